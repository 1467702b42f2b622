"""Linearity of ops: the operands in which a sum over devices commutes with the op.

An op is linear in a *group* of operands when f(a + b, c + d) = f(a, c) + f(b, d) for the operands of
the group, the others staying as they are. A product is linear in each factor, in groups of one; a
sum in all its terms together.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from shardwright.spec.types import ELEMENTS, TensorType, Type

_NUMBERS = ("int", "uint", "float", "complex")
Groups = tuple[tuple[int, ...], ...]


class Typed(Protocol):
    """The part of a signature that is looked at."""

    @property
    def ins(self) -> tuple[Type, ...]: ...

    @property
    def outs(self) -> tuple[Type, ...]: ...


Linear = Callable[[Typed], Groups]


def jointly(op: Typed) -> Groups:
    """In all operands together: sums, concatenations."""
    return (tuple(range(len(op.ins))),)


def separately(op: Typed) -> Groups:
    """In every operand for itself: products."""
    return tuple((index,) for index in range(len(op.ins)))


def in_first(op: Typed) -> Groups:
    """In the first operand; the others say how or where."""
    return ((0,),)


def in_choices(op: Typed) -> Groups:
    """In the operands that the first one chooses from."""
    return (tuple(range(1, len(op.ins))),)


def in_dividend(op: Typed) -> Groups:
    """In the first operand; integers are rounded, which is not linear."""
    return ((0,),) if ELEMENTS[_element(op.outs[0])].kind in ("float", "complex") else ()


def numeric(op: Typed, groups: Groups) -> Groups:
    """Groups whose elements are numbers, and the same before and after: others round or wrap."""
    outs = [_element(type) for type in op.outs]
    return tuple(g for g in groups if g and _is_number([_element(op.ins[k]) for k in g] + outs))


def _is_number(elements: Sequence[str]) -> bool:
    return len({*elements}) == 1 and ELEMENTS[elements[0]].kind in _NUMBERS


def _element(type: Type) -> str:
    return type.element if isinstance(type, TensorType) else ""
