"""Rebuilds blocks op by op, inserts reshards between layouts and shares repeated ones."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from shardwright.ir.core import Block, Op, Region, Value, clone, out_sharding
from shardwright.passes.partition.resharding.layouts import Layouts
from shardwright.passes.partition.resharding.uneven_shards import received
from shardwright.passes.shared.remat_words import keep_remat
from shardwright.spec import plan
from shardwright.spec.attributes import EMPTY, Attrs, AxisList, Dense, ShardingAttr, String, Unit
from shardwright.spec.axes import Axes
from shardwright.spec.cuts import is_told
from shardwright.spec.layout import Layout, in_mesh_order
from shardwright.spec.op import Sig, Values
from shardwright.spec.stages import MOVERS
from shardwright.spec.types import TensorType, Type
from shardwright.spec.values.dense import splat

FREE_HEIGHT = 4  # ops that are done again rather than moved, at most


def is_source(op: Op) -> bool:
    """True if an op makes values from nothing, and knows how to make one device's block of them."""
    return not op.operands and op.row is not None and op.row.local is not None


def _tall(op: Op) -> tuple[int, ...] | None:
    """The operands of an op but scalars; None where it may not be done again in another layout."""
    if op.row is None or not op.row.pure or len(op.results) != 1 or out_sharding(op) is not None:
        return None
    if op.sig.rule is None and not is_source(op):
        return None
    values = enumerate(op.operands)
    return tuple(k for k, v in values if v.shape or not isinstance(v.type, TensorType))


