"""Rounding to the 8-bit float kinds, held in float32."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Values = NDArray[Any]


class Kind(NamedTuple):
    """Bits of mantissa, exponent of the smallest normal number, the largest number, and whether
    what is larger becomes infinity (else NaN) and zero has a sign.
    """

    mantissa: int
    smallest: int
    largest: float
    has_infinity: bool
    has_minus_zero: bool = True


# E8M0FNU, the scale of a block, holds powers of two alone: no arithmetic is done in it.
KINDS = {
    "f8E5M2": Kind(2, -14, 57344.0, True),
    "f8E5M2FNUZ": Kind(2, -15, 57344.0, False, False),
    "f8E4M3": Kind(3, -6, 240.0, True),
    "f8E4M3FN": Kind(3, -6, 448.0, False),
    "f8E4M3FNUZ": Kind(3, -7, 240.0, False, False),
    "f8E4M3B11FNUZ": Kind(3, -10, 30.0, False, False),
    "f8E3M4": Kind(4, -2, 15.5, True),
}


def round_float8(x: Values, element: str) -> Values:
    """To the nearest value of a kind, ties to even; what is too large becomes infinity or NaN."""
    kind = KINDS[element]
    values = np.asarray(x, np.float64)
    _, exponent = np.frexp(values)  # |value| in [2^(exponent - 1), 2^exponent)
    step = np.ldexp(1.0, np.maximum(exponent - 1, kind.smallest) - kind.mantissa)
    with np.errstate(invalid="ignore"):
        rounded = np.rint(values / step) * step
    beyond = np.copysign(np.inf, values) if kind.has_infinity else np.nan
    found = np.where(np.abs(rounded) > kind.largest, beyond, rounded)
    if not kind.has_minus_zero:
        found = np.where(found == 0, 0.0, found)
    return found.astype(np.float32)
