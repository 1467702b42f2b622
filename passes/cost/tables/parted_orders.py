"""Which ops that put a product's result in another order become kernels of their own.

On the whole program a product writes its result in the only order in which that is used. A sum
over devices or a move behind the product parts the two; then the order is a kernel, where memory
wants it so: in what is returned, and in what is moved on. Other products read any order.
"""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from functools import cache

from shardwright.passes.cost.tables.program_graph import Graph, Key
from shardwright.spec.machines.op_work import Class, work_of
from shardwright.spec.op import Sig


class Parted(IntEnum):
    """When an edge has to do with such a kernel."""

    NEVER = 0
    BEHIND = 1  # the consumer is one, where what it is given is summed or moved
    BEFORE = 2  # the producer is one, where what it makes is moved: what it is given often is, too


def parted_orders(graph: Graph) -> list[Parted]:
    """By edge."""
    uses, returned = Counter(edge[0] for edge in graph.edges), frozenset(graph.results)
    taken = {
        consumer
        for producer, _, consumer, _ in graph.edges
        if uses[producer] == 1 and is_product(graph.keys[producer])
        if _is_order(graph.keys[consumer])
    }
    kept = {one for one, _, user, _ in graph.edges if one in taken and user not in returned}
    behind, found = taken - kept, list[Parted]()
    for producer, _, consumer, _ in graph.edges:
        part = Parted.BEHIND if consumer in behind else Parted.NEVER
        found.append(Parted.BEFORE if producer in kept else part)
    return found


@cache
def is_product(key: Key) -> bool:
    """True if a node is a contraction that makes a matrix."""
    return isinstance(key, Sig) and key.blocks is not None and work_of(key).product is not None


@cache
def _is_order(key: Key) -> bool:
    if not isinstance(key, Sig) or key.blocks is None:
        return False
    work = work_of(key)
    return work.kind == Class.SPREAD and len(work.reads) == 1 and work.reads == work.writes
