"""One cut for every op of a level, op by op, the heaviest first, beside the neighbours decided.

    sum(op, cut) = own(cut) + sum over decided makers   16 |input 0| where their cut differs
                            + sum over decided users    16 |output|  where their cut differs

The least sum is taken, the first of equal ones; of ops of equal weight the later one goes first. An
input is compared with what makes it, an output with input 0 of what reads it. Sums are in doubles,
own cost first, then makers by input, then users by number and input.
Of a graph of choices without tensors a label is a cut, tables say what differs, and the weight of a
variable is its dearest label.
Source: `rec_core` of MindSpore (rec_cost.h, rec_partition.cc).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Ints, triples, whole
from shardwright.passes.search.problem.sized_graphs import NONE, Cut, Edge, Level

MOVED = 16.0  # what an element costs that lies cut another way


class Walked(NamedTuple):
    """By op which of its cuts, and its sum when it was taken."""

    chosen: list[int]
    sums: list[float]


def walk(level: Level) -> Walked:
    """The greedy choice of a level."""
    around = neighbours(level)
    chosen, sums = [NONE] * len(level.cuts), [0.0] * len(level.cuts)
    for op in level.order():
        if level.alone[op]:
            chosen[op] = 0
            continue
        totals = [sum_of(level, around[op], chosen, op, cut) for cut in level.cuts[op]]
        sums[op] = min(totals)
        chosen[op] = totals.index(sums[op])
    return Walked(chosen, sums)


def neighbours(level: Level) -> list[tuple[list[Edge], list[Edge]]]:
    """By op its edges to makers by input, and those to users by number and input."""
    found: list[tuple[list[Edge], list[Edge]]] = [([], []) for _ in level.cuts]
    for edge in sorted(level.edges, key=lambda edge: (edge.user, edge.input)):
        found[edge.user][0].append(edge)
        found[edge.maker][1].append(edge)
    return found


def sum_of(
    level: Level, around: tuple[list[Edge], list[Edge]], chosen: Sequence[int], op: int, cut: Cut
) -> float:
    """What a cut costs beside neighbours that are decided."""
    total = cut.own
    makers, users = around
    for maker, _, number in makers:
        if chosen[maker] != NONE and level.cuts[maker][chosen[maker]].out != cut.ins[number]:
            total += MOVED * level.taken[op]
    for _, user, _ in users:
        if chosen[user] != NONE and level.cuts[user][chosen[user]].ins[0] != cut.out:
            total += MOVED * level.made[op]
    return total


def walk_tables(graph: FreeGraph) -> Ints:
    """Labels [m] of a graph of choices."""
    around: list[list[tuple[int, int, bool]]] = [[] for _ in graph.labels]
    for a, b, table in triples(graph.edges):
        around[a].append((b, table, True))
        around[b].append((a, table, False))
    costs = [graph.costs[kind] for kind in whole(graph.kinds)]
    y = np.full(len(costs), NONE, np.int64)
    for one in sorted(range(len(costs)), key=lambda k: (float(costs[k].max()), k))[::-1]:
        total = costs[one].copy()
        for other, table, is_first in around[one]:
            if y[other] != NONE:
                entries = graph.tables[table]
                total += entries[:, y[other]] if is_first else entries[y[other]]
        y[one] = total.argmin()
    return y
