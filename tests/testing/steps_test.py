"""Schedules in steps: points of SCCL on DGX-1 are found or refused; planted faults are seen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from pages.steps_page import POINTS, gather_lines
from shardwright.spec.machines.capacity_graph import capacity_graph
from shardwright.testing.machines.reference_graphs import REFERENCE_GRAPHS
from shardwright.testing.second_opinion.sccl_steps import (
    Send,
    Steps,
    faults,
    found,
    read_steps,
    steps_text,
    unit_links,
    wanted,
)

FILES = sorted((Path(__file__).parents[1] / "data" / "steps").glob("*.txt"))
PAGE = Path(__file__).parents[2] / "docs" / "certificates.md"
LINKS = unit_links(capacity_graph(REFERENCE_GRAPHS["dgx-1"].described))
QUICK = [(one, sizes, there) for one, sizes, there in POINTS if sizes[1] < 7 and sizes[2] < 12]


@pytest.mark.parametrize(("collective", "sizes", "is_there"), QUICK, ids=str)
def test_points_are_found_or_refused(
    collective: str, sizes: tuple[int, int, int], is_there: bool
) -> None:
    pytest.importorskip("scipy")
    steps, rounds, chunks = sizes
    goal = wanted(collective, 8, chunks)
    schedule = found(LINKS, goal, steps, rounds)
    assert (schedule is not None) == is_there
    if schedule is not None:
        assert (len(schedule.rounds), sum(schedule.rounds)) == (steps, rounds)
        assert [*faults(LINKS, goal, schedule)] == []


def test_there_are_both_long_ones() -> None:
    assert [path.stem for path in FILES] == ["dgx-1-all-gather-3-7-6", "dgx-1-gather-3-7-6"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_kept_schedules_are_right(path: Path) -> None:
    """7 rounds for 6 chunks: every link into a device, or into the one that gathers, is full."""
    schedule = read_steps(path.read_text(encoding="utf-8"))
    assert steps_text(schedule) == path.read_text(encoding="utf-8")
    assert (len(schedule.rounds), sum(schedule.rounds)) == (3, 7)
    assert [*faults(LINKS, goal_of(path), schedule)] == []


def goal_of(path: Path) -> dict[tuple[int, int], tuple[int, ...]]:
    return wanted("gather" if path.stem.startswith("dgx-1-gather") else "all-gather", 8, 6)


def _dropped(schedule: Steps, at: int) -> Steps:
    return schedule._replace(sends=schedule.sends[:at] + schedule.sends[at + 1 :])


def _sooner(schedule: Steps, at: int) -> Steps:
    """In the step before, where it was not there yet, or the link was full."""
    moved = schedule.sends[at]._replace(step=schedule.sends[at].step - 1)
    return _dropped(schedule, at)._replace(sends=(*_dropped(schedule, at).sends, moved))


def _elsewhere(schedule: Steps, at: int) -> Steps:
    """Over no link: 0 and 5 have none, nor 1 and 6."""
    moved = schedule.sends[at]._replace(source=0, target=5)
    return _dropped(schedule, at)._replace(sends=(*_dropped(schedule, at).sends, moved))


def _hurried(schedule: Steps, at: int) -> Steps:
    step = schedule.sends[at].step
    rounds = tuple(one - (number == step) for number, one in enumerate(schedule.rounds))
    return schedule._replace(rounds=rounds)


def _crowded(schedule: Steps, at: int) -> Steps:
    again = [schedule.sends[at]] * 13
    return schedule._replace(sends=(*schedule.sends, *again))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("planted", [_dropped, _sooner, _elsewhere, _hurried, _crowded])
def test_planted_faults_are_seen(path: Path, planted: Callable[[Steps, int], Steps]) -> None:
    schedule = read_steps(path.read_text(encoding="utf-8"))
    for at in islice(range(len(schedule.sends)), 0, None, 7):
        assert [*faults(LINKS, goal_of(path), planted(schedule, at))], schedule.sends[at]


def test_a_send_of_what_is_not_there_is_seen() -> None:
    sends = (Send(0, (0, 0), 0, 1), Send(0, (0, 0), 1, 5))
    told = [*faults(LINKS, {(0, 0): (5,)}, Steps((1,), sends))]
    assert told == ["step 0: device 1 does not have chunk (0, 0)"]


def test_the_page_shows_our_times() -> None:
    pytest.importorskip("scipy")
    assert "\n".join(gather_lines()) in PAGE.read_text(encoding="utf-8")
