"""Signatures of the regions of ops: arguments and returned types; sentences are MLIR's.

A reducer region folds values: it takes as many old values as new ones and returns new ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shardwright.spec.types import ELEMENTS, TensorType, Type
from shardwright.spec.values.quantised import quantised
from shardwright.spec.verifying.compat import element_fits, is_shaped, same_shape
from shardwright.spec.verifying.type_classes import element_of


class Body(NamedTuple):
    """The one block of a region: its arguments, and what its last op takes.

    `is_ended`: whether that op is a terminator.
    """

    args: tuple[Type, ...]
    returns: tuple[Type, ...]
    is_ended: bool = True


def listed(types: Sequence[Type]) -> str:
    """`'tensor<f32>', 'tensor<i32>'`."""
    return ", ".join(f"'{type}'" for type in types)


# --- reducers


def reducer_problems(
    body: Body, inputs: Sequence[Type], inits: Sequence[Type], allowed: Sequence[int] = ()
) -> Iterator[str]:
    """Unless a region folds values like the inputs, starting with values like `inits`.

    `allowed`: sizes of the dims that the values may have, in order.
    """
    count = len(inputs)
    if len(body.args) != 2 * count:
        yield (
            f"Reduction-region must take {2 * count} parameters, but takes {len(body.args)} "
            "parameter(s)"
        )
    if not body.is_ended:
        yield "The reduction-region expected to have a terminator"
    if not body.returns:
        yield "The reduction-region expected to return some value(s)"
    if len(body.returns) != count:
        yield (
            f"Reduction-region here must produce {count} tensors, but produces "
            f"{len(body.returns)} instead"
        )
    for type in body.returns:
        if not is_shaped(type):
            yield (
                "Reduction-region here must produce tensor-typed result(s), but produces "
                f"'{type}' instead"
            )
    for k in range(count):
        yield from _folded(body, k, inputs, inits[k], allowed)


def _folded(
    body: Body, k: int, inputs: Sequence[Type], init: Type, allowed: Sequence[int]
) -> Iterator[str]:
    result, new = body.returns[k], len(inputs) + k
    for place in (k, new):
        found = body.args[place]
        if not alike(result, found, any_float=place == new):
            yield (
                f"The type of reduction-region's parameter at index {place} is different than the "
                f"corresponding result type: '{found}' vs '{result}'"
            )
    if not same_shape(init, result):
        yield (
            f"The shape of reduction-region's result type at index {k} differs from the op's "
            f"corresponding init-value type: '{result}' vs '{init}'"
        )
    if not promotes(init, result, any_float=True):
        yield (
            f"The element-type of reduction-region's result type at index {k} is expected to be "
            f"promotable from the op's corresponding init-value element-type: '{result}' vs "
            f"'{init}'"
        )
    argument = body.args[new]
    if not promotes(inputs[k], argument, any_float=True):
        yield (
            f"The element-type of reduction-region's argument at index {new} is expected to be "
            f"promotable from '{element_of(inputs[k])}', but got '{element_of(argument)}'"
        )
    if not isinstance(argument, TensorType):
        yield (
            f"The rank of reduction-region's argument at index {new} is expected to be <= "
            f"{len(allowed)}, got '{argument}'"
        )
    shape = argument.shape if isinstance(argument, TensorType) else ()
    if len(shape) > len(allowed):
        yield (
            f"The rank of reduction-region's argument at index {new} is expected to be <= "
            f"{len(allowed)}, got {len(shape)}"
        )
    sizes = iter(allowed)
    if not all(any(size == other for other in sizes) for size in shape):
        yield (
            f"The shape of reduction-region's argument at index {new} is not compatible with that "
            f"of reduce-op's input-parameter at index {k}"
        )


def alike(one: Type, other: Type, any_float: bool = False) -> bool:
    """True if two types have one shape and one element type, or both any float."""
    if is_shaped(one) != is_shaped(other):
        return False
    if not is_shaped(one):
        return one is other
    if not same_shape(one, other):
        return False
    kinds = {ELEMENTS[element_of(type)].kind for type in (one, other)}
    return element_fits(one, other) or (any_float and kinds == {"float"})


def promotes(one: Type, other: Type, any_float: bool = False) -> bool:
    """True if the other type's elements are of the same kind and no narrower.

    `any_float`: floats of any width will do.
    """
    return _promotes(element_of(one), element_of(other), any_float)


def _promotes(one: str, other: str, any_float: bool) -> bool:
    if one == other:
        return True
    small, large = quantised(one), quantised(other)
    if small is not None and large is not None:
        return int(small.storage[1:]) <= int(large.storage[1:])
    if one.startswith("complex<") and other.startswith("complex<"):
        return _promotes(one[8:-1], other[8:-1], any_float)
    kinds = [ELEMENTS[element].kind for element in (one, other)]
    kinds = ["int" if kind in ("bool", "uint") else kind for kind in kinds]
    if kinds[0] != kinds[1] or kinds[0] not in ("int", "float"):
        return False
    return (any_float and kinds[0] == "float") or _bits(one) <= _bits(other)


def _bits(element: str) -> int:
    return 1 if element == "i1" else ELEMENTS[element].bits
