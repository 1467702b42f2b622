"""`custom_call`: a rule for the targets that XLA and JAX emit, none for others."""

from __future__ import annotations

from collections.abc import Callable

from ..attributes import Array, Bool, Int
from ..factors import NO_DIM, Kind, Rule, RuleBuilder
from ..fields import text
from ..op import OpRow, Sig


def _pointwise(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, size in enumerate(sig.out_shape(0)):
        builder.same(dim, size)
    return builder.build()


def _top_k(sig: Sig) -> Rule:
    """A dim whose size changes is kept whole and never propagates."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, (before, after) in enumerate(zip(sig.shape(0), sig.out_shape(0), strict=True)):
        changes = before != after
        builder.same(dim, before, Kind.REPLICATE if changes else Kind.PASS, blocked=changes)
    return builder.build()


def _eigh(sig: Sig) -> Rule:
    """Eigenvectors like the matrix; eigenvalues lack its row dim."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    shape = sig.shape(0)
    for dim, size in enumerate(shape):
        value_dim = dim if dim < len(shape) - 2 else (NO_DIM, dim - 1)[dim - len(shape) + 2]
        builder.factor([dim], [dim, value_dim], size)
    return builder.build()


def _householder(sig: Sig) -> Rule:
    """QR and its relatives: matrices share all factors; vectors have one of their own."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    shape = sig.shape(0)
    rank, operands = len(shape), len(sig.ins)
    is_matrix = [r == rank for r in sig.in_ranks + sig.out_ranks]
    for dim, size in enumerate(shape):
        is_batch = dim < rank - 2
        places = [dim if matrix or is_batch else NO_DIM for matrix in is_matrix]
        kind = Kind.PASS if is_batch else Kind.REPLICATE
        builder.factor(places[:operands], places[operands:], size, kind)
    places = [NO_DIM if matrix else rank - 2 for matrix in is_matrix]
    length = next((v[-1] for v in _shapes(sig) if len(v) != rank), 1)
    builder.factor(places[:operands], places[operands:], length, Kind.REPLICATE)
    return builder.build()


def _shapes(sig: Sig) -> list[tuple[int, ...]]:
    ins = [sig.shape(k) for k in range(len(sig.ins))]
    return ins + [sig.out_shape(k) for k in range(len(sig.outs))]


def _partial_reduce(sig: Sig) -> Rule:
    """Approximate top-k: the reduced dim has one factor before and another one after."""
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    results = len(sig.outs)
    for dim, (before, after) in enumerate(zip(sig.shape(0), sig.out_shape(0), strict=True)):
        if before == after:
            builder.same(dim, before)
            continue
        operands = [dim if rank else NO_DIM for rank in sig.in_ranks]
        builder.factor(operands, [NO_DIM] * results, before)
        absent = [NO_DIM] * len(operands)
        builder.factor(absent, [dim] * results, after, Kind.REPLICATE, blocked=True)
    return builder.build()


_POINTWISE = (
    "annotate_device_placement",
    "Cholesky",
    "CompactWyHelper",
    "InspectSharding",
    "InvertDiagBlocksLowerTriangular",
    "InvertDiagBlocksUpperTriangular",
    "LayoutConstraint",
    "mhlo.erf",
    "MoveToDevice",
    "MoveToHost",
    "X64SplitHigh",
    "X64SplitLow",
    "X64Combine",
    "xla.megascale.provide_metadata",
    "_SPMDInternalOp_MultiPad",
    "_SPMDInternalOp_RotateRight",
    "_SPMDInternalOp_MultiRotate",
    "_SPMDInternalOp_MultiSlice",
    "_SPMDInternalOp_Wrap",
)

_RULES: dict[str, Callable[[Sig], Rule]] = {
    **dict.fromkeys(_POINTWISE, _pointwise),
    "mhlo.topk": _top_k,
    "Eigh": _eigh,
    "Qr": _householder,
    "QrDecompositionBlock": _householder,
    "ProductOfElementaryHouseholderReflectors": _householder,
    "ApproxTopK": _partial_reduce,
    "PartialReduce": _partial_reduce,
}

# Per target, how many minor dims a kernel needs whole although Shardy lets them pass.
_NEEDS_WHOLE = {
    "Cholesky": 2,
    "CompactWyHelper": 2,
    "InvertDiagBlocksLowerTriangular": 2,
    "InvertDiagBlocksUpperTriangular": 2,
    "Eigh": 2,
    "mhlo.topk": 1,
}
_ALL_WHOLE = "_SPMDInternalOp_"  # what these do along a dim is known to XLA's partitioner only


def _whole(sig: Sig) -> tuple[int, ...]:
    """Factors of dims along which the target mixes elements."""
    assert sig.rule is not None
    target = text(sig.attrs, "call_target_name")
    if target.startswith(_ALL_WHOLE):
        return tuple(range(len(sig.rule.sizes)))
    if target in ("ApproxTopK", "PartialReduce"):
        return _lost(sig.rule)
    count = _NEEDS_WHOLE.get(target, 0)
    dims = sig.rule.operands[0]
    return tuple(factor for dim in dims[len(dims) - count :] for factor in dim)


def _lost(rule: Rule) -> tuple[int, ...]:
    """Factors of operands that no result has."""
    kept = {factor for tensor in rule.results for dim in tensor for factor in dim}
    return tuple(f for f in range(len(rule.sizes)) if f not in kept)


# Targets that have no rule and deserve no warning: they are opaque by intent.
SILENT = (
    "sdy_testonly",
    "tpu_custom_call",
    "xla_python_cpu_callback",
    "xla_python_gpu_callback",
    "xla_ffi_python_cpu_callback",
    "xla_ffi_python_gpu_callback",
)


def _custom_call(sig: Sig) -> Rule | None:
    make = _RULES.get(text(sig.attrs, "call_target_name"))
    return make(sig) if make else None


ROWS = [
    OpRow(
        name="stablehlo.custom_call",
        syntax="custom_call",
        inherent=(
            "call_target_name",
            "has_side_effect",
            "backend_config",
            "api_version",
            "called_computations",
            "operand_layouts",
            "result_layouts",
            "output_operand_aliases",
        ),
        defaults=(
            ("has_side_effect", Bool(False)),
            ("api_version", Int(1, "i32")),
            ("called_computations", Array(())),
            ("output_operand_aliases", Array(())),
        ),
        rule=_custom_call,
        whole=_whole,
        pure=False,
    ),
]
