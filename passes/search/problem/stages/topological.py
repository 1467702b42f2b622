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


def depth_first(count: int, edges: Sequence[tuple[int, int]]) -> list[int]:
    """An order in which edges lead on: nodes by when a depth-first walk is done with them, the last
    one first. Edges that lead in a cycle are no error.
    """
    after: list[list[int]] = [[] for _ in range(count)]
    for a, b in edges:
        after[a].append(b)
    done: list[int] = []
    seen = [False] * count
    for root in range(count):
        stack = [] if seen[root] else [(root, iter(after[root]))]
        seen[root] = True
        while stack:
            node, rest = stack[-1]
            step = next((one for one in rest if not seen[one]), None)
            if step is None:
                done.append(node)
                stack.pop()
                continue
            seen[step] = True
            stack.append((step, iter(after[step])))
    return done[::-1]


def depth_first_back(count: int, edges: Sequence[tuple[int, int]]) -> list[int]:
    """The same from the last node on, by the last edges first."""
    last = count - 1
    turned = [(last - a, last - b) for a, b in reversed(edges)]
    return [last - node for node in depth_first(count, turned)]
