"""Types of values: interned, compared with `is`."""

from __future__ import annotations

from math import prod
from typing import NamedTuple
from weakref import WeakValueDictionary

DYNAMIC = -1  # a `?` dim


class Element(NamedTuple):
    """An element type: bits as stored, and the numpy dtype of the reference run."""

    bits: int
    numpy: str
    kind: str  # "float" | "int" | "uint" | "bool" | "complex" | "index"


# bf16 and the f8 kinds are computed in f32 and rounded back (see spec/numerics.py).
ELEMENTS: dict[str, Element] = {
    "i1": Element(8, "bool", "bool"),
    **{f"i{b}": Element(b, f"int{max(b, 8)}", "int") for b in (2, 4, 8, 16, 32, 64)},
    **{f"ui{b}": Element(b, f"uint{max(b, 8)}", "uint") for b in (2, 4, 8, 16, 32, 64)},
    "f16": Element(16, "float16", "float"),
    "bf16": Element(16, "float32", "float"),
    "f32": Element(32, "float32", "float"),
    "f64": Element(64, "float64", "float"),
    **{
        f"f8{kind}": Element(8, "float32", "float")
        for kind in (
            "E5M2",
            "E5M2FNUZ",
            "E4M3",
            "E4M3FN",
            "E4M3FNUZ",
            "E4M3B11FNUZ",
            "E3M4",
            "E8M0FNU",
        )
    },
    "complex<f32>": Element(64, "complex64", "complex"),
    "complex<f64>": Element(128, "complex128", "complex"),
    "index": Element(64, "int64", "index"),
}


class TensorType:
    """`tensor<4x8xf32>`: shape (DYNAMIC for `?`), element type, raw encoding text if any."""

    __slots__ = ("__weakref__", "element", "encoding", "shape", "text")
    shape: tuple[int, ...]
    element: str
    encoding: str
    text: str

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:
        return tensor, (self.shape, self.element, self.encoding)

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def is_static(self) -> bool:
        return DYNAMIC not in self.shape

    @property
    def count(self) -> int:
        """Number of elements."""
        return prod(self.shape)

    @property
    def bytes(self) -> int:
        """Size in memory; sub-byte elements are packed."""
        return (self.count * ELEMENTS[self.element].bits + 7) // 8

    def with_shape(self, shape: tuple[int, ...]) -> TensorType:
        return tensor(shape, self.element, self.encoding)


class OtherType:
    """Any other type, kept as text: `!stablehlo.token`, `tuple<...>`, `none`, a function type."""

    __slots__ = ("__weakref__", "text")
    text: str

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:
        return other, (self.text,)


Type = TensorType | OtherType

# Weak, so that the memo is bounded by the programs alive.
_tensors: WeakValueDictionary[tuple[tuple[int, ...], str, str], TensorType] = WeakValueDictionary()
_others: WeakValueDictionary[str, OtherType] = WeakValueDictionary()


def tensor(shape: tuple[int, ...], element: str, encoding: str = "") -> TensorType:
    """The one tensor type of this shape (elements per dim) and element type."""
    key = (shape, element, encoding)
    found = _tensors.get(key)
    if found is None:
        found = TensorType()
        found.shape, found.element, found.encoding = key
        dims = "".join("?x" if d == DYNAMIC else f"{d}x" for d in shape)
        found.text = f"tensor<{dims}{element}{', ' + encoding if encoding else ''}>"
        _tensors[key] = found
    return found


def other(text: str) -> OtherType:
    """The one non-tensor type with this text."""
    found = _others.get(text)
    if found is None:
        found = OtherType()
        found.text = text
        _others[text] = found
    return found
