"""Ops that put elements in order: sort, top_k."""

from __future__ import annotations

from ..attributes import Bool, Int
from ..factors import Kind, Rule, RuleBuilder
from ..fields import integer
from ..op import OpRow, Sig


def _sort(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    shape = sig.out_shape(0)
    sorted_dim = integer(sig.attrs, "dimension", -1) % len(shape)
    # With one dim that counts, a sharding on it would have nowhere else to go.
    is_only = all(size == 1 for dim, size in enumerate(shape) if dim != sorted_dim)
    for dim, size in enumerate(shape):
        kind = Kind.REPLICATE if dim == sorted_dim else Kind.PASS
        builder.same(dim, size, kind, blocked=dim == sorted_dim and is_only)
    return builder.build()


def _top_k(sig: Sig) -> Rule:
    """Batch dims pass; the sorted one is kept whole even when k is its size (Shardy has no rule here)."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    *batch, size = sig.shape(0)
    for dim, extent in enumerate(batch):
        builder.same(dim, extent)
    builder.same(len(batch), size, Kind.REPLICATE, blocked=True)
    return builder.build()


ROWS = [
    OpRow(
        name="stablehlo.sort",
        inherent=("dimension", "is_stable"),
        defaults=(("dimension", Int(-1)), ("is_stable", Bool(False))),
        rule=_sort,
    ),
    OpRow(name="chlo.top_k", syntax="top_k", inherent=("k",), rule=_top_k),
]
