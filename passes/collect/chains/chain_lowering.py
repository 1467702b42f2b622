"""Lowers a collective to a chain of collectives over parts of its axes.

All steps work on one dim. Of an all-reduce it is the first one that all scatters divide, else all
dims as one, with zeros behind that are cut off again. A scatter appends to the minor end of the
parts that cut the dim; where a reduce-scatter (an all-gather) must give its parts in another order,
blocks change places on the device before (after).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod

from shardwright.ir.build import Builder
from shardwright.ir.core import Op, Value, clone_region
from shardwright.passes.collect.chains.fastest import AG, AR, RS, Chain, Step
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attribute, Attrs, Int, String
from shardwright.spec.axes import Axes
from shardwright.spec.links import ALL_GATHER, ALL_REDUCE, REDUCE_SCATTER
from shardwright.spec.machines.axis_digits import Numbers
from shardwright.spec.sharding_rules.dataflow import PAD, RESHAPE, SLICE, TRANSPOSE
from shardwright.spec.types import tensor
from shardwright.spec.values.dense import splat
from shardwright.spec.values.fields import dense_table, i64, integer

_NAMES = {AR: ALL_REDUCE, RS: REDUCE_SCATTER, AG: ALL_GATHER}
_DIMS = {AR: "", RS: "scatter_dimension", AG: "all_gather_dim"}


@dataclass(frozen=True)
class Site:
    """A collective, and its axes: `order` as it lists them, `levels` of a chain, both resolved.

    `groups`: device numbers along axes, a row per group. `names`: of the axes in the new mesh.
    """

    op: Op
    order: Axes
    levels: tuple[Axes, ...]
    groups: Callable[[Axes], Numbers]
    names: Callable[[Axes], tuple[str, ...]]

    def axes(self, levels: Sequence[int]) -> Axes:
        """Level after level; those of one level in the order of the collective."""
        return tuple(axis for level in levels for axis in self.levels[level])


def write_chain(site: Site, chain: Chain, note: tuple[str, Attribute]) -> None:
    """Replace a collective by the steps of a chain; the first one gets the note."""
    writer = Writer(site, note)
    result = _WRITERS[site.op.name](writer, chain)
    site.op.result.replace_uses(result)
    site.op.erase()


def _reason(op: Op) -> tuple[tuple[str, Attribute], ...]:
    """Why the collective is there, which is why all its steps are; they are also worked out again
    where it is.
    """
    return tuple((key, op.notes[key]) for key in (plan.REASON, plan.REMAT) if key in op.notes)


def _told(op: Op) -> tuple[tuple[str, Attribute], ...]:
    """A step of a chain that a plan tells is done in one piece."""
    return ((plan.ALGORITHM, String(plan.LIBRARY)),) if plan.ALGORITHM in op.notes else ()


class Writer:
    """Makes ops before the collective that they replace."""

    def __init__(self, site: Site, note: tuple[str, Attribute]) -> None:
        self.site = site
        self._builder = Builder.before(site.op)
        self._kept = dict((*_reason(site.op), *_told(site.op)))  # of each step
        self._notes = {**self._kept, note[0]: note[1]}  # of the next step

    def step(self, step: Step, axes: Axes, value: Value, dim: int) -> Value:
        """One collective over axes, major to minor."""
        op, members = self.site.op, prod(axis.size for axis in axes)
        attrs = op.attrs.set("replica_groups", dense_table(self.site.groups(axes).tolist()))
        for key in _DIMS.values():
            attrs = attrs.without(key) if key in attrs else attrs
        shape = list(value.shape)
        if step.collective is not AR:
            attrs = attrs.set(_DIMS[step.collective], Int(dim))
            shape[dim] = shape[dim] * members if step.collective is AG else shape[dim] // members
        notes = {plan.AXES: Array(tuple(map(String, self.site.names(axes)))), **self._notes}
        self._notes = self._kept
        regions = () if step.collective is AG else [clone_region(op.regions[0], {})]
        type = value.tensor.with_shape(tuple(shape))
        return self._builder.op(
            _NAMES[step.collective], [value], [type], attrs, regions, Attrs(notes)
        ).result

    def reshaped(self, value: Value, shape: tuple[int, ...]) -> Value:
        if shape == value.shape:
            return value
        return self._builder.op(RESHAPE, [value], [value.tensor.with_shape(shape)]).result

    def resized(self, value: Value, size: int) -> Value:
        """The only dim made longer with zeros, or cut off."""
        (old,) = value.shape
        if size == old:
            return value
        type = value.tensor.with_shape((size,))
        if size < old:
            cut = {"start_indices": 0, "limit_indices": size, "strides": 1}
            attrs = Attrs({key: i64((number,)) for key, number in cut.items()})
            return self._builder.op(SLICE, [value], [type], attrs).result
        element = tensor((), value.tensor.element)
        zero = Attrs({"value": splat(0, element)})
        filling = self._builder.op("stablehlo.constant", (), [element], zero).result
        edges = {"edge_padding_low": 0, "edge_padding_high": size - old, "interior_padding": 0}
        attrs = Attrs({key: i64((number,)) for key, number in edges.items()})
        return self._builder.op(PAD, [value, filling], [type], attrs).result

    def reordered(self, value: Value, dim: int, old: Axes, new: Axes) -> Value:
        """The blocks of a dim, numbered by axes in an old order, in a new order."""
        if old == new:
            return value
        shape = value.shape
        blocks = [axis.size for axis in old]
        rest = shape[dim] // prod(blocks)
        value = self.reshaped(value, (*shape[:dim], *blocks, rest, *shape[dim + 1 :]))
        order = [dim + old.index(axis) for axis in new]
        permutation = [*range(dim), *order, *range(dim + len(old), len(value.shape))]
        type = value.tensor.with_shape(tuple(value.shape[place] for place in permutation))
        attrs = Attrs({"permutation": i64(permutation)})
        return self.reshaped(self._builder.op(TRANSPOSE, [value], [type], attrs).result, shape)


def _all_reduce(writer: Writer, chain: Chain) -> Value:
    value = writer.site.op.operands[0]
    shape, count = value.shape, value.tensor.count
    scattered = [writer.site.axes(step.levels) for step in chain.steps if step.collective is RS]
    parts = prod(axis.size for axes in scattered for axis in axes)
    dim = next((k for k, size in enumerate(shape) if size % parts == 0), -1)
    if parts > 1 and dim < 0:
        value = writer.reshaped(value, (count,))
        value = writer.resized(value, -(-count // parts) * parts)
    for step in chain.steps:
        value = writer.step(step, writer.site.axes(step.levels), value, max(dim, 0))
    if parts > 1 and dim < 0:
        value = writer.reshaped(writer.resized(value, count), shape)
    return value


def _in_order(site: Site, step: Step) -> Axes:
    """The axes of a step as the collective lists them."""
    return tuple(sorted(site.axes(step.levels), key=site.order.index))


def _reduce_scatter(writer: Writer, chain: Chain) -> Value:
    site, value = writer.site, writer.site.op.operands[0]
    dim = integer(site.op.attrs, _DIMS[RS])
    steps = [_in_order(site, step) for step in chain.steps]
    major_first = tuple(axis for axes in steps for axis in axes)
    value = writer.reordered(value, dim, site.order, major_first)
    for step, axes in zip(chain.steps, steps, strict=True):
        value = writer.step(step, axes, value, dim)
    return value


def _all_gather(writer: Writer, chain: Chain) -> Value:
    site, value = writer.site, writer.site.op.operands[0]
    dim = integer(site.op.attrs, _DIMS[AG])
    steps = [_in_order(site, step) for step in chain.steps]
    for step, axes in zip(chain.steps, steps, strict=True):
        value = writer.step(step, axes, value, dim)
    major_first = tuple(axis for axes in reversed(steps) for axis in axes)
    return writer.reordered(value, dim, major_first, site.order)


_WRITERS: dict[str, Callable[[Writer, Chain], Value]] = {
    ALL_REDUCE: _all_reduce,
    REDUCE_SCATTER: _reduce_scatter,
    ALL_GATHER: _all_gather,
}
