"""Split axes of the mesh of a `local` program, and update all attributes that name them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from shardwright.ir.core import Module, Op
from shardwright.spec import plan
from shardwright.spec.attributes import (
    EMPTY,
    Array,
    Attribute,
    Attrs,
    MeshAttr,
    ShardingPerValue,
    String,
)
from shardwright.spec.axes import Axes, Axis, Mesh, refine
from shardwright.spec.sharding import Dim, Sharding, sharding


@dataclass(frozen=True, slots=True)
class Parts:
    """Names of the parts of each axis with where they begin, major to minor."""

    names: dict[str, tuple[tuple[int, str], ...]]

    def of(self, axes: Iterable[Axis]) -> tuple[str, ...]:
        """Axes that are parts, or products of neighbouring ones, by name."""
        return tuple(
            name
            for axis in axes
            for pre, name in self.names[axis.name]
            if axis.pre <= pre < axis.next_pre
        )

    def whole(self, name: str) -> tuple[str, ...]:
        """All parts of an axis."""
        return tuple(part for _, part in self.names[name])


def refine_mesh(module: Module, op: Op, mesh: Mesh, used: Iterable[Axis]) -> Parts:
    """Split the axes of which parts are used; they are renamed `x_0`, `x_1`, .. everywhere.

    `op` defines the mesh, `used` are resolved. Devices stay where they are.
    """
    taken = set(mesh.names)
    axes: list[tuple[str, int]] = []
    names: dict[str, tuple[tuple[int, str], ...]] = {}
    for name, sizes in refine(mesh, used).items():
        pre, found = 1, list[tuple[int, str]]()
        for index, size in enumerate(sizes):
            new = name if len(sizes) == 1 else _fresh(f"{name}_{index}", taken)
            found.append((pre, new))
            axes.append((new, size))
            pre *= size
        names[name] = tuple(found)
    parts = Parts(names)
    if len(axes) > len(mesh.axes):
        op.set_attrs(op.attrs.set("mesh", MeshAttr(Mesh(tuple(axes), mesh.device_ids))))
        op.set_notes(EMPTY)  # they may say the mesh in other words
        for other in module.walk():
            if other.notes:
                found = {key: _renamed(note, key, parts) for key, note in other.notes.items()}
                other.set_notes(Attrs(found))
    return parts


def _fresh(name: str, taken: set[str]) -> str:
    while name in taken:
        name += "_"
    taken.add(name)
    return name


def _renamed(note: Attribute, key: str, parts: Parts) -> Attribute:
    if key == plan.AXES and isinstance(note, Array):
        old = [item.value for item in note if isinstance(item, String)]
        return Array(tuple(String(new) for name in old for new in parts.whole(name)))
    if isinstance(note, ShardingPerValue):
        return ShardingPerValue(tuple(_respelled(one, parts) for one in note.shardings))
    return note


def _respelled(old: Sharding, parts: Parts) -> Sharding:
    dims = tuple(Dim(_axes(dim.axes, parts), dim.is_open, dim.priority) for dim in old.dims)
    spelled = _axes(old.replicated, parts), _axes(old.unreduced, parts)
    return sharding(old.mesh, dims, *spelled, old.kind)


def _axes(axes: Axes, parts: Parts) -> Axes:
    return tuple(Axis(new) for axis in axes for new in parts.whole(axis.name))
