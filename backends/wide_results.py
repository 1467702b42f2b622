"""Ops of many results: one name for all of them, lists of them in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shardwright.backends.collectives import reason
from shardwright.backends.list_entries import entries_of
from shardwright.backends.short_lists import compact, sliced
from shardwright.ir.core import Op, Value

if TYPE_CHECKING:
    from shardwright.backends.emit import Writer

MOST = 12  # results that have names of their own


def assign_all(writer: Writer, op: Op, expression: str) -> None:
    """Write an op of which several results are a tuple. Many are spelled by their places, unless
    they are let go of one by one.
    """
    if not has_one_name(writer, op):
        writer.assign(op, expression)
        return
    name = writer.names.new(writer.word(op))
    writer.line(f"{name} = {expression}", reason(op))
    spell_by_places(writer, op, name)


def has_one_name(writer: Writer, op: Op) -> bool:
    """True if the results of an op are many, and can be let go of together."""
    return len(op.results) > MOST and (not writer.frees or writer.die_together(op.results))


def spell_by_places(writer: Writer, op: Op, name: str) -> None:
    """Spell the results of an op by their places in a tuple or list."""
    writer.freeing.own(name)
    for number, value in enumerate(op.results):
        writer.bind(value, f"{name}[{number}]")
    writer.replace_given(op.results)


def in_short(writer: Writer, values: Sequence[Value], texts: Sequence[str]) -> list[str]:
    """The items of a tuple of values that are spelled so, those of lists together."""
    found = writer.program.bundles
    if found is None:
        return sliced(texts)
    entries = entries_of(found, values, lambda bundle: bundle.read_name, writer.use)
    pairs = zip(values, texts, entries, strict=True)
    return sliced(
        compact([entry if text == writer.use(value) else text for value, text, entry in pairs])
    )
