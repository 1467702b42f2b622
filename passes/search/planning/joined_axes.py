"""Meshes of many axes, searched with neighbours among them cut as one.

Tables of four axes and more take very long: every list of axes is a layout of its own, and moves
between any two are priced. Where nothing says how the program lies, runs of neighbours are one axis
each, so that a mesh of three is searched at most, and the plan is written over the axes as given.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise
from math import prod

from shardwright.ir.core import Module
from shardwright.passes.search.planning.meshes import MOST_AXES
from shardwright.passes.shared.shardings import map_shardings
from shardwright.passes.target import mesh_op
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attribute, Attrs, MeshAttr, String
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.sharding import Dim, Sharding, sharding

SIGN = "+"  # between the names of axes that are one


def joined_meshes(mesh: Mesh) -> list[Mesh]:
    """The meshes to search for a mesh, fewest axes first: itself where it has few axes that cut
    anything, else all that are runs of its axes. Axes of one device go with their neighbours.
    """
    cutting = sum(size > 1 for _, size in mesh.axes)
    if cutting <= MOST_AXES:
        return [mesh]
    found: dict[tuple[int, ...], Mesh] = {}
    for count in range(MOST_AXES):
        for cuts in combinations(range(1, len(mesh.axes)), count):
            ends = pairwise((0, *cuts, len(mesh.axes)))
            one = Mesh(tuple(_one([*mesh.axes[first:end]]) for first, end in ends), mesh.device_ids)
            sizes = tuple(size for _, size in one.axes)
            if 1 not in sizes and len({*one.names}) == len(sizes):
                found.setdefault(sizes, one)
    return list(found.values())


def _one(axes: list[tuple[str, int]]) -> tuple[str, int]:
    names = [name for name, size in axes if size > 1] or [name for name, _ in axes]
    return SIGN.join(names), prod(size for _, size in axes)


def apart(module: Module, joined: Mesh, mesh: Mesh) -> Module:
    """A program that names whole axes of a joined mesh, over the axes that these stand for. Changes
    the module.
    """
    if joined == mesh:
        return module
    stands = dict(_stands(joined, mesh))
    op = mesh_op(module)
    assert op is not None
    op.set_attrs(Attrs({**op.attrs, "mesh": MeshAttr(mesh)}))
    map_shardings(module, lambda old: _sharding(old, stands))
    for told in module.walk():
        for word in (plan.CUT, plan.PARTIAL):
            said = told.notes.get(word)
            if isinstance(said, Attrs):
                told.set_note(word, _words(said, stands))
    return module


def _stands(joined: Mesh, mesh: Mesh) -> Iterator[tuple[str, Axes]]:
    """The axes that each one of a joined mesh stands for."""
    left = [(name, size) for name, size in mesh.axes if size > 1]
    for name, count in joined.axes:
        made, found = 1, list[Axis]()
        while made < count:
            own, size = left.pop(0)
            found.append(Axis(own))
            made *= size
        yield name, tuple(found)


def _axes(axes: Axes, stands: Mapping[str, Axes]) -> Axes:
    return tuple(own for axis in axes for own in stands[axis.name])


def _sharding(old: Sharding, stands: Mapping[str, Axes]) -> Sharding:
    dims = tuple(Dim(_axes(dim.axes, stands), dim.is_open, dim.priority) for dim in old.dims)
    replicated, unreduced = _axes(old.replicated, stands), _axes(old.unreduced, stands)
    return sharding(old.mesh, dims, replicated, unreduced, old.kind)


def _words(said: Attrs, stands: Mapping[str, Axes]) -> Attrs:
    """A cut over the axes that those of a joined mesh stand for."""
    found: dict[str, Attribute] = {}
    for letter, axes in said.items():
        assert isinstance(axes, Array)
        names = [Axis(one.value) for one in axes if isinstance(one, String)]
        found[letter] = Array(tuple(String(own.name) for own in _axes(tuple(names), stands)))
    return Attrs(found)
