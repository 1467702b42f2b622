"""A difference as one HTML page: no script, nothing from elsewhere, every text escaped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from shardwright.api.differences import Change, Diff, figure_rows
from shardwright.spec.machines.number_words import plural

_STYLE = """\
body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
table { border-collapse: collapse; } td, th { padding: .2em 1em .2em 0; text-align: left; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
li { margin: .5em 0; } ul { color: #444; } .failed { color: #b00020; }
.new, .dearer { color: #b00020; } .gone, .cheaper { color: #00692b; }
"""


def page(found: Diff, failed: Sequence[str] = ()) -> str:
    """The whole page. `failed`: conditions that were met."""
    return "\n".join(_lines(found, failed)) + "\n"


def _lines(found: Diff, failed: Sequence[str]) -> Iterator[str]:
    title = escape(f"{found.old_name} -> {found.new_name}")
    yield "<!DOCTYPE html>"
    yield f'<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
    yield f"<style>\n{_STYLE}</style></head><body>"
    yield f"<h1>{title}</h1>"
    count = plural(len(found.entries), "change") if found else "no difference"
    yield f"<p>{count}</p>"
    yield from (f'<p class="failed">{escape(one)}</p>' for one in failed)
    if found.old is not None and found.new is not None:
        yield "<table><tr><th></th><th>old</th><th>new</th><th>change</th></tr>"
        for what, before, after, change in figure_rows(found.old, found.new):
            cells = "".join(f'<td class="number">{escape(x)}</td>' for x in (before, after, change))
            yield f"<tr><td>{escape(what)}</td>{cells}</tr>"
        yield "</table>"
    yield "<ol>"
    for one in found.entries:
        yield from _entry(one)
    yield "</ol></body></html>"


def _entry(one: Change) -> Iterator[str]:
    yield f'<li><span class="{one.way}">{escape(one.words)}</span>'
    if one.effects:
        yield "<ul>"
        for effect in one.effects:
            yield f'<li class="{effect.way}">{escape(effect.words)}</li>'
        yield "</ul>"
    yield "</li>"
