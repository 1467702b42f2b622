"""Descent among plans that fit: one variable after the other takes its best label with room."""

from __future__ import annotations

from shardwright.passes.search.problem.compiled import compiled
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Floats, Ints

TURNS = 20
MOST_ENTRIES = 4e7  # of bytes by row and label


def descend_within(graph: FreeGraph, y: Ints) -> Ints:
    """Labels that fit, no single variable of which could do better and still fit.

    Plans that do not fit are returned as they are, and so are those of very many rows.
    """
    if not graph.fits(y) or len(graph.loads) * float(graph.starts[-1]) > MOST_ENTRIES:
        return y
    y, flat = y.copy(), graph.flat
    left = graph.room - graph.used(y)
    step = compiled(_turn) or _turn
    for _ in range(TURNS):
        if not step(
            y, graph.starts, graph.unary, flat.begin, flat.around, flat.producer, flat.consumer,
            flat.values, flat.first, flat.wide, graph.bytes, left,
        ):  # fmt: skip
            break
    return y


def _turn(
    y: Ints, starts: Ints, unary: Floats, begin: Ints, around: Ints, producer: Ints, consumer: Ints,
    values: Floats, first: Ints, wide: Ints, size: Floats, left: Floats,
) -> int:  # fmt: skip
    """Every variable once; how many changed. `left` [row]: room, kept up to date."""
    changed = 0
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
                fits = True
                for row in range(len(left)):
                    more = size[row, base + k] - size[row, base + now]
                    fits = fits and more <= left[row]
                if fits:
                    best, least = k, cost
        if best != now:
            for row in range(len(left)):
                left[row] -= size[row, base + best] - size[row, base + now]
            y[i] = best
            changed += 1
    return changed
