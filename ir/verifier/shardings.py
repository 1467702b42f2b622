"""Verifies a sharding against its value: Shardy's invariants, in its words.

Source: shardy `dialect/sdy/ir/verifiers.cc`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from shardwright.ir.errors import Diagnostic, nearest
from shardwright.spec import axes as algebra
from shardwright.spec.attributes import ShardingAttr
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import OtherType, TensorType, Type


class Problem(NamedTuple):
    """A mistake of an op. `focus`: text to point at, each found after the one before.

    `also`: what MLIR says further of the same mistake, or "".
    """

    message: str
    focus: tuple[str, ...] = ()
    help: str = ""
    notes: tuple[Diagnostic, ...] = ()
    also: str = ""


def find_mesh(
    sharding: Sharding, meshes: Mapping[str, Mesh | None]
) -> tuple[Mesh | None, Problem | None]:
    """The mesh of a sharding, or what is wrong with it; None in `meshes` is known to be wrong."""
    if isinstance(sharding.mesh, Mesh):
        return sharding.mesh, next(mesh_problems(sharding.mesh), None)
    if sharding.mesh in meshes:
        return meshes[sharding.mesh], None
    name = algebra.symbol(sharding.mesh)
    help = nearest(sharding.mesh, list(meshes), algebra.symbol)
    return None, Problem(f"unknown mesh: {name}", (name,), help or "declare it with sdy.mesh")


def mesh_problems(mesh: Mesh) -> Iterator[Problem]:
    """Mistakes of a mesh by itself."""
    seen: set[str] = set()
    for name, size in mesh.axes:
        quoted = algebra.quote(name)
        if size < 1:
            yield Problem(f"axis size must be at least 1, got: {size}", (quoted,))
            return
        if name in seen:
            yield Problem(f"duplicate axis name: {quoted}", (quoted, quoted[1:], quoted))
            return
        seen.add(name)
    ids = mesh.device_ids
    if any(number < 0 for number in ids):
        bad = next(number for number in ids if number < 0)
        yield Problem(f"device id must be non-negative, got: {bad}", ("device_ids", str(bad)))
    elif ids and not mesh.is_maximal:
        yield from _device_problems(mesh)


def _device_problems(mesh: Mesh) -> Iterator[Problem]:
    ids, count = mesh.device_ids, mesh.device_count
    shown = ", ".join(map(str, ids))
    if len(ids) != count:
        yield Problem(
            "total product of axis sizes must match total number of device ids, got: "
            f"{count} != {len(ids)}",
            ("device_ids",),
        )
    elif sorted(ids) != list(range(count)):
        yield Problem(
            f"sorted device ids must be iota(product(axes)), got: {shown}", ("device_ids",)
        )


def common_mesh(meshes: Iterable[Mesh | None]) -> Mesh | None:
    """The mesh that all are, but for unknown and empty ones; None when they differ."""
    common: Mesh | None = None
    for mesh in meshes:
        if common is None or common.is_empty:
            common = mesh
        elif mesh is not None and not mesh.is_empty and mesh != common:
            return None
    return common


def sharding_problems(sharding: Sharding, type: Type | None, mesh: Mesh) -> Iterator[Problem]:
    """Mistakes of a sharding on this mesh of a value of this type, or of no value."""
    text = (str(sharding),)
    if isinstance(type, OtherType) and type.kind == "tuple" and not mesh.is_maximal:
        if len(type.parts) != 1:
            message = "ops can only have a sharding for a tuple of size 1"
            yield Problem(f"{message}: '{type}'", text, "shard the values before they are a tuple")
            return
        type = type.parts[0]
    has_lists = bool(sharding.replicated or sharding.unreduced)
    if mesh.is_maximal or type is None:
        if sharding.rank or has_lists:
            yield Problem(
                "a maximal sharding can only have a sharding with rank 0 and no replicated or"
                " unreduced axes.",
                text,
            )
        return
    shape = shape_of(type)
    if shape is not None and sharding.rank != len(shape):
        rank = len(shape)
        yield Problem(
            f"sharding doesn't match tensor rank: {sharding.rank} != {rank}",
            text,
            f"write {rank} dims, {{}} for one that is not cut" if rank else "write []",
        )
    elif shape is None and _is_unranked(type):
        yield Problem(f"only ranked tensors can have a sharding. type: '{type}'", text)
    elif shape is None:
        if sharding.rank or has_lists:
            yield Problem(
                "non-shaped tensors can only have a sharding with rank 0 and no replicated or"
                f" unreduced axes. type: '{type}', sharding: {ShardingAttr(sharding)}",
                text,
            )
    else:
        yield from _dim_problems(sharding)
        yield from axes_problems(sharding, mesh)


_SHAPED = re.compile(r"(?:vector|memref)<([\[\]?\dx]*)")


def shape_of(type: Type) -> tuple[int, ...] | None:
    """The shape of a tensor, vector or buffer, -1 for an unknown size; None of other types."""
    if isinstance(type, TensorType):
        return type.shape
    match = _SHAPED.match(str(type))
    if match is None or _is_unranked(type):
        return None
    sizes = match[1].replace("[", "").replace("]", "").split("x")[:-1]
    return tuple(-1 if size == "?" else int(size) for size in sizes)


def _is_unranked(type: Type) -> bool:
    return str(type).startswith(("tensor<*", "memref<*"))


def _dim_problems(sharding: Sharding) -> Iterator[Problem]:
    for index, dim in enumerate(sharding.dims):
        if dim.priority is None:
            continue
        if dim.priority < 0:
            yield Problem(f"dim {index} has a negative priority", (f"p{dim.priority}",))
        elif not dim.axes and not dim.is_open:
            yield Problem(
                f"dim {index} is empty and closed but has a priority", (f"}}p{dim.priority}",)
            )


def axes_problems(sharding: Sharding, mesh: Mesh) -> Iterator[Problem]:
    """The first mistake of the axes of a sharding."""
    seen: list[Axis] = []
    words = [""] * sharding.rank + ["replicated", "unreduced"]
    lists = (*sharding.axes, sharding.replicated, sharding.unreduced)
    for word, axes in zip(words, lists, strict=True):
        if word and not is_sorted(axes, mesh):
            ordered = ", ".join(map(str, sorted(axes, key=lambda axis: mesh_order(axis, mesh))))
            message = f"{word} axes are not ordered w.r.t. mesh"
            yield Problem(message, (word,), f"write {word}={{{ordered}}}")
            return
        for problem in list_problems(axes, mesh, seen):
            yield problem
            return
    for name, size in mesh.axes:
        used = [axis for axis in seen if axis.name == name]
        problem = next(_part_problems(used, size), None) if used else None
        if problem is not None:
            yield problem
            return


def mesh_order(axis: Axis, mesh: Mesh) -> tuple[int, int, int, bool]:
    """Sort key of the mesh order, for an axis that may not be one of the mesh.

    A whole axis stands behind the part that is all of it, as in Shardy's AxisRefAttr.
    """
    if not mesh.has(axis.name):
        return len(mesh.axes), axis.pre, axis.size, axis.is_whole
    return *mesh.order(mesh.resolve([axis])[0]), axis.is_whole


def is_sorted(axes: Axes, mesh: Mesh) -> bool:
    """True if axes stand in the order of the mesh, unknown ones last, of which there is one."""
    keys = [mesh_order(axis, mesh) for axis in axes]
    unknown = {axis.name for axis in axes if not mesh.has(axis.name)}
    return keys == sorted(keys) and len(unknown) < 2


def list_problems(axes: Axes, mesh: Mesh, seen: list[Axis]) -> Iterator[Problem]:
    """The first mistake of a list of axes, whose sizes are not looked at.

    `seen` holds all axes used before and learns these.
    """
    previous: Axis | None = None
    for axis in axes:
        focus = (algebra.quote(axis.name),) if axis.is_whole else (str(axis),)
        if problem := unknown_axis(axis, mesh):
            yield problem
            return
        if axis in seen:
            help = f"an axis cuts one dim: leave {axis} out of the other"
            yield Problem(f"duplicate axis ref: {axis}", (*focus, focus[0][1:], focus[0]), help)
            return
        if previous is not None and not previous.is_whole and algebra.can_merge(previous, axis):
            yield Problem(
                f"two consecutive sub-axes can be merged: {previous}, {axis}",
                focus,
                f"write {mesh.spell([algebra.merge(previous, axis)])[0]}",
            )
            return
        seen.append(axis)
        previous = axis


def _part_problems(used: Sequence[Axis], size: int) -> Iterator[Problem]:
    """Mistakes of the sizes of all parts of one axis that a sharding uses."""
    parts = sorted(axis for axis in used if not axis.is_whole)
    if parts and len(parts) < len(used):
        name = algebra.quote(used[0].name)
        message = f"both sub-axis and full-axis are used for axis name: {name}"
        yield Problem(message, (str(parts[0]),))
    previous: Axis | None = None
    for axis in parts:
        if message := _size_problem(axis, size):
            yield Problem(message, (str(axis),), _degrees(axis, size))
            return
        if previous is not None and not _can_stand(previous, axis):
            yield Problem(f"overlapping sub-axes: {previous}, {axis}", (str(axis),))
        previous = axis


def _can_stand(a: Axis, b: Axis) -> bool:
    """True if two parts of an axis may be used side by side."""
    return not algebra.overlaps(a, b) and algebra.can_coexist(a, b)


def unknown_axis(axis: Axis, mesh: Mesh) -> Problem | None:
    """The problem with an axis that the mesh lacks."""
    if mesh.has(axis.name):
        return None
    name = algebra.quote(axis.name)
    return Problem(f"unknown axis name: {name}", (name,), nearest(axis.name, list(mesh.names)))


def _size_problem(axis: Axis, size: int) -> str:
    """The problem with the size of a sub-axis."""
    if axis.is_whole:
        return ""
    if axis.pre < 1:
        return f"sub-axis pre-size must be at least 1: {axis}"
    if axis.size <= 1:
        return f"sub-axis sizes must be greater than 1: {axis}"
    if size % axis.next_pre:
        return (
            f"sub-axis next pre-size {axis.next_pre} doesn't divide the size of the full axis"
            f" {size}: {axis}"
        )
    if axis.size == size:
        return f"sub-axis size is equal to the full axis size: {axis}"
    return ""


def _degrees(axis: Axis, size: int) -> str:
    """The legal sizes of a sub-axis that starts where this one does."""
    if axis.size == size and axis.pre == 1:
        return f"write {algebra.quote(axis.name)}"
    rest = size // axis.pre if axis.pre and not size % axis.pre else 0
    legal = [k for k in range(2, min(rest, 4096) + 1) if rest % k == 0 and k != size]
    if not legal:
        return f"{algebra.quote(axis.name)} has size {size}"
    shown = ", ".join(f"{algebra.quote(axis.name)}:({axis.pre}){k}" for k in legal[:5])
    return f"legal from pre-size {axis.pre}: {shown}"
