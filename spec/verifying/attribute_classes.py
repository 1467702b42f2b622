"""Attribute classes of StableHLO's ops, with the words of MLIR's op definitions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shardwright.spec.attributes import (
    Array,
    Attribute,
    Attrs,
    Bool,
    ConvDims,
    Dense,
    Dialect,
    Enum,
    Float,
    Int,
    Ints,
    String,
    Symbol,
    Unit,
    Word,
)
from shardwright.spec.verifying.structure import Kind

Test = Callable[[Attribute], bool]


def _kind(words: str, kind: type[Any], example: str = "") -> Kind:
    """All attributes of a Python class."""

    def test(value: Attribute) -> bool:
        return isinstance(value, kind)

    return Kind(words, test, example=example)


def _is_integer(value: Attribute) -> bool:
    return isinstance(value, Int | Bool)


def _integer(bits: int, condition: str = "", least: int | None = None) -> Kind:
    type = f"i{bits}"

    def test(value: Attribute) -> bool:
        if not isinstance(value, Int) or value.type != type:
            return False
        return least is None or value.value >= least

    words = f"{bits}-bit signless integer attribute{condition}"
    return Kind(words, test, _is_integer, f"{max(least or 0, 0)} : {type}")


I32 = _integer(32)
I64 = _integer(64)
I64_NON_NEGATIVE = _integer(64, " whose value is non-negative", 0)
I64_POSITIVE = _integer(64, " whose value is positive", 1)
I32_NON_NEGATIVE = _integer(32, " whose value is non-negative", 0)
I32_POSITIVE = _integer(32, " whose value is positive", 1)
BOOL = _kind("bool attribute", Bool, "true")
UNIT = _kind("unit attribute", Unit)
STRING = _kind("string attribute", String, '"text"')


TYPED = Kind(
    "TypedAttr instance", lambda value: isinstance(value, Int | Bool | Float | Dense | String)
)


def _dense_array(type: str, example: str) -> Kind:
    def test(value: Attribute) -> bool:
        return isinstance(value, Ints) and value.type == type

    return Kind(f"{type} dense array attribute", test, test, example=example)


I64S = _dense_array("i64", "array<i64: 0, 1>")
BOOLS = _dense_array("i1", "array<i1: true, false>")

F32 = Kind(
    "32-bit float attribute",
    lambda value: isinstance(value, Float) and value.type == "f32",
    lambda value: isinstance(value, Float),
    "1.0 : f32",
)


def _is_constant(value: Attribute) -> bool:
    if isinstance(value, Word):
        return value.text.startswith(("dense<", "dense_resource<"))
    return isinstance(value, Dense)


CONSTANT = Kind(
    "constant vector/tensor attribute", _is_constant, example="dense<0.0> : tensor<4xf32>"
)


def _holds_integers(value: Attribute) -> bool:
    return isinstance(value, Dense) and value.type.element.lstrip("su").startswith("i")


def _holds_i64(value: Attribute) -> bool:
    return isinstance(value, Dense) and value.type.element == "i64"


I64_ELEMENTS = Kind(
    "64-bit signless integer elements attribute",
    _holds_i64,
    _holds_integers,
    "dense<[[0, 1]]> : tensor<1x2xi64>",
)


def _is_groups(value: Attribute) -> bool:
    if isinstance(value, Word):
        return value.text.startswith("#stablehlo.replica_group_mesh_axes<")
    return _holds_i64(value)


GROUPS = Kind(
    "64-bit signless integer elements attribute or mesh and axes based replica groups "
    "representation.",
    _is_groups,
    lambda value: True,
    "dense<[[0, 1]]> : tensor<1x2xi64>",
)


def enum(words: str, kind: str, example: str, dialect: str = "stablehlo") -> Kind:
    """`#dialect<kind CASE>`."""

    def test(value: Attribute) -> bool:
        return isinstance(value, Enum) and (value.dialect, value.kind) == (dialect, kind)

    return Kind(words, test, example=f"#{dialect}<{kind} {example}>")


def dialect(words: str, name: str) -> Kind:
    """`#name<field = value>`."""

    def test(value: Attribute) -> bool:
        return isinstance(value, Dialect) and value.name == name

    return Kind(words, test)


def _is_version(value: Attribute) -> bool:
    return isinstance(value, Int) and value.type == "i32" and 0 <= value.value <= LAST_API_VERSION


LAST_API_VERSION = 4
API_VERSION = Kind("Custom call API version", _is_version, example="1 : i32")


def _array(words: str, item: Test, example: str = "") -> Kind:
    """`[a, b]` of items that pass a test."""

    def stores(value: Attribute) -> bool:
        return isinstance(value, Array)

    def accepts(value: Attribute) -> bool:
        return isinstance(value, Array) and all(map(item, value.items))

    return Kind(words, accepts, stores, example)


ANY_ARRAY = _array("array attribute", lambda value: True)
_precision = enum("", "precision", "DEFAULT")
PRECISIONS = _array(
    "Precision Config attribute", _precision.accepts, "[#stablehlo<precision HIGH>]"
)
CHLO_PRECISIONS = _array(
    "Precision Config attribute",
    enum("", "precision", "DEFAULT", "chlo").accepts,
    "[#chlo<precision HIGH>]",
)


def _is_layout(value: Attribute) -> bool:
    return isinstance(value, Dense) and value.type.element == "index" and value.type.rank == 1


LAYOUTS = _array(
    "Array of layout (1D tensor of index type) attributes",
    _is_layout,
    "[dense<[1, 0]> : tensor<2xindex>]",
)
ALIASES = _array(
    "Aliasing attribute for outputs and operands of CustomCall",
    dialect("", "stablehlo.output_operand_alias").accepts,
)
SYMBOLS = _array(
    "flat symbol ref array attribute",
    lambda value: isinstance(value, Symbol) and not value.path,
    "[@f]",
)
BACKEND_CONFIG = Kind(
    "string attribute or dictionary of named attribute values",
    lambda value: isinstance(value, String | Attrs),
    lambda value: True,
)
CONVOLUTION = _kind("Structure of dimension information for conv op", ConvDims)
GATHER = dialect("Attribute that models the dimension information for gather", "stablehlo.gather")
HANDLE = dialect("two 64-bit integers 'handle' and 'type'", "stablehlo.channel_handle")
ACCURACY = dialect(
    "The requested accuracy for transcendental unary ops.", "stablehlo.result_accuracy"
)
