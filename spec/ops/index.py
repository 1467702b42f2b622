"""Ops that read or write at computed positions: gather, scatter, dynamic_slice, dynamic_update_slice."""

from __future__ import annotations

from ..attributes import Bool
from ..factors import NO_DIM, Kind, Rule, RuleBuilder
from ..indexing import gather_dims, scatter_dims
from ..op import OpRow, Sig


def _gather(sig: Sig) -> Rule:
    dims = gather_dims(sig)
    shape, indices, out = sig.shape(0), sig.shape(1), sig.out_shape(0)
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, size in enumerate(out):
        if dim not in dims.window_dims:
            at = dims.index_dim_of[dim]
            builder.factor([dims.batching_dim_of(at), at], [dim], indices[at])
            continue
        source = dims.operand_dim_of[dim]
        if size == shape[source]:
            builder.factor([source, NO_DIM], [dim], size)
        elif size == 1:
            builder.factor([source, NO_DIM], [NO_DIM], shape[source], Kind.REDUCTION)
            builder.factor([NO_DIM, NO_DIM], [dim], 1, Kind.REPLICATE)
        else:
            builder.factor([source, NO_DIM], [dim], shape[source], Kind.REPLICATE, blocked=True)
    for source in dims.collapsed:
        kind = Kind.REPLICATE if shape[source] == 1 else Kind.REDUCTION
        builder.factor([source, NO_DIM], [NO_DIM], shape[source], kind)
    if dims.vector_dim < len(indices):
        size = indices[dims.vector_dim]
        builder.factor([NO_DIM, dims.vector_dim], [NO_DIM], size, Kind.REPLICATE)
    return builder.build()


def _scatter(sig: Sig) -> Rule:
    dims = scatter_dims(sig)
    inputs = len(sig.outs)
    shape, indices, updates = sig.shape(0), sig.shape(inputs), sig.shape(inputs + 1)
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)

    def add(operand: int, index: int, update: int, size: int, kind: Kind = Kind.PASS) -> None:
        operands = [operand] * inputs + [index] + [update] * inputs
        builder.factor(operands, [operand] * inputs, size, kind)

    repeated = Kind.REDUCTION if scatter_reducer(sig) else Kind.REPLICATE
    for dim, size in enumerate(updates):
        if dim not in dims.window_dims:
            at = dims.index_dim_of[dim]
            batching = dims.batching_dim_of(at)
            add(batching, at, dim, indices[at], repeated if batching == NO_DIM else Kind.PASS)
            continue
        target = dims.operand_dim_of[dim]
        if size == shape[target]:
            add(target, NO_DIM, dim, size)
        else:
            add(target, NO_DIM, NO_DIM, shape[target], Kind.REPLICATE)
            add(NO_DIM, NO_DIM, dim, size, Kind.REPLICATE)
    for target in dims.collapsed:
        add(target, NO_DIM, NO_DIM, shape[target])
    if dims.vector_dim < len(indices):
        add(NO_DIM, dims.vector_dim, NO_DIM, indices[dims.vector_dim], Kind.REPLICATE)
    return builder.build()


_REDUCERS = ("add", "mul", "max", "min")


def scatter_reducer(sig: Sig) -> str:
    """The one commutative reducer by which all updates are applied, or "" when there is none."""
    kinds = set(sig.hints.body)
    if len(kinds) != 1:
        return ""
    (kind,) = kinds
    is_bool = all(getattr(type, "element", "") == "i1" for type in sig.outs)
    return kind if kind in _REDUCERS or (kind in ("and", "or") and is_bool) else ""


def _dynamic_slice(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for dim, (before, after) in enumerate(zip(sig.shape(0), sig.out_shape(0), strict=True)):
        kind = Kind.PASS if before == after else Kind.REPLICATE
        builder.same(dim, before, kind, blocked=before != after)
    return builder.build()


def _dynamic_update_slice(sig: Sig) -> Rule:
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    scalars = [NO_DIM] * (len(sig.ins) - 2)
    is_static = bool(scalars) and all(fact == "constant" for fact in sig.hints.operands[2:])
    for dim, (size, update) in enumerate(zip(sig.shape(0), sig.shape(1), strict=True)):
        if size == update:
            builder.factor([dim, dim, *scalars], [dim], size)
        else:
            builder.factor([dim, NO_DIM, *scalars], [dim], size)
            kind = Kind.PASS if is_static else Kind.REPLICATE
            builder.factor([NO_DIM, dim, *scalars], [NO_DIM], update, kind)
    return builder.build()


ROWS = [
    OpRow(
        name="stablehlo.gather",
        inherent=("dimension_numbers", "slice_sizes", "indices_are_sorted"),
        defaults=(("indices_are_sorted", Bool(False)),),
        rule=_gather,
    ),
    OpRow(
        name="stablehlo.scatter",
        inherent=("scatter_dimension_numbers", "indices_are_sorted", "unique_indices"),
        defaults=(("indices_are_sorted", Bool(False)), ("unique_indices", Bool(False))),
        hints=("body",),
        rule=_scatter,
    ),
    OpRow(
        name="stablehlo.dynamic_slice",
        syntax="dynamic_slice",
        inherent=("slice_sizes",),
        rule=_dynamic_slice,
    ),
    OpRow(
        name="stablehlo.dynamic_update_slice",
        syntax="dynamic_update_slice",
        hints=("operands",),
        rule=_dynamic_update_slice,
    ),
]
