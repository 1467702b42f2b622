"""Seconds of the collectives between layouts, on the links of a cluster under a mesh.

A step is charged what `localize` makes of it: a gather or a scatter of several dims is one
collective per dim, an exchange of several moves is one all_to_all along all their axes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shardwright.passes.partition.lowering.refined_mesh import refined
from shardwright.passes.partition.lowering.replica_groups import permutation
from shardwright.passes.partition.reshard import space as kinds
from shardwright.passes.partition.reshard.types import Step
from shardwright.spec import links
from shardwright.spec.axes import Axes, Axis, Mesh, refine, total
from shardwright.spec.cluster import FULL, LINE, RING, SWITCH, Cluster
from shardwright.spec.layout import Layout, local_count
from shardwright.spec.machines.axis_digits import LevelDigit, level_digits
from shardwright.spec.machines.mesh_devices import device_numbers

Numbers = npt.NDArray[np.int64]
Lines = tuple[tuple[float, float], ...]  # latency and seconds per byte of each way

_LISTED = {kinds.GATHER: links.ALL_GATHER, kinds.REDUCE_SCATTER: links.REDUCE_SCATTER}
NAMES = {
    **_LISTED,
    kinds.ALL_REDUCE: links.ALL_REDUCE,
    kinds.EXCHANGE: links.ALL_TO_ALL,
    kinds.PERMUTE: links.PERMUTE,
}


class Sent(NamedTuple):
    """A collective of a step: its ways, by bytes, of so many elements; `kind` of op, the axes that
    it runs over, of a permute its two layouts instead.
    """

    lines: Lines
    elements: float
    kind: str
    over: Axes
    ends: tuple[Layout, Layout] = ((), ())


class StepTimes:
    """Seconds of steps on a mesh of a cluster; equal ones are asked once.

    Raises ValueError where mesh and cluster have not as many devices.
    """

    def __init__(self, mesh: Mesh, cluster: Cluster) -> None:
        self.mesh, self.cluster = mesh, cluster
        self.digits: dict[str, tuple[LevelDigit, ...]] = level_digits(mesh, cluster)
        self.links = links.Links(cluster)
        self._ids = device_numbers(mesh)
        self._lines: dict[object, tuple[tuple[float, float], ...]] = {}
        self._pairs: dict[int, tuple[float, float]] = {}

    def groups(self, axes: Axes) -> Numbers:
        """Devices that differ along resolved axes only, a row per group, major axes first."""
        sizes: list[int] = []
        at: dict[tuple[str, int], int] = {}
        for name, parts in refine(self.mesh, axes).items():
            pre = 1
            for size in parts:
                at[name, pre] = len(sizes)
                sizes.append(size)
                pre *= size
        along = [at[axis.name, axis.pre] for axis in axes]
        beside = [place for place in range(len(sizes)) if place not in along]
        grid = self._ids.reshape(sizes)
        return grid.transpose([*beside, *along]).reshape(-1, total(axes))

    def lines(self, kind: str, axes: Axes) -> tuple[tuple[float, float], ...]:
        """Latencies and slopes of the ways of a collective over axes, by bytes of its result."""
        key = kind, frozenset(axes)
        found = self._lines.get(key)
        if found is None:
            found = self.links.lines(NAMES[kind], self.groups(tuple(dict.fromkeys(axes))))
            self._lines[key] = found
        return found

    def seconds(self, kind: str, axes: Axes, result_bytes: float) -> float:
        """Of one collective over resolved axes that is no permute."""
        return _least(self.lines(kind, axes), result_bytes)

    def permute_lines(self, src: Layout, dst: Layout) -> tuple[tuple[float, float], ...]:
        """The same of a permute between two layouts."""
        key = src, dst
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = self.links.lines(links.PERMUTE, self.permute_pairs(src, dst))
        return found

    def permute_pairs(self, src: Layout, dst: Layout) -> Numbers:
        """Who sends and who receives in a permute between two layouts, a row each."""
        fine = refined(self.mesh, (axis for axes in (*src, *dst) for axis in axes))
        return permutation(fine.mesh, fine.layout(src), fine.layout(dst))[1]

    def between_blocks(
        self, axes: Axes, blocks: tuple[tuple[int, int], ...], size: float
    ) -> float:  # fmt: skip
        """Of a permute from block to block, by number, of what axes cut; `size`: bytes of one."""
        key = axes, blocks
        found = self._lines.get(key)
        if found is None:
            found = self.links.lines(links.PERMUTE, self.block_pairs(axes, blocks))
            self._lines[key] = found
        return _least(found, size)

    def block_pairs(self, axes: Axes, blocks: tuple[tuple[int, int], ...]) -> Numbers:
        """Who sends and who receives in a permute from block to block, a row each."""
        groups = self.groups(axes)
        none = np.empty((0, 2), np.int64)
        return np.concatenate([none, *(groups[:, list(ends)] for ends in blocks)])

    def pair(self, level: int) -> tuple[float, float]:
        """Latency and seconds per byte that a device at least takes to send across a level."""
        if level not in self._pairs:
            self._pairs[level] = self.links.crossing(level)
        return self._pairs[level]

    def step(self, step: Step, before: Layout, shape: Sequence[int], width: float) -> float:
        """Of a step; `before`: the layout of its operand, in the dims that the step sees.

        `shape`: of the whole tensor in these dims, `width`: bytes of an element.
        """
        transfers = self.transfers(step, before, shape)
        return sum(_least(one.lines, one.elements * width) for one in transfers)

    def transfers(self, step: Step, before: Layout, shape: Sequence[int]) -> list[Sent]:
        """The collectives of a step."""
        if step.kind not in NAMES:  # it moves nothing
            return []
        held: float = local_count(shape, before)
        if step.kind == kinds.PERMUTE:
            lines = self.permute_lines(before, step.out)
            return [Sent(lines, held, NAMES[step.kind], (), (before, step.out))]
        if step.kind not in _LISTED:
            axes = step.axes or tuple(axis for axes in step.moved for axis in axes)
            return [Sent(self.lines(step.kind, axes), held, NAMES[step.kind], axes)]
        found: list[Sent] = []
        for axes in filter(None, step.moved):
            held = held * total(axes) if step.kind == kinds.GATHER else held / total(axes)
            found.append(Sent(self.lines(step.kind, axes), held, NAMES[step.kind], axes))
        return found

    def chain(
        self, steps: Sequence[Step], src: Layout, shape: Sequence[int], width: float
    ) -> float:
        """Seconds of steps, one after the other, from a layout of a tensor."""
        return sum(self.each(steps, src, shape, width))

    def each(
        self, steps: Sequence[Step], src: Layout, shape: Sequence[int], width: float
    ) -> list[float]:
        """Seconds of each of them."""
        found: list[float] = []
        before = src
        for step in steps:
            seen = step.view or tuple(shape)
            found.append(self.step(step, before, seen, width))
            before = step.out
        return found

    def level(self, axis: Axis) -> int:
        """The level of the cluster that a part of an axis lies on; -1 where it is on several."""
        for digit in self.digits.get(axis.name, ()):
            if digit.axis.pre <= axis.pre and axis.next_pre <= digit.axis.next_pre:
                return digit.level
        return -1

    def alike(self, part: Axis) -> object:
        """Equal for parts that may change places: what lies along them is as near and as fast.

        On a switch that holds for all parts of a size; in a torus for dims of one size.
        """
        index = self.level(part)
        if index < 0:
            return part
        found = self.cluster.levels[index]
        if found.topology in (SWITCH, FULL) and found.rails < 2:
            return index, part.size
        if found.torus and found.topology in (RING, LINE) and part.size == found.count:
            return replace(found, name="")
        return part


def _least(lines: Sequence[tuple[float, float]], size: float) -> float:
    return min(latency + slope * size for latency, slope in lines) if size else 0.0
