"""Depths of the nodes of a block: the largest number of heavy kernels on a path to each.

Light nodes of one depth cannot wait for each other through a heavy kernel, hence kernels made of
nodes of one depth never wait in a circle. A single element that a light node makes is waited for as
if that node were heavy: it is a sum over everything. A light node that is made of a few values in
memory, and used later only, is as deep as its first user: it is cheaper there than kept until then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.passes.cost.kernels.dataflow import NOBODY, Flat
from shardwright.passes.cost.kernels.rematerializable import Sources

Numbers = Sequence[int]


@dataclass(frozen=True)
class Reads:
    """What depths follow from.

    By node the values in memory that it reads, none where it is made where it is used; whether it
    may run together with others, and whether it moves no more bytes where it does so late. By value
    its maker and its elements. What is returned.
    """

    sources: Sequence[Numbers]
    is_light: Sequence[bool]
    may_wait: Sequence[bool]
    producer: Numbers
    count: Numbers
    returned: Numbers

    @staticmethod
    def of(flat: Flat, sources: Sources, is_light: Sequence[bool]) -> Reads:
        """Those of a block."""
        virtual = sources.is_virtual
        return Reads(
            [() if virtual[k] else node.sources for k, node in enumerate(flat.nodes)],
            is_light,
            may_wait(flat, is_light),
            flat.producer,
            flat.count,
            [source for value in flat.results for source in sources.of(value)],
        )


def depths(reads: Reads) -> list[int]:
    """By node."""
    depth = _earliest(reads)
    _postpone(reads, depth)
    return depth


def _earliest(reads: Reads) -> list[int]:
    count, producer, is_light = reads.count, reads.producer, reads.is_light
    depth = [0] * len(reads.sources)
    for index, sources in enumerate(reads.sources):
        above = 0
        for value in sources:
            maker = producer[value]
            if maker == NOBODY:
                continue
            is_step = not is_light[maker] or (is_light[index] and count[value] <= 1)
            below = depth[maker] + is_step
            if below > above:
                above = below
        depth[index] = above
    return depth


def _postpone(reads: Reads, depth: list[int]) -> None:
    """Make light nodes as deep as their first users, where that moves no more bytes."""
    count, producer, is_light = reads.count, reads.producer, reads.is_light
    unused = len(depth)
    limit = [unused] * unused  # by node the depth of its first user
    for source in reads.returned:
        if producer[source] != NOBODY:
            limit[producer[source]] = 0
    for index in range(unused - 1, -1, -1):
        if reads.may_wait[index] and depth[index] < limit[index] < unused:
            depth[index] = limit[index]
        own, is_merged = depth[index], is_light[index]
        for value in reads.sources[index]:
            maker = producer[value]
            if maker != NOBODY and is_light[maker]:
                latest = own - (count[value] <= 1) if is_merged else 0
                if latest < limit[maker]:
                    limit[maker] = latest


def may_wait(flat: Flat, is_light: Sequence[bool]) -> list[bool]:
    """By node whether it is light, and moves no more bytes where it runs later than it could.

    Kept until then, a value is written and read; made there, what it is made of is read once more.
    """
    found, bytes = [False] * len(flat.nodes), flat.bytes
    for index, origin in enumerate(_made_of(flat, is_light)):
        if origin is not None:
            kept = sum([bytes[value] for value in flat.nodes[index].outs])
            found[index] = sum([bytes[value] for value in origin]) <= 2 * kept
    return found


def _made_of(flat: Flat, is_light: Sequence[bool]) -> list[frozenset[int] | None]:
    """By light node the values in memory that it is made of through light nodes alone.

    None where they are more than a kernel of a few operands has.
    """
    producer = flat.producer
    found: list[frozenset[int] | None] = [None] * len(flat.nodes)
    for index, node in enumerate(flat.nodes):
        if not is_light[index]:
            continue
        origin: set[int] = set()
        for value in node.sources:
            maker = producer[value]
            if maker == NOBODY or not is_light[maker]:
                origin.add(value)
                continue
            below = found[maker]
            if below is None:
                break
            origin |= below
        else:
            found[index] = frozenset(origin) if len(origin) <= _FEW else None
    return found


_FEW = 4  # values; more never pay, since each is read again
