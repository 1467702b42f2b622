"""Downsets (ideals) of an acyclic graph: sets of nodes with all their predecessors.

A cut of a graph into stages one behind another is a chain of downsets, a stage the difference of
two neighbours. Found level by level, by size: a downset grows by any node all of whose
predecessors it holds (Tarnawski et al., NeurIPS 2020, section 4).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.uint64]
WORD = 64


class TooManyDownsets(Exception):
    """More than what was allowed for."""


def downsets(preds: Sequence[Sequence[int]], most: int) -> Words:
    """[N, words] all downsets as bits, by size, the empty one first. Nodes are numbered in a
    topological order. Raises TooManyDownsets.
    """
    needs = [_mask(some) for some in preds]
    opens: list[list[int]] = [[] for _ in preds]
    for node, some in enumerate(preds):
        for one in dict.fromkeys(some):
            opens[one].append(node)
    level = {0: _mask([node for node, some in enumerate(needs) if not some])}
    found: list[int] = []
    while level:
        found += level
        if len(found) > most:
            raise TooManyDownsets
        grown: dict[int, int] = {}
        for here, ready in level.items():
            left = ready
            while left:
                bit = left & -left
                left ^= bit
                one = here | bit
                if one not in grown:
                    grown[one] = ready ^ bit | _mask(
                        [v for v in opens[bit.bit_length() - 1] if not needs[v] & ~one]
                    )
        level = grown
    return packed(found, len(preds))


def prefixes(count: int) -> Words:
    """[count + 1, words] the prefixes of the order of nodes: the linearised downsets."""
    return packed([(1 << k) - 1 for k in range(count + 1)], count)


def packed(masks: Sequence[int], count: int) -> Words:
    """[N, words] sets of `count` nodes as bits."""
    words = max(1, -(-count // WORD))
    data = b"".join(mask.to_bytes(8 * words, "little") for mask in masks)
    return np.frombuffer(data, np.dtype("<u8")).astype(np.uint64).reshape(-1, words)


def members(sets: Words, count: int) -> NDArray[np.bool_]:
    """[N, count] whether a set holds a node."""
    octets = np.ascontiguousarray(sets.astype("<u8")).view(np.uint8)
    return np.unpackbits(octets, axis=1, count=count, bitorder="little").astype(bool)


def _mask(nodes: Sequence[int]) -> int:
    found = 0
    for node in nodes:
        found |= 1 << node
    return found
