"""Value names during parsing: definitions, and uses before definitions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import NamedTuple

from shardwright.ir.core import Block, Value
from shardwright.ir.errors import MAX_ERRORS, nearest
from shardwright.ir.memo.known_statements import Mistake, read_head
from shardwright.ir.scanner.slot_places import offset_of, offsets_of
from shardwright.ir.scanner.source_text import Text
from shardwright.ir.scanner.split import Statement
from shardwright.spec.types import Type

Report = Callable[[Statement, Mistake], None]

_LIKELY = 200  # names that a misspelt one is compared with: the latest


class _Use(NamedTuple):
    """The first use of a name that has no definition yet; `value` stands in for it."""

    value: Value
    statement: Statement
    slot: int
    help: str


class Names:
    """Values by name. A name may be used before it is defined, as in MLIR: verifying says whether
    that is legal where it stands.

    `env` holds defined values and stand-ins alike; `lost` the results of statements that could not
    be read, whose uses bring no further reports.
    """

    def __init__(self, text: Text) -> None:
        self.text = text
        self.env: dict[str, Value] = {}
        self.lost: set[str] = set()
        self.statements: Sequence[Statement] = ()
        self._early: dict[str, _Use] = {}
        self._nowhere = Block()  # owns the stand-ins
        self._lines: dict[str, int] | None = None  # where names are defined, for messages

    def use(self, statement: Statement, slot: int, type: Callable[[], Type] | None) -> Value:
        """The value of a name that may not be defined yet; `type` is that which the text gives it.

        Raises Mistake, without message when the reason is known.
        """
        name = statement.slots[slot]
        found = self.env.get(name)
        if found is not None:
            return found
        stem, _, number = name.partition("#")
        if number == "0":
            name = stem
        if name in self.env:
            return self.env[name]
        at = offset_of(statement, slot)
        if not name.startswith("%"):
            raise Mistake(f"expected a value like %0, got {name}", at)
        if stem in self.lost:
            raise Mistake("", 0)
        if stem in self.env and stem not in self._early:
            raise Mistake(f"reference to invalid result number: {name}", at)
        if type is None:
            raise Mistake(f"use of undeclared SSA value name {name}", at, self._like(stem))
        few = len(self._early) < MAX_ERRORS
        value = Value(type(), self._nowhere, 0, name=stem[1:])
        self._early[name] = _Use(value, statement, slot, self._like(stem) if few else "")
        self.env[name] = value
        return value

    def settle(self, statement: Statement, name: str, value: Value) -> None:
        """Give a name's uses before its definition the value.

        Raises Mistake when it is defined already, or used with another type.
        """
        at = max(offsets_of(statement, name.partition("#")[0]), default=0)
        early = self._early.pop(name, None)
        if early is None:
            few = len(self.text.problems) < MAX_ERRORS
            line = self._line_of(name) if few else 0
            help = f"{name} is defined at line {line} already" if line else ""
            raise Mistake(f"redefinition of SSA value '{name}'", at, help)
        if early.value.type is not value.type:
            stem, _, number = name.partition("#")
            help = f"line {early.statement.line} uses it as '{early.value.type}'"
            raise Mistake(
                f"definition of SSA value '{stem}#{number or 0}' has type '{value.type}'", at, help
            )
        early.value.replace_uses(value)

    def drop(self, names: Sequence[str]) -> None:
        """Forget the names of a region that has ended."""
        for name in names:
            del self.env[name]

    def finish(self, report: Report) -> None:
        """Report the names that have no definition."""
        for name, early in self._early.items():
            if name.partition("#")[0] not in self.lost:
                at = offset_of(early.statement, early.slot)
                few = len(self.text.problems) < MAX_ERRORS
                line = self._line_of(name) if few else 0
                help = f"{name} is defined at line {line}, in another region" if line else ""
                message = f"use of undeclared SSA value name {name}"
                report(early.statement, Mistake(message, at, help or early.help))

    def _like(self, stem: str) -> str:
        """Names like one that is not known."""
        recent = list(islice(reversed(self.env), _LIKELY))
        known = [name for name in recent if "#" not in name and name not in self._early]
        return nearest(stem, known[::-1])

    def _line_of(self, name: str) -> int:
        """The line of the first statement with a result of this name; 0 without one."""
        if self._lines is None:
            self._lines = {}
            stack = list(reversed(self.statements))
            while stack:
                statement = stack.pop()
                for result in results_of(statement):
                    self._lines.setdefault(result, statement.line)
                for body in reversed(statement.regions or ()):
                    stack += reversed(body)
        return self._lines.get(name, 0)


def results_of(statement: Statement) -> list[str]:
    """The names of a statement's results."""
    try:
        head = read_head(statement.key, statement.slots)
    except Mistake:
        return []
    return [statement.slots[slot] for slot, _ in head.results]
