"""Rewrites a function: a loop over micro-batches, what it needs before it, all else behind."""

from __future__ import annotations

from collections.abc import Iterable

from shardwright.ir.core import Block, Func, Module, Op, Value
from shardwright.passes.pipeline.microbatching.row_writer import INDEX, view_dim, view_shape
from shardwright.passes.pipeline.microbatching.turn_analysis import Analysis
from shardwright.passes.pipeline.microbatching.turn_facts import (
    is_identity,
    is_loop,
    only_adds,
    used,
)
from shardwright.passes.pipeline.microbatching.turn_states import Part, Refusal, Rows, once_of
from shardwright.passes.pipeline.microbatching.turn_writer import TurnWriter
from shardwright.passes.shared.counted_loops import constant, counted_loop, end_turn
from shardwright.spec.attributes import Attrs, Ints
from shardwright.spec.op import REDUCER_OF, reducer_identity
from shardwright.spec.types import ELEMENTS, TensorType, tensor


class Carried:
    """One value that the loop carries for an exported one."""

    def __init__(self, value: Value, found: Analysis, is_wide: bool) -> None:
        self.value, self.state = value, found.state(value)
        state = found.states.get(value)
        self.state = state
        type = value.tensor
        self.start: int | float | complex = 0
        if isinstance(state, Part):
            if is_wide and state.kind == "add" and _is_short(type):
                type = tensor(type.shape, "f32")
            self.start = reducer_identity(state.kind, type.element).item()
        elif isinstance(state, Rows):
            type = type.with_shape(view_shape(type.shape, state, found.count))
        self.type = type

    def next(self, carried: Value, made: Value, turn: Value, zero: Value, block: Block) -> Value:
        """What the next turn gets, of what a turn gets and what it makes."""
        if isinstance(self.state, Part):
            if self._begun_with(carried, made):
                return made
            part = _converted(made, self.type, block)
            name = REDUCER_OF[self.state.kind]
            return block.append(Op(name, [carried, part], [self.type])).result
        if not isinstance(self.state, Rows):
            return made
        at = view_dim(self.state)
        shape = tuple(1 if d == at else n for d, n in enumerate(self.type.shape))
        piece = block.append(Op("stablehlo.reshape", [made], [self.type.with_shape(shape)])).result
        starts = [turn if d == at else zero for d in range(len(shape))]
        name = "stablehlo.dynamic_update_slice"
        return block.append(Op(name, [carried, piece, *starts], [self.type])).result

    def _begun_with(self, carried: Value, made: Value) -> bool:
        """Let what makes a term begin with the total so far in place of nothing, if it can."""
        op = made.op
        assert isinstance(self.state, Part)
        if op is None or made.uses or made.type is not self.type:
            return False
        if is_loop(op):
            at = made.index if only_adds(op, made.index, self.state.kind) else None
        else:
            at = next(iter(once_of(op.sig)[made.index :]), None)
        if at is None or op.operands[at].type is not made.type:
            return False
        if not is_identity(op.operands[at], self.state.kind):
            return False
        op.set_operand(at, carried)
        return True

    def whole(self, result: Value, block: Block) -> Value:
        """The exported value, of what the loop gives."""
        if isinstance(self.state, Rows):
            made = block.append(Op("stablehlo.reshape", [result], [self.value.type])).result
            made.set_sharding(self.value.sharding)
            return made
        return _converted(result, self.value.tensor, block)


def _is_short(type: TensorType) -> bool:
    info = ELEMENTS[type.element]
    return info.kind == "float" and info.bits < 32


def _converted(value: Value, type: TensorType, block: Block) -> Value:
    if value.type is type:
        return value
    return block.append(Op("stablehlo.convert", [value], [type])).result


