"""Transfers between pipeline stages: bytes, times, and the links that carry them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from shardwright.ir.analysis.local_plan import axis_names
from shardwright.ir.analysis.stage_meshes import GroupMeshes, group_meshes, is_move, moved_to
from shardwright.ir.analysis.staged_step import StagedStep, layouts_of, read_staged
from shardwright.ir.core import Module, Op
from shardwright.ir.reference.mesh_transfers import blocks_on, elements, routes
from shardwright.passes.cost.pricing.machine import PER_SECOND, Price
from shardwright.passes.pipeline.stage_meshes.stage_moves import home_of
from shardwright.spec.cluster import Cluster
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType


class Send(NamedTuple):
    """From one stage to another, of a micro-batch. `bytes`: that a device sends one way; `groups`:
    of devices, of the two stages. `ways`: 2 between neighbours, there, and as much back; 1 past
    stages between.
    """

    before: int
    after: int
    groups: tuple[int, int]
    bytes: int
    price: Price
    ways: int = 2


@dataclass(frozen=True)
class Handover:
    """All that passes between two stages in a step: there and back, past others from `before` to
    `after` alone. `bytes`: of a device of each.

    `seconds`: if nothing else ran; `level`: whose links it keeps busy.
    """

    before: int
    after: int
    bytes: int
    seconds: float
    level: str


class Moved(NamedTuple):
    """What passes at once between groups with meshes of their own, one way. `pairs`:
    [n, 2] devices that give and take; `bytes`: the most that one of them sends to another.
    """

    pairs: np.ndarray
    bytes: int


@dataclass(frozen=True)
class GroupMoves:
    """What passes between groups of devices with meshes of their own."""

    groups: GroupMeshes
    step: StagedStep

    @staticmethod
    def of(module: Module) -> GroupMoves | None:
        """None where all groups have one mesh."""
        groups = group_meshes(module)
        step = None if groups is None else read_staged(module)
        return None if groups is None or step is None else GroupMoves(groups, step)

    def between(self, stage: int, to: int) -> Moved:
        """From a stage to another."""
        step, found = self.step, dict[tuple[int, int], int]()
        before, after = step.places[stage], step.places[to]
        for value in step.sent.get((stage, to), ()):
            ends = step.laid[value, before], step.laid[value, after]
            cuts = ends[0].sharding, ends[1].sharding
            _add(found, self.groups, (before, after), cuts, ends[0].whole)
        return _moved(found)

    def by(self, op: Op) -> Moved | None:
        """By a move; None of an argument, whose parts all groups are given."""
        value = op.operands[0]
        maker = value.op
        home = moved_to(maker) if maker is not None and is_move(maker) else home_of(value)
        if home is None:
            return None
        before, after, whole = layouts_of(op)
        places, found = self.step.places, dict[tuple[int, int], int]()
        _add(found, self.groups, (places[home], places[moved_to(op)]), (before, after), whole)
        return _moved(found)


def _add(
    found: dict[tuple[int, int], int], groups: GroupMeshes, ends: tuple[int, int],
    cuts: tuple[Sharding, Sharding], whole: TensorType,
) -> None:  # fmt: skip
    """Bytes by giver and taker of a value that goes from one group to another."""
    given, taken = (
        blocks_on(whole.shape, axis_names(cut), dict(groups.meshes[group].axes))
        for group, cut in zip(ends, cuts, strict=True)
    )
    each = whole.bytes // max(1, whole.count)
    for giver, taker, block in routes(given, taken):
        pair = groups.starts[ends[0]] + giver, groups.starts[ends[1]] + taker
        found[pair] = found.get(pair, 0) + elements(block) * each


def _moved(found: Mapping[tuple[int, int], int]) -> Moved:
    pairs = np.array([*found], np.int64).reshape(-1, 2)
    return Moved(pairs, max(found.values(), default=0))


def handovers(sends: Iterable[tuple[Send, int]], cluster: Cluster) -> tuple[Handover, ...]:
    """By boundary, of sends and how often each happens."""
    found: list[Handover] = []
    for send, times in sends:
        busy = send.price.busy
        level = cluster.levels[max(range(len(busy)), key=busy.__getitem__)]
        seconds = send.ways * times * send.price.time / PER_SECOND
        much = send.ways * times * send.bytes
        found.append(Handover(send.before, send.after, much, seconds, level.name))
    return tuple(found)


def busiest(sends: Sequence[tuple[Send, int]], levels: int) -> list[float]:
    """By level for how many seconds the busiest group sends: to the next, and back to the last."""
    groups: dict[int, list[float]] = {}
    for send, times in sends:
        for group in send.groups[: send.ways]:
            busy = groups.setdefault(group, [0.0] * levels)
            for level, seconds in enumerate(send.price.busy):
                busy[level] += times * seconds
    return [max((one[level] for one in groups.values()), default=0.0) for level in range(levels)]


def least_sent(sends: Iterable[Send], turns: int, levels: int) -> tuple[int, ...]:
    """By level the picoseconds that one way of a boundary takes at full bandwidth."""
    found = [0.0] * levels
    for send in sends:
        for level, seconds in enumerate(send.price.busy):
            found[level] = max(found[level], turns * seconds)
    return tuple(int(seconds * PER_SECOND) for seconds in found)
