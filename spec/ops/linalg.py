"""Linear algebra, Fourier transforms and the inference form of batch normalisation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import numpy as np

from shardwright.spec.attributes import Attribute, Attrs, Bool, Enum, Float, Int
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values
from shardwright.spec.reference import linear_reference
from shardwright.spec.rows.sampling import draw_shape
from shardwright.spec.rows.spelling import python_tuple
from shardwright.spec.rows.triangular import Triangular
from shardwright.spec.types import ELEMENTS, tensor
from shardwright.spec.values.fields import flag, i64, integer, ints, number, text
from shardwright.spec.verifying import infer_linalg
from shardwright.spec.verifying.attribute_classes import BOOL, F32, I64_NON_NEGATIVE, I64S, enum
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import compatible_elements
from shardwright.spec.verifying.type_classes import COMPLEX, FLOAT, QUANT, ranked, vector


def _all_factors(sig: Sig) -> tuple[int, ...]:
    """Padding would hold singular matrices, which libraries refuse."""
    return tuple(range(len(sig.rule.sizes))) if sig.rule is not None else ()


# --- cholesky


def _cholesky_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    shape = sig.out_shape(0)
    for dim, size in enumerate(shape):
        builder.same(dim, size, Kind.REPLICATE if dim >= len(shape) - 2 else Kind.PASS)
    return builder.build()


def _cholesky_run(run: Run, a: Values) -> Values:
    return linear_reference.cholesky(a, flag(run.sig.attrs, "lower"))


def _cholesky_jax(sig: Sig, names: Sequence[str]) -> str:
    if flag(sig.attrs, "lower"):
        return f"lax.linalg.cholesky({names[0]}, symmetrize_input=False)"
    return f"lax.linalg.cholesky({names[0]}.mT.conj(), symmetrize_input=False).mT.conj()"


def _cholesky_torch(sig: Sig, names: Sequence[str]) -> str:
    if flag(sig.attrs, "lower"):
        return f"torch.linalg.cholesky({names[0]})"
    return f"torch.linalg.cholesky({names[0]}.mH).mH"


def _cholesky_sample(random: Random) -> Sample:
    size, element = random.randint(1, 4), random.choice(("f32", "f64", "complex<f64>"))
    type = tensor((*draw_shape(random, 0, 2), size, size), element)
    lower = Attrs({"lower": Bool(random.random() < 0.5)})
    return Sample((type,), (type,), lower, operands=("posdef",))


# --- triangular_solve


def _triangular_solve_rule(sig: Sig, is_cut: bool = False) -> Rule:
    """Batch dims pass, the three matrix sizes are kept whole.

    `is_cut`: as the op runs on blocks, where each right-hand side is solved by itself.
    """
    free = Kind.PASS if is_cut else Kind.REPLICATE
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    a, b = sig.shape(0), sig.shape(1)
    row, column = len(a) - 2, len(a) - 1
    for dim in range(row):
        builder.same(dim, a[dim])
    # Of op(a): the dim that meets the known side, and the one that meets the result.
    known, found = (column, row) if _triangular(sig).how else (row, column)
    if flag(sig.attrs, "left_side"):
        places = (
            ([known, row], [NO_DIM], Kind.REPLICATE),
            ([NO_DIM, column], [column], free),
            ([found, NO_DIM], [row], Kind.REPLICATE),
        )
    else:
        known, found = found, known
        places = (
            ([NO_DIM, row], [row], free),
            ([known, column], [NO_DIM], Kind.REPLICATE),
            ([found, NO_DIM], [column], Kind.REPLICATE),
        )
    sizes = (b[row], b[column], a[column])
    for (operands, results, kind), size in zip(places, sizes, strict=True):
        builder.factor(operands, results, size, kind)
    return builder.build()


def _triangular(sig: Sig) -> Triangular:
    names = ("left_side", "lower", "unit_diagonal")
    left, lower, unit = (flag(sig.attrs, name) for name in names)
    case = text(sig.attrs, "transpose_a")
    return Triangular(left, lower, unit, {"TRANSPOSE": "t", "ADJOINT": "h"}.get(case, ""))


def _triangular_solve_run(run: Run, a: Values, b: Values) -> Values:
    return linear_reference.triangular_solve(a, b, *_triangular(run.sig))


def _triangular_solve_jax(sig: Sig, names: Sequence[str]) -> str:
    return _triangular(sig).jax(names)


def _triangular_solve_torch(sig: Sig, names: Sequence[str]) -> str:
    return _triangular(sig).torch(names)


def _triangular_solve_sample(random: Random) -> Sample:
    element = random.choice(("f32", "f64", "complex<f32>"))
    batch, n, m = draw_shape(random, 0, 2), random.randint(1, 3), random.randint(1, 3)
    left = random.random() < 0.5
    attrs: dict[str, Attribute] = {
        "left_side": Bool(left),
        "lower": Bool(random.random() < 0.5),
        "unit_diagonal": Bool(True),  # keeps random matrices well conditioned
        "transpose_a": Enum("transpose", random.choice(("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"))),
    }
    b = tensor((*batch, n, m) if left else (*batch, m, n), element)
    a = tensor((*batch, n, n), element)
    return Sample((a, b), (b,), Attrs(attrs), operands=("posdef", "any"))


# --- fft


def _fft_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    source, target = sig.shape(0), sig.out_shape(0)
    first = len(source) - len(ints(sig.attrs, "fft_length"))
    for dim, size in enumerate(source):
        kind = Kind.REPLICATE if dim >= first else Kind.PASS
        builder.same(dim, size, kind, blocked=size != target[dim])
    return builder.build()


def _fft_kind(sig: Sig) -> str:
    return text(sig.attrs, "fft_type")


def _fft_run(run: Run, x: Values) -> Values:
    dtype = ELEMENTS[run.sig.out_element()].numpy
    return linear_reference.fft(x, _fft_kind(run.sig), ints(run.sig.attrs, "fft_length"), dtype)


def _fft_jax(sig: Sig, names: Sequence[str]) -> str:
    lengths = python_tuple(ints(sig.attrs, "fft_length"))
    return f"lax.fft({names[0]}, lax.FftType.{_fft_kind(sig)}, {lengths})"


def _fft_torch(sig: Sig, names: Sequence[str]) -> str:
    lengths = ints(sig.attrs, "fft_length")
    dims = python_tuple(range(-len(lengths), 0))
    return f"torch.fft.{_fft_kind(sig).lower()}n({names[0]}, {python_tuple(lengths)}, {dims})"


def _fft_sample(random: Random) -> Sample:
    shape = draw_shape(random, 1, 3)
    kind, plain = random.choice(("FFT", "IFFT", "RFFT", "IRFFT")), random.choice(("f32", "f64"))
    lengths = list(shape[-random.randint(1, len(shape)) :])
    if kind == "IRFFT":
        lengths[-1] = 2 * (shape[-1] - 1) or 1
    last = {"RFFT": shape[-1] // 2 + 1, "IRFFT": lengths[-1]}.get(kind, shape[-1])
    source = plain if kind == "RFFT" else f"complex<{plain}>"
    target = plain if kind == "IRFFT" else f"complex<{plain}>"
    attrs = Attrs({"fft_type": Enum("fft_type", kind), "fft_length": i64(lengths)})
    return Sample((tensor(shape, source),), (tensor((*shape[:-1], last), target),), attrs)


# --- batch_norm_inference


def _feature(sig: Sig) -> int:
    return integer(sig.attrs, "feature_index")


def _batch_norm_rule(sig: Sig) -> Rule:
    """One feature factor for the feature dim and the four vectors."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, size in enumerate(sig.out_shape(0)):
        vector = 0 if dim == _feature(sig) else NO_DIM
        builder.factor([dim, vector, vector, vector, vector], [dim], size)
    return builder.build()


