"""Which slices are kernels of their own: those that lead from memory to a product.

Kernels that go element by element take a slice in as they read, or cut what they write; products
want their operands in memory, and have their results there.
"""

from __future__ import annotations

from functools import cache

from shardwright.ir.core import Value
from shardwright.passes.cost.tables.program_graph import Graph, Key
from shardwright.spec.machines.op_work import work_of
from shardwright.spec.op import Sig


def copied_slices(graph: Graph) -> list[bool]:
    """By edge whether a slice of what it hands on is a kernel of its own."""
    is_product = [_is_product(key) for key in graph.keys]
    stands = [isinstance(one, Value) for one in graph.subjects]  # in memory, where several use it
    wants = list(is_product)
    for producer, _, consumer, _ in reversed(graph.edges):
        if stands[producer] and wants[consumer]:
            wants[producer] = True
    return [
        wants[consumer] and (is_product[producer] or stands[producer])
        for producer, _, consumer, _ in graph.edges
    ]


@cache
def _is_product(key: Key) -> bool:
    return isinstance(key, Sig) and key.blocks is not None and work_of(key).product is not None
