"""Turns chains through strided layouts into steps on reshaped views, where layouts are contiguous.

`sdy` text has no word for a comb. A dim of size 12 that a part cuts from the third place on is seen
as 3x4, of which the part cuts the second: a reshape, that moves nothing. Behind such a chain the
dims are seen as they are again, as what it ends in is contiguous.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from math import prod

from shardwright.passes.partition.reshard.space import EXCHANGE, GATHER, SLICE, VIEW
from shardwright.passes.partition.reshard.strided_layouts import Teeth, Tooth
from shardwright.passes.partition.reshard.types import Step, exact
from shardwright.spec.axes import Axes, Axis, total

Seen = tuple[Axes, ...]  # parts per dim as seen
Cut = tuple[int, int]  # dim, and shards left of it
View = tuple[tuple[int, ...], ...]  # per dim the sizes it is seen as


def _view(shape: tuple[int, ...], states: Sequence[Teeth]) -> View | None:
    """The dims with few cuts, so that all states are contiguous; None where no cuts do that."""
    cuts: set[Cut] = set()
    for tooth in (tooth for state in states for tooth in state.values()):
        cuts.update(((tooth.dim, tooth.pre), (tooth.dim, tooth.end)))
    # sdy lists axes without gaps; with more dims a strided layout has none (decision 0016).
    view = _cut(shape, cuts)
    if view is None:
        return None
    for some in (*_glued(states), *({cut} for cut in sorted(cuts))):
        coarser = _cut(shape, cuts - some)
        if coarser is not None and _is_plain(coarser, states):
            view, cuts = coarser, cuts - some
    return view


def _cut(shape: tuple[int, ...], cuts: set[Cut]) -> View | None:
    """The sizes that dims are seen as; None where cuts of a dim do not divide one another."""
    found: list[tuple[int, ...]] = []
    for dim, whole in enumerate(shape):
        points = sorted({1, whole, *(point for at, point in cuts if at == dim)})
        pairs = list(zip(points, points[1:], strict=False))
        if any(b % a for a, b in pairs):
            return None
        found.append(tuple(b // a for a, b in pairs) or (whole,))
    return tuple(found)


def _glued(states: Sequence[Teeth]) -> Iterator[set[Cut]]:
    """The joints of parts that always stand one behind the other."""
    parts = list(dict.fromkeys(part for state in states for part in state))
    for a, b in permutations(parts, 2):
        pairs = [(state.get(a), state.get(b)) for state in states]
        if all(_follows(one, other) for one, other in pairs):
            yield {(tooth.dim, tooth.end) for tooth, _ in pairs if tooth is not None}


def _follows(a: Tooth | None, b: Tooth | None) -> bool:
    if a is None or b is None:
        return a is b
    return a.dim == b.dim and a.end == b.pre


def _is_plain(view: View, states: Sequence[Teeth]) -> bool:
    """True if all is contiguous, and each exchange takes a dim once."""
    seen = [_layout(view, teeth) for teeth in states]
    plain = [axes for axes in seen if axes is not None]
    if len(plain) < len(seen):
        return False
    pairs = zip(plain, plain[1:], strict=False)
    return all(_count(a) != _count(b) or _exchanges(a, b) is not None for a, b in pairs)


def _layout(view: View, teeth: Teeth) -> Seen | None:
    """Parts per dim as seen; None where a device would hold a strided layout."""
    found: list[Axes] = []
    count = 0
    for dim, sizes in enumerate(view):
        rest = sorted((tooth.pre, part) for part, tooth in teeth.items() if tooth.dim == dim)
        begin = 1
        for size in sizes:
            reached, axes = begin, list[Axis]()
            while (
                rest and rest[0][0] == reached and begin * size % (reached * rest[0][1].size) == 0
            ):
                axes.append(rest.pop(0)[1])
                reached *= axes[-1].size
            found.append(tuple(axes))
            count += len(axes)
            begin *= size
    return tuple(found) if count == len(teeth) else None


def _exchanges(
    before: Sequence[Axes], after: Sequence[Axes]
) -> tuple[tuple[Axes, int, int], ...] | None:
    """The parts that an all_to_all moves, with dims; None where a dim would occur twice."""
    at = {axis: dim for dim, axes in enumerate(after) for axis in axes}
    found: list[tuple[Axes, int, int]] = []
    for dim, axes in enumerate(before):
        moved = tuple(axis for axis in axes if at[axis] != dim)
        if not moved:
            continue
        target = at[moved[0]]
        if axes != after[dim] + moved or after[target] != before[target] + moved:
            return None
        found.append((moved, dim, target))
    dims = [dim for _, *both in found for dim in both]
    return tuple(found) if len(set(dims)) == len(dims) else None


def viewed_steps(shape: tuple[int, ...], states: Sequence[Teeth]) -> list[Step]:
    """The chain as steps, of elements; the dims are seen in one way as long as it will do."""
    steps: list[Step] = []
    now: tuple[int, ...] = ()
    first = 0
    while first + 1 < len(states):
        view, last = _longest(shape, states, first)
        seen = [
            axes for teeth in states[first : last + 1] if (axes := _layout(view, teeth)) is not None
        ]
        sizes = tuple(size for dim in view for size in dim)
        then = () if sizes == shape else sizes
        if then != now:
            steps.append(Step(VIEW, (), seen[0], 0, view=then))
        steps += [_step(prod(shape), then, a, b) for a, b in zip(seen, seen[1:], strict=False)]
        now, first = then, last
    if now:
        plain = _layout(tuple((size,) for size in shape), states[-1])
        assert plain is not None, "the target is not contiguous"
        steps.append(Step(VIEW, (), plain, 0))
    return steps


def _longest(shape: tuple[int, ...], states: Sequence[Teeth], first: int) -> tuple[View, int]:
    """A view of some states, and the number of the last one that is contiguous in it."""
    for last in range(len(states) - 1, first, -1):
        view = _view(shape, states[first : last + 1])
        if view is not None:
            return view, last
    raise AssertionError("two states that no view joins")


def _step(whole: int, view: tuple[int, ...], a: Seen, b: Seen) -> Step:
    """The collective between two layouts."""
    local, after = Fraction(whole, _shards(a)), Fraction(whole, _shards(b))
    if _count(a) < _count(b):
        return Step(SLICE, _behind(a, b), b, 0, view=view)
    if _count(a) > _count(b):
        return Step(GATHER, _behind(b, a), b, exact(after - local), view=view)
    moves = _exchanges(a, b)
    assert moves is not None, "an all_to_all that takes a dim twice"
    lists = {source: axes for axes, source, _ in moves}
    moved = tuple(lists.get(dim, ()) for dim in range(len(a)))
    pairs = tuple((source, target) for _, source, target in moves)
    return Step(EXCHANGE, moved, b, exact(local - local / _shards(moved)), pairs, view=view)


def _count(seen: Seen) -> int:
    return sum(map(len, seen))


def _behind(few: Sequence[Axes], many: Sequence[Axes]) -> tuple[Axes, ...]:
    """The additional elements of the longer lists."""
    return tuple(axes[len(kept) :] for kept, axes in zip(few, many, strict=True))


def _shards(axes: Sequence[Axes]) -> int:
    return prod(map(total, axes))
