"""Which slices are kernels of their own: those of what lies in memory, for who wants it there.

Kernels that go element by element take a slice in as they read, or cut what they write, but where
they wait for a product, or stand in a kernel that does: then a slice is taken before. Products want
their operands in memory, and have their results there.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from shardwright.ir.core import Value
from shardwright.passes.cost.tables.parted_orders import is_product
from shardwright.passes.cost.tables.program_graph import Graph


class Copied(IntEnum):
    """Which slices of what an edge hands on are kernels of their own."""

    NONE = 0
    SMALL = 1  # smaller than half: cheaper to keep until the consumer runs than what they are of
    ALL = 2


class Slices(NamedTuple):
    """Of a graph: by edge which slices are kernels, by node whether it is in memory before what it
    hands on is sliced, and whether it wants what it is given there.
    """

    copied: list[Copied]
    kept: list[bool]
    wanted: list[bool]


def slices_of(graph: Graph) -> Slices:
    """Which slices of what is handed on are kernels."""
    makes = {key: is_product(key) for key in dict.fromkeys(graph.keys)}
    has = [makes[key] for key in graph.keys]
    stands = [isinstance(one, Value) for one in graph.subjects]  # in memory, where several use it
    wanted = _wanted(graph, has, stands)
    return Slices(_copied(graph, has, stands, wanted), _kept(graph, has, stands), wanted)


def _copied(
    graph: Graph, has: Sequence[bool], stands: Sequence[bool], wanted: Sequence[bool]
) -> list[Copied]:
    """By edge."""
    depth, found = _depths(graph, has), list[Copied]()
    runs = _postponed(graph, depth, has, stands)
    for producer, _, consumer, _ in graph.edges:
        waits = runs[consumer] > depth[producer] + has[producer]
        kind = Copied.ALL if wanted[consumer] else Copied.SMALL if waits else Copied.NONE
        found.append(kind if has[producer] or stands[producer] else Copied.NONE)
    return found


def _depths(graph: Graph, is_made: Sequence[bool]) -> list[int]:
    """By node how many products one after the other it is made of."""
    found = [0] * len(graph.keys)
    for producer, _, consumer, _ in graph.edges:
        below = found[producer] + is_made[producer]
        if below > found[consumer]:
            found[consumer] = below
    return found


def _postponed(
    graph: Graph, depth: Sequence[int], has: Sequence[bool], stands: Sequence[bool]
) -> list[int]:
    """By node at which of these depths it runs on the whole program: what is made of values in
    memory alone, and used later only, waits for its first user.
    """
    light = [not (one or other) for one, other in zip(has, stands, strict=True)]
    is_early = list(light)
    for producer, _, consumer, _ in graph.edges:
        if not stands[producer]:
            is_early[consumer] = False
    unused = max(depth, default=0) + 1
    found, first = list(depth), [unused] * len(depth)  # by node the depth of its first user
    for producer, _, consumer, _ in reversed(graph.edges):
        if is_early[consumer] and depth[consumer] < first[consumer] < unused:
            found[consumer] = first[consumer]
        own = found[consumer] if light[consumer] else 0
        if own < first[producer]:
            first[producer] = own
    return found


def _wanted(graph: Graph, has: Sequence[bool], stands: Sequence[bool]) -> list[bool]:
    """By node whether it wants what it is given in memory: a product, also under another name."""
    found = list(has)
    for producer, _, consumer, _ in reversed(graph.edges):
        if found[consumer] and stands[producer]:
            found[producer] = True
    return found


def _kept(graph: Graph, has: Sequence[bool], stands: Sequence[bool]) -> list[bool]:
    """By node whether it is in memory before what it hands on is sliced: arguments, and what
    products make, also under another name. Others are sliced by the kernel that makes them.
    """
    found = list(has)
    for node in graph.args:
        if node >= 0:
            found[node] = True
    for producer, _, consumer, _ in graph.edges:
        if found[producer] and stands[consumer]:
            found[consumer] = True
    return found
