"""Result types and checks of ops that rearrange, cut, pad, join; sentences are MLIR's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from shardwright.spec.op import Sig
from shardwright.spec.types import DYNAMIC, TensorType, Type, other
from shardwright.spec.values.fields import integer, ints
from shardwright.spec.verifying.checking import first, must, shown
from shardwright.spec.verifying.compat import (
    Extent,
    bounded_tensor,
    fit,
    limits,
    most_specific,
    most_specific_dim,
)
from shardwright.spec.verifying.faults import Unfit

Inferred = Sequence[Type]


def one_type(sig: Sig) -> Inferred:
    """All operands and the result have one type."""
    return [most_specific(sig.ins)]


def extents(type: Type) -> list[Extent]:
    """Size and bound of each dim; none for what is no ranked tensor."""
    if not isinstance(type, TensorType):
        return []
    return list(zip(type.shape, limits(type), strict=True))


def of_extents(found: Sequence[Extent], element: str) -> TensorType:
    """The tensor type with these sizes and bounds."""
    return bounded_tensor([size for size, _ in found], [bound for _, bound in found], element)


def with_last(found: Sequence[Extent], size: int, element: str) -> Type:
    """The tensor type with another last dim; as text if its size is negative, as no tensor's is."""
    if size >= 0 or size == -(2**63):
        last = (DYNAMIC if size < 0 else size, DYNAMIC)
        return of_extents([*found[:-1], last], element)
    unsized = of_extents([*found[:-1], (0, DYNAMIC)], element)
    return other(str(unsized).replace(f"0x{element}", f"{size}x{element}"))


def wrap(number: int) -> int:
    """A number as 64 bits hold it: MLIR computes sizes so."""
    return (number + 2**63) % 2**64 - 2**63


# --- reshape, transpose, broadcast_in_dim, reverse


@first
def check_reshape(sig: Sig) -> Iterator[str]:
    """As many elements after as before."""
    if DYNAMIC in sig.shape(0) + sig.out_shape(0):
        return
    source, target = wrap(prod(sig.shape(0))), wrap(prod(sig.out_shape(0)))
    if source != target:
        yield (
            f"number of output elements ({target}) doesn't match expected number of elements "
            f"({source})"
        )


def transpose(sig: Sig) -> Inferred:
    """The operand's dims in the order of the permutation."""
    permutation, found = ints(sig.attrs, "permutation"), extents(sig.ins[0])
    rank = len(found)
    if len(permutation) != rank:
        raise Unfit(
            f"TransposeOp operand rank {rank} does not match permutation size {len(permutation)}",
            "permutation",
        )
    if sorted(permutation) != list(range(rank)):
        raise Unfit(
            f"attribute permutation must be a permutation of [{shown(range(rank))}] but got "
            f"{shown(permutation)}",
            "permutation",
        )
    return [of_extents([found[dim] for dim in permutation], sig.element())]


@first
def check_broadcast_in_dim(sig: Sig) -> Iterator[str]:
    """Each dim of the operand has a place in the result, of its size or repeated."""
    shape, target = sig.shape(0), sig.out_shape(0)
    places = ints(sig.attrs, "broadcast_dimensions")
    if len(places) != len(shape):
        yield (
            f"broadcast_dimensions size ({len(places)}) does not match operand rank ({len(shape)})"
        )
    if len({*places}) != len(places):
        yield "broadcast_dimensions should not have duplicates"
    for dim, (size, place) in enumerate(zip(shape, places, strict=True)):
        if not 0 <= place < len(target):
            yield (
                f"broadcast_dimensions contains invalid value {place} for result with rank "
                f"{len(target)}"
            )
        if size not in (1, DYNAMIC, target[place]):
            yield (
                f"size of operand dimension {dim} ({size}) is not equal to 1 or size of result "
                f"dimension {place} ({target[place]})"
            )


@first
def check_reverse(sig: Sig) -> Iterator[str]:
    """The dims are the operand's, each at most once."""
    dims, rank = ints(sig.attrs, "dimensions"), len(sig.shape(0))
    if len({*dims}) != len(dims):
        yield f"dimensions should be unique. Got: {shown(dims)}"
    for dim in dims:
        if dim < 0:
            yield f"all dimensions should be non-negative. Got dimension: {dim}."
        if dim >= rank:
            yield f"all dimensions should be between [0, {rank}). Got dimension: {dim}."


@first
def check_iota(sig: Sig) -> Iterator[str]:
    """It counts along a dim that the result has."""
    rank = len(sig.out_shape(0))
    if not rank:
        yield "does not support scalars."
    if integer(sig.attrs, "iota_dimension") >= rank:
        yield "iota dimension cannot go beyond the output rank."


# --- slice, pad, concatenate


