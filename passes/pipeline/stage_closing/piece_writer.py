"""Writes a step in stages as calls of functions, each all of what a stage does in one go."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.core import Block, Func, Op, Region, Value, callee, clone
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.pipeline.stage_closing.opened_calls import part_of
from shardwright.passes.pipeline.stage_closing.step_pieces import SETUP, UPDATE, Piece, StepPieces
from shardwright.passes.pipeline.stage_cuts.step_flow import used
from shardwright.passes.shared.symbols import CALL, SymbolNames, call_to
from shardwright.spec.attributes import Attrs, Int, String, Symbol
from shardwright.spec.plan import PHASE, STAGE


class PieceWriter:
    """Replaces what main does.

    `now`: by value of the old main the one that calls give; `next`: by state; `local`: by stage, of
    what each stage works out for itself.
    """

    def __init__(self, pieces: StepPieces) -> None:
        self.pieces, self.blocks = pieces, pieces.blocks
        self.module, self.main = self.blocks.module, self.blocks.main
        self.names = SymbolNames(self.module)
        self.members = pieces.members()
        self.whole = {piece: pieces.whole(ops) for piece, ops in self.members.items()}
        self.taken = {piece: self._taken(ops) for piece, ops in self.whole.items()}
        self.readers: dict[Value, set[Piece]] = {}
        for piece, values in self.taken.items():
            for value in values:
                self.readers.setdefault(value, set()).add(piece)
        self.now: dict[Value, Value] = {}
        self.next: dict[Value, Value] = {}
        self.local: dict[tuple[int, Value], Value] = {}
        self.calls: list[tuple[Piece, Op]] = []
        self.moves = [*pieces.moves]  # that are not written yet

    def write(self) -> None:
        """Make functions and calls; the old ops go."""
        main, loop = self.main, self.blocks.loop
        old, ended = main.body.ops[:-1], main.body.terminator
        self._expect_placed()
        ops = [op for stage in range(self.pieces.stages) for op in self._setup(stage)]
        ops += self._passes() if loop is None else self._loop(loop)
        ops += self._moved(self.blocks.body if loop is None else self.blocks.tail)
        for piece in self.members:
            if piece.phase == UPDATE:
                ops += [self._call(piece), *self._moved(self.blocks.tail)]
        ended.set_operands([self._found(0, value) for value in self.blocks.results])
        main.body.set_ops([*ops, ended])
        for op in reversed(old):
            op.let_go()

    def name(self) -> None:
        """Give the functions names that say what they are, when those before are gone."""
        names = SymbolNames(self.module)
        for piece, call in self.calls:
            turn = f"{piece.turn + 1}" if piece.turn else ""
            func = names.funcs[callee(call)]
            func.symbol = names.unique(f"stage{piece.stage}_{piece.phase}{turn}")
            call_to(call, func.symbol)

    def _found(self, stage: int, value: Value) -> Value:
        """A value of the old main as a stage has it now."""
        return self.local.get((stage, value)) or self.now.get(value, value)

    # --- what pieces read and give

    def _taken(self, ops: Sequence[Op]) -> list[Value]:
        """What some ops read of others."""
        inner = {value for op in ops for value in op.results}
        read = (value for op in ops for value in self.blocks.read(op))
        return [*dict.fromkeys(value for value in read if value not in inner)]

    def _given(self, piece: Piece) -> tuple[list[Value], list[Value]]:
        """What others read of a piece, and the states that it makes the next of."""
        ends = {*self.blocks.results} if piece.phase == UPDATE or not self.blocks.loop else ()
        values = (value for op in self.members[piece] for value in op.results)
        ends = {*ends, *self.pieces.sent}
        read = [v for v in values if v in ends or self.readers.get(v, set()) - {piece}]
        return read, [state for state, owner in self.pieces.owners.items() if owner == piece]

    def _expect_placed(self) -> None:
        """Raises ProgramError for what no stage gives."""
        loop = self.blocks.loop
        for piece, values in self.taken.items():
            if any(loop is not None and value.owner is loop for value in values):
                said = "reads how many micro-batches there were, which no stage makes"
                op = self.members[piece][0]
                raise op_error(self.module, op, said, help="write the number down")

    # --- calls

    def _call(self, piece: Piece) -> Op:
        read, states = self._given(piece)
        # A next state is a result of its own: others read what a micro-batch gives, not the sum.
        given = [*read, *(self.blocks.states[state] for state in states)]
        call = self._called(piece, self.taken[piece], self.whole[piece], given)
        self.now.update(zip(read, call.results, strict=False))
        self.next.update(zip(states, call.results[len(read) :], strict=True))
        return call

    def _called(
        self, piece: Piece, taken: Sequence[Value], ops: Sequence[Op], given: Sequence[Value]
    ) -> Op:
        """A function of some ops, and a call of it."""
        types = [value.type for value in given]
        name = self.names.unique(f"piece{len(self.calls)}")
        func = Func(name, [value.type for value in taken], types, "private")
        func.loc, mapping = self.main.loc, dict[Value, Value]()
        for value, arg in zip(taken, func.args, strict=True):
            arg.name, mapping[value] = value.name, arg
        for op in ops:
            for value in used(op):
                seen = self.blocks.seen(value)
                if seen in mapping:
                    mapping[value] = mapping[seen]
            for copy in self._copied(op, mapping):
                func.body.append(copy)
        func.body.append(Op("func.return", [mapping[value] for value in given]))
        self.module.body.append(func)
        notes = Attrs({PHASE: String(piece.phase), STAGE: Int(piece.stage)})
        operands = [self._found(piece.stage, value) for value in taken]
        attrs = Attrs({"callee": Symbol(name)})
        call = Op(CALL, operands, types, attrs, (), notes, self.main.loc, self.main.place)
        self.calls.append((piece, call))
        return call

    def _copied(self, op: Op, mapping: dict[Value, Value]) -> list[Op]:
        """A copy of an op; of a call of a stage all that it calls."""
        func = self.module.func(callee(op)) if part_of(op) is not None else None
        if func is None:
            return [clone(op, mapping)]
        inner = {
            arg: mapping.get(value, value)
            for arg, value in zip(func.args, op.operands, strict=True)
        }
        ops = [clone(one, inner) for one in func.body.ops[:-1]]
        ends = (inner.get(value, value) for value in func.body.terminator.operands)
        mapping.update(zip(op.results, ends, strict=True))
        return ops

    # --- before the loop, and in it

    def _setup(self, stage: int) -> list[Op]:
        """What a stage works out before its first micro-batch: its states, and what it reads of
        the ops before the loop.
        """
        loop, made = self.blocks.loop, {v for op in self.blocks.head for v in op.results}
        if loop is None:
            return []
        own = [state for state, piece in self.pieces.owners.items() if piece.stage == stage]
        first = [self.blocks.seen(loop.operands[state.index]) for state in own]
        read = [v for piece, some in self.taken.items() if piece.stage == stage for v in some]
        ends = self.blocks.results if not stage else []
        wanted = [*dict.fromkeys(v for v in (*read, *ends) if v in made)]
        given = [*wanted, *first]
        if not given:
            return []
        makers = dict.fromkeys(v.op for v in given if v.op is not None)
        ops = self.pieces.with_sources([*makers], set(self.blocks.head))
        inner = {value for op in ops for value in op.results}
        taken = dict.fromkeys([*self._taken(ops), *(v for v in first if v not in inner)])
        call = self._called(Piece(SETUP, stage), [*taken], ops, given)
        for value, result in zip([*wanted, *own], call.results, strict=True):
            self.local[stage, value] = result
        return [call]

    def _passes(self) -> list[Op]:
        """The calls of a pass over a micro-batch, moves behind what they read."""
        ops: list[Op] = []
        for piece in self.members:
            if piece.phase != UPDATE:
                ops += [self._call(piece), *self._moved(self.blocks.body)]
        return ops

    def _moved(self, ops: Sequence[Op]) -> list[Op]:
        """Moves among some ops whose operands are there by now."""
        found: list[Op] = []
        for op in [one for one in self.moves if one in ops]:
            (value,) = self.blocks.read(op)
            if value in self.now:
                copy = clone(op, {op.operands[0]: self.now[value]})
                self.now[op.result] = copy.result
                self.moves.remove(op)
                found.append(copy)
        return found

    def _loop(self, loop: Op) -> list[Op]:
        """The loop over micro-batches around calls alone."""
        blocks, counter = self.blocks, self.blocks.counter
        assert counter is not None
        start = loop.operands[counter.index].op
        assert start is not None, "the counter starts from a constant"
        states = [*blocks.states]
        zero = clone(start, {})
        first = [self.local[self.pieces.owners[state].stage, state] for state in states]
        carried = [counter, *states]
        types = [value.type for value in carried]
        test, body = Block(types), Block(types)
        for block in (test, body):
            for old, new in zip(carried, block.args, strict=True):
                new.name, new.loc = old.name, old.loc
        self._copy(loop.regions[0].block, counter, test, 0)
        self.now.update(zip(carried, body.args, strict=True))
        for state in states:
            self.local.pop((self.pieces.owners[state].stage, state))
        for op in self._passes():
            body.append(op)
        self._copy(loop.regions[1].block, counter, body, counter.index)
        after = [self.next[state] for state in states]
        body.append(Op(body.terminator.name, [body.terminator.operands[0], *after]))
        body.set_ops([op for op in body.ops if op is not body.ops[-2]])
        made = Op(
            loop.name, [zero.results[0], *first], types, loop.attrs,
            [Region([test]), Region([body])], loop.notes, loop.loc, loop.place,
        )  # fmt: skip
        self.now.update(zip(states, made.results[1:], strict=True))
        return [zero, made]

    def _copy(self, source: Block, counter: Value, block: Block, index: int) -> None:
        """Append what one value that a block of the loop returns is made of, and a return of it."""
        loop = self.blocks.loop
        assert loop is not None
        value = source.terminator.operands[index]
        mapping = {source.args[counter.index]: block.args[0]}

        def outside(one: Value) -> Value:
            return loop.operands[one.index] if one.owner is source and one not in mapping else one

        needed, waiting = dict[Op, None](), [value]
        while waiting:
            maker = outside(waiting.pop()).op
            if maker is not None and maker not in needed:
                needed[maker] = None
                waiting += used(maker)
        for op in (*self.blocks.head, *source.ops):
            if op in needed:
                for one in used(op):
                    if outside(one) in mapping:
                        mapping[one] = mapping[outside(one)]
                block.append(clone(op, mapping))
        block.append(Op(source.terminator.name, [mapping[value]]))
