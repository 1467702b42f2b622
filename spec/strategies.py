"""Strategies: the ways in which an op can run on blocks over the axes of a mesh.

A strategy gives every axis to one factor of the op's rule, or to none. What the partitioner can
execute is legal: blocks that are independent or exchange what they lack, parts that divide a factor
or that it can pad, partial results that it can complete. A partial result is completed by the op:
`outs` are the layouts behind that, those of its blocks after a sum, or cut further by axes of the
sum after a reduce-scatter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations, product
from math import prod
from typing import NamedTuple

from shardwright.spec.axes import Axes, Axis, Mesh, joined, total
from shardwright.spec.blocks.padding import uneven
from shardwright.spec.factors import Kind, Rule, pointwise_rule
from shardwright.spec.layout import (
    Cut,
    Layout,
    can_be_cut,
    dims,
    in_mesh_order,
    partial_axes,
    reachable,
    unmet,
)
from shardwright.spec.op import REDUCER_OF, Sig
from shardwright.spec.types import TensorType

MANY = 4096  # assignments that are looked at; of more, those of fewest axes


class Strategy(NamedTuple):
    """`cut`: axes per factor of `sig.blocks`. `outs`: the layout of each result, completed."""

    cut: Cut
    outs: tuple[Layout, ...]


class Limits(NamedTuple):
    """`gathers`: partial results are gathered and reduced again, not summed by an all-reduce.

    `uncut`: factors that stay whole, as the op needs them whole or nothing completes its results.
    """

    gathers: bool
    uncut: tuple[int, ...]


@lru_cache(maxsize=65536)
def limits(sig: Sig) -> Limits:
    """What follows for an op with a rule from how its partial results are completed."""
    kinds = _kinds(sig)
    if all(kind in REDUCER_OF for kind in kinds):
        return Limits(False, sig.uncut)
    if sig.hints.body and set(kinds) == {"select"} and _is_plain_fold(sig):
        return Limits(True, sig.uncut)
    assert sig.blocks is not None, sig
    return Limits(False, (*sig.uncut, *sig.blocks.of_kind(Kind.REDUCTION)))


def _kinds(sig: Sig) -> tuple[str, ...]:
    """Per result the reducer that joins its partial values; "" where there is none."""
    found = sig.row.combine(sig) if sig.row is not None and sig.row.combine else ()
    return found or ("",) * len(sig.outs)


def _is_plain_fold(sig: Sig) -> bool:
    """True if results have the dims of the operands, but for the reduced ones."""
    rule, row = sig.rule, sig.row
    once = row.once(sig) if row is not None and row.once else ()
    if rule is None or len(sig.ins) != 2 * len(sig.outs) or not once:
        return False
    inputs = [rule.operands[k] for k in range(len(sig.ins)) if k not in once]
    reduced = {(f,) for f in rule.of_kind(Kind.REDUCTION)}
    kept = tuple(dim for dim in inputs[0] if dim not in reduced)
    return all(t == inputs[0] for t in inputs) and all(t == kept for t in rule.results)


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
    gathers, uncut = limits(sig)
    may_pad = [ok and f not in uncut for f, ok in enumerate(uneven(sig))] or [False] * len(
        rule.sizes
    )
    if gathers:  # its pieces are reduced again: they are equally long
        for factor in rule.of_kind(Kind.REDUCTION):
            may_pad[factor] = False
    legal = can_be_cut(rule, _shapes(sig), uncut, sig.overlaps)
    options = [
        f
        for f, ok in enumerate(legal)
        if ok and rule.sizes[f] > 1 and not _is_twice(rule, f)
    ]  # fmt: skip
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
    """Every layout of a tensor, the uncut one first; `uneven`: of parts that do not divide it too."""
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
    """The layouts of all results behind a cut: a sum first, then reduce-scatters.

    Of an op with several results, and of one whose pieces are gathered, a sum only. Axes of a sum
    go to one dim that they divide, in mesh order beside what cuts it already.
    """
    rule = sig.blocks
    assert rule is not None, sig
    plain = tuple(dims(rule, len(sig.ins) + k, cut) for k in range(len(sig.outs)))
    yield plain
    partial = partial_axes(rule, cut)
    if not partial or len(plain) != 1 or limits(sig).gathers:
        return
    shape = sig.out_shape(0)
    for dim, size in enumerate(shape):
        for some in _subsets(partial):
            axes = in_mesh_order(mesh, (*plain[0][dim], *some))
            if size % total(axes) == 0:
                yield ((*plain[0][:dim], axes, *plain[0][dim + 1 :]),)


def _subsets(axes: Axes) -> Iterator[Axes]:
    """All but the empty one."""
    for count in range(1, len(axes) + 1):
        yield from combinations(axes, count)


def _shapes(sig: Sig) -> list[tuple[int, ...]]:
    return [t.shape if isinstance(t, TensorType) else () for t in (*sig.ins, *sig.outs)]


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
    """True if axes divide every factor, or pad it and leave no device without a position."""
    for size, axes, pads in zip(rule.sizes, cut, may_pad, strict=True):
        parts = prod([axis.size for axis in axes])
        if size % parts and not (pads and -(-size // parts) * (parts - 1) < size):
            return False
    return True
