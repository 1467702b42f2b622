"""What makes a sharding legal for a value: Shardy's invariants, in its words.

Source: shardy `dialect/sdy/ir/verifiers.cc`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from shardwright.spec import axes as algebra
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType, Type

from .errors import Diagnostic, nearest


class Problem(NamedTuple):
    """A mistake of an op. `focus`: text to point at, each found after the one before."""

    message: str
    focus: tuple[str, ...] = ()
    help: str = ""
    notes: tuple[Diagnostic, ...] = ()


def find_mesh(
    sharding: Sharding, meshes: Mapping[str, Mesh | None]
) -> tuple[Mesh | None, Problem | None]:
    """The mesh of a sharding, or what is wrong with it; None in `meshes` is known to be wrong."""
    if isinstance(sharding.mesh, Mesh):
        return sharding.mesh, next(mesh_problems(sharding.mesh), None)
    if sharding.mesh in meshes:
        return meshes[sharding.mesh], None
    name = algebra.symbol(sharding.mesh)
    help = nearest(sharding.mesh, list(meshes)).replace('"', "@", 1).replace('"', "")
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


def sharding_problems(sharding: Sharding, type: Type, mesh: Mesh) -> Iterator[Problem]:
    """Mistakes of a sharding of a value of this type on this mesh."""
    text = (str(sharding),)
    has_lists = bool(sharding.replicated or sharding.unreduced)
    if mesh.is_maximal:
        if sharding.rank or has_lists:
            yield Problem(
                "a maximal sharding can only have a sharding with rank 0 and no replicated or"
                " unreduced axes.",
                text,
            )
        return
    if not isinstance(type, TensorType):
        if sharding.rank or has_lists:
            yield Problem(
                "non-shaped tensors can only have a sharding with rank 0 and no replicated or"
                f" unreduced axes. type: {type}",
                text,
            )
        return
    if sharding.rank != type.rank:
        yield Problem(
            f"sharding doesn't match tensor rank: {sharding.rank} != {type.rank}",
            text,
            f"write {type.rank} dims, {{}} for one that is not cut" if type.rank else "write []",
        )
        return
    yield from _dim_problems(sharding)
    yield from axes_problems(sharding, mesh)


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
    """Mistakes of the axes of a sharding; the first one found."""
    seen: list[Axis] = []
    for axes in (*sharding.axes, sharding.replicated, sharding.unreduced):
        for problem in list_problems(axes, mesh, seen):
            yield problem
            return
    for word in ("replicated", "unreduced"):
        axes = mesh.resolve(getattr(sharding, word))
        if list(axes) != sorted(axes, key=mesh.order):
            ordered = ", ".join(map(str, mesh.spell(sorted(axes, key=mesh.order))))
            yield Problem(
                f"{word} axes are not ordered w.r.t. mesh", (word,), f"write {word}={{{ordered}}}"
            )
            return


def list_problems(axes: Axes, mesh: Mesh, seen: list[Axis]) -> Iterator[Problem]:
    """Mistakes of one list of axes; `seen` holds all axes used before and learns these."""
    previous: Axis | None = None
    for axis in axes:
        focus = (algebra.quote(axis.name),) if axis.is_whole else (str(axis),)
        if not mesh.has(axis.name):
            help = nearest(axis.name, list(mesh.names))
            yield Problem(f"unknown axis name: {algebra.quote(axis.name)}", focus, help)
            return
        if axis in seen:
            yield Problem(f"duplicate axis ref: {axis}", (*focus, focus[0][1:], focus[0]))
            return
        size = mesh.axis_size(axis.name)
        if message := _size_problem(axis, size):
            yield Problem(message, focus, _degrees(axis, size))
            return
        if previous is not None and not previous.is_whole and algebra.can_merge(previous, axis):
            yield Problem(
                f"two consecutive sub-axes can be merged: {previous}, {axis}",
                focus,
                f"write {mesh.spell([algebra.merge(previous, axis)])[0]}",
            )
            return
        if message := _clash(axis, seen):
            yield Problem(message, focus)
            return
        seen.append(axis)
        previous = axis


def _size_problem(axis: Axis, size: int) -> str:
    """What is wrong with the size of a sub-axis."""
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


def _clash(axis: Axis, seen: Sequence[Axis]) -> str:
    """Why an axis cannot stand beside those before it."""
    for other in seen:
        if other.name != axis.name:
            continue
        if other.is_whole or axis.is_whole:
            name = algebra.quote(axis.name)
            return f"both sub-axis and full-axis are used for axis name: {name}"
        if algebra.overlaps(other, axis) or not algebra.can_coexist(other, axis):
            return f"overlapping sub-axes: {other}, {axis}"
    return ""
