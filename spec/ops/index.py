"""Ops that read or write many slices at computed positions: gather, scatter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .. import index_local, index_reference, index_samples, index_spelling
from ..checking import check, wrong_dims, wrong_indices, wrong_result
from ..factors import NO_DIM, Kind, Rule, RuleBuilder
from ..indexing import IndexDims, gather_dims, scatter_dims, slice_sizes
from ..op import OpRow, Run, Sig, Values


def _wrong_numbers(dims: IndexDims, indices: Sequence[int], names: Sequence[str]) -> Iterator[str]:
    """Unless dimension numbers fit the ranks; `names` are those of their lists."""
    window, collapsed, batching, index_batching, mapped = names
    yield from wrong_dims(window, dims.window_dims, dims.window_rank)
    yield from wrong_dims(collapsed, dims.collapsed, dims.operand_rank)
    yield from wrong_dims(batching, dims.operand_batching, dims.operand_rank)
    yield from wrong_dims(index_batching, dims.index_batching, dims.index_rank)
    yield from wrong_dims(mapped, dims.index_map, dims.operand_rank)
    counts = [len(d) for d in (dims.window_dims, dims.collapsed, dims.operand_batching)]
    if sum(counts) != dims.operand_rank:
        yield (
            f"{window} size ({counts[0]}) plus {collapsed} size ({counts[1]}) plus {batching} size "
            f"({counts[2]}) is not equal to operand rank ({dims.operand_rank})"
        )
    if len(dims.operand_batching) != len(dims.index_batching):
        yield f"{batching} and {index_batching} should have the same size"
    if not 0 <= dims.vector_dim <= dims.index_rank:
        yield (
            f"expects index_vector_dim to be in range [0, {dims.index_rank}], "
            f"got: {dims.vector_dim}"
        )
    size = 1 if dims.vector_dim == dims.index_rank else indices[dims.vector_dim]
    if len(dims.index_map) != size:
        yield (
            f"{mapped} size ({len(dims.index_map)}) is not equal to size of index dimension "
            f"({dims.vector_dim}) of the indices ({size})"
        )


# --- gather

_GATHER_NAMES = (
    "offset_dims",
    "collapsed_slice_dims",
    "operand_batching_dims",
    "start_indices_batching_dims",
    "start_index_map",
)


def _gather_rule(sig: Sig) -> Rule:
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


@check(
    2,
    requires=(
        "dimension_numbers",
        "slice_sizes",
    ),
)
def _gather_check(sig: Sig) -> Iterator[str]:
    dims, sizes, shape = gather_dims(sig), slice_sizes(sig), sig.shape(0)
    yield from wrong_indices(sig, [1])
    yield from _wrong_numbers(dims, sig.shape(1), _GATHER_NAMES)
    if len(sizes) != len(shape):
        yield f"slice_sizes size ({len(sizes)}) not equal to operand rank ({len(shape)})"
    for dim, (size, extent) in enumerate(zip(sizes, shape, strict=True)):
        if not 0 <= size <= extent:
            yield (
                f"slice size ({size}) is out of bounds for operand dimension ({extent}) "
                f"at index {dim}"
            )
        if size > 1 and dim in dims.collapsed + dims.operand_batching:
            yield (
                f"expects slice_sizes[{dim}] of a collapsed or batching dim to be <= 1, "
                f"but got {size}"
            )
    yield from wrong_result(sig, _gathered_shape(dims, sig.shape(1), sizes, len(sig.out_shape(0))))


def _gathered_shape(
    dims: IndexDims, indices: Sequence[int], sizes: Sequence[int], rank: int
) -> list[int]:
    batch = [n for d, n in enumerate(indices) if d != dims.vector_dim]
    if rank != len(batch) + len(dims.window_dims):
        return []
    return [
        sizes[dims.operand_dim_of[d]] if d in dims.window_dims else indices[dims.index_dim_of[d]]
        for d in range(rank)
    ]


def _gather_run(run: Run, operand: Values, indices: Values) -> Values:
    return index_reference.gather(operand, indices, gather_dims(run.sig), slice_sizes(run.sig))


# --- scatter

_SCATTER_NAMES = (
    "update_window_dims",
    "inserted_window_dims",
    "input_batching_dims",
    "scatter_indices_batching_dims",
    "scatter_dims_to_operand_dims",
)
_COMMUTATIVE = ("add", "mul", "max", "min")


def _scatter_rule(sig: Sig) -> Rule:
    dims = scatter_dims(sig)
    inputs = len(sig.outs)
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
            add(target, NO_DIM, NO_DIM, shape[target], Kind.REPLICATE)
            add(NO_DIM, NO_DIM, dim, size, Kind.REPLICATE)
    for target in dims.collapsed:
        add(target, NO_DIM, NO_DIM, shape[target])
    if dims.vector_dim < len(indices):
        add(NO_DIM, dims.vector_dim, NO_DIM, indices[dims.vector_dim], Kind.REPLICATE)
    return builder.build()


def _has_reducer(sig: Sig) -> bool:
    """Whether all updates are applied by one commutative reducer, as Shardy recognises it."""
    kinds = set(sig.hints.body)
    if len(kinds) != 1:
        return False
    (kind,) = kinds
    is_bool = all(sig.out_element(k) == "i1" for k in range(len(sig.outs)))
    return kind in _COMMUTATIVE or (kind in ("and", "or") and is_bool)


@check(~3, 0, requires=("scatter_dimension_numbers",))
def _scatter_check(sig: Sig) -> Iterator[str]:
    inputs = len(sig.outs)
    if len(sig.ins) != 2 * inputs + 1:
        yield (
            f"expects one update per input and the indices: {2 * inputs + 1} operands, "
            f"got {len(sig.ins)}"
        )
    dims, shape = scatter_dims(sig), sig.shape(0)
    indices, updates = sig.shape(inputs), sig.shape(inputs + 1)
    yield from wrong_indices(sig, [inputs])
    yield from _wrong_numbers(dims, indices, _SCATTER_NAMES)
    batch = len(indices) - (dims.vector_dim < len(indices))
    if len(updates) != batch + len(dims.window_dims):
        yield (
            f"expects updates tensor must be of rank {batch + len(dims.window_dims)}, "
            f"but got {len(updates)}"
        )
    for dim, size in enumerate(updates):
        if dim in dims.window_dims and size > (bound := shape[dims.operand_dim_of[dim]]):
            yield (
                "expects bounds of the window dimensions of updates to not exceed the bounds of "
                f"operand. For dimension {dim}, updates bound is {size}, operand bound is {bound}"
            )
        if dim not in dims.window_dims and size != (bound := indices[dims.index_dim_of[dim]]):
            yield (
                "expects bounds of the scatter dimensions of updates to be same as those of the "
                f"indices. For dimension {dim}, updates bound is {size}, indices bound is {bound}"
            )
    for k in range(inputs):
        if sig.shape(k) != shape or sig.shape(inputs + 1 + k) != updates:
            yield "expects all inputs, and all updates, to have compatible shapes"
        if sig.element(inputs + 1 + k) != sig.element(k):
            yield f"expects updates of type '{sig.element(k)}', but got '{sig.ins[inputs + 1 + k]}'"
        yield from wrong_result(sig, shape, sig.element(k), k)


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


ROWS = [
    OpRow(
        name="stablehlo.gather",
        inherent=("dimension_numbers", "slice_sizes", "indices_are_sorted"),
        rule=_gather_rule,
        check=_gather_check,
        combine=lambda sig: ("add",),
        run=_gather_run,
        local=index_local.gather,
        jax=index_spelling.gather_jax,
        torch=index_spelling.gather_torch,
        sample=index_samples.gather,
    ),
    OpRow(
        name="stablehlo.scatter",
        inherent=("scatter_dimension_numbers", "indices_are_sorted", "unique_indices"),
        hints=("update",),
        rule=_scatter_rule,
        check=_scatter_check,
        combine=lambda sig: sig.hints.body,
        once=lambda sig: tuple(range(len(sig.outs))),
        run=_scatter_run,
        local=index_local.scatter,
        jax=index_spelling.scatter_jax,
        torch=index_spelling.scatter_torch,
        sample=index_samples.scatter,
    ),
]
