"""Fits find the constants that made the timings, and say how well they know them."""

from __future__ import annotations

import numpy as np
import pytest

from shardwright.passes.cost.calibration import robust_fit
from shardwright.passes.cost.calibration.robust_fit import Fit, Numbers, fit, student

SIZES = np.array([1e3, 1e4, 1e5, 1e6, 3e6, 1e7, 3e7, 1e8])
TRUTH = (2e-5, 4e9)  # seconds, bytes per second
SEEDS = range(150)


def line(point: Numbers) -> Numbers:
    return point[0] + SIZES / point[1]


def rounds(seed: int, spread: float, wild: float = 0.0, count: int = 7) -> list[list[float]]:
    """Timings of `line` under noise; a part `wild` of them is ten times as long."""
    generator = np.random.default_rng(seed)
    noise = np.exp(generator.normal(0, spread, (len(SIZES), count)))
    slow = np.where(generator.random(noise.shape) < wild, 10.0, 1.0)
    return (line(np.array(TRUTH))[:, None] * noise * slow).tolist()


def fitted(seed: int, spread: float, wild: float = 0.0) -> Fit:
    return fit(line, (1e-3, 1e8), rounds(seed, spread, wild), seed)


def covered(fits: list[Fit], factor: float = 1.0) -> float:
    """How often the truth lies within the error bars, these made larger by a factor."""
    found = [np.abs(one.values / TRUTH - 1) <= factor * one.errors for one in fits]
    return float(np.mean(found))


@pytest.mark.parametrize("spread", [0.05, 0.3])
def test_error_bars_cover_the_truth_as_often_as_they_say(spread: float):
    fits = [fitted(seed, spread) for seed in SEEDS]
    assert 0.9 <= covered(fits) <= 1.0
    wrong = np.median([np.abs(one.values / TRUTH - 1) for one in fits], axis=0)
    said = np.median([one.errors for one in fits], axis=0)
    assert np.all(said < 6 * wrong)  # half-widths of 95 % are 2.9 median differences of a normal
    assert covered(fits, 0.25) < 0.75  # planted: bars of a quarter of the width


def test_a_tenth_of_wild_timings_moves_little():
    for seed in range(20):
        assert np.all(np.abs(fitted(seed, 0.03, wild=0.1).values / TRUTH - 1) < 0.1)


def test_least_squares_of_means_would_move(monkeypatch: pytest.MonkeyPatch):
    def means(rounds: list[list[float]]) -> Numbers:
        return np.array([np.mean(one) for one in rounds], np.float64)

    monkeypatch.setattr(robust_fit, "medians", means)
    monkeypatch.setattr(robust_fit, "_weights", np.ones_like)
    moved = [np.abs(fitted(seed, 0.03, wild=0.1).values / TRUTH - 1).max() for seed in range(20)]
    assert np.median(moved) > 0.3


def test_one_case_that_no_constant_explains_is_left_alone():
    given = rounds(0, 0.01)
    given[3] = [30 * t for t in given[3]]
    found = fit(line, (1e-3, 1e8), given, 0)
    assert np.all(np.abs(found.values / TRUTH - 1) < 0.05)
    assert found.residuals[3] == pytest.approx(np.log(30), abs=0.1)


def test_what_nothing_tells_is_said_to_be_unknown():
    def blind(point: Numbers) -> Numbers:
        return SIZES / point[1] + 0 * point[0]

    given = (SIZES[:, None] / TRUTH[1] * np.ones(5)).tolist()
    found = fit(blind, (1e-3, 1e8), given, 0)
    assert found.errors[0] == robust_fit.UNKNOWN and found.errors[1] < 0.5
    assert found.values[0] == pytest.approx(1e-3)  # where it started


def test_rounds_that_are_disturbed_together_widen_the_bars():
    """A round that is slow in all cases leaves no residual; only resampling rounds shows it."""
    factors = np.exp(np.random.default_rng(1).normal(0, 0.3, 7))
    given = (line(np.array(TRUTH))[:, None] * factors).tolist()
    found = fit(line, (1e-3, 1e8), given, 0)
    assert np.all(found.errors > 0.1)
    assert np.max(np.abs(found.residuals)) < 1e-3


def test_same_seed_same_bars():
    assert np.array_equal(fitted(3, 0.2).errors, fitted(3, 0.2).errors)


def test_students_quantiles():
    assert student(1) == pytest.approx(12.7)
    assert student(1000) == pytest.approx(1.96, abs=0.01)
    assert student(4) == pytest.approx(2.78, rel=0.05)