def _broadcast_shape(sig: Sig) -> tuple[int, ...]:
    """Of a feature vector next to the operand."""
    rank, feature = len(sig.shape(0)), _feature(sig)
    return tuple(-1 if dim == feature else 1 for dim in range(rank))


def _batch_norm_run(run: Run, x: Values, *vectors: Values) -> Values:
    scale, offset, mean, variance = (v.reshape(_broadcast_shape(run.sig)) for v in vectors)
    epsilon = variance.dtype.type(number(run.sig.attrs, "epsilon"))
    with np.errstate(all="ignore"):
        return (x - mean) / np.sqrt(variance + epsilon) * scale + offset


def _batch_norm_spelled(root: str) -> Callable[[Sig, Sequence[str]], str]:
    def spell(sig: Sig, names: Sequence[str]) -> str:
        shape = python_tuple(_broadcast_shape(sig))
        x, *vectors = names
        scale, offset, mean, variance = (f"{name}.reshape({shape})" for name in vectors)
        epsilon = number(sig.attrs, "epsilon")
        return f"({x} - {mean}) / {root}({variance} + {epsilon!r}) * {scale} + {offset}"

    return spell


def _batch_norm_sample(random: Random) -> Sample:
    shape, element = draw_shape(random, 1, 3), random.choice(("f32", "f64"))
    feature = random.randrange(len(shape))
    attrs = Attrs({"epsilon": Float("1.000000e-03", "f32"), "feature_index": Int(feature)})
    x, vector = tensor(shape, element), tensor((shape[feature],), element)
    wishes = ("any", "any", "any", "any", "positive")
    return Sample((x, vector, vector, vector, vector), (x,), attrs, operands=wishes)


