"""Reads pipelines written as text, and the values of their options.

A pipeline is `builtin.module(pass{opt=val other=val},func.func(pass))`; anchors may be left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from shardwright.ir.errors import Place, ProgramError, error

MODULE, FUNC = "builtin.module", "func.func"
_WORD = re.compile(r"[A-Za-z0-9_.\-]+")


class Item(NamedTuple):
    """What a text names: the pass or pipeline, its options as they are written, and where."""

    name: str
    options: str
    at: int


def read_items(text: str) -> Iterator[Item]:
    """What a text names, one after the other; anchors are checked and left out.

    Raises ProgramError with the place in the text once it comes to it.
    """
    reader = _Reader(text)
    if reader.peek():
        yield from reader.items("")
    if reader.peek():
        raise reader.problem(f'expected "," or the end, got "{reader.peek()}"')


def problem(text: str, at: int, message: str, help: str = "") -> ProgramError:
    """What is wrong at an offset of a pipeline."""
    return error(message, Place("<pipeline>", 1, at + 1, text), help=help, code=2)


@dataclass
class _Reader:
    text: str
    at: int = 0

    def problem(self, message: str, help: str = "", at: int | None = None) -> ProgramError:
        return problem(self.text, self.at if at is None else at, message, help)

    def space(self) -> None:
        while self.text[self.at : self.at + 1].isspace():
            self.at += 1

    def peek(self) -> str:
        self.space()
        return self.text[self.at : self.at + 1]

    def word(self) -> str:
        self.space()
        match = _WORD.match(self.text, self.at)
        if match is None:
            found = self.text[self.at : self.at + 1]
            raise self.problem(
                f'expected a pass name, got "{found}"' if found else "expected a pass name"
            )
        self.at = match.end()
        return match.group()

    def braces(self) -> str:
        """Raw text inside `{...}`, nested braces and quotes balanced; "" when there is none."""
        if self.peek() != "{":
            return ""
        start, depth, quote = self.at, 0, ""
        while self.at < len(self.text):
            char = self.text[self.at]
            self.at += 1
            if quote:
                quote = "" if char == quote else quote
            elif char in "\"'":
                quote = char
            elif char == "{":
                depth += 1
            elif char == "}":
                depth -= 1
                if not depth:
                    return self.text[start + 1 : self.at - 1]
        raise self.problem('missing "}" of the options that start here', at=start)

    def items(self, closing: str) -> Iterator[Item]:
        """Items up to the closing bracket or the end."""
        while True:
            if closing and self.peek() == closing:
                return
            yield from self.item()
            if self.peek() != ",":
                return
            self.at += 1

    def item(self) -> Iterator[Item]:
        """A pass or pipeline, or those that an anchor holds."""
        self.space()
        start = self.at
        name = self.word()
        if self.peek() != "(":
            yield Item(name, self.braces(), start)
            return
        if name not in (MODULE, FUNC):
            raise self.problem(
                f'"{name}" is not a pass anchor', f"anchors are {MODULE} and {FUNC}", start
            )
        opening = self.at
        self.at += 1
        yield from self.items(")")
        if self.peek() != ")":
            raise self.problem('missing ")" of the anchor that opens here', at=opening)
        self.at += 1


# --- options


def option_value(name: str, key: str, text: str, type: Any) -> Any:
    """The value that a text is for an option of a type. Raises ValueError."""
    if type is bool:
        words = {"true": True, "1": True, "false": False, "0": False}
        if text not in words:
            raise ValueError(f'option "{key}" of "{name}" is true or false, got "{text}"')
        return words[text]
    if type in (int, float):
        try:
            return type(text)
        except ValueError:
            raise ValueError(f'option "{key}" of "{name}" is a number, got "{text}"') from None
    if type is str:
        return text
    return tuple(part for part in text.split(",") if part)


def option_text(value: object) -> str:
    """A value as it is written behind `=`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ",".join(map(str, cast(tuple[object, ...], value)))
    text = str(value)
    return f'"{text}"' if re.search(r"[\s{}]", text) or not text else text
