"""Result types and checks of products: dot, dot_general, convolution; sentences are MLIR's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.spec.attributes import Array, Attrs, ConvDims
from shardwright.spec.op import Sig
from shardwright.spec.types import DYNAMIC
from shardwright.spec.values.fields import dims, integer
from shardwright.spec.verifying.checking import first
from shardwright.spec.verifying.compat import bounds, element_fits, fit, shapes_fit
from shardwright.spec.verifying.infer_quantised import (
    convolution_problems,
    dot_problems,
    is_quantised,
)
from shardwright.spec.verifying.infer_window import UNKNOWN, Names, windows


def _shown(sizes: Sequence[int]) -> str:
    """`[2, ?]`."""
    return f"[{', '.join('?' if size == DYNAMIC else str(size) for size in sizes)}]"


def _misfit(sig: Sig, shape: Sequence[int]) -> Iterator[str]:
    """Unless the result may have this shape."""
    out, limits = sig.out_shape(0), bounds(sig.outs[0])
    is_within = all(
        DYNAMIC in (size, limit) or size <= limit
        for size, limit in zip(shape, limits, strict=False)
    )
    if not shapes_fit(shape, out) or not is_within:
        yield (
            f"inferred shape '{_shown(shape)}' is incompatible with return type of operation "
            f"'{sig.outs[0]}'"
        )


def _too_precise(attrs: Attrs) -> Iterator[str]:
    config = attrs.get("precision_config")
    if isinstance(config, Array) and len(config.items) > 2:
        count = len(config.items)
        yield f"expects precision config to be empty or have <= 2 elements, got {count}"


# --- dot


@first
def check_dot(sig: Sig) -> Iterator[str]:
    """Vectors or matrices whose inner dims agree."""
    yield from _too_precise(sig.attrs)
    lhs, rhs = sig.shape(0), sig.shape(1)
    small = 1 <= len(lhs) <= 2 and 1 <= len(rhs) <= 2
    if not small or not fit(lhs[-1], rhs[0]):
        yield "expected both lhs/rhs ranks to be either 1 or 2"
    yield from _misfit(sig, (*lhs[:-1], *rhs[1:]))


# --- dot_general

_DOT = "dot_dimension_numbers"


@first
def check_dot_general(sig: Sig) -> Iterator[str]:
    """Dims go together in pairs of one size; the result has those that are not contracted."""
    yield from _too_precise(sig.attrs)
    found = {
        f"{side}_{kind}": dims(sig.attrs, _DOT, f"{side}_{kind}_dimensions")
        for kind in ("batching", "contracting")
        for side in ("lhs", "rhs")
    }
    for kind in ("batching", "contracting"):
        if len(found[f"lhs_{kind}"]) != len(found[f"rhs_{kind}"]):
            yield f"lhs and rhs should have the same number of {kind} dimensions"
    for side in ("lhs", "rhs"):
        one, other = f"{side}_batching", f"{side}_contracting"
        yield from repeated(found[one], found[other], f"{one}_dimensions", f"{other}_dimensions")
    for k, side in enumerate(("lhs", "rhs")):
        rank = len(sig.shape(k))
        for kind in ("batching", "contracting"):
            for dim in found[f"{side}_{kind}"]:
                if not 0 <= dim < rank:
                    yield f"{side}_{kind}_dimensions value: {dim} is out of range: [0, {rank})"
    lhs, rhs = sig.shape(0), sig.shape(1)
    for kind in ("batching", "contracting"):
        pairs = zip(found[f"lhs_{kind}"], found[f"rhs_{kind}"], strict=True)
        if not all(fit(lhs[a], rhs[b]) for a, b in pairs):
            yield f"{kind} dimension sizes must match for lhs/rhs"
    shape = [lhs[dim] for dim in found["lhs_batching"]]
    for side, sizes in (("lhs", lhs), ("rhs", rhs)):
        gone = found[f"{side}_batching"] + found[f"{side}_contracting"]
        shape += [size for dim, size in enumerate(sizes) if dim not in gone]
    yield from _misfit(sig, shape)
    if is_quantised(sig):
        yield from dot_problems(sig, found["rhs_contracting"])


def repeated(
    one: Sequence[int], other: Sequence[int], one_name: str, other_name: str
) -> Iterator[str]:
    """Unless all dims of two lists are distinct."""
    seen: set[int] = set()
    for dim in (*one, *other):
        if dim in seen:
            yield f"has duplicated dimension from {one_name} and {other_name}: {dim}"
        seen.add(dim)


# --- convolution

_WINDOW = Names(base_dilations="lhs_dilation", dilations="rhs_dilation", reversal="window_reversal")


@first
def check_convolution(sig: Sig) -> Iterator[str]:
    """Ranks, groups and windows fit, and the result's shape follows from them."""
    numbers = sig.attrs["dimension_numbers"]
    assert isinstance(numbers, ConvDims)
    yield from convolved(sig, numbers)
    lhs, rhs = sig.shape(0), sig.shape(1)
    places = [str(k) for k in range(len(lhs) - 2)]
    sizes = [rhs[numbers.rhs.index(place)] for place in places]
    sizes = [UNKNOWN if size == DYNAMIC else size for size in sizes]
    found = windows(sig.attrs, sizes, _WINDOW).results(
        [lhs[numbers.lhs.index(place)] for place in places]
    )
    batch, features = lhs[numbers.lhs.index("b")], rhs[numbers.rhs.index("o")]
    groups = integer(sig.attrs, "batch_group_count")
    sizes_of = dict(zip(places, found, strict=True))
    sizes_of["b"] = DYNAMIC if batch == DYNAMIC else batch // groups
    sizes_of["f"] = features
    yield from _misfit(sig, [sizes_of[word] for word in numbers.out])
    if is_quantised(sig):
        places_of = (numbers.rhs.index("o"), numbers.out.index("f"))
        yield from convolution_problems(sig, *places_of)


