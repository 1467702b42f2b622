"""What a loop over micro-batches carries, put together of what copies of a model carry.

Each copy has a part of the micro-batches. A reduction over all of them is the reduction of what the
copies come to; rows that are written turn by turn are those of the copy whose turns they were.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shardwright.ir.core import Block, Func, Module, Op, Value, callee
from shardwright.passes.pipeline.microbatching.turn_facts import is_pinned, only_adds
from shardwright.passes.pipeline.microbatching.turn_states import kinds_of, once_of
from shardwright.passes.pipeline.stage_cuts.step_flow import used
from shardwright.passes.pipeline.stage_rows.row_pieces import RowPieces
from shardwright.passes.shared.data_flow import is_loop
from shardwright.passes.shared.symbols import CALL
from shardwright.spec.op import REDUCER_OF, REDUCERS, TERMS, reducer_identity
from shardwright.spec.sharding_rules.dataflow import DYNAMIC_UPDATE_SLICE

ROWS = "rows"


class Own(NamedTuple):
    """A kind of reduction, or `ROWS` of a dim, one a turn."""

    kind: str
    dim: int = 0

    def start(self, element: str) -> int | float | complex:
        """What all elements of a copy's own begin with, but for the first copy's."""
        return 0 if self.kind == ROWS else reducer_identity(self.kind, element).item()

    def together(self, parts: Sequence[Value], turns: int, like: Op) -> Iterator[Op]:
        """Ops that make one of the copies' own, of so many turns each; the last gives it. `like`:
        the op whose location they have.
        """
        if self.kind == ROWS:
            pieces = RowPieces()
            pieces.like = like
            rows = [
                pieces.piece(value, self.dim, copy * turns, (copy + 1) * turns)
                for copy, value in enumerate(parts)
            ]
            pieces.joined(rows, self.dim)
            yield from pieces.made
            return
        total, *rest = parts
        for value in rest:
            op = Op(
                REDUCER_OF[self.kind], [total, value], [value.type], loc=like.loc, place=like.place
            )
            total = op.result
            yield op


def own_of(module: Module, block: Block, index: int, counter: Value) -> Own | None:
    """How the argument `index` of a loop's body stands to turns, which `counter` numbers; None
    where a copy of the model cannot have its own.
    """
    value, end = block.args[index], block.terminator.operands[index]
    for kind in dict.fromkeys(REDUCERS.values()):
        if _Follows(module, kind).reaches(block, value, end, None):
            return Own(kind)
    rows = _Follows(module, ROWS)
    return Own(ROWS, rows.dim) if rows.reaches(block, value, end, counter) else None


class _Follows:
    """Follows a value through what only combines more with it, or writes rows of it: `dim`."""

    def __init__(self, module: Module, kind: str) -> None:
        self.module, self.kind, self.dim = module, kind, -1

    def reaches(self, block: Block, value: Value, end: Value, counter: Value | None) -> bool:
        """Whether that leads to `end`, which the block returns, and to nothing else."""
        while value is not end:
            readers = [op for op in block.ops for read in used(op) if read is value]
            after = self._after(readers[0], value, counter) if len(readers) == 1 else None
            if after is None:
                return False
            value = after
        return sum(one is end for op in block.ops for one in used(op)) == 1

    def _after(self, op: Op, value: Value, counter: Value | None) -> Value | None:
        """What an op gives that is the value and more; None where it does something else."""
        if value not in op.operands:
            return None
        place = op.operands.index(value)
        if is_pinned(op):
            return op.result
        if op.name == CALL:
            return self._called(op, place, counter)
        if self.kind == ROWS:
            return op.result if self._writes(op, place, counter) else None
        if is_loop(op):
            return op.results[place] if only_adds(op, place, self.kind) else None
        if place in TERMS.get(op.name, {}).get(self.kind, ()):
            return op.result
        for number, (kind, once) in enumerate(zip(kinds_of(op.sig), once_of(op.sig), strict=False)):
            if kind == self.kind and once == place:
                return op.results[number]
        return None

    def _called(self, op: Op, place: int, counter: Value | None) -> Value | None:
        func = self.module.func(callee(op))
        if not isinstance(func, Func) or func.is_declaration:
            return None
        args = dict(zip(op.operands, func.args, strict=True))
        inner = None if counter is None else args.get(counter)
        for number, end in enumerate(func.body.terminator.operands):
            if self.reaches(func.body, func.args[place], end, inner):
                return op.results[number]
        return None

    def _writes(self, op: Op, place: int, counter: Value | None) -> bool:
        """Whether an op writes the row of its turn, whole."""
        if op.name != DYNAMIC_UPDATE_SLICE or place or counter is None:
            return False
        whole, piece, *starts = op.operands
        dims = [dim for dim, start in enumerate(starts) if start is counter]
        if len(dims) != 1 or self.dim not in (-1, *dims):
            return False
        (self.dim,) = dims
        shape = tuple(1 if dim == self.dim else size for dim, size in enumerate(whole.shape))
        return piece.shape == shape
