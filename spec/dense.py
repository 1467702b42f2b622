"""Constant tensors: the payload of `dense<...>` as text, and its values as numpy arrays.

A payload is one value for all elements (a splat), nested lists for up to 100 elements, else the
bytes of all elements in hex, little-endian and row-major, bool one byte each. Source: mlir
`AsmPrinter`, `printDenseIntOrFPElementsAttr`.
"""

from __future__ import annotations

import re
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .attributes import Dense
from .float_text import FORMATS, float_text, read_float, small_codes, small_values
from .types import ELEMENTS, TensorType

Array = NDArray[Any]

LIST_LIMIT = 100  # more elements than this are printed as hex
_TOKEN = re.compile(r"[\[\],]|\([^()]*\)|[^\s,\[\]]+")


def values(attr: Dense) -> Array:
    """The elements in the shape of the type; dtype `ELEMENTS[...].numpy` (bf16 widened to float32).

    A splat comes back as a broadcast view of one element: read-only.
    """
    element = attr.type.element
    raw = _raw_of(attr.text, element)
    found = _widen(raw, element)
    if found.size == 1 and attr.type.count != 1:
        return np.broadcast_to(found.reshape(()), attr.type.shape)
    return found.reshape(attr.type.shape)


def dense(array: Array, type: TensorType) -> Dense:
    """A constant of these elements. Raises ValueError for a wrong shape."""
    if tuple(array.shape) != type.shape:
        raise ValueError(f"array of shape {tuple(array.shape)} for {type}")
    return Dense(_payload(_narrow(array, type.element), type), type)


def splat(value: int | float | bool | complex, type: TensorType) -> Dense:
    """A constant whose elements are all one value."""
    one = _narrow(np.array(value), type.element)
    return Dense(_payload(one, type), type)


def is_splat(attr: Dense) -> bool:
    """Whether one value stands for all elements."""
    return not attr.text.startswith(("[", '"0x')) and attr.text != ""


def canonical(payload: str, type: TensorType) -> str:
    """A payload as MLIR prints it. Raises ValueError when it does not fit the type."""
    payload = payload.strip()
    if payload.startswith('"'):
        return _canonical_hex(payload, type)
    shape, words = _split(payload)
    if words and shape is not None and shape != type.shape:
        raise ValueError(
            f"inferred shape of elements literal ({_dims(shape)}) does not match type"
            f" ({_dims(type.shape)})"
        )
    if not words:
        if type.count:
            raise ValueError(f"parsed zero elements, but type ({type}) expected at least 1")
        return ""
    return _payload(_read_words(words, type.element), type)


def _dims(shape: tuple[int, ...]) -> str:
    more = f", ... {len(shape) - 8} more" if len(shape) > 8 else ""
    return f"[{', '.join(map(str, shape[:8]))}{more}]"


# --- storage: unsigned integers of the element's width, two per element for complex


def _parts(element: str) -> tuple[str, int]:
    """The scalar type inside an element type, and how many of it an element holds."""
    return (element[8:-1], 2) if element.startswith("complex<") else (element, 1)


def _storage(scalar: str) -> np.dtype[Any]:
    size = FORMATS[scalar].size if scalar in FORMATS else max(ELEMENTS[scalar].bits, 8) // 8
    return np.dtype(f"<u{size}")


def _raw_of(text: str, element: str) -> Array:
    if text.startswith('"'):
        return np.frombuffer(bytes.fromhex(text[3:-1]), _storage(_parts(element)[0]))
    return _read_words(_split(text)[1], element)


def _widen(raw: Array, element: str) -> Array:
    scalar, count = _parts(element)
    if scalar == "bf16":
        return (raw.astype("<u4") << 16).view("<f4")
    if scalar.startswith("f8"):
        return small_values(scalar)[raw]
    if scalar == "i1":
        return raw != 0
    info = ELEMENTS[element]
    if info.bits < 8 and info.kind == "int":
        sign = np.uint8(1 << (info.bits - 1))
        return ((raw & (2 * sign - 1)) ^ sign).astype("int8") - np.int8(sign)
    return raw.view(np.dtype(info.numpy)) if count == 1 else raw.view(info.numpy)


def _narrow(array: Array, element: str) -> Array:
    """Flat storage of an array's elements."""
    scalar, _ = _parts(element)
    if scalar.startswith("f8"):
        return small_codes(array, scalar)
    if scalar == "bf16":
        wide = np.ascontiguousarray(array, "<f4").reshape(-1).view("<u4")
        rounded = (wide + 0x7FFF + ((wide >> 16) & 1)) >> 16
        nan = (wide & 0x7FFFFFFF) > 0x7F800000
        return np.where(nan, (wide >> 16) | 0x40, rounded).astype("<u2")
    with np.errstate(over="ignore"):
        flat = np.ascontiguousarray(array, ELEMENTS[element].numpy).reshape(-1)
    raw = flat.view(_storage(scalar))
    bits = ELEMENTS[scalar].bits
    return raw & np.uint8((1 << bits) - 1) if bits < 8 else raw


# --- text out


