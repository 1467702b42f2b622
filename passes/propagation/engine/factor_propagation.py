"""Factor propagation: the basic strategy (no conflicts allowed) and the aggressive one.

Both speak of factors only; no op kind is known here except whether the op is elementwise.
Source: shardy basic_factor_propagation.cc, aggressive_factor_propagation.cc.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from math import gcd, prod

from shardwright.passes.shared.axis_prefix import contains, is_list_prefix, is_prefix
from shardwright.passes.shared.factor_projection import FactorSharding, Projection, TensorFactors
from shardwright.spec.axes import Axes, Axis, Mesh, prefix_without_overlap, total


class Direction(IntEnum):
    """The directions in which a factor's axes may travel through an op."""

    NONE = 0
    FORWARD = 1
    BACKWARD = 2
    BOTH = 3  # FORWARD | BACKWARD


@dataclass(frozen=True, slots=True)
class Request:
    """The inputs of a strategy besides the projection. `directions` has one entry per factor."""

    sizes: tuple[int, ...]
    directions: tuple[Direction, ...]
    is_elementwise: bool = False
    no_sub_axes_of: Mesh | None = None  # conservative: sub-axes of this mesh do not travel


Strategy = Callable[[Projection, Request], list[int]]


def basic(view: Projection, request: Request) -> list[int]:
    """Give each factor the axes on which no tensor disagrees, in factor order.

    Changes `view` in place; returns the indices of changed tensors, operands before results.
    """
    changed = [False] * len(view.tensors)
    for factor, direction in enumerate(request.directions):
        axes = compatible_axes(view, factor, direction)
        axes = _truncate(
            axes, lambda a, p, f=factor: _prefix_everywhere(view, f, a, p, request), request
        )
        for index, tensor in enumerate(view.tensors):
            changed[index] |= _expand(tensor, factor, axes)
    return [index for index, flag in enumerate(changed) if flag]


Prices = Callable[[list[Axes]], Sequence[float]]  # of each factor, were it to have these axes


def aggressive(view: Projection, request: Request, prices: Prices | None = None) -> list[int]:
    """Give factors their axes, the ones with the largest source first, tensor by tensor.

    Like `basic`, but a conflict between two factors is resolved instead of blocking both. With
    `prices` the factor of the least price comes first.
    """
    wanted = [compatible_axes(view, f, d) for f, d in enumerate(request.directions)]
    if not any(wanted) or not any(_lacks(tensor, wanted) for tensor in view.tensors):
        return []
    order = _by_preference(view, wanted, request)
    if prices is not None and len(order) > 1:
        # The sort is stable: equal prices keep Shardy's order, by source size (decision 0013).
        order.sort(key=prices(wanted).__getitem__)
    changed: list[int] = []
    count = view.operand_count
    # Results first, as in Shardy: operands of elementwise ops are limited by them.
    for index in (*range(count, len(view.tensors)), *range(count)):
        limits = view.results if index < count and request.is_elementwise else ()
        if _expand_by_preference(view.tensors[index], order, wanted, limits, request):
            changed.append(index)
    return sorted(changed)


def _lacks(tensor: TensorFactors, wanted: list[Axes]) -> bool:
    """True if a tensor could take axes, were there no conflicts."""
    return any(is_list_prefix(own.axes, wanted[f]) is True for f, own in tensor.factors.items())


def compatible_axes(view: Projection, factor: int, direction: Direction) -> Axes:
    """The longest list of axes whose every prefix agrees with all tensors that have the factor."""
    if direction is Direction.NONE:
        return ()
    count, tensors = view.operand_count, view.tensors
    groups = [tensors[:count], tensors[count:]]
    if direction is Direction.BACKWARD:
        groups.reverse()
    axes, can_expand = (), True
    for position, group in enumerate(groups):
        if position and direction is not Direction.BOTH:
            can_expand = False  # the far side can only veto
        for tensor in group:
            found = tensor.factors.get(factor)
            if found is not None and (found.axes != axes or not can_expand):
                axes, can_expand = _merge_lists(axes, found.axes, can_expand)
    return axes


def _merge_lists(old: Axes, new: Axes, can_expand: bool) -> tuple[Axes, bool]:
    """Keep what two lists agree on, and what one has beyond the other's end."""
    out: list[Axis] = []
    for index, (a, b) in enumerate(zip(old, new, strict=False)):
        if a == b:
            out.append(a)
        elif is_prefix(b, a):
            if len(new) > index + 1:
                return (*out, b), False
            out.append(a)
        elif is_prefix(a, b):
            if not can_expand or len(old) > index + 1:
                return (*out, a), False
            out.append(b)
        else:
            return tuple(out), False
    longer = old if len(old) > len(new) or not can_expand else new
    return (*out, *longer[len(out) :]), can_expand


def _expand(tensor: TensorFactors, factor: int, axes: Axes) -> bool:
    """Give a tensor's factor a longer list; whether it was one."""
    found = tensor.factors.get(factor)
    if found is None or is_list_prefix(found.axes, axes) is not True:
        return False
    found.axes = axes
    return True


