"""Rounding to floats of at most 8 bits, held in float32."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Values = NDArray[Any]


class Kind(NamedTuple):
    """Bits of mantissa, exponent of the smallest normal number, the largest number, and whether
    what is larger becomes infinity (else NaN), zero has a sign, and all is finite: what is larger
    becomes the largest, NaN the negative zero.
    """

    mantissa: int
    smallest: int
    largest: float
    has_infinity: bool
    has_minus_zero: bool = True
    is_finite: bool = False


# E8M0FNU, the scale of a block, holds powers of two alone: no arithmetic is done in it.
KINDS = {
    "f8E5M2": Kind(2, -14, 57344.0, True),
    "f8E5M2FNUZ": Kind(2, -15, 57344.0, False, False),
    "f8E4M3": Kind(3, -6, 240.0, True),
    "f8E4M3FN": Kind(3, -6, 448.0, False),
    "f8E4M3FNUZ": Kind(3, -7, 240.0, False, False),
    "f8E4M3B11FNUZ": Kind(3, -10, 30.0, False, False),
    "f8E3M4": Kind(4, -2, 15.5, True),
    "f6E2M3FN": Kind(3, 0, 7.5, False, True, True),
    "f6E3M2FN": Kind(2, -2, 28.0, False, True, True),
    "f4E2M1FN": Kind(1, 0, 6.0, False, True, True),
}


def round_float8(x: Values, element: str) -> Values:
    """To the nearest value of a kind, ties to even; what is too large becomes infinity or NaN."""
    kind = KINDS[element]
    values = np.asarray(x, np.float64)
    _, exponent = np.frexp(values)  # |value| in [2^(exponent - 1), 2^exponent)
    step = np.ldexp(1.0, np.maximum(exponent - 1, kind.smallest) - kind.mantissa)
    with np.errstate(invalid="ignore"):
        rounded = np.rint(values / step) * step
    if kind.is_finite:
        largest = np.copysign(kind.largest, values)
        found = np.where(np.abs(rounded) > kind.largest, largest, rounded)
        return np.where(np.isnan(values), -0.0, found).astype(np.float32)
    beyond = np.copysign(np.inf, values) if kind.has_infinity else np.nan
    found = np.where(np.abs(rounded) > kind.largest, beyond, rounded)
    if not kind.has_minus_zero:
        found = np.where(found == 0, 0.0, found)
    return found.astype(np.float32)
