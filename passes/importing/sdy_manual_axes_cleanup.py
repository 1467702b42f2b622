"""Sort the manual axes of manual computations and say of each unused one that it is replicated.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"y", "x"} (%arg1: tensor<4xf32>) {
        sdy.return %arg1 : tensor<4xf32>
      } : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}], replicated={"y"}>] out_shardings=[<@mesh, [{"x"}], replicated={"y"}>] manual_axes={"x", "y"} (%arg1: tensor<4xf32>) {
        sdy.return %arg1 : tensor<4xf32>
      } : (tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shardwright.ir.core import Module, Op
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass, op_error
from shardwright.passes.shared.shardings import manual_axes, per_value
from shardwright.spec.attributes import AxisList, ShardingPerValue
from shardwright.spec.axes import Axes, Axis, Mesh, joined
from shardwright.spec.sharding import Sharding, sharding


@dataclass(frozen=True)
class ManualAxesCleanup(Pass):
    def run(self, module: Module) -> None:
        meshes = module.meshes
        for op in all_ops(module):
            if op.regions and (axes := manual_axes(op)):
                _clean(module, meshes, op, axes)


def _clean(module: Module, meshes: dict[str, Mesh], op: Op, axes: Axes) -> None:
    ins, outs = per_value(op, "in_shardings") or (), per_value(op, "out_shardings") or ()
    if not ins and not outs:
        if len(op.regions[0].block.ops) > 1:
            raise op_error(
                module,
                op,
                "has manual_axes when there are no in/out shardings and the body is not empty",
                help="pass the values that the body uses as operands, or drop the manual axes",
            )
        return
    names = [s.mesh for s in (*ins, *outs) if isinstance(s.mesh, str)]
    name = next((n for n in names if not meshes[n].is_empty), names[0])
    mesh = meshes[name]
    ordered = sorted(mesh.resolve(axes), key=mesh.order)
    op.set_attr("manual_axes", AxisList(mesh.spell(ordered), is_manual=True))
    for key, shardings in (("in_shardings", ins), ("out_shardings", outs)):
        changed = tuple(_with_unused(s, name, mesh, ordered) for s in shardings)
        op.set_attr(key, ShardingPerValue(changed))


def _with_unused(value: Sharding, name: str, mesh: Mesh, manual: list[Axis]) -> Sharding:
    """The sharding with all manual axes that it does not use listed as replicated."""
    used = mesh.resolve(value.used())
    unused = [part for axis in manual for part in _gaps(axis, used)]
    if not unused:
        return sharding(name, value.dims, value.replicated, value.unreduced)
    listed = sorted((*mesh.resolve(value.replicated), *unused), key=mesh.order)
    return sharding(name, value.dims, mesh.spell(joined(listed)), value.unreduced)


def _gaps(axis: Axis, used: Axes) -> Iterator[Axis]:
    """The parts of a whole axis that no used sub-axis covers."""
    start = 1
    for part in sorted((a for a in used if a.name == axis.name), key=lambda a: a.pre):
        if part.pre > start:
            yield Axis(axis.name, start, part.pre // start)
        start = max(start, part.next_pre)
    if start < axis.next_pre:
        yield Axis(axis.name, start, axis.next_pre // start)
