"""Splits simultaneous block transfers into as few permutes as possible.

In a permute each device sends to at most one other and hears from at most one, all of them equally
many blocks. So a table of blocks per pair is a sum of matchings, each so many times (Birkhoff, von
Neumann); in all as many blocks as the busiest device sends or gets, and none is sent in vain.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Ends = tuple[int, int]


class Matching(NamedTuple):
    """Pairs with distinct sources and distinct targets, and how many blocks each sends."""

    blocks: int
    pairs: tuple[Ends, ...]


def matchings(weights: Mapping[Ends, int]) -> tuple[Matching, ...]:
    """A table of blocks by source and target as matchings; the blocks of all of them add up to it.

    Their `blocks` add up to the largest sum of a source or a target.
    """
    wanted = {ends: size for ends, size in weights.items() if size}
    nodes = sorted({node for ends in wanted for node in ends})
    idle = _idle(nodes, wanted)
    found: list[Matching] = []
    while wanted:
        cells = {ends: size for ends, size in idle.items() if size} | wanted
        chosen, blocks = _widest(nodes, cells, len(found) + 1)
        pairs = tuple(ends for ends in chosen if ends in wanted)
        for ends in chosen:
            table = wanted if ends in wanted else idle
            table[ends] -= blocks
            if not table[ends]:
                del table[ends]
        if pairs:
            found.append(Matching(blocks, pairs))
    return tuple(found)


def _idle(nodes: list[int], wanted: Mapping[Ends, int]) -> dict[Ends, int]:
    """Blocks of nobody, so that all sources and targets have the same sum."""
    most = max(
        sum(size for ends, size in wanted.items() if ends[side] == node)
        for side in (0, 1)
        for node in nodes
    )
    rest = [
        [most - sum(size for ends, size in wanted.items() if ends[side] == node) for node in nodes]
        for side in (0, 1)
    ]
    found: dict[Ends, int] = {}
    a = b = 0
    while a < len(nodes) and b < len(nodes):
        size = min(rest[0][a], rest[1][b])
        if size:
            found[nodes[a], nodes[b]] = size
        rest[0][a] -= size
        rest[1][b] -= size
        a, b = (a + 1, b) if not rest[0][a] else (a, b + 1)
    return found


def _widest(
    nodes: list[int], cells: Mapping[Ends, int], shift: int
) -> tuple[tuple[Ends, ...], int]:
    """A perfect matching whose smallest cell is as large as can be, and that cell.

    Where everybody sends to everybody, each sends to the one so many places on.
    """
    sizes = sorted(set(cells.values()))
    low, high = 0, len(sizes) - 1
    best = _perfect(nodes, cells, sizes[0], shift)
    assert best is not None  # all sums are equal: Hall's condition holds
    while low < high:
        middle = (low + high + 1) // 2
        found = _perfect(nodes, cells, sizes[middle], shift)
        if found is None:
            high = middle - 1
        else:
            best, low = found, middle
    return best, min(cells[ends] for ends in best)


def _perfect(
    nodes: list[int], cells: Mapping[Ends, int], least: int, shift: int
) -> tuple[Ends, ...] | None:
    """A perfect matching over cells of at least that size, by augmenting paths."""
    turned = [nodes[k:] + nodes[:k] for k in range(len(nodes))]
    onward = {
        node: [b for b in turned[place % len(nodes)] if cells.get((node, b), 0) >= least]
        for place, node in enumerate(nodes, shift)
    }
    source_of: dict[int, int] = {}
    for node in nodes:
        if not _augmented(node, onward, source_of, set()):
            return None
    return tuple(sorted((a, b) for b, a in source_of.items()))


def _augmented(
    node: int, onward: Mapping[int, list[int]], source_of: dict[int, int], seen: set[int]
) -> bool:
    for target in onward[node]:
        if target in seen:
            continue
        seen.add(target)
        other = source_of.get(target)
        if other is None or _augmented(other, onward, source_of, seen):
            source_of[target] = node
            return True
    return False
