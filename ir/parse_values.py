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
    AllToAllParams, Array, Attribute, Attrs, AxisList, AxisLists, Bool, ConvDims, Dense, Dialect,
    Dims, Enum, Float, Int, Ints, MeshAttr, Number, RuleAttr, ShardingAttr, ShardingPerValue,
    String, Symbol, TypeAttr, Unit, Word,
)  # fmt: skip
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.float_text import FORMATS, float_text, read_float
from shardwright.spec.sharding import Dim, Sharding, sharding
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
    """A type from `tensor<4x8xf32>`; None when the text is malformed or the element type unknown."""
    match = _TENSOR.fullmatch(text)
    if match is None:
        return None
    shape = tuple(
        DYNAMIC if word.strip() == "?" else int(word) for word in match[1].split("x")[:-1]
    )
    element, _, encoding = match[2].partition(",")
    element = "".join(element.split())
    if element not in ELEMENTS and not element.startswith(("!", "f8", "f6", "f4", "tf32", "f128")):
        return None
    return tensor(shape, element, encoding.strip())


def unknown_element(text: str, at: int) -> Bad:
    """The mistake of a `tensor<...>` that is none."""
    match = _TENSOR.fullmatch(text)
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
        return c[0] if isinstance(c[0], list) else [c[0]]

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
        return Int(int(c[0], 16), type)

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
        type, words = str(c[0]), c[1] or []
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

    # --- sdy

    def mesh_attr(self, c: Children) -> Attribute:
        return MeshAttr(c[0])

    def mesh(self, c: Children) -> Mesh:
        ids = tuple(c[1] or ())
        return Mesh(tuple(c[0]), () if c[0] and ids == tuple(range(len(ids))) else ids)

    def mesh_axes(self, c: Children) -> list[tuple[str, int]]:
        return list(c)

    def mesh_axis(self, c: Children) -> tuple[str, int]:
        return self.string(c[0]), int(c[1])

    def sharding_attr(self, c: Children) -> Attribute:
        return ShardingAttr(c[0])

    def per_value_attr(self, c: Children) -> Attribute:
        return ShardingPerValue(tuple(c[0]))

    def shardings(self, c: Children) -> list[Sharding]:
        return list(c)

    def sharding(self, c: Children) -> Sharding:
        mesh, dims, clauses = c
        return sharding(
            mesh, tuple(dims), clauses.get("replicated", ()), clauses.get("unreduced", ())
        )

    def mesh_ref(self, c: Children) -> str | Mesh:
        return c[0] if isinstance(c[0], Mesh) else self.symbol(c[0])

    def sharding_clauses(self, c: Children) -> dict[str, Axes]:
        clauses: dict[str, Axes] = {}
        for word, axes in c:
            if str(word) in clauses:
                raise Bad(f"duplicate `{word}`", word.start_pos)
            if not axes:
                raise Bad(f"expected at least one axis in `{word}`", word.start_pos)
            clauses[str(word)] = axes
        return clauses

    def sharding_clause(self, c: Children) -> tuple[lark.Token, Axes]:
        return c[0], c[1].axes

    def dims(self, c: Children) -> list[Dim]:
        return list(c)

    def dim_closed(self, c: Children) -> Dim:
        return Dim((), False, _priority(c[0]))

    def dim_open(self, c: Children) -> Dim:
        return Dim((), True, _priority(c[1]))

    def dim_cut(self, c: Children) -> Dim:
        axes, is_open = c[0]
        return Dim(axes, is_open, _priority(c[1]))

    def dim_axes(self, c: Children) -> tuple[Axes, bool]:
        opens = [item for item in c if not isinstance(item, Axis)]
        if opens and (len(opens) > 1 or isinstance(c[-1], Axis)):
            raise Bad("expected `?` at the end of a dim's axes", opens[0].start_pos)
        return tuple(item for item in c if isinstance(item, Axis)), bool(opens)

    def axes(self, c: Children) -> Axes:
        return tuple(c)

    def axis(self, c: Children) -> Axis:
        if c[1] is None:
            return Axis(self.string(c[0]))
        pre, size = int(c[1]), int(c[2])
        shown = f"{c[0]}:({pre}){size}"
        if pre < 1:
            raise Bad(f"sub-axis pre-size must be at least 1: {shown}", c[1].start_pos)
        if size <= 1:
            raise Bad(f"sub-axis sizes must be greater than 1: {shown}", c[2].start_pos)
        return Axis(self.string(c[0]), pre, size)

    def axis_list(self, c: Children) -> AxisList:
        return AxisList(c[0] or ())

    def axis_lists(self, c: Children) -> AxisLists:
        return AxisLists(tuple(item.axes for item in c))

    def all_to_all_params(self, c: Children) -> AllToAllParams:
        return AllToAllParams(tuple(c))

    def all_to_all_param(self, c: Children) -> tuple[Axes, int, int]:
        return c[0].axes, int(c[1]), int(c[2])

    def list_attr(self, c: Children) -> Attribute:
        return c[0]

    # --- factor rules

    def rule_attr(self, c: Children) -> Attribute:
        return RuleAttr(c[0])

    def rule(self, c: Children) -> Rule:
        operands, results, sizes, kinds, custom = c
        numbers = {name: index for index, (name, _) in enumerate(sizes)}
        found = [Kind.PASS] * len(sizes)
        blocked = [False] * len(sizes)
        for word, factors in kinds:
            for factor in factors:
                index = _factor(factor, numbers)
                if word == "blocked_propagation":
                    blocked[index] = True
                else:
                    found[index] = _KINDS[word]

        def dims(tensors: list[list[lark.Token]]) -> tuple[tuple[tuple[int, ...], ...], ...]:
            return tuple(tuple(_factors(word, numbers) for word in tensor) for tensor in tensors)

        return Rule(
            tuple(size for _, size in sizes), tuple(found), tuple(blocked),
            dims(operands), dims(results), custom is not None,
        )  # fmt: skip

    def rule_tensors(self, c: Children) -> list[Any]:
        return list(c)

    def rule_tensor(self, c: Children) -> list[Any]:
        return list(c)

    def rule_sizes(self, c: Children) -> list[tuple[str, int]]:
        return list(c)

    def rule_size(self, c: Children) -> tuple[str, int]:
        return str(c[0]), int(c[1])

    def rule_kinds(self, c: Children) -> list[Any]:
        return list(c)

    def rule_kind(self, c: Children) -> tuple[str, list[lark.Token]]:
        return str(c[0]), list(c[1:])


