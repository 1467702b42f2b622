"""Schedules against formulas and tables of their papers, a second way to time them, and bounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from shardwright.passes.pipeline.schedules import timing, zero_bubble
from shardwright.passes.pipeline.schedules.actions import Action, Lists, PassTimes
from shardwright.passes.pipeline.schedules.batches import with_transfers
from shardwright.passes.pipeline.schedules.bubbles import (
    bubble_of,
    formula_of,
    least_span,
    span_of,
)
from shardwright.passes.pipeline.schedules.ledger import (
    KEPT,
    SPLIT,
    Ledger,
    peaks,
    peaks_with_sends,
)
from shardwright.passes.pipeline.schedules.named_lists import lists_of_schedule
from shardwright.passes.pipeline.schedules.timing import Stuck, play
from shardwright.spec.schedule_names import SCHEDULES, Named, named
from shardwright.testing.second_opinion.pipeline_times import longest

SHAPES = [(4, 8), (8, 8), (8, 32), (16, 64)]
TRIPLES = [(1, 1, 1), (2, 3, 1), (18, 17, 9)]


def asked(name: str) -> Named:
    found = named(name)
    assert found is not None
    return found


def made(name: str, ranks: int, microbatches: int, *times: int) -> tuple[Lists, list[PassTimes]]:
    """Lists, and the times of all stages alike."""
    schedule = asked(name)
    stages = [PassTimes(*(times or (1, 1, 1)))] * (ranks * schedule.chunks)
    return lists_of_schedule(schedule, ranks, microbatches, stages), stages


# --- formulas


@pytest.mark.parametrize("name", ["gpipe", "1f1b"])
@pytest.mark.parametrize(("p", "m"), [*SHAPES, (1, 3), (4, 2), (8, 3)])
@pytest.mark.parametrize("times", TRIPLES)
def test_textbook_bubbles(name: str, p: int, m: int, times: tuple[int, int, int]):
    played = play(*made(name, p, m, *times))
    assert bubble_of(played).idle == Fraction(p - 1, m + p - 1)
    assert played.makespan == (m + p - 1) * sum(times)
    held = peaks(played.lists)
    assert held == [m if name == "gpipe" else min(p - s, m) for s in range(p)]


@pytest.mark.parametrize("chunks", [2, 4])
@pytest.mark.parametrize(("p", "m"), [*SHAPES, (2, 2)])
def test_chunks_divide_the_bubble(p: int, m: int, chunks: int):
    for name in ("interleaved", "looped-bfs"):
        lists, times = made(f"{name}:{chunks}", p, m, 2, 3, 1)
        assert bubble_of(play(lists, times)).ideal == Fraction(p - 1, chunks * m)
        deep = min(m, p * (1 + Fraction(p - 1, p * chunks))) if m >= 2 * p else m
        assert max(peaks(lists)) == (deep if name == "interleaved" else m)


@pytest.mark.parametrize(("p", "m"), SHAPES)
@pytest.mark.parametrize("times", [*TRIPLES, (29, 29, 19)])
def test_zb_h1_halves_the_bubble(p: int, m: int, times: tuple[int, int, int]):
    lists, stages = made("zb-h1", p, m, *times)
    forward, input, weight = times
    span = span_of(play(lists, stages))
    assert span - m * sum(times) == (p - 1) * (forward + input - weight)
    assert max(peaks(lists)) == max(peaks(lists, KEPT)) == p


@pytest.mark.parametrize("p", [4, 8, 16])
def test_chimera(p: int):
    equal, longer = (play(*made("chimera", p, p, 2, back, 1)) for back in (1, 3))
    assert bubble_of(equal).idle == Fraction(p - 2, 3 * p - 2)
    assert bubble_of(longer).idle == Fraction(p - 2) / (Fraction(3, 2) * p + p - 2)
    held = peaks(equal.lists)
    assert (min(held), max(held)) == (Fraction(p, 2) + 1, p)
    more = play(*made("chimera", p, 3 * p, 2, 1, 1))
    assert bubble_of(more).idle == Fraction(p - 2, 6 * p + p - 2)


@pytest.mark.parametrize("name", SCHEDULES)
@pytest.mark.parametrize(("p", "m"), [(4, 8), (8, 8)])
def test_formulas_that_are_told_are_true(name: str, p: int, m: int):
    told = 0
    for times in (*TRIPLES, (1, 1, 5), (10, 1, 1), (1, 9, 9), (1, 1, 2), (3, 1, 2), (4, 4, 1)):
        lists, stages = made(name, p, m, *times)
        whole = PassTimes(*(one * lists.chunks for one in times))
        formula = formula_of(asked(name), p, m, whole)
        if formula is not None:
            assert getattr(bubble_of(play(lists, stages)), formula.name) == formula.value
            told += 1
    assert bool(told) == (name not in ("zb-1p", "zb-2p"))


# --- the tables of Qi et al. (tables 5 and 9), in microseconds

CELLS = """
8  24 18522 18086  9337 601 .2431 .1585 .0433
8  32 18513 18086  9331 626 .1985 .1242 .0039
8  64 18546 18097  9321 762 .1240 .0674 .0026
8  24 29718 29444 19927 527 .2347 .1323 .0029
8  32 29802 29428 19530 577 .1898 .1045 .0022
8  64 29935 29621 19388 535 .1091 .0554 .0010
16 48 11347 11248  8132 377 .2552 .1397 .0066
16 64 11307 11254  8101 379 .2082 .1088 .0054
16 128 11325 11308 8109 378 .1251 .0576 .0028
"""
ROWS = [row.split() for row in CELLS.strip().splitlines()]


def cell(name: str, row: Sequence[str]) -> str:
    p, m, *times = map(int, row[:6])
    return f"{float(bubble_of(play(*made(name, p, m, *times))).span):.4f}"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[1]}-{row[2]}")
def test_cells_of_the_zero_bubble_paper(row: list[str]):
    printed = [f"0{digits}" for digits in row[6:]]
    assert [cell(name, row) for name in ("1f1b", "zb-1p", "zb-2p")] == printed
    assert cell("zb-h1", row) == printed[1]


UNITS = {
    (4, 4): (15, 15, 15), (4, 8): (27, 25, 24), (8, 8): (31, 31, 31), (8, 16): (55, 51, 48),
    (8, 24): (79, 75, 72), (8, 32): (103, 99, 96), (16, 48): (159, 151, 144),
}  # fmt: skip


@pytest.mark.parametrize(("p", "m"), UNITS)
def test_searched_spans_at_unit_costs_are_as_short_as_any(p: int, m: int):
    """Within one, one and a half, and two micro-batches per rank; the bound proves them."""
    spans, bounds = list[int](), list[int]()
    stages = [PassTimes(1, 1, 1)] * p
    for limit in (Fraction(p), Fraction(3 * p, 2), Fraction(2 * p)):
        lists = lists_of_schedule(asked("zb-1p"), p, m, stages, limit)
        assert max(peaks(lists)) <= limit
        spans.append(span_of(play(lists, stages)))
        bounds.append(least_span(lists, stages, limit))
    assert tuple(spans) == UNITS[p, m] == tuple(bounds)


def test_a_search_that_fills_nothing_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: gradients of weights wait for the end."""

    def idle(self: object, stage: int) -> bool:
        return False

    search = getattr(zero_bubble, "_Search")  # noqa: B009
    monkeypatch.setattr(search, "_has_weights", idle)
    monkeypatch.setattr(search, "_flush", _late)
    assert cell("zb-2p", ROWS[0]) != "0.0433"


