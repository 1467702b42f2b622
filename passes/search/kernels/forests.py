"""Forests of variables solved exactly, with all other variables as they are.

A variable joins a forest unless that closes a circle of edges, so most of a sparse graph is in one,
and what single variables cannot change together a tree can. Source: Ahuja et al., A survey of very
large-scale neighborhood search techniques, 2002.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.compiled import compiled
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Bools, Floats, Ints, whole


class Forest(NamedTuple):
    """taken  [m] whether a variable is in it
    order  its variables, each behind its parent
    up     [m] the edge to the parent, -1 for roots
    """

    taken: Bools
    order: Ints
    up: Ints


class Costs(NamedTuple):
    """unary [labels]; the table of edge e is values[first[e]:], labels of its producer first."""

    unary: Floats
    values: Floats
    first: Ints


def forest(graph: FreeGraph, first_come: Ints) -> Forest:
    """Variables join in the order `first_come` [m], where they close no circle."""
    flat = graph.flat
    arrays = flat.begin, flat.around, flat.producer, flat.consumer
    taken = (compiled(_taken) or _taken)(first_come, *arrays)
    return Forest(taken, *(compiled(_hung) or _hung)(taken, *arrays))


def covering(graph: FreeGraph, count: int) -> list[Forest]:
    """Forests which begin with variables that those before have left out; the same every time."""
    random, m = np.random.default_rng(0), len(graph.labels)
    found: list[Forest] = []
    times = np.zeros(m)
    for _ in range(count):
        found.append(forest(graph, np.lexsort((random.random(m), times))))
        times += found[-1].taken
    return found


def settle(graph: FreeGraph, trees: Forest, costs: Costs, y: Ints) -> None:
    """The best labels of a forest with all others as they are: y [m] changes."""
    flat = graph.flat
    (compiled(_settle) or _settle_slowly)(
        trees.order, trees.up, trees.taken, graph.starts, flat.begin, flat.around, flat.producer,
        flat.consumer, *costs, y,
    )  # fmt: skip


def _taken(first_come: Ints, begin: Ints, around: Ints, producer: Ints, consumer: Ints) -> Bools:
    """Union-find over trees."""
    parent = np.arange(len(first_come))
    taken = np.zeros(len(first_come), np.bool_)
    met = np.full(len(first_come), -1, np.int64)  # the last variable that looked at a tree
    for i in first_come:
        is_free = True
        for step in range(2):  # look, then join
            for p in range(begin[i], begin[i + 1]):
                e = around[p]
                top = consumer[e] if producer[e] == i else producer[e]
                if not taken[top] or not is_free:
                    continue
                while parent[top] != top:
                    parent[top] = parent[parent[top]]
                    top = parent[top]
                if step == 1:
                    parent[top] = i
                elif met[top] == i:
                    is_free = False
                met[top] = i
        taken[i] = is_free
    return taken


def _hung(
    taken: Bools, begin: Ints, around: Ints, producer: Ints, consumer: Ints
) -> tuple[Ints, Ints]:
    """Order, and edges to parents."""
    order = np.zeros(taken.sum(), np.int64)
    up = np.full(len(taken), -1, np.int64)
    seen = ~taken
    count = 0
    for root in range(len(taken)):
        if seen[root]:
            continue
        order[count], seen[root] = root, True
        head, count = count, count + 1
        while head < count:
            i = order[head]
            head += 1
            for p in range(begin[i], begin[i + 1]):
                e = around[p]
                j = consumer[e] if producer[e] == i else producer[e]
                if not seen[j]:
                    order[count], up[j], seen[j] = j, e, True
                    count += 1
    return order, up


def _settle(
    order: Ints, up: Ints, taken: Bools, starts: Ints, begin: Ints, around: Ints, producer: Ints,
    consumer: Ints, unary: Floats, values: Floats, first: Ints, y: Ints,
) -> None:  # fmt: skip
    """For numba: costs go up to the roots, labels come down."""
    own = unary.copy()
    out = np.zeros(np.max(starts[1:] - starts[:-1]))
    for i in order[::-1]:
        size = starts[i + 1] - starts[i]
        mine = own[starts[i] : starts[i + 1]]
        for p in range(begin[i], begin[i + 1]):
            e = around[p]
            is_row = producer[e] == i
            j = consumer[e] if is_row else producer[e]
            if taken[j]:
                continue
            other = starts[j + 1] - starts[j]
            at = first[e] + (y[j] if is_row else y[j] * size)
            by = other if is_row else 1
            for k in range(size):
                mine[k] += values[at + k * by]
        if up[i] < 0:
            continue
        e = up[i]
        if producer[e] == i:
            above = own[starts[consumer[e]] : starts[consumer[e] + 1]]
            out[: len(above)] = np.inf
            for k in range(size):
                row = values[first[e] + k * len(above) : first[e] + (k + 1) * len(above)]
                for label in range(len(above)):
                    cost = mine[k] + row[label]
                    out[label] = cost if cost < out[label] else out[label]
            for label in range(len(above)):
                above[label] += out[label]
        else:
            above = own[starts[producer[e]] : starts[producer[e] + 1]]
            for label in range(len(above)):
                row = values[first[e] + label * size : first[e] + (label + 1) * size]
                least = np.inf
                for k in range(size):
                    cost = mine[k] + row[k]
                    least = cost if cost < least else least
                above[label] += least
    for i in order:
        size = starts[i + 1] - starts[i]
        at, by = np.int64(0), np.int64(0)
        if up[i] >= 0:
            e = up[i]
            is_row = producer[e] == i
            j = consumer[e] if is_row else producer[e]
            at = first[e] + (y[j] if is_row else y[j] * size)
            by = starts[j + 1] - starts[j] if is_row else np.int64(1)
        least = np.inf
        for k in range(size):
            cost = own[starts[i] + k]
            if up[i] >= 0:
                cost += values[at + k * by]
            if cost < least:
                least, y[i] = cost, k


def _settle_slowly(
    order: Ints, up: Ints, taken: Bools, starts: Ints, begin: Ints, around: Ints, producer: Ints,
    consumer: Ints, unary: Floats, values: Floats, first: Ints, y: Ints,
) -> None:  # fmt: skip
    """As `_settle`, one numpy call per edge."""
    own = unary.copy()

    def table(e: int, i: int) -> Floats:
        """Costs of an edge, labels of i last."""
        a, b = int(producer[e]), int(consumer[e])
        rows, columns = (int(starts[one + 1] - starts[one]) for one in (a, b))
        costs = values[first[e] : first[e] + rows * columns].reshape(rows, columns)
        return costs if b == i else costs.T

    def beyond(e: int, i: int) -> int:
        return int(consumer[e]) if producer[e] == i else int(producer[e])

    for i in whole(order[::-1]):
        mine = own[starts[i] : starts[i + 1]]
        for e in whole(around[begin[i] : begin[i + 1]]):
            if not taken[beyond(e, i)]:
                mine += table(e, i)[y[beyond(e, i)]]
        if up[i] >= 0:
            j = beyond(int(up[i]), i)
            own[starts[j] : starts[j + 1]] += (table(int(up[i]), i) + mine).min(axis=1)
    for i in whole(order):
        mine = own[starts[i] : starts[i + 1]]
        if up[i] >= 0:
            mine = mine + table(int(up[i]), i)[y[beyond(int(up[i]), i)]]
        y[i] = int(mine.argmin())
