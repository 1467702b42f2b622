"""Ops that put elements in order: sort, top_k."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from .. import sort_reference
from ..attributes import Attrs, Bool, Int
from ..checking import check, wrong_result
from ..factors import Kind, Rule, RuleBuilder
from ..fields import integer
from ..numerics import total_order_key
from ..op import OpRow, Run, Sample, Sig, Values
from ..sampling import draw_element, draw_shape
from ..types import tensor

# --- sort


def _sorted_dim(sig: Sig) -> int:
    return integer(sig.attrs, "dimension", -1) % len(sig.shape(0))


def _sort_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    # Shardy knows a dim counted from the end by no other name: see `_sort_whole`.
    shape, sorted_dim = sig.out_shape(0), integer(sig.attrs, "dimension", -1)
    # With one dim that counts, a sharding on it would have nowhere else to go.
    is_only = all(size == 1 for dim, size in enumerate(shape) if dim != sorted_dim)
    for dim, size in enumerate(shape):
        kind = Kind.REPLICATE if dim == sorted_dim else Kind.PASS
        builder.same(dim, size, kind, blocked=dim == sorted_dim and is_only)
    return builder.build()


def _sort_whole(sig: Sig) -> tuple[int, ...]:
    """The sorted dim, also when Shardy lets it pass because it is counted from the end."""
    assert sig.rule is not None
    return sig.rule.operands[0][_sorted_dim(sig)]


@check(~1, 0)
def _sort_check(sig: Sig) -> Iterator[str]:
    rank, dim = len(sig.shape(0)), integer(sig.attrs, "dimension", -1)
    if not -rank <= dim < rank:
        yield f"dimension attribute value must be in range [{-rank}, {rank}), but found {dim}"
    if len(sig.ins) != len(sig.outs):
        yield f"expects one result per operand, got {len(sig.ins)} and {len(sig.outs)}"
    for k in range(len(sig.ins)):
        if sig.shape(k) != sig.shape(0):
            yield "requires the same shape for all operands and results"
        yield from wrong_result(sig, sig.shape(k), sig.element(k), k)


def _sort_run(run: Run, *operands: Values) -> tuple[Values, ...]:
    def before(*pairs: Values) -> Values:
        return np.broadcast_to(np.asarray(run.call(0, *pairs)[0]), pairs[0].shape)

    return sort_reference.sort(operands, _sorted_dim(run.sig), before)


def _sort_sample(random: Random) -> Sample:
    shape = draw_shape(random, 1, 3)
    elements = [draw_element(random, "sint uint float") for _ in range(random.randint(1, 3))]
    types = tuple(tensor(shape, element) for element in elements)
    dim = random.randrange(-len(shape), len(shape))
    attrs = Attrs({"dimension": Int(dim), "is_stable": Bool(True)})
    return Sample(types, types, attrs, random.choice(("compare:LT", "compare:GT")))


# --- top_k


def _k(sig: Sig) -> int:
    return integer(sig.attrs, "k")


def _top_k_rule(sig: Sig) -> Rule:
    """Batch dims pass; the sorted one is kept whole even when k is its size (a rule of ours)."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    *batch, size = sig.shape(0)
    for dim, extent in enumerate(batch):
        builder.same(dim, extent)
    builder.same(len(batch), size, Kind.REPLICATE, blocked=True)
    return builder.build()


@check(1, 2, requires=("k",))
def _top_k_check(sig: Sig) -> Iterator[str]:
    shape = sig.shape(0)
    if not shape:
        yield "operand's rank must be at least 1"
    if not 0 <= _k(sig) <= shape[-1]:
        yield f"operand's last dimension must be at least {_k(sig)}, got {shape[-1]}"
    yield from wrong_result(sig, (*shape[:-1], _k(sig)))
    yield from wrong_result(sig, (*shape[:-1], _k(sig)), "i32", 1)


def _top_k_run(run: Run, x: Values) -> tuple[Values, Values]:
    key = total_order_key(x) if x.dtype.kind == "f" else x
    # Ascending on the reversed row, read backwards: descending, the first of equals first.
    backwards = np.argsort(key[..., ::-1], axis=-1, kind="stable")[..., ::-1]
    indices = (x.shape[-1] - 1 - backwards)[..., : _k(run.sig)]
    return np.take_along_axis(x, indices, -1), indices.astype(np.int32)


def _top_k_jax(sig: Sig, names: Sequence[str]) -> str:
    return f"lax.top_k({names[0]}, {_k(sig)})"


def _top_k_torch(sig: Sig, names: Sequence[str]) -> str:
    return f"_top_k({names[0]}, {_k(sig)})"


def _top_k_sample(random: Random) -> Sample:
    shape, element = draw_shape(random, 1, 3), draw_element(random, "sint float")
    k = random.randint(1, shape[-1])
    out = (*shape[:-1], k)
    attrs = Attrs({"k": Int(k)})
    return Sample((tensor(shape, element),), (tensor(out, element), tensor(out, "i32")), attrs)


ROWS = [
    OpRow(
        name="stablehlo.sort",
        inherent=("dimension", "is_stable"),
        rule=_sort_rule,
        whole=_sort_whole,
        check=_sort_check,
        flops=10.0,  # comparisons per element: the logarithm of a thousand
        run=_sort_run,
        sample=_sort_sample,
    ),
    OpRow(
        name="chlo.top_k",
        syntax="top_k",
        inherent=("k",),
        rule=_top_k_rule,
        check=_top_k_check,
        flops=10.0,
        run=_top_k_run,
        jax=_top_k_jax,
        torch=_top_k_torch,
        sample=_top_k_sample,
    ),
]
