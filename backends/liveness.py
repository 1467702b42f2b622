"""What of a function a script need not write, so that it has no unused names."""

from __future__ import annotations

from shardwright.ir.core import Block, Func, Op, Use, Value

from .loops import counter


class Liveness:
    """Which uses are written, and which ops are not because nobody reads their results."""

    def __init__(self, func: Func) -> None:
        self._unwritten: set[Use] = set()
        for op in func.walk():
            if op.name == "stablehlo.while":
                self._unwritten.update(_folded_uses(op))
        self._dead: set[Op] = set()
        self._mark(func.body)

    def is_dead(self, op: Op) -> bool:
        return op in self._dead

    def reads(self, value: Value) -> int:
        """How often the script reads a value."""
        dead, unwritten = self._dead, self._unwritten
        return sum([use[0] not in dead and use not in unwritten for use in value.uses])

    def _mark(self, block: Block) -> None:
        for op in reversed(block.ops):
            is_pure = op.sig.is_erasable and not op.is_terminator
            if is_pure and not any(map(self.reads, op.results)):
                self._dead.update(op.walk())
                continue
            for region in op.regions:
                for inner in region.blocks:
                    self._mark(inner)


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
