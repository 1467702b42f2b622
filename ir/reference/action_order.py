"""Lists of actions as one order for a process that plays all ranks. Scripts carry these lines."""

from __future__ import annotations

import re
from collections.abc import Sequence

SENDS = {"SEND_F": 1, "SEND_B": -1}  # to the next stage, or the one before
RECEIVES = {"RECV_F": ("SEND_F", -1), "RECV_B": ("SEND_B", 1)}
CELL = re.compile(r"(\d+)([A-Z_]+?)(\d+)")
Step = tuple[str, int, int]


def cells(line: str) -> list[Step]:
    """The actions of a rank, but for those of no micro-batch: kind, stage, micro-batch."""
    found = (CELL.fullmatch(cell.strip()) for cell in line.split(","))
    return [(match[2], int(match[1]), int(match[3])) for match in found if match]


def in_order(lines: Sequence[str]) -> list[Step]:
    """All actions, each behind what it waits for. Raises ValueError where lists never end."""
    lists = [cells(line) for line in lines]
    every = {action for line in lists for action in line}
    order, done = list[Step](), set[Step]()
    places, before = [0] * len(lists), -1
    while before != len(order):
        before = len(order)
        for rank, line in enumerate(lists):
            while places[rank] < len(line) and needs(line[places[rank]], every) <= done:
                order.append(line[places[rank]])
                done.add(order[-1])
                places[rank] += 1
    stuck = [rank for rank, line in enumerate(lists) if places[rank] < len(line)]
    if stuck:
        kind, stage, turn = action = lists[stuck[0]][places[stuck[0]]]
        missing = ", ".join(f"{s}{k}{m}" for k, s, m in sorted(needs(action, every) - done))
        said = f"rank {stuck[0]} waits with {stage}{kind}{turn} for {missing}"
        raise ValueError(f"the lists of actions never end: {said}")
    return order


def needs(action: Step, every: set[Step]) -> set[Step]:
    """What an action waits for, of all that lists have."""
    kind, stage, turn = action
    if kind in RECEIVES:
        send, where = RECEIVES[kind]
        return {(send, stage + where, turn)}
    backs = {(one, stage, turn) for one in ("B", "I")} & every
    if kind == "SEND_B":
        return backs or {("B", stage, turn)}
    if kind == "F":
        first = {("F", stage - 1, turn)} if stage else set[Step]()
        return first | ({("RECV_F", stage, turn)} & every)
    if kind in ("B", "I"):
        later = {(one, stage + 1, turn) for one in ("B", "I")} & every
        return {("F", stage, turn)} | later | ({("RECV_B", stage, turn)} & every)
    return {("I" if kind == "W" else "F", stage, turn)}
