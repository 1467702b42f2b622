"""Orders of graphs in which edges lead on."""

from __future__ import annotations

from collections.abc import Sequence


def topological(count: int, edges: Sequence[tuple[int, int]]) -> list[int]:
    """An order in which edges lead on, each node soon after the last that it needs; shorter than
    `count` where there is a cycle.
    """
    after: list[list[int]] = [[] for _ in range(count)]
    needs = [0] * count
    for a, b in edges:
        after[a].append(b)
        needs[b] += 1
    order: list[int] = []
    stack = [node for node in reversed(range(count)) if not needs[node]]
    while stack:
        order.append(node := stack.pop())
        for one in reversed(after[node]):
            needs[one] -= 1
            if not needs[one]:
                stack.append(one)
    return order
