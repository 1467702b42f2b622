"""Memory of pipelines: against passes written out one by one, against papers, and bad programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.cost.liveness import analysis, stage_owners, sweep
from shardwright.passes.cost.liveness.analysis import analyse
from shardwright.spec.schedule_names import Named
from shardwright.testing.generate.staged_alone import alone
from shardwright.testing.generate.staged_programs import staged, whole
from shardwright.testing.second_opinion.memory_oracle import memory

COUNTER = 4  # bytes of the loop's counter, which passes written out do not have


@cache
def written_out(seed: int) -> tuple[Module, list[int]]:
    """A program, and by group of devices the most that its passes hold, by a second opinion."""
    one = staged(seed)
    sizes = [memory(parse(alone(one, device)))[0] for device in range(one.devices)]
    return parse(whole(one)), sizes


def agree(seeds: Sequence[int]) -> None:
    for seed in seeds:
        module, sizes = written_out(seed)
        found = analyse(module)
        assert [peak.bytes - COUNTER for peak in found.stages] == sizes, seed
        assert found.bytes == max(peak.bytes for peak in found.stages)
        for peak in found.stages:
            assert sum(one.bytes for one in peak.live) == peak.bytes == sum(peak.roles.values())


def test_devices_hold_what_their_passes_written_out_hold():
    agree(range(30))


def test_programs_are_of_all_kinds():
    kinds = Counter[str]()
    for seed in range(30):
        one = staged(seed)
        kinds[one.schedule.partition(":")[0]] += 1
        kinds["tied"] += one.is_tied
        kinds["cast"] += one.casts
        kinds["few"] += one.microbatches < one.devices
    assert min(kinds[k] for k in ("gpipe", "1f1b", "interleaved", "tied", "cast", "few")) > 2, kinds


def test_micro_batches_in_flight_do_not_grow_with_their_number_but_for_gpipe():
    for seed in (1, 4, 5):
        one = staged(seed)
        sizes: list[int] = []
        for turns in (2 * one.stages, 4 * one.stages):
            found = analyse(parse(whole(replace(one, microbatches=turns)))).stages[-1]
            data = next((a.bytes for a in found.live if a.name == "data"), 0)
            sizes.append(found.bytes - data)
        assert (sizes[0] < sizes[1]) == (one.schedule == "gpipe"), seed


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('"interleaved:2"', '"zigzag"', "unknown schedule"),
        ('"interleaved:2"', '"interleaved:x"', "unknown schedule"),
        ('"interleaved:2"', '"gpipe:2"', "unknown schedule"),
        ('"interleaved:2"', '"1f1b"', "runs 4 stages, plan.stages and plan.schedule say 2 x 1"),
        ("dense<4> : tensor<i32>", "dense<3> : tensor<i32>", "3 micro-batches on 2 groups"),
        ("dense<4> : tensor<i32>", "dense<2000000> : tensor<i32>", "2000000 x 4 passes"),
    ],
)
def test_a_schedule_that_cannot_be_played_is_refused(before: str, after: str, said: str):
    text = whole(staged(5))
    assert before in text
    with pytest.raises(ProgramError) as caught:
        analyse(parse(text.replace(before, after)))
    (one,) = caught.value.diagnostics
    assert said in one.message and one.help and one.place.line > 1


# --- planted errors


def _forgets_flights(passes: Any) -> Any:
    def wrong(lane: Any) -> Any:
        found = passes(lane)
        return found._replace(between=[[] for _ in found.between])

    return wrong


def _warms_up_less(passes_of: Any) -> Any:
    def wrong(*asked: Any) -> Any:
        line = list(passes_of(*asked))
        turn = next(k for k, work in enumerate(line) if work.piece)
        if turn > 1:
            line[turn - 1], line[turn] = line[turn], line[turn - 1]
        return line

    return wrong


def _whole_is_on_all(_: Any) -> Any:
    def wrong(*_: Any) -> list[Any]:
        return []

    return wrong


_REAL = stage_owners._use  # pyright: ignore[reportPrivateUsage]


def _everywhere(_: Any) -> Any:
    def wrong(frame: Any, found: Any, everybody: int) -> None:
        _REAL(frame, found, everybody)
        found.used[:] = [everybody] * len(found.used)

    return wrong


def _nothing_is_steady(_: Any) -> Any:
    def wrong(frame: Any) -> list[bool]:
        return [False] * len(frame.sizes)

    return wrong


def _like_1f1b(played_lists: Any) -> Any:
    def wrong(module: Any, op: Any, plan: Any, *rest: Any) -> Any:
        schedule = Named("interleaved", plan.chunks)
        return played_lists(module, op, replace(plan, schedule=schedule), *rest)

    return wrong


@pytest.mark.parametrize(
    ("owner", "name", "wrong"),
    [
        (sweep, "_passes", _forgets_flights),
        (sweep, "_steady", _nothing_is_steady),
        (analysis, "passes_of", _warms_up_less),
        (analysis, "played_lists", _like_1f1b),
        (stage_owners, "_use", _everywhere),
        (analysis, "stage_slices", _whole_is_on_all),
    ],
)
def test_a_planted_error_is_caught(
    owner: Any, name: str, wrong: Any, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(owner, name, wrong(getattr(owner, name)))
    with pytest.raises(AssertionError):
        agree(range(12))
