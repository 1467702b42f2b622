"""Nodes into bins of a common cap, each into the lightest bin with room left.

The packing of FTPipe (Eliad et al., USENIX ATC 2021; repo saareliad/FTPipe, assignment.py,
heap_dict.py). `released` sorts by weight, the largest first and of equals the first of the graph,
and takes from the end: the lightest first. Where a node fits nowhere though all memory would do, it
packs anew by memory, from the end too: the smallest first. `lpt`: the largest first, as the paper
reads; no more than 4/3 - 1 / (3 bins) of the least heaviest bin, without a cap.

Which of equal bins: they stand in a binary heap by load alone, put in by number. A newcomer rises
past its equals, to below a strictly lighter one; what sinks goes below a strictly lighter child,
the left one first.
"""

from __future__ import annotations

from collections.abc import Sequence

LPT = "lpt"


class BinHeap:
    """Bins by load; the lightest on top."""

    def __init__(self, bins: int) -> None:
        self.rows: list[tuple[float, int]] = []
        for one in range(bins):
            self.push(0.0, one)

    def push(self, load: float, one: int) -> None:
        rows = self.rows
        rows.append((load, one))
        here = len(rows) - 1
        while here and rows[(here - 1) // 2][0] >= load:
            up = (here - 1) // 2
            rows[here], rows[up] = rows[up], rows[here]
            here = up

    def pop(self) -> tuple[float, int]:
        rows = self.rows
        found, last = rows[0], rows.pop()
        if not rows:
            return found
        rows[0] = last
        here = 0
        while True:
            least = here
            for child in (2 * here + 1, 2 * here + 2):
                if child < len(rows) and rows[child][0] < rows[least][0]:
                    least = child
            if least == here:
                return found
            rows[here], rows[least] = rows[least], rows[here]
            here = least


def packed(
    weights: Sequence[float], memory: Sequence[float], bins: int, cap: float, order: str
) -> list[list[int]] | None:
    """By bin the nodes, in the order in which they came; None where some node fits nowhere."""
    nodes = range(len(weights))
    by_weight = sorted(nodes, key=lambda k: -weights[k])
    found = _packed(by_weight if order == LPT else by_weight[::-1], weights, memory, bins, cap)
    if found is not None or sum(memory) >= bins * cap:
        return found
    by_memory = sorted(nodes, key=lambda k: -memory[k])
    return _packed(by_memory[::-1], weights, memory, bins, cap)


def _packed(
    order: Sequence[int], weights: Sequence[float], memory: Sequence[float], bins: int, cap: float
) -> list[list[int]] | None:
    heap, held = BinHeap(bins), [0.0] * bins
    found: list[list[int]] = [[] for _ in range(bins)]
    for node in order:
        full: list[tuple[float, int]] = []
        while heap.rows and held[heap.rows[0][1]] + memory[node] > cap:
            full.append(heap.pop())
        if not heap.rows:
            return None
        load, one = heap.pop()
        heap.push(load + weights[node], one)
        for row in full:
            heap.push(*row)
        held[one] += memory[node]
        found[one].append(node)
    return found
