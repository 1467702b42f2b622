"""Splits a text into statements and regions without parsing them.

Names and locations are slots (`ir/scanner/source_text.py`), which leaves few distinct lines: a
train step of 28,000 ops has some hundred. Whether a line is one whole statement is found once for
each of them; the others open or close regions or go on from the line before, and are taken apart
token by token.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from shardwright.ir.memo.known_lines import (
    CLOSING,
    QUOTED,
    RESULTS,
    TOKEN,
    UNFINISHED,
    Lines,
    is_head,
    is_statement,
)
from shardwright.ir.scanner.source_text import REGION, SLOT, Text, detailed
from shardwright.ir.scanner.statements import Cursor, Statement

MAX_DEPTH = 100  # nested regions, nested brackets

_SPACE = re.compile(r"\s*")
_BRACKET = re.compile(rf"{QUOTED}|[()\[\]{{}}]")
_WRAPPER = re.compile(r"\s*(?:builtin\.)?module\b|func\.func\b")


_STRING = re.compile(QUOTED)


def _open_string(key: str) -> int:
    """The offset of a quote that no other closes on its line; -1 without one."""
    if '"' not in _STRING.sub("", key):
        return -1
    at = 0
    while match := _STRING.search(key, at):
        if (found := key.find('"', at, match.start())) >= 0:
            return found
        at = match.end()
    return key.find('"', at)


def _balanced(depth: int) -> str:
    """Text with balanced brackets, nested so deep; nothing is tried twice."""
    inner = _balanced(depth - 1) if depth else ""
    nested = rf"|\({inner}\)|\[{inner}\]|\{{{inner}\}}" if depth else ""
    return rf'(?>(?:[^()\[\]{{}}"]++|{QUOTED}{nested})*)'


_DICTIONARY = re.compile(rf"\{{{_balanced(2)}\}}")


class TooDeep(Exception):
    """Scanning stopped; the reason stands in `text.problems`."""


class _Bracket(NamedTuple):
    """An open bracket; where it stands is computed only for messages."""

    text: str
    cursor: Cursor
    at: int


class _Frame(NamedTuple):
    """The position to go on from when a region closes, and the statement that opened it."""

    statements: list[Statement]
    owner: Statement
    brackets: list[_Bracket]
    opening: _Bracket


class Scanner:
    """Builds the tree of statements of one text. `lines` is a memo that may outlive it."""

    def __init__(self, text: Text, lines: Lines) -> None:
        self.text = text
        self.lines = lines
        self.statements: list[Statement] = []  # of the innermost open region
        self.frames: list[_Frame] = []
        self.brackets: list[_Bracket] = []  # open in the current statement
        self.current: Statement | None = None
        self.previous = ""  # the token before
        self.number = 0  # of the line
        self.wrong = 0  # the last line with a mistake in its brackets

    def run_whole(self) -> list[Statement]:
        """As `run`, for any layout: lines mean nothing, and nothing is remembered."""
        self._line(Cursor(*detailed("\n".join(self.text.lines), self.text.slots), 1, 1))
        self._finish()
        return self.statements

    def run(self) -> list[Statement]:
        """All top-level statements of a text whose statements start on lines of their own.

        Mistakes go to `text.problems`; raises TooDeep.
        """
        memo, slots, at = self.lines.known, self.text.slots, 0
        statements, last = self.statements, None
        is_free = True  # no statement is open
        for number, line in enumerate(self.text.lines, 1):
            known = memo.get(line)
            if known is not None and known.is_plain and is_free:
                start, at = at, at + known.slots
                last = Statement(known.key, slots[start:at], number, known.column, known)
                statements.append(last)
                continue
            text, start, at = line.strip(), at, at + line.count(SLOT)
            if not text:
                continue
            key, given = detailed(text, slots[start:at])
            known = known or self.lines.learn(line, text, key)
            if known.is_plain and is_free:
                last = Statement(key, given, number, known.column)
                statements.append(last)
                continue
            self.current, self.number = last or self.current, number
            self._line(Cursor(key, given, number, known.column))
            statements, last = self.statements, None
            is_free = not self.brackets and self.previous not in ("=", "applies")
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

    def _line(self, cursor: Cursor) -> None:
        if self.brackets and RESULTS.match(cursor.key):
            self._unclosed()
        key, at = cursor.key, 0
        if '"' in key and (quote := _open_string(key)) >= 0:
            self.text.doubt("expected '\"' in string literal", *cursor.place(quote))
        while match := (_BRACKET if self.brackets else TOKEN).search(key, at):
            token, at = match[0], match.end()
            if not self.brackets or token in "()[]}":
                at = self._token(token, match.start(), cursor)
            elif token == "{":
                at = self._inner_brace(match.start(), cursor)
        if self.brackets:
            self.previous = key[-1]
        if cursor.has_text(len(key)):
            cursor.give(len(key), self._owner(cursor, cursor.start))

    def _inner_brace(self, at: int, cursor: Cursor) -> int:
        """Take a `{` in brackets, with all up to its `}` when it starts a usual dictionary."""
        key, before = cursor.key, at - 1
        while before >= 0 and key[before].isspace():
            before -= 1
        if before >= 0:
            self.previous = key[before]
        if not self._opens_region(cursor, at + 1) and (match := _DICTIONARY.match(key, at)):
            return match.end()
        return self._token("{", at, cursor)

    def _token(self, token: str, at: int, cursor: Cursor) -> int:
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
            end = max(end, cursor.start)
        elif token == ":" and not self.brackets and self._in_label(cursor):
            cursor.give(end, self._owner(cursor, at))
            self.current = None
        self.previous = token
        return end

    def _head(self, token: str, at: int, key: str) -> int:
        """End of the head of a statement that starts at this token; 0 when none does."""
        if self.previous in UNFINISHED:
            return 0
        if token == SLOT:
            match = RESULTS.match(key, at)
            return match.end() if match else 0
        end = at + len(token)
        return end if is_head(token, key, end) else 0

    def _begin(self, cursor: Cursor, at: int) -> None:
        """Start a statement here; text before it goes to the one before."""
        if cursor.has_text(at):
            cursor.give(at, self._owner(cursor, cursor.start))
        cursor.start = at
        self.current = Statement("", [], *cursor.place(at))
        self.statements.append(self.current)

    def _owner(self, cursor: Cursor, at: int) -> Statement:
        """The current statement; text of none becomes one, for the parser to reject."""
        if self.current is None:
            self.current = Statement("", [], *cursor.place(at))
            self.statements.append(self.current)
        return self.current

    def _in_label(self, cursor: Cursor) -> bool:
        if self.current is None:
            return False
        return self.current.head.startswith("^") or cursor.starts_with("^")

    # --- brackets and regions

    def _open(self, token: str, cursor: Cursor, at: int) -> None:
        self.brackets.append(_Bracket(token, cursor, at))
        if len(self.brackets) > MAX_DEPTH:
            self._too_deep("brackets", self.brackets[-1])

    def _close(self, token: str, cursor: Cursor, at: int) -> None:
        if self.brackets and self.brackets[-1].text == CLOSING[token]:
            self.brackets.pop()
        elif token == "}" and self.frames:
            if self.brackets:
                self._unclosed()
            if cursor.has_text(at):
                cursor.give(at, self._owner(cursor, cursor.start))
            cursor.start = at + 1
            self._leave()
        elif any(bracket.text == CLOSING[token] for bracket in self.brackets):
            self._unclosed(self.brackets[-1])
            cursor.skip_line(at)
        else:
            self._report(f"unbalanced '{token}'", _Bracket(token, cursor, at))
            if cursor.has_text(at):
                cursor.give(at, self._owner(cursor, cursor.start))
            cursor.start = at + 1

    def _opens_region(self, cursor: Cursor, after: int) -> bool:
        """True if a `{` opens a region rather than a dictionary."""
        key = cursor.key
        if self.brackets:
            return self.brackets[-1].text == "(" and self.previous in ("(", ",")
        if self.previous in ("cond", "do"):
            return True
        if self.previous in ("=", "attributes", "<"):
            return False
        given = self.current.head if self.current is not None else ""
        if _WRAPPER.match(given) if given else _WRAPPER.match(key, cursor.start):
            return True  # their dictionaries follow the word `attributes`
        match = _SPACE.match(key, after)
        text, at = (key, match.end()) if match else (key, after)
        if at == len(key):
            text, at = self._next_line(), 0
        return not text.startswith("}", at) and is_statement(text, at)

    def _next_line(self) -> str:
        lines = self.text.lines
        return next(
            (lines[n].strip() for n in range(self.number, len(lines)) if lines[n].strip()), ""
        )

    def _enter(self, cursor: Cursor, at: int) -> None:
        owner = self._owner(cursor, cursor.start)
        cursor.give(at, owner)
        cursor.start = at + 1
        body = owner.add_region(REGION)
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
        """Report a mistake in brackets, the first one of a line: the others follow from it."""
        line, column = bracket.cursor.place(bracket.at)
        if line != self.wrong:
            self.text.report(message, line, column)
        self.wrong = line

    def _unclosed(self, bracket: _Bracket | None = None) -> None:
        """Report an open bracket, by default the first one; its statement is not parsed."""
        bracket = bracket or self.brackets[0]
        self._report(f"unclosed '{bracket.text}'", bracket)
        self.brackets = []
        if self.current is not None and self.current in self.statements[-1:]:
            self.statements.pop()
        self.current = None

    def _too_deep(self, what: str, bracket: _Bracket) -> None:
        self._report(f"{what} nest deeper than {MAX_DEPTH}", bracket)
        raise TooDeep
