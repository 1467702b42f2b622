"""What runs in turns over a batch: states of values, from given rows of arguments on.

Ops are taken in program order. One that gets rows gives rows, or terms of a reduction; terms that come out of
the turns are *totals*, and what needs them stands behind the turns. Values that no batch reaches are the same
in all turns and stand outside, unless a turn makes them.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple
from weakref import proxy

from shardwright.ir.core import Block, Func, Module, Op, Value
from shardwright.passes.pipeline.microbatching.factor_cuts import FactorCuts
from shardwright.passes.pipeline.microbatching.turn_facts import (
    acts,
    is_barrier,
    is_call,
    is_choice,
    is_identity,
    is_loop,
    is_pinned,
    only_adds,
    says_only,
    used,
)
from shardwright.passes.pipeline.microbatching.turn_states import (
    Part,
    Refusal,
    Rows,
    State,
    once_of,
)
from shardwright.passes.shared.symbols import called


class NeedsTotal(Exception):
    """An op of a turn needs what is known only behind all turns."""

    def __init__(self, op: Op, total: Value) -> None:
        super().__init__()
        self.op, self.total = op, total


class Known(NamedTuple):
    """What is known before turns that need it: by ops that run over the whole batch, and totals of
    loops before.
    """

    ops: Mapping[Op, None] = {}
    totals: Mapping[Value, None] = {}


class Analysis:
    """`inside`: ops of the function that run in turns; `late`: values behind the turns; `made`:
    values that are the same in all turns, but made there.
    """

    def __init__(
        self,
        module: Module,
        func: Func,
        seeds: Mapping[Value, Rows],
        count: int,
        known: Known = Known(),
    ) -> None:
        self.module, self.func, self.count, self.known = module, func, count, known
        self.states: dict[Value, State] = dict(seeds)
        self.inside: dict[Op, None] = {}
        self.late: dict[Value, None] = {}
        self.made: dict[Value, None] = {}
        self.added: dict[Value, None] = {}  # results of loops to which what they start from comes
        self.called: dict[Func, list[State]] = {}  # functions, and the states of their arguments
        self._growing = 0  # loops whose carried values may yet become terms
        me = proxy(self)  # else they were a circle, with programs in it
        self._cuts = FactorCuts(lambda value: me.state(value), count)

    def run(self) -> Analysis:
        """Raises Refusal and NeedsTotal."""
        for op in self.func.body.ops[:-1]:
            self._visit(op)
        return self

    def state(self, value: Value) -> State:
        found = self.states.get(value)
        return None if isinstance(found, Part) and self.is_known(value) else found

    def is_known(self, value: Value) -> bool:
        """Whether a value is known before the turns that give it."""
        return value.op in self.known.ops or value in self.known.totals

    def is_late(self, value: Value) -> bool:
        """Whether a value of the function is known only behind the turns."""
        return value in self.late or (
            isinstance(self.state(value), Part) and value.owner in self.inside
        )

    # --- ops of the function

    def _visit(self, op: Op) -> None:
        values = [*used(op)]
        is_cut = any(isinstance(self.state(value), Rows) for value in values)
        late = [value for value in values if self.is_late(value) and not self._passes(op, value)]
        if not is_cut and (late or not any(value in self.made for value in values)):
            if late:
                self.late.update(dict.fromkeys(op.results))
            return
        if late:
            raise NeedsTotal(op, late[0])
        self.inside[op] = None
        self._turn(op)
        whole = (v for v in op.results if self.state(v) is None and not self.is_known(v))
        if op not in self.known.ops:
            self.made.update(dict.fromkeys(whole))

    def _passes(self, op: Op, value: Value) -> bool:
        """Whether an op that has rows gives terms on as they are."""
        has_rows = any(isinstance(self.state(v), Rows) for v in op.operands)
        return is_barrier(op) and has_rows and isinstance(self.state(value), Part)

    # --- ops of a turn

    def _turn(self, op: Op) -> None:
        states = [self.state(value) for value in op.operands]
        if acts(op, self.module):
            raise Refusal(
                op,
                "acts on something outside of the program, once for the whole batch",
                "take it out of the step, or cut the program at it",
            )
        if is_loop(op):
            self._loop(op)
        elif is_choice(op):
            self._choice(op)
        elif is_call(op):
            self._call(op, states)
        elif says_only(op):
            return
        elif is_barrier(op) or is_pinned(op):
            self.states.update(zip(op.results, states, strict=True))
        elif any(isinstance(self.state(value), (Rows, Part)) for value in used(op)):
            self._pointed(op, states)

    def _pointed(self, op: Op, states: list[State]) -> None:
        """An op with a rule that gets rows or terms."""
        parts = [k for k, state in enumerate(states) if isinstance(state, Part)]
        rows = any(isinstance(state, Rows) for state in states)
        if op.sig.blocks is None or not (rows or parts):
            raise Refusal(
                op,
                "has no rule that says which of its dims go together, but gets rows of the batch",
                "give it one with sdy.sharding_rule, or keep the batch out of it",
            )
        if rows and all(k in once_of(op.sig) for k in parts):
            self.states.update(zip(op.results, self._cuts.results(op), strict=True))
            return
        part = states[parts[0]]
        assert isinstance(part, Part)
        if not self._commutes(op, part, parts):
            raise Refusal(
                op,
                f"needs operand {parts[0]} summed over the whole batch, but is in a loop in which "
                "each turn has a part of it",
                "take the op out of the loop, or make the loop run over micro-batches itself",
            )
        self.states.update(dict.fromkeys(op.results, part))

    def _commutes(self, op: Op, part: Part, parts: list[int]) -> bool:
        """Whether terms of operands give terms of the result."""
        group = next((g for g in op.sig.commuting(part.kind) if parts[0] in g), ())
        for k, value in enumerate(op.operands):
            state = self.state(value)
            if k not in group:
                if state is not None:
                    return False
            elif state != part and not (state is None and self._is_nothing(value, part.kind)):
                return False
        return bool(group)

    def _is_nothing(self, value: Value, kind: str) -> bool:
        return bool(self._growing) or is_identity(value, kind)

    # --- regions

    def _loop(self, op: Op) -> None:
        """States of what a loop carries grow until they stay; then all is checked."""
        carried = [self.state(value) for value in op.operands]
        condition, body = (region.block for region in op.regions)
        self._growing += 1
        while (found := self._carried(op, carried)) != carried:
            carried = found
        self._growing -= 1
        if not self._growing:
            self._carried(op, carried)
        self._block(condition)
        if self.state(condition.terminator.operands[0]) is not None:
            raise Refusal(
                op,
                "runs as long as the rows of the batch tell",
                "let it run a known number of turns",
            )
        self.states.update(zip(op.results, carried, strict=True))
        for index, state in enumerate(carried):
            self._started(op, index, state)
            self._given(op, body.terminator.operands[index], state)

    def _carried(self, op: Op, carried: list[State]) -> list[State]:
        """What a turn of a loop makes of the states of what it carries."""
        body = op.regions[1].block
        for region in op.regions:
            self.states.update(zip(region.block.args, carried, strict=True))
        self._block(body)
        return [
            self._joined(op, before, self.state(value))
            for before, value in zip(carried, body.terminator.operands, strict=True)
        ]

    def _started(self, op: Op, index: int, state: State) -> None:
        """What a loop starts from must fit to what it carries."""
        value = op.operands[index]
        if not isinstance(state, Part) or self.state(value) is not None:
            self._given(op, value, state)
        elif not self._is_nothing(value, state.kind):
            if op not in self.inside or not only_adds(op, index, state.kind):
                raise _not_zero(op)
            self.added[op.results[index]] = None

    def _given(self, op: Op, value: Value, state: State) -> None:
        """A value that goes where others have a state."""
        if isinstance(state, Rows) and self.state(value) is None:
            self._cuts.demand(op, value, state)
        if not isinstance(state, Part) or self.state(value) is not None:
            return
        if not self._is_nothing(value, state.kind):
            raise _not_zero(op)

    def _call(self, op: Op, states: list[State]) -> None:
        """A function that is not written out; all calls hand it arguments in the same states."""
        func = called(op, self.module)
        before = self.called.get(func, [None] * len(states))
        states = [self._joined(op, a, b) for a, b in zip(before, states, strict=True)]
        self.called[func] = states
        for value, state in zip(op.operands, states, strict=True):
            self._given(op, value, state)
        self.states.update(zip(func.args, states, strict=True))
        self._block(func.body)
        ends = func.body.terminator.operands
        self.states.update((v, self.state(end)) for v, end in zip(op.results, ends, strict=True))

    def _choice(self, op: Op) -> None:
        if any(self.state(value) is not None for value in op.operands):
            raise Refusal(op, "chooses by the rows of the batch", "choose by row, with select")
        ends = list[Op]()
        for region in op.regions:
            self._block(region.block)
            ends.append(region.block.terminator)
        for k, value in enumerate(op.results):
            state: State = None
            for end in ends:
                state = self._joined(op, state, self.state(end.operands[k]))
            for end in ends:
                self._given(op, end.operands[k], state)
            self.states[value] = state

    def _joined(self, op: Op, one: State, other: State) -> State:
        """The state of a value that two flow into."""
        if one is None or other is None or one == other:
            return one or other
        raise Refusal(
            op,
            "mixes rows of the batch with others, or with their sum, in one carried value",
            "carry them apart",
        )

    def _block(self, block: Block) -> None:
        for op in block.ops:
            if op.is_terminator:
                continue
            for value in op.results:
                self.states.pop(value, None)
            self._turn(op)

    @property
    def points(self) -> dict[Op, int]:
        """The work that is cut into turns, by op: points of the space of its factors."""
        return self._cuts.points

    @property
    def dims(self) -> dict[Value, Rows]:
        """All values of which turns have rows."""
        return {value: state for value, state in self.states.items() if isinstance(state, Rows)}


def _not_zero(op: Op) -> Refusal:
    return Refusal(
        op,
        "sums over the batch into a value that starts as another number",
        "start from zero, and add the number behind the loop",
    )
