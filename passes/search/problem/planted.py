"""Problems made at random, and problems whose optimum is known because it was planted."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from shardwright.passes.search.problem.problem import Ints, Problem, triples, whole


@dataclass(frozen=True)
class Shape:
    """`n` nodes of `choices`, edges to `degree` of `reach` before; `ties` in ten.

    `pairs`: of ten edges those that have bytes in a row.
    """

    n: int
    choices: int = 4
    degree: int = 2
    kinds: int = 3
    ties: int = 0
    rows: int = 0
    reach: int = 6
    pairs: int = 0


def random_problem(shape: Shape, seed: int) -> Problem:
    """Costs and edges drawn evenly; memory rows with caps that a random plan meets."""
    draw = np.random.default_rng(seed)
    n, kinds = shape.n, draw.integers(0, shape.kinds, shape.n)
    sizes = draw.integers(1, shape.choices + 1, shape.kinds)
    costs = tuple(draw.uniform(0, 10, size) for size in whole(sizes))
    edges, tables = _edges(shape, kinds, sizes, draw)
    tie = np.arange(n)
    for node in range(1, n):
        same = np.flatnonzero(kinds[:node] == kinds[node])
        if len(same) and draw.integers(10) < shape.ties:
            tie[node] = tie[draw.choice(same)]
    vectors = tuple(draw.integers(0, 100, size) for _ in range(shape.rows) for size in whole(sizes))
    nodes = np.arange(n)
    loads = [
        np.stack([np.full(n, r), nodes, r * shape.kinds + kinds], 1) for r in range(shape.rows)
    ]
    found = Problem(
        kinds, costs, edges, tables, tie=tie, vectors=vectors,
        loads=np.concatenate([np.zeros((0, 3), np.int64), *loads]),
        held=np.zeros(shape.rows, np.int64), cap=np.zeros(shape.rows, np.int64),
        turns=draw.integers(1, 4, n).astype(np.float64), fixed=float(draw.uniform(0, 5)),
        name=f"random:n={n},seed={seed}",
    )  # fmt: skip
    if shape.pairs and shape.rows:
        found = _with_pairs(found, shape, draw)
    plan = draw.integers(0, 1 << 30, n) % found.sizes
    return found.with_cap(found.memory(plan[tie])) if shape.rows else found


def _with_pairs(problem: Problem, shape: Shape, draw: np.random.Generator) -> Problem:
    """Bytes at some edges in each row, one block per table."""
    blocks = tuple(draw.integers(0, 100, table.shape) for table in problem.tables)
    pairs: list[tuple[int, int, int]] = []
    for row in range(shape.rows):
        for edge, (_, _, table) in enumerate(triples(problem.edges)):
            if draw.integers(10) < shape.pairs:
                pairs.append((row, edge, table))
    return replace(problem, pairs=np.array(pairs, np.int64).reshape(-1, 3), blocks=blocks)


def _edges(
    shape: Shape, kinds: Ints, sizes: Ints, draw: np.random.Generator
) -> tuple[Ints, tuple[np.ndarray[tuple[int, int], np.dtype[np.float64]], ...]]:
    """Edges from earlier nodes; two tables per pair of classes."""
    known: dict[tuple[int, int, int], int] = {}
    tables = list[np.ndarray[tuple[int, int], np.dtype[np.float64]]]()
    edges: list[tuple[int, int, int]] = []
    for node in range(1, shape.n):
        for _ in range(int(draw.integers(0, shape.degree + 1))):
            other = int(draw.integers(max(0, node - shape.reach), node))
            key = int(kinds[other]), int(kinds[node]), int(draw.integers(2))
            if key not in known:
                known[key] = len(tables)
                tables.append(draw.uniform(0, 10, (int(sizes[key[0]]), int(sizes[key[1]]))))
            edges.append((other, node, known[key]))
    return np.array(edges, np.int64).reshape(-1, 3), tuple(tables)


def planted_problem(shape: Shape, seed: int) -> tuple[Problem, Ints]:
    """A problem and its one optimum: every entry of that plan is 0, every other one is above."""
    draw = np.random.default_rng(seed)
    n, k = shape.n, max(2, shape.choices)
    plan = draw.integers(0, k, n)
    costs = [draw.uniform(1, 10, k) for _ in range(n)]
    tables: list[np.ndarray[tuple[int, int], np.dtype[np.float64]]] = []
    edges: list[tuple[int, int, int]] = []
    for node in range(n):
        costs[node][plan[node]] = 0.0
        for _ in range(shape.degree if node else 0):
            other = int(draw.integers(max(0, node - shape.reach), node))
            table = draw.uniform(1, 10, (k, k))
            table[plan[other], plan[node]] = 0.0
            edges.append((other, node, len(tables)))
            tables.append(table)
    kinds, ends = np.arange(n), np.array(edges, np.int64).reshape(-1, 3)
    name = f"planted:n={n},seed={seed}"
    return Problem(kinds, tuple(costs), ends, tuple(tables), name=name), plan
