"""Linear algebra, Fourier transforms and the inference form of batch normalisation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import numpy as np

from .. import linear_reference
from ..attributes import Attribute, Attrs, Bool, Enum, Float, Int
from ..checking import check, mixed_elements, wrong_result
from ..factors import NO_DIM, Kind, Rule, RuleBuilder
from ..fields import flag, i64, integer, ints, number, text
from ..op import OpRow, Run, Sample, Sig, Values
from ..sampling import draw_shape
from ..spelling import python_tuple
from ..types import ELEMENTS, tensor

# --- cholesky


def _cholesky_rule(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    shape = sig.out_shape(0)
    for dim, size in enumerate(shape):
        builder.same(dim, size, Kind.REPLICATE if dim >= len(shape) - 2 else Kind.PASS)
    return builder.build()


@check(1)
def _cholesky_check(sig: Sig) -> Iterator[str]:
    shape = sig.shape(0)
    if len(shape) < 2:
        yield f"argument 'a' must have rank >= 2, got shape {list(shape)}"
    elif shape[-1] != shape[-2]:
        yield f"minor dimensions of 'a' must have equal size, got shape {list(shape)}"
    yield from wrong_result(sig, shape)


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


def _triangular_solve_rule(sig: Sig) -> Rule:
    """Batch dims pass, the three matrix sizes are kept whole."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    a, b = sig.shape(0), sig.shape(1)
    row, column = len(a) - 2, len(a) - 1
    for dim in range(row):
        builder.same(dim, a[dim])
    # Of op(a): the dim that meets the known side, and the one that meets the result.
    known, found = (column, row) if _transposed(sig) else (row, column)
    if flag(sig.attrs, "left_side"):
        places = (
            ([known, row], [NO_DIM]),
            ([NO_DIM, column], [column]),
            ([found, NO_DIM], [row]),
        )
    else:
        known, found = found, known
        places = (
            ([NO_DIM, row], [row]),
            ([known, column], [NO_DIM]),
            ([found, NO_DIM], [column]),
        )
    sizes = (b[row], b[column], a[column])
    for (operands, results), size in zip(places, sizes, strict=True):
        builder.factor(operands, results, size, Kind.REPLICATE)
    return builder.build()


@check(
    2,
    requires=(
        "left_side",
        "lower",
        "unit_diagonal",
        "transpose_a",
    ),
)
def _triangular_solve_check(sig: Sig) -> Iterator[str]:
    a, b = list(sig.shape(0)), list(sig.shape(1))
    types = f"but got '{sig.ins[0]}' and '{sig.ins[1]}'"
    if len(a) < 2:
        yield f"operand 'a' must have rank >= 2, but got '{sig.ins[0]}'"
    if a[-1] != a[-2]:
        yield f"two minor dimensions of operand 'a' must be compatible, but got '{sig.ins[0]}'"
    if len(a) != len(b):
        yield f"operands must have equal rank, {types}"
    if a[-1] != b[-2 if flag(sig.attrs, "left_side") else -1]:
        yield f"shared dimension of operands 'a' and 'b' must be compatible, {types}"
    if a[:-2] != b[:-2]:
        yield f"batch dimensions of the operands must be compatible, {types}"
    yield from mixed_elements(sig, [0, 1])
    yield from wrong_result(sig, b)


def _transposed(sig: Sig) -> str:
    """How `a` enters: "" as it is, "t" transposed, "h" adjoint."""
    case = text(sig.attrs, "transpose_a")
    return {"TRANSPOSE": "t", "ADJOINT": "h"}.get(case, "")


def _triangular_solve_run(run: Run, a: Values, b: Values) -> Values:
    left, lower, unit = _solve_flags(run.sig)
    return linear_reference.triangular_solve(a, b, left, lower, unit, _transposed(run.sig))


def _solve_flags(sig: Sig) -> tuple[bool, bool, bool]:
    names = ("left_side", "lower", "unit_diagonal")
    left, lower, unit = (flag(sig.attrs, name) for name in names)
    return left, lower, unit


