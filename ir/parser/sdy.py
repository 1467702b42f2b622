"""Attributes of the `sdy` dialect from text: meshes, shardings, lists of axes, edges.

Source: shardy `dialect/sdy/ir/attrs.td`, `dialect/sdy/ir/parsers.cc`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from shardwright.ir.errors import nearest
from shardwright.ir.parser.axes import (
    all_to_all_param,
    all_to_all_params,
    axis,
    axis_list,
    axis_lists,
    manual_axes,
    some_axes,
    sub_axis,
)
from shardwright.ir.parser.factor_rule import dim_mapping, rule, tensor_mapping
from shardwright.ir.parser.sdy_debug import details, edge_value, edges, step
from shardwright.ir.parser.spellings import KIND, part, whole
from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.spec.attributes import (
    Attribute,
    AxisList,
    MeshAttr,
    ShardingAttr,
    ShardingPerValue,
    Symbol,
    Word,
)
from shardwright.spec.axes import Axes, Axis, Mesh, quote
from shardwright.spec.sharding import KINDS, Dim, Sharding, sharding

_PRIORITY = re.compile(r"p[0-9]+")
_MAX_PRIORITY = (1 << 63) - 1


# --- meshes


def mesh(p: Parser) -> Mesh:
    """`<["x"=2], device_ids=[1, 0]>`; ids in order are left out. Raises Bad."""
    at = p.start
    p.expect("<")
    axes = p.listed("[", lambda: part(p, "mesh_axis", _mesh_axis), "]")
    ids: list[int] = []
    if p.accept(","):
        p.expect_word("device_ids")
        p.expect("=")
        p.expect("[")
        ids.append(p.integer())
        while p.accept(","):
            ids.append(p.integer())
        p.expect("]")
    p.expect(">")
    _check_mesh(axes, ids, at)
    is_iota = bool(axes) and ids == list(range(len(ids)))
    return Mesh(tuple(axes), () if is_iota else tuple(ids))


def _mesh_axis(p: Parser) -> tuple[str, int]:
    at = p.start
    name = p.string()
    p.expect("=")
    size = p.integer()
    if size < 1:
        raise Bad(f"axis size must be at least 1, got: {size}", at)
    return name, size


def _check_mesh(axes: list[tuple[str, int]], ids: list[int], at: int) -> None:
    """Raise Bad where Shardy's mesh is no mesh."""
    seen: set[str] = set()
    for name, _ in axes:
        if name in seen:
            raise Bad(f"duplicate axis name: {quote(name)}", at)
        seen.add(name)
    if wrong := [device for device in ids if device < 0]:
        raise Bad(f"device id must be non-negative, got: {wrong[0]}", at)
    if not axes and len(ids) > 1:
        raise Bad("axes is empty and device_ids has more than one element", at)
    if not axes or not ids:
        return
    count = 1
    for _, size in axes:
        count *= size
    if count != len(ids):
        raise Bad(
            "total product of axis sizes must match total number of device ids, got:"
            f" {count} != {len(ids)}",
            at,
        )
    if sorted(ids) != list(range(count)):
        raise Bad(
            "sorted device ids must be iota(product(axes)), got:"
            f" {', '.join(map(str, sorted(ids)[:20]))}",
            at,
            help=f"name each of 0 to {count - 1} once, or leave device_ids out",
        )


# --- shardings


# Shardings as Shardy prints most of them: many, so they are not read word by word.
_DIM = r'\{(?>(?:"[A-Za-z_]\w*+"(?:, (?!\})|(?=\})))*)\??\}(?>(?:p(?:0|[1-9]\d{0,8}+))?)'
_USUAL = re.compile(rf"<@([A-Za-z_]\w*+), \[((?>(?:{_DIM}(?:, (?!\])|(?=\])))*))\]>", re.ASCII)
_DIMS = re.compile(_DIM, re.ASCII)
_NAMES = re.compile(r'"(\w+)"', re.ASCII)


@lru_cache(maxsize=10_000)
def _usual_dim(text: str) -> Dim:
    names, _, priority = text.partition("}")
    axes = tuple([Axis(name) for name in _NAMES.findall(names)])
    return Dim(axes, names.endswith("?"), int(priority[1:]) if priority else None)


def _usual(p: Parser) -> Sharding | None:
    """The usual sharding that starts here, stepped over; None for whatever needs a closer look."""
    match = _USUAL.match(p.text, p.start)
    if match is None:
        return None
    p.end = match.end()
    p.advance()
    return sharding(match[1], tuple(map(_usual_dim, _DIMS.findall(match[2]))))


def sharding_of(p: Parser) -> Sharding:
    """`<@mesh, [{"x"}, {?}], replicated={"y"}, unreduced={"z"}>`. Raises Bad."""
    if (usual := _usual(p)) is not None:
        return usual
    p.expect("<")
    place = _mesh_reference(p)
    p.expect(",")
    dims = tuple(p.listed("[", lambda: part(p, "dimension_sharding", _dim), "]"))
    clauses: dict[str, Axes] = {}
    kind = ""
    while p.accept(","):
        word = p.spelling
        if not p.has("word") or word not in ("replicated", "unreduced") or word in clauses:
            message = (
                "failed to parse Sdy_TensorSharding, expected valid named axis list after comma"
            )
            raise p.wrong(message, _clause_help(word, clauses))
        p.advance()
        p.expect("=")
        if word == "unreduced":
            kind = _reduction_kind(p)
        clauses[word] = some_axes(p)
    p.expect(">")
    return sharding(place, dims, clauses.get("replicated", ()), clauses.get("unreduced", ()), kind)


