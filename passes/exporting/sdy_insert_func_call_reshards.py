"""Reshard the results of calls whose callee returns them with another sharding.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
      return %arg0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
      %1 = sdy.reshard %0 <@mesh, [{"y"}]> : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
      return %arg0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module, Op, Value
from shardwright.passes.base import Pass
from shardwright.passes.exporting.explicit_reshards.explicit_reshards import is_same, reshard_after
from shardwright.passes.shared.shardings import only_devices
from shardwright.passes.shared.symbols import called, calls
from shardwright.spec.sharding import Sharding, fully_open, replicated


@dataclass(frozen=True)
class InsertFuncCallReshards(Pass):
    def run(self, module: Module) -> None:
        for call in tuple(calls(module)):
            shardings = called(call, module).result_shardings
            is_bare = only_devices(shardings, module)
            givens = _givens(call, [None if is_bare else s for s in shardings])
            for value, given in zip(call.results, givens, strict=False):
                if value.sharding is not given:
                    _reshard(call, value, given)


def _givens(call: Op, shardings: list[Sharding | None]) -> list[Sharding]:
    """The returned shardings of a function; empty where nothing cuts any.

    Beside a result that has a sharding, one without is open; where none has, all are whole.
    """
    declared = next((s for s in shardings if s is not None), None)
    ranks = [len(value.shape) for value in call.results]
    if declared is not None:
        pairs = zip(shardings, ranks, strict=True)
        return [s or fully_open(declared.mesh, rank) for s, rank in pairs]
    present = [value.sharding for value in call.results if value.sharding is not None]
    if not any(any(s.axes) or s.unreduced for s in present):
        return []
    return [replicated(present[0].mesh, rank) for rank in ranks]


def _reshard(call: Op, value: Value, given: Sharding) -> None:
    wanted = value.sharding or replicated(given.mesh, given.rank)
    value.set_sharding(given)
    if not is_same(wanted, given):
        reshard_after(call, value, wanted)
