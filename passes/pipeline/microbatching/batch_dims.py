"""Finds the batch: dims of arguments that ops join, over which the program can run in turns.

Of all classes of joined dims those are candidates whose rows no op relates to others: every result is then
the same for all rows, has a part per row, or combines terms. The one that most of the work has is the batch.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.errors import kept
from shardwright.passes.pipeline.microbatching.joined_dims import JoinedDims
from shardwright.passes.pipeline.microbatching.settled import Ask, Dims, settled
from shardwright.passes.pipeline.microbatching.turn_analysis import Analysis
from shardwright.passes.pipeline.microbatching.turn_facts import used
from shardwright.passes.pipeline.microbatching.turn_states import Part, Refusal
from shardwright.spec.types import TensorType


class Found:
    """A candidate: its dims, the analysis, the work in turns; or the reason why it is none."""

    def __init__(self, dims: Dims, analysis: Analysis | None, refusal: Refusal | None) -> None:
        self.dims, self.analysis, self.refusal = dims, analysis, refusal
        self.points = analysis.points if analysis is not None else dict[Op, int]()
        self.work = sum(self.points.values())

    @property
    def size(self) -> int:
        value, dim = self.dims[0]
        return value.shape[dim]

    @property
    def sums(self) -> int:
        """Elements of terms that turns must combine."""
        if self.analysis is None:
            return 0
        states = self.analysis.states.items()
        return sum(value.tensor.count for value, state in states if isinstance(state, Part))

    @property
    def products(self) -> dict[Op, None]:
        """Contractions that run in turns; of a program without any, all ops that do."""
        found = {op: None for op in self.points if op.sig.is_contraction}
        return found or dict.fromkeys(self.points)

    def __str__(self) -> str:
        return spelled(self.dims)


def spelled(dims: Dims) -> str:
    """Dims as the option writes them."""
    return ",".join(f"arg{value.index}:{dim}" for value, dim in dims)


def batch_of(module: Module, func: Func) -> list[Found]:
    """The batch: one candidate, none where no argument has dims, more where several may be meant.

    Raises Refusal where the dims that are likeliest the batch cannot be cut.
    """
    joined = JoinedDims(module, func)
    classes: dict[int, list[tuple[Value, int]]] = {}
    for value in func.args:
        for dim, size in enumerate(value.shape):
            if size > 1 and isinstance(value.type, TensorType) and value.type.is_static:
                classes.setdefault(joined.root(value, dim), []).append((value, dim))
    every = [dims for nodes in classes.values() if (dims := _of_one_size(nodes))]
    found = _all_tried(module, func, every, joined.work([joined.root(*dims[0]) for dims in every]))
    likeness = _Likeness(func, joined)
    winners = _best(found, likeness)
    rival = _rival(found, winners, likeness)
    if rival is None:
        return _outermost(winners)
    again = _tried(module, func, rival.dims, Ask(False, True))
    refusal = rival.refusal if again.refusal is not None else None
    if refusal is not None:
        refusal.batch = str(rival)
        raise refusal
    return [again]


def _all_tried(
    module: Module, func: Func, every: Sequence[Dims], work: Sequence[int]
) -> list[Found]:
    """Candidates, but for those that have too little of the work to count beside another."""
    found: list[Found] = []
    for most, dims in sorted(zip(work, every, strict=True), key=lambda pair: -pair[0]):
        if 2 * most >= max((one.work for one in found), default=0):
            found.append(_tried(module, func, dims, Ask(False, False)))
    return found


def _rival(found: Sequence[Found], winners: Sequence[Found], likeness: _Likeness) -> Found | None:
    """What fails, but is more like a batch than what does not: another batch, or the only one."""
    refused = sorted((one for one in found if one.refusal is not None), key=likeness.of)
    if not winners:
        has_products = [one for one in refused if likeness.of(one)[1] < 0]
        return next(iter(has_products or refused), None)
    best = min(map(likeness.of, winners))
    held = {value for one in winners for value, _ in one.dims}
    for one in refused:
        own = likeness.of(one)
        is_other = one.size == winners[0].size and not held & {value for value, _ in one.dims}
        if own[1] >= 0:
            continue
        if own[0] < best[0] or (own[0] == best[0] and is_other and own[1] <= best[1]):
            return one
    return None


def _of_one_size(nodes: Dims) -> Dims:
    """The dims of a class that are as long as its first; none where an argument has two."""
    size = nodes[0][0].shape[nodes[0][1]]
    dims = [(value, dim) for value, dim in nodes if value.shape[dim] == size]
    return dims if len({value for value, _ in dims}) == len(dims) else ()


def _tried(module: Module, func: Func, dims: Dims, ask: Ask) -> Found:
    size = dims[0][0].shape[dims[0][1]]
    try:
        return Found(dims, settled(module, func, dims, _prime(size), ask), None)
    except Refusal as refusal:
        return Found(dims, None, kept(refusal))


def _prime(size: int) -> int:
    """The smallest prime factor: a legal number of micro-batches."""
    return next(n for n in range(2, size + 1) if size % n == 0)


def _best(found: Sequence[Found], likeness: _Likeness) -> list[Found]:
    """The candidates that none beats; one, unless the program is ambiguous."""
    legal = [one for one in found if one.analysis is not None and one.points]
    if not legal:
        return []
    most = max(legal, key=lambda one: one.work)
    rivals = [one for one in legal if not one.products.keys() < most.products.keys()]
    rivals = [one for one in rivals if 2 * one.work >= most.work]
    ranks = [(likeness.is_updated(one), one.sums) for one in rivals]
    return [one for one, rank in zip(rivals, ranks, strict=True) if rank == min(ranks)]


def _outermost(winners: list[Found]) -> list[Found]:
    """Of candidates that are dims of the same arguments, as rows and positions of tokens that no op
    mixes, those with the first dims of all of them.
    """
    first: dict[tuple[Value, ...], list[int]] = {}
    for one in winners:
        dims = [dim for _, dim in one.dims]
        least = first.setdefault(_holders(one), dims)
        least[:] = map(min, least, dims)
    return [
        one for one in winners if [dim for _, dim in one.dims] == first[_holders(one)]
    ] or winners


def _holders(one: Found) -> tuple[Value, ...]:
    return tuple(value for value, _ in one.dims)


class _Likeness:
    """How like a batch dims are, the least is best: no step updates an argument that products sum
    over; and most products have them, without summing over them.
    """

    def __init__(self, func: Func, joined: JoinedDims) -> None:
        self._joined = joined
        self._sizes, self._over = joined.products()
        needs = _needs(func)
        ends: dict[tuple[int, ...], int] = {}  # what results of these dims are made of
        for value in func.body.terminator.operands:
            roots = joined.roots(value)
            ends[roots] = ends.get(roots, 0) | needs.get(value, 0)
        self._updated = {
            value for value in func.args if ends.get(joined.roots(value), 0) >> value.index & 1
        }

    def of(self, one: Found) -> tuple[bool, int]:
        root = self._joined.root(*one.dims[0])
        is_summed = self._over[root] > 0
        return is_summed and self.is_updated(one), 2 * self._over[root] - self._sizes[root]

    def is_updated(self, one: Found) -> bool:
        """Whether the program returns an argument of these dims anew."""
        return any(value in self._updated for value, _ in one.dims)


def _needs(func: Func) -> dict[Value, int]:
    """The arguments that each value of a function is made of, as bits of one number."""
    found = {value: 1 << value.index for value in func.args}
    for op in func.body.ops:
        bits = 0
        for value in used(op):
            bits |= found.get(value, 0)
        found.update(dict.fromkeys(op.results, bits))
    return found
