"""The parser's entry point: `parse`."""

from __future__ import annotations

import threading
from collections.abc import Callable

from shardwright.ir.core import Module
from shardwright.ir.errors import MAX_ERRORS, Diagnostic, ProgramError, first_errors
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.memo.known_lines import Lines
from shardwright.ir.memo.known_statements import Reader
from shardwright.ir.parser.builder import Builder
from shardwright.ir.parser.foreign_languages import other_language
from shardwright.ir.scanner.source_text import Text
from shardwright.ir.scanner.split import Scanner, Statement, TooDeep


class Parser:
    """Parses texts, and remembers statements it has seen: parsing alike programs gets faster.

    `limit` bounds each memo in entries. `allow_unregistered` lets ops of unknown dialects pass in
    generic form.
    """

    def __init__(self, limit: int = 100_000, allow_unregistered: bool = False) -> None:
        self.limit = limit
        self.reader = Reader(limit, allow_unregistered)
        self._lines = Lines(limit)

    def parse(self, text: str, file: str = "", most: int = MAX_ERRORS) -> Module:
        """The module of a text; `file` is its name in messages. Raises ProgramError.

        At most `most` mistakes are listed, then their number. What a program means is checked by
        `ir.verify`.
        """
        with not_collecting():
            return self._parse(text, file, most)

    def _parse(self, source: str, file: str, most: int) -> Module:
        self.reader.trim()
        text = Text(source, file, self.reader.allow_unregistered)
        module = self._module(text, Scanner(text, self._memo(text)).run)
        if text.problems:
            # Perhaps only its layout is odd.
            again = Text(source, file, self.reader.allow_unregistered)
            other = self._module(again, Scanner(again, self._memo(again)).run_whole)
            if again.problems:
                raise ProgramError(*_shown(text, most))
            module = other
        module.file, module.source, module.resources = file, source, text.resources
        return module

    def _memo(self, text: Text) -> Lines:
        """The memo of lines; names of attributes and types mean something else in another text."""
        is_own = text.aliases.attributes or text.aliases.types
        return Lines(self.limit) if is_own else self._lines

    def _module(self, text: Text, scan: Callable[[], list[Statement]]) -> Module:
        try:
            statements = scan()
        except TooDeep:
            statements = []
        module = Builder(text, self.reader).build(statements)
        text.problems = text.problems or text.doubts
        return module


def _shown(text: Text, most: int) -> list[Diagnostic]:
    """Mistakes in the order of the text, the first ones and a count."""
    foreign = other_language(text.source, text.file)
    if foreign is not None:
        return [foreign]
    return first_errors(sorted(text.problems, key=_order), most)


def _order(problem: Diagnostic) -> tuple[int, int]:
    return problem.place.line, problem.place.column


_parser = Parser()
_turn = threading.Lock()


def parse(text: str, file: str = "") -> Module:
    """The module of a text; `file` is its name in messages. Raises ProgramError."""
    with _turn:
        return _parser.parse(text, file)
