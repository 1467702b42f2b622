"""Splits global arrays into the blocks of all devices, and joins blocks.

Also `sdy.manual_computation`, which does both inside a program.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from shardwright.ir.analysis.stage_meshes import has_own_meshes
from shardwright.ir.core import Func, Module, Op
from shardwright.ir.diagnostics.at_op import place_of
from shardwright.ir.errors import Place, error
from shardwright.ir.reference.collective_semantics import Bundle, Disagreement
from shardwright.ir.reference.uneven_blocks import padded, unpadded
from shardwright.spec import plan
from shardwright.spec.attributes import Array, AxisList, ShardingPerValue, TypeAttr
from shardwright.spec.axes import Axes, Axis, Mesh, linear_index, total
from shardwright.spec.layout import padded_shape
from shardwright.spec.op import Values
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import ELEMENTS, TensorType, Type

_AGAIN = "partition the program first"


class Plan(NamedTuple):
    """The layout of a function of a `local` program: its `plan.*` notes. `mesh`: of several, where
    groups of devices have their own, the first.
    """

    mesh: Mesh
    arg_shardings: tuple[Sharding, ...]
    result_shardings: tuple[Sharding, ...]
    arg_types: tuple[Type, ...]  # global
    result_types: tuple[Type, ...]


def plan_of(module: Module, func: Func, place: Place = Place()) -> Plan:
    """Read the notes. Raises ProgramError when the function is not of a `local` program.

    `place`: in messages; that of the function where it is not given.
    """
    place = place if place.file or place.line else place_of(module, func)
    meshes = [mesh for mesh in module.meshes.values() if mesh.axes]  # others name a device
    if len(meshes) > 1 and not has_own_meshes(module):
        raise error(f"a local program has one mesh, this one has {len(meshes)}", place)
    mesh = meshes[0] if meshes else Mesh(())
    shardings = [_shardings(func, key) for key in (plan.ARG_SHARDINGS, plan.RESULT_SHARDINGS)]
    types = [_types(func, key) for key in (plan.ARG_TYPES, plan.RESULT_TYPES)]
    if None in shardings or None in types:
        message = f'@{func.symbol} lacks "plan.arg_shardings": it is not of a local program'
        raise error(message, place, help=_AGAIN)
    ins, outs = (part or () for part in shardings)
    arg_types, result_types = (part or () for part in types)
    for word, values, *found in (
        ("arg", func.args, ins, arg_types),
        ("result", func.result_types, outs, result_types),
    ):
        if (said := [len(part) for part in found]) != [len(values)] * 2:
            message = f'@{func.symbol} has {len(values)} {word}s, "plan.{word}_shardings" {said[0]}'
            raise error(f'{message}, "plan.{word}_types" {said[1]}', place, help=_AGAIN)
    return Plan(mesh, ins, outs, arg_types, result_types)


def _shardings(func: Func, key: str) -> tuple[Sharding, ...] | None:
    value = func.notes.get(key)
    return value.shardings if isinstance(value, ShardingPerValue) else None


def true_types(func: Func) -> tuple[tuple[Type, ...], tuple[Type, ...]] | None:
    """Of a global program, types before `pad` made them longer; None where it did not."""
    if plan.ARG_SHARDINGS in func.notes:
        return None
    ins, outs = (_types(func, key) for key in (plan.ARG_TYPES, plan.RESULT_TYPES))
    return None if ins is None or outs is None else (ins, outs)


def _types(func: Func, key: str) -> tuple[Type, ...] | None:
    value = func.notes.get(key)
    if not isinstance(value, Array):
        return None
    return tuple(item.type for item in value if isinstance(item, TypeAttr))


def blocks(mesh: Mesh, sharding: Sharding, shape: tuple[int, ...]) -> list[tuple[slice, ...]]:
    """By device id, the block of a global array of this shape that the device holds.

    Raises ProgramError when the shards do not divide a dim.
    """
    axes = _axes(mesh, sharding)
    for dim, (size, cuts) in enumerate(zip(shape, axes, strict=True)):
        if size % total(cuts):
            raise error(f"dim {dim} of size {size} is not divisible by its {total(cuts)} shards")
    found: list[tuple[slice, ...]] = [()] * mesh.device_count
    for index in range(mesh.device_count):
        found[mesh.device(index)] = _block(mesh, axes, index, shape)
    return found


def _axes(mesh: Mesh, sharding: Sharding) -> tuple[Axes, ...]:
    return tuple(mesh.resolve(dim.axes) for dim in sharding.dims)


def _block(
    mesh: Mesh, dims: Sequence[Axes], index: int, shape: tuple[int, ...]
) -> tuple[slice, ...]:
    """The block of the device at a linear mesh index, dims being cut by resolved axes."""
    slices: list[slice] = []
    for axes, size in zip(dims, shape, strict=True):
        length = size // total(axes)
        start = length * linear_index(mesh, index, axes)
        slices.append(slice(start, start + length))
    return tuple(slices)


def _key(block: tuple[slice, ...]) -> tuple[int, ...]:
    return tuple(part.start for part in block)


def cut(mesh: Mesh, sharding: Sharding, array: Values) -> list[Values]:
    """The block of each device, by device id; devices with the same block share one array.

    A dim that its shards do not divide is padded first.
    """
    array = padded(array, padded_shape(array.shape, _axes(mesh, sharding)))
    pieces: dict[tuple[int, ...], Values] = {}
    parts: list[Values] = []
    for block in blocks(mesh, sharding, array.shape):
        key = _key(block)
        if key not in pieces:
            piece = np.ascontiguousarray(array[block]).reshape(array[block].shape)
            piece.flags.writeable = False
            pieces[key] = piece
        parts.append(pieces[key])
    return parts


def join(mesh: Mesh, sharding: Sharding, type: TensorType, parts: Sequence[Values]) -> Values:
    """The global array of this type, padding cut off. Raises Disagreement when copies of one block
    differ in any bit.
    """
    shape = padded_shape(type.shape, _axes(mesh, sharding))
    whole = np.empty(shape, ELEMENTS[type.element].numpy)
    holder: dict[tuple[int, ...], int] = {}
    for device, block in enumerate(blocks(mesh, sharding, shape)):
        first = holder.setdefault(_key(block), device)
        if first == device:
            whole[block] = parts[device]
        elif not same(parts[first], parts[device]):
            raise Disagreement(f"devices {first} and {device} hold copies that differ")
    return unpadded(whole, type.shape)


def same(a: Values, b: Values) -> bool:
    """Equal in every element; NaN equals NaN."""
    is_inexact = a.dtype.kind in "fc"
    return a is b or bool(np.array_equal(a, b, equal_nan=is_inexact))


# --- manual computations: cut by their manual axes, run the body, put the pieces together


def manual_computation(
    op: Op,
    mesh: Mesh,
    operands: Sequence[Bundle],
    body: Callable[[Sequence[Bundle]], list[Bundle]],
) -> list[Bundle]:
    """Run `sdy.manual_computation`: `body` sees blocks along the manual axes.

    Shapes outside count as whole along these axes: every device holds all of an operand. Raises
    Disagreement when devices return other copies of what `out_shardings` says is one block.
    """
    manual = op.attrs["manual_axes"]
    assert isinstance(manual, AxisList)
    names = {axis.name for axis in manual.axes}
    args = [
        Bundle([part[_block(mesh, dims, i, part.shape)] for i, part in _indexed(mesh, bundle)])
        for dims, bundle in zip(
            _manual_dims(op, "in_shardings", names, mesh), operands, strict=True
        )
    ]
    outs = zip(_manual_dims(op, "out_shardings", names, mesh), body(args), strict=True)
    results: list[Bundle] = []
    for number, (dims, bundle) in enumerate(outs):
        try:
            results.append(_whole(mesh, dims, names, bundle))
        except Disagreement as fault:
            axes = _left_whole(mesh, names, dims)
            message = f"result {number}: {fault}, out_shardings has it whole along {axes}"
            help = f"cut result {number} by {axes} in out_shardings, or reduce it in the body"
            raise Disagreement(message, help) from None
    return results


def _left_whole(mesh: Mesh, names: set[str], dims: Sequence[Axes]) -> str:
    """The manual axes that do not cut a result, or in part only."""
    parts = {name: 1 for name in mesh.names if name in names}
    for axis in (axis for axes in dims for axis in axes):
        parts[axis.name] *= axis.size
    return ", ".join(f'"{name}"' for name, size in parts.items() if size < mesh.axis_size(name))


def _indexed(mesh: Mesh, bundle: Bundle) -> list[tuple[int, Values]]:
    """Linear mesh index and array of each device, by device id."""
    index_of = {mesh.device(index): index for index in range(mesh.device_count)}
    return [(index_of[device], part) for device, part in enumerate(bundle.parts)]


def _manual_dims(op: Op, key: str, names: set[str], mesh: Mesh) -> list[list[Axes]]:
    """Per operand or result and dim, the manual axes that cut it."""
    value = op.attrs[key]
    assert isinstance(value, ShardingPerValue)
    return [
        [mesh.resolve(axis for axis in dim.axes if axis.name in names) for dim in sharding.dims]
        for sharding in value.shardings
    ]


def _whole(mesh: Mesh, dims: Sequence[Axes], names: set[str], bundle: Bundle) -> Bundle:
    """Each device's whole value, from the devices that differ in manual coordinates only.

    Raises Disagreement when two of them hold different copies of a block.
    """
    free = mesh.resolve(axis for axis in map(Axis, mesh.names) if axis.name not in names)
    parts = _indexed(mesh, bundle)
    shape = tuple(n * total(axes) for n, axes in zip(bundle.parts[0].shape, dims, strict=True))
    whole: dict[int, Values] = {}
    holder: dict[tuple[int, tuple[int, ...]], int] = {}
    for device, (index, part) in enumerate(parts):
        mates = linear_index(mesh, index, free)
        if mates not in whole:
            whole[mates] = np.zeros(shape, part.dtype)
        block = _block(mesh, dims, index, shape)
        first = holder.setdefault((mates, _key(block)), device)
        if first != device and not same(bundle.parts[first], part):
            raise Disagreement(f"devices {first} and {device} return copies that differ")
        whole[mates][block] = part
    return Bundle([whole[linear_index(mesh, index, free)] for index, _ in parts])
