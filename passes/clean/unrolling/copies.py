"""Copies of bodies: of a loop for one turn, and of a function where it is called."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from shardwright.ir.analysis.partial_kinds import kind_at
from shardwright.ir.core import Block, Func, Module, Op, Value, callee, clone, out_sharding
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attrs, Dialect, Number, ShardingAttr, String
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import CONSTANTS, CONSTRAINT, DATA_FLOW

CALL = "func.call"
_CHANNEL = "channel_handle"
# What is said of all that a loop or a call computes.
KEPT = (plan.REMAT, plan.RECOMPUTED, plan.STAGE)


class Channels:
    """Channels of collectives: copies get their own, those that shared one share the next."""

    def __init__(self, ops: Sequence[Op]) -> None:
        self._last = max((_handle(op) for op in ops), default=0)

    def renew(self, ops: Sequence[Op]) -> None:
        """Give the channels of some ops, and of those in their regions, other numbers."""
        known: dict[int, int] = {}
        for op in (inner for one in ops for inner in one.walk()):
            old, found = _handle(op), op.attrs.get(_CHANNEL)
            if old <= 0 or not isinstance(found, Dialect):
                continue
            if old not in known:
                self._last += 1
                known[old] = self._last
            fields = {**dict(found.fields), "handle": Number(known[old])}
            op.set_attr(_CHANNEL, Dialect(found.name, tuple(fields.items())))


def _handle(op: Op) -> int:
    found = op.attrs.get(_CHANNEL)
    handle = found.get("handle") if isinstance(found, Dialect) else None
    return handle.value if isinstance(handle, Number) else 0


def copied(block: Block, args: Sequence[Value], mapping: dict[Value, Value]) -> list[Op]:
    """The ops of a block but its terminator on other arguments; `mapping` learns their results."""
    mapping.update(zip(block.args, args, strict=True))
    return [clone(op, mapping) for op in block.ops if not op.is_terminator]


def returned(block: Block, mapping: dict[Value, Value]) -> list[Value]:
    """What a copy of a block returns."""
    return [mapping.get(value, value) for value in block.terminator.operands]


def keep_notes(around: Op, ops: Sequence[Op], number: int = 0) -> None:
    """Say of each copy what a plan says of the loop or call that it is written for. `number`: of
    the turn, of which a list has one entry each.

    Scalars are left out: what a counter gives is a number.
    """
    for key in KEPT:
        if key in around.notes:
            said = around.notes[key]
            said = said.items[number] if isinstance(said, Array) else said
            for op in ops:
                is_dear = op.name not in CONSTANTS and any(value.shape for value in op.results)
                if is_dear and key not in op.notes:
                    op.set_note(key, said)


def laid_out(
    value: Value, sharding: Sharding | None, around: Op, index: int, own: Collection[Op]
) -> tuple[Value, list[Op]]:
    """A value in the layout that its loop or call said, and the op that this takes, if any.

    A result of `own`, the copies, gets the layout itself where it has none.
    """
    maker = value.op
    has = value.sharding or (out_sharding(maker) if maker is not None else None)
    if sharding is None or has is sharding:
        return value, []
    if not value.shape and not sharding.unreduced:  # a scalar has nothing to be cut
        return value, []
    note = around.notes.get(plan.KIND)
    kind = kind_at(note, f"result{index}") if note is not None and sharding.unreduced else ""
    is_open = has is None and maker in own and not kind
    if is_open and maker is not None and not maker.regions:
        value.set_sharding(sharding)
        return value, []
    attrs = Attrs({"sharding": ShardingAttr(sharding)})
    made = Op(CONSTRAINT, [value], [value.type], attrs, loc=around.loc, place=around.place)
    if kind:
        made.set_note(plan.KIND, String(kind))
    return made.result, [made]


def ending(module: Module) -> set[str]:
    """The functions whose calls come to an end: none of them leads to a call of itself."""
    left: dict[str, set[str]] = {}
    callers: dict[str, list[str]] = {}
    for func in module.funcs:
        called = (callee(op) for op in func.walk() if "callee" in op.attrs)
        left[func.symbol] = {name for name in called if module.func(name) is not None}
        for name in sorted(left[func.symbol]):
            callers.setdefault(name, []).append(func.symbol)
    waiting = [name for name, called in left.items() if not called]
    found = set(waiting)
    while waiting:
        name = waiting.pop()
        for caller in callers.get(name, ()):
            left[caller].discard(name)
            if not left[caller] and caller not in found:
                found.add(caller)
                waiting.append(caller)
    return found


def body_of(loop: Op) -> Block:
    """The block that runs once a turn."""
    returns = DATA_FLOW[loop.name].from_returns
    assert returns is not None and len(returns) == 1
    return loop.regions[returns[0]].block


@dataclass
class Copy:
    """A copy of a body: its ops, what it passes on, and by value of the body that of the copy.

    layouts: ops of these that only say how a value is laid out
    """

    ops: list[Op] = field(default_factory=list["Op"])
    passed: list[Value] = field(default_factory=list["Value"])
    mapping: dict[Value, Value] = field(default_factory=dict["Value", "Value"])
    layouts: list[Op] = field(default_factory=list["Op"])

    def laid_out(
        self, value: Value, sharding: Sharding | None, around: Op, index: int, own: Collection[Op]
    ) -> Value:
        """A value in the layout that the loop or call says."""
        found, more = laid_out(value, sharding, around, index, own)
        self.ops += more
        self.layouts += more
        return found


def turn(loop: Op, given: Sequence[Value], number: int) -> Copy:
    """The body of a loop on the values of a turn, by its number from 0."""
    made, body = Copy(), body_of(loop)
    made.ops = copied(body, given, made.mapping)
    keep_notes(loop, made.ops, number)
    own = set(made.ops)
    for index, value in enumerate(returned(body, made.mapping)):
        sharding = loop.results[index].sharding
        made.passed.append(made.laid_out(value, sharding, loop, index, own))
    return made


def written_func(module: Module, op: Op, ending: Collection[str]) -> Func | None:
    """The function to write out for a call; None for one that has to stay, and for other ops.

    `ending`: functions whose calls come to an end.
    """
    func = module.func(callee(op)) if op.name == CALL else None
    if func is None or func.is_declaration or len(func.regions[0].blocks) > 1:
        return None
    if any(key not in KEPT for key in op.notes) or len(func.notes):
        return None  # what is said of the call or function would be lost
    if any(map(len, (*func.arg_attrs, *func.result_attrs))):
        return None
    return func if func.symbol in ending else None


def written_call(func: Func, call: Op) -> Copy:
    """The body of a function where it is called."""
    made = Copy()
    pairs = enumerate(zip(call.operands, func.args, strict=True))
    args = [made.laid_out(value, arg.sharding, call, k, ()) for k, (value, arg) in pairs]
    ops = copied(func.body, args, made.mapping)
    keep_notes(call, ops)
    made.ops += ops
    own = set(ops)
    for index, value in enumerate(returned(func.body, made.mapping)):
        value = made.laid_out(value, func.result_shardings[index], call, index, own)
        value = made.laid_out(value, call.results[index].sharding, call, index, own)
        made.passed.append(value)
    return made
