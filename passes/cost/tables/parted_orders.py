"""Which ops that put a product's result in another order become kernels of their own.

On the whole program a product writes its result in the only order in which that is used. A sum
over devices or a move behind the product parts the two; then the order is a kernel, where memory
wants it so: in what is returned, and in what is moved on, also under another name, for each that
it is moved for. Other products read any order.
"""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from shardwright.ir.core import Value
from shardwright.passes.cost.tables.program_graph import NOBODY, Graph, Key
from shardwright.spec.machines.op_work import Class, work_of
from shardwright.spec.op import Sig


class Parted(IntEnum):
    """When an edge has to do with such a kernel."""

    NEVER = 0
    BEHIND = 1  # the consumer is one, where what it is given is summed or moved
    BEFORE = 2  # the producer is or names one, where that is moved: what it is given often is, too


class Ordering(NamedTuple):
    """What an edge has to do with such a kernel, and the node of its op."""

    when: Parted = Parted.NEVER
    node: int = NOBODY


_NONE = Ordering()


def parted_orders(graph: Graph) -> list[Ordering]:
    """By edge."""
    uses, returned = Counter(edge[0] for edge in graph.edges), frozenset(graph.results)
    taken = {
        consumer
        for producer, _, consumer, _ in graph.edges
        if uses[producer] == 1 and is_product(graph.keys[producer])
        if _is_order(graph.keys[consumer])
    }
    kept = {one: one for one, _, user, _ in graph.edges if one in taken and user not in returned}
    behind, found = taken - kept.keys(), list[Ordering]()
    given = Counter(edge[2] for edge in graph.edges)
    for producer, _, consumer, _ in graph.edges:
        is_only = producer in kept and given[consumer] == 1
        if is_only and isinstance(graph.subjects[consumer], Value):
            kept[consumer] = kept[producer]
    for producer, _, consumer, _ in graph.edges:
        if producer in kept:
            found.append(Ordering(Parted.BEFORE, kept[producer]))
        else:
            found.append(Ordering(Parted.BEHIND, consumer) if consumer in behind else _NONE)
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
