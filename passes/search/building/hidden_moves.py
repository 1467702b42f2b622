"""Problems in which only a part of what runs beside computing is waited for.

Tables see no overlap. What needs no product of the step, as weights that are gathered, can be
fetched before it is used, and what no product of the step needs, as gradients that are summed, can
arrive late: a device computes meanwhile. All else is waited for, or hides as chance has it.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

import numpy as np

from shardwright.ir.core import Op
from shardwright.passes.search.building.program_problem import Program
from shardwright.passes.search.problem.problem import Bools, Floats, Ints, Problem, triples


def hidden_moves(program: Program, early: float, other: float) -> Problem:
    """The problem without memory rows, with `early` times the seconds of moves that can be early or
    late, and `other` times those of all others. Its plans are plans of the program.
    """
    problem = program.problem.without_rows()
    heavy = np.array([isinstance(o, Op) and o.sig.is_contraction for o in program.built.subjects])
    ahead, behind = _ahead(problem, heavy), _behind(problem, heavy)
    source, target = problem.edges[:, 0], problem.edges[:, 1]
    nodes = np.where(ahead | behind, early, other)
    edges = np.where(ahead[source] | behind[target], early, other)
    kinds, first = _classes(problem.kinds, nodes)
    numbers, parts = _classes(problem.edges[:, 2], edges)
    return replace(
        problem,
        kinds=kinds,
        compute=tuple(problem.compute[kind] for kind, _ in first),
        collective=tuple(part * problem.collective[kind] for kind, part in first),
        labels=(),
        edges=np.column_stack([source, target, numbers]),
        tables=tuple(part * problem.tables[number] for number, part in parts),
    )


def _ahead(problem: Problem, heavy: Bools) -> Bools:
    """[n] nodes that no product stands before, and that are none."""
    found = ~heavy
    for source, target, _ in triples(problem.edges[np.argsort(problem.edges[:, 1], kind="stable")]):
        if not found[source]:
            found[target] = False
    return found


def _behind(problem: Problem, heavy: Bools) -> Bools:
    """[n] nodes that no product stands behind."""
    users: defaultdict[int, list[int]] = defaultdict(list)
    for source, target, _ in triples(problem.edges):
        users[source].append(target)
    found = np.ones(problem.n, np.bool_)
    for node in range(problem.n - 1, -1, -1):
        found[node] = all(found[user] and not heavy[user] for user in users[node])
    return found


def _classes(old: Ints, parts: Floats) -> tuple[Ints, list[tuple[int, float]]]:
    """[N] numbers of classes of which each has one part, and what they are made of."""
    number: dict[tuple[int, float], int] = {}
    pairs = zip(old.tolist(), parts.tolist(), strict=True)
    return np.array([number.setdefault(one, len(number)) for one in pairs], np.int64), list(number)
