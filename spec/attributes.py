"""Attribute values: immutable, hashable, printed by `str()` exactly as MLIR prints them."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar, overload

from shardwright.spec.axes import Axes, Mesh, is_bare, quote, symbol
from shardwright.spec.factors import Rule
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType, Type
from shardwright.spec.values.rare_attributes import (
    AffineMap,
    AffineSet,
    Bounds,
    BrokenRule,
    Distinct,
    Floats,
    Resource,
    Topology,
    TypedString,
)


@dataclass(frozen=True, slots=True)
class Int:
    """`4 : i32`; i64 prints its type too. Booleans are `Bool`."""

    value: int
    type: str = "i64"

    def __str__(self) -> str:
        return f"{self.value} : {self.type}"


@dataclass(frozen=True, slots=True)
class Bool:
    value: bool

    def __str__(self) -> str:
        return "true" if self.value else "false"


@dataclass(frozen=True, slots=True)
class Float:
    """A float literal, kept as MLIR prints it: `1.000000e+00 : f32`."""

    text: str
    type: str = "f64"

    def __str__(self) -> str:
        return f"{self.text} : {self.type}"


@dataclass(frozen=True, slots=True)
class String:
    value: str

    def __str__(self) -> str:
        return quote(self.value)


@dataclass(frozen=True, slots=True)
class Unit:
    def __str__(self) -> str:
        return "unit"


@dataclass(frozen=True, slots=True)
class Symbol:
    """`@name`, or `@outer::@inner` with a path."""

    name: str
    path: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "::".join(symbol(part) for part in (self.name, *self.path))


@dataclass(frozen=True, slots=True)
class TypeAttr:
    type: Type

    def __str__(self) -> str:
        return str(self.type)


@dataclass(frozen=True, slots=True)
class Array:
    """`[a, b]`; i64 and f64 items print without their type."""

    items: tuple[Attribute, ...]

    def __str__(self) -> str:
        return f"[{', '.join(map(_item, self.items))}]"

    def __iter__(self) -> Iterator[Attribute]:
        return iter(self.items)


@dataclass(frozen=True, slots=True)
class Ints:
    """`array<i64: 1, 2>`; for `i1` the values are 0 and 1 and print as false and true."""

    values: tuple[int, ...]
    type: str = "i64"

    def __str__(self) -> str:
        if not self.values:
            return f"array<{self.type}>"
        words = ("false", "true")
        shown = (words[v] if self.type == "i1" else str(v) for v in self.values)
        return f"array<{self.type}: {', '.join(shown)}>"


@dataclass(frozen=True, slots=True)
class Dense:
    """`dense<...> : type`. `text` is the payload as MLIR prints it, without `dense<` and `>`.

    Values are read from it by `spec.values.dense.values`; equality of text is equality of value.
    """

    text: str
    type: TensorType

    def __str__(self) -> str:
        return f"dense<{self.text}> : {self.type}"


@dataclass(frozen=True, slots=True)
class Dialect:
    """`#dialect.name<field = value, ...>` with named fields in printed order."""

    name: str
    fields: tuple[tuple[str, Attribute], ...]

    def __str__(self) -> str:
        inner = ", ".join(f"{key} = {value}" for key, value in self.fields)
        return f"#{self.name}<{inner}>"

    def get(self, key: str) -> Attribute | None:
        return dict(self.fields).get(key)


@dataclass(frozen=True, slots=True)
class Word:
    """Text that stands for itself: an attribute we do not know."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Dims:
    """A bare integer list inside a dialect attribute: `[1, 0]`."""

    values: tuple[int, ...]

    def __str__(self) -> str:
        return f"[{', '.join(map(str, self.values))}]"


@dataclass(frozen=True, slots=True)
class Number:
    """A bare integer inside a dialect attribute: the `1` of `index_vector_dim = 1`."""

    value: int

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True)
class Enum:
    """`#stablehlo<comparison_direction LT>`."""

    kind: str
    case: str
    dialect: str = "stablehlo"

    def __str__(self) -> str:
        return f"#{self.dialect}<{self.kind} {self.case}>"


@dataclass(frozen=True, slots=True)
class ConvDims:
    """`#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>`: one letter or spatial index per
    dim.
    """

    lhs: tuple[str, ...]
    rhs: tuple[str, ...]
    out: tuple[str, ...]

    def __str__(self) -> str:
        lhs, rhs, out = (", ".join(part) for part in (self.lhs, self.rhs, self.out))
        return f"#stablehlo.conv<[{lhs}]x[{rhs}]->[{out}]>"


@dataclass(frozen=True, slots=True)
class AxisList:
    """`{"x", "y"}`: reduction axes, or the manual axes of a computation."""

    axes: Axes
    is_manual: bool = False

    def __str__(self) -> str:
        return "{" + ", ".join(map(str, self.axes)) + "}"


@dataclass(frozen=True, slots=True)
class AxisLists:
    """`[{"x"}, {}]`: one list per dim."""

    dims: tuple[Axes, ...]

    def __str__(self) -> str:
        return f"[{', '.join(str(AxisList(axes)) for axes in self.dims)}]"


