"""Descent among plans that fit: one variable after the other takes its best label with room."""

from __future__ import annotations

import numpy as np

from shardwright.passes.search.problem.compiled import compiled
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Floats, Ints

TURNS = 20


def descend_within(graph: FreeGraph, y: Ints) -> Ints:
    """Labels that fit, no single variable of which could do better and still fit.

    Plans that do not fit are returned as they are.
    """
    if not graph.fits(y):
        return y
    y, flat, loads = y.copy(), graph.flat, graph.loads
    left = graph.room - graph.used(y)
    step = compiled(_turn) or _turn
    for _ in range(TURNS):
        if not step(
            y, graph.starts, graph.unary, flat.begin, flat.around, flat.producer, flat.consumer,
            flat.values, flat.first, flat.wide, *loads.around, loads.one, loads.other, loads.at,
            loads.wide, loads.values, *loads.rows_of, left,
        ):  # fmt: skip
            break
    return y


def _turn(
    y: Ints, starts: Ints, unary: Floats, begin: Ints, around: Ints, producer: Ints, consumer: Ints,
    values: Floats, first: Ints, wide: Ints, terms_at: Ints, terms: Ints, one: Ints, other: Ints,
    at_term: Ints, term_wide: Ints, sizes: Floats, rows_at: Ints, rows: Ints, left: Floats,
) -> int:  # fmt: skip
    """Every variable once; how many changed. `left` [row]: room, kept up to date."""
    changed = 0
    more = np.zeros(len(left))
    taken = np.zeros(len(left))
    for i in range(len(y)):
        base = starts[i]
        now = y[i]
        best, least = now, -1e-12 * abs(unary[base + now])
        for k in range(starts[i + 1] - base):
            cost = unary[base + k] - unary[base + now]
            for p in range(begin[i], begin[i + 1]):
                e = around[p]
                if producer[e] == i:
                    at = first[e] + y[consumer[e]]
                    cost += values[at + k * wide[e]] - values[at + now * wide[e]]
                else:
                    at = first[e] + y[producer[e]] * wide[e]
                    cost += values[at + k] - values[at + now]
            if cost < least:
                more[:] = 0.0
                for p in range(terms_at[i], terms_at[i + 1]):
                    t = terms[p]
                    if one[t] == i:
                        at = at_term[t] + (y[other[t]] if other[t] >= 0 else 0)
                        growth = sizes[at + k * term_wide[t]] - sizes[at + now * term_wide[t]]
                    else:
                        at = at_term[t] + y[one[t]] * term_wide[t]
                        growth = sizes[at + k] - sizes[at + now]
                    if growth != 0.0:
                        for q in range(rows_at[t], rows_at[t + 1]):
                            more[rows[q]] += growth
                fits = True
                for row in range(len(left)):
                    fits = fits and more[row] <= left[row]
                if fits:
                    best, least = k, cost
                    taken[:] = more
        if best != now:
            for row in range(len(left)):
                left[row] -= taken[row]
            y[i] = best
            changed += 1
    return changed
