"""All levels of Double Recursive at once, as a problem: what its walks are held to.

A walk gives every op the cut of least sum beside the neighbours that were walked before it, level
by level, and never looks back. In what order two neighbours are walked follows from their weights,
which follow from their own cuts; so a level charges an edge by the cuts of its two ends alone, and
a choice of an op is its cuts of all levels: costs by op and by edge, whose optimum no walk beats.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.kernels.greedy_cuts import MOVED
from shardwright.passes.search.problem.layer_blocks import LayerLevels, LayerOp
from shardwright.passes.search.problem.problem import Floats, Ints, Problem
from shardwright.passes.search.problem.sized_graphs import NONE, Cut

MOST_STATES = 500  # of an op


class _Now(NamedTuple):
    """An op at a level: the cut it takes, and what it has before."""

    cut: Cut
    weight: float
    taken: float
    made: float
    is_alone: bool


State = list[_Now]  # by level


def flat_problem(levels: LayerLevels, axes: Sequence[int]) -> Problem | None:
    """Ops of layers before any cut; `axes`: parts by level. None where ops have too many states."""
    states: list[list[State]] = []
    for op in levels.ops:
        states.append(_states(op, axes, 0))
        if len(states[-1]) > MOST_STATES:
            return None
    costs = tuple(np.array([_own(state) for state in some]) for some in states)
    edges = [(one.maker, one.user, k) for k, one in enumerate(levels.edges)]
    tables = tuple(
        _moved(states, one.maker, one.user, one.input, len(axes)) for one in levels.edges
    )
    rows = np.array(edges, np.int64).reshape(-1, 3)
    return Problem(np.arange(len(costs)), costs, rows, tables)


def _states(op: LayerOp, axes: Sequence[int], axis: int) -> list[State]:
    """All sequences of cuts of an op from a level on."""
    if axis == len(axes):
        return [[]]
    parts = axes[axis]
    may = op.may(axis, parts)
    is_alone = not op.ins or may[0][0] == NONE
    found: list[State] = []
    taken = op.in_sizes[0] if op.ins else 0.0
    for colour, cut in may[:1] if is_alone else may:
        after = copy(op)
        after.take(axis, parts, colour)
        now = _Now(cut, op.weight(parts), taken, op.out_size, is_alone)
        found += [[now, *rest] for rest in _states(after, axes, axis + 1)]
    return found


def _own(state: State) -> float:
    return sum(0.0 if now.is_alone else now.cut.own for now in state)


def _moved(
    states: Sequence[Sequence[State]], maker: int, user: int, number: int, levels: int
) -> Floats:
    """[states of maker, states of user] what an edge costs: the end that is walked later pays."""
    total = np.zeros((len(states[maker]), len(states[user])))
    for level in range(levels):
        a = [state[level] for state in states[maker]]
        b = [state[level] for state in states[user]]
        out, first = _ints([one.cut.out for one in a]), _ints([one.cut.ins[0] for one in b])
        read = _ints([one.cut.ins[number] for one in b])
        by_maker = [0.0 if one.is_alone else MOVED * one.made for one in a]
        by_user = [0.0 if one.is_alone else MOVED * one.taken for one in b]
        one, other = ([now.weight for now in some] for some in (a, b))
        is_first = np.greater.outer(one, other)  # the maker is walked first
        is_first |= np.equal.outer(one, other) & (maker > user)
        pays = np.where(is_first, np.array(by_user)[None, :], np.array(by_maker)[:, None])
        differs = np.where(is_first, np.not_equal.outer(out, read), np.not_equal.outer(out, first))
        total += pays * differs
    return total


def _ints(some: Sequence[int]) -> Ints:
    return np.array(some, np.int64)
