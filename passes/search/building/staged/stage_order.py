"""Which stages of a pipeline a planner's answer has, and on which of its devices each stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class StageOrder(NamedTuple):
    """`stages` [g]: the stage of each group; `devices`: by stage the row of the answer."""

    stages: tuple[int, ...]
    devices: tuple[int, ...]

    def turns(self, rows: int) -> int:
        """How often stages go round all rows in one order; 0 where they do not."""
        first = self.devices[:rows]
        is_round = len(set(first)) == rows and not len(self.devices) % rows
        again = all(one == first[k % rows] for k, one in enumerate(self.devices))
        return len(self.devices) // rows if is_round and again else 0


def stage_order(rows: Sequence[int], edges: Sequence[tuple[int, int]]) -> StageOrder:
    """`rows` [g]: which row of an answer has a group, groups in program order. Where no edge leads
    to an earlier row each is a stage; else stages are what a row does before another goes on.
    """
    count = max(rows) + 1
    if all(rows[a] <= rows[b] for a, b in edges):
        return StageOrder(tuple(rows), tuple(range(count)))
    needs = [0] * len(rows)
    after: list[list[int]] = [[] for _ in rows]
    for a, b in edges:
        needs[b] += 1
        after[a].append(b)
    ready = [node for node in range(len(rows)) if not needs[node]]
    stages, devices = [0] * len(rows), list[int]()
    while ready:
        own = [node for node in ready if devices and rows[node] == devices[-1]]
        node = min(own or ready)
        if not own:
            devices.append(rows[node])
        ready.remove(node)
        stages[node] = len(devices) - 1
        for other in after[node]:
            needs[other] -= 1
            if not needs[other]:
                ready.append(other)
    return StageOrder(tuple(stages), tuple(devices))
