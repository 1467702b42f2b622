"""Function headers, parsed apart from the grammar as they may have thousands of arguments."""

from __future__ import annotations

import re
from collections.abc import Sequence

from shardwright.ir.memo.known_statements import Mistake, Reader
from shardwright.ir.parser.forms import Arg, Form
from shardwright.ir.parser.function_bodies import FuncArg, FuncHead, apart, with_attrs
from shardwright.ir.scanner.slot_places import fill, filled_offset
from shardwright.ir.scanner.source_text import BLOB, REGION, SLOT
from shardwright.ir.scanner.split import Statement
from shardwright.spec.attributes import Attrs, String

_ARGS, _RESULTS = "\x04", "\x05"
_BRACKET = re.compile(r'"(?:[^"\\\n]|\\.)*"|->|>=|[()\[\]{}<>,]')
_END = re.compile(rf"\battributes\b|{REGION}|$")
_ARROW = re.compile(r"\s*->\s*")
_SYMBOL = re.compile(r"\s*(?:(?:public|private|nested)\b\s*)?(?P<symbol>@)?")


# Inherent attributes that the syntax has a place for.
_INFERRED = ("sym_name", "sym_visibility", "function_type")


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
    _check_symbol(key, slots, start)
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
    written = _written(form.written, filled_offset(key, slots, rest))
    return FuncHead(
        name.value,
        visibility.value if isinstance(visibility, String) else "",
        with_attrs(args, "argument", form.written.get("arg_attrs")),
        with_attrs(results, "result", form.written.get("res_attrs")),
        Attrs({key: value for key, value in written.items() if key == "no_inline"}),
        written.without("no_inline"),
        loc,
    )


def _check_symbol(key: str, slots: Sequence[str], start: int) -> None:
    """Raises Mistake unless a symbol stands in front of the arguments."""
    match = _SYMBOL.match(key, start)
    if match is not None and not match["symbol"]:
        at = filled_offset(key, slots, match.end())
        help = "write func.func @name(...) or func.func private @name(...)"
        raise Mistake("expected valid '@'-identifier for symbol name", at, help)


def _written(attrs: Attrs, at: int) -> Attrs:
    """The attributes that the text lists, without those of arguments and results."""
    for name in _INFERRED:
        if name in attrs:
            raise Mistake(
                f"'{name}' is an inferred attribute and should not be specified in the explicit"
                " attribute dictionary",
                at,
            )
    return attrs.without("arg_attrs", "res_attrs")


def _results(pieces: _Pieces, key: str, at: int) -> tuple[int, list[FuncArg]]:
    """End of the result list, and the results."""
    if key.startswith("(", at):
        closing = _closing(key, at)
        if not _ARROW.match(key, closing + 1):
            return closing + 1, pieces.read("bare_arg", at + 1, closing)
    match = _END.search(key, at)
    end = match.start() if match else len(key)
    if not key[at:end].strip():
        raise Mistake("expected non-function type", filled_offset(key, pieces.slots, at))
    found = pieces.read("bare_arg", at, end)
    if len(found) > 1:
        message = "expected operation name in quotes, or several results in parentheses"
        raise Mistake(message, filled_offset(key, pieces.slots, at), "write -> (type, type)")
    return end, found


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
        self._check_names(found, start)
        return found

    def _check_names(self, found: Sequence[FuncArg], start: int) -> None:
        """Raises Mistake unless all arguments have names, or none has."""
        named = [bool(arg.name) for arg in found]
        if any(named) and not all(named):
            at = filled_offset(self.key, self.slots, start)
            if named[0]:
                raise Mistake("expected SSA identifier", at, "give each argument a name, or none")
            raise Mistake("expected type instead of SSA identifier", at)

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
            known = arg, *apart(arg.attrs)
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
            name = "bare_arg" if is_bare else rule
            return self.reader.parse(name, text, starts, self.blobs, slots)
        except Mistake as mistake:
            offset = filled_offset(self.key, self.slots, at) + mistake.at
            raise mistake.moved(offset) from None

    def frame(self, text: str, start: int, rest: int, cut: int) -> Form:
        """The rest of the head when arguments and results are cut out."""
        count = text.count(SLOT, 0, cut)  # a name where none may be, for the grammar to reject
        before = self.key.count(SLOT, 0, start)
        tail = self.slots[self.key.count(SLOT, 0, rest) :]
        slots = [*self.slots[before : before + count], *tail]
        filled, starts = fill(text, slots)
        try:
            return self.reader.parse("func_func", filled, starts, self.blobs, slots)
        except Mistake as mistake:
            moved = mistake.at + start if mistake.at < cut else mistake.at - cut + rest
            offset = filled_offset(self.key, self.slots, min(moved, len(self.key)))
            raise mistake.moved(offset) from None
