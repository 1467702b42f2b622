"""Robust least squares on logarithms, insensitive to few outliers, with error estimates.

A model gives positive values for positive parameters, so both are handled as logarithms: an error
of a tenth counts alike in a microsecond and in a second.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]
Model = Callable[[Numbers], Numbers]  # parameters -> what should have been measured

STEPS, RESAMPLES = 60, 400
UNKNOWN = 9.99  # the relative error of what the measurements do not tell
_SMALLEST_SCALE = 0.02  # of residuals; less is taken as agreement
_HOLD = 0.01  # pulls a parameter that the measurements do not tell to where it started
_DELTA = 1e-4  # of a logarithm, for derivatives
# Student's t at 97.5 % by 1 / degrees of freedom.
_T = ((0.0, 1 / 30, 1 / 10, 1 / 5, 1 / 3, 1 / 2, 1.0), (1.96, 2.04, 2.23, 2.57, 3.18, 4.30, 12.7))


class Fit(NamedTuple):
    """Parameters with the half-widths of their 95 % intervals, relative to them.

    `residuals`: logarithms of measured over modelled.
    """

    values: Numbers
    errors: Numbers
    residuals: Numbers

    @property
    def typical(self) -> float:
        """The median relative difference from what was measured."""
        return float(np.median(np.abs(np.expm1(self.residuals))))


def medians(rounds: Sequence[Sequence[float]]) -> Numbers:
    """The median of each case over its rounds."""
    return np.array([np.median(one) for one in rounds])


def fit(model: Model, start: Sequence[float], rounds: Sequence[Sequence[float]], seed: int) -> Fit:
    """The parameters under which a model is nearest to the median of each case's rounds.

    Iteratively reweighted Levenberg-Marquardt with the loss of `_weights`. The errors are the
    larger of two: what resampling rounds changes, the same rounds for all cases since a disturbance
    meets all of them; and what the residuals say, which also holds what the model leaves out.
    """
    measured = np.log(medians(rounds))
    at = np.log(np.array(start, dtype=np.float64))

    first = at.copy()

    def residuals(point: Numbers) -> Numbers:
        return measured - np.log(model(np.exp(point)))

    def held(point: Numbers) -> Numbers:
        return np.concatenate([residuals(point), _HOLD * (point - first)])

    at = _descend(held, at)
    left = residuals(at)
    slopes = _slopes(residuals, at, left)
    weights = np.sqrt(_weights(left))
    inverse: Numbers = np.linalg.pinv(slopes * weights[:, None], rcond=1e-6).astype(np.float64)
    spread = _resampled(inverse * weights, rounds, measured, seed)
    errors = np.maximum(spread, _by_residuals(inverse, left * weights))
    errors[np.linalg.norm(slopes, axis=0) < 1e-3] = UNKNOWN
    return Fit(np.exp(at), np.minimum(np.expm1(np.minimum(errors, 3.0)), UNKNOWN), left)


def _descend(residuals: Model, at: Numbers) -> Numbers:
    damping = 1e-2
    left = residuals(at)
    for _ in range(STEPS):
        weights = _weights(left)
        slopes = _slopes(residuals, at, left)
        square = slopes.T @ (slopes * weights[:, None])
        damped = square + damping * np.diag(np.diag(square) + 1e-9)
        step = np.clip(np.linalg.solve(damped, -slopes.T @ (weights * left)), -1.0, 1.0)
        new = residuals(at + step)
        scale = _scale(left)
        if _loss(new, scale) < _loss(left, scale):
            at, left, damping = at + step, new, damping / 3
            if np.max(np.abs(step)) < 1e-6:
                break
        else:
            damping *= 4
            if damping > 1e9:
                break
    return at


def _slopes(residuals: Model, at: Numbers, left: Numbers) -> Numbers:
    """Derivatives of residuals by each parameter's logarithm."""
    columns = [(residuals(at + _DELTA * one) - left) / _DELTA for one in np.eye(len(at))]
    return np.stack(columns, axis=1)


def _scale(left: Numbers) -> float:
    """The spread of residuals by their median magnitude."""
    return max(_SMALLEST_SCALE, 1.4826 * float(np.median(np.abs(left))))


def _loss(left: Numbers, scale: float) -> float:
    return float(np.sum(np.sqrt(1 + (left / scale / 1.5) ** 2) - 1))


def _weights(left: Numbers) -> Numbers:
    """Those of `_loss`: 1 for small residuals, falling as 1 / magnitude for large ones."""
    return 1 / np.sqrt(1 + (left / _scale(left) / 1.5) ** 2)


def _resampled(
    gain: Numbers, rounds: Sequence[Sequence[float]], measured: Numbers, seed: int
) -> Numbers:
    """Half-widths from medians of resampled rounds, each one Gauss-Newton step away.

    Every parameter moves by `-gain` times what the residuals move.
    """
    generator = np.random.default_rng(seed)
    most = max(len(one) for one in rounds)
    moved = np.empty((RESAMPLES, len(measured)))
    picks = generator.random((RESAMPLES, most))
    for number, one in enumerate(rounds):
        times = np.log(np.array(one))
        drawn = times[(picks[:, : len(times)] * len(times)).astype(np.int64)]
        moved[:, number] = np.median(drawn, axis=1) - measured[number]
    changes = moved @ -gain.T
    # Few rounds vary less than their source does: n rounds by the factor n - 1 over n.
    few = np.sqrt(most / max(1, most - 1))
    # Quantiles: one wild round in a hundred resamples blows up a deviation (decision 0026).
    return few * np.quantile(np.abs(changes), 0.95, axis=0)


def _by_residuals(inverse: Numbers, left: Numbers) -> Numbers:
    freedom = max(1, len(left) - inverse.shape[0])
    variance = float(np.sum(left**2)) / freedom
    return student(freedom) * np.sqrt(variance * np.sum(inverse**2, axis=1))


def student(freedom: int) -> float:
    """Student's t at 97.5 %, between the entries of a table."""
    return float(np.interp(1 / freedom, *_T))
