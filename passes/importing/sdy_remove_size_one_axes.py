"""Drop axes of size 1 from all shardings; they cut nothing.

Before:
    sdy.mesh @mesh = <["x"=2, "y"=1]>
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}]>}) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
After:
    sdy.mesh @mesh = <["x"=2, "y"=1]>
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.passes.base import Pass
from shardwright.passes.shared.shardings import map_shardings
from shardwright.spec.axes import Axes
from shardwright.spec.sharding import Dim, Sharding, sharding


@dataclass(frozen=True)
class RemoveSizeOneAxes(Pass):
    def run(self, module: Module) -> None:
        meshes = module.meshes

        def trimmed(value: Sharding) -> Sharding:
            mesh = value.mesh if not isinstance(value.mesh, str) else meshes[value.mesh]

            def cutting(axes: Axes) -> Axes:
                return tuple(axis for axis in axes if mesh.size(axis) != 1)

            dims = tuple(_dim(dim, cutting(dim.axes)) for dim in value.dims)
            return sharding(value.mesh, dims, cutting(value.replicated), cutting(value.unreduced))

        map_shardings(module, trimmed)


def _dim(dim: Dim, axes: Axes) -> Dim:
    # A closed dim without axes has nothing left to prioritise.
    return Dim(axes, dim.is_open, dim.priority if axes or dim.is_open else None)
