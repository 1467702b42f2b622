"""Evaluates plans: counts, keeps the best one and its trace, and stops at the budget.

A whole plan charges 1, a move of g nodes g / n. With numba loops run as machine code; without,
numpy evaluates many plans or moves at once, about a tenth as fast (docs/search.md has figures).
"""

from __future__ import annotations

import math
from time import perf_counter

import numpy as np

from shardwright.passes.search.problem.budgets import Budget, BudgetSpent
from shardwright.passes.search.problem.compiled import compiled
from shardwright.passes.search.problem.problem import Floats, Ints, Problem
from shardwright.passes.shared.within_runs import within_runs


class Evaluator:
    """One per search. `trace`: (count, seconds, cost) at every better plan that is legal."""

    def __init__(self, problem: Problem, budget: Budget = Budget()) -> None:
        self.problem, self.budget = problem, budget
        self.count = 0.0
        self.seconds = 0.0  # inside the evaluator
        self.best: Ints | None = None
        self.best_cost = math.inf
        self.trace: list[tuple[float, float, float]] = []
        self._began = perf_counter()
        self._loops = compiled(_totals), compiled(_moves)

    # --- the budget

    def left(self) -> float:
        """Evaluations that may still be charged; 0 when the time is over."""
        if self.elapsed() >= self.budget.seconds:
            return 0.0
        return max(0.0, self.budget.evals - self.count)

    def elapsed(self) -> float:
        """Seconds since the search began."""
        return perf_counter() - self._began

    def charge(self, amount: float) -> None:
        """Count evaluations. Raises BudgetSpent if the budget does not hold them."""
        if self.count + amount > self.budget.evals * (1 + 1e-12) or (
            self.elapsed() >= self.budget.seconds
        ):
            raise BudgetSpent
        self.count += amount

    def spend(self) -> bool:
        """Charge one evaluation for work as long; True when the budget does not hold it."""
        try:
            self.charge(1.0)
        except BudgetSpent:
            return True
        return False

    # --- costs

    def total(self, x: Ints) -> float:
        """Cost of a plan x [n]; charges 1 and keeps the plan if it is the best legal one."""
        self.charge(1.0)
        start = perf_counter()
        loop = self._loops[0]
        rows = x.reshape(1, -1)
        cost = loop(rows, *self.problem.flat[:10])[0] if loop else self.problem.totals(rows)[0]
        found = float(cost) + (self.problem.fixed if loop else 0.0)
        self.seconds += perf_counter() - start
        self.offer(x, found)
        return found

    def batch(self, x: Ints) -> Floats:
        """[B] costs of plans x [B, n]; charges B and keeps the best legal one."""
        self.charge(float(len(x)))
        start = perf_counter()
        loop = self._loops[0]
        fixed = self.problem.fixed
        costs = loop(x, *self.problem.flat[:10]) + fixed if loop else self.problem.totals(x)
        self.seconds += perf_counter() - start
        for number in np.argsort(costs, kind="stable"):
            if costs[number] >= self.best_cost:
                break
            self.offer(x[number], float(costs[number]))
        return costs

    def delta(self, x: Ints, node: int, choice: int) -> float:
        """What the cost changes by if a node of the plan x [n] takes a choice."""
        return float(self.moves(x, np.array([node]), np.array([choice]))[0])

    def moves(self, x: Ints, nodes: Ints, choices: Ints) -> Floats:
        """[B] changes of the cost of the plan x [n] by one move each; charges B / n."""
        self.charge(len(nodes) / max(self.problem.n, 1))
        start = perf_counter()
        loop = self._loops[1]
        found = (loop or moves_by_numpy)(x, nodes, choices, *self.problem.flat)
        self.seconds += perf_counter() - start
        return found

    def move_group(self, x: Ints, nodes: Ints, choice: int) -> float:
        """What the cost changes by if all these nodes take a choice; charges their part of n."""
        self.charge(max(len(nodes), 1) / max(self.problem.n, 1))
        start = perf_counter()
        after = x.copy()
        after[nodes] = choice
        flat = self.problem.flat
        spans = [flat.around[flat.begin[node] : flat.begin[node + 1]] for node in nodes]
        edges = np.unique(np.concatenate([*spans, np.zeros(0, np.int64)]))
        found = _part(after, nodes, edges, self.problem) - _part(x, nodes, edges, self.problem)
        self.seconds += perf_counter() - start
        return found

    # --- the best

    def offer(self, x: Ints, cost: float) -> bool:
        """Keep a plan x [n] of this cost if it is legal and better than all before."""
        if not cost < self.best_cost or not self.problem.is_legal(x):
            return False
        self.best, self.best_cost = x.copy(), cost
        self.trace.append((self.count, self.elapsed(), cost))
        return True


