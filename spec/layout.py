"""Layouts and cuts: the mesh axes that cut each dim, and those that cut each factor of a rule.

A `Layout` lists per dim of a tensor its *resolved* axes, major to minor; a `Cut` does so per factor
of a rule. `project` and `layout` translate between the two. A dim made of several factors is cut
from its major end: the axes of a minor factor are reachable only when all factors to its left are
cut completely, because anything else would be a strided view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import gcd, prod
from typing import NamedTuple, Protocol

from shardwright.spec.axes import Axes, Axis, Mesh, append, joined, overlaps, split, total
from shardwright.spec.blocks.halo import Needs
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.sharding import Dim, Sharding, sharding

Layout = tuple[Axes, ...]
Cut = tuple[Axes, ...]


def whole(rank: int) -> Layout:
    """The layout that cuts nothing."""
    return ((),) * rank


@lru_cache(maxsize=65536)
def layout_of(value: Sharding | None, mesh: Mesh, rank: int) -> Layout:
    """Axes per dim of a sharding; a missing sharding cuts nothing, nor does an axis of size 1."""
    if value is None:
        return whole(rank)
    return tuple(
        joined(axis for axis in mesh.resolve(axes) if axis.size > 1) for axes in value.axes
    )


def spelled(layout: Layout, mesh: Mesh, name: str | Mesh, unreduced: Axes = ()) -> Sharding:
    """The closed sharding that text writes for a layout."""
    dims = tuple(Dim(mesh.spell(joined(axes))) for axes in layout)
    return sharding(name, dims, (), mesh.spell(in_mesh_order(mesh, unreduced)))


def in_mesh_order(mesh: Mesh, axes: Iterable[Axis]) -> Axes:
    """Axes sorted by position in the mesh, neighbours merged."""
    return joined(sorted(axes, key=mesh.order))


def local_shape(shape: Sequence[int], layout: Layout) -> tuple[int, ...]:
    """Shape per device; of a dim that its parts do not divide, the part that is padded."""
    return tuple(-(-size // total(axes)) for size, axes in zip(shape, layout, strict=True))


def padded_shape(shape: Sequence[int], layout: Layout) -> tuple[int, ...]:
    """The shape with each dim as long as its equal parts together: at least what it was."""
    pairs = zip(local_shape(shape, layout), layout, strict=True)
    return tuple(part * total(axes) for part, axes in pairs)


def is_even(shape: Sequence[int], layout: Layout) -> bool:
    """True if the axes divide every dim."""
    pairs = zip(shape, layout, strict=True)
    return all(not axes or size % total(axes) == 0 for size, axes in pairs)


def local_count(shape: Sequence[int], layout: Layout) -> int:
    """Elements per device."""
    return prod(local_shape(shape, layout))


def trimmed(axes: Iterable[Axis], size: int) -> Axes:
    """The longest prefix of a list that divides a dim of `size`; the last axis may be cut to a
    part.
    """
    return _take(list(axes), size)[0]


def _take(queue: list[Axis], capacity: int) -> tuple[Axes, int]:
    """Move from the front of `queue` what divides `capacity`; also gives what is left of it."""
    taken: list[Axis] = []
    while queue and capacity > 1:
        part = gcd(queue[0].size, capacity)
        if part == 1:
            break
        if part == queue[0].size:
            append(taken, queue.pop(0))
        else:
            major, queue[0] = split(queue[0], part)
            append(taken, major)
        capacity //= part
    return tuple(taken), capacity


def project(
    rule: Rule, tensor: int, layout: Layout, uneven: Sequence[bool] = ()
) -> dict[int, Axes]:
    """Axes of each cut factor of one tensor of a rule, numbered over operands, then results.

    Axes that fit no factor are left out: compare with `dims` to see whether any were. A factor of
    `uneven` takes all axes of its dim, whether they divide it or not.
    """
    found: dict[int, Axes] = {}
    for factors, axes in zip(rule.tensors[tensor], layout, strict=True):
        alone = next((f for f in factors if uneven[f]), None) if uneven and axes else None
        if alone is not None:
            found[alone] = axes
            continue
        queue = list(axes)
        for factor in factors:
            taken, rest = _take(queue, rule.sizes[factor])
            if taken:
                found[factor] = taken
            if rest > 1:
                break
    return found


def dims(rule: Rule, tensor: int, cut: Cut) -> Layout:
    """The layout of one tensor of a rule whose factors are cut."""
    return tuple(
        joined(axis for factor in factors for axis in cut[factor])
        for factors in rule.tensors[tensor]
    )


def reachable(rule: Rule, cut: Cut) -> Cut:
    """The cut without factors that have an incompletely cut factor to their left in some dim."""
    kept = list(cut)
    changed = True
    while changed:
        changed = False
        for factors in (factors for tensor in rule.tensors for factors in tensor):
            is_full = True
            for factor in factors:
                if kept[factor] and not is_full:
                    kept[factor], changed = (), True
                is_full = is_full and total(kept[factor]) == rule.sizes[factor]
    return tuple(kept)


class Overlaps(Protocol):
    """Factors that may be cut though blocks overlap: devices exchange what they lack."""

    @property
    def overlaps(self) -> tuple[int, ...]: ...

    def needs(self, factor: int, count: int) -> Needs | None:
        """The positions that an exchange brings; None where there is none for that many blocks."""
        ...


def can_be_cut(
    rule: Rule,
    shapes: Sequence[tuple[int, ...]],
    uncut: Sequence[int] = (),
    overlaps: Sequence[int] = (),
) -> tuple[bool, ...]:
    """Per factor: whether cutting it alone splits the op into independent ops on blocks.

    Permutation and need-replication factors never can. Others only where the factors of each dim
    that holds them multiply to the size of that dim (a window dim of a convolution need not), and
    where pass-through factors of operands reach a result: a reshape whose dims share no factor has
    some on each side that do not. `uncut` names further factors that stay whole, `overlaps` those
    that can be cut after an exchange.
    """
    fits = [kind in (Kind.PASS, Kind.REDUCTION) for kind in rule.kinds]
    for factor in overlaps:
        fits[factor] = True
    for factor in uncut:
        fits[factor] = False
    for tensor, shape in zip(rule.tensors, shapes, strict=True):
        for factors, size in zip(tensor, shape, strict=True):
            if prod(rule.sizes[f] for f in factors) != size:
                for factor in factors:
                    fits[factor] = fits[factor] and factor in overlaps
    ins = {f for tensor in rule.operands for factors in tensor for f in factors}
    outs = {f for tensor in rule.results for factors in tensor for f in factors}
    lost = {f for f in ins - outs if rule.kinds[f] == Kind.PASS and rule.sizes[f] > 1}
    born = outs - ins if lost else set[int]()
    apart = (lost | born).difference(overlaps)
    return tuple(ok and f not in apart for f, ok in enumerate(fits))


def batching(rule: Rule) -> tuple[int, ...]:
    """Pass-through factors that every tensor of rank > 0 has."""
    held = [{f for factors in tensor for f in factors} for tensor in rule.tensors if tensor]
    return tuple(
        f
        for f, kind in enumerate(rule.kinds)
        if kind == Kind.PASS and all(f in factors for factors in held)
    )


def partial_axes(rule: Rule, cut: Cut) -> Axes:
    """Axes over which the results are partial: those of cut reduction factors."""
    return tuple(axis for f in rule.of_kind(Kind.REDUCTION) for axis in cut[f])


def without(axes: Iterable[Axis], taken: Iterable[Axis]) -> Axes:
    """The axes that overlap none of `taken`."""
    blocked = tuple(taken)
    return tuple(a for a in axes if not any(overlaps(a, b) for b in blocked))


class Disagreement(NamedTuple):
    """An inconsistency of an op: a tensor (operands, then results) and what its factors call
    for.
    """

    tensor: int
    has: Layout
    wants: Layout


def agreed_cut(rule: Rule, layouts: Sequence[Layout], uneven: Sequence[bool] = ()) -> Cut:
    """Per factor the first non-empty list of axes that a tensor gives it."""
    cut: list[Axes] = [()] * len(rule.sizes)
    for tensor, layout in enumerate(layouts):
        for factor, axes in project(rule, tensor, layout, uneven).items():
            if not cut[factor]:
                cut[factor] = axes
    return tuple(cut)


def disagreement(
    rule: Rule,
    shapes: Sequence[tuple[int, ...]],
    layouts: Sequence[Layout],
    uncut: Sequence[int] = (),
    uneven: Sequence[bool] = (),
    overlapping: Overlaps | None = None,
) -> Disagreement | None:
    """The first tensor that keeps an op from running block by block; None when it can."""
    cut = agreed_cut(rule, layouts, uneven)
    legal = can_be_cut(rule, shapes, uncut, overlapping.overlaps if overlapping else ())
    wanted = reachable(rule, tuple(a if ok else () for a, ok in zip(cut, legal, strict=True)))
    if overlapping is not None and overlapping.overlaps:
        lacking = unmet(overlapping, wanted)
        wanted = tuple(() if f in lacking else axes for f, axes in enumerate(wanted))
    for tensor, layout in enumerate(layouts):
        wants = dims(rule, tensor, wanted)
        if wants != layout:
            return Disagreement(tensor, layout, wants)
    return None


def unmet(overlapping: Overlaps, cut: Cut) -> tuple[int, ...]:
    """Cut factors for whose blocks there is no exchange."""
    return tuple(
        f for f in overlapping.overlaps if cut[f] and overlapping.needs(f, total(cut[f])) is None
    )


def exchanges(overlapping: Overlaps, cut: Cut) -> tuple[tuple[int, Needs], ...]:
    """Per cut factor whose blocks overlap what they need; the factors have exchanges."""
    return tuple(
        (f, overlapping.needs(f, total(cut[f])) or ()) for f in overlapping.overlaps if cut[f]
    )
