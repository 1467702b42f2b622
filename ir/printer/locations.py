"""Locations in printed text: placeholders while printing, aliases or full text at the end."""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.locations.location import Location
from shardwright.ir.locations.source_places import SourcePlaces
from shardwright.ir.printer.aliases import MARK, Aliases, finds, has_names, renumbered


class Marks:
    """Marks for the locations of one text: `number` after an op, `number!` after a block argument,
    `number^` before an op with regions, whose location MLIR comes to before what is in it.
    """

    def __init__(self, module: Module) -> None:
        self.places = SourcePlaces(module)
        self.locations: list[Location] = []
        self._numbers: dict[Location, int] = {}

    def located(self, op: Op, text: str, is_visit: bool) -> str:
        """The text of an op with its location."""
        number = self._number(op.loc or self.places.op(op))
        before = f"{MARK}{number}^{MARK}" if op.regions or is_visit else ""
        return f"{before}{text} {MARK}{number}{MARK}"

    def argument(self, value: Value) -> str:
        """The location of a block argument."""
        return f" {MARK}{self._number(self.places.argument(value))}!{MARK}"

    def _number(self, location: Location) -> int:
        number = self._numbers.get(location)
        if number is None:
            number = self._numbers[location] = len(self.locations)
            self.locations.append(location)
        return number

    def of(self, mark: str) -> Location:
        """The location of a mark."""
        return self.locations[int(mark.rstrip("!^"))]

    def resolved(self, text: str, aliases: Aliases) -> str:
        """A text with `loc(...)` for its marks. Arguments show what their location says."""
        pieces = text.split(MARK)
        shown: dict[str, str] = {}
        for mark in dict.fromkeys(pieces[1::2]):
            location = self.of(mark)
            if mark.endswith("^"):
                shown[mark] = ""
            elif mark.endswith("!"):
                shown[mark] = f"loc({aliases.inside(location)})"
            else:
                shown[mark] = f"loc({aliases.names[location]})"
        pieces[1::2] = [shown[mark] for mark in pieces[1::2]]
        return "".join(pieces)


def with_names(printed: Callable[[Marks | None, bool], str], marks: Marks | None) -> str:
    """The text that `printed` gives, with names for what has them and tables of these names.

    `printed` is called again, for a text to visit, when attributes or types may have names too.
    """
    text = printed(marks, False)
    if has_names(text):
        # MLIR names attributes in its order of visits: a first text has that order (decision 0009).
        aliases = _visited(printed(marks, True), marks)
        aliases.finish()
        text = aliases.rename(text)
    elif marks is None:
        return text
    else:
        aliases = Aliases()
        for mark in dict.fromkeys(text.split(MARK)[1::2]):
            aliases.visit(marks.of(mark), can_defer=not mark.endswith("!"))
        aliases.finish()
    if marks is not None:
        text = marks.resolved(text, aliases)
    text = f"{aliases.table(deferred=False)}{text}{aliases.table(deferred=True)}"
    return renumbered(text)


def _visited(text: str, marks: Marks | None) -> Aliases:
    """Aliases for what a text holds, met in its order."""
    aliases = Aliases()
    for number, piece in enumerate(text.split(MARK)):
        if number % 2 and marks is not None:
            aliases.visit(marks.of(piece), can_defer=not piece.endswith("!"))
        else:
            for found in finds(piece):
                aliases.visit(found.node, can_defer=False)
    return aliases
