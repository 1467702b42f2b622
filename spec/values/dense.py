"""Constant tensors: the payload of `dense<...>` as text, and its values as numpy arrays.

A payload is one value for all elements (a splat), nested lists for up to 100 elements, else the
bytes of all elements in hex, little-endian and row-major, bool one byte each. Elements that are no
numbers are strings. Source: mlir `AsmPrinter`, `printDenseIntOrFPElementsAttr`.
"""

from __future__ import annotations

import json
import re
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shardwright.spec.attributes import Dense
from shardwright.spec.axes import quote, unquote
from shardwright.spec.types import ELEMENTS, TensorType
from shardwright.spec.values import storage
from shardwright.spec.values.dense_literal import Literal, Wrong, read_literal
from shardwright.spec.values.float_text import FORMATS, read_float

Array = NDArray[Any]

LIST_LIMIT = 100  # more elements than this are printed as hex
_CHUNK = 1 << 20  # characters compared at once


def values(attr: Dense) -> Array:
    """The elements in the shape of the type; dtype `ELEMENTS[...].numpy` (bf16 widened to float32).

    A splat comes back as a broadcast view of one element: read-only.
    """
    element = attr.type.element
    found = storage.widen(_raw_of(attr.text, element), element)
    if found.size == 1 and attr.type.count != 1:
        return np.broadcast_to(found.reshape(()), attr.type.shape)
    return found.reshape(attr.type.shape)


def dense(array: Array, type: TensorType) -> Dense:
    """A constant of these elements. Raises ValueError for a wrong shape."""
    if tuple(array.shape) != type.shape:
        raise ValueError(f"array of shape {tuple(array.shape)} for {type}")
    return Dense(_payload(storage.narrow(array, type.element), type), type)


def splat(value: int | float | bool | complex, type: TensorType) -> Dense:
    """A constant whose elements are all one value."""
    return Dense(_payload(storage.narrow(np.array(value), type.element), type), type)


def is_splat(attr: Dense) -> bool:
    """True if one value stands for all elements."""
    return not attr.text.startswith(("[", '"0x')) and attr.text != ""


def canonical(payload: str, type: TensorType) -> str:
    """A payload as MLIR prints it. Raises `dense_literal.Wrong` when it does not fit the type."""
    bare = payload.strip()
    is_hex = bare.startswith('"0x') and bare.find('"', 1) == len(bare) - 1
    if is_hex and storage.is_number(type.element):
        return _canonical_hex(bare, 0, type)
    if (raw := _read_plain(bare, type)) is not None:
        return _payload(raw, type)
    if not bare:
        return of_literal(Literal(None, [], []), type)
    literal, end = read_literal(payload)
    if payload[end:].strip():
        raise Wrong("expected '>'", end)
    return of_literal(literal, type)


def of_literal(literal: Literal, type: TensorType) -> str:
    """A literal as MLIR prints it. Raises Wrong when it does not fit the type."""
    is_number = storage.is_number(type.element)
    if literal.is_string and is_number:
        return _canonical_hex(literal.words[0], literal.places[0], type)
    if literal.shape and literal.shape != type.shape:
        raise Wrong(
            f"inferred shape of elements literal ({shown_shape(literal.shape)}) does not match type"
            f" ({shown_shape(type.shape)})"
        )
    if not literal.words:
        if type.count:
            raise Wrong(f"parsed zero elements, but type ('{type}') expected at least 1")
        return ""
    return _payload(_numbers(literal, type), type) if is_number else _strings(literal, type)


def shown_shape(shape: tuple[int, ...]) -> str:
    """`[2, 3]`, not all sizes of a shape of very many."""
    more = f", ... {len(shape) - 8} more" if len(shape) > 8 else ""
    return f"[{', '.join(map(str, shape[:8]))}{more}]"


