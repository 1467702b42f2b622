"""A module flattened for propagation: ops in program order, one slot per value that has a sharding.

Values that an edge ties share one slot. Slot NO_SLOT stands for values that cannot carry a sharding.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from shardwright.ir.core import Func, Module, Op, Use, Value
from shardwright.ir.errors import ProgramError
from shardwright.passes.base import op_error
from shardwright.spec.attributes import Int, RuleAttr
from shardwright.spec.dataflow import EDGES, FUNC_EDGE
from shardwright.spec.factors import Kind, Rule, pointwise_rule
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType

from ._data_flow import Edge, calls_by_name, edge_op, edges_of, func_edges
from ._shardings import set_sharding, visible_sharding
from ._walk import all_ops

NO_SLOT = 0
RULE_NOTE = "sdy.sharding_rule"


@dataclass(slots=True)
class Flow:
    """Columns over ops and over slots.

    `slot_of[v]`            slot of a value, region arguments and edge owners included
    `slots[i]`, `rules[i]`  slots of operands then results of op i, and its rule (None: inert)
    `values[s]`, `state[s]` the value whose sharding slot s is (None: a function result), and it
    `listeners[s]`          ops to visit when slot s changes, in MLIR's order
    `groups[s]`             other slots of the same sharding group
    `returns`               (returned slot, slot of the function result) of the main function
    """

    module: Module
    ops: list[Op] = field(default_factory=list[Op])
    index: dict[Op, int] = field(default_factory=dict[Op, int])
    slot_of: dict[Value, int] = field(default_factory=dict[Value, int])
    slots: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])
    rules: list[Rule | None] = field(default_factory=list[Rule | None])
    edges: dict[int, Edge] = field(default_factory=dict[int, Edge])
    values: list[Value | None] = field(default_factory=lambda: [None])
    state: list[Sharding | None] = field(default_factory=lambda: [None])
    listeners: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])
    groups: dict[int, tuple[int, ...]] = field(default_factory=dict[int, tuple[int, ...]])
    returns: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])

    def shape(self, slot: int) -> tuple[int, ...]:
        """Shape of the value of a slot; () where there is none."""
        value = self.values[slot]
        return () if value is None else value.shape

    def write(self, before: list[Sharding | None]) -> None:
        """Write changed shardings back into the module."""
        for slot, new in enumerate(self.state):
            value = self.values[slot]
            if value is not None and new is not before[slot]:
                set_sharding(value, new)
        main = self.module.main
        if main is not None:
            for index, (_, slot) in enumerate(self.returns):
                if slot:
                    main.result_shardings[index] = self.state[slot]


def flatten(module: Module, *, chlo_rules: bool = True, conservative: bool = False) -> Flow:
    """The columns of a module. Raises ProgramError for dynamic shapes."""
    flow = Flow(module)
    flow.ops = all_ops(module)
    flow.index = {op: i for i, op in enumerate(flow.ops)}
    slot_of = flow.slot_of
    sources: dict[Use, tuple[int, ...]] = {}
    for op in flow.ops:
        _number_values(flow, op, slot_of)
        for edge in edges_of(op):
            if (carrier := edge_op(edge.owner)) is not None:
                flow.edges[flow.index[carrier]] = edge
                # Shardy does not look at the edge of an argument again when its operand changes.
                if edge.owner.op is not None:
                    sources.update((use, (flow.index[carrier],)) for use in edge.sources)
    _add_func_edges(flow, sources)
    _tie_edges(flow, slot_of)
    interned = _Interned(conservative)
    for i, op in enumerate(flow.ops):
        flow.slots.append(tuple(slot_of.get(v, NO_SLOT) for v in _tensors(flow, i, op)))
        rule = _rule(flow, i, op, chlo_rules)
        flow.rules.append(None if rule is None else interned(rule))
    _collect_groups(flow, slot_of)
    _collect_returns(flow, slot_of)
    flow.listeners = [tuple(dict.fromkeys(_listeners(flow, v, sources))) for v in flow.values]
    return flow


def _add_func_edges(flow: Flow, sources: dict[Use, tuple[int, ...]]) -> None:
    """Edges between calls and functions, and what sees a value through a call or a return."""
    for edge in func_edges(flow.module):
        if (carrier := edge_op(edge.owner)) is not None:
            flow.edges[flow.index[carrier]] = edge
    users = calls_by_name(flow.module)
    for func in flow.module.funcs:
        if func.is_declaration:
            continue
        found, returned = users.get(func.symbol, ()), func.body.terminator
        for index, value in enumerate(func.args):
            seen = tuple(flow.index[user] for user, _ in reversed(value.uses))
            sources.update(((call, index), seen) for call in found)
        for index in range(len(returned.operands)):
            uses = (use for call in found for use in reversed(call.results[index].uses))
            sources[returned, index] = tuple(flow.index[user] for user, _ in uses)


def _number_values(flow: Flow, op: Op, slot_of: dict[Value, int]) -> None:
    values: Iterable[Value] = op.results
    if isinstance(op, Func) and not op.is_declaration:
        values = op.args
    for value in values:
        _check(flow.module, op, value)
        slot_of[value] = len(flow.values)
        flow.values.append(value)
        flow.state.append(visible_sharding(value))


def _check(module: Module, op: Op, value: Value) -> None:
    type = value.type
    if isinstance(type, TensorType) and not type.is_static:
        raise _dynamic(module, op, str(type))


def _dynamic(module: Module, op: Op, type: str) -> ProgramError:
    message = f"propagation only supports ranked tensors with a static shape. type: {type}"
    return op_error(module, op, message, help="lower the program with concrete sizes")


def _tie_edges(flow: Flow, slot_of: dict[Value, int]) -> None:
    for i, edge in flow.edges.items():
        slot = slot_of[flow.ops[i].result]
        for value in (edge.owner, *edge.targets):
            if flow.ops[i].name != FUNC_EDGE and value in slot_of:
                flow.values[slot_of[value]] = None  # the edge alone has a sharding
            slot_of[value] = slot


def _tensors(flow: Flow, i: int, op: Op) -> Iterator[Value]:
    edge = flow.edges.get(i)
    if edge is None:
        yield from op.operands
    else:
        yield from (user.operands[index] for user, index in edge.sources)
    yield from op.results


def _rule(flow: Flow, i: int, op: Op, chlo_rules: bool) -> Rule | None:
    if (edge := flow.edges.get(i)) is not None:
        shape = op.result.shape
        return pointwise_rule(shape, [len(shape)] * len(edge.sources)) if shape else None
    if op.name in EDGES or (not chlo_rules and has_own_rule(op)):
        return None
    given = op.notes.get(RULE_NOTE) if op.notes else None
    return given.rule if isinstance(given, RuleAttr) else op.sig.rule


def has_own_rule(op: Op) -> bool:
    """Whether the rule of an op is ours, because Shardy has none."""
    row = op.row
    return row is not None and row.own_rule


class _Interned:
    """Equal rules become one object, so that tables can be keyed by identity."""

    def __init__(self, conservative: bool) -> None:
        self._conservative = conservative
        self._by_value: dict[Rule, Rule] = {}
        self._by_id: dict[
            int, tuple[Rule, Rule]
        ] = {}  # holds the key's rule, so that ids stay taken

    def __call__(self, rule: Rule) -> Rule:
        found = self._by_id.get(id(rule))
        if found is None:
            kept = careful(rule) if self._conservative else rule
            found = self._by_id[id(rule)] = rule, self._by_value.setdefault(kept, kept)
        return found[1]


def careful(rule: Rule) -> Rule:
    """The rule in conservative mode: what needs neighbours' elements does not propagate."""
    moves = [kind is Kind.PERMUTATION for kind in rule.kinds]
    blocked = tuple(a or b for a, b in zip(rule.blocked, moves, strict=True))
    return replace(rule, blocked=blocked)


