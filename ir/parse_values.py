"""Types and attributes from text: the part of the grammar's transformer that all statements share.

Each method answers the grammar rule or word of its name and gets its children in order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import lark

from shardwright.spec import dense
from shardwright.spec.attributes import (
    Array,
    Attribute,
    Attrs,
    Bool,
    ConvDims,
    Dense,
    Dialect,
    Dims,
    Enum,
    Float,
    Int,
    Ints,
    Number,
    String,
    Symbol,
    TypeAttr,
    Unit,
    Word,
)
from shardwright.spec.float_text import FORMATS, float_text, read_float
from shardwright.spec.types import DYNAMIC, ELEMENTS, TensorType, Type, other, tensor

from .errors import nearest
from .text import unmask

Children = Sequence[Any]


class Name(NamedTuple):
    """An SSA name where it stands in a statement."""

    text: str
    slot: int  # its number among the statement's slots, -1 when it is none


class Typed(NamedTuple):
    """A type where it stands in a statement."""

    type: Type
    slot: int


class Bad(Exception):
    """A value that the grammar lets through and its meaning does not."""

    def __init__(self, message: str, at: int, help: str = "") -> None:
        super().__init__(message)
        self.message, self.at, self.help = message, at, help


class Statements(NamedTuple):
    """Where the text under the parser came from: slots by position, blobs by number."""

    slots: dict[int, int]
    blobs: Sequence[str]


_DIGITS = 18  # of a dim's size, which fits 64 bits
_TENSOR = re.compile(r"tensor<\s*((?:(?:\?|\d+)\s*x\s*)*)(.*)>", re.DOTALL)
_ESCAPE = re.compile(rb'\\([0-9A-Fa-f]{2}|[nt"\\])')
_NAMED_ESCAPES = {b"n": b"\n", b"t": b"\t", b'"': b'"', b"\\": b"\\"}


def unquote(text: str) -> str:
    """The characters that a quoted string stands for."""
    inner = text[1:-1]
    if "\\" not in inner:
        return inner
    raw = _ESCAPE.sub(
        lambda m: _NAMED_ESCAPES.get(m[1]) or bytes([int(m[1], 16)]),
        inner.encode("utf-8", "surrogateescape"),
    )
    return raw.decode("utf-8", "surrogateescape")


def read_tensor(text: str) -> TensorType | None:
    """A type from `tensor<4x8xf32>`; None when malformed or of unknown elements."""
    match = _TENSOR.fullmatch(text)
    if match is None:
        return None
    sizes = [word.strip() for word in match[1].split("x")[:-1]]
    if any(len(word) > _DIGITS for word in sizes):
        return None
    shape = tuple(DYNAMIC if word == "?" else int(word) for word in sizes)
    element, _, encoding = match[2].partition(",")
    element = "".join(element.split())
    if element not in ELEMENTS and not element.startswith("!"):
        return None
    return tensor(shape, element, encoding.strip())


def unknown_element(text: str, at: int) -> Bad:
    """The mistake of a `tensor<...>` that is none."""
    match = _TENSOR.fullmatch(text)
    if match and any(len(word.strip()) > _DIGITS for word in match[1].split("x")):
        return Bad("dim size out of range", at)
    word = match[2].partition(",")[0].strip() if match else text
    return Bad(f'unknown element type "{word}"', at, nearest(word, sorted(ELEMENTS)))


class Values(lark.Transformer[Any, Any]):
    """Types and attributes. `source` is set before each parse."""

    def __init__(self) -> None:
        super().__init__()
        self.source = Statements({}, ())
        self.tensors: dict[str, TensorType] = {}

    # --- words

    def slot(self, token: lark.Token) -> int:
        return self.source.slots.get(token.start_pos or 0, -1)

    def name(self, token: lark.Token) -> Name:
        """An SSA name and its slot."""
        return Name(str(token), self.slot(token))

    def location(self, token: lark.Token | None) -> int:
        """The slot of a `loc(...)`; -1 without one."""
        return -1 if token is None else self.slot(token)

    # --- types

    def tensor_type(self, c: Children) -> Typed:
        token = c[0]
        type = self.tensors.get(token)
        if type is None:
            type = read_tensor(str(token))
            if type is None:
                raise unknown_element(str(token), token.start_pos or 0)
            self.tensors[str(token)] = type
        return Typed(type, self.slot(token))

    def other_type(self, c: Children) -> Typed:
        return Typed(other(str(c[0])), -1)

    def tuple_type(self, c: Children) -> Typed:
        return Typed(other(f"tuple<{_types_text(c[0])}>"), -1)

    def types(self, c: Children) -> list[Typed]:
        return list(c)

    def type_list(self, c: Children) -> list[Typed]:
        return list(c)

    def result_types(self, c: Children) -> list[Typed]:
        return [c[0]] if isinstance(c[0], Typed) else c[0]

    def function_type(self, c: Children) -> tuple[list[Typed], list[Typed]]:
        return c[0], c[1]

    # --- attributes

    def attr_dict(self, c: Children) -> Attrs:
        entries: dict[str, Attribute] = {}
        for key, value, at in c:
            if key in entries:
                raise Bad(f"duplicate key '{key}' in dictionary attribute", at)
            entries[key] = value
        return Attrs(entries)

    def attr_entry(self, c: Children) -> tuple[str, Attribute, int]:
        key = str(c[0])
        key = self.string(c[0]) if key.startswith('"') else key
        return key, Unit() if c[1] is None else c[1], c[0].start_pos

    def int_attr(self, c: Children) -> Attribute:
        type = str(c[1]) if c[1] else "i64"
        if type in FORMATS:
            raise Bad("expected floating point value with a point", c[0].start_pos)
        value = int(c[0])
        if type == "i1":
            return Bool(bool(value))
        info = ELEMENTS.get(type)
        if info and not -(1 << (info.bits - 1)) <= value < 1 << info.bits:
            raise Bad("integer constant out of range for attribute", c[0].start_pos)
        return Int(value, type)

    def hex_attr(self, c: Children) -> Attribute:
        type = str(c[1]) if c[1] else "i64"
        if type in FORMATS:
            return Float(float_text(read_float(str(c[0]), type), type), type)
        return Int(_signed(int(c[0], 16), type), type)

    def float_attr(self, c: Children) -> Attribute:
        type = str(c[1]) if c[1] else "f64"
        if type not in FORMATS:
            if type in ELEMENTS:
                raise Bad("floating point value not valid for specified type", c[0].start_pos)
            return Float(str(c[0]), type)
        return Float(float_text(read_float(str(c[0]), type), type), type)

    def bool_attr(self, c: Children) -> Attribute:
        return Bool(c[0] == "true")

    def unit_attr(self, c: Children) -> Attribute:
        return Unit()

    def string(self, token: lark.Token) -> str:
        return unquote(unmask(str(token), self.source.blobs))

    def string_attr(self, c: Children) -> Attribute:
        text = String(self.string(c[0]))
        return text if c[1] is None else Word(f"{text} : {c[1].type}")

    def symbol(self, token: lark.Token) -> str:
        name = unmask(str(token), self.source.blobs)[1:]
        return unquote(name) if name.startswith('"') else name

    def symbol_attr(self, c: Children) -> Attribute:
        names = [self.symbol(token) for token in c]
        return Symbol(names[0], tuple(names[1:]))

    def array_attr(self, c: Children) -> Attribute:
        return Array(tuple(c))

    def scalars(self, c: Children) -> list[str]:
        return [str(word) for word in c]

    def scalar(self, c: Children) -> str:
        return str(c[0])

    def ints_attr(self, c: Children) -> Attribute:
        type = str(c[0])
        words: list[str] = c[1] or []
        if type in FORMATS:
            shown = ", ".join(float_text(read_float(w, type), type) for w in words)
            return Word(f"array<{type}: {shown}>" if words else f"array<{type}>")
        truth = {"true": 1, "false": 0}
        return Ints(tuple(truth[w] if w in truth else int(w, 0) for w in words), type)

    def dense_attr(self, c: Children) -> Attribute:
        payload, typed = str(c[0]), c[1]
        if typed is None or not isinstance(typed.type, TensorType):
            return _dense_of_other(unmask(payload, self.source.blobs), typed)
        return self.dense_value(c[0], typed.type)

    def dense_value(self, token: lark.Token, type: TensorType) -> Attribute:
        """The constant `dense<...> : type`."""
        text = str(token)
        if not text.startswith("dense<"):
            return Word(f"{unmask(text, self.source.blobs)} : {type}")
        try:
            return Dense(dense.canonical(unmask(text[6:-1], self.source.blobs), type), type)
        except ValueError as problem:
            raise Bad(str(problem), token.start_pos or 0) from None

    def function_type_attr(self, c: Children) -> Attribute:
        return TypeAttr(other(function_type_text(*c[0])))

    def type_attr(self, c: Children) -> Attribute:
        return TypeAttr(c[0].type)

    def enum_attr(self, c: Children) -> Attribute:
        dialect, _, body = str(c[0])[1:-1].partition("<")
        kind, case = body.split()
        return Enum(kind, case, dialect)

    def opaque_attr(self, c: Children) -> Attribute:
        return Word(unmask(str(c[0]), self.source.blobs))

    def conv_attr(self, c: Children) -> Attribute:
        return c[0]

    def conv_dims(self, c: Children) -> ConvDims:
        return ConvDims(*c)

    def conv_side(self, c: Children) -> tuple[str, ...]:
        return tuple(map(str, c))

    def dialect_attr(self, c: Children) -> Attribute:
        return dialect_attr(str(c[0])[1:], c[1])

    def fields(self, c: Children) -> list[tuple[str, Attribute]]:
        return list(c)

    def field(self, c: Children) -> tuple[str, Attribute]:
        return str(c[0]), c[1]

    def field_dims(self, c: Children) -> Attribute:
        return Dims(tuple(c[0]))

    def field_number(self, c: Children) -> Attribute:
        return Number(int(c[0]))

    def field_float(self, c: Children) -> Attribute:
        return Word(float_text(read_float(str(c[0]), "f64"), "f64"))

    def int_list(self, c: Children) -> list[int]:
        return [int(word) for word in c]


def _signed(bits: int, type: str) -> int:
    """The integer that a bit pattern stands for."""
    info = ELEMENTS.get(type)
    if info is None or info.kind == "uint" or bits < 1 << (info.bits - 1):
        return bits
    return bits - (1 << info.bits)


# Fields with these values are not printed, and absent when they are not written.
_SPARSE = ("stablehlo.gather", "stablehlo.scatter", "stablehlo.dot")


def dialect_attr(name: str, fields: Sequence[tuple[str, Attribute]]) -> Dialect:
    """`#name<fields>`, empty lists and zeros dropped where StableHLO drops them."""
    if name in _SPARSE:
        fields = [(k, v) for k, v in fields if v not in (Dims(()), Number(0))]
    return Dialect(name, tuple(fields))


def _types_text(types: Sequence[Typed]) -> str:
    return ", ".join(str(typed.type) for typed in types)


def function_type_text(ins: Sequence[Typed], outs: Sequence[Typed]) -> str:
    """`(T, T) -> T` as MLIR prints it."""
    results = _types_text(outs)
    return f"({_types_text(ins)}) -> {results if len(outs) == 1 else f'({results})'}"


def _dense_of_other(payload: str, typed: Typed | None) -> Attribute:
    """A constant of a type that is no tensor: kept as text, a list of equal words shortened."""
    if typed is None:
        return Word(payload)
    words = [word.strip() for word in payload[6:-1].strip("[]").split(",")]
    if len(set(words)) == 1 and "[" not in words[0]:
        payload = f"dense<{words[0]}>"
    return Word(f"{payload} : {typed.type}")
