"""Memory rows of tables as columns of a problem: bytes of nodes, and of pairs at edges."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from shardwright.passes.cost.tables.memory_terms import Memory
from shardwright.passes.cost.tables.tables import Ints
from shardwright.passes.search.problem.problem import Problem


def with_memory(problem: Problem, memory: Memory, cap: int) -> Problem:
    """The problem with the rows of `memory`, each under `cap` bytes.

    Pairs of nodes that have bytes together but no edge get one that costs nothing.
    """
    rows = len(memory.steps)
    always = np.tile(memory.always, rows)
    row = np.concatenate([memory.row, np.repeat(np.arange(rows), len(memory.always))])
    term = np.concatenate([memory.term, always])
    node, other = memory.at[:, 0], memory.at[:, 1]
    is_pair = other >= 0
    vectors, vector = _vectors(problem, memory, np.flatnonzero(~is_pair))
    problem, edge = _with_edges(problem, memory.at[is_pair, :2])
    blocks, block = _blocks(problem, memory, np.flatnonzero(is_pair))
    number = np.zeros(len(memory.at), np.int64)  # of a term among those of its sort
    number[is_pair], number[~is_pair] = np.arange(is_pair.sum()), np.arange((~is_pair).sum())
    single, pair = term[~is_pair[term]], term[is_pair[term]]
    return replace(
        problem,
        loads=np.column_stack([row[~is_pair[term]], node[single], vector[number[single]]]),
        vectors=vectors,
        pairs=np.column_stack([row[is_pair[term]], edge[number[pair]], block[number[pair]]]),
        blocks=blocks, held=memory.constant.astype(np.int64), cap=np.full(rows, cap, np.int64),
    )  # fmt: skip


def _vectors(problem: Problem, memory: Memory, terms: Ints) -> tuple[tuple[Ints, ...], Ints]:
    """Bytes by choice, and which of them terms of one node have."""
    known: dict[tuple[int, int], int] = {}
    found: list[Ints] = []
    numbers: list[int] = []
    sizes = problem.sizes[memory.at[terms, 0]]
    for first, size in zip(memory.at[terms, 2].tolist(), sizes.tolist(), strict=True):
        if (first, size) not in known:
            known[first, size] = len(found)
            found.append(memory.sizes[first : first + size])
        numbers.append(known[first, size])
    return tuple(found), np.array(numbers, np.int64)


def _blocks(problem: Problem, memory: Memory, terms: Ints) -> tuple[tuple[Ints, ...], Ints]:
    """Bytes by both choices, and which of them terms of two nodes have."""
    known: dict[tuple[int, int, int], int] = {}
    found: list[Ints] = []
    numbers: list[int] = []
    at = memory.at[terms]
    shapes = zip(problem.sizes[at[:, 0]].tolist(), problem.sizes[at[:, 1]].tolist(), strict=True)
    for first, (wide, deep) in zip(at[:, 2].tolist(), shapes, strict=True):
        key = first, wide, deep
        if key not in known:
            known[key] = len(found)
            found.append(memory.sizes[first : first + wide * deep].reshape(wide, deep))
        numbers.append(known[key])
    return tuple(found), np.array(numbers, np.int64)


def _with_edges(problem: Problem, ends: Ints) -> tuple[Problem, Ints]:
    """The problem with an edge between all these pairs [P, 2], and [P] their numbers."""
    known: dict[tuple[int, int], int] = {}
    for edge, (a, b, _) in enumerate(problem.edges.tolist()):
        known.setdefault((a, b), edge)
    more: list[tuple[int, int, int]] = []
    tables, empty = list(problem.tables), dict[tuple[int, int], int]()
    numbers: list[int] = []
    for a, b in ends.tolist():
        if (a, b) not in known:
            shape = int(problem.sizes[a]), int(problem.sizes[b])
            if shape not in empty:
                empty[shape] = len(tables)
                tables.append(np.zeros(shape))
            known[a, b] = len(problem.edges) + len(more)
            more.append((a, b, empty[shape]))
        numbers.append(known[a, b])
    added = np.array(more, np.int64).reshape(-1, 3)
    found = replace(
        problem, edges=np.concatenate([problem.edges, added]), tables=tuple(tables),
        weights=np.concatenate([problem.edge_weights, np.ones(len(more))]),
        ports=np.concatenate([problem.ports, np.zeros((len(more), 2), np.int64)]),
    )  # fmt: skip
    return found, np.array(numbers, np.int64)
