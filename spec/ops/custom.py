"""`custom_call`: rules for the targets that XLA and JAX emit; others use the rule in the text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from shardwright.spec.attributes import RULE_NOTE, Array, Attrs, Bool, Int, RuleAttr, String
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import OpRow, Sample, Sig, Spelling
from shardwright.spec.reference import custom_reference
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.types import tensor
from shardwright.spec.values.fields import text
from shardwright.spec.verifying.attribute_classes import (
    ALIASES,
    API_VERSION,
    BACKEND_CONFIG,
    BOOL,
    LAYOUTS,
    STRING,
    SYMBOLS,
)
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.infer_custom import check_custom_call
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import FOREIGN, variadic


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
    """The target's rule; where none is known, the `custom` one that stands on the op."""
    make = _RULES.get(text(sig.attrs, "call_target_name"))
    if make is None:
        given = sig.hints.notes.get(RULE_NOTE)
        return given.rule if isinstance(given, RuleAttr) else None
    try:
        return make(sig)
    except (LookupError, ValueError):  # no one checks that operands are what a target takes
        return None


# --- spellings

_JAX = {
    "mhlo.erf": "lax.erf({0})",
    "Cholesky": "lax.linalg.cholesky({0}, symmetrize_input=False)",
    "Qr": "_geqrf({0})",
    "ProductOfElementaryHouseholderReflectors": "lax.linalg.householder_product({0}, {1})",
    "X64SplitHigh": "({0} >> 32).astype(jnp.uint32)",
    "X64SplitLow": "{0}.astype(jnp.uint32)",
    "X64Combine": "({1}.astype(jnp.uint64) << 32) | {0}.astype(jnp.uint64)",
}
_TORCH = {
    "mhlo.erf": "torch.erf({0})",
    "Cholesky": "torch.linalg.cholesky({0})",
    "Qr": "torch.geqrf({0})",
    "ProductOfElementaryHouseholderReflectors": "torch.linalg.householder_product({0}, {1})",
    "X64SplitHigh": "({0}.view(torch.int64) >> 32).to(torch.uint32)",
    "X64SplitLow": "{0}.view(torch.int64).to(torch.uint32)",
    "X64Combine": "(({1}.to(torch.int64) << 32) | {0}.to(torch.int64)).view(torch.uint64)",
}


def _spelled(words: dict[str, str]) -> Spelling:
    """An expression for targets that have one; "" for others."""

    def spell(sig: Sig, names: Sequence[str]) -> str:
        name = custom_reference.target(sig)
        if name in custom_reference.IDENTITIES:
            return names[0] if len(names) == 1 else f"({', '.join(names)})"
        if name == "mhlo.topk":
            count = sig.out_shape(0)[-1]
            return f"_best_last({names[0]}, {count}, {custom_reference.is_largest(sig)})"
        if name == "ApproxTopK":
            dim = custom_reference.reduced_dim(sig)
            return f"_best({', '.join(names[:3])}, {dim}, {sig.out_shape(0)[dim]})"
        if name == "Eigh":
            return f"_eigh({names[0]}, {custom_reference.is_lower(sig)})"
        return words.get(name, "").format(*names)

    return spell


# --- samples: targets whose results are unique


def _sample(random: Random) -> Sample:
    name = random.choice(tuple(_DRAWN))
    attrs = {"call_target_name": String(name)}
    return replace(_DRAWN[name](random), attrs=Attrs(attrs))


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


_DRAWN: dict[str, Callable[[Random], Sample]] = {
    "annotate_device_placement": _draw_one,
    "LayoutConstraint": _draw_one,
    "MoveToDevice": _draw_one,
    "MoveToHost": _draw_one,
    "mhlo.erf": _draw_float,
    "mhlo.topk": _draw_top_k,
    "Qr": _draw_qr,
    "ProductOfElementaryHouseholderReflectors": _draw_product,
}


def _wide(sig: Sig) -> Attrs | None:
    """Targets that we know take any float; others may be made for one."""
    return sig.attrs if custom_reference.target(sig) in custom_reference.REFERENCES else None


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
        hints=("notes",),
        structure=Definition(
            ins=(variadic(FOREIGN),),
            outs=(variadic(FOREIGN),),
            fields=(
                Field("call_target_name", STRING),
                Field("has_side_effect", BOOL, False),
                Field("backend_config", BACKEND_CONFIG, False),
                Field("api_version", API_VERSION, False),
                Field("called_computations", SYMBOLS, False),
                Field("operand_layouts", LAYOUTS, False),
                Field("result_layouts", LAYOUTS, False),
                Field("output_operand_aliases", ALIASES, False),
            ),
        ),
        rule=_custom_call,
        check=check_custom_call,
        whole=_whole,
        even=lambda sig: tuple(range(len(sig.rule.sizes))) if sig.rule is not None else (),
        pure=False,
        effect="has_side_effect",
        wide=_wide,
        run=custom_reference.run,
        jax=_spelled(_JAX),
        torch=_spelled(_TORCH),
        sample=_sample,
    ),
]
