"""The problem of a method with an objective of its own, on the nodes and choices of a program.

Ops are its nodes. Values that lie somewhere by themselves (arguments, values of several users) are
not: an edge leads from the op that makes a tensor to each that reads it, network inputs and weights
have none. What is no node of the method stays undecided and is completed as for every method.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.anatomy import Anatomy
from shardwright.passes.search.problem.problem import Bools, Floats, Problem, whole

OfNode = Callable[[Anatomy], Floats]  # [K]
OfEdge = Callable[[Anatomy, int, Anatomy, int], Floats]  # [K of maker, K of user]
May = Callable[[Anatomy], Bools]  # [K]


class Use(NamedTuple):
    """Op `user` reads as its `operand` what op `maker` makes as its `result`."""

    maker: int
    result: int
    user: int
    operand: int
    weight: float


def uses_of(problem: Problem) -> list[Use]:
    """All uses, by user; those of arguments and constants left out."""
    is_value = [problem.anatomy[kind].is_value for kind in whole(problem.kinds)]
    source: dict[int, tuple[int, int]] = {}
    rows = zip(problem.edges.tolist(), problem.ports.tolist(), strict=True)
    edges = [(int(a), int(r), int(b), int(o)) for (a, b, _), (r, o) in rows]
    for a, result, b, operand in edges:
        if is_value[b] and operand >= 0:
            source[b] = a, result
    found: list[Use] = []
    for (a, result, b, operand), weight in zip(edges, problem.edge_weights.tolist(), strict=True):
        if is_value[b] or operand < 0:  # what is saved by one sum for two is no use
            continue
        while is_value[a] and a in source:
            a, result = source[a]
        if not is_value[a]:
            found.append(Use(a, result, b, operand, weight))
    return found


def own_problem(problem: Problem, node: OfNode, edge: OfEdge, may: May, unit: str) -> Problem:
    """The problem of ops alone with other costs, once per class. `may`: choices that the method
    knows; where the text leaves none of these, all that it leaves stay.
    """
    shapes = problem.anatomy
    kinds = whole(problem.kinds)
    tables: dict[tuple[int, int, int, int], int] = {}
    edges: list[tuple[int, int, int]] = []
    weights: list[float] = []
    for use in uses_of(problem):
        key = kinds[use.maker], use.result, kinds[use.user], use.operand
        edges.append((use.maker, use.user, tables.setdefault(key, len(tables))))
        weights.append(use.weight)
    made = tuple(edge(shapes[a], r, shapes[b], o) for a, r, b, o in tables)
    costs = tuple(
        np.zeros(one.count) if one.is_value else np.asarray(node(one), np.float64)
        for one in shapes
    )  # fmt: skip
    found = replace(
        problem, compute=costs, collective=(), edges=np.array(edges, np.int64).reshape(-1, 3),
        tables=made, weights=np.array(weights), ports=np.zeros((0, 2), np.int64), fixed=0.0,
        unit=unit,
    ).without_rows()  # fmt: skip
    return found.restrict(_allowed(problem, may))


def _allowed(problem: Problem, may: May) -> Bools:
    """[sum of K] what the method and the text allow, for tied nodes together."""
    by_class = [may(one) for one in problem.anatomy]
    every = [by_class[kind] for kind in whole(problem.kinds)]
    open_ = [problem.may(number) for number in range(problem.n)]
    heads = whole(problem.ties)
    both: dict[int, Bools] = {}
    for number, head in enumerate(heads):
        here = every[number] & open_[number]
        both[head] = both[head] & here if head in both else here
    return np.concatenate(
        [every[k] if both[head].any() else open_[k] for k, head in enumerate(heads)]
    )


def decided(problem: Problem) -> Bools:
    """[n] True of the nodes that such a problem decides: ops."""
    return np.array([not problem.anatomy[kind].is_value for kind in whole(problem.kinds)])


def plain_only(one: Anatomy) -> Bools:
    """[K] choices that leave no result scattered."""
    return one.plain
