"""Gather dims that an op permutes: windows, pads and slices need neighbours that no shard has.

Before:
    sdy.mesh @mesh = <["x"=2]>
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
      %0 = stablehlo.slice %arg0 [1:7] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<8xf32>) -> tensor<6xf32>
      return %0 : tensor<6xf32>
    }
After:
    sdy.mesh @mesh = <["x"=2]>
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
      %0 = sdy.reshard %arg0 <@mesh, [{}]> : tensor<8xf32>
      %1 = stablehlo.slice %0 [1:7] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : (tensor<8xf32>) -> tensor<6xf32>
      %2 = sdy.reshard %1 <@mesh, [{"x"}]> : tensor<6xf32>
      return %2 : tensor<6xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass
from shardwright.passes.exporting.explicit_reshards.explicit_reshards import (
    reshard_after,
    reshard_before,
    rule_of,
)
from shardwright.passes.exporting.explicit_reshards.reversal import mirror_shards
from shardwright.passes.shared.factor_projection import common_mesh
from shardwright.passes.shared.shardings import set_sharding, visible_sharding
from shardwright.spec.axes import Mesh, total
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.sharding import Dim, Sharding
from shardwright.spec.sharding_rules.dataflow import RESHARD, REVERSE, SLICE
from shardwright.spec.values.fields import ints


@dataclass(frozen=True)
class ResolvePermutationFactors(Pass):
    enable_halo_exchange: bool = True  # reversal moves shards to their mirror images; False: whole

    def run(self, module: Module) -> None:
        for op in all_ops(module):
            if self.enable_halo_exchange and op.name == REVERSE and mirror_shards(module, op):
                continue
            rule = None if op.name == RESHARD or not op.results else rule_of(op)
            if rule is not None and any(kind is Kind.PERMUTATION for kind in rule.kinds):
                _resolve(op, rule, module.meshes)


def _resolve(op: Op, rule: Rule, meshes: dict[str, Mesh]) -> None:
    values: list[Value] = [*op.operands, *op.results]
    shardings = [visible_sharding(value) for value in values]
    found = common_mesh(shardings, meshes)
    if found is None:
        return
    moved = {f for f, kind in enumerate(rule.kinds) if kind is Kind.PERMUTATION}
    moved -= _cut_in_place(op, rule, shardings, found[1])
    # Each reshard goes right behind the op or right before it: the last result comes first.
    inputs = len(op.operands)
    for position in (*range(inputs), *reversed(range(inputs, len(values)))):
        value, old = values[position], shardings[position]
        if old is None:
            continue
        new = _uncut(old, rule, position, moved)
        if new is old:
            continue
        if position < inputs:
            reshard_before(op, position, new)
        else:
            set_sharding(value, new)
            reshard_after(op, value, old)


def _uncut(value: Sharding, rule: Rule, position: int, factors: set[int]) -> Sharding:
    """The sharding without axes on dims of some factors."""
    dims = [
        Dim((), cut.is_open) if cut.axes and not factors.isdisjoint(own) else cut
        for own, cut in zip(rule.tensors[position], value.dims, strict=True)
    ]
    return value if tuple(dims) == tuple(value.dims) else value.with_dims(dims)


def _cut_in_place(op: Op, rule: Rule, shardings: list[Sharding | None], mesh: Mesh) -> set[int]:
    """Factors along which every shard of a slice lies in the same shard of its operand."""
    if op.name != SLICE:
        return set()
    starts, strides = ints(op.attrs, "start_indices"), ints(op.attrs, "strides")
    return {
        factors[0]
        for dim, factors in enumerate(rule.operands[0])
        if starts[dim] == 0
        and strides[dim] == 1
        and _share(op.operands[0], shardings[0], dim, mesh)
        == _share(op.result, shardings[1], dim, mesh)
    }


def _share(value: Value, sharding: Sharding | None, dim: int, mesh: Mesh) -> int:
    """Elements of a dim on one device."""
    axes = () if sharding is None else mesh.resolve(sharding.dims[dim].axes)
    return -(-value.shape[dim] // total(axes))
