"""How long reference runs take, by estimate: decides how many turns of loops are too many.

Seconds are those of a formula, so that the same program always gets the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from shardwright.ir.analysis.collective_traffic import most_trips, trip_count
from shardwright.ir.core import Block, Module, Op, callee
from shardwright.ir.errors import ProgramError
from shardwright.ir.reference.interpreter import Frame, Interpreter
from shardwright.spec.op import Values
from shardwright.spec.sharding_rules.dataflow import LOOPS

# Of numpy on one core of a server: per op interpreted, per flop of products, per byte.
OP_S, FLOP_S, BYTE_S = 4e-5, 1 / 2e10, 1 / 5e9


class Limit(NamedTuple):
    """The most turns that loops run, 0 for all; those of up to `short` turns run all of theirs."""

    turns: int = 0
    short: int = 0

    def of(self, trips: int | None) -> int:
        """The turns that a loop runs: one, or the limit, where it does not say how many."""
        if trips is None:
            return max(1, self.turns)
        return trips if not self.turns or trips <= self.short else min(trips, self.turns)


def seconds(module: Module, limit: Limit = Limit(), copies: int = 1) -> float:
    """Seconds of a run of main in numpy. `copies`: devices that run it side by side."""
    main = module.main
    return copies * _Effort(module, limit).block(main.body) if main is not None else 0.0


def longest_loop(module: Module) -> int:
    """The most turns that a loop says it runs; 0 without such loops."""
    return max((trip_count(op) or 0 for op in module.walk() if op.name in LOOPS), default=0)


def has_open_loops(module: Module) -> bool:
    """True if some loop does not say how many turns it runs."""
    return any(op.name in LOOPS and trip_count(op) is None for op in module.walk())


def unbounded_loops(module: Module) -> list[Op]:
    """Loops of which nothing is known, not even how many turns they run at most."""
    loops = (op for op in module.walk() if op.name in LOOPS)
    return [op for op in loops if trip_count(op) is None and most_trips(op) is None]


def is_longer(module: Module, args: Sequence[Values], budget: float) -> bool:
    """True if a run of main takes more than `budget` seconds by estimate; found by running it."""
    main = module.main
    assert main is not None
    try:
        _Metered(module, budget).call(main, args)
    except _TooLong:
        return True
    return False


class _TooLong(ProgramError):
    """A run has used its budget."""


class _Metered(Interpreter):
    """Stops where a run has taken `budget` seconds by estimate."""

    def __init__(self, module: Module, budget: float) -> None:
        super().__init__(module)
        self._left = budget

    def apply(
        self, op: Op, operands: Sequence[Any], frame: Frame, is_lifted: bool
    ) -> Sequence[Any]:
        self._left -= _seconds(op)
        if self._left < 0:
            raise _TooLong
        return super().apply(op, operands, frame, is_lifted)


class _Effort:
    def __init__(self, module: Module, limit: Limit) -> None:
        self._module = module
        self._limit = limit
        self._known: dict[str, float] = {}

    def block(self, block: Block) -> float:
        return sum(map(self._op, block.ops))

    def _op(self, op: Op) -> float:
        found = _seconds(op)
        if "callee" in op.attrs:
            return found + self._called(callee(op))
        if not op.regions or op.sig.rule is not None:
            return found
        inside = [self.block(block) for region in op.regions for block in region.blocks]
        if op.name not in LOOPS:
            return found + max(inside, default=0.0)
        return found + sum(inside) * self._limit.of(trip_count(op))

    def _called(self, name: str) -> float:
        if name not in self._known:
            self._known[name] = 0.0  # for a call of itself
            func = self._module.func(name)
            if func is not None and not func.is_declaration:
                self._known[name] = self.block(func.body)
        return self._known[name]


def _seconds(op: Op) -> float:
    if op.regions and op.sig.rule is None:  # what is inside counts
        return OP_S
    work = op.sig.flops * FLOP_S * op.sig.is_contraction
    return OP_S + work + sum(op.sig.touched) * BYTE_S
