"""The seven rules: what they accept runs, what they refuse does not; torch's lists as an oracle."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from shardwright.passes.pipeline.schedules import validation
from shardwright.passes.pipeline.schedules.action_text import (
    BadCell,
    action_of,
    csv_text,
    lists_of,
    spelled,
)
from shardwright.passes.pipeline.schedules.actions import Action, Lists
from shardwright.passes.pipeline.schedules.batches import batches, with_transfers
from shardwright.passes.pipeline.schedules.named_lists import lists_of_schedule
from shardwright.passes.pipeline.schedules.timing import play, unit_times
from shardwright.passes.pipeline.schedules.validation import broken
from shardwright.spec.schedule_names import SCHEDULES, Named
from shardwright.testing.second_opinion.pipeline_times import Fails, Hangs, expected, gradients

SMALL = [
    Named(name, chunks)
    for name, row in SCHEDULES.items()
    for chunks in ((2, 3) if row.has_chunks else (1,))
]


def posted(schedule: Named, ranks: int, microbatches: int) -> Lists:
    return with_transfers(lists_of_schedule(schedule, ranks, microbatches))


def cells_of(lists: Lists) -> list[list[tuple[str, int, int, int]]]:
    return [[(one.kind, one.stage, one.microbatch, one.replica) for one in rank]
            for rank in lists.ranks]  # fmt: skip


def runs(lists: Lists) -> bool:
    """Whether ranks that wait for whole batches finish with the right gradients."""
    try:
        found = gradients(cells_of(lists), lists.places, lists.microbatches)
    except (Hangs, Fails):
        return False
    return bool(np.array_equal(found, expected(lists.stages, lists.microbatches)))


@pytest.mark.parametrize("schedule", SMALL, ids=str)
@pytest.mark.parametrize(("p", "m"), [(2, 4), (4, 8), (4, 4)])
def test_generated_lists_are_schedules_and_run(schedule: Named, p: int, m: int):
    lists = posted(schedule, p, m)
    assert broken(lists) == [] and runs(lists)
    assert broken(lists_of_schedule(schedule, p, m)) == []


def test_batches_hold_both_ways():
    """In the middle of 1F1B a rank sends forward and receives backward in one batch."""
    found = batches(posted(Named("1f1b"), 4, 8).ranks[1])
    assert any({one.kind for one in some} >= {"SEND_F", "RECV_B"} for some in found)


# --- mutations


def swapped(lists: Lists, random: Random) -> Lists:
    rank = random.randrange(len(lists.ranks))
    line = list(lists.ranks[rank])
    a = random.randrange(len(line))
    b = min(len(line) - 1, a + random.choice([1, 1, 2, 5]))
    line[a], line[b] = line[b], line[a]
    return with_rank(lists, rank, line)


def dropped(lists: Lists, random: Random) -> Lists:
    rank = random.randrange(len(lists.ranks))
    line = list(lists.ranks[rank])
    del line[random.randrange(len(line))]
    return with_rank(lists, rank, line)


def doubled(lists: Lists, random: Random) -> Lists:
    rank = random.randrange(len(lists.ranks))
    line = list(lists.ranks[rank])
    line.insert(random.randrange(len(line)), random.choice(line))
    return with_rank(lists, rank, line)


def with_rank(lists: Lists, rank: int, line: list[Action]) -> Lists:
    ranks = [tuple(line) if k == rank else one for k, one in enumerate(lists.ranks)]
    return replace(lists, ranks=tuple(ranks))


@pytest.mark.parametrize("schedule", SMALL, ids=str)
def test_mutated_lists_are_refused_or_harmless(schedule: Named):
    random, seen = Random(str(schedule)), {True: 0, False: 0}
    for _ in range(40):
        p = random.choice([2, 4])
        lists = posted(schedule, p, p * random.randint(1, 2))
        for mutate in (swapped, dropped, doubled):
            mutant = mutate(lists, random)
            is_refused = bool(broken(mutant))
            assert is_refused or runs(mutant), mutant.ranks
            if mutate is swapped:
                assert is_refused != runs(mutant), [*map(str, broken(mutant))]
                seen[is_refused] += 1
            elif mutant != lists:
                assert is_refused
            if not is_refused:
                play(mutant, unit_times(mutant))
    assert min(seen.values()) > 2, seen


@pytest.mark.parametrize("rule", ["_once", "_order", "_transfers", "_places"])
def test_a_rule_that_is_left_out_is_caught(rule: str, monkeypatch: pytest.MonkeyPatch):
    def nothing(*_: object) -> list[object]:
        return []

    monkeypatch.setattr(validation, rule, nothing)
    with pytest.raises((AssertionError, ValueError, IndexError, KeyError, Exception)):
        for schedule in SMALL:
            test_mutated_lists_are_refused_or_harmless(schedule)
        test_each_rule_speaks()


RULES = [
    (1, ["0F0,0B0,0F0"], "0F0 is done 2 times"),
    (1, ["0F0,0I0"], "it has I"),
    (1, ["0F0,0B0,0I0,0W0"], "it has BIW"),
    (1, ["0F0,0F1,0B0"], "does not do micro-batch 1 backward"),
    (1, ["0B0,0B0"], "0F0 is missing"),
    (1, ["0F1,0B1"], "more than the lists have actions for|0F0 is missing"),
    (2, ["0B0,0F0"], "actions wait for one another: 0"),
    (2, ["0F0,0B0,0F1,0B1", "1F1,1F0,1B0,1B1"], "wait for one another"),
    (3, ["0F0,1F0", "1B0,0B0"], "stands on rank 1, stage 0 is held by rank 0"),
    (4, ["0F0,0B0@1"], "reads weights of step 1, the list has 0 before it"),
    (4, ["0F0,0B0,0STEP,0F1,0B1"], "reads weights of step 0, the list has 1 before it"),
    (6, ["0F0,0SEND_F0,0RECV_B0,0B0", "1F0,1RECV_F0,1B0,1SEND_B0"], "behind what reads it"),
    (6, ["0SEND_F0,0F0,0RECV_B0,0B0", "1RECV_F0,1F0,1B0,1SEND_B0"], "before it is made"),
    (6, ["0F0,0RECV_B0,0B0", "1RECV_F0,1F0,1B0,1SEND_B0"], "0SEND_F0 is posted 0 times, wanted 1"),
    (
        6,
        ["0F0,0F1,0SEND_F1,0SEND_F0,0RECV_B0,0RECV_B1,0B0,0B1",
         "1RECV_F0,1RECV_F1,1F0,1F1,1B0,1B1,1SEND_B0,1SEND_B1"],
        "in its place",
    ),
    (7, ["(0F0;0B0)OVERLAP_F_B"], "overlaps what waits"),
    (7, ["0F0,(0B0;0STEP)OVERLAP_F_B,0F0"], "is not of two passes|is done 2 times"),
]  # fmt: skip


def test_each_rule_speaks():
    for rule, rows, said in RULES:
        found = broken(lists_of(rows))
        assert found and found[0].rule in (rule, 1), (rows, found)
        words = " ".join(map(str, found))
        assert any(part in words for part in said.split("|")), (rows, found)


def test_memory_has_a_limit():
    lists = lists_of_schedule(Named("1f1b"), 4, 8)
    assert broken(lists, Fraction(4)) == []
    (found,) = broken(lists, Fraction(7, 2))
    assert found.rule == 5 and "rank 0 holds 4 micro-batches at its peak, at most 7/2" in str(found)


def test_batches_that_wait_for_one_another_are_named():
    """Each rank sends before it receives, in batches of their own: without buffers that hangs."""
    first = "0F0,0SEND_F0,0F1,0SEND_F1,{}0RECV_B0,0B0,0RECV_B1,0B1"
    second = "1RECV_F0,1F0,1B0,1SEND_B0,{}1RECV_F1,1F1,1B1,1SEND_B1"
    together = lists_of([first.format(""), second.format("")])
    assert broken(together) == [] and runs(together)
    apart = lists_of([first.format("0UNSHARD,"), second.format("1UNSHARD,")])
    (found,) = broken(apart)
    assert found.rule == 6 and "batches wait for one another: rank" in str(found)
    assert not runs(apart)


def test_several_steps_read_weights_of_their_own():
    lists = lists_of(["0F0,0B0,0REDUCE_GRAD,0STEP,0F1@1,0B1@1,0STEP@1"])
    assert broken(lists) == []
    played = play(lists, unit_times(lists))
    assert [span.end for span in played.spans[0]] == [1, 3, 3, 3, 4, 6, 6]


def test_overlaps_play_as_one():
    lists = lists_of(["0F0,(0F1;0B0)OVERLAP_F_B,0B1"])
    assert broken(lists) == []
    assert [*play(lists, unit_times(lists)).spans[0]] == [(0, 1), (1, 4), (4, 6)]


# --- text


@pytest.mark.parametrize("schedule", SMALL, ids=str)
def test_lists_read_as_they_are_written(schedule: Named):
    for lists in (lists_of_schedule(schedule, 4, 8), posted(schedule, 4, 8)):
        assert lists_of(csv_text(lists).splitlines()) == lists


@pytest.mark.parametrize(
    "cell", ["", "F0", "0F", "0X0", "0STEP1", "0F0 0B0", "-1F0", "0F-1", "٣F0", "(0F0)OVERLAP_F_B",
             "((0F0;0B0)OVERLAP_F_B;0F1)OVERLAP_F_B", "0F99999999999"]
)  # fmt: skip
def test_what_is_no_action(cell: str):
    assert action_of(cell) is None
    with pytest.raises(BadCell):
        lists_of(["0F0,0F1", f"1F0,{cell or '?'}"])


def test_a_cell_of_far_too_many_is_refused_at_once():
    with pytest.raises(BadCell):
        lists_of(["0F0,0B0,999999F9999999"])


# --- torch's generators, and its reader


def stage_like(index: int, stages: int, ranks: int) -> Any:
    return SimpleNamespace(
        stage_index=index, num_stages=stages, group_size=ranks, group_rank=index % ranks,
        is_first=index == 0, is_last=index == stages - 1, has_backward=True, submod=None,
        group=None, device=None,
    )  # fmt: skip


def torch_rows(name: str, ranks: int, chunks: int, microbatches: int) -> list[list[str]]:
    """The cells of torch's lists, without idling and what is not computing."""
    schedules = pytest.importorskip("torch.distributed.pipelining.schedules")
    stages = ranks * chunks
    kind = getattr(schedules, name)
    if chunks == 1:
        made = kind.__new__(kind)
        made._num_stages, made._n_microbatches = stages, microbatches
        order = made._get_pipeline_order()
    else:
        own = [stage_like(k * ranks, stages, ranks) for k in range(chunks)]
        order = kind(own, microbatches, None).pipeline_order
    kinds = ("F", "B", "I", "W")
    return [
        [str(one) for one in order[rank]
         if one is not None and one.computation_type.value in kinds]
        for rank in range(ranks)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "torchs", "chunks"),
    [
        ("gpipe", "ScheduleGPipe", 1),
        ("1f1b", "Schedule1F1B", 1),
        ("interleaved", "ScheduleInterleaved1F1B", 2),
        ("interleaved", "ScheduleInterleaved1F1B", 3),
        ("looped-bfs", "ScheduleLoopedBFS", 2),
        ("looped-bfs", "ScheduleLoopedBFS", 4),
    ],
)
@pytest.mark.parametrize(("p", "m"), [(2, 4), (4, 8), (4, 4), (8, 16)])
def test_torch_makes_the_same_lists(name: str, torchs: str, chunks: int, p: int, m: int):
    lists = lists_of_schedule(Named(name, chunks), p, m)
    found = [[spelled(one) for one in rank] for rank in lists.ranks]
    oracle = torch_rows(torchs, p, chunks, m)
    if name == "1f1b":  # torch 2.13 draws its last rank from micro-batch 1 on, which it has not
        assert oracle[-1][0] == f"{p - 1}F1"
        found, oracle = found[:-1], oracle[:-1]
    assert found == oracle


