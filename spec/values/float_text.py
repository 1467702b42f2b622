"""Floats as MLIR prints and reads them. Source: llvm `APFloat::toString`, mlir `AsmPrinter`."""

from __future__ import annotations

import math
import struct
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Format(NamedTuple):
    """A binary float format: bits, bits of precision (the hidden one too), exponent bias, style.

    Styles: `ieee` has infinities and NaNs, `fn` one NaN per sign, `fnuz` one NaN and no negative
    zero, `finite` neither, `scale` powers of two alone, `x87` an integer bit that is written out.
    """

    bits: int
    precision: int
    bias: int
    style: str = "ieee"

    @property
    def size(self) -> int:
        """Bytes as stored in a constant."""
        return (self.bits + 7) // 8

    @property
    def fraction_bits(self) -> int:
        """Bits below those of the exponent."""
        return self.precision if self.style == "x87" else self.precision - 1

    @property
    def top(self) -> int:
        """The largest biased exponent."""
        if self.style == "scale":
            return 254
        return (1 << (self.bits - 1 - self.fraction_bits)) - 1


FORMATS = {
    "f16": Format(16, 11, 15),
    "bf16": Format(16, 8, 127),
    "f32": Format(32, 24, 127),
    "f64": Format(64, 53, 1023),
    "tf32": Format(19, 11, 127),
    "f80": Format(80, 64, 16383, "x87"),
    "f128": Format(128, 113, 16383),
    "f8E5M2": Format(8, 3, 15),
    "f8E5M2FNUZ": Format(8, 3, 16, "fnuz"),
    "f8E4M3": Format(8, 4, 7),
    "f8E4M3FN": Format(8, 4, 7, "fn"),
    "f8E4M3FNUZ": Format(8, 4, 8, "fnuz"),
    "f8E4M3B11FNUZ": Format(8, 4, 11, "fnuz"),
    "f8E3M4": Format(8, 5, 3),
    "f8E8M0FNU": Format(8, 1, 127, "scale"),
    "f6E2M3FN": Format(6, 4, 1, "finite"),
    "f6E3M2FN": Format(6, 3, 3, "finite"),
    "f4E2M1FN": Format(4, 2, 1, "finite"),
}
_PACKED = {"f16": ("e", 2), "f32": ("f", 4), "f64": ("d", 8)}


class Decoded(NamedTuple):
    """A finite value `(-1)^negative * significand * 2^exponent`, or a special one."""

    negative: bool
    significand: int
    exponent: int
    special: str = ""  # "inf" | "nan"


def decode(bits: int, element: str) -> Decoded:
    """The value of a bit pattern."""
    form = FORMATS[element]
    if form.style == "scale":
        return Decoded(False, 1, bits - 127, "nan" if bits == 255 else "")
    width = form.fraction_bits
    negative = bool(bits >> (form.bits - 1))
    biased = (bits >> width) & ((1 << (form.bits - 1 - width)) - 1)
    fraction = bits & ((1 << width) - 1)
    if special := _special(form, negative, biased, fraction):
        return Decoded(negative, fraction, 0, special)
    lowest = 1 - form.bias - (form.precision - 1)
    if biased == 0:
        return Decoded(negative, fraction, lowest)
    hidden = 0 if form.style == "x87" else 1 << width
    return Decoded(negative, fraction | hidden, lowest + biased - 1)


def _special(form: Format, negative: bool, biased: int, fraction: int) -> str:
    if form.style == "fnuz":
        return "nan" if negative and not biased and not fraction else ""
    ones = (1 << form.fraction_bits) - 1
    if form.style == "x87":
        if biased and not fraction >> (form.precision - 1):
            return "nan"  # the integer bit is missing
        fraction &= ones >> 1
    if biased != form.top or form.style == "finite":
        return ""
    if form.style == "fn":
        return "nan" if fraction == ones else ""
    return "nan" if fraction else "inf"


