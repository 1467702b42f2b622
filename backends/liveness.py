"""Dead code of scripts: finds the ops, arguments and names of a function that need no text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shardwright.backends.loops import counter
from shardwright.ir.core import Block, Func, Op, Use, Value
from shardwright.spec.op import Sig


class Liveness:
    """The uses that are written; `dead` are the ops that are not: nobody reads their results.

    `dying`: by op the values of its block that it, or what its regions hold, reads last.
    """

    def __init__(self, func: Func, own_parts: Iterable[Op] = ()) -> None:
        """`own_parts`: slices whose starts are not written."""
        self._unwritten: set[Use] = set()
        for op in own_parts:
            self._unwritten.update((op, index) for index in range(1, len(op.operands)))
        for op in func.walk():
            if op.name == "stablehlo.while":
                self._unwritten.update(_folded_uses(op))
        self._reads: dict[Value, int] = {}
        self.dying: dict[Op, list[Value]] = {}
        self._last: dict[Value, Op] = {}  # by value the op that it dies at
        self.dead: set[Op] = set()
        self._erasable: dict[Sig, bool] = {}
        self._count(func.body, {})

    def reads(self, value: Value) -> int:
        """The number of reads of a value in the script."""
        return self._reads.get(value, 0)

    def die_together(self, values: Sequence[Value]) -> bool:
        """True if one op is the last to read each of these."""
        return len({self._last.get(value) for value in values}) == 1 and values[0] in self._last

    def _count(self, block: Block, around: dict[Block | None, Op]) -> None:
        """Count what the ops of a block read, users before what they use.

        `around`: by block the op that is being looked at, or that holds what is.
        """
        reads, unwritten = self._reads, self._unwritten
        for op in reversed(block.ops):
            if self._is_unread(op):
                self.dead.update(op.walk())
                continue
            around[block] = op
            for region in op.regions:
                for inner in region.blocks:
                    self._count(inner, around)
            for index, value in enumerate(op.operands):
                if unwritten and (op, index) in unwritten:
                    continue
                if value not in reads:
                    reads[value] = 0
                    owner = value.owner
                    home = around[owner.block if isinstance(owner, Op) else owner]
                    self.dying.setdefault(home, []).append(value)
                    self._last[value] = home
                reads[value] += 1

    def _is_unread(self, op: Op) -> bool:
        for value in op.results:
            if value in self._reads:
                return False
        sig = op.sig
        if sig not in self._erasable:
            self._erasable[sig] = sig.is_erasable and not op.is_terminator
        return self._erasable[sig]


def _folded_uses(loop: Op) -> list[Use]:
    """Uses that the head of a counting loop stands for: start, condition, step."""
    count = counter(loop)
    if count is None:
        return []
    condition, body = (region.block for region in loop.regions)
    uses: list[Use] = [(loop, count.position), (body.terminator, count.position)]
    for op in condition.ops:
        uses += [(op, index) for index in range(len(op.operands))]
    return uses
