"""Axes of reshapes whose dims are cut in ways that the op's factors do not express.

The axes of the side that is cut most are dealt out anew to the factors of both sides; what both then have in
common is kept. Source: shardy explicit_reshards_util.cc, sharding_projection.cc (distributeAxesAcrossFactors).
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from shardwright.passes.shared.axis_prefix import is_prefix
from shardwright.passes.shared.factor_projection import Projection, TensorFactors, project, rebuild
from shardwright.spec.axes import Axes, Axis, Mesh, append, can_coexist, total
from shardwright.spec.factors import Rule, Tensor


def spread_axes(view: Projection, rule: Rule, name: str, mesh: Mesh) -> list[Axes]:
    """Axes per factor that operand and result can both have; the view itself is changed."""
    given, made = view.tensors
    axes = _all_axes(given if total(_all_axes(given)) >= total(_all_axes(made)) else made)
    for tensor, dims in zip(view.tensors, rule.tensors, strict=True):
        _deal(tensor, dims, rule.sizes, axes)
    # Read back what can be written: a factor behind one that is not cut completely has nothing.
    rebuilt = [
        rebuild(tensor, None, dims, rule.sizes, name, mesh)
        for tensor, dims in zip(view.tensors, rule.tensors, strict=True)
    ]
    again = project(rebuilt, rule, mesh, closed_if_missing=True)
    return [_common(again, factor) for factor in range(len(rule.sizes))]


def _all_axes(tensor: TensorFactors) -> list[Axis]:
    ordered = (tensor.factors[factor] for factor in sorted(tensor.factors))
    return [axis for found in ordered for axis in (*found.axes, *found.overflow)]


def _deal(tensor: TensorFactors, dims: Tensor, sizes: Sequence[int], axes: list[Axis]) -> None:
    """Give axes to the first factors they fit, or fit in part; the last keeps what is left."""
    factors = [factor for dim in dims for factor in dim if factor in tensor.factors]
    room = {factor: sizes[factor] for factor in factors}
    got: dict[int, list[Axis]] = {factor: [] for factor in factors}
    waiting = list(axes)
    while waiting and _deal_one(waiting, factors, room, got):
        pass
    for factor in factors:
        tensor.factors[factor].axes, tensor.factors[factor].overflow = tuple(got[factor]), ()
    if factors:
        tensor.factors[factors[-1]].overflow = tuple(waiting)


def _deal_one(
    waiting: list[Axis], factors: list[int], room: dict[int, int], got: dict[int, list[Axis]]
) -> bool:
    """Give away the first waiting axis, or major parts of it; whether any went."""
    before = waiting[0]
    for factor in factors:
        axis = waiting[0]
        size = gcd(axis.size, room[factor])
        if room[factor] < 2 or (size == 1 and axis.size != 1):
            continue
        append(got[factor], Axis(axis.name, axis.pre, size))
        room[factor] //= size
        if size == axis.size:
            del waiting[0]
            return True
        waiting[0] = Axis(axis.name, axis.pre * size, axis.size // size)
    return waiting[0] != before


def _common(view: Projection, factor: int) -> Axes:
    """The greatest prefix that the axes of a factor have in common over all tensors."""
    lists = [tensor.factors[factor].axes for tensor in view.having(factor)]
    common = lists[0] if lists else ()
    for axes in lists[1:]:
        common = _common_prefix(common, axes)
    return common


def _common_prefix(first: Axes, second: Axes) -> Axes:
    kept: list[Axis] = []
    for a, b in zip(first, second, strict=False):
        if a != b:
            part = next((x for x, y in ((a, b), (b, a)) if is_prefix(x, y)), None)
            return (*kept, part) if part is not None and can_coexist(a, b) else tuple(kept)
        kept.append(a)
    return tuple(kept)