class Rewriter:
    """New ops go to the end of the block that is being rebuilt: just before the op under work."""

    def __init__(self, layouts: Layouts) -> None:
        self.layouts = layouts
        self._open: dict[Block, list[Op]] = {}
        self._versions: dict[Value, dict[Layout, Value]] = {}
        self._heights: dict[Value, float] = {}  # of values whose ops are placed
        self._tall: dict[Sig, tuple[int, ...] | None] = {}

    # --- blocks

    def begin(self, block: Block) -> list[Op]:
        """Start to rebuild a block; returns its ops, which must be placed again."""
        ops = block.take_ops()
        self._open[block] = block.ops
        return ops

    def end(self, block: Block) -> None:
        del self._open[block]

    def place(self, op: Op, block: Block) -> Op:
        """Append an op to a block under work."""
        return block.append(op)

    def make(
        self,
        like: Op,
        block: Block,
        name: str,
        operands: Sequence[Value],
        types: Sequence[Type],
        attrs: Attrs = EMPTY,
        regions: Sequence[Region] = (),
        notes: Attrs = EMPTY,
    ) -> Op:
        """A new op at the place in the text where `like` stands."""
        made = Op(name, operands, types, attrs, regions, notes, like.loc, like.place)
        if name in MOVERS and operands[0].op is not None:
            keep_remat(operands[0].op, [made])  # what moved of it is not kept either
        return self.place(made, block)

    # --- values

    def versions(self, value: Value) -> tuple[Layout, ...]:
        """Layouts a value can be had in without moving, its own first; none when it is free."""
        if self.is_free(value):
            return ()
        own, others = self.layouts.of(value), self._others(value)
        return tuple(dict.fromkeys((own, *others))) if others else (own,)

    def has_versions(self, values: Sequence[Value]) -> bool:
        """True if any of the values was made in another layout."""
        return not self._versions.keys().isdisjoint(values)

    def add_version(self, value: Value, other: Value) -> None:
        """Say that `other` is `value` in another layout."""
        self._others(value)  # forgets what is stale
        self._versions.setdefault(value, {}).setdefault(self.layouts.of(other), other)

    def _others(self, value: Value) -> dict[Layout, Value]:
        """Versions by layout. A constant is no longer one when its only user has changed it."""
        known = self._versions.get(value, {})
        stale = [layout for layout, other in known.items() if self.layouts.of(other) != layout]
        for layout in stale:
            del known[layout]
        return known

    def known(self, value: Value, layout: Layout) -> Value | None:
        """The value in a layout, if it can be had without moving."""
        if self.layouts.of(value) == layout:
            return value
        return self._others(value).get(layout)

    def is_free(self, value: Value) -> bool:
        """True if a value can be computed again in any layout for nothing: made of scalars only."""
        found = self._heights.get(value)
        return (self._height(value) if found is None else found) <= FREE_HEIGHT

    def are_free(self, values: Sequence[Value]) -> tuple[bool, ...]:
        """By value whether it is."""
        heights, found = self._heights, list[bool]()
        for value in values:
            height = heights.get(value)
            if height is None:
                height = self._height(value)
            found.append(height <= FREE_HEIGHT)
        return tuple(found)

    def _height(self, value: Value) -> float:
        """The number of nested ops that make a value of scalars; inf when that cannot be, or
        are too many.
        """
        found = self._heights.get(value)
        if found is None:
            found = self._heights[value] = self._measured(value)
        return found

    def _measured(self, value: Value) -> float:
        op, tallest = value.owner, 0.0
        if not isinstance(op, Op) or op.regions or is_told(op.notes):
            return inf
        sig = op.sig
        if sig not in self._tall:
            self._tall[sig] = _tall(op)
        tall = self._tall[sig]
        if tall is None:
            return inf
        for index in tall:
            height = self._height(op.operands[index])
            if height > FREE_HEIGHT:
                return inf
            tallest = max(tallest, height)
        return 1 + tallest

    def moved(self, value: Value, layout: Layout, reason: str, like: Op) -> Value:
        """The value in a layout: itself, a version made before, or by a new reshard."""
        if not isinstance(value.type, TensorType):
            return value
        if (found := self.known(value, layout)) is not None:
            return found
        sources = [value, *self._others(value).values()]
        # Of equal distances the value itself, so that chains of moves stay short.
        source = min(sources, key=lambda v: received(value.shape, self.layouts.of(v), layout))
        attrs = Attrs({"sharding": ShardingAttr(self.layouts.write(layout))})
        made = self.make(
            like, self.block_of(value), "sdy.reshard", [source], [value.type], attrs,
            notes=Attrs({plan.REASON: String(reason)}),
        ).result  # fmt: skip
        self.add_version(value, made)
        return made

    def moved_alone(
        self, value: Value, layout: Layout, reason: str, like: Op, block: Block, *, is_told: bool
    ) -> Value:
        """The value in a layout, moved once more at the end of a block under work.

        `is_told`: later passes leave the move as it is.
        """
        if self.layouts.of(value) == layout:
            return value
        attrs = Attrs({"sharding": ShardingAttr(self.layouts.write(layout))})
        notes = Attrs({plan.REASON: String(reason)})
        notes = notes.set(plan.TOLD, Unit()) if is_told else notes
        made = self.make(like, block, "sdy.reshard", [value], [value.type], attrs, notes=notes)
        return made.result

    def reduced(self, value: Value, layout: Layout, partial: Axes, kind: str, reason: str) -> Value:
        """A partial value completed by an all_reduce; the partial one is marked as such."""
        assert value.op is not None and value.op.block is not None
        self.layouts.set(value, layout, partial)
        notes = Attrs({plan.REASON: String(reason)})
        if kind != "add":
            notes = notes.set(plan.KIND, String(kind))
        mesh = self.layouts.mesh
        axes = AxisList(mesh.spell(in_mesh_order(mesh, partial)))
        attrs = Attrs(
            {"reduction_axes": axes, "out_sharding": ShardingAttr(self.layouts.write(layout))}
        )
        like, block = value.op, value.op.block
        made = self.make(like, block, "sdy.all_reduce", [value], [value.type], attrs, notes=notes)
        return made.result

    def splat(
        self, value: Values, type: TensorType, layout: Layout, like: Op, block: Block
    ) -> Value:
        """A constant with one value everywhere."""
        attribute: Dense = splat(value.item(), type)
        made = self.make(like, block, "stablehlo.constant", [], [type], Attrs({"value": attribute}))
        self.layouts.set(made.result, layout)
        return made.result

    def reborn(self, value: Value, layout: Layout) -> Op:
        """A copy of the op that makes a free value, not yet placed, with another layout."""
        assert value.op is not None
        copy = clone(value.op, {})
        self.layouts.set(copy.result, layout)
        return copy

    def block_of(self, value: Value) -> Block:
        """The block a value is defined in; new versions of it belong there, outside of loops."""
        block = value.owner.block if isinstance(value.owner, Op) else value.owner
        assert block is not None
        return block
