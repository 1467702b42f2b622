"""Graphs of groups of nodes: groups on a common cycle are joined, the rest put in order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from shardwright.passes.search.problem.stages.topological import topological


@dataclass(frozen=True)
class Condensed:
    """`of` [groups]: the block of each; `preds`: by block those with an edge to it. Blocks are
    numbered in an order in which edges lead on.
    """

    of: tuple[int, ...]
    preds: tuple[tuple[int, ...], ...]


def condensed(count: int, edges: Iterable[tuple[int, int]]) -> Condensed:
    """Blocks of `count` groups, which are the strongly connected components of their graph."""
    pairs = sorted({(a, b) for a, b in edges if a != b})
    component = _components(count, pairs)
    total = max(component, default=-1) + 1
    between = sorted(
        {(component[a], component[b]) for a, b in pairs} - {(c, c) for c in range(total)}
    )
    place = {block: k for k, block in enumerate(topological(total, between))}
    preds: list[list[int]] = [[] for _ in range(total)]
    for a, b in between:
        preds[place[b]].append(place[a])
    return Condensed(tuple(place[c] for c in component), tuple(map(tuple, preds)))


def _components(count: int, edges: list[tuple[int, int]]) -> list[int]:
    """Kosaraju: nodes in the order in which a search leaves them, then back against the edges.
    Components are numbered by their first node.
    """
    after: list[list[int]] = [[] for _ in range(count)]
    before: list[list[int]] = [[] for _ in range(count)]
    for a, b in edges:
        after[a].append(b)
        before[b].append(a)
    left = _left(after, range(count))
    owner = [-1] * count
    for root in reversed(left):
        if owner[root] < 0:
            owner[root] = root
            stack = [root]
            while stack:
                for one in before[stack.pop()]:
                    if owner[one] < 0:
                        owner[one] = root
                        stack.append(one)
    number: dict[int, int] = {}
    return [number.setdefault(root, len(number)) for root in owner]


def _left(after: list[list[int]], nodes: Iterable[int]) -> list[int]:
    """Nodes in the order in which a depth-first search leaves them."""
    seen, found = [False] * len(after), list[int]()
    for root in nodes:
        if seen[root]:
            continue
        seen[root] = True
        stack = [(root, iter(after[root]))]
        while stack:
            node, rest = stack[-1]
            one = next((k for k in rest if not seen[k]), None)
            if one is None:
                found.append(node)
                stack.pop()
            else:
                seen[one] = True
                stack.append((one, iter(after[one])))
    return found
