"""Which slices are kernels of their own: those of what lies in memory, for who wants it there.

Kernels that go element by element take a slice in as they read, or cut what they write, but where
they wait for a product, or stand in a kernel that does: then a slice is taken before. Products want
their operands in memory, and have their results there.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from shardwright.ir.core import Op, Value
from shardwright.passes.cost.tables.parted_orders import is_product
from shardwright.passes.cost.tables.program_graph import Graph


class Copied(IntEnum):
    """Which slices of what an edge hands on are kernels of their own."""

    NONE = 0
    SMALL = 1  # smaller than half: cheaper to keep until the consumer runs than what they are of
    ALL = 2


def copied_slices(graph: Graph) -> list[Copied]:
    """By edge."""
    has, wants = [is_product(key) for key in graph.keys], wanted_values(graph)
    stands = [isinstance(one, Value) for one in graph.subjects]  # in memory, where several use it
    depth, found = _depths(graph, has), list[Copied]()
    runs = _postponed(graph, depth)
    for producer, _, consumer, _ in graph.edges:
        waits = runs[consumer] > depth[producer] + has[producer]
        kind = Copied.ALL if wants[consumer] else Copied.SMALL if waits else Copied.NONE
        found.append(kind if has[producer] or stands[producer] else Copied.NONE)
    return found


def _depths(graph: Graph, is_made: list[bool]) -> list[int]:
    """By node how many products one after the other it is made of."""
    found = [0] * len(graph.keys)
    for producer, _, consumer, _ in graph.edges:
        found[consumer] = max(found[consumer], found[producer] + is_made[producer])
    return found


def _postponed(graph: Graph, depth: Sequence[int]) -> list[int]:
    """By node at which of these depths it runs on the whole program: what is made of values in
    memory alone, and used later only, waits for its first user.
    """
    light = [
        isinstance(subject, Op) and not is_product(key)
        for subject, key in zip(graph.subjects, graph.keys, strict=True)
    ]
    is_early = list(light)
    for producer, _, consumer, _ in graph.edges:
        is_early[consumer] &= isinstance(graph.subjects[producer], Value)
    unused = max(depth, default=0) + 1
    found, first = list(depth), [unused] * len(depth)  # by node the depth of its first user
    for producer, _, consumer, _ in reversed(graph.edges):
        if is_early[consumer] and depth[consumer] < first[consumer] < unused:
            found[consumer] = first[consumer]
        first[producer] = min(first[producer], found[consumer] if light[consumer] else 0)
    return found


def wanted_values(graph: Graph) -> list[bool]:
    """By node whether it wants what it is given in memory: a product, also under another name."""
    found = [is_product(key) for key in graph.keys]
    for producer, _, consumer, _ in reversed(graph.edges):
        if isinstance(graph.subjects[producer], Value) and found[consumer]:
            found[producer] = True
    return found


def kept_values(graph: Graph) -> list[bool]:
    """By node whether it is in memory before what it hands on is sliced: arguments, and what
    products make, also under another name. Others are sliced by the kernel that makes them.
    """
    found = [is_product(key) for key in graph.keys]
    for node in graph.args:
        if node >= 0:
            found[node] = True
    for producer, _, consumer, _ in graph.edges:
        if found[producer] and isinstance(graph.subjects[consumer], Value):
            found[consumer] = True
    return found
