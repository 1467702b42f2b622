"""Incremental propagation for searches: one program, changing annotations.

    steps = IncrementalPropagation(module)      # stands before sdy-user-priority-propagate
    changed = steps.change({value: sharding})   # what came out otherwise than before
    steps.undo()

The shardings are always equal to those of a fresh `sdy-user-priority-propagate` on the program with
these annotations. Only transitions and their effects on a few ops at a time are remembered, never
whole results.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from shardwright.ir.core import Module, Value
from shardwright.ir.errors import error, nearest
from shardwright.passes.propagation.engine.flat_module import flatten
from shardwright.passes.propagation.engine.priorities import (
    STRATEGIES,
    Scheduler,
    run_by_user_priority,
)
from shardwright.passes.propagation.engine.run import drop_rules, write_rules
from shardwright.passes.propagation.engine.sharding_groups import synchronise
from shardwright.passes.propagation.incremental.compiled_engine import CompiledEngine, compiled_loop
from shardwright.passes.propagation.incremental.restartable_engine import RestartingEngine
from shardwright.passes.propagation.incremental.segmented_engine import SegmentedEngine
from shardwright.passes.shared.dead_ops import erase_dead
from shardwright.passes.shared.shardings import sharding_of
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import EDGES


@dataclass(frozen=True, slots=True)
class _Step:
    """The record that undoes a change."""

    annotated: dict[int, Sharding | None]  # the old annotations, by slot
    before: Any  # a snapshot of the engine


class IncrementalPropagation:
    """A program whose annotations can be changed; `Module` itself only by `write`.

    The module must have been imported (`sdy-import-pipeline` and what follows it up to
    propagation). Dead ops are erased from it. A value's annotation is what stood on it before
    propagation; values that a data-flow edge ties have one, and so have those of a sharding group.
    `compiled` takes numba and some seconds in advance, and is several times as fast then. Raises
    ProgramError as propagation does.
    """

    def __init__(
        self,
        module: Module,
        *,
        strategy: str = "aggressive",
        conservative: bool = False,
        chlo_rules: bool = True,
        compiled: bool = False,
    ) -> None:
        if strategy not in STRATEGIES:
            message = f'no propagation strategy "{strategy}"'
            raise error(message, help=nearest(strategy, list(STRATEGIES)), code=2)
        synchronise(module)
        erase_dead(module)
        self._flow = flatten(module, chlo_rules=chlo_rules, conservative=conservative)
        self._written = list(self._flow.state)
        self._engine: RestartingEngine
        if compiled:
            self._engine = CompiledEngine(self._flow, compiled_loop(), conservative=conservative)
        else:
            self._engine = SegmentedEngine(self._flow, conservative=conservative)
        self._scheduler = Scheduler(self._engine, strategy)
        self._with_priority = {
            slot for slot, given in enumerate(self._written) if _has_priority(given)
        }
        self._steps: list[_Step] = []
        self._has_rules = False  # in the module
        self._run()

    def sharding(self, value: Value) -> Sharding | None:
        """The propagated sharding of a value."""
        return self._engine.sharding(self._slot(value))

    def annotation(self, value: Value) -> Sharding | None:
        """The sharding of a value before propagation."""
        return self._engine.annotated[self._slot(value)]

    def change(self, annotations: Mapping[Value, Sharding | None]) -> dict[Value, Sharding | None]:
        """Replace annotations and propagate; the values that have another sharding than before.

        Raises ProgramError for a value that cannot be annotated, or not so; nothing has changed
        then.
        """
        given = self._given(annotations)
        before, annotated = self._engine.snapshot(), self._engine.annotated
        self._steps.append(_Step({slot: annotated[slot] for slot in given}, before))
        self._annotate(given)
        self._run()
        return cast(dict[Value, Sharding | None], self._engine.changed_since(before))

    def undo(self) -> None:
        """Take the last change back."""
        if not self._steps:
            raise error("no change is left to undo", code=2)
        step = self._steps.pop()
        self._annotate(step.annotated)
        self._engine.go_back(step.before)

    def write(self, *, keeps_rules: bool = False) -> None:
        """Write the propagated shardings into the module, as the pass leaves it.

        `keeps_rules`: with the rules of ops, as its option of that name; then always.
        """
        self._engine.leave()
        flow, before = self._flow, list(self._written)
        self._written = list(flow.state)
        changed = [v for v, a, b in zip(flow.values, before, flow.state, strict=True) if a is not b]
        several = dict.fromkeys(v.op for v in changed if v is not None and v.op is not None)
        for op in several:
            if len(op.results) > 1:
                # What was filled in for a missing sharding must not stay.
                for value in op.results:
                    value.set_sharding(None)
                    before[self._slot(value)] = None
        flow.write(before)
        if not keeps_rules:
            drop_rules(flow)
        elif not self._has_rules:
            write_rules(flow)
            self._has_rules = True

    def _run(self) -> None:
        self._engine.restart()
        if self._with_priority:
            run_by_user_priority(self._engine, self._run_rounds)
        else:
            self._scheduler.run(by_op_priority=True)

    def _run_rounds(self) -> None:
        self._engine.enter()
        self._scheduler.run(by_op_priority=True)
        self._engine.leave()

    def _annotate(self, given: dict[int, Sharding | None]) -> None:
        self._engine.annotate(given)
        for slot, new in given.items():
            self._with_priority.discard(slot)
            if _has_priority(new):
                self._with_priority.add(slot)

    def _slot(self, value: Value) -> int:
        slot = self._flow.slot_of.get(value)
        if slot is None:
            message = f"a value of type {value.type} has no sharding of its own here"
            raise error(message, help="annotate an argument of a function or a result of an op")
        return slot

    def _given(self, annotations: Mapping[Value, Sharding | None]) -> dict[int, Sharding | None]:
        """Annotations by slot. Those of a group's member are its group's."""
        given: dict[int, Sharding | None] = {}
        for value, new in annotations.items():
            slot = self._checked(value, new)
            if given.get(slot, new) is not new:
                message = f"two annotations for one value: {given[slot]} and {new}"
                raise error(message, help="values tied by a group or an edge share theirs")
            for member in (slot, *self._flow.groups.get(slot, ())):
                if new is None:
                    _check_removable(self._flow.values[member])
                given[member] = new
        return given

    def _checked(self, value: Value, new: Sharding | None) -> int:
        slot = self._slot(value)
        if new is None:
            return slot
        if new.rank != len(value.shape):
            message = f"sharding doesn't match tensor rank: {new.rank} != {len(value.shape)}"
            raise error(message, help=f"give a sharding with {len(value.shape)} dims")
        if new.mesh not in self._engine.meshes:
            names = list(self._engine.meshes)
            raise error(f"unknown mesh: @{new.mesh}", help=nearest(str(new.mesh), names))
        return slot


def _check_removable(value: Value | None) -> None:
    """Refuse for ops that are made to name a sharding, such as constraints."""
    op = None if value is None else value.op
    if value is None or op is None or op.name in EDGES:
        return
    if value.sharding is None and sharding_of(value) is not None:
        message = f"{op.name} must have a sharding"
        raise error(message, help="give a fully open one")


def _has_priority(given: Sharding | None) -> bool:
    return given is not None and any(dim.priority is not None for dim in given.dims)
