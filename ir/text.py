"""A source text made ready for scanning.

Big constants, comments, odd strings and aliases are out of the way; names, types, constants and
locations are cut out as slots.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from .errors import MAX_ERRORS, Diagnostic, Place

SLOT = "\x01"  # stands for a slot in a key
REGION = "\x02"  # stands for a `{ ... }` in a key
BLOB = "\x03"  # around the number of a cut-out payload

_NAME_TYPE_CONSTANT = (
    r"%[\w$.\-]+(?:#\d+)?|tensor<[^<>\n]*(?:<[^<>\n]*>[^<>\n]*)*>|dense<[^<>\"\n]*>"
)
_QUOTED = r'"(?:[^"\\\n]|\\.)*"'


def _parentheses(depth: int) -> str:
    """Text with balanced parentheses, nested so deep; nothing is tried twice."""
    inner = rf"|\({_parentheses(depth - 1)}\)" if depth else ""
    return rf'(?:[^()"\n]++|{_QUOTED}{inner})*+'


_LOC = rf"(?<![\w@$.%\-])loc\({_parentheses(12)}\)"
_SLOTS = re.compile(f"({_NAME_TYPE_CONSTANT})")
_SLOTS_WITH_LOC = re.compile(f"({_NAME_TYPE_CONSTANT}|{_LOC})")
_HAS_LOC = re.compile(r"(?<![\w@$.%\-])loc\(")
_STRING = re.compile(_QUOTED)
_STRING_OR_PARENTHESIS = re.compile(rf"{_QUOTED}|[()\n]")
_STRING_OR_COMMENT = re.compile(rf"({_QUOTED})|//[^\n]*")
_BIG_LIST = re.compile(r'dense<([^"<>]{65,})>')
_CONFUSING = re.compile(r"%|tensor<|dense<|loc\(")
_RESERVED = "\x00\x01\x02\x03\x04\x05"  # characters that mean something here
_ALIAS = re.compile(r"^[ \t]*#([\w.$]+)[ \t]*=[ \t]*(.*)$", re.MULTILINE)
_BLOB_NUMBER = re.compile(f"{BLOB}(\\d+){BLOB}")
_LOC_ALIAS = re.compile(r"#([\w.$]+)")


def _closing(text: str, start: int) -> int:
    """Offset of the parenthesis that closes one opened before `start`; -1: not on this line."""
    depth = 1
    for match in _STRING_OR_PARENTHESIS.finditer(text, start):
        if match[0] == "\n":
            return -1
        depth += {"(": 1, ")": -1}.get(match[0], 0)
        if not depth:
            return match.start()
    return -1


def unmask(text: str, blobs: Sequence[str]) -> str:
    """Text with the cut-out payloads put back."""
    if BLOB not in text:
        return text
    return _BLOB_NUMBER.sub(lambda match: blobs[int(match[1])], text)


class Text:
    """A source text, its lines with slots blanked, and the slots in order.

    Mistakes found here or later are kept in `problems`.
    """

    def __init__(self, source: str, file: str = "") -> None:
        self.source = source
        self.file = file
        self.blobs: list[str] = []
        self.problems: list[Diagnostic] = []
        self._aliases: dict[str, str] = {}
        self._locations: dict[str, str] = {}
        self._lines: list[str] | None = None
        text = self._expand_aliases(self._hide_strings(self._cut_blobs(self._checked(source))))
        has_locations = "loc(" in text and _HAS_LOC.search(text)
        if has_locations and _HAS_LOC.search(_SLOTS_WITH_LOC.sub("", text)):
            text = self._cut_locations(text)  # some nest deeper than the pattern
        parts = (_SLOTS_WITH_LOC if has_locations else _SLOTS).split(text)
        self.slots = parts[1::2]
        self.lines = SLOT.join(parts[::2]).split("\n")

    # --- diagnostics

    def place(self, line: int, column: int) -> Place:
        """A point of the source with the text of its line."""
        if self._lines is None:
            self._lines = self.source.split("\n")
        lines = self._lines
        return Place(self.file, line, column, lines[line - 1] if 0 < line <= len(lines) else "")

    def report(self, message: str, line: int, column: int, help: str = "") -> None:
        """Note a mistake; the source line is kept for as many as will be shown."""
        place = Place(self.file, line, column)
        if len(self.problems) < MAX_ERRORS:
            place = self.place(line, column)
        self.problems.append(Diagnostic("error", message, place, help=help))

    # --- locations

    def location(self, slot: str) -> str:
        """The text inside a `loc(...)`, aliases written out."""
        inner = slot[4:-1]
        found = self._locations.get(inner)
        if found is None:
            found = self._locations[inner] = self._resolved(unmask(inner, self.blobs), 0)
        return found

    def _resolved(self, text: str, depth: int) -> str:
        if "#" not in text or depth > 100:
            return text

        def value(match: re.Match[str]) -> str:
            alias = self._aliases.get(match[1])
            return match[0] if alias is None else self._resolved(alias, depth + 1)

        return _LOC_ALIAS.sub(value, text)

    # --- preparation

    def _checked(self, source: str) -> str:
        for char in _RESERVED:
            at = source.find(char)
            if at >= 0:
                line = source.count("\n", 0, at) + 1
                self.report(f"unexpected character {char!r}", line, at - source.rfind("\n", 0, at))
                source = source.replace(char, " ")
        return source

    def _cut(self, payload: str) -> str:
        self.blobs.append(payload)
        return f"{BLOB}{len(self.blobs) - 1}{BLOB}"

    def _cut_blobs(self, text: str) -> str:
        """Put a number in place of each long constant; its text is copied once, unread."""
        pieces: list[str] = []
        start = 0
        while (at := text.find('dense<"0x', start)) >= 0:
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

    def _cut_locations(self, text: str) -> str:
        """Put a number in place of what each location says."""
        pieces: list[str] = []
        start = 0
        for match in _HAS_LOC.finditer(text):
            end = _closing(text, match.end()) if match.start() >= start else -1
            if end >= 0:
                pieces += text[start : match.end()], self._cut(text[match.end() : end])
                start = end
        return "".join((*pieces, text[start:]))

    def _hide_strings(self, text: str) -> str:
        """Drop comments; cut out strings that hold what looks like a slot."""
        if "//" in text:
            text = _STRING_OR_COMMENT.sub(lambda match: match[1] or "", text)
        quoted = [text] if "\\" in text else text.split('"')[1::2]
        if not any(map(_CONFUSING.search, quoted)):
            return text

        def hide(match: re.Match[str]) -> str:
            inner = match[0][1:-1]
            return f'"{self._cut(inner)}"' if _CONFUSING.search(inner) else match[0]

        return _STRING.sub(hide, text)

    def _expand_aliases(self, text: str) -> str:
        """Read the table of locations; write other attribute aliases out where they are used."""
        if not text.startswith("#") and "\n#" not in text:
            return text
        others: dict[str, str] = {}
        for name, value in _ALIAS.findall(text):
            if value.startswith("loc("):
                inner = value.rstrip()[4:].removesuffix(")")
                self._aliases[name] = unmask(inner, self.blobs)
            else:
                others[name] = value.strip()
        text = _ALIAS.sub("", text)
        if not others:
            return text
        names = "|".join(map(re.escape, sorted(others, key=len, reverse=True)))
        return re.sub(rf"#({names})(?![\w.<])", lambda match: others[match[1]], text)
