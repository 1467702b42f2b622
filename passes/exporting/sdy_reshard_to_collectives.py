"""Replace each reshard by a chain of collectives, chosen greedily: Shardy's choice, without a cost.

`reshard-to-collectives` chooses by bytes moved.

Before:
    func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x", "y"}]>}) {
      %0 = sdy.reshard %arg0 <@mesh, [{}, {"x", "y"}]> : tensor<8x8xf32>
      return %0 : tensor<8x8xf32>
    }
After:
    func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x", "y"}]>}) {
      %0 = sdy.all_slice [{"y"}, {}] %arg0 out_sharding=<@mesh, [{"x", "y"}, {}]> : tensor<8x8xf32>
      %1 = sdy.all_to_all [{"x", "y"}: 0->1] %0 out_sharding=<@mesh, [{}, {"x", "y"}]> : tensor<8x8xf32>
      return %1 : tensor<8x8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.build import Builder
from shardwright.ir.core import Module, Op, Value, out_sharding
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass, op_error
from shardwright.passes.exporting.explicit_reshards.explicit_reshards import (
    behind_barriers,
    is_same,
)
from shardwright.passes.exporting.greedy.chain import Collective, collectives
from shardwright.passes.shared.shardings import visible_sharding
from shardwright.spec.attributes import AllToAllParams, Attribute, Attrs, AxisLists, ShardingAttr
from shardwright.spec.axes import Mesh
from shardwright.spec.sharding import Dim, Sharding, fully_open, sharding
from shardwright.spec.sharding_rules.dataflow import RESHARD

# The op of each kind of collective, and the attribute that lists the axes per dim.
OPS = {
    "slice": ("sdy.all_slice", "slicing_axes"),
    "permute": ("sdy.collective_permute", ""),
    "exchange": ("sdy.all_to_all", "params"),
    "gather": ("sdy.all_gather", "gathering_axes"),
}


@dataclass(frozen=True)
class ReshardToCollectivesGreedily(Pass):
    anchor: ClassVar[str] = "func.func"
    keep_redundant_reshards: bool = False  # True: a reshard that moves nothing stays

    def run(self, module: Module) -> None:
        meshes = module.meshes
        for op in [op for op in all_ops(module) if op.name == RESHARD]:
            self._convert(module, op, meshes)

    def _convert(self, module: Module, op: Op, meshes: dict[str, Mesh]) -> None:
        value, wanted = behind_barriers(op.operands[0]), out_sharding(op)
        assert wanted is not None and isinstance(wanted.mesh, str)
        stated = visible_sharding(value)
        if self.keep_redundant_reshards and is_same(stated, wanted):
            return
        given = stated or fully_open(wanted.mesh, len(value.shape))
        assert isinstance(given.mesh, str)
        if not any(wanted.axes):
            if given.rank != wanted.rank:
                message = f"cannot move a value from {given} to {wanted}"
                raise op_error(module, op, message, help="keep it on one device, or on the mesh")
            if not any(given.axes) and not given.unreduced and not wanted.unreduced:
                op.result.replace_uses(op.operands[0])
                op.erase()
                return
            wanted = sharding(given.mesh, wanted.dims, (), wanted.unreduced)
        if meshes[given.mesh].axes != meshes[str(wanted.mesh)].axes:
            return  # no collective leads from mesh to mesh
        _check(module, op, given, wanted, meshes)
        _lower(op, value, given, wanted, meshes)


def _check(
    module: Module, op: Op, given: Sharding, wanted: Sharding, meshes: dict[str, Mesh]
) -> None:
    """Refuse what Shardy gets wrong: one mesh of two names, and values that become partial."""
    if given.mesh != wanted.mesh and meshes[str(given.mesh)] == meshes[str(wanted.mesh)]:
        message = f"moves between equal meshes @{given.mesh} and @{wanted.mesh}"
        raise op_error(module, op, message, help="sdy-lift-inlined-meshes makes them one")
    if set(given.unreduced) != set(wanted.unreduced):
        message = f"changes on which axes values are partial: {given} to {wanted}"
        raise op_error(
            module, op, message, help="insert sdy.all_reduce or sdy.replicated_to_unreduced"
        )


def _lower(
    op: Op, value: Value, given: Sharding, wanted: Sharding, meshes: dict[str, Mesh]
) -> None:
    mesh, name = meshes[str(given.mesh)], given.mesh
    chain = collectives(
        [mesh.resolve(axes) for axes in given.axes],
        [mesh.resolve(axes) for axes in wanted.axes],
        value.shape,
        moves_devices=given.mesh != wanted.mesh,
    )
    builder = Builder.before(op)
    for step in chain:
        if step.kind == "permute":
            name = wanted.mesh
        dims = tuple(Dim(mesh.spell(axes)) for axes in step.out)
        attrs = Attrs(
            _axes(step, mesh)
            | {"out_sharding": ShardingAttr(sharding(name, dims, (), wanted.unreduced))}
        )
        value = builder.op(OPS[step.kind][0], [value], [value.type], attrs).result
    op.result.replace_uses(value)
    op.erase()


def _axes(step: Collective, mesh: Mesh) -> dict[str, Attribute]:
    """The attribute that says which axes a collective moves."""
    moved = tuple(map(mesh.spell, step.moved))
    if step.kind == "permute":
        return {}
    if step.kind == "exchange":
        source = next(dim for dim, axes in enumerate(moved) if axes)
        return {"params": AllToAllParams(((moved[source], source, step.target),))}
    return {OPS[step.kind][1]: AxisLists(moved)}
