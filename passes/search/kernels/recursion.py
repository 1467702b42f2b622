"""Cuts one level at a time: solve for a few groups, divide shapes, go on inside one of them.

Groups are alike, so one stands for all. Levels that are composed are the flat optimum only where
costs of a level do not depend on those before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

State = TypeVar("State")
Answer = TypeVar("Answer")


def recurse(
    state: State, parts: Sequence[int], solve: Callable[[State, int], Answer],
    divide: Callable[[State, Answer, int], State],
) -> list[Answer]:  # fmt: skip
    """The answers of all levels, the outermost first. `parts`: groups of each level."""
    found: list[Answer] = []
    for count in parts:
        answer = solve(state, count)
        found.append(answer)
        state = divide(state, answer, count)
    return found
