"""One run of the whole road with the recorder on: what every later question is answered from."""

from __future__ import annotations

from dataclasses import dataclass, fields

from shardwright.ir import traffic
from shardwright.ir.core import Module, Op, Value, clone
from shardwright.ir.errors import Diagnostic
from shardwright.ir.print import print_module
from shardwright.ir.traffic import Transfer
from shardwright.passes.provenance import Recorder, Trace
from shardwright.passes.registry import Pipeline, Step, parse_pipeline
from shardwright.passes.shard._shardings import visible_sharding
from shardwright.passes.shard.sdy_user_priority_propagate import UserPriorityPropagate
from shardwright.spec.axes import Axes
from shardwright.spec.sharding import Sharding

from .. import road
from ..work import Work
from .movers import Mover, number_movers, number_of, prepare
from .names import Names

PARTITION = ("insert-reshards", "pad,reshard-to-collectives,localize")


@dataclass
class Study:
    """A propagated program, how its shardings came about, and what partitioning it moves.

    given    shardings that values had in the text, by number of `names`
    changes  what passes other than propagation did: number -> (pass, sharding after it)
    movers   what `insert-reshards` placed, in program order
    sent     collectives of the local program, in program order
    mover_of the mover that each collective carries out; None for those the program spells itself
    """

    module: Module
    names: Names
    trace: Trace
    given: dict[int, Sharding]
    changes: dict[int, list[tuple[str, Sharding | None]]]
    movers: list[Mover]
    sent: list[Transfer]
    mover_of: list[int | None]
    argument_bytes: int

    @property
    def ring_bytes(self) -> float:
        """What a device receives while main runs once."""
        return sum(transfer.total_bytes for transfer in self.sent)

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


def study(work: Work, module: Module) -> Study:
    """Run a program that was read. Raises ProgramError where partitioning does."""
    live = road.fresh(work, module)
    names, recorder = Names(live), Recorder()
    given = {n: s for n, v in enumerate(names.values) if (s := v.sharding) is not None}
    changes: dict[int, list[tuple[str, Sharding | None]]] = {}
    now: list[Sharding | None] = [visible_sharding(value) for value in names.values]
    plain = [value.op is not None and _says_all(value.op) for value in names.values]

    def note(step: Step, _: Module) -> None:
        for number, value in enumerate(names.values):
            found = value.sharding if plain[number] else visible_sharding(value)
            before = now[number]
            if found is before:
                continue
            now[number] = found
            if not isinstance(step.run, UserPriorityPropagate) and _axes(found) != _axes(before):
                changes.setdefault(number, []).append((step.name, found))

    watch = road.Watch(verify_each=False, after=(note,))
    road.apply(work, live, _recorded(parse_pipeline("propagate"), recorder), watch)
    work.text = print_module(live)  # what a crash below is repeated from
    movers, local = _partitioned(work, live, names)
    sent = traffic.collectives(local)
    return Study(
        live,
        names,
        Trace(recorder),
        given,
        changes,
        movers,
        sent,
        [number_of(transfer.op) for transfer in sent],
        traffic.argument_bytes(local),
    )


def _says_all(op: Op) -> bool:
    """Whether the shardings of an op's results stand nowhere but on them."""
    return not op.regions and not op.name.startswith("sdy.")


def _axes(found: Sharding | None) -> list[Axes]:
    """What cuts the dims; nothing at all is like no sharding."""
    return [axes for axes in found.axes] if found is not None and any(found.axes) else []


def _recorded(pipeline: Pipeline, recorder: Recorder) -> Pipeline:
    """The pipeline with a recorder in its propagation."""

    @dataclass(frozen=True)
    class Recorded(UserPriorityPropagate):
        def run(self, module: Module) -> list[Diagnostic]:
            return self.traced(module, recorder)

    def watched(step: Step) -> Step:
        if not isinstance(step.run, UserPriorityPropagate):
            return step
        options = {f.name: getattr(step.run, f.name) for f in fields(step.run)}
        return Step(step.name, Recorded(**options))

    return Pipeline(tuple(map(watched, pipeline.steps)))


def _partitioned(work: Work, module: Module, names: Names) -> tuple[list[Mover], Module]:
    """The movers of a propagated program, and the local program, made of a copy."""
    mapping: dict[Value, Value] = {}
    copy = copied(module, mapping)
    originals = {new: old for old, new in mapping.items()}
    prepare(copy, names)
    watch = road.Watch(verify_each=False)
    first, rest = (parse_pipeline(text) for text in PARTITION)
    road.apply(work, copy, first, watch)
    movers = number_movers(copy, originals, names)
    road.apply(work, copy, rest, watch)
    return movers, copy


def copied(module: Module, mapping: dict[Value, Value]) -> Module:
    """A deep copy of a module; `mapping` learns the copy of each value."""
    copy = Module(module.symbol, module.notes)
    copy.file, copy.source, copy.resources = module.file, module.source, module.resources
    for op in module.ops:
        copy.body.append(clone(op, mapping))
    return copy
