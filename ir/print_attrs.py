"""Attribute dictionaries of ops as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from shardwright.spec.attributes import (
    AllToAllParams,
    Attribute,
    AxisList,
    AxisLists,
    Enum,
    ShardingPerValue,
    entry,
)
from shardwright.spec.axes import is_bare, quote
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.types import TensorType

from .core import Op, Value

_WRAPPED = (AxisList, AxisLists, AllToAllParams)
_DIRECTIONS = {"NONE": 0, "FORWARD": 1, "BACKWARD": 2, "BOTH": 3}


def attribute_text(key: str, value: Attribute) -> str:
    """A value as it stands in a dictionary, where sdy's axis lists say what they are."""
    if isinstance(value, AxisList):
        kind = "manual_axes" if key.endswith("manual_axes") else "axis_ref_list"
        return f"#sdy<{kind}{value}>"
    if isinstance(value, AxisLists):
        return f"#sdy<list_of_axis_ref_lists{value}>"
    if isinstance(value, AllToAllParams):
        return f"#sdy<all_to_all_param_list{value}>"
    if isinstance(value, Enum) and value.kind == "propagation_direction":
        return f"{_DIRECTIONS[value.case]} : i32"
    return str(value)


def entry_text(key: str, value: Attribute) -> str:
    """One `key = value`."""
    if not isinstance(value, (*_WRAPPED, Enum)):
        return entry(key, value)
    name = key if is_bare(key) else quote(key)
    return f"{name} = {attribute_text(key, value)}"


@lru_cache(maxsize=10_000)
def _dictionary(items: tuple[tuple[str, Attribute], ...]) -> str:
    return "{" + ", ".join(entry_text(key, value) for key, value in sorted(items)) + "}"


def dictionary(items: Mapping[str, Attribute]) -> str:
    """`{a = 1 : i32, b}`, sorted by key; "" when empty."""
    return _dictionary(tuple(items.items())) if items else ""


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
    shown = discardable(op)
    if len(op.attrs) > 0:
        row = op.row
        defaults = dict(row.defaults) if row else {}
        extra = {
            key: value
            for key, value in op.attrs.items()
            if key not in hidden and defaults.get(key) != value
        }
        if extra:
            shown = {**extra, **shown}
    return f" {dictionary(shown)}" if shown else ""