def _triangular_solve_jax(sig: Sig, names: Sequence[str]) -> str:
    left, lower, unit = _solve_flags(sig)
    how = _transposed(sig)
    return (
        f"lax.linalg.triangular_solve({names[0]}, {names[1]}, left_side={left}, lower={lower}, "
        f"transpose_a={bool(how)}, conjugate_a={how == 'h'}, unit_diagonal={unit})"
    )


def _triangular_solve_torch(sig: Sig, names: Sequence[str]) -> str:
    left, lower, unit = _solve_flags(sig)
    matrix = names[0] + {"": "", "t": ".mT", "h": ".mH"}[_transposed(sig)]
    upper = lower == bool(_transposed(sig))
    return (
        f"torch.linalg.solve_triangular({matrix}, {names[1]}, upper={upper}, left={left}, "
        f"unitriangular={unit})"
    )


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


@check(
    1,
    requires=(
        "fft_type",
        "fft_length",
    ),
)
def _fft_check(sig: Sig) -> Iterator[str]:
    shape, lengths, kind = sig.shape(0), ints(sig.attrs, "fft_length"), _fft_kind(sig)
    if not 1 <= len(lengths) <= 3:
        yield f"rank must be between 1 and 3, but got {len(lengths)}"
    if len(lengths) > len(shape):
        yield f"operand rank must not be less than fft rank of {len(lengths)}, got '{sig.ins[0]}'"
    is_complex = ELEMENTS[sig.element()].kind == "complex"
    if is_complex == (kind == "RFFT"):
        wanted = "real" if kind == "RFFT" else "complex"
        yield f"{kind} takes a {wanted} tensor as input, but is given '{sig.ins[0]}'"
    exact = lengths[:-1] if kind == "IRFFT" else lengths
    given = shape[len(shape) - len(lengths) :][: len(exact)]
    if exact != given and kind in ("RFFT", "IRFFT"):
        yield f"{kind} requires dimensions to be compatible with fft_length: {given} != {exact}"
    if kind == "IRFFT" and shape[-1] not in (0, lengths[-1] // 2 + 1):
        yield f"IRFFT requires an innermost dimension of {lengths[-1] // 2 + 1}, got {shape[-1]}"
    last = {"RFFT": lengths[-1] // 2 + 1, "IRFFT": lengths[-1]}.get(kind, shape[-1])
    plain = sig.element().removeprefix("complex<").rstrip(">")
    element = plain if kind == "IRFFT" else f"complex<{plain}>"
    yield from wrong_result(sig, (*shape[:-1], last), element)


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


@check(
    5,
    requires=(
        "epsilon",
        "feature_index",
    ),
)
def _batch_norm_check(sig: Sig) -> Iterator[str]:
    rank, feature = len(sig.shape(0)), _feature(sig)
    if not 0 <= feature < rank:
        yield (
            "expects featureIndex to be smaller than the rank of multi-dimensional operands; got "
            f"featureIndex {feature}, and rank {rank}"
        )
    size = sig.shape(0)[feature]
    if any(sig.shape(k) != (size,) for k in range(1, 5)):
        yield f"expects single-dimensional operands of size {size}, the feature count"
    for k in range(5):
        if ELEMENTS[sig.element(k)].kind != "float":
            yield f"operand #{k} must be a tensor of float values, but got '{sig.ins[k]}'"
    yield from mixed_elements(sig, range(5))
    yield from wrong_result(sig, sig.shape(0))


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


ROWS = [
    OpRow(
        name="stablehlo.cholesky",
        syntax="cholesky",
        inherent=("lower",),
        rule=_cholesky_rule,
        check=_cholesky_check,
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
        check=_triangular_solve_check,
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
        check=_fft_check,
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
        check=_batch_norm_check,
        flops=5.0,
        run=_batch_norm_run,
        jax=_batch_norm_spelled("jnp.sqrt"),
        torch=_batch_norm_spelled("torch.sqrt"),
        sample=_batch_norm_sample,
    ),
]
