"""Networks as tables of layers: channels, kernels, maps; what AccPar and HyPar read.

A layer multiplies a matrix of the batch by input channels with one of input by output channels. Its
kernel is a square, and so are its maps; fully connected layers have kernel and maps of 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import log2


@dataclass(frozen=True)
class Layer:
    """`kernel`, `in_map`, `out_map`: length of a side."""

    name: str
    in_channels: float
    out_channels: float
    kernel: float = 1
    in_map: float = 1
    out_map: float = 1


@dataclass(frozen=True)
class LayerTable:
    """`levels`: two-way cuts one inside another. `skips`: layer -> how many layers back the one is
    whose result it also takes.
    """

    layers: tuple[Layer, ...]
    batch: float
    levels: int
    skips: Mapping[int, int] = field(default_factory=dict[int, int])

    @property
    def devices(self) -> int:
        return 2**self.levels


def levels_of(devices: int) -> int:
    """How many two-way cuts make so many devices; of 6 as of 8, rounded up."""
    return max(0, round(log2(devices) + 0.499)) if devices > 1 else 0
