"""Exact StableHLO arithmetic in numpy: rounding to narrow elements, integers, conversions, bits.

Every function takes and returns arrays in the dtypes of `types.ELEMENTS`. Where the StableHLO
specification leaves a result to the implementation (division by zero, conversions out of range),
XLA's choice is taken.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from shardwright.spec.reference.extremes import maximum, minimum
from shardwright.spec.types import ELEMENTS
from shardwright.spec.values import float8
from shardwright.spec.values.float_text import small_codes, small_values

Values = NDArray[Any]

_BITS = {2: np.int16, 4: np.int32, 8: np.int64}  # bytes of a float -> integer of its bits
_MANTISSA = {"float16": 10, "float32": 23, "float64": 52}


def is_float(x: Values) -> bool:
    return x.dtype.kind == "f"


def is_integer(x: Values) -> bool:
    return x.dtype.kind in "iu"


def width(x: Values) -> int:
    """Bits of an integer array's element."""
    return 8 * x.dtype.itemsize


def round_to(x: Values, element: str) -> Values:
    """The values an element type can hold, in the dtype that computes it.

    bf16 and the f8 kinds round to nearest even; integers narrower than a byte wrap; other elements
    are unchanged.
    """
    info = ELEMENTS[element]
    if element == "bf16":
        return _round_bf16(x)
    if element in float8.KINDS:
        return float8.round_float8(x, element)
    if info.kind == "uint" and info.bits < 8:
        return np.asarray(x & np.uint8((1 << info.bits) - 1))
    if info.kind == "int" and info.bits < 8:
        spare = 8 - info.bits
        return np.asarray((x << spare).astype(np.int8) >> spare)
    return x


def _round_bf16(x: Values) -> Values:
    values = np.asarray(x, np.float32)
    bits = values.view(np.uint32)
    rounded = (bits + (((bits >> 16) & 1) + np.uint32(0x7FFF))) & np.uint32(0xFFFF0000)
    return np.where(np.isnan(values), values, rounded.view(np.float32))


# --- arithmetic


def divide(x: Values, y: Values) -> Values:
    """x / y, integers rounding towards zero; integer x / 0 has all bits set."""
    if not is_integer(x):
        return np.divide(x, y)
    zero = y == 0
    safe = np.where(zero, y.dtype.type(1), y)
    quotient = np.floor_divide(x, safe)
    remainder = x - quotient * safe
    if x.dtype.kind == "i":  # floor to truncation
        quotient = quotient + ((remainder != 0) & ((x < 0) != (safe < 0)))
    return np.where(zero, ~x.dtype.type(0), quotient).astype(x.dtype)


def remainder(x: Values, y: Values) -> Values:
    """Remainder with the sign of the dividend; integer x % 0 is x."""
    if not is_integer(x):
        return np.fmod(x, y)
    zero = y == 0
    return np.where(zero, x, np.fmod(x, np.where(zero, y.dtype.type(1), y)))


def power(x: Values, y: Values) -> Values:
    """x to the power y; integers wrap, and a negative exponent gives 0 unless |x| is 1."""
    if not is_integer(x):
        return np.power(x, y)
    result = np.power(x, np.where(y < 0, y.dtype.type(0), y))
    if x.dtype.kind == "u":
        return result
    sign = np.where((y & 1) == 1, x, x * x)
    inverse = np.where((x == 1) | (x == -1), sign, x.dtype.type(0))
    return np.where(y < 0, inverse, result).astype(x.dtype)


def complex_of(real: Values, imag: Values) -> Values:
    """real + i imag, also where a part is infinite or NaN."""
    out = np.empty(np.broadcast(real, imag).shape, np.result_type(real, np.complex64))
    out.real, out.imag = real, imag
    return out


def next_after(x: Values, y: Values, element: str) -> Values:
    """The next value of the element type after x towards y."""
    if element != "bf16":
        return np.nextafter(x, y)
    # The upper half of an f32 is the bf16, and steps like an integer of its sign and size.
    bits = np.ascontiguousarray(x).view(np.int32).reshape(x.shape) >> 16
    smallest = np.where(y < 0, np.int32(-0x7FFF), np.int32(1))  # from zero: the sign is y's
    outward = np.where((x < 0) == (y < x), np.int32(1), np.int32(-1))
    stepped = np.where(x == 0, smallest, bits + outward)
    moved = (stepped << 16).astype(np.int32).view(np.float32)
    return np.where(x == y, y, np.where(np.isnan(x) | np.isnan(y), np.float32(np.nan), moved))


