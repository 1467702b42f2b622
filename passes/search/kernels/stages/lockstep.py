"""Pipelines in lockstep: in a step every rank does a pass, then what the step made is sent.

A rank does a way back if one is ready, otherwise a forward pass if one is: nothing else bounds how
many micro-batches are under way. A send takes the clocks of both ends to the later of the two and
adds its time, in the order of ranks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple


class Pass(NamedTuple):
    """A direction of a rank: seconds, the most bytes beyond those at its start, and those that are
    left at its end; `sent`: bytes that then go to the next rank in this direction, in `hop` s.
    """

    seconds: float
    rise: float
    change: float
    sent: float = 0.0
    hop: float = 0.0


class Rank(NamedTuple):
    """Forward, and back of the first micro-batch and of others; what is there at the start."""

    forward: Pass
    first: Pass
    back: Pass
    seconds: float
    bytes: float


Step = tuple[tuple[int, bool, int], ...]


@lru_cache(maxsize=64)
def lockstep(ranks: int, microbatches: int) -> tuple[Step, ...]:
    """Rank, whether it goes back, and the micro-batch, by step."""
    there, back = [0] * ranks, [0] * ranks  # micro-batches that a rank is done with
    steps: list[Step] = []
    while back[0] < microbatches:
        now: list[tuple[int, bool, int]] = []
        for rank in range(ranks):
            behind = there[rank] if rank + 1 == ranks else back[rank + 1]
            before = microbatches if rank == 0 else there[rank - 1]
            if back[rank] < behind:
                now.append((rank, True, back[rank]))
            elif there[rank] < before:
                now.append((rank, False, there[rank]))
        for rank, is_back, _ in now:
            (back if is_back else there)[rank] += 1
        steps.append(tuple(now))
    return tuple(steps)


def play(ranks: Sequence[Rank], microbatches: int) -> tuple[list[float], list[float], list[float]]:
    """By rank the seconds until it is done, the bytes that it then holds, and the most of them."""
    last = len(ranks) - 1
    clock, held = [one.seconds for one in ranks], [one.bytes for one in ranks]
    most = list(held)
    for step in lockstep(len(ranks), microbatches):
        sends: list[tuple[int, int, Pass]] = []
        for rank, is_back, number in step:
            one = ranks[rank]
            part = (one.back if number else one.first) if is_back else one.forward
            clock[rank] += part.seconds
            now = held[rank]
            most[rank] = max(most[rank], now + part.rise)
            held[rank] = now + part.change
            if rank if is_back else rank < last:
                sends.append((rank, rank - 1 if is_back else rank + 1, part))
        for here, there, part in sends:
            clock[here] = clock[there] = max(clock[here], clock[there]) + part.hop
            held[there] += part.sent
            most[there] = max(most[there], held[there])
            held[here] -= part.sent
    return clock, held, most
