"""Numbers from text, and arrays of them. Source: mlir `AsmParser/AttributeParser.cpp`."""

from __future__ import annotations

from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.ir.parser.types import is_float, is_integer
from shardwright.spec.attributes import Attribute, Bool, Float, Int, Ints
from shardwright.spec.types import Type
from shardwright.spec.values.dense import integer_bits
from shardwright.spec.values.float_text import FORMATS, float_text, from_bits, read_float
from shardwright.spec.values.rare_attributes import Floats
from shardwright.spec.values.storage import signed, width

_POINT = "add a trailing dot to make it a float: {}."


def integer(p: Parser, type: Type | None) -> Attribute:
    """An integer; of a float type the bits of a number. Raises Bad."""
    return _number(p, type, False)


def minus(p: Parser, type: Type | None) -> Attribute:
    """A negative number. Raises Bad."""
    p.advance()
    if p.has("integer"):
        return _number(p, type, True)
    if p.has("float"):
        return _float(p, type, True)
    raise p.missing("expected constant integer or floating point value")


def typed(p: Parser, type: Type | None) -> Type | None:
    """The type of a number: the one that is known, or one after a colon."""
    return p.type() if type is None and p.accept(":") else type


def _number(p: Parser, type: Type | None, is_negative: bool) -> Attribute:
    at, digits = p.start, p.take()
    found = typed(p, type)
    name = "i64" if found is None else found.text
    if name in FORMATS:
        return Float(float_text(_float_bits(digits, is_negative, name, at), name), name)
    if found is not None and not (is_integer(found) or name == "index"):
        raise Bad("integer literal not valid for specified type", at)
    if is_negative and name.startswith("u"):
        raise Bad("negative integer literal not valid for unsigned integer type", at)
    bits = integer_bits(digits, is_negative, name)
    if bits is None:
        raise Bad("integer constant out of range for attribute", at, _range_help(name))
    return Bool(bool(bits)) if name == "i1" else Int(signed(bits, name), name)


def _range_help(name: str) -> str:
    bits = width(name)
    if not 0 < bits <= 128:
        return ""
    low = 0 if name.startswith("u") else -(1 << (bits - 1))
    high = (1 << bits) - 1 if name[0] in "iu" and name != "index" else (1 << (bits - 1)) - 1
    return f"{name} holds {low} to {high}"


def _float_bits(digits: str, is_negative: bool, name: str, at: int) -> int:
    """The bits of a float that is spelt as an integer."""
    if not digits.startswith("0x"):
        message = "unexpected decimal integer literal for a floating point value"
        raise Bad(message, at, _POINT.format(digits[:20]))
    if is_negative:
        raise Bad("hexadecimal float literal should not have a leading minus", at)
    try:
        return read_float(digits, name)
    except ValueError as problem:
        raise Bad(str(problem), at) from None


def positive_float(p: Parser, type: Type | None) -> Attribute:
    """A number with a point. Raises Bad."""
    return _float(p, type, False)


def _float(p: Parser, type: Type | None, is_negative: bool) -> Attribute:
    digits = p.take()
    found = typed(p, type)
    name = "f64" if found is None else found.text
    if found is not None and not is_float(found):
        raise p.wrong("floating point value not valid for specified type")
    return Float(_float_word(digits, is_negative, name), name)


def _float_word(digits: str, is_negative: bool, name: str) -> str:
    if not is_negative:
        return float_text(read_float(digits, name), name)
    if FORMATS[name].style == "scale":
        # LLVM keeps the sign of a value that it need not round, which the format has no bit for.
        bits = read_float(digits, name)
        sign = "-" if from_bits(bits, name) == float(digits) else ""
        return f"{sign}{float_text(bits, name)}"
    return float_text(read_float(f"-{digits}", name), name)


def float_literal(p: Parser, name: str) -> str:
    """A number of a float type, as MLIR prints it. Raises Bad."""
    is_negative = p.accept("-")
    at = p.start
    if p.has("float"):
        return _float_word(p.take(), is_negative, name)
    if p.has("integer"):
        digits = p.take()
        return float_text(_float_bits(digits, is_negative, name, at), name)
    raise p.wrong("expected floating point literal")


# --- arrays of numbers


def numbers(p: Parser, type: Type | None) -> Attribute:
    """`array<i32: 1, 2>`. Raises Bad."""
    p.advance()
    p.expect("<", "expected '<' after 'array'")
    at = p.start
    element = p.type()
    name = element.text
    if not (is_integer(element) or is_float(element)):
        raise Bad(f"expected integer or float type, got: '{element}'", at)
    if name != "i1" and width(name) % 8:
        raise Bad("element type bitwidth must be a multiple of 8", at)
    if p.accept(">"):
        return Floats((), name) if is_float(element) else Ints((), name)
    p.expect(":", "expected ':' after dense array type")
    if is_float(element):
        texts = [float_literal(p, name)]
        while p.accept(","):
            texts.append(float_literal(p, name))
        p.expect(">", "expected '>' to close an array attribute")
        return Floats(tuple(texts), name)
    values = [_array_integer(p, name)]
    while p.accept(","):
        values.append(_array_integer(p, name))
    p.expect(">", "expected '>' to close an array attribute")
    return Ints(tuple(values), name)


def _array_integer(p: Parser, name: str) -> int:
    is_negative = p.accept("-")
    if p.has_word("true") or p.has_word("false"):
        if name != "i1":
            raise p.wrong("expected i1 type for 'true' or 'false' values")
        return int(p.take() == "true")
    if not p.has("integer"):
        raise p.wrong("expected integer literal")
    digits = p.take()
    if name == "i1":
        raise p.wrong("expected 'true' or 'false' values for i1 type")
    bits = integer_bits(digits, is_negative, name)
    if bits is None:
        raise p.wrong("integer constant out of range")
    return signed(bits, name)
