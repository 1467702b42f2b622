"""Typed access to the attributes of a convolution."""

from __future__ import annotations

from typing import NamedTuple

from shardwright.spec.attributes import Attrs, ConvDims
from shardwright.spec.op import Sig
from shardwright.spec.values import fields


class Convolution(NamedTuple):
    """A convolution's dims and window.

    `lhs` and `out` hold the numbers of the dims (batch, feature, spatial...), `rhs` those of the
    kernel's (in feature, out feature, spatial...).
    """

    lhs: tuple[int, ...]
    rhs: tuple[int, ...]
    out: tuple[int, ...]
    strides: tuple[int, ...]
    padding: tuple[tuple[int, int], ...]
    lhs_dilation: tuple[int, ...]
    rhs_dilation: tuple[int, ...]
    reversal: tuple[bool, ...]
    feature_groups: int
    batch_groups: int


def convolution(sig: Sig) -> Convolution:
    """The attributes of a `stablehlo.convolution`, defaults filled in."""
    return from_attrs(sig.attrs)


def from_attrs(attrs: Attrs) -> Convolution:
    """The same, of attributes that have no op yet."""
    numbers = attrs["dimension_numbers"]
    assert isinstance(numbers, ConvDims)
    rank = len(numbers.lhs) - 2
    ones, places = (1,) * rank, tuple(map(str, range(rank)))
    padding = fields.table(attrs, "padding") or [(0, 0)] * rank
    return Convolution(
        tuple(numbers.lhs.index(word) for word in ("b", "f", *places)),
        tuple(numbers.rhs.index(word) for word in ("i", "o", *places)),
        tuple(numbers.out.index(word) for word in ("b", "f", *places)),
        fields.ints(attrs, "window_strides", ones),
        tuple((low, high) for low, high in padding),
        fields.ints(attrs, "lhs_dilation", ones),
        fields.ints(attrs, "rhs_dilation", ones),
        tuple(map(bool, fields.ints(attrs, "window_reversal", (0,) * rank))),
        fields.integer(attrs, "feature_group_count", 1),
        fields.integer(attrs, "batch_group_count", 1),
    )
