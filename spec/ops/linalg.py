"""Linear algebra, Fourier transforms and the inference form of batch normalisation."""

from __future__ import annotations

from ..factors import NO_DIM, Kind, Rule, RuleBuilder
from ..fields import flag, integer, ints, text
from ..op import OpRow, Sig


def _cholesky(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    shape = sig.out_shape(0)
    for dim, size in enumerate(shape):
        builder.same(dim, size, Kind.REPLICATE if dim >= len(shape) - 2 else Kind.PASS)
    return builder.build()


def _triangular_solve(sig: Sig) -> Rule:
    """`a x = b` (left side) or `x a = b`: batch dims pass, the three matrix sizes are kept whole."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    a, b = sig.shape(0), sig.shape(1)
    row, column = len(a) - 2, len(a) - 1
    for dim in range(row):
        builder.same(dim, a[dim])
    if flag(sig.attrs, "left_side"):
        places = (([row, row], [NO_DIM]), ([NO_DIM, column], [column]), ([column, NO_DIM], [row]))
        sizes = (b[row], b[column], a[column])
    else:
        places = (([NO_DIM, row], [row]), ([column, column], [NO_DIM]), ([row, NO_DIM], [column]))
        sizes = (b[row], b[column], a[row])
    for (operands, results), size in zip(places, sizes, strict=True):
        builder.factor(operands, results, size, Kind.REPLICATE)
    return builder.build()


def _fft(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    source, target = sig.shape(0), sig.out_shape(0)
    first = len(source) - len(ints(sig.attrs, "fft_length"))
    for dim, size in enumerate(source):
        kind = Kind.REPLICATE if dim >= first else Kind.PASS
        builder.same(dim, size, kind, blocked=size != target[dim])
    return builder.build()


def _batch_norm(sig: Sig) -> Rule:
    """One feature factor for the feature dim and the four vectors."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    feature = integer(sig.attrs, "feature_index")
    for dim, size in enumerate(sig.out_shape(0)):
        vector = 0 if dim == feature else NO_DIM
        builder.factor([dim, vector, vector, vector, vector], [dim], size)
    return builder.build()


_TRANSPOSE = {"NO_TRANSPOSE": "", "TRANSPOSE": "t", "ADJOINT": "h"}


def transpose_of(sig: Sig) -> str:
    """How `a` enters a triangular solve: "", "t" (transposed) or "h" (adjoint)."""
    return _TRANSPOSE.get(text(sig.attrs, "transpose_a"), "")


ROWS = [
    OpRow(name="stablehlo.cholesky", syntax="cholesky", inherent=("lower",), rule=_cholesky),
    OpRow(
        name="stablehlo.triangular_solve",
        inherent=("left_side", "lower", "unit_diagonal", "transpose_a"),
        rule=_triangular_solve,
    ),
    OpRow(name="stablehlo.fft", syntax="fft", inherent=("fft_type", "fft_length"), rule=_fft),
    OpRow(
        name="stablehlo.batch_norm_inference",
        inherent=("epsilon", "feature_index"),
        rule=_batch_norm,
    ),
]
