"""The head of a function: it may have thousands of arguments, so each is read by itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from shardwright.spec.attributes import (
    EMPTY,
    Array,
    Attribute,
    Attrs,
    ShardingAttr,
    String,
    TypeAttr,
)
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import Type

from .parse_forms import Arg, Form
from .parse_values import Typed
from .places import fill, filled_offset
from .scan import Statement
from .templates import Mistake, Reader, Template
from .text import BLOB, REGION, SLOT

_ARGS, _RESULTS = "\x04", "\x05"
_BRACKET = re.compile(r'"(?:[^"\\\n]|\\.)*"|->|[()\[\]{}<>,]')
_END = re.compile(rf"\battributes\b|{REGION}|$")
_ARROW = re.compile(r"\s*->\s*")


class FuncArg(NamedTuple):
    """An argument or result; `name` and `loc` are the texts of their slots."""

    name: str
    type: Type
    sharding: Sharding | None
    attrs: Attrs
    loc: str


class FuncHead(NamedTuple):
    name: str
    visibility: str
    args: list[FuncArg]
    results: list[FuncArg]
    notes: Attrs
    loc: str


def read_func(statement: Statement, start: int, reader: Reader, blobs: Sequence[str]) -> FuncHead:
    """The head of a function whose text starts at an offset of the key. Raises Mistake."""
    key, slots = statement.key.rstrip(), statement.slots
    loc = ""
    if slots and slots[-1].startswith("loc(") and key.endswith(SLOT):
        loc, key = slots[-1], key[:-1]
    pieces = _Pieces(key, slots, reader, blobs)
    brackets = _BRACKET.finditer(key, start)  # steps over a quoted name
    opening = next((match.start() for match in brackets if match[0] == "("), -1)
    if opening < 0:
        raise Mistake("expected '(' and the function's arguments", len(fill(key, slots)[0]))
    closing = _closing(key, opening)
    args = pieces.read("arg", opening + 1, closing)
    frame = key[start:opening] + _ARGS
    results: list[FuncArg] = []
    arrow = _ARROW.match(key, closing + 1)
    rest = closing + 1
    if arrow:
        rest, results = _results(pieces, key, arrow.end())
        frame += " -> " + _RESULTS
    cut = len(frame)
    form = pieces.frame(frame + key[rest:], start, rest, cut)
    name, visibility = form.attrs["sym_name"], form.attrs.get("sym_visibility")
    assert isinstance(name, String)
    return FuncHead(
        name.value,
        visibility.value if isinstance(visibility, String) else "",
        args,
        results,
        form.written,
        loc,
    )


def generic_func(template: Template, reader: Reader) -> FuncHead:
    """The head of a function in generic form. Raises Mistake."""
    attrs, name = template.attrs, template.attrs.get("sym_name")
    type, visibility = attrs.get("function_type"), attrs.get("sym_visibility")
    if not isinstance(name, String):
        raise Mistake("'func.func' op requires attribute 'sym_name'", 0)
    if not isinstance(type, TypeAttr):
        raise Mistake("'func.func' op requires attribute 'function_type'", 0)
    ins, outs = reader.parse("function_type", str(type), {}, ())
    return FuncHead(
        name.value,
        visibility.value if isinstance(visibility, String) else "",
        _with_attrs(ins, attrs.get("arg_attrs")),
        _with_attrs(outs, attrs.get("res_attrs")),
        template.notes,
        "",
    )


def _with_attrs(types: Sequence[Typed], attrs: Attribute | None) -> list[FuncArg]:
    written = list(attrs) if isinstance(attrs, Array) else [EMPTY] * len(types)
    if len(written) != len(types):
        raise Mistake(f"expected {len(types)} dictionaries of attributes, got {len(written)}", 0)
    return [
        FuncArg("", typed.type, *_apart(entry if isinstance(entry, Attrs) else EMPTY), "")
        for typed, entry in zip(types, written, strict=True)
    ]


def _apart(attrs: Attrs) -> tuple[Sharding | None, Attrs]:
    """The sharding in a dictionary of attributes, and the others."""
    sharding = attrs.get("sdy.sharding")
    if not isinstance(sharding, ShardingAttr):
        return None, attrs
    return sharding.sharding, attrs.without("sdy.sharding")


def _results(pieces: _Pieces, key: str, at: int) -> tuple[int, list[FuncArg]]:
    """End of the result list, and the results."""
    if key.startswith("(", at):
        closing = _closing(key, at)
        if not _ARROW.match(key, closing + 1):
            return closing + 1, pieces.read("bare_arg", at + 1, closing)
    match = _END.search(key, at)
    end = match.start() if match else len(key)
    if not key[at:end].strip():
        raise Mistake("expected a result type", filled_offset(key, pieces.slots, at))
    return end, pieces.read("bare_arg", at, end)


def _closing(key: str, opening: int) -> int:
    """Offset of the parenthesis that closes the one at `opening`."""
    depth = 0
    for match in _BRACKET.finditer(key, opening):
        if match[0] in "([{":
            depth += 1
        elif match[0] in ")]}":
            depth -= 1
            if not depth:
                return match.start()
    return len(key) - 1


class _Pieces:
    """Reads comma-separated pieces of a key through the memo of arguments."""

    def __init__(
        self, key: str, slots: Sequence[str], reader: Reader, blobs: Sequence[str]
    ) -> None:
        self.key, self.slots, self.reader, self.blobs = key, slots, reader, blobs

    def read(self, rule: str, start: int, end: int) -> list[FuncArg]:
        """The arguments between two offsets."""
        found: list[FuncArg] = []
        used = self.key.count(SLOT, 0, start)
        depth = 0
        begin = start
        if not self.key[start:end].strip():
            return found
        for match in _BRACKET.finditer(self.key, start, end):
            token = match[0]
            if token in "([{<":
                depth += 1
            elif token in ")]}>":
                depth -= 1
            elif token == "," and not depth:
                used = self._one(rule, begin, match.start(), used, found)
                begin = match.end()
        self._one(rule, begin, end, used, found)
        return found

    def _one(self, rule: str, start: int, end: int, used: int, found: list[FuncArg]) -> int:
        text = self.key[start:end]
        piece = text.strip()
        count = piece.count(SLOT)
        slots = self.slots[used : used + count]
        found.append(self._arg(rule, piece, slots, start + len(text) - len(text.lstrip())))
        return used + count

    def _arg(self, rule: str, piece: str, slots: Sequence[str], at: int) -> FuncArg:
        known = self.reader.arguments.get((rule, piece))
        if known is None:
            arg = self._parse(rule, piece, slots, at)
            known = arg, *_apart(arg.attrs)
            used = {arg.typed.slot, arg.loc, arg.name.slot if arg.name else -1}
            if used >= set(range(len(slots))) and BLOB not in piece:
                self.reader.arguments[rule, piece] = known
        (name, typed, _, loc), sharding, attrs = known
        type = self.reader.forms.tensors.get(slots[typed.slot]) if typed.slot >= 0 else typed.type
        if type is None:
            type = self._parse(rule, piece, slots, at).typed.type
        return FuncArg(
            slots[name.slot] if name else "",
            type,
            sharding,
            attrs,
            slots[loc] if loc >= 0 else "",
        )

    def _parse(self, rule: str, piece: str, slots: Sequence[str], at: int) -> Arg:
        text, starts = fill(piece, slots)
        is_bare = rule == "arg" and not (slots and slots[0].startswith("%"))
        try:
            return self.reader.parse("bare_arg" if is_bare else rule, text, starts, self.blobs)
        except Mistake as mistake:
            offset = filled_offset(self.key, self.slots, at) + mistake.at
            raise Mistake(mistake.message, offset, mistake.help) from None

    def frame(self, text: str, start: int, rest: int, cut: int) -> Form:
        """What is left of the head when arguments and results are cut out."""
        count = text.count(SLOT, 0, cut)  # a name where none may be, for the grammar to reject
        before = self.key.count(SLOT, 0, start)
        tail = self.slots[self.key.count(SLOT, 0, rest) :]
        filled, starts = fill(text, [*self.slots[before : before + count], *tail])
        try:
            return self.reader.parse("func_func", filled, starts, self.blobs)
        except Mistake as mistake:
            moved = mistake.at + start if mistake.at < cut else mistake.at - cut + rest
            offset = filled_offset(self.key, self.slots, min(moved, len(self.key)))
            raise Mistake(mistake.message, offset, mistake.help) from None
