"""Writes loops out where they stand, outer ones first, and the calls in their turns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from shardwright.ir.analysis.collective_traffic import trip_count, uncounted
from shardwright.ir.core import Block, Func, Module, Op, Value
from shardwright.ir.diagnostics.at_op import op_error, place_of
from shardwright.ir.errors import Diagnostic
from shardwright.passes.clean.rewrites.unused_ops import is_pure
from shardwright.passes.clean.unrolling.copies import (
    Channels,
    Copy,
    body_of,
    ending,
    turn,
    written_call,
    written_func,
)
from shardwright.passes.clean.unrolling.known_numbers import constant_of, make_static
from shardwright.spec.attributes import Array
from shardwright.spec.plan import STAGE
from shardwright.spec.sharding_rules.dataflow import CONSTANTS, LOOPS


@dataclass(frozen=True)
class Asked:
    """What is to be written out.

    loops  numbers of loops, in program order from 0; none: all
    most   turns of a loop that is written out; 0: any number
    ops    ops of the program that comes out, at most
    calls  whether calls in turns are written out, too
    """

    loops: Collection[int]
    most: int
    ops: int
    calls: bool


class Writer:
    """Rewrites all blocks of a module."""

    def __init__(self, module: Module, asked: Asked) -> None:
        every = [*module.walk()]
        self.module, self.asked = module, asked
        self.numbers = {op: k for k, op in enumerate(op for op in every if op.name in LOOPS)}
        self.remarks: dict[int, Diagnostic] = {}
        self.written = 0  # loops
        self._channels = Channels(every)
        self._count = len(every)
        self._layouts: set[Op] = set()
        self._ending = ending(module)

    def block(self, block: Block, in_turn: bool = False) -> bool:
        """Write out what a block holds, its regions included; whether its ops are others."""
        waiting = [(op, in_turn) for op in reversed(block.ops)]
        done, is_changed = list[Op](), False
        while waiting:
            op, is_ours = waiting.pop()
            made = self._in_place_of(op, is_ours)
            if made is None:
                self._regions(op, is_ours)
                done.append(op)
                continue
            is_changed = True
            waiting += [(one, True) for one in reversed(made)]
        if is_changed:
            block.set_ops(self._without_unused(done))
        return is_changed

    def _regions(self, op: Op, in_turn: bool) -> None:
        for region in op.regions:
            for block in region.blocks:
                if self.block(block, in_turn):
                    op.touch()  # its signature tells of its regions

    def _in_place_of(self, op: Op, is_ours: bool) -> list[Op] | None:
        """The ops to look at in place of one; None where it stays. `is_ours`: it is of a turn."""
        if op.name in LOOPS:
            return self._loop(op)
        if not is_ours:
            return None
        func = written_func(self.module, op, self._ending) if self.asked.calls else None
        if func is not None:
            return self._call(op, func)
        make_static(op)
        known = constant_of(op)
        if known is None:
            return None
        self._replace(op, known.results)
        return [known]

    # --- loops

    def _loop(self, loop: Op) -> list[Op] | None:
        trips = self._trips(loop)
        if trips is None:
            return None
        self._expect_room(loop, trips)
        self._expect_stages(loop, trips)
        self.written += 1
        start = Copy()
        for index, (value, result) in enumerate(zip(loop.operands, loop.results, strict=True)):
            start.passed.append(start.laid_out(value, result.sharding, loop, index, ()))
        self._layouts.update(start.layouts)
        made, values = start.ops, start.passed
        for number in range(trips):
            copy = turn(loop, values, number)
            self._take(body_of(loop), copy)
            if number:
                self._channels.renew(copy.ops)
            made += copy.ops
            values = copy.passed
        self._replace(loop, values)
        return made

    def _trips(self, loop: Op) -> int | None:
        """Turns of a loop that is written out; None for one that stays."""
        number, asked = self.numbers[loop], self.asked
        if asked.loops and number not in asked.loops:
            return None
        trips = trip_count(loop)
        if trips is not None and asked.most and trips > asked.most:
            return None
        why = uncounted(loop)
        if trips is not None and not all(
            op.is_terminator or is_pure(op) for op in loop.regions[0].block.ops
        ):
            why = "its condition has effects, expected one that only computes"
        if not why:
            self.remarks.pop(number, None)
            return trips
        self._remark(loop, number, why)
        return None

    def _remark(self, loop: Op, number: int, why: str) -> None:
        help = "count from a constant to a constant by a constant, or leave it as a loop"
        message = f"'{loop.name}' op is not unrolled: {why}"
        place = place_of(self.module, loop)
        self.remarks[number] = Diagnostic("remark", message, place, help=help)

    def _take(self, block: Block, copy: Copy) -> None:
        """Know what a copy of a block holds: copies of loops have the numbers of these."""
        self._layouts.update(copy.layouts)
        for op in (inner for one in block.ops for inner in one.walk()):
            if op in self.numbers and op.results:
                maker = copy.mapping[op.results[0]].op
                assert maker is not None
                self.numbers[maker] = self.numbers[op]

    def _expect_room(self, loop: Op, trips: int) -> None:
        """Raises ProgramError where the program would have more ops than are asked for."""
        more = trips * _size(body_of(loop))
        self._count += more
        if self._count > self.asked.ops:
            message = f"runs {trips} turns, with which the program would have {self._count} ops"
            help = "raise unroll{ops=...}, or leave long loops as they are: unroll{most=64}"
            said = f"{message}, expected at most {self.asked.ops}"
            raise op_error(self.module, loop, said, help=help)

    def _expect_stages(self, loop: Op, trips: int) -> None:
        """Raises ProgramError where a list of stages has not one for each turn."""
        said = loop.notes.get(STAGE)
        if isinstance(said, Array) and len(said.items) != trips:
            message = f"has {STAGE} of {len(said.items)} turns, expected {trips}: it runs so many"
            help = f"write a stage for each turn, such as {halves(trips)}"
            raise op_error(self.module, loop, message, help=help)

    # --- calls

    def _call(self, call: Op, func: Func) -> list[Op]:
        self._count += _size(func.body)
        if self._count > self.asked.ops:
            message = "is written out in turns of a loop, with which the program would have"
            help = "raise unroll{ops=...}, or leave calls as they are: unroll{calls=shared}"
            said = f"{message} {self._count} ops, expected at most {self.asked.ops}"
            raise op_error(self.module, call, said, help=help)
        copy = written_call(func, call)
        self._take(func.body, copy)
        self._channels.renew(copy.ops)
        self._replace(call, copy.passed)
        return copy.ops

    def _without_unused(self, ops: list[Op]) -> list[Op]:
        """Without constants that what is known took, and layouts of what nothing takes."""
        kept: list[Op] = []
        for op in reversed(ops):
            is_light = op.name in CONSTANTS or op in self._layouts
            if is_light and not any(value.uses for value in op.results):
                op.let_go()
            else:
                kept.append(op)
        return kept[::-1]

    def _replace(self, op: Op, values: Sequence[Value]) -> None:
        """Users of an op's results take these values; the op goes."""
        for old, new in zip(op.results, values, strict=True):
            new.name = new.name or old.name
            old.replace_uses(new)
        op.let_go()


def halves(trips: int) -> str:
    """A list that gives the first half of so many turns to stage 0, the others to stage 1."""
    shown = [int(2 * k >= trips) for k in range(min(trips, 8))]
    return f"[{', '.join(map(str, shown))}{', ...' if trips > 8 else ''}]"


def _size(block: Block) -> int:
    """Ops of a block and its regions."""
    return sum(1 for op in block.ops for _ in op.walk())
