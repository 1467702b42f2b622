"""What goes past stages: sent once to each that reads it, legal under all rules, fewer bytes."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from shardwright.ir.analysis.staged_step import StagedStep, hops_of, read_staged
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.reference.action_order import in_order
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.reference.staged_run import run_stages
from shardwright.ir.run import run
from shardwright.passes.pipeline.schedules.action_text import action_of, lists_of, row_text, spelled
from shardwright.passes.pipeline.schedules.actions import SEND_B, SEND_F, Lists, Skip
from shardwright.passes.pipeline.schedules.batches import with_transfers
from shardwright.passes.pipeline.schedules.ledger import SPLIT, peaks_with_sends
from shardwright.passes.pipeline.schedules.named_lists import lists_of_schedule
from shardwright.passes.pipeline.schedules.timing import Stuck, play, unit_times
from shardwright.passes.pipeline.schedules.validation import broken
from shardwright.passes.pipeline.stage_closing.closed_program import closed
from shardwright.passes.registry import main_pipeline
from shardwright.spec.attributes import Array, String
from shardwright.spec.plan import ACTIONS
from shardwright.spec.schedule_names import Named, named
from shardwright.testing.generate.skipping_steps import SKIPPING, skipping_step
from shardwright.testing.soundness import differences
from shardwright.testing.verbs import record

LISTS = [("1f1b", 4, 8), ("gpipe", 4, 4), ("zb-h1", 4, 8), ("interleaved:2", 4, 8), ("zb-2p", 4, 6)]
PAST = re.compile(r"[<>][0-9]+")


@cache
def step_in_stages(name: str) -> tuple[Module, Module]:
    """The step, and the closed program of one device."""
    pytest.importorskip("jax")
    whole, text = skipping_step(name)
    module = parse(text)
    main_pipeline().run(module)
    return parse(whole), closed(module)


def by_neighbours(module: Module) -> Module:
    """The same with lists that torch could have made: what skips stages is handed on."""
    copy, rows = module.clone(), list[String]()
    for row in _step(module).rows:
        cells = (cell for cell in row.split(",") if not PAST.search(cell))
        rows.append(String(",".join(cells)))
    copy.set_note(ACTIONS, Array(tuple(rows)))
    return copy


def _step(module: Module) -> StagedStep:
    found = read_staged(module)
    assert found is not None
    return found


def sent_bytes(module: Module) -> int:
    """Bytes that devices of all stages send with a micro-batch, one of each."""
    return sum(v.tensor.bytes for values in _step(module).sent.values() for v in values)


@pytest.mark.parametrize("name", SKIPPING)
def test_each_group_gets_a_value_once_from_one_that_reads_it(name: str):
    step = _step(step_in_stages(name)[1])
    counts = Counter((value, step.places[to]) for (_, to), vs in step.sent.items() for value in vs)
    assert set(counts.values()) == {1}
    assert any(abs(to - stage) > 1 for stage, to in step.sent)
    for (stage, to), values in step.sent.items():
        for value in values:
            ends = {one.stage for one in step.passes if value in (*one.takes, *one.makes)}
            assert {stage, to} <= ends


@pytest.mark.parametrize("name", SKIPPING)
def test_fewer_bytes_are_sent_than_by_neighbours_and_results_are_the_same(name: str):
    whole, direct = step_in_stages(name)
    relayed = by_neighbours(direct)
    assert sent_bytes(direct) < sent_bytes(relayed)
    assert all(abs(to - stage) == 1 for stage, to in _step(relayed).sent)
    args = inputs(whole, 3)
    wanted = run(whole, args)
    for module in (direct, relayed):
        assert differences(run_stages(module, args), wanted) == []


@pytest.mark.parametrize("name", SKIPPING)
def test_cost_prices_what_is_sent(name: str):
    _, direct = step_in_stages(name)
    found = record("cost", "-", "--cluster", "dgx-h100:1/4", stdin=skipping_step(name)[1])
    step = _step(direct)
    wanted = {hop: sum(v.tensor.bytes for v in values) * step.microbatches
              for hop, values in step.sent.items()}  # fmt: skip
    told = {(one["before"], one["after"]): one["bytes"] for one in found["handovers"]}
    for (stage, to), size in wanted.items():
        if abs(to - stage) > 1:
            assert told[stage, to] == size
        elif to > stage:
            assert told[stage, to] == 2 * size
    # Each stage is a device here: what it sends and gets is all that it communicates.
    own = [
        sum(one["seconds"] for one in found["handovers"] if k in (one["before"], one["after"]))
        for k in range(len(step.places))
    ]
    assert any(found["communication_seconds"] == pytest.approx(seconds) for seconds in own)


# --- lists


@cache
def bare(name: str, p: int, m: int) -> Lists:
    found = named(name)
    assert isinstance(found, Named)
    return lists_of_schedule(found, p, m)


def with_skips(lists: Lists, seed: int) -> Lists:
    """Lists with transfers, some past stages of other ranks."""
    picked, places = random.Random(seed), lists.places[0]
    legal = [
        Skip(kind, a, b) for a in range(lists.stages) for b in range(lists.stages)
        for kind in (SEND_F, SEND_B) if Skip(kind, a, b).is_legal and places[a] != places[b]
    ]  # fmt: skip
    chosen = picked.sample(legal, min(len(legal), picked.randint(1, 4)))
    return with_transfers(replace(lists, skips=tuple(sorted(chosen))))


@pytest.mark.parametrize(("name", "p", "m"), LISTS)
@pytest.mark.parametrize("seed", range(4))
def test_lists_with_skips_are_schedules(name: str, p: int, m: int, seed: int):
    lists = with_skips(bare(name, p, m), seed)
    assert broken(lists) == []
    assert lists_of([row_text(line) for line in lists.ranks]) == lists
    times = [one._replace(sent=1) for one in unit_times(lists)]
    skipping = dict.fromkeys(lists.skips, 3)
    played = play(lists, times, skipping=skipping)
    past = [one for one in played.transfers if abs(one.made.stage - one.reader.stage) > 1]
    assert len(past) == len(lists.skips) * m
    assert all(one.end - one.start == 3 for one in past)
    assert played.makespan >= play(with_transfers(bare(name, p, m)), times).makespan
    held = peaks_with_sends(played, SPLIT._replace(sent=SPLIT.forward))
    without = peaks_with_sends(play(with_transfers(bare(name, p, m)), times), SPLIT)
    assert all(a >= b for a, b in zip(held, without, strict=True))
    order = in_order([row_text(line) for line in lists.ranks], lists.chain)
    assert len(order) == sum(map(len, lists.ranks))


@pytest.mark.parametrize(("name", "p", "m"), LISTS)
def test_mutated_skips_are_refused(name: str, p: int, m: int):
    """One end gone, doubled, or to another stage breaks rule 6 or is said twice; what is posted
    elsewhere is refused, or plays to the end.
    """
    picked = random.Random(p * m)
    lists = with_skips(bare(name, p, m), 1)
    ends = [(rank, k) for rank, line in enumerate(lists.ranks) for k, one in enumerate(line)
            if one.to >= 0]  # fmt: skip
    for rank, k in picked.sample(ends, 6):
        line = lists.ranks[rank]
        assert broken(_changed(lists, rank, (*line[:k], *line[k + 1 :])))
        assert broken(_changed(lists, rank, (*line[: k + 1], *line[k:])))
        moved = [*line[:k], *line[k + 1 :]]
        moved.insert(picked.randrange(len(moved)), line[k])
        mutant = _changed(lists, rank, tuple(moved))
        if not broken(mutant):
            play(mutant, unit_times(mutant))


def _changed(lists: Lists, rank: int, line: tuple[object, ...]) -> Lists:
    ranks = [*lists.ranks]
    ranks[rank] = line  # pyright: ignore
    return replace(lists, ranks=tuple(ranks))


def test_a_skip_that_nobody_receives_is_stuck():
    lists = with_transfers(replace(bare("1f1b", 4, 4), skips=(Skip(SEND_F, 0, 2),)))
    kept = tuple(one for one in lists.ranks[2] if one.to < 0)
    mutant = _changed(lists, 2, kept)
    assert any("2RECV_F0<0 is posted 0 times, wanted 1" in str(one) for one in broken(mutant))
    with pytest.raises(Stuck):
        play(mutant, unit_times(mutant))


@pytest.mark.parametrize(
    "cell",
    ["0SEND_F0>1", "2SEND_F0>0", "0SEND_B0>2", "0SEND_F0<2", "2RECV_F0>0", "1F0>3", "0SEND_F>2"],
)
def test_what_is_no_skip(cell: str):
    assert action_of(cell) is None


@pytest.mark.parametrize("cell", ["0SEND_F7>2", "5RECV_F7<1", "3SEND_B0>0", "r1:0RECV_B2<4@1"])
def test_skips_read_as_they_are_written(cell: str):
    found = action_of(cell)
    assert found is not None and spelled(found) == cell


def test_values_go_from_reader_to_reader():
    line = tuple(range(6))
    assert hops_of(0, [3, 5], line) == [(0, 3), (3, 5)]
    assert hops_of(4, [5, 0, 2], line) == [(4, 5), (4, 2), (2, 0)]
    assert hops_of(1, [1, 2], line) == [(1, 2)]
    # Ranks with several stages: one has it, the other gets it with what its nearest stage reads.
    assert hops_of(0, [2, 3], (0, 1, 0, 1)) == [(2, 3)]
    assert hops_of(0, [3], (0, 1, 2, 1)) == [(0, 1)]
