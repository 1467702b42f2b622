"""Axes of a mesh that may change places, as links along them are as fast: questions that differ in
their names alone have one answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, permutations, product

from shardwright.passes.partition.lowering.coexisting_sub_axes import Cuts
from shardwright.passes.partition.reshard_timed.step_seconds import StepTimes
from shardwright.spec.axes import Axes, Axis
from shardwright.spec.layout import Layout

MOST = 24  # namings that are tried: of more, some alike questions are asked apart

Naming = dict[Axis, Axis]


def namings(times: StepTimes, cuts: Cuts) -> tuple[Naming, ...]:
    """Ways to name the axes of a mesh, the one that is there first; none cuts an axis."""
    groups: dict[object, list[Axis]] = {}
    for name, size in times.mesh.axes:
        if size > 1 and cuts.of(name) == (1, size):
            axis = Axis(name, 1, size)
            groups.setdefault((times.alike(axis), size), []).append(axis)
    return tuple(islice(_all(list(groups.values())), MOST))


def _all(groups: Sequence[Sequence[Axis]]) -> Iterator[Naming]:
    for orders in product(*(permutations(group) for group in groups)):
        pairs = zip(groups, orders, strict=True)
        yield {a: b for group, order in pairs for a, b in zip(group, order, strict=True)}


def dims_named(layout: Layout, naming: Naming) -> Layout:
    """A layout under other names."""
    return tuple([tuple([naming[axis] for axis in axes]) for axes in layout])


def named(axes: Axes, naming: Naming) -> Axes:
    """Axes under other names, in one order."""
    return tuple(sorted([naming[axis] for axis in axes]))
