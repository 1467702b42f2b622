"""Makes a loop over micro-batches of calls that are written out, once for each.

Calls say by `call_counter` of which micro-batch they are. All micro-batches must run the same
functions, each once, on what is the same for all, on what the micro-batch has made itself, on what
the one before it made in that place (a state of the loop), or on the number of the micro-batch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from shardwright.ir.core import Block, Func, Op, Value, callee
from shardwright.passes.pipeline.several_meshes.plain_program import COUNTER
from shardwright.passes.shared.counted_loops import constant, counted_loop, end_turn
from shardwright.spec.attributes import Dense, Int
from shardwright.spec.sharding_rules.dataflow import CONSTANTS
from shardwright.spec.types import TensorType, tensor
from shardwright.spec.values.dense import values

Place = tuple[str, int]  # a function, and which of its results


class Unlike(Exception):
    """Micro-batches are not alike."""


@dataclass
class Turns:
    """Calls of micro-batches, by function.

    states   what one turn hands to the next: by place, and what the first is given
    ins      by function where its operands come from: a value that is the same for all, a place of
             the same turn, a state, or None for the number of the turn
    """

    calls: list[dict[str, Op]]
    states: dict[Place, Value] = field(default_factory=dict[Place, Value])
    ins: dict[str, list[tuple[str, Value | Place | None]]] = field(
        default_factory=dict[str, "list[tuple[str, Value | Place | None]]"]
    )
    number: TensorType | None = None


SAME, OWN, STATE, NUMBER = "same", "own", "state", "number"


def with_loop(main: Func) -> bool:
    """Put calls of micro-batches into a loop; false where they are not alike, or are of one."""
    calls = _by_turn(main)
    if len(calls) < 2:
        return False
    try:
        turns = _read(calls)
        _write(main, turns)
    except Unlike:
        return False
    return True


def _by_turn(main: Func) -> list[dict[str, Op]]:
    """By micro-batch its calls; empty where these are not each one of every function."""
    found: dict[int, dict[str, Op]] = {}
    for op in main.body.ops:
        counter = op.notes.get(COUNTER)
        if isinstance(counter, Int) and "callee" in op.attrs:
            own = found.setdefault(counter.value, {})
            if callee(op) in own:
                return []
            own[callee(op)] = op
    every = [found[number] for number in sorted(found)]
    is_whole = sorted(found) == list(range(len(found)))
    return every if is_whole and all({*one} == {*every[0]} for one in every) else []


def _read(calls: list[dict[str, Op]]) -> Turns:
    """Raises Unlike."""
    found = Turns(calls)
    made: dict[Value, tuple[int, Place]] = {
        value: (turn, (name, value.index))
        for turn, one in enumerate(calls)
        for name, op in one.items()
        for value in op.results
    }
    for name in calls[0]:
        given = zip(*[one[name].operands for one in calls], strict=True)
        found.ins[name] = [_source(found, values, made) for values in given]
    return found


def _source(
    found: Turns, values: Sequence[Value], made: dict[Value, tuple[int, Place]]
) -> tuple[str, Value | Place | None]:
    """Where an operand comes from in all turns. Raises Unlike."""
    first, where = values[0], [made.get(value) for value in values]
    if all(value is first for value in values) and where[0] is None:
        return SAME, first
    places = {one[1] for one in where if one is not None}
    if len(places) == 1 and None not in where:
        (place,) = places
        if [one[0] for one in where if one is not None] == list(range(len(values))):
            return OWN, place
    if len(places) == 1 and where[0] is None and None not in where[1:]:
        (place,) = places
        if [one[0] for one in where if one is not None] == list(range(len(values) - 1)):
            if found.states.setdefault(place, first) is not first:
                raise Unlike
            return STATE, place
    if not places and all(_number(value) == turn for turn, value in enumerate(values)):
        assert isinstance(first.type, TensorType)
        found.number = first.type
        return NUMBER, None
    raise Unlike


def _number(value: Value) -> int | None:
    """The integer that a value is."""
    op = value.op
    if op is None or op.name not in CONSTANTS or value.shape != ():
        return None
    said = op.attrs.get("value")
    is_integer = isinstance(said, Dense) and said.type.element in ("i32", "i64", "ui32", "ui64")
    return int(values(said)) if is_integer and isinstance(said, Dense) else None


def _write(main: Func, turns: Turns) -> None:
    """Raises Unlike where a value of a micro-batch is read behind the loop, and is no state."""
    inside = dict.fromkeys(op for one in turns.calls for op in one.values())
    later: dict[Value, Place] = {}
    last = turns.calls[-1]
    for name, op in last.items():
        later.update((value, (name, value.index)) for value in op.results)
    for value in [value for op in inside for value in op.results]:
        if all(user in inside for user in value.users()):
            continue
        if value not in later or later[value] not in turns.states:
            raise Unlike
    before, behind = _around(main, {*inside})
    loop, block = _loop(turns)
    order = [*before, *block.take_ops(), *behind]
    places = list(turns.states)
    for value, place in later.items():
        if place in turns.states:
            value.replace_uses(loop.results[1 + places.index(place)], keep=[*inside])
    main.body.set_ops([*order, main.body.terminator])
    for op in inside:
        op.let_go()


def _around(main: Func, inside: set[Op]) -> tuple[list[Op], list[Op]]:
    """Ops in front of the loop and behind it: these read what it makes. Raises Unlike where the
    loop would wait for itself.
    """
    late, before, behind = set[Op](), list[Op](), list[Op]()
    for op in main.body.ops[:-1]:
        makers = {value.op for inner in op.walk() for value in inner.operands}
        if op in inside:
            if makers & late:
                raise Unlike
        elif makers & (late | inside):
            late.add(op)
            behind.append(op)
        else:
            before.append(op)
    return before, behind


def _loop(turns: Turns) -> tuple[Op, Block]:
    """The loop, and a block of it and of what it starts from."""
    around, places = Block(), list(turns.states)
    index = turns.number or tensor((), "i32")
    types = [index, *(value.type for value in turns.states.values())]
    starts = [constant(around, 0, index), *turns.states.values()]
    body = Block(types)
    now = dict(zip(places, body.args[1:], strict=True))
    own: dict[Place, Value] = {}
    for name, op in turns.calls[0].items():
        given = [_given(kind, what, body, now, own) for kind, what in turns.ins[name]]
        made = body.append(Op(
            op.name, given, [value.type for value in op.results], op.attrs, (),
            op.notes.without(COUNTER), op.loc, op.place,
        ))  # fmt: skip
        own.update(((name, k), value) for k, value in enumerate(made.results))
    end_turn(body, [own[place] for place in places])
    return counted_loop(around, body, len(turns.calls), starts), around


def _given(
    kind: str, what: Value | Place | None, body: Block, now: dict[Place, Value],
    own: dict[Place, Value],
) -> Value:  # fmt: skip
    if kind == NUMBER:
        return body.args[0]
    if isinstance(what, Value):
        return what
    assert what is not None
    return now[what] if kind == STATE else own[what]
