"""A graph whose labels and edges cost what their bytes do, besides what they cost anyway."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

import numpy as np

from shardwright.passes.search.kernels.priced_tables import Prices
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Floats, Ints, whole


def priced(graph: FreeGraph, prices: Prices) -> FreeGraph:
    """The graph where labels and edges cost what prices make them cost, its edges in order."""
    if prices.cost != 1.0:
        graph = _times(graph, prices.cost)
    loads, price = graph.loads, prices.of_terms(graph)
    costs = graph.unary + loads.labels(graph.starts, price)
    edges, tables = _edges(graph, price)
    known: dict[bytes, tuple[int, Floats]] = {}
    kinds: list[int] = []
    for a, b in zip(whole(graph.starts[:-1]), whole(graph.starts[1:]), strict=True):
        own = costs[a:b]
        kinds.append(known.setdefault(own.tobytes(), (len(known), own))[0])
    classes = tuple(own for _, own in known.values())
    return replace(graph, kinds=np.array(kinds), costs=classes, edges=edges, tables=tables)


def _times(graph: FreeGraph, cost: float) -> FreeGraph:
    costs, tables = tuple(one * cost for one in graph.costs), tuple(t * cost for t in graph.tables)
    return replace(graph, costs=costs, tables=tables, fixed=graph.fixed * cost)


def _edges(graph: FreeGraph, price: Floats) -> tuple[Ints, tuple[Floats, ...]]:
    """Edges with numbers of tables; those that pay alike share one."""
    loads, chosen = graph.loads, graph.loads.pairs[price[graph.loads.pairs] != 0]
    if not len(chosen):
        return graph.edges, graph.tables
    paid = defaultdict[int, list[tuple[int, float]]](list)
    for edge, table, cost in zip(
        whole(loads.edge[chosen]), whole(loads.table[chosen]), price[chosen].tolist(), strict=True
    ):
        paid[edge].append((table, cost))
    numbers, tables = graph.edges[:, 2].copy(), list(graph.tables)
    known: dict[tuple[int, tuple[tuple[int, float], ...]], int] = {}
    for edge, parts in paid.items():
        key = int(numbers[edge]), tuple(sorted(parts))
        if key not in known:
            known[key] = len(tables)
            more = sum((loads.tables[table] * cost for table, cost in parts), np.zeros(()))
            tables.append(np.ascontiguousarray(tables[key[0]] + more))
        numbers[edge] = known[key]
    return np.column_stack([graph.edges[:, :2], numbers]), tuple(tables)
