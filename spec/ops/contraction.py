"""Matrix products: sums of products over contracted factors."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from random import Random
from typing import NamedTuple

import numpy as np

from shardwright.spec.attributes import Array, Attrs, Dialect, Dims, Enum
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.kernel_layouts import Layout, Layouts
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values
from shardwright.spec.rows.products import (
    MULTIPLY_ADD,
    PRODUCTS,
    combine,
    precision,
    preferred,
    product_dtype,
)
from shardwright.spec.rows.sampling import draw_permutation, draw_sizes
from shardwright.spec.rows.spelling import is_wide_unsigned, python_tuple, torch_dtype
from shardwright.spec.sharding_rules.linear import separately, sums
from shardwright.spec.types import tensor
from shardwright.spec.values import fields
from shardwright.spec.verifying import infer_product
from shardwright.spec.verifying.attribute_classes import PRECISIONS, dialect
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import ANY_TENSOR, TENSOR


class Contraction(NamedTuple):
    """Dims of both operands that belong together, and the free ones, ascending."""

    lhs_batch: tuple[int, ...]
    rhs_batch: tuple[int, ...]
    lhs_contracting: tuple[int, ...]
    rhs_contracting: tuple[int, ...]
    lhs_free: tuple[int, ...]
    rhs_free: tuple[int, ...]


def contraction(sig: Sig) -> Contraction:
    """The dims of a `dot_general` or a `dot`."""
    if sig.name == "stablehlo.dot":
        named: list[tuple[int, ...]] = [(), (), (len(sig.shape(0)) - 1,), (0,)]
    else:
        words = ("lhs_batching", "rhs_batching", "lhs_contracting", "rhs_contracting")
        named = [
            fields.dims(sig.attrs, "dot_dimension_numbers", f"{word}_dimensions") for word in words
        ]
    lhs_batch, rhs_batch, lhs_contracting, rhs_contracting = named
    lhs_free = tuple(d for d in range(len(sig.shape(0))) if d not in lhs_batch + lhs_contracting)
    rhs_free = tuple(d for d in range(len(sig.shape(1))) if d not in rhs_batch + rhs_contracting)
    return Contraction(lhs_batch, rhs_batch, lhs_contracting, rhs_contracting, lhs_free, rhs_free)


def _dot_rule(sig: Sig) -> Rule:
    """Batch pairs, free dims of the left, of the right, contracting pairs."""
    dims = contraction(sig)
    lhs = sig.shape(0)
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    out = 0
    for left, right in zip(dims.lhs_batch, dims.rhs_batch, strict=True):
        builder.factor([left, right], [out], lhs[left])
        out += 1
    for left in dims.lhs_free:
        builder.factor([left, NO_DIM], [out], lhs[left])
        out += 1
    for right in dims.rhs_free:
        builder.factor([NO_DIM, right], [out], sig.shape(1)[right])
        out += 1
    for left, right in zip(dims.lhs_contracting, dims.rhs_contracting, strict=True):
        builder.factor([left, right], [NO_DIM], lhs[left], Kind.REDUCTION)
    return builder.build()


def _layouts(sig: Sig) -> Layouts:
    """[batch, free, contracted] x [batch, contracted, free], as XLA's DotDecomposer has it.

    Where there is one dim of each at most, kernels take both orders of the last two.
    """
    dims = contraction(sig)
    batch = tuple(range(len(dims.lhs_batch)))
    is_leading = dims.lhs_batch == batch == dims.rhs_batch
    # Batch dims of one element are dropped, and what was swapped is copied.
    is_batched = not batch or any(sig.shape(0)[dim] > 1 for dim in batch)
    is_plain = is_leading and is_batched and len(dims.lhs_contracting) == 1
    left = is_plain and len(dims.lhs_free) <= 1
    right = is_plain and len(dims.rhs_free) <= 1
    first = len(batch)
    rows, columns = (first, first + len(dims.lhs_free)), (first, first + len(dims.rhs_contracting))
    return Layouts(
        (
            Layout(dims.lhs_batch + dims.lhs_free + dims.lhs_contracting, left, not left, rows),
            Layout(
                dims.rhs_batch + dims.rhs_contracting + dims.rhs_free, right, not right, columns
            ),
        ),
        (Layout(tuple(range(len(sig.out_shape(0))))),),
        turns=len(dims.lhs_free) == 1 == len(dims.rhs_free),
    )


def _dot_run(run: Run, lhs: Values, rhs: Values) -> Values:
    """One batched matrix product [batch, free, contracted] x [batch, contracted, free]."""
    dims = contraction(run.sig)
    dtype, wide = product_dtype(run.sig)
    left = _matrix(lhs, dims.lhs_batch, dims.lhs_free, dims.lhs_contracting)
    right = _matrix(rhs, dims.rhs_batch, dims.rhs_contracting, dims.rhs_free)
    with np.errstate(all="ignore"):
        product = np.matmul(left.astype(wide, copy=False), right.astype(wide, copy=False))
    return product.astype(dtype, copy=False).reshape(run.sig.out_shape(0))


def _matrix(x: Values, *groups: tuple[int, ...]) -> Values:
    order = [dim for group in groups for dim in group]
    return x.transpose(order).reshape([prod(x.shape[d] for d in group) for group in groups])


def _dot_general_sample(random: Random) -> Sample:
    batch, lhs_free, rhs_free, contracting = (
        draw_sizes(random, random.choice((0, 1, 1, 2))) for _ in range(4)
    )
    lhs = _placed(random, batch, lhs_free, contracting)
    rhs = _placed(random, batch, rhs_free, contracting)
    words = ("lhs_batching", "rhs_batching", "lhs_contracting", "rhs_contracting")
    groups = (lhs[1][0], rhs[1][0], lhs[1][2], rhs[1][2])
    dims = Dialect(
        "stablehlo.dot",
        tuple((f"{w}_dimensions", Dims(g)) for w, g in zip(words, groups, strict=True) if g),
    )
    element, result = random.choice(PRODUCTS)
    out = (
        *batch,
        *(lhs[0][d] for d in sorted(lhs[1][1])),
        *(rhs[0][d] for d in sorted(rhs[1][1])),
    )
    attrs = Attrs({"dot_dimension_numbers": dims})
    if random.random() < 0.3:
        attrs = attrs.plus(precision_config=Array((Enum("precision", "HIGHEST"),) * 2))
    return Sample((tensor(lhs[0], element), tensor(rhs[0], element)), (tensor(out, result),), attrs)


def _placed(
    random: Random, *groups: tuple[int, ...]
) -> tuple[tuple[int, ...], list[tuple[int, ...]]]:
    """A shape holding the sizes of all groups at random dims, and the dims of each group."""
    sizes = [size for group in groups for size in group]
    places = draw_permutation(random, len(sizes))
    shape = [0] * len(sizes)
    for place, size in zip(places, sizes, strict=True):
        shape[place] = size
    dims: list[tuple[int, ...]] = []
    start = 0
    for group in groups:
        dims.append(places[start : start + len(group)])
        start += len(group)
    return tuple(shape), dims


def _dot_sample(random: Random) -> Sample:
    lhs, rhs = draw_sizes(random, random.randint(1, 2)), draw_sizes(random, random.randint(1, 2))
    rhs = (lhs[-1], *rhs[1:])
    element, result = random.choice(PRODUCTS)
    ins = tensor(lhs, element), tensor(rhs, element)
    return Sample(ins, (tensor(lhs[:-1] + rhs[1:], result),))


def _is_plain(sig: Sig, dims: Contraction) -> bool:
    """True if `a @ b` says it: two matrices, or matrices with leading batch dims in order."""
    batch = len(dims.lhs_batch)
    return (
        len(sig.shape(0)) == len(sig.shape(1)) == batch + 2
        and dims.lhs_batch == dims.rhs_batch == tuple(range(batch))
        and dims.lhs_contracting == (batch + 1,)
        and dims.rhs_contracting == (batch,)
    )


def _dot_jax(sig: Sig, names: Sequence[str]) -> str:
    dims = contraction(sig)
    more = precision(sig) + preferred(sig)
    if _is_plain(sig, dims) and not more:
        return f"{names[0]} @ {names[1]}"
    contracting = f"({python_tuple(dims.lhs_contracting)}, {python_tuple(dims.rhs_contracting)})"
    batch = f"({python_tuple(dims.lhs_batch)}, {python_tuple(dims.rhs_batch)})"
    return f"lax.dot_general({names[0]}, {names[1]}, ({contracting}, {batch}){more})"


_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _equation(sig: Sig, dims: Contraction) -> str:
    """The einsum equation; letters follow the dims of the left operand, then the right one's."""
    lhs = list(_LETTERS[: len(sig.shape(0))])
    shared = dict(
        zip(
            dims.rhs_batch + dims.rhs_contracting,
            dims.lhs_batch + dims.lhs_contracting,
            strict=True,
        )
    )
    fresh = iter(_LETTERS[len(lhs) :])
    rhs = [lhs[shared[d]] if d in shared else next(fresh) for d in range(len(sig.shape(1)))]
    out = [lhs[d] for d in dims.lhs_batch + dims.lhs_free] + [rhs[d] for d in dims.rhs_free]
    return f"{''.join(lhs)},{''.join(rhs)}->{''.join(out)}"


