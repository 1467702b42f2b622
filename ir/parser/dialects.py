"""Dialect types, dialect attributes and aliases from text; the parser of all values.

Source: mlir `AsmParser/DialectSymbolParser.cpp`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

from shardwright.ir.errors import nearest
from shardwright.ir.parser.attributes import attribute, optional_attribute
from shardwright.ir.parser.mpmd import MPMD_ATTRIBUTES, MPMD_TYPES
from shardwright.ir.parser.quantized import QUANT_TYPES
from shardwright.ir.parser.sdy import SDY_ATTRIBUTES
from shardwright.ir.parser.stablehlo import (
    CHLO_ATTRIBUTES,
    MHLO_TYPES,
    STABLEHLO_ATTRIBUTES,
    STABLEHLO_TYPES,
)
from shardwright.ir.parser.tokens import MAX_WRITTEN, Bad, Parser
from shardwright.ir.parser.types import any_type
from shardwright.spec.attributes import Attribute, Word
from shardwright.spec.types import Type, other

T = TypeVar("T")

_Attributes = Mapping[str, Callable[[Parser], Attribute]]
_Types = Mapping[str, Callable[[Parser], Type]]


class Dialect(NamedTuple):
    """The entries that a dialect registers by the first word; `title` is its name in messages."""

    attributes: _Attributes
    types: _Types
    title: str = ""


_DIALECTS = {
    "stablehlo": Dialect(STABLEHLO_ATTRIBUTES, STABLEHLO_TYPES, "StableHLO"),
    "chlo": Dialect(CHLO_ATTRIBUTES, {}, "chlo"),
    "sdy": Dialect(SDY_ATTRIBUTES, {}),
    "mpmd": Dialect(MPMD_ATTRIBUTES, MPMD_TYPES),
    "quant": Dialect({}, QUANT_TYPES),
    "mhlo": Dialect({}, MHLO_TYPES, "mhlo"),
    **dict.fromkeys(
        ("affine", "builtin", "cf", "func", "math", "memref", "scf", "tensor"), Dialect({}, {})
    ),
}
# Dialects that jaxlib knows and we do not: what they say is kept as it is.
_OPEN_TYPES = ("gpu", "llvm", "nvgpu", "shape", "vhlo")
_OPEN_ATTRIBUTES = (
    "arith", "complex", "gpu", "llvm", "mhlo", "nvgpu", "nvvm", "ub", "vector", "vhlo",
)  # fmt: skip
_KNOWN = ("stablehlo", "chlo", "sdy", "mpmd", "quant")


class _Symbol(NamedTuple):
    """`#dialect.data` or `#dialect<data>`: where it, its data, and what follows start."""

    dialect: str
    data: str
    start: int
    data_start: int
    is_pretty: bool


class ValueParser(Parser):
    """Reads any type or attribute at the current word."""

    def type(self) -> Type:
        self.deeper()
        found = any_type(self)
        self.depth -= 1
        return found

    def attribute(self, type: Type | None = None) -> Attribute:
        self.deeper()
        found = attribute(self, type)
        self.depth -= 1
        return found

    def optional_attribute(self) -> Attribute | None:
        self.deeper()
        found = optional_attribute(self)
        self.depth -= 1
        return found

    def dialect_type(self) -> Type:
        found = self._symbol(self.names.types)
        if not isinstance(found, _Symbol):
            return found
        known = _DIALECTS.get(found.dialect)
        if known is not None:
            return self._inside(found, known, known.types, "type")
        if found.dialect in _OPEN_TYPES or self.names.allow_unregistered:
            return other(f"!{_opaque(found)}")
        raise self._unregistered(found, f'`!"{found.dialect}"<"{found.data}">` type')

    def dialect_attribute(self, type: Type | None) -> Attribute:
        found = self._symbol(self.names.attributes)
        if not isinstance(found, _Symbol):
            return found
        given = self.type() if self.accept(":") else type
        known = _DIALECTS.get(found.dialect)
        if known is not None and found.dialect not in _OPEN_ATTRIBUTES:
            return self._inside(found, known, known.attributes, "attribute")
        if found.dialect in _OPEN_ATTRIBUTES or self.names.allow_unregistered:
            return Word(f"#{_opaque(found)}{'' if given is None else f' : {given}'}")
        shown = "none" if given is None else given
        raise self._unregistered(
            found, f'#"{found.dialect}"<"{found.data}"> : \'{shown}\' attribute'
        )

    def _symbol(self, aliases: Mapping[str, T]) -> T | _Symbol:
        """The alias or the dialect's symbol at the current word, stepped over. Raises Bad."""
        start, end, name = self.start, self.end, self.spelling[1:]
        has_body = self.text.startswith("<", end)
        dialect, dot, data = name.partition(".")
        self.advance()
        if not dot and not has_body:
            if name not in aliases:
                raise self.missing(f"undefined symbol alias id '{name}'", nearest(name, [*aliases]))
            self.written += self.names.sizes.get(self.text[start] + name, 0)
            if self.written > MAX_WRITTEN:
                message = f"aliases that stand for more than {MAX_WRITTEN} characters"
                raise Bad(message, start)
            return aliases[name]
        if has_body:
            close = self.body()
            data = self.text[start + len(dialect) + 2 : close if dot else close - 1]
            self.last_end = self.end = close
            self.move(close)
        return _Symbol(dialect, data, start, start + len(dialect) + 2, bool(dot))

    def _inside(
        self,
        symbol: _Symbol,
        known: Dialect,
        readers: Mapping[str, Callable[[Parser], T]],
        word: str,
    ) -> T:
        """A dialect's reading of its text; then this goes on after it. Raises Bad."""
        resume = self.last_end, self.start
        self.move(symbol.data_start)
        if not readers:
            raise self.wrong(f"dialect '{symbol.dialect}' provides no {word} parsing hook")
        at, name = self.start, self.keyword()
        reader = readers.get(name)
        if reader is None:
            message = f"unknown {known.title} {word}"
            if not known.title:
                gap = "  " if word == "type" else " "  # as Shardy says it
                message = f"unknown{gap}{word} `{name}` in dialect `{symbol.dialect}`"
            elif word == "type":
                message = f"unknown {known.title.lower()} type: {name}"
            raise Bad(message, at, nearest(name, list(readers)))
        found = reader(self)
        last_end, start = resume
        self.move(start)
        self.last_end = last_end
        return found

    def _unregistered(self, symbol: _Symbol, shown: str) -> Bad:
        at = symbol.data_start if symbol.is_pretty else symbol.start
        return Bad(
            f"{shown} created with unregistered dialect. If this is intended, please call"
            " allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect"
            " with the MLIR opt tool used",
            at,
            f"dialects known here: {', '.join(_KNOWN)}",
        )


_SIMPLE = re.compile(r"[A-Za-z][A-Za-z0-9._]*(?:<.*>)?", re.DOTALL)


def _opaque(symbol: _Symbol) -> str:
    """A symbol of a dialect that is not known, as MLIR prints it."""
    is_simple = _SIMPLE.fullmatch(symbol.data)
    return f"{symbol.dialect}{f'.{symbol.data}' if is_simple else f'<{symbol.data}>'}"
