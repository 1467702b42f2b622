"""Small ops on arrays whose first dim is cut, joined or indexed: the building blocks of schedules.

Tables say per device which rows it means; a device looks up its own by its number.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardwright.ir.build import Builder
from shardwright.ir.core import Value
from shardwright.spec.attributes import Attribute, Attrs, Bool, Dialect, Dims, Int, Number
from shardwright.spec.sharding_rules.dataflow import PAD, RESHAPE, SLICE, TRANSPOSE
from shardwright.spec.types import tensor
from shardwright.spec.values.dense import dense, splat
from shardwright.spec.values.fields import i64

Rows = tuple[tuple[int, ...], ...]  # per device, the same number each

_PICK = Dialect(
    "stablehlo.gather",
    (
        ("offset_dims", Dims((1,))),
        ("collapsed_slice_dims", Dims((0,))),
        ("start_index_map", Dims((0,))),
        ("index_vector_dim", Number(1)),
    ),
)


class ArrayOps:
    """Inserts ops at a point; the device's number and rows of tables are looked up once.

    `members`: where given, tables are by the number of a device among so many neighbours.
    """

    def __init__(self, builder: Builder, members: int = 0) -> None:
        self.builder = builder
        self._members = members
        self._tables: dict[tuple[Rows, str], Value] = {}
        self._scalars: dict[tuple[int, str], Value] = {}
        self._device: Value | None = None

    def one(
        self, name: str, operands: Sequence[Value], shape: Sequence[int], element: str = "",
        **attrs: Attribute,
    ) -> Value:  # fmt: skip
        """An op with one result; its element type is that of the first operand if not given."""
        type = tensor(tuple(shape), element or operands[0].tensor.element)
        return self.builder.op(name, operands, [type], Attrs(attrs)).result

    def reshaped(self, value: Value, shape: Sequence[int]) -> Value:
        return value if value.shape == tuple(shape) else self.one(RESHAPE, [value], shape)

    def rows(self, value: Value, low: int, high: int, dim: int = 0) -> Value:
        """Neighbouring rows, or columns by another dim."""
        shape, start, end = list(value.shape), [0] * len(value.shape), list(value.shape)
        if (low, high) == (0, shape[dim]):
            return value
        start[dim], end[dim], shape[dim] = low, high, high - low
        return self.one(
            SLICE, [value], shape, start_indices=i64(start), limit_indices=i64(end),
            strides=i64([1] * len(shape)),
        )  # fmt: skip

    def joined(self, values: Sequence[Value], dim: int = 0) -> Value:
        """One behind the other."""
        if len(values) == 1:
            return values[0]
        shape = list(values[0].shape)
        shape[dim] = sum(value.shape[dim] for value in values)
        return self.one("stablehlo.concatenate", values, shape, dimension=Int(dim))

    def resized(self, value: Value, count: int) -> Value:
        """So many rows, cut off or with zeros behind."""
        old, rank = value.shape[0], len(value.shape)
        if count <= old:
            return self.rows(value, 0, count)
        edges = i64((count - old, *[0] * (rank - 1)))
        none = i64([0] * rank)
        filling = self.scalar(0, value.tensor.element)
        return self.one(
            PAD, [value, filling], (count, *value.shape[1:]), edge_padding_low=none,
            edge_padding_high=edges, interior_padding=none,
        )  # fmt: skip

    def columns(self, value: Value, count: int) -> Value:
        """Of two dims, the second one cut off, or longer with zeros."""
        rows, old = value.shape
        if count == old:
            return value
        if count < old:
            return self.rows(value, 0, count, 1)
        return self.one(
            PAD, [value, self.scalar(0, value.tensor.element)], (rows, count),
            edge_padding_low=i64((0, 0)), edge_padding_high=i64((0, count - old)),
            interior_padding=i64((0, 0)),
        )  # fmt: skip

    def transposed(self, value: Value, order: Sequence[int]) -> Value:
        if list(order) == sorted(order):
            return value
        shape = [value.shape[dim] for dim in order]
        return self.one(TRANSPOSE, [value], shape, permutation=i64(tuple(order)))

    def scalar(self, number: int, element: str) -> Value:
        key = number, element
        if key not in self._scalars:
            value = splat(number, tensor((), element))
            self._scalars[key] = self.one("stablehlo.constant", (), (), element, value=value)
        return self._scalars[key]

    def own(self, table: Rows, element: str) -> Value:
        """This device's row of a table of numbers, or of 0 and 1 as `i1`."""
        key = table, element
        if key not in self._tables:
            numbers = np.array(table, bool if element == "i1" else np.int32)
            type = tensor(numbers.shape, element)
            whole = self.one(
                "stablehlo.constant", (), type.shape, element, value=dense(numbers, type)
            )
            count = numbers.shape[1]
            number = self._number()
            starts = [number, self.scalar(0, number.tensor.element)]
            row = self._slice(whole, starts, (1, count))
            self._tables[key] = self.reshaped(row, (count,))
        return self._tables[key]

    def _number(self) -> Value:
        if self._device is None:
            self._device = self.one("stablehlo.partition_id", (), (), "ui32")
            if self._members:
                among = self.scalar(self._members, "i32")
                signed = self.one("stablehlo.convert", [self._device], (), "i32")
                self._device = self.one("stablehlo.remainder", [signed, among], ())
        return self._device

    def _slice(self, value: Value, starts: Sequence[Value], shape: Sequence[int]) -> Value:
        return self.one(
            "stablehlo.dynamic_slice", [value, *starts], shape, slice_sizes=i64(tuple(shape))
        )

    def picked(self, value: Value, table: Rows) -> Value:
        """Per device the rows that the table says."""
        first = table[0]
        if any(row != first for row in table):
            return self._picked_by_number(value, table)
        if first == tuple(range(first[0], first[0] + len(first))):
            return self.rows(value, first[0], first[0] + len(first))
        numbers = np.array(first, np.int32)
        type = tensor(numbers.shape, "i32")
        index = self.one("stablehlo.constant", (), type.shape, "i32", value=dense(numbers, type))
        return self._gathered(value, index)

    def _picked_by_number(self, value: Value, table: Rows) -> Value:
        count, rest = len(table[0]), value.shape[1:]
        if any(row != tuple(range(row[0], row[0] + count)) for row in table):
            return self._gathered(value, self.own(table, "i32"))
        begin = self.own(tuple((row[0],) for row in table), "i32")
        zeros = [self.scalar(0, "i32")] * len(rest)
        return self._slice(value, [self.reshaped(begin, ()), *zeros], (count, *rest))

    def _gathered(self, value: Value, index: Value) -> Value:
        (count,), rest = index.shape, value.shape[1:]
        assert len(rest) == 1  # rows are flat
        return self.one(
            "stablehlo.gather", [value, index], (count, *rest), dimension_numbers=_PICK,
            indices_are_sorted=Bool(False), slice_sizes=i64((1, *rest)),
        )  # fmt: skip

    def kept(self, table: Rows, value: Value, other: Value) -> Value:
        """Rows of a value where the table has 1, of the other where it has 0."""
        if all(all(row) for row in table):
            return value
        mask = self.one(
            "stablehlo.broadcast_in_dim", [self.own(table, "i1")], value.shape, "i1",
            broadcast_dimensions=i64((0,)),
        )  # fmt: skip
        return self.one("stablehlo.select", [mask, value, other], value.shape, value.tensor.element)
