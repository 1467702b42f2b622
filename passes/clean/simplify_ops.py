"""Rewrite ops as simpler ones that do the same: a broadcast that only adds dims of size one is a reshape.

Propagation visits reshapes before broadcasts; XLA takes the same step on import, so shardings are
those that `jax.jit` arrives at.

Before:
    func.func @main(%arg0: tensor<8x4xf32>) -> tensor<8x1x4xf32> {
      %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<8x4xf32>) -> tensor<8x1x4xf32>
      return %0 : tensor<8x1x4xf32>
    }
After:
    func.func @main(%arg0: tensor<8x4xf32>) -> tensor<8x1x4xf32> {
      %0 = stablehlo.reshape %arg0 : (tensor<8x4xf32>) -> tensor<8x1x4xf32>
      return %0 : tensor<8x1x4xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module, Op
from shardwright.passes.base import Pass
from shardwright.spec.attributes import RULE_NOTE
from shardwright.spec.cuts import is_told


@dataclass(frozen=True)
class SimplifyOps(Pass):
    def run(self, module: Module) -> None:
        for op in module.walk():
            row = op.row
            if row is None or row.simpler is None:
                continue
            # A rule of the user's, and what a plan says, are about the op as it was written.
            if RULE_NOTE not in op.notes and not is_told(op.notes):
                _simplify(op)


def _simplify(op: Op) -> None:
    row = op.row
    assert row is not None and row.simpler is not None
    if found := row.simpler(op.sig):
        op.become(*found)
