"""Simulated annealing over labels, and larger moves: groups of equal variables, and trees.

A proposal changes one variable; three of ten drag a neighbour along. Between stretches of proposals
variables of one place in all repeated parts move together, and random forests of variables settle
(`forests.py`). Rows that are met stay met. Sources: Kirkpatrick et al.,
Science 1983; Jia et al., FlexFlow, 2019; Ahuja et al., very large neighbourhoods, 2002.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.compiled import compiled
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Floats, Ints, whole

STRETCH = 1 << 15  # proposals between larger moves
HOT, COLD = 2e-2, 5e-4  # of the cost per variable, first and last
DRAG = 0.3
TRIES = 40  # of a price at which a start fits


class Draws(NamedTuple):
    """Random numbers of a stretch of proposals."""

    nodes: Ints
    choices: Floats
    drags: Floats
    others: Floats
    accepts: Floats


def draws(random: np.random.Generator, graph: FreeGraph, count: int) -> Draws:
    """Numbers for `count` proposals."""
    nodes = random.integers(0, len(graph.labels), count)
    return Draws(nodes, *(random.random(count) for _ in range(4)))


def stretch(
    graph: FreeGraph, y: Ints, draw: Draws, hot: float, cold: float, left: Floats
) -> tuple[float, float, Ints]:
    """Proposals from y, which changes, and `left`, its room: change of the cost, and of the best
    labels on the way, and these.
    """
    flat, best, loads = graph.flat, y.copy(), graph.loads
    loop = compiled(_stretch) or _stretch
    change, least = loop(
        y, best, *draw, hot, cold, DRAG, graph.starts, graph.unary, flat.begin, flat.around,
        flat.producer, flat.consumer, flat.values, flat.first, flat.wide, *loads.around,
        loads.one, loads.other, loads.at, loads.wide, loads.values, *loads.rows_of, left,
    )  # fmt: skip
    return change, least, best


def _stretch(
    y: Ints, best: Ints, nodes: Ints, choices: Floats, drags: Floats, others: Floats,
    accepts: Floats, hot: float, cold: float, drag: float, starts: Ints, unary: Floats,
    begin: Ints, around: Ints, producer: Ints, consumer: Ints, values: Floats, first: Ints,
    wide: Ints, terms_at: Ints, terms: Ints, one: Ints, other: Ints, at_term: Ints, term_wide: Ints,
    sizes: Floats, rows_at: Ints, rows: Ints, left: Floats,
) -> tuple[float, float]:  # fmt: skip
    """For numba: a move is one variable, or two neighbours that move one after the other."""
    total: float = 0.0
    least: float = 0.0
    moved = np.zeros(2, np.int64)
    before = np.zeros(2, np.int64)
    for step in range(len(nodes)):
        heat = hot * (cold / hot) ** (step / len(nodes))
        moved[0], count = nodes[step], 1
        degree = begin[moved[0] + 1] - begin[moved[0]]
        if drags[step] < drag and degree > 0:
            e = around[begin[moved[0]] + int(others[step] * degree)]
            moved[1] = consumer[e] if producer[e] == moved[0] else producer[e]
            count = 2
        change, fits, is_taken = 0.0, True, False
        for turn in range(2 * count):  # there, and back where it is not taken
            if turn == count:
                is_taken = fits and (change <= 0 or accepts[step] < np.exp(-change / heat))
                if is_taken:
                    break
            place = min(turn, 2 * count - 1 - turn)
            i = moved[place]
            old, kinds = y[i], starts[i + 1] - starts[i]
            new = int(choices[step] * kinds) if turn == 0 else min(y[moved[0]], kinds - 1)
            new = new if turn < count else before[place]
            before[place] = old if turn < count else before[place]
            change += unary[starts[i] + new] - unary[starts[i] + old]
            for p in range(begin[i], begin[i + 1]):
                e = around[p]
                if producer[e] == i:
                    at = first[e] + y[consumer[e]]
                    change += values[at + new * wide[e]] - values[at + old * wide[e]]
                else:
                    at = first[e] + y[producer[e]] * wide[e]
                    change += values[at + new] - values[at + old]
            for p in range(terms_at[i], terms_at[i + 1]):
                t = terms[p]
                at = at_term[t] + (y[other[t]] if other[t] >= 0 else 0)
                by = term_wide[t]
                if one[t] != i:
                    at, by = at_term[t] + y[one[t]] * term_wide[t], 1
                more = sizes[at + new * by] - sizes[at + old * by]
                for q in range(rows_at[t], rows_at[t + 1] if more != 0.0 else rows_at[t]):
                    left[rows[q]] -= more
            for row in range(len(left)):
                fits = fits and left[row] >= 0
            y[i] = new
        if is_taken:
            total += float(change)
            if total < least:
                least = total
                best[:] = y
    return total, least


# --- larger moves


def groups(graph: FreeGraph) -> list[Ints]:
    """Variables that stand at one place of repeated parts and have the same choices."""
    problem = graph.problem
    if not len(problem.place):
        return []
    found: dict[tuple[int, bytes], list[int]] = {}
    for variable, head in enumerate(whole(graph.head)):
        if problem.region[head] >= 0:
            key = int(problem.place[head]), graph.labels[variable].tobytes()
            found.setdefault(key, []).append(variable)
    return [np.array(some) for some in found.values() if len(some) > 1]


def move_groups(graph: FreeGraph, y: Ints, some: list[Ints]) -> int:
    """Each group takes the best label for all its variables; how many moves were tried."""
    tried, now = 0, graph.total(y)
    for group in some:
        for label in range(int(graph.sizes[group[0]])):
            after = y.copy()
            after[group] = label
            tried += len(group)
            cost = graph.total(after)
            if cost < now and graph.fits(after):
                y[:], now = after, cost
    return tried


def fitting_start(graph: FreeGraph) -> Ints:
    """Labels that are cheap by themselves, at a price of memory at which they fit if there is one.

    Rows that are not met raise their own price; the last labels tried may still not fit.
    """
    y = _least(graph, graph.unary)
    if not len(graph.loads):
        return y
    scale = float(np.abs(graph.unary).max(initial=1.0)) / max(float(graph.bytes.max()), 1.0)
    price = np.full(len(graph.loads), scale * 1e-3)
    for _ in range(TRIES):
        if graph.fits(y):
            return y
        price = np.where(graph.used(y) > graph.room, price * 4.0, price)
        y = _least(graph, graph.unary + price @ graph.bytes)
    return y if graph.fits(y) else _least(graph, graph.bytes.sum(axis=0))


def _least(graph: FreeGraph, unary: Floats) -> Ints:
    """[m] the cheapest label of each variable by itself, the first of equals."""
    least = np.minimum.reduceat(unary, graph.starts[:-1])
    hits = np.flatnonzero(unary == np.repeat(least, graph.sizes))
    owner = graph.owner[hits]
    return hits[np.searchsorted(owner, np.arange(len(graph.labels)))] - graph.starts[:-1]
