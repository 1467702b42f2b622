"""Reports about one target or about the whole program, as text or JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from shardwright.ir.core import Value
from shardwright.ir.errors import Place, error
from shardwright.passes.explain.answer_words import text_of
from shardwright.passes.explain.chains import Chains, Conflict, Link
from shardwright.passes.explain.fix_its import Annotation, Fix, Fixer
from shardwright.passes.explain.mover_groups import Group, groups, record
from shardwright.passes.explain.movers import Mover
from shardwright.passes.explain.stages.pipeline_facts import PipelineFacts, TransferLine
from shardwright.passes.propagation.provenance.origin_chains import axes_of
from shardwright.spec.axes import Axes
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType, Type

USAGE = 2  # exit code
TOP = 10  # groups of movers that are listed without a target
TRIES = 4  # annotations tried for each of them


@dataclass
class Reason:
    """One axis that a sharding was asked to have, or has without being asked."""

    dim: int
    axis: str
    has: bool
    wanted: bool
    why: str


@dataclass
class WhyNot:
    """Why a value does not have a sharding, and what a run that gives it that would move."""

    wanted: Sharding
    reasons: list[Reason]
    fix: Fix | None


@dataclass(frozen=True)
class Elsewhere:
    """How a value is cut on stages of a pipeline that have another mesh."""

    stages: tuple[int, ...]
    mesh: str
    type: Type
    sharding: Sharding | None


@dataclass
class Answer:
    """Chains and conflicts of the target's values, the movers they take part in, and fix-its.

    `pipeline`: of a program in stages, with the `transfers` that are asked about, and the `stages`
    that have the target.
    """

    chains: Chains
    what: str
    number: int | None = None  # of the value, where the target is one
    links: list[list[Link]] = field(default_factory=list[list[Link]])
    conflicts: list[Conflict] = field(default_factory=list[Conflict])
    groups: list[Group] = field(default_factory=list[Group])
    fixes: list[tuple[Group, list[Fix]]] = field(default_factory=list["tuple[Group, list[Fix]]"])
    runs: int = 0
    hidden: int = 0  # groups that are not listed
    why_not: WhyNot | None = None
    pipeline: PipelineFacts | None = None
    transfers: Sequence[TransferLine] = ()
    stages: Sequence[int] = ()
    elsewhere: list[Elsewhere] = field(default_factory=list[Elsewhere])

    def fixes_of(self, group: Group) -> list[Fix]:
        """The fix-its of a group, the best first."""
        return [fix for other, fixes in self.fixes if other is group for fix in fixes]

    def text(self, is_complete: bool = False) -> str:
        """In words; `is_complete`: long chains and lists are not cut."""
        return text_of(self, is_complete)  # pyright: ignore[reportArgumentType]: it is one class

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Answer about {self.what or 'the program'}: print it>"

    def record(self) -> dict[str, object]:
        """The machine form: see the help of the verb."""
        names = self.chains.names
        return {
            "file": names.module.file,
            "target": self.what,
            "ring_bytes": self.chains.study.ring_bytes,
            "argument_bytes": self.argument_bytes,
            "sharding": self._sharding(),
            "chain": [link.record() for links in self.links for link in links],
            "conflicts": [found.record() for found in self.conflicts],
            "collectives": [record(group) for group in self.groups],
            "fix_its": [
                {"collectives": list(group.numbers), **fix.record(names)}
                for group, fixes in self.fixes
                for fix in fixes
            ],
            "why_not": self._why_not(),
            "tried": self.runs,
            **self._pipeline(),
        }

    @property
    def argument_bytes(self) -> int:
        """Bytes of the arguments of main on one device; of a pipeline, on one of each stage."""
        if self.pipeline is None:
            return self.chains.study.argument_bytes
        return sum(one.argument_bytes for one in self.pipeline.stages)

    def _pipeline(self) -> dict[str, object]:
        if self.pipeline is None:
            return {}
        elsewhere = [
            {
                "stages": list(one.stages),
                "sharding": None if one.sharding is None else str(one.sharding),
            }
            for one in self.elsewhere
        ]
        found = {**self.pipeline.record(), "transfers": [one.record() for one in self.transfers]}
        own = {"on_stages": list(self.stages), "elsewhere": elsewhere}
        return {**found, **own} if self.number is not None else found

    def _sharding(self) -> str | None:
        found = None if self.number is None else self.chains.study.sharding(self.number)
        return None if found is None else str(found)

    def _why_not(self) -> dict[str, object] | None:
        asked = self.why_not
        if asked is None:
            return None
        fix = asked.fix.record(self.chains.names) if asked.fix else None
        reasons = [dict(vars(reason)) for reason in asked.reasons]
        return {"wanted": str(asked.wanted), "reasons": reasons, "fix_it": fix}


# --- about a value, an op, a collective, everything


def about_value(chains: Chains, number: int, fixer: Fixer) -> Answer:
    """The origin of each axis of a value, what it refused, and its moves."""
    study = chains.study
    value = study.names.values[number]
    answer = Answer(chains, study.names.shown(number), number)
    slot = study.slot(number)
    if slot is not None and isinstance(value.type, TensorType):
        answer.links = [chains.links(chain) for chain in chains.of(slot)]
        answer.conflicts = list(chains.conflicts(slot))
    _add_movers(answer, [m for m in study.movers if _concerns(chains, m, number)], fixer)
    return answer


def about_op(chains: Chains, number: int, fixer: Fixer) -> Answer:
    """The refusals at the op that makes a value, and the moves because of it."""
    names = chains.names
    op = names.values[number].op
    if op is None:
        help = "ask for it with --value or --arg"
        place = Place(names.module.file)
        raise error(f"{names.shown(number)} is an argument", place, help=help, code=USAGE)
    answer = Answer(chains, f"{names.shown(number)} = {op.name}", number)
    i = chains.flow.index.get(op)
    if i is not None:
        answer.conflicts = list(chains.refused_at(i))
    for result in op.results:
        slot = chains.trace.slots.get(result)
        if slot is not None:
            answer.links += [chains.links(chain) for chain in chains.of(slot)]
    movers = [m for m in chains.study.movers if m.user and m.user.op.place == op.place]
    _add_movers(answer, movers, fixer)
    return answer


def about_collective(chains: Chains, index: int, fixer: Fixer) -> Answer:
    """The reason why a collective of the local program is there."""
    study = chains.study
    if not 0 <= index < len(study.sent):
        last = len(study.sent) - 1
        help = f"collectives are 0 to {last}" if study.sent else "the program has none"
        place = Place(study.module.file)
        message = f"collective {index} is out of range, the program has {len(study.sent)}"
        raise error(message, place, help=help, code=USAGE)
    answer = Answer(chains, f"collective {index}")
    movers = [m for m in study.movers if m.number == study.mover_of[index]]
    for mover in movers:
        for value, axes in _sources(mover):
            slot = chains.trace.slots.get(value)
            for chain in chains.of(slot) if slot is not None else ():
                if any(axis.name == chain.axis.name for axis in axes):
                    answer.links.append(chains.links(chain))
    _add_movers(answer, movers, fixer, index)
    return answer


def about_everything(chains: Chains, fixer: Fixer) -> Answer:
    """The most expensive groups of movers, each with its cause and fix-it."""
    answer = Answer(chains, "")
    found = groups(chains, chains.study.movers)
    answer.hidden = max(0, len(found) - TOP)
    answer.groups = found[:TOP]
    _add_fixes(answer, fixer, TRIES)
    return answer


def _add_movers(
    answer: Answer, movers: Sequence[Mover], fixer: Fixer, number: int | None = None
) -> None:
    """The groups of movers; `number`: the one of a collective alone."""
    found = groups(answer.chains, movers)
    answer.groups = [one for one in found if number is None or number in one.numbers]
    _add_fixes(answer, fixer, fixer.budget)


def _add_fixes(answer: Answer, fixer: Fixer, tries: int) -> None:
    before = fixer.runs
    answer.fixes = [(group, fixer.fixes(group.movers, tries)) for group in answer.groups]
    answer.runs = fixer.runs - before


def _concerns(chains: Chains, mover: Mover, number: int) -> bool:
    return chains.names.number(mover.value) == number


def _sources(mover: Mover) -> Iterator[tuple[Value, Axes]]:
    if mover.is_reshard and mover.value is not None:
        yield mover.value, tuple(axis for axes in mover.before for axis in axes)
    elif mover.user is not None:
        for value in mover.user.operands:
            if value is not None:
                yield value, mover.partial


# --- why not


def why_not(chains: Chains, number: int, wanted: Sharding, fixer: Fixer) -> WhyNot:
    """Axis by axis, why a value has another sharding; and what happens when it is annotated so."""
    edits = (Annotation(number, wanted),)
    outcome = fixer.outcome(edits, is_asked=True)
    fix = fixer.fix("annotate it so", edits, outcome, ()) if outcome else None
    return WhyNot(wanted, list(_reasons(chains, number, wanted)), fix)


def _reasons(chains: Chains, number: int, wanted: Sharding) -> Iterator[Reason]:
    slot = chains.study.slot(number)
    found = chains.study.sharding(number)
    meshes = chains.trace.meshes
    conflicts = list(chains.conflicts(slot)) if slot is not None else []
    for dim in range(wanted.rank):
        has = axes_of(found, dim, meshes)
        for axis in axes_of(wanted, dim, meshes):
            name = chains.axis(axis)
            if axis in has:
                yield Reason(dim, name, True, True, "it has it")
                continue
            why = "; ".join(c.why for c in conflicts if (c.dim, c.axis) == (dim, name))
            why = why or _unoffered(chains, slot, found, dim, name)
            yield Reason(dim, name, False, True, why)
        for axis in has:
            if axis not in axes_of(wanted, dim, meshes) and slot is not None:
                why = f"it comes from {chains.origin(slot, dim, axis)}"
                yield Reason(dim, chains.axis(axis), True, False, why)


def _unoffered(
    chains: Chains, slot: int | None, found: Sharding | None, dim: int, name: str
) -> str:
    """The reason why an axis that no neighbour has on this dim is not there."""
    short = name.partition(":")[0]
    for other in range(found.rank if found is not None else 0):
        for axis in axes_of(found, other, chains.trace.meshes):
            if other != dim and axis.name == short and slot is not None:
                origin = chains.origin(slot, other, axis)
                return f"it cuts dim {other} already; there it comes from {origin}"
    return "nobody offers it: no op that makes or takes the value has it on a dim tied to this one"
