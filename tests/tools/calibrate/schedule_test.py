"""Which case is timed next: all of them a few times, then those where a second helps most."""

from __future__ import annotations

import numpy as np
import pytest

from shardwright.passes.cost.calibration import schedule
from shardwright.passes.cost.calibration.schedule import ENOUGH, LEAST, Schedule, half_width


class Clock:
    """Seconds that samples take, and nothing else does."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds


def played(spreads: list[float], costs: list[float], end: float, seed: int = 0) -> Schedule:
    """Samples of cases with these spreads, until nothing is left to do."""
    generator, clock = np.random.default_rng(seed), Clock()
    found = Schedule(range(len(spreads)), seed, clock.now, end)
    while (number := found.next()) is not None:
        clock.seconds += costs[number]
        found.add(number, float(np.exp(generator.normal(0, spreads[number]))), costs[number])
    return found


def counts(found: Schedule) -> list[int]:
    return [len(times) for times in found.times.values()]


def test_the_time_goes_where_the_intervals_are_wide():
    found = played([0.01, 0.01, 0.3, 0.01, 0.01, 0.01], [1.0] * 6, 100.0)
    few, many = sorted(counts(found))[:5], counts(found)[2]
    assert many > 3 * max(few) and min(few) >= ENOUGH


def test_what_costs_much_gains_less_a_second():
    found = played([0.3, 0.3, 0.3], [1.0, 10.0, 1.0], 300.0)
    assert counts(found)[0] > 2 * counts(found)[1] < counts(found)[2]


def test_no_sample_begins_that_would_end_too_late():
    found = played([0.3, 0.3], [1.0, 40.0], 100.0)
    assert counts(found)[1] == LEAST and counts(found)[0] >= 18


def test_every_case_is_timed_twice_however_late_it_is():
    assert counts(played([0.3] * 5, [1.0] * 5, 0.5)) == [LEAST] * 5


def test_it_ends_when_all_is_known():
    found = played([1e-4] * 4, [1.0] * 4, 1e6)
    assert counts(found) == [ENOUGH] * 4 and found.widest < schedule.TIGHT


def test_same_seed_same_order():
    assert played([0.2] * 5, [1.0] * 5, 60.0).times == played([0.2] * 5, [1.0] * 5, 60.0).times


@pytest.mark.parametrize("count", [3, 5, 12])
def test_intervals_of_medians_hold_the_truth(count: int):
    generator = np.random.default_rng(count)
    samples = np.exp(generator.normal(0, 0.1, (600, count)))
    held = [abs(np.median(one) - 1) <= half_width(one) for one in samples]
    narrow = [abs(np.median(one) - 1) <= half_width(one) / 3 for one in samples]
    assert np.mean(held) >= 0.93
    assert np.mean(narrow) < 0.9  # planted: a third of the width


def test_few_samples_know_little():
    assert half_width([1.0]) == schedule.UNKNOWN
    assert half_width([1.0, 1.1]) > half_width([1.0, 1.1, 1.05, 1.04, 1.08, 1.02])
    assert half_width([1.0, 1.0, 1.3]) > 0.1  # two that agree are not all
