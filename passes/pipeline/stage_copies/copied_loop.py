"""Writes a loop over micro-batches whose turns are of several copies of a model.

Every copy has micro-batches of its own, as many as there are turns now, and sums of its own. Behind
the loop a stage adds up those of all its copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from shardwright.ir.core import Block, Func, Op, Value, callee, clone
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.pipeline.stage_closing.opened_calls import part_of
from shardwright.passes.pipeline.stage_closing.step_blocks import StepBlocks
from shardwright.passes.pipeline.stage_copies.own_states import Own, own_of
from shardwright.passes.shared.counted_loops import constant, counted_loop, end_turn
from shardwright.passes.shared.symbols import CALL, SymbolNames, call_to
from shardwright.spec.attributes import Attrs, Int, String, Symbol
from shardwright.spec.op import REDUCER_OF
from shardwright.spec.plan import PHASE, STAGE

UPDATE = "update"
_ADD = REDUCER_OF["add"]


@dataclass
class CopiedLoop:
    """`stages`: of a copy. Stage s of copy c has number c * stages + s."""

    blocks: StepBlocks
    copies: int
    stages: int
    names: SymbolNames = field(init=False)

    def __post_init__(self) -> None:
        self.names = SymbolNames(self.blocks.module)

    @property
    def turns(self) -> int:
        """Micro-batches of a copy."""
        return self.blocks.turns // self.copies

    def write(self) -> None:
        """Put the loop in the place of the one that is there. Raises ProgramError where that
        carries what is no sum.
        """
        blocks, main, loop = self.blocks, self.blocks.main, self.blocks.loop
        assert loop is not None and blocks.counter is not None
        states = [*blocks.states]
        own = {state: self._own(state) for state in states}
        tail = main.body.ops[main.body.index(loop) + 1 :]
        main.body.set_ops([*blocks.head])
        starts = [loop.operands[blocks.counter.index]]
        for copy in range(self.copies):
            for state in states:
                given = loop.operands[state.index]
                number = own[state].start(given.tensor.element)
                starts.append(constant(main.body, number, given.tensor) if copy else given)
        made = counted_loop(main.body, self._body(states, starts), self.turns, starts)
        made.loc, made.place = loop.loc, loop.place
        self._put_together(loop, made, own)
        for result in loop.results:
            if result in blocks.outer:
                result.replace_uses(loop.operands[result.index])
        main.body.set_ops([*main.body.ops, *tail])
        loop.let_go()

    def _own(self, state: Value) -> Own:
        """What a copy has of what the loop carries. Raises ProgramError for what none can have."""
        blocks, loop = self.blocks, self.blocks.loop
        assert loop is not None and blocks.counter is not None
        body, maker = loop.regions[1].block, blocks.states[state].op
        found = own_of(blocks.module, body, state.index, blocks.counter)
        if found is None or maker is None or part_of(maker) is None:
            said = f"carries operand {state.index} from micro-batch to micro-batch, which is no sum"
            said += " of one stage: copies of the model cannot each have a part of it"
            raise op_error(blocks.module, loop, said, help='write "1f1b" as plan.schedule')
        return found

    def _owner(self, state: Value) -> int:
        """The stage that makes the next of what the loop carries."""
        maker = self.blocks.states[state].op
        part = None if maker is None else part_of(maker)
        assert part is not None
        return part[1]

    # --- the loop

    def _body(self, states: Sequence[Value], starts: Sequence[Value]) -> Block:
        blocks, loop = self.blocks, self.blocks.loop
        assert loop is not None and blocks.counter is not None
        old, body = loop.regions[1].block, Block([value.type for value in starts])
        turn, *own = body.args
        turn.name, turn.loc = blocks.counter.name, blocks.counter.loc
        after: list[Value] = []
        for copy in range(self.copies):
            mine = own[copy * len(states) : (copy + 1) * len(states)]
            known = dict(zip(states, mine, strict=True))
            for before, value in known.items():
                value.name, value.loc = before.name, before.loc
            known[blocks.counter] = self._number(body, turn, copy)
            known |= {v: loop.operands[v.index] for v in old.args if v in blocks.outer}
            for op in blocks.body:
                body.append(self._copied(clone(op, known), copy))
            after += [known[blocks.states[state]] for state in states]
        end_turn(body, after)
        return body

    def _number(self, body: Block, turn: Value, copy: int) -> Value:
        """The micro-batch of a copy in a turn."""
        if not copy:
            return turn
        ahead = constant(body, copy * self.turns, turn.tensor)
        return body.append(Op(_ADD, [turn, ahead], [turn.type])).result

    def _copied(self, op: Op, copy: int) -> Op:
        """A call of a stage as one of its copy, of a function of its own."""
        part = part_of(op)
        if part is None or not copy:
            return op
        phase, stage = part
        stage += copy * self.stages
        op.set_note(STAGE, Int(stage))
        func = clone(self.names.funcs[callee(op)], {})
        assert isinstance(func, Func)
        func.symbol = self.names.unique(f"stage{stage}_{phase}")
        self.blocks.module.body.append(func)
        call_to(op, func.symbol)
        return op

    # --- behind it

    def _put_together(self, loop: Op, made: Op, own: dict[Value, Own]) -> None:
        """A call of each stage that makes one of what its copies have come to."""
        states = [*own]
        for stage in range(self.stages):
            numbers = [k for k, state in enumerate(states) if self._owner(state) == stage]
            if not numbers:
                continue
            parts = [made.results[1 + k :: len(states)] for k in numbers]
            call = self._together(loop, stage, [own[states[k]] for k in numbers], parts)
            for k, result in zip(numbers, call.results, strict=True):
                loop.results[states[k].index].replace_uses(result)

    def _together(
        self, loop: Op, stage: int, own: Sequence[Own], parts: Sequence[Sequence[Value]]
    ) -> Op:
        given = [value for some in parts for value in some]
        types = [some[0].type for some in parts]
        name = self.names.unique(f"stage{stage}_sum")
        func = Func(name, [value.type for value in given], types, "private")
        func.loc = self.blocks.main.loc
        args, ends = iter(func.args), list[Value]()
        for one, some in zip(own, parts, strict=True):
            for op in one.together([next(args) for _ in some], self.turns, loop):
                func.body.append(op)
            ends.append(func.body.ops[-1].result)
        func.body.append(Op("func.return", ends))
        self.blocks.module.body.append(func)
        notes = Attrs({PHASE: String(UPDATE), STAGE: Int(stage)})
        attrs, main = Attrs({"callee": Symbol(func.symbol)}), self.blocks.main
        return main.body.append(Op(CALL, given, types, attrs, (), notes, main.loc, main.place))