def _collect_groups(flow: Flow, slot_of: dict[Value, int]) -> None:
    members: dict[int, dict[int, None]] = {}
    for op in flow.ops:
        group = op.attrs.get("group_id") if op.attrs else None
        if isinstance(group, Int):
            members.setdefault(group.value, {})[slot_of.get(op.operands[0], NO_SLOT)] = None
    for slots in members.values():
        for slot in slots:
            flow.groups[slot] = tuple(s for s in slots if s != slot)


def _collect_returns(flow: Flow, slot_of: dict[Value, int]) -> None:
    main = flow.module.main
    if main is None or main.is_declaration:
        return
    for value, sharding in zip(main.body.terminator.operands, main.result_shardings, strict=True):
        if not isinstance(value.type, TensorType):
            flow.returns.append((NO_SLOT, NO_SLOT))
            continue
        flow.returns.append((slot_of.get(value, NO_SLOT), len(flow.values)))
        flow.values.append(None)
        flow.state.append(sharding)


def _listeners(
    flow: Flow, value: Value | None, sources: dict[Use, tuple[int, ...]]
) -> Iterator[int]:
    """Ops that see a value: users of its edge's targets, its op, its users, newest first."""
    if value is None:
        return
    i = flow.index[value.owner] if isinstance(value.owner, Op) else None
    if i is not None and i in flow.edges:
        for target in flow.edges[i].targets:
            yield from _users(flow, target, sources)
    if i is not None and flow.rules[i] is not None:
        yield i
    yield from _users(flow, value, sources)


def _users(flow: Flow, value: Value, sources: dict[Use, tuple[int, ...]]) -> Iterator[int]:
    for use in reversed(value.uses):
        for i in sources.get(use) or (flow.index[use[0]],):
            if flow.rules[i] is not None:
                yield i
