"""A module flattened for propagation: ops in program order, one slot per value that has a sharding.

Values that an edge ties share one slot. Slot NO_SLOT stands for values that cannot carry a sharding.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, compress
from typing import cast
from weakref import ref

from shardwright.ir.core import Func, Module, Op, Use, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.walk import all_ops
from shardwright.passes.base import op_error
from shardwright.passes.propagation.engine.sharding_groups import members
from shardwright.passes.shared.data_flow import Edge, calls_by_name, edge_op, edges_of, func_edges
from shardwright.passes.shared.op_facts import has_own_rule
from shardwright.passes.shared.shardings import DIALECT, set_sharding, visible_sharding
from shardwright.passes.shared.symbols import CALL
from shardwright.spec.attributes import RULE_NOTE, RuleAttr
from shardwright.spec.factors import Rule, pointwise_rule
from shardwright.spec.op import Sig
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import CONSTANTS, DATA_FLOW, EDGES, FUNC_EDGE
from shardwright.spec.types import TensorType, Type

NO_SLOT = 0

Sources = dict[Use, tuple[int, ...]]  # the ops that see an operand through an edge, not its own


@dataclass(slots=True, weakref_slot=True)
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
    listeners: dict[int, tuple[int, ...]] = field(default_factory=dict[int, tuple[int, ...]])
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
                    main.set_result_sharding(index, self.state[slot])


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
    flow.listeners = _Listeners(flow, sources)
    _collect_quiet(flow)
    return flow


def _number_values(flow: Flow, slot_of: dict[Value, int]) -> None:
    ops, values, state = flow.ops, flow.values, flow.state
    owned = [op.results or _arguments(op) for op in ops]
    values += chain.from_iterable(owned)
    found = cast(list[Value], values[1:])
    slot_of.update(zip(found, range(1, len(values)), strict=True))
    state += [value.sharding for value in found]
    special = [op.name.startswith(DIALECT) and op.name not in CONSTANTS for op in ops]
    for value in chain.from_iterable(compress(owned, special)):
        state[slot_of[value]] = visible_sharding(value)
    dynamic = {type for type in dict.fromkeys([v.type for v in found]) if not _is_static(type)}
    if dynamic:
        op, type = next(
            (op, value.type)
            for op, own in zip(ops, owned, strict=True)
            for value in own
            if value.type in dynamic
        )
        raise _dynamic(flow.module, op, str(type))


def _arguments(op: Op) -> list[Value]:
    return op.args if isinstance(op, Func) and not op.is_declaration else []


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


def _is_static(type: Type) -> bool:
    return not isinstance(type, TensorType) or type.is_static


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
    """The values that flow into an edge, then those it determines."""
    return [*(user.operands[index] for user, index in flow.edges[i].sources), *op.results]


def _find_slots_and_rules(flow: Flow, chlo_rules: bool, conservative: bool) -> None:
    """Slots and rules of ops; equal rules are one object, so that tables are keyed by identity."""
    interned = _Interned()
    by_sig: dict[Sig, Rule | None] = {}
    ops, edges, rules, find = flow.ops, flow.edges, flow.rules, flow.slot_of.__getitem__
    flow.slots = [tuple(map(find, op.operands + op.results)) for op in ops]
    for i in edges:
        flow.slots[i] = tuple(map(find, _edge_values(flow, i, ops[i])))
    edge_rule = cache(pointwise_rule)
    for i, op in enumerate(ops):
        if i in edges:
            shape = op.result.shape
            ranks = (len(shape),) * len(edges[i].sources)
            rules.append(interned(edge_rule(shape, ranks) if shape else None))
            continue
        if op.notes.items_tuple or op.regions:
            rules.append(interned(_rule(op, chlo_rules, conservative)))
            continue
        sig = op.sig
        if sig not in by_sig:
            by_sig[sig] = interned(_rule(op, chlo_rules, conservative))
        rules.append(by_sig[sig])
    flow.live = bytearray(map(interned.can_move.__getitem__, map(id, rules)))


def _rule(op: Op, chlo_rules: bool, conservative: bool) -> Rule | None:
    if op.name in EDGES or (not chlo_rules and has_own_rule(op)):
        return None
    given = op.notes.get(RULE_NOTE) if op.notes else None
    if isinstance(given, RuleAttr):
        return given.rule
    return op.sig.careful_rule if conservative else op.sig.rule


class _Interned:
    """Equal rules become one object, so that tables can be keyed by identity.

    `can_move`: by the id of such a rule, whether two tensors have a factor that is not blocked.
    """

    def __init__(self) -> None:
        self._by_value: dict[Rule, Rule] = {}
        # Holds the key's rule, so that ids stay taken.
        self._by_id: dict[int, tuple[Rule, Rule]] = {}
        self.can_move = {id(None): False}

    def __call__(self, rule: Rule | None) -> Rule | None:
        if rule is None:
            return None
        found = self._by_id.get(id(rule))
        if found is None:
            only = self._by_value.setdefault(rule, rule)
            found = self._by_id[id(rule)] = rule, only
            if id(only) not in self.can_move:
                self.can_move[id(only)] = _is_shared(only)
        return found[1]


def _is_shared(rule: Rule) -> bool:
    seen: set[int] = set()
    for tensor in rule.tensors:
        own = {f for dim in tensor for f in dim if not rule.blocked[f]}
        if own & seen:
            return True
        seen |= own
    return False


def _collect_groups(flow: Flow, slot_of: dict[Value, int]) -> None:
    for values in members(flow.ops):
        slots = dict.fromkeys([slot_of.get(value, NO_SLOT) for value in values])
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


class _Listeners(dict[int, tuple[int, ...]]):
    """Live ops that see a slot: users of its edge's targets, its op, its users, newest first.

    Found when first asked for: most shardings never change. The flow whose listeners they are holds
    them, and is not held by them: programs would stay until the collector finds the circle.
    """

    def __init__(self, flow: Flow, sources: Sources) -> None:
        super().__init__({NO_SLOT: ()})
        self._flow, self._sources = ref(flow), sources
        self._seen_by = _seen_by(flow)
        # Edges, and ops with an operand that flows into one; then arguments, which no op defines.
        tied = {flow.index[op] for op, _ in sources} | set(flow.edges)
        self._special = set(chain.from_iterable([flow.slots[i] for i in tied]))
        self._special.update(
            [flow.slot_of[arg] for f in flow.module.funcs for arg in _arguments(f)]
        )

    def __missing__(self, slot: int) -> tuple[int, ...]:
        flow, found = self._flow(), self._seen_by[slot]
        assert flow is not None
        if slot in self._special:
            found = _listeners_by_edges(flow, flow.values[slot], self._sources)
        elif len(found) > 2:  # uses may stand in another order than users do
            value = flow.values[slot]
            assert value is not None
            users = [flow.index[user] for user, _ in _newest_first(value)]
            found = dict.fromkeys([found[0], *users])
        made = self[slot] = tuple([i for i in found if flow.live[i]])
        return made


def _newest_first(value: Value) -> Iterable[Use]:
    """MLIR pushes a new use to the front of its list."""
    return reversed(value.uses)


def _seen_by(flow: Flow) -> list[list[int]]:
    """By slot: the op whose result it is, then its users, in program order."""
    found: list[list[int]] = [[] for _ in flow.values]
    for i, slots in enumerate(flow.slots):
        for slot in slots:
            found[slot].append(i)
    return found


def _listeners_by_edges(flow: Flow, value: Value | None, sources: Sources) -> Iterable[int]:
    if value is None:
        return ()
    found: list[int] = []
    if isinstance(value.owner, Op):
        i = flow.index[value.owner]
        if i in flow.edges:
            for target in flow.edges[i].targets:
                found += _users(flow, target, sources)
        found.append(i)
    return dict.fromkeys(found + _users(flow, value, sources))


def _users(flow: Flow, value: Value, sources: Sources) -> list[int]:
    found: list[int] = []
    for use in _newest_first(value):
        found += sources.get(use) or (flow.index[use[0]],)
    return found


def _collect_quiet(flow: Flow) -> None:
    """Readers that hear of no change: `unheard`, and edges of arguments as operands change."""
    for i in (*flow.edges, *map(flow.index.__getitem__, flow.unheard)):
        for slot in flow.slots[i]:
            if flow.live[i] and i not in flow.listeners[slot]:
                flow.quiet[slot] = (*flow.quiet.get(slot, ()), i)
