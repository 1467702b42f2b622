"""Floats as MLIR prints and reads them. Source: llvm `APFloat::toString`, mlir `AsmPrinter`."""

from __future__ import annotations

import math
import struct
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Format(NamedTuple):
    """A binary float format: bytes as stored, bits of precision (the hidden one too)."""

    size: int
    precision: int


FORMATS = {
    "f16": Format(2, 11),
    "bf16": Format(2, 8),
    "f32": Format(4, 24),
    "f64": Format(8, 53),
    "f8E5M2": Format(1, 3),
    "f8E5M2FNUZ": Format(1, 3),
    "f8E4M3": Format(1, 4),
    "f8E4M3FN": Format(1, 4),
    "f8E4M3FNUZ": Format(1, 4),
    "f8E4M3B11FNUZ": Format(1, 4),
    "f8E3M4": Format(1, 5),
    "f8E8M0FNU": Format(1, 1),
}
_BIAS = {"f8E5M2FNUZ": 16, "f8E4M3FNUZ": 8, "f8E4M3B11FNUZ": 11}


@cache
def small_values(element: str) -> NDArray[np.float32]:
    """The values of all 256 codes of an 8-bit float."""
    return np.array([_small_value(code, element) for code in range(256)], np.float32)


def _small_value(code: int, element: str) -> float:
    if element == "f8E8M0FNU":
        return math.nan if code == 255 else 2.0 ** (code - 127)
    mantissa_bits = FORMATS[element].precision - 1
    exponent_bits = 7 - mantissa_bits
    sign = -1.0 if code & 128 else 1.0
    exponent = (code & 127) >> mantissa_bits
    mantissa = code & ((1 << mantissa_bits) - 1)
    top = exponent == (1 << exponent_bits) - 1
    if element.endswith("FNUZ"):
        if code == 128:
            return math.nan
    elif element.endswith("FN"):
        if top and mantissa == (1 << mantissa_bits) - 1:
            return math.nan
    elif top:
        return math.nan if mantissa else sign * math.inf
    bias = _BIAS.get(element, (1 << (exponent_bits - 1)) - 1)
    if exponent == 0:
        return sign * mantissa * 2.0 ** (1 - bias - mantissa_bits)
    return sign * (1 + mantissa / (1 << mantissa_bits)) * 2.0 ** (exponent - bias)


def small_codes(values: NDArray[Any], element: str) -> NDArray[np.uint8]:
    """The codes of the nearest 8-bit floats, ties to even; beyond the range infinity or NaN."""
    table = small_values(element).astype(np.float64)
    flat = np.asarray(values, np.float64).reshape(-1)
    codes = np.arange(128 if element != "f8E8M0FNU" else 256)
    codes = codes[np.isfinite(table[codes])]
    finite = table[codes]  # ascending
    size = np.abs(flat)
    low = np.clip(np.searchsorted(finite, size, side="right") - 1, 0, len(finite) - 2)
    below, above = finite[low], finite[low + 1]
    middle = (below + above) / 2
    up = (size > middle) | ((size == middle) & (codes[low] % 2 == 1))
    found = codes[low + up]
    limit = finite[-1] + (finite[-1] - finite[-2]) / 2
    beyond = np.flatnonzero(np.isinf(table))
    over = beyond[0] if len(beyond) else _nan_code(table)
    found = np.where(size >= limit, over, found)
    negative = np.signbit(flat) & (element != "f8E8M0FNU")
    if element.endswith("FNUZ"):
        negative &= found != 0  # no negative zero
    found = np.where(negative & (found < 128), found | 128, found)
    return np.where(np.isnan(flat), _nan_code(table), found).astype(np.uint8)


def _nan_code(table: NDArray[np.float64]) -> int:
    codes = np.flatnonzero(np.isnan(table))
    quiet = [code for code in codes if code & (code - 1) or code == 128]
    return int((quiet or codes)[0])


def to_bits(value: float, element: str) -> int:
    """The bit pattern of the nearest value of a format, ties to even; NaN is the quiet one."""
    if element == "bf16":
        return _bf16_bits(value)
    if FORMATS[element].size == 1:
        return int(small_codes(np.array([value]), element)[0])
    code = {"f16": "e", "f32": "f", "f64": "d"}[element]
    with np.errstate(over="ignore"):
        rounded = {"f16": np.float16, "f32": np.float32, "f64": np.float64}[element](value)
    return int.from_bytes(struct.pack("<" + code, rounded), "little")


