"""Say which dim of a gather or scatter is a batch where its indices only count along that dim.

Only the first dim of the operand, indexed by the number of the first dim of the indices, as in Shardy.

Before:
    func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xi32>) -> tensor<4xf32> {
      %0 = stablehlo.iota dim = 0 : tensor<4x1xi32>
      %1 = stablehlo.concatenate %0, %arg1, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
      %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x2xi32>) -> tensor<4xf32>
      return %2 : tensor<4xf32>
    }
After:
    func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x1xi32>) -> tensor<4xf32> {
      %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x1xi32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.build import Builder
from shardwright.ir.core import Module, Op, Value
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass
from shardwright.passes.importing.batching.counting_values import counts_along
from shardwright.passes.shared.dead_ops import erase_dead
from shardwright.passes.shared.padding_ops import cut
from shardwright.spec.attributes import Attrs, Bool, Dialect, Dims, Int
from shardwright.spec.rows.indexing import (
    GATHER_LISTS,
    SCATTER_LISTS,
    IndexDims,
    gather_dims,
    scatter_dims,
)
from shardwright.spec.sharding_rules.dataflow import CONCATENATE, GATHER, SCATTER
from shardwright.spec.values.fields import integer

_FLAGS = ("indices_are_sorted", "unique_indices")  # what a new op says even where it is false


@dataclass(frozen=True)
class ExplicitGatherScatterBatching(Pass):
    anchor: ClassVar[str] = "func.func"

    def run(self, module: Module) -> None:
        for op in all_ops(module):
            if op.name == GATHER:
                _name_batch(op, gather_dims(op.sig), 1, "dimension_numbers", GATHER_LISTS)
            elif op.name == SCATTER:
                place = len(op.results)
                dims = scatter_dims(op.sig)
                _name_batch(op, dims, place, "scatter_dimension_numbers", SCATTER_LISTS)
        erase_dead(module)


def _name_batch(op: Op, dims: IndexDims, place: int, key: str, lists: tuple[str, ...]) -> None:
    """Make dim 0 a batch if some component of the index vector is the number along dim 0."""
    indices, joined = op.operands[place], op.operands[place].op
    if joined is None or joined.name != CONCATENATE or len(joined.operands) < 2:
        return
    if dims.operand_batching or 0 not in dims.collapsed or 0 not in dims.index_map:
        return
    if dims.vector_dim == 0 or integer(joined.attrs, "dimension") != dims.vector_dim:
        return
    if op.operands[0].shape[0] != indices.shape[0]:
        return
    component = dims.index_map.index(0)
    rest = _without(op, joined, component, dims.vector_dim)
    if rest is None:
        return
    op.set_operand(place, rest)
    windows, collapsed, batching, along, order = lists
    changed = {
        collapsed: tuple(dim for dim in dims.collapsed if dim),
        batching: (0,),
        along: (0,),
        order: tuple(dim for dim in dims.index_map if dim),
        windows: dims.window_dims,
    }
    old = op.attrs[key]
    assert isinstance(old, Dialect)
    fields = [(name, Dims(changed[name])) for name in lists if changed[name]]
    last = [(name, value) for name, value in old.fields if name not in lists]
    op.set_attr(key, Dialect(old.name, (*fields, *last)))
    for flag in _FLAGS[: 1 if op.name == GATHER else 2]:
        if flag not in op.attrs:
            op.set_attr(flag, Bool(False))


def _without(op: Op, joined: Op, component: int, dim: int) -> Value | None:
    """The indices without a component, before an op; None where it does not count along dim 0."""
    parts = list(joined.operands)
    is_even = all(part.shape[dim] == 1 for part in parts)
    if not is_even and component:
        return None
    number = parts.pop(component)
    if number.shape[dim] != 1 or counts_along(number) != 0:
        return None
    builder = Builder.before(op)
    whole = joined.result
    if not is_even:
        starts = [0] * len(whole.shape)
        starts[dim] = 1
        return cut(builder, whole, starts, whole.shape, None)
    if len(parts) == 1:
        return parts[0]
    shape = (*whole.shape[:dim], len(parts), *whole.shape[dim + 1 :])
    attrs = Attrs({"dimension": Int(dim)})
    return builder.op(CONCATENATE, parts, [whole.tensor.with_shape(shape)], attrs).result
