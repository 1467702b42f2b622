"""Types and attributes of the `mpmd` dialect from text. Source: shardy `dialect/mpmd/ir`."""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.parser.sdy import mesh, sharding_of
from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.spec.attributes import Attribute, MeshAttr, ShardingAttr, String, Word
from shardwright.spec.axes import Mesh, quote
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType, Type
from shardwright.spec.values.mesh_tensor import mesh_tensor
from shardwright.spec.values.rare_attributes import Topology, TypedString, named_mesh

_KIND = "invalid kind of attribute specified"
_REDUCTIONS = ("none", "add", "max", "min", "mul", "or", "and")


def _mesh(p: Parser) -> Mesh:
    """A mesh, perhaps with the dialect's name before it."""
    if not p.has("attribute"):
        return mesh(p)
    at = p.start
    value = p.attribute()
    if not isinstance(value, MeshAttr):
        raise Bad(_KIND, at)
    return value.mesh


def _named(p: Parser) -> tuple[str, Mesh]:
    """`<"m1" : <["x"=2]>>`."""
    p.expect("<")
    name = p.string()
    p.expect(":")
    found = _mesh(p)
    p.expect(">")
    return name, found


def _one_named(p: Parser) -> tuple[str, Mesh]:
    """A named mesh in a list, perhaps with the dialect's name before it."""
    if not p.has("attribute"):
        return _named(p)
    at = p.start
    value = p.attribute()
    if not isinstance(value, Word) or not value.text.startswith("#mpmd.named_mesh<"):
        raise Bad(_KIND, at)
    return _named(type(p)(value.text, len("#mpmd.named_mesh"), (), p.names))


def _topology(p: Parser) -> Attribute:
    p.expect("<")
    meshes = [_one_named(p)]
    while p.accept(","):
        meshes.append(_one_named(p))
    p.expect(">")
    return Topology(tuple(meshes))


def _named_mesh(p: Parser) -> Attribute:
    return Word(f"#mpmd.named_mesh{named_mesh(*_named(p))}")


def _user_origin(p: Parser) -> Attribute:
    """`<"name"(1)>`; a count below 1 is left out."""
    p.expect("<")
    at = p.start
    name = p.attribute()
    if not isinstance(name, String | TypedString):
        raise Bad(_KIND, at)
    count = 0
    if p.accept("("):
        count = p.integer()
        p.expect(")")
    p.expect(">")
    return Word(f"#mpmd.user_origin<{name}{f'({count})' if count > 0 else ''}>")


def _origins(p: Parser) -> str:
    """`"m1"["a", "b"]`: a mesh, and why values are on it."""
    name = quote(p.string())
    if not p.accept("["):
        return name
    origins = [quote(p.string())]
    while p.accept(","):
        origins.append(quote(p.string()))
    p.expect("]")
    return f"{name}[{', '.join(origins)}]"


def _meshes_with_origins(p: Parser) -> Attribute:
    p.expect("<")
    found = [] if p.has(">") else [_origins(p)]
    while p.accept(","):
        found.append(_origins(p))
    p.expect(">")
    return Word(f"#mpmd.meshes_with_origins<{', '.join(found)}>")


def _mesh_with_origins(p: Parser) -> Attribute:
    return Word(f"#mpmd<mesh_with_origins{_origins(p)}>")


def _origin(p: Parser) -> Attribute:
    return Word(f"#mpmd<origin{quote(p.string())}>")


def _reduction(p: Parser) -> Attribute:
    p.expect("<")
    word = p.choice("::mlir::mpmd::ReductionType", _REDUCTIONS)
    p.expect(">")
    return Word(f"#mpmd.reduction<{word}>")


MPMD_ATTRIBUTES: dict[str, Callable[[Parser], Attribute]] = {
    "topology": _topology,
    "named_mesh": _named_mesh,
    "user_origin": _user_origin,
    "origin": _origin,
    "mesh_with_origins": _mesh_with_origins,
    "meshes_with_origins": _meshes_with_origins,
    "reduction": _reduction,
}


# --- types


def _label(p: Parser) -> str:
    at = p.start
    value = p.attribute()
    if not isinstance(value, String | TypedString):
        raise Bad(_KIND, at)
    return value.value


def _mesh_tensor(p: Parser) -> Type:
    """`<"m1", tensor<4xf32>, sharding=<@mesh, [{"x"}]>, memory_kind="pinned_host">`."""
    p.expect("<")
    name = _label(p)
    p.expect(",")
    at = p.start
    tensor = p.type()
    if not isinstance(tensor, TensorType):
        message = f"invalid kind of type specified: expected builtin.tensor, but found '{tensor}'"
        raise Bad(message, at)
    sharding: Sharding | None = None
    kind: str | None = None
    is_more = p.accept(",")
    if is_more and p.accept_word("sharding"):
        p.expect("=")
        sharding = _sharding(p)
        is_more = p.accept(",")
    if is_more:
        p.expect_word("memory_kind")
        p.expect("=")
        kind = _label(p)
    p.expect(">")
    return mesh_tensor(name, tensor, sharding, kind)


def _sharding(p: Parser) -> Sharding:
    if not p.has("attribute"):
        return sharding_of(p)
    at = p.start
    value = p.attribute()
    if not isinstance(value, ShardingAttr):
        raise Bad(_KIND, at)
    return value.sharding


MPMD_TYPES: dict[str, Callable[[Parser], Type]] = {"mesh_tensor": _mesh_tensor}
