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
    sent: Ints, came: Ints, values: Floats, first: Ints, onward: Bools, messages: Floats,
) -> float:  # fmt: skip
    """One sweep; what bounds the cost from below after it.

    Of place p in `around`: `ends` the variable beyond; `sent`, `came` where messages to it and from
    it start; `first` its table, own labels first; `onward` sends.
    """
    total = 0.0
    own = np.zeros(np.max(starts[1:] - starts[:-1]))
    for i in order:
        size = starts[i + 1] - starts[i]
        for k in range(size):
            own[k] = unary[starts[i] + k]
        for p in range(begin[i], begin[i + 1]):
            for k in range(size):
                own[k] += messages[came[p] + k]
        sends = 0
        for p in range(begin[i], begin[i + 1]):
            if not onward[p]:
                continue
            other = starts[ends[p] + 1] - starts[ends[p]]
            out = messages[sent[p] : sent[p] + other]
            out[:] = np.inf
            for k in range(size):
                base = share[i] * own[k] - messages[came[p] + k]
                row = values[first[p] + k * other : first[p] + (k + 1) * other]
                for label in range(other):
                    cost = base + row[label]
                    out[label] = cost if cost < out[label] else out[label]
            least = out.min()
            out -= least
            total += least
            sends += 1
        total += (1.0 - share[i] * sends) * own[:size].min()
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