def encode(value: Fraction, negative: bool, element: str) -> int:
    """The bit pattern nearest to a size, ties to even; what is too large becomes infinity, NaN or,
    in a format without either, the largest number.
    """
    form = FORMATS[element]
    sign = int(negative) << (form.bits - 1)
    if form.style == "scale":
        return _scale(value, sign)
    lowest = 1 - form.bias - (form.precision - 1)
    exponent = max(_log2(value) - (form.precision - 1), lowest) if value else lowest
    scaled = value / Fraction(2) ** exponent
    significand = round(scaled)  # ties to even
    if significand >> form.precision:
        significand, exponent = significand >> 1, exponent + 1
    biased = exponent - lowest + (significand >> (form.precision - 1))
    if biased > form.top or _is_over(form, biased, significand):
        return _too_large(form, sign)
    if form.style == "fnuz" and not significand:
        return 0  # no negative zero
    fraction = significand & ((1 << form.fraction_bits) - 1)
    return sign | biased << form.fraction_bits | fraction


def _scale(value: Fraction, sign: int) -> int:
    if not value:
        return 0
    power = _log2(value)
    is_exact = value == Fraction(2) ** power
    if value >= Fraction(3, 2) * Fraction(2) ** power:
        power += 1
    if power > 127:
        return 255
    return max(power + 127, 0) | (sign if is_exact else 0)  # LLVM keeps the sign of exact values


def _is_over(form: Format, biased: int, significand: int) -> bool:
    """True if the pattern is kept for infinity or NaN."""
    if biased != form.top:
        return False
    if form.style == "fn":
        return significand == (1 << form.precision) - 1
    return form.style in ("ieee", "x87")


def _too_large(form: Format, sign: int) -> int:
    if form.style == "finite":
        return sign | ((1 << (form.bits - 1)) - 1)
    if form.style == "fnuz":
        return 1 << (form.bits - 1)
    if form.style == "fn":
        return sign | ((1 << (form.bits - 1)) - 1)
    integer = 1 << (form.fraction_bits - 1) if form.style == "x87" else 0
    return sign | form.top << form.fraction_bits | integer


def _log2(value: Fraction) -> int:
    """The power of two that a positive value is at least."""
    guess = value.numerator.bit_length() - value.denominator.bit_length()
    return guess if Fraction(2) ** guess <= value else guess - 1


@cache
def small_values(element: str) -> NDArray[np.float32]:
    """The values of all codes of a float of at most 8 bits."""
    return np.array([from_bits(code, element) for code in range(1 << FORMATS[element].bits)], "f4")


def small_codes(values: NDArray[Any], element: str) -> NDArray[np.uint8]:
    """The codes of the nearest small floats, ties to even; beyond the range infinity or NaN, or
    the largest number where there is neither.
    """
    half = 1 << (FORMATS[element].bits - 1)  # the code of negative zero
    style = FORMATS[element].style
    table = small_values(element).astype(np.float64)
    flat = np.asarray(values, np.float64).reshape(-1)
    codes = np.arange(half if style != "scale" else 2 * half)
    codes = codes[np.isfinite(table[codes])]
    finite = table[codes]  # ascending
    size = np.abs(flat)
    low = np.clip(np.searchsorted(finite, size, side="right") - 1, 0, len(finite) - 2)
    below, above = finite[low], finite[low + 1]
    middle = (below + above) / 2
    up = (size > middle) | ((size == middle) & (codes[low] % 2 == 1))
    found = codes[low + up]
    limit = finite[-1] + (finite[-1] - finite[-2]) / 2
    found = np.where(size >= limit, _too_large(FORMATS[element], 0) & 0xFF, found)
    if style == "scale":
        found = np.where(size >= limit, 255, found)
    negative = np.signbit(flat) & (style != "scale")
    if style == "fnuz":
        negative &= found != 0  # no negative zero
    found = np.where(negative & (found < half), found | half, found)
    return np.where(np.isnan(flat), _nan_code(element), found).astype(np.uint8)


@cache
def _nan_code(element: str) -> int:
    """The code that NaN becomes; negative zero where there is none."""
    bits, style = FORMATS[element].bits, FORMATS[element].style
    if style in ("fnuz", "finite"):
        return 1 << (bits - 1)
    if style in ("fn", "scale"):
        return (1 << (bits - (style == "fn"))) - 1
    width = FORMATS[element].fraction_bits
    return FORMATS[element].top << width | 1 << (width - 1)