def _clause_help(word: str, clauses: dict[str, Axes]) -> str:
    if word in clauses:
        return f"list all axes in one {word}={{...}}"
    return nearest(word, ["replicated", "unreduced"])


def _reduction_kind(p: Parser) -> str:
    """The word of `unreduced=max{"x"}`, a newer spelling."""
    if not p.has("word") or p.spelling not in KINDS:
        return ""
    return KINDS[p.take()]


def _mesh_reference(p: Parser) -> str | Mesh:
    if p.accept_word("mesh"):
        return mesh_attribute(p)
    at = p.start
    value = p.attribute()
    if not isinstance(value, Symbol) or value.path:
        raise Bad(KIND, at, 'write @name, or mesh<["x"=2]>')
    return value.name


def _dim(p: Parser) -> Dim:
    """`{"x", ?}p1`."""
    p.expect("{")
    axes: list[Axis] = []
    is_open = p.accept("?")
    if not is_open and not p.has("}"):
        axes.append(axis(p))
        while not p.has("}"):
            p.expect(",")
            is_open = p.accept("?")
            if is_open:
                break
            axes.append(axis(p))
    p.expect("}")
    return Dim(tuple(axes), is_open, _priority(p))


def _priority(p: Parser) -> int | None:
    if not p.has("word"):
        return None
    word = p.take()
    if not _PRIORITY.fullmatch(word):
        raise p.wrong(f"expecting priority in format 'p<number>', got: {word}")
    if word.startswith("p0") and len(word) > 2:
        raise p.wrong(f"priorities with leading zeros are not allowed, got: {word}")
    if len(word) > 20 or int(word[1:]) > _MAX_PRIORITY:
        raise p.wrong(f"expecting integer priority, got: {word}")
    return int(word[1:])


def mesh_attribute(p: Parser) -> Mesh:
    """A mesh, perhaps spelled `#sdy.mesh<...>`. Raises Bad."""
    return whole(p, MeshAttr, lambda p: MeshAttr(mesh(p))).mesh


def sharding_attribute(p: Parser) -> Sharding:
    """A sharding, perhaps spelled `#sdy.sharding<...>`. Raises Bad."""
    return whole(p, ShardingAttr, lambda p: ShardingAttr(sharding_of(p))).sharding


def shardings(p: Parser) -> list[Sharding]:
    """`[<@mesh, [{"x"}]>]`. Raises Bad."""
    return p.listed("[", lambda: sharding_attribute(p), "]")


def _per_value(p: Parser) -> Attribute:
    p.expect("<")
    found = shardings(p)
    p.expect(">")
    return ShardingPerValue(tuple(found))


# --- parts of attributes, which may stand alone


def _mesh_axis_text(p: Parser) -> str:
    name, size = _mesh_axis(p)
    return f"{quote(name)}={size}"


def _sub_axis_text(p: Parser) -> str:
    before, size, _ = sub_axis(p)
    return f"({before}){size}"


def _param_text(p: Parser) -> str:
    axes, source, target = all_to_all_param(p)
    return f"{AxisList(axes)}: {source}->{target}"


def _kept(
    head: str, reader: Callable[[Parser], object], tail: str = ">"
) -> Callable[[Parser], Word]:
    """An attribute that is kept as the text MLIR prints."""
    return lambda p: Word(f"#sdy{head}{reader(p)}{tail}")


SDY_ATTRIBUTES: dict[str, Callable[[Parser], Attribute]] = {
    "mesh": lambda p: MeshAttr(mesh(p)),
    "sharding": lambda p: ShardingAttr(sharding_of(p)),
    "sharding_per_value": _per_value,
    "op_sharding_rule": rule,
    "manual_axes": manual_axes,
    "axis_ref_list": axis_list,
    "list_of_axis_ref_lists": axis_lists,
    "all_to_all_param_list": all_to_all_params,
    "propagation_edges": edges,
    # Parts of the others, which may stand alone.
    "mesh_axis": _kept("<mesh_axis", _mesh_axis_text),
    "axis_ref": _kept("<axis_ref", axis),
    "sub_axis_info": _kept("<sub_axis_info", _sub_axis_text),
    "dimension_sharding": _kept("<dimension_sharding", _dim),
    "all_to_all_param": _kept("<all_to_all_param", _param_text),
    "tensor_mapping": _kept("<tensor_mapping", tensor_mapping),
    "dim_mapping": _kept(".dim_mapping", dim_mapping, ""),
    "edge_value_ref": _kept("<edge_value_ref", edge_value),
    "axis_to_propagation_details": _kept("<axis_to_propagation_details", details),
    "propagation_one_step": _kept("<propagation_one_step", step),
}
