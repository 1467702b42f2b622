"""Reasons why an axis did not propagate between tensors of an op: the conflict, as numbers.

Judged on what the op sees when propagation is over: it then changes nothing, so for every axis that a
neighbour offers there is a reason. The reasons are those of `passes/propagation/engine/factor_propagation.py`, in its order.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from shardwright.passes.propagation.engine.factor_propagation import Direction, Request, is_sub_axis
from shardwright.passes.propagation.engine.recorder import Visit
from shardwright.passes.propagation.provenance.origin_chains import Trace
from shardwright.passes.shared.axis_prefix import is_prefix
from shardwright.passes.shared.factor_projection import (
    Projection,
    TensorFactors,
    common_mesh,
    project,
)
from shardwright.spec.axes import Axes, Axis, Mesh, contains, prefix_without_overlap
from shardwright.spec.factors import Rule

__all__ = ["Cause", "Offer", "Refusal", "cause_of", "clash", "offers", "refusals", "scene"]

NOBODY = -1


class Cause(IntEnum):
    """The reason why an axis was refused."""

    BLOCKED = 0  # the rule, or a barrier, lets nothing through this way
    CLOSED = 1  # the dim is closed
    REPLICATED = 2  # the tensor lists the axis as replicated
    UNREDUCED = 3  # the tensor lists the axis as unreduced
    TAKEN = 4  # another dim of the tensor is cut by the axis
    OTHER_ORDER = 5  # the dim is cut by another axis at that place
    VETO = 6  # a third tensor has another axis at that place
    MAJOR_FIRST = 7  # the dim's major factor is not cut completely
    NO_ROOM = 8  # the axis does not divide what is left of the factor
    TAKEN_ELSEWHERE = 9  # another dim of a third tensor is cut by the axis
    SUB_AXIS = 10  # only a part fits, and sub-axes do not travel
    FINER = 11  # a result that must not be cut less than its operand refuses it
    LATE = 12  # nothing is in the way: the op was not visited again


class Offer(NamedTuple):
    """An axis that a tensor could have from another one, at `place` in the factor's list."""

    factor: int
    axis: Axis
    source: int  # positions of tensors, operands before results
    target: int
    place: int


class Refusal(NamedTuple):
    """An offer that was refused. `by`, `by_dim`: who is in the way; NOBODY where nobody is."""

    op: int
    offer: Offer
    dim: int  # of the target
    cause: Cause
    by: int = NOBODY
    by_dim: int = NOBODY


class Scene(NamedTuple):
    """An op as its last visit finds it."""

    rule: Rule
    mesh: Mesh
    view: Projection
    visit: Visit

    @property
    def request(self) -> Request:
        """The request to the strategy."""
        whole_axes_of = self.mesh if self.visit.is_conservative else None
        visit = self.visit
        return Request(self.rule.sizes, visit.directions, visit.is_elementwise, whole_axes_of)

    def dim(self, position: int, factor: int) -> int:
        """The dim of a tensor that holds a factor; NOBODY when it has none."""
        found = (d for d, fs in enumerate(self.rule.tensors[position]) if factor in fs)
        return next(found, NOBODY)


def scene(trace: Trace, op: int) -> Scene | None:
    """The scene of an op; None where shardings do not go through it."""
    visit, rule = trace.recorder.visits.get(op), trace.rule(op)
    found = common_mesh(visit.seen, trace.meshes) if visit else None
    if visit is None or rule is None or found is None:
        return None
    return Scene(rule, found[1], project(visit.seen, rule, found[1]), visit)


def refusals(trace: Trace, op: int) -> Iterator[Refusal]:
    """Every axis that some tensor of an op has and another did not get, with the conflict."""
    at = scene(trace, op)
    if at is None:
        return
    # Read off the last state: memoised visits never reach code that records (decision 0011).
    for offer in offers(at.view):
        cause, by, by_factor = cause_of(at, offer)
        by_dim = NOBODY if by == NOBODY else at.dim(by, by_factor)
        yield Refusal(op, offer, at.dim(offer.target, offer.factor), cause, by, by_dim)


def offers(view: Projection) -> Iterator[Offer]:
    """The first axis of each factor that a tensor lacks and another has; one offer per axis."""
    seen: set[tuple[int, int, Axis]] = set()
    for target, tensor in enumerate(view.tensors):
        for factor, own in tensor.factors.items():
            for source, other in enumerate(view.tensors):
                axes = other.axes(factor)
                if source == target or not axes:
                    continue
                place = _first_lacking(own.axes, axes)
                if place is None or (target, factor, axes[place]) in seen:
                    continue
                seen.add((target, factor, axes[place]))
                yield Offer(factor, axes[place], source, target, place)