def sign(x: Values) -> Values:
    """-1, 0, 1, NaN; zeros keep their sign; complex x / |x|."""
    if x.dtype.kind == "c":
        size = np.abs(x)
        return np.where(size == 0, x, x / np.where(size == 0, size.dtype.type(1), size))
    return np.where(x == 0, x, np.sign(x))


def clamp(low: Values, x: Values, high: Values) -> Values:
    """min(max(x, low), high); bounds may be scalars."""
    return minimum(maximum(x, low), high)


def atan2(y: Values, x: Values) -> Values:
    """Angle of the point (x, y); complex by its logarithm form."""
    if y.dtype.kind != "c":
        return np.arctan2(y, x)
    i = y.dtype.type(1j)
    return -i * np.log((x + i * y) / np.sqrt(x * x + y * y))


def cbrt(x: Values) -> Values:
    """Real cube root; principal root of complex numbers."""
    if x.dtype.kind == "c":
        return np.power(x, x.dtype.type(1 / 3))
    return np.cbrt(x)


def rsqrt(x: Values) -> Values:
    """1 / sqrt(x)."""
    return x.dtype.type(1) / np.sqrt(x)


def logistic(x: Values) -> Values:
    """1 / (1 + exp(-x))."""
    one = x.dtype.type(1)
    return one / (one + np.exp(-x))


def round_nearest_afz(x: Values) -> Values:
    """Nearest integer, ties away from zero."""
    whole = np.trunc(x)
    return np.where(np.abs(x - whole) >= 0.5, whole + np.copysign(x.dtype.type(1), x), whole)


def reduce_precision(x: Values, exponent_bits: int, mantissa_bits: int) -> Values:
    """Round to a float of fewer exponent and mantissa bits, subnormals flushed.

    Source: XLA elemental_ir_emitter.cc, EmitReducePrecisionIR.
    """
    mantissa = _MANTISSA[x.dtype.name]
    integer = np.dtype(_BITS[x.dtype.itemsize]).type
    exponent = 8 * x.dtype.itemsize - 1 - mantissa
    bits = np.ascontiguousarray(x).view(integer).reshape(x.shape)
    if mantissa_bits < mantissa:
        last = integer(1 << (mantissa - mantissa_bits))
        odd = (bits & last) != 0
        bits = (bits + (odd + ((last >> 1) - integer(1)))) & ~(last - integer(1))
    if exponent_bits < exponent:
        bias, small = (1 << (exponent - 1)) - 1, (1 << (exponent_bits - 1)) - 1
        all_ones = integer(((1 << exponent) - 1) << mantissa)
        sign_bit = bits & integer(np.iinfo(integer).min)
        power_of_two = bits & all_ones
        bits = np.where(
            power_of_two > integer((bias + small) << mantissa), sign_bit | all_ones, bits
        )
        bits = np.where(power_of_two <= integer((bias - small) << mantissa), sign_bit, bits)
    rounded = np.asarray(bits, integer).view(x.dtype)
    return np.where(np.isnan(x), x, rounded)


# --- bits


def _unsigned(x: Values) -> Values:
    return np.asarray(x).view(f"uint{width(x)}")


def shift_left(x: Values, y: Values) -> Values:
    """x << y; 0 when y is negative or not below the width."""
    return _shifted(np.left_shift, x, y, x.dtype.type(0))


def shift_right_arithmetic(x: Values, y: Values) -> Values:
    """x >> y keeping the sign; only the sign when y is negative or not below the width."""
    signed = x.view(f"int{width(x)}")
    amount = y.view(signed.dtype)
    outside = np.where(signed < 0, -1, 0).astype(signed.dtype)
    return _shifted(np.right_shift, signed, amount, outside).view(x.dtype)


def shift_right_logical(x: Values, y: Values) -> Values:
    """x >> y filling with zeros; 0 when y is negative or not below the width."""
    bits, amount = _unsigned(x), _unsigned(y)
    return _shifted(np.right_shift, bits, amount, bits.dtype.type(0)).view(x.dtype)


def _shifted(shift: Any, x: Values, y: Values, outside: Values) -> Values:
    legal = (y >= 0) & (y < width(x))
    moved = shift(x, np.where(legal, y, y.dtype.type(0)))
    return np.where(legal, moved, outside).astype(x.dtype)


