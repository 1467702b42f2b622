"""Lists of actions as one order for a process that plays all ranks. Scripts carry these lines."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

SENDS = {"SEND_F": 1, "SEND_B": -1}  # to the next stage, or the one before
RECEIVES = {"RECV_F": "SEND_F", "RECV_B": "SEND_B"}
CELL = re.compile(r"(\d+)([A-Z_]+?)(\d+)(?:[<>](\d+))?")
Step = tuple[str, int, int, int]


def cells(line: str) -> list[Step]:
    """The actions of a rank, but for those of no micro-batch: kind, stage, micro-batch, and of a
    transfer the stage at its other end.
    """
    found = (CELL.fullmatch(cell.strip()) for cell in line.split(","))
    return [step_of(match[2], int(match[1]), int(match[3]), match[4]) for match in found if match]


def step_of(kind: str, stage: int, turn: int, other: str | None) -> Step:
    """An action; the other end of a transfer is the next stage, unless it is said."""
    step = SENDS[kind] if kind in SENDS else -SENDS[RECEIVES[kind]] if kind in RECEIVES else 0
    return kind, stage, turn, stage + step if other is None else int(other)


def in_order(lines: Sequence[str], chain: int) -> list[Step]:
    """All actions, each behind what it waits for. `chain`: stages of a copy of the model; from its
    last nothing goes on. Raises ValueError where lists never end.
    """
    lists = [cells(line) for line in lines]
    every = {action for line in lists for action in line}
    coming: dict[tuple[str, int, int], set[Step]] = {}  # receives, by kind, stage, micro-batch
    for action in every:
        if action[0] in RECEIVES:
            coming.setdefault(action[:3], set()).add(action)
    order, done = list[Step](), set[Step]()
    places, before = [0] * len(lists), -1
    while before != len(order):
        before = len(order)
        for rank, line in enumerate(lists):
            while (
                places[rank] < len(line) and needs(line[places[rank]], every, coming, chain) <= done
            ):
                order.append(line[places[rank]])
                done.add(order[-1])
                places[rank] += 1
    stuck = [rank for rank, line in enumerate(lists) if places[rank] < len(line)]
    if stuck:
        kind, stage, turn, _ = action = lists[stuck[0]][places[stuck[0]]]
        left = sorted(needs(action, every, coming, chain) - done)
        missing = ", ".join(f"{s}{k}{m}" for k, s, m, _ in left)
        said = f"rank {stuck[0]} waits with {stage}{kind}{turn} for {missing}"
        raise ValueError(f"the lists of actions never end: {said}")
    return order


def needs(
    action: Step, every: set[Step], coming: Mapping[tuple[str, int, int], set[Step]], chain: int
) -> set[Step]:
    """What an action waits for, of all that lists have."""
    kind, stage, turn, other = action
    if kind in RECEIVES:
        return {(RECEIVES[kind], other, turn, stage)}
    backs = {(one, stage, turn, stage) for one in ("B", "I")} & every
    if kind == "SEND_B":
        return backs or {("B", stage, turn, stage)}
    if kind == "F":
        first = {("F", stage - 1, turn, stage - 1)} if stage % chain else set[Step]()
        return first | coming.get(("RECV_F", stage, turn), set())
    if kind in ("B", "I"):
        own = {("F", stage, turn, stage)} | coming.get(("RECV_B", stage, turn), set())
        if (stage + 1) % chain == 0:
            return own
        return own | {(one, stage + 1, turn, stage + 1) for one in ("B", "I")} & every
    return {("I" if kind == "W" else "F", stage, turn, stage)}