def _first_lacking(own: Axes, offered: Axes) -> int | None:
    for place, axis in enumerate(offered):
        if not any(contains(mine, axis) for mine in own):
            return place
    return None


def cause_of(at: Scene, offer: Offer) -> tuple[Cause, int, int]:
    """The reason why an offer is refused, the tensor in the way and its factor."""
    tensor, factor, axis = at.view.tensors[offer.target], offer.factor, offer.axis
    found = tensor.factors[factor]
    needed = Direction.FORWARD if offer.source < at.view.operand_count else Direction.BACKWARD
    if at.rule.blocked[factor] or not at.visit.directions[factor] & needed:
        return Cause.BLOCKED, NOBODY, NOBODY
    if found.is_closed:
        major = _uncut_major(at, offer)
        if major is not None and _is_open(at, offer):
            return Cause.MAJOR_FIRST, offer.target, major
        return Cause.CLOSED, offer.target, factor
    for axes, cause in ((tensor.replicated, Cause.REPLICATED), (tensor.unreduced, Cause.UNREDUCED)):
        if any(clash(axis, other) for other in axes):
            return cause, offer.target, factor
    if (other := _taken(tensor, factor, axis)) is not None:
        return Cause.TAKEN, offer.target, other
    if _disagrees(at, found.axes, offer):
        return Cause.OTHER_ORDER, offer.target, factor
    for position, third in enumerate(at.view.tensors):
        if _disagrees(at, third.axes(factor) or (), offer):
            return Cause.VETO, position, factor
    return _room(at, offer)


def clash(axis: Axis, other: Axis) -> bool:
    """True if a tensor that uses one axis elsewhere cannot take all of another."""
    return prefix_without_overlap(axis, other) != axis


def _is_open(at: Scene, offer: Offer) -> bool:
    """True if the target's dim is open as the program has it."""
    seen = at.visit.seen[offer.target]
    return seen is None or seen.dims[at.dim(offer.target, offer.factor)].is_open


def _taken(tensor: TensorFactors, factor: int, axis: Axis) -> int | None:
    """Another factor of a tensor that an axis, or part of it, cuts."""
    for other, found in tensor.factors.items():
        if other != factor and any(clash(axis, own) for own in (*found.axes, *found.overflow)):
            return other
    return None


def _disagrees(at: Scene, axes: Axes, offer: Offer) -> bool:
    """True if a list leaves another way before it comes to the offered axis."""
    offered = at.view.tensors[offer.source].axes(offer.factor) or ()
    place = offer.place
    if any(mine != other for mine, other in zip(axes[:place], offered, strict=False)):
        return True
    if len(axes) <= place:
        return False
    own, axis = axes[place], offer.axis
    if is_prefix(own, axis):
        return own != axis and len(axes) > place + 1
    return not is_prefix(axis, own)


def _room(at: Scene, offer: Offer) -> tuple[Cause, int, int]:
    """Reasons that concern what an axis would cut, not who else has it."""
    factor, axis = offer.factor, offer.axis
    found = at.view.tensors[offer.target].factors[factor]
    if (major := _uncut_major(at, offer)) is not None:
        return Cause.MAJOR_FIRST, offer.target, major
    if not found.is_minor_most and at.rule.sizes[factor] % _product((*found.axes, axis)):
        return Cause.NO_ROOM, offer.target, factor
    for position, third in enumerate(at.view.tensors):
        other = _taken(third, factor, axis) if at.visit.is_basic else None
        if other is not None:
            return Cause.TAKEN_ELSEWHERE, position, other
    if at.visit.is_conservative and is_sub_axis(axis, at.mesh):
        return Cause.SUB_AXIS, offer.target, factor
    if at.visit.is_elementwise and offer.target < at.view.operand_count:
        for position in range(at.view.operand_count, len(at.view.tensors)):
            own = at.view.tensors[position].axes(factor)
            if own is not None and not any(contains(mine, axis) for mine in own):
                return Cause.FINER, position, factor
    return Cause.LATE, NOBODY, NOBODY


def _uncut_major(at: Scene, offer: Offer) -> int | None:
    """The first factor of the target's dim, up to the offered one, that is in the way."""
    tensor = at.view.tensors[offer.target]
    for factor in at.rule.tensors[offer.target][at.dim(offer.target, offer.factor)]:
        found = tensor.factors[factor]
        if found.overflow:
            return factor
        if factor == offer.factor:
            return None
        if _product(found.axes) < at.rule.sizes[factor]:
            return factor
    return None


def _product(axes: Axes) -> int:
    size = 1
    for axis in axes:
        size *= axis.size
    return size
