"""The shard that a device holds of a value of a global program, by what the program says of it."""

from __future__ import annotations

from shardwright.ir.core import Module, Value
from shardwright.spec.stages import sharding_of
from shardwright.spec.types import TensorType, Type


def local_type(module: Module, value: Value) -> Type:
    """The local shard of a value of a global program; the whole where nothing cuts it."""
    found, type = sharding_of(value), value.type
    mesh = module.mesh_of(found) if found else None
    if found is None or mesh is None or not mesh.axes or not isinstance(type, TensorType):
        return type
    return found.local_type(mesh, type)
