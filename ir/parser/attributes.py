"""Builtin attributes from text. Source: mlir `AsmParser/AttributeParser.cpp`."""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.parser.affine import affine_map, affine_set
from shardwright.ir.parser.elements import dense, dense_resource, sparse
from shardwright.ir.parser.encodings import strided
from shardwright.ir.parser.numbers import integer, minus, numbers, positive_float, typed
from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.ir.parser.types import optional_type
from shardwright.spec.attributes import (
    Array,
    Attribute,
    Attrs,
    Bool,
    String,
    Symbol,
    TypeAttr,
    Unit,
    Word,
)
from shardwright.spec.types import Type
from shardwright.spec.values.rare_attributes import AffineMap, AffineSet, Distinct, TypedString


def attribute(p: Parser, type: Type | None = None) -> Attribute:
    """Any attribute; `type` when what stands around it says so. Raises Bad."""
    if p.kind == "word":
        reader = _WORDS.get(p.spelling)
        if reader is not None:
            return reader(p, type)
    else:
        reader = _KINDS.get(p.kind)
        if reader is not None:
            return reader(p, type)
    found = optional_type(p)
    if found is None:
        raise p.missing("expected attribute value")
    return TypeAttr(found)


def optional_attribute(p: Parser) -> Attribute | None:
    """An attribute that may stand in a type; None when none starts here. Raises Bad."""
    if p.kind in _KINDS or (p.kind == "word" and p.spelling in _OPTIONAL):
        return attribute(p)
    found = optional_type(p)
    return None if found is None else TypeAttr(found)


# --- strings, symbols, collections


def _string(p: Parser, type: Type | None) -> Attribute:
    text = p.string()
    found = typed(p, type)
    return String(text) if found is None or found.text == "none" else TypedString(text, found)


def symbol_reference(p: Parser, type: Type | None = None) -> Symbol:
    """`@a::@b`. Raises Bad."""
    names = [p.symbol()]
    while p.has(":") and p.text.startswith("::", p.start):
        p.advance()
        p.advance()
        if not p.has("symbol"):
            raise p.wrong("expected nested symbol reference identifier")
        names.append(p.symbol())
    return Symbol(names[0], tuple(names[1:]))


def _array(p: Parser, type: Type | None) -> Attribute:
    p.advance()
    return Array(tuple(p.listed_until(p.attribute, "]", "expected ',' or ']'")))


def _dictionary(p: Parser, type: Type | None) -> Attribute:
    return dictionary(p)


def dictionary(p: Parser) -> Attrs:
    """`{a = 1, b}`. Raises Bad."""
    entries: dict[str, Attribute] = {}
    p.expect("{", "expected '{' in attribute dictionary")
    if p.accept("}"):
        return Attrs()
    while True:
        _entry(p, entries)
        if not p.accept(","):
            break
    p.expect("}", "expected '}' in attribute dictionary")
    return Attrs(entries)


def _entry(p: Parser, entries: dict[str, Attribute]) -> None:
    at = p.start
    if p.has("string"):
        key = p.string()
        if not key:
            raise Bad("expected valid attribute name", at)
    elif p.has("word"):
        key = p.take()
    else:
        raise p.missing("expected attribute name")
    value = p.attribute() if p.accept("=") else Unit()
    if key in entries:
        help = _said_once(key, entries[key], value)
        raise Bad(f"duplicate key '{key}' in dictionary attribute", at, help)
    entries[key] = value


def _said_once(key: str, one: Attribute, other: Attribute) -> str:
    """How to say an entry once that was said twice."""
    if isinstance(one, Array) and isinstance(other, Array):
        both = Array((*one.items, *(item for item in other.items if item not in one.items)))
        return f"say it once: {key} = {both}"
    return f"say it once, and take the other '{key}' out"


def _true(p: Parser, type: Type | None) -> Attribute:
    return Bool(p.take() == "true")


def _unit(p: Parser, type: Type | None) -> Attribute:
    p.advance()
    return Unit()


# --- rare ones


def _affine_map(p: Parser, type: Type | None) -> Attribute:
    p.advance()
    return AffineMap(affine_map(p))


def _affine_set(p: Parser, type: Type | None) -> Attribute:
    p.advance()
    return AffineSet(affine_set(p))


def _strided(p: Parser, type: Type | None) -> Attribute:
    return strided(p)


def _distinct(p: Parser, type: Type | None) -> Attribute:
    at = p.start
    p.advance()
    p.expect("[", "expected '[' after 'distinct'")
    if not p.has("integer"):
        raise p.missing("expected distinct ID")
    value = p.number()
    p.advance()
    if value >= 1 << 64:
        raise p.wrong("expected an unsigned 64-bit integer")
    p.expect("]", "expected ']' to close distinct ID")
    p.expect("<", "expected '<' after distinct ID")
    if p.accept(">"):
        return _same(p, Distinct(value, None), at)
    inner = p.attribute()
    p.expect(">", "expected '>' to close distinct attribute")
    return _same(p, Distinct(value, None if isinstance(inner, Unit) else inner), at)


def _same(p: Parser, found: Distinct, at: int) -> Distinct:
    """A distinct attribute whose number means nothing else. Raises Bad."""
    if p.names.distinct is None:
        return found
    known = p.names.distinct.setdefault(found.number, found.value)
    if known != found.value:
        shown = Unit() if known is None else known
        raise Bad(f"referenced attribute does not match previous definition: {shown}", at)
    return found


def _location(p: Parser, type: Type | None) -> Attribute:
    at = p.start
    end, text = p.names.locate(at) if p.names.locate is not None else (at, "")
    if end == at:
        raise p.missing("expected attribute value")
    p.last_end = p.end = end
    p.move(end)
    return Word(text)


_Reader = Callable[[Parser, Type | None], Attribute]

_WORDS: dict[str, _Reader] = {
    "affine_map": _affine_map,
    "affine_set": _affine_set,
    "array": numbers,
    "dense": dense,
    "dense_resource": dense_resource,
    "distinct": _distinct,
    "false": _true,
    "loc": _location,
    "sparse": sparse,
    "strided": _strided,
    "true": _true,
    "unit": _unit,
}
_OPTIONAL = frozenset(_WORDS) - {"array", "distinct", "strided"}

_KINDS: dict[str, _Reader] = {
    "[": _array,
    "{": _dictionary,
    "-": minus,
    "attribute": lambda p, type: p.dialect_attribute(type),
    "float": positive_float,
    "integer": integer,
    "string": _string,
    "symbol": symbol_reference,
}
