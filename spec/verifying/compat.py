"""Compatibility of types: dynamic dims fit any size, bounds limit them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from shardwright.spec.types import DYNAMIC, TensorType, Type, tensor
from shardwright.spec.values.quantised import quantised
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.type_classes import element_of

_BOUNDS = "#stablehlo.bounds<"


def bounds(type: Type) -> tuple[int, ...]:
    """Per dim the largest size it may have, DYNAMIC where none is written; () without any."""
    if not isinstance(type, TensorType) or not type.encoding.startswith(_BOUNDS):
        return ()
    words = type.encoding[len(_BOUNDS) : -1].split(",")
    return tuple(DYNAMIC if word.strip() == "?" else int(word) for word in words)


def fit(one: int, other: int) -> bool:
    """True if two sizes of a dim may be equal."""
    return one == other or DYNAMIC in (one, other)


def shapes_fit(one: Sequence[int], other: Sequence[int]) -> bool:
    """True if two shapes may be equal."""
    return len(one) == len(other) and all(map(fit, one, other))


def is_shaped(type: Type) -> bool:
    """True if a type has elements: a tensor, with or without rank, a buffer or a vector."""
    return isinstance(type, TensorType) or type.text.startswith(("tensor<", "memref<", "vector<"))


def same_shape(one: Type, other: Type) -> bool:
    """True if the shapes of two types may be equal; one without rank fits all."""
    if isinstance(one, TensorType) and isinstance(other, TensorType):
        return shapes_fit(one.shape, other.shape)
    return is_shaped(one) and is_shaped(other)


def same_element(one: Type, other: Type) -> bool:
    """True if two types have one element type; what has no elements is its own."""
    return (element_of(one) or one) == (element_of(other) or other)


def _hold_same(one: Type, other: Type) -> bool:
    """True if types hold the same where elements are vectors."""
    return _innermost(element_of(one)) == _innermost(element_of(other))


def _innermost(element: str) -> str:
    """The element of a vector that is an element; any other element itself."""
    return element[:-1].rpartition("x")[2] if element.startswith("vector<") else element


def element_fits(one: Type, other: Type) -> bool:
    """True if two types have one element type, scales of quantised ones aside."""
    left, right = element_of(one), element_of(other)
    if not left or not right:
        return one is other
    small, large = quantised(left), quantised(right)
    if small is None or large is None:
        return left == right
    return small[:3] == large[:3]  # storage, its limits, what it expresses


@lru_cache(4096)
def compatible(one: Type, other: Type) -> bool:
    """True if an inferred type and a written one may be the same."""
    if one is other:
        return True
    if not is_shaped(one) or not is_shaped(other):
        return (element_of(one) or str(one)) == (element_of(other) or str(other))
    if not same_shape(one, other) or not (element_fits(one, other) or _hold_same(one, other)):
        return False
    return _within(one, bounds(other)) and _within(other, bounds(one))


def _within(type: Type, limits: Sequence[int]) -> bool:
    if not isinstance(type, TensorType):
        return True
    return all(
        DYNAMIC in (size, limit) or size <= limit
        for size, limit in zip(type.shape, limits, strict=False)
    )


# --- one type for several


def bounded_tensor(shape: Sequence[int], limits: Sequence[int], element: str) -> TensorType:
    """A tensor type with these bounds; without encoding if there are none."""
    if all(limit == DYNAMIC for limit in limits):
        return tensor(tuple(shape), element)
    shown = ", ".join("?" if limit == DYNAMIC else str(limit) for limit in limits)
    return tensor(tuple(shape), element, f"{_BOUNDS}{shown}>")


def limits(type: TensorType) -> tuple[int, ...]:
    """The bounds, DYNAMIC in every dim where the type has none."""
    return bounds(type) or (DYNAMIC,) * len(type.shape)


Extent = tuple[int, int]  # size and bound of a dim
_Join = Callable[[int, Extent, Extent], Extent]


def most_specific(types: Sequence[Type]) -> Type:
    """The type that says all that any of some types says of a value. Raises Unfit."""
    known = [type for type in types if isinstance(type, TensorType)]
    return _joined(known, most_specific_dim) if known else types[0]


def least_specific(types: Sequence[Type]) -> Type:
    """The type that holds the values of all of some types. Raises Unfit."""
    known = [type for type in types if isinstance(type, TensorType)]
    if len(known) < len(types):
        return next(type for type in types if not isinstance(type, TensorType))
    return _joined(known, least_specific_dim)


def _joined(types: Sequence[TensorType], join: _Join) -> Type:
    first = types[0]
    extents = list(zip(first.shape, limits(first), strict=False))
    for type in types[1:]:
        others = list(zip(type.shape, limits(type), strict=False))
        if len(others) != len(extents):
            raise Unfit(f"mismatched ranks of types {first} and {type}")
        extents = [join(dim, *pair) for dim, pair in enumerate(zip(extents, others, strict=True))]
    return bounded_tensor([e[0] for e in extents], [e[1] for e in extents], first.element)


def most_specific_dim(dim: int, left: Extent, right: Extent) -> Extent:
    """Size and bound by two descriptions of a dim. Raises Unfit."""
    sizes = [extent[0] for extent in (left, right) if extent[0] != DYNAMIC]
    bound = [extent[1] for extent in (left, right) if extent[1] != DYNAMIC]
    if not sizes:
        return DYNAMIC, min(bound, default=DYNAMIC)
    if len({*sizes}) > 1:
        raise Unfit(f"Mismatched dimension sizes {sizes[0]} and {sizes[1]} in dimension {dim}")
    if bound and sizes[0] > bound[0]:
        raise Unfit(f"Mismatched dimension size {sizes[0]} and bound {bound[0]} in dimension {dim}")
    return sizes[0], DYNAMIC


def least_specific_dim(dim: int, left: Extent, right: Extent) -> Extent:
    """Size and bound that two descriptions of a dim allow together. Raises Unfit."""
    if DYNAMIC not in (left[0], right[0]):
        if left[0] != right[0]:
            raise Unfit(f"Mismatched dimension sizes {left[0]} and {right[0]} in dimension {dim}")
        return left[0], DYNAMIC
    for one, other in ((left, right), (right, left)):
        if one[0] != DYNAMIC and other[1] != DYNAMIC:
            return DYNAMIC, max(one[0], other[1])
    if DYNAMIC in (left[1], right[1]):
        return DYNAMIC, DYNAMIC
    return DYNAMIC, max(left[1], right[1])