def convolved(sig: Sig, numbers: ConvDims) -> Iterator[str]:
    """Unless ranks, elements and groups of a convolution fit, whatever its windows."""
    yield from _too_precise(sig.attrs)
    yield from _convolved_ranks(sig, numbers)
    yield from _convolved_groups(sig, numbers)


def _convolved_ranks(sig: Sig, numbers: ConvDims) -> Iterator[str]:
    rank, got = len(sig.shape(0)), f"Got: '{sig.ins[0]}' and '{sig.ins[1]}'."
    if rank < 2:
        yield f"expects convolution arguments to have >= 2 dimensions. {got}"
    if rank != len(sig.shape(1)):
        yield f"expects convolution arguments to have same number of dimensions. {got}"
    if not element_fits(*sig.ins[:2]) and not is_quantised(sig):
        yield (
            "expects lhs and rhs to have compatible element type. "
            f"Got: '{sig.element(0)}' and '{sig.element(1)}'"
        )
    spatial = [len(part) - 2 for part in (numbers.lhs, numbers.rhs, numbers.out)]
    if len({*spatial}) > 1:
        yield (
            "expects the same size for input, kernel and output spatial-dimensions, but got "
            f"{spatial[0]}, {spatial[1]}, and {spatial[2]} resp."
        )
    if len(numbers.lhs) > rank:
        yield (f"expects input, kernel, and output dimension-numbers to be in-range [0, {rank}).")


def _convolved_groups(sig: Sig, numbers: ConvDims) -> Iterator[str]:
    lhs, rhs = sig.shape(0), sig.shape(1)
    features, batches = (integer(sig.attrs, f"{word}_group_count") for word in ("feature", "batch"))
    if features > 1 and batches > 1:
        yield (
            "expects batch_group_count and feature_group_count not to be both greater than 1. "
            f"Got {batches} and {features} resp."
        )
    batch, feature = lhs[numbers.lhs.index("b")], lhs[numbers.lhs.index("f")]
    kernel_in, kernel_out = rhs[numbers.rhs.index("i")], rhs[numbers.rhs.index("o")]
    if batch != DYNAMIC and batch % batches:
        yield (
            f"expects input batch dimension ({batch}) to be divisible by batch_group_count. "
            f"Got batch_group_count = {batches}."
        )
    if feature != DYNAMIC and feature % features:
        yield (
            f"expects input feature dimension ({feature}) to be a multiple of "
            f"feature_group_count. Got feature_group_count = {features}."
        )
    if DYNAMIC not in (feature, kernel_in) and feature // features != kernel_in:
        yield (
            f"expects input feature dimension ({feature}) / feature_group_count = kernel input "
            f"feature dimension ({kernel_in}). Got feature_group_count = {features}."
        )
    if kernel_out != DYNAMIC and kernel_out % batches:
        yield (
            f"expects output feature dimension size ({kernel_out}) to be a multiple of "
            f"batch_group_count. Got batch_group_count = {batches}."
        )
    if kernel_out != DYNAMIC and kernel_out % features:
        yield (
            f"expects kernel output feature dimension ({kernel_out}) to be divisible by "
            f"feature_group_count. For feature_group_count = {features}."
        )
