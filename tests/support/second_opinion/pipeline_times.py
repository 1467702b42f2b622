"""Schedules of pipelines timed and run another way than the product does.

Times: the longest way through a graph of all actions and transfers, in topological order. Running:
a model of one number per stage and micro-batch, ranks as threads of control that post whole batches
and go on when these are over, so that what a list does wrong is seen in numbers, or hangs.
"""

from __future__ import annotations

from collections.abc import Sequence
from graphlib import TopologicalSorter
from typing import Any

import numpy as np

Cell = tuple[str, int, int, int]  # kind, stage, micro-batch, replica
Times = tuple[int, int, int, int]  # F, I, W, and the hop from the stage before
BEHIND = {"SEND_F": 1, "RECV_B": 1, "SEND_B": -1, "RECV_F": -1}


def longest(
    ranks: Sequence[Sequence[Cell]], places: Sequence[Sequence[int]], times: Sequence[Times]
) -> int:
    """When the last pass ends; lists with transfers, or without."""
    stages = len(places[0])
    splits = {(cell[3], cell[1]) for rank in ranks for cell in rank if cell[0] == "I"}
    is_posted = any(cell[0] in BEHIND for rank in ranks for cell in rank)
    graph: dict[Any, set[Any]] = {}
    takes: dict[Any, int] = {}
    for rank, line in enumerate(ranks):
        for place, cell in enumerate(line):
            kind, stage, _, _ = cell
            f, i, w, _ = times[stage]
            takes[cell] = {"F": f, "B": i + w, "I": i, "W": w}.get(kind, 0)
            graph.setdefault(cell, set()).update(line[place - 1 : place] if place else ())
            if kind in BEHIND:
                continue
            graph[cell] |= _inputs(cell, rank, stages, places, splits)
    ways: dict[tuple[int, int], list[Any]] = {}
    for rank, line in enumerate(ranks):
        for cell in line:
            move = _move(cell, rank, stages, places, splits, is_posted)
            if move is None:
                continue
            node, other, way = move
            takes[node] = times[max(cell[1], other)][3]
            graph.setdefault(node, set()).add(cell)
            if is_posted:
                kind = {"SEND_F": "RECV_F", "SEND_B": "RECV_B"}[cell[0]]
                graph[node].add((kind, other, *cell[2:]))
            ways.setdefault(way, []).append(node)
    for nodes in ways.values():
        for before, after in zip(nodes, nodes[1:], strict=False):
            graph[after].add(before)
    ends: dict[Any, int] = {}
    for node in TopologicalSorter(graph).static_order():
        ends[node] = takes[node] + max((ends[one] for one in graph[node]), default=0)
    return max(ends[cell] for rank in ranks for cell in rank)


def _inputs(
    cell: Cell, rank: int, stages: int, places: Sequence[Sequence[int]], splits: Any
) -> set[Any]:
    kind, stage, k, replica = cell
    if kind == "W":
        return {("I", stage, k, replica)}
    if kind == "F":
        if not stage:
            return set()
        made: Cell = ("F", stage - 1, k, replica)
        return {made if places[replica][stage - 1] == rank else ("sent", made)}
    found: set[Any] = {("F", stage, k, replica)}
    if stage + 1 < stages:
        made = ("I" if (replica, stage + 1) in splits else "B", stage + 1, k, replica)
        found.add(made if places[replica][stage + 1] == rank else ("sent", made))
    return found


def _move(
    cell: Cell, rank: int, stages: int, places: Any, splits: Any, is_posted: bool
) -> tuple[Any, int, tuple[int, int]] | None:
    """The transfer that starts with an action: its node, the other stage, the ranks."""
    kind, stage, k, replica = cell
    if is_posted and not kind.startswith("SEND"):
        return None
    if not is_posted and kind not in ("F", "B", "I"):
        return None
    is_there = kind in ("SEND_F", "F")
    other = stage + 1 if is_there else stage - 1
    if not 0 <= other < stages or places[replica][other] == rank:
        return None
    made = "F" if is_there else "I" if (replica, stage) in splits else "B"
    return ("sent", (made, stage, k, replica)), other, (rank, places[replica][other])


class Hangs(Exception):
    """Ranks wait for one another."""


class Fails(Exception):
    """A pass finds no input, or the wrong one."""


def gradients(
    ranks: Sequence[Sequence[Cell]], places: Sequence[Sequence[int]], microbatches: int
) -> np.ndarray:
    """Gradients of stages' weights, summed over micro-batches: of y = tanh-free products, exactly.

    Raises Hangs and Fails. A batch is a run of sends and receives; it is posted at once, and its
    rank goes on when each has met the other rank's, first come, first served per pair of ranks.
    """
    return _Ranks(ranks, places, microbatches).run()


