"""Token cursor over types and attributes, and its error messages.

Source: mlir `AsmParser/Lexer.cpp`, `AsmParser/Parser.cpp`. Columns are MLIR's: a word that is
missing is reported at the end of the word before it.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from shardwright.ir.errors import nearest
from shardwright.ir.scanner.masks import unmask
from shardwright.spec.attributes import Attribute
from shardwright.spec.axes import unquote as unquote
from shardwright.spec.types import Type
from shardwright.spec.values.dense_literal import wrong_escape

MAX_DEPTH = 100  # types and attributes inside one another
# Aliases within aliases grow exponentially; what they stand for is bounded (decision 0010).
MAX_WRITTEN = 1_000_000  # characters that names in one value stand for

_TOKEN = re.compile(
    r"""[ \t\r\n]*(?:
    (?P<punctuation>->|\.\.\.|[-+*?:,=(){}\[\]<>|/])
  | (?P<word>[A-Za-z_][A-Za-z0-9_$.]*)
  | (?P<float>[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?)
  | (?P<integer>0x[0-9a-fA-F]+|[0-9]+)
  | (?P<string>"(?:[^"\\\n]|\\.)*")
  | (?P<symbol>@(?:[A-Za-z_][A-Za-z0-9_$.]*|"(?:[^"\\\n]|\\.)*"))
  | (?P<attribute>\#(?:[0-9]+|[A-Za-z_$.\-][A-Za-z0-9_$.\-]*))
  | (?P<type>!(?:[0-9]+|[A-Za-z_$.\-][A-Za-z0-9_$.\-]*))
  | (?P<value>%(?:[0-9]+|[A-Za-z_$.\-][A-Za-z0-9_$.\-]*)(?:\#[0-9]+)?)
  | (?P<blob>\x03[0-9]+\x03)
  | (?P<end>$)
  )""",
    re.VERBOSE,
)
_SPACE = " \t\r\n"
_BODY = re.compile(r'->|"(?:[^"\\\n]|\\.)*"|[<>\[\](){}"]')
_CLOSING = {"<": ">", "[": "]", "(": ")", "{": "}"}
_CLOSED_BY = {closing: opening for opening, closing in _CLOSING.items()}
_INTEGER_TYPE = re.compile(r"[su]?i[0-9]+")

T = TypeVar("T")


class Bad(Exception):
    """A value that cannot be read: message, offset in the text, help.

    `inside`: what stands before the mistake in the piece that was cut out at that offset.
    """

    def __init__(self, message: str, at: int, help: str = "", inside: str = "") -> None:
        super().__init__(message)
        self.message, self.at, self.help, self.inside = message, at, help, inside


class Tokens:
    """The current word of a text: its kind, spelling, and where it starts and ends.

    Kinds: `word`, `integer`, `float`, `string`, `symbol` (@x), `attribute` (#x), `type` (!x),
    `value` (%x), `blob` (a payload cut out of the text), `end`, `error`, and each punctuation
    itself. `blobs` are the payloads, by number.
    """

    def __init__(self, text: str, at: int, blobs: Sequence[str]) -> None:
        self.text, self.blobs = text, blobs
        self.depth = 0
        self.kind = self.spelling = ""
        self.start: int = at
        self.end: int = at
        self.last_end: int = at
        self.advance()

    # --- moving

    def advance(self) -> None:
        """Step to the next word."""
        self.last_end = at = self.end
        match = _TOKEN.match(self.text, at)
        if match is None:
            while at < len(self.text) and self.text[at] in _SPACE:
                at += 1
            self.kind, self.spelling = "error", self.text[at : at + 1]
            self.start, self.end = at, at + 1
            return
        kind = match.lastgroup or ""
        self.start, self.end = match.span(kind)
        self.spelling = match[kind]
        self.kind = self.spelling if kind == "punctuation" else kind

    def move(self, at: int) -> None:
        """Make the word at an offset the current one."""
        last_end, self.end = self.last_end, at
        self.advance()
        self.last_end = last_end

    def has(self, *kinds: str) -> bool:
        """True if the current word is of one of these kinds."""
        return self.kind in kinds

    def has_word(self, word: str) -> bool:
        return self.spelling == word and self.kind == "word"

    def take(self) -> str:
        """The current word, stepped over."""
        spelling = self.spelling
        self.advance()
        return spelling

    def accept(self, kind: str) -> bool:
        """Step over a word of this kind if it is here."""
        if self.kind != kind:
            return False
        self.advance()
        return True

    def accept_word(self, word: str) -> bool:
        """Step over this word if it is here."""
        if not self.has_word(word):
            return False
        self.advance()
        return True

    def expect(self, kind: str, message: str = "") -> None:
        """Step over punctuation. Raises Bad."""
        if self.kind != kind:
            raise self.missing(message or f"expected '{kind}'")
        self.advance()

    def expect_word(self, word: str) -> None:
        """Step over this word. Raises Bad."""
        if not self.accept_word(word):
            raise self.wrong(f"expected '{word}'", nearest(self.spelling, [word]))

    # --- pieces

    def keyword(self, message: str = "expected valid keyword") -> str:
        """A word. Raises Bad."""
        if self.kind != "word":
            raise self.wrong(message)
        return self.take()

    def choice(self, kind: str, cases: Sequence[str]) -> str:
        """One of some words, perhaps quoted; `kind` names them in the message. Raises Bad."""
        start = self.start
        if self.kind == "string":
            word = self.string()
        else:
            word = self.keyword("expected valid keyword or string")
        if word not in cases:
            message = f"expected {kind} to be one of: {', '.join(cases)}"
            raise Bad(message, start, nearest(word, list(cases)))
        return word

    def integer(self, message: str = "expected integer value") -> int:
        """An integer of 64 bits, perhaps negative. Raises Bad."""
        start = self.start
        is_negative = self.accept("-")
        if self.kind != "integer":
            raise self.missing(message) if is_negative else self.wrong(message)
        value = -self.number() if is_negative else self.number()
        if not -(1 << 63) <= value < 1 << 63:
            raise Bad("integer value too large", start)
        self.advance()
        return value

    def number(self) -> int:
        """The current integer, of any size. Raises Bad."""
        word = self.spelling
        if not word.startswith("0x") and len(word) > 4000:
            raise Bad("integer constant out of range", self.start)
        return int(word, 0) if word.startswith("0x") else int(word)

    def string(self, message: str = "expected string") -> str:
        """The value of a quoted string. Raises Bad."""
        if self.kind != "string":
            raise self.wrong(message)
        return self._characters(self.start)

    def symbol(self) -> str:
        """The name after an `@`."""
        if self.spelling.startswith('@"'):
            return self._characters(self.start + 1)
        return self.take()[1:]

    def _characters(self, at: int) -> str:
        """The value of the quoted string at `at`, which ends the current word."""
        written = self.text[at : self.end]
        text = unmask(written, self.blobs)
        wrong = wrong_escape(text)
        if wrong >= 0:
            message = "unknown escape in string literal"
            if text == written:
                raise Bad(message, at + wrong)
            raise Bad(message, at + 1, inside=text[1:wrong])
        self.advance()
        return unquote(text)

    def listed(self, opening: str, item: Callable[[], T], closing: str) -> list[T]:
        """`[a, b]`: items between brackets, perhaps none. Raises Bad."""
        self.expect(opening)
        return self.listed_until(item, closing)

    def listed_until(self, item: Callable[[], T], closing: str, message: str = "") -> list[T]:
        """Items up to a closing bracket. Raises Bad."""
        items: list[T] = []
        if self.accept(closing):
            return items
        items.append(item())
        while self.accept(","):
            items.append(item())
        self.expect(closing, message)
        return items

    def fields(self, readers: Mapping[str, Callable[[], T]], closing: str = ">") -> dict[str, T]:
        """`a = x, b = y>` in any order, each at most once; a comma may be last. Raises Bad."""
        found: dict[str, T] = {}
        while not self.accept(closing):
            is_known = False
            for key, reader in readers.items():
                if not self.accept_word(key):
                    continue
                is_known = True
                if key in found:
                    raise Bad(f"duplicated `{key}` entry", self.start)
                self.expect("=")
                found[key] = reader()
                if not self.accept(","):
                    self.expect(closing)
                    return found
            if not is_known:
                known = ", ".join(f"`{key}`" for key in readers)
                raise Bad(
                    f"expected one of: {known}", self.start, nearest(self.spelling, [*readers])
                )
        return found

    def is_integer_type(self) -> bool:
        """True if the current word is a type like i32."""
        return self.kind == "word" and _INTEGER_TYPE.fullmatch(self.spelling) is not None

    # --- a dialect's own text

    def body(self) -> int:
        """The end of the text in angle brackets that starts here. Raises Bad."""
        stack: list[str] = []
        at = self.start  # of the last string, where MLIR reports
        for match in _BODY.finditer(self.text, self.start):
            char = match[0]
            if char in _CLOSING:
                stack.append(char)
            elif char == '"':
                self.move(match.start())
                raise self.wrong("")
            elif char.startswith('"'):
                at = match.start()
            elif char in _CLOSED_BY:
                if stack[-1] != _CLOSED_BY[char]:
                    break
                stack.pop()
                if not stack:
                    return match.end()
        raise Bad(f"unbalanced '{stack[-1]}' character in pretty dialect name", at)

    # --- mistakes

    def deeper(self) -> None:
        """Note that something stands inside something else. Raises Bad beyond what is read."""
        self.depth += 1
        self.check_depth(self.depth)

    def check_depth(self, depth: int) -> None:
        """Raises Bad for a depth beyond what is read."""
        if depth > MAX_DEPTH:
            raise Bad(f"nested too deep, at most {MAX_DEPTH} types and attributes", self.start)

    def missing(self, message: str, help: str = "") -> Bad:
        """Something else was expected: reported where the word before ends."""
        if wrong := self._wrong_word():
            return wrong
        at = len(self.text[: self.start].rstrip(_SPACE))
        return Bad(message, at if at else self.start, help)

    def wrong(self, message: str, help: str = "") -> Bad:
        """The current word is wrong."""
        return self._wrong_word() or Bad(message, self.start, help)

    def unread(self, problem: Bad) -> Bad:
        """A mistake at the current word, or that it is none."""
        return self._wrong_word() or problem

    def _wrong_word(self) -> Bad | None:
        """The problem with a word that is none."""
        if self.kind != "error":
            return None
        char = self.spelling
        if char == '"':
            end = self.text.find("\n", self.start)
            return Bad("expected '\"' in string literal", len(self.text) if end < 0 else end)
        if char in _BEFORE_NAMES:
            return Bad(_BEFORE_NAMES[char], self.start + (char == "@"))
        if char == ".":
            return Bad("expected three consecutive dots for an ellipsis", self.start + 1)
        return Bad("unexpected character", self.start)


_BEFORE_NAMES = {
    "@": "@ identifier expected to start with letter or '_'",
    "#": "invalid attribute name",
    "!": "invalid type identifier",
    "%": "invalid SSA name",
    "^": "invalid block name",
}


class Names(NamedTuple):
    """The referents of the names of a text. `locate`: the end and the text of the `loc(...)` at an
    offset. `sizes`: characters of what each name, with its sign, stands for when written out.
    """

    attributes: Mapping[str, Attribute] = {}
    types: Mapping[str, Type] = {}
    locate: Callable[[int], tuple[int, str]] | None = None
    distinct: dict[int, Attribute | None] | None = None
    allow_unregistered: bool = False
    sizes: Mapping[str, int] = {}


class Parser(Tokens, ABC):
    """Words, and what types and attributes need of one another."""

    def __init__(self, text: str, at: int, blobs: Sequence[str], names: Names) -> None:
        self.names = names
        self.written: int = 0  # characters that names have stood for
        super().__init__(text, at, blobs)

    @abstractmethod
    def type(self) -> Type:
        """Any type. Raises Bad."""

    @abstractmethod
    def dialect_type(self) -> Type:
        """A type that starts with `!`. Raises Bad."""

    @abstractmethod
    def dialect_attribute(self, type: Type | None) -> Attribute:
        """An attribute that starts with `#`. Raises Bad."""

    @abstractmethod
    def optional_attribute(self) -> Attribute | None:
        """Optional attribute of a tensor after its elements; None when nothing like it starts here.
        Raises Bad.
        """

    @abstractmethod
    def attribute(self, type: Type | None = None) -> Attribute:
        """Any attribute; its type when what stands around it says so. Raises Bad."""
