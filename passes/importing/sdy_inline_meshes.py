"""Write each mesh into the shardings that name it, and remove the mesh ops.

Before:
    sdy.mesh @mesh = <["x"=2]>
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"x"}]>}) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.told_cuts import expect_untold
from shardwright.passes.base import Pass
from shardwright.passes.shared.shardings import map_shardings
from shardwright.passes.shared.symbols import MESH
from shardwright.spec.sharding import Sharding, sharding


@dataclass(frozen=True)
class InlineMeshes(Pass):
    def run(self, module: Module) -> None:
        expect_untold(module, "which names axes of a mesh that has a name")
        meshes = module.meshes

        def inlined(value: Sharding) -> Sharding:
            mesh = meshes[value.mesh] if isinstance(value.mesh, str) else value.mesh
            return sharding(mesh, value.dims, value.replicated, value.unreduced)

        map_shardings(module, inlined)
        for op in [op for op in module.ops if op.name == MESH]:
            op.erase()
