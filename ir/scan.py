"""Splits a program's text into statements and regions without looking at what they say.

Names, types, constants and locations are slots (`ir/text.py`), which leaves few distinct lines: a train step
of 28,000 ops has some hundred. Whether a line is one whole statement is found once for each of them; the
others open or close regions or go on from the line before, and are taken apart token by token.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from .text import REGION, SLOT, Text

MAX_DEPTH = 100  # nested regions, nested brackets

_TOKEN = re.compile(
    r'"(?:[^"\\\n]|\\.)*"|->|[A-Za-z_][\w$.]*|@"(?:[^"\\\n]|\\.)*"|[@#!^][\w$.\-]*|\d[\w.+\-]*|[^\s]', re.DOTALL
)
_RESULT_LIST = rf"{SLOT}(?::\d+)?(?:\s*,\s*{SLOT}(?::\d+)?)*\s*="
_RESULTS = re.compile(rf'{_RESULT_LIST}\s*(?=["A-Za-z_]|$)')
_ENTRY = re.compile(r'\s*("(?:[^"\\\n]|\\.)*"|[A-Za-z_][\w$.]*)\s*(=|,|\}|$|.)')
_WRAPPER = re.compile(r"(?:builtin\.)?module\b|func\.func\b")
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
    """A line being taken apart; text from `start` on belongs to no statement yet."""

    def __init__(self, key: str, slots: list[str], line: int, column: int) -> None:
        self.key, self.slots, self.line, self.column = key, slots, line, column
        self.start = 0
        self.used = 0  # slots handed out

    def column_at(self, offset: int) -> int:
        """Column in the source of an offset in the key."""
        before = self.slots[: self.key.count(SLOT, 0, offset)]
        return self.column + offset + sum(map(len, before)) - len(before)

    def give(self, end: int, statement: Statement) -> None:
        """Hand the text up to `end` to a statement."""
        piece = self.key[self.start : end]
        if piece.strip():
            if statement.key:
                origin = len(statement.key) + 1, self.line, self.column_at(self.start)
                statement.origins = [*(statement.origins or ()), origin]
                statement.key += " "
            statement.key += piece
            count = piece.count(SLOT)
            statement.slots += self.slots[self.used : self.used + count]
            self.used += count
        self.start = end

    @property
    def rest(self) -> str:
        return self.key[self.start :]


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

    def run(self) -> list[Statement]:
        """All top-level statements. Mistakes go to `text.problems`; raises TooDeep."""
        shapes, slots, at = self.shapes, self.text.slots, 0
        for number, line in enumerate(self.text.lines, 1):
            key = line.strip()
            if not key:
                continue
            shape = shapes.get(key)
            if shape is None:
                shape = shapes[key] = _shape(key)
            end = at + shape.slots
            if shape.is_plain and self.previous not in ("=", "applies"):
                if self.brackets:
                    self._unclosed()
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
        if cursor.rest.strip():
            cursor.give(len(cursor.key), self._owner(cursor, cursor.start))

    def _token(self, token: str, at: int, cursor: _Cursor) -> int:
        """Take one token; returns the offset where to go on."""
        end = at + len(token)
        if not self.brackets and (head := self._head(token, at, cursor.key)):
            self._begin(cursor, at)
            self.previous = cursor.key[at:head].rstrip()[-1]
            return head
        if token in "([{":
            if token == "{" and self._opens_region(cursor.key, end):
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
        if self.previous in ("=", "applies"):
            return 0
        if token == SLOT:
            match = _RESULTS.match(key, at)
            return match.end() if match else 0
        end = at + len(token)
        return end if _is_head(token, key, end) else 0

    def _begin(self, cursor: _Cursor, at: int) -> None:
        """Start a statement here; text before it goes to the one before."""
        if cursor.key[cursor.start : at].strip():
            cursor.give(at, self._owner(cursor, cursor.start))
        cursor.start = at
        self.current = Statement("", [], cursor.line, cursor.column_at(at))
        self.statements.append(self.current)

    def _owner(self, cursor: _Cursor, at: int) -> Statement:
        """The current statement; text that belongs to none becomes one, for the parser to reject."""
        if self.current is None:
            self.current = Statement("", [], cursor.line, cursor.column_at(at))
            self.statements.append(self.current)
        return self.current

    def _in_label(self, cursor: _Cursor) -> bool:
        if self.current is None:
            return False
        return (self.current.key or cursor.rest.lstrip()).startswith("^")

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
            if cursor.key[cursor.start : at].strip():
                cursor.give(at, self._owner(cursor, cursor.start))
            cursor.start = at + 1
            self._leave()
        else:
            self._report(f"unbalanced '{token}'", _Bracket(token, cursor, at))
            if cursor.key[cursor.start : at].strip():
                cursor.give(at, self._owner(cursor, cursor.start))
            cursor.start = at + 1

    def _opens_region(self, key: str, after: int) -> bool:
        """Whether a `{` opens a region rather than a dictionary."""
        if self.brackets:
            return self.brackets[-1].text == "(" and self.previous in ("(", ",")
        if self.previous in ("cond", "do"):
            return True
        if self.previous in ("=", "attributes", "<"):
            return False
        rest = key[after:].strip() or self._next_line()
        if rest.startswith("}"):
            return self.current is not None and bool(
                _WRAPPER.match(self.current.key or key.lstrip())
            )
        return _is_statement(rest)

    def _next_line(self) -> str:
        lines = self.text.lines
        return next((lines[n].strip() for n in range(self.number, len(lines)) if lines[n].strip()), "")

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
        cursor = bracket.cursor
        self.text.report(message, cursor.line, cursor.column_at(bracket.at))

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


def _is_head(token: str, key: str, end: int) -> bool:
    """Whether a token that is no name starts a statement."""
    if token[0] == '"':
        return key[end:].lstrip().startswith("(")
    if token[0] == "^":
        return True
    return token in _BARE_OPS or ("." in token and (token[0].isalpha() or token[0] == "_"))


def _is_statement(rest: str) -> bool:
    """Whether the text after a `{` is a statement's, not a dictionary entry's."""
    match = _ENTRY.match(rest)
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
        elif not stack and previous != "applies" and _starts_another(text, key, token):
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
    rest = key[after:]
    return not rest.lstrip().startswith("}") and not _is_statement(rest)