def _dot_torch(sig: Sig, names: Sequence[str]) -> str:
    dims = contraction(sig)
    element, result = sig.element(), sig.out_element()
    equation = _equation(sig, dims)
    if is_wide_unsigned(element) or element == "i1":
        return f'_integer_einsum("{equation}", {names[0]}, {names[1]}, {torch_dtype(result)})'
    x, y = names
    if element in ("bf16", "f16") and sig.element(1) == element and result == "f32":
        return f'_wide_einsum("{equation}", {x}, {y})'
    if element != result:
        x, y = (f"{name}.to({torch_dtype(result)})" for name in names)
    return f"{x} @ {y}" if _is_plain(sig, dims) else f'torch.einsum("{equation}", {x}, {y})'


_NUMBERS = dialect("Attribute that models the dimension information for dot.", "stablehlo.dot")
_ALGORITHM = dialect(
    "Attribute that models the algorithm constraints to use for computing dot.",
    "stablehlo.dot_algorithm",
)

ROWS: list[OpRow] = [
    OpRow(
        name="stablehlo.dot",
        syntax="dot",
        inherent=("precision_config",),
        rule=_dot_rule,
        structure=Definition(
            ins=(TENSOR, ANY_TENSOR),
            outs=(ANY_TENSOR,),
            fields=(Field("precision_config", PRECISIONS, False),),
        ),
        check=infer_product.check_dot,
        flops=MULTIPLY_ADD,
        combine=combine,
        linear=sums(separately),
        layouts=_layouts,
        run=_dot_run,
        jax=_dot_jax,
        torch=_dot_torch,
        sample=_dot_sample,
    ),
    OpRow(
        name="stablehlo.dot_general",
        syntax="dot_general",
        inherent=("dot_dimension_numbers", "precision_config", "algorithm"),
        wide=lambda sig: sig.attrs.without("algorithm"),
        rule=_dot_rule,
        structure=Definition(
            ins=(TENSOR, ANY_TENSOR),
            outs=(ANY_TENSOR,),
            fields=(
                Field("dot_dimension_numbers", _NUMBERS),
                Field("precision_config", PRECISIONS, False),
                Field("algorithm", _ALGORITHM, False),
            ),
        ),
        check=infer_product.check_dot_general,
        flops=MULTIPLY_ADD,
        combine=combine,
        linear=sums(separately),
        layouts=_layouts,
        run=_dot_run,
        jax=_dot_jax,
        torch=_dot_torch,
        sample=_dot_general_sample,
    ),
]
