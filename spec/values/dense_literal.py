"""Literals inside `dense<...>`: one element, nested lists of elements, or a string.

Source: mlir `AsmParser/AttributeParser.cpp`, class TensorLiteralParser.
"""

from __future__ import annotations

import re
from typing import NamedTuple

MAX_DEPTH = 100  # of parentheses, of lists

_SPACE = (
    r"(?:[ \t\r\n]++|(?=//)//[^\n]*+)*+"  # comments as well: big constants are cut out with theirs
)
_FLOAT = r"\d+\.\d*(?:[eE][-+]?\d+)?"
_WORD = re.compile(
    rf"{_SPACE}(?:(?P<word>(?:-[ \t\r\n]*)?(?:{_FLOAT}|0x[0-9a-fA-F]+|\d+)"
    r"|(?:true|false)(?![\w$.]))"
    r'|(?P<string>"(?:[^"\\\n]|\\.)*")|(?P<mark>[\[\](),-])|(?P<other>$|.))',
    re.ASCII | re.DOTALL,
)


_ESCAPE = r'\\(?:[0-9A-Fa-f]{2}|[nt"\\])'
_RIGHT = re.compile(rf"(?:[^\\]++|(?={_ESCAPE}){_ESCAPE})*+")


class Wrong(ValueError):
    """A constant that cannot be read; `at` is an offset in its text, -1 for the whole."""

    def __init__(self, message: str, at: int = -1) -> None:
        super().__init__(message)
        self.message, self.at = message, at


class Literal(NamedTuple):
    """`words` are the elements in order, a complex one is two. `places`: where they stand.

    `shape` is that of the nested lists; None for one element. `is_string`: one string alone.
    """

    shape: tuple[int, ...] | None
    words: list[str]
    places: list[int]
    is_string: bool = False


def read_literal(text: str, at: int = 0) -> tuple[Literal, int]:
    """The literal that starts at an offset, and its end. Raises Wrong."""
    return _Reader(text, at).read()


def wrong_escape(text: str) -> int:
    """The position of an escape in a quoted string that MLIR does not know, or -1."""
    if "\\" not in text:
        return -1
    right = _RIGHT.match(text, 1, len(text) - 1)
    return -1 if right is None or right.end() == len(text) - 1 else right.end()


class _Reader:
    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.words: list[str] = []
        self.places: list[int] = []
        self.kind = self.word = ""
        self.start = self.end = at
        self._next()

    def read(self) -> tuple[Literal, int]:
        """The literal and its end."""
        if self.kind == "string":
            return Literal(None, [self.word], [self.start], True), self.end
        shape = None
        if self._is("["):
            shape = self._list()
        else:
            self._element(0)
        return Literal(shape, self.words, self.places), self.last

    def _next(self) -> None:
        self.last = self.end
        match = _WORD.match(self.text, self.end)
        assert match is not None
        self.kind = match.lastgroup or ""
        self.word = match[self.kind]
        self.start, self.end = match.span(self.kind)
        wrong = wrong_escape(self.word) if self.kind == "string" else -1
        if wrong >= 0:
            raise Wrong("unknown escape in string literal", self.start + wrong)

    def _is(self, mark: str) -> bool:
        return self.kind == "mark" and self.word == mark

    def _missing(self, message: str) -> Wrong:
        return Wrong(message, self.last)

    def _list(self) -> tuple[int, ...]:
        """Nested lists; all lists of one depth must have the same shape."""
        open_lists: list[list[tuple[int, ...]]] = []  # shapes of the first element, and counts
        counts: list[int] = []
        while True:
            if self._is("["):
                if len(open_lists) == MAX_DEPTH:
                    raise Wrong(f"nested too deep, at most {MAX_DEPTH} lists", self.start)
                self._next()
                open_lists.append([])
                counts.append(0)
                if not self._is("]"):
                    continue
            else:
                self._element(0)
                self._count((), open_lists, counts)
            while not self._is(","):
                if not self._is("]"):
                    raise self._missing("expected ']'")
                self._next()
                first = open_lists.pop()
                shape = (counts.pop(), *(first[0] if first else ()))
                if not open_lists:
                    return shape
                self._count(shape, open_lists, counts)
            self._next()

    def _count(
        self, shape: tuple[int, ...], open_lists: list[list[tuple[int, ...]]], counts: list[int]
    ) -> None:
        """Note an element of the innermost list."""
        counts[-1] += 1
        if not open_lists[-1]:
            open_lists[-1].append(shape)
        elif open_lists[-1][0] != shape:
            raise Wrong(
                "tensor literal is invalid; ranks are not consistent between elements", self.start
            )

    def _element(self, depth: int) -> None:
        if self.kind in ("word", "string"):
            self.words.append(self.word)
            self.places.append(self.start)
            self._next()
        elif self._is("("):
            if depth == MAX_DEPTH:
                raise Wrong(f"nested too deep, at most {MAX_DEPTH} parentheses", self.start)
            self._next()
            self._element(depth + 1)
            self._mark(",", "expected ',' between complex elements")
            self._element(depth + 1)
            self._mark(")", "expected ')' after complex elements")
        elif self._is("-"):
            self._next()
            raise Wrong("expected integer or floating point literal", self.start)
        else:
            raise Wrong("expected element literal of primitive type", self.start)

    def _mark(self, mark: str, message: str) -> None:
        if not self._is(mark):
            raise self._missing(message)
        self._next()
