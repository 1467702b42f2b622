"""Splits a program's text into statements and regions without looking at what they say.

Names, types, constants and locations are slots (`ir/text.py`), which leaves few distinct lines: a
train step of 28,000 ops has some hundred. Whether a line is one whole statement is found once for
each of them; the others open or close regions or go on from the line before, and are taken apart
token by token.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from .text import REGION, SLOT, Text

MAX_DEPTH = 100  # nested regions, nested brackets

_TOKEN = re.compile(
    r'"(?:[^"\\\n]|\\.)*"|->|[A-Za-z_][\w$.]*|@"(?:[^"\\\n]|\\.)*"|[@#!^][\w$.\-]*|\d[\w.+\-]*|[^\s]',
    re.DOTALL,
)
_RESULT_LIST = rf"{SLOT}(?::\d+)?(?:\s*,\s*{SLOT}(?::\d+)?)*\s*="
_RESULTS = re.compile(rf'{_RESULT_LIST}\s*(?=["A-Za-z_]|$)')
_ENTRY = re.compile(r'\s*("(?:[^"\\\n]|\\.)*"|[A-Za-z_][\w$.]*)\s*(=|,|\}|$|.)')
_SPACE = re.compile(r"\s*")
_WRAPPER = re.compile(r"\s*(?:builtin\.)?module\b|func\.func\b")
_BARE_OPS = ("return", "call", "module")
_CLOSING = {")": "(", "]": "[", "}": "{"}


class Statement:
    """One statement: its text with slots and regions cut out, and where it stood.

    `origins`: where each further piece of joined text starts in `key`, with its line and column.
    """

    __slots__ = ("column", "key", "line", "origins", "regions", "slots")

    def __init__(self, key: str, slots: list[str], line: int, column: int) -> None:
        self.key = key
        self.slots = slots
        self.line = line
        self.column = column
        self.regions: list[list[Statement]] | None = None
        self.origins: list[tuple[int, int, int]] | None = None

    def pieces(self) -> list[tuple[int, int, int]]:
        """All joined pieces: offset in `key`, line, column."""
        return [(0, self.line, self.column), *(self.origins or ())]


class Shape(NamedTuple):
    """What is known of a line from its key: `is_plain` is one whole statement and nothing else."""

    is_plain: bool
    slots: int


class TooDeep(Exception):
    """Scanning stopped; the reason stands in `text.problems`."""


class _Cursor:
    """Text being taken apart: a line, or all lines; from `start` on it is nobody's yet."""

    def __init__(self, key: str, slots: list[str], line: int, column: int) -> None:
        self.key, self.slots, self.line, self.column = key, slots, line, column
        self.start = 0
        self.used = 0  # slots handed out
        self._mark = 0, line, 0  # start of a line, its number, slots before it

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column in the source of an offset in the key."""
        key = self.key
        begin = key.rfind("\n", 0, offset) + 1
        start, line, used = self._mark if self._mark[0] <= begin else (0, self.line, 0)
        self._mark = (
            begin,
            line + key.count("\n", start, begin),
            used + key.count(SLOT, start, begin),
        )
        _, line, used = self._mark
        before = self.slots[used : used + key.count(SLOT, begin, offset)]
        column = offset - begin + sum(map(len, before)) - len(before)
        return line, column + (1 if begin else self.column)

    def has_text(self, end: int) -> bool:
        """Whether there is text before `end` that belongs to no statement."""
        return bool(self.key[self.start : end].strip())

    def give(self, end: int, statement: Statement) -> None:
        """Hand the text up to `end` to a statement."""
        at = self.start
        for piece in self.key[at:end].split("\n"):
            text = piece.strip()
            if text:
                self._add(text, at + piece.index(text), statement)
            at += len(piece) + 1
        self.start = end

    def _add(self, text: str, at: int, statement: Statement) -> None:
        if statement.key:
            line, column = self.place(at)
            origin = len(statement.key) + 1, line, column
            statement.origins = [*(statement.origins or ()), origin]
            statement.key += " "
        statement.key += text
        count = text.count(SLOT)
        statement.slots += self.slots[self.used : self.used + count]
        self.used += count

    def starts_with(self, char: str) -> bool:
        """Whether the text that belongs to no statement starts with a character."""
        match = _SPACE.match(self.key, self.start)
        return match is not None and self.key.startswith(char, match.end())


class _Bracket(NamedTuple):
    """An open bracket; where it stands is worked out only for messages."""

    text: str
    cursor: _Cursor
    at: int


class _Frame(NamedTuple):
    """Where to go on when a region closes, and what opened it."""

    statements: list[Statement]
    owner: Statement
    brackets: list[_Bracket]
    opening: _Bracket


class Scanner:
    """Builds the tree of statements of one text. `shapes` is a memo that may outlive it."""

    def __init__(self, text: Text, shapes: dict[str, Shape]) -> None:
        self.text = text
        self.shapes = shapes
        self.statements: list[Statement] = []  # of the innermost open region
        self.frames: list[_Frame] = []
        self.brackets: list[_Bracket] = []  # open in the current statement
        self.current: Statement | None = None
        self.previous = ""  # the token before
        self.number = 0  # of the line

    def run_whole(self) -> list[Statement]:
        """As `run`, for any layout: lines mean nothing, and nothing is remembered."""
        self._line(_Cursor("\n".join(self.text.lines), self.text.slots, 1, 1))
        self._finish()
        return self.statements

    def run(self) -> list[Statement]:
        """All top-level statements of a text whose statements start on lines of their own.

        Mistakes go to `text.problems`; raises TooDeep.
        """
        shapes, slots, at = self.shapes, self.text.slots, 0
        for number, line in enumerate(self.text.lines, 1):
            key = line.strip()
            if not key:
                continue
            shape = shapes.get(key)
            if shape is None:
                shape = shapes[key] = _shape(key)
            end = at + shape.slots
            if shape.is_plain and not self.brackets and self.previous not in ("=", "applies"):
                self.current = Statement(key, slots[at:end], number, line.find(key) + 1)
                self.statements.append(self.current)
            else:
                self.number = number
                self._line(_Cursor(key, slots[at:end], number, line.find(key) + 1))
            at = end
        self._finish()
        return self.statements

    def _finish(self) -> None:
        if self.brackets:
            self._unclosed()
        if self.frames:
            self._report("unclosed region, expected '}'", self.frames[-1].opening)
        while self.frames:
            self._leave()

    # --- one line, token by token

    def _line(self, cursor: _Cursor) -> None:
        if self.brackets and _RESULTS.match(cursor.key):
            self._unclosed()
        skip = 0
        for match in _TOKEN.finditer(cursor.key):
            if match.start() >= skip:
                skip = self._token(match[0], match.start(), cursor)
        if cursor.has_text(len(cursor.key)):
            cursor.give(len(cursor.key), self._owner(cursor, cursor.start))

    def _token(self, token: str, at: int, cursor: _Cursor) -> int:
        """Take one token; returns the offset where to go on."""
        end = at + len(token)
        if not self.brackets and (head := self._head(token, at, cursor.key)):
            self._begin(cursor, at)
            self.previous = cursor.key[at:head].rstrip()[-1]
            return head
        if token in "([{":
            if token == "{" and self._opens_region(cursor, end):
                self._enter(cursor, at)
                return end
            self._open(token, cursor, at)
        elif token in ")]}":
            self._close(token, cursor, at)
        elif token == ":" and not self.brackets and self._in_label(cursor):
            cursor.give(end, self._owner(cursor, at))
            self.current = None
        self.previous = token
        return end

    def _head(self, token: str, at: int, key: str) -> int:
        """End of the head of a statement that starts at this token; 0 when none does."""
        if self.previous in ("=", "applies", ","):
            return 0
        if token == SLOT:
            match = _RESULTS.match(key, at)
            return match.end() if match else 0
        end = at + len(token)
        return end if _is_head(token, key, end) else 0

    def _begin(self, cursor: _Cursor, at: int) -> None:
        """Start a statement here; text before it goes to the one before."""
        if cursor.has_text(at):
            cursor.give(at, self._owner(cursor, cursor.start))
        cursor.start = at
        self.current = Statement("", [], *cursor.place(at))
        self.statements.append(self.current)

    def _owner(self, cursor: _Cursor, at: int) -> Statement:
        """The current statement; text of none becomes one, for the parser to reject."""
        if self.current is None:
            self.current = Statement("", [], *cursor.place(at))
            self.statements.append(self.current)
        return self.current

    def _in_label(self, cursor: _Cursor) -> bool:
        if self.current is None:
            return False
        return self.current.key.startswith("^") or cursor.starts_with("^")

    # --- brackets and regions

    def _open(self, token: str, cursor: _Cursor, at: int) -> None:
        self.brackets.append(_Bracket(token, cursor, at))
        if len(self.brackets) > MAX_DEPTH:
            self._too_deep("brackets", self.brackets[-1])

    def _close(self, token: str, cursor: _Cursor, at: int) -> None:
        if self.brackets and self.brackets[-1].text == _CLOSING[token]:
            self.brackets.pop()
        elif token == "}" and self.frames:
            if self.brackets:
                self._unclosed()
            if cursor.has_text(at):
                cursor.give(at, self._owner(cursor, cursor.start))
            cursor.start = at + 1
            self._leave()
        else:
            self._report(f"unbalanced '{token}'", _Bracket(token, cursor, at))
            if cursor.has_text(at):
                cursor.give(at, self._owner(cursor, cursor.start))
            cursor.start = at + 1

    def _opens_region(self, cursor: _Cursor, after: int) -> bool:
        """Whether a `{` opens a region rather than a dictionary."""
        key = cursor.key
        if self.brackets:
            return self.brackets[-1].text == "(" and self.previous in ("(", ",")
        if self.previous in ("cond", "do"):
            return True
        if self.previous in ("=", "attributes", "<"):
            return False
        match = _SPACE.match(key, after)
        text, at = (key, match.end()) if match else (key, after)
        if at == len(key):
            text, at = self._next_line(), 0
        if text.startswith("}", at):
            given = self.current.key if self.current is not None else ""
            return bool(_WRAPPER.match(given) if given else _WRAPPER.match(key, cursor.start))
        return _is_statement(text, at)

    def _next_line(self) -> str:
        lines = self.text.lines
        return next(
            (lines[n].strip() for n in range(self.number, len(lines)) if lines[n].strip()), ""
        )

    def _enter(self, cursor: _Cursor, at: int) -> None:
        owner = self._owner(cursor, cursor.start)
        cursor.give(at, owner)
        cursor.start = at + 1
        owner.key += REGION
        body: list[Statement] = []
        owner.regions = [*(owner.regions or ()), body]
        opening = _Bracket("{", cursor, at)
        self.frames.append(_Frame(self.statements, owner, self.brackets, opening))
        if len(self.frames) > MAX_DEPTH:
            self._too_deep("regions", opening)
        self.statements, self.brackets, self.current, self.previous = body, [], None, ""

    def _leave(self) -> None:
        frame = self.frames.pop()
        self.statements, self.brackets, self.current = frame.statements, frame.brackets, frame.owner

    # --- mistakes

    def _report(self, message: str, bracket: _Bracket) -> None:
        self.text.report(message, *bracket.cursor.place(bracket.at))

    def _unclosed(self) -> None:
        """Report the first open bracket; its statement is not parsed."""
        self._report(f"unclosed '{self.brackets[0].text}'", self.brackets[0])
        self.brackets = []
        if self.current is not None and self.current in self.statements[-1:]:
            self.statements.pop()
        self.current = None

    def _too_deep(self, what: str, bracket: _Bracket) -> None:
        self._report(f"{what} nest deeper than {MAX_DEPTH}", bracket)
        raise TooDeep


_OPENS = re.compile(r"\s*\(")
_EQUALS = re.compile(r"\s*=")


def _is_head(token: str, key: str, end: int) -> bool:
    """Whether a token that is no name starts a statement."""
    if token[0] == '"':
        return _OPENS.match(key, end) is not None
    if token[0] == "^" or token in _BARE_OPS:
        return True
    is_word = "." in token and (token[0].isalpha() or token[0] == "_")
    return is_word and _EQUALS.match(key, end) is None


def _is_statement(text: str, at: int) -> bool:
    """Whether the text after a `{` is a statement's, not a dictionary entry's."""
    match = _ENTRY.match(text, at)
    if match is None:
        return True
    word, following = match[1], match[2]
    if word.startswith('"'):
        return following == "("
    if following in ("}", ""):
        return word.endswith("return")
    return following not in ("=", ",")


def _shape(key: str) -> Shape:
    return Shape(_is_plain(key), key.count(SLOT))


def _is_plain(key: str) -> bool:
    """Whether a line is one whole statement without regions."""
    if key[-1] in "{=^" or key[0] in "}^":
        return False
    match = _RESULTS.match(key)
    start = match.end() if match else 0
    stack: list[str] = []
    previous = ""
    for token in _TOKEN.finditer(key, start):
        text, at = token[0], token.start()
        if at == start:
            if not _is_head(text, key, token.end()) and not (match and text[0].isalpha()):
                return False
        elif not stack and previous not in ("applies", ",") and _starts_another(text, key, token):
            return False
        if text in "([{":
            if text == "{" and not _is_dictionary(key, token.end(), stack, previous):
                return False
            stack.append(text)
        elif text in ")]}" and (not stack or stack.pop() != _CLOSING[text]):
            return False
        previous = text
    return not stack and previous != "applies"


def _starts_another(text: str, key: str, token: re.Match[str]) -> bool:
    if text == SLOT:
        return bool(_RESULTS.match(key, token.start()))
    return _is_head(text, key, token.end())


def _is_dictionary(key: str, after: int, stack: list[str], previous: str) -> bool:
    """Whether a `{` within a line surely opens no region."""
    if stack:
        return stack[-1] != "(" or previous not in ("(", ",")
    if previous in ("=", "<", "attributes"):
        return True
    return not key[after:].lstrip().startswith("}") and not _is_statement(key, after)
