"""Builders of ops and regions for passes."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.core import Block, Op, Region, Value
from shardwright.spec.attributes import EMPTY, Attrs
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import Type


def reducer_region(op_name: str, element: Type) -> Region:
    """A region `^bb0(%a, %b): %c = op %a, %b; stablehlo.return %c` over rank-0 tensors."""
    block = Block([element, element])
    op = block.append(Op(op_name, block.args, [element], EMPTY))
    block.append(Op("stablehlo.return", op.results))
    return Region([block])


class Builder:
    """Inserts ops at a point of a block, each after the last; `loc` and `place` are given to all
    of them.
    """

    def __init__(self, block: Block, index: int | None = None, like: Op | None = None) -> None:
        self.block = block
        self.index = len(block.ops) if index is None else index
        self._beside: Op | None = None  # the op that `index` counts from, until it is looked for
        self.loc = like.loc if like else None
        self.place = like.place if like else (0, 0)

    @classmethod
    def before(cls, op: Op) -> Builder:
        return cls._at(op, 0)

    @classmethod
    def after(cls, op: Op) -> Builder:
        return cls._at(op, 1)

    @classmethod
    def _at(cls, op: Op, offset: int) -> Builder:
        assert op.block is not None
        made = cls(op.block, offset, op)
        made._beside = op  # looking for it takes long: only once something is inserted
        return made

    def insert(self, op: Op) -> Op:
        if self._beside is not None:
            self.index += self.block.index(self._beside)
            self._beside = None
        self.block.insert(self.index, op)
        self.index += 1
        return op

    def op(
        self,
        name: str,
        operands: Sequence[Value],
        types: Sequence[Type],
        attrs: Attrs = EMPTY,
        regions: Sequence[Region] = (),
        notes: Attrs = EMPTY,
        shardings: Sequence[Sharding | None] = (),
    ) -> Op:
        """Insert a new op; `shardings`, if given, one per result."""
        made = Op(name, operands, types, attrs, regions, notes, self.loc, self.place)
        for value, sharding in zip(made.results, shardings, strict=False):
            value.sharding = sharding
        return self.insert(made)
