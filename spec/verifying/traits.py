"""MLIR's op traits: constraints between an op's types, with their sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from shardwright.spec.attributes import Attrs, Ints
from shardwright.spec.types import DYNAMIC, TensorType, Type
from shardwright.spec.verifying.compat import compatible, element_fits, is_shaped, same_element

Types = Sequence[Type]


class Parts(Protocol):
    """The part of an op that a trait sees."""

    @property
    def attrs(self) -> Attrs: ...

    @property
    def ins(self) -> Types: ...

    @property
    def outs(self) -> Types: ...


class Written(NamedTuple):
    """The parts of an op that is written down but not made."""

    attrs: Attrs
    ins: Types
    outs: Types


Trait = Callable[[Parts], str | None]  # what is wrong, or None
_Pair = Callable[[Type, Type], bool]


def _alike(types: Types, test: _Pair) -> bool:
    return all(test(types[0], type) for type in types[1:]) if types else True


def _shapes_agree(types: Types) -> bool:
    """True if all of some types may have one shape."""
    shapes = [type.shape for type in types if isinstance(type, TensorType)]
    if len({len(shape) for shape in shapes}) > 1 or not all(map(is_shaped, types)):
        return False
    return all(len({*sizes} - {DYNAMIC}) < 2 for sizes in zip(*shapes, strict=True))


def elementwise(op: Parts) -> str | None:
    """Tensors among operands and results have one shape and all or none have a rank."""
    types = [*op.outs, *op.ins]
    ranked = sum(isinstance(type, TensorType) for type in types)
    if ranked in (0, len(types)) and _shapes_agree(types):
        return None
    return "all non-scalar operands/results must have the same shape and base type"


def _none(op: Parts) -> str | None:
    """The sentence about an op without operands or without results."""
    if not op.ins:
        return "expected 1 or more operands, but found 0"
    return None if op.outs else "expected 1 or more results"


def same_shapes(op: Parts) -> str | None:
    """All operands and results may have one shape."""
    if none := _none(op):
        return none
    if _shapes_agree([*op.ins, *op.outs]):
        return None
    return "requires the same shape for all operands and results"


def same_elements(op: Parts) -> str | None:
    """All operands and results have one element type."""
    if none := _none(op):
        return none
    if _alike([*op.outs, *op.ins], same_element):
        return None
    return "requires the same element type for all operands and results"


def same_operand_elements(op: Parts) -> str | None:
    """All operands have one element type."""
    if _alike(op.ins, same_element):
        return None
    return "requires the same element type for all operands"


def compatible_types(op: Parts) -> str | None:
    """All operands and results may have one type."""
    if _alike([*op.ins, *op.outs], compatible):
        return None
    return "requires compatible types for all operands and results"


def compatible_elements(op: Parts) -> str | None:
    """All operands and results have one element type, quantization aside."""
    if _alike([*op.ins, *op.outs], element_fits):
        return None
    return "requires compatible element types for all operands and results"


def compatible_operand_elements(op: Parts) -> str | None:
    """All operands have one element type, quantization aside."""
    if _alike(op.ins, element_fits):
        return None
    return "requires compatible element types for all operands"


def one_element(operands: dict[str, int], result: str = "") -> Trait:
    """The named operands, and the result if it has a name, have one element type."""

    def trait(op: Parts) -> str | None:
        types = [op.ins[number] for number in operands.values()]
        if _alike([*types, *op.outs[: bool(result)]], same_element):
            return None
        names = ", ".join([*operands, *([result] if result else [])])
        return f"failed to verify that all of {{{names}}} have same element type"

    return trait


def one_length(*names: str) -> Trait:
    """The named attributes have one length."""

    def trait(op: Parts) -> str | None:
        values = [op.attrs.get(name) for name in names]
        lengths = {len(value.values) for value in values if isinstance(value, Ints)}
        if len(lengths) < 2:
            return None
        return f"failed to verify that all of {{{', '.join(names)}}} have same size"

    return trait
