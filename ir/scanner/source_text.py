"""Normalises a source text for scanning.

Big constants, comments, odd strings and aliases are out of the way; names and locations are cut
out as slots. What is left of a line that was seen before tells everything about it; of others,
types and constants are cut out too (`detailed`).
"""

from __future__ import annotations

import re
from bisect import bisect_right

from shardwright.ir.errors import MAX_ERRORS, Diagnostic, Place
from shardwright.ir.scanner.aliases import Aliases
from shardwright.ir.scanner.aliases import take_aliases as take_names
from shardwright.ir.scanner.cut_locations import (
    LocationAlias,
    cut_locations,
    has_locations,
    take_aliases,
)
from shardwright.ir.scanner.masks import BLOB as BLOB
from shardwright.ir.scanner.masks import REGION as REGION
from shardwright.ir.scanner.masks import SLOT as SLOT
from shardwright.ir.scanner.masks import unmask as unmask
from shardwright.ir.scanner.resources import take_resources

_NAME = r"%(?:[0-9]++|[A-Za-z_$.\-][A-Za-z0-9_$.\-]*+)(?>(?:#[0-9]++)?)"
_IN_TYPE = rf"[^<>\n{SLOT}]*+"
TYPE = rf"tensor<{_IN_TYPE}(?>(?:<{_IN_TYPE}>{_IN_TYPE})*)>"
CONSTANT = rf'dense<[^<>"\n{SLOT}]*+>'
_QUOTED = r'"(?:[^"\\\n]|\\.)*"'


_SLOTS = re.compile(f"({_NAME})")
_SLOTS_AND_MARKS = re.compile(f"({_NAME}|{SLOT})")
_DETAILS = re.compile(f"({SLOT}|{TYPE}|{CONSTANT})")
_STRING = re.compile(_QUOTED)
_STRING_OR_COMMENT = re.compile(rf"({_QUOTED})|//[^\n]*")
_TO_END = re.compile(r'//[^\n]*+|"(?:[^"\\\n]|\\.)*+(?P<end>"?)')
_LONG = 1000  # characters of a string
_NEWLINE = re.compile("\n")
_BIG_LIST = re.compile(r'dense<([^"<>]{513,})>')
_CONFUSING = re.compile(r"[%#]|tensor<|dense<|loc\s*\(")
_ANGLE = re.compile(r"->|>|[!#][A-Za-z_][\w$]*\.[\w$.]*<|<")
_LOOK_BACK = 1000  # characters, of each NUL
_RESERVED = "\x00\x01\x02\x03\x04\x05"  # characters that mean something here
_RESERVED_CHARACTER = re.compile(f"[{_RESERVED}]")
# Also what Python takes for a space, and MLIR does not.
_ODD = re.compile(
    f"[{_RESERVED}\v\f\x1c-\x1f\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]"
)
_STRING_OR_ODD = re.compile(rf'"(?:[^"\\\n\v\f]|\\.)*"|//[^\n]*|(?P<odd>{_ODD.pattern})')


def _harmless(match: re.Match[str]) -> str:
    """A string or a comment whose reserved characters are written otherwise."""
    written = "\\{:02X}" if match[1] else " "
    return _RESERVED_CHARACTER.sub(lambda char: written.format(ord(char[0])), match[0])


def _is_in_comment(text: str, start: int, at: int) -> bool:
    """True if a place after `start`, where no comment is open, is in a comment."""
    line = text[max(start, text.rfind("\n", start, at) + 1) : at]
    return "//" in line and "//" in _STRING.sub("", line)


def detailed(key: str, slots: list[str]) -> tuple[str, list[str]]:
    """A key and its slots when types and constants are slots too."""
    parts = _DETAILS.split(key)
    found = parts[1::2]
    if len(found) == len(slots):
        return key, slots
    given = iter(slots)
    return SLOT.join(parts[::2]), [next(given) if text == SLOT else text for text in found]


def _is_in_dialect_text(source: str, at: int) -> bool:
    """True between the angle brackets of a dialect's own type or attribute, as far as one looks."""
    depth = 0
    before = source[max(0, at - _LOOK_BACK) : at]
    for match in reversed(list(_ANGLE.finditer(before))):
        if match[0] == ">":
            depth += 1
        elif match[0] != "->":
            depth -= 1
        if depth < 0:
            if match[0] != "<":
                return True
            depth = 0
    return False


