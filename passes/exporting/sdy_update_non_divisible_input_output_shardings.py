"""Cut the arguments and results of functions only as far as their sizes divide.

Before:
    sdy.mesh @mesh = <["x"=2, "y"=2]>
    func.func @main(%arg0: tensor<6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}]>}) -> tensor<6xf32> {
      return %arg0 : tensor<6xf32>
    }
After:
    sdy.mesh @mesh = <["x"=2, "y"=2]>
    func.func @main(%arg0: tensor<6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<6xf32> {
      return %arg0 : tensor<6xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass
from shardwright.passes.shared.shardings import per_value
from shardwright.passes.shared.symbols import CALL
from shardwright.spec.attributes import ShardingPerValue
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.sharding import Dim, Sharding
from shardwright.spec.types import TensorType, Type

MANUAL = "sdy.manual_computation"


@dataclass(frozen=True)
class UpdateNonDivisibleInputOutputShardings(Pass):
    def run(self, module: Module) -> None:
        meshes = module.meshes
        for op in all_ops(module):
            if isinstance(op, Func):
                _update_func(op, meshes)
            elif op.name == CALL:
                _update_values(op.results, meshes)
            elif op.name == MANUAL:
                _update_manual(op, meshes)


def _update_func(func: Func, meshes: dict[str, Mesh]) -> None:
    if not func.is_declaration:
        _update_values(func.args, meshes)
    func.set_boundary(
        result_shardings=[
            None if value is None else _dividing(value, type, meshes)
            for value, type in zip(func.result_shardings, func.result_types, strict=True)
        ]
    )


def _update_values(values: Sequence[Value], meshes: dict[str, Mesh]) -> None:
    for value in values:
        if value.sharding is not None:
            value.set_sharding(_dividing(value.sharding, value.type, meshes))


def _update_manual(op: Op, meshes: dict[str, Mesh]) -> None:
    for key, values in (("in_shardings", op.operands), ("out_shardings", op.results)):
        pairs = zip(per_value(op, key) or (), values, strict=False)
        changed = tuple(_dividing(sharding, value.type, meshes) for sharding, value in pairs)
        op.set_attr(key, ShardingPerValue(changed))


def _dividing(value: Sharding, type: Type, meshes: dict[str, Mesh]) -> Sharding:
    """The same sharding with each dim's axes cut to a prefix that divides its size."""
    if not isinstance(type, TensorType) or not isinstance(value.mesh, str):
        return value
    mesh = meshes[value.mesh]
    if mesh.is_maximal:
        return value
    counts = value.sizes(mesh)
    if all(size % count == 0 for size, count in zip(type.shape, counts, strict=True)):
        return value
    dims: list[Dim] = []
    for dim, size, count in zip(value.dims, type.shape, counts, strict=True):
        if size % count:
            dim = Dim(_prefix(dim.axes, size, mesh), dim.is_open)
        dims.append(dim)
    return value.with_dims(dims)


def _prefix(axes: Axes, size: int, mesh: Mesh) -> Axes:
    kept: list[Axis] = []
    for axis in mesh.resolve(axes):
        common = gcd(axis.size, size)
        if common == 1:
            break
        kept.append(Axis(axis.name, axis.pre, common))
        if common != axis.size:
            break
        size //= common
    return mesh.spell(kept)
