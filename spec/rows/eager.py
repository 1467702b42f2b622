"""The memory of lines of torch: views, and what helpers of the prelude make besides results.

Bytes follow the helpers in `backends/torch/prelude.py` and `wire.py`, statement by statement.
"""

from __future__ import annotations

from math import prod

from shardwright.spec.layouts import Eager
from shardwright.spec.op import Sig
from shardwright.spec.types import ELEMENTS, TensorType
from shardwright.spec.values import fields

_INDEX = 8  # bytes of a position


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
    results = sum(bytes_of(type) for type in sig.outs)
    if kind in ("max", "min") and element.kind == "float":
        return Eager(scratch=count * (2 + 2 * width))  # where it is NaN, < 0, flipped, the key
    if kind in ("add", "mul", "max", "min"):
        return Eager(scratch=results)
    return Eager(scratch=2 * count * width)  # halves joined again


def twice(sig: Sig) -> Eager:
    """Two functions, one of the other's result."""
    return Eager(scratch=bytes_of(sig.outs[0]))


def lookup(sig: Sig) -> Eager:
    """Positions of all slices: per dim, as many as there are slices times its size."""
    sizes = fields.ints(sig.attrs, "slice_sizes")
    slices = prod(sig.out_shape(0)) // max(prod(sizes), 1)
    return Eager(scratch=_INDEX * slices * (sum(sizes) + 1))


def update(sig: Sig) -> Eager:
    """Positions of all elements, and the operand with one more at its end."""
    half = len(sig.ins) // 2
    places = _INDEX * prod(sig.shape(half + 1))
    return Eager(scratch=max(2 * places, places + bytes_of(sig.ins[0])))


def gathering(sig: Sig) -> Eager:
    """What arrives is joined."""
    return Eager(scratch=sum(bytes_of(type) for type in sig.outs))


def exchange(sig: Sig) -> Eager:
    """Pieces are put together, sent, and what arrives is joined."""
    return Eager(scratch=2 * sum(bytes_of(type) for type in sig.ins))


def bytes_of(type: object) -> int:
    """Bytes of a tensor type."""
    return type.bytes if isinstance(type, TensorType) and type.is_static else 0


def _width(element: str) -> int:
    return max(ELEMENTS[element].bits // 8, 1)
