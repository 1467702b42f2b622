"""Merges reshards of one value to one sharding, also across reshapes and transposes.

Source: shardy `ir/canonicalization.cc` (ReshardCommonSubexpressionEliminationPattern).
"""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.ir.build import Builder
from shardwright.ir.core import Op, Value, clone, out_sharding
from shardwright.ir.diagnostics.at_op import module_of
from shardwright.spec import plan
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.sharding import Dim, Sharding
from shardwright.spec.sharding_rules.dataflow import RESHAPE, RESHARD, TRANSPOSE
from shardwright.spec.values.fields import ints

_PATH = (RESHAPE, TRANSPOSE)


def equal_reshards(op: Op) -> bool:
    """Use an earlier reshard of what the operand is made of by reshapes and transposes."""
    wanted = out_sharding(op)
    assert wanted is not None
    path: list[Op] = []
    root = op.operands[0]
    while root.op is not None and root.op.name in _PATH:
        path.append(root.op)
        root = root.op.operands[0]
    found = _earlier(op, root, _at_root(wanted, path))
    if found is None:
        return False
    value = found.result
    if value.type != root.type:
        value = Builder.after(found).op(RESHAPE, [value], [root.type]).result
    for step in reversed(path):
        assert value.op is not None and value.op.block is not None
        copy = clone(step, {step.operands[0]: value})
        value = value.op.block.insert_after(value.op, copy).result
    op.result.replace_uses(value)
    op.erase()
    return True


def _at_root(wanted: Sharding, path: list[Op]) -> Sharding:
    """The sharding with its dims as they were before the transposes, up to a change of rank."""
    for step in path:
        if step.name == RESHAPE:
            if len(step.operands[0].shape) != len(step.result.shape):
                break
            continue
        dims: list[Dim] = list(wanted.dims)
        for index, dim in zip(ints(step.attrs, "permutation"), wanted.dims, strict=True):
            dims[index] = dim
        wanted = wanted.with_dims(dims)
    return wanted


def _earlier(op: Op, root: Value, wanted: Sharding) -> Op | None:
    """A reshard before `op` in its block, of the root or of a reshape of it, that does the same."""
    waiting, type = [root], op.result.type
    module = module_of(op)
    assert op.block is not None and module is not None
    mesh = module.mesh_of(wanted)
    while waiting:
        for user, _ in reversed(waiting.pop().uses):
            if user.name == RESHAPE:
                waiting.append(user.result)
            if user.name != RESHARD or user is op or plan.TOLD in user.notes:
                continue
            if user.block is not op.block:
                continue
            given = out_sharding(user)
            assert given is not None
            is_equal = given == wanted and user.result.type == type
            if not is_equal and (mesh is None or not _is_alike(given, user, wanted, op, mesh)):
                continue
            if op.block.index(user) < op.block.index(op):
                return user
    return None


def _is_alike(given: Sharding, user: Op, wanted: Sharding, op: Op, mesh: Mesh) -> bool:
    """True if two shardings give each device the same elements in memory order."""
    if given.mesh != wanted.mesh or given.replicated != wanted.replicated:
        return False
    ours = _strides(wanted, op.result.shape, mesh)
    return sorted(_strides(given, user.result.shape, mesh)) == sorted(ours)


def _strides(value: Sharding, shape: tuple[int, ...], mesh: Mesh) -> Iterator[tuple[Axis, int]]:
    """The distance, in elements, between neighbours along each axis."""
    minor = 1
    for dim, size in zip(reversed(value.dims), reversed(shape), strict=True):
        axes = mesh.resolve(dim.axes)
        count = 1
        for axis in axes:
            count *= axis.size
        stride = -(-size // count) * minor
        for axis in reversed(axes):
            yield axis, stride
            stride *= axis.size
        minor *= size
