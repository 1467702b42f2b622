"""Read what was written: a slice of an array that updates were written into is the update there.

For slices and updates at places that are known: layers of a scan that is written out keep what they
need for the way back in stacks, and read them again. Without these stacks a layer needs nothing of
others, and may stand on a stage of a pipeline of its own.

Before:
    func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<1x4xf32>, %arg2: tensor<1x4xf32>) -> tensor<1x4xf32> {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %c_0 = stablehlo.constant dense<1> : tensor<i32>
      %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %c, %c : (tensor<2x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
      %1 = stablehlo.dynamic_update_slice %0, %arg2, %c_0, %c : (tensor<2x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
      %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
      return %2 : tensor<1x4xf32>
    }
After:
    func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<1x4xf32>, %arg2: tensor<1x4xf32>) -> tensor<1x4xf32> {
      return %arg1 : tensor<1x4xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.analysis.known_scalars import constant_scalar
from shardwright.ir.core import Module, Op, Value
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.clean.rewrites.unused_ops import erase_dead
from shardwright.spec.attributes import Ints
from shardwright.spec.sharding_rules.dataflow import DYNAMIC_UPDATE_SLICE, SLICE


@dataclass(frozen=True)
class ForwardSlices(Pass):
    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        """Replace slices by the updates that they read."""
        found = False
        for op in [*module.walk()]:
            first = _sliced_from(op)
            if first is None or op.result.sharding is not None or len(op.notes):
                continue
            source = _written(op, first)
            if source is not None and source.type is op.result.type:
                op.result.replace_uses(source)
                found = True
        if not found:
            return UNCHANGED
        while erase_dead(module.body):
            pass
        return None


def _sliced_from(op: Op) -> tuple[int, ...] | None:
    """Where a slice without gaps starts; None for other ops."""
    first, strides = op.attrs.get("start_indices"), op.attrs.get("strides")
    if op.name != SLICE or not isinstance(first, Ints) or not isinstance(strides, Ints):
        return None
    return tuple(first.values) if set(strides.values) <= {1} else None


def _written(op: Op, first: tuple[int, ...]) -> Value | None:
    """The update that a slice is, seen past those elsewhere; None if it is none."""
    source, size = op.operands[0], op.result.shape
    while source.op is not None and source.op.name == DYNAMIC_UPDATE_SLICE:
        update = source.op.operands[1]
        place = _placed(source.op)
        if place is None or source.sharding is not None:
            return None
        if place == first and update.shape == size:
            return update
        ends = zip(first, size, place, update.shape, strict=True)
        if not any(a + n <= b or b + m <= a for a, n, b, m in ends):
            return None
        source = source.op.operands[0]
    return None


def _placed(op: Op) -> tuple[int, ...] | None:
    """Where an update is written, as far in as it fits; None where that is not known."""
    starts = [constant_scalar(value) for value in op.operands[2:]]
    sizes = zip(starts, op.result.shape, op.operands[1].shape, strict=True)
    found = [
        None if start is None else max(0, min(int(start), whole - part))
        for start, whole, part in sizes
    ]
    known = [start for start in found if start is not None]
    return tuple(known) if len(known) == len(found) else None
