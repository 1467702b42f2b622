"""What a program in pipeline stages is made of: stages, what they send, lists of actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass

from shardwright.ir.analysis.collective_traffic import collectives, dot_flops
from shardwright.ir.analysis.handed_results import handed_on, readers_of
from shardwright.ir.analysis.local_plan import Plan, axis_names, read_plan
from shardwright.ir.analysis.staged_step import Laid, StagedStep, read_staged
from shardwright.ir.core import Module, Value
from shardwright.ir.reference.mesh_transfers import blocks_on, elements, routes
from shardwright.ir.value_labels import NOT_SAID, axes_words, location, shown, spelled
from shardwright.passes.explain.stages.value_layouts import ValueLayouts
from shardwright.spec.attributes import String
from shardwright.spec.axes import Mesh
from shardwright.spec.machines.number_words import byte_count
from shardwright.spec.plan import SCHEDULE
from shardwright.spec.types import Type

_Laid = tuple[Type | None, str, str, int]  # of what passes between stages; see `TransferLine`
FORWARD, BACKWARD, UPDATE, NEXT_STEP = "forward", "backward", "update", "next step"


@dataclass(frozen=True)
class StageLine:
    """A stage. `rank`: its group of devices; `mesh`: of that, as text; `devices`: of that.

    Bytes, flops and collectives are of one of them, in a step: of arguments that it takes, and what
    it receives in collectives on a ring.
    """

    stage: int
    rank: int
    mesh: str
    devices: int
    functions: tuple[str, ...]
    argument_bytes: int
    result_bytes: int
    collectives: int
    ring_bytes: float
    dot_flops: float


@dataclass(frozen=True)
class TransferLine:
    """A value that one stage sends another. `stage`, `to_stage`: who does; `made_by`: the stage
    that makes it, another one where it is handed on.

    `when`: with each micro-batch, `forward` or `backward`; behind the last, for an `update`; or for
    the `next step`. `value`: its name in the text; `op`: what makes it, at `loc`. `type`: of all of
    it; `from_layout`, `to_layout`: how it is cut on both sides; `-` where the program does not say.
    `bytes`: that a device receives at most, each time; `count`: times per step.
    """

    stage: int
    to_stage: int
    made_by: int
    when: str
    value: str
    op: str
    loc: str
    type: str
    from_layout: str
    to_layout: str
    bytes: int
    count: int

    def record(self) -> dict[str, object]:
        """The machine form: keys as the fields, layouts as `from`, `to`."""
        found = asdict(self)
        layouts = {key: found.pop(f"{key}_layout") for key in ("from", "to")}
        return {**found, **layouts}

    @property
    def words(self) -> str:
        """`stage 0 -> 1, forward: %3 = stablehlo.tanh, 4x8xf32, [{"x"}, {}], 64 B x 2`."""
        layout = self.from_layout
        layout += f" -> {self.to_layout}" if self.to_layout != layout else ""
        made = f" = {self.op}" if self.op else ""
        by = f", made by stage {self.made_by}" if self.made_by != self.stage else ""
        where = f" ({self.loc})" if self.loc else ""
        much = byte_count(self.bytes) + (f", {self.count} times" if self.count > 1 else "")
        ends = f"stage {self.stage} -> {self.to_stage}, {self.when}"
        return f"{ends}: {self.value}{made}{by}, {self.type}, {layout}, {much}{where}"


@dataclass(frozen=True)
class PipelineFacts:
    """`rows`: by rank its actions, as `plan.actions` spells them."""

    schedule: str
    microbatches: int
    rows: tuple[str, ...]
    stages: tuple[StageLine, ...]
    transfers: tuple[TransferLine, ...]

    def record(self) -> dict[str, object]:
        """The machine form."""
        return {
            "stages": [asdict(one) for one in self.stages],
            "transfers": [one.record() for one in self.transfers],
            "schedule": {
                "name": self.schedule, "microbatches": self.microbatches,
                "actions": [{"rank": k, "stages": self.stages_of(k), "row": row}
                            for k, row in enumerate(self.rows)],
            },
        }  # fmt: skip

    def stages_of(self, rank: int) -> list[int]:
        """The stages of a rank."""
        return [one.stage for one in self.stages if one.rank == rank]


def pipeline_facts(program: Module, layouts: ValueLayouts) -> PipelineFacts | None:
    """The facts of a closed program of one device; None where it has no stages."""
    step = read_staged(program)
    return None if step is None else _Facts(program, step, layouts).read()


class _Facts:
    def __init__(self, program: Module, step: StagedStep, layouts: ValueLayouts) -> None:
        self.program, self.step, self.layouts = program, step, layouts
        self.plan: Plan = read_plan(program)
        self.makers = {v: one for one in step.pieces for v in one.makes}
        self.sent = collectives(program)

    def read(self) -> PipelineFacts:
        step, said = self.step, self.program.notes.get(SCHEDULE)
        name = said.value if isinstance(said, String) else NOT_SAID
        stages = tuple(self._stage(stage) for stage in range(len(step.places)))
        found = (*self._with_microbatches(), *self._behind(), *self._handed_on())
        count = step.copies * step.microbatches
        return PipelineFacts(name, count, step.rows, stages, found)

    def _mesh(self, rank: int) -> Mesh:
        groups = self.plan.groups
        return self.plan.mesh if groups is None else groups.meshes[rank]

    def _stage(self, stage: int) -> StageLine:
        rank = self.step.places[stage]
        mesh, sent = self._mesh(rank), [one for one in self.sent if one.stage == stage]
        pieces = [one for one in self.step.pieces if one.stage == stage]
        taken = dict.fromkeys(value for one in pieces for value in one.takes)
        made = dict.fromkeys(value for one in pieces for value in one.makes)
        results, args = set(self.step.results), set(self.plan.main.args)
        return StageLine(
            stage, rank, str(mesh), mesh.device_count,
            tuple(dict.fromkeys(one.func.symbol for one in pieces)),
            sum(self._bytes(value, rank) for value in taken if value in args),
            sum(value.type.bytes for value in made if value in results),
            sum(one.count for one in sent), sum(one.total_bytes for one in sent),
            dot_flops(self.program, stage),
        )  # fmt: skip

    def _bytes(self, value: Value, rank: int) -> int:
        """Of a value as a group of devices holds it."""
        laid = self.step.laid.get((value, rank))
        return (value.type if laid is None else laid.local).bytes

    # --- transfers

    def _with_microbatches(self) -> Iterator[TransferLine]:
        for (stage, to), values in self.step.sent.items():
            for value in values:
                way = FORWARD if to > stage else BACKWARD
                yield self._line(value, stage, to, way, self.step.microbatches)

    def _behind(self) -> Iterator[TransferLine]:
        done: set[tuple[Value, int]] = set()
        for one in self.step.updates:
            for value in one.takes:
                home = self.step.homes.get(value, one.stage)
                there = self.step.places[one.stage]
                if self.step.places[home] != there and (value, there) not in done:
                    done.add((value, there))
                    yield self._line(value, home, one.stage, UPDATE, 1)

    def _handed_on(self) -> Iterator[TransferLine]:
        """Results that stages of other groups read in the next step."""
        for value, arg in handed_on(self.step, self.plan).items():
            home = self.step.homes[value]
            for there in sorted(readers_of(self.step, arg) - {self.step.places[home]}):
                readers = (one.stage for one in self.step.pieces if arg in one.takes)
                to = min(stage for stage in readers if self.step.places[stage] == there)
                ends = self.step.places[home], there
                laid = (*self._held(arg, ends), self._bytes(arg, there))
                yield self._line(value, home, to, NEXT_STEP, 1, laid)

    def _held(self, arg: Value, ranks: tuple[int, int]) -> tuple[Type, str, str]:
        """Type of an argument, and how groups of devices hold it."""
        tensor = self.plan.args[arg.index]
        own = axes_words(tensor.axes)
        laid = (self.step.laid.get((arg, rank)) for rank in ranks)
        before, after = (own if one is None else shown(one.whole, one.sharding) for one in laid)
        return tensor.type, before, after

    def _line(
        self, value: Value, stage: int, to: int, when: str, count: int, laid: _Laid | None = None
    ) -> TransferLine:
        made, op = self._made(value), self._made(value).op
        type, before, after, size = laid or self._laid(value, made, stage, to)
        return TransferLine(
            stage, to, self.makers[value].stage, when,
            f"{self.layouts.name_of(made)} of @{self.makers[value].func.symbol}",
            "" if op is None else op.name, "" if op is None else location(self.program, op),
            NOT_SAID if type is None else spelled(type), before, after, size, count,
        )  # fmt: skip

    def _made(self, value: Value) -> Value:
        """The value inside of the function that makes it."""
        piece = self.makers[value]
        return piece.func.body.terminator.operands[piece.makes.index(value)]

    def _laid(self, value: Value, made: Value, stage: int, to: int) -> _Laid:
        """Type, layouts on both sides, and bytes that a device receives at most."""
        ranks = [self.step.places[stage], self.step.places[to]]
        ends = [self.step.laid.get((value, rank)) for rank in ranks]
        if ends[0] is not None and ends[1] is not None:
            before, after = (shown(one.whole, one.sharding) for one in ends if one is not None)
            return ends[0].whole, before, after, self._received(ends[0], ends[1], ranks)
        held = value.type.bytes
        found = self.layouts.of(made)
        if found is None:
            return None, NOT_SAID, NOT_SAID, held
        layout = shown(*found)
        return found[0], layout, layout, held

    def _received(self, before: Laid, after: Laid, ranks: list[int]) -> int:
        """The most that a device receives, where both ends have meshes of their own."""
        meshes = [self._mesh(rank) for rank in ranks]
        givers, takers = (
            blocks_on(one.whole.shape, axis_names(one.sharding), _sizes(mesh))
            for one, mesh in zip((before, after), meshes, strict=True)
        )
        found: dict[int, int] = {}
        for _, taker, block in routes(givers, takers):
            found[taker] = found.get(taker, 0) + elements(block)
        whole = before.whole
        return max(found.values(), default=0) * whole.bytes // max(1, whole.count)


def _sizes(mesh: Mesh) -> Mapping[str, int]:
    """By axis its size, major to minor."""
    return {axis: mesh.axis_size(axis) for axis in mesh.names}
