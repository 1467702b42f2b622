"""Depths of the nodes of a block: the largest number of heavy kernels on a path to each.

Light nodes of one depth cannot wait for each other through a heavy kernel, hence kernels made of
nodes of one depth never wait in a circle. A single element that a light node makes is waited for as
if that node were heavy: it is a sum over everything. A light node that is made of a few values in
memory, and used later only, is as deep as its first user: it is cheaper there than kept until then.
"""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.passes.cost.kernels.dataflow import NOBODY, Flat
from shardwright.passes.cost.kernels.rematerializable import Sources


def depths(flat: Flat, sources: Sources, is_light: Sequence[bool]) -> list[int]:
    """By node. `is_light`: by node whether it may run together with others."""
    depth = _earliest(flat, sources, is_light)
    _postpone(flat, sources, is_light, depth)
    return depth


def _earliest(flat: Flat, sources: Sources, is_light: Sequence[bool]) -> list[int]:
    count, producer = flat.count, flat.producer
    depth = [0] * len(flat.nodes)
    for index, node in enumerate(flat.nodes):
        if sources.is_virtual[index]:
            continue
        above = 0
        for value in node.sources:
            maker = producer[value]
            if maker == NOBODY:
                continue
            is_step = not is_light[maker] or (is_light[index] and count[value] <= 1)
            below = depth[maker] + is_step
            if below > above:
                above = below
        depth[index] = above
    return depth


def _postpone(flat: Flat, sources: Sources, is_light: Sequence[bool], depth: list[int]) -> None:
    """Make light nodes as deep as their first users, where that moves no more bytes.

    Kept until then, a value is written and read; made there, what it is made of is read once more.
    """
    count, producer = flat.count, flat.producer
    made_of = _made_of(flat, sources, is_light)
    unused = len(flat.nodes)
    limit = [unused] * len(flat.nodes)  # by node the depth of its first user
    for value in flat.results:
        for source in sources.of(value):
            if producer[source] != NOBODY:
                limit[producer[source]] = 0
    for index in range(len(flat.nodes) - 1, -1, -1):
        if sources.is_virtual[index]:
            continue
        node, origin = flat.nodes[index], made_of[index]
        if origin is not None and depth[index] < limit[index] < unused:
            kept = sum(flat.bytes[value] for value in node.outs)
            if sum(flat.bytes[value] for value in origin) <= 2 * kept:
                depth[index] = limit[index]
        for value in node.sources:
            maker = producer[value]
            if maker != NOBODY and is_light[maker]:
                own = depth[index] - (count[value] <= 1) if is_light[index] else 0
                limit[maker] = min(limit[maker], own)


def _made_of(flat: Flat, sources: Sources, is_light: Sequence[bool]) -> list[frozenset[int] | None]:
    """By light node the values in memory that it is made of through light nodes alone.

    None where they are more than a kernel of a few operands has.
    """
    found: list[frozenset[int] | None] = [None] * len(flat.nodes)
    for index, node in enumerate(flat.nodes):
        if not is_light[index]:
            continue
        origin: set[int] = set()
        for value in node.sources:
            maker = flat.producer[value]
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
