"""Repeated propagation of one program by the compiled loop of `compiled_loop.py`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from shardwright.ir.errors import error
from shardwright.passes.propagation.engine.factor_propagation import Strategy
from shardwright.passes.propagation.engine.flat_module import Flow
from shardwright.passes.propagation.engine.worklist import Key, Round, Transition
from shardwright.passes.propagation.incremental.compiled_loop import (
    AT,
    DEPTH,
    NEXT,
    PLACE,
    Columns,
    Flags,
    Ints,
    Visit,
    kernel,
)
from shardwright.passes.propagation.incremental.restartable_engine import (
    RestartingEngine,
    Shardings,
    State,
)
from shardwright.spec.sharding import Sharding

SIZE = 1 << 18  # of the hash table of what is remembered
MEMO_SIZE = 1 << 21  # numbers that are remembered
INSTALL = "pip install 'shardwright[search]'"


@cache
def compiled_loop() -> tuple[Visit, Visit]:
    """The loop as numba compiles it, once per process: seconds. Raises ProgramError without it."""
    try:
        from numba import njit  # pyright: ignore
    except ImportError:
        message = "a compiled propagation needs numba, which is not installed"
        raise error(message, help=INSTALL, code=4) from None
    jit: Any = njit
    return kernel(jit, jit(inline="always"))


class CompiledEngine(RestartingEngine):
    """An engine on integer columns. `loop` is what `kernel` makes.

    What is remembered is forgotten when it has grown too large.
    """

    def __init__(
        self, flow: Flow, loop: tuple[Visit, Visit], *, conservative: bool = False
    ) -> None:
        super().__init__(flow, conservative=conservative)
        self._visit_ops, self._visit_returns = loop
        self._pairs = [pair for pair in flow.returns if flow.shape(pair[0])]
        self._shardings_by_id: State = [None]
        self._ids: dict[Sharding | None, int] = {None: 0}
        self._transitions_by_id: list[Transition] = []
        self._ids_of_transitions: dict[tuple[int, int], int] = {}
        self._plans: dict[tuple[int, Strategy], Ints] = {}
        self._other: dict[tuple[int, int], Flags] = {}
        self._last: Ints | None = None
        self._filled = self._entries = 0
        self._columns = self._made()
        self._annotated_ids = self._columns.state.copy()
        self._objects = np.array(self._shardings_by_id, object)
        self._values = np.array(flow.values, object)

    def annotate(self, given: Mapping[int, Sharding | None]) -> None:
        super().annotate(given)
        for slot, new in given.items():
            self._annotated_ids[slot] = self._id(new)

    def restart(self) -> None:
        super().restart()
        self._columns.state[:] = self._annotated_ids
        self._columns.pending[:] = 1
        self._last = None

    def enter(self) -> None:
        self._columns.state[:] = list(map(self._id, self.flow.state))

    def leave(self) -> None:
        self.flow.state = [self._shardings_by_id[id] for id in self._columns.state.tolist()]

    def sharding(self, slot: int) -> Sharding | None:
        return self._shardings_by_id[int(self._columns.state[slot])]

    def snapshot(self) -> Ints:
        return self._columns.state.copy()

    def go_back(self, snapshot: Ints) -> None:
        self._columns.state[:] = snapshot

    def changed_since(self, snapshot: Ints) -> Shardings:
        state, by_id = self._columns.state, self._objects
        if len(by_id) < len(self._shardings_by_id):
            by_id = self._objects = np.array(self._shardings_by_id, object)
        (changed,) = np.nonzero(state != snapshot)
        shardings = by_id[state[changed]].tolist()
        found: Shardings = dict(zip(self._values[changed].tolist(), shardings, strict=True))
        found.pop(None, None)
        return found

    def touch(self, slot: int) -> None:
        for i in (*self.flow.listeners[slot], *self.flow.quiet.get(slot, ())):
            self._columns.pending[i] = 1

    def run(self, turn: Round) -> None:
        key = turn.number, turn.strategy
        plan = self._plans.get(key)
        if plan is None:
            plan = self._plans[key] = self._plan(turn)
        self._columns.pending[:] |= self._differing(plan)
        self._last = plan
        self._visit(self._visit_returns, plan)
        self._visit(self._visit_ops, plan)
        self._visit(self._visit_returns, plan)

    def _visit(self, visit: Visit, plan: Ints) -> None:
        cursor = self._columns.cursor
        cursor[AT], cursor[DEPTH], cursor[NEXT] = -1, 0, -1
        while (i := visit(self._columns, plan)) >= 0:
            self._learn(i, int(plan[i]), int(cursor[PLACE]))

    # --- columns

    def _made(self) -> Columns:
        flow = self.flow
        state = np.array(list(map(self._id, flow.state)), np.int32)
        count, slots = len(flow.ops), range(len(flow.state))
        return Columns(
            state,
            np.ones(count + len(self._pairs), np.uint8),
            np.zeros(count, np.uint8),
            np.zeros(count, np.int32),
            *_joined([*flow.slots, *self._pairs]),
            *_joined([flow.listeners[slot] for slot in slots]),
            *_joined([flow.quiet.get(slot, ()) for slot in slots]),
            *_joined([flow.groups.get(slot, ()) for slot in slots]),
            np.zeros(4, np.int32),
            np.full(SIZE, -1, np.int32),
            np.empty(MEMO_SIZE, np.int32),
        )

    def _plan(self, turn: Round) -> Ints:
        """The transition of each op and pair in a round."""
        numbers = [
            -1 if table is None else self._number(table, i if i in self._manual else -1)
            for i, table in enumerate(turn.tables())
        ]
        pairs = [self._number(table, -1) for table, _, _ in self._agreements(turn.strategy)]
        return np.array(numbers + pairs, np.int32)

    def _differing(self, plan: Ints) -> Flags:
        """Marks the ops that have another transition than in the round before."""
        key = id(self._last), id(plan)
        found = self._other.get(key)
        if found is None:
            last = np.full_like(plan, -1) if self._last is None else self._last
            found = self._other[key] = (plan != last).astype(np.uint8)
        return found

    def _number(self, table: Transition, op: int) -> int:
        """The number of a transition; edges of manual computations have their own."""
        key = id(table), op
        found = self._ids_of_transitions.get(key)
        if found is None:
            found = self._ids_of_transitions[key] = len(self._transitions_by_id)
            self._transitions_by_id.append(table)
        return found

    def _id(self, value: Sharding | None) -> int:
        found = self._ids.get(value)
        if found is None:
            found = self._ids[value] = len(self._shardings_by_id)
            self._shardings_by_id.append(value)
        return found

    # --- what is not known yet

    def _learn(self, i: int, number: int, place: int) -> None:
        """Remember what op i does to the shardings it has now, at a free place."""
        columns = self._columns
        slots = columns.slots[columns.slots_start[i] : columns.slots_start[i + 1]]
        ids: list[int] = columns.state[slots].tolist()
        seen = tuple([self._shardings_by_id[id] for id in ids])
        changes = self._changes(i, self._transitions_by_id[number], slots.tolist(), seen)
        entry = [number, *ids, len(changes) // 3, *changes]
        self._entries += 1
        end = self._filled + len(entry)
        if end > len(columns.memo) or self._entries > len(columns.places) // 2:
            self._filled = self._entries = 0
            columns.places[:] = -1
            return
        columns.memo[self._filled : end] = entry
        columns.places[place] = self._filled
        self._filled = end

    def _changes(self, i: int, table: Transition, slots: Sequence[int], seen: Key) -> list[int]:
        """Position, sharding of the slot and sharding of its group, change by change."""
        view = self._manual.get(i)
        if view is None:
            return [n for p, new in table.apply(seen) for n in (p, self._id(new), self._id(new))]
        *sources, edge = seen
        assert edge is not None
        found: list[int] = []
        for position, new in table.apply((*sources, view.enter(edge))):
            stored = new
            if position == len(sources):
                stored = view.leave(new, edge)
            elif slots[-1] in (slots[position], *self.flow.groups.get(slots[position], ())):
                edge = new
            found += position, self._id(stored), self._id(new)
        return found


def _joined(lists: Sequence[Iterable[int]]) -> tuple[Ints, Ints]:
    """Lists of numbers end to end, and where each starts."""
    parts = list(map(tuple, lists))
    starts = np.cumsum([0, *map(len, parts)], dtype=np.int32)
    return np.array([n for part in parts for n in part], np.int32), starts
