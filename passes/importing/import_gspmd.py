"""Read what the older partitioner was told, `mhlo.sharding`, as `sdy`: shardings, constraints, manual parts.

The mesh has an axis per digit by which all shardings count devices, `axis_0` the slowest. `@Sharding` calls
become constraints; calls between `@SPMDFullToShardShape` and `@SPMDShardToFullShape` a manual computation.

Before:
    module {
      func.func @main(%arg0: tensor<8x16xf32> {mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"}) -> tensor<8x16xf32> {
        %0 = stablehlo.custom_call @Sharding(%arg0) {mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
        return %0 : tensor<8x16xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["axis_0"=2, "axis_1"=4]>
      func.func @main(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"axis_0"}, {}]>}) -> tensor<8x16xf32> {
        %0 = sdy.sharding_constraint %arg0 <@mesh, [{"axis_0"}, {"axis_1"}]> : tensor<8x16xf32>
        return %0 : tensor<8x16xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.importing.gspmd.whole_program import import_gspmd


@dataclass(frozen=True)
class ImportGspmd(Pass):
    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        return None if import_gspmd(module) else UNCHANGED
