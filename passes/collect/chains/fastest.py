"""Finds the fastest chain that replaces a collective: sums, scatters, gathers level by level.

A collective over devices on several levels is a chain of steps, each over a run of neighbouring
levels, all its groups at once: all-reduces, reduce-scatters and all-gathers in the place of an
all-reduce, and what scatters (gathers) in the place of a reduce-scatter (an all-gather). What was
scattered last is gathered first, so that parts stay contiguous. The fastest chain is a shortest
path over what is still to be summed and what is scattered; a step costs what the links of the
cluster take for it. Of equal ones that with fewest steps is taken, then that of the first names.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

from shardwright.spec.sharding_rules.reductions import (
    Collective,
    Grouping,
    Instruction,
    program_text,
)

AR, RS, AG = Collective.ALL_REDUCE, Collective.REDUCE_SCATTER, Collective.ALL_GATHER

Price = Callable[[Collective, tuple[int, ...], float], float]
"""Seconds of a collective over some of the levels, by the elements that each device has before."""


class Step(NamedTuple):
    """A collective over neighbouring levels, as they are to be listed: major parts first."""

    collective: Collective
    levels: tuple[int, ...]


@dataclass(frozen=True)
class Chain:
    """Steps and their seconds."""

    steps: tuple[Step, ...]
    seconds: float

    def text(self, levels: int) -> str:
        """`RS@IG1 AR@P AG@IG1`, by the names of instructions on so many levels."""
        found = [
            Instruction(one.collective, Grouping(min(one.levels), max(one.levels) + 1))
            for one in self.steps
        ]
        return program_text(tuple(found), levels).replace("·", "@")


class State(NamedTuple):
    """Levels that are still to be summed over, and those that cut what is held, major first."""

    open: frozenset[int]
    held: tuple[int, ...]


def started(whole: Collective, levels: int) -> State:
    """Where the chains in the place of a collective start."""
    every = tuple(range(levels))
    return State(frozenset() if whole is AG else frozenset(every), every if whole is AG else ())


def is_done(whole: Collective, state: State) -> bool:
    """Whether a chain has done what a collective does."""
    return not state.open and (whole is RS or not state.held)


def fastest_chain(
    whole: Collective, radices: Sequence[int], elements: int, price: Price
) -> Chain:  # fmt: skip
    """The fastest chain in the place of one all-reduce, reduce-scatter or all-gather.

    `radices`: devices per level, outermost first, each above 1. `elements`: of a device before a
    reduction, or behind a gather.
    """
    start = started(whole, len(radices))
    queue: list[tuple[float, int, str, tuple[Step, ...], State]] = [(0.0, 0, "", (), start)]
    done: set[State] = set()
    while queue:
        seconds, count, names, steps, state = heapq.heappop(queue)
        if is_done(whole, state):
            return Chain(steps, seconds)
        if state in done:
            continue
        done.add(state)
        held = -(-elements // prod(radices[level] for level in state.held))
        for step, after in moves(whole, state, len(radices)):
            cost = price(step.collective, tuple(sorted(step.levels)), held)
            text = names + f" {step.collective.value}{min(step.levels)}{len(step.levels)}"
            # Rounding must not decide between chains that take equally long.
            total = float(f"{seconds + cost:.9e}")
            # Ties by text: the chain must not depend on the order of moves.
            heapq.heappush(queue, (total, count + 1, text, (*steps, step), after))
    raise AssertionError("no chain ends")


def _runs(levels: int) -> Iterator[tuple[int, ...]]:
    for first in range(levels):
        for end in range(first + 1, levels + 1):
            yield tuple(range(first, end))


Moves = Iterator[tuple[Step, State]]


def _sums(state: State, levels: int) -> Moves:
    for run in _runs(levels):
        if state.open.issuperset(run):
            left = state.open.difference(run)
            yield Step(AR, run), State(left, state.held)
    yield from _scatters(state, levels)
    for first in range(len(state.held)):
        top = state.held[first:]
        if max(top) - min(top) < len(top):
            yield Step(AG, top), State(state.open, state.held[:first])


def _scatters(state: State, levels: int) -> Moves:
    """Inner levels become the major parts: outer ones are gathered first, while data are small."""
    for run in _runs(levels):
        if state.open.issuperset(run):
            inner_first = run[::-1]
            left = state.open.difference(run)
            yield Step(RS, inner_first), State(left, (*state.held, *inner_first))


def _gathers(state: State, levels: int) -> Moves:
    """In any order: parts are put in theirs at the end."""
    for run in _runs(levels):
        if set(state.held).issuperset(run):
            left = tuple(level for level in state.held if level not in run)
            yield Step(AG, run), State(state.open, left)


def moves(whole: Collective, state: State, levels: int) -> Moves:
    """The steps that may come next, with where they lead."""
    return _MOVES[whole](state, levels)


_MOVES: dict[Collective, Callable[[State, int], Moves]] = {AR: _sums, RS: _scatters, AG: _gathers}