# --- conflicts

Remove = Callable[[Axis, int], Axis | None]


def _truncate(axes: Axes, remove: Remove, request: Request) -> Axes:
    """Cut a list at the first conflict; `remove(axis, shards before it)` is what is left of it."""
    before = 1
    for index, axis in enumerate(axes):
        left = remove(axis, before)
        if left is None or (request.no_sub_axes_of and is_sub_axis(left, request.no_sub_axes_of)):
            return axes[:index]
        if left != axis:
            return (*axes[:index], left)
        before *= axis.size
    return axes


def is_sub_axis(axis: Axis, mesh: Mesh) -> bool:
    """True if a resolved axis is less than a whole mesh axis."""
    return axis.size != mesh.axis_size(axis.name)


def _prefix_everywhere(
    view: Projection, factor: int, axis: Axis, before: int, request: Request
) -> Axis | None:
    left: Axis | None = axis
    for tensor in view.tensors:
        left = _prefix_across(tensor, factor, left)
        if left is not None:
            left = _prefix_within(tensor, factor, left, before, request.sizes[factor])
        if left is None:
            return None
    return left


def _prefix_across(tensor: TensorFactors, factor: int, axis: Axis) -> Axis | None:
    """The prefix of an axis that no other factor of the tensor uses."""
    left: Axis | None = axis
    for other, found in tensor.factors.items():
        if other != factor:
            left = _without(left, found.overflow)
            left = _without(left, found.axes)
    return left


def _without(axis: Axis | None, others: Sequence[Axis]) -> Axis | None:
    for other in others:
        if axis is None:
            return None
        axis = prefix_without_overlap(axis, other)
    return axis


def _prefix_within(
    tensor: TensorFactors, factor: int, axis: Axis, before: int, size: int
) -> Axis | None:
    """The prefix of an axis that the tensor's factor has or can take, behind `before` shards."""
    found = tensor.factors.get(factor)
    if found is None:
        return axis
    left = _without(_without(axis, tensor.replicated), tensor.unreduced)
    if left is None:
        return None
    if any(contains(own, left) for own in found.axes):
        return left
    if (room := _room(found, left, before, size)) is not None:
        return room
    if found.axes and is_prefix(found.axes[-1], left):
        return found.axes[-1]
    return None


def _room(found: FactorSharding, axis: Axis, before: int, size: int) -> Axis | None:
    """The prefix of an axis that still fits behind `before` shards of a factor."""
    if found.is_closed or found.overflow:
        return None
    if found.is_minor_most:
        return axis
    if size % before:
        return None
    common = gcd(size // before, axis.size)
    if common == 1:
        return None
    return axis if common == axis.size else Axis(axis.name, axis.pre, common)


# --- the aggressive strategy's order


def _by_preference(view: Projection, wanted: list[Axes], request: Request) -> list[int]:
    """Factors with axes to give: those of the largest source tensor first, lower index on ties."""
    keyed: list[tuple[int, int, int, int]] = []
    sizes = [prod(request.sizes[f] for f in tensor.factors) for tensor in view.tensors]
    for factor, axes in enumerate(wanted):
        if not axes:
            continue
        size, source = _source(view, factor, axes, sizes)
        shards = total(axes) if request.is_elementwise else 0
        keyed.append((-size, -shards, source, factor))
    return [key[3] for key in sorted(keyed)]


def _source(view: Projection, factor: int, axes: Axes, sizes: list[int]) -> tuple[int, int]:
    """Elements and index of the largest tensor that holds all these axes; -1, -1 if none."""
    best = -1, -1
    for index, tensor in enumerate(view.tensors):
        own = tensor.axes(factor)
        if own is None or is_list_prefix(axes, own) is False:
            continue
        if sizes[index] > best[0]:
            best = sizes[index], index
    return best


def _expand_by_preference(
    tensor: TensorFactors,
    order: list[int],
    wanted: list[Axes],
    limits: Sequence[TensorFactors],
    request: Request,
) -> bool:
    """Give one tensor its axes; `limits` are tensors that it must not come to be cut finer than."""
    changed = False
    for factor in order:
        found = tensor.factors.get(factor)
        if found is None or is_list_prefix(found.axes, wanted[factor]) is not True:
            continue  # nor is it a strict prefix of a shorter list
        axes = _truncate(
            wanted[factor],
            lambda a, p, f=factor: _prefix_within(tensor, f, a, p, request.sizes[f]),
            request,
        )
        if is_list_prefix(found.axes, axes) is not True:
            continue
        axes = _truncate(axes, lambda a, _, f=factor: _prefix_across(tensor, f, a), request)
        for limit in limits:
            own = limit.axes(factor)
            if own is not None and is_list_prefix(own, axes) is True:
                axes = own
        changed |= _expand(tensor, factor, axes)
    return changed
