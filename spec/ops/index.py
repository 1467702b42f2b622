"""Ops that read or write many slices at computed positions: gather, scatter."""

from __future__ import annotations

from functools import partial

from shardwright.spec.blocks import bytes_touched, index_local, scatter_local
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import OpRow, Run, Sig, Values
from shardwright.spec.reference import index_reference
from shardwright.spec.rows import eager, index_samples, index_spelling
from shardwright.spec.rows.indexing import gather_dims, scatter_dims, slice_sizes
from shardwright.spec.sharding_rules.linear import in_first, moves
from shardwright.spec.verifying import infer_gather, infer_scatter
from shardwright.spec.verifying.attribute_classes import BOOL, GATHER, I64S, dialect
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import one_element
from shardwright.spec.verifying.type_classes import INT, INT_OR_INDEX, TENSOR, ranked, variadic

# --- gather


def _gather_rule(sig: Sig, is_cut: bool = False) -> Rule:
    """`is_cut`: as the op runs on blocks, where slices may be taken in parts and added up."""
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
        elif size == 1 or is_cut:
            builder.factor([source, NO_DIM], [NO_DIM], shape[source], Kind.REDUCTION)
            builder.factor([NO_DIM, NO_DIM], [dim], size, Kind.REPLICATE)
        else:
            builder.factor([source, NO_DIM], [dim], shape[source], Kind.REPLICATE, blocked=True)
    for source in dims.collapsed:
        kind = Kind.REPLICATE if shape[source] == 1 else Kind.REDUCTION
        builder.factor([source, NO_DIM], [NO_DIM], shape[source], kind)
    if dims.vector_dim < len(indices):
        size = indices[dims.vector_dim]
        builder.factor([NO_DIM, dims.vector_dim], [NO_DIM], size, Kind.REPLICATE)
    return builder.build()


def _gather_run(run: Run, operand: Values, indices: Values) -> Values:
    return index_reference.gather(operand, indices, gather_dims(run.sig), slice_sizes(run.sig))


# --- scatter

_COMMUTATIVE = ("add", "mul", "max", "min")


def _scatter_rule(sig: Sig, is_cut: bool = False) -> Rule | None:
    """`is_cut`: as the op runs on blocks, where updates may lie partly on a device."""
    dims = scatter_dims(sig)
    inputs = len(sig.outs)
    if len(sig.ins) != 2 * inputs + 1:
        return None
    shape, indices, updates = sig.shape(0), sig.shape(inputs), sig.shape(inputs + 1)
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)

    def add(operand: int, index: int, update: int, size: int, kind: Kind = Kind.PASS) -> None:
        operands = [operand] * inputs + [index] + [update] * inputs
        builder.factor(operands, [operand] * inputs, size, kind)

    repeated = Kind.REDUCTION if _has_reducer(sig) else Kind.REPLICATE
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
            add(target, NO_DIM, NO_DIM, shape[target], Kind.PASS if is_cut else Kind.REPLICATE)
            add(NO_DIM, NO_DIM, dim, size, Kind.REPLICATE)
    for target in dims.collapsed:
        add(target, NO_DIM, NO_DIM, shape[target])
    if dims.vector_dim < len(indices):
        add(NO_DIM, dims.vector_dim, NO_DIM, indices[dims.vector_dim], Kind.REPLICATE)
    return builder.build()


def _has_reducer(sig: Sig) -> bool:
    """True if all updates are applied by one commutative reducer, as Shardy recognises it."""
    kinds = set(sig.hints.body)
    if len(kinds) != 1:
        return False
    (kind,) = kinds
    is_bool = all(sig.out_element(k) == "i1" for k in range(len(sig.outs)))
    return kind in _COMMUTATIVE or (kind in ("and", "or") and is_bool)


def _scatter_run(run: Run, *operands: Values) -> tuple[Values, ...]:
    inputs = len(run.sig.outs)
    return index_reference.scatter(
        operands[:inputs],
        operands[inputs],
        operands[inputs + 1 :],
        scatter_dims(run.sig),
        run.sig.hints.body,
        lambda *args: run.call(0, *args),
    )


_SCATTER = dialect(
    "Attribute that models the dimension information for scatter", "stablehlo.scatter"
)

ROWS = [
    OpRow(
        name="stablehlo.gather",
        eager=eager.lookup,
        inherent=("dimension_numbers", "slice_sizes", "indices_are_sorted"),
        rule=_gather_rule,
        blocks=partial(_gather_rule, is_cut=True),
        structure=Definition(
            ins=(TENSOR, ranked(INT)),
            outs=(TENSOR,),
            fields=(
                Field("dimension_numbers", GATHER),
                Field("slice_sizes", I64S),
                Field("indices_are_sorted", BOOL, False),
            ),
            traits=(one_element({"operand": 0}, "result"),),
        ),
        infer=infer_gather.gather,
        combine=lambda sig: ("add",),
        touched=bytes_touched.a_part,
        linear=moves(in_first),
        run=_gather_run,
        local=index_local.gather,
        padded=index_local.gather_padded,
        jax=index_spelling.gather_jax,
        torch=index_spelling.gather_torch,
        sample=index_samples.gather,
    ),
    OpRow(
        name="stablehlo.scatter",
        eager=eager.update,
        held="update",
        inherent=("scatter_dimension_numbers", "indices_are_sorted", "unique_indices"),
        structure=Definition(
            ins=(variadic(TENSOR), ranked(INT_OR_INDEX), variadic(TENSOR)),
            outs=(variadic(TENSOR),),
            fields=(
                Field("scatter_dimension_numbers", _SCATTER),
                Field("indices_are_sorted", BOOL, False),
                Field("unique_indices", BOOL, False),
            ),
            regions=("update_computation",),
        ),
        infer=infer_scatter.scatter,
        check_bodies=infer_scatter.scatter_bodies,
        infer_bodies=infer_scatter.scatter_types,
        hints=("update",),
        rule=_scatter_rule,
        blocks=partial(_scatter_rule, is_cut=True),
        combine=lambda sig: sig.hints.body,
        once=lambda sig: tuple(range(len(sig.outs))),
        touched=bytes_touched.many_updates,
        run=_scatter_run,
        local=scatter_local.scatter,
        padded=index_local.scatter_padded,
        jax=index_spelling.scatter_jax,
        torch=index_spelling.scatter_torch,
        sample=index_samples.scatter,
    ),
]
