"""Propagation priorities: five rounds of op priorities, and the user's own priorities.

Source: shardy op_priority_propagation.cc, user_priority_propagation.cc.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import compress
from operator import not_

from shardwright.ir.core import Module, Op
from shardwright.passes.propagation.engine.conflict_prices import ByBytes
from shardwright.passes.propagation.engine.factor_propagation import (
    Direction,
    Strategy,
    aggressive,
    basic,
)
from shardwright.passes.propagation.engine.flat_module import Flow
from shardwright.passes.propagation.engine.recorder import Visit
from shardwright.passes.propagation.engine.worklist import Engine, Transition
from shardwright.passes.shared.op_facts import is_elementwise
from shardwright.spec.attributes import Enum, String
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.sharding_rules.dataflow import (
    BARRIER,
    CUSTOM_CALL,
    EAGER,
    EAGER_CUSTOM_CALLS,
    EAGER_FORWARD,
    EDGES,
    LATE_FORWARD,
    SAME_SHAPE_ELEMENTWISE,
)
from shardwright.spec.types import ELEMENTS, TensorType

ROUNDS = 5
NONE, FORWARD, BACKWARD, BOTH = Direction

STRATEGIES: dict[str, tuple[Strategy, ...]] = {
    "basic": (basic,),
    "aggressive": (aggressive,),
    "basic-then-aggressive": (basic, aggressive),
}


# How factors that compete for an axis are ranked: by the size of the largest tensor that they cut,
# as Shardy does, or by the bytes that move when one wins (`conflict_prices.py`).
CONFLICTS = ("size", "cost")


@dataclass(frozen=True, slots=True)
class Eagerness:
    """The directions in which an op propagates, by round."""

    first: Direction = NONE  # of all factors in rounds 0 and 1
    middle: Direction = BOTH  # of plain factors in round 2, of all in round 3
    fixed: Direction | None = None  # in every round: propagation barriers

    def direction(self, turn: int, kind: Kind) -> Direction:
        """The direction of a factor in a round: everything that this and earlier rounds allow."""
        if self.fixed is not None:
            return self.fixed
        allowed = self.first
        if turn >= 2 and (turn >= 3 or kind is Kind.PASS):
            allowed |= self.middle
        return BOTH if turn >= 4 else Direction(allowed)


_EAGER, _EAGER_FORWARD = Eagerness(first=BOTH), Eagerness(first=FORWARD)
_LATE, _NORMAL = Eagerness(middle=BACKWARD), Eagerness()


def eagerness(op: Op) -> Eagerness:
    """The schedule of an op."""
    if op.name == BARRIER:
        barrier = op.attrs["allowed_direction"]
        return Eagerness(fixed=Direction[barrier.case if isinstance(barrier, Enum) else "NONE"])
    if op.name in LATE_FORWARD:
        return _LATE
    if op.name in EAGER_FORWARD:
        return _EAGER_FORWARD
    if op.name in EAGER or is_elementwise(op):
        return _EAGER
    target = op.attrs.get("call_target_name") if op.name == CUSTOM_CALL else None
    named = isinstance(target, String) and target.value in EAGER_CUSTOM_CALLS
    return _EAGER if named else _NORMAL


@cache
def _allowed(when: Eagerness, turn: int) -> tuple[Direction, ...]:
    """The direction of a factor of each kind in a round."""
    return tuple([when.direction(turn, kind) for kind in Kind])


def has_single_uses(op: Op) -> bool:
    """True if nothing but this op uses its operands, scalars aside."""
    return all([len(value.uses) == 1 for value in op.operands if value.shape])


def directions(rule: Rule, allowed: Sequence[Direction]) -> tuple[Direction, ...] | None:
    """Direction per factor, by that of each kind; None when nothing may move."""
    found = tuple(
        [
            NONE if is_blocked else allowed[kind]
            for kind, is_blocked in zip(rule.kinds, rule.blocked, strict=True)
        ]
    )
    return found if any(found) else None


@dataclass(slots=True, eq=False)
class Group:
    """Ops that propagate alike: rules that are alike, one schedule."""

    rule: Rule | None
    when: Eagerness
    is_elementwise: bool
    is_edge: bool
    widths: tuple[float, ...] = ()  # bytes of an element of each tensor, where bytes decide
    tables: dict[tuple[int, Strategy], Transition | None] = field(
        default_factory=dict[tuple[int, Strategy], "Transition | None"]
    )

    @property
    def is_eager(self) -> bool:
        """True if these ops propagate in round 0 if nothing else uses their operands."""
        return self.when.fixed is None and self.when.first is not NONE


class Scheduler:
    """Runs an engine round by round; see `CONFLICTS`."""

    def __init__(self, engine: Engine, strategy: str, conflicts: str = "size") -> None:
        self.engine = engine
        self.strategies = STRATEGIES[strategy]
        self.by_cost = conflicts == "cost"
        self.groups, self.group_of = _groups(engine, self.by_cost)
        self._lonely: list[int] = []  # eager ops with another user of an operand
        self._is_counted = False

    def run(self, *, by_op_priority: bool) -> None:
        """All rounds, cheap and unambiguous ops first; or everything at once, both ways."""
        for turn in range(ROUNDS) if by_op_priority else (ROUNDS - 1,):
            for strategy in self.strategies:
                self.engine.run(Turn(self, turn, strategy))

    def visits(self) -> dict[int, Visit]:
        """The visits of the last round to each op that is left, with what the op sees now."""
        last, found = Turn(self, ROUNDS - 1, self.strategies[-1]), dict[int, Visit]()
        for i, op in enumerate(self.engine.flow.ops):
            table = last.table(i) if op.block is not None else None
            if table is not None:
                found[i] = Visit(
                    self.engine.seen(i),
                    table.directions,
                    table.is_elementwise,
                    table.is_conservative,
                    table.strategy is basic,
                )
        return found

    def lonely(self) -> list[int]:
        """Ops that do not propagate in round 0, as something else uses their operands."""
        flow = self.engine.flow
        if not self._is_counted:
            is_eager = [group.is_eager for group in self.groups]
            eager = map(is_eager.__getitem__, self.group_of)
            self._lonely = [
                i
                for i in compress(range(len(flow.ops)), eager)
                if flow.live[i] and not has_single_uses(flow.ops[i])
            ]
            self._is_counted = True
        return self._lonely


@dataclass(slots=True)
class Turn:
    """One round of a scheduler with one strategy."""

    scheduler: Scheduler
    number: int
    strategy: Strategy

    def table(self, i: int) -> Transition | None:
        """The transition of op i, None where nothing may move."""
        flow = self.scheduler.engine.flow
        if not flow.live[i]:
            return None
        group = self.scheduler.groups[self.scheduler.group_of[i]]
        table = self._table(group)
        if self.number or not group.is_eager:
            return table
        return table if has_single_uses(flow.ops[i]) else None

    def tables(self) -> list[Transition | None]:
        """The transitions of all ops; dead ops must be gone."""
        by_group = list(map(self._table, self.scheduler.groups))
        found = list(map(by_group.__getitem__, self.scheduler.group_of))
        for i in compress(range(len(found)), map(not_, self.scheduler.engine.flow.live)):
            found[i] = None
        if not self.number:
            for i in self.scheduler.lonely():
                found[i] = None
        return found

    def _table(self, group: Group) -> Transition | None:
        key = self.number, self.strategy
        if key not in group.tables:
            group.tables[key] = self._made(group)
        return group.tables[key]

    def _made(self, group: Group) -> Transition | None:
        if group.rule is None:
            return None
        allowed = directions(group.rule, _allowed(group.when, self.number))
        if allowed is None:
            return None
        engine, strategy = self.scheduler.engine, self.strategy
        if self.scheduler.by_cost and strategy is aggressive:
            strategy = ByBytes(group.rule.kinds, group.rule.sizes, group.widths)
        # Shardy lets sub-axes through edges even in conservative mode.
        conservative = engine.conservative and not group.is_edge
        return engine.transition(
            group.rule, allowed, group.is_elementwise, strategy, conservative=conservative
        )


def _groups(engine: Engine, by_cost: bool) -> tuple[list[Group], list[int]]:
    """The groups, and the index of that of each op; group 0 holds all ops that move nothing."""
    flow = engine.flow
    groups = [Group(None, _NORMAL, False, False)]
    by_op: dict[tuple[object, ...], int] = {}
    by_facts: dict[tuple[object, ...], int] = {}
    group_of = [0] * len(flow.ops)
    for i in compress(range(len(flow.ops)), flow.live):
        op, rule = flow.ops[i], flow.rules[i]
        shaped = op.name in SAME_SHAPE_ELEMENTWISE and op.operands[0].type
        widths = _widths(flow, i) if by_cost else ()
        key = id(rule), op.name, id(op.attrs), shaped, widths
        found = by_op.get(key)
        if found is None:
            assert rule is not None
            facts = eagerness(op), is_elementwise(op), op.name in EDGES, widths
            alike = rule.sizes if by_cost else engine.likeness(rule)
            told = alike, rule.operands, rule.results, rule.kinds, rule.blocked, facts
            found = by_op[key] = by_facts.setdefault(told, len(groups))
            if found == len(groups):
                groups.append(Group(rule, *facts))
        group_of[i] = found
    return groups, group_of


def _widths(flow: Flow, i: int) -> tuple[float, ...]:
    """Bytes of an element of each tensor of op i; 0 for values that have no sharding."""
    types = (value and value.type for value in map(flow.values.__getitem__, flow.slots[i]))
    return tuple(
        ELEMENTS[type.element].bits / 8 if isinstance(type, TensorType) else 0.0 for type in types
    )


# --- user priorities


def run_by_user_priority(
    engine: Engine, run: Callable[[], None], between: Callable[[int], None] = lambda _: None
) -> None:
    """Run with the dims of priority 0 only, then with those of each further priority added.

    `between` is called with each priority that others follow, after its run.
    """
    flow, meshes = engine.flow, engine.meshes
    original: dict[int, Sharding] = {}
    for slot, value in enumerate(flow.state):
        if value is None:
            continue
        if any(dim.priority for dim in value.dims):
            original[slot] = value
        flow.state[slot] = _postponed(value, meshes)
    run()
    last = 0
    for priority in sorted({d.priority for s in original.values() for d in s.dims if d.priority}):
        between(last)
        last = priority
        for slot, value in original.items():
            flow.state[slot] = _restored(flow.state[slot], value, priority)
            engine.touch(slot)
        run()


def drop_priorities(module: Module) -> None:
    """Results of functions other than main are only declared: their priorities go."""
    for func in module.funcs:
        func.set_boundary(
            result_shardings=[
                None
                if value is None
                else value.with_dims(Dim(d.axes, d.is_open) for d in value.dims)
                for value in func.result_shardings
            ]
        )


def _postponed(value: Sharding, meshes: dict[str, Mesh]) -> Sharding:
    """Dims of later priority are closed and empty, and their axes may not be used elsewhere."""
    if all(dim.priority is None for dim in value.dims):
        return value
    reserved = [axis for dim in value.dims if dim.priority for axis in dim.axes]
    replicated = value.replicated
    if reserved and isinstance(value.mesh, str):
        mesh = meshes[value.mesh]
        ordered = sorted(mesh.resolve((*replicated, *reserved)), key=mesh.order)
        replicated = mesh.spell(ordered)
    dims = tuple(Dim() if dim.priority else Dim(dim.axes, dim.is_open) for dim in value.dims)
    return sharding(value.mesh, dims, replicated, value.unreduced)


def _restored(current: Sharding | None, original: Sharding, priority: int) -> Sharding:
    """The current sharding with the original dims of one priority back."""
    assert current is not None
    back = {i for i, dim in enumerate(original.dims) if dim.priority == priority}
    dims = tuple(
        Dim(original.dims[i].axes, original.dims[i].is_open) if i in back else dim
        for i, dim in enumerate(current.dims)
    )
    freed = {axis for i in back for axis in original.dims[i].axes}
    replicated: Axes = tuple(axis for axis in current.replicated if axis not in freed)
    return sharding(current.mesh, dims, replicated, current.unreduced)