def _late(self: object, stage: int) -> None:
    done = getattr(self, "done")  # noqa: B009
    while done[2][stage] < done[1][stage] == getattr(self, "count"):  # noqa: B009
        getattr(self, "_put")(stage, 2)  # noqa: B009


# --- times, a second way


def cells_of(lists: Lists) -> list[list[tuple[str, int, int, int]]]:
    return [[(one.kind, one.stage, one.microbatch, one.replica) for one in rank]
            for rank in lists.ranks]  # fmt: skip


def random_case(seed: int) -> tuple[Lists, list[PassTimes]]:
    """A schedule of stages none alike; transfers may take longer than passes."""
    random = Random(seed)
    schedule = Named(list(SCHEDULES)[seed % len(SCHEDULES)])
    if schedule.row.has_chunks:
        schedule = schedule._replace(chunks=random.randint(1, 3))
    p = random.randint(1, 5)
    p += p % schedule.row.replicas
    m = p * random.randint(1, 3) if schedule.row.by_ranks else random.randint(1, 9)
    stages = [
        PassTimes(*[random.randint(1, 9) for _ in range(3)], sent=random.randint(0, 14))
        for _ in range(p * schedule.chunks)
    ]
    return lists_of_schedule(schedule, p, m, stages), stages


@pytest.mark.parametrize("seed", range(160))
def test_unequal_stages_take_the_longest_way(seed: int):
    lists, times = random_case(seed)
    plain = [tuple(one) for one in times]
    found = play(lists, times).makespan
    assert found == longest(cells_of(lists), lists.places, plain)  # type: ignore[arg-type]
    posted = with_transfers(lists, times)
    assert play(posted, times).makespan == found
    careless = with_transfers(lists)
    wanted = longest(cells_of(careless), lists.places, plain)  # type: ignore[arg-type]
    assert play(careless, times).makespan == wanted >= found
    assert play(lists, times, overlaps=False).makespan >= found


def test_a_link_that_carries_all_at_once_is_caught(monkeypatch: pytest.MonkeyPatch):
    class Free(dict[tuple[int, int], int]):
        """Planted: a link is never busy."""

        def get(self, key: tuple[int, int], default: int = 0) -> int:  # type: ignore[override]
            return 0

    player = getattr(timing, "_Player")  # noqa: B009
    start = player.__init__

    def wrong(self: object, *rest: object) -> None:
        start(self, *rest)
        setattr(self, "links", Free())  # noqa: B010

    monkeypatch.setattr(player, "__init__", wrong)
    with pytest.raises(AssertionError):
        for seed in range(160):
            test_unequal_stages_take_the_longest_way(seed)


