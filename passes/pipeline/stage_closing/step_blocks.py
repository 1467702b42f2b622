"""A step in stages by its blocks: what runs before, in and behind the loop over micro-batches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from shardwright.ir.analysis.collective_traffic import counting, uncounted
from shardwright.ir.core import Block, Func, Module, Op, Value
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.pipeline.stage_closing.opened_calls import part_of
from shardwright.passes.pipeline.stage_cuts.step_flow import used
from shardwright.passes.shared.data_flow import is_loop

ONCE = ("share", "update")  # phases behind the loop


@dataclass
class StepBlocks:
    """`head`, `body`, `tail`: ops of the step; without a loop all but what runs once is `body`.

    `counter`: the number of the micro-batch in the body, None without a loop; `states`: by argument
    of the body the value that is next in its place; `outer`: by what passes through the loop the
    value that it is outside.
    """

    module: Module
    main: Func
    loop: Op | None
    head: list[Op] = field(default_factory=list[Op])
    body: list[Op] = field(default_factory=list[Op])
    tail: list[Op] = field(default_factory=list[Op])
    turns: int = 1
    counter: Value | None = None
    states: dict[Value, Value] = field(default_factory=dict[Value, Value])
    outer: dict[Value, Value] = field(default_factory=dict[Value, Value])
    finals: dict[Value, Value] = field(default_factory=dict[Value, Value])  # result to state

    def read(self, op: Op) -> Iterator[Value]:
        """What an op reads, seen through the loop."""
        return (self.seen(value) for value in used(op))

    def seen(self, value: Value) -> Value:
        """What passes through the loop as it is outside; a result of the loop as its state."""
        value = self.finals.get(value, value)
        while value in self.outer:
            value = self.outer[value]
        return value

    @property
    def results(self) -> list[Value]:
        """What main returns."""
        return [self.seen(value) for value in self.main.body.terminator.operands]


def blocks_of(module: Module, main: Func) -> StepBlocks:
    """Raises ProgramError where the loop counts in a way that no list of actions can follow."""
    loops = [op for op in main.body.ops if is_loop(op) and _has_stages(op)]
    if len(loops) > 1:
        said = f"runs stages in {len(loops)} loops, expected one over micro-batches"
        raise op_error(module, loops[1], said, help="sum gradients of all micro-batches in one")
    if not loops:
        return _without_loop(module, main)
    (loop,) = loops
    place = main.body.index(loop)
    body = loop.regions[1].block
    found = StepBlocks(module, main, loop)
    found.head, found.tail = main.body.ops[:place], main.body.ops[place + 1 : -1]
    found.body = body.ops[:-1]
    _read_counter(found, loop)
    for arg, given, after, result in zip(
        body.args, loop.operands, body.terminator.operands, loop.results, strict=True
    ):
        if arg is found.counter:
            continue
        if after is arg:
            found.outer[arg] = found.outer[result] = given
        else:
            found.states[arg], found.finals[result] = after, arg
    for phase, block in ((ONCE, found.body), (None, found.tail)):
        _expect_phases(found, block, phase)
    return found


def _without_loop(module: Module, main: Func) -> StepBlocks:
    """One micro-batch: what calls of the update lead to stands behind, all else is the body."""
    found = StepBlocks(module, main, None)
    late: set[Op] = set()
    for op in main.body.ops[:-1]:
        part = part_of(op)
        makers = (value.op for value in used(op))
        if (part is not None and part[0] in ONCE) or any(one in late for one in makers):
            late.add(op)
    found.body = [op for op in main.body.ops[:-1] if op not in late]
    found.tail = [op for op in main.body.ops[:-1] if op in late]
    return found


def _has_stages(op: Op) -> bool:
    return any(part_of(one) is not None for one in op.walk())


def _read_counter(found: StepBlocks, loop: Op) -> None:
    counted = counting(loop)
    if counted is None or counted.trips is None:
        said = f"runs stages, but not a number of micro-batches that can be seen: {uncounted(loop)}"
        raise op_error(found.module, loop, said, help="let it count from 0 to their number")
    if (counted.start, counted.step) != (0, 1):
        said = f"counts micro-batches from {counted.start} by {counted.step}, expected from 0 by 1"
        raise op_error(found.module, loop, said, help="let it count from 0 to their number")
    found.turns = counted.trips
    condition = loop.regions[0].block
    test = condition.terminator.operands[0].op
    assert test is not None
    numbers = [value.index for value in test.operands if value.owner is condition]
    found.counter = loop.regions[1].block.args[numbers[0]]


def _expect_phases(
    found: StepBlocks, ops: list[Op], unwanted: Block | tuple[str, ...] | None
) -> None:
    """In the loop stands what runs per micro-batch, behind it what does not."""
    for op in ops:
        part = part_of(op)
        if part is None:
            continue
        is_once = part[0] in ONCE
        if is_once == (unwanted is None):
            continue
        where = "behind" if unwanted is None else "in"
        said = f'of phase "{part[0]}" stands {where} the loop over micro-batches'
        raise op_error(found.module, op, said, help='"share" and "update" stand behind it, alone')
