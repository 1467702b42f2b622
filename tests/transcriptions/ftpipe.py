"""FTPipe's packing of mini-stages onto GPUs (Eliad et al., ATC 2021; `mixed_pipe/assignment.py`).

The lightest node goes first, into the GPU of least load that has memory left; among equal loads
the shape of the binary heap decides, which is therefore built here by hand.

Input: ``weights`` and ``memory``, a list of numbers each, by mini-stage in graph order; ``gpus``;
``cap``, bytes per GPU or None.  Output: the mini-stages of every GPU in order of placement, or
None where no assignment was found.

Chosen here, where the published rules are silent: a node fits if the memory used with it is at most
the cap; the chosen GPU is put back before the GPUs that were rejected for it; the fallback starts
afresh with nothing placed.
"""

from __future__ import annotations


class LoadHeap:
    """GPUs by load, in a binary heap that never looks at their numbers."""

    def __init__(self) -> None:
        self.entries: list[tuple[float, int]] = []

    def insert(self, load: float, gpu: int) -> None:
        """Add at the end and rise; a newcomer passes its equals."""
        entries = self.entries
        entries.append((load, gpu))
        at = len(entries) - 1
        while at > 0:
            parent = (at - 1) // 2
            if entries[parent][0] < entries[at][0]:
                break
            entries[parent], entries[at] = entries[at], entries[parent]
            at = parent

    def pop(self) -> tuple[float, int]:
        """Take the root; the last entry replaces it and sinks below strictly smaller children."""
        entries = self.entries
        root, last = entries[0], entries.pop()
        if not entries:
            return root
        entries[0] = last
        at = 0
        while True:
            smallest = at
            for child in (2 * at + 1, 2 * at + 2):
                if child < len(entries) and entries[child][0] < entries[smallest][0]:
                    smallest = child
            if smallest == at:
                return root
            entries[at], entries[smallest] = entries[smallest], entries[at]
            at = smallest


def place_in_order(
    order: list[int], weights: list[float], memory: list[float], gpus: int, cap: float | None
) -> list[list[int]] | None:
    """Every node of `order` into the lightest GPU with memory left; None where one fits nowhere."""
    heap = LoadHeap()
    for gpu in range(gpus):
        heap.insert(0, gpu)
    bins: list[list[int]] = [[] for _ in range(gpus)]
    used: list[float] = [0] * gpus
    for node in order:
        rejected: list[tuple[float, int]] = []
        while True:
            if not heap.entries:
                return None
            load, gpu = heap.pop()
            if cap is None or used[gpu] + memory[node] <= cap:
                break
            rejected.append((load, gpu))
        # The chosen GPU is the root when it is updated, so popping it is the whole removal.
        heap.insert(load + weights[node], gpu)
        for entry in rejected:
            heap.insert(*entry)
        bins[gpu].append(node)
        used[gpu] += memory[node]
    return bins


def lightest_first(keys: list[float]) -> list[int]:
    """Ascending; of equal keys the later node first: a stable descending order from its end."""
    descending = sorted(range(len(keys)), key=lambda node: -keys[node])
    return descending[::-1]


def pack(
    weights: list[float], memory: list[float], gpus: int, cap: float | None = None
) -> list[list[int]] | None:
    """The released packing, with its fallback by memory where total memory would suffice."""
    bins = place_in_order(lightest_first(weights), weights, memory, gpus, cap)
    if bins is None and cap is not None and sum(memory) < gpus * cap:
        # Called "largest memory first" there, but consumed from the end as well.
        bins = place_in_order(lightest_first(memory), weights, memory, gpus, cap)
    return bins


def pack_largest_first(weights: list[float], gpus: int) -> list[list[int]]:
    """The variant the paper's text reads like, without a cap: descending, equal ones in order."""
    order = lightest_first(weights)[::-1]
    bins = place_in_order(order, weights, [0] * len(weights), gpus, None)
    assert bins is not None, "no cap, so every node fits"
    return bins