def popcnt(x: Values) -> Values:
    """Number of bits set."""
    bits = _unsigned(x)
    count = np.zeros(x.shape, np.uint8)
    for place in range(width(x)):
        count = count + ((bits >> bits.dtype.type(place)) & bits.dtype.type(1)).astype(np.uint8)
    return count.astype(x.dtype)


def count_leading_zeros(x: Values) -> Values:
    """Number of zero bits above the highest bit set; the width for 0."""
    bits = _unsigned(x)
    for step in (1, 2, 4, 8, 16, 32):
        if step < width(x):
            bits = bits | (bits >> bits.dtype.type(step))
    return (x.dtype.type(width(x)) - popcnt(bits).astype(x.dtype)).astype(x.dtype)


# --- conversion and comparison


def convert(x: Values, element: str) -> Values:
    """Convert element by element: floats truncate to integers and saturate, NaN becomes 0."""
    info = ELEMENTS[element]
    dtype = np.dtype(info.numpy)
    if info.kind == "bool":
        return x != 0
    if x.dtype.kind == "c" and info.kind != "complex":
        x = np.asarray(np.real(x))
    if is_float(x) and info.kind in ("int", "uint", "index"):
        signed = info.kind != "uint"
        low = -(1 << (info.bits - 1)) if signed else 0
        high = (1 << (info.bits - signed)) - 1
        wide = np.trunc(x.astype(np.float64))
        inside = (wide >= low) & (wide < high + 1.0)
        whole = np.where(inside, wide, 0.0).astype(dtype)
        whole = np.where(wide >= high + 1.0, dtype.type(high), whole)
        return np.where(wide < low, dtype.type(low), whole).astype(dtype)
    return round_to(x.astype(dtype), element)


def bitcast(x: Values, source: str, target: str, shape: tuple[int, ...]) -> Values:
    """Reinterpret bits; the minor dim appears or vanishes when the widths differ."""
    words = np.ascontiguousarray(_stored(x, source)).reshape(-1)
    bits = ELEMENTS[target].bits
    if target in float8.KINDS:
        is_whole = bits == 8 and ELEMENTS[source].bits >= 8
        codes = words.view(np.uint8) if is_whole else _repacked(words, source, bits)
        return small_values(target)[codes].reshape(shape)
    if target == "bf16":
        high = words.view(np.uint16).astype(np.uint32) << np.uint32(16)
        return high.view(np.float32).reshape(shape)
    if bits < 8 or ELEMENTS[source].bits < 8:
        packed = _repacked(words, source, bits, np.dtype(ELEMENTS[target].numpy).itemsize)
        return round_to(packed.view(ELEMENTS[target].numpy), target).reshape(shape)
    return words.view(ELEMENTS[target].numpy).reshape(shape)


def _stored(x: Values, element: str) -> Values:
    """The array as its element is stored: bf16 in two bytes, smaller floats in one."""
    if element in float8.KINDS:
        return small_codes(x, element)
    if element != "bf16":
        return x
    return (np.asarray(x, np.float32).view(np.uint32) >> np.uint32(16)).astype(np.uint16)


def _repacked(words: Values, source: str, to_bits: int, size: int = 1) -> Values:
    """The bytes of elements of so many bits, each in `size` bytes: through single bits, lowest
    first.
    """
    from_bits = ELEMENTS[source].bits
    bits = np.unpackbits(
        words.view(np.uint8).reshape(-1, words.itemsize), axis=1, bitorder="little"
    )
    stream = bits[:, :from_bits].reshape(-1, to_bits)
    padded = np.zeros((stream.shape[0], 8 * size), np.uint8)
    padded[:, :to_bits] = stream
    return np.packbits(padded, axis=1, bitorder="little").reshape(-1)


_COMPARISONS = {
    "EQ": np.equal,
    "NE": np.not_equal,
    "LT": np.less,
    "LE": np.less_equal,
    "GT": np.greater,
    "GE": np.greater_equal,
}


def compare(x: Values, y: Values, direction: str, total_order: bool = False) -> Values:
    """Compare; in the total order -NaN < -inf < -0 < +0 < inf < NaN."""
    if total_order and is_float(x):
        x, y = total_order_key(x), total_order_key(y)
    return _COMPARISONS[direction](x, y)


def total_order_key(x: Values) -> Values:
    """Integers that order as the floats do in IEEE 754's total order."""
    integer = np.dtype(_BITS[x.dtype.itemsize])
    bits = np.ascontiguousarray(x).view(integer).reshape(x.shape)
    return np.where(bits < 0, bits ^ np.iinfo(integer).max, bits).astype(integer)
