"""Result types and checks of gather, with slice sizes known or not; sentences are MLIR's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.spec.op import Sig
from shardwright.spec.rows.indexing import IndexDims, gather_dims, slice_sizes
from shardwright.spec.types import DYNAMIC, Type
from shardwright.spec.verifying.checking import must, shown
from shardwright.spec.verifying.compat import fit
from shardwright.spec.verifying.infer_shape import Inferred, extents, of_extents


def gather(sig: Sig) -> Inferred:
    """Slices of the sizes that the attribute says. Raises Unfit."""
    dims, sizes = gather_dims(sig), slice_sizes(sig)
    must(_problems(sig, dims, len(sizes)))
    must(_slice_problems(dims, sizes, sig.shape(0)))
    return [_gathered(sig, dims, sizes)]


def dynamic_gather(sig: Sig) -> Inferred:
    """Slices of sizes that an operand says. Raises Unfit."""
    dims, (count,) = gather_dims(sig), sig.shape(2)
    must(_problems(sig, dims, count))
    return [_gathered(sig, dims, (DYNAMIC,) * count)]


def _gathered(sig: Sig, dims: IndexDims, sizes: Sequence[int]) -> Type:
    gone = dims.collapsed + dims.operand_batching
    kept = iter([(size, DYNAMIC) for dim, size in enumerate(sizes) if dim not in gone])
    batch = iter([e for dim, e in enumerate(extents(sig.ins[1])) if dim != dims.vector_dim])
    rank = len(sizes) - len(gone) + len(sig.shape(1)) - (dims.vector_dim < len(sig.shape(1)))
    found = [next(kept) if dim in dims.window_dims else next(batch) for dim in range(rank)]
    return of_extents(found, sig.element())


def _problems(sig: Sig, dims: IndexDims, count: int) -> Iterator[str]:
    operand, indices = sig.shape(0), sig.shape(1)
    yield from _rank_problems(dims)
    yield from _vector_problems(dims, indices)
    yield from _unsorted("offset_dims", dims.window_dims)
    yield from _twice("offset_dims", dims.window_dims)
    yield from _repeated("collapsed_slice_dims", dims.collapsed, dims)
    yield from _unsorted("collapsed_slice_dims", dims.collapsed)
    yield from _outside("collapsed_slice_dims", dims.collapsed, "operand", operand)
    yield from _unsorted("operand_batching_dims", dims.operand_batching)
    yield from _outside("operand_batching_dims", dims.operand_batching, "operand", operand)
    yield from _batching_problems(dims, operand, indices)
    yield from _repeated("start_index_map", dims.index_map, dims)
    yield from _outside("start_index_map", dims.index_map, "operand", operand)
    if count != len(operand):
        yield f"slice_sizes size ({count}) not equal to operand rank ({len(operand)})"
    rank = len(operand) - len(dims.collapsed + dims.operand_batching) + len(indices)
    rank -= dims.vector_dim < len(indices)
    for dim in dims.window_dims:
        if not 0 <= dim < rank:
            yield (
                "Expects each element of offset_dims to be in range [0, implied-result-rank) "
                f"i.e. [0, {rank}). got: {dim}."
            )


def _rank_problems(dims: IndexDims) -> Iterator[str]:
    sizes = [len(part) for part in (dims.window_dims, dims.collapsed, dims.operand_batching)]
    if sum(sizes) != dims.operand_rank:
        yield (
            f"offset_dims size ({sizes[0]}) plus collapse_slice_dims size ({sizes[1]}) plus "
            f"operand_batching_dims size ({sizes[2]}) is not equal to operand rank "
            f"({dims.operand_rank})"
        )


def _vector_problems(dims: IndexDims, indices: Sequence[int]) -> Iterator[str]:
    rank, dim = len(indices), dims.vector_dim
    if not 0 <= dim <= rank:
        yield (
            "Expects index_vector_dim to be in range [0, rank-of('start_indices')] "
            f"i.e. [0, {rank}]. got: {dim}."
        )
    size = indices[dim] if dim < rank else 1
    if not fit(size, len(dims.index_map)):
        yield (
            f"start_index_map size ({len(dims.index_map)}) is not equal to size of index dimension "
            f"({dim}) of start_indices ({size})"
        )


def _batching_problems(
    dims: IndexDims, operand: Sequence[int], indices: Sequence[int]
) -> Iterator[str]:
    name = "start_indices_batching_dims"
    yield from _twice(name, dims.index_batching)
    yield from _outside(name, dims.index_batching, "start_indices", indices)
    if dims.vector_dim in dims.index_batching:
        yield f"expects {name} not to include index_vector_dim {dims.vector_dim}"
    if len(dims.operand_batching) != len(dims.index_batching):
        yield f"operand_batching_dims and {name} should have the same size"
    pairs = zip(dims.operand_batching, dims.index_batching, strict=True)
    for place, (left, right) in enumerate(pairs):
        if not fit(operand[left], indices[right]):
            yield (
                f"operand_batching_dims[{place}] and {name}[{place}] must have compatible sizes, "
                f"but got {operand[left]} and {indices[right]}"
            )


def _slice_problems(dims: IndexDims, sizes: Sequence[int], operand: Sequence[int]) -> Iterator[str]:
    for name, gone in (
        ("collapsed_slice_dims", dims.collapsed),
        ("operand_batching_dims", dims.operand_batching),
    ):
        for dim in gone:
            if sizes[dim] > 1:
                yield (
                    f"Expects that for each dim in {name}, slice_sizes[dim] should be <= 1, "
                    f"but got {sizes[dim]}"
                )
    for dim, (size, extent) in enumerate(zip(sizes, operand, strict=True)):
        if size < 0 or (extent != DYNAMIC and size > extent):
            yield (
                f"slice size ({size}) is out of bounds for operand dimension ({extent}) "
                f"at index {dim}"
            )


# --- lists of dims


def _outside(name: str, dims: Sequence[int], of: str, shape: Sequence[int]) -> Iterator[str]:
    for dim in dims:
        if not 0 <= dim < len(shape):
            yield (
                f"Expects each element of {name} to be in range [0, rank-of('{of}')) "
                f"i.e. [0, {len(shape)}). got: {dim}."
            )


def _unsorted(name: str, dims: Sequence[int]) -> Iterator[str]:
    if list(dims) != sorted(dims):
        yield f"expects {name} to be sorted, got: [{shown(dims)}]"


def _twice(name: str, dims: Sequence[int]) -> Iterator[str]:
    if len({*dims}) < len(dims):
        yield f"expects {name} to not repeat, got: [{shown(dims)}]"


def _repeated(name: str, dims: Sequence[int], of: IndexDims) -> Iterator[str]:
    """Unless these and the operand's batching dims are all distinct."""
    seen: set[int] = set()
    for dim in (*dims, *of.operand_batching):
        if dim in seen:
            yield f"has duplicated dimension from {name} and operand_batching_dims: {dim}"
        seen.add(dim)