def _raw_of(text: str, element: str) -> Array:
    """The stored scalars of a canonical payload."""
    scalar, _ = storage.parts(element)
    if text.startswith('"'):
        return storage.from_bytes(bytes.fromhex(text[3:-1]), scalar)
    if not text:
        return np.array([], storage.dtype(scalar))
    literal, _ = read_literal(text)
    return np.array([_number(word, scalar) for word in literal.words], storage.dtype(scalar))


# --- text out


def _payload(raw: Array, type: TensorType) -> str:
    _, per = storage.parts(type.element)
    count = type.count
    if not count and not len(raw):
        return ""
    if _is_uniform(raw, per):
        return storage.words(raw[:per], type.element)[0]
    if count > LIST_LIMIT:
        return f'"0x{storage.to_bytes(raw, storage.parts(type.element)[0]).hex().upper()}"'
    return _nested(storage.words(raw, type.element), type.shape)


def _is_uniform(raw: Array, per: int) -> bool:
    if len(raw) == per:
        return True
    rows = raw.reshape(-1, per)
    return bool((rows == rows[0]).all())


def _nested(words: list[str], shape: tuple[int, ...]) -> str:
    for size in reversed(shape):
        words = [f"[{', '.join(words[i : i + size])}]" for i in range(0, len(words), size)]
    return words[0]


# --- hex in


_HEX = re.compile(r'"0x[0-9A-Fa-f]*+"')
_UPPER_HEX = re.compile(r'"0x[0-9A-F]*+"')


def _canonical_hex(payload: str, at: int, type: TensorType) -> str:
    """A string of bytes. A big one in MLIR's spelling is looked at in place, copied by nobody."""
    is_upper = _UPPER_HEX.fullmatch(payload) is not None
    if len(payload) % 2 or not (is_upper or _HEX.fullmatch(payload)):
        raise Wrong("expected string containing hex digits starting with `0x`", at)
    scalar, per = storage.parts(type.element)
    one = per * storage.size(scalar)
    size = (len(payload) - 4) // 2
    if size not in (type.count * one, one):
        raise Wrong(
            f"elements hex data size is invalid for provided type: '{type}'"
            f" ({size} bytes, expected {type.count * one})"
        )
    if not size:  # no elements, or elements of no bits
        return storage.words(np.array([0] * per, object), type.element)[0] if type.count else ""
    is_printed_so = type.count > LIST_LIMIT and size != one and not _repeats(payload, 2 * one)
    if is_printed_so:
        return payload if is_upper else f'"0x{payload[3:-1].upper()}"'
    if size != one and _repeats(payload, 2 * one):
        payload = payload[: 3 + 2 * one] + '"'
    return _payload(storage.from_bytes(bytes.fromhex(payload[3:-1]), scalar), type)


