"""Evaluates an edit: changes attributes of a program, compiles it, prices it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.core import Module
from shardwright.ir.print import print_module
from shardwright.ir.verify import check
from shardwright.passes.base import Memory
from shardwright.passes.cost.evaluation.evaluate import Before, Cost, StepTimes, step_times, trace
from shardwright.passes.cost.liveness.analysis import Peak
from shardwright.passes.cost.liveness.scripts import DEFAULT, script_bytes, script_peak
from shardwright.passes.cost.trials.compile import Compiled, compiled
from shardwright.passes.cost.trials.places import (
    SHARDING,
    Edit,
    Places,
    Where,
    inside,
    op_places,
)
from shardwright.passes.registry import Pipeline
from shardwright.passes.target import Target

__all__ = ["SHARDING", "Edit", "Outcome", "Where", "edited", "inside", "op_places", "trial"]


@dataclass(frozen=True)
class Outcome:
    """The result of a program with edits on a target. Seconds and bytes are those of one device.

    `ring_bytes`: received while main runs once, by ring algorithms. Loops that do not say how often
    they run count as one turn if the target does not say either. All is computed on demand.
    `script`: memory is that of this one (`liveness/scripts.py`). `before`: what trials on the
    same machines found out.
    """

    compiled: Compiled
    script: str = DEFAULT
    before: Before | None = None

    @property
    def local(self) -> Module:
        """The program of one device."""
        return self.compiled.local

    @cached_property
    def text(self) -> str:
        """The text of the program of one device."""
        return print_module(self.local)

    @cached_property
    def cost(self) -> Cost | None:
        """None without a cluster."""
        target = self.compiled.target
        if target.machines is None:
            return None
        known = self.__dict__.get("memory")
        priced = target.with_trips(target.trips or 1)
        found = trace(self.local, priced, self.script, memory=known, before=self.before)
        if found.memory is not None:
            self.__dict__.setdefault("memory", found.memory)
        return found.cost

    @property
    def seconds(self) -> float | None:
        """Of one step; None without a cluster."""
        return None if self.times is None else self.times.step

    @cached_property
    def times(self) -> StepTimes | None:
        """Of one step; None without a cluster."""
        target = self.compiled.target
        if target.machines is None:
            return None
        known: Cost | None = self.__dict__.get("cost")
        if known is not None:
            return StepTimes(known.step, known.exposed)
        return step_times(self.local, target.with_trips(target.trips or 1), self.before)

    @cached_property
    def memory(self) -> Peak:
        """The peak memory of one device, and the live values then."""
        return script_peak(self.local, self.compiled.target.machines, self.script)

    @cached_property
    def peak(self) -> int:
        """Bytes held at most."""
        known: Peak | None = self.__dict__.get("memory")
        if known is not None:
            return known.bytes
        return script_bytes(self.local, self.compiled.target.machines, self.script)

    @property
    def fits(self) -> bool | None:
        """True if they are no more than a chip has; None without a cluster."""
        target = self.compiled.target
        return None if target.machines is None else self.peak <= target.memory

    @cached_property
    def ring_bytes(self) -> float:
        """Bytes received in collectives."""
        return collective_traffic.total_ring_bytes(self.local)

    @cached_property
    def argument_bytes(self) -> int:
        """Bytes of the arguments of main."""
        return collective_traffic.argument_bytes(self.local)


def trial(
    program: Module,
    edits: Iterable[Edit] = (),
    target: Target = Target(),
    *,
    pipeline: Pipeline | None = None,
    is_judged: bool = False,
    script: str = DEFAULT,
    memory: Memory | None = None,
) -> Outcome:
    """A program with edits, compiled for a target; the program itself stays as it is.

    The edits' result is that of a program whose text has them. `is_judged`: also leave out
    optimisations that do not pay on the target, as the verbs do; a search asks for that at its end.
    `pipeline`: instead take the steps that judging found for another program. `script`: whose
    memory is asked for. `memory`: what passes found out in other runs.
    Raises ProgramError where the edited program is wrong, or cannot be compiled.
    """
    copy = edited(program, edits)
    made = compiled(copy, target, pipeline=pipeline, is_judged=is_judged, memory=memory)
    return Outcome(made, script)


def edited(program: Module, edits: Iterable[Edit]) -> Module:
    """A checked copy of a program with edits. Raises ProgramError where it is wrong then."""
    copy = program.clone()
    places = Places(copy)
    found = [(places.find(edit.where), edit) for edit in edits]  # before any op is changed
    for where, edit in found:
        places.apply(where, edit)
    check(copy)
    return copy
