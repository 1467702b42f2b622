"""`!mpmd.mesh_tensor`: a tensor that lives on one of several meshes."""

from __future__ import annotations

from shardwright.spec.axes import quote
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import OtherType, TensorType, intern


class MeshTensorType(OtherType):
    """`tensor`: the global one. `mesh`: its name in the topology. `memory_kind`: None if unsaid."""

    __slots__ = ("memory_kind", "mesh", "sharding", "tensor")
    mesh: str
    tensor: TensorType
    sharding: Sharding | None
    memory_kind: str | None

    def __reduce__(self) -> tuple[object, ...]:
        return mesh_tensor, (self.mesh, self.tensor, self.sharding, self.memory_kind)


def _plainly(name: str) -> str:
    """A quoted name as Shardy prints it: as it is, where that can be read back."""
    is_plain = name.isprintable() and '"' not in name and "\\" not in name
    return f'"{name}"' if is_plain else quote(name)


def mesh_tensor(
    mesh: str,
    tensor: TensorType,
    sharding: Sharding | None = None,
    memory_kind: str | None = None,
) -> OtherType:
    """The one type with these parts."""
    text = f"!mpmd.mesh_tensor<{_plainly(mesh)}, {tensor}"
    if sharding is not None:
        text += f", sharding={sharding}"
    if memory_kind is not None:
        text += f", memory_kind={quote(memory_kind)}"
    made = MeshTensorType()
    made.text, made.parts, made.inputs = f"{text}>", (tensor,), 0
    made.mesh, made.tensor, made.sharding, made.memory_kind = mesh, tensor, sharding, memory_kind
    return intern(made)
