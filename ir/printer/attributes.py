"""Attribute dictionaries of ops as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from shardwright.ir.core import Op, Value
from shardwright.spec.attributes import (
    Attribute,
    Attrs,
    Enum,
    ShardingAttr,
    ShardingPerValue,
    entry,
    full_text,
)
from shardwright.spec.axes import is_bare, quote
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.types import TensorType

DIRECTIONS = {"NONE": 0, "FORWARD": 1, "BACKWARD": 2, "BOTH": 3}


def attribute_text(key: str, value: Attribute) -> str:
    """A value as it stands in a dictionary."""
    if isinstance(value, Enum) and value.kind == "propagation_direction":
        return f"{DIRECTIONS[value.case]} : i32"
    return full_text(value)


def entry_text(key: str, value: Attribute) -> str:
    """One `key = value`."""
    if not isinstance(value, Enum):
        return entry(key, value)
    name = key if is_bare(key) else quote(key)
    return f"{name} = {attribute_text(key, value)}"


def dictionary(items: Mapping[str, Attribute]) -> str:
    """`{a = 1 : i32, b}`, sorted by key; "" when empty."""
    return _listed(items.items()) if items else ""


def _listed(items: Iterable[tuple[str, Attribute]]) -> str:
    return "{" + ", ".join([entry_text(key, value) for key, value in sorted(items)]) + "}"


@lru_cache(maxsize=10_000)
def io_dictionary(attrs: Attrs, sharding: Sharding | None) -> str:
    """The dictionary of an argument or result, which is seldom the only one like it."""
    shown = attrs if sharding is None else attrs.set("sdy.sharding", ShardingAttr(sharding))
    return dictionary(shown)


def open_sharding(value: Value, mesh_of: Sharding) -> Sharding:
    """A value without a sharding is fully open."""
    rank = value.type.rank if isinstance(value.type, TensorType) else 0
    return sharding(mesh_of.mesh, (Dim((), True),) * rank)


def result_shardings(results: Sequence[Value]) -> ShardingPerValue | None:
    """The shardings of an op's results; None when no result has one."""
    known = next((value.sharding for value in results if value.sharding), None)
    if known is None:
        return None
    return ShardingPerValue(tuple(v.sharding or open_sharding(v, known) for v in results))


def discardable(op: Op) -> Mapping[str, Attribute]:
    """Notes and shardings of an op."""
    for value in op.results:
        if value.sharding is not None:
            shardings = result_shardings(op.results)
            assert shardings is not None
            return {**op.notes, "sdy.sharding": shardings}
    return op.notes


def printed(op: Op, hidden: tuple[str, ...] = ()) -> str:
    """The dictionary of an op in its pretty form, a space before it; "" when empty.

    Inherent attributes in `hidden` stand elsewhere in the form; those with their default value
    nowhere.
    """
    shown = [item for item in op.attrs.items_tuple if item[0] not in hidden]
    if shown and op.row is not None:
        defaults = op.row.defaults
        shown = [item for item in shown if item not in defaults]
    notes = discardable(op)
    if notes:
        shown += notes.items()
    return f" {_listed(shown)}" if shown else ""
