"""Schedules of pipelines against textbook formulas and a second way to time them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from shardwright.passes.cost.stages.schedules import Stage, Work, order, played

SIZES = [(p, m) for p in (1, 2, 3, 4, 8) for m in (1, 2, 4, 8, 9, 24)]


@pytest.mark.parametrize("schedule", ["gpipe", "1f1b"])
@pytest.mark.parametrize(("devices", "microbatches"), SIZES)
def test_equal_stages_take_what_textbooks_say(schedule: str, devices: int, microbatches: int):
    stages = [Stage(3, 5)] * devices
    assert played(schedule, stages, 1, microbatches) == (microbatches + devices - 1) * 8


@pytest.mark.parametrize("chunks", [2, 3])
@pytest.mark.parametrize(("devices", "rounds"), [(2, 1), (2, 4), (4, 1), (4, 3), (8, 2)])
def test_chunks_divide_the_bubble(devices: int, rounds: int, chunks: int):
    stages, microbatches = [Stage(3, 5)] * (devices * chunks), devices * rounds
    busy = microbatches * chunks * 8
    assert played("interleaved", stages, chunks, microbatches) - busy == (devices - 1) * 8


Act = Work | tuple[Work]  # a pass, or the transfer of what it makes


def longest(schedule: str, stages: list[Stage], chunks: int, microbatches: int) -> int:
    """The longest way through all passes and transfers: each waits for its line, a pass for what
    it is sent, a transfer for what it sends and for the one before on its way.
    """
    devices = len(stages) // chunks
    before: list[tuple[Act, Act]] = []
    takes: dict[Act, int] = {}
    for device in range(devices):
        line = order(schedule, device, devices, chunks, microbatches)
        before += list(zip(line, line[1:], strict=False))
        for work in line:
            stage = stages[work.stage]
            takes[work] = stage.backward if work.is_back else stage.forward
        for s in range(len(stages)):
            for is_back in (False, True):
                sends = [(work,) for work in line if work.stage == s and work.is_back == is_back]
                before += list(zip(sends, sends[1:], strict=False))
    last = len(stages) - 1
    for k in range(microbatches):
        for s in range(1, len(stages)):
            for work, other in ((Work(s - 1, k, False), s), (Work(s, k, True), s - 1)):
                takes[(work,)] = stages[s].sent
                before += [(work, (work,)), ((work,), work._replace(stage=other))]
        before.append((Work(last, k, False), Work(last, k, True)))
    takes |= {act: 0 for pair in before for act in pair if act not in takes}
    ends = dict(takes)
    changed = True
    while changed:
        changed = False
        for a, b in before:
            if ends[a] + takes[b] > ends[b]:
                ends[b], changed = ends[a] + takes[b], True
    return max(ends[act] for act in takes if isinstance(act, Work))


@pytest.mark.parametrize("seed", range(40))
def test_unequal_stages_take_the_longest_way(seed: int):
    random = Random(seed)
    chunks, devices = random.choice([1, 1, 2]), random.randint(1, 4)
    schedule = "interleaved" if chunks > 1 else random.choice(["gpipe", "1f1b"])
    microbatches = devices * random.randint(1, 3) if chunks > 1 else random.randint(1, 9)
    stages = [
        Stage(random.randint(0, 9), random.randint(1, 15), random.randint(0, 24))
        for _ in range(devices * chunks)
    ]
    found = played(schedule, stages, chunks, microbatches)
    assert found == longest(schedule, stages, chunks, microbatches)


@pytest.mark.parametrize(("devices", "chunks", "rounds"), [(4, 1, 3), (4, 2, 2), (3, 3, 4)])
def test_every_pass_is_done_once_and_little_is_kept(devices: int, chunks: int, rounds: int):
    microbatches = devices * rounds
    for device in range(devices):
        line = order("1f1b", device, devices, chunks, microbatches)
        stages = range(device, devices * chunks, devices)
        wanted = {(s, k, back) for s in stages for k in range(microbatches) for back in (0, 1)}
        assert set(line) == wanted
        assert max(Counter(line).values()) == 1
        kept = most = 0
        for work in line:
            kept += -1 if work.is_back else 1
            most = max(most, kept)
        if chunks == 1:
            assert most == min(microbatches, devices - device)
