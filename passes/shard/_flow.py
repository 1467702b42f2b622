"""A module flattened for propagation: ops in program order, one slot per value that has a sharding.

Values that an edge ties share one slot. Slot NO_SLOT stands for values that cannot carry a sharding.
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass, field

from shardwright.ir.core import Func, Module, Op, Use, Value
from shardwright.ir.errors import ProgramError
from shardwright.passes.base import op_error
from shardwright.spec.attributes import Int, RuleAttr
from shardwright.spec.dataflow import DATA_FLOW, EDGES, FUNC_EDGE
from shardwright.spec.factors import Rule, pointwise_rule
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType, Type

from ._data_flow import Edge, calls_by_name, edge_op, edges_of, func_edges
from ._shardings import set_sharding, visible_sharding
from ._symbols import CALL
from ._walk import all_ops

NO_SLOT = 0
RULE_NOTE = "sdy.sharding_rule"

Sources = dict[Use, tuple[int, ...]]  # the ops that see an operand through an edge, not its own


@dataclass(slots=True)
class Flow:
    """Columns over ops and over slots.

    `slots[i]`, `rules[i]`  slots of operands then results of op i, and its rule (None: inert)
    `live[i]`               whether anything can move through op i: a factor that two tensors have
    `slot_of[v]`            the slot of value v, region arguments and edge owners included
    `values[s]`, `state[s]` the value whose sharding slot s is (None: a function result), and it
    `listeners[s]`          live ops to visit when slot s changes, in MLIR's order
    `quiet[s]`              other live ops that read slot s; only slots that have some
    `groups[s]`             other slots of the same sharding group
    `returns`               (returned slot, slot of the function result) of the main function
    `unheard`               ops that read an argument of a loop that no edge ties to its result
    """

    module: Module
    ops: list[Op] = field(default_factory=list[Op])
    index: dict[Op, int] = field(default_factory=dict[Op, int])
    slot_of: dict[Value, int] = field(default_factory=dict[Value, int])
    slots: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])
    rules: list[Rule | None] = field(default_factory=list[Rule | None])
    live: bytearray = field(default_factory=bytearray)
    edges: dict[int, Edge] = field(default_factory=dict[int, Edge])
    values: list[Value | None] = field(default_factory=lambda: [None])
    state: list[Sharding | None] = field(default_factory=lambda: [None])
    listeners: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])
    quiet: dict[int, tuple[int, ...]] = field(default_factory=dict[int, tuple[int, ...]])
    groups: dict[int, tuple[int, ...]] = field(default_factory=dict[int, tuple[int, ...]])
    returns: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    unheard: list[Op] = field(default_factory=list[Op])

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


class _SlotOf(dict[Value, int]):
    """Slots of values; NO_SLOT for those that have none."""

    def __missing__(self, value: Value) -> int:
        return NO_SLOT


def flatten(module: Module, *, chlo_rules: bool = True, conservative: bool = False) -> Flow:
    """The columns of a module. Raises ProgramError for dynamic shapes."""
    flow = Flow(module)
    flow.ops = all_ops(module)
    flow.index = {op: i for i, op in enumerate(flow.ops)}
    flow.slot_of = slot_of = _SlotOf()
    sources: Sources = {}
    _number_values(flow, slot_of)
    for op in flow.ops:
        if op.name in DATA_FLOW:
            _find_edges(flow, op, sources)
            _number_arguments(flow, op)
    _find_func_edges(flow, sources)
    _tie_edges(flow, slot_of)
    _find_slots_and_rules(flow, chlo_rules, conservative)
    _collect_groups(flow, slot_of)
    _collect_returns(flow, slot_of)
    tied = {flow.index[op] for op, _ in sources} | set(flow.edges)
    flow.listeners = [_listeners(flow, v, sources, tied) for v in flow.values]
    _collect_quiet(flow)
    return flow


def _number_values(flow: Flow, slot_of: dict[Value, int]) -> None:
    values, state = flow.values, flow.state
    static: set[Type] = set()
    for op in flow.ops:
        own = op.args if isinstance(op, Func) and not op.is_declaration else op.results
        for value in own:
            if value.type not in static:
                _check(flow.module, op, value)
                static.add(value.type)
            slot_of[value] = len(values)
            values.append(value)
            state.append(visible_sharding(value))


def _find_edges(flow: Flow, op: Op, sources: Sources) -> None:
    for edge in edges_of(op):
        if (carrier := edge_op(edge.owner)) is not None:
            flow.edges[flow.index[carrier]] = edge
            # Shardy does not look at the edge of an argument again when its operand changes.
            if edge.owner.op is not None:
                sources.update((use, (flow.index[carrier],)) for use in edge.sources)


def _number_arguments(flow: Flow, op: Op) -> None:
    """Slots of region arguments where no edge stands: their own, or that of the result they are."""
    for edge in edges_of(op):
        if edge_op(edge.owner) is not None:
            continue
        if edge.owner.op is None:
            flow.slot_of[edge.owner] = len(flow.values)
            flow.values.append(edge.owner)
            flow.state.append(visible_sharding(edge.owner))
        for value in edge.targets:
            flow.slot_of[value] = flow.slot_of[edge.owner]
            flow.unheard += value.users()


def _find_func_edges(flow: Flow, sources: Sources) -> None:
    """Edges between calls and functions, and what sees a value through a call or a return."""
    if {op.name for op in flow.ops}.isdisjoint((CALL, FUNC_EDGE)):
        return
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


def _edge_values(flow: Flow, i: int, op: Op) -> list[Value]:
    """What flows into an edge, then what it determines."""
    return [*(user.operands[index] for user, index in flow.edges[i].sources), *op.results]


def _find_slots_and_rules(flow: Flow, chlo_rules: bool, conservative: bool) -> None:
    """Slots and rules of ops; equal rules are one object, so that tables are keyed by identity."""
    interned = _Interned()
    by_types: dict[tuple[object, ...], Rule | None] = {}
    find, slots, rules = flow.slot_of.__getitem__, flow.slots, flow.rules
    for i, op in enumerate(flow.ops):
        values = _edge_values(flow, i, op) if i in flow.edges else op.operands + op.results
        slots.append(tuple(map(find, values)))
        if op.notes.items_tuple or op.regions or i in flow.edges or not _is_told_by_types(op):
            rule = _rule(flow, i, op, chlo_rules, conservative)
            rules.append(None if rule is None else interned(rule))
            continue
        key = op.name, op.attrs, len(op.results), *[value.type for value in values]
        try:
            rule = by_types[key]
        except KeyError:
            rule = _rule(flow, i, op, chlo_rules, conservative)
            rule = by_types[key] = None if rule is None else interned(rule)
        rules.append(rule)
    flow.live = bytearray(rule is not None and interned.can_move(rule) for rule in rules)


def _is_told_by_types(op: Op) -> bool:
    """Whether name, attributes and types make the signature of an op, and thus its rule."""
    row = op.row
    return row is None or not row.hints


def _rule(flow: Flow, i: int, op: Op, chlo_rules: bool, conservative: bool) -> Rule | None:
    if (edge := flow.edges.get(i)) is not None:
        shape = op.result.shape
        return pointwise_rule(shape, [len(shape)] * len(edge.sources)) if shape else None
    if op.name in EDGES or (not chlo_rules and has_own_rule(op)):
        return None
    given = op.notes.get(RULE_NOTE) if op.notes else None
    if isinstance(given, RuleAttr):
        return given.rule
    return op.sig.careful_rule if conservative else op.sig.rule


def has_own_rule(op: Op) -> bool:
    """Whether the rule of an op is ours, because Shardy has none."""
    row = op.row
    return row is not None and row.own_rule


class _Interned:
    """Equal rules become one object, so that tables can be keyed by identity."""

    def __init__(self) -> None:
        self._by_value: dict[Rule, Rule] = {}
        # Holds the key's rule, so that ids stay taken.
        self._by_id: dict[int, tuple[Rule, Rule]] = {}
        self._moves: dict[int, bool] = {}

    def __call__(self, rule: Rule) -> Rule:
        found = self._by_id.get(id(rule))
        if found is None:
            found = self._by_id[id(rule)] = rule, self._by_value.setdefault(rule, rule)
        return found[1]

    def can_move(self, rule: Rule) -> bool:
        """Whether two tensors of an interned rule have a factor that is not blocked."""
        found = self._moves.get(id(rule))
        if found is None:
            found = self._moves[id(rule)] = _is_shared(rule)
        return found


def _is_shared(rule: Rule) -> bool:
    seen: set[int] = set()
    for tensor in rule.tensors:
        own = {f for dim in tensor for f in dim if not rule.blocked[f]}
        if own & seen:
            return True
        seen |= own
    return False


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
    flow: Flow, value: Value | None, sources: Sources, tied: set[int]
) -> tuple[int, ...]:
    """Ops that see a value: users of its edge's targets, its op, its users, newest first.

    `tied`: edges, and ops with an operand that flows into one.
    """
    if value is None:
        return ()
    i = flow.index[value.owner] if isinstance(value.owner, Op) else None
    found: list[int] = []
    if i is not None:
        if i in tied and i in flow.edges:
            for target in flow.edges[i].targets:
                found += _users(flow, target, sources, tied)
        if flow.live[i]:
            found.append(i)
    found += _users(flow, value, sources, tied)
    return tuple(found) if len(found) < 2 else tuple(dict.fromkeys(found))


def _users(flow: Flow, value: Value, sources: Sources, tied: set[int]) -> list[int]:
    index, live = flow.index, flow.live
    found: list[int] = []
    for use in reversed(value.uses):
        i = index[use[0]]
        if i in tied and (through := sources.get(use)):
            found += [user for user in through if live[user]]
        elif live[i]:
            found.append(i)
    return found


def _collect_quiet(flow: Flow) -> None:
    """Readers that hear of no change: `unheard`, and edges of arguments as operands change."""
    for i in (*flow.edges, *map(flow.index.__getitem__, flow.unheard)):
        for slot in flow.slots[i]:
            if flow.live[i] and i not in flow.listeners[slot]:
                flow.quiet[slot] = (*flow.quiet.get(slot, ()), i)
