"""The refined mesh: its axes are the sub-axes of a program, so that collectives name whole axes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from shardwright.spec.axes import Axes, Axis, Mesh, refine
from shardwright.spec.layout import Layout


@dataclass(frozen=True, slots=True)
class Refined:
    """A mesh with the same devices in the same order, some axes split into parts.

    `parts`: per old axis name the (pre, new axis) of its parts, major to minor.
    """

    mesh: Mesh
    parts: dict[str, tuple[tuple[int, Axis], ...]]

    def axes(self, old: Iterable[Axis]) -> Axes:
        """Resolved axes of the old mesh as axes of the refined one, major to minor."""
        return tuple(
            new
            for axis in old
            for pre, new in self.parts[axis.name]
            if axis.pre <= pre < axis.next_pre
        )

    def layout(self, old: Layout) -> Layout:
        return tuple(map(self.axes, old))


def refined(mesh: Mesh, used: Iterable[Axis]) -> Refined:
    """Split axes where the resolved axes in use are cut; unsplit axes keep their names.

    Raises ValueError when two sub-axes cannot coexist.
    """
    taken = set(mesh.names)
    axes: list[tuple[str, int]] = []
    parts: dict[str, tuple[tuple[int, Axis], ...]] = {}
    # shard_map and torch's meshes know whole axes only, so parts become axes (decision 0005).
    for name, sizes in refine(mesh, used).items():
        pre, found = 1, list[tuple[int, Axis]]()
        for index, size in enumerate(sizes):
            new = name if len(sizes) == 1 else _fresh(f"{name}_{index}", taken)
            found.append((pre, Axis(new, 1, size)))
            axes.append((new, size))
            pre *= size
        parts[name] = tuple(found)
    return Refined(Mesh(tuple(axes), mesh.device_ids), parts)


def _fresh(name: str, taken: set[str]) -> str:
    while name in taken:
        name += "_"
    taken.add(name)
    return name