def expected(stages: int, microbatches: int) -> np.ndarray:
    """The gradients that passes in any right order give."""
    weights, data, back = numbers(stages, microbatches)
    total = np.zeros(stages, np.int64)
    for x, dy in zip(data, back, strict=True):
        for s in range(stages):
            total[s] += x * dy * np.prod(np.delete(weights, s))
    return total


def numbers(stages: int, microbatches: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Weights of stages; inputs of micro-batches, and gradients of their results: none alike."""
    return (
        np.array([1 + s % 2 for s in range(stages)], np.int64),
        np.array([7 + 13 * k + k * k for k in range(microbatches)], np.int64),
        np.array([3 + 5 * k + k**3 for k in range(microbatches)], np.int64),
    )


class _Ranks:
    def __init__(self, ranks: Any, places: Any, microbatches: int) -> None:
        self.lines = [_grouped(line) for line in ranks]
        self.places = places
        self.stages = len(places[0])
        self.weights, self.data, self.back = numbers(self.stages, microbatches)
        self.splits = {(cell[3], cell[1]) for rank in ranks for cell in rank if cell[0] == "I"}
        self.held: list[dict[Any, int]] = [{} for _ in ranks]
        self.total = np.zeros(self.stages, np.int64)
        self.mail: dict[tuple[int, int], tuple[list[Any], list[Any]]] = {}

    def run(self) -> np.ndarray:
        at = [0] * len(self.lines)
        pending: list[list[Any]] = [[] for _ in self.lines]  # of the batch that is posted
        while any(k < len(line) for k, line in zip(at, self.lines, strict=True)):
            moved = False
            for rank, line in enumerate(self.lines):
                if at[rank] == len(line):
                    continue
                batch = line[at[rank]]
                if batch[0][0] not in BEHIND:
                    self.compute(rank, batch[0])  # what is of no micro-batch does nothing
                elif not pending[rank]:
                    pending[rank] = [self.post(rank, cell) for cell in batch]
                    moved = True
                    continue
                elif not all(one["over"] for one in pending[rank]):
                    continue
                else:
                    pending[rank] = []
                at[rank] += 1
                moved = True
            if not moved:
                raise Hangs
        if any(sent or awaited for sent, awaited in self.mail.values()):
            raise Hangs
        return self.total

    def post(self, rank: int, cell: Cell) -> dict[str, Any]:
        kind, stage, k, replica = cell
        other = self.places[replica][stage + BEHIND[kind]]
        mine: dict[str, Any] = {"cell": cell, "over": False, "rank": rank}
        is_send = kind.startswith("SEND")
        sent, awaited = self.mail.setdefault((rank, other) if is_send else (other, rank), ([], []))
        if is_send:
            name = "y" if kind == "SEND_F" else "dx"
            mine["value"] = self.take(rank, (name, stage, k, replica))
            sent.append(mine)
        else:
            awaited.append(mine)
        while sent and awaited:
            one, two = sent.pop(0), awaited.pop(0)
            one["over"] = two["over"] = True
            self.receive(two, one["value"])
        return mine

    def receive(self, one: dict[str, Any], value: int) -> None:
        kind, stage, k, replica = one["cell"]
        name = ("x", stage) if kind == "RECV_F" else ("dy", stage)
        self.held[one["rank"]][(*name, k, replica)] = value

    def take(self, rank: int, key: Any) -> int:
        if key not in self.held[rank]:
            raise Fails(str(key))
        return self.held[rank][key]

    def compute(self, rank: int, cell: Cell) -> None:
        kind, s, k, r = cell
        held = self.held[rank]
        if kind == "F":
            x = int(self.data[k]) if s == 0 else self.take(rank, self.key(rank, "x", s, k, r))
            held["x", s, k, r], held["y", s, k, r] = x, x * int(self.weights[s])
        elif kind in ("B", "I"):
            self.take(rank, ("x", s, k, r))
            self.take(rank, ("y", s, k, r))
            last = s == self.stages - 1
            dy = int(self.back[k]) if last else self.take(rank, self.key(rank, "dy", s, k, r))
            held["dy", s, k, r], held["dx", s, k, r] = dy, dy * int(self.weights[s])
        if kind in ("B", "W"):
            if kind == "W":
                self.take(rank, ("dx", s, k, r))
            self.total[s] += self.take(rank, ("x", s, k, r)) * self.take(rank, ("dy", s, k, r))

    def key(self, rank: int, name: str, s: int, k: int, r: int) -> Any:
        """Where an input lies: received, or left by the stage beside it on the same rank."""
        other = s - 1 if name == "x" else s + 1
        if self.places[r][other] == rank:
            return ("y" if name == "x" else "dx", other, k, r)
        return name, s, k, r


def _grouped(line: Sequence[Cell]) -> list[list[Cell]]:
    found: list[list[Cell]] = []
    for cell in line:
        if cell[0] in BEHIND and found and found[-1][0][0] in BEHIND:
            found[-1].append(cell)
        else:
            found.append([cell])
    return found
