"""Emits the code by which a device slices its shard of a replicated value."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.spec.attributes import Attribute, Enum
from shardwright.spec.axes import Axes, total
from shardwright.spec.op import Handle, Local
from shardwright.spec.types import TensorType, tensor
from shardwright.spec.values.fields import i64


def tensor_type(value: Handle) -> TensorType:
    """The type of a value, which must be a tensor."""
    assert isinstance(value.type, TensorType), value.type
    return value.type


def scalar(local: Local, value: int, element: str) -> Handle:
    """A rank-0 constant."""
    return local.constant(value, tensor((), element))


def binary(local: Local, name: str, left: Handle, right: Handle) -> Handle:
    """`stablehlo.<name>` of two values of one type."""
    return local.emit(f"stablehlo.{name}", [left, right], [left.type])[0]


def convert(local: Local, value: Handle, element: str) -> Handle:
    """The value in another element type."""
    type = tensor_type(value)
    if type.element == element:
        return value
    return local.emit("stablehlo.convert", [value], [tensor(type.shape, element)])[0]


def spread(local: Local, value: Handle, shape: tuple[int, ...], dims: Sequence[int] = ()) -> Handle:
    """The value broadcast to a shape, its dims becoming `dims`."""
    type = tensor_type(value)
    if type.shape == shape:
        return value
    attrs: dict[str, Attribute] = {"broadcast_dimensions": i64(dims)}
    return local.emit("stablehlo.broadcast_in_dim", [value], [type.with_shape(shape)], attrs)[0]


def reshape(local: Local, value: Handle, shape: tuple[int, ...]) -> Handle:
    """The value in another shape of as many elements."""
    type = tensor_type(value)
    if type.shape == shape:
        return value
    return local.emit("stablehlo.reshape", [value], [type.with_shape(shape)])[0]


def resized(shape: tuple[int, ...], dim: int, size: int) -> tuple[int, ...]:
    """The shape with one dim of another size."""
    return (*shape[:dim], size, *shape[dim + 1 :])


def along(local: Local, value: Handle, dim: int, start: int, limit: int) -> Handle:
    """A slice of one dim."""
    type = tensor_type(value)
    if (start, limit) == (0, type.shape[dim]):
        return value
    attrs: dict[str, Attribute] = {
        "start_indices": i64(resized((0,) * type.rank, dim, start)),
        "limit_indices": i64(resized(type.shape, dim, limit)),
        "strides": i64([1] * type.rank),
    }
    shape = resized(type.shape, dim, limit - start)
    return local.emit("stablehlo.slice", [value], [type.with_shape(shape)], attrs)[0]


def compare(local: Local, direction: str, left: Handle, right: Handle) -> Handle:
    """A boolean tensor."""
    type = tensor_type(left)
    attrs: dict[str, Attribute] = {"comparison_direction": Enum("comparison_direction", direction)}
    return local.emit("stablehlo.compare", [left, right], [tensor(type.shape, "i1")], attrs)[0]


def offset(local: Local, axes: Axes, size: int, element: str = "i32") -> Handle:
    """Rank-0: where this device's part begins along a dim cut into parts of `size` elements."""
    index = local.shard_index(axes, element)
    return binary(local, "multiply", index, scalar(local, size, element))


def piece(local: Local, value: Handle, axes: Sequence[Axes]) -> Handle:
    """The part of a whole value that this device holds when each dim is cut by these axes."""
    type = tensor_type(value)
    counts = [total(cut) for cut in axes]
    sizes = tuple(n // k for n, k in zip(type.shape, counts, strict=True))
    if sizes == type.shape:
        return value
    starts = [
        offset(local, cut, size) if count > 1 else scalar(local, 0, "i32")
        for cut, size, count in zip(axes, sizes, counts, strict=True)
    ]
    attrs: dict[str, Attribute] = {"slice_sizes": i64(sizes)}
    return local.emit("stablehlo.dynamic_slice", [value, *starts], [type.with_shape(sizes)], attrs)[
        0
    ]
