"""Enumerates and counts the programs of a space by size."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from shardwright.passes.collect.synthesis.states import Space, State, skeleton
from shardwright.spec.sharding_rules.reductions import (
    Instruction,
    Program,
    instruction_name,
    instructions,
)

# Five levels settle 151,721 states in half a minute (decision 0022).
LEVELS = 4  # with more than one device that can be searched


@lru_cache(maxsize=64)
def counts(levels: int, size: int) -> tuple[int, ...]:
    """Numbers of programs of 1, 2, .., `size` instructions that reduce over so many levels."""
    return space_counts(skeleton(levels), size)


def space_counts(space: Space, size: int) -> tuple[int, ...]:
    """The same of any space, by the number of ways to each state."""
    found: list[int] = []
    ways = {space.start: 1}
    for _ in range(size):
        after: dict[State, int] = {}
        for state, count in ways.items():
            for edge in space.edges(state):
                after[edge.state] = after.get(edge.state, 0) + count
        found.append(after.pop(space.goal, 0))
        ways = after
    return tuple(found)


def programs(levels: int, size: int) -> Iterator[Program]:
    """Programs of at most `size` instructions: by size, then by their text."""
    return space_programs(skeleton(levels), size)


def space_programs(space: Space, size: int) -> Iterator[Program]:
    """The same of any space."""
    reached = [{space.start}]
    for _ in range(size):
        reached.append({edge.state for state in reached[-1] for edge in space.edges(state)})
    for length in range(1, size + 1):
        if space.goal not in reached[length]:
            continue
        ahead = [{space.goal}]  # states with so many instructions to go
        for states in reversed(reached[:length]):
            ahead.append({s for s in states if any(e.state in ahead[-1] for e in space.edges(s))})
        yield from _walks(space, space.start, ahead[:-1])


def _walks(space: Space, state: State, ahead: list[set[State]]) -> Iterator[Program]:
    if not ahead:
        yield ()
        return
    ranks = ranked(space.setting.digits)
    for edge in sorted(space.edges(state), key=lambda edge: ranks[edge.instruction]):
        if edge.state in ahead[-1]:
            for rest in _walks(space, edge.state, ahead[:-1]):
                yield (edge.instruction, *rest)


@lru_cache(maxsize=16)
def ranked(levels: int) -> dict[Instruction, int]:
    """All instructions in the order of their names, with their places in it."""
    found = sorted(instructions(levels), key=lambda one: instruction_name(one, levels))
    return {instruction: rank for rank, instruction in enumerate(found)}