def _payload(raw: Array, type: TensorType) -> str:
    _, per = _parts(type.element)
    count = type.count
    if not count:
        return ""
    if _is_uniform(raw, per):
        return _words(raw[:per], type.element)[0]
    if count > LIST_LIMIT:
        return f'"0x{raw.tobytes().hex().upper()}"'
    return _nested(_words(raw, type.element), type.shape)


def _is_uniform(raw: Array, per: int) -> bool:
    rows = raw.reshape(-1, per)
    return bool((rows == rows[0]).all())


def _words(raw: Array, element: str) -> list[str]:
    scalar, per = _parts(element)
    if scalar in FORMATS:
        words = [float_text(int(bits), scalar) for bits in raw]
    elif scalar == "i1":
        words = ["true" if bit else "false" for bit in raw]
    else:
        words = [str(int(value)) for value in _widen(raw, scalar)]
    if per == 1:
        return words
    return [f"({re},{im})" for re, im in zip(words[::2], words[1::2], strict=True)]


def _nested(words: list[str], shape: tuple[int, ...]) -> str:
    for size in reversed(shape):
        words = [f"[{', '.join(words[i : i + size])}]" for i in range(0, len(words), size)]
    return words[0]


# --- text in


def _canonical_hex(payload: str, type: TensorType) -> str:
    if not payload.startswith('"0x') or not payload.endswith('"'):
        raise ValueError("elements hex string should start with '0x'")
    try:
        data = bytes.fromhex(payload[3:-1])
    except ValueError:
        raise ValueError("expected string containing hex digits starting with `0x`") from None
    scalar, per = _parts(type.element)
    storage, expected = _storage(scalar), type.count * per * _storage(scalar).itemsize
    if len(data) not in (expected, per * storage.itemsize):
        raise ValueError(
            f"elements hex data size is invalid for provided type: {type}"
            f" ({len(data)} bytes, expected {expected})"
        )
    raw = np.frombuffer(data, storage)
    is_printed_so = type.count > LIST_LIMIT and not _is_uniform(raw, per)
    if is_printed_so and not any(letter in payload for letter in "abcdef"):
        return payload  # a big blob is copied by nobody
    return _payload(raw, type)


def _split(payload: str) -> tuple[tuple[int, ...] | None, list[str]]:
    """Shape of the nested lists (None for a bare value) and the words in order."""
    words: list[str] = []
    counts: list[int] = []  # elements so far of each open list
    sizes: dict[int, int] = {}  # depth -> elements of a closed list
    leaf = -1
    for match in _TOKEN.finditer(payload):
        token = match[0]
        if token == "[":
            counts.append(0)
        elif token == "]":
            if not counts:
                raise ValueError("unbalanced ']' in elements literal")
            size = counts.pop()
            if sizes.setdefault(len(counts), size) != size:
                raise ValueError(_RAGGED)
            if counts:
                counts[-1] += 1
        elif token != ",":
            if leaf not in (-1, len(counts)):
                raise ValueError(_RAGGED)
            leaf = len(counts)
            words.append(token)
            if counts:
                counts[-1] += 1
    if counts:
        raise ValueError("unbalanced '[' in elements literal")
    if not sizes:
        if len(words) > 1:
            raise ValueError("expected '>' after one element, or brackets around several")
        return None, words
    shape = tuple(sizes[depth] for depth in sorted(sizes))
    if prod(shape) != len(words):
        raise ValueError(_RAGGED)
    return shape, words


_RAGGED = "tensor literal is invalid; ranks are not consistent between elements"


def _read_words(words: list[str], element: str) -> Array:
    scalar, per = _parts(element)
    if per == 2:
        words = [part.strip() for word in words for part in _pair(word)]
    return np.array([_read_word(word, scalar) for word in words], _storage(scalar))


def _pair(word: str) -> list[str]:
    parts = word.strip("()").split(",")
    if not word.startswith("(") or len(parts) != 2:
        raise ValueError(f"expected complex value `(re,im)`, got {word}")
    return parts


_FLOAT = re.compile(r"[-+]?\d+\.\d*([eE][-+]?\d+)?|-?0x[0-9A-Fa-f]+")
_INT = re.compile(r"-?(0x[0-9A-Fa-f]+|\d+)")


def _read_word(word: str, scalar: str) -> int:
    if scalar in FORMATS:
        if not _FLOAT.fullmatch(word):
            raise ValueError(f"expected floating point value with a point, got {word}")
        return read_float(word, scalar)
    if word in ("true", "false"):
        if scalar != "i1":
            raise ValueError("expected i1 type for 'true' or 'false' values")
        return word == "true"
    if scalar not in ELEMENTS or not _INT.fullmatch(word):
        raise ValueError(f"expected integer elements, but parsed {word}")
    return _wrapped(int(word, 0), scalar)


def _wrapped(value: int, scalar: str) -> int:
    """Two's complement in the bytes of storage."""
    info = ELEMENTS[scalar]
    bits = 1 if scalar == "i1" else info.bits
    low = 0 if info.kind == "uint" else -(1 << (bits - 1))
    if not low <= value < 1 << bits:
        raise ValueError(f"integer constant out of range for type {scalar}: {value}")
    return value & ((1 << bits) - 1)
