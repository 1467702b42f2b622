"""Text files of scripts, with markers where the program comes in.

Parts of one may stand in place of another's: definitions, and methods, of the same name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files

MARKER = re.compile(r"#<(\w+)>")
_IN_PART = ("Rank", "Held")  # what ranks hold, as scripts of stages call it


def text_of(*parts: str) -> str:
    """A text file of the backends' folder."""
    return files("shardwright.backends").joinpath(*parts).read_text("utf-8")


def unmarked(text: str) -> str:
    """A text with markers as Python: none where they stand alone, a name within a line."""
    return MARKER.sub("_", re.sub(r"^#<\w+>$", "", text, flags=re.MULTILINE))


def overridden(text: str, other: str) -> str:
    """A text with definitions of another one in place of its own; those that are new stand before
    the first of these. Methods are replaced where a class of the other text has them.
    """
    new = {name: source for name, source, _, _ in _defined(other)}
    lines, places = text.splitlines(), [*_defined(text)]
    known = {name for name, *_ in places}
    spans = [place for place in places if place[0] in new]
    for name, _, first, last in sorted(spans, key=lambda one: -one[2]):
        lines[first:last] = new[name].splitlines()
    added = [source for name, source in new.items() if name not in known]
    start = min(first for _, _, first, _ in spans)
    head = [line for source in added for line in (*source.splitlines(), "", "")]
    return "\n".join([*lines[:start], *head, *lines[start:]])


def _defined(text: str) -> Iterator[tuple[str, str, int, int]]:
    """Definitions: name, text, and between which lines it stands; of classes that others override
    in part, their methods.
    """
    lines = text.splitlines()
    for node in ast.parse(unmarked(text)).body:
        if isinstance(node, ast.ClassDef) and node.name in _IN_PART:
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", *_span(lines, inner)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, *_span(lines, node)


def _span(lines: list[str], node: ast.FunctionDef | ast.ClassDef) -> tuple[str, int, int]:
    first = min([node.lineno, *(one.lineno for one in node.decorator_list)]) - 1
    assert node.end_lineno is not None
    return "\n".join(lines[first : node.end_lineno]), first, node.end_lineno
