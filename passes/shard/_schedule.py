"""When sharding may flow through which op: five rounds of op priorities, and the user's own priorities.

Source: shardy op_priority_propagation.cc, user_priority_propagation.cc.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shardwright.ir.core import Op
from shardwright.spec.attributes import Enum, String
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.dataflow import (
    EAGER,
    EAGER_CUSTOM_CALLS,
    EAGER_FORWARD,
    LATE_FORWARD,
    SAME_SHAPE_ELEMENTWISE,
)
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.sharding import Dim, Sharding, sharding

from ._driver import Engine, Transition
from ._factor_propagation import Direction, Strategy, aggressive, basic
from ._flow import Flow

ROUNDS = 5
NONE, FORWARD, BACKWARD, BOTH = Direction

STRATEGIES: dict[str, tuple[Strategy, ...]] = {
    "basic": (basic,),
    "aggressive": (aggressive,),
    "basic-then-aggressive": (basic, aggressive),
}


def is_elementwise(op: Op) -> bool:
    """Whether each element of the result is made of the elements at its own place."""
    if op.row is None or not op.row.elementwise:
        return False
    return op.name not in SAME_SHAPE_ELEMENTWISE or op.operands[0].shape == op.result.shape


@dataclass(frozen=True, slots=True)
class Eagerness:
    """How early an op propagates, and along which way only."""

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


def eagerness(op: Op) -> Eagerness:
    """The schedule of an op."""
    if (barrier := op.attrs.get("allowed_direction")) is not None:
        text = barrier.case if isinstance(barrier, Enum) else str(barrier)
        return Eagerness(fixed=Direction[text.split()[-1].strip('">')])
    if op.name in LATE_FORWARD:
        return Eagerness(middle=BACKWARD)
    if op.name in EAGER_FORWARD:
        return Eagerness(first=FORWARD)
    target = op.attrs.get("call_target_name")
    named = isinstance(target, String) and target.value in EAGER_CUSTOM_CALLS
    return Eagerness(first=BOTH) if op.name in EAGER or named or is_elementwise(op) else Eagerness()


def has_single_uses(op: Op) -> bool:
    """Whether nothing but this op uses its operands, scalars aside."""
    return all(len(value.uses) == 1 for value in op.operands if value.shape)


def directions(rule: Rule, allow: Callable[[Kind], Direction]) -> tuple[Direction, ...] | None:
    """Direction per factor; None when nothing may move."""
    found = tuple(
        NONE if is_blocked else allow(kind)
        for kind, is_blocked in zip(rule.kinds, rule.blocked, strict=True)
    )
    return found if any(found) else None


class Scheduler:
    """Runs an engine round by round."""

    def __init__(self, engine: Engine, strategy: str) -> None:
        self.engine = engine
        self.strategies = STRATEGIES[strategy]
        flow = engine.flow
        self._eagerness = [Eagerness() if r is None else eagerness(op) for op, r in _ops(flow)]
        self._elementwise = [r is not None and is_elementwise(op) for op, r in _ops(flow)]
        self._directions: dict[tuple[object, ...], tuple[Direction, ...] | None] = {}

    def run(self, *, by_op_priority: bool) -> None:
        """All rounds, or one."""
        if by_op_priority:
            self.run_rounds()
        else:
            self.run_once()

    def run_once(self) -> None:
        """Everything at once, both ways."""
        for strategy in self.strategies:
            self.engine.run(lambda i, s=strategy: self._choose(i, ROUNDS - 1, s), strategy)

    def run_rounds(self) -> None:
        """Cheap and unambiguous ops first."""
        for turn in range(ROUNDS):
            for strategy in self.strategies:
                self.engine.run(lambda i, t=turn, s=strategy: self._choose(i, t, s), strategy)

    def _choose(self, i: int, turn: int, strategy: Strategy) -> Transition | None:
        flow = self.engine.flow
        rule, when = flow.rules[i], self._eagerness[i]
        assert rule is not None
        if turn == 0 and when.fixed is None and not (when.first and has_single_uses(flow.ops[i])):
            return None
        key = (rule, when, turn)
        if key not in self._directions:
            self._directions[key] = directions(rule, lambda kind: when.direction(turn, kind))
        allowed = self._directions[key]
        if allowed is None:
            return None
        return self.engine.transition(rule, allowed, self._elementwise[i], strategy)


def _ops(flow: Flow) -> zip[tuple[Op, Rule | None]]:
    return zip(flow.ops, flow.rules, strict=True)


# --- user priorities


def run_by_user_priority(flow: Flow, run: Callable[[], None]) -> None:
    """Run with the dims of priority 0 only, then with those of each further priority added."""
    meshes = flow.module.meshes
    original: dict[int, Sharding] = {}
    for slot, value in enumerate(flow.state):
        if value is None:
            continue
        if any(dim.priority for dim in value.dims):
            original[slot] = value
        flow.state[slot] = _postponed(value, meshes)
    run()
    for priority in sorted({d.priority for s in original.values() for d in s.dims if d.priority}):
        for slot, value in original.items():
            flow.state[slot] = _restored(flow.state[slot], value, priority)
        run()


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
