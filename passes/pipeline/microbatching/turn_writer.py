"""Writes what a turn does: ops that run inside, on the turn's rows, in the order of the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardwright.ir.core import Block, Func, Module, Op, Region, Value, clone
from shardwright.passes.pipeline.microbatching.factor_cuts import FactorCuts
from shardwright.passes.pipeline.microbatching.row_writer import RowWriter
from shardwright.passes.pipeline.microbatching.turn_analysis import Analysis
from shardwright.passes.pipeline.microbatching.turn_facts import (
    is_barrier,
    is_call,
    is_choice,
    is_identity,
    is_loop,
    is_pinned,
    used,
)
from shardwright.passes.pipeline.microbatching.turn_states import (
    Part,
    Refusal,
    Rows,
    State,
    once_of,
    rows_in,
)
from shardwright.passes.shared.symbols import SymbolNames, called
from shardwright.spec.attributes import Symbol
from shardwright.spec.op import reducer_identity
from shardwright.spec.types import Type


class TurnWriter(RowWriter):
    """`folded`: what enters once, by the value whose terms leave it out."""

    def __init__(
        self, module: Module, found: Analysis, body: Block, given: Mapping[Value, Value]
    ) -> None:
        super().__init__(module, found, body, given)
        self.folded: dict[Value, tuple[Value, str]] = {}
        self.functions: dict[Func, Func] = {}  # of turns, by those of the program
        self._cuts = FactorCuts(found.state, found.count)

    # --- ops

    def op(self, op: Op, block: Block) -> None:
        """Append what a turn does of an op."""
        states = [self.found.state(value) for value in op.operands]
        if is_loop(op):
            self._loop(op, block)
        elif is_choice(op):
            self._choice(op, block)
        elif is_call(op):
            self._call(op, block)
        elif is_barrier(op) or is_pinned(op) or not op.results:
            self._same(op, block)
        elif any(isinstance(state, Rows) for state in states):
            self._cut(op, block)
        else:
            self._same(op, block)

    def _same(self, op: Op, block: Block) -> None:
        """The op on the same dims: values are whole, terms, or pass as they are."""
        for value in used(op):
            if value not in self.env:
                self.use(value)
        mapping = {**self.env, **self.given} if op.regions else {}
        mapping.update({value: self.use(value) for value in op.operands})
        made = block.append(clone(op, mapping))
        for old, new in zip(op.results, made.results, strict=True):
            new.set_type(self.type_of(old, self.found.state(old)))
            self.env[old] = new
        made.touch()

    def _cut(self, op: Op, block: Block) -> None:
        place, rule = self._cuts.place(op), op.sig.blocks
        assert rule is not None
        operands = [
            self.wanted(value, rows_in(rule, k, place)) for k, value in enumerate(op.operands)
        ]
        results = [self.found.states[value] for value in op.results]
        if any(isinstance(state, Part) for state in results):
            self._leave_out(op, operands, results, block)
        made = self.turned(op, block, place, operands)
        self.env.update(zip(op.results, made, strict=True))

    def _leave_out(
        self, op: Op, operands: list[Value], results: Sequence[State], block: Block
    ) -> None:
        """What enters a reduction once enters behind the turns."""
        for result, state, k in zip(op.results, results, once_of(op.sig), strict=False):
            value = op.operands[k]
            assert isinstance(state, Part)
            is_term = isinstance(self.found.state(value), Part)
            if is_term or is_identity(value, state.kind):
                continue
            type = value.tensor
            number = reducer_identity(state.kind, type.element)
            operands[k] = self.constant(block, number.item(), type)
            self.folded[result] = value, state.kind

    # --- regions

    def _loop(self, op: Op, block: Block) -> None:
        states = [self.found.state(value) for value in op.results]
        operands: list[Value] = []
        for result, value, state in zip(op.results, op.operands, states, strict=True):
            if result in self.found.added:
                assert isinstance(state, Part)
                number = reducer_identity(state.kind, value.tensor.element).item()
                operands.append(self.constant(block, number, value.tensor))
                self.folded[result] = value, state.kind
            else:
                operands.append(self.wanted(value, state))
        types = [self.type_of(v, s) for v, s in zip(op.results, states, strict=True)]
        condition, body = (region.block for region in op.regions)
        regions = [self._region(condition, types, [None]), self._region(body, types, states)]
        self._placed(op, block, operands, types, regions)

    def _call(self, op: Op, block: Block) -> None:
        """A call of what the function does in a turn."""
        func = called(op, self._module)
        if func not in self.found.called:
            self._same(op, block)
            return
        states = self.found.called[func]
        ends = func.body.terminator.operands
        if any(
            self.found.state(a) != self.found.state(b)
            for a, b in zip(op.results, ends, strict=True)
        ):
            raise Refusal(
                op,
                "gets other rows of the batch than another call of the same function",
                "call a copy of the function",
            )
        operands = [self.wanted(v, s) for v, s in zip(op.operands, states, strict=True)]
        if func not in self.functions:
            self.functions[func] = self._function(func, states)
        made = self.functions[func]
        attrs = op.attrs.set("callee", Symbol(made.symbol))
        call = Op(op.name, operands, made.result_types, attrs, (), op.notes, op.loc, op.place)
        block.append(call)
        for old, new in zip(op.results, call.results, strict=True):
            new.sharding, new.name = old.sharding, old.name
            self.env[old] = new

    def _function(self, func: Func, states: Sequence[State]) -> Func:
        """What a function does in a turn; it does not see the number of the turn."""
        ends = func.body.terminator.operands
        given = [self.found.state(value) for value in ends]
        types = [self.type_of(v, s) for v, s in zip(func.args, states, strict=True)]
        outs = [self.type_of(v, s) for v, s in zip(ends, given, strict=True)]
        self.calls += 1
        region = self._region(func.body, types, given)
        self.calls -= 1
        name = SymbolNames(self._module).unique(func.symbol)
        made = Func(name, types, outs, func.visibility, func.loc, func.place)
        made.set_regions([region])
        made.set_notes(func.notes)
        made.set_boundary(
            arg_attrs=func.arg_attrs,
            result_shardings=func.result_shardings,
            result_attrs=func.result_attrs,
        )
        self._module.body.append(made)
        return made

    def _choice(self, op: Op, block: Block) -> None:
        states = [self.found.state(value) for value in op.results]
        types = [self.type_of(v, s) for v, s in zip(op.results, states, strict=True)]
        operands = [self.use(value) for value in op.operands]
        regions = [self._region(region.block, (), states) for region in op.regions]
        self._placed(op, block, operands, types, regions)

    def _region(self, old: Block, types: Sequence[Type], states: Sequence[State]) -> Region:
        made = Block(types)
        self.blocks[old] = made
        for before, after in zip(old.args, made.args, strict=True):
            after.sharding, after.name, after.loc = before.sharding, before.name, before.loc
            self.env[before] = after
        for op in old.ops[:-1]:
            self.op(op, made)
        end = old.terminator
        values = [self.wanted(v, s) for v, s in zip(end.operands, states, strict=True)]
        made.append(Op(end.name, values, (), end.attrs, (), end.notes, end.loc, end.place))
        return Region([made])

    def _placed(
        self, op: Op, block: Block, operands: Sequence[Value], types: Sequence[Type],
        regions: Sequence[Region],
    ) -> None:  # fmt: skip
        made = Op(op.name, operands, types, op.attrs, regions, op.notes, op.loc, op.place)
        block.append(made)
        for old, new in zip(op.results, made.results, strict=True):
            new.sharding, new.name = old.sharding, old.name
            self.env[old] = new
