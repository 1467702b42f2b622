"""Type classes of operands and results, with the words of MLIR's op definitions.

A class is built from elements and containers: `ranked(FLOAT, COMPLEX)` reads `ranked tensor of
4/6/8/16/32/64-bit float or complex type with 32/64-bit float elements values`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shardwright.spec.types import DYNAMIC, ELEMENTS, TensorType, Type
from shardwright.spec.values.quantised import quantised


@dataclass(frozen=True, slots=True)
class Elements:
    """Element types: MLIR's words for them, their names, and a test of tensors that hold others."""

    words: str
    names: frozenset[str]
    accepts: Callable[[Type], bool] | None = None


@dataclass(frozen=True, slots=True)
class TypeClass:
    """Types: MLIR's words for them, a test, and whether any number of values may stand there."""

    words: str
    accepts: Callable[[Type], bool]
    many: bool = False

    def __or__(self, other: TypeClass) -> TypeClass:
        """Either of two classes."""
        return TypeClass(
            f"{self.words} or {other.words}",
            lambda type: self.accepts(type) or other.accepts(type),
        )


def _of(*kinds: str) -> frozenset[str]:
    return frozenset(name for name, info in ELEMENTS.items() if info.kind in kinds)


def _named(words: str, *names: str) -> Elements:
    return Elements(words, frozenset(names))


_INTEGERS = ("int", "uint", "bool", "index")
FLOAT = Elements("4/6/8/16/32/64-bit float", _of("float"))
BOOL = _named("bool", "i1")
SIGNLESS = Elements("2/4/8/16/32/64-bit signless integer", _of("int"))
INT = Elements("2/4/8/16/32/64-bit integer", _of("int", "uint"))
COMPLEX = Elements("complex type with 32/64-bit float elements", _of("complex"))
QUANT = Elements("per-tensor integer quantized", frozenset(), lambda type: _has_scale(type))
AXIS_QUANT = Elements("per-axis integer quantized", frozenset(), lambda type: _has_scales(type))
FLOAT_32_64 = _named("32/64-bit float", "f32", "f64")
INT_OR_INDEX = Elements(
    "integer or index", frozenset(), lambda type: ELEMENTS[element_of(type)].kind in _INTEGERS
)
I32 = _named("32-bit signless integer", "i32")
UI32 = _named("32-bit unsigned integer", "ui32")

VALUES = (FLOAT, BOOL, INT, COMPLEX, QUANT)  # what tensors hold if nothing else is said
ALL = (*VALUES, AXIS_QUANT)
NUMBERS = (INT, FLOAT, COMPLEX, QUANT)


def _has_scale(type: Type) -> bool:
    """True if a tensor's elements are quantised by one scale."""
    found = quantised(element_of(type))
    return found is not None and found.is_integer and found.axis is None


def _has_scales(type: Type) -> bool:
    """True if each slice of a tensor along a dim is quantised by a scale of its own."""
    found = quantised(element_of(type))
    if found is None or not found.is_integer or found.axis is None:
        return False
    if not isinstance(type, TensorType):
        return True
    return found.axis < type.rank and type.shape[found.axis] in (DYNAMIC, len(found.scales))


def _words(elements: tuple[Elements, ...]) -> str:
    return f"{' or '.join(one.words for one in elements)} values"


def _test(elements: tuple[Elements, ...]) -> Callable[[Type], bool]:
    """True if a tensor holds such elements."""
    names = frozenset(name for one in elements for name in one.names)
    tests = [one.accepts for one in elements if one.accepts is not None]
    return lambda type: element_of(type) in names or any(test(type) for test in tests)


def element_of(type: Type) -> str:
    """The element type of a tensor, ranked or not; "" for other types."""
    if isinstance(type, TensorType):
        return type.element
    is_unranked = type.text.startswith("tensor<*x")
    return type.text[len("tensor<*x") : -1] if is_unranked else ""


def _shaped(
    prefix: str, elements: tuple[Elements, ...], fits: Callable[[TensorType], bool]
) -> TypeClass:
    holds = _test(elements)

    def accepts(type: Type) -> bool:
        return isinstance(type, TensorType) and holds(type) and fits(type)

    return TypeClass(f"{prefix} of {_words(elements)}", accepts)


def ranked(*elements: Elements) -> TypeClass:
    """Tensors with these elements."""
    return _shaped("ranked tensor", elements, lambda type: True)


def scalar(*elements: Elements) -> TypeClass:
    """Tensors of rank 0."""
    return _shaped("0D tensor", elements, lambda type: not type.shape)


def vector(*elements: Elements) -> TypeClass:
    """Tensors of rank 1."""
    return _shaped("1D tensor", elements, lambda type: len(type.shape) == 1)


def static(*elements: Elements) -> TypeClass:
    """Tensors of known size."""
    return _shaped("statically shaped tensor", elements, lambda type: type.is_static)


def bounded(*elements: Elements) -> TypeClass:
    """Tensors of known size, or with one dim of known bound."""
    words = "statically shaped or single bounded dimension tensor"
    return _shaped(words, elements, lambda type: type.is_static or _has_one_bound(type))


def _has_one_bound(type: TensorType) -> bool:
    bounds = type.encoding.removeprefix("#stablehlo.bounds<").rstrip(">").split(",")
    bounded = [bound for bound in bounds if bound.strip() not in ("", "?")]
    return type.shape.count(DYNAMIC) == 1 and len(bounded) == 1


def any_rank(*elements: Elements) -> TypeClass:
    """Tensors with or without rank."""
    holds = _test(elements)
    return TypeClass(f"tensor of {_words(elements)}", holds)


def memref(*elements: Elements) -> TypeClass:
    """Buffers, which only `custom_call` and control flow take."""
    return TypeClass(
        f"memref of {_words(elements)}",
        lambda type: not isinstance(type, TensorType) and type.text.startswith("memref<"),
    )


def nested(inner: TypeClass) -> TypeClass:
    """Tuples of a class and of such tuples."""

    def accepts(type: Type) -> bool:
        if isinstance(type, TensorType) or type.kind != "tuple":
            return False
        return all(inner.accepts(part) or accepts(part) for part in type.parts)

    return TypeClass(f"nested tuple with any combination of {inner.words} values", accepts)


def variadic(one: TypeClass) -> TypeClass:
    """Any number of values of a class."""
    return TypeClass(f"variadic of {one.words}", one.accepts, True)


TOKEN = TypeClass("token", lambda type: str(type) == "!stablehlo.token")
FUTURE = TypeClass("future", lambda type: str(type).startswith("!stablehlo.future<"))
TENSOR = ranked(*VALUES)
ANY_TENSOR = ranked(*ALL)  # per-axis quantized elements too
_BUFFER = memref(*VALUES)
_AXIS = ranked(AXIS_QUANT)
TENSOR_OR_TOKEN = TENSOR | _AXIS | TOKEN
LIVE = TENSOR_OR_TOKEN | _BUFFER  # what loops carry and blocks return
TUPLE = nested(TENSOR | _BUFFER | _AXIS | TOKEN)
PART = TENSOR_OR_TOKEN | TUPLE | _BUFFER  # of a tuple
FOREIGN = (
    any_rank(*ALL) | _BUFFER | TOKEN | nested(any_rank(*ALL) | _BUFFER | TOKEN) | FUTURE
)  # what code that is not StableHLO takes and gives
