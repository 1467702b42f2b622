"""Checks that a problem is one: sizes agree, costs are finite, every node has a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import numpy as np
import numpy.typing as npt

from shardwright.ir.errors import Place, ProgramError, error
from shardwright.passes.search.problem.loads import distinct
from shardwright.passes.search.problem.problem import Bools, Problem, triples, whole

HELP = "write it with passes/search/problem/problem_files.py: save"
MOST_COST = 1e200  # sums of such costs stay finite


def check(problem: Problem, place: Place = Place()) -> Problem:
    """The problem itself. Raises ProgramError for the first mistake."""
    for message, help in _mistakes(problem):
        raise error(message, place, help=help or HELP)
    return problem


def empty_choice(node: str, place: Place = Place()) -> ProgramError:
    """The error of a node that may take nothing."""
    help = "allow at least one strategy of every node"
    return error(f"{node} has no choice left, expected at least one", place, help=help)


Mistakes = Iterator[tuple[str, str]]


def _mistakes(problem: Problem) -> Mistakes:
    """Later checks rely on earlier ones."""
    yield from _costs(problem)
    yield from _places(problem)
    yield from _lengths(problem)
    yield from _choices(problem)
    yield from _memory(problem)


def _costs(problem: Problem) -> Mistakes:
    help = "leave a strategy that is impossible out, or disallow it"
    groups = [("costs of class", problem.compute), ("costs of class", problem.collective)]
    for what, arrays in [*groups, ("table", problem.tables)]:
        for number, array in enumerate(arrays):
            if not array.size:
                yield f"{what} {number} is empty, expected at least one choice", ""
            if array.size and not np.abs(array).max() <= MOST_COST:
                bad = array.ravel()[int(np.argmin(np.abs(array) <= MOST_COST))]
                yield (
                    f"{what} {number} holds {bad}, expected finite costs up to {MOST_COST:g}",
                    help,
                )
    for what, array in (("turns", problem.turns), ("weights", problem.weights)):
        if array.size and not np.all((array >= 0) & (array <= MOST_COST)):
            yield f"{what} are not all finite numbers of at least 0", ""
    if not abs(problem.fixed) <= MOST_COST:
        yield f"the fixed cost is {problem.fixed}, expected a finite number", ""


def _places(problem: Problem) -> Mistakes:
    n, edges = problem.n, problem.edges
    if not n:
        yield "the problem has 0 nodes, expected at least 1", ""
    yield from _within("kinds", problem.kinds, len(problem.compute))
    yield from _within("producers of edges", edges[:, 0], n)
    yield from _within("consumers of edges", edges[:, 1], n)
    yield from _within("tables of edges", edges[:, 2], len(problem.tables))
    yield from _within("ties", problem.tie, n)
    yield from _within("shared nodes", problem.shared, n)
    yield from _within("rows of loads", problem.loads[:, 0], len(problem.cap))
    yield from _within("nodes of loads", problem.loads[:, 1], n)
    yield from _within("vectors of loads", problem.loads[:, 2], len(problem.vectors))
    yield from _within("rows of pairs", problem.pairs[:, 0], len(problem.cap))
    yield from _within("edges of pairs", problem.pairs[:, 1], len(problem.edges))
    yield from _within("blocks of pairs", problem.pairs[:, 2], len(problem.blocks))


def _within(what: str, numbers: npt.NDArray[np.int64], count: int) -> Mistakes:
    wrong = numbers[(numbers < 0) | (numbers >= count)]
    if len(wrong):
        yield f"{what} hold {int(wrong[0])}, expected numbers below {count}", ""


def _lengths(problem: Problem) -> Mistakes:
    n, e = problem.n, len(problem.edges)
    given = [
        ("turns", problem.turns, n), ("ties", problem.tie, n), ("regions", problem.region, n),
        ("places", problem.place, n), ("names", problem.names, n), ("ports", problem.ports, e),
        ("weights", problem.weights, e), ("allowed", problem.allowed, int(problem.sizes.sum())),
        ("collective costs", problem.collective, len(problem.compute)),
        ("labels", problem.labels, len(problem.compute)),
    ]  # fmt: skip
    for what, found, expected in given:
        if len(found) not in (0, expected):
            yield f"there are {len(found)} {what}, expected {expected}", ""
    if len(problem.held) != len(problem.cap):
        yield f"held bytes are {len(problem.held)}, expected {len(problem.cap)}, as caps are", ""
    for number, array in enumerate(problem.collective):
        if len(array) != len(problem.compute[number]):
            expected = len(problem.compute[number])
            yield f"collective costs of class {number} are {len(array)}, expected {expected}", ""
    for number, words in enumerate(problem.labels):
        if len(words) != len(problem.compute[number]):
            expected = len(problem.compute[number])
            yield f"labels of class {number} are {len(words)}, expected {expected}", ""


def _choices(problem: Problem) -> Mistakes:
    sizes = problem.sizes
    for edge, (a, b, table) in enumerate(triples(problem.edges)):
        shape, expected = problem.tables[table].shape, (int(sizes[a]), int(sizes[b]))
        if shape != expected:
            found, wanted = "x".join(map(str, shape)), "x".join(map(str, expected))
            yield f"table {table} of edge {edge} is {found}, expected {wanted}", ""
    if len(problem.tie) and np.any(problem.tie[problem.ties] != problem.ties):
        yield "ties go round in a circle, expected each to lead to a free node", ""
    tied = np.flatnonzero(sizes[problem.ties] != sizes)
    for node in whole(tied[:1]):
        head = int(problem.ties[node])
        found, expected = int(sizes[node]), int(sizes[head])
        yield (
            f"node {node} has {found} choices, expected {expected} as node {head} it is tied to",
            "",
        )
    for node in _bare(problem)[:1]:
        help = "allow at least one strategy of every node"
        yield f"node {node} has no choice left, expected at least one", help


def _bare(problem: Problem) -> list[int]:
    """Nodes that may take nothing, together with those tied to them."""
    if not len(problem.allowed):
        return []
    left: dict[int, Bools] = {}
    for node, head in enumerate(whole(problem.ties)):
        may = problem.may(node)
        left[head] = left[head] & may if head in left else may
    return [head for head, may in left.items() if not may.any()]


def _memory(problem: Problem) -> Mistakes:
    for number, vector in enumerate(problem.vectors):
        if vector.size and vector.min() < 0:
            yield f"vector {number} holds {int(vector.min())} bytes, expected at least 0", ""
    for number, block in enumerate(problem.blocks):
        if block.size and block.min() < 0:
            yield f"block {number} holds {int(block.min())} bytes, expected at least 0", ""
    sizes = problem.sizes
    keys = problem.loads[:, 1] * (len(problem.vectors) + 1) + problem.loads[:, 2]
    first = np.unique(keys, return_index=True)[1]
    for row, node, vector in triples(problem.loads[np.sort(first)]):
        found, expected = len(problem.vectors[vector]), int(sizes[node])
        if found != expected:
            said = f"vector {vector} of row {row} has {found} bytes"
            yield f"{said}, expected {expected}, one per choice of node {node}", ""
    for edge, block in cast(list[list[int]], distinct(problem.pairs[:, 1:])[0].tolist()):
        a, b, _ = whole(problem.edges[edge])
        shape, wanted = problem.blocks[block].shape, (int(sizes[a]), int(sizes[b]))
        if shape != wanted:
            found, expected = "x".join(map(str, shape)), "x".join(map(str, wanted))
            yield f"block {block} of edge {edge} is {found}, expected {expected}", ""
