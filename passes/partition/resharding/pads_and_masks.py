"""Emits the ops of padding: lengthened or shortened dims, masks, clamped positions."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from shardwright.ir.core import Block, Op, Value
from shardwright.ir.reference.uneven_blocks import fill_of
from shardwright.passes.partition.resharding.layouts import Layouts
from shardwright.spec.attributes import Attribute, Attrs, Enum, Int
from shardwright.spec.layout import Layout, whole
from shardwright.spec.op import Values, reducer_identity
from shardwright.spec.stages import sharding_of
from shardwright.spec.types import ELEMENTS, TensorType, tensor
from shardwright.spec.values.dense import dense, splat
from shardwright.spec.values.fields import i64

_WIDE = 1 << 31  # dims from here on need 64-bit positions
Ends = Mapping[int, int]  # dim: its true size


class Padding:
    """Makes the ops in a block under work; what was made there once is used again."""

    def __init__(self, layouts: Layouts, fill: str) -> None:
        self.layouts, self.fill = layouts, fill
        self._made: dict[object, Value] = {}

    def resized(self, value: Value, shape: tuple[int, ...], like: Op, block: Block) -> Value:
        """The value cut off or made longer at the end of dims, which its layout leaves whole."""
        if value.shape == shape:
            return value
        key = (block, value, shape)
        if key not in self._made:
            self._made[key] = self._resized(value, shape, like, block)
        return self._made[key]

    def _resized(self, value: Value, shape: tuple[int, ...], like: Op, block: Block) -> Value:
        short = tuple(map(min, value.shape, shape))
        layout, zeros = self.layouts.of(value), [0] * len(shape)
        found = sharding_of(value)  # sums that are not done yet stay so
        partial = self.layouts.mesh.resolve(found.unreduced) if found is not None else ()
        if short != value.shape:
            attrs: dict[str, Attribute] = {
                "start_indices": i64(zeros),
                "limit_indices": i64(short),
                "strides": i64([1] * len(shape)),
            }
            type = value.tensor.with_shape(short)
            value = self._emit("stablehlo.slice", [value], type, layout, like, block, attrs)
            self.layouts.set(value, layout, partial)
        if short == shape:
            return value
        edges: dict[str, Attribute] = {
            "edge_padding_low": i64(zeros),
            "edge_padding_high": i64([b - a for a, b in zip(short, shape, strict=True)]),
            "interior_padding": i64(zeros),
        }
        filling = self._constant(
            self._fill(value.tensor), tensor((), value.tensor.element), (), like, block
        )
        self.layouts.set(filling, (), partial)
        type = value.tensor.with_shape(shape)
        made = self._emit("stablehlo.pad", [value, filling], type, layout, like, block, edges)
        self.layouts.set(made, layout, partial)
        return made

    def _fill(self, type: TensorType) -> Values:
        dtype = np.dtype(ELEMENTS[type.element].numpy)
        return fill_of(dtype) if self.fill == "nan" else np.zeros((), dtype)

    def masked(self, value: Value, ends: Ends, kind: str, like: Op, block: Block) -> Value:
        """The value with the identity of a reducer behind the true ends of dims."""
        key = (block, value, tuple(ends.items()), kind)
        if key not in self._made:
            identity = reducer_identity(kind, value.tensor.element)
            layout = self.layouts.of(value)
            other = self._constant(identity, value.tensor, layout, like, block)
            self._made[key] = self._before_ends(value, ends, other, like, block)
        return self._made[key]

    def masked_by(self, value: Value, ends: Ends, other: Value, like: Op, block: Block) -> Value:
        """The value with a scalar behind the true ends of dims."""
        type, layout = value.tensor, self.layouts.of(value)
        attrs: dict[str, Attribute] = {"broadcast_dimensions": i64([])}
        name = "stablehlo.broadcast_in_dim"
        wide = self._emit(name, [other], type, layout, like, block, attrs)
        return self._before_ends(value, ends, wide, like, block)

    def _before_ends(self, value: Value, ends: Ends, other: Value, like: Op, block: Block) -> Value:
        """The value before the true ends of dims, another one behind."""
        type, layout = value.tensor, self.layouts.of(value)
        operands = [self._inside(type.shape, layout, ends, like, block), value, other]
        return self._emit("stablehlo.select", operands, type, layout, like, block)

    def _inside(
        self, shape: tuple[int, ...], layout: Layout, ends: Ends, like: Op, block: Block
    ) -> Value:
        """True if a position lies before the true ends."""
        key = (block, shape, layout, tuple(ends.items()))
        if key in self._made:
            return self._made[key]
        type, found = tensor(shape, "i1"), list[Value]()
        for dim, end in ends.items():
            line = self._before(shape[dim], end, (layout[dim],), like, block)
            attrs: dict[str, Attribute] = {"broadcast_dimensions": i64([dim])}
            wide = self._emit(
                "stablehlo.broadcast_in_dim", [line], type, layout, like, block, attrs
            )
            found.append(wide)
        inside = found[0]
        for other in found[1:]:
            inside = self._emit("stablehlo.and", [inside, other], type, layout, like, block)
        self._made[key] = inside
        return inside

    def _before(self, size: int, end: int, layout: Layout, like: Op, block: Block) -> Value:
        """Per position of a line whether it lies before `end`."""
        line = tensor((size,), "i32" if size < _WIDE else "i64")
        attrs: dict[str, Attribute] = {"iota_dimension": Int(0)}
        position = self._emit("stablehlo.iota", [], line, layout, like, block, attrs)
        limit = self._constant(np.array(end), line, layout, like, block)
        less: dict[str, Attribute] = {
            "comparison_direction": Enum("comparison_direction", "LT"),
            "compare_type": Enum("comparison_type", "SIGNED"),
        }
        operands, answer = [position, limit], tensor((size,), "i1")
        return self._emit("stablehlo.compare", operands, answer, layout, like, block, less)

    def clamped(self, value: Value, highest: Values, like: Op, block: Block) -> Value:
        """Start positions brought into [0, highest]; what their type cannot hold is no bound."""
        type, layout = value.tensor, self.layouts.of(value)
        dtype = np.dtype(ELEMENTS[type.element].numpy)
        most = min(np.iinfo(dtype).max, np.iinfo(np.int64).max)  # that of ui64 is no int64
        limit = np.minimum(highest, most).astype(dtype)
        low = self._constant(np.zeros((), dtype), type, layout, like, block)
        high = self._constant(np.broadcast_to(limit, type.shape), type, layout, like, block)
        return self._emit("stablehlo.clamp", [low, value, high], type, layout, like, block)

    def _constant(
        self, value: Values, type: TensorType, layout: Layout, like: Op, block: Block
    ) -> Value:
        """A constant; one value everywhere is a splat."""
        is_one = bool(np.all(value == value.flat[0])) or not value.shape
        attribute = splat(value.flat[0].item(), type) if is_one else dense(value, type)
        attrs: dict[str, Attribute] = {"value": attribute}
        return self._emit("stablehlo.constant", [], type, layout, like, block, attrs)

    def _emit(
        self,
        name: str,
        operands: list[Value],
        type: TensorType,
        layout: Layout,
        like: Op,
        block: Block,
        attrs: Mapping[str, Attribute] | None = None,
    ) -> Value:
        """A new op at the place in the text where `like` stands."""
        made = Op(name, operands, [type], Attrs(attrs or {}), loc=like.loc, place=like.place)
        block.append(made)
        self.layouts.set(made.result, layout or whole(type.rank))
        return made.result