def _repeats(payload: str, period: int) -> bool:
    """True if all hex digits repeat the first ones; read in pieces, for it may be long."""
    start, end = 3, len(payload) - 1
    first = payload[start : start + period]
    chunk = first * max(1, _CHUNK // period)
    for at in range(start, end, len(chunk)):
        piece = payload[at : min(at + len(chunk), end)]
        if piece.upper() != chunk[: len(piece)].upper():
            return False
    return True


# --- lists in


_PLAIN = re.compile(r"\[[-0-9.eE+,\[\]\s]*+(?<=\])", re.ASCII)
_ODD_NUMBER = re.compile(r"(?<![\d.])\d++[eE]|[eE]\d*\.|\+\s")
_PLAIN_LENGTH = 24  # shorter lists are read word by word


def _read_plain(payload: str, type: TensorType) -> Array | None:
    """A long list of plain numbers as a whole; None for whatever needs a closer look."""
    info = ELEMENTS[type.element]
    if len(payload) < _PLAIN_LENGTH or type.element not in ELEMENTS:
        return None
    if info.kind not in ("float", "int", "uint", "index") or not _PLAIN.fullmatch(payload):
        return None
    is_float = info.kind == "float"
    points = payload.count(".")
    if points != (type.count if is_float else 0) or _ODD_NUMBER.search(payload):
        return None
    try:
        array = np.array(json.loads(payload))
    except (ValueError, RecursionError):
        return None
    if array.shape != type.shape or array.dtype.str[1:] != ("f8" if is_float else "i8"):
        return None
    if is_float:
        return storage.narrow(array.astype(np.float64), type.element)
    bits = storage.width(type.element)
    low = 0 if info.kind == "uint" else -(1 << (bits - 1))
    high = 1 << (bits if info.kind == "uint" else bits - 1)
    if array.size and not low <= int(array.min()) <= int(array.max()) < high:
        return None
    return storage.narrow(array.astype(info.numpy), type.element)


def _numbers(literal: Literal, type: TensorType) -> Array:
    """The elements of a literal as stored."""
    scalar, per = storage.parts(type.element)
    expected = per * (prod(literal.shape) if literal.shape else 1)
    if (count := len(literal.words)) != expected:
        holder = f"'{type}'" if literal.shape else f"'{type.element}'"
        raise Wrong(f"parsed {count} elements, but type ({holder}) expected {expected} elements")
    found: list[int] = []
    for word, place in zip(literal.words, literal.places, strict=True):
        try:
            found.append(_number(word, scalar))
        except ValueError as problem:
            raise Wrong(str(problem), place + word.startswith("-")) from None
    return np.array(found, storage.dtype(scalar))


def _number(word: str, scalar: str) -> int:
    """The bits of an element. Raises ValueError."""
    is_negative = word.startswith("-")
    digits = word.lstrip("- \t\r\n")
    if scalar in FORMATS:
        return _float(digits, is_negative, scalar)
    if is_negative and scalar.startswith("ui"):
        raise ValueError("expected unsigned integer elements, but parsed negative value")
    if "." in digits and not digits.startswith('"'):
        raise ValueError("expected integer elements, but parsed floating-point")
    if digits in ("true", "false"):
        if storage.width(scalar) != 1:
            raise ValueError("expected i1 type for 'true' or 'false' values")
        return int(digits == "true")
    found = None if digits.startswith('"') else integer_bits(digits, is_negative, scalar)
    if found is None:
        raise ValueError(f"integer constant out of range for type: {word} for {scalar}")
    return found


def _float(digits: str, is_negative: bool, scalar: str) -> int:
    if digits.startswith("0x"):
        if is_negative:
            raise ValueError("hexadecimal float literal should not have a leading minus")
        return read_float(digits, scalar)
    if "." in digits and not digits.startswith('"'):
        return read_float(f"-{digits}" if is_negative else digits, scalar)
    if digits[0] in '"tf':
        raise ValueError("expected floating point literal")
    raise ValueError(f"unexpected decimal integer literal for a floating point value: {digits}")


_LONG = 4000  # digits, beyond which Python reads no decimal number


def integer_bits(digits: str, is_negative: bool, scalar: str) -> int | None:
    """Two's complement of an integer literal; None when it does not fit.

    Source: mlir `AttributeParser.cpp`, buildAttributeAPInt.
    """
    if len(digits) > _LONG and not digits.startswith("0x"):
        return None
    value = int(digits, 16) if digits.startswith("0x") else int(digits)
    bits = storage.width(scalar)
    if value.bit_length() > bits or (not bits and is_negative):
        return None
    half = 1 << (bits - 1) if bits else 0
    if is_negative:
        return (1 << bits) - value if 0 < value <= half else None
    is_half = bits and value >= half and (scalar == "index" or scalar.startswith("s"))
    return None if is_half else value


def _strings(literal: Literal, type: TensorType) -> str:
    """Elements that are no numbers: strings, as MLIR prints them."""
    wrong = next((word for word in literal.words if not word.startswith('"')), None)
    if wrong is not None:
        raise Wrong(f"expected string token, got {wrong}")
    words = [quote(unquote(word)) for word in literal.words]
    is_one = len(set(words)) == 1 or literal.shape is None
    return words[0] if is_one else _nested(words, type.shape)
