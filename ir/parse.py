"""Text to program: `parse`."""

from __future__ import annotations

import gc

from .core import Module
from .errors import MAX_ERRORS, Diagnostic, ProgramError
from .parse_build import Builder
from .scan import Scanner, Shape, Statement, TooDeep
from .templates import Reader
from .text import Text


class Parser:
    """Parses texts, and remembers statements it has seen: parsing alike programs gets faster.

    `limit` bounds each memo in entries. `allow_unregistered` lets ops of unknown dialects pass in generic
    form.
    """

    def __init__(self, limit: int = 100_000, allow_unregistered: bool = False) -> None:
        self.limit = limit
        self.reader = Reader(limit, allow_unregistered)
        self._shapes: dict[str, Shape] = {}

    def parse(self, text: str, file: str = "") -> Module:
        """The module of a text; `file` is its name in messages. Raises ProgramError.

        At most 20 mistakes are listed, then their number. What a program means is checked by `ir.verify`.
        """
        # A program is one big tree of live objects: collecting while it grows only costs.
        was_enabled = gc.isenabled()
        gc.disable()
        try:
            return self._parse(text, file)
        finally:
            if was_enabled:
                gc.enable()

    def _parse(self, source: str, file: str) -> Module:
        if len(self._shapes) > self.limit:
            self._shapes.clear()
        self.reader.trim()
        text = Text(source, file)
        module = Builder(text, self.reader).build(self._statements(text))
        if text.problems:
            raise ProgramError(*_shown(text.problems))
        module.file, module.source = file, source
        return module

    def _statements(self, text: Text) -> list[Statement]:
        try:
            return Scanner(text, self._shapes).run()
        except TooDeep:
            return []


def _shown(problems: list[Diagnostic]) -> list[Diagnostic]:
    """Mistakes in the order of the text, the first ones and a count."""
    problems = sorted(problems, key=lambda problem: (problem.place.line, problem.place.column))
    if len(problems) <= MAX_ERRORS:
        return problems
    more = Diagnostic("note", f"... and {len(problems) - MAX_ERRORS} more errors")
    return [*problems[:MAX_ERRORS], more]


_parser = Parser()


def parse(text: str, file: str = "") -> Module:
    """The module of a text; `file` is its name in messages. Raises ProgramError."""
    return _parser.parse(text, file)
