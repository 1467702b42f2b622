"""Where the next stage of a pipeline stands: devices of machines, by three policies.

A placement is the devices taken of each machine. Of m devices
    fresh    of machines that nothing stands on first, then of others
    append   of machines that something stands on first, then of others
    scatter  one of each machine with free devices, round by round
machines in order of their number (Fan et al., PPoPP 2021, section 4.2).
"""

from __future__ import annotations

from typing import NamedTuple

Taken = tuple[int, ...]
POLICIES = ("fresh", "append", "scatter")


def placed(policy: str, used: Taken, room: int, count: int) -> Taken:
    """`count` devices, no more than are free, of machines with `room` devices each."""
    found = [0] * len(used)
    if policy == "scatter":
        while count:
            for machine, taken in enumerate(used):
                if count and taken + found[machine] < room:
                    found[machine] += 1
                    count -= 1
        return tuple(found)
    wants_fresh = policy == "fresh"
    for machine in sorted(range(len(used)), key=lambda k: (used[k] > 0) == wants_fresh):
        found[machine] = min(count, room - used[machine])
        count -= found[machine]
    return tuple(found)


class Links(NamedTuple):
    """bytes/s: of sums of gradients and of what is sent, inside of machines and across."""

    sum_inside: float
    sum_across: float
    send_inside: float
    send_across: float


def all_reduce(links: Links, stage: Taken, size: float) -> float:
    """Seconds to add up gradients of a stage: 2 (n - 1) / n of them across machines, or inside over
    n / 2 links at a time.
    """
    count = sum(stage)
    moved = 2 * (count - 1) / count * size
    if count == 1:
        return 0.0
    if max(stage) == count:
        return moved / links.sum_inside / (count / 2)
    return moved / links.sum_across


def send(links: Links, maker: Taken, user: Taken) -> float:
    """Seconds by byte between two stages: each maker sends its share, at the speed across machines
    where no user stands on its own; shares that go the same way go one after another.
    """
    away = sum(count for count, other in zip(maker, user, strict=True) if not other)
    count = sum(maker)
    return max(away / count / links.send_across, (count - away) / count / links.send_inside)
