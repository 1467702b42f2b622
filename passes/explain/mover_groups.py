"""Groups equal movers of repeated layers into one entry with their total cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from shardwright.ir.analysis.staged_step import copies_of
from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.value_labels import argument_path, like_paths, location
from shardwright.passes.explain.chains import Chains, Conflict
from shardwright.passes.explain.collective_words import collective_words
from shardwright.passes.explain.movers import Mover
from shardwright.passes.pipeline.schedules.function_stages import function_stages
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.layout import Layout


@dataclass(frozen=True)
class Group:
    """Movers of one kind, type, change of layout and reason; bytes are per device, all of them.

    `chains`: of the study that they are of. `stage`: of a pipeline, of which it is alone.
    """

    chains: Chains
    movers: tuple[Mover, ...]
    numbers: tuple[int, ...]  # of collectives of the local program
    kinds: tuple[str, ...]
    bytes: float
    stage: int | None = None

    @property
    def first(self) -> Mover:
        """The one that stands for all."""
        return self.movers[0]


def groups(chains: Chains, movers: Iterable[Mover]) -> list[Group]:
    """The most expensive first, then in program order; what moves nothing is left out."""
    found: dict[tuple[object, ...], list[Mover]] = {}
    for mover in movers:
        found.setdefault(_alike(mover), []).append(mover)
    return in_order(group for members in found.values() for group in _by_stage(chains, members))


def _by_stage(chains: Chains, members: list[Mover]) -> Iterator[Group]:
    """Groups of movers that are alike, by stage; one that became a part of another's collective is
    in each, or where a stage has copies, in that of its own.
    """
    stages = [chains.study.stages_of.get(mover.number, ()) for mover in members]
    copied = _copied_stages(chains.study.module)
    for stage in dict.fromkeys(one for some in stages for one in some):
        pairs = zip(members, stages, strict=True)
        own = [m for m, some in pairs if stage in some or (not some and _may_be(m, stage, copied))]
        yield _group(chains, stage, own)


def _copied_stages(module: Module) -> dict[str, set[int]]:
    """By function the stages that it is of, those of copies as the first copy's; empty where the
    model has one copy.
    """
    copies, found = copies_of(module), function_stages(module)
    if copies < 2 or not found:
        return {}
    chain = (1 + max(max(some) for some in found.values())) // copies
    return {name: {stage % chain for stage in some} for name, some in found.items()}


def _may_be(mover: Mover, stage: int | None, copied: dict[str, set[int]]) -> bool:
    """Whether a mover may have become a part of a collective of a stage."""
    op = None if mover.value is None else mover.value.op
    while op is not None and not isinstance(op, Func):
        op = op.parent
    home = copied.get(op.symbol) if op is not None else None
    return home is None or stage in home


def in_order(some: Iterable[Group]) -> list[Group]:
    """The most expensive first, then in program order."""
    return sorted(some, key=lambda group: (-group.bytes, group.numbers))


def _alike(mover: Mover) -> tuple[object, ...]:
    name = mover.user.op.name if mover.user else ""
    return (mover.kind, mover.type, mover.before, mover.after, mover.partial, mover.reason, name)


def _group(chains: Chains, stage: int | None, members: list[Mover]) -> Group:
    numbers = {mover.number for mover in members}
    study = chains.study
    sent = [
        n for n, mover in enumerate(study.mover_of)
        if mover in numbers and study.sent[n].stage == stage
    ]  # fmt: skip
    kinds = dict.fromkeys(study.sent[n].kind.rpartition(".")[2] for n in sent)
    total = sum(study.sent[n].total_bytes for n in sent)
    return Group(chains, tuple(members), tuple(sent), tuple(kinds), total, stage)


def group_words(group: Group) -> Iterator[str]:
    """`all-gather of params/layers/*/w1 over model, 48 times`, one for each kind."""
    chains = group.chains
    names = {_moved(chains, member) for member in group.movers}
    what = min(names) if len(names) == 1 else like_paths(min(names))
    sent = [chains.study.sent[number] for number in group.numbers]
    for kind in group.kinds:
        own = [one for one in sent if one.kind.rpartition(".")[2] == kind]
        axes = dict.fromkeys(axis for one in own for axis in one.axes)
        yield collective_words(kind, what, list(axes), sum(one.count for one in own))


def _moved(chains: Chains, mover: Mover) -> str:
    """The path of an argument, or the kind of op that makes a value."""
    value = mover.value
    if value is None:
        return "a value made by a pass"
    if value.op is not None:
        return value.op.name
    number, names = chains.names.number(value), chains.names
    given = None if number is None else names.values[number]
    if given is not None and given.index < len(names.args) and given is names.args[given.index]:
        return argument_path(names.labels[given.index])
    return f"argument {value.index} of a region"


def record(group: Group) -> dict[str, object]:
    """The machine form; with its stage where it is one of a pipeline."""
    chains, mover = group.chains, group.first
    stage = {} if group.stage is None else {"stage": group.stage}
    return {
        "words": "; ".join(group_words(group)),
        **stage,
        "numbers": list(group.numbers),
        "kinds": list(group.kinds),
        "count": len(group.movers),
        "bytes": group.bytes,
        "values": [chains.names.labelled(member.value) for member in group.movers],
        "type": str(mover.type),
        "from": layout_text(mover.before, mover.mesh),
        "to": layout_text(mover.after, mover.mesh),
        "partial": [chains.axis(axis) for axis in mover.partial],
        "implicit": mover.is_implicit,
        "full_remat": mover.is_full,
        "reason": mover.reason,
        "for": user_text(chains, mover),
        "loc": location(chains.names.module, mover.op),
        "origins": list(origins(chains, mover)),
        "conflicts": [found.record() for found in conflicts(chains, mover)],
    }


def user_text(chains: Chains, mover: Mover) -> str:
    """`operand 0 of %87 = stablehlo.dot_general`."""
    user = mover.user
    if user is None:
        return "a result that nothing uses"
    if user.op.is_terminator and is_main(chains, user.op):
        return chains.names.result(user.position)
    count = user.operand_count
    role = (
        f"operand {user.position}" if user.position < count else f"result {user.position - count}"
    )
    made = user.values[count] if len(user.values) > count else None
    name = f"{chains.names.labelled(made)} = " if made is not None else ""
    return f"{role} of {name}{user.op.name}"


def is_main(chains: Chains, op: Op) -> bool:
    """True if an op stands directly in main."""
    func = op.parent
    return isinstance(func, Func) and func.symbol == chains.names.main


def origins(chains: Chains, mover: Mover) -> Iterator[str]:
    """The origins of the axes that a mover takes away or sums over."""
    for value, axes in _involved(mover):
        slot = chains.trace.slots.get(value)
        if slot is None:
            continue
        for chain in chains.of(slot):
            if any(axis.name == chain.axis.name for axis in axes):
                dim = chain.steps[-1].dim if chain.steps else chain.root_dim
                what = f"{chains.axis(chain.axis)} on dim {dim} of {chains.label(slot)}"
                yield f"{what} comes from {chains.said(chain)}"


def _involved(mover: Mover) -> Iterator[tuple[Value, Axes]]:
    """Values whose axes make the mover necessary."""
    axes = mover.partial or lost(mover)
    user = mover.user
    if user is not None and user.position >= user.operand_count:
        for value in user.operands:
            if value is not None:
                yield value, axes
    elif mover.value is not None:
        yield mover.value, axes


def lost(mover: Mover) -> Axes:
    """The axes that a reshard takes away from a dim, or along which blocks are exchanged."""
    if mover.exchanged:
        return mover.exchanged
    pairs = zip(mover.before, mover.after, strict=True)
    return tuple(axis for before, after in pairs for axis in before if axis not in after)


def conflicts(chains: Chains, mover: Mover) -> Iterator[Conflict]:
    """The refusals at the op that a mover serves, where the value that moves takes part."""
    i = op_index(chains, mover.user.op) if mover.user else None
    slot = chains.trace.slots.get(mover.value) if mover.value is not None else None
    if i is None or slot is None:
        return
    label = chains.label(slot)
    for found in chains.refused_at(i):
        if label in (found.value, found.by) or found.offered_by.startswith(label):
            yield found


def op_index(chains: Chains, op: Op) -> int | None:
    """The index in the flow of an op of a copy."""
    return chains.by_place.get((op.place, op.name))


def layout_text(layout: Layout, mesh: Mesh) -> str:
    """`[{"x"}, {}]`."""
    dims = ("{" + ", ".join(map(str, mesh.spell(axes))) + "}" for axes in layout)
    return f"[{', '.join(dims)}]"
