"""Ops over sliding windows: reduce_window (pooling, cumulative sums) and select_and_scatter (its gradient)."""

from __future__ import annotations

from ..factors import NO_DIM, Kind, Rule, RuleBuilder
from ..fields import ints, table
from ..op import OpRow, Sig


def _is_trivial(sig: Sig, dim: int) -> bool:
    """Whether the window leaves a dim as it is."""
    rank = len(sig.out_shape(0))
    size = ints(sig.attrs, "window_dimensions")[dim]
    stride = ints(sig.attrs, "window_strides", [1] * rank)[dim]
    padding = table(sig.attrs, "padding", [(0, 0)] * rank)[dim]
    return size == 1 and stride == 1 and tuple(padding) == (0, 0)


def _reduce_window(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    half = len(sig.ins) // 2
    for dim, size in enumerate(sig.out_shape(0)):
        kind = Kind.PASS if _is_trivial(sig, dim) else Kind.PERMUTATION
        builder.factor([dim] * half + [NO_DIM] * half, [dim] * half, size, kind)
    return builder.build()


def _select_and_scatter(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, (size, source) in enumerate(zip(sig.shape(0), sig.shape(1), strict=True)):
        if _is_trivial(sig, dim):
            builder.factor([dim, dim, NO_DIM], [dim], size)
            continue
        builder.factor([NO_DIM, dim, NO_DIM], [NO_DIM], source, Kind.REPLICATE)
        builder.factor([dim, NO_DIM, NO_DIM], [dim], size, Kind.PERMUTATION)
    return builder.build()


ROWS = [
    OpRow(
        name="stablehlo.reduce_window",
        inherent=(
            "window_dimensions",
            "window_strides",
            "base_dilations",
            "window_dilations",
            "padding",
        ),
        rule=_reduce_window,
    ),
    OpRow(
        name="stablehlo.select_and_scatter",
        inherent=("window_dimensions", "window_strides", "padding"),
        rule=_select_and_scatter,
    ),
]
