"""The rules of reduction programs written with sets: the reference of the fast search.

A device is a tuple with the frozen set of contributors of each chunk. Counts depend on conventions
that the literature leaves open; ours is the default `Convention`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

Device = tuple[frozenset[int], ...]
State = tuple[Device, ...]
Groups = tuple[tuple[int, ...], ...]
NAMES = ("AR", "RS", "Rd", "AG", "Bc")


class Convention(NamedTuple):
    """Conventions of counting that may differ.

    `skips_empty`: a group of devices that hold nothing is left out instead of being illegal.
    `loose_broadcast`: it is enough that a broadcast changes any device. `repeats`: equal groupings
    that are written differently count as several.
    """

    skips_empty: bool = False
    loose_broadcast: bool = False
    repeats: bool = False
    names: tuple[str, ...] = NAMES


def named_groups(radices: Sequence[int], *, repeats: bool = False) -> list[tuple[str, Groups]]:
    """Groups of `IG(i)`, `P(i,e)`, `M(i,e)` by their definition; each set of groups once."""
    levels = len(radices)
    found: list[tuple[str, Groups]] = []
    for i in range(levels + 1):
        found.append((f"IG({i})", _grouped(radices, i, levels, rooted=False)))
        for e in range(i):
            found.append((f"P({i},{e})", _grouped(radices, e, i, rooted=False)))
            found.append((f"M({i},{e})", _grouped(radices, e, i, rooted=True)))
    found = [(name, groups) for name, groups in found if len(groups[0]) > 1]
    if repeats:
        return found
    return [one for n, one in enumerate(found) if one[1] not in [groups for _, groups in found[:n]]]


def _grouped(radices: Sequence[int], first: int, end: int, *, rooted: bool) -> Groups:
    """Devices that agree on their digits before `first` and from `end` on."""
    groups: dict[object, list[int]] = {}
    for number, place in enumerate(product(*map(range, radices))):
        if not (rooted and any(place[end:])):
            groups.setdefault((place[:first], place[end:]), []).append(number)
    return tuple(tuple(group) for group in groups.values())


def start(devices: int) -> State:
    """Each device holds its own contribution to every chunk."""
    return tuple((frozenset({device}),) * devices for device in range(devices))


def applied(
    state: State, name: str, groups: Groups, convention: Convention = Convention()
) -> State | None:
    """The state behind an instruction; None where it is not legal."""
    after = list(state)
    acts = False
    for group in groups:
        members = [state[device] for device in group]
        if convention.skips_empty and not any(any(device) for device in members):
            continue
        made = _made(members, name, convention)
        if made is None:
            return None
        acts = True
        for device, one in zip(group, made, strict=True):
            after[device] = one
    return tuple(after) if acts and tuple(after) != state else None


def _made(members: list[Device], name: str, convention: Convention) -> list[Device] | None:
    rows = [{chunk for chunk, who in enumerate(device) if who} for device in members]
    union = tuple(frozenset[int]().union(*who) for who in zip(*members, strict=True))
    empty = (frozenset[int](),) * len(union)
    if name == "Bc":
        return _broadcast(members, convention)
    if name == "AG":
        equal = rows[0] and all(len(one) == len(rows[0]) for one in rows)
        alone = sum(map(len, rows)) == sum(map(bool, union))
        return [union] * len(members) if equal and alone else None
    if not rows[0] or any(one != rows[0] for one in rows):
        return None
    if any(sum(map(len, who)) != len(set[int]().union(*who)) for who in zip(*members, strict=True)):
        return None
    if name == "AR":
        return [union] * len(members)
    if name == "Rd":
        return [union, *[empty] * (len(members) - 1)]
    held, count = sorted(rows[0]), len(members)
    if len(held) % count:
        return None
    size = len(held) // count
    runs = [held[j * size : (j + 1) * size] for j in range(count)]
    return [
        tuple(who if n in run else frozenset[int]() for n, who in enumerate(union)) for run in runs
    ]


def _broadcast(members: list[Device], convention: Convention) -> list[Device] | None:
    root, others = members[0], members[1:]
    within = all(a <= b for one in others for a, b in zip(one, root, strict=True))
    strict = any(root) and all(one != root for one in others)
    legal = within and (strict or convention.loose_broadcast)
    return [root] * len(members) if legal else None


def programs(
    radices: Sequence[int], size: int, convention: Convention = Convention()
) -> Iterator[tuple[str, ...]]:
    """All programs of at most `size` instructions, each by the names of its instructions."""
    found = named_groups(radices, repeats=convention.repeats)
    named = [(f"{name}@{of}", name, groups) for of, groups in found for name in convention.names]
    first = start(len([*product(*map(range, radices))]))
    goal = ((frozenset(range(len(first))),) * len(first),) * len(first)
    known: dict[State, list[tuple[str, State]]] = {goal: []}

    def walk(state: State, left: int) -> Iterator[tuple[str, ...]]:
        if state not in known:
            known[state] = [
                (text, after)
                for text, name, groups in named
                if (after := applied(state, name, groups, convention)) is not None
            ]
        for text, after in known[state]:
            if after == goal:
                yield (text,)
            elif left > 1:
                yield from ((text, *rest) for rest in walk(after, left - 1))

    return walk(first, size) if first != goal else iter(())
