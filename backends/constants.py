"""Constants as Python text: short ones in line, others as tables of bytes in base 85."""

from __future__ import annotations

import base64
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shardwright.backends.names import LINE

INLINE = 32  # elements; beyond, a constant becomes a table at module level
NEAR_LARGEST = 3e38  # of f32 and bf16


class Tables:
    """The large constants of a script, once each: `TABLE_0`, `TABLE_1`, ..."""

    def __init__(self) -> None:
        self._names: dict[tuple[str, tuple[int, ...], bytes], str] = {}

    def add(self, array: NDArray[Any]) -> str:
        """The name of the numpy array with these values."""
        little = np.ascontiguousarray(array).astype(array.dtype.newbyteorder("<"))
        key = (little.dtype.str, array.shape, little.tobytes())
        return self._names.setdefault(key, f"TABLE_{len(self._names)}")

    def lines(self) -> list[str]:
        """The definitions."""
        lines: list[str] = []
        for (dtype, shape, data), name in self._names.items():
            text = base64.b85encode(data).decode("ascii")
            width = LINE - 10
            lines.append(f"{name} = np.frombuffer(")
            lines.append("    base64.b85decode(")
            lines += [f'        "{text[i : i + width]}"' for i in range(0, len(text), width)]
            lines.append("    ),")
            lines.append(f'    "{dtype}",')
            lines.append(f").reshape({shape})")
        return lines


def number(value: Any, module: str = "np") -> str:
    """A Python expression for one element, exact after rounding to its type."""
    plain: object = value.item()
    if isinstance(plain, complex):
        real, imag = np.float64(plain.real), np.float64(plain.imag)
        return f"complex({number(real, module)}, {number(imag, module)})"
    if isinstance(plain, float) and not np.isfinite(plain):
        return f"{'-' * (plain < 0)}{module}.{'nan' if np.isnan(plain) else 'inf'}"
    if isinstance(plain, float) and abs(plain) > NEAR_LARGEST:
        return repr(plain)  # what only rounds back may lie beyond it, and torch refuses that
    return str(value)  # numpy prints the shortest text that rounds back


def nested(array: NDArray[Any], module: str = "np") -> str:
    """An array as nested lists."""
    if array.ndim == 0:
        return number(array[()], module)
    return f"[{', '.join(nested(part, module) for part in array)}]"


def is_splat(array: NDArray[Any]) -> bool:
    """True if all elements have the same bits."""
    if array.size <= 1:
        return array.size == 1
    if not any(step for step, size in zip(array.strides, array.shape, strict=True) if size > 1):
        return True  # one element, seen many times: perhaps more of them than memory holds
    flat = np.ascontiguousarray(array).reshape(-1)
    data = flat.view(np.uint8).reshape(flat.size, -1)
    return bool((data == data[0]).all())
