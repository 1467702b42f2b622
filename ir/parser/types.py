"""Types from text. Source: mlir `AsmParser/TypeParser.cpp`."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import prod

from shardwright.ir.parser.encodings import (
    check_bounds,
    check_layout,
    check_memory_space,
    is_layout,
    layout_text,
    memory_text,
)
from shardwright.ir.parser.named_mistakes import element_help
from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.spec.types import (
    DYNAMIC,
    OtherType,
    TensorType,
    Type,
    function_type,
    other,
    tensor,
    tuple_type,
)
from shardwright.spec.values.float_text import FORMATS

MAX_WIDTH = 16777215  # bits of an integer type
MAX_COUNT_BITS = 512  # of the number of elements: its square is a float
_MAX_SIZE = (1 << 63) - 1  # of a dim
_PLAIN = frozenset({"index", "none", "token", *FORMATS})


def any_type(p: Parser) -> Type:
    """A type; one in parentheses is a function's. Raises Bad."""
    if p.has("("):
        return _function(p)
    return non_function(p)


def non_function(p: Parser) -> Type:
    """A type that is no function's. Raises Bad."""
    found = optional_type(p)
    if found is None:
        if p.has("word"):
            found = p.spelling
            raise p.missing(f"expected non-function type, got '{found}'", element_help(found))
        raise p.missing("expected non-function type")
    return found


def optional_type(p: Parser) -> Type | None:
    """A type; None when no type starts here. Raises Bad."""
    if p.has("("):
        return _function(p)
    if p.has("type"):
        return p.dialect_type()
    if not p.has("word"):
        return None
    if p.is_integer_type():
        return _integer(p)
    if p.spelling in _PLAIN:
        return other(p.take())
    reader = _COMPOUND.get(p.spelling)
    return reader(p) if reader is not None else None


def _integer(p: Parser) -> OtherType:
    digits = p.spelling.lstrip("sui")
    if len(digits) > 10:
        raise p.wrong("invalid integer width")
    width = int(digits)
    if width > MAX_WIDTH:
        raise p.wrong(f"integer bitwidth is limited to {MAX_WIDTH} bits")
    prefix = p.spelling[: len(p.spelling) - len(digits)]
    p.advance()
    return other(f"{prefix}{width}")


def _function(p: Parser) -> OtherType:
    inputs = type_list(p)
    p.expect("->", "expected '->' in function type")
    results = type_list(p) if p.has("(") else [non_function(p)]
    return function_type(tuple(inputs), tuple(results))


def type_list(p: Parser) -> list[Type]:
    """`(a, b)`. Raises Bad."""
    return p.listed("(", p.type, ")")


# --- dims


# Sizes as MLIR prints them, at once: each x starts a word that goes on to the end.
_SIZES = re.compile(r"(?>(?:(?:[1-9][0-9]{0,17}+|\?)x)+)")


def _dims(p: Parser) -> tuple[int, ...]:
    """`4x?x8x`, where a word may start right after an x. Raises Bad."""
    dims: list[int] = []
    if (usual := _SIZES.match(p.text, p.start)) is not None:
        dims += [DYNAMIC if size == "?" else int(size) for size in usual[0].split("x")[:-1]]
        p.last_end = usual.end()
        p.move(usual.end())
    while p.has("integer", "?"):
        dims.append(DYNAMIC if p.accept("?") else _size(p))
        _cross(p)
    return tuple(dims)


def _size(p: Parser) -> int:
    """The size of a dim; `0x8` starts with a size of 0."""
    if p.spelling.startswith("0x"):
        p.last_end = p.start + 1
        p.move(p.start + 1)
        return 0
    if not p.has("integer") or len(p.spelling) > 19 or int(p.spelling) > _MAX_SIZE:
        raise p.wrong("invalid dimension")
    return int(p.take())


def _cross(p: Parser) -> None:
    """Step over the x after a size."""
    if not p.has("word") or not p.spelling.startswith("x"):
        raise p.missing("expected 'x' in dimension list")
    p.last_end = p.start + 1
    p.move(p.start + 1)


def _shape(p: Parser) -> tuple[bool, tuple[int, ...]]:
    """`*x` or sizes: whether the rank is unknown, and the sizes."""
    if not p.accept("*"):
        return False, _dims(p)
    _cross(p)
    return True, ()


# --- containers


def _tensor(p: Parser) -> Type:
    p.advance()
    p.expect("<", "expected '<' in tensor type")
    is_unranked, dims = _shape(p)
    at = p.start
    element = p.type()
    encoding = ""
    if p.accept(",") and (value := p.optional_attribute()) is not None:
        encoding = str(value)
        check_bounds(p, value, dims, element)
    p.expect(">", "expected '>' in tensor type")
    if not _is_element(element):
        raise Bad("invalid tensor element type", at)
    if not is_unranked:
        _check_count(dims, at)
        return tensor(dims, str(element), encoding)
    if encoding:
        raise p.wrong("cannot apply encoding to unranked tensor")
    return other(f"tensor<*x{element}>", (element,))


