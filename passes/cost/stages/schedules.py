"""Simulates pipeline schedules: when each stage runs forward and backward on each micro-batch.

A device holds one stage, or several chunks of the model that are stages of their own, round robin.
Orders are those of GPipe (Huang et al., 2019), 1F1B (Narayanan et al., SOSP 2019) and interleaved
1F1B (Narayanan et al., SC 2021). Times are whole picoseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

GPIPE, ONE_F_ONE_B, INTERLEAVED = "gpipe", "1f1b", "interleaved"
SCHEDULES = (GPIPE, ONE_F_ONE_B, INTERLEAVED)


class Work(NamedTuple):
    """A stage's pass over a micro-batch."""

    stage: int
    microbatch: int
    is_back: bool


class Stage(NamedTuple):
    """Picoseconds of a stage per micro-batch; `sent`: from the stage before it, and back to it."""

    forward: int
    backward: int
    sent: int = 0


def order(schedule: str, device: int, devices: int, chunks: int, microbatches: int) -> list[Work]:
    """The passes of a device, in order. With chunks, micro-batches are a multiple of devices."""
    if schedule == GPIPE:
        forward = [Work(device, k, False) for k in range(microbatches)]
        return forward + [Work(device, k, True) for k in reversed(range(microbatches))]
    assert chunks == 1 or microbatches % devices == 0, "rounds are as long as there are devices"
    total = microbatches * chunks
    ahead = devices - device - 1
    if chunks > 1:
        ahead = 2 * ahead + (chunks - 1) * devices
    ahead = min(ahead, total)
    found = [_nth(k, device, devices, chunks, False) for k in range(ahead)]
    for k in range(total - ahead):
        found.append(_nth(ahead + k, device, devices, chunks, False))
        found.append(_nth(k, device, devices, chunks, True))
    return found + [_nth(k, device, devices, chunks, True) for k in range(total - ahead, total)]


def _nth(k: int, device: int, devices: int, chunks: int, is_back: bool) -> Work:
    """The k-th pass in a direction: each chunk takes as many micro-batches as there are devices."""
    if chunks == 1:
        return Work(device, k, is_back)
    chunk = k // devices % chunks
    microbatch = k // (devices * chunks) * devices + k % devices
    return Work((chunks - 1 - chunk if is_back else chunk) * devices + device, microbatch, is_back)


def played(schedule: str, stages: Sequence[Stage], chunks: int, microbatches: int) -> int:
    """Picoseconds until all passes are done; `stages` in order of the model.

    What a stage sends one way goes one after another.
    """
    devices = len(stages) // chunks
    lines = [order(schedule, d, devices, chunks, microbatches) for d in range(devices)]
    places, free = [0] * devices, [0] * devices
    there: dict[Work, int] = {}  # when what a pass makes is where it is needed
    sending: dict[tuple[int, bool], int] = {}
    waiting = list(range(devices))
    while waiting:
        device = waiting.pop()
        line = lines[device]
        while places[device] < len(line):
            work = line[places[device]]
            ready = _ready(work, len(stages), there)
            if ready is None:
                break
            stage = stages[work.stage]
            free[device] = max(free[device], ready) + (
                stage.backward if work.is_back else stage.forward
            )
            way = work.stage, work.is_back
            sent = max(free[device], sending.get(way, 0)) + _sent(work, stages)
            there[work] = sending[way] = sent
            places[device] += 1
            waiting += [near for near in ((device - 1) % devices, (device + 1) % devices)]
    assert all(place == len(line) for place, line in zip(places, lines, strict=True)), "a circle"
    return max(free)


def _sent(work: Work, stages: Sequence[Stage]) -> int:
    """The transfer time of a pass's result to the next stage, or back to the one before."""
    if work.is_back:
        return stages[work.stage].sent
    return stages[work.stage + 1].sent if work.stage + 1 < len(stages) else 0


def _ready(work: Work, stages: int, there: dict[Work, int]) -> int | None:
    """The time at which the inputs of a pass are there; None where that is not known yet."""
    if not work.is_back:
        return there.get(Work(work.stage - 1, work.microbatch, False)) if work.stage else 0
    if work.stage == stages - 1:
        return there.get(Work(work.stage, work.microbatch, False))
    return there.get(Work(work.stage + 1, work.microbatch, True))
