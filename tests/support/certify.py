"""Certifies methods of search: what every one of them must do, on problems small enough to check.

A complaint is a sentence; a method without complaints is legal, deterministic by seed, honest about
bounds and status, never worse than its start, and optimal where it says so.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

import numpy as np

from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Method, Status
from shardwright.passes.search.problem.planted import Shape, planted_problem, random_problem
from shardwright.passes.search.problem.problem import EMPTY, Ints, Problem, triples, whole
from shardwright.passes.search.problem.solve import Solved, solve

BUDGET = Budget(evals=3000)
NEAR = 1e-9
CUT = (Status.BUDGET, Status.REFUSED)  # no answer, and said so
SMALL = [
    Shape(1, 1), Shape(2, 3), Shape(5, 4), Shape(7, 3, 3), Shape(8, 2, 4), Shape(8, 4, 2, 2, 5),
    Shape(6, 4, 2, 2, 3, 1), Shape(7, 3, 3, 3, 0, 2), Shape(8, 3, 1, 2, 6, 3),
    Shape(6, 3, 2, 2, 2, 1, pairs=6), Shape(7, 3, 3, 3, 0, 2, pairs=4),
]  # fmt: skip


def brute_force(problem: Problem) -> tuple[float, Ints | None]:
    """The least cost of all plans that are legal, and one of them; infinite where none is."""
    best, plan = math.inf, None
    heads = np.flatnonzero(problem.ties == np.arange(problem.n))
    for choice in product(*(range(int(problem.sizes[head])) for head in heads)):
        x = np.zeros(problem.n, np.int64)
        x[heads] = choice
        x = x[problem.ties]
        cost = problem.total(x)
        if cost < best and problem.is_legal(x):
            best, plan = cost, x
    return best, plan


def turned(problem: Problem, seed: int) -> Problem:
    """The same problem with nodes, choices and edges in another order."""
    draw = np.random.default_rng(seed)
    count = len(problem.compute)
    orders = [draw.permutation(len(cost)) for cost in problem.compute]
    place = draw.permutation(problem.n)  # new number of a node
    node = np.argsort(place)
    tables: list[np.ndarray[tuple[int, int], np.dtype[np.float64]]] = []
    edges: list[tuple[int, int, int]] = []
    kinds = whole(problem.kinds)
    order = draw.permutation(len(problem.edges))
    for a, b, table in triples(problem.edges[order]):
        edges.append((int(place[a]), int(place[b]), len(tables)))
        tables.append(problem.tables[table][np.ix_(orders[kinds[a]], orders[kinds[b]])])
    vectors: list[Ints] = []
    loads: list[tuple[int, int, int]] = []
    for row, one, vector in triples(problem.loads):
        loads.append((row, int(place[one]), len(vectors)))
        vectors.append(problem.vectors[vector][orders[kinds[one]]])
    blocks: list[Ints] = []
    pairs: list[tuple[int, int, int]] = []
    for row, edge, block in triples(problem.pairs):
        a, b = (kinds[int(end)] for end in problem.edges[edge, :2])
        pairs.append((row, int(np.flatnonzero(order == edge)[0]), len(blocks)))
        blocks.append(problem.blocks[block][np.ix_(orders[a], orders[b])])
    compute = tuple(problem.compute[c][orders[c]] for c in range(count))
    return replace(
        problem, kinds=problem.kinds[node], compute=compute,
        turns=problem.node_turns[node], weights=np.zeros(0), tie=place[problem.ties][node],
        edges=np.array(edges, np.int64).reshape(-1, 3), tables=tuple(tables),
        loads=np.array(loads, np.int64).reshape(-1, 3), vectors=tuple(vectors),
        pairs=np.array(pairs, np.int64).reshape(-1, 3), blocks=tuple(blocks),
        region=EMPTY, place=EMPTY, names=(), labels=(),
    )  # fmt: skip


def certify(method: Method, seeds: range = range(3), shapes: Sequence[Shape] = SMALL) -> list[str]:
    """All complaints about a method. `shapes`: of the problems that it is asked."""
    found: list[str] = []
    for seed in seeds:
        for shape in shapes:
            problem = random_problem(shape, seed)
            best, plan = brute_force(problem)
            found += _against_brute_force(method, problem, best, seed)
            if plan is not None:
                found += _beside(method, problem, best, plan, seed)
        found += _planted(method, seed)
        found += _impossible(method, seed)
    return found


def _against_brute_force(method: Method, problem: Problem, best: float, seed: int) -> Iterator[str]:
    solved = solve(method, problem, BUDGET, seed)
    yield from _honest(method, problem, solved, best)
    if not len(problem.cap) and solved.found.status is Status.REFUSED:
        yield f"{method.name} on {problem.name}: refuses a problem without rows"
    again = solve(method, problem, BUDGET, seed)
    if not _same(solved, again):
        yield f"{method.name} on {problem.name}: another answer for the same seed"


def _honest(method: Method, problem: Problem, solved: Solved, best: float) -> Iterator[str]:
    """Legal plans, true bounds, true statuses, a trace that falls."""
    said = f"{method.name} on {problem.name}:"
    found, near = solved.found, NEAR * max(1.0, abs(best)) if math.isfinite(best) else 0.0
    if found.status is Status.INFEASIBLE and math.isfinite(best):
        yield f"{said} infeasible, but there is a plan of {best}"
    if found.x is not None:
        if not problem.is_legal(found.x):
            yield f"{said} the plan is not legal"
        if solved.objective != problem.total(found.x):
            yield f"{said} the objective is not the cost of the plan"
    bound = found.lower_bound
    if bound is not None and bound > best + max(near, method.relative * abs(best)):
        yield f"{said} the bound {bound} is above the optimum {best}"
    optimal = found.status is Status.OPTIMAL
    if (optimal or (method.exact and found.status not in CUT)) and math.isfinite(best):
        cost = math.inf if solved.objective is None else solved.objective
        if cost > best + max(near, method.relative * abs(best)):
            yield f"{said} {cost} is called optimal, but there is a plan of {best}"
    counts, _, costs = zip(*solved.trace, strict=True) if solved.trace else ((), (), ())
    if list(counts) != sorted(counts) or list(costs) != sorted(costs, reverse=True):
        yield f"{said} the trace is not monotone"
    if solved.evals > BUDGET.evals:
        yield f"{said} {solved.evals} evaluations of {BUDGET.evals}"


def _beside(method: Method, problem: Problem, best: float, plan: Ints, seed: int) -> Iterator[str]:
    """Never worse than its start; the same cost when everything has other numbers."""
    said = f"{method.name} on {problem.name}:"
    started = solve(method, problem, BUDGET, seed, plan)
    cost = math.inf if started.objective is None else started.objective
    refuses = started.found.status is Status.REFUSED
    if cost > best + NEAR * max(1.0, abs(best)) and not refuses:
        yield f"{said} {cost} is worse than the start, {best}"
    nothing = solve(method, problem, Budget(evals=0), seed)
    if nothing.found.x is not None or nothing.found.status is not Status.BUDGET:
        yield f"{said} has a plan without a budget"
    if method.exact:
        again = solve(method, turned(problem, seed), BUDGET, seed)
        other, cut = again.objective, again.found.status in CUT
        if not cut and other is None:
            yield f"{said} no plan under other numbers of nodes and choices"
        if (
            not cut
            and other is not None
            and abs(other - best) > max(method.relative, NEAR) * max(1.0, abs(best))
        ):
            yield f"{said} {other} under other numbers of nodes and choices, expected {best}"


def _planted(method: Method, seed: int) -> Iterator[str]:
    problem, plan = planted_problem(Shape(8, 3), seed)
    solved = solve(method, problem, BUDGET, seed)
    yield from _honest(method, problem, solved, problem.total(plan))


def _impossible(method: Method, seed: int) -> Iterator[str]:
    """A cap below the least bytes."""
    problem = random_problem(Shape(6, 3, 2, 3, 0, 1), seed)
    tight = problem.with_cap(problem.cap * 0 - 1)
    found = solve(method, tight, BUDGET, seed).found
    if found.x is not None or found.status not in (Status.INFEASIBLE, *CUT):
        yield f"{method.name} on {problem.name}: {found.status} where nothing fits"
    if method.exact and found.status not in (Status.INFEASIBLE, Status.REFUSED):
        yield f"{method.name} on {problem.name}: {found.status}, expected infeasible"


def _same(one: Solved, other: Solved) -> bool:
    a, b = one.found, other.found
    if (a.x is None) != (b.x is None) or a.status != b.status or a.lower_bound != b.lower_bound:
        return False
    return a.x is None or b.x is None or bool(np.array_equal(a.x, b.x))
