"""Floats as MLIR prints and reads them. Source: llvm `APFloat::toString`, mlir `AsmPrinter`."""

from __future__ import annotations

import math
import struct
from typing import NamedTuple

import numpy as np


class Format(NamedTuple):
    """A binary float format: bytes as stored, bits of precision, exponent bits."""

    size: int
    precision: int
    exponent: int

    @property
    def bias(self) -> int:
        return (1 << (self.exponent - 1)) - 1


FORMATS = {
    "f16": Format(2, 11, 5),
    "bf16": Format(2, 8, 8),
    "f32": Format(4, 24, 8),
    "f64": Format(8, 53, 11),
}


def to_bits(value: float, element: str) -> int:
    """The bit pattern of the nearest value of a format, ties to even; NaN is the quiet one."""
    if element == "bf16":
        return _bf16_bits(value)
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
