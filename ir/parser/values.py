"""Types and attributes from text: the part of the grammar's transformer that all statements share.

The grammar says where a type or an attribute stands; `Values.read` reads it there. Each other
method answers the grammar rule or word of its name and gets its children in order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import lark

from shardwright.ir.parser.attributes import dictionary
from shardwright.ir.parser.axes import (
    all_to_all_params,
    axis_list_attribute,
    axis_lists,
    manual_axes_attribute,
)
from shardwright.ir.parser.convolution import conv_dims
from shardwright.ir.parser.dialects import ValueParser
from shardwright.ir.parser.sdy import mesh_attribute, sharding_attribute, sharding_of, shardings
from shardwright.ir.parser.spellings import KIND, whole
from shardwright.ir.parser.stablehlo import dot_algorithm
from shardwright.ir.parser.tokens import Bad as Bad
from shardwright.ir.parser.tokens import Names, Parser
from shardwright.ir.parser.tokens import unquote as unquote
from shardwright.ir.parser.types import non_function
from shardwright.ir.scanner.masks import unmask
from shardwright.spec.attributes import (
    AllToAllParams,
    Attribute,
    AxisLists,
    Bool,
    Dialect,
    Dims,
    Int,
    Ints,
    Number,
    String,
)
from shardwright.spec.types import ELEMENTS, TensorType, Type, function_type, tensor

Children = Sequence[Any]

T = TypeVar("T")


class Name(NamedTuple):
    """An SSA name where it stands in a statement."""

    text: str
    slot: int  # its number among the statement's slots, -1 when it is none


class Typed(NamedTuple):
    """A type where it stands in a statement."""

    type: Type
    slot: int


class Full(NamedTuple):
    """An attribute in full where most write it short, and where it starts."""

    at: int
    value: Attribute

    def expect(self, kind: type[T]) -> T:
        """The attribute, of that kind. Raises Bad."""
        if not isinstance(self.value, kind):
            raise Bad(KIND, self.at)
        return self.value


class Unlike(Exception):
    """A text cannot be read as those of its shape."""


class _Untold(Typed):
    """A type in a slot, whatever it is."""

    __slots__ = ()

    def __new__(cls, slot: int) -> _Untold:
        return tuple.__new__(cls, (None, slot))  # pyright: ignore[reportUnknownMemberType]

    @property
    def type(self) -> Type:  # pyright: ignore[reportIncompatibleVariableOverride]
        raise Unlike


class Statements(NamedTuple):
    """The origin of the text under the parser: slots by position, blobs by number, what the
    slots say.
    """

    slots: dict[int, int]
    blobs: Sequence[str]
    texts: Sequence[str] = ()


_TENSOR = re.compile(r"tensor<((?>(?:[1-9]\d{0,17}+x)*))([a-z]++\d++)>", re.ASCII)
_ALIAS = re.compile(r"[#!][\w$\-]+(?![\w.<$\-])")

# Words of the grammar that are read by hand.
_READERS: dict[str, Callable[[Parser], Any]] = {
    "TYPE": non_function,
    "ATTRIBUTE": lambda p: p.attribute(),
    "ATTR_DICT": dictionary,
    "FULL": lambda p: Full(p.start, p.attribute()),
    "CONV_DIMS": conv_dims,
    "ALGORITHM": dot_algorithm,
    "MESH": mesh_attribute,
    "SHARDING": sharding_of,
    "OUT_SHARDING": sharding_attribute,
    "SHARDINGS": shardings,
    "AXIS_LIST": axis_list_attribute,
    "MANUAL_AXES": manual_axes_attribute,
    "AXIS_LISTS": lambda p: whole(p, AxisLists, axis_lists),
    "ALL_TO_ALL": lambda p: whole(p, AllToAllParams, all_to_all_params),
}


def integer(word: str) -> int:
    """The value of a written integer."""
    return int(word, 16) if "x" in word else int(word)


def token_of(kind: str, text: str, start: int) -> lark.Token:
    """A word of a text, made without what nobody asks of it."""
    token = str.__new__(lark.Token, text)
    token.type, token.value, token.start_pos = kind, text, start
    return token


class Values(lark.Transformer[Any, Any]):
    """Types and attributes. `source` is set before each parse, `names` before each program."""

    def __init__(self) -> None:
        super().__init__()
        self.source = Statements({}, ())
        self.text = ""  # under the parser
        self.names = Names()
        self.tensors: dict[str, TensorType] = {}
        self.locate: Callable[[str], str] = str  # a location that is an attribute, as text

    # --- what is read by hand

    def read(self, word: str, text: str, at: int) -> tuple[Any, int]:
        """The value of a word of the grammar at an offset, and its end. Raises Bad."""
        self.text = text
        slot = self.source.slots.get(at, -1) if word == "TYPE" else -1
        written = self.source.texts[slot] if 0 <= slot < len(self.source.texts) else ""
        if written in self.tensors:
            return Typed(self.tensors[written], slot), at + len(written)
        parser = self._parser(at)
        found = _READERS[word](parser)
        if word != "TYPE":
            return found, parser.last_end
        if parser.last_end != at + len(written):
            return Typed(found, -1), parser.last_end
        self._remember(written, found)
        return Typed(found, slot), parser.last_end

    def slot_word(self, kind: str, slot: int) -> Any:
        """A name or a type that is a slot, which does not tell what stands there: who asks for the
        type gets an Unlike. Names are where `recipes.places` says.
        """
        if kind == "SSA":
            return token_of(kind, "", -1 - slot)
        if kind == "TYPE":
            return _Untold(slot)
        raise Unlike

    def tensor(self, text: str) -> TensorType | None:
        """The type of a slot; None when it is none."""
        found = self.tensors.get(text) or self._plain(text)
        if found is not None:
            return found
        parser = ValueParser(text, 0, (), self.names)
        try:
            type = parser.type()
        except Bad:
            return None
        if parser.last_end != len(text) or not isinstance(type, TensorType):
            return None
        self._remember(text, type)
        return type

    def _plain(self, text: str) -> TensorType | None:
        """A type of known sizes and a usual element; None when it needs a closer look."""
        match = _TENSOR.fullmatch(text)
        if match is None or match[2] not in ELEMENTS:
            return None
        sizes = tuple(map(int, match[1].split("x")[:-1]))
        found = self.tensors[text] = tensor(sizes, match[2])
        return found

    def _remember(self, text: str, type: Type) -> None:
        if isinstance(type, TensorType) and not _ALIAS.search(text):
            self.tensors[text] = type

    def constant_of(self, at: int, type: Type) -> Attribute:
        """The constant at an offset of the text under the parser. Raises Bad."""
        return self._parser(at).attribute(type)

    def _parser(self, at: int) -> ValueParser:
        names = self.names._replace(locate=self._located)
        return ValueParser(self.text, at, self.source.blobs, names)

    def _located(self, at: int) -> tuple[int, str]:
        """The end and the text of the `loc(...)` at an offset. Raises Bad."""
        slot = self.source.slots.get(at, -1)
        if slot < 0:
            return at, ""
        written = self.source.texts[slot]
        try:
            return at + len(written), self.locate(written)
        except Bad as problem:
            raise Bad(problem.message, problem.at + at) from None

    def _value(self, token: lark.Token) -> Any:
        """The value that was read by hand."""
        return token.value

    TYPE = ATTRIBUTE = ATTR_DICT = FULL = CONV_DIMS = ALGORITHM = MESH = SHARDING = _value
    OUT_SHARDING = SHARDINGS = _value
    AXIS_LIST = MANUAL_AXES = AXIS_LISTS = ALL_TO_ALL = _value

    # --- words

    def slot(self, token: lark.Token) -> int:
        return self.source.slots.get(token.start_pos or 0, -1)

    def name(self, token: lark.Token) -> Name:
        """An SSA name and its slot."""
        return Name(str(token), self.slot(token))

    def location(self, token: lark.Token | None) -> int:
        """The slot of a `loc(...)`; -1 without one."""
        return -1 if token is None else self.slot(token)

    def string(self, token: lark.Token) -> str:
        return unquote(unmask(str(token), self.source.blobs))

    def symbol(self, token: lark.Token) -> str:
        name = unmask(str(token), self.source.blobs)[1:]
        return unquote(name) if name.startswith('"') else name

    # --- types

    def types(self, c: Children) -> list[Typed]:
        return list(c)

    def type_list(self, c: Children) -> list[Typed]:
        return list(c)

    def result_types(self, c: Children) -> list[Typed]:
        return [c[0]] if isinstance(c[0], Typed) else c[0]

    def function_type(self, c: Children) -> tuple[list[Typed], list[Typed]]:
        return c[0], c[1]

    # --- lists

    def int_list(self, c: Children) -> list[int]:
        return [integer(word) for word in c]

    # --- what may be short or in full

    def number(self, c: Children) -> int:
        """A number of 64 bits. Raises Bad."""
        (found,) = c
        if not isinstance(found, Full):
            value = integer(found)
            if not -(2**63) <= value < 2**63:
                raise Bad("integer constant out of range for attribute", found.start_pos)
            return value
        if found.expect(Int).type != "i64":
            raise Bad(KIND, found.at)
        return found.expect(Int).value

    def numbers(self, c: Children) -> list[int]:
        """A list of numbers. Raises Bad."""
        (found,) = c
        if not isinstance(found, Full):
            return found
        if found.expect(Ints).type != "i64":
            raise Bad(KIND, found.at)
        return list(found.expect(Ints).values)

    def case(self, c: Children) -> lark.Token | Full:
        """A word of an enum, perhaps quoted."""
        (found,) = c
        if isinstance(found, Full) or found.type == "KEY":
            return found
        return token_of("KEY", self.string(found), found.start_pos)

    word = case

    def flag(self, c: Children) -> bool:
        """A truth value. Raises Bad."""
        (found,) = c
        return found.expect(Bool).value if isinstance(found, Full) else found == "true"

    def quoted(self, c: Children) -> str:
        """A text. Raises Bad."""
        (found,) = c
        return found.expect(String).value if isinstance(found, Full) else self.string(found)


def function_of(ins: Sequence[Typed], outs: Sequence[Typed]) -> Type:
    """The type of a function."""
    return function_type(tuple(t.type for t in ins), tuple(t.type for t in outs))


# Fields with these values are not printed, and absent when they are not written.
_SPARSE = ("stablehlo.gather", "stablehlo.scatter", "stablehlo.dot")


def dialect_attr(name: str, fields: Sequence[tuple[str, Attribute]]) -> Dialect:
    """`#name<fields>`, empty lists and zeros dropped where StableHLO drops them."""
    if name in _SPARSE:
        fields = [(k, v) for k, v in fields if v not in (Dims(()), Number(0))]
    return Dialect(name, tuple(fields))
