"""Reversal of sharded dims: sends every shard to its mirror position and reverses it there.

Where a dim is cut unevenly, its padding moves to the front first: each shard takes the rim of the one
before it. Source: what jaxlib's sdy-resolve-permutation-factors writes.
"""  # noqa: E501

from __future__ import annotations

from shardwright.ir.build import Builder
from shardwright.ir.core import Block, Module, Op, Region, Value
from shardwright.passes.exporting.explicit_reshards.explicit_reshards import reshard_before
from shardwright.passes.exporting.localizing.device_tables import (
    expect_listable,
    place_beside,
    stride,
)
from shardwright.passes.shared.padding_ops import cut, padded
from shardwright.passes.shared.shardings import set_sharding, visible_sharding, without_axes
from shardwright.passes.shared.symbols import SymbolNames, mesh_named
from shardwright.spec.attributes import Attrs, AxisList, Int, ShardingPerValue
from shardwright.spec.axes import Axes, Axis, Mesh, linear_index, total
from shardwright.spec.sharding import Sharding, sharding
from shardwright.spec.sharding_rules.dataflow import MANUAL
from shardwright.spec.values.fields import dense_table, ints


def mirror_shards(module: Module, op: Op) -> bool:
    """Rewrite a reversal so that shards move whole; False where padding is more than a shard."""
    value = op.operands[0]
    given = visible_sharding(value)
    mesh = None if given is None else module.mesh_of(given)
    if given is None or mesh is None or not any(given.axes):
        return True
    axes = [mesh.resolve(dim) for dim in given.axes]
    dims = [dim for dim in sorted(ints(op.attrs, "dimensions")) if axes[dim]]
    if not dims:
        return True
    expect_listable(module, op, mesh)
    uneven = {d: -value.shape[d] % total(axes[d]) for d in dims if value.shape[d] % total(axes[d])}
    shape = tuple(n + uneven.get(dim, 0) for dim, n in enumerate(value.shape))
    if any(shape[dim] // total(axes[dim]) < extra for dim, extra in uneven.items()):
        return False
    if uneven:
        builder = Builder.before(op)
        wide = padded(builder, value, shape, given)
        op.set_operand(0, _padding_first(builder, wide, given, uneven, mesh))
    turned = _turned(mesh, tuple(axis for dim in dims for axis in axes[dim]))
    name = _mesh_name(module, str(given.mesh), turned)
    reshard_before(op, 0, sharding(name, given.dims, given.replicated, given.unreduced))
    set_sharding(op.result, given)
    if uneven:
        _cut_result(op, shape, given)
    return True


def _cut_result(op: Op, shape: tuple[int, ...], given: Sharding) -> None:
    result, whole = op.result, op.result.shape
    uses = tuple(result.uses)
    result.set_type(result.tensor.with_shape(shape))
    op.touch()
    made = cut(Builder.after(op), result, [0] * len(whole), whole, given)
    for user, index in reversed(uses):
        user.set_operand(index, made)


def _turned(mesh: Mesh, axes: Axes) -> Mesh:
    """The mesh with each device at the mirror image of its place along some axes."""
    ids: list[int] = []
    for index in range(mesh.device_count):
        for axis in axes:
            index += (axis.size - 1 - 2 * mesh.coordinate(index, axis)) * stride(mesh, axis)
        ids.append(mesh.device(index))
    return Mesh(mesh.axes, () if ids == sorted(ids) else tuple(ids))


def _mesh_name(module: Module, base: str, mesh: Mesh) -> str:
    """The symbol of a mesh, which is put first in the module if it is new."""
    known = next((name for name, found in module.meshes.items() if found == mesh), None)
    if known is not None:
        return known
    name = SymbolNames(module).unique(f"{base}_reversed")
    module.body.insert(0, mesh_named(name, mesh))
    return name


def _padding_first(
    builder: Builder, value: Value, given: Sharding, uneven: dict[int, int], mesh: Mesh
) -> Value:
    """The padding of some dims moved from behind the elements to before them, shard by shard."""
    cuts = [mesh.resolve(dim) for dim in given.axes]
    names = {axis.name for dim in uneven for axis in cuts[dim]}
    axes = tuple(Axis(name) for name in mesh.names if name in names)
    manual = frozenset(names)
    counts = [total(axis for axis in own if axis.name in manual) for own in cuts]
    local = tuple(n // count for n, count in zip(value.shape, counts, strict=True))
    block = Block([value.tensor.with_shape(local)])
    body, inner = Builder(block, like=None), without_axes(given, manual)
    moved: Value = block.args[0]
    for dim, extra in uneven.items():
        moved = _shifted(body, moved, dim, extra, _neighbours(mesh, cuts[dim]), inner)
    body.insert(Op("sdy.return", [moved]))
    both = ShardingPerValue((given,))
    attrs = {"in_shardings": both, "out_shardings": both, "manual_axes": AxisList(axes)}
    return builder.op(MANUAL, [value], [value.type], Attrs(attrs), [Region([block])]).result


def _shifted(
    body: Builder, value: Value, dim: int, extra: int, pairs: list[tuple[int, int]], own: Sharding
) -> Value:
    """The rim of the shard before, then the rest of this one."""
    shape = value.shape
    keep = shape[dim] - extra
    first = [0] * len(shape)
    rim = value if not keep else cut(body, value, _with(first, dim, keep), shape, own)
    attrs = Attrs({"source_target_pairs": dense_table(pairs)})
    name = "stablehlo.collective_permute"
    rim = body.op(name, [rim], [rim.type], attrs, shardings=[own]).result
    if not keep:
        return rim
    rest = cut(body, value, first, _with(shape, dim, keep), own)
    attrs = Attrs({"dimension": Int(dim)})
    return body.op(
        "stablehlo.concatenate", [rim, rest], [value.type], attrs, shardings=[own]
    ).result


def _with(values: list[int] | tuple[int, ...], place: int, value: int) -> list[int]:
    return [*values[:place], value, *values[place + 1 :]]


def _neighbours(mesh: Mesh, axes: Axes) -> list[tuple[int, int]]:
    """Pairs of devices that hold one shard and the next, for every place along the other axes."""
    place_of: dict[tuple[int, int], int] = {}
    found: list[tuple[int, int]] = []
    for index in range(mesh.device_count):
        rest = place_beside(mesh, index, axes)
        place_of[rest, linear_index(mesh, index, axes)] = index
    for (rest, shard), index in sorted(place_of.items(), key=lambda item: item[1]):
        if (rest, shard + 1) in place_of:
            found.append((mesh.device(index), mesh.device(place_of[rest, shard + 1])))
    return found
