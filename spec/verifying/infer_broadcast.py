"""Result types of `chlo.broadcast_*`: shapes that do not broadcast give a result without rank."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shardwright.spec.op import Sig
from shardwright.spec.types import DYNAMIC, TensorType, Type, other, tensor
from shardwright.spec.values.fields import ints
from shardwright.spec.verifying.compat import same_shape
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.infer_shape import Inferred
from shardwright.spec.verifying.type_classes import element_of

Shape = tuple[int, ...]


def common_shape(one: Shape, two: Shape) -> Shape | None:
    """The shape that both broadcast to, dims aligned at the minor end; None without one."""
    rank = max(len(one), len(two))
    padded = [(1,) * (rank - len(shape)) + shape for shape in (one, two)]
    sizes = [_common_size(*pair) for pair in zip(*padded, strict=True)]
    return None if None in sizes else tuple(size for size in sizes if size is not None)


def _common_size(one: int, two: int) -> int | None:
    if DYNAMIC in (one, two):
        known = max(one, two)  # an unknown size is -1, and gives way to any other than 1
        return known if known > 1 else min(one, two)
    if one == two or two == 1:
        return one
    return two if one == 1 else None


def placed_shape(one: Shape, two: Shape, places: Shape | None) -> Shape | None:
    """The same, where `places` are the dims of the longer shape that the other one has."""
    if places is None:
        return common_shape(one, two)
    small, large = sorted((one, two), key=len)
    if len(places) != len(small) or any(not 0 <= place < len(large) for place in places):
        return None
    found = common_shape(small, tuple(large[place] for place in places))
    if found is None:
        return None
    sizes = dict(zip(places, found, strict=True))
    return tuple(sizes.get(dim, size) for dim, size in enumerate(large))


def _shaped(shape: Shape | None, element: str) -> Type:
    return other(f"tensor<*x{element}>") if shape is None else tensor(shape, element)


def _shape(type: Type) -> Shape | None:
    return type.shape if isinstance(type, TensorType) else None


def _joined(one: Type, two: Type, element: str, places: Shape | None) -> Type:
    shapes = _shape(one), _shape(two)
    if shapes[0] is None or shapes[1] is None:
        return _shaped(None, element)
    return _shaped(placed_shape(shapes[0], shapes[1], places), element)


def _alike(types: Sequence[Type]) -> None:
    if len({element_of(type) for type in types}) > 1:
        raise Unfit("mismatched operand types")


def binary(element_for: Callable[[str], str]) -> Callable[[Sig], Inferred]:
    """Two operands; the result's elements follow from theirs."""

    def infer(sig: Sig) -> Inferred:
        _alike(sig.ins)
        has_places = "broadcast_dimensions" in sig.attrs
        places = ints(sig.attrs, "broadcast_dimensions") if has_places else None
        element = element_for(element_of(sig.ins[0]))
        return [_joined(sig.ins[0], sig.ins[1], element, places)]

    return infer


def select(sig: Sig) -> Inferred:
    """Two values and a predicate; nothing is said of the elements."""
    predicate, *values = sig.ins
    _alike(values)
    both = _joined(values[0], values[1], element_of(values[0]), None)
    found = _joined(both, predicate, element_of(values[0]), None)
    fits = same_shape(found, sig.outs[0])
    return [sig.outs[0] if fits else found]
