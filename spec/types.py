"""Types of values: interned, compared with `is`."""

from __future__ import annotations

import re
from math import prod
from typing import NamedTuple
from weakref import WeakValueDictionary

DYNAMIC = -1  # a `?` dim


class Element(NamedTuple):
    """An element type: bits as stored, and the numpy dtype of the reference run."""

    bits: int
    numpy: str
    kind: str  # "float" | "int" | "uint" | "bool" | "complex" | "index" | "other"


class _Elements(dict[str, Element]):
    """Element types by name. Those that the reference computes are members; what is known of any
    other is computed when it is looked up, so that no name raises KeyError.
    """

    def __missing__(self, name: str) -> Element:
        if match := _INTEGER.fullmatch(name):
            bits = int(match[2])
            size = next((size for size in (8, 16, 32, 64) if bits <= size), 0)
            word = "uint" if match[1] == "u" else "int"
            return Element(bits, f"{word}{size}" if size else "object", word)
        if name in _ODD_FLOATS:
            return _ODD_FLOATS[name]
        if name.startswith("complex<"):
            return Element(2 * self[name[8:-1]].bits, "object", "complex")
        return Element(0, "object", "other")


_INTEGER = re.compile(r"([su]?)i(\d+)")
_ODD_FLOATS = {
    "tf32": Element(19, "float32", "float"),
    "f80": Element(80, "float64", "float"),
    "f128": Element(128, "float64", "float"),
}
_SMALL_FLOATS = {
    8: (
        "f8E5M2",
        "f8E5M2FNUZ",
        "f8E4M3",
        "f8E4M3FN",
        "f8E4M3FNUZ",
        "f8E4M3B11FNUZ",
        "f8E3M4",
        "f8E8M0FNU",
    ),
    6: ("f6E2M3FN", "f6E3M2FN"),
    4: ("f4E2M1FN",),
}

# bf16 and the smaller kinds are computed in f32 and rounded back (see spec/reference/numerics.py).
ELEMENTS: dict[str, Element] = _Elements(
    {
        "i1": Element(8, "bool", "bool"),
        **{f"i{b}": Element(b, f"int{max(b, 8)}", "int") for b in (2, 4, 8, 16, 32, 64)},
        **{f"ui{b}": Element(b, f"uint{max(b, 8)}", "uint") for b in (2, 4, 8, 16, 32, 64)},
        "f16": Element(16, "float16", "float"),
        "bf16": Element(16, "float32", "float"),
        "f32": Element(32, "float32", "float"),
        "f64": Element(64, "float64", "float"),
        **{
            name: Element(bits, "float32", "float")
            for bits, names in _SMALL_FLOATS.items()
            for name in names
        },
        "complex<f32>": Element(64, "complex64", "complex"),
        "complex<f64>": Element(128, "complex128", "complex"),
        "index": Element(64, "int64", "index"),
    }
)


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
        """Size in memory; sub-byte elements are packed. Of an unknown size: 0."""
        if not self.is_static:
            return 0
        return (self.count * ELEMENTS[self.element].bits + 7) // 8

    def with_shape(self, shape: tuple[int, ...]) -> TensorType:
        return tensor(shape, self.element, self.encoding)


class OtherType:
    """Any other type: `i32`, `!stablehlo.token`, `tuple<...>`, a function type.

    `parts`: the types inside it. Of a function first the arguments, then the results, and
    `inputs` says how many arguments there are.
    """

    __slots__ = ("__weakref__", "inputs", "parts", "text")
    text: str
    parts: tuple[Type, ...]
    inputs: int

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:
        return other, (self.text, self.parts, self.inputs)

    @property
    def bytes(self) -> int:
        """What is no tensor takes no memory of its own: 0."""
        return 0

    @property
    def kind(self) -> str:
        """`tuple`, `vector`, `function`, `i32`, `!mpmd.mesh_tensor`: the text's first word."""
        return "function" if self.text.startswith("(") else self.text.partition("<")[0]

    @property
    def results(self) -> tuple[Type, ...]:
        """The types that a function of this type returns."""
        return self.parts[self.inputs :]


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


def other(text: str, parts: tuple[Type, ...] = (), inputs: int = 0) -> OtherType:
    """The one non-tensor type with this text; the text says all, `parts` and `inputs` follow."""
    found = _others.get(text)
    if found is None:
        found = OtherType()
        found.text, found.parts, found.inputs = text, parts, inputs
        _others[text] = found
    return found


def intern(made: OtherType) -> OtherType:
    """The one type with the text of this one, of a class that holds more."""
    return _others.setdefault(made.text, made)


def tuple_type(parts: tuple[Type, ...]) -> OtherType:
    """`tuple<a, b>`."""
    return other(f"tuple<{', '.join(map(str, parts))}>", parts)


def function_type(inputs: tuple[Type, ...], results: tuple[Type, ...]) -> OtherType:
    """`(a, b) -> c`; several results, none, or one that is a function stand in parentheses."""
    shown = ", ".join(map(str, results))
    if len(results) != 1 or shown.startswith("("):
        shown = f"({shown})"
    text = f"({', '.join(map(str, inputs))}) -> {shown}"
    return other(text, (*inputs, *results), len(inputs))
