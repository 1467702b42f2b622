"""Padding rules: factors that unequal shards may cut, and the execution of padded ops.

A dim that its parts do not divide is held padded at its end; what the padding holds is arbitrary.
A pass-through factor needs nothing more: a padded position of an operand reaches the same position
of results only. Before a reduction the padding is masked with what leaves the result as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from numpy.typing import NDArray

from shardwright.spec.attributes import Attrs
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.types import TensorType, Type

if TYPE_CHECKING:
    from shardwright.spec.op import Sig


class Padded(NamedTuple):
    """The padded form of an op.

    attrs    its attributes
    masked   operands to mask where a reduction is padded; None: all that hold the factor
    highest  per operand of start positions the largest legal one, of a shape that broadcasts to the
             operand's: positions are clamped to it, because the true size of a dim bounds them
    """

    attrs: Attrs
    masked: tuple[int, ...] | None = None
    highest: Mapping[int, NDArray[Any]] = {}


def padded(sig: Sig, ins: tuple[Type, ...], outs: tuple[Type, ...]) -> Padded:
    """The padded form of the op of a signature."""
    row = sig.row
    assert row is not None
    return (row.padded or plain)(sig, ins, outs)


def plain(sig: Sig, ins: tuple[Type, ...], outs: tuple[Type, ...]) -> Padded:
    """Attributes as for any other types, operands of padded reductions masked."""
    change = sig.row.local_attrs if sig.row is not None else None
    return Padded(sig.attrs if change is None else change(sig, ins, outs))


@lru_cache(maxsize=65536)
def uneven(sig: Sig) -> tuple[bool, ...]:
    """Per factor of `sig.blocks`: whether it may be padded, so that any number of parts cut it.

    It must make up every dim that holds it alone, but for factors of size 1. Factors that must stay
    whole cannot, nor those that the row keeps even, nor those that only blocks are cut along.
    """
    row, rule, blocks = sig.row, sig.rule, sig.blocks
    if row is None or rule is None or blocks is None:
        return ()
    if row.local is not None and row.padded is None:
        return ()
    kept = (*sig.uncut, *sig.overlaps, *(row.even(sig) if row.even is not None else ()))
    fits = _fits(sig, blocks, kept)
    if blocks is rule:
        return fits
    plain = {place for place, fit in zip(_places(rule), _fits(sig, rule, ()), strict=True) if fit}
    return tuple(f and place in plain for f, place in zip(fits, _places(blocks), strict=True))


def _fits(sig: Sig, rule: Rule, kept: Sequence[int]) -> tuple[bool, ...]:
    """Factors but for `kept` whose positions are independent and that are dims by themselves."""
    fits = [kind in (Kind.PASS, Kind.REDUCTION) and n > 1 for kind, n in _facts(rule)]
    for factor in kept:
        fits[factor] = False
    for tensor, type in zip(rule.tensors, sig.ins + sig.outs, strict=True):
        is_plain = isinstance(type, TensorType) and can_be_padded(type)
        for factors, size in zip(tensor, _shape(type), strict=False):
            large = [f for f in factors if rule.sizes[f] > 1]
            is_alone = len(large) == 1 and prod(rule.sizes[f] for f in large) == size
            if not (is_plain and is_alone):
                for factor in factors:
                    fits[factor] = False
    return tuple(fits)


def _places(rule: Rule) -> list[tuple[object, ...]]:
    """Per factor its kind, its size, and the dims of which tensors hold it."""
    held: list[list[tuple[int, int]]] = [[] for _ in rule.sizes]
    for number, tensor in enumerate(rule.tensors):
        for dim, factors in enumerate(tensor):
            for factor in factors:
                held[factor].append((number, dim))
    facts = zip(rule.kinds, rule.sizes, held, strict=True)
    return [(kind, size, *dims) for kind, size, dims in facts]


def _facts(rule: Rule) -> Sequence[tuple[Kind, int]]:
    return tuple(zip(rule.kinds, rule.sizes, strict=True))


def _shape(type: Type) -> tuple[int, ...]:
    return type.shape if isinstance(type, TensorType) else ()


def can_be_padded(type: TensorType) -> bool:
    """True if a longer tensor has the same type: not where that says something per position."""
    return not type.encoding and not type.element.startswith("!")
