"""`--shrink`: reduces a program to the smallest one that fails in the same way.

Delta debugging: leave out halves, then quarters, ... of the functions, ops, results, arguments and
attributes, or of the lines of a text that does not parse, as long as the failure stays. The same
program gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from shardwright.ir.diagnostics.message_ids import as_sentence, message_id
from shardwright.ir.errors import Diagnostic, error
from shardwright.ir.exit_codes import FAULT, USAGE
from shardwright.ir.parse import Parser
from shardwright.tools.optdriver.shrink_parts import KINDS, parts, without, without_lines
from shardwright.tools.session.session import summary

BUDGET = 1000  # runs


class Failure(NamedTuple):
    """The failure of a program: exit code and kind of the first error."""

    code: int
    kind: str


Run = Callable[[str], tuple[object, list[Diagnostic], int]]


def failures_of(run: Run, text: str) -> list[Failure]:
    """The failures of a run of a program, once per error; none when it ends well."""
    try:
        _, found, code = run(text)
    except Exception as fault:
        return [Failure(FAULT, as_sentence(summary(fault)))]
    messages = dict.fromkeys(d.message for d in found if d.severity == "error")
    return [Failure(code, message_id(m) or as_sentence(m)) for m in messages] if code else []


class Shrinker:
    """Makes a failing program smaller, in at most `budget` runs. `say` gets a line per success."""

    def __init__(self, run: Run, budget: int, say: Callable[[str], None]) -> None:
        self._run = run
        self._left = budget
        self._budget = budget
        self._say = say
        self._parser = Parser(allow_unregistered=True)
        self._wanted: Failure | None = None
        self._tried: set[str] = set()

    def shrink(self, text: str) -> str:
        """The smallest failing program found. Raises ProgramError when the given one does not."""
        self._wanted = next(iter(failures_of(self._run, text)), None)
        if self._wanted is None:
            help = "--shrink takes a program that is refused or that breaks a pass"
            raise error("the program does not fail, so there is nothing to shrink", help=help,
                        code=USAGE)  # fmt: skip
        while self._left > 0:
            before = text
            for kind in KINDS:
                text = self._reduced(text, kind)
            text = self._reduced(text, "lines")
            if text == before and self._left > 0:
                return text
        self._say(f"shrink: stopped after {self._budget} runs")
        return text

    def _reduced(self, text: str, kind: str) -> str:
        """The text without as many parts of a kind as may go."""

        def make(gone: Collection[int]) -> str | None:
            if kind == "lines":
                return without_lines(text, gone)
            return without(text, kind, gone, self._parser)

        count = text.count("\n") + 1 if kind == "lines" else parts(text, kind, self._parser)
        gone = self._most(count, make)
        smaller = make(gone) if gone else None
        if smaller is None or smaller == text:
            return text
        runs = self._budget - self._left
        lines = f"{text.count(chr(10))} -> {smaller.count(chr(10))} lines"
        self._say(f"shrink: {lines} without {len(gone)} of {count} {kind}, {runs} runs")
        return smaller

    def _most(self, count: int, make: Callable[[Collection[int]], str | None]) -> set[int]:
        """Numbers below `count` that may all be left out."""
        gone: set[int] = set()
        size = count
        while size and self._left > 0:
            kept = [number for number in range(count) if number not in gone]
            progress = False
            for chunk in _chunks(kept, size):
                if self._left <= 0:
                    break
                if self._fails(make(gone | chunk)):
                    gone |= chunk
                    progress = True
            if size == 1 and not progress:
                break
            size = size if progress and size == 1 else size // 2
        return gone

    def _fails(self, text: str | None) -> bool:
        """True if a smaller program fails in the same way."""
        if text is None or text in self._tried:
            return False
        self._tried.add(text)
        self._left -= 1
        return self._wanted in failures_of(self._run, text)


def _chunks(numbers: list[int], size: int) -> Iterator[set[int]]:
    """Neighbours, the last ones first: what is defined late is used least."""
    for end in range(len(numbers), 0, -size):
        yield set(numbers[max(end - size, 0) : end])