def to_bits(value: float, element: str) -> int:
    """The bit pattern of the nearest value of a format, ties to even; NaN is the quiet one."""
    if element in _PACKED:
        code, _ = _PACKED[element]
        try:
            packed = struct.pack("<" + code, value)
        except OverflowError:
            packed = struct.pack("<" + code, math.copysign(math.inf, value))
        return int.from_bytes(packed, "little")
    form = FORMATS[element]
    negative = math.copysign(1.0, value) < 0
    if math.isnan(value):
        return _nan_code(element)
    if math.isinf(value):
        return 255 if form.style == "scale" else _too_large(form, int(negative) << (form.bits - 1))
    return encode(abs(Fraction(value)), negative, element)


def from_bits(bits: int, element: str) -> float:
    """The value of a bit pattern, as near as a double can be."""
    if element in _PACKED:
        code, size = _PACKED[element]
        return struct.unpack("<" + code, bits.to_bytes(size, "little"))[0]
    negative, significand, exponent, special = decode(bits, element)
    if special:
        size = math.inf if special == "inf" else math.nan
    else:
        try:
            size = float(Fraction(significand) * Fraction(2) ** exponent)
        except OverflowError:
            size = math.inf
    return -size if negative else size


def float_text(bits: int, element: str) -> str:
    """A value as `dense<...>` and float attributes show it.

    Six digits in scientific form when they read back to the same bits, else all digits that
    matter, else (no point, NaN, infinity) the bit pattern.
    """
    value = decode(bits, element)
    form = FORMATS[element]
    if value.special:
        top = form.top << form.fraction_bits if form.style == "x87" else 0
        return f"0x{bits | top:X}"
    if _may_be_short(bits, element):
        text = _decimal(value, 6, padding=0, keep_zeros=True)
        if _reads_back(text, bits, value.negative, element):
            return text
    digits = 2 + form.precision * 59 // 196
    text = _decimal(value, digits, padding=3, keep_zeros=False)
    return text if "." in text else f"0x{bits:X}"


def _may_be_short(bits: int, element: str) -> bool:
    """True if some decimal of six digits reads back to the same bits; then the nearest one does."""
    if element not in _PACKED:
        return True
    near = float(f"{from_bits(bits, element):.5e}")
    return to_bits(near, element) == bits


def _reads_back(text: str, bits: int, negative: bool, element: str) -> bool:
    if element in _PACKED:
        return to_bits(float(text), element) == bits
    return encode(abs(Fraction(text)), negative, element) == bits


def read_float(word: str, element: str) -> int:
    """Bit pattern of a literal: `1.5e+01`, or a pattern `0x7FC00000`. Raises ValueError."""
    if word.startswith(("0x", "-0x")):
        bits = int(word, 16)
        if not 0 <= bits < 1 << FORMATS[element].bits:
            raise ValueError("hexadecimal float constant out of range for type")
        return bits
    return to_bits(float(word), element)


def _decimal(value: Decoded, precision: int, padding: int, keep_zeros: bool) -> str:
    sign = "-" if value.negative else ""
    if not value.significand:
        return f"{sign}0.{'0' * precision}e+00" if keep_zeros else f"{sign}0"
    digits, exponent = _digits(value, precision)
    if _is_scientific(len(digits), exponent, precision, padding):
        return sign + _scientific(digits, exponent, precision, keep_zeros)
    if exponent >= 0:
        return sign + digits + "0" * exponent
    whole = exponent + len(digits)
    if whole > 0:
        return f"{sign}{digits[:whole]}.{digits[whole:]}"
    return f"{sign}0.{'0' * -whole}{digits}"


def _digits(value: Decoded, precision: int) -> tuple[str, int]:
    """Significant decimal digits without trailing zeros, and the power of ten of the last one."""
    zeros = (value.significand & -value.significand).bit_length() - 1
    significand, exponent = value.significand >> zeros, value.exponent + zeros
    if exponent >= 0:
        significand, exponent = significand << exponent, 0
    else:
        significand *= 5**-exponent
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
