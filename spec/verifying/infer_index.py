"""Result types and checks of ops that read or write at computed positions; sentences are MLIR's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.spec.op import Sig
from shardwright.spec.types import DYNAMIC, TensorType, other
from shardwright.spec.values.fields import integer, ints
from shardwright.spec.verifying.checking import must
from shardwright.spec.verifying.compat import bounded_tensor
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.infer_shape import Inferred, extents, with_last


def _mixed_starts(sig: Sig, start: int) -> Iterator[str]:
    if len({sig.element(k) for k in range(start, len(sig.ins))}) > 1:
        yield "start indices must have same element type"


def dynamic_slice(sig: Sig) -> Inferred:
    """A slice of these sizes."""
    sizes = ints(sig.attrs, "slice_sizes")
    must(_dynamic_slice_problems(sig, sizes))
    return [bounded_tensor(sizes, [DYNAMIC] * len(sizes), sig.element())]


def _dynamic_slice_problems(sig: Sig, sizes: Sequence[int]) -> Iterator[str]:
    shape, starts = sig.shape(0), len(sig.ins) - 1
    if len(sizes) != starts:
        yield (
            f"has mismatched number of slice sizes ({len(sizes)}) and number of start indices "
            f"({starts})"
        )
    if len(shape) != starts:
        yield (
            f"has mismatched number of start indices ({starts}) and the rank of operand "
            f"({len(shape)})"
        )
    yield from _mixed_starts(sig, 1)
    for dim, (size, extent) in enumerate(zip(sizes, shape, strict=True)):
        if size < 0:
            yield f"has negative size index to dynamic slice: {size}"
        if extent != DYNAMIC and size > extent:
            yield (
                f"has slice size {size} greater than dimension size {extent} in dimension {dim} "
                "of operand"
            )


def dynamic_update_slice(sig: Sig) -> Inferred:
    """The operand's type."""
    must(_update_problems(sig))
    return [sig.ins[0]]


def _update_problems(sig: Sig) -> Iterator[str]:
    shape, update, starts = sig.shape(0), sig.shape(1), len(sig.ins) - 2
    if len(shape) != len(update):
        yield f"update rank does not match operand rank: {len(update)} vs {len(shape)}."
    if starts != len(shape):
        yield f"expects number of start_indices to match operand rank: {starts} vs {len(shape)}."
    yield from _mixed_starts(sig, 2)
    for dim, (size, extent) in enumerate(zip(update, shape, strict=True)):
        if DYNAMIC not in (size, extent) and size > extent:
            yield (
                f"expects size at dimension {dim} of update to be in range [0, {extent}]. "
                f"Got: {size}."
            )


# --- top_k


def top_k(sig: Sig) -> Inferred:
    """Values and their places, k in the last dim."""
    count, type = integer(sig.attrs, "k"), sig.ins[0]
    if not isinstance(type, TensorType):
        return [type, other("tensor<*xi32>")]
    if not type.rank:
        raise Unfit("operand's rank must be at least 1")
    if type.shape[-1] != DYNAMIC and type.shape[-1] < count:
        raise Unfit(f"operand's last dimension must be at least {count}", "k")
    return [with_last(extents(type), count, element) for element in (type.element, "i32")]
