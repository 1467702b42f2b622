"""A train step by what depends on what: its loop over micro-batches, if it has one, and around it.

Ops of main and of the loop's body are numbered in order; sets of them, and of arguments, are bits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.ir.core import Block, Func, Module, Op, Value
from shardwright.ir.walk import all_ops
from shardwright.passes.shared.data_flow import is_loop
from shardwright.passes.shared.dead_ops import is_pure
from shardwright.spec.plan import STAGE


def used(op: Op) -> Iterator[Value]:
    """Operands, and what regions use from outside."""
    yield from op.operands
    if not op.regions:
        return
    inner = {value for one in all_ops(op) for value in one.results}
    for one in all_ops(op):
        for region in one.regions:
            for block in region.blocks:
                inner.update(block.args)
    for one in all_ops(op):
        if one is not op:
            yield from (value for value in one.operands if value not in inner)


class StepFlow:
    """What of a step is cut, and what its values come from.

    `body`: the block that runs once per micro-batch, main's own without a loop. `ops`: those of
    the body; `tail`: those of main behind the loop. `constants`: ops that no argument reaches.
    """

    def __init__(self, module: Module, main: Func) -> None:
        self.module, self.main = module, main
        self.loop = _loop(main)
        self.body: Block = main.body if self.loop is None else self.loop.regions[1].blocks[0]
        self.ops = self.body.ops[:-1]
        place = 0 if self.loop is None else main.body.index(self.loop) + 1
        self.tail = [] if self.loop is None else main.body.ops[place:-1]
        head = [] if self.loop is None else main.body.ops[: place - 1]
        self.every = [*head, *self.ops, *self.tail]
        self.number = {op: k for k, op in enumerate(self.every)}
        self.maker = {value: op for op in self.every for value in op.results}
        self.args = {value: len(self.every) + k for k, value in enumerate(main.args)}
        self.needs = [self._needs(op) for op in self.every]
        self.users: list[list[int]] = [[] for _ in self.every]
        for k, needs in enumerate(self.needs):
            for other in needs:
                self.users[other].append(k)
        self.before = self._before()
        turning = self._turning()
        self.constants = frozenset(
            op
            for op, bits, turns in zip(self.every, self.before, turning, strict=True)
            if not bits >> len(self.every) and is_pure(op) and not turns
        )

    def sources(self, value: Value) -> list[Value]:
        """The values of ops and arguments that a value is, seen through the loop."""
        loop = self.loop
        if loop is None or value in self.maker or value in self.args:
            return [value]
        if value.owner is loop:
            return self.sources(self.body.terminator.operands[value.index])
        if value.owner is self.body:
            return self.sources(loop.operands[value.index])
        return []

    def _needs(self, op: Op) -> list[int]:
        """The ops that an op reads, once each."""
        found = (one for value in used(op) for one in self.sources(value))
        return list(dict.fromkeys(self.number[self.maker[v]] for v in found if v in self.maker))

    def _before(self) -> list[int]:
        """Per op, itself, the ops and arguments that it depends on."""
        found = [0] * len(self.every)
        for k, op in enumerate(self.every):
            bits = 1 << k
            for value in used(op):
                for one in self.sources(value):
                    if one in self.args:
                        bits |= 1 << self.args[one]
            for other in self.needs[k]:
                bits |= found[other]
            found[k] = bits
        return found

    def _turning(self) -> list[bool]:
        """Per op whether it depends on the state of the loop, such as the number of the turn."""
        own = set(self.body.args) if self.loop is not None else set[Value]()
        found = [False] * len(self.every)
        for k, op in enumerate(self.every):
            found[k] = any(value in own for value in used(op))
            found[k] |= any(found[other] for other in self.needs[k])
        return found

    def ancestors(self, value: Value) -> int:
        """The ops and arguments that a value depends on."""
        found = 0
        for one in self.sources(value):
            if one in self.args:
                found |= 1 << self.args[one]
            elif one in self.maker:
                found |= self.before[self.number[self.maker[one]]]
        return found

    def members(self, bits: int, ops: Sequence[Op]) -> list[Op]:
        """Those of some ops that a set has."""
        return [op for op in ops if bits >> self.number[op] & 1]


def _loop(main: Func) -> Op | None:
    """The loop over micro-batches: of those whose bodies have stages, the one that has most. Loops
    before it make totals that its rows need.
    """
    count = {
        op: sum(STAGE in one.notes for one in op.regions[1].blocks[0].ops)
        for op in main.body.ops
        if is_loop(op)
    }
    best = max(count, key=lambda op: count[op], default=None)
    return best if best is not None and count[best] else None
