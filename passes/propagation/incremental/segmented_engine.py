"""Repeated propagation of one program, memoised by segments of its ops.

A segment is a run of ops in program order. What a visit to all its ops does, with the visits that
it wakes, follows from the shardings that these visits read: it is remembered and looked up by them.
The order of visits is that of the driver, so the results are equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import compress
from operator import itemgetter

from shardwright.passes.propagation.engine.factor_propagation import Strategy
from shardwright.passes.propagation.engine.flat_module import NO_SLOT, Flow
from shardwright.passes.propagation.engine.worklist import Round, Tables, Worklist
from shardwright.passes.propagation.incremental.restartable_engine import RestartingEngine, State
from shardwright.spec.sharding import Sharding

SIZE = 16  # ops of a segment
Key = tuple[Sharding | None, ...]
Read = Callable[[State], Key]


@dataclass(frozen=True, slots=True)
class Effect:
    """The effect of a segment: slots that change, their values, and the segments that read them."""

    slots: tuple[int, ...]
    values: Key
    wakes: tuple[int, ...]


NOTHING = Effect((), (), ())


@dataclass(slots=True)
class Further:
    """Effects that depend on more than the segment's own slots: by the slots that were read."""

    tables: dict[tuple[int, ...], tuple[Read, dict[Key, Effect]]] = field(
        default_factory=dict[tuple[int, ...], "tuple[Read, dict[Key, Effect]]"]
    )

    def find(self, state: State) -> Effect | None:
        """The effect in a state, if visits have read just such shardings before."""
        for read, table in self.tables.values():
            if (effect := table.get(read(state))) is not None:
                return effect
        return None


Memo = dict[Key, Effect | Further]


Idle = tuple[Read, dict[Key, None]]


@dataclass(slots=True)
class Plan:
    """A round: the transition of each op, and what is known of each segment.

    `memos` has None for segments through which nothing can move in this round. `idle` has, by the
    plan that ran before and by segment, the slots of ops with other transitions than then, and for
    which shardings there a segment that was settled still has nothing to do; None without such ops.
    """

    tables: Tables
    strategy: Strategy
    memos: list[Memo | None]
    idle: dict[int, list[Idle | None]] = field(default_factory=dict[int, "list[Idle | None]"])


