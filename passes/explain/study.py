"""One recorded run of the main pipeline, from which all queries are answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.analysis.collective_traffic import Transfer
from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.errors import Diagnostic
from shardwright.ir.walk import all_ops, all_values
from shardwright.passes.base import Memory
from shardwright.passes.cost.trials.compile import Compiled, Run, compiled, expect_global, quiet
from shardwright.passes.cost.trials.short_programs import ShortProgram
from shardwright.passes.cost.trials.trial import Outcome, Where, inside
from shardwright.passes.explain.movers import Mover, number_movers, number_of, prepare
from shardwright.passes.explain.value_numbers import Names
from shardwright.passes.propagation.engine.traceable import Traceable
from shardwright.passes.propagation.provenance.origin_chains import Recorder, Trace
from shardwright.passes.registry import Hook, Pipeline, Step
from shardwright.passes.shared.shardings import visible_sharding
from shardwright.passes.target import Target
from shardwright.spec.axes import Axes
from shardwright.spec.sharding import Sharding


@dataclass
class Study:
    """A propagated program, how its shardings came about, and what partitioning it moves.

    program  as it was read; no pass has changed it
    compiled  the program, partitioned
    given    shardings that values had in the text, by number of `names`
    changes  what passes other than propagation did: number -> (pass, sharding after it)
    movers   what `insert-reshards` placed, in program order
    sent     collectives of the local program, in program order
    mover_of the mover that each collective carries out; None for those the program spells itself
    stages   the pipeline stages whose movers these are; None for all of the program
    """

    program: Module
    compiled: Compiled
    module: Module
    names: Names
    trace: Trace
    given: dict[int, Sharding]
    changes: dict[int, list[tuple[str, Sharding | None]]]
    movers: list[Mover]
    sent: list[Transfer]
    mover_of: list[int | None]
    stages: frozenset[int] | None = None

    @cached_property
    def outcome(self) -> Outcome:
        """The outcome of the program on its target."""
        return Outcome(self.compiled)

    @property
    def argument_bytes(self) -> int:
        """Bytes of the arguments of main on one device."""
        return self.outcome.argument_bytes

    @property
    def ring_bytes(self) -> float:
        """The bytes that a device receives while main runs once."""
        return sum(transfer.total_bytes for transfer in self.sent)

    @cached_property
    def _ops(self) -> dict[str, list[Op]]:
        return {func.symbol: list(inside(func)) for func in self.program.funcs}

    def program_op(self, where: Where) -> Op:
        """The op of the program as it was read."""
        assert where.op is not None
        return self._ops[where.function][where.op]

    def sharding(self, number: int) -> Sharding | None:
        """The sharding of a value after propagation."""
        return visible_sharding(self.names.values[number])

    def slot(self, number: int) -> int | None:
        """The slot of a value in the trace; None for one that no sharding goes to."""
        value = self.names.values[number]
        found = self.trace.slots.get(value)
        if found is not None:
            return found
        for other, slot in self.trace.slots.items():
            if self.names.number(other) == number:
                return slot
        return None

    def bytes_of(self, mover: int) -> float:
        """Bytes that a device receives for a mover, all executions."""
        pairs = zip(self.sent, self.mover_of, strict=True)
        return sum(transfer.total_bytes for transfer, found in pairs if found == mover)

    @property
    def own_movers(self) -> list[Mover]:
        """The movers of the stages that it stands for."""
        if self.stages is None:
            return self.movers
        return [mover for mover in self.movers if mover.number in self.stages_of]

    @cached_property
    def stages_of(self) -> dict[int, list[int | None]]:
        """By mover the pipeline stages that carry it out, None outside of stages."""
        found: dict[int, dict[int | None, None]] = {}
        for transfer, mover in zip(self.sent, self.mover_of, strict=True):
            if mover is not None:
                found.setdefault(mover, {})[transfer.stage] = None
        return {mover: [*stages] for mover, stages in found.items()}


def study(
    program: Module,
    target: Target = Target(),
    run: Run = quiet,
    stands_for: ShortProgram | None = None,
) -> Study:
    """Run a program that was read on the pipeline of all verbs, and note what happens.

    `stands_for`: as `compiled` takes it. Raises ProgramError where the program cannot be propagated
    or partitioned.
    """
    expect_global(program, "explain")
    recorder = Recorder()
    seen: list[_Seen] = []

    def watched(
        module: Module,
        pipeline: Pipeline,
        after: Sequence[Hook] = (),
        memory: Memory | None = None,
    ) -> Module:
        if not seen:  # of the two runs the one that propagates
            seen.append(_Seen(module))
            return run(module, _recorded(pipeline, recorder), (*after, seen[0].note))
        return run(module, pipeline, (*after, seen[0].numbering(module)), memory)

    found = compiled(program, target, watched, is_followed=True, stands_for=stands_for)
    sent = collective_traffic.collectives(found.local)
    return Study(
        program,
        found,
        seen[0].module,
        seen[0].names,
        Trace(recorder),
        seen[0].given,
        seen[0].changes,
        seen[0].movers,
        sent,
        [number_of(transfer.op) for transfer in sent],
    )


class _Seen:
    """The records of a program while it is propagated and partitioned."""

    def __init__(self, module: Module) -> None:
        self.module, self.names = module, Names(module)
        values = self.names.values
        self.given = {n: s for n, v in enumerate(values) if (s := v.sharding) is not None}
        self.changes: dict[int, list[tuple[str, Sharding | None]]] = {}
        self.movers: list[Mover] = []
        self._plain = [n for n, value in enumerate(values) if _is_plain(value, module.main)]
        plain = frozenset(self._plain)
        self._other = [n for n in range(len(values)) if n not in plain]
        self._plain_now = [values[n].sharding for n in self._plain]
        self._other_now = [visible_sharding(values[n]) for n in self._other]

    def note(self, step: Step, _: Module) -> None:
        """Note which shardings a pass changed that is not propagation."""
        values = self.names.values
        plain = [values[n].sharding for n in self._plain]
        other = [visible_sharding(values[n]) for n in self._other]
        if not isinstance(step.run, Traceable):
            self._note(step, self._plain, self._plain_now, plain)
            self._note(step, self._other, self._other_now, other)
        self._plain_now, self._other_now = plain, other

    def _note(
        self, step: Step, numbers: list[int], before: list[Sharding | None],
        now: list[Sharding | None],
    ) -> None:  # fmt: skip
        if before == now:  # of most passes, and quickly found
            return
        for number, old, new in zip(numbers, before, now, strict=True):
            if new is not old and _axes(new) != _axes(old):
                self.changes.setdefault(number, []).append((step.name, new))

    def numbering(self, copy: Module) -> Hook:
        """A hook that numbers the movers, once they are there, of a copy of the propagated one."""
        every = [all_values(all_ops(module)) for module in (copy, self.module)]
        pairs = zip(*every, strict=True)
        originals = dict(pairs)
        prepare(copy, self.names)

        def number(step: Step, module: Module) -> None:
            if step.run.leaves == "resharded" and step.run.needs == "propagated":
                self.movers = number_movers(module, originals, self.names)

        return number


def _is_plain(value: Value, main: Func | None) -> bool:
    """True if the sharding of a value stands nowhere but on it, whatever passes do."""
    if isinstance(value.owner, Op):
        return not value.owner.regions and not value.owner.name.startswith("sdy.")
    owner = value.owner.parent
    is_reducer = isinstance(owner, Op) and not isinstance(owner, Func) and bool(owner.sig.rule)
    return (owner is not None and owner is main) or is_reducer


def _axes(found: Sharding | None) -> list[Axes]:
    """The axes that cut the dims; none at all is like no sharding."""
    return [axes for axes in found.axes] if found is not None and any(found.axes) else []


def _recorded(pipeline: Pipeline, recorder: Recorder) -> Pipeline:
    """The pipeline with a recorder in its propagation."""

    def run(self: Traceable, module: Module) -> list[Diagnostic]:
        return self.traced(module, recorder)

    def watched(step: Step) -> Step:
        if not isinstance(step.run, Traceable):
            return step
        options = {f.name: getattr(step.run, f.name) for f in fields(step.run)}
        kind = type("Recorded", (type(step.run),), {"run": run})
        return Step(step.name, kind(**options))

    return Pipeline(tuple(map(watched, pipeline.steps)))
