"""chlo's special functions at known values, and by the identities that define them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from shardwright.spec.reference import special

Values = NDArray[Any]
GRID = np.concatenate([np.linspace(-9.7, 12.3, 45), np.array([30.5, 123.25, 1e4])])
POSITIVE = GRID[GRID > 0]


def close(found: Values, wanted: Values, tolerance: float = 1e-13) -> None:
    np.testing.assert_allclose(found, wanted, rtol=tolerance, atol=0)


# DLMF and Abramowitz and Stegun, to 16 digits.
KNOWN: list[tuple[Callable[..., Values], tuple[float, ...], float]] = [
    (special.erf, (0.5,), 0.5204998778130465),
    (special.erfc, (5.0,), 1.5374597944280349e-12),
    (special.erf_inv, (0.5,), 0.4769362762044699),
    (special.lgamma, (0.5,), 0.5723649429247001),
    (special.digamma, (1.0,), -0.5772156649015329),
    (special.digamma, (0.5,), -1.9635100260214235),
    (special.zeta, (2.0, 1.0), math.pi**2 / 6),
    (special.zeta, (4.0, 1.0), math.pi**4 / 90),
    (special.zeta, (3.0, 1.0), 1.2020569031595942),
    (special.polygamma, (1.0, 1.0), math.pi**2 / 6),
    (special.polygamma, (2.0, 1.0), -2.4041138063191885),
    (special.bessel_i1e, (1.0,), 0.5651591039924851 / math.e),
]


@pytest.mark.parametrize(("function", "operands", "wanted"), KNOWN)
def test_known_values(
    function: Callable[..., Values], operands: tuple[float, ...], wanted: float
) -> None:
    close(function(*map(np.asarray, operands)), np.asarray(wanted), 1e-14)


def test_erf_inv_is_the_inverse_up_to_the_edge() -> None:
    x = np.concatenate([np.linspace(-0.99, 0.99, 41), 1 - np.logspace(-1, -15, 29)])
    close(special.erf(special.erf_inv(x)), x, 1e-15)
    tail = np.logspace(-1, -14, 27)  # 1 - x, where x itself has no digits left
    close(special.erfc(special.erf_inv(1 - tail)), 1 - (1 - tail), 1e-11)
    assert special.erf_inv(np.array([1.0, -1.0, 1.5])).tolist()[:2] == [np.inf, -np.inf]


def test_digamma_steps_by_the_reciprocal_and_reflects() -> None:
    x = GRID
    np.testing.assert_allclose(special.digamma(x + 1) - special.digamma(x), 1 / x, 1e-11, 1e-12)
    inside = x[np.abs(x) < 10]
    difference = special.digamma(1 - inside) - special.digamma(inside)
    np.testing.assert_allclose(difference, math.pi / np.tan(math.pi * inside), 1e-10, 1e-11)
    assert np.isnan(special.digamma(np.array([0.0, -1.0, -7.0]))).all()


def test_lgamma_is_infinite_at_its_poles() -> None:
    assert np.isinf(special.lgamma(np.array([0.0, -1.0, np.inf, -np.inf]))).all()
    assert np.isnan(special.lgamma(np.array([np.nan])))


def test_zeta_steps_by_one_term() -> None:
    for x in (1.5, 2.0, 3.25, 7.0):
        order = np.full_like(POSITIVE, x)
        found = special.zeta(order, POSITIVE) - special.zeta(order, POSITIVE + 1)
        np.testing.assert_allclose(found, POSITIVE**-x, 1e-9, 1e-15)


def test_polygamma_is_the_derivative_of_the_one_before() -> None:
    x, h = np.linspace(1, 5, 9), 1e-4
    for n in range(3):
        order = np.full_like(x, float(n))
        slope = (special.polygamma(order, x + h) - special.polygamma(order, x - h)) / (2 * h)
        np.testing.assert_allclose(slope, special.polygamma(order + 1, x), 1e-6)


def test_bessel_solves_its_recurrence_and_joins_its_series() -> None:
    h = 1e-3
    x = np.array([0.5, 2.0, 10.0, 49.0, 49.9995, 51.0, 200.0])

    def scaled(y: Values) -> Values:  # I1 = exp(|y|) i1e
        return special.bessel_i1e(y) * np.exp(y - x)

    first = (scaled(x + h) - scaled(x - h)) / (2 * h)
    second = (scaled(x + h) - 2 * scaled(x) + scaled(x - h)) / h**2
    residue = x**2 * second + x * first - (x**2 + 1) * scaled(x)
    np.testing.assert_allclose(residue / (x**2 * scaled(x)), 0, atol=2e-6)
    assert special.bessel_i1e(np.array(-2.0)) == -special.bessel_i1e(np.array(2.0))


def test_results_keep_the_dtype_of_the_operand() -> None:
    for dtype in (np.float16, np.float32, np.float64):
        for function in (special.erf, special.erf_inv, special.lgamma, special.bessel_i1e):
            assert function(np.full((2, 1), 0.25, dtype)).dtype == dtype
