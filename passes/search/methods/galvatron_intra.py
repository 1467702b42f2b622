"""Galvatron's search inside of a stage: a strategy for every layer of a chain, under memory.

    f[layer][v][s] = min over p of f[layer - 1][v - mem(s)][p] + inter(p, s) + intra(s)
where v counts units of memory: bytes of a layer are rounded up to units, the cap is rounded down.
The least f[last][all][s] is the optimum on this grid, marks lead back. O(L M S^2).

What differs. Stages and recomputation are not chosen here (`intra`), the code's unit of a megabyte
is a part of the cap, 1/`grid`. What is no chain is refused: the recurrence has no other neighbours.

Of a program: layers (`problem/layers_of_programs.py`) come in a sequence of blocks, and a strategy
is a leaf of Galvatron's tree: data parallel, sharded data parallel or tensor parallel over every
axis of the mesh, all 3^axes of them (`layered/leaf_blocks.py`). These blocks are ours, so the label
is that of the recurrence alone; seconds are those of the tables, edges that skip a block are not
seen, and memory is the bytes of all arguments and results on a device, nothing freed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from shardwright.passes.search.kernels.layer_knapsack import knapsack
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.layered.leaf_blocks import blocks_of
from shardwright.passes.search.problem.layers_of_programs import layers_of
from shardwright.passes.search.problem.own_answers import EXACT, own_answer, refused
from shardwright.passes.search.problem.own_costs import plain_only
from shardwright.passes.search.problem.problem import Floats, Ints, Problem, triples


@dataclass(frozen=True)
class GalvatronIntra:
    """`grid`: units that the cap of memory is."""

    grid: float = 1024
    name: str = "galvatron-intra"
    exact: bool = False  # it is on its grid
    relative: float = 1e-9
    paper: ClassVar[str] = "Miao et al., Galvatron, VLDB 2023 (arXiv 2211.13878), section 3.3"
    label: ClassVar[str] = "exact-code"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "data, sharded or tensor parallelism of layers of a chain, in memory"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. Refuses what is no chain, several rows, and what does not fit the grid."""
        evaluator.charge(1.0)
        if problem.anatomy:
            return self.of_program(problem, evaluator)
        if len(problem.cap) > 1 or len(problem.pairs):
            return refused("it knows one row of memory, of bytes by node")
        graph = free_graph(problem)
        order = chain_of(graph)
        if order is None:
            return refused("its layers are a chain, and a node has neighbours besides two")
        intra = [graph.costs[int(graph.kinds[k])] for k in order]
        held = [_bytes(graph, k) for k in order]
        inter = [None, *(between(graph, a, b) for a, b in zip(order, order[1:], strict=False))]
        room = float(graph.room[0]) if len(graph.room) else 0.0
        if room < 0:
            return refused("no plan fits the grid of memory")
        units, most = on_grid(held, room, self.grid)
        found = knapsack(intra, inter, units, most)
        if found is None:
            return refused(f"no plan fits the grid of memory, {most} units")
        y = np.zeros(len(order), np.int64)
        y[order] = found.strategies
        answer = own_answer(problem, problem, graph.plan(y), evaluator)
        if not len(problem.cap):
            return answer
        return replace(answer, status=Status.FEASIBLE, lower_bound=None, bound_kind="")

    def of_program(self, problem: Problem, evaluator: Evaluator) -> Found:
        """The plan of a program."""
        own = problem.without_rows()
        blocks = blocks_of(problem, own, layers_of(problem, own, plain_only))
        cap = float(problem.cap.min()) if len(problem.cap) else 0.0
        units, most = on_grid(blocks.bytes, cap, self.grid)
        found = knapsack(blocks.intra, blocks.inter, units, most)
        if found is None:
            return refused(f"no plan fits the grid of memory, {most} units")
        words = [blocks.words[s] for s in found.strategies]
        info = {"blocks": len(words), "strategies": " ".join(words)}
        info["unit"] = problem.unit
        x = blocks.plan(found.strategies)
        kind = "exact on its grid of memory" if cap else EXACT
        return own_answer(
            problem, None, x, evaluator, cost=found.cost, info=info, is_least=True, kind=kind
        )  # fmt: skip


def on_grid(held: list[Floats], cap: float, grid: float) -> tuple[list[Ints], int]:
    """Units by layer, rounded up, and those of the cap; none where there is no cap."""
    if not cap:
        return [np.zeros(len(one), np.int64) for one in held], 0
    unit = cap / grid
    return [np.ceil(one / unit - 1e-9).astype(np.int64) for one in held], int(grid)


def chain_of(graph: FreeGraph) -> list[int] | None:
    """Variables in the order of a chain, of several one behind the other; None: there is none."""
    around: list[list[int]] = [[] for _ in graph.labels]
    for a, b, _ in triples(graph.edges):
        around[a].append(b)
        around[b].append(a)
    if max(map(len, around), default=0) > 2:
        return None
    order: list[int] = []
    seen: set[int] = set()
    for first, some in enumerate(around):
        if len(some) > 1 or first in seen:
            continue
        node: int | None = first
        while node is not None:
            seen.add(node)
            order.append(node)
            node = next((other for other in around[node] if other not in seen), None)
    return order if len(order) == len(around) else None


def between(graph: FreeGraph, a: int, b: int) -> Floats | None:
    """[labels of a, labels of b] of the edge between two variables."""
    for one, other, table in triples(graph.edges):
        if (one, other) == (a, b):
            return graph.tables[table]
        if (one, other) == (b, a):
            return graph.tables[table].T
    return None


def _bytes(graph: FreeGraph, k: int) -> Floats:
    if not len(graph.loads):
        return np.zeros(len(graph.labels[k]))
    return graph.bytes[0][graph.starts[k] : graph.starts[k + 1]]
