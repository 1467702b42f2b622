"""How long reference runs take, by estimate: decides how many turns of loops are too many.

Seconds are those of a formula, so that the same program always gets the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shardwright.ir.analysis.collective_traffic import trip_count
from shardwright.ir.core import Block, Func, Module, Op, callee
from shardwright.ir.errors import ProgramError
from shardwright.ir.reference.interpreter import Frame, Interpreter
from shardwright.spec.op import Values
from shardwright.spec.sharding_rules.dataflow import LOOPS

# Of numpy on one core of a server: per op interpreted, per flop of products, per byte.
OP_S, FLOP_S, BYTE_S = 4e-5, 1 / 2e10, 1 / 5e9


def seconds(module: Module, turns: int = 0, copies: int = 1) -> float:
    """Seconds of a run of main in numpy, with at most `turns` of each loop (0: no limit).

    A loop that does not say how many it runs counts as `turns`, or one. `copies`: devices that run
    it side by side.
    """
    main = module.main
    return copies * _Effort(module, turns).block(main.body) if main is not None else 0.0


def longest_loop(module: Module) -> int:
    """The most turns that a loop says it runs; 0 without such loops."""
    return max((trip_count(op) or 0 for op in module.walk() if op.name in LOOPS), default=0)


def has_open_loops(module: Module) -> bool:
    """True if some loop does not say how many turns it runs."""
    return any(op.name in LOOPS and trip_count(op) is None for op in module.walk())


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
    def __init__(self, module: Module, turns: int) -> None:
        self._module = module
        self._turns = turns
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
        trips = trip_count(op)
        if trips is None:
            return found + sum(inside) * max(1, self._turns)
        return found + sum(inside) * (min(trips, self._turns) if self._turns else trips)

    def _called(self, name: str) -> float:
        if name not in self._known:
            self._known[name] = 0.0  # for a call of itself
            func = self._module.func(name)
            is_known = isinstance(func, Func) and not func.is_declaration
            self._known[name] = self.block(func.body) if is_known else 0.0
        return self._known[name]


def _seconds(op: Op) -> float:
    if op.regions and op.sig.rule is None:  # what is inside counts
        return OP_S
    work = op.sig.flops * FLOP_S * op.sig.is_contraction
    return OP_S + work + sum(op.sig.touched) * BYTE_S
