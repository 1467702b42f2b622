"""Builds the op of a line that was built before, with other names. See `ir/lines.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from shardwright.spec.types import Type

from .core import Block, Op, Region, Unlinked, Value
from .lines import Bound, Line
from .locations import Location
from .scan import Statement
from .templates import Template
from .text import BLOB


class Scope(NamedTuple):
    """What a region's statements refer to: values by name, what a location says, the dialect whose
    ops need no prefix. `names`: those that the region defines.
    """

    env: dict[str, Value]
    locate: Callable[[str], Location | None]
    dialect: str
    names: list[str]


def bind(
    line: Line,
    template: Template,
    statement: Statement,
    op: Op,
    ins: Sequence[Type] | None,
) -> None:
    """Remember the op that was built from a statement with the template."""
    if BLOB in line.key or template.successors or len(template.results) > 1:
        return
    if len(op.results) > 1 or any(count != 1 for _, count in template.results):
        return
    # Types and constants are no slots of a line: number the others.
    kept = [at for at, text in enumerate(statement.slots) if text.startswith(("%", "loc("))]
    number = {slot: at for at, slot in enumerate(kept)}
    if any(slot in number for slot in template.baked):
        return
    made = Bound()
    made.name, made.attrs, made.notes = op.name, op.attrs, op.notes
    made.sharding = op.results[0].sharding if op.results else None
    made.uses = tuple(number[slot] for slot in template.uses)
    made.ins = None if ins is None else list(ins)
    made.outs = tuple(value.type for value in op.results)
    made.sig = None if ins is None or op.has_hints else op.sig
    made.result = number[template.results[0][0]] if template.results else -1
    made.head, made.before = template.head, len(template.results)
    made.loc = number[template.loc] if template.loc >= 0 else -1
    made.body, made.bare = template.body, template.bare
    made.part = op.regions[0].block.args[0].type if template.body else None
    line.bound = made


def known_ops(
    statements: Sequence[Statement],
    position: int,
    block: Block,
    scope: Scope,
    unlinked: Unlinked | None,
) -> int:
    """Append the ops of known lines to a block, from a position on.

    Returns the position of the first statement that is none, or in which a name is unknown or
    known already, or a type is not as the line says.
    """
    env, locate, dialect, names = scope
    for at in range(position, len(statements)):
        statement = statements[at]
        line = statement.known
        if line is None or (bound := line.bound) is None or bound.bare not in ("", dialect):
            return at
        slots, result = statement.slots, bound.result
        name = slots[result] if result >= 0 else ""
        try:
            operands = [env[slots[slot]] for slot in bound.uses]
        except KeyError:
            return at
        if name in env or "#" in name:
            return at
        if bound.ins not in (None, [value.type for value in operands]):
            return at
        column = statement.column + bound.head + (len(slots[0]) - 1 if bound.before else 0)
        op = Op(
            bound.name,
            operands,
            bound.outs,
            bound.attrs,
            (),
            bound.notes,
            locate(slots[bound.loc]) if bound.loc >= 0 else None,
            (statement.line, column),
            unlinked,
            bound.sig,
        )
        block.append(op)
        if bound.part is not None:
            add_reducer(op, bound.body, bound.part, unlinked)
        if name:
            value = op.results[0]
            value.name, value.sharding = name[1:], bound.sharding
            env[name] = value
            names.append(name)
    return len(statements)


def add_reducer(op: Op, name: str, type: Type, unlinked: Unlinked | None) -> None:
    """Write out the region of `applies stablehlo.add`; its arguments have this type."""
    block = Block([type, type], unlinked)
    loc, place = op.loc, op.place
    body = Op(name, block.args, [type], loc=loc, place=place, unlinked=unlinked)
    end = Op("stablehlo.return", body.results, loc=loc, place=place, unlinked=unlinked)
    block.append(body)
    block.append(end)
    op.add_region(Region([block]))
