"""Locations from text, parsed without recursion: they may nest as deep as a text is long."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from shardwright.ir.locations.location import UNKNOWN, Location, call_site, file, fuse, named
from shardwright.ir.parser.tokens import unquote
from shardwright.ir.scanner.cut_locations import UNCLOSED

_STRING = r'"(?:[^"\\\n]|\\.)*+"'
_TOKEN = re.compile(
    rf"\s*+({_STRING}|#[\w$.\-]+|[A-Za-z_][\w$.]*|0x[0-9A-Fa-f]+|\d+|.|$)", re.DOTALL | re.ASCII
)
_BAD_ESCAPE = re.compile(r'(?:^|[^\\])(?>(?:\\\\)*)(\\(?![nt"\\]|[0-9A-Fa-f]{2}))')
_LINE_END = re.compile(f"[\n{UNCLOSED}]")
_NO_RANGE = "expected either integer or `:` post `to` in FileLineColRange"
_BRACKET = re.compile(rf"{_STRING}|->|>=|<=|[()\[\]{{}}<>]")
_CLOSING = {")": "(", "]": "[", "}": "{", ">": "<"}
_MOST = 1 << 32  # lines and columns have 32 bits

# What MLIR's printer writes: a name with an alias or nothing in it, a place, a call of two aliases.
_USUAL = re.compile(
    r'("[^"\\\n]*")(?:\(#(?P<child>[\w$]+)\)|:(?P<line>\d{1,9}):(?P<column>\d{1,9})'
    r"(?: to :(?P<end>\d{1,9}))?)?"
    r"|callsite\(#(?P<callee>[\w$]+) at #(?P<caller>[\w$]+)\)",
    re.ASCII,
)


class BadLocation(Exception):
    """A location that cannot be read: message, offset in its text."""

    def __init__(self, message: str, at: int) -> None:
        super().__init__(message)
        self.message, self.at = message, at


class Context(NamedTuple):
    """The resolver of references in the text of a location; both raise BadLocation.

    `alias`: the location that a name after `#` stands for; None: none. `metadata`: the attribute
    at an offset of a text as MLIR prints it, and where it ends.
    """

    alias: Callable[[str], Location | None]
    metadata: Callable[[str, int], tuple[str, int]]


def read_location(text: str, context: Context, what: str = "location") -> Location:
    """The location that stands inside `loc(...)`, called `what` in messages. Raises BadLocation."""
    usual = _USUAL.fullmatch(text)
    found = _usual(usual, context) if usual else None
    return found or _Reader(text, context).read(what)


def printed_metadata(text: str, at: int) -> tuple[str, int]:
    """The metadata at an offset of a text that MLIR or we have printed, and where it ends."""
    end = closing_angle(text, at)
    return text[at:end], end


def _usual(match: re.Match[str], context: Context) -> Location | None:
    """A location of a usual form; None when an alias of it is not known."""
    quoted, child, line, column, end, callee, caller = match.groups()
    if callee:
        first, second = context.alias(callee), context.alias(caller)
        return call_site(first, second) if first and second else None
    if not line:
        inner = context.alias(child) if child else UNKNOWN
        return named(quoted[1:-1], inner) if inner else None
    at = int(line), int(column)
    name = quoted[1:-1]
    return file(name, *at, at[0], int(end)) if end else file(name or "-", *at)


class _Frame:
    """A location whose inner ones are being read."""

    __slots__ = ("kind", "locations", "text")

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind  # "name" | "callsite" | "fused"
        self.text = text  # the name, or the metadata
        self.locations: list[Location] = []


class _Reader:
    """Reads one location token by token. As in MLIR, a token that is missing is missed at the end
    of the one before.
    """

    def __init__(self, text: str, context: Context) -> None:
        self.text = text
        self.context = context
        self.frames: list[_Frame] = []
        self.token, self.last, self.at, self.end = "", 0, 0, 0
        self._next()

    def read(self, what: str) -> Location:
        """The whole text as a location. Raises BadLocation."""
        while True:
            location = self._start()
            while location is not None and self.frames:
                location = self._reduced(location)
            if location is not None:
                break
        self._expect("", f"expected ')' in {what}")
        return location

    def _start(self) -> Location | None:
        """A location that holds no other; None when one that does has been opened."""
        word = self.token
        if word.startswith("#"):
            return self._alias()
        if word.startswith('"'):
            return self._name_or_file()
        if word == "unknown":
            self._next()
            return UNKNOWN
        if word == "callsite":
            self._next()
            self._expect("(", "expected '(' in callsite location")
            self.frames.append(_Frame("callsite", ""))
            return None
        if word == "fused":
            self._next()
            return self._fused()
        raise BadLocation("expected location instance", self.last)

    def _alias(self) -> Location:
        name = self.token[1:]
        self._next()
        if "." in name:
            raise BadLocation(f"expected location attribute, but got#{name}", self.last)
        location = self.context.alias(name)
        if location is None:
            raise BadLocation(f"undefined symbol alias id '{name}'", self.last)
        return location

    def _name_or_file(self) -> Location | None:
        is_open = self.token == '"'
        escape = _BAD_ESCAPE.search(self.text[self.at :] if is_open else self.token)
        if escape:
            raise BadLocation("unknown escape in string literal", self.at + escape.start(1))
        if is_open:
            raise BadLocation("expected '\"' in string literal", self._line_end())
        name = unquote(self.token)
        self._next()
        if self.token == "(":
            self._next()
            self.frames.append(_Frame("name", name))
            return None
        if not self._accept(":"):
            return named(name)
        line, column = self._number("line"), 0
        if not self._accept(":"):
            return file(name, line, column)
        column = self._number("column")
        if not self._accept("to"):
            return file(name or "-", line, column)  # as MLIR has it
        end_line = line
        if self.token != ":":
            if not self._is_number():
                raise BadLocation(_NO_RANGE, self.last)
            end_line = self._number("line")
        self._expect(":", _NO_RANGE)
        return file(name, line, column, end_line, self._number("column"))

    def _number(self, what: str) -> int:
        word = self.token
        # Long ones are beyond the limit, and Python does not read every length.
        if self._is_number() and len(word.lstrip("0x")) <= 10:
            value = int(word, 16 if word.startswith("0x") else 10)
            if value < _MOST:
                self._next()
                return value
        raise BadLocation(f"expected integer {what} number in FileLineColRange", self.last)

    def _line_end(self) -> int:
        match = _LINE_END.search(self.text, self.at)
        return len(self.text) if match is None else match.start()

    def _is_number(self) -> bool:
        return self.token.isdigit() or self.token.startswith("0x")

    def _fused(self) -> Location | None:
        metadata = ""
        if self.token == "<":
            metadata, self.end = self.context.metadata(self.text, self.end)
            self._next()
            self._expect(">", "expected '>' after fused location metadata")
        self._expect("[", "expected '[' in fused location")
        if self.token == "]":
            self._next()
            return fuse([], metadata)
        self.frames.append(_Frame("fused", metadata))
        return None

    def _reduced(self, location: Location) -> Location | None:
        """Give a location to the innermost open one; that one when it is complete."""
        frame = self.frames[-1]
        frame.locations.append(location)
        if frame.kind == "callsite" and len(frame.locations) == 1:
            self._expect("at", "expected 'at' in callsite location")
            return None
        if frame.kind == "fused" and self.token == ",":
            self._next()
            return None
        self.frames.pop()
        if frame.kind == "callsite":
            self._expect(")", "expected ')' in callsite location")
            return call_site(*frame.locations)
        if frame.kind == "fused":
            self._expect("]", "expected ']' in fused location")
            return fuse(frame.locations, frame.text)
        self._expect(")", "expected ')' after child location of NameLoc")
        return named(frame.text, location)

    def _accept(self, token: str) -> bool:
        is_here = self.token == token
        if is_here:
            self._next()
        return is_here

    def _expect(self, token: str, message: str) -> None:
        if self.token != token:
            raise BadLocation(message, self.last)
        self._next()

    def _next(self) -> None:
        match = _TOKEN.match(self.text, self.end)
        assert match is not None
        self.last, self.token = self.end, match[1]
        self.at, self.end = match.start(1), match.end()


def closing_angle(text: str, start: int) -> int:
    """Offset of the `>` that closes one opened before `start`; -1 without one."""
    depth = ["<"]
    for match in _BRACKET.finditer(text, start):
        token = match[0]
        if token in ("(", "[", "{", "<"):
            depth.append(token)
        elif token in _CLOSING:
            if depth.pop() != _CLOSING[token]:
                return -1
            if not depth:
                return match.start()
    return -1
