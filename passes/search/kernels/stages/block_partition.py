"""Consecutive blocks of items that exchange border items until they are about as heavy.

Barany and Grinberg's block partition, as torchgpipe has it (Kim et al., arXiv 2004.09910): weights
on the scale from 0 (the least) to 1 (the largest), floor(n / k) items by block and the rest in the
last. p is the heaviest block, of equals the last. Until it is no more than 1 heavier than the
lightest, q (of equals the first), the block next to q on the side of p hands q an item; once p
itself did, p is looked for anew.
"""

from __future__ import annotations

from collections.abc import Sequence


def scaled(weights: Sequence[float]) -> list[float]:
    """From 0 to 1; all 0 where all are equal."""
    least = min(weights)
    span = max(weights) - least
    return [(one - least) / span if span > 0 else 0.0 for one in weights]


def block_partition(weights: Sequence[float], count: int) -> list[int] | None:
    """Ends of `count` blocks, or None where a block without items is to hand one on: the rules do
    not say what then. A weight is added up item by item, in order.
    """
    assert 1 <= count <= len(weights), "every block has an item"
    items = scaled(weights)
    each = len(items) // count
    ends = [*(each * (block + 1) for block in range(count - 1)), len(items)]

    def weight(block: int) -> float:
        return sum(items[ends[block - 1] if block else 0 : ends[block]])

    while True:
        heaviest, p = max((weight(block), block) for block in range(count))
        donor = -1
        while donor != p:
            lightest, q = min((weight(block), block) for block in range(count))
            if heaviest <= lightest + 1:
                return ends
            donor = q - 1 if p < q else q + 1
            if ends[donor] == (ends[donor - 1] if donor else 0):
                return None
            if donor < q:
                ends[donor] -= 1
            else:
                ends[q] += 1
