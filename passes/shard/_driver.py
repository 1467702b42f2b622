"""Runs a propagation strategy over a module until nothing changes, in exactly the order of MLIR's driver.

The worklist is a stack, first filled with all ops in program order; an op whose operand or result changed is
pushed unless it is waiting already. What an op does to its shardings is memoised: programs repeat.
Source: MLIR GreedyPatternRewriteDriver (top down, one iteration), shardy basic_propagation.cc.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from operator import itemgetter

from shardwright.ir.core import Op
from shardwright.spec.axes import Mesh
from shardwright.spec.factors import Rule, pointwise_rule
from shardwright.spec.sharding import Sharding

from ._factor_propagation import Direction, Request, Strategy
from ._flow import NO_SLOT, Flow
from ._liveness import is_dead
from ._projection import common_mesh, project, rebuild
from ._record import RETURN, Recorder
from ._shardings import manual_axes, per_value, with_free_axes, without_axes

Key = tuple[Sharding | None, ...]
Changes = tuple[tuple[int, Sharding], ...]  # (position among operands then results, new sharding)


@dataclass(slots=True)
class Transition:
    """What one rule does to the shardings of its tensors, by one strategy, along some ways."""

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
        common = common_mesh(shardings, self.meshes)
        if common is None:
            return ()
        name, mesh = common
        view = project(shardings, self.rule, mesh)
        whole_axes_of = mesh if self.is_conservative else None
        request = Request(self.rule.sizes, self.directions, self.is_elementwise, whole_axes_of)
        changes: list[tuple[int, Sharding]] = []
        for position in self.strategy(view, request):
            old, tensor = shardings[position], self.rule.tensors[position]
            new = rebuild(view.tensors[position], old, tensor, self.rule.sizes, name, mesh)
            if new is not old and (old is not None or any(new.axes)):
                changes.append((position, new))
        return tuple(changes)


@dataclass(frozen=True, slots=True)
class ManualView:
    """How an edge of a manual computation propagates: both sides seen in one axis space.

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
    op = owner.op if owner.op is not None else flow.edges[i].sources[0][0]
    axes = manual_axes(op)
    if not axes:
        return None
    names = frozenset(axis.name for axis in axes)
    if owner.op is not None:
        return ManualView(names, None)
    outers = per_value(op, "in_shardings")
    return ManualView(names, outers[owner.index] if outers else None)


class Worklist(list[int]):
    """Ops still to be visited; the one pushed last is visited first."""


Choose = Callable[[int], Transition | None]


class Engine:
    """A flattened module under propagation. `flow.state` is the result; dead ops go on the way."""

    def __init__(
        self, flow: Flow, *, conservative: bool = False, recorder: Recorder | None = None
    ) -> None:
        self.flow = flow
        self.conservative = conservative
        self.recorder = recorder
        self.meshes = flow.module.meshes
        self._erased = bytearray(len(flow.ops))
        self._is_swept = False  # whether dead ops are gone
        self._shardings = [_getter(slots) for slots in flow.slots]
        self._manual = {i: view for i in flow.edges if (view := manual_view(flow, i)) is not None}
        self._transitions: dict[tuple[object, ...], Transition] = {}
        self._identities: dict[tuple[int, ...], Rule] = {}
        self._live = [i for i, rule in enumerate(flow.rules) if rule is not None]

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
        key = (id(rule), directions, elementwise, conservative, strategy)
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

    def run(self, choose: Choose, strategy: Strategy) -> None:
        """One full run. `choose` gives the transition of an op, None where nothing may move."""
        self._propagate_returns(strategy)
        if self._is_swept:
            self._run(choose)
        else:
            self._run_and_sweep(choose)
        self._propagate_returns(strategy)

    def _run(self, choose: Choose) -> None:
        tables: list[Transition | None] = [None] * len(self.flow.ops)
        for i in self._live:
            tables[i] = choose(i)
        stack = Worklist(i for i in reversed(self._live) if tables[i] is not None)
        waiting = bytearray(len(self.flow.ops))
        for i in stack:
            waiting[i] = 1
        state, shardings, manual = self.flow.state, self._shardings, self._manual
        while stack:
            i = stack.pop()
            waiting[i] = 0
            table = tables[i]
            if table is None:
                continue
            if i in manual:
                self._set(i, self._manual_changes(i, table), stack, waiting)
            elif changes := table.apply(shardings[i](state)):
                self._set(i, changes, stack, waiting)

    def _run_and_sweep(self, choose: Choose) -> None:
        """The first run: ops found dead are erased, and choices may change as uses disappear."""
        stack = Worklist(range(len(self.flow.ops) - 1, -1, -1))
        waiting = bytearray(b"\1") * len(self.flow.ops)
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
            table = None if self.flow.rules[i] is None else choose(i)
            if table is None:
                continue
            if i in self._manual:
                self._set(i, self._manual_changes(i, table), stack, waiting)
            elif changes := table.apply(self._shardings[i](self.flow.state)):
                self._set(i, changes, stack, waiting)
        self._is_swept = True
        self._live = [i for i in self._live if not self._erased[i]]

    def _set(self, i: int, changes: Changes, stack: Worklist, waiting: bytearray) -> None:
        """Set what op i changes, group by group, and put everyone who sees it on the stack."""
        flow = self.flow
        seen = self.seen(i) if self.recorder is not None else ()
        for position, new in changes:
            slot = flow.slots[i][position]
            if slot == NO_SLOT:
                continue
            if self.recorder is not None:
                group = flow.groups.get(slot, ())
                self.recorder.changed(i, position, flow.slots[i], seen, new, group)
            stored = self._as_stored(i, position, new)
            for changed in (slot, *flow.groups.get(slot, ())):
                # As in Shardy, a group learns what the edge saw, manual axes left out.
                flow.state[changed] = stored if changed == slot else new
                for listener in flow.listeners[changed]:
                    if not waiting[listener] and listener != i:
                        waiting[listener] = 1
                        stack.append(listener)

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
        """What an op changed, as its slot holds it: only edges of manual computations differ."""
        view = self._manual.get(i)
        if view is None or position < len(self.flow.slots[i]) - 1:
            return seen
        stored = self.flow.state[self.flow.slots[i][position]]
        assert stored is not None
        return view.leave(seen, stored)

    def _propagate_returns(self, strategy: Strategy) -> None:
        """What main returns and the declared shardings of its results agree, both ways."""
        flow = self.flow
        for returned, result in flow.returns:
            shape = flow.shape(returned)
            if not shape:
                continue
            table = self._identity(shape, strategy)
            seen = flow.state[returned], flow.state[result]
            for position, new in table.apply(seen):
                if self.recorder is not None:
                    group = () if position else flow.groups.get(returned, ())
                    slots = returned, result
                    self.recorder.changed(RETURN, position, slots, seen, new, group)
                changed = (returned, *flow.groups.get(returned, ())) if position == 0 else (result,)
                for slot in changed:
                    flow.state[slot] = new

    def _identity(self, shape: tuple[int, ...], strategy: Strategy) -> Transition:
        rule = self._identities.get(shape)
        if rule is None:
            rule = self._identities[shape] = pointwise_rule(shape, [len(shape)])
        both = (Direction.BOTH,) * len(shape)
        # Shardy lets sub-axes through here even in conservative mode.
        return self.transition(rule, both, False, strategy, conservative=False)

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
