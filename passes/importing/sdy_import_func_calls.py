"""Turn each call into a named computation that holds the callee's body.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<8xf32>) {
        %2 = sdy.data_flow_edge %arg1 : tensor<8xf32>
        %3 = stablehlo.negate %2 : tensor<8xf32>
        sdy.return %3 : tensor<8xf32>
      } : (tensor<8xf32>) -> tensor<8xf32>
      %1 = sdy.data_flow_edge %0 : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Func, Module, Op, Region, Value, callee, clone_region
from shardwright.passes.base import Pass
from shardwright.passes.shared.add_edges import add_edges, place_edges
from shardwright.passes.shared.shardings import fill_open, only_devices
from shardwright.passes.shared.symbols import callees_first, calls, original_name
from shardwright.spec.attributes import Attribute, Attrs, ShardingPerValue, String
from shardwright.spec.sharding import Sharding

NAMED = "sdy.named_computation"
RETURN = "sdy.return"


@dataclass(frozen=True)
class ImportFuncCalls(Pass):
    add_data_flow_edges_on_named_computations: bool = True

    def run(self, module: Module) -> None:
        funcs = {func.symbol: func for func in module.funcs}
        left: dict[str, int] = dict.fromkeys(funcs, 0)  # calls still to be imported
        for call in calls(module):
            left[callee(call)] += 1
        gone = {name for name, count in left.items() if count}
        swaps: dict[Op, Op] = {}
        edges: dict[Value, Op] = {}
        for func in callees_first(module):
            for call in tuple(calls(func)):
                left[callee(call)] -= 1
                target = funcs[callee(call)]
                swaps[call] = named = _import(call, target, module, left[target.symbol] > 0)
                if self.add_data_flow_edges_on_named_computations:
                    edges.update(add_edges(named))
        _swap(swaps)
        for func in module.funcs:
            if func.symbol in gone:
                func.block = None
        module.body.set_ops([op for op in module.ops if op.block is not None])
        place_edges(edges)


def _import(call: Op, func: Func, module: Module, is_needed_later: bool) -> Op:
    fill_open(func.args)
    fill_open(call.results)
    attrs: dict[str, Attribute] = {"name": String(original_name(func))}
    if not only_devices(ins := _all_shardings(func.args), module):
        attrs["in_shardings"] = ShardingPerValue(ins)
    if outs := _all_shardings(call.results):
        attrs["out_shardings"] = ShardingPerValue(outs)
    types = [value.type for value in call.results]
    region = _body(func, is_needed_later)
    named = Op(
        NAMED, call.operands, types, Attrs(attrs), [region], call.notes, call.loc, call.place
    )
    for old, new in zip(call.results, named.results, strict=True):
        old.replace_uses(new)
    call.let_go()
    return named


def _all_shardings(values: list[Value]) -> tuple[Sharding, ...]:
    return tuple(v.sharding for v in values if v.sharding is not None)


def _body(func: Func, is_needed_later: bool) -> Region:
    region = func.regions[0]
    if is_needed_later:
        region = clone_region(region, {})
    else:
        func.set_regions(())
    block = region.block
    for value in block.args:
        value.set_sharding(None)  # now on the computation
    old = block.terminator
    block.remove(old)
    block.append(Op(RETURN, old.operands, loc=old.loc, place=old.place))
    old.let_go()
    return region


def _swap(swaps: dict[Op, Op]) -> None:
    blocks = dict.fromkeys(op.block for op in swaps if op.block is not None)
    for block in blocks:
        block.set_ops([swaps.get(op, op) for op in block.ops])
    for call in swaps:
        call.block = None
