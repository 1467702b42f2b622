"""Aliases of attributes and types: `#name = attribute` and `!name = type`, on one line or more."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from shardwright.ir.parser.dialects import ValueParser
from shardwright.ir.parser.tokens import Bad, Names
from shardwright.ir.scanner.masks import blanked, unmask
from shardwright.spec.attributes import Attribute
from shardwright.spec.types import Type

_QUOTED = r'"(?:[^"\\\n]|\\.)*+"'
_DEFINITION = re.compile(r"(?:^|(?<=\n))[ \t]*([#!])([A-Za-z0-9_$.\-]+)[ \t]*=")
_NEXT = re.compile(r"[ \t]*([#!])([A-Za-z0-9_$.\-]+)[ \t]*=")
_STRING = re.compile(_QUOTED)
_OUTSIDE = "define it above the module, outside of its braces"
_USE = re.compile(rf"{_QUOTED}|([#!])([A-Za-z0-9_$\-]+)(?![\w.<$\-])")

Report = Callable[[str, int, str], None]  # message, offset, help


class Aliases(NamedTuple):
    """The aliases of a text; `text` is the rest of it, all of it in its place.

    `sizes`: characters of each name's value when written out, by sign and name.
    """

    text: str
    attributes: dict[str, Attribute]
    types: dict[str, Type]
    sizes: dict[str, int]


def take_aliases(
    text: str, blobs: Sequence[str], allow_unregistered: bool, report: Report
) -> Aliases:
    """Read the definitions of a text and blank them."""
    found = Aliases(text, {}, {}, {})
    if not has_aliases(text):
        return found
    reader = _Reader(text, blobs, allow_unregistered, report, found)
    return found._replace(text=reader.read())


def has_aliases(text: str) -> bool:
    """True if a text may define names; cheap."""
    return text.startswith(("#", "!", " ")) or "\n#" in text or "\n!" in text or "\n " in text[:9]


class _Reader:
    def __init__(
        self,
        text: str,
        blobs: Sequence[str],
        allow_unregistered: bool,
        report: Report,
        found: Aliases,
    ) -> None:
        self.text, self.blobs, self.report, self.found = text, blobs, report, found
        self.names = Names(found.attributes, found.types, None, {}, allow_unregistered, found.sizes)
        self.depth = 0  # braces that are open behind the last definition
        self.places: dict[str, int] = {}  # with the sign: where a definition starts

    def read(self) -> str:
        """The text without definitions."""
        pieces: list[str] = []
        start = 0
        match = _DEFINITION.search(self.text)
        while match is not None:
            if match.start() < start:
                match = _DEFINITION.search(self.text, start)
                continue
            if self._is_inside(start, match.start()):
                self.report("expected operation name in quotes", match.start(1), _OUTSIDE)
            end = self._define(match)
            pieces += self.text[start : match.start()], self._blank(match.start(), end)
            start = end
            match = _NEXT.match(self.text, end) or _DEFINITION.search(self.text, end)
        text = "".join((*pieces, self.text[start:]))
        if self.places:
            self._check_order(text)
        return text

    def _is_inside(self, start: int, at: int) -> bool:
        """True if a region is open at an offset; `start`: where the last definition ended."""
        between = self.text[start:at]
        self.depth += between.count("{") - between.count("}")
        if not self.depth:
            return False
        outside = _STRING.sub("", self.text[:at])  # braces in strings open nothing
        return outside.count("{") > outside.count("}")

    def _blank(self, start: int, end: int) -> str:
        return blanked(unmask(self.text[start:end], self.blobs))

    def _define(self, match: re.Match[str]) -> int:
        """Keep one definition; where its text ends."""
        sign, name, at = match[1], match[2], match.start(1)
        word = "attribute" if sign == "#" else "type"
        if "." in name:
            message = f"{word} names with a '.' are reserved for dialect-defined names"
            self.report(message, at, "")
        elif sign + name in self.places:
            self.report(f"redefinition of {word} alias id '{name}'", at, "")
        parser = ValueParser(self.text, match.end(), self.blobs, self.names)
        try:
            if sign == "#":
                self.found.attributes.setdefault(name, parser.attribute())
            else:
                self.found.types.setdefault(name, parser.type())
        except Bad as problem:
            self.report(problem.message, problem.at, problem.help)
            return self._end_of_line(match.end())
        self.places.setdefault(sign + name, at)
        self.found.sizes.setdefault(sign + name, parser.written + parser.last_end - at)
        return parser.last_end

    def _end_of_line(self, at: int) -> int:
        end = self.text.find("\n", at)
        return len(self.text) if end < 0 else end

    def _check_order(self, text: str) -> None:
        """Report names that are used above their definitions."""
        last = max(self.places.values())
        if not text[:last].strip():
            return
        for match in _USE.finditer(text, 0, last):
            name = match[2]
            if name and self.places.get(match[1] + name, -1) > match.start():
                message = f"undefined symbol alias id '{name}'"
                self.report(message, match.end(), "define it above its first use")
