"""Loops of message passing without numba: one numpy call per edge, about 5 times slower."""

from __future__ import annotations

import numpy as np

from shardwright.passes.search.problem.problem import Bools, Floats, Ints, whole


def sweep(
    order: Ints, starts: Ints, unary: Floats, share: Floats, begin: Ints, around: Ints, ends: Ints,
    sent: Ints, came: Ints, values: Floats, first: Ints, onward: Bools, closed: Bools,
    messages: Floats,
) -> float:  # fmt: skip
    """As `message_loops.sweep`; what is `closed` costs too much by itself to matter."""
    start, begins = whole(starts), whole(begin)
    end, to, back, table = whole(ends), whole(sent), whole(came), whole(first)
    total = 0.0
    for i in whole(order):
        size = start[i + 1] - start[i]
        own = unary[start[i] : start[i + 1]].copy()
        for p in range(begins[i], begins[i + 1]):
            own += messages[back[p] : back[p] + size]
        sends = int(np.count_nonzero(onward[begins[i] : begins[i + 1]]))
        total += (1.0 - float(share[i]) * sends) * float(own.min())
        own *= share[i]
        for p in range(begins[i], begins[i + 1]):
            if onward[p]:
                other = start[end[p] + 1] - start[end[p]]
                rows = values[table[p] : table[p] + size * other].reshape(size, other)
                base = own - messages[back[p] : back[p] + size]
                out = (rows + base[:, None]).min(axis=0)
                total += float(out[0])
                messages[to[p] : to[p] + other] = out - out[0]
    return total


def read_off(
    order: Ints, starts: Ints, unary: Floats, begin: Ints, around: Ints, ends: Ints, came: Ints,
    values: Floats, first: Ints, messages: Floats, y: Ints,
) -> None:  # fmt: skip
    """As `message_loops.read_off`."""
    done = np.zeros(len(starts) - 1, np.bool_)
    for i in whole(order):
        size = int(starts[i + 1] - starts[i])
        own = unary[starts[i] : starts[i + 1]].copy()
        for p in range(int(begin[i]), int(begin[i + 1])):
            if done[ends[p]]:
                own += _column(i, p, starts, ends, values, first, y)
            else:
                own += messages[came[p] : came[p] + size]
        y[i] = own.argmin()
        done[i] = True


def descend(
    order: Ints, starts: Ints, unary: Floats, begin: Ints, around: Ints, ends: Ints,
    values: Floats, first: Ints, y: Ints,
) -> int:  # fmt: skip
    """As `message_loops.descend`."""
    changed = 0
    for i in whole(order):
        own = unary[starts[i] : starts[i + 1]].copy()
        for p in range(int(begin[i]), int(begin[i + 1])):
            own += _column(i, p, starts, ends, values, first, y)
        best = int(own.argmin())
        if own[best] < own[y[i]] - 1e-12 * abs(own[y[i]]):
            y[i] = best
            changed += 1
    return changed


def _column(
    i: int, p: int, starts: Ints, ends: Ints, values: Floats, first: Ints, y: Ints
) -> Floats:
    """Costs of one edge by own label, with the label of the other end as it is."""
    other = int(starts[ends[p] + 1] - starts[ends[p]])
    size = int(starts[i + 1] - starts[i])
    at = int(first[p] + y[ends[p]])
    return values[at : at + (size - 1) * other + 1 : other]
