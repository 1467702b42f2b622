"""Give a call without shardings those that its callee declares for its results.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
      return %arg0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
      return %arg0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.passes.base import Pass
from shardwright.passes.shared.shardings import fill_open, only_devices
from shardwright.passes.shared.symbols import called, calls


@dataclass(frozen=True)
class PropagateShardingFromFuncToCall(Pass):
    def run(self, module: Module) -> None:
        for call in calls(module):
            if any(value.sharding is not None for value in call.results):
                continue
            shardings = called(call, module).result_shardings
            if only_devices(shardings, module):
                continue
            for value, new in zip(call.results, shardings, strict=True):
                value.set_sharding(new)
            fill_open(call.results)
