"""Which device sends which part of an array to which, between groups of devices with own meshes.

Scripts carry these lines. A mesh is axes and sizes, major to minor; devices go by their place in
it. A block is where it begins and ends in each dim of the whole array.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Block = tuple[tuple[int, int], ...]
Cuts = Sequence[Sequence[str]]  # by dim the axes that cut it, major to minor


def block_of(shape: Sequence[int], axes: Cuts, mesh: Mapping[str, int], place: int) -> Block:
    """The part of an array that a device holds, up to the end of the array."""
    coordinates: dict[str, int] = {}
    for name in reversed([*mesh]):
        place, coordinates[name] = divmod(place, mesh[name])
    found: list[tuple[int, int]] = []
    for size, names in zip(shape, axes, strict=True):
        count, number = 1, 0
        for name in names:
            count, number = count * mesh[name], number * mesh[name] + coordinates[name]
        length = -(-size // count)
        found.append((min(size, number * length), min(size, (number + 1) * length)))
    return tuple(found)


def blocks_on(shape: Sequence[int], axes: Cuts, mesh: Mapping[str, int]) -> list[Block]:
    """The parts of all devices of a mesh."""
    count = 1
    for size in mesh.values():
        count *= size
    return [block_of(shape, axes, mesh, place) for place in range(count)]


def common(one: Block, other: Block) -> Block | None:
    """What two blocks have in common; None for nothing."""
    pairs = zip(one, other, strict=True)
    found = tuple((max(a, c), min(b, d)) for (a, b), (c, d) in pairs)
    return found if all(first < last for first, last in found) else None


def elements(block: Block) -> int:
    """How many elements a block has."""
    count = 1
    for first, last in block:
        count *= last - first
    return count


def routes(before: Sequence[Block], after: Sequence[Block]) -> list[tuple[int, int, Block]]:
    """By giver and taker what is sent. `before`, `after`: what givers hold, and what takers get.

    Each taker gets each element once. Of givers that hold the same, the one that has sent least so
    far sends next: parts of one block are of equal size but for the last, so that none sends more
    than it has to.
    """
    holders: dict[Block, list[int]] = {}
    for giver, held in enumerate(before):
        holders.setdefault(held, []).append(giver)
    sent, found = [0] * len(before), list[tuple[int, int, Block]]()
    for taker, wanted in enumerate(after):
        for held, givers in holders.items():
            part = common(held, wanted)
            if part is not None:
                giver = min(givers, key=lambda one: (sent[one], one))
                sent[giver] += elements(part)
                found.append((giver, taker, part))
    return found
