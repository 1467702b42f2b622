"""Put an edge behind each argument of a called function and each result of a call: calls then stay.

An edge ties an argument to what all calls pass for it, and a call's result to what the function returns.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
      %1 = sdy.func_data_flow_edge %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.func_data_flow_edge %arg0 : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module, Op, Value
from shardwright.passes.base import Pass
from shardwright.passes.shared.add_edges import place_edges
from shardwright.passes.shared.symbols import calls
from shardwright.spec.sharding_rules.dataflow import FUNC_EDGE
from shardwright.spec.types import TensorType


@dataclass(frozen=True)
class AddFuncDataFlowEdges(Pass):
    def run(self, module: Module) -> None:
        main = module.main
        owners: list[Value] = []
        for func in module.funcs:
            if func is not main and not func.is_declaration:
                owners += func.args
            for call in calls(func):
                owners += call.results
        made: dict[Value, Op] = {}
        for owner in owners:
            if isinstance(owner.type, TensorType) and owner.type.is_static:
                made[owner] = _edge(owner)
        place_edges(made)


def _edge(owner: Value) -> Op:
    """An edge that all users of a value use instead."""
    like = owner.owner if isinstance(owner.owner, Op) else owner.owner.parent
    assert like is not None
    edge = Op(FUNC_EDGE, [owner], [owner.type], loc=like.loc, place=like.place)
    edge.result.set_sharding(owner.sharding)
    owner.replace_uses(edge.result, keep=[edge])
    return edge
