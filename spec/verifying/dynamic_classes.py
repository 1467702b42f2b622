"""Type classes of operands that hold shapes, positions or edges, with MLIR's words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from shardwright.spec.op import Sig
from shardwright.spec.types import TensorType, Type
from shardwright.spec.verifying.traits import Parts, Trait
from shardwright.spec.verifying.type_classes import INT, Elements, TypeClass, vector

_INDEX = Elements("index", frozenset({"index"}))


def _static(rank: int, words: str, *elements: Elements) -> TypeClass:
    """Tensors of known size and this rank."""
    held = vector(*elements)  # for the words, and the elements

    def accepts(type: Type) -> bool:
        if not isinstance(type, TensorType) or len(type.shape) != rank:
            return False
        return type.is_static and any(type.element in one.names for one in elements)

    return TypeClass(f"statically shaped {rank}-dimensional {words} of{held.words[12:]}", accepts)


DIMENSIONS = _static(1, "tensor", _INDEX, INT)  # operands that say a shape
SIZES = _static(1, "integer tensor", INT)
PADDING = _static(2, "integer tensor", INT)
POSITIONS = vector(_INDEX, INT)


def same_types(first: int, *names: str) -> Trait:
    """Operands from that number on, as many as are named, have one type."""

    def trait(op: Parts) -> str | None:
        if len({*op.ins[first : first + len(names)]}) == 1:
            return None
        return f"failed to verify that all of {{{', '.join(names)}}} have same type"

    return trait


def same_ranks(op: Parts) -> str | None:
    """Operand 0 and the result have one rank."""
    ranks = {len(type.shape) for type in (op.ins[0], op.outs[0]) if isinstance(type, TensorType)}
    if len(ranks) == 1:
        return None
    return "failed to verify that all of {operand, result} have same rank"


def first(problems: Callable[[Sig], Iterator[str]]) -> Callable[[Sig], str | None]:
    """A check from a generator of problems."""
    return lambda found: next(problems(found), None)