class SegmentedEngine(RestartingEngine):
    """An engine that remembers the effects of segments, at most `limit` of them.

    Behind the segments of ops stand the pairs of a returned value and
    its declaration: `_due` marks those of either sort that may change something.
    """

    def __init__(self, flow: Flow, *, conservative: bool = False, limit: int = 200_000) -> None:
        super().__init__(flow, conservative=conservative)
        self._segments = list(_cut(flow))
        self._own = [_slots_of(flow, ops) for ops in self._segments]
        self._reads = [_reader(slots) for slots in self._own]
        self._own += [pair for pair in flow.returns if flow.shape(pair[0])]
        self._readers = _readers(self._own, len(flow.values))
        self._due = bytearray(b"\1") * len(self._own)
        self._plans: dict[tuple[int, Strategy], Plan] = {}
        self._last: Plan | None = None
        self._limit = self._room = limit

    def restart(self) -> None:
        super().restart()
        self._due = bytearray(b"\1") * len(self._own)
        self._last = None
        if self._room <= 0:
            self._forget()

    def touch(self, slot: int) -> None:
        for segment in self._readers[slot]:
            self._due[segment] = 1

    def run(self, turn: Round) -> None:
        key = turn.number, turn.strategy
        plan = self._plans.get(key)
        if plan is None:
            plan = self._plans[key] = self._plan(turn)
        self._run_returns(turn.strategy)
        self._run_plan(plan)
        self._run_returns(turn.strategy)

    def _plan(self, turn: Round) -> Plan:
        tables = turn.tables()
        memos: list[Memo | None] = [
            {} if any(tables[i] is not None for i in ops) else None for ops in self._segments
        ]
        return Plan(tables, turn.strategy, memos)

    def _forget(self) -> None:
        for plan in self._plans.values():
            plan.memos = [None if memo is None else {} for memo in plan.memos]
            plan.idle = {}
        self._room = self._limit

    def _run_plan(self, plan: Plan) -> None:
        due, state, reads, idles = self._due, self.flow.state, self._reads, self._idle(plan)
        for at, memo in enumerate(plan.memos):
            idle = None
            if memo is None:
                continue
            if not due[at]:
                idle = idles[at]
                if idle is None or idle[0](state) in idle[1]:
                    continue
            due[at] = 0
            key = reads[at](state)
            effect = memo.get(key)
            if isinstance(effect, Further):
                effect = effect.find(state)
            if effect is None:
                effect = self._visit(plan, at, memo, key)
            if effect is NOTHING:
                if idle is not None:
                    idle[1][idle[0](state)] = None
                continue
            for slot, value in zip(effect.slots, effect.values, strict=True):
                state[slot] = value
            for segment in effect.wakes:
                due[segment] = 1

    def _idle(self, plan: Plan) -> list[Idle | None]:
        """The knowledge of segments with other transitions than in the last plan that ran."""
        last, self._last = self._last, plan
        key = 0 if last is None else id(last)
        found = plan.idle.get(key)
        if found is None:
            found = plan.idle[key] = [self._compared(ops, plan, last) for ops in self._segments]
        if last is not None and last.strategy is not plan.strategy:
            first = len(self._segments)
            self._due[first:] = b"\1" * (len(self._due) - first)
        return found

    def _compared(self, ops: tuple[int, ...], plan: Plan, last: Plan | None) -> Idle | None:
        if last is None:
            return None
        new = [i for i in ops if plan.tables[i] is not last.tables[i]]
        if all(plan.tables[i] is None for i in new):
            return None
        return _reader(_slots_of(self.flow, new)), {}

    # --- segments not seen in such a state before

    def _visit(self, plan: Plan, segment: int, memo: Memo, key: Key) -> Effect:
        """Visit the ops of a segment, and remember what came of it."""
        self._room -= 1
        self.written = {}
        state, woken = self.flow.state, self._visit_ops(plan.tables, self._segments[segment])
        effect = self._effect()
        further = _slots_of(self.flow, woken, self._own[segment]) if woken else ()
        if not further:
            memo[key] = effect
            return effect
        known = memo.setdefault(key, Further())
        assert isinstance(known, Further)
        _, table = known.tables.setdefault(further, (_reader(further), {}))
        before = self.written
        table[tuple([before[s] if s in before else state[s] for s in further])] = effect
        return effect

    def _visit_ops(self, tables: Tables, ops: tuple[int, ...]) -> list[int]:
        """Visit ops, each with all that it wakes; the ops that were woken."""
        state, shardings, manual = self.flow.state, self._shardings, self._manual
        woken: list[int] = []
        stack = Worklist()
        for at in ops:
            i = at
            while True:
                if (table := tables[i]) is not None:
                    if i in manual:
                        changes = self._manual_changes(i, table)
                    elif (changes := table.memo.get(key := shardings[i](state))) is None:
                        changes = table.apply(key)
                    if changes:
                        self._set(i, changes, stack, at)
                if not stack:
                    break
                i = stack.pop()
                self._waiting[i] = 0
                woken.append(i)
        return woken

    def _effect(self) -> Effect:
        """The effect of the visits since `_written` was empty."""
        slots = [slot for slot in self.written if slot != NO_SLOT]
        if not slots:
            return NOTHING
        state, readers = self.flow.state, self._readers
        wakes = dict.fromkeys([segment for slot in slots for segment in readers[slot]])
        return Effect(tuple(slots), tuple([state[slot] for slot in slots]), tuple(wakes))

    # --- returned values

    def _run_returns(self, strategy: Strategy) -> None:
        due, state, first = self._due, self.flow.state, len(self._segments)
        groups, readers = self.flow.groups, self._readers
        agreements = self._agreements(strategy)
        at = due.find(1, first)
        while at >= 0:
            due[at] = 0
            table, returned, result = agreements[at - first]
            key = state[returned], state[result]
            if (changes := table.memo.get(key)) is None:
                changes = table.apply(key)
            for position, new in changes:
                slot = result if position else returned
                for changed in (slot, *groups[slot]) if slot in groups else (slot,):
                    state[changed] = new
                    for reader in readers[changed]:
                        due[reader] = 1
            at = due.find(1, at + 1)


def _cut(flow: Flow) -> Iterator[tuple[int, ...]]:
    """The live ops, a segment at a time."""
    ops = list(compress(range(len(flow.ops)), flow.live))
    for start in range(0, len(ops), SIZE):
        yield tuple(ops[start : start + SIZE])


def _slots_of(flow: Flow, ops: Iterable[int], known: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The slots that ops read or write, each once, but for known ones."""
    found = dict.fromkeys([slot for i in ops for slot in flow.slots[i]])
    for slot in (NO_SLOT, *known):
        found.pop(slot, None)
    return tuple(found)


def _readers(own: list[tuple[int, ...]], count: int) -> list[tuple[int, ...]]:
    """By slot: the segments that have it."""
    found: list[list[int]] = [[] for _ in range(count)]
    for segment, slots in enumerate(own):
        for slot in slots:
            found[slot].append(segment)
    return list(map(tuple, found))


def _reader(slots: tuple[int, ...]) -> Read:
    """Reads the shardings of slots as a tuple."""
    if len(slots) > 1:
        return itemgetter(*slots)
    return lambda state: tuple(state[slot] for slot in slots)
