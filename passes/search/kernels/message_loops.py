"""Loops of message passing, for numba; `messages_by_numpy.py` does the same without it.

Sweeps run over variables in program order (forward) or backwards. A variable sends along every
edge that leads on: the least, over its labels, of its share of its own reparametrised cost, less
what came back along the edge, plus the edge's cost.
"""

from __future__ import annotations

import numpy as np

from shardwright.passes.search.problem.problem import Bools, Floats, Ints


def sweep(
    order: Ints, starts: Ints, unary: Floats, share: Floats, begin: Ints, around: Ints, ends: Ints,
    sent: Ints, came: Ints, values: Floats, first: Ints, onward: Bools, closed: Bools,
    messages: Floats,
) -> float:  # fmt: skip
    """One sweep; what bounds the cost from below after it.

    Of place p in `around`: `ends` the variable beyond; `sent`, `came` where messages to it and from
    it start; `first` its table, own labels first; `onward` sends. `closed` labels are passed over.
    Four rows at a time: loads and stores of what is sent are what a sweep takes.
    """
    total = 0.0
    most = np.max(starts[1:] - starts[:-1])
    own, base = np.zeros(most + 3), np.zeros(most + 3)
    rows: Ints = np.zeros(most + 3, np.int64)
    for i in order:
        size = starts[i + 1] - starts[i]
        count = 0
        for k in range(size):
            if not closed[starts[i] + k]:
                rows[count], own[count], count = k, unary[starts[i] + k], count + 1
        while count % 4:  # the last one again
            rows[count], own[count], count = rows[count - 1], own[count - 1], count + 1
        for p in range(begin[i], begin[i + 1]):
            for j in range(count):
                own[j] += messages[came[p] + rows[j]]
        sends = 0
        for p in range(begin[i], begin[i + 1]):
            if not onward[p]:
                continue
            other = starts[ends[p] + 1] - starts[ends[p]]
            out = messages[sent[p] : sent[p] + other]
            table = values[first[p] : first[p] + size * other]
            for j in range(count):
                base[j] = share[i] * own[j] - messages[came[p] + rows[j]]
            out[:] = np.inf
            for j in range(0, count, 4):
                one = table[rows[j] * other : (rows[j] + 1) * other]
                two = table[rows[j + 1] * other : (rows[j + 1] + 1) * other]
                three = table[rows[j + 2] * other : (rows[j + 2] + 1) * other]
                four = table[rows[j + 3] * other : (rows[j + 3] + 1) * other]
                adds, adds_two, adds_three = base[j], base[j + 1], base[j + 2]
                adds_four = base[j + 3]
                for label in range(other):
                    cost, second = adds + one[label], adds_two + two[label]
                    third, fourth = adds_three + three[label], adds_four + four[label]
                    cost = cost if cost < second else second
                    third = third if third < fourth else fourth
                    cost = cost if cost < third else third
                    out[label] = cost if cost < out[label] else out[label]
            shift = out[0]  # any would do
            out -= shift
            total += shift
            sends += 1
        if share[i] * sends < 1.0:
            total += (1.0 - share[i] * sends) * own[:count].min()
    return total


def read_off(
    order: Ints, starts: Ints, unary: Floats, begin: Ints, around: Ints, ends: Ints, came: Ints,
    values: Floats, first: Ints, messages: Floats, y: Ints,
) -> None:  # fmt: skip
    """Labels: each variable takes the least of its own cost, actual costs to those that have
    decided before it, and messages of those that have not.
    """
    done = np.zeros(len(starts) - 1, np.bool_)
    own = np.zeros(np.max(starts[1:] - starts[:-1]))
    for i in order:
        size = starts[i + 1] - starts[i]
        for k in range(size):
            own[k] = unary[starts[i] + k]
        for p in range(begin[i], begin[i + 1]):
            other = starts[ends[p] + 1] - starts[ends[p]]
            for k in range(size):
                if done[ends[p]]:
                    own[k] += values[first[p] + k * other + y[ends[p]]]
                else:
                    own[k] += messages[came[p] + k]
        y[i] = np.argmin(own[:size])
        done[i] = True


def descend(
    order: Ints, starts: Ints, unary: Floats, begin: Ints, around: Ints, ends: Ints,
    values: Floats, first: Ints, y: Ints,
) -> int:  # fmt: skip
    """Each variable in turn takes its best label with the others as they are; how many changed."""
    changed = 0
    own = np.zeros(np.max(starts[1:] - starts[:-1]))
    for i in order:
        size = starts[i + 1] - starts[i]
        for k in range(size):
            own[k] = unary[starts[i] + k]
        for p in range(begin[i], begin[i + 1]):
            other = starts[ends[p] + 1] - starts[ends[p]]
            for k in range(size):
                own[k] += values[first[p] + k * other + y[ends[p]]]
        best = np.argmin(own[:size])
        if own[best] < own[y[i]] - 1e-12 * abs(own[y[i]]):
            y[i] = best
            changed += 1
    return changed
