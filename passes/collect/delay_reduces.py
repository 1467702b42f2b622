"""Sum over devices as late as possible: after linear ops, where that merges or shrinks sums.

An `sdy.all_reduce` moves behind ops that are linear in its result (sums, products with what all devices
hold alike, changes of shape), as long as bytes do not grow on the way. It is moved only where it ends
with fewer bytes than before, because several become one or the value got smaller, or where all users
move the value on, so that both can be one collective. Terms of longer sums are regrouped for it.

Before:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %arg1: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg2: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<4x4xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}], unreduced={"x"}>]>} : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
        %1 = sdy.all_reduce {"x"} %0 out_sharding=<@mesh, [{}, {}]> : tensor<4x4xf32>
        %2 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}], unreduced={"x"}>]>} : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
        %3 = sdy.all_reduce {"x"} %2 out_sharding=<@mesh, [{}, {}]> : tensor<4x4xf32>
        %4 = stablehlo.add %1, %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>} : tensor<4x4xf32>
        return %4 : tensor<4x4xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %arg1: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg2: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<4x4xf32> {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}], unreduced={"x"}>]>} : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
        %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}], unreduced={"x"}>]>} : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
        %2 = stablehlo.add %0, %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}], unreduced={"x"}>]>} : tensor<4x4xf32>
        %3 = sdy.all_reduce {"x"} %2 out_sharding=<@mesh, [{}, {}]> : tensor<4x4xf32>
        return %3 : tensor<4x4xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.build import Builder
from shardwright.ir.core import Block, Module, Op, Value, out_sharding
from shardwright.ir.errors import Diagnostic
from shardwright.ir.walk import named
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.collect.runs.completing_sums import (
    is_free_of,
    local_bytes,
    mesh_of,
    set_partial,
    summed_axes,
)
from shardwright.spec import plan
from shardwright.spec.attributes import Attrs, AxisList, ShardingAttr
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.layout import spelled
from shardwright.spec.op import REDUCERS
from shardwright.spec.sharding_rules.dataflow import ALL_REDUCE, RESHARD
from shardwright.spec.stages import sharding_of


@dataclass(frozen=True)
class DelayReduces(Pass):
    needs: ClassVar[str] = "resharded"
    leaves: ClassVar[str] = "resharded"

    def left_out(self) -> None:
        return None

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        if not named(module, ALL_REDUCE):
            return UNCHANGED
        blocks = [block for func in module.funcs for block in func.regions[0].blocks]
        changed = [_delay(module, block) for block in blocks]
        return None if any(changed) else UNCHANGED


@dataclass(frozen=True, slots=True)
class _Sum:
    """A value that can be had partial: its all_reduces, and the ops after them."""

    axes: AxisList
    roots: tuple[Op, ...]
    path: tuple[Op, ...] = ()


_Sums = dict[Value, _Sum]


def _delay(module: Module, block: Block) -> bool:
    """Says whether anything was changed."""
    sums: _Sums = {}
    moved: set[Value] = set()  # sums that were
    ends: list[Op] = []
    is_changed = False
    for op in tuple(block.ops):
        if op.regions and op.sig.rule is None:
            for region in op.regions:
                for inner in region.blocks:
                    is_changed |= _delay(module, inner)
        if len(op.results) != 1:
            continue
        if op.name == ALL_REDUCE and (axes := summed_axes(op)) is not None:
            sums[op.result] = _Sum(axes, (op,))
            continue
        if op.name == RESHARD and op.operands[0] in sums:
            moved.add(op.result)
        if sums.keys().isdisjoint(op.operands) and moved.isdisjoint(op.operands):
            continue
        mesh = mesh_of(module, op.result)
        if mesh is None:
            continue
        found = _regrouped(op, sums)
        is_changed |= len(found) > 1
        for made in found:
            is_changed |= _unmoved(made, sums, moved)
            if _follow(made, mesh, sums):
                ends.append(made)
    done: set[Op] = set()
    for op in reversed(ends):
        if op not in done:
            done.update(sums[op.result].path)
            _complete(module, op, sums[op.result])
    return is_changed or bool(ends)


def _follow(op: Op, mesh: Mesh, sums: _Sums) -> bool:
    """Note whether the result can be had partial; says whether the sums are better taken there."""
    for group in op.sig.linear:
        parts = [op.operands[index] for index in group]
        if not _are_alike(parts, sums):
            continue
        found = [sums[value] for value in parts]
        axes = mesh.resolve(found[0].axes.axes)
        others = [v for index, v in enumerate(op.operands) if index not in group]
        if not all(is_free_of(value, mesh, axes) for value in (*others, op.result)):
            continue
        before = sum(local_bytes(value, mesh) for value in parts)
        after = local_bytes(op.result, mesh)
        if after > before:
            continue
        roots = tuple(root for one in found for root in one.roots)
        path = (*(step for one in found for step in one.path), op)
        sums[op.result] = _Sum(found[0].axes, roots, path)
        users = [user.name for user in op.result.users()]
        return after < before or (bool(users) and all(name == RESHARD for name in users))
    return False


def _are_alike(parts: list[Value], sums: _Sums) -> bool:
    """True if all are sums over the same axes that nothing else uses."""
    if not all(value in sums and len(value.uses) == 1 for value in parts):
        return False
    return all(sums[value].axes == sums[parts[0]].axes for value in parts)


def _regrouped(op: Op, sums: _Sums) -> tuple[Op, ...]:
    """Make (rest + sum) + sum into rest + (sum + sum); the ops to look at now."""
    if REDUCERS.get(op.name) != "add" or not op.sig.linear:
        return (op,)
    for mine, other in ((0, 1), (1, 0)):
        value, inner = op.operands[mine], op.operands[other].op
        if inner is None or inner.name != op.name or inner.result in sums:
            continue
        if inner.block is not op.block or len(inner.result.uses) != 1:
            continue
        if plan.OPERANDS in op.notes or plan.OPERANDS in inner.notes:
            continue  # these name operands by their places
        for place in (0, 1):
            term, rest = inner.operands[place], inner.operands[1 - place]
            is_free = plan.CUT not in op.notes and plan.CUT not in inner.notes
            is_moved = is_free and bool(_moved([term, value], sums))
            if not (is_moved or _are_alike([term, value], sums)):
                continue
            kept = op.result.sharding
            op.set_operand(other, rest)
            inner.erase()
            made = Builder.before(op).op(
                op.name, [term, value], [value.type], op.attrs, notes=inner.notes
            )
            made.result.set_sharding(kept)
            op.set_operand(mine, made.result)
            return made, op
    return (op,)


def _moved(values: list[Value], sums: _Sums) -> list[Value]:
    """The sums that values are, each moved alike from one layout; empty unless all are that."""
    ops = [value.op for value in values]
    reshards = [op for op in ops if op is not None and op.name == RESHARD]
    reshards = [op for op in reshards if plan.TOLD not in op.notes]
    if len(reshards) != len(values) or any(len(value.uses) != 1 for value in values):
        return []
    sources = [op.operands[0] for op in reshards]
    is_one = len({op.attrs for op in reshards}) == 1
    is_one = is_one and len({sharding_of(value) for value in sources}) == 1
    return sources if is_one and _are_alike(sources, sums) else []


def _unmoved(op: Op, sums: _Sums, moved: set[Value]) -> bool:
    """Make a sum of moved sums into the sum of these, moved once; says whether it was one.

    One that a plan cuts stays as the plan cuts it.
    """
    if REDUCERS.get(op.name) != "add" or not op.sig.linear or plan.CUT in op.notes:
        return False
    sources = _moved(op.operands, sums)
    if not sources:
        return False
    first, *others = [value.op for value in op.operands]
    assert first is not None
    for index, value in enumerate(sources):
        op.set_operand(index, value)
    op.result.set_sharding(sharding_of(sources[0]))
    users = tuple(op.result.uses)
    made = Builder.after(op).op(
        RESHARD, [op.result], [op.result.type], first.attrs, notes=first.notes
    )
    moved.add(made.result)
    for user, index in users:
        user.set_operand(index, made.result)
    for old in (first, *others):
        assert old is not None
        old.erase()
    return True


def _complete(module: Module, op: Op, found: _Sum) -> None:
    """Take the sum after an op instead of before those that lead to it."""
    first = found.roots[0]
    wanted, mesh = out_sharding(first), mesh_of(module, op.result)
    assert wanted is not None and mesh is not None and isinstance(wanted.mesh, str)
    axes: Axes = mesh.resolve(found.axes.axes)
    whole = op.result.sharding or spelled(((),) * len(op.result.shape), mesh, wanted.mesh)
    for root in found.roots:
        root.result.replace_uses(root.operands[0])
        root.erase()
    for step in found.path:
        set_partial(step.result, mesh, wanted.mesh, axes)
    attrs = Attrs({"reduction_axes": found.axes, "out_sharding": ShardingAttr(whole)})
    users = tuple(op.result.uses)
    builder = Builder.after(op)
    made = builder.op(ALL_REDUCE, [op.result], [op.result.type], attrs, notes=first.notes).result
    made.name = op.result.name
    for user, index in users:
        user.set_operand(index, made)