@pytest.mark.parametrize("schedule", [one for one in SMALL if one.row.replicas == 1], ids=str)
def test_torch_reads_what_is_written(schedule: Named):
    schedules = pytest.importorskip("torch.distributed.pipelining.schedules")
    for lists in (lists_of_schedule(schedule, 4, 8), posted(schedule, 4, 8)):
        for row in csv_text(lists).splitlines():
            cells = row.split(",")
            assert [str(schedules._Action.from_str(cell)) for cell in cells] == cells


@pytest.mark.parametrize(
    "torchs", ["ScheduleInterleavedZeroBubble", "ScheduleZBVZeroBubble", "ScheduleDualPipeV"]
)
def test_lists_that_torch_alone_makes_are_read_and_checked(torchs: str):
    """Their stages go round the ranks, or there and back; two actions at a time."""
    schedules = pytest.importorskip("torch.distributed.pipelining.schedules")
    p, m = 4, 8
    own = [stage_like(k, 2 * p, p) for k in (0, 4 if "Interleaved" in torchs else 7)]
    for one in own:
        one.group_rank = 0
    order = getattr(schedules, torchs)(own, m, None).pipeline_order
    rows = [",".join("" if one is None else str(one) for one in order[rank]) for rank in range(p)]
    lists = lists_of(rows)
    assert broken(lists) == []
    assert broken(with_transfers(lists)) == []
    assert lists.places[0][7] == (3 if "Interleaved" in torchs else 0)