def slice_(sig: Sig) -> Inferred:
    """Every stride-th element from start to limit."""
    must(_slice_problems(sig))
    bounds = [ints(sig.attrs, f"{word}_indices") for word in ("start", "limit")]
    strides = ints(sig.attrs, "strides")
    sizes = [-(-(b - a) // stride) for a, b, stride in zip(*bounds, strides, strict=True)]
    return [bounded_tensor(sizes, [DYNAMIC] * len(sizes), sig.element())]


def _slice_problems(sig: Sig) -> Iterator[str]:
    starts, stops = ints(sig.attrs, "start_indices"), ints(sig.attrs, "limit_indices")
    strides, found = ints(sig.attrs, "strides"), extents(sig.ins[0])
    if len(starts) != len(found):
        yield (
            f"the number of elements in start_indices ({len(starts)}) does not match the rank of "
            f"the operand ({len(found)})"
        )
    numbers = zip(starts, stops, strides, found, strict=True)
    for dim, (start, stop, stride, (size, bound)) in enumerate(numbers):
        if start < 0:
            yield f"negative start index {start} in dimension {dim}"
        word, most = ("size", size) if size != DYNAMIC else ("bound", bound)
        if most != DYNAMIC and stop > most:
            yield (f"limit index {stop} is larger than dimension {word} {most} in dimension {dim}")
        if start > stop:
            yield f"start index {start} is larger than limit index {stop} in dimension {dim}"
        if stride <= 0:
            yield f"stride must be positive but got {stride} in dimension {dim}"


SLICE = ("start_indices", "limit_indices", "strides")
PAD = ("edge_padding_low", "edge_padding_high", "interior_padding")


def pad(sig: Sig) -> Inferred:
    """The operand's dims, longer by what is put before, between and behind elements."""
    low, high, interior = (ints(sig.attrs, name) for name in PAD)
    found = extents(sig.ins[0])
    if sig.shape(1):
        raise Unfit(f"padding value type should be a rank-0 tensor, is rank {len(sig.shape(1))}")
    if len(low) != len(found):
        raise Unfit(
            f"edge_padding_low length ({len(low)}) must match operand rank ({len(found)})", PAD[0]
        )
    padded: list[Extent] = []
    for dim, (extent, *edges) in enumerate(zip(found, low, high, interior, strict=True)):
        padded.append(_padded(dim, extent, *edges))
    return [of_extents(padded, sig.element())]


def _padded(dim: int, extent: Extent, low: int, high: int, interior: int) -> Extent:
    if interior < 0:
        raise Unfit(f"Interior padding cannot be negative: {interior}", PAD[2])
    word, most = ("size", extent[0]) if extent[0] != DYNAMIC else ("bound", extent[1])
    if most == DYNAMIC:
        return DYNAMIC, DYNAMIC
    size = wrap(most + low + high + max(most - 1, 0) * interior)
    if size < 0:
        raise Unfit(f"Padding result in negative {word} for dimension {dim}")
    return (size, DYNAMIC) if extent[0] != DYNAMIC else (DYNAMIC, size)


def concatenate(sig: Sig) -> Inferred:
    """The operands one after the other along a dim."""
    place = integer(sig.attrs, "dimension")
    must(_concatenate_problems(sig, place))
    joined = extents(sig.ins[0])
    for type in sig.ins[1:]:
        for dim, extent in enumerate(extents(type)):
            join = _sum if dim == place else most_specific_dim
            joined[dim] = join(dim, joined[dim], extent)
    return [of_extents(joined, sig.element())]


def _sum(dim: int, left: Extent, right: Extent) -> Extent:
    """Size and bound of two pieces together."""
    if DYNAMIC not in (left[0], right[0]):
        return wrap(left[0] + right[0]), DYNAMIC
    most = [size if size != DYNAMIC else bound for size, bound in (left, right)]
    return DYNAMIC, DYNAMIC if DYNAMIC in most else wrap(sum(most))


def _concatenate_problems(sig: Sig, place: int) -> Iterator[str]:
    if not sig.ins:
        yield "expected 1 or more operands, but found 0"
    shape = sig.shape(0)
    if not shape:
        yield "rank-0 values cannot be concatenated"
    if place >= len(shape):
        yield f"dimension {place} is out-of-bounds for input rank {len(shape)}"
    for k in range(1, len(sig.ins)):
        other = sig.shape(k)
        if len(other) != len(shape):
            yield f"operands (0) and ({k}) do not match rank"
        for dim, (one, two) in enumerate(zip(shape, other, strict=True)):
            if dim != place and not fit(one, two):
                yield (
                    f"shapes of operand (0) and ({k}) are not compatible at non-concat index "
                    f"{dim}: ({shown(shape)}) != ({shown(other)})"
                )
