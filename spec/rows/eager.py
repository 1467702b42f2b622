"""The memory of lines of torch: views, and what helpers of the prelude make besides results.

Bytes follow the helpers in `backends/torch/prelude.py` and `wire.py`, statement by statement.
"""

from __future__ import annotations

from math import prod

from shardwright.spec.kernel_layouts import Eager, moved
from shardwright.spec.op import Sig
from shardwright.spec.reference.window_reference import window_of
from shardwright.spec.rows.convolutions import convolution
from shardwright.spec.rows.indexing import scatter_dims
from shardwright.spec.types import ELEMENTS
from shardwright.spec.values import fields

_INDEX = 8  # bytes of a position, or of a number that a wide unsigned one goes through
_UNSIGNED = ("ui16", "ui32", "ui64")


def view(sig: Sig) -> Eager:
    """The result is the operand's memory."""
    return Eager(view=0)


def conversion(sig: Sig) -> Eager:
    """An operand that has the type already is passed on."""
    return Eager(view=0 if sig.element() == sig.out_element() else -1)


def counted(sig: Sig) -> Eager:
    """`iota`: the numbers of one dim, seen again and again."""
    dim = fields.integer(sig.attrs, "iota_dimension")
    return Eager(held=sig.out_shape(0)[dim] * _width(sig.out_element()))


def reduction(sig: Sig) -> Eager:
    """A sum is added to its first value; an extreme of floats is found by numbers that order so."""
    kind = sig.hints.body[0] if sig.hints.body else ""
    element = ELEMENTS[sig.element()]
    count, width = prod(sig.shape(0)), _width(sig.element())
    results = sum(type.bytes for type in sig.outs)
    if kind in ("max", "min") and element.kind == "float":
        return Eager(scratch=count * (2 + 2 * width))  # where it is NaN, < 0, flipped, the key
    if kind in ("add", "mul", "max", "min"):
        return Eager(scratch=results)
    return Eager(scratch=2 * count * width)  # halves joined again


def twice(sig: Sig) -> Eager:
    """Two functions, one of the other's result."""
    return Eager(scratch=sig.outs[0].bytes)


def lookup(sig: Sig) -> Eager:
    """Positions of all slices: per dim, as many as there are slices times its size."""
    sizes = fields.ints(sig.attrs, "slice_sizes")
    slices = prod(sig.out_shape(0)) // max(prod(sizes), 1)
    return Eager(scratch=_INDEX * slices * (sum(sizes) + 1))


def update(sig: Sig) -> Eager:
    """Positions of all elements, twice before the result is there."""
    half = len(sig.ins) // 2
    shape = sig.shape(half + 1)
    dims = scatter_dims(sig)
    windows = [shape[dim] for dim in dims.window_dims]
    is_last_kept = len(sig.shape(0)) - 1 not in dims.collapsed
    slices = prod(shape) // max(prod(windows), 1)
    last = _INDEX * slices * (windows[-1] if windows and is_last_kept else 1)
    places = _INDEX * prod(shape)
    more = 0
    if sig.element() in _UNSIGNED:  # torch puts these into 64-bit numbers
        more = sig.ins[0].bytes + _INDEX * (2 * prod(sig.shape(0)) + prod(shape))
    return Eager(scratch=last + max(2 * places - sig.outs[0].bytes, places + more))


def convolution_line(sig: Sig) -> Eager:
    """The input with its edges, and with zeros between neighbours; the kernel in torch's layout."""
    conv = convolution(sig)
    shape, width = sig.shape(0), _width(sig.element())
    stuffed = [shape[dim] for dim in conv.lhs[:2]]
    sizes = zip(conv.lhs[2:], conv.lhs_dilation, strict=True)
    spatial = [max((shape[dim] - 1) * step + 1, 0) for dim, step in sizes]
    padded = [max(n + a + b, 0) for n, (a, b) in zip(spatial, conv.padding, strict=True)]
    scratch = prod([*stuffed, *padded]) * width
    if any(step > 1 for step in conv.lhs_dilation):  # gone when there is a result
        both = scratch + prod([*stuffed, *spatial]) * width
        scratch = max(scratch, both - sig.outs[0].bytes)
    order = (conv.rhs[1], conv.rhs[0], *conv.rhs[2:])
    if moved(order, sig.shape(1)):
        scratch += sig.ins[1].bytes
    return Eager(scratch=scratch)


def edges(sig: Sig) -> Eager:
    """The operand with what is put between neighbours, before it gets its edges."""
    gaps = fields.ints(sig.attrs, "interior_padding") or (0,) * len(sig.shape(0))
    sizes = [max((n - 1) * (gap + 1) + 1, 0) for n, gap in zip(sig.shape(0), gaps, strict=True)]
    return Eager(scratch=prod(sizes) * _width(sig.element()))


def selected(sig: Sig) -> Eager:
    """Values and positions with their edges; the result is made later."""
    window, shape = window_of(sig), sig.shape(0)
    padded = prod(n + sum(edge) for n, edge in zip(shape, window.padding, strict=True))
    width = _width(sig.element())
    return Eager(scratch=_INDEX * (2 * prod(shape) + padded) + width * (padded - prod(shape)))


def sorting(sig: Sig) -> Eager:
    """The order."""
    return Eager(scratch=_INDEX * prod(sig.shape(0)))


def pointwise(sig: Sig) -> Eager:
    """Unsigned numbers wider than a byte are computed with in 64 bits."""
    if sig.element() not in _UNSIGNED:
        return Eager()
    return Eager(scratch=_INDEX * (len(sig.ins) + 1) * prod(sig.out_shape(0)))


def gathering(sig: Sig) -> Eager:
    """What arrives is joined."""
    return Eager(scratch=sum(type.bytes for type in sig.outs))


def exchange(sig: Sig) -> Eager:
    """Pieces are put together and sent; what arrives is joined when these are gone."""
    return Eager(scratch=sum(type.bytes for type in sig.ins))


def scattering(sig: Sig) -> Eager:
    """Pieces along another dim than the first have to be copied."""
    dim = fields.integer(sig.attrs, "scatter_dimension")
    return Eager(scratch=sum(type.bytes for type in sig.ins) if dim else 0)


def _width(element: str) -> int:
    return max(ELEMENTS[element].bits // 8, 1)
