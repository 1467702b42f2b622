"""The trace of a propagation: who set which sharding and what it saw, as ids in order of time.

A recorder is handed to the driver by who wants to know; ordinary runs have none. It keeps slots,
positions and interned shardings, no text. `passes/propagation/provenance/origin_chains.py`
reads it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from shardwright.passes.propagation.engine.factor_propagation import Direction
from shardwright.passes.propagation.engine.flat_module import Flow
from shardwright.spec.sharding import Sharding

RETURN = -1  # in place of an op: main's returned values and its declared results agree

Key = tuple[Sharding | None, ...]


class Event(NamedTuple):
    """One sharding that was set.

    op        index into `flow.ops`, or RETURN
    position  tensor of the op that changed, operands before results
    slot      the slot that was set; another than that of the tensor for members of its group
    slots     those of the op's tensors
    seen      shardings of the op's tensors just before
    new       the sharding as the op saw it, manual axes included
    """

    op: int
    position: int
    slot: int
    slots: tuple[int, ...]
    seen: Key
    new: Sharding


class Visit(NamedTuple):
    """A visit of an op in the last round, and what it sees: the basis of refusals."""

    seen: Key
    directions: tuple[Direction, ...]
    is_elementwise: bool
    is_conservative: bool
    is_basic: bool  # the basic strategy: a conflict in one tensor stops all of them


@dataclass(slots=True)
class Recorder:
    """The log of one propagation. `start` and `flow.state` are the shardings before and after.

    `entered`: arguments of manual computations, by slot, as seen from outside before propagation.
    """

    events: list[Event] = field(default_factory=list[Event])
    start: list[Sharding | None] = field(default_factory=list["Sharding | None"])
    flow: Flow | None = None
    entered: dict[int, Sharding] = field(default_factory=dict[int, Sharding])
    visits: dict[int, Visit] = field(default_factory=dict[int, Visit])  # by op; none: inert

    def changed(
        self,
        op: int,
        position: int,
        slots: tuple[int, ...],
        seen: Key,
        new: Sharding,
        group: tuple[int, ...],
    ) -> None:
        """Note that an op sets a slot, and with it those of its group."""
        for slot in (slots[position], *group):
            self.events.append(Event(op, position, slot, slots, seen, new))
