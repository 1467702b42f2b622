"""The location table of one text: its aliases, and the location of each `loc(...)`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from shardwright.ir.locations.location import Location, written_out
from shardwright.ir.memo.known_statements import Reader
from shardwright.ir.parser.dialects import ValueParser
from shardwright.ir.parser.locations import BadLocation, Context, read_location
from shardwright.ir.parser.tokens import Bad
from shardwright.ir.printer.attributes import attribute_text
from shardwright.ir.scanner.cut_locations import UNCLOSED, LocationAlias, location_end
from shardwright.ir.scanner.source_text import Text
from shardwright.spec.attributes import Attribute, Word

# Locations as attributes are written out, which nested aliases could blow up (decision 0009).
_MOST = 1_000_000  # characters of locations that are attributes, besides the length of the text
_MAX_METADATA = 20  # locations in the metadata of locations

_INLINE = "inline location"
_DIRECT = re.compile(r"\s*+#([\w$\-]++)(?!\.)\s*+", re.ASCII)


class _Alias(NamedTuple):
    location: Location
    line: int


class _Named(Mapping[str, Attribute]):
    """Named attributes, and locations as attributes."""

    def __init__(
        self,
        others: Mapping[str, Attribute],
        locations: Mapping[str, _Alias],
        spelled: Callable[[Location], str],
    ) -> None:
        self.others, self.locations, self.spelled = others, locations, spelled

    def __getitem__(self, name: str) -> Attribute:
        found = self.locations.get(name)
        return self.others[name] if found is None else Word(self.spelled(found.location))

    def __iter__(self) -> Iterator[str]:
        return iter((*self.others, *self.locations))

    def __len__(self) -> int:
        return len(self.others) + len(self.locations)


class LocationTable:
    """Reads the locations of a text. Mistakes go to `text.problems`, each once.

    An alias may be used before its line where it is the whole location, as MLIR has it.
    """

    def __init__(self, text: Text, reader: Reader) -> None:
        self.text = text
        self.reader = reader
        self.aliases: dict[str, _Alias] = {}
        self._known: dict[str, Location | None] = {}  # by slot
        self._depth = 0
        self._left = _MOST + len(text.source)
        self._found = 0, 1  # offset and line of the location looked for last
        reader.forms.locate = self._attribute
        for alias in text.location_aliases:
            self._define(alias)

    def location(self, slot: str) -> Location | None:
        """The location that a slot `loc(...)` says; None when it is wrong."""
        try:
            return self._known[slot]
        except KeyError:
            found = self._known[slot] = self._reported(slot)
            return found

    # --- reading

    def _define(self, alias: LocationAlias) -> None:
        if "." in alias.name:
            message = "attribute names with a '.' are reserved for dialect-defined names"
            self.text.report(message, alias.line, alias.column)
        elif alias.name in self.aliases:
            message = f"redefinition of attribute alias id '{alias.name}'"
            self.text.report(message, alias.line, alias.column)
        else:
            try:
                location = read_location(alias.inner, Context(self._earlier, self._metadata))
            except BadLocation as problem:
                self._report(problem, alias.inner, alias.line, alias.inner_column)
            else:
                self.aliases[alias.name] = _Alias(location, alias.line)

    def _earlier(self, name: str) -> Location | None:
        """The location of an alias that stands above."""
        found = self.aliases.get(name)
        return found.location if found else None

    def _reported(self, slot: str) -> Location | None:
        inner = self.text.unmask(slot[4:-1])
        try:
            return self._read(inner)
        except BadLocation as problem:
            line, column = self._find(inner)
            self._report(problem, inner, line or self._found[1], column or 1)
            return None

    def _read(self, inner: str) -> Location:
        direct = _DIRECT.match(inner)
        if direct is None:
            return read_location(inner, self._context(inner))
        if direct.end() < len(inner):
            raise BadLocation("expected ')' in location", direct.end(1))
        found = self.aliases.get(direct[1])
        if found is None:
            at = direct.start(1) - 1
            raise BadLocation("operation location alias was never defined", at)
        return found.location

    def _context(self, inner: str) -> Context:
        """The context of a location where it first stands."""
        line = self._find(inner)[0] if "#" in inner else 0

        def earlier(name: str) -> Location | None:
            found = self.aliases.get(name)
            return found.location if found and (found.line < line or not line) else None

        return Context(earlier, self._metadata)

    # --- attributes

    def _attribute(self, slot: str) -> str:
        """The text of a location that is an attribute. Raises Bad."""
        inner = self.text.unmask(slot[4:-1])
        try:
            return self._spelled(read_location(inner, self._context(inner), _INLINE))
        except BadLocation as problem:
            raise Bad(problem.message, 4 + problem.at) from None

    def _metadata(self, text: str, at: int) -> tuple[str, int]:
        """The attribute at an offset as MLIR prints it, and its end. Raises BadLocation."""
        names = self.reader.forms.names
        if self.aliases:
            names = names._replace(attributes=_Named(names.attributes, self.aliases, self._spelled))
        self._depth += 1
        try:
            if self._depth > _MAX_METADATA:
                raise BadLocation(f"locations in metadata nest deeper than {_MAX_METADATA}", at)
            parser = ValueParser(text, at, (), names._replace(locate=partial(self._inline, text)))
            return attribute_text("", parser.attribute()), parser.last_end
        except Bad as problem:
            raise BadLocation(problem.message, min(problem.at, len(text))) from None
        finally:
            self._depth -= 1

    def _inline(self, text: str, at: int) -> tuple[int, str]:
        """The end and the text of the `loc(...)` at an offset of metadata. Raises Bad."""
        start = at + 4
        if text[at:start] != "loc(":
            raise Bad(f"expected '(' in {_INLINE}", at + 3)
        end = location_end(text, start)
        try:
            location = read_location(text[start:end], self._context(""), _INLINE)
            if not text.startswith(")", end):
                raise BadLocation(f"expected ')' in {_INLINE}", end - start)
            return end + 1, self._spelled(location)
        except BadLocation as problem:
            raise Bad(problem.message, start + problem.at) from None

    def _spelled(self, location: Location) -> str:
        """A location as attribute, written out; all of them together not much longer than the text.

        Raises BadLocation.
        """
        self._left -= location.length
        if self._left < 0:
            most = _MOST + len(self.text.source)
            message = f"locations as attributes need more than {most} characters written out"
            raise BadLocation(message, 0)
        return f"loc({written_out(location)})"

    # --- places

    def _find(self, inner: str) -> tuple[int, int]:
        """Line and column where this text stands in a location, after the one found before; 0, 0
        when it is spelled in another way there.
        """
        source, (start, _) = self.text.source, self._found
        at = source.find(f"loc({inner.rstrip(UNCLOSED)}", start)
        if at < 0:
            return 0, 0
        line_start = source.rfind("\n", 0, at) + 1
        line = self._found[1] + source.count("\n", start, at)
        self._found = at, line
        return line, at - line_start + 5

    def _report(self, problem: BadLocation, inner: str, line: int, column: int) -> None:
        """Report a mistake in an inner text that starts at this place."""
        before = inner[: problem.at]
        newlines = before.count("\n")
        shift = len(before) - before.rfind("\n") - 1
        self.text.report(
            problem.message, line + newlines, shift + 1 if newlines else column + shift
        )
