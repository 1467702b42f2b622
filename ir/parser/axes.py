"""Lists of mesh axes from text. Source: shardy `dialect/sdy/ir/attrs.td`."""

from __future__ import annotations

from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.spec.attributes import AllToAllParams, AxisList, AxisLists, String
from shardwright.spec.axes import Axes, Axis, quote
from shardwright.spec.values.rare_attributes import TypedString

KIND = "invalid kind of attribute specified"


def axis(p: Parser) -> Axis:
    """`"x"`, or a part of it: `"x":(1)2`. Raises Bad."""
    name = p.string()
    if not p.accept(":"):
        return Axis(name)
    p.expect("(")
    before = p.integer()
    p.expect(")")
    place = p.start
    size = p.integer()
    if not size:
        raise Bad(f"sub-axis sizes must be greater than 1: {quote(name)}:({before}){size}", place)
    return Axis(name, before, size)


def some_axes(p: Parser) -> Axes:
    """`{"x", "y"}`, at least one. Raises Bad."""
    p.expect("{")
    axes = [axis(p)]
    while p.accept(","):
        axes.append(axis(p))
    p.expect("}")
    return tuple(axes)


def axis_list(p: Parser) -> AxisList:
    """`{"x", "y"}`, perhaps none. Raises Bad."""
    return AxisList(tuple(p.listed("{", lambda: axis(p), "}")))


def axis_lists(p: Parser) -> AxisLists:
    """`[{"x"}, {}]`. Raises Bad."""
    return AxisLists(tuple(p.listed("[", lambda: axis_list(p).axes, "]")))


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
    return AllToAllParams(tuple(p.listed("[", lambda: all_to_all_param(p), "]")))