_ANGLES = ranked(FLOAT, COMPLEX, QUANT)
_PLAIN = ranked(FLOAT, COMPLEX)

ROWS = [
    OpRow(
        name="stablehlo.cholesky",
        syntax="cholesky",
        inherent=("lower",),
        rule=_cholesky_rule,
        even=_all_factors,
        structure=Definition(
            ins=(_ANGLES,),
            outs=(_ANGLES,),
            fields=(Field("lower", BOOL, False),),
            traits=(compatible_elements,),
        ),
        infer=infer_linalg.cholesky,
        flops=1.0,
        run=_cholesky_run,
        jax=_cholesky_jax,
        torch=_cholesky_torch,
        sample=_cholesky_sample,
    ),
    OpRow(
        name="stablehlo.triangular_solve",
        inherent=("left_side", "lower", "unit_diagonal", "transpose_a"),
        rule=_triangular_solve_rule,
        blocks=partial(_triangular_solve_rule, is_cut=True),
        even=_all_factors,
        structure=Definition(
            ins=(_PLAIN, _PLAIN),
            outs=(_PLAIN,),
            fields=(
                *(Field(name, BOOL) for name in ("left_side", "lower", "unit_diagonal")),
                Field("transpose_a", enum("Transpose options", "transpose", "NO_TRANSPOSE")),
            ),
            traits=(compatible_elements,),
        ),
        infer=infer_linalg.triangular_solve,
        flops=1.0,
        run=_triangular_solve_run,
        jax=_triangular_solve_jax,
        torch=_triangular_solve_torch,
        sample=_triangular_solve_sample,
    ),
    OpRow(
        name="stablehlo.fft",
        syntax="fft",
        inherent=("fft_type", "fft_length"),
        rule=_fft_rule,
        structure=Definition(
            ins=(_PLAIN,),
            outs=(_PLAIN,),
            fields=(
                Field("fft_type", enum("XLA fast fourier transform type.", "fft_type", "FFT")),
                Field("fft_length", I64S),
            ),
        ),
        infer=infer_linalg.fft,
        flops=5.0,
        run=_fft_run,
        jax=_fft_jax,
        torch=_fft_torch,
        sample=_fft_sample,
    ),
    OpRow(
        name="stablehlo.batch_norm_inference",
        inherent=("epsilon", "feature_index"),
        rule=_batch_norm_rule,
        structure=Definition(
            ins=(ranked(FLOAT, QUANT), *[vector(FLOAT, QUANT)] * 4),
            outs=(ranked(FLOAT, QUANT),),
            fields=(Field("epsilon", F32), Field("feature_index", I64_NON_NEGATIVE)),
            traits=(compatible_elements,),
        ),
        infer=infer_linalg.batch_norm,
        flops=5.0,
        run=_batch_norm_run,
        jax=_batch_norm_spelled("jnp.sqrt"),
        torch=_batch_norm_spelled("torch.sqrt"),
        sample=_batch_norm_sample,
    ),
]
