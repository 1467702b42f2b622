"""Says of which change something follows: that of a value which it moves, or the nearest one."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace

from shardwright.passes.explain.differences.change import Change
from shardwright.passes.explain.differences.matching import Matching
from shardwright.passes.explain.differences.value_graph import OUTSIDE, ValueGraph

Spots = frozenset[tuple[str, int]]  # values of "old" or "new"


def assigned(found: Matching, changes: Sequence[Change], effects: Sequence[Change]) -> list[Change]:
    """Changes with their effects; a collective that follows from none is a change of its own."""
    roots = [_grown(one.touched, found) for one in changes]
    own: list[list[Change]] = [[] for _ in changes]
    alone: list[Change] = []
    for effect in effects:
        number = _owner(found, changes, effect, roots)
        if number is not None:
            own[number].append(effect)
        elif effect.kind == "collective":
            alone.append(effect)
    said = frozenset(spot for one in changes if one.kind == "sharding" for spot in one.touched)
    return [
        *(
            replace(one, effects=_sorted(kept, said))
            for one, kept in zip(changes, own, strict=True)
        ),
        *alone,
    ]


def _sorted(effects: Sequence[Change], said: Spots) -> tuple[Change, ...]:
    """Collectives first, those that take longest first; less what a change says itself."""
    kept = (one for one in effects if one.kind == "collective" or not one.touched & said)
    return tuple(sorted(kept, key=_weight))


def _weight(one: Change) -> tuple[bool, float, float]:
    return one.kind != "collective", -abs(one.seconds or 0.0), -abs(one.bytes or 0.0)


def _owner(
    found: Matching, changes: Sequence[Change], effect: Change, roots: Sequence[Spots]
) -> int | None:
    """The only change, or that of a value which an effect concerns, or the nearest."""
    if len(roots) == 1:
        return 0
    touched = _grown(effect.touched, found)
    for number, root in enumerate(roots):
        if touched & root:
            return number
    for number, one in enumerate(changes):
        if one.kind in ("mesh", "plan"):
            return number
    for graph, side in ((found.new, "new"), (found.old, "old")):
        start = [number for which, number in touched if which == side]
        number = _nearest(graph, side, start, roots)
        if number is not None:
            return number
    return None


def _grown(touched: Spots, found: Matching) -> Spots:
    """Values with their like in the other program."""
    more: set[tuple[str, int]] = set()
    for side, number in touched:
        is_old = side == "old"
        graph, other = (found.old, found.new) if is_old else (found.new, found.old)
        maker, index = graph.maker[number]
        pair = (found.nodes if is_old else found.back).get(maker)
        if maker == OUTSIDE or pair is None:
            continue
        node = other.nodes[pair]
        made = [*node.outs, *(value for body in node.bodies for value in body)]
        if index < len(made):
            more.add(("new" if is_old else "old", made[index]))
    return touched | more


def _nearest(
    graph: ValueGraph, side: str, start: Sequence[int], roots: Sequence[Spots]
) -> int | None:
    """The nearest change among what values are computed of, and what is computed of them."""
    owner: dict[int, int] = {}
    for number, root in enumerate(roots):
        for which, value in sorted(root):
            if which == side:
                owner.setdefault(value, number)
    users = graph.users()
    seen, waiting = set(start), deque(start)
    while waiting:
        number = waiting.popleft()
        if number in owner:
            return owner[number]
        maker = graph.maker[number][0]
        near = [] if maker == OUTSIDE else list(graph.nodes[maker].ins)
        near += [value for node, _ in users[number] for value in graph.nodes[node].outs]
        for value in near:
            if value not in seen:
                seen.add(value)
                waiting.append(value)
    return None
