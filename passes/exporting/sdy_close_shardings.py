"""Close all dims, so that nothing propagates any more.

Before:
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}], replicated={"y"}>}) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.passes.base import Pass
from shardwright.passes.shared.shardings import map_shardings
from shardwright.spec.sharding import Dim, Sharding, sharding


@dataclass(frozen=True)
class CloseShardings(Pass):
    def run(self, module: Module) -> None:
        map_shardings(module, _closed)


def _closed(value: Sharding) -> Sharding:
    dims = tuple(Dim(dim.axes, False, dim.priority if dim.axes else None) for dim in value.dims)
    return sharding(value.mesh, dims, (), value.unreduced)
