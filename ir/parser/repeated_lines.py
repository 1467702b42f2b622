"""Builds the op of a repeated line with other names. See `ir/memo/known_lines.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from shardwright.ir.core import Block, Op, Region, Unlinked, Value
from shardwright.ir.locations.location import Location
from shardwright.ir.memo.known_lines import Bound, Line
from shardwright.ir.memo.known_statements import Template
from shardwright.ir.scanner.source_text import BLOB
from shardwright.ir.scanner.split import Statement
from shardwright.spec.attributes import EMPTY
from shardwright.spec.op import Sig
from shardwright.spec.types import Type


class Scope(NamedTuple):
    """The scope of a region's statements: values by name, locations by text, the dialect whose
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
    made.sig = op.sig if ins is not None and _tells(template, op) else None
    made.result = number[template.results[0][0]] if template.results else -1
    made.head, made.before = template.head, len(template.results)
    made.loc = number[template.loc] if template.loc >= 0 else -1
    made.body, made.bare = template.body, template.bare
    made.part = op.regions[0].block.args[0].type if template.body else None
    made.inner = tuple([inner.sig for inner in op.regions[0].block.ops]) if template.body else ()
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
        if name in env or "#" in name or (name and name[0] != "%"):
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
            add_reducer(op, bound.body, bound.part, unlinked, bound.inner)
        if name:
            value = op.results[0]
            value.name, value.sharding = name[1:], bound.sharding
            env[name] = value
            names.append(name)
    return len(statements)


def _tells(template: Template, op: Op) -> bool:
    """True if the hints of an op's signature, if it has any, follow from its statement."""
    wanted = op.row.hints if op.row is not None else ()
    return not wanted or (bool(template.body) and wanted == ("body",))


def add_reducer(
    op: Op,
    name: str,
    type: Type,
    unlinked: Unlinked | None,
    known: tuple[Sig | None, ...] = (),
) -> None:
    """Write out the region of `applies stablehlo.add`; its arguments have this type.

    `known`: the signatures of its two ops.
    """
    block = Block([type, type], unlinked)
    loc, place = op.loc, op.place
    first, last = known or (None, None)
    body = Op(name, block.args, [type], EMPTY, (), EMPTY, loc, place, unlinked, first)
    end = Op("stablehlo.return", body.results, (), EMPTY, (), EMPTY, loc, place, unlinked, last)
    block.append(body)
    block.append(end)
    op.add_region(Region([block]))
