"""Convolution: windows of the input times the kernel, with dilation, groups and any layout."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import prod
from random import Random

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from shardwright.spec.attributes import EMPTY, Attrs, ConvDims, Int, Ints
from shardwright.spec.blocks import convolution_overlap, padding
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.kernel_layouts import Layout, Layouts
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values
from shardwright.spec.reference.window_reference import dilated
from shardwright.spec.rows import eager
from shardwright.spec.rows.convolutions import Convolution, convolution, from_attrs
from shardwright.spec.rows.products import (
    MULTIPLY_ADD,
    PRODUCTS,
    combine,
    precision,
    preferred,
    product_dtype,
)
from shardwright.spec.rows.spelling import is_wide_unsigned, python_tuple, torch_dtype
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.values import fields
from shardwright.spec.verifying import infer_product
from shardwright.spec.verifying.attribute_classes import (
    BOOLS,
    CONVOLUTION,
    I64_ELEMENTS,
    I64_POSITIVE,
    I64S,
    PRECISIONS,
)
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import ANY_TENSOR, TENSOR


def _rule(sig: Sig, spatial: bool = True) -> Rule:
    """Source: op_sharding_rule_registry.cc; the order of factors is Shardy's."""
    conv = convolution(sig)
    lhs, rhs, out = sig.shape(0), sig.shape(1), sig.out_shape(0)
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    batch, feature, kernel_in, kernel_out = conv.lhs[0], conv.lhs[1], conv.rhs[0], conv.rhs[1]
    out_batch, out_feature = conv.out[0], conv.out[1]
    if conv.batch_groups > 1:
        builder.factor([batch, kernel_out], [out_feature], conv.batch_groups)
    builder.factor([batch, NO_DIM], [out_batch], out[out_batch])
    windows = zip(conv.lhs[2:], conv.rhs[2:], conv.out[2:], strict=True)
    for dims in windows if spatial else ():
        _spatial_factors(builder, *dims, lhs[dims[0]], rhs[dims[1]], out[dims[2]])
    if conv.feature_groups > 1:
        builder.factor([feature, kernel_out], [out_feature], conv.feature_groups)
    builder.factor([feature, kernel_in], [NO_DIM], rhs[kernel_in], Kind.REDUCTION)
    groups = conv.feature_groups * conv.batch_groups
    if (size := out[out_feature] // groups) > 1:
        builder.factor([NO_DIM, kernel_out], [out_feature], size)
    return builder.build()


def _spatial_factors(
    builder: RuleBuilder, lhs: int, rhs: int, out: int, size: int, window: int, windows: int
) -> None:
    """The input dim as windows (shared with the output) and window (shared with the kernel).

    The larger goes first; each takes what is left of the input dim.
    """
    candidates = [
        ([lhs, NO_DIM], [out], windows, Kind.PERMUTATION),
        ([lhs, rhs], [NO_DIM], window, Kind.REDUCTION),
    ]
    if window > windows:
        candidates.reverse()
    left = size
    for operands, results, wanted, kind in candidates:
        taken = min(left, wanted)
        if taken > 1:
            builder.factor(operands, results, taken, kind)
            left //= taken


def _layouts(sig: Sig) -> Layouts:
    """Features last, as XLA's ConvCanonicalization has it."""
    conv = convolution(sig)
    lhs, out = ((dims[0], *dims[2:], dims[1]) for dims in (conv.lhs, conv.out))
    rhs = (*conv.rhs[2:], *conv.rhs[:2])
    return Layouts((Layout(lhs), Layout(rhs)), (Layout(out),))


def _whole(sig: Sig) -> tuple[int, ...]:
    """The kernel's spatial dims, where the window does not shift with the device."""
    assert sig.rule is not None
    spatial = convolution(sig).rhs[2:]
    return tuple(factor for dim in spatial for factor in sig.rule.operands[1][dim])


def _flops(sig: Sig) -> float:
    """Two per output element, kernel position and input feature of a group."""
    conv = convolution(sig)
    rhs = sig.shape(1)
    per_output = prod(rhs[d] for d in conv.rhs[2:]) * rhs[conv.rhs[0]]
    return MULTIPLY_ADD * prod(sig.out_shape(0)) * per_output


def _run(run: Run, lhs: Values, rhs: Values) -> Values:
    """One matrix product of windows laid out as rows with the kernel, per group."""
    conv = convolution(run.sig)
    dtype, wide = product_dtype(run.sig)
    x = lhs.transpose(conv.lhs[0], *conv.lhs[2:], conv.lhs[1]).astype(wide, copy=False)
    x = np.pad(
        _dilated(x, conv), [(0, 0), *((max(a, 0), max(b, 0)) for a, b in conv.padding), (0, 0)]
    )
    x = x[
        (
            slice(None),
            *(
                slice(max(-a, 0), n - max(-b, 0))
                for (a, b), n in zip(conv.padding, x.shape[1:], strict=False)
            ),
        )
    ]
    kernel = rhs.transpose(*conv.rhs[2:], conv.rhs[0], conv.rhs[1]).astype(wide, copy=False)
    kernel = kernel[tuple(slice(None, None, -1 if r else 1) for r in conv.reversal)]
    with np.errstate(all="ignore"):
        product = _grouped(x, kernel, conv)  # [batch, spatial..., feature]
    inverse = np.argsort([conv.out[0], *conv.out[2:], conv.out[1]])
    return product.transpose(inverse).astype(dtype, copy=False)


def _dilated(x: Values, conv: Convolution) -> Values:
    """Zeros put between the elements of the spatial dims of [batch, spatial..., feature]."""
    sizes = [max((n - 1) * d + 1, 0) for n, d in zip(x.shape[1:-1], conv.lhs_dilation, strict=True)]
    out = np.zeros((x.shape[0], *sizes, x.shape[-1]), x.dtype)
    out[(slice(None), *(slice(None, None, d) for d in conv.lhs_dilation))] = x
    return out


def _grouped(x: Values, kernel: Values, conv: Convolution) -> Values:
    """x [batch, spatial..., feature], kernel [window..., in, out] -> [batch, spatial..., out]."""
    groups = max(conv.feature_groups, conv.batch_groups)
    if conv.batch_groups > 1:
        x = x.reshape(groups, -1, *x.shape[1:])
    else:
        x = np.moveaxis(x.reshape(*x.shape[:-1], groups, -1), -2, 0)
    weights = np.moveaxis(kernel.reshape(*kernel.shape[:-1], groups, -1), -2, 0)
    rank = len(conv.strides)
    axes = tuple(range(2, 2 + rank))
    window = [(n - 1) * d + 1 for n, d in zip(kernel.shape[:rank], conv.rhs_dilation, strict=True)]
    if rank:
        x = sliding_window_view(x, window, axes)
    x = x[(slice(None),) * 2 + tuple(slice(None, None, s) for s in conv.strides)]
    x = x[(..., *(slice(None, None, d) for d in conv.rhs_dilation))]
    spatial = x.shape[2 : 2 + rank]
    # [group, batch, spatial..., in, window...] against [group, window..., in, out]
    rows = x.reshape(groups, x.shape[1] * prod(spatial), -1)
    weights = np.moveaxis(weights, -2, 1).reshape(groups, rows.shape[2], -1)
    product = np.matmul(rows, weights).reshape(groups, x.shape[1], *spatial, weights.shape[2])
    return np.moveaxis(product, 0, -2).reshape(*product.shape[1:-1], -1)


def _shape(conv: Convolution, lhs: tuple[int, ...], rhs: tuple[int, ...]) -> tuple[int, ...]:
    """Result shape from the operands' shapes and the window."""
    shape = [0] * len(lhs)
    shape[conv.out[0]] = lhs[conv.lhs[0]] // conv.batch_groups
    shape[conv.out[1]] = rhs[conv.rhs[1]]
    for place in range(len(conv.strides)):
        size, window = lhs[conv.lhs[2 + place]], rhs[conv.rhs[2 + place]]
        padded = dilated(size, conv.lhs_dilation[place]) + sum(conv.padding[place])
        span = dilated(window, conv.rhs_dilation[place])
        fits = padded > 0 and padded >= span
        shape[conv.out[2 + place]] = (padded - span) // conv.strides[place] + 1 if fits else 0
    return tuple(shape)


def _local_attrs(sig: Sig, ins: tuple[Type, ...], outs: tuple[Type, ...]) -> Attrs:
    """Group counts of a device: what its shards of the grouped dims still hold."""
    conv = convolution(sig)
    lhs, rhs, out = (t.shape if isinstance(t, TensorType) else () for t in (*ins, *outs))
    return sig.attrs.plus(
        feature_group_count=Int(lhs[conv.lhs[1]] // rhs[conv.rhs[0]]),
        batch_group_count=Int(lhs[conv.lhs[0]] // out[conv.out[0]]),
    )


def _sample(random: Random) -> Sample:
    rank = random.choice((0, 1, 1, 2, 2))
    groups = random.choice((1, 1, 2, 3))
    feature_groups, batch_groups = random.choice(((groups, 1), (1, groups)))
    batch, kernel_in, kernel_out = (random.randint(1, 3) for _ in range(3))
    places = [str(k) for k in range(rank)]
    # Large enough for one window of any dilation even where the padding crops.
    lhs = {place: random.randint(6, 9) for place in places}
    lhs |= {"b": batch * batch_groups, "f": kernel_in * feature_groups}
    rhs = {place: random.randint(1, 3) for place in places}
    rhs |= {"i": kernel_in, "o": kernel_out * groups}
    numbers = ConvDims(_shuffled(random, lhs), _shuffled(random, rhs), _shuffled(random, lhs))
    attrs = _draw_window(random, rank).plus(
        dimension_numbers=numbers,
        feature_group_count=Int(feature_groups),
        batch_group_count=Int(batch_groups),
    )
    element, result = random.choice(PRODUCTS)
    left = tensor(tuple(lhs[word] for word in numbers.lhs), element)
    right = tensor(tuple(rhs[word] for word in numbers.rhs), element)
    out = tensor(_shape(from_attrs(attrs), left.shape, right.shape), result)
    return Sample((left, right), (out,), attrs, operands=("finite", "finite"))


def _draw_window(random: Random, rank: int) -> Attrs:
    """Strides, padding, dilations, now and then reversal; nothing without spatial dims."""
    if not rank:
        return EMPTY
    strides, lhs_dilation, rhs_dilation = (
        Ints(tuple(random.choice((1, 1, 2)) for _ in range(rank))) for _ in range(3)
    )
    padding = [(random.randint(-1, 2), random.randint(0, 2)) for _ in range(rank)]
    attrs = Attrs(
        {
            "window_strides": strides,
            "padding": fields.dense_table(padding),
            "lhs_dilation": lhs_dilation,
            "rhs_dilation": rhs_dilation,
        }
    )
    if random.random() < 0.5:
        return attrs
    return attrs.plus(window_reversal=Ints(tuple(random.randint(0, 1) for _ in range(rank)), "i1"))


def _shuffled(random: Random, sizes: dict[str, int]) -> tuple[str, ...]:
    words = list(sizes)
    return tuple(random.sample(words, len(words)))


_JAX_WORDS = {"b": "N", "f": "C", "i": "I", "o": "O"}


def _strings(sig: Sig) -> str:
    """`("N01C", "01IO", "N01C")`: the layouts of operands and result as jax names them."""
    numbers = sig.attrs["dimension_numbers"]
    assert isinstance(numbers, ConvDims)
    parts = (numbers.lhs, numbers.rhs, numbers.out)
    texts = ("".join(_JAX_WORDS.get(word, word) for word in part) for part in parts)
    return python_tuple([f'"{text}"' for text in texts])


def _jax_layout(sig: Sig) -> str:
    """Strings, unless the kernel's spatial dims are out of order: by them jax orders windows."""
    conv = convolution(sig)
    if list(conv.rhs[2:]) == sorted(conv.rhs[2:]):
        return _strings(sig)
    kernel = (conv.rhs[1], conv.rhs[0], *conv.rhs[2:])
    return f"lax.ConvDimensionNumbers({conv.lhs}, {kernel}, {conv.out})"


def _window(sig: Sig, layout: str) -> str:
    """Keyword arguments that both targets take, only those that differ from their defaults."""
    conv = convolution(sig)
    ones = (1,) * len(conv.strides)
    text = f"window_strides={python_tuple(conv.strides)}, padding={python_tuple(conv.padding)}"
    for word, value in (("lhs_dilation", conv.lhs_dilation), ("rhs_dilation", conv.rhs_dilation)):
        if value != ones:
            text += f", {word}={python_tuple(value)}"
    text += f", dimension_numbers={layout}"
    for word, count in (
        ("feature_group_count", conv.feature_groups),
        ("batch_group_count", conv.batch_groups),
    ):
        if count != 1:
            text += f", {word}={count}"
    return text


def _flipped(sig: Sig) -> tuple[int, ...]:
    """The kernel's dims that run backwards."""
    conv = convolution(sig)
    return tuple(conv.rhs[2 + k] for k, is_reversed in enumerate(conv.reversal) if is_reversed)


def _jax(sig: Sig, names: Sequence[str]) -> str:
    flipped = _flipped(sig)
    kernel = f"lax.rev({names[1]}, {python_tuple(flipped)})" if flipped else names[1]
    more = _window(sig, _jax_layout(sig)) + precision(sig) + preferred(sig)
    return f"lax.conv_general_dilated({names[0]}, {kernel}, {more})"


def _torch(sig: Sig, names: Sequence[str]) -> str:
    result = sig.out_element()
    x, kernel = names
    if sig.element() != result:
        x, kernel = (f"{name}.to({torch_dtype(result)})" for name in names)
    more = _window(sig, _strings(sig))
    if flipped := _flipped(sig):
        more += f", flipped={python_tuple(flipped)}"
    wrap = "_unsigned(_convolution, " if is_wide_unsigned(result) else "_convolution("
    return f"{wrap}{x}, {kernel}, {more})"


_SIZES = ("window_strides", "lhs_dilation", "rhs_dilation")

ROWS: list[OpRow] = [
    OpRow(
        name="stablehlo.convolution",
        eager=eager.convolution_line,
        syntax="convolution",
        inherent=(
            "window_strides",
            "padding",
            "lhs_dilation",
            "rhs_dilation",
            "window_reversal",
            "dimension_numbers",
            "feature_group_count",
            "batch_group_count",
            "precision_config",
        ),
        rule=_rule,
        careful=partial(_rule, spatial=False),
        whole=_whole,
        overlap=convolution_overlap.overlap,
        structure=Definition(
            ins=(TENSOR, ANY_TENSOR),
            outs=(ANY_TENSOR,),
            fields=(
                *(Field(name, I64S, False) for name in _SIZES),
                Field("padding", I64_ELEMENTS, False),
                Field("window_reversal", BOOLS, False),
                Field("dimension_numbers", CONVOLUTION),
                Field("feature_group_count", I64_POSITIVE),
                Field("batch_group_count", I64_POSITIVE),
                Field("precision_config", PRECISIONS, False),
            ),
        ),
        check=infer_product.check_convolution,
        flops=_flops,
        combine=combine,
        layouts=_layouts,
        run=_run,
        local_attrs=_local_attrs,
        local=convolution_overlap.local,
        padded=padding.plain,
        jax=_jax,
        torch=_torch,
        sample=_sample,
    ),
]
