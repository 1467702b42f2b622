"""Expansions of ops into others, for dims along which no single op runs on blocks.

An expansion stands where an operand is cut along a factor that the op itself needs whole. It speaks
of whole tensors, as the program does: how its ops are cut, and what moves, is decided as for any
other op.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from shardwright.spec.attributes import Attribute
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.values.fields import i64

if TYPE_CHECKING:
    from shardwright.spec.op import Handle, Sig, Values


class Building(Protocol):
    """The context of a row's expansion, and the ops that it makes.

    `like`: a value whose dims the result shares; it is cut alike. Else results are cut as the
    factors of the op tell.
    """

    sig: Sig
    operands: list[Handle]

    def emit(
        self,
        name: str,
        operands: Sequence[Handle],
        outs: Sequence[Type],
        attrs: dict[str, Attribute] | None = None,
        like: Handle | None = None,
    ) -> list[Handle]:
        """Append an op; returns its results."""
        ...

    def constant(self, value: Values | int | float, type: TensorType) -> Handle:
        """A constant, a scalar value as a splat."""
        ...

    def folded(self, name: str, value: Handle, dims: Sequence[int]) -> Handle:
        """The value reduced over dims by an op with an identity (`stablehlo.add`)."""
        ...

    def shards(self, value: Handle) -> int:
        """Number of parts a value is cut into."""
        ...

    def parts(self, value: Handle, dim: int) -> int:
        """Number of parts a dim of a value is cut into."""
        ...


class Expansion(NamedTuple):
    """The expansion of an op into others.

    may    whether it can be when a factor (that stays whole else) is cut into a number of blocks
    write  makes the ops; gives what stands for the results
    """

    may: Callable[[Sig, int, int], bool]
    write: Callable[[Building], list[Handle]]


def always(sig: Sig, factor: int, count: int) -> bool:
    """For ops that can be written as others whatever is cut."""
    return True


def tensor_type(value: Handle) -> TensorType:
    """The type of a value, which must be a tensor."""
    assert isinstance(value.type, TensorType), value.type
    return value.type


def binary(build: Building, name: str, left: Handle, right: Handle) -> Handle:
    """`stablehlo.<name>` of two values of one type."""
    return build.emit(f"stablehlo.{name}", [left, right], [left.type])[0]


def unary(build: Building, name: str, value: Handle) -> Handle:
    """`stablehlo.<name>` of a value."""
    return build.emit(f"stablehlo.{name}", [value], [value.type])[0]


def converted(build: Building, value: Handle, element: str) -> Handle:
    """The value in another element type."""
    type = tensor_type(value)
    if type.element == element:
        return value
    return build.emit("stablehlo.convert", [value], [tensor(type.shape, element)])[0]


def spread(build: Building, value: Handle, like: Handle, dims: Sequence[int]) -> Handle:
    """The value broadcast to the shape of another, its dims becoming `dims`, and cut alike."""
    shape = tensor_type(like).shape
    type = tensor_type(value).with_shape(shape)
    attrs: dict[str, Attribute] = {"broadcast_dimensions": i64(dims)}
    return build.emit("stablehlo.broadcast_in_dim", [value], [type], attrs, like)[0]


def reshaped(build: Building, value: Handle, shape: tuple[int, ...]) -> Handle:
    """The value in another shape of as many elements."""
    type = tensor_type(value)
    if type.shape == shape:
        return value
    return build.emit("stablehlo.reshape", [value], [type.with_shape(shape)])[0]
