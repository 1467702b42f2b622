"""Quantized types from text: `!quant.uniform<i8:f32, 0.5:3>`.

Source: mlir `Dialect/Quant/IR/TypeParser.cpp`. jaxlib does not load this dialect; StableHLO has it.
"""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.parser.numbers import float_literal
from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.ir.parser.types import is_float
from shardwright.spec.types import Type, other

_WIDEST = 32  # bits of storage


def _storage(p: Parser) -> str:
    """`i8<-100:100>`, limits that are those of the type left out."""
    at = p.start
    name = p.type().text if p.is_integer_type() else p.keyword()
    digits = name.lstrip("sui")
    if not name.startswith(("i", "si", "u")) or not digits.isdigit():
        raise Bad("illegal storage type prefix", at)
    width = int(digits)
    if not 0 < width <= _WIDEST:
        raise Bad(f"illegal storage type size: {width}", at)
    low = 0 if name[0] == "u" else -(1 << (width - 1))
    high = low + (1 << width) - 1
    if not p.accept("<"):
        return name
    least = p.integer()
    p.expect(":")
    most = p.integer()
    p.expect(">")
    if least >= most or least < low or most > high:
        raise Bad(f"illegal storage min and storage max: ({least}:{most})", at)
    return name if (least, most) == (low, high) else f"{name}<{least}:{most}>"


def _expressed(p: Parser) -> str:
    at = p.start
    found = p.type()
    if not is_float(found):
        raise Bad(f"expressed type must be floating point, got '{found}'", at)
    return found.text


def _scale(p: Parser) -> str:
    """A scale, and a zero point other than 0."""
    at = p.start
    text = float_literal(p, "f64")
    if text.startswith("-") or text.startswith("0x") or not float(text):
        raise Bad(f"illegal scale: {text}", at)
    zero = p.integer() if p.accept(":") else 0
    return f"{text}:{zero}" if zero else text


def _uniform(p: Parser) -> Type:
    """One scale, or one for each slice along a dim."""
    p.expect("<")
    stored = _storage(p)
    p.expect(":")
    expressed = _expressed(p)
    axis = None
    if p.accept(":"):
        at = p.start
        axis = p.integer()
        if axis < 0:
            raise Bad("illegal quantized dimension: " + str(axis), at)
    p.expect(",")
    if axis is None:
        scales = _scale(p)
        where = ""
    else:
        scales = "{" + ",".join(p.listed("{", lambda: _scale(p), "}")) + "}"
        where = f":{axis}"
    p.expect(">")
    return other(f"!quant.uniform<{stored}:{expressed}{where}, {scales}>")


def _any(p: Parser) -> Type:
    p.expect("<")
    stored = _storage(p)
    expressed = f":{_expressed(p)}" if p.accept(":") else ""
    p.expect(">")
    return other(f"!quant.any<{stored}{expressed}>")


def _calibrated(p: Parser) -> Type:
    p.expect("<")
    expressed = _expressed(p)
    p.expect("<")
    low = float_literal(p, "f64")
    p.expect(":")
    high = float_literal(p, "f64")
    p.expect(">")
    p.expect(">")
    return other(f"!quant.calibrated<{expressed}<{low}:{high}>>")


QUANT_TYPES: dict[str, Callable[[Parser], Type]] = {
    "uniform": _uniform,
    "any": _any,
    "calibrated": _calibrated,
}
