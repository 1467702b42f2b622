"""The block partition of torchgpipe (Kim et al., 2004.09910; `balance/blockpartition.py`).

Barany and Grinberg's exchange of border items between consecutive blocks, as released: the least
block is the first of its kind, not the one closest to the largest.

Input: ``costs``, a list of numbers, and ``blocks``, how many blocks they are split into.  Output:
the number of items in every block.

Chosen here, where the published rules are silent: taking the first least block can ask an empty
block for an item (costs 1 1 1 3 5 in 4 blocks).  The rules have no answer then, nor has this: None.
"""

from __future__ import annotations


def normalised(costs: list[float]) -> list[float]:
    """The costs on the scale from 0 (the least) to 1 (the largest); all 0 where all are equal."""
    least, largest = min(costs), max(costs)
    if least == largest:
        return [0.0] * len(costs)
    return [(cost - least) / (largest - least) for cost in costs]


def block_sizes(costs: list[float], blocks: int) -> list[int] | None:
    """How many items every block holds in the end."""
    if not 1 <= blocks <= len(costs):
        raise ValueError(f"{len(costs)} items do not fill {blocks} blocks")
    scaled = normalised(costs)
    each = len(costs) // blocks
    parts = [scaled[block * each : (block + 1) * each] for block in range(blocks)]
    parts[-1].extend(scaled[blocks * each :])
    while True:
        # Of the largest blocks the last one; it stays the target until it has given an item away.
        target = max(range(blocks), key=lambda block: (sum(parts[block]), block))
        donor = None
        while donor != target:
            loads = [sum(part) for part in parts]
            if max(loads) <= min(loads) + 1:
                return [len(part) for part in parts]
            least = loads.index(min(loads))
            donor = least - 1 if target < least else least + 1
            if not parts[donor]:
                return None
            if target < least:
                parts[least].insert(0, parts[donor].pop())
            else:
                parts[least].append(parts[donor].pop(0))