class Turns:
    """The rewriting of one function: a loop per wave of totals, most often one."""

    def __init__(self, module: Module, found: Analysis, is_wide: bool) -> None:
        self.module, self.found, self.is_wide = module, found, is_wide
        self.old = list(found.func.body.ops)
        self.needed: dict[Op, None] = {}  # ops that what stands outside needs
        self.exports: dict[Value, None] = {}
        self.functions: dict[Func, Func] = {}  # of turns, by those of the program
        self._need()

    def _need(self) -> None:
        """What is needed outside of turns, from the end of the function on."""
        whole: dict[Value, None] = {}
        for op in reversed(self.old):
            if self._is_turned(op):
                continue
            is_needed = any(value in whole for value in op.results)
            if not is_needed and op.sig.is_erasable and not op.is_terminator:
                continue
            self.needed[op] = None
            for value in used(op):
                is_made = value.op in self.found.inside and not self.found.is_known(value)
                if is_made and not isinstance(value.type, TensorType):
                    raise _untyped(op)
                (self.exports if is_made else whole)[value] = None

    def _is_turned(self, op: Op) -> bool:
        """Whether an op runs in turns alone."""
        return op in self.found.inside and op not in self.found.known.ops

    def _waves(self) -> list[list[Value]]:
        """Totals that loops before the last give, by the loop that can give them first."""
        ready: dict[Value, int] = {}
        waves: list[list[Value]] = []
        for op in self.old:
            wave = max((ready.get(value, 0) for value in used(op)), default=0)
            for value in op.results:
                ready[value] = wave
                if value in self.found.known.totals:
                    waves += [[] for _ in range(wave + 1 - len(waves))]
                    waves[wave].append(value)
                    ready[value] = wave + 1
        return waves

    def _inside(self, exports: Iterable[Value]) -> dict[Op, None]:
        """The ops of turns that make values."""
        made = dict.fromkeys(exports)
        found: dict[Op, None] = {}
        for op in reversed(self.old):
            if op in self.found.inside and any(value in made for value in op.results):
                found[op] = None
                values = (value for value in used(op) if not self.found.is_known(value))
                made.update(
                    dict.fromkeys(value for value in values if value.op in self.found.inside)
                )
        silent = (op for op in self.old if op in self.found.inside and not op.results)
        for op in silent:  # they say something of values that are there
            if all(value.op in found for value in op.operands):
                found[op] = None
        return found

    # --- the loops

    def write(self) -> None:
        """Replace the body of the function. Raises Refusal."""
        placed: dict[Op, None] = {}
        totals: dict[Value, Value] = {}
        for exports in [*self._waves(), [*reversed(self.exports)]]:
            carried = [Carried(value, self.found, self.is_wide) for value in exports]
            body = Block([INDEX, *(one.type for one in carried)])
            writer = TurnWriter(self.module, self.found, body, totals)
            writer.functions = self.functions
            inside = self._inside(exports)
            for op in self.old:
                if op in inside:
                    writer.op(op, body)
            self._end(body, carried, writer)
            _locate(body)
            totals = {**totals, **self._place(placed, body, carried, writer)}
        behind = [op for op in self.old if op in self.needed and op not in placed]
        self.found.func.body.set_ops([*placed, *behind])
        for op in reversed(self.old):
            if op.block is None:
                op.let_go()

    def _end(self, body: Block, carried: list[Carried], writer: TurnWriter) -> None:
        turn = body.args[0]
        zero = writer.first() if any(isinstance(c.state, Rows) for c in carried) else turn
        ends = [
            one.next(arg, writer.use(one.value), turn, zero, body)
            for one, arg in zip(carried, body.args[1:], strict=True)
        ]
        end_turn(body, ends)

    def _loop(self, before: Block, body: Block, carried: list[Carried]) -> Op:
        """The loop and the constants that it starts from, appended to a block."""
        types = [INDEX, *(one.type for one in carried)]
        numbers = [0, *(one.start for one in carried)]
        starts = [constant(before, n, type) for n, type in zip(numbers, types, strict=True)]
        loop = counted_loop(before, body, self.found.count, starts)
        for region in loop.regions:
            region.block.args[0].name = "turn"
        return loop

    # --- the function

    def _place(
        self, placed: dict[Op, None], body: Block, carried: list[Carried], writer: TurnWriter
    ) -> dict[Value, Value]:
        """Put a loop and what it needs behind what is placed; returns the totals it gives."""
        once = [value for value, _ in writer.folded.values()]
        first = self._needed_first([*writer.captured, *writer.before_operands, *once])
        placed.update((op, None) for op in self.old if op in first)
        placed.update(dict.fromkeys(writer.before))
        around = Block()
        loop = self._loop(around, body, carried)
        totals: dict[Value, Value] = {}
        for one, result in zip(carried, loop.results[1:], strict=True):
            whole = one.whole(result, around)
            if one.value in writer.folded:
                whole = self._folded(whole, *writer.folded[one.value], totals, around)
            totals[one.value] = whole
        loop.loc, loop.place = body.ops[0].loc, body.ops[0].place
        placed.update(dict.fromkeys(around.take_ops()))
        self._follow([op for op in self.old if not self._is_turned(op)], totals)
        return totals

    def _folded(
        self, whole: Value, value: Value, kind: str, totals: dict[Value, Value], block: Block
    ) -> Value:
        """A total with what enters once."""
        value = totals.get(value, value)
        if value.shape != whole.shape:
            attrs = Attrs({"broadcast_dimensions": Ints(())})
            wide = Op("stablehlo.broadcast_in_dim", [value], [whole.type], attrs)
            value = block.append(wide).result
        return block.append(Op(REDUCER_OF[kind], [value, whole], [whole.type])).result

    def _needed_first(self, values: Iterable[Value]) -> dict[Op, None]:
        """Ops of the function that make values, and what they need."""
        found: dict[Op, None] = {}
        waiting = list(values)
        body = self.found.func.body
        while waiting:
            op = waiting.pop().op
            if op is None or op in found or op.block is not body:
                continue
            found[op] = None
            waiting += used(op)
        return found

    def _follow(self, ops: list[Op], totals: dict[Value, Value]) -> None:
        """Let ops behind the turns use what these give."""
        for op in ops:
            for inner in op.walk():
                for k, value in enumerate(inner.operands):
                    if value in totals:
                        inner.set_operand(k, totals[value])


def _untyped(op: Op) -> Refusal:
    return Refusal(
        op,
        "needs what is no tensor of an op that runs in turns",
        "take tokens and tuples out of the step",
    )


def _locate(block: Block) -> None:
    """Give ops of no place that of the last one before them that has one, or of the first."""
    located = [op for op in block.ops if op.place[0] or op.loc]
    like = located[0] if located else block.terminator
    for op in block.ops:
        if op.place[0] or op.loc:
            like = op
        else:
            op.loc, op.place = like.loc, like.place
