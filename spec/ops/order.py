"""Ops that put elements in order: sort, top_k."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from shardwright.spec.attributes import Attrs, Bool, Int
from shardwright.spec.blocks import top_parts
from shardwright.spec.factors import Kind, Rule, RuleBuilder
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values
from shardwright.spec.reference import sort_reference
from shardwright.spec.reference.numerics import total_order_key
from shardwright.spec.rows import eager
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.types import TensorType, tensor
from shardwright.spec.values.fields import integer
from shardwright.spec.verifying import infer_index, infer_reduction
from shardwright.spec.verifying.attribute_classes import BOOL, I64
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import same_shapes
from shardwright.spec.verifying.type_classes import ALL, TENSOR, any_rank, variadic

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


def _top_k_rule(sig: Sig) -> Rule | None:
    """Batch dims pass; the sorted one is kept whole even when k is its size (a rule of ours)."""
    if not all(isinstance(type, TensorType) for type in (*sig.ins, *sig.outs)):
        return None
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    *batch, size = sig.shape(0)
    for dim, extent in enumerate(batch):
        builder.same(dim, extent)
    builder.same(len(batch), size, Kind.REPLICATE, blocked=True)
    return builder.build()


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
        eager=eager.sorting,
        inherent=("dimension", "is_stable"),
        structure=Definition(
            ins=(variadic(TENSOR),),
            outs=(variadic(TENSOR),),
            traits=(same_shapes,),
            fields=(Field("dimension", I64, False), Field("is_stable", BOOL, False)),
            regions=("comparator",),
        ),
        infer=infer_reduction.sort,
        check_bodies=infer_reduction.sort_bodies,
        rule=_sort_rule,
        whole=_sort_whole,
        exact=True,
        flops=10.0,  # comparisons per element: the logarithm of a thousand
        run=_sort_run,
        sample=_sort_sample,
    ),
    OpRow(
        name="chlo.top_k",
        syntax="top_k",
        inherent=("k",),
        rule=_top_k_rule,
        own_rule=True,
        expansion=top_parts.TOP_K,
        structure=Definition(
            ins=(any_rank(*ALL),), outs=(any_rank(*ALL), any_rank(*ALL)), fields=(Field("k", I64),)
        ),
        infer=infer_index.top_k,
        exact=True,
        flops=10.0,
        run=_top_k_run,
        jax=_top_k_jax,
        torch=_top_k_torch,
        sample=_top_k_sample,
    ),
]
