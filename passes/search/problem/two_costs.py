"""A problem whose costs are told apart: computation, communication, what is not for parameters."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.problem import Floats, Problem, triples


@dataclass(frozen=True)
class CostGraph:
    """`nodes`: [K, 4]; `edges`: from, to, [K, K', 4]: computation, communication, communication
    without parameters, memory.
    """

    nodes: tuple[Floats, ...]
    edges: tuple[tuple[int, int, Floats], ...]

    @property
    def most(self) -> float:
        """No plan has a larger cost."""
        tables = (*self.nodes, *(table for _, _, table in self.edges))
        return float(sum(np.abs(table[..., :3]).max() for table in tables))


def parts_of(problem: Problem) -> tuple[Problem, Problem, Problem]:
    """The same nodes with one of the three costs each, without rows."""
    bare = replace(problem.without_rows(), collective=(), fixed=0.0, for_parameters=())
    zeros = tuple(np.zeros_like(one) for one in problem.compute)
    sent = problem.collective or zeros
    some = problem.for_parameters or zeros
    none = tuple(np.zeros_like(table) for table in problem.tables)
    without = tuple(a - b for a, b in zip(sent, some, strict=True))
    return (
        replace(bare, tables=none), replace(bare, compute=sent), replace(bare, compute=without)
    )  # fmt: skip


def cost_graph(parts: tuple[Problem, ...], rowed: Problem) -> tuple[CostGraph, float]:
    """The graph of free nodes, and its cap of memory. `rowed`: the problem with its row, if any."""
    graphs = [free_graph(one) for one in parts]
    row = free_graph(rowed)
    count = len(row.labels)
    bytes_ = row.bytes[0] if len(row.loads) else np.zeros(int(row.starts[-1]))
    nodes: list[Floats] = []
    for k in range(count):
        fields: list[Floats] = [graph.costs[int(graph.kinds[k])] for graph in graphs]
        held = bytes_[row.starts[k] : row.starts[k + 1]]
        nodes.append(np.stack([*fields, held], axis=1))
    if len(row.loads):
        nodes[0] = nodes[0] + np.array([0.0, 0.0, 0.0, float(row.held[0])])
    found: dict[tuple[int, int], Floats] = {}
    for field, graph in enumerate(graphs):
        for a, b, table in triples(graph.edges):
            shape = len(nodes[a]), len(nodes[b]), 4
            found.setdefault((a, b), np.zeros(shape))[:, :, field] += graph.tables[table]
    edges = [(a, b, costs) for (a, b), costs in sorted(found.items())]
    cap = float(rowed.cap[0]) if len(rowed.cap) else np.inf
    return CostGraph(tuple(nodes), tuple(edges)), cap
