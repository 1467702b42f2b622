"""Functions of a script that are one text: they are written once, whoever calls them.

Those that differ in shapes alone, and those of the step and of the whole program. Where they differ
in what they let go of, the one that does so most often is kept.
"""

from __future__ import annotations

from collections.abc import Sequence


class AlikeFunctions:
    """The functions written so far, by what they do."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, ...], tuple[str, list[str]]] = {}

    def add(self, name: str, lines: Sequence[str]) -> tuple[str, list[str]]:
        """The name that a function has, and lines to write: none if they are written already.

        The lines may change until the last function is added.
        """
        head = f"def {name}("
        body = [line.removeprefix(head) for line in lines]
        key = tuple(line for line in body if not _lets_go(line))
        if key not in self._found:
            self._found[key] = name, [*lines, "", ""]
            return name, self._found[key][1]
        known, found = self._found[key]
        if sum(map(_lets_go, lines)) > sum(map(_lets_go, found)):
            found[:] = [f"def {known}({body[0]}", *body[1:], "", ""]
        return known, []


def _lets_go(line: str) -> bool:
    return line.lstrip().startswith("del ")
