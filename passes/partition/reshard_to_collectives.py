"""Turn each reshard into the cheapest chain of collectives that performs it.

Slices come first and gathers last, axes that change their dim go by all_to_all, other orders by
collective_permute; see `_steps.py`. An all_reduce whose users all slice its result on its own axes
becomes a reduce_scatter, followed by a smaller all_reduce where axes are left.

Before:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
        %0 = sdy.reshard %arg0 <@mesh, [{}, {"x"}]> : tensor<8x4xf32>
        return %0 : tensor<8x4xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
        %0 = sdy.all_to_all [{"x"}: 0->1] %arg0 out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x4xf32>
        return %0 : tensor<8x4xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Block, Module, Op, Value, out_sharding
from shardwright.passes.base import Pass, op_error
from shardwright.spec.attributes import (
    AllToAllParams,
    Attribute,
    Attrs,
    AxisList,
    AxisLists,
    ShardingAttr,
)
from shardwright.spec.axes import Axes
from shardwright.spec.layout import Layout, in_mesh_order, is_even

from ._steps import Completion, Step, completion, plan
from ._values import Layouts, layouts_of, settle_regions

_RESHARD, _ALL_REDUCE, _REDUCE_SCATTER = "sdy.reshard", "sdy.all_reduce", "sdy.reduce_scatter"
_RESHARDS = frozenset({_RESHARD})


@dataclass(frozen=True)
class ReshardToCollectives(Pass):
    needs: ClassVar[str] = "resharded"
    leaves: ClassVar[str] = "collective"

    def run(self, module: Module) -> None:
        layouts = layouts_of(module)
        settle_regions(module, layouts)
        for func in module.funcs:
            if not func.is_declaration:
                _Lowering(module, layouts).block(func.body)


class _Lowering:
    """Rebuilds blocks in program order: an all_reduce is seen before the reshards that use it."""

    def __init__(self, module: Module, layouts: Layouts) -> None:
        self.module, self.layouts = module, layouts

    def block(self, block: Block) -> None:
        lowerings = {_RESHARD: self.reshard, _ALL_REDUCE: self.all_reduce}
        ops, block.ops = block.ops, []
        for op in ops:
            for region in op.regions:
                for inner in region.blocks:
                    self.block(inner)
            lowerings.get(op.name, self.keep)(op, block)

    def keep(self, op: Op, block: Block) -> None:
        block.append(op)

    def reshard(self, op: Op, block: Block) -> None:
        value, wanted = op.operands[0], self.layouts.read(out_sharding(op), op.result.shape)
        src = self.layouts.of(value)
        if not (is_even(value.shape, src) and is_even(value.shape, wanted)):
            message = f"moves {value.type}, which its parts do not divide"
            raise op_error(self.module, op, message, help="run pad first")
        for step in plan(value.shape, src, wanted):
            value = self.step(op, value, step, block)
        _replace(op, value)

    def step(self, op: Op, value: Value, step: Step, block: Block) -> Value:
        """One collective of a chain."""
        moved = tuple(map(self.layouts.mesh.spell, step.moved))
        attrs: dict[str, Attribute] = {}
        if step.kind == "exchange":
            name, (source, target) = "sdy.all_to_all", step.dims
            attrs["params"] = AllToAllParams(((moved[source], source, target),))
        elif step.kind == "permute":
            name = "sdy.collective_permute"
        elif step.kind == "slice":
            name, attrs["slicing_axes"] = "sdy.all_slice", AxisLists(moved)
        else:
            name, attrs["gathering_axes"] = "sdy.all_gather", AxisLists(moved)
        return self.emit(op, name, value, attrs, step.out, block)

    def all_reduce(self, op: Op, block: Block) -> None:
        """Keep it, or scatter what all users slice off anyway."""
        found = self.fused(op)
        if found is None:
            block.append(op)
            return
        mesh, value = self.layouts.mesh, op.operands[0]
        scatter = AxisLists(tuple(map(mesh.spell, found.scatter)))
        value = self.emit(
            op, _REDUCE_SCATTER, value, {"reduce_scatter_axes": scatter}, found.scattered, block,
            found.reduce,
        )  # fmt: skip
        if found.reduce:
            axes = AxisList(mesh.spell(in_mesh_order(mesh, found.reduce)))
            value = self.emit(
                op, _ALL_REDUCE, value, {"reduction_axes": axes}, found.scattered, block
            )
        _replace(op, value)

    def fused(self, op: Op) -> Completion | None:
        """What all users of an all_reduce let it scatter; None when they do not agree."""
        partial, agreed = op.attrs["reduction_axes"], None
        assert isinstance(partial, AxisList)
        axes = self.layouts.mesh.resolve(partial.axes)
        if any(user.name not in _RESHARDS for user in op.result.users()):
            return None
        for user in op.result.users():
            wanted = self.layouts.read(out_sharding(user), op.result.shape)
            found = completion(op.result.shape, self.layouts.of(op.operands[0]), axes, wanted)
            if agreed is not None and found.scatter != agreed.scatter:
                return None
            agreed = found
        return agreed if agreed is not None and any(agreed.scatter) else None

    def emit(
        self,
        op: Op,
        name: str,
        value: Value,
        attrs: dict[str, Attribute],
        out: Layout,
        block: Block,
        unreduced: Axes = (),
    ) -> Value:
        """A collective in place of `op`, with its notes."""
        sharding = self.layouts.write(out, unreduced)
        attrs["out_sharding"] = ShardingAttr(sharding)
        made = Op(name, [value], [value.type], Attrs(attrs), (), op.notes, op.loc, op.place)
        block.append(made)
        return made.result


def _replace(op: Op, value: Value) -> None:
    value.name = value.name or op.result.name
    op.result.replace_uses(value)
    op.erase_operands()