class Text:
    """A source text, its lines with slots blanked, and the slots in order.

    Mistakes found here or later are kept in `problems`.
    """

    def __init__(self, source: str, file: str = "", allow_unregistered: bool = False) -> None:
        self.source = source
        self.file = file
        self.allow_unregistered = allow_unregistered
        self.blobs: list[str] = []
        self.problems: list[Diagnostic] = []
        self.doubts: list[Diagnostic] = []
        self.location_aliases: list[LocationAlias] = []
        self.aliases = Aliases("", {}, {}, {})
        self._lines: list[str] | None = None
        text, self.resources = take_resources(self._checked(source), self._report_at)
        text = self._hide_strings(self._cut_blobs(text))
        marked: list[str] = []
        if has_locations(text):
            text, self.location_aliases = take_aliases(text, self.unmask)
            text = self._take_names(text)
            names = {alias.name for alias in self.location_aliases}
            text, marked = cut_locations(text, names, SLOT, self.unmask, self._cut)
        else:
            text = self._take_names(text)
        parts = (_SLOTS_AND_MARKS if marked else _SLOTS).split(text)
        self.slots = parts[1::2]
        if marked:
            given = iter(marked)
            self.slots = [next(given) if slot == SLOT else slot for slot in self.slots]
        self.lines = SLOT.join(parts[::2]).split("\n")

    # --- diagnostics

    def place(self, line: int, column: int) -> Place:
        """A point of the source with the text of its line."""
        if self._lines is None:
            self._lines = self.source.split("\n")
        lines = self._lines
        return Place(self.file, line, column, lines[line - 1] if 0 < line <= len(lines) else "")

    def report(
        self,
        message: str,
        line: int,
        column: int,
        help: str = "",
        notes: tuple[Diagnostic, ...] = (),
    ) -> None:
        """Note a mistake; the source line is kept for as many as will be shown."""
        place = Place(self.file, line, column)
        if len(self.problems) < MAX_ERRORS:
            place = self.place(line, column)
        self.problems.append(Diagnostic("error", message, place, notes=notes, help=help))

    def doubt(self, message: str, line: int, column: int) -> None:
        """Note what is wrong with a text if nothing else is."""
        self.doubts = self.doubts or [Diagnostic("error", message, self.place(line, column))]

    # --- preparation

    def unmask(self, text: str) -> str:
        """Text with the cut-out payloads put back."""
        return unmask(text, self.blobs)

    def _report_at(self, message: str, at: int) -> None:
        line_start = self.source.rfind("\n", 0, at) + 1
        self.report(message, self.source.count("\n", 0, at) + 1, at - line_start + 1)

    def _checked(self, source: str) -> str:
        """The source without characters that MLIR knows in strings and comments only."""
        if not _ODD.search(source):
            return source
        source = _STRING_OR_COMMENT.sub(_harmless, source)

        def checked(match: re.Match[str]) -> str:
            odd = match["odd"]
            if odd is None:
                return match[0]
            if odd != "\x00":
                self._report_at(f"unexpected character {odd!r}", match.start())
            elif _is_in_dialect_text(source, match.start()):  # elsewhere MLIR takes it for a space
                message = "unbalanced '<' character in pretty dialect name"
                self._report_at(message, match.start())
            return " "

        return _STRING_OR_ODD.sub(checked, source)

    def _cut(self, payload: str) -> str:
        self.blobs.append(payload)
        return f"{BLOB}{len(self.blobs) - 1}{BLOB}"

    def _cut_blobs(self, text: str) -> str:
        """Put a number in place of each long constant; its text is copied once, unread."""
        pieces: list[str] = []
        start = 0
        while (at := text.find('dense<"0x', start)) >= 0:
            if _is_in_comment(text, start, at):
                line_end = text.find("\n", at)
                if line_end < 0:
                    break
                pieces.append(text[start:line_end])
                start = line_end
                continue
            end = text.find('"', at + 7)
            if end < 0:
                break
            pieces += text[start : at + 6], self._cut(text[at + 6 : end + 1])
            start = end + 1
        if pieces:
            text = "".join((*pieces, text[start:]))

        def cut(match: re.Match[str]) -> str:
            newlines = "\n" * match[1].count("\n")  # so that line numbers stay
            return f"dense<{self._cut(match[1])}{newlines}>"

        return _BIG_LIST.sub(cut, text)

    def _hide_strings(self, text: str) -> str:
        """Drop comments; cut out strings that hold what looks like a slot."""
        if '\\"' in text:
            text = self._closed(text)
        if "//" in text:
            text = _STRING_OR_COMMENT.sub(lambda match: match[1] or "", text)
        quoted = [text] if "\\" in text else text.split('"')[1::2]
        if not any(map(_CONFUSING.search, quoted)):
            return text

        def hide(match: re.Match[str]) -> str:
            inner = match[0][1:-1]
            return f'"{self._cut(inner)}"' if _CONFUSING.search(inner) else match[0]

        return _STRING.sub(hide, text)

    def _closed(self, text: str) -> str:
        """Blank long strings that no quote ends: others look for an end from each quote in them."""
        found: list[int] = []

        def closed(match: re.Match[str]) -> str:
            if match["end"] != "" or len(match[0]) < _LONG:
                return match[0]
            found.append(match.end())
            return '""'

        text, before = _TO_END.sub(closed, text), text
        if found:  # more of them say the same
            start = before.rfind("\n", 0, found[0]) + 1
            column = len(self.unmask(before[start : found[0]])) + 1
            line = before.count("\n", 0, found[0]) + 1
            self.report("expected '\"' in string literal", line, column)
        return text

    def _take_names(self, text: str) -> str:
        """Read the names that the text gives to attributes and types."""

        starts: list[int] = []  # of lines

        def report(message: str, at: int, help: str) -> None:
            if not starts:
                starts.extend([0, *(match.end() for match in _NEWLINE.finditer(text))])
            line = bisect_right(starts, at)
            column = len(self.unmask(text[starts[line - 1] : at])) + 1
            self.report(message, line, column, help)

        self.aliases = take_names(text, self.blobs, self.allow_unregistered, report)
        return self.aliases.text
