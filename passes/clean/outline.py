"""Make functions of regions that repeat: each layer of an unrolled program becomes a call.

A region is a stretch of ops of a function, or of a loop or branch in it, that stands there several times,
wired alike: the layers of a forward pass, those of a backward pass, the updates of their weights; what stands
apart, such as the norms of one layer, where few values enter and leave it. What differs between copies,
constants included, becomes a parameter; a constant that all have is in the function. A call keeps the location
of the first op that it stands for. Results that only some copies need are given by all. Private functions that
differ in nothing but their names become one.

`least` is the number of ops that a region has at least, 8 unless told otherwise.

The example has `least=2`.

Before:
    func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) -> tensor<8x8xf32> {
      %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %1 = stablehlo.tanh %0 : tensor<8x8xf32>
      %2 = stablehlo.add %1, %arg0 : tensor<8x8xf32>
      %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %4 = stablehlo.tanh %3 : tensor<8x8xf32>
      %5 = stablehlo.add %4, %2 : tensor<8x8xf32>
      return %5 : tensor<8x8xf32>
    }
After:
    func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) -> tensor<8x8xf32> {
      %0 = call @layer(%arg0, %arg1) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %1 = call @layer(%0, %arg2) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      return %1 : tensor<8x8xf32>
    }
    func.func private @layer(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
      %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %1 = stablehlo.tanh %0 : tensor<8x8xf32>
      %2 = stablehlo.add %1, %arg0 : tensor<8x8xf32>
      return %2 : tensor<8x8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.clean.outlining.outline_regions import LEAST, outline


@dataclass(frozen=True)
class Outline(Pass):
    least: int = LEAST  # ops of a region

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        return None if outline(module, self.least) else UNCHANGED
