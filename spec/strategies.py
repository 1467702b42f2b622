"""Strategies: the ways in which an op can run on blocks over the axes of a mesh.

A strategy gives every axis to one factor of the op's rule, or to none. What the partitioner can
execute and a text can say is legal (`cuts.py`): blocks that are independent or exchange what they
lack, parts that divide a factor or that it can pad, partial results that it can complete. A partial
result is completed by the op: `outs` are the layouts behind that, those of its blocks after a sum,
or cut further by axes of the sum after a reduce-scatter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations, product
from math import prod
from typing import NamedTuple

from shardwright.spec.axes import Axes, Axis, Mesh, joined, total
from shardwright.spec.cuts import ALL_REDUCE, completion, letters, may_be_cut, may_be_uneven
from shardwright.spec.factors import Kind, Rule, pointwise_rule
from shardwright.spec.layout import Cut, Layout, dims, partial_axes, reachable, unmet
from shardwright.spec.op import Sig
from shardwright.spec.types import TensorType

MANY = 4096  # assignments that are looked at; of more, those of fewest axes


class Strategy(NamedTuple):
    """`cut`: axes per factor of `sig.blocks`. `outs`: the layout of each result, completed."""

    cut: Cut
    outs: tuple[Layout, ...]


def atoms(mesh: Mesh, *, parts: bool = False) -> Axes:
    """The axes that strategies hand out: those of a mesh, or their prime `parts`."""
    whole = [Axis(name, 1, size) for name, size in mesh.axes if size > 1]
    if not parts:
        return tuple(whole)
    return tuple(part for axis in whole for part in _primes(axis))


def _primes(axis: Axis) -> Iterator[Axis]:
    pre, rest, prime = 1, axis.size, 2
    while rest > 1:
        while rest % prime:
            prime += 1
        yield Axis(axis.name, pre, prime)
        pre, rest = pre * prime, rest // prime


@lru_cache(maxsize=65536)
def cuts(
    sig: Sig, mesh: Mesh, *, parts: bool = False, orders: bool = False, many: int = MANY
) -> tuple[Cut, ...]:
    """Every legal cut of an op with a rule, the uncut one first.

    `parts`: prime parts of axes are handed out one by one. `orders`: several axes of a factor in
    every order, not only in that of the mesh. Of more than `many` assignments those of as few axes
    as there is room for.
    """
    rule = sig.blocks
    assert rule is not None, sig
    may_pad, legal, named = may_be_uneven(sig), may_be_cut(sig), {*letters(sig).values()}
    options = [f for f, ok in enumerate(legal) if ok and f in named and not _is_twice(rule, f)]
    found = dict.fromkeys(
        cut
        for chosen in _assignments(atoms(mesh, parts=parts), options, many)
        for cut in _ordered(chosen, len(rule.sizes), orders)
        if _fits(rule, cut, may_pad) and reachable(rule, cut) == cut and not unmet(sig, cut)
    )
    return tuple(found)


def layouts(
    type: TensorType,
    mesh: Mesh,
    *,
    parts: bool = False,
    orders: bool = False,
    many: int = MANY,
    uneven: bool = False,
) -> tuple[Layout, ...]:
    """Every layout of a tensor, the uncut one first; `uneven`: parts need not divide it."""
    rule = pointwise_rule(type.shape, [], 1)
    options = [dim for dim, size in enumerate(type.shape) if size > 1]
    may_pad = [uneven] * len(type.shape)
    found = dict.fromkeys(
        cut
        for chosen in _assignments(atoms(mesh, parts=parts), options, many)
        for cut in _ordered(chosen, len(type.shape), orders)
        if _fits(rule, cut, may_pad)
    )
    return tuple(found)


def strategies(
    sig: Sig, mesh: Mesh, *, parts: bool = False, orders: bool = False, many: int = MANY
) -> tuple[Strategy, ...]:
    """Every legal cut of an op with a rule, with every way to complete its results."""
    found = cuts(sig, mesh, parts=parts, orders=orders, many=many)
    return tuple(Strategy(cut, outs) for cut in found for outs in completions(sig, mesh, cut))


def completions(sig: Sig, mesh: Mesh, cut: Cut) -> Iterator[tuple[Layout, ...]]:
    """The layouts of all results behind a cut: a sum first, then reduce-scatters into one factor.

    Of an op with several results, and of one whose pieces are gathered, a sum only. Axes of a sum
    go behind those that cut the factor already, as `plan.partial` says it.
    """
    rule = sig.blocks
    assert rule is not None, sig
    plain = tuple(dims(rule, len(sig.ins) + k, cut) for k in range(len(sig.outs)))
    yield plain
    partial = partial_axes(rule, cut)
    if not partial or len(plain) != 1 or completion(sig) != ALL_REDUCE:
        return
    for factor in scattered_factors(sig):
        for some in _subsets(tuple(sorted(partial, key=mesh.order))):
            more = scattered(cut, factor, some)
            if rule.sizes[factor] % total(more[factor]) == 0 and reachable(rule, more) == more:
                yield (dims(rule, len(sig.ins), more),)


def scatter_of(sig: Sig, mesh: Mesh, strategy: Strategy) -> tuple[int, Axes] | None:
    """The factor into which a strategy scatters a sum, and the axes; None where it does not."""
    rule, cut = sig.blocks, strategy.cut
    assert rule is not None, sig
    plain = tuple(dims(rule, len(sig.ins) + k, cut) for k in range(len(sig.outs)))
    if plain == strategy.outs:
        return None
    for factor in scattered_factors(sig):
        for some in _subsets(tuple(sorted(partial_axes(rule, cut), key=mesh.order))):
            more = scattered(cut, factor, some)
            if (dims(rule, len(sig.ins), more),) == strategy.outs:
                return factor, some
    return None


def scattered_factors(sig: Sig) -> tuple[int, ...]:
    """Factors of the only result into which a sum may be scattered."""
    rule = sig.blocks
    assert rule is not None, sig
    held, named = {f for dim in rule.results[0] for f in dim}, {*letters(sig).values()}
    return tuple(
        f
        for f, size in enumerate(rule.sizes)
        if f in held
        and f in named
        and size > 1
        and rule.kinds[f] == Kind.PASS
        and may_be_cut(sig)[f]
    )


def scattered(cut: Cut, factor: int, axes: Axes) -> Cut:
    """The cut of a result over whose factor a sum is scattered."""
    return (*cut[:factor], joined((*cut[factor], *axes)), *cut[factor + 1 :])


def _subsets(axes: Axes) -> Iterator[Axes]:
    """All but the empty one."""
    for count in range(1, len(axes) + 1):
        yield from combinations(axes, count)


def _is_twice(rule: Rule, factor: int) -> bool:
    """True if two dims of one tensor have a factor: an axis cannot cut both."""
    return any(sum(factor in dim for dim in tensor) > 1 for tensor in rule.tensors)


def _assignments(
    axes: Axes, options: Sequence[int], many: int
) -> Iterable[tuple[tuple[Axis, int], ...]]:
    """Axes with the factor that each cuts, those of fewest axes first, as far as there is room."""
    seen = 0
    for count in range(len(axes) + 1):
        for some in combinations(axes, count):
            for factors in product(options, repeat=count):
                seen += 1
                yield tuple(zip(some, factors, strict=True))
        if seen > many and count:
            return


def _ordered(chosen: Iterable[tuple[Axis, int]], factors: int, orders: bool) -> Iterator[Cut]:
    """The cut of an assignment; with `orders` in every order of the axes of each factor."""
    cut: list[list[Axis]] = [[] for _ in range(factors)]
    for axis, factor in chosen:
        cut[factor].append(axis)
    if not orders:
        yield tuple(map(joined, cut))
        return
    for ordered in product(*(permutations(axes) for axes in cut)):
        yield tuple(map(joined, ordered))


def _fits(rule: Rule, cut: Cut, may_pad: Sequence[bool]) -> bool:
    """True if axes divide every factor, or may pad it."""
    for size, axes, pads in zip(rule.sizes, cut, may_pad, strict=True):
        parts = prod([axis.size for axis in axes])
        if size % parts and not (pads and parts <= size):
            return False
    return True
