"""Writes many results over donated arguments at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shardwright.backends.list_entries import entries_of
from shardwright.backends.overwriting import Home, over_all
from shardwright.backends.short_lists import compact, sliced

if TYPE_CHECKING:
    from shardwright.backends.emit import Writer

LEAST = 4  # results that are worth a list


def write_together(writer: Writer, homes: Sequence[Home]) -> None:
    """Write results over arguments; what reads them from here on reads these."""
    places = [writer.argument(home.argument) for home in homes]
    values = [home.value for home in homes]
    found, texts = writer.program.bundles, writer.uses(values)
    if found is not None:
        texts = compact(entries_of(found, values, lambda bundle: bundle.read_name, writer.use))
    writer.line(over_all(_listed(places), _listed(texts)))
    for value, place in zip(values, places, strict=True):
        writer.settle(value, place)


def _listed(texts: Sequence[str]) -> str:
    """A list of items, or the slice that they are."""
    found = sliced(texts)
    if len(found) == 1 and found[0].startswith("*") and "(" not in found[0]:
        return found[0][1:]
    return f"[{', '.join(found)}]"
