"""The context in which an op is lowered to one device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from shardwright.ir.build import Builder
from shardwright.ir.core import Module, Op, Value
from shardwright.ir.errors import ProgramError
from shardwright.passes.base import op_error
from shardwright.spec.attributes import Attribute, Attrs, AxisList, Dense
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.sharding_rules.dataflow import ALL_REDUCE
from shardwright.spec.types import ELEMENTS, TensorType, Type, tensor
from shardwright.spec.values.dense import dense, splat
from shardwright.spec.values.fields import i64


@dataclass(frozen=True, slots=True)
class Placed:
    """The global type of a value, the axes that cut its dims, and their mesh."""

    type: Type
    cuts: tuple[Axes, ...]
    mesh: Mesh | None

    @property
    def shape(self) -> tuple[int, ...]:
        return self.type.shape if isinstance(self.type, TensorType) else ()


@dataclass(frozen=True, slots=True)
class Global:
    """An op whose values have their local types, and what these were."""

    module: Module
    op: Op
    placed: dict[Value, Placed]
    builder: Builder

    @property
    def result(self) -> Placed:
        return self.placed[self.op.result]

    def error(self, message: str, help: str = "") -> ProgramError:
        return op_error(self.module, self.op, message, help=help)

    @property
    def mesh(self) -> Mesh:
        """The mesh of the op's values; there is one where something is cut."""
        values = (*self.op.operands, *self.op.results)
        return next(
            p.mesh for v in values if (p := self.placed[v]).mesh is not None and any(p.cuts)
        )

    def constant(self, payload: Dense, type: TensorType) -> Value:
        return self.emit("stablehlo.constant", [], type, {"value": payload})

    def scalar(self, value: int, element: str) -> Value:
        type = tensor((), element)
        return self.constant(splat(value, type), type)

    def list(self, values: Sequence[int], type: TensorType) -> Dense:
        """The payload of a constant of rank 1."""
        return dense(np.array(values, ELEMENTS[type.element].numpy), type)

    def wide(self, value: Value, dims: Sequence[int], type: TensorType) -> Value:
        """A value broadcast along all dims of a type but `dims`, which are its own."""
        attrs: dict[str, Attribute] = {"broadcast_dimensions": i64(dims)}
        return self.emit("stablehlo.broadcast_in_dim", [value], type, attrs)

    def emit(
        self, name: str, operands: Sequence[Value], type: Type, attrs: dict[str, Attribute]
    ) -> Value:
        return self.builder.op(name, operands, [type], Attrs(attrs)).result


def check_sum(at: Global, wanted: set[Axis], name: str, what: str) -> None:
    """The result must be summed over some axes, by its one user. Raises ProgramError."""
    users = list(at.op.result.users())
    reduced = users[0].attrs.get("reduction_axes") if len(users) == 1 else None
    if not isinstance(reduced, AxisList) or users[0].name != ALL_REDUCE:
        raise at.error(
            f"expected sharded {what} of {name} to have one user, a sdy.all_reduce",
            "canonicalize makes one of all_reduce and all_slice: leave it out before this pass",
        )
    if set(at.mesh.resolve(reduced.axes)) != wanted:
        raise at.error(f"the axes of the sdy.all_reduce should match the sharded {what}")
