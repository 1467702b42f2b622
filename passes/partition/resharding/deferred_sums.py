"""Sinks to which a pending all-reduce can be deferred: ops that are linear in the partial sum."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from shardwright.ir.core import Op, Value, out_sharding
from shardwright.passes.partition.resharding.layouts import Layouts
from shardwright.spec import plan
from shardwright.spec.attributes import AxisList
from shardwright.spec.axes import Axes
from shardwright.spec.layout import Layout, dims, project
from shardwright.spec.sharding_rules.dataflow import ALL_REDUCE

FAR = 8  # ops that are looked behind


class End(NamedTuple):
    """`layout`: to which the only user moves the value, None where nobody does; `joined`: axes of
    a sum over devices to which it is added, so that one sum can be taken of both.
    """

    layout: Layout | None = None
    joined: Axes = ()


NOWHERE = End()


def end_of(value: Value, layouts: Layouts) -> End:
    """The end of a chain of linear ops of as many elements."""
    way: list[tuple[Op, int]] = []
    joined: Axes = ()
    while len(way) < FAR and len(value.uses) == 1:
        ((user, index),) = value.uses
        asked = out_sharding(user)
        if asked is not None:
            layout = layouts.read(asked, value.shape)
            if layout != layouts.of(value):
                return End(_before(way, layout), joined)
        elif not _is_linear_step(user, index):
            break
        else:
            # Two sums that are added need one all-reduce, so the second is free (decision 0023).
            joined = joined or _summed_beside(user, index, layouts)
            way.append((user, index))
        value = user.results[0]
    return End(None, joined) if joined else NOWHERE


def _summed_beside(op: Op, index: int, layouts: Layouts) -> Axes:
    """Axes of a sum over devices that an op adds to an operand; none where it does not."""
    group = next(group for group in op.sig.linear if index in group)
    for other in (op.operands[place] for place in group if place != index):
        made = other.op
        if made is None or made.name != ALL_REDUCE or plan.KIND in made.notes:
            continue
        if len(other.uses) == 1:
            axes = made.attrs["reduction_axes"]
            assert isinstance(axes, AxisList)
            return layouts.mesh.resolve(axes.axes)
    return ()


def _is_linear_step(op: Op, index: int) -> bool:
    """True if a partial operand gives a partial result of the same size."""
    if len(op.results) != 1 or not any(index in group for group in op.sig.linear):
        return False
    return prod(op.results[0].shape) == prod(op.operands[index].shape)


def _before(way: list[tuple[Op, int]], layout: Layout) -> Layout | None:
    """The layout before ops that is `layout` behind them; None where it is not a layout of dims."""
    for op, index in reversed(way):
        rule = op.sig.blocks
        if rule is None:
            return None
        tensor = len(op.operands)
        found = project(rule, tensor, layout)
        cut = tuple(found.get(factor, ()) for factor in range(len(rule.sizes)))
        if dims(rule, tensor, cut) != layout:
            return None
        layout = dims(rule, index, cut)
    return layout
