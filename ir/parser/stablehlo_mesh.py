"""Meshes of StableHLO from text, kept as MLIR prints them.

Source: stablehlo `dialect/StablehloAttrs.td`.
"""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.spec.attributes import Attribute, Symbol, Word
from shardwright.spec.axes import quote


def struct(p: Parser, readers: dict[str, Callable[[], Attribute]]) -> dict[str, Attribute]:
    """`<a = x, b = y>`: all of these in any order. Raises Bad."""
    p.expect("<")
    found: dict[str, Attribute] = {}
    for number in range(len(readers)):
        if number:
            p.expect(",")
        key = p.keyword()
        p.expect("=")
        if key in found or key not in readers:
            raise p.wrong(f"duplicate or unknown struct parameter name: {key}")
        found[key] = readers[key]()
    p.expect(">")
    return {key: found[key] for key in readers}


def _size(p: Parser) -> Attribute:
    return Word(str(p.integer()))


def _text(p: Parser) -> Attribute:
    return Word(quote(p.string()))


def mesh_axis(p: Parser) -> Attribute:
    """`<name = "x", size = 2>`. Raises Bad."""
    found = struct(p, {"name": lambda: _text(p), "size": lambda: _size(p)})
    return Word(f"#stablehlo.mesh_axis<name = {found['name']}, size = {found['size']}>")


def _one_axis(p: Parser) -> str:
    """An axis in a list, without the dialect's name."""
    found = mesh_axis(p) if p.has("<") else p.attribute()
    return str(found).removeprefix("#stablehlo.mesh_axis")


def mesh(p: Parser) -> Attribute:
    """`<axes = [...], device_ids = dense<...>>`. Raises Bad."""
    p.expect("<")
    p.expect_word("axes")
    p.expect("=")
    axes = p.listed("[", lambda: _one_axis(p), "]")
    ids = ""
    if p.accept(","):
        p.expect_word("device_ids")
        p.expect("=")
        ids = f", device_ids={p.attribute()}"
    p.expect(">")
    return Word(f"#stablehlo.mesh<axes=[{', '.join(axes)}]{ids}>")


def _sub_axis(p: Parser) -> str:
    """`(1)2`: what stands before the part, and its size."""
    p.expect("(")
    before = p.integer()
    p.expect(")")
    return f"({before}){p.integer()}"


def sub_axis_info(p: Parser) -> Attribute:
    """`(1)2`. Raises Bad."""
    return Word(f"#stablehlo<sub_axis_info{_sub_axis(p)}>")


def axis_ref(p: Parser) -> Attribute:
    """`<name = "x", sub_axis_info = (1)2>`. Raises Bad."""
    p.expect("<")
    found: dict[str, str] = {}
    while True:
        key = p.keyword()
        p.expect("=")
        if key in found or key not in ("name", "sub_axis_info"):
            raise p.wrong(f"duplicate or unknown struct parameter name: {key}")
        found[key] = quote(p.string()) if key == "name" else _sub_axis(p)
        if not p.accept(","):
            break
    p.expect(">")
    tail = f", sub_axis_info = {found['sub_axis_info']}" if "sub_axis_info" in found else ""
    return Word(f"#stablehlo.axis_ref<name = {found.get('name', quote(''))}{tail}>")


def group_axes(p: Parser) -> Attribute:
    """`<mesh = @mesh, axes = [...]>`. Raises Bad."""
    at = p.start
    found = struct(p, {"mesh": p.attribute, "axes": p.attribute})
    mesh, axes = found["mesh"], found["axes"]
    if not (isinstance(mesh, Symbol) or str(mesh).startswith("#stablehlo.mesh<")):
        raise Bad("mesh must be a FlatSymbolRefAttr or MeshAttr", at)
    return Word(f"#stablehlo.replica_group_mesh_axes<mesh = {mesh}, axes = {axes}>")
