"""Ops that take values apart along a dim, and put them together."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.core import Op, Region, Value
from shardwright.passes.pipeline.stage_rows.row_roles import sliced
from shardwright.spec.attributes import EMPTY, Attrs, Int
from shardwright.spec.sharding_rules.dataflow import BROADCAST, CONCATENATE, CONSTANT, PAD, SLICE
from shardwright.spec.types import TensorType, Type
from shardwright.spec.values.dense import splat
from shardwright.spec.values.fields import i64


class RowPieces:
    """Makes ops, which `made` collects, with the location of the op that is `like`."""

    def __init__(self) -> None:
        self.made: list[Op] = []
        self.like: Op | None = None

    def append(
        self, name: str, operands: Sequence[Value], types: Sequence[Type], attrs: Attrs = EMPTY,
        regions: Sequence[Region] = (), notes: Attrs = EMPTY,
    ) -> Op:  # fmt: skip
        like = self.like
        assert like is not None, "ops are made in place of another"
        op = Op(name, operands, types, attrs, regions, notes, like.loc, like.place)
        self.made.append(op)
        return op

    def constant(self, number: int, type: TensorType) -> Value:
        return self.append(CONSTANT, (), [type], Attrs({"value": splat(number, type)})).result

    def piece(self, value: Value, dim: int, start: int, stop: int) -> Value:
        """Rows [start, stop) of a value: itself, where these are all."""
        if (start, stop) == (0, value.shape[dim]):
            return value
        attrs = sliced(value.shape, dim, start, stop)
        return self.append(SLICE, [value], [resized(value, dim, stop - start)], attrs).result

    def joined(self, pieces: Sequence[Value], dim: int) -> Value:
        """Values one behind the other: a single one is itself."""
        if len(pieces) == 1:
            return pieces[0]
        type = resized(pieces[0], dim, sum(value.shape[dim] for value in pieces))
        attrs = Attrs({"dimension": Int(dim)})
        return self.append(CONCATENATE, pieces, [type], attrs).result

    def padded(self, value: Value, filling: Value, dim: int, low: int, high: int) -> Value:
        """A value between so many rows of a scalar."""
        none = i64([0] * len(value.shape))
        low_edge, high_edge = ([0] * len(value.shape) for _ in range(2))
        low_edge[dim], high_edge[dim] = low, high
        attrs = {"edge_padding_low": i64(low_edge), "edge_padding_high": i64(high_edge)}
        type = resized(value, dim, low + value.shape[dim] + high)
        attrs |= {"interior_padding": none}
        return self.append(PAD, [value, filling], [type], Attrs(attrs)).result

    def filled(self, filling: Value, type: TensorType) -> Value:
        """A scalar everywhere."""
        attrs = Attrs({"broadcast_dimensions": i64(())})
        return self.append(BROADCAST, [filling], [type], attrs).result


def resized(value: Value, dim: int, rows: int) -> TensorType:
    """The type of a value with so many rows along a dim."""
    shape = tuple(rows if d == dim else n for d, n in enumerate(value.shape))
    return value.tensor.with_shape(shape)