def _check_count(dims: tuple[int, ...], at: int) -> None:
    """Raises Bad for more elements than numbers that are worked out of them can hold."""
    if len(dims) <= MAX_COUNT_BITS // _MAX_SIZE.bit_length():
        return
    bits = prod(dim for dim in dims if dim != DYNAMIC).bit_length() - 1
    if bits >= MAX_COUNT_BITS:
        raise Bad(f"a tensor of 2^{bits} elements or more, at most 2^{MAX_COUNT_BITS}", at)


def _is_element(type: Type) -> bool:
    return isinstance(type, OtherType) and (
        is_number(type) or type.kind in ("index", "complex", "vector") or type.text[0] == "!"
    )


def is_number(type: Type) -> bool:
    """True if a type is a float's or an integer's."""
    return is_float(type) or is_integer(type)


def is_float(type: Type) -> bool:
    return type.text in FORMATS


def is_integer(type: Type) -> bool:
    """True if a type is i32, si32 or ui32, of any width."""
    return type.text.lstrip("su")[:1] == "i" and type.text[-1].isdigit()


def _complex(p: Parser) -> Type:
    p.advance()
    p.expect("<", "expected '<' in complex type")
    at = p.start
    element = p.type()
    p.expect(">", "expected '>' in complex type")
    if not is_number(element):
        raise Bad("invalid element type for complex", at)
    return other(f"complex<{element}>", (element,))


def _tuple(p: Parser) -> Type:
    p.advance()
    p.expect("<", "expected '<' in tuple type")
    types = [] if p.has(">") else [p.type()]
    while p.accept(","):
        types.append(p.type())
    p.expect(">", "expected '>' in tuple type")
    return tuple_type(tuple(types))


def _vector(p: Parser) -> Type:
    start = p.start
    p.advance()
    p.expect("<", "expected '<' in vector type")
    dims: list[int] = []
    shown = ""
    while p.has("integer", "["):
        is_scalable = p.accept("[")
        dims.append(_size(p))
        if is_scalable:
            p.expect("]", "missing ']' closing scalable dimension")
        shown += f"[{dims[-1]}]x" if is_scalable else f"{dims[-1]}x"
        _cross(p)
    element = p.type()
    p.expect(">", "expected '>' in vector type")
    if not (is_number(element) or element.text == "index"):
        raise Bad("failed to verify 'elementType': VectorElementTypeInterface instance", start)
    if 0 in dims:
        shapes = ", ".join(map(str, dims))
        raise Bad(f"vector types must have positive constant sizes but got {shapes}", start)
    return other(f"vector<{shown}{element}>", (tensor(tuple(dims), str(element)),))


def _memref(p: Parser) -> Type:
    start = p.start
    p.advance()
    p.expect("<", "expected '<' in memref type")
    is_unranked, dims = _shape(p)
    at = p.start
    element = p.type()
    if not _is_memref_element(element):
        raise Bad("invalid memref element type", at)
    layout, space = "", ""
    if not p.accept(">"):
        p.expect(",", "expected ',' or '>' in memref type")
        layout, space = _memref_tail(p, is_unranked, start, len(dims))
    sizes = "*x" if is_unranked else "".join("?x" if d == DYNAMIC else f"{d}x" for d in dims)
    text = f"memref<{sizes}{element}{layout}{space}>"
    return other(text, (tensor(dims, str(element)),) if not is_unranked else (element,))


def _is_memref_element(type: Type) -> bool:
    kinds = ("index", "complex", "vector", "memref")
    return is_number(type) or (isinstance(type, OtherType) and type.kind in kinds)


def _memref_tail(p: Parser, is_unranked: bool, start: int, rank: int) -> tuple[str, str]:
    """Layout and memory space, with commas before them."""
    if p.has(">"):
        raise p.missing("expected list element")
    layout = space = None
    while True:
        value = p.attribute()
        if not is_layout(value):
            if space is not None:
                raise p.wrong("multiple memory spaces specified in memref type")
            space = value
        elif is_unranked:
            raise p.wrong("cannot have affine map for unranked memref type")
        elif space is not None:
            raise p.wrong("expected memory space to be last in memref type")
        else:
            layout = value
        if not p.accept(","):
            break
    p.expect(">", "expected ',' or '>'")
    check_memory_space(space, start)
    check_layout(layout, rank, start)
    return layout_text(layout), memory_text(space)


_COMPOUND: dict[str, Callable[[Parser], Type]] = {
    "tensor": _tensor,
    "complex": _complex,
    "tuple": _tuple,
    "vector": _vector,
    "memref": _memref,
}


def shape_of(type: Type) -> TensorType | None:
    """The tensor of the same shape and elements; None when a type has no shape."""
    if isinstance(type, TensorType):
        return type
    if type.kind in ("vector", "memref") and isinstance(type.parts[0], TensorType):
        return type.parts[0]
    return None
