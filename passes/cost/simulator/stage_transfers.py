"""Transfers between pipeline stages: bytes, times, and the links that carry them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from shardwright.passes.cost.pricing.machine import PER_SECOND, Price
from shardwright.spec.cluster import Cluster


class Send(NamedTuple):
    """Between the stage before `stage` and it, of a micro-batch: there, and as much back.

    `bytes`: that a device sends one way. `groups`: the groups of devices of the two stages.
    """

    stage: int
    groups: tuple[int, int]
    bytes: int
    price: Price


@dataclass(frozen=True)
class Handover:
    """All that passes between two stages in a step, there and back. `bytes`: of a device of each.

    `seconds`: if nothing else ran; `level`: whose links it keeps busy.
    """

    before: int
    after: int
    bytes: int
    seconds: float
    level: str


def handovers(sends: Iterable[tuple[Send, int]], cluster: Cluster) -> tuple[Handover, ...]:
    """By boundary, of sends and how often each happens."""
    found: list[Handover] = []
    for send, times in sends:
        busy = send.price.busy
        level = cluster.levels[max(range(len(busy)), key=busy.__getitem__)]
        seconds = 2 * times * send.price.time / PER_SECOND
        before, after = send.stage - 1, send.stage
        found.append(Handover(before, after, 2 * times * send.bytes, seconds, level.name))
    return tuple(found)


def busiest(sends: Sequence[tuple[Send, int]], levels: int) -> list[float]:
    """By level for how many seconds the busiest group sends: to the next, and back to the last."""
    groups: dict[int, list[float]] = {}
    for send, times in sends:
        for group in send.groups:
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
