"""Ops whose attributes hold global sizes or positions, on one device; as jaxlib writes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from shardwright.ir.build import Builder
from shardwright.ir.core import Module, Op, Value
from shardwright.ir.errors import ProgramError
from shardwright.passes.base import op_error
from shardwright.spec.attributes import Attribute, Attrs, Dense
from shardwright.spec.axes import Axes, Mesh, linear_index
from shardwright.spec.dataflow import CONCATENATE, IOTA, PAD, SHARED_CONSTANT, SLICE
from shardwright.spec.dense import is_splat
from shardwright.spec.fields import i64, integer, ints
from shardwright.spec.types import TensorType, Type, tensor

from ._device_tables import block_of, cut_at, number, per_device, shard_start

CONSTANT = "stablehlo.constant"


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

    def emit(
        self, name: str, operands: Sequence[Value], type: Type, attrs: dict[str, Attribute]
    ) -> Value:
        return self.builder.op(name, operands, [type], Attrs(attrs)).result


def _constant(at: Global) -> Value:
    """One value for all is so on each device; others are cut from the whole."""
    payload, placed = at.op.attrs["value"], at.result
    assert isinstance(payload, Dense)
    local = at.op.result.tensor
    is_even = is_splat(payload) or not payload.text
    if is_even or not any(placed.cuts) or placed.mesh is None:
        return at.emit(CONSTANT, [], local, {"value": Dense(payload.text, local)})
    whole = at.emit(CONSTANT, [], placed.type, {"value": payload})
    return block_of(at.builder, whole, placed.mesh, placed.cuts, local.shape)


def _iota(at: Global) -> Value:
    """Counts within the shard, and then where the shard starts."""
    placed, local = at.result, at.op.result.tensor
    dim = integer(at.op.attrs, "iota_dimension")
    count = at.emit(IOTA, [], local, {"iota_dimension": at.op.attrs["iota_dimension"]})
    if not placed.cuts[dim] or placed.mesh is None:
        return count
    start = shard_start(at.builder, placed.mesh, placed.cuts[dim], local.shape[dim])
    start = at.emit("stablehlo.convert", [start], tensor((), local.element), {})
    wide = at.emit("stablehlo.broadcast_in_dim", [start], local, {"broadcast_dimensions": i64(())})
    return at.emit("stablehlo.add", [count, wide], local, {})


def _slice(at: Global) -> Value:
    """Whole along every dim that is cut."""
    limits = list(ints(at.op.attrs, "limit_indices"))
    starts, strides = ints(at.op.attrs, "start_indices"), ints(at.op.attrs, "strides")
    source = at.placed[at.op.operands[0]]
    for dim, axes in enumerate(source.cuts):
        if not axes:
            continue
        if (starts[dim], limits[dim], strides[dim]) != (0, source.shape[dim], 1):
            message = f"dimension {dim} is sharded but the slice is not a full slice"
            raise at.error(
                f"{message} and requires device communication",
                "run sdy-resolve-permutation-factors before sdy-reshard-to-collectives",
            )
        limits[dim] = at.op.operands[0].shape[dim]
    attrs = dict(at.op.attrs.items()) | {"limit_indices": i64(limits)}
    return at.emit(SLICE, at.op.operands, at.op.result.type, attrs)


def _concatenate(at: Global) -> None:
    """Not along a dim that is cut."""
    dim = integer(at.op.attrs, "dimension")
    if any(at.placed[value].cuts[dim] for value in (*at.op.operands, at.op.result)):
        raise at.error(f"dimension {dim} is sharded but the concatenation is on this dimension")


def _pad(at: Global) -> Value | None:
    """Each device pads its shard until it holds its block of the result, and cuts that out."""
    op, placed = at.op, at.result
    source, local = op.operands[0], op.result.tensor
    low, high = list(ints(op.attrs, "edge_padding_low")), list(ints(op.attrs, "edge_padding_high"))
    interior = ints(op.attrs, "interior_padding")
    given = at.placed[source]
    starts: dict[int, list[int]] = {}
    shape = list(local.shape)
    for dim, size in enumerate(local.shape):
        if not (axes := placed.cuts[dim] or given.cuts[dim]) or placed.mesh is None:
            continue
        step = source.shape[dim] * (interior[dim] + 1)
        found = [
            low[dim] + linear_index(placed.mesh, k, axes) * (step - size)
            for k in range(placed.mesh.device_count)
        ]
        low[dim] = found[0] if len(set(found)) == 1 else max(found)
        offsets = [low[dim] - place for place in found]
        if any(offsets):
            starts[dim] = offsets
        shape[dim] = size + max(offsets)
        span = max((source.shape[dim] - 1) * (interior[dim] + 1) + 1, 0)
        high[dim] = shape[dim] - low[dim] - span
    attrs = {"edge_padding_low": i64(low), "edge_padding_high": i64(high)}
    attrs |= {"interior_padding": i64(interior)}
    wide = at.emit(PAD, op.operands, local.with_shape(tuple(shape)), attrs)
    if not starts or placed.mesh is None:
        return wide
    places = [
        per_device(at.builder, placed.mesh, starts[dim]) if dim in starts else number(at.builder, 0)
        for dim in range(len(shape))
    ]
    return cut_at(at.builder, wide, places, local.shape)


# Gives what stands for the op; None where the op stays.
LOCAL: dict[str, Callable[[Global], Value | None]] = {
    SHARED_CONSTANT: _constant,
    CONSTANT: _constant,
    IOTA: _iota,
    SLICE: _slice,
    CONCATENATE: _concatenate,
    PAD: _pad,
}
