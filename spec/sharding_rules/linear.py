"""Which ops commute with a reduction over devices, and in which operands.

An op commutes with a sum in a *group* of operands when f(a + b, c + d) = f(a, c) + f(b, d) for the
operands of the group, the others staying as they are: it is linear in them. A product is linear in
each factor, in groups of one; a sum in all its terms together. Of other reductions it is the same
with their operation in place of the sum; ops that only move elements commute with all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from shardwright.spec.types import ELEMENTS, TensorType, Type

_NUMBERS = ("int", "uint", "float", "complex")
_ROUNDED = ("float", "complex")
Groups = tuple[tuple[int, ...], ...]


class Typed(Protocol):
    """The part of a signature that is looked at."""

    @property
    def ins(self) -> tuple[Type, ...]: ...

    @property
    def outs(self) -> tuple[Type, ...]: ...


Choice = Callable[[Typed], Groups]
Linear = Callable[[Any, str], Groups]  # of a signature and a kind of reduction


# --- groups of operands


def jointly(op: Typed) -> Groups:
    """In all operands together: sums, concatenations."""
    return (tuple(range(len(op.ins))),)


def separately(op: Typed) -> Groups:
    """In every operand for itself: products."""
    return tuple((index,) for index in range(len(op.ins)))


def in_first(op: Typed) -> Groups:
    """In the first operand; the others say how or where."""
    return ((0,),)


def in_first_two(op: Typed) -> Groups:
    """In the first two operands together; the others say where."""
    return ((0, 1),)


def in_choices(op: Typed) -> Groups:
    """In the operands that the first one chooses from."""
    return (tuple(range(1, len(op.ins))),)


def in_dividend(op: Typed) -> Groups:
    """In the first operand; integers are rounded, which is not linear."""
    return ((0,),) if ELEMENTS[_element(op.outs[0])].kind in _ROUNDED else ()


# --- with which reductions


def moves(choice: Choice) -> Linear:
    """Of an op whose result is made of elements of a group's operands: with any reduction."""

    def groups(op: Typed, kind: str) -> Groups:
        return numeric(op, choice(op)) if kind == "add" else choice(op)

    return groups


def sums(choice: Choice) -> Linear:
    """Of an op of arithmetic: with sums only."""

    def groups(op: Typed, kind: str) -> Groups:
        return numeric(op, choice(op)) if kind == "add" else ()

    return groups


def multiplies(op: Typed, kind: str) -> Groups:
    """Of a product: with sums in each factor, with products in both."""
    return jointly(op) if kind == "mul" else sums(separately)(op, kind)


def reduces(own: str) -> Linear:
    """Of the operation of a reduction: with that reduction."""

    def groups(op: Typed, kind: str) -> Groups:
        return jointly(op) if kind == own else ()

    return groups


def folds(op: Any, kind: str) -> Groups:
    """Of a reduction of one operand over its dims, with what it starts from: with its own kind."""
    if op.hints.body != (kind,) or len(op.outs) != 1:
        return ()
    return numeric(op, jointly(op)) if kind == "add" else jointly(op)


def converts(op: Typed, kind: str) -> Groups:
    """Of a conversion. Numbers wrap: sums and products of integers only survive in fewer bits."""
    before, after = (ELEMENTS[_element(types[0])] for types in (op.ins, op.outs))
    if before.kind == after.kind and before.kind in _ROUNDED:
        return ((0,),) if kind in ("add", "max", "min") else ()
    if {before.kind, after.kind} - {"int", "uint"}:
        return ()
    if kind in ("max", "min"):
        is_whole = after.bits > before.bits and "uint" in (before.kind, after.kind)
        is_alike = before.kind == after.kind and after.bits >= before.bits
        return ((0,),) if is_alike or (is_whole and before.kind == "uint") else ()
    return ((0,),) if after.bits <= before.bits else ()


def converts_identity(op: Typed, kind: str) -> bool:
    """Whether a conversion makes a number that combines to nothing one of its own type."""
    before, after = (ELEMENTS[_element(types[0])].kind for types in (op.ins, op.outs))
    return kind in ("add", "mul") or (before == after == "float")


def rounds(op: Typed) -> bool:
    """Whether an op gives floats of fewer bits than it takes."""
    before, after = (
        ELEMENTS.get(_element(types[0])) if types else None for types in (op.ins, op.outs)
    )
    if before is None or after is None or after.kind not in _ROUNDED:
        return False
    return before.kind == after.kind and after.bits < before.bits


def numeric(op: Typed, groups: Groups) -> Groups:
    """Groups whose elements are numbers, and the same before and after: others round or wrap."""
    outs = [_element(type) for type in op.outs]
    return tuple(g for g in groups if g and _is_number([_element(op.ins[k]) for k in g] + outs))


def _is_number(elements: Sequence[str]) -> bool:
    return len({*elements}) == 1 and ELEMENTS[elements[0]].kind in _NUMBERS


def _element(type: Type) -> str:
    return type.element if isinstance(type, TensorType) else ""
