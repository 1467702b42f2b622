"""Finds who waits for one another in a circle."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def circle(before: Mapping[T, Sequence[T]]) -> list[T]:
    """Nodes each of which waits for the next, the last for the first; empty
    where all can go one after another. `before`: what each waits for; others wait for nothing.
    """
    count = {node: sum(other in before for other in needs) for node, needs in before.items()}
    users: dict[T, list[T]] = {node: [] for node in before}
    for node, needs in before.items():
        for other in needs:
            if other in users:
                users[other].append(node)
    ready = [node for node, left in count.items() if not left]
    while ready:
        node = ready.pop()
        del count[node]
        for user in users[node]:
            count[user] -= 1
            if not count[user]:
                ready.append(user)
    if not count:
        return []
    walk: list[T] = [next(iter(count))]
    seen = {walk[0]: 0}
    while True:
        node = next(other for other in before[walk[-1]] if other in count)
        if node in seen:
            return walk[seen[node] :]
        seen[node] = len(walk)
        walk.append(node)
