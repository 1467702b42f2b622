"""Result types of linear algebra, Fourier transforms and normalisation; sentences are MLIR's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.spec.attributes import Enum
from shardwright.spec.op import Sig
from shardwright.spec.types import DYNAMIC
from shardwright.spec.values.fields import flag, integer, ints
from shardwright.spec.verifying.checking import must, shown, shown_sizes
from shardwright.spec.verifying.compat import fit, shapes_fit
from shardwright.spec.verifying.infer_shape import Inferred, extents, of_extents, with_last

# --- cholesky, triangular_solve


def cholesky(sig: Sig) -> Inferred:
    """The operand's type."""
    shape = sig.shape(0)
    must(_cholesky_problems(shape))
    return [of_extents(extents(sig.ins[0]), sig.element())]


def _cholesky_problems(shape: Sequence[int]) -> Iterator[str]:
    if len(shape) < 2:
        yield f"argument 'a' must have rank >= 2, got shape {shown_sizes(shape)}."
    if not fit(shape[-1], shape[-2]):
        yield f"minor dimensions of 'a' must have equal size, got shape {shown_sizes(shape)}."


def triangular_solve(sig: Sig) -> Inferred:
    """The type of the right-hand sides."""
    must(_solve_problems(sig))
    return [sig.ins[1]]


def _solve_problems(sig: Sig) -> Iterator[str]:
    a, b = list(sig.shape(0)), sig.shape(1)
    both = f"but got '{sig.ins[0]}' and '{sig.ins[1]}'"
    if len(a) < 2:
        yield f"operand 'a' must have rank >= 2, but got '{sig.ins[0]}'"
    if not fit(a[-2], a[-1]):
        yield f"two minor dimensions of operand 'a' must be compatible, but got '{sig.ins[0]}'"
    if len(a) != len(b):
        yield f"operands must have equal rank, {both}"
    if not fit(a[-1], b[-2 if flag(sig.attrs, "left_side") else -1]):
        yield f"shared dimension of operands 'a' and 'b' must be compatible, {both}"
    if not shapes_fit(a[:-2], b[:-2]):
        yield f"batch dimensions of the operands must be compatible, {both}"
    transpose = sig.attrs.get("transpose_a")
    if isinstance(transpose, Enum) and transpose.case == "TRANSPOSE_INVALID":
        yield "Invalid transpose option value for triangular solve"


# --- fft


def fft(sig: Sig) -> Inferred:
    """Complex, or real after an inverse transform to real numbers; the last dim may be halved."""
    kind, lengths = _fft_kind(sig), ints(sig.attrs, "fft_length")
    must(_fft_problems(sig, kind, lengths))
    found = extents(sig.ins[0])
    element = sig.element()
    if kind == "RFFT":
        element = f"complex<{element}>"
        if lengths[-1]:
            return [with_last(found, _halved(lengths[-1]), element)]
    if kind == "IRFFT":
        return [with_last(found, lengths[-1], element[len("complex<") : -1])]
    return [of_extents(found, element)]


def _halved(length: int) -> int:
    """Frequencies of so many real numbers; a negative length as MLIR divides it."""
    return int(length / 2) + 1


def _fft_kind(sig: Sig) -> str:
    kind = sig.attrs.get("fft_type")
    return kind.case if isinstance(kind, Enum) else ""


def _fft_problems(sig: Sig, kind: str, lengths: Sequence[int]) -> Iterator[str]:
    rank = len(lengths)
    if not 1 <= rank <= 3:
        yield f"rank must be between 1 and 3, but got {rank}."
    element = sig.element()
    if kind == "RFFT" and element not in ("f32", "f64"):
        yield f"RFFT requires f32 or f64 input type, but is given '{element}'."
    if kind != "RFFT" and not element.startswith("complex<"):
        yield f"FFT/IFFT/IRFFT take a complex tensor as input, but is given '{sig.ins[0]}'."
    shape = sig.shape(0)
    if len(shape) < rank:
        yield (
            f"operand rank must not be less than fft rank of {rank} for operand of type "
            f"'{sig.ins[0]}'."
        )
    back, given, wanted = shape[len(shape) - rank :], shown_sizes(shape), shown(lengths)
    if kind == "RFFT" and not all(map(_is, back, lengths)):
        yield (
            "RFFT requires innermost dimensions to be compatible with fft_length. "
            f"Got: {given} but wanted {wanted}."
        )
    if kind == "IRFFT":
        yield from _irfft_problems(back, lengths, given)


def _is(size: int, length: int) -> bool:
    """True if a dim may be of a length; a length of -1 is no unknown size."""
    return size in (DYNAMIC, length)


def _irfft_problems(back: Sequence[int], lengths: Sequence[int], given: str) -> Iterator[str]:
    for size, length in zip(back[:-1], lengths, strict=False):
        if not _is(size, length):
            yield (
                "IRFFT requires non-final dimensions to be compatible with fft_length. "
                f"Got: {given} but wanted {shown(lengths)}, and {size} != {length}."
            )
    if (back[-1], lengths[-1]) != (0, 0) and not _is(back[-1], _halved(lengths[-1])):
        yield (
            "IRFFT requires innermost dimension to be compatible with fft_length[-1]/2+1. "
            f"Got: {back[-1]} but fft_length is {shown(lengths)}."
        )


# --- batch_norm_inference


def batch_norm(sig: Sig) -> Inferred:
    """The first operand's type; the others are vectors of its features."""
    must(_norm_problems(sig))
    return [sig.ins[0]]


def _norm_problems(sig: Sig) -> Iterator[str]:
    sizes = [sig.shape(k)[0] for k in range(1, len(sig.ins))]
    known = {*sizes} - {DYNAMIC}
    if len(known) > 1:
        yield "expects single-dimensional operands to have compatible shapes."
    rank, feature = len(sig.shape(0)), integer(sig.attrs, "feature_index")
    if feature >= rank:
        yield (
            "expects featureIndex to be smaller than the rank of multi-dimensional operands; "
            f"got featureIndex {feature}, and rank {rank}."
        )
    count = sig.shape(0)[feature]
    if not fit(sizes[0], count):
        yield (
            "expects the size of single-dimensional operands to be compatible with feature "
            f"count, but the size of single-dimensional operands is {sizes[0]} and the feature "
            f"count is {count}."
        )
