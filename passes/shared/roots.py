"""What hangs together, as trees of numbers: `over` is by number another of its tree, or itself."""

from __future__ import annotations


def root(over: list[int], number: int) -> int:
    """The number that stands for all that hang together with one; ways to it are made shorter.

    Source: Tarjan and van Leeuwen, JACM 1984 (path halving).
    """
    while over[number] != number:
        over[number] = over[over[number]]
        number = over[number]
    return number


def join(over: list[int], one: int, other: int) -> None:
    """Let what hangs together with either hang together; the smaller root stands for both."""
    a, b = root(over, one), root(over, other)
    over[max(a, b)] = min(a, b)
