"""Targets that XLA itself makes and takes, on any machine, with Shardy's rules for them.

Source: shardy `op_sharding_rule_registry.cc`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from shardwright.spec.attributes import Attrs, Bool, Int
from shardwright.spec.calls.call_row import CallRow, shapes
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import Sample, Sig
from shardwright.spec.reference import custom_reference
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.types import tensor

# --- rules


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
    length = next((v[-1] for v in shapes(sig) if len(v) != rank), 1)
    builder.factor(places[:operands], places[operands:], length, Kind.REPLICATE)
    return builder.build()


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


# --- what must not be cut


def _all(sig: Sig) -> tuple[int, ...]:
    """What these do along a dim is known to XLA's partitioner only."""
    return tuple(range(len(sig.rule.sizes))) if sig.rule is not None else ()


def _minor(sig: Sig, count: int) -> tuple[int, ...]:
    """The factors of the last dims, which a kernel needs whole although Shardy lets them pass."""
    dims = sig.rule.operands[0] if sig.rule is not None else ()
    return tuple(factor for dim in dims[max(0, len(dims) - count) :] for factor in dim)


def _last(sig: Sig) -> tuple[int, ...]:
    return _minor(sig, 1)


def _matrix(sig: Sig) -> tuple[int, ...]:
    return _minor(sig, 2)


def _lost(sig: Sig) -> tuple[int, ...]:
    """Factors of operands that no result has."""
    rule = sig.rule
    if rule is None:
        return ()
    kept = {factor for tensor in rule.results for dim in tensor for factor in dim}
    return tuple(f for f in range(len(rule.sizes)) if f not in kept)


def _picked(sig: Sig) -> tuple[int, ...]:
    """Those, and the factors of the dim picked from where all of it is kept, in order."""
    rule = sig.rule
    if rule is None:
        return ()
    return (*_lost(sig), *rule.results[0][custom_reference.reduced_dim(sig)])


# --- spellings