def _part(x: Ints, nodes: Ints, edges: Ints, problem: Problem) -> float:
    """Cost of some nodes and edges."""
    flat = problem.flat
    at = flat.first + x[flat.producer] * flat.wide + x[flat.consumer]
    own = flat.costs[flat.at[nodes] + x[nodes]] * flat.turns[nodes]
    return float(own.sum() + (flat.values[at[edges]] * flat.weights[edges]).sum())


def moves_by_numpy(
    x: Ints, nodes: Ints, choices: Ints, costs: Floats, at: Ints, sizes: Ints, turns: Floats,
    values: Floats, first: Ints, wide: Ints, weights: Floats, producer: Ints, consumer: Ints,
    begin: Ints, around: Ints,
) -> Floats:  # fmt: skip
    """[B] what each of the moves changes, all at once."""
    own = at[nodes]
    found = (costs[own + choices] - costs[own + x[nodes]]) * turns[nodes]
    counts = begin[nodes + 1] - begin[nodes]
    move = np.repeat(np.arange(len(nodes)), counts)
    offset = within_runs(counts)
    edge = around[begin[nodes][move] + offset]
    a, b = producer[edge], consumer[edge]
    new_a = np.where(a == nodes[move], choices[move], x[a])
    new_b = np.where(b == nodes[move], choices[move], x[b])
    new = values[first[edge] + new_a * wide[edge] + new_b]
    change = (new - values[first[edge] + x[a] * wide[edge] + x[b]]) * weights[edge]
    change[(a == b) & (b == nodes[move])] *= 0.5  # an edge to itself stands there twice
    return found + np.bincount(move, change, len(nodes))


def _totals(
    x: Ints, costs: Floats, at: Ints, sizes: Ints, turns: Floats, values: Floats, first: Ints,
    wide: Ints, weights: Floats, producer: Ints, consumer: Ints,
) -> Floats:  # fmt: skip
    """[B] costs of plans x [B, n], for numba."""
    found = np.zeros(x.shape[0])
    for row in range(x.shape[0]):
        total = 0.0
        for node in range(x.shape[1]):
            total += costs[at[node] + x[row, node]] * turns[node]
        for edge in range(producer.shape[0]):
            place = first[edge] + x[row, producer[edge]] * wide[edge] + x[row, consumer[edge]]
            total += values[place] * weights[edge]
        found[row] = total
    return found


def _moves(
    x: Ints, nodes: Ints, choices: Ints, costs: Floats, at: Ints, sizes: Ints, turns: Floats,
    values: Floats, first: Ints, wide: Ints, weights: Floats, producer: Ints, consumer: Ints,
    begin: Ints, around: Ints,
) -> Floats:  # fmt: skip
    """[B] what each of the moves changes, for numba."""
    found = np.zeros(nodes.shape[0])
    for move in range(nodes.shape[0]):
        i, new, old = nodes[move], choices[move], x[nodes[move]]
        change = (costs[at[i] + new] - costs[at[i] + old]) * turns[i]
        for place in range(begin[i], begin[i + 1]):
            e = around[place]
            a, b = producer[e], consumer[e]
            half = 0.5 if a == b else 1.0  # an edge to itself stands there twice
            after = (new if a == i else x[a]) * wide[e] + (new if b == i else x[b])
            before = x[a] * wide[e] + x[b]
            part = values[first[e] + after] - values[first[e] + before]
            change += part * weights[e] * half
        found[move] = change
    return found
