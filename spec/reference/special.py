"""Special functions of chlo in numpy, to about float64 accuracy.

Computed in float64 and rounded to the operand's dtype once.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

Values = NDArray[Any]
Doubles = NDArray[np.float64]


def _each(function: Callable[[float], float]) -> Callable[[Values], Values]:
    """Apply a scalar function of the standard library element by element."""
    mapped = np.vectorize(function, otypes=[np.float64])

    def apply(x: Values) -> Values:
        return _doubles(mapped, x) if x.size else x

    return apply


def _doubles(function: Callable[..., Values], *operands: Values) -> Values:
    wide = (np.asarray(x, np.float64) for x in operands)
    with np.errstate(all="ignore"):
        return np.asarray(function(*wide)).astype(operands[0].dtype)


def _lgamma(x: float) -> float:
    if math.isinf(x) or (x <= 0 and x == math.floor(x)):
        return math.inf
    return math.lgamma(x)


erf = _each(math.erf)
erfc = _each(math.erfc)
lgamma = _each(_lgamma)  # of |gamma(x)|; infinite at the poles


def erf_inv(x: Values) -> Values:
    """Inverse of erf; infinite at -1 and 1, NaN outside.

    Giles' polynomial start (GPU Computing Gems, 2011, single precision), then Halley steps on erf
    or, from 1/2 on, on erfc, which keeps its digits there.
    """
    return _doubles(_erf_inv, x)


_GILES_CENTRE = (
    2.81022636e-08, 3.43273939e-07, -3.5233877e-06, -4.39150654e-06, 0.00021858087,
    -0.00125372503, -0.00417768164, 0.246640727, 1.50140941,
)  # fmt: skip
_GILES_TAIL = (
    -0.000200214257, 0.000100950558, 0.00134934322, -0.00367342844, 0.00573950773,
    -0.0076224613, 0.00943887047, 1.00167406, 2.83297682,
)  # fmt: skip


def _erf_inv(x: Doubles) -> Doubles:
    inside = np.abs(x) < 1
    p = np.where(inside, x, 0.0)
    w = -np.log1p(-p * p)
    start = np.where(
        w < 5, np.polyval(_GILES_CENTRE, w - 2.5), np.polyval(_GILES_TAIL, np.sqrt(w) - 3.0)
    )
    y = np.abs(start * p)
    q = np.abs(p)
    for _ in range(4):
        # 1 - q is exact for q >= 1/2, and erfc keeps its digits there.
        error = np.where(q < 0.5, erf(y) - q, (1.0 - q) - erfc(y))
        step = error * np.exp(y * y) * (math.sqrt(math.pi) / 2)
        y = y - step / (1.0 + y * step)
    edge = np.where(np.abs(x) == 1, np.copysign(np.inf, x), np.nan)
    return np.where(inside, np.copysign(y, x), edge)


# Bernoulli numbers B_2k, k = 1..10 (Abramowitz and Stegun, table 23.2).
_BERNOULLI = (
    1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510, 43867 / 798,
    -174611 / 330,
)  # fmt: skip
_SHIFT = 12  # arguments are moved above this before an asymptotic series is used


def digamma(x: Values) -> Values:
    """Derivative of lgamma; NaN at the poles.

    Recurrence to x >= 12, then the asymptotic series (Abramowitz and Stegun 6.3.18); reflection
    6.3.7 for negative x.
    """
    return _doubles(_digamma, x)


def _digamma(x: Doubles) -> Doubles:
    negative = x < 0.5
    y = np.where(negative, 1.0 - x, x)
    total = np.zeros_like(y)
    for _ in range(_SHIFT):
        small = y < _SHIFT
        total = np.where(small, total - 1.0 / y, total)
        y = np.where(small, y + 1.0, y)
    total = total + np.log(y) - 0.5 / y
    for k, bernoulli in enumerate(_BERNOULLI, 1):
        total = total - bernoulli / (2 * k) * y ** (-2.0 * k)
    # pi / tan(pi x) with x reduced first, so that large |x| keeps its digits.
    reduced = x - np.round(x)
    reflected = total - math.pi / np.tan(math.pi * reduced)
    pole = (x <= 0) & (x == np.floor(x))
    return np.where(pole, np.nan, np.where(negative, reflected, total))


def zeta(x: Values, q: Values) -> Values:
    """Hurwitz zeta function: sum over k >= 0 of (q + k)^-x, for x > 1.

    Euler-Maclaurin summation after 12 terms (Abramowitz and Stegun 23.1.30). Infinite for x = 1,
    NaN for x < 1; q a non-positive integer gives infinity for even x and NaN for odd; other q < 0
    need an integer x.
    """
    return _doubles(_zeta, x, q)


def _zeta(x: Doubles, q: Doubles) -> Doubles:
    safe = np.where(x > 1, x, 2.0)
    lift = np.where(q <= 0, np.ceil(-q), 0.0)
    lift = np.where(np.isfinite(lift), lift, 0.0)
    terms = _SHIFT + int(lift.max(initial=0.0))
    total = np.zeros(np.broadcast(x, q).shape)
    for k in range(terms):
        total = total + np.where(k < _SHIFT + lift, (q + k) ** -safe, 0.0)
    a = q + _SHIFT + lift
    total = total + a ** (1.0 - safe) / (safe - 1.0) + 0.5 * a**-safe
    rising, factorial = safe.copy(), 2.0
    for k, bernoulli in enumerate(_BERNOULLI, 1):
        total = total + bernoulli / factorial * rising * a ** (-safe - 2.0 * k + 1.0)
        rising = rising * (safe + 2.0 * k - 1.0) * (safe + 2.0 * k)
        factorial *= (2 * k + 1) * (2 * k + 2)
    at_pole = (q <= 0) & (q == np.floor(q))
    is_even, is_whole = (x % 2) == 0, x == np.floor(x)
    total = np.where((q < 0) & ~is_whole | (x < 1), np.nan, total)
    total = np.where(at_pole, np.where(is_even, np.inf, np.nan), total)
    return np.where(x == 1, np.inf, total)


def polygamma(n: Values, x: Values) -> Values:
    """n-th derivative of digamma, (-1)^(n+1) n! zeta(n+1, x); NaN for other than whole n >= 0."""
    return _doubles(_polygamma, n, x)


def _polygamma(n: Doubles, x: Doubles) -> Doubles:
    legal = (n >= 0) & (n == np.floor(n))
    order = np.where(legal, n, 1.0)
    sign = np.where(order % 2 == 0, -1.0, 1.0)
    value = sign * np.exp(lgamma(order + 1.0)) * _zeta(order + 1.0, x)
    value = np.where(order == 0, _digamma(x), value)
    return np.where(legal, value, np.nan)


_NODES = (np.arange(64) + 0.5) * (math.pi / 128)  # midpoints of (0, pi/2)


def bessel_i1e(x: Values) -> Values:
    """exp(-|x|) I1(x), I1 the modified Bessel function.

    Up to 50 the integral 2/pi of exp(-|x|) sinh(x cos t) cos t over (0, pi/2) (Abramowitz and
    Stegun 9.6.20), by the midpoint rule, which converges exponentially; beyond, the series 9.7.1.
    """
    return _doubles(_bessel_i1e, x)


def _bessel_i1e(x: Doubles) -> Doubles:
    size = np.abs(x)
    near = np.minimum(size, 50.0)[..., None]
    c = np.cos(_NODES)
    # exp(-s) sinh(s c), without overflow or cancellation
    terms = -0.5 * np.exp(near * (c - 1.0)) * np.expm1(-2.0 * near * c) * c
    centre = terms.mean(-1)
    far = np.maximum(size, 50.0)
    series, term = np.ones_like(far), np.ones_like(far)
    for k in range(1, 12):
        term = -term * (4.0 - (2 * k - 1) ** 2) / (k * 8.0 * far)
        series = series + term
    tail = series / np.sqrt(2 * math.pi * far)
    return np.copysign(np.where(size <= 50, centre, tail), x)