def _identity(_: Sig, names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"({', '.join(names)})"


def _top_k_spelled(sig: Sig, names: Sequence[str]) -> str:
    return f"_best_last({names[0]}, {sig.out_shape(0)[-1]}, {custom_reference.is_largest(sig)})"


def _approximate_spelled(sig: Sig, names: Sequence[str]) -> str:
    dim = custom_reference.reduced_dim(sig)
    return f"_best({', '.join(names[:3])}, {dim}, {sig.out_shape(0)[dim]})"


def _eigh_spelled(sig: Sig, names: Sequence[str]) -> str:
    return f"_eigh({names[0]}, {custom_reference.is_lower(sig)})"


# --- samples: targets whose results are unique


def _draw_one(random: Random) -> Sample:
    type = tensor(draw_shape(random), draw_element(random, "sint float"))
    return Sample((type,), (type,))


def _draw_float(random: Random) -> Sample:
    type = tensor(draw_shape(random), random.choice(("f32", "f64")))
    return Sample((type,), (type,))


def _draw_top_k(random: Random) -> Sample:
    *batch, size = draw_shape(random, 1, 3)
    count = random.randint(1, size)
    outs = tensor((*batch, count), "f32"), tensor((*batch, count), "i32")
    asked = Attrs({"k": Int(count), "largest": Bool(True)})
    notes = Attrs({"mhlo.attributes": asked, "mhlo.version": Int(1)})
    return Sample((tensor((*batch, size), "f32"),), outs, notes=notes)


def _draw_qr(random: Random) -> Sample:
    *batch, rows, columns = draw_shape(random, 2, 3)
    a = tensor((*batch, rows, columns), random.choice(("f32", "f64")))
    return Sample((a,), (a, a.with_shape((*batch, min(rows, columns)))))


def _draw_product(random: Random) -> Sample:
    *batch, columns = draw_shape(random, 1, 2)
    rows = columns + random.randint(0, 2)
    a = tensor((*batch, rows, columns), random.choice(("f32", "f64")))
    return Sample((a, a.with_shape((*batch, columns))), (a,))


XLA = [
    CallRow(
        names=("annotate_device_placement", "LayoutConstraint", "MoveToDevice", "MoveToHost"),
        rule=_pointwise,
        run=custom_reference.same,
        jax=_identity,
        torch=_identity,
        sample=_draw_one,
    ),
    CallRow(
        names=("InspectSharding", "xla.megascale.provide_metadata"),
        rule=_pointwise,
        run=custom_reference.same,
        jax=_identity,
        torch=_identity,
    ),
    CallRow(
        names=(
            "CompactWyHelper",
            "InvertDiagBlocksLowerTriangular",
            "InvertDiagBlocksUpperTriangular",
        ),
        rule=_pointwise,
        whole=_matrix,
    ),
    CallRow(
        names=(
            "_SPMDInternalOp_MultiPad",
            "_SPMDInternalOp_RotateRight",
            "_SPMDInternalOp_MultiRotate",
            "_SPMDInternalOp_MultiSlice",
            "_SPMDInternalOp_Wrap",
        ),
        rule=_pointwise,
        whole=_all,
    ),
    CallRow(
        names=("Cholesky",),
        rule=_pointwise,
        whole=_matrix,
        run=custom_reference.cholesky,
        jax="lax.linalg.cholesky({0}, symmetrize_input=False)",
        torch="torch.linalg.cholesky({0})",
    ),
    CallRow(
        names=("mhlo.erf",),
        rule=_pointwise,
        run=custom_reference.erf,
        jax="lax.erf({0})",
        torch="torch.erf({0})",
        sample=_draw_float,
    ),
    CallRow(
        names=("X64SplitHigh",),
        rule=_pointwise,
        run=custom_reference.high,
        jax="({0} >> 32).astype(jnp.uint32)",
        torch="({0}.view(torch.int64) >> 32).to(torch.uint32)",
    ),
    CallRow(
        names=("X64SplitLow",),
        rule=_pointwise,
        run=custom_reference.low,
        jax="{0}.astype(jnp.uint32)",
        torch="{0}.view(torch.int64).to(torch.uint32)",
    ),
    CallRow(
        names=("X64Combine",),
        rule=_pointwise,
        run=custom_reference.combined,
        jax="({1}.astype(jnp.uint64) << 32) | {0}.astype(jnp.uint64)",
        torch="(({1}.to(torch.int64) << 32) | {0}.to(torch.int64)).view(torch.uint64)",
    ),
    CallRow(
        names=("mhlo.topk",),
        rule=_top_k,
        whole=_last,
        run=custom_reference.top_k,
        jax=_top_k_spelled,
        torch=_top_k_spelled,
        sample=_draw_top_k,
    ),
    CallRow(
        names=("ApproxTopK",),
        rule=_partial_reduce,
        whole=_picked,
        run=custom_reference.approximate,
        jax=_approximate_spelled,
        torch=_approximate_spelled,
    ),
    CallRow(
        names=(
            "xla_python_cpu_callback",
            "xla_python_gpu_callback",
            "xla_ffi_python_cpu_callback",
            "xla_ffi_python_gpu_callback",
            "xla_ffi_partitioned_python_cpu_callback",
            "xla_ffi_partitioned_python_gpu_callback",
        ),
        opaque="it calls a Python function of the process that lowered the program",
    ),
    CallRow(names=("PartialReduce",), rule=_partial_reduce, whole=_lost),
    CallRow(
        names=("Eigh",),
        rule=_eigh,
        whole=_matrix,
        run=custom_reference.eigh,
        jax=_eigh_spelled,
        torch=_eigh_spelled,
    ),
    CallRow(
        names=("Qr",),
        rule=_householder,
        run=custom_reference.qr,
        jax="_geqrf({0})",
        torch="torch.geqrf({0})",
        sample=_draw_qr,
    ),
    CallRow(names=("QrDecompositionBlock",), rule=_householder),
    CallRow(
        names=("ProductOfElementaryHouseholderReflectors",),
        rule=_householder,
        run=custom_reference.householder_product,
        jax="lax.linalg.householder_product({0}, {1})",
        torch="torch.linalg.householder_product({0}, {1})",
        sample=_draw_product,
    ),
]
