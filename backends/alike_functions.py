"""Functions of a script that do the same are written once, whoever calls them.

They have one text but for the names of their parameters: those that differ in shapes alone, those
that several loops call, those of the step and of the whole program. Where they differ in what they
let go of, the one that does so most often is kept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

_HEAD = re.compile(r"def \w+\(([^)]*)\):")
# Strings, names of attributes and keywords are nobody's variables.
_TOKEN = re.compile(
    r"""("[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'|\.\w+|\w+=(?!=))|(\w+)"""
)


class AlikeFunctions:
    """The functions written so far, by what they do."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, ...], tuple[str, list[str]]] = {}

    def add(self, name: str, lines: Sequence[str]) -> tuple[str, list[str]]:
        """The name that a function has, and lines to write: none if they are written already.

        The lines may change until the last function is added.
        """
        key = _form(lines)
        if key not in self._found:
            self._found[key] = name, [*lines, "", ""]
            return name, self._found[key][1]
        known, found = self._found[key]
        if sum(map(_lets_go, lines)) > sum(map(_lets_go, found)):
            head = lines[0].removeprefix(f"def {name}(")
            found[:] = [f"def {known}({head}", *lines[1:], "", ""]
        return known, []


def _form(lines: Sequence[str]) -> tuple[str, ...]:
    """The lines without those that let go, parameters by their numbers."""
    text = "\n".join(line for line in lines if not _lets_go(line))
    head = _HEAD.match(text)
    assert head is not None, lines[0]
    names = [name for name in re.split(r"[\s,]+", head[1]) if name]
    numbers = {name: f"<{number}>" for number, name in enumerate(names)}
    return str(len(names)), _renamed(text[head.end() :], numbers)


def _renamed(text: str, names: Mapping[str, str]) -> str:
    return _TOKEN.sub(lambda found: found[1] or names.get(found[2], found[2]), text)


def _lets_go(line: str) -> bool:
    return line.lstrip().startswith("del ")
