"""The interface of engines that propagate one program repeatedly."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress
from operator import is_not
from typing import Any

from shardwright.ir.core import Value
from shardwright.passes.propagation.engine.flat_module import Flow
from shardwright.passes.propagation.engine.worklist import Engine
from shardwright.spec.sharding import Sharding

State = list[Sharding | None]
Shardings = dict[Value | None, Sharding | None]


class RestartingEngine(Engine):
    """An engine that can start over. The program has no dead ops.

    `annotated` is what stands on the slots before propagation.
    """

    def __init__(self, flow: Flow, *, conservative: bool = False) -> None:
        super().__init__(flow, conservative=conservative)
        self.annotated: State = list(flow.state)

    def annotate(self, given: Mapping[int, Sharding | None]) -> None:
        """Put other annotations on slots; they count from the next start on."""
        for slot, new in given.items():
            self.annotated[slot] = new

    def restart(self) -> None:
        """Take the annotations, as if nothing had been propagated yet."""
        self.flow.state = list(self.annotated)

    def enter(self) -> None:
        """Take note of what was written to `flow.state`."""

    def leave(self) -> None:
        """Bring `flow.state` up to date."""

    def sharding(self, slot: int) -> Sharding | None:
        """The sharding of a slot now."""
        return self.flow.state[slot]

    def snapshot(self) -> Any:
        """The snapshot with which `go_back` restores the shardings of now."""
        return self.flow.state

    def go_back(self, snapshot: Any) -> None:
        """Bring back all shardings of a snapshot."""
        self.flow.state = snapshot

    def changed_since(self, snapshot: Any) -> Shardings:
        """The shardings that are others than in a snapshot; declared results are left out."""
        state, values = self.flow.state, self.flow.values
        changed = list(map(is_not, state, snapshot))
        found: Shardings = dict(
            zip(compress(values, changed), compress(state, changed), strict=True)
        )
        found.pop(None, None)
        return found