_KINDS = {
    "reduction": Kind.REDUCTION,
    "need_replication": Kind.REPLICATE,
    "permutation": Kind.PERMUTATION,
}
_FACTOR = re.compile(r"z_\d+|[a-z]")


def _factors(word: lark.Token, numbers: dict[str, int]) -> tuple[int, ...]:
    found = _FACTOR.findall(word)
    if "".join(found) != word:
        raise Bad(f"expected factor names, got {word}", word.start_pos or 0)
    for name in found:
        if name not in numbers:
            raise Bad(f"unknown factor {name}", word.start_pos or 0)
    return tuple(numbers[name] for name in found)


def _factor(word: lark.Token, numbers: dict[str, int]) -> int:
    found = _factors(word, numbers)
    if len(found) != 1:
        raise Bad(f"expected one factor, got {word}", word.start_pos or 0)
    return found[0]


# Fields with these values are not printed, and absent when they are not written.
_SPARSE = ("stablehlo.gather", "stablehlo.scatter", "stablehlo.dot")


def dialect_attr(name: str, fields: Sequence[tuple[str, Attribute]]) -> Dialect:
    """`#name<fields>`, empty lists and zeros dropped where StableHLO drops them."""
    if name in _SPARSE:
        fields = [(k, v) for k, v in fields if v not in (Dims(()), Number(0))]
    return Dialect(name, tuple(fields))


def _priority(word: lark.Token | None) -> int | None:
    return None if word is None else int(word[1:])


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