@dataclass(frozen=True, slots=True)
class AllToAllParams:
    """`[{"b"}: 0->2]`: axes, source dim, target dim."""

    params: tuple[tuple[Axes, int, int], ...]

    def __str__(self) -> str:
        return f"[{', '.join(f'{AxisList(a)}: {s}->{t}' for a, s, t in self.params)}]"


@dataclass(frozen=True, slots=True)
class MeshAttr:
    """The value of a `sdy.mesh` op: `#sdy.mesh<["x"=2]>`."""

    mesh: Mesh

    def __str__(self) -> str:
        return f"#sdy.mesh{self.mesh}"


@dataclass(frozen=True, slots=True)
class ShardingAttr:
    """`#sdy.sharding<@mesh, [{"x"}, {}]>`."""

    sharding: Sharding

    def __str__(self) -> str:
        return f"#sdy.sharding{self.sharding}"


@dataclass(frozen=True, slots=True)
class ShardingPerValue:
    """`#sdy.sharding_per_value<[<@mesh, [{"x"}]>]>`."""

    shardings: tuple[Sharding, ...]

    def __str__(self) -> str:
        return f"#sdy.sharding_per_value<[{', '.join(map(str, self.shardings))}]>"


RULE_NOTE = "sdy.sharding_rule"  # the discardable attribute that gives an op a rule


@dataclass(frozen=True, slots=True)
class RuleAttr:
    """`#sdy.op_sharding_rule<([i])->([i]) {i=8}>`."""

    rule: Rule

    def __str__(self) -> str:
        return f"#sdy.op_sharding_rule{self.rule}"


_Other = TypeVar("_Other")


class Attrs(Mapping[str, "Attribute"]):
    """An immutable dictionary of attributes, sorted by key, hashable."""

    __slots__ = ("_hash", "_items", "items_tuple")

    def __init__(self, items: Mapping[str, Attribute] | None = None) -> None:
        self.items_tuple: tuple[tuple[str, Attribute], ...] = tuple(sorted((items or {}).items()))
        self._items = dict(self.items_tuple)
        self._hash: int | None = None

    def __getitem__(self, key: str) -> Attribute:
        return self._items[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __contains__(self, key: object) -> bool:
        return key in self._items

    @overload
    def get(self, key: str, default: None = None, /) -> Attribute | None: ...

    @overload
    def get(self, key: str, default: Attribute | _Other, /) -> Attribute | _Other: ...

    def get(self, key: str, default: object = None, /) -> object:
        """The value of a key. Mapping's own raises and catches where there is none: many times."""
        return self._items.get(key, default)

    def items(self) -> ItemsView[str, Attribute]:
        """Keys and values, sorted by key; programs are walked by these."""
        return self._items.items()

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(self.items_tuple)
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Attrs) and self.items_tuple == other.items_tuple

    def __repr__(self) -> str:
        return f"Attrs({self})"

    def __str__(self) -> str:
        return "{" + ", ".join(map(entry, self._items, self._items.values())) + "}"

    def plus(self, **changes: Attribute) -> Attrs:
        """A copy with some entries set."""
        return Attrs({**self._items, **changes})

    def set(self, key: str, value: Attribute) -> Attrs:
        """A copy with one entry set (for keys that are no Python names)."""
        return Attrs({**self._items, key: value})

    def without(self, *keys: str) -> Attrs:
        """A copy that lacks some entries; itself where it has none of them."""
        if self._items.keys().isdisjoint(keys):
            return self
        return Attrs({k: v for k, v in self._items.items() if k not in keys})


Attribute = (
    Int
    | Bool
    | Float
    | String
    | Unit
    | Symbol
    | TypeAttr
    | Array
    | Ints
    | Dense
    | Dialect
    | Word
    | Dims
    | Number
    | Enum
    | ConvDims
    | RuleAttr
    | AxisList
    | AxisLists
    | AllToAllParams
    | MeshAttr
    | ShardingAttr
    | ShardingPerValue
    | TypedString
    | Floats
    | AffineMap
    | AffineSet
    | Distinct
    | Resource
    | Bounds
    | Topology
    | BrokenRule
    | Attrs
)

EMPTY = Attrs()


def _item(value: Attribute) -> str:
    if isinstance(value, Int) and value.type == "i64":
        return str(value.value)
    if isinstance(value, Float) and value.type == "f64" and not value.text.startswith("0x"):
        return value.text
    return full_text(value)


def full_text(value: Attribute) -> str:
    """A value as it stands by itself: sdy's lists of axes say what they are."""
    if isinstance(value, AxisList):
        return f"#sdy<{'manual_axes' if value.is_manual else 'axis_ref_list'}{value}>"
    if isinstance(value, AxisLists):
        return f"#sdy<list_of_axis_ref_lists{value}>"
    if isinstance(value, AllToAllParams):
        return f"#sdy<all_to_all_param_list{value}>"
    return str(value)


def entry(key: str, value: Attribute) -> str:
    """One `key = value` of a printed dictionary; a unit attribute prints its key alone."""
    name = key if is_bare(key) else quote(key)
    return name if isinstance(value, Unit) else f"{name} = {full_text(value)}"
