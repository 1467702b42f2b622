"""Turn each named computation back into a private function and a call.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.named_computation<"f">(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] (%arg1: tensor<8xf32>) {
        %1 = stablehlo.negate %arg1 : tensor<8xf32>
        sdy.return %1 : tensor<8xf32>
      } : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    func.func private @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> attributes {sdy.original_func_name = "f"} {
      %0 = stablehlo.negate %arg0 : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.walk import inner_first
from shardwright.passes.base import Pass
from shardwright.passes.shared.data_flow import edge_op
from shardwright.passes.shared.shardings import fill_open, per_value, sharding_of
from shardwright.passes.shared.symbols import CALL, ORIGINAL_NAME, SymbolNames
from shardwright.spec.attributes import Attrs, String, Symbol
from shardwright.spec.sharding import Sharding

NAMED = "sdy.named_computation"


@dataclass(frozen=True)
class ExportNamedComputations(Pass):
    def run(self, module: Module) -> None:
        names = SymbolNames(module)
        swaps: dict[Op, Op | None] = {}  # op -> what stands in its place
        for op in inner_first(module):
            if op.name == NAMED:
                module.body.append(_export(op, names, swaps))
        for block in dict.fromkeys(op.block for op in swaps):
            assert block is not None
            ops = [swaps.get(op, op) for op in block.ops]
            block.set_ops([op for op in ops if op is not None])


def _export(op: Op, names: SymbolNames, swaps: dict[Op, Op | None]) -> Func:
    block = op.regions[0].block
    ins = _take_shardings(block.args, per_value(op, "in_shardings"), swaps)
    outs = _take_shardings(op.results, per_value(op, "out_shardings"), swaps)
    name = op.attrs["name"]
    assert isinstance(name, String)
    types = [value.type for value in op.results]
    func = Func(names.unique(name.value), (), types, "private", op.loc, op.place)
    func.set_regions(op.regions)
    func.set_boundary(arg_attrs=[Attrs()] * len(block.args))
    func.set_note(ORIGINAL_NAME, name)
    for value, sharding in zip(block.args, ins, strict=True):
        value.set_sharding(sharding)
    fill_open(block.args)
    old = block.terminator
    block.remove(old)
    block.append(Op("func.return", old.operands, loc=old.loc, place=old.place))
    old.let_go()
    op.set_regions(())
    call = Op(
        CALL,
        op.operands,
        types,
        Attrs({"callee": Symbol(func.symbol)}),
        notes=op.notes,
        loc=op.loc,
        place=op.place,
    )
    for old_value, new, sharding in zip(op.results, call.results, outs, strict=True):
        old_value.replace_uses(new)
        new.set_sharding(sharding)
    fill_open(call.results)
    op.let_go()
    swaps[op] = call
    return func


def _take_shardings(
    owners: Sequence[Value],
    declared: tuple[Sharding, ...] | None,
    swaps: dict[Op, Op | None],
) -> list[Sharding | None]:
    """The shardings of edge owners; their edges are taken out of the program."""
    found: list[Sharding | None] = []
    for owner in owners:
        carrier = edge_op(owner)
        if carrier is None:
            found.append(declared[owner.index] if declared else None)
            continue
        found.append(sharding_of(carrier.result))
        carrier.result.replace_uses(owner)
        carrier.let_go()
        swaps[carrier] = None
    return found
