"""Elements of constants as the bytes that MLIR stores: little-endian, row-major, whole bytes each.

A complex element is two. Elements of 1, 2, 4 or 8 bytes are numpy integers, others Python's.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from shardwright.spec.types import ELEMENTS
from shardwright.spec.values.float_text import FORMATS, float_text, small_codes, small_values

Array = NDArray[Any]

_NATIVE = (1, 2, 4, 8)
_SMALL = frozenset(name for name, form in FORMATS.items() if form.bits <= 8)


def parts(element: str) -> tuple[str, int]:
    """The scalar type inside an element type, and how many of it an element holds."""
    return (element[8:-1], 2) if element.startswith("complex<") else (element, 1)


def is_number(element: str) -> bool:
    """True if constants of an element type are numbers; others are strings."""
    scalar, _ = parts(element)
    return scalar in FORMATS or ELEMENTS[scalar].kind in ("int", "uint", "bool", "index")


def width(scalar: str) -> int:
    """Bits of a scalar."""
    if scalar in FORMATS:
        return FORMATS[scalar].bits
    return 1 if scalar == "i1" else ELEMENTS[scalar].bits


def is_signed(scalar: str) -> bool:
    """True if the top bit of an integer means a negative number when it is printed."""
    return not scalar.startswith("u")


def size(scalar: str) -> int:
    """Bytes of a scalar."""
    return (width(scalar) + 7) // 8


def dtype(scalar: str) -> np.dtype[Any]:
    """The dtype of scalars as stored."""
    return np.dtype(f"<u{size(scalar)}") if size(scalar) in _NATIVE else np.dtype(object)


def from_bytes(data: bytes, scalar: str) -> Array:
    """The scalars of stored bytes."""
    step = size(scalar)
    if step in _NATIVE:
        return np.frombuffer(data, dtype(scalar))
    found = [
        int.from_bytes(data[at : at + step], "little") for at in range(0, len(data), step or 1)
    ]
    return np.array(found, object)


def to_bytes(raw: Array, scalar: str) -> bytes:
    """Scalars as stored bytes."""
    if size(scalar) in _NATIVE:
        return raw.tobytes()
    return b"".join(int(value).to_bytes(size(scalar), "little") for value in raw)


def widen(raw: Array, element: str) -> Array:
    """Stored scalars as numbers in the dtype of the reference."""
    scalar, count = parts(element)
    if scalar == "bf16":
        return (raw.astype("<u4") << 16).view("<f4")
    if scalar in _SMALL:
        return small_values(scalar)[raw & (len(small_values(scalar)) - 1)]
    if scalar == "i1":
        return raw != 0
    info = ELEMENTS[element]
    if info.bits < 8 and info.kind == "int":
        sign = np.uint8(1 << (info.bits - 1))
        return ((raw & (2 * sign - 1)) ^ sign).astype("int8") - np.int8(sign)
    if raw.dtype == object or info.numpy == "object":
        return raw
    return raw.view(np.dtype(info.numpy)) if count == 1 else raw.view(info.numpy)


def narrow(array: Array, element: str) -> Array:
    """Numbers as stored scalars, flat."""
    scalar, _ = parts(element)
    if scalar in _SMALL:
        return small_codes(array, scalar)
    if scalar == "bf16":
        return _narrow_bf16(array)
    with np.errstate(over="ignore"):
        flat = np.ascontiguousarray(array, ELEMENTS[element].numpy).reshape(-1)
    raw = flat.view(dtype(scalar))
    bits = ELEMENTS[scalar].bits
    return raw & np.uint8((1 << bits) - 1) if bits < 8 else raw


def _narrow_bf16(array: Array) -> Array:
    """Rounded once, to even: values of more than 32 bits go through the odd neighbour."""
    values = np.ascontiguousarray(array).reshape(-1)
    with np.errstate(over="ignore"):
        near = values.astype("<f4")
    wide = near.view("<u4")
    if values.dtype == np.float64:
        back = near.astype("<f8")
        is_off = np.isfinite(back) & (back != values)
        wide = np.where(is_off, (wide - (np.abs(back) > np.abs(values))) | 1, wide)
    rounded = (wide + 0x7FFF + ((wide >> 16) & 1)) >> 16
    is_nan = (wide & 0x7FFFFFFF) > 0x7F800000
    return np.where(is_nan, (wide >> 16) | 0x40, rounded).astype("<u2")


def words(raw: Array, element: str) -> list[str]:
    """Stored scalars as MLIR prints elements."""
    scalar, per = parts(element)
    mask = (1 << width(scalar)) - 1
    bits = [value & mask for value in raw.tolist()] if width(scalar) != 1 else raw.tolist()
    if scalar in FORMATS:
        shown = [float_text(value, scalar) for value in bits]
    elif width(scalar) == 1:
        shown = ["true" if value else "false" for value in bits]
    else:
        shown = [str(signed(value, scalar)) for value in bits]
    if per == 1:
        return shown
    return [f"({re},{im})" for re, im in zip(shown[::2], shown[1::2], strict=True)]


def signed(bits: int, scalar: str) -> int:
    """The integer that a bit pattern stands for."""
    top = 1 << width(scalar)
    return bits - top if is_signed(scalar) and 2 * bits >= top > 1 else bits
