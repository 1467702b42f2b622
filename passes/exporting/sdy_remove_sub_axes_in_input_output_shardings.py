"""Cut the open dims of main's arguments and results by whole axes only.

Before:
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y":(1)2, ?}]>}) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}]>}) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from shardwright.ir.core import Module
from shardwright.passes.base import Pass
from shardwright.spec.sharding import Dim, Sharding


@dataclass(frozen=True)
class RemoveSubAxesInInputOutputShardings(Pass):
    def run(self, module: Module) -> None:
        main = module.main
        if main is None or main.is_declaration:
            return
        for value in main.args:
            value.set_sharding(_whole(value.sharding))
        main.set_boundary(result_shardings=[_whole(value) for value in main.result_shardings])


def _whole(value: Sharding | None) -> Sharding | None:
    if value is None:
        return None
    return value.with_dims(_whole_dim(dim) if dim.is_open else dim for dim in value.dims)


def _whole_dim(dim: Dim) -> Dim:
    return Dim(tuple(takewhile(lambda axis: axis.is_whole, dim.axes)), dim.is_open, dim.priority)
