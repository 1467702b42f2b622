"""Certifies optimality: a short checker that shares no code with the search.

A proof gives each state a potential (states it does not name: the cost of the optimum). If the
start has 0, the goal the cost, and no legal instruction raises the potential by more than it costs,
then every program, of any length, costs at least that much.

The rules are written out once more, on one device per pattern of zero and other digits: a state
lists per device what each chunk has of whom, as bits, and how often each digit cut it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from shardwright.passes.collect.synthesis.prices import EXTRA, TICKS, Busy, Price
from shardwright.spec.sharding_rules.reductions import (
    Collective,
    Grouping,
    Instruction,
    Kind,
    Program,
    Step,
)

Device = tuple[tuple[int, ...], tuple[int, ...]]  # contributors per chunk; cuts, () if it has none
State = tuple[Device, ...]


def faults(levels: int, price: Price, cost: int, potentials: dict[State, int]) -> Iterator[str]:
    """The problem with a proof that all programs of so many levels cost `cost` ticks or more."""
    count = 1 << levels
    uncut = (0,) * levels
    start = tuple(((1 << device,) * count, uncut) for device in range(count))
    goal = (((1 << count) - 1,) * count, uncut)
    if potentials.get(start, cost) > 0:
        yield "the start has a potential above 0"
    if potentials.get((goal,) * count, cost) < cost:
        yield "the goal has a potential below the cost"
    if max(potentials.values(), default=0) > cost:
        yield "a potential is above the cost"  # no step leads there from states not named
    for state, potential in potentials.items():
        for instruction, step, after in _moves(levels, state):
            took = _ticks(price(step))
            if took < 0 or potentials.get(after, cost) > potential + took:
                yield f"{instruction} raises a potential by more than it costs"


def cost_of(levels: int, price: Price, program: Program) -> int | None:
    """The cost of a program in ticks; None where it does not reduce."""
    count = 1 << levels
    state: State = tuple(((1 << device,) * count, (0,) * levels) for device in range(count))
    total = 0
    for wanted in program:
        found = [move for move in _moves(levels, state) if move[0] == wanted]
        if not found:
            return None
        _, step, state = found[0]
        total += _ticks(price(step))
    full = ((1 << count) - 1,) * count
    return total if all(rows == full for rows, _ in state) else None


def _ticks(busy: Busy) -> int:
    return round((max(busy.links) + busy.latency) * TICKS) + EXTRA


def _moves(levels: int, state: State) -> Iterator[tuple[Instruction, Step, State]]:
    for first, end in combinations(range(levels + 1), 2):
        for rooted in (False, True) if end < levels else (False,):
            grouping = Grouping(first, end, rooted)
            groups = list(_groups(levels, grouping))
            for collective in Collective:
                after = list(state)
                for _, members in groups:
                    made = _made(collective, [state[device] for device in members])
                    if made is None:
                        break
                    for device, one in zip(
                        members, _recut(collective, grouping, made), strict=True
                    ):
                        after[device] = one
                else:
                    kinds = tuple(Kind(away, state[members[0]][1]) for away, members in groups)
                    instruction = Instruction(collective, grouping)
                    yield instruction, Step(instruction, kinds), tuple(after)


def _groups(levels: int, grouping: Grouping) -> Iterator[tuple[tuple[bool, ...], list[int]]]:
    """Digits of a group that are not 0, and its devices; digits of a device are its bits."""
    first, end, rooted = grouping
    inside = sum(1 << levels - 1 - digit for digit in range(first, end))
    behind = (1 << levels - end) - 1
    for root in range(1 << levels):
        if not root & inside and not (rooted and root & behind):
            away = tuple(bool(root >> levels - 1 - digit & 1) for digit in range(levels))
            yield away, [root | d for d in range(1 << levels) if d & ~inside == 0]


def _made(collective: Collective, members: list[Device]) -> list[Device] | None:
    """The holdings of members afterwards, with their cuts; None where the step is not legal."""
    root, cuts = members[0]
    chunks = [[chunk for chunk, who in enumerate(rows) if who] for rows, _ in members]
    if not chunks[0]:
        return None
    total = tuple(map(sum, zip(*(rows for rows, _ in members), strict=True)))
    union = [0] * len(root)
    for rows, _ in members:
        union = [a | b for a, b in zip(union, rows, strict=True)]
    empty = ((0,) * len(root), ())
    if collective is Collective.BROADCAST:
        less = all(rows != root and _within(rows, root) for rows, _ in members[1:])
        return [members[0]] * len(members) if less else None
    # Sums of bits are unions just where no bit is in both.
    if tuple(union) != total or any(one[1] != cuts for one in members):
        return None
    if collective is Collective.ALL_GATHER:
        alone = sum(map(len, chunks)) == len({chunk for one in chunks for chunk in one})
        return [(total, cuts)] * len(members) if alone else None
    if any(one != chunks[0] for one in chunks):
        return None
    if collective is Collective.ALL_REDUCE:
        return [(total, cuts)] * len(members)
    if collective is Collective.REDUCE:
        return [(total, cuts), *[empty] * (len(members) - 1)]
    size, rest = divmod(len(chunks[0]), len(members))
    if rest:
        return None
    runs = [chunks[0][size * j : size * (j + 1)] for j in range(len(members))]
    return [(tuple(w if c in run else 0 for c, w in enumerate(total)), cuts) for run in runs]


def _within(rows: tuple[int, ...], others: tuple[int, ...]) -> bool:
    return not any(a & ~b for a, b in zip(rows, others, strict=True))


def _recut(collective: Collective, grouping: Grouping, made: list[Device]) -> Iterator[Device]:
    change = {Collective.REDUCE_SCATTER: 1, Collective.ALL_GATHER: -1}.get(collective, 0)
    for rows, cuts in made:
        inside = range(grouping.first, grouping.end)
        yield rows, tuple(c + change * (digit in inside) for digit, c in enumerate(cuts))
