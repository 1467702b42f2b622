"""Moves of collectives within groups: chains and rings, for groups without all devices.

All groups are of one size and work at the same time; the first member is the root. In a chain the
data are cut into pieces, which follow one another: each member sends every piece once. In a ring
each member sends a part (one per member) in every step. So a chain moves what the root has, a ring
(m - 1)/m of all parts: as little as collectives of their kind can.
"""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.passes.collect.permutes.permute_rounds import Move
from shardwright.spec.placement import Groups

Turns = list[list[Move]]


def chain_pieces(members: int) -> int:
    """Pieces with which a chain takes less than twice as long as its first link works."""
    return members if members > 2 else 1


def chain_down(groups: Groups, pieces: int) -> Turns:
    """Every member gets the pieces of the root."""
    return _chain(groups, pieces, is_up=False)


def chain_up(groups: Groups, pieces: int) -> Turns:
    """Every member adds its pieces to what it passes on to the root."""
    return _chain(groups, pieces, is_up=True)


def _chain(groups: Groups, pieces: int, is_up: bool) -> Turns:
    links = len(groups[0]) - 1
    turns: Turns = [[] for _ in range(pieces + links - 1)]
    for link in range(links):
        for piece in range(pieces):
            for group in groups:
                ends = group[link], group[link + 1]
                if is_up:
                    turns[piece + links - 1 - link].append(Move(ends[1], ends[0], piece))
                else:
                    turns[piece + link].append(Move(*ends, piece))
    return turns


def ring_scatter(groups: Groups) -> Turns:
    """Part k of all members is added up at member k."""
    return _ring(groups, -1)


def ring_gather(groups: Groups) -> Turns:
    """Part k goes from member k to all others."""
    return _ring(groups, 0)


def _ring(groups: Groups, first: int) -> Turns:
    """In each step a member sends the part that it got in the one before."""
    count = len(groups[0])
    return [
        [
            Move(source, group[(place + 1) % count], (place + first - turn) % count)
            for group in groups
            for place, source in enumerate(group)
        ]
        for turn in range(count - 1)
    ]


def places(groups: Groups, devices: int) -> list[int]:
    """Per device its place in its group; -1 where it is in none."""
    found = [-1] * devices
    for group in groups:
        for place, device in enumerate(group):
            found[device] = place
    return found


def only(places: Sequence[int], blocks: Sequence[Sequence[int]]) -> list[list[int | None]]:
    """Blocks that members want, by place; the others want any."""
    none: list[int | None] = [None] * len(blocks[0])
    return [none if place < 0 else list(blocks[place]) for place in places]
