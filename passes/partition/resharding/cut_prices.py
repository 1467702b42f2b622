"""Prices of the moves and the work that a cut of an op's factors means: bytes, where no cluster is.

What a device receives, and its work as bytes that it could receive meanwhile. With a cluster all is
seconds (`cut_seconds.py`).
"""

from __future__ import annotations

from math import prod
from typing import Protocol

from shardwright.passes.partition.resharding.uneven_shards import received
from shardwright.spec.axes import Axes, total
from shardwright.spec.blocks.halo import Carry, Need
from shardwright.spec.blocks.halo import received as received_positions
from shardwright.spec.layout import Cut, Layout, dims, local_count, local_shape, padded_shape
from shardwright.spec.op import Sig
from shardwright.spec.types import ELEMENTS, TensorType

# What a device does while it receives one byte. Source: NVIDIA H100 SXM data sheet (989e12 dense
# flop/s in 16 bits, twice that in 8, 67e12 in f32 or f64, 3.35e12 B/s of memory, 450e9 B/s of
# NVLink in one direction). Only their order of magnitude matters: it keeps work from being repeated
# on all devices to save a few bytes.
FLOPS_PER_BYTE = {8: 4396.0, 16: 2198.0}  # by bits of an element
WIDE_FLOPS_PER_BYTE = 149.0
MEMORY_PER_BYTE = 7.4
MAX_COMBINATIONS = 4096  # of places for the axes of an op


class CutPrices(Protocol):
    """Prices of what a cut means, all in one unit; equal ones are equal numbers."""

    @property
    def combinations(self) -> int:
        """So many cuts of an op may be priced."""
        ...

    def moved(self, type: TensorType, src: Layout, dst: Layout, partial: Axes = ()) -> float:
        """Until a value has another layout. `partial`: axes on which it is partial at first."""
        ...

    def gathered(self, type: TensorType, layout: Layout, partial: Axes) -> float:
        """Until each device has the partial values of all, side by side."""
        ...

    def exchanged(
        self, type: TensorType, layout: Layout, need: Need | Carry, axes: Axes
    ) -> float:  # fmt: skip
        """Until blocks have what they need beside their own; `axes` cut the dim."""
        ...

    def work(self, sig: Sig, cut: Cut) -> float:
        """The work of one device."""
        ...

    def total(self, price: float) -> float:
        """A sum of prices, so that rounding does not decide."""
        ...


class ByBytes:
    """Bytes that a device receives."""

    combinations = MAX_COMBINATIONS

    def moved(self, type: TensorType, src: Layout, dst: Layout, partial: Axes = ()) -> float:
        return received(type.shape, src, dst, partial) * width(type)

    def gathered(self, type: TensorType, layout: Layout, partial: Axes) -> float:
        return local_count(type.shape, layout) * (total(partial) - 1) * width(type)

    def exchanged(
        self, type: TensorType, layout: Layout, need: Need | Carry, axes: Axes
    ) -> float:  # fmt: skip
        local = local_shape(type.shape, layout)
        positions = received_positions(type.shape[need.dim], need)
        return positions * prod(local) / local[need.dim] * width(type)

    def work(self, sig: Sig, cut: Cut) -> float:
        rule = sig.blocks
        assert rule is not None
        flops = sig.flops / prod(total(axes) for axes in cut) * _waste(sig, cut)
        touched = sum(
            local_count(type.shape, dims(rule, tensor, cut)) * width(type)
            for tensor, type in enumerate(sig.ins + sig.outs)
            if isinstance(type, TensorType)
        )
        return flops / _flops_per_byte(sig) + touched / MEMORY_PER_BYTE

    def total(self, price: float) -> float:
        return price


BY_BYTES = ByBytes()


def width(type: TensorType) -> float:
    """Bytes of an element."""
    return ELEMENTS[type.element].bits / 8


def _flops_per_byte(sig: Sig) -> float:
    """By the widest element that goes in."""
    # 16-bit rates for f32 products made the partitioner repeat them to save bytes (decision 0014).
    bits = max((ELEMENTS[t.element].bits for t in sig.ins if isinstance(t, TensorType)), default=32)
    return FLOPS_PER_BYTE.get(max(bits, 8), WIDE_FLOPS_PER_BYTE)


def _waste(sig: Sig, cut: Cut) -> float:
    """Work with padding as a multiple of the work without; 1 where all parts are equal."""
    assert sig.blocks is not None
    padded = padded_shape(sig.blocks.sizes, cut)
    return prod(after / size for size, after in zip(sig.blocks.sizes, padded, strict=True) if size)
