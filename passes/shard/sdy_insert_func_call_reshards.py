"""Reshard what a call returns where its callee returns it cut another way.

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

from shardwright.ir.build import Builder
from shardwright.ir.core import Module, Op
from shardwright.passes.base import Pass
from shardwright.spec.attributes import Attrs, ShardingAttr
from shardwright.spec.sharding import Sharding, replicated

from ._explicit_reshards import is_same
from ._shardings import fill_open, only_devices
from ._symbols import called, calls

RESHARD = "sdy.reshard"


@dataclass(frozen=True)
class InsertFuncCallReshards(Pass):
    def run(self, module: Module) -> None:
        for call in tuple(calls(module)):
            shardings = called(call, module).result_shardings
            given = [None if only_devices([s], module) else s for s in shardings]
            pairs = zip(call.results, given, strict=True)
            if any(_differ(value.sharding, wanted) for value, wanted in pairs):
                _reshard(call, given)


def _reshard(call: Op, declared: list[Sharding | None]) -> None:
    shardings = [*declared, *(value.sharding for value in call.results)]
    mesh = next(s.mesh for s in shardings if s is not None)
    for value, given in zip(call.results, declared, strict=True):
        whole = replicated(mesh, len(value.shape))
        wanted = value.sharding or whole
        value.sharding = given or (None if value.sharding is None else whole)
        if is_same(wanted, given):
            continue
        attrs = Attrs({"sharding": ShardingAttr(wanted)})
        made = Builder.after(call).op(RESHARD, [value], [value.type], attrs)
        value.replace_uses(made.result, keep=[made])
    fill_open(call.results)


def _differ(call: Sharding | None, given: Sharding | None) -> bool:
    """Whether the call must take its callee's sharding: not if neither cuts anything."""
    if given is not None:
        return call is not given
    return call is not None and (any(call.axes) or bool(call.unreduced))
