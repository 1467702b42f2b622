"""Turn each reshard into the cheapest chain of collectives that performs it.

Slices tend to come first and gathers last, axes that change their dim go by all_to_all, other orders
by collective_permute; see `_routes.py`. Where it is cheaper to move several axes at once, or axes
from under others, the dims are seen as several meanwhile: a reshape before, one behind. An all_reduce whose users all want another layout is part of
the chain: it may become a reduce_scatter, and partial values are cut before they are summed.

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

from collections.abc import Sequence
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

from ._cuts import Cuts, cuts_of
from ._route_parts import with_primes
from ._route_space import (
    ALL_REDUCE,
    EXCHANGE,
    GATHER,
    PERMUTE,
    REDUCE_SCATTER,
    SLICE,
    VIEW,
)
from ._routes import Step
from ._steps import plan, received
from ._values import Layouts, layouts_of, settle_regions

_RESHARD, _ALL_REDUCE = "sdy.reshard", "sdy.all_reduce"
_RESHARDS = frozenset({_RESHARD})
_NAMES = {
    SLICE: "all_slice",
    GATHER: "all_gather",
    EXCHANGE: "all_to_all",
    PERMUTE: "collective_permute",
    REDUCE_SCATTER: "reduce_scatter",
    ALL_REDUCE: "all_reduce",
}
_SUMS = (ALL_REDUCE, REDUCE_SCATTER)  # by the kind that the notes name
_LISTS = {
    SLICE: "slicing_axes",
    GATHER: "gathering_axes",
    REDUCE_SCATTER: "reduce_scatter_axes",
}


@dataclass(frozen=True)
class ReshardToCollectives(Pass):
    needs: ClassVar[str] = "resharded"
    leaves: ClassVar[str] = "collective"

    def run(self, module: Module) -> None:
        layouts = layouts_of(module)
        settle_regions(module, layouts)
        cuts = _odd_cuts(module, layouts)
        for func in module.funcs:
            if not func.is_declaration:
                _Lowering(module, layouts, cuts).block(func.body)


def _odd_cuts(module: Module, layouts: Layouts) -> Cuts | None:
    """The cuts of a program where chains would not find to them by primes; else None."""
    try:
        cuts = cuts_of(module, layouts.mesh)
    except ValueError:
        return None  # said where the mesh is refined
    is_odd = any(
        {*points}.difference(with_primes((1, points[-1]))) for points in cuts.points.values()
    )
    return cuts if is_odd else None


class _Lowering:
    """Rebuilds blocks in program order: an all_reduce is seen before the reshards that use it."""

    def __init__(self, module: Module, layouts: Layouts, cuts: Cuts | None) -> None:
        self.module, self.layouts, self.cuts = module, layouts, cuts

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
        self.expect_even(op, src, wanted)
        for step in plan(value.shape, self.parts(src), self.parts(wanted)):
            value = self.step(op, value, step, block)
        _replace(op, value)

    def all_reduce(self, op: Op, block: Block) -> None:
        """Keep it, or make it part of the chains to what its users ask for."""
        value, partial = op.operands[0], op.attrs["reduction_axes"]
        assert isinstance(partial, AxisList)
        axes, layout = self.layouts.mesh.resolve(partial.axes), self.layouts.of(value)
        wanted = [
            self.layouts.read(out_sharding(user), op.result.shape)
            for user in op.result.users()
            if user.name in _RESHARDS
        ]
        if not wanted or any(user.name not in _RESHARDS for user in op.result.users()):
            block.append(op)
            return
        self.expect_even(op, layout, *wanted)
        met = _met(value.shape, layout, axes, wanted)
        if self.cuts is not None:
            axes = self.cuts.split(axes)
        for step in plan(value.shape, self.parts(layout), self.parts(met), axes):
            value = self.step(op, value, step, block)
        _replace(op, value)

    def parts(self, layout: Layout) -> Layout:
        """A layout over the parts of axes that the program names, if chains must keep to them."""
        return layout if self.cuts is None else tuple(map(self.cuts.split, layout))

    def expect_even(self, op: Op, *layouts: Layout) -> None:
        """Raises ProgramError unless all of these layouts divide what an op moves."""
        type = op.operands[0].tensor
        if not all(is_even(type.shape, layout) for layout in layouts):
            message = f"moves {type}, which its parts do not divide"
            raise op_error(self.module, op, message, help="run pad first")

    def step(self, op: Op, value: Value, step: Step, block: Block) -> Value:
        """One collective of a chain."""
        if step.kind == VIEW:
            return self.view(op, value, step, block)
        mesh = self.layouts.mesh
        moved = AxisLists(tuple(map(mesh.spell, step.moved)))
        attrs: dict[str, Attribute] = {}
        if step.kind == EXCHANGE:
            params = tuple((moved.dims[source], source, target) for source, target in step.moves)
            attrs["params"] = AllToAllParams(params)
        elif step.kind == ALL_REDUCE:
            attrs["reduction_axes"] = AxisList(mesh.spell(in_mesh_order(mesh, step.axes)))
        elif step.kind != PERMUTE:
            attrs[_LISTS[step.kind]] = moved
        sharding = self.layouts.write(step.out, step.partial)
        attrs["out_sharding"] = ShardingAttr(sharding)
        notes = op.notes if step.kind in _SUMS else op.notes.without("plan.kind")
        made = Op(
            f"sdy.{_NAMES[step.kind]}", [value], [value.type], Attrs(attrs), (), notes, op.loc,
            op.place,
        )  # fmt: skip
        block.append(made)
        return made.result

    def view(self, op: Op, value: Value, step: Step, block: Block) -> Value:
        """A reshape that moves nothing: other dims, of which each device holds a block."""
        type = value.tensor.with_shape(step.view or op.result.shape)
        made = block.append(Op("stablehlo.reshape", [value], [type], loc=op.loc, place=op.place))
        made.result.sharding = self.layouts.write(step.out)
        return made.result


def _met(shape: tuple[int, ...], src: Layout, partial: Axes, wanted: Sequence[Layout]) -> Layout:
    """The layout in which a sum serves all its users: cheapest in all, chains to them included."""

    def cost(layout: Layout) -> float:
        others = dict.fromkeys(wanted)
        return float(
            received(shape, src, layout, partial)
            + sum(received(shape, layout, other) for other in others)
        )

    found = dict.fromkeys(wanted)
    for layout in tuple(found):
        summed = (step.out for step in plan(shape, src, layout, partial) if not step.partial)
        found.setdefault(next(summed))
    return min((*found, src), key=cost)


def _replace(op: Op, value: Value) -> None:
    value.name = value.name or op.result.name
    op.result.replace_uses(value)
    op.erase_operands()