def test_a_rank_that_sends_computes_nothing_where_sends_block():
    lists, times = made("gpipe", 2, 3, 2, 1, 1, 5)
    beside, blocked = (play(lists, times, overlaps=on) for on in (True, False))
    assert beside.spans[0][1].start == 2 and blocked.spans[0][1].start == 7
    assert beside.makespan == 2 + 3 * 5 + 2 + 2 + 3 * 5 + 2
    assert blocked.spans[1][4].start - blocked.spans[1][3].end == 5


def test_ranks_that_wait_for_one_another_are_named():
    lists, times = made("1f1b", 2, 2)
    turned = Lists((tuple(reversed(lists.ranks[0])), lists.ranks[1]), 2, 2, lists.places)
    with pytest.raises(Stuck) as caught:
        play(turned, times)
    assert caught.value.heads == {0: Action("B", 0, 1), 1: Action("F", 1, 0)}


# --- memory


@pytest.mark.parametrize("seed", range(40))
def test_memory_is_what_the_times_say(seed: int):
    lists, times = random_case(seed)
    played = play(lists, times)
    for ledger in (SPLIT, KEPT):
        assert peaks_with_sends(played, ledger) == peaks(lists, ledger)
    sent = peaks_with_sends(played, SPLIT._replace(sent=Fraction(1)))
    assert all(a >= b for a, b in zip(sent, peaks(lists), strict=True))
    held = [second_peak(played, rank) for rank in range(len(lists.ranks))]
    assert sent == held


def second_peak(played: timing.Played, rank: int) -> Fraction:
    """What a rank holds, looked at in every moment between two whole ones."""
    lists, most = played.lists, Fraction(0)
    starts: dict[tuple[str, int, int], int] = {}
    for line, spans in zip(lists.ranks, played.spans, strict=True):
        for one, span in zip(line, spans, strict=True):
            starts[one.kind, one.stage, one.microbatch] = span.start
    for now in range(played.makespan + 1):
        at = now + Fraction(1, 2)
        held = Fraction(0)
        for one, span in zip(lists.ranks[rank], played.spans[rank], strict=True):
            held += one.kind == "F" and span.start < at
            over = span.end < at
            held -= over * {"F": 0, "B": 1, "I": Fraction(1, 2), "W": Fraction(1, 2)}[one.kind]
        for move in played.transfers:
            made = move.made
            if made.kind == "F":
                until = starts["F", made.stage + 1, made.microbatch]
            else:
                until = starts[made.kind, made.stage - 1, made.microbatch]
            held += move.before == rank and move.start < at < move.end
            held += move.after == rank and move.start < at < until
        most = max(most, held)
    return most / lists.chunks


def test_a_ledger_says_its_units():
    assert SPLIT.words() == "F +1, I -1/2, W -1/2, B -1"
    assert Ledger(Fraction(1), Fraction(0), Fraction(1)) == KEPT
    assert KEPT.words() == "F +1, I 0, W -1, B -1"


# --- the bound


def orders(stage: int, microbatches: int, splits: bool) -> Iterator[tuple[Action, ...]]:
    """All orders of a rank that take micro-batches in order."""
    kinds = "FIW" if splits else "FB"

    def go(done: tuple[int, ...]) -> Iterator[tuple[Action, ...]]:
        if min(done) == microbatches:
            yield ()
        for k, kind in enumerate(kinds):
            if done[k] < (done[k - 1] if k else microbatches):
                after = tuple(n + (i == k) for i, n in enumerate(done))
                for rest in go(after):
                    yield (Action(kind, stage, done[k]), *rest)

    return go((0,) * len(kinds))


@pytest.mark.parametrize("splits", [False, True])
@pytest.mark.parametrize(("p", "m"), [(1, 2), (2, 1), (2, 2), (3, 2), (2, 3)])
def test_no_order_beats_the_bound(p: int, m: int, splits: bool):
    random, tight, place = Random(p * m), 0, (tuple(range(p)),)
    for _ in range(3):
        times = [PassTimes(*(random.randint(1, 6) for _ in range(4))) for _ in range(p)]
        best: dict[Fraction, int] = {}
        for ranks in product(*(orders(stage, m, splits) for stage in range(p))):
            lists = Lists(ranks, p, m, place)
            try:
                span = span_of(play(lists, times))
            except Stuck:
                continue
            held = max(peaks(lists))
            best[held] = min(best.get(held, span), span)
        some = Lists(tuple(next(orders(stage, m, splits)) for stage in range(p)), p, m, place)
        for limit in best:
            least = min(span for held, span in best.items() if held <= limit)
            bound = least_span(some, times, limit)
            assert bound <= least
            tight += bound == least
    assert tight, "it is reached somewhere"
