"""Inserts reshards so that the operands and results of an op agree on every factor.

Source: shardy insert_explicit_reshards.cc, explicit_reshards_util.cc.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from shardwright.ir.build import Builder
from shardwright.ir.core import Op, Value
from shardwright.passes.exporting.explicit_reshards.common_axes import common_axes
from shardwright.passes.exporting.explicit_reshards.partial import without
from shardwright.passes.exporting.explicit_reshards.reshape_axes import spread_axes
from shardwright.passes.shared.factor_projection import TensorFactors, common_mesh, project, rebuild
from shardwright.passes.shared.shardings import fill_open, set_sharding, visible_sharding
from shardwright.spec.attributes import RULE_NOTE, Attrs, AxisList, RuleAttr, ShardingAttr
from shardwright.spec.axes import Axes, Axis, Mesh, joined, overlap
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.sharding import Sharding, replicated
from shardwright.spec.sharding_rules.dataflow import ALL_REDUCE, BARRIER, RESHAPE, RESHARD

Meshes = dict[str, Mesh]


def is_same(a: Sharding | None, b: Sharding | None) -> bool:
    """True if two shardings cut alike; a missing one cuts nothing. Partial values do not count."""
    if a is None or not any(a.axes):
        return b is None or not any(b.axes)
    return b is not None and a.mesh == b.mesh and a.axes == b.axes


def reshard_before(op: Op, index: int, wanted: Sharding) -> None:
    """Let an op use a resharded operand."""
    value = op.operands[index]
    attrs = Attrs({"sharding": ShardingAttr(wanted)})
    made = Builder.before(op).op(RESHARD, [value], [value.type], attrs)
    op.set_operand(index, made.result)


def at_definition(value: Value) -> Builder:
    """The point of definition of a value."""
    return Builder.after(value.owner) if isinstance(value.owner, Op) else Builder(value.owner, 0)


def reshard_after(op: Op, value: Value, wanted: Sharding, place: Builder | None = None) -> Op:
    """Let all users of a result use it resharded: right behind the op, or at a place."""
    attrs = Attrs({"sharding": ShardingAttr(wanted)})
    made = (place or Builder.after(op)).op(RESHARD, [value], [value.type], attrs)
    value.replace_uses(made.result, keep=[made])
    return made


def make_consistent(op: Op, rule: Rule, meshes: Meshes) -> None:
    """Reshard operands and results to common axes; sum over cut reduction factors."""
    values = [*op.operands, *op.results]
    shardings = [visible_sharding(behind_barriers(value)) for value in op.operands]
    shardings += [visible_sharding(value) for value in op.results]
    found = _usual_mesh(shardings, meshes)
    if found is None:
        return
    name, mesh = found
    view = project(shardings, rule, mesh, closed_if_missing=True)
    is_spread = op.name == RESHAPE and view.has_overflow
    if is_spread:
        chosen = spread_axes(view, rule, name, mesh)
        shardings = [visible_sharding(value) for value in values]
    else:
        chosen = common_axes(view, rule, [prod(value.shape) for value in values])
    behind = Builder.after(op)
    for position, (tensor, old) in enumerate(zip(view.tensors, shardings, strict=True)):
        changed = _assign(tensor, chosen)
        changed |= old is not None and any(old.axes) and meshes.get(str(old.mesh)) != mesh
        new = rebuild(tensor, old, rule.tensors[position], rule.sizes, name, mesh)
        if is_same(old, new) if is_spread else not changed:
            continue
        if position < len(op.operands):
            reshard_before(op, position, new)
            continue
        value = values[position]
        # A result without sharding is open once another one of the op has been set.
        before = visible_sharding(value) or replicated(name, len(value.shape))
        set_sharding(value, new)
        fill_open(op.results)
        reshard_after(op, value, before, behind)
    axes = [axis for factor in rule.of_kind(Kind.REDUCTION) for axis in chosen[factor]]
    if axes:
        _sum_results(op, axes, name, mesh)


def sum_beside_partial(op: Op, rule: Rule, meshes: Meshes) -> None:
    """All-reduce results that stay partial on some axes over the other axes that are reduced."""
    results = [visible_sharding(value) for value in op.results]
    if not any(s is not None and s.unreduced for s in results):
        return
    shardings = [visible_sharding(behind_barriers(value)) for value in op.operands] + results
    found = common_mesh(shardings, meshes)
    if found is None:
        return
    name, mesh = found
    view = project(shardings, rule, mesh, closed_if_missing=True)
    axes = [a for f in rule.of_kind(Kind.REDUCTION) for a in next(view.having(f)).factors[f].axes]
    if axes:
        _sum_results(op, axes, name, mesh)


def _usual_mesh(shardings: Sequence[Sharding | None], meshes: Meshes) -> tuple[str, Mesh] | None:
    """The mesh on which most tensors are cut, the first one on ties.

    None when there is none, when axes differ, and for a maximal mesh. Device orders may differ.
    """
    known = [s for s in shardings if s is not None and str(s.mesh) in meshes]
    present = [(str(s.mesh), any(s.axes)) for s in known if not meshes[str(s.mesh)].is_empty]
    if not present or len({meshes[name].axes for name, _ in present}) > 1:
        return None
    names = [name for name, is_cut in present if is_cut] or [name for name, _ in present]
    orders = [meshes[name].device_ids for name in names]
    name = max(names, key=lambda name: orders.count(meshes[name].device_ids))
    return None if meshes[name].is_maximal else (name, meshes[name])


def behind_barriers(value: Value) -> Value:
    """The value that a propagation barrier passes on: the barrier itself moves nothing."""
    while value.op is not None and value.op.name == BARRIER:
        value = value.op.operands[0]
    return value


def _assign(tensor: TensorFactors, chosen: list[Axes]) -> bool:
    """Give a tensor the chosen axes; whether that changed it."""
    changed = False
    for factor, found in tensor.factors.items():
        if found.axes != chosen[factor] or found.overflow:
            found.axes, found.overflow, changed = chosen[factor], (), True
    return changed


def _sum_results(op: Op, axes: list[Axis], name: str, mesh: Mesh) -> None:
    ordered = joined(sorted(axes, key=mesh.order))
    for value in op.results:
        sharding = visible_sharding(value) or replicated(name, len(value.shape))
        partial = mesh.resolve(sharding.unreduced)
        left = without(ordered, partial)
        if left:
            all_reduce_after(op, value, left, sharding, mesh)


def all_reduce_after(op: Op, value: Value, axes: Axes, sharding: Sharding, mesh: Mesh) -> None:
    """Let all users of a partial result use its sum."""
    attrs = Attrs(
        {"reduction_axes": AxisList(mesh.spell(axes)), "out_sharding": ShardingAttr(sharding)}
    )
    made = Builder.after(op).op(ALL_REDUCE, [value], [value.type], attrs)
    value.replace_uses(made.result, keep=[made])


# --- dots


def swap_dot_result(op: Op, rule: Rule, meshes: Meshes) -> None:
    """Give a dot's result the axes of an operand and reshard it, if that saves a gather.

    Holds when both operands agree, one result factor alone differs from them, and the result asks
    for exactly the contracting axes there: a smaller all-reduce and reshard.
    """
    shardings = [visible_sharding(value) for value in (*op.operands, *op.results)]
    found = _usual_mesh(shardings, meshes)
    if found is None:
        return
    name, mesh = found
    lhs, rhs, out = project(shardings, rule, mesh, closed_if_missing=True).tensors
    if not _operands_agree(lhs, rhs):
        return
    contracted = [a for f in rule.of_kind(Kind.REDUCTION) for a in lhs.factors[f].axes]
    changed = [f for f, own in out.factors.items() if _own_axes(f, lhs, rhs) != own.axes]
    if len(changed) != 1 or not contracted:
        return
    factor = changed[0]
    source = _own_axes(factor, lhs, rhs)
    sizes = [
        prod(v.shape) for v, t in zip(op.operands, (lhs, rhs), strict=True) if factor in t.factors
    ]
    is_larger = prod(op.results[0].shape) > max(sizes)
    if not source or is_larger or out.factors[factor].axes != tuple(contracted):
        return
    old = shardings[2] or replicated(name, len(op.results[0].shape))
    out.factors[factor].axes = source
    set_sharding(op.results[0], rebuild(out, shardings[2], rule.results[0], rule.sizes, name, mesh))
    reshard_after(op, op.results[0], old)


def _own_axes(factor: int, lhs: TensorFactors, rhs: TensorFactors) -> Axes:
    """The axes of a factor in the operands that have it."""
    return (lhs if factor in lhs.factors else rhs).factors[factor].axes


def _operands_agree(lhs: TensorFactors, rhs: TensorFactors) -> bool:
    """True if shared factors are cut alike and the others by different axes."""
    own = [lhs.factors[f].axes for f in lhs.factors if f not in rhs.factors]
    other = [rhs.factors[f].axes for f in rhs.factors if f not in lhs.factors]
    if any(lhs.factors[f].axes != rhs.factors[f].axes for f in lhs.factors if f in rhs.factors):
        return False
    return not any(overlap(a, b) for x in own for a in x for y in other for b in y)


def rule_of(op: Op) -> Rule | None:
    """The rule written on an op, or the one it gets by itself."""
    given = op.notes.get(RULE_NOTE)
    return given.rule if isinstance(given, RuleAttr) else op.sig.rule
