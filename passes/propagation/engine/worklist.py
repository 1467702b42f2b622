"""Runs a propagation strategy over a module until nothing changes, in exactly the order of MLIR's driver.

The worklist is a stack, first filled with all ops in program order; an op whose operand or result changed is
pushed unless it is waiting already. What an op does to its shardings is memoised: programs repeat.
Source: MLIR GreedyPatternRewriteDriver (top down, one iteration), shardy basic_propagation.cc.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import compress
from math import prod
from operator import is_not, itemgetter
from typing import Protocol

from shardwright.ir.core import Op
from shardwright.passes.propagation.engine.factor_propagation import Direction, Request, Strategy
from shardwright.passes.propagation.engine.flat_module import NO_SLOT, Flow
from shardwright.passes.propagation.engine.recorder import RETURN, Recorder
from shardwright.passes.shared.dead_ops import is_dead
from shardwright.passes.shared.factor_projection import Projection, common_mesh, project, rebuild
from shardwright.passes.shared.shardings import manual_axes, per_value, with_free_axes, without_axes
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.factors import Rule, Tensor, pointwise_rule
from shardwright.spec.sharding import Sharding

Key = tuple[Sharding | None, ...]
Changes = tuple[tuple[int, Sharding], ...]  # (position among operands then results, new sharding)


Likeness = tuple[tuple[int, ...], tuple[Tensor, ...], tuple[Tensor, ...]]


def likeness(rule: Rule) -> Likeness:
    """The part of a rule that a transition depends on: equal parts share their transitions.

    Sizes tell how much of an axis fits into a factor that shares its dim with others. Where no
    factor does, they only tell which tensors are larger than which.
    """
    if any(len(dim) > 1 for tensor in rule.tensors for dim in tensor):
        return rule.sizes, rule.operands, rule.results
    counts = [prod([rule.sizes[f] for f in {f for (f,) in tensor}]) for tensor in rule.tensors]
    order = sorted(set(counts))
    return tuple(map(order.index, counts)), rule.operands, rule.results


def _agree(shardings: Key, rule: Rule) -> bool:
    """True if all tensors cut each factor alike: nothing moves then.

    False also where it would take more to tell: factors that share a dim that is cut.
    """
    known: dict[int, Axes] = {}
    for value, tensor in zip(shardings, rule.tensors, strict=True):
        if value is not None and len(value.dims) != len(tensor):
            return False  # only names a device
        for at, dim in enumerate(tensor):
            axes = value.dims[at].axes if value is not None else ()
            if axes and len(dim) > 1:
                return False
            for factor in dim:
                if known.setdefault(factor, axes) != axes:
                    return False
    return True


@dataclass(slots=True)
class Transition:
    """Effect of equal rules on the shardings of tensors, by one strategy, along some directions.

    `rule`: one of them.
    """

    rule: Rule
    directions: tuple[Direction, ...]
    is_elementwise: bool
    is_conservative: bool
    strategy: Strategy
    meshes: dict[str, Mesh]
    memo: dict[Key, Changes] = field(default_factory=dict[Key, Changes])

    def apply(self, shardings: Key) -> Changes:
        """The changes, ascending by position; computed once per distinct input."""
        found = self.memo.get(shardings)
        if found is None:
            found = self.memo[shardings] = self._compute(shardings)
        return found

    def _compute(self, shardings: Key) -> Changes:
        if _agree(shardings, self.rule):
            return ()
        common = common_mesh(shardings, self.meshes)
        if common is None:
            return ()
        name, mesh = common
        view = project(shardings, self.rule, mesh)
        changes: list[tuple[int, Sharding]] = []
        for position in self.move(view, mesh):
            old, tensor = shardings[position], self.rule.tensors[position]
            new = rebuild(view.tensors[position], old, tensor, self.rule.sizes, name, mesh)
            if new is not old and (old is not None or any(new.axes)):
                changes.append((position, new))
        return tuple(changes)

    def move(self, view: Projection, mesh: Mesh) -> Iterable[int]:
        """Let axes move in a factor view; returns the positions of the tensors that got some."""
        whole_axes_of = mesh if self.is_conservative else None
        request = Request(self.rule.sizes, self.directions, self.is_elementwise, whole_axes_of)
        return self.strategy(view, request)


@dataclass(frozen=True, slots=True)
class ManualView:
    """The propagation of an edge of a manual computation: both sides seen in one axis space.

    An argument's edge holds the view from inside, and meets its operand outside; a result's edge
    holds the view from outside, and meets the returned value inside.
    """

    names: frozenset[str]
    outer: Sharding | None  # of an argument: its entry of in_shardings; None for a result

    def enter(self, stored: Sharding) -> Sharding:
        if self.outer is not None:
            return with_free_axes(self.outer, stored, self.names)
        return without_axes(stored, self.names)

    def leave(self, seen: Sharding, stored: Sharding) -> Sharding:
        if self.outer is not None:
            return without_axes(seen, self.names)
        return with_free_axes(stored, seen, self.names)


def manual_view(flow: Flow, i: int) -> ManualView | None:
    """The view of edge op i; None unless a manual computation owns it."""
    owner = flow.edges[i].owner
    op = owner.owner if isinstance(owner.owner, Op) else owner.owner.parent
    axes = manual_axes(op) if op is not None else ()
    if op is None or not axes:
        return None
    names = frozenset(axis.name for axis in axes)
    if owner.op is not None:
        return ManualView(names, None)
    outers = per_value(op, "in_shardings")
    return ManualView(names, outers[owner.index] if outers else None)


class Worklist(list[int]):
    """Ops to be visited again; the one pushed last is visited first."""


Agreement = tuple[Transition, int, int]  # of a returned slot and that of the function result
Tables = list[Transition | None]  # by op; None where nothing may move


class Round(Protocol):
    """The permitted moves in one run."""

    number: int
    strategy: Strategy

    def table(self, i: int) -> Transition | None:
        """The transition of op i as things are now."""
        ...

    def tables(self) -> Tables:
        """Those of all ops."""
        ...


class Engine:
    """A flattened module under propagation. `flow.state` is the result; dead ops go on the way.

    `pending` marks the ops that a visit might change something through: their table or one of
    their shardings is another one than when they were last found settled. A run visits only these:
    a visit to any other op is known to change nothing.
    """

    def __init__(
        self, flow: Flow, *, conservative: bool = False, recorder: Recorder | None = None
    ) -> None:
        self.flow = flow
        self.conservative = conservative
        self.recorder = recorder
        self.meshes = flow.module.meshes
        self.pending = bytearray(flow.live)
        self.written: dict[int, Sharding | None] = {}  # by slot: what stood there first
        self._waiting = bytearray(len(flow.ops))
        self._tables: Tables = [None] * len(flow.ops)
        self._erased = bytearray(len(flow.ops))
        self._is_swept = False  # whether dead ops are gone
        self._shardings = [_getter(slots) for slots in flow.slots]
        self._manual = {i: view for i in flow.edges if (view := manual_view(flow, i)) is not None}
        # By id of the rule, which is held so that the id stays taken.
        self._likeness: dict[int, tuple[Rule, Likeness]] = {}
        self._transitions: dict[tuple[object, ...], Transition] = {}
        self._identities: dict[tuple[int, Strategy], Transition] = {}  # by rank
        self._return_tables: dict[Strategy, list[Agreement]] = {}

    def likeness(self, rule: Rule) -> Likeness:
        """The part of a rule that transitions depend on."""
        found = self._likeness.get(id(rule))
        if found is None:
            found = self._likeness[id(rule)] = rule, likeness(rule)
        return found[1]

    def transition(
        self,
        rule: Rule,
        directions: tuple[Direction, ...],
        elementwise: bool,
        strategy: Strategy,
        *,
        conservative: bool,
    ) -> Transition:
        """The one transition table of these facts."""
        key = (self.likeness(rule), directions, elementwise, conservative, strategy)
        found = self._transitions.get(key)
        if found is None:
            found = self._transitions[key] = Transition(
                rule, directions, elementwise, conservative, strategy, self.meshes
            )
        return found

    def entered(self) -> dict[int, Sharding]:
        """Arguments of manual computations by slot, as their operands outside see them now."""
        return {
            self.flow.slots[i][-1]: seen
            for i, view in self._manual.items()
            if view.outer is not None and (seen := self.seen(i)[-1]) is not None
        }

    def run(self, turn: Round) -> None:
        """One full run: visit all ops in program order, and after each those that it woke."""
        self._propagate_returns(turn.strategy)
        if not self._is_swept and any(map(is_dead, self.flow.ops)):
            self._run_and_sweep(turn)
        else:
            self._run(turn.tables())
        self._is_swept = True
        self._propagate_returns(turn.strategy)

    def touch(self, slot: int) -> None:
        """Say that the sharding of a slot was changed from outside."""
        for i in (*self.flow.listeners[slot], *self.flow.quiet.get(slot, ())):
            self.pending[i] = 1

    def _run(self, tables: Tables) -> None:
        pending, state = self.pending, self.flow.state
        shardings, manual = self._shardings, self._manual
        for i in compress(range(len(tables)), map(is_not, tables, self._tables)):
            pending[i] = 1
        self._tables = tables
        stack = Worklist()
        at = pending.find(1)
        while at >= 0:
            table = tables[at]
            if table is not None:
                if at in manual:
                    changes = self._manual_changes(at, table)
                elif (changes := table.memo.get(key := shardings[at](state))) is None:
                    changes = table.apply(key)
                pending[at] = 0
                if changes:
                    self._set(at, changes, stack, at)
                    self._drain(stack, at, tables)
            at = pending.find(1, at + 1)

    def _drain(self, stack: Worklist, at: int, tables: Tables) -> None:
        """Visit the ops up to `at` that a visit woke, and those that they wake in turn."""
        while stack:
            i = stack.pop()
            self._waiting[i] = 0
            table = tables[i]
            if table is None:
                continue
            if i in self._manual:
                changes = self._manual_changes(i, table)
            else:
                changes = table.apply(self._shardings[i](self.flow.state))
            self.pending[i] = 0
            if changes:
                self._set(i, changes, stack, at)

    def _run_and_sweep(self, turn: Round) -> None:
        """The first run: ops found dead are erased, and choices may change as uses disappear."""
        last = len(self.flow.ops) - 1
        # Filled backwards: MLIR's driver pops ops in program order.
        stack = Worklist(range(last, -1, -1))
        waiting = self._waiting = bytearray(b"\1") * len(self.flow.ops)
        while stack:
            i = stack.pop()
            waiting[i] = 0
            if self._erased[i]:
                continue
            op = self.flow.ops[i]
            if is_dead(op):
                self._erase(op, stack, waiting)
                op.erase()
                continue
            table = self._tables[i] = turn.table(i)
            if table is None:
                continue
            if i in self._manual:
                self._set(i, self._manual_changes(i, table), stack, last)
            elif changes := table.apply(self._shardings[i](self.flow.state)):
                self._set(i, changes, stack, last)
        self._forget_erased()

    def _forget_erased(self) -> None:
        """Erased ops are out of all later runs."""
        for i in compress(range(len(self._erased)), self._erased):
            self.flow.live[i] = 0

    def _set(self, i: int, changes: Changes, stack: Worklist, at: int) -> None:
        """Set what op i changes, group by group, and wake everyone who sees it.

        Ops behind `at` will be visited anyway, in their turn; the others go on the stack.
        """
        flow, pending, waiting = self.flow, self.pending, self._waiting
        state, written, groups = flow.state, self.written, flow.groups
        slots, is_manual = flow.slots[i], i in self._manual
        pending[i] = 1
        # The hottest loop: a sharding is recorded only where somebody asks (decision 0011).
        seen = self.seen(i) if self.recorder is not None else ()
        for position, new in changes:
            slot = slots[position]
            if slot == NO_SLOT:
                continue
            if self.recorder is not None:
                self.recorder.changed(i, position, slots, seen, new, groups.get(slot, ()))
            stored = self._as_stored(i, position, new) if is_manual else new
            for changed in (slot, *groups[slot]) if slot in groups else (slot,):
                if changed not in written:
                    written[changed] = state[changed]
                # As in Shardy, a group learns what the edge saw, manual axes left out.
                state[changed] = stored if changed == slot else new
                for listener in flow.listeners[changed]:
                    pending[listener] = 1
                    if listener <= at and not waiting[listener] and listener != i:
                        waiting[listener] = 1
                        stack.append(listener)
                if changed in flow.quiet:
                    self.touch(changed)

    def _manual_changes(self, i: int, table: Transition) -> Changes:
        return table.apply(self.seen(i))

    def seen(self, i: int) -> Key:
        """The shardings of op i's tensors as it sees them, those of manual computations entered."""
        found = self._shardings[i](self.flow.state)
        view = self._manual.get(i)
        if view is None:
            return found
        *sources, stored = found
        assert stored is not None
        return (*sources, view.enter(stored))

    def _as_stored(self, i: int, position: int, seen: Sharding) -> Sharding:
        """Changes of an op, as its slot holds them: only edges of manual computations differ."""
        if position < len(self.flow.slots[i]) - 1:
            return seen
        view = self._manual[i]
        stored = self.flow.state[self.flow.slots[i][position]]
        assert stored is not None
        return view.leave(seen, stored)

    def _propagate_returns(self, strategy: Strategy) -> None:
        """Make main's returned values and the declared shardings of its results agree."""
        state = self.flow.state
        for agreement in self._agreements(strategy):
            table, returned, result = agreement
            seen = state[returned], state[result]
            if (changes := table.memo.get(seen)) is None:
                changes = table.apply(seen)
            if changes:
                self._returned(agreement, seen, changes)

    def _returned(self, agreement: Agreement, seen: Key, changes: Changes) -> None:
        """Set what main returns, or its declared result."""
        _, returned, result = agreement
        for position, new in changes:
            if self.recorder is not None:
                group = () if position else self.flow.groups.get(returned, ())
                slots = returned, result
                self.recorder.changed(RETURN, position, slots, seen, new, group)
            self._agree(result if position else returned, new)

    def _agree(self, slot: int, new: Sharding) -> None:
        """Set the sharding of a slot and its group between visits to ops."""
        for changed in (slot, *self.flow.groups.get(slot, ())):
            self.flow.state[changed] = new
            self.touch(changed)

    def _agreements(self, strategy: Strategy) -> list[Agreement]:
        """The identity of each returned value that has a shape with its declaration."""
        if strategy not in self._return_tables:
            self._return_tables[strategy] = [
                (self._identity(len(shape), strategy), returned, result)
                for returned, result in self.flow.returns
                if (shape := self.flow.shape(returned))
            ]
        return self._return_tables[strategy]

    def _identity(self, rank: int, strategy: Strategy) -> Transition:
        found = self._identities.get((rank, strategy))
        if found is None:
            rule, both = pointwise_rule((1,) * rank, [rank]), (Direction.BOTH,) * rank
            # Shardy lets sub-axes through here even in conservative mode.
            found = self.transition(rule, both, False, strategy, conservative=False)
            self._identities[rank, strategy] = found
        return found

    def _erase(self, op: Op, stack: Worklist, waiting: bytearray) -> None:
        """Take an op and its regions out of the run; ops that may die with it are visited next."""
        for region in reversed(op.regions):
            for block in reversed(region.blocks):
                for inner in reversed(block.ops):
                    self._erase(inner, stack, waiting)
        for value in op.operands:
            definer = value.op
            if definer is None or len({id(user) for user in value.users() if user is not op}) > 1:
                continue
            i = self.flow.index[definer]
            if not waiting[i]:
                waiting[i] = 1
                stack.append(i)
        op.erase_operands()
        self._erased[self.flow.index[op]] = 1


def _getter(slots: tuple[int, ...]) -> Callable[[list[Sharding | None]], Key]:
    """Reads the shardings of an op's slots as a tuple."""
    if len(slots) > 1:
        return itemgetter(*slots)
    return lambda state: tuple(state[slot] for slot in slots)
