"""Graphs of groups of nodes: groups on a common cycle are joined, the rest put in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from shardwright.passes.search.problem.stages.topological import depth_first, topological

Order = Callable[[int, Sequence[tuple[int, int]]], list[int]]


@dataclass(frozen=True)
class Condensed:
    """`of` [groups]: the block of each; `preds`: by block those with an edge to it. Blocks are
    numbered in an order in which edges lead on.
    """

    of: tuple[int, ...]
    preds: tuple[tuple[int, ...], ...]


def condensed(
    count: int, edges: Iterable[tuple[int, int]], order: Order = topological
) -> Condensed:  # fmt: skip
    """Blocks of `count` groups, which are the strongly connected components of their graph, in an
    order of these.
    """
    pairs = sorted({(a, b) for a, b in edges if a != b})
    component = _components(count, pairs)
    total = max(component, default=-1) + 1
    between = sorted(
        {(component[a], component[b]) for a, b in pairs} - {(c, c) for c in range(total)}
    )
    place = {block: k for k, block in enumerate(order(total, between))}
    preds: list[list[int]] = [[] for _ in range(total)]
    for a, b in between:
        preds[place[b]].append(place[a])
    return Condensed(tuple(place[c] for c in component), tuple(map(tuple, preds)))


def _components(count: int, edges: list[tuple[int, int]]) -> list[int]:
    """Kosaraju: nodes depth first, then back against the edges. Components are numbered by their
    first node.
    """
    before: list[list[int]] = [[] for _ in range(count)]
    for a, b in edges:
        before[b].append(a)
    owner = [-1] * count
    for root in depth_first(count, edges):
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
