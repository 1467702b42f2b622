"""Text to program: `parse`."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable

from .core import Module
from .errors import MAX_ERRORS, Diagnostic, ProgramError
from .parse_build import Builder
from .scan import Scanner, Shape, Statement, TooDeep
from .templates import Reader
from .text import Text


class Parser:
    """Parses texts, and remembers statements it has seen: parsing alike programs gets faster.

    `limit` bounds each memo in entries. `allow_unregistered` lets ops of unknown dialects pass in
    generic form.
    """

    def __init__(self, limit: int = 100_000, allow_unregistered: bool = False) -> None:
        self.limit = limit
        self.reader = Reader(limit, allow_unregistered)
        self._shapes: dict[str, Shape] = {}

    def parse(self, text: str, file: str = "") -> Module:
        """The module of a text; `file` is its name in messages. Raises ProgramError.

        At most 20 mistakes are listed, then their number. What a program means is checked by
        `ir.verify`.
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
        module = self._module(text, Scanner(text, self._shapes).run)
        if text.problems:
            # Perhaps only its layout is odd.
            again = Text(source, file)
            other = self._module(again, Scanner(again, {}).run_whole)
            if again.problems:
                raise ProgramError(*_shown(text.problems))
            module = other
        module.file, module.source = file, source
        return module

    def _module(self, text: Text, scan: Callable[[], list[Statement]]) -> Module:
        try:
            statements = scan()
        except TooDeep:
            statements = []
        return Builder(text, self.reader).build(statements)


def _shown(problems: list[Diagnostic]) -> list[Diagnostic]:
    """Mistakes in the order of the text, the first ones and a count."""
    problems = sorted(problems, key=lambda problem: (problem.place.line, problem.place.column))
    if len(problems) <= MAX_ERRORS:
        return problems
    more = Diagnostic("note", f"... and {len(problems) - MAX_ERRORS} more errors")
    return [*problems[:MAX_ERRORS], more]


_parser = Parser()
_turn = threading.Lock()


def parse(text: str, file: str = "") -> Module:
    """The module of a text; `file` is its name in messages. Raises ProgramError."""
    with _turn:
        return _parser.parse(text, file)