def _bf16_bits(value: float) -> int:
    if math.isnan(value):
        return 0x7FC0
    with np.errstate(over="ignore"):
        bits = int(np.float32(value).view(np.uint32))
    # Round to odd first, so that rounding twice is rounding once.
    if float(np.uint32(bits).view(np.float32)) != value and not math.isinf(value):
        bits = _odd_f32(value, bits)
    return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16


def _odd_f32(value: float, bits: int) -> int:
    """The f32 neighbour of `value` with an odd last bit; `bits` is the nearest one."""
    near = float(np.uint32(bits).view(np.float32))
    if abs(near) > abs(value):
        bits -= 1
    return bits | 1


def from_bits(bits: int, element: str) -> float:
    """The value of a bit pattern."""
    if FORMATS[element].size == 1:
        return float(small_values(element)[bits])
    if element == "bf16":
        return struct.unpack("<f", (bits << 16).to_bytes(4, "little"))[0]
    code = {"f16": "e", "f32": "f", "f64": "d"}[element]
    return struct.unpack("<" + code, bits.to_bytes(FORMATS[element].size, "little"))[0]


def float_text(bits: int, element: str) -> str:
    """A value as `dense<...>` and float attributes show it.

    Six digits in scientific form when they read back to the same bits, else all digits that
    matter, else (no point, NaN, infinity) the bit pattern.
    """
    width = 2 * FORMATS[element].size
    value = from_bits(bits, element)
    if not math.isfinite(value):
        return f"0x{bits:0{width}X}"
    text = _decimal(value, 6, padding=0, keep_zeros=True)
    if to_bits(float(text), element) == bits:
        return text
    digits = 2 + FORMATS[element].precision * 59 // 196
    text = _decimal(value, digits, padding=3, keep_zeros=False)
    return text if "." in text else f"0x{bits:0{width}X}"


def read_float(word: str, element: str) -> int:
    """Bit pattern of a literal: `1.5e+01`, or a pattern `0x7FC00000`. Raises ValueError."""
    if word.startswith(("0x", "-0x")):
        bits = int(word, 16)
        if not 0 <= bits < 1 << 8 * FORMATS[element].size:
            raise ValueError(f"{word} does not fit {element}")
        return bits
    return to_bits(float(word), element)


def _decimal(value: float, precision: int, padding: int, keep_zeros: bool) -> str:
    sign = "-" if math.copysign(1.0, value) < 0 else ""
    if value == 0:
        return f"{sign}0.{'0' * precision}e+00" if keep_zeros else f"{sign}0"
    digits, exponent = _digits(abs(value), precision)
    if _is_scientific(len(digits), exponent, precision, padding):
        return sign + _scientific(digits, exponent, precision, keep_zeros)
    if exponent >= 0:
        return sign + digits + "0" * exponent
    whole = exponent + len(digits)
    if whole > 0:
        return f"{sign}{digits[:whole]}.{digits[whole:]}"
    return f"{sign}0.{'0' * -whole}{digits}"


def _digits(value: float, precision: int) -> tuple[str, int]:
    """Significant decimal digits without trailing zeros, and the power of ten of the last one."""
    numerator, denominator = value.as_integer_ratio()
    shift = denominator.bit_length() - 1
    significand, exponent = numerator * 5**shift, -shift
    # LLVM cuts digits beyond the precision before it rounds; 196/59 is just above log2(10).
    excess = significand.bit_length() - (precision * 196 + 58) // 59
    if excess > 0 and (removable := excess * 59 // 196):
        exponent += removable
        significand //= 10**removable
    digits = str(significand)
    if len(digits) > precision:
        cut = len(digits) - precision
        digits = str((significand + 5 * 10 ** (cut - 1)) // 10**cut)
        exponent += cut
    stripped = digits.rstrip("0")
    return stripped, exponent + len(digits) - len(stripped)


def _is_scientific(count: int, exponent: int, precision: int, padding: int) -> bool:
    if not padding:
        return True
    if exponent >= 0:
        return exponent > padding or count + exponent > precision
    leading = exponent + count - 1
    return leading < 0 and -leading > padding


def _scientific(digits: str, exponent: int, precision: int, keep_zeros: bool) -> str:
    power = exponent + len(digits) - 1
    mantissa = f"{digits[0]}.{digits[1:]}"
    if keep_zeros:
        return f"{mantissa}{'0' * (precision - len(digits) + 1)}e{power:+03d}"
    if len(digits) == 1:
        mantissa += "0"
    return f"{mantissa}E{power:+d}"
