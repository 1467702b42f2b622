"""Encodings of tensor types from text: bounds of dims, layouts and memory spaces."""

from __future__ import annotations

from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.spec.attributes import Attribute, Attrs, Int, String, Word
from shardwright.spec.types import DYNAMIC, Type, tensor
from shardwright.spec.values.rare_attributes import AffineMap, Bounds


def check_bounds(p: Parser, value: Attribute, dims: tuple[int, ...], element: Type) -> None:
    """Raise Bad unless the bounds of a tensor fit its dims."""
    if not isinstance(value, Bounds):
        return
    type = tensor(dims, str(element))
    if len(value.sizes) != len(dims):
        raise p.wrong(
            f"Bounds length is {len(value.sizes)}, expected to be equal to rank({len(dims)}) of the"
            f" tensor '{type}'"
        )
    for number, (bound, size) in enumerate(zip(value.sizes, dims, strict=True)):
        if bound is not None and size != DYNAMIC:
            raise p.wrong(
                f"Static dimension {number} cannot have a bound, use ShapedType::kDynamic to"
                f" indicate a missing bound in tensor '{type}'",
                "write ? for its bound",
            )


# --- memory


def strided(p: Parser) -> Attribute:
    """`strided<[1, ?], offset: 3>`, an offset of 0 left out. Raises Bad."""
    p.advance()
    p.expect("<", "expected '<' after 'strided'")
    p.expect("[", "expected '['")
    strides: list[str] = []
    if not p.accept("]"):
        strides.append(_stride(p))
        while p.accept(","):
            strides.append(_stride(p))
        p.expect("]", "expected ']'")
    offset = "0"
    if p.accept(","):
        if not p.accept_word("offset"):
            raise p.missing("expected 'offset' after comma")
        p.expect(":", "expected ':' after 'offset'")
        offset = _stride(p)
    p.expect(">", "expected '>'")
    shown = "" if offset == "0" else f", offset: {offset}"
    return Word(f"strided<[{', '.join(strides)}]{shown}>")


def _stride(p: Parser) -> str:
    if p.accept("?"):
        return "?"
    at, is_negative = p.start, p.accept("-")
    if not p.has("integer") or p.number() >= 1 << 63:
        raise Bad("expected a 64-bit signed integer or '?'", at)
    value = -p.number() if is_negative else p.number()
    p.advance()
    return str(value)


def is_layout(value: Attribute) -> bool:
    """True if an attribute says how the elements of a memref lie in memory."""
    return isinstance(value, AffineMap) or str(value).startswith("strided<")


def check_layout(value: Attribute | None, rank: int, at: int) -> None:
    """Raise Bad unless a layout has the rank of its memref."""
    if isinstance(value, AffineMap):
        dims = value.text.partition(")")[0].count("d")
        if dims != rank:
            message = f"memref layout mismatch between rank and affine map: {rank} != {dims}"
            raise Bad(message, at)
    elif value is not None:
        strides = str(value).partition("[")[2].partition("]")[0]
        if (strides.count(",") + 1 if strides else 0) != rank:
            raise Bad("expected the number of strides to match the rank", at)


def check_memory_space(value: Attribute | None, at: int) -> None:
    """Raise Bad unless an attribute can name a space of memory."""
    is_foreign = isinstance(value, Word) and value.text.startswith("#")
    if not (value is None or is_foreign or isinstance(value, Int | String | Attrs)):
        raise Bad("unsupported memory space Attribute", at)


def layout_text(value: Attribute | None) -> str:
    """A layout after a comma; "" for that of rows."""
    if value is None:
        return ""
    if isinstance(value, AffineMap):
        inputs, _, results = value.text.partition(" -> ")
        if inputs == results:
            return ""
    return f", {value}"


def memory_text(value: Attribute | None) -> str:
    """A space of memory after a comma; "" for the usual one."""
    if value is None or (isinstance(value, Int) and value.value == 0):
        return ""
    if value == Attrs():
        return ""
    return f", {value.value}" if isinstance(value, Int) and value.type == "i64" else f", {value}"
