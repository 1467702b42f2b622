"""Types and attributes of the `mpmd` dialect, held as text, with the parts that its ops read."""

from __future__ import annotations

import re
from typing import NamedTuple

from shardwright.spec.attributes import Array, Attribute, Int, ShardingPerValue
from shardwright.spec.types import TensorType, Type
from shardwright.spec.verifying.structure import Kind
from shardwright.spec.verifying.type_classes import TypeClass

_MESH_TENSOR = "!mpmd.mesh_tensor<"
_NAMED = re.compile(r'<\s*"((?:[^"\\]|\\.)*)"\s*[:,]\s*')
_REPLICATED = re.compile(r"sharding=<[^\[]*\[(?:\{\??\}(?:, )?)*\]")


class MeshTensor(NamedTuple):
    """A tensor on a mesh: the mesh, the type of the whole as text, what says how it is cut."""

    mesh: str
    whole: str
    rest: str

    @property
    def is_replicated(self) -> bool:
        """True if no dim is cut."""
        return "sharding=" not in self.rest or _REPLICATED.search(self.rest) is not None


def mesh_tensor(type: Type) -> MeshTensor | None:
    """The parts of a `!mpmd.mesh_tensor<...>`; None for other types."""
    text = str(type)
    match = _NAMED.match(text, len(_MESH_TENSOR) - 1)
    if not text.startswith(_MESH_TENSOR) or match is None:
        return None
    end = _closing(text, match.end())
    return MeshTensor(match[1], text[match.end() : end], text[end:-1])


def _closing(text: str, start: int) -> int:
    """The end of the type that begins here."""
    depth = 0
    for at in range(start, len(text)):
        depth += {"<": 1, ">": -1}.get(text[at], 0)
        if depth == 0 and text[at] == ">":
            return at + 1
    return len(text)


def meshes(topology: Attribute) -> dict[str, str]:
    """The meshes of a `#mpmd.topology<...>` by name, as text; empty for other attributes."""
    text = str(topology)
    if not text.startswith("#mpmd.topology<"):
        return {}
    found: dict[str, str] = {}
    for match in _NAMED.finditer(text, len("#mpmd.topology")):
        found[match[1]] = text[match.end() : _closing(text, match.end())]
    return found


# --- classes, with MLIR's words


def _is_tensor(type: Type) -> bool:
    return isinstance(type, TensorType) or type.text.startswith("tensor<*x")


def _is_on_mesh(type: Type) -> bool:
    return type.text.startswith(_MESH_TENSOR)


def _is_any(_: Type) -> bool:
    return True


TENSOR = TypeClass("tensor of any non-token type values", _is_tensor)
MESH_TENSOR = TypeClass("mesh tensor type", _is_on_mesh)
ANY_TYPE = TypeClass("any type", _is_any)


def _is_origin(value: Attribute) -> bool:
    return str(value).startswith("#mpmd.user_origin<")


def _are_origins(value: Attribute) -> bool:
    return isinstance(value, Array) and all(map(_is_origin, value.items))


def _is_array(value: Attribute) -> bool:
    return isinstance(value, Array)


def _is_reduction(value: Attribute) -> bool:
    return str(value).startswith("#mpmd.reduction<")


def _are_shardings(value: Attribute) -> bool:
    return isinstance(value, ShardingPerValue)


def _is_integer(value: Attribute) -> bool:
    return isinstance(value, Int)


def _is_ui32(value: Attribute) -> bool:
    return isinstance(value, Int) and value.type == "ui32"


ORIGIN = Kind("user origin", _is_origin)
ORIGINS = Kind("array of origin infos", _are_origins, _is_array)
REDUCTION = Kind("reduction", _is_reduction)
SHARDINGS = Kind("Tensor sharding per operand/result of an op", _are_shardings)
UI32 = Kind("32-bit unsigned integer attribute", _is_ui32, _is_integer)
