"""Rewrite the program of the whole mesh as the program of one device, with StableHLO's collectives.

As in Shardy, every all-reduce is a sum, and only what its passes can produce is understood: `localize`
takes any program.

Before:
    sdy.mesh @mesh = <["x"=2]>
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<8xf32>
      %1 = sdy.all_gather [{"x"}] %0 out_sharding=<@mesh, [{}]> : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
After:
    sdy.mesh @mesh = <["x"=2]>
    func.func @main(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<4xf32>
      %1 = "stablehlo.all_gather"(%0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
      return %1 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shardwright.ir.build import Builder
from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.errors import ProgramError, first_errors
from shardwright.ir.told_cuts import expect_untold
from shardwright.ir.verify import verify
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass, op_error
from shardwright.passes.exporting.localizing import jaxlib_collectives as moves
from shardwright.passes.exporting.localizing.device_tables import Channels, expect_listable
from shardwright.passes.exporting.localizing.jaxlib_collectives import Move
from shardwright.passes.exporting.localizing.lowering_frame import Global, Placed
from shardwright.passes.exporting.localizing.ops import LOCAL
from shardwright.passes.shared.shardings import visible_sharding
from shardwright.spec.axes import Axes, Mesh, total
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import (
    ALL_GATHER,
    ALL_REDUCE,
    ALL_SLICE,
    ALL_TO_ALL,
    COLLECTIVE_PERMUTE,
    MANUAL,
    REDUCE_SCATTER,
    SHARED_CONSTANT,
    UNMOVED,
)
from shardwright.spec.types import TensorType, Type

_HELP = "run sdy-pad-for-divisibility first"


@dataclass(frozen=True)
class ConvertGlobalToLocal(Pass):
    per_dim_all_gather: bool = False  # one gather per dim, not one and a transpose
    combine_multi_dimension_reduce_scatter: bool = False  # one, not an all-reduce and a slice
    enable_rgv3: bool = False  # name the axes of a mesh instead of listing devices

    def run(self, module: Module) -> None:
        expect_untold(module, "which nobody has carried out yet")
        ops = all_ops(module)
        _Converter(module, ops, self).run()
        if problems := verify(module):
            raise ProgramError(*first_errors(problems))


class _Converter:
    def __init__(self, module: Module, ops: list[Op], options: ConvertGlobalToLocal) -> None:
        self.module, self.ops, self.options = module, ops, options
        self.channels = Channels(ops, by_axes=options.enable_rgv3)
        self.placed: dict[Value, Placed] = {}

    def run(self) -> None:
        for op in self.ops:
            if op.name in UNMOVED:
                message = f"{op.name} does not say how to move its operand"
                help = "run sdy-reshard-to-collectives first"
                raise op_error(self.module, op, message, help=help)
        for op in self.ops:
            self._localize_values(op)
        for op in self.ops:
            op.touch()
        for op in self.ops:
            if op.block is None and op is not self.module:
                continue
            if isinstance(op, Func):
                continue
            self._convert(op)
        for op in reversed(self.ops):
            if op.name == MANUAL:
                _inline(op)

    def _localize_values(self, op: Op) -> None:
        values = [*op.results]
        values += [v for region in op.regions for block in region.blocks for v in block.args]
        for value in values:
            sharding = visible_sharding(value)
            cuts, mesh = self._cuts(sharding, value.type)
            self.placed[value] = Placed(value.type, cuts, mesh)
            value.set_type(self._local(op, value.type, cuts))
        if isinstance(op, Func):
            op.set_boundary(
                result_types=[
                    self._local(op, type, self._cuts(sharding, type)[0])
                    for type, sharding in zip(op.result_types, op.result_shardings, strict=True)
                ]
            )

    def _cuts(self, sharding: Sharding | None, type: Type) -> tuple[tuple[Axes, ...], Mesh | None]:
        rank = len(type.shape) if isinstance(type, TensorType) else 0
        mesh = None if sharding is None else self.module.mesh_of(sharding)
        if sharding is None or mesh is None or len(sharding.dims) != rank:
            return ((),) * rank, mesh
        return tuple(mesh.resolve(dim.axes) for dim in sharding.dims), mesh

    def _local(self, op: Op, type: Type, cuts: tuple[Axes, ...]) -> Type:
        if not isinstance(type, TensorType) or not any(cuts):
            return type
        counts = [total(axes) for axes in cuts]
        for size, count in zip(type.shape, counts, strict=True):
            if size % count:
                message = f"a dim of {type} is cut into {count} shards of unequal size"
                raise op_error(self.module, op, message, help=_HELP)
        shape = tuple(n // count for n, count in zip(type.shape, counts, strict=True))
        return type.with_shape(shape)

    def _convert(self, op: Op) -> None:
        lower = self._moves().get(op.name)
        if lower is not None:
            placed = self.placed[op.result]
            if placed.mesh is None:
                raise op_error(self.module, op, "collective without a mesh")
            expect_listable(self.module, op, placed.mesh)
            sharding = visible_sharding(op.result)
            assert sharding is not None
            move = Move(self.module, op, op.operands[0], placed.mesh, str(sharding.mesh),
                        self.channels, Builder.before(op))  # fmt: skip
            self._replace(op, lower(move))
            return
        convert = LOCAL.get(op.name)
        if convert is not None and (op.name == SHARED_CONSTANT or self._changes(op)):
            mesh = self.placed[op.result].mesh if op.results else None
            if mesh is not None:
                expect_listable(self.module, op, mesh)
            made = convert(Global(self.module, op, self.placed, Builder.before(op)))
            if made is not None:
                self._replace(op, made)

    def _changes(self, op: Op) -> bool:
        """True if an op works on shards; others are what they were."""
        values = (*op.operands, *op.results)
        return any(v in self.placed and self.placed[v].type is not v.type for v in values)

    def _replace(self, op: Op, value: Value) -> None:
        self.placed[value] = self.placed[op.result]
        op.result.replace_uses(value)
        op.erase()

    def _moves(self) -> dict[str, Callable[[Move], Value]]:
        options = self.options
        return {
            ALL_GATHER: lambda m: moves.all_gather(m, per_dim=options.per_dim_all_gather),
            ALL_SLICE: moves.all_slice,
            ALL_REDUCE: moves.all_reduce,
            REDUCE_SCATTER: lambda m: moves.reduce_scatter(
                m, combine=options.combine_multi_dimension_reduce_scatter
            ),
            ALL_TO_ALL: moves.all_to_all,
            COLLECTIVE_PERMUTE: self._permute,
        }

    def _permute(self, move: Move) -> Value:
        old, new = self.placed[move.op.operands[0]], self.placed[move.op.result]
        return moves.collective_permute(move, old.mesh or move.mesh, old.cuts, new.cuts)


def _inline(op: Op) -> None:
    """The body of a manual computation is what a device does: put it in place of the op."""
    (region,) = op.regions
    block = region.block
    returned = block.terminator
    for arg, operand in zip(block.args, op.operands, strict=True):
        arg.replace_uses(operand)
    builder = Builder.before(op)
    for inner in [inner for inner in block.ops if inner is not returned]:
        builder.insert(inner)
    for result, value in zip(op.results, returned.operands, strict=True):
        result.replace_uses(value)
    returned.erase_operands()
    block.set_ops([])
    op.erase()
