"""Lists of mesh axes from text. Source: shardy `dialect/sdy/ir/attrs.td`."""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.parser.spellings import KIND, part, whole
from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.spec.attributes import AllToAllParams, AxisList, AxisLists, String
from shardwright.spec.axes import Axes, Axis, quote
from shardwright.spec.values.rare_attributes import TypedString


def axis(p: Parser) -> Axis:
    """`"x"`, or a part of it: `"x":(1)2`. Raises Bad."""
    name = p.string()
    if not p.accept(":"):
        return Axis(name)
    before, size, place = part(p, "sub_axis_info", sub_axis)
    if not size:
        raise Bad(f"sub-axis sizes must be greater than 1: {quote(name)}:({before}){size}", place)
    return Axis(name, before, size)


def sub_axis(p: Parser) -> tuple[int, int, int]:
    """`(1)2`: sizes before and of a part of an axis, where the latter stands. Raises Bad."""
    p.expect("(")
    before = p.integer()
    p.expect(")")
    place = p.start
    return before, p.integer(), place


def axis_ref(p: Parser) -> Axis:
    """An axis that may be spelled `#sdy<axis_ref"x">`. Raises Bad."""
    return part(p, "axis_ref", axis)


def some_axes(p: Parser) -> Axes:
    """`{"x", "y"}`, at least one. Raises Bad."""
    p.expect("{")
    axes = [axis_ref(p)]
    while p.accept(","):
        axes.append(axis_ref(p))
    p.expect("}")
    return tuple(axes)


def axis_list(p: Parser) -> AxisList:
    """`{"x", "y"}`, perhaps none. Raises Bad."""
    return AxisList(tuple(p.listed("{", lambda: axis_ref(p), "}")))


def axis_lists(p: Parser) -> AxisLists:
    """`[{"x"}, {}]`. Raises Bad."""
    return AxisLists(tuple(p.listed("[", lambda: axis_list_attribute(p).axes, "]")))


def axis_list_attribute(p: Parser) -> AxisList:
    """A list of axes, perhaps spelled `#sdy<axis_ref_list{...}>`. Raises Bad."""
    return _list(p, axis_list, is_manual=False)


def manual_axes_attribute(p: Parser) -> AxisList:
    """Names of whole axes, perhaps spelled `#sdy<manual_axes{...}>`. Raises Bad."""
    return _list(p, manual_axes, is_manual=True)


def _list(p: Parser, read: Callable[[Parser], AxisList], is_manual: bool) -> AxisList:
    at = p.start
    found = whole(p, AxisList, read)
    if found.is_manual != is_manual:
        raise Bad(KIND, at)
    return found


def manual_axes(p: Parser) -> AxisList:
    """`{"x"}`: names of whole axes. Raises Bad."""
    names = p.listed("{", lambda: _name(p), "}")
    return AxisList(tuple(Axis(name) for name in names), is_manual=True)


def _name(p: Parser) -> str:
    at = p.start
    value = p.attribute()
    if not isinstance(value, String | TypedString):
        raise Bad(KIND, at)
    return value.value


def all_to_all_param(p: Parser) -> tuple[Axes, int, int]:
    """`{"x"}: 0->1`. Raises Bad."""
    axes = some_axes(p)
    p.expect(":")
    source = p.integer()
    p.expect("->")
    return axes, source, p.integer()


def all_to_all_params(p: Parser) -> AllToAllParams:
    """`[{"x"}: 0->1]`. Raises Bad."""
    return AllToAllParams(
        tuple(p.listed("[", lambda: part(p, "all_to_all_param", all_to_all_param), "]"))
    )
