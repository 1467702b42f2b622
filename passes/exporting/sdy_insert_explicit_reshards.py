"""Insert explicit reshards: everywhere (full version), or where the partitioner cannot choose well.

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

from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.build import Builder
from shardwright.ir.core import Func, Module, Op, Value, out_sharding
from shardwright.ir.walk import inner_first
from shardwright.passes.base import Pass
from shardwright.passes.exporting.explicit_reshards.explicit_reshards import (
    at_definition,
    is_same,
    make_consistent,
    rule_of,
    sum_beside_partial,
    swap_dot_result,
)
from shardwright.passes.exporting.explicit_reshards.partial import (
    make_partial,
    same_partial,
    sum_for,
)
from shardwright.passes.shared.data_flow import edges_of
from shardwright.passes.shared.op_facts import has_own_rule
from shardwright.passes.shared.shardings import (
    DIALECT,
    manual_axes,
    per_value,
    visible_sharding,
    without_axes,
)
from shardwright.passes.shared.symbols import CALL, called
from shardwright.passes.target import shardings
from shardwright.spec.attributes import Attrs, ShardingAttr
from shardwright.spec.axes import Mesh
from shardwright.spec.cuts import is_told
from shardwright.spec.sharding import Sharding, fully_open, replicated
from shardwright.spec.sharding_rules.dataflow import BARRIER, CONCATENATE, DATA_FLOW, DOTS, RESHARD

# What may need something even where no value is partial.
_ALWAYS = frozenset({*DATA_FLOW, CALL, CONCATENATE, *DOTS})


@dataclass(frozen=True)
class InsertExplicitReshards(Pass):
    anchor: ClassVar[str] = "func.func"
    enable_full_version: bool = (
        False  # False: calls, dots, uneven concatenations and partial values
    )
    chlo_rules: bool = True  # False: ops for which Shardy has no rule, as chlo's, are left alone

    def run(self, module: Module) -> None:
        meshes = module.meshes
        is_any_partial = any(one.unreduced for one in shardings(module))
        sees_all = self.enable_full_version or is_any_partial
        for func in module.funcs:
            if func.is_declaration:
                continue
            for op in inner_first(func):
                if not (sees_all or op.name in _ALWAYS):
                    continue  # most ops, of most programs
                if not op.is_terminator and op is not func:
                    self._reshard(op, module, meshes)
            returned = func.body.terminator
            for index, wanted in enumerate(func.result_shardings):
                _move(returned, index, wanted, Builder.before(returned), meshes, self._full(func))

    def _full(self, op: Op) -> bool:
        """True if an op gets everything it needs, or only what no partitioner could add."""
        if self.enable_full_version or op.name == CALL:
            return True
        if op.name != CONCATENATE:
            return False
        first, *others = [visible_sharding(value) for value in (*op.results, *op.operands)]
        return any(other is not first for other in others)

    def _reshard(self, op: Op, module: Module, meshes: dict[str, Mesh]) -> None:
        if not (self.enable_full_version or op.name in _ALWAYS) and not _has_partial(op):
            return  # most ops
        full = self._full(op)
        edges = list(edges_of(op)) if op.name in DATA_FLOW else []
        for edge in edges:
            wanted = _seen_by_source(op, edge.owner)
            for user, index in edge.sources:
                place = at_definition(user.operands[index])
                _move(user, index, wanted, place, meshes, full)
        if edges:
            return
        if op.name == CALL:
            _reshard_to_callee(op, called(op, module), meshes)
            return
        if op.name == RESHARD and _became_partial(op, meshes):
            return
        _sum_operands(op, meshes)
        is_left = op.name in (RESHARD, BARRIER) or (has_own_rule(op) and not self.chlo_rules)
        is_left = is_left or is_told(op.notes)  # a plan decides what the op needs
        rule = None if is_left else rule_of(op)
        if rule is None or rule.is_custom:
            return
        if full:
            make_consistent(op, rule, meshes)
            return
        if op.name in DOTS:
            swap_dot_result(op, rule, meshes)
        sum_beside_partial(op, rule, meshes)


def _has_partial(op: Op) -> bool:
    """True if an operand or result is a partial value."""
    for value in op.operands + op.results:
        owner = value.owner
        found = value.sharding
        if not isinstance(owner, Op) or owner.name.startswith(DIALECT):
            found = visible_sharding(value)
        if found is not None and found.unreduced:
            return True
    return False


def _move(
    op: Op,
    index: int,
    wanted: Sharding | None,
    place: Builder,
    meshes: dict[str, Mesh],
    full: bool,
) -> None:
    """Let an op use an operand with a given sharding: summed, made partial, and resharded."""
    value = sum_for(op.operands[index], wanted, place, meshes)
    made = make_partial(value, wanted, place, meshes)
    given = visible_sharding(value) if made is value else wanted
    if full and not is_same(given, wanted):
        mesh = given.mesh if given is not None else next(iter(meshes))
        attrs = Attrs({"sharding": ShardingAttr(wanted or replicated(mesh, len(value.shape)))})
        made = place.op(RESHARD, [made], [made.type], attrs).result
    if made is not op.operands[index]:
        op.set_operand(index, made)


def _seen_by_source(op: Op, owner: Value) -> Sharding | None:
    """The sharding of an edge's owner as what flows into it must have it."""
    names = frozenset(axis.name for axis in manual_axes(op))
    if owner.op is None:
        declared = per_value(op, "in_shardings")
        return declared[owner.index] if declared else None
    seen = visible_sharding(owner)
    return without_axes(seen, names) if seen is not None and names else seen


def _reshard_to_callee(call: Op, func: Func, meshes: dict[str, Mesh]) -> None:
    declared = next((p.sharding for p in func.args if p.sharding is not None), None)
    passed = [s for value in call.operands if (s := visible_sharding(value)) is not None]
    if declared is None and not passed:
        return
    for index, parameter in enumerate(func.args):
        wanted = parameter.sharding
        if wanted is None and declared is not None:
            wanted = fully_open(declared.mesh, len(parameter.shape))
        _move(call, index, wanted, at_definition(call.operands[index]), meshes, full=True)


def _became_partial(op: Op, meshes: dict[str, Mesh]) -> bool:
    """Replace a reshard to a partial value by what makes it so, if anything does."""
    value = op.operands[0]
    made = make_partial(value, out_sharding(op), Builder.before(op), meshes)
    if made is value:
        return False
    op.result.replace_uses(made)
    op.erase()
    return True


def _sum_operands(op: Op, meshes: dict[str, Mesh]) -> None:
    """Sum operands over the axes on which they are partial and the results are not."""
    shardings = map(visible_sharding, op.operands)
    partial = [k for k, s in enumerate(shardings) if s is not None and s.unreduced]
    if not partial or not op.results or not same_partial(op):
        return
    wanted = visible_sharding(op.results[0])
    for index in partial:
        value = op.operands[index]
        summed = sum_for(value, wanted, Builder.before(op), meshes)
        if summed is not value:
            op.set_operand(index, summed)
