"""Make resharding visible: everywhere (full version), or where the partitioner could not know better.

Before:
    func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<16x8xf32> {
      %0 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
      return %0 : tensor<16x8xf32>
    }
After:
    func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<16x8xf32> {
      %0 = sdy.reshard %arg0 <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
      %1 = sdy.reshard %arg0 <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
      %2 = stablehlo.concatenate %0, %1, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x"}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
      %3 = sdy.reshard %2 <@mesh, [{}, {}]> : tensor<16x8xf32>
      return %3 : tensor<16x8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Func, Module, Op, Use, Value
from shardwright.passes.base import Pass
from shardwright.spec.axes import Mesh
from shardwright.spec.dataflow import BARRIER, CONCATENATE, DOTS, RESHARD
from shardwright.spec.sharding import Sharding, replicated

from ._data_flow import edges_of
from ._explicit_reshards import (
    is_same,
    make_consistent,
    reshard_at_definition,
    reshard_before,
    rule_of,
    sum_partial_operands,
    swap_dot_result,
)
from ._shardings import manual_axes, per_value, visible_sharding, without_axes
from ._symbols import CALL, called
from ._walk import inner_first

RETURN = "func.return"


@dataclass(frozen=True)
class InsertExplicitReshards(Pass):
    anchor: ClassVar[str] = "func.func"
    enable_full_version: bool = (
        False  # False: calls, dots, uneven concatenations and partial values
    )

    def run(self, module: Module) -> None:
        meshes = module.meshes
        for func in module.funcs:
            for op in inner_first(func):
                if op.name == CALL:
                    _reshard_to_callee(op, called(op, module))
                elif self.enable_full_version:
                    _reshard_fully(op, func, meshes)
                else:
                    _reshard_some(op, meshes)


def _reshard_some(op: Op, meshes: dict[str, Mesh]) -> None:
    if not op.operands:
        return
    sum_partial_operands(op, meshes)
    rule = rule_of(op) if op.name in DOTS or op.name == CONCATENATE else None
    if rule is None:
        return
    if op.name in DOTS:
        swap_dot_result(op, rule, meshes)
        return
    shardings = [visible_sharding(value) for value in (*op.operands, *op.results)]
    if any(other is not shardings[0] for other in shardings[1:]):
        make_consistent(op, rule, meshes)


def _reshard_fully(op: Op, func: Func, meshes: dict[str, Mesh]) -> None:
    if op.name == RETURN:
        for index, wanted in enumerate(func.result_shardings):
            _reshard_use(reshard_before, (op, index), wanted, meshes)
        return
    for edge in edges_of(op):
        for use in edge.sources:
            _reshard_use(reshard_at_definition, use, _seen_by_source(op, edge.owner), meshes)
    rule = None if op.name in (RESHARD, BARRIER) else rule_of(op)
    if rule is not None and not rule.is_custom:
        make_consistent(op, rule, meshes)


def _seen_by_source(op: Op, owner: Value) -> Sharding | None:
    """The sharding of an edge's owner as what flows into it must have it."""
    names = frozenset(axis.name for axis in manual_axes(op))
    if owner.op is None:
        declared = per_value(op, "in_shardings")
        return declared[owner.index] if declared else None
    seen = visible_sharding(owner)
    return without_axes(seen, names) if seen is not None and names else seen


def _reshard_use(
    reshard: Callable[[Op, int, Sharding], None],
    use: Use,
    wanted: Sharding | None,
    meshes: dict[str, Mesh],
) -> None:
    op, index = use
    value = op.operands[index]
    given = visible_sharding(value)
    if is_same(given, wanted):
        return
    mesh = given.mesh if given is not None else next(iter(meshes))
    reshard(op, index, wanted or replicated(mesh, len(value.shape)))


def _reshard_to_callee(call: Op, func: Func) -> None:
    for index, parameter in enumerate(func.args):
        value = call.operands[index]
        given, wanted = visible_sharding(value), parameter.sharding
        present = given or wanted
        if present is None or is_same(given, wanted):
            continue
        reshard_at_definition(call, index, wanted or replicated(present.mesh, len(value.shape)))
