"""Seconds of a kernel on a chip: computing or moving bytes, whichever takes longer, and a launch.

The constants are those of the chip (`spec/cluster.py`, `Kernels`); there are none here. Products
are done tile by tile: a unit takes `fill` per tile besides multiplying, tiles are dealt out in
rounds, and the depth may be split in parts, whose sums are then written and read. Source: the
roofline of Williams, Waterman, Patterson, CACM 2009; tile and wave quantisation as in NVIDIA's
"Matrix Multiplication Background User's Guide".
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from shardwright.spec.cluster import Chip
from shardwright.spec.machines.op_work import Product


class Load(NamedTuple):
    """The load of a kernel: vector operations of an element type, products, bytes in and out.

    `is_attention`: its products are those of one fused attention kernel, which skips what a mask
    hides: `visible` is the part of each that it does. `again`: those of its products that a forward
    pass has done already. `copied`: bytes of operands of products that lie in another order than
    the products run in; `strided`: of those whose neighbours are torn apart.
    """

    products: tuple[Product, ...] = ()
    flops: float = 0.0  # besides products
    element: str = "f32"
    bytes: int = 0
    is_attention: bool = False
    is_permuted: bool = False  # it reads a tensor in another order of dims
    visible: float = 1.0
    again: tuple[Product, ...] = ()
    copied: int = 0
    strided: int = 0


def kernel_seconds(load: Load, chip: Chip) -> float:
    """Seconds of a kernel, its launch included."""
    reached = chip.kernels.stream * (chip.kernels.permute if load.is_permuted else 1.0)
    memory = load.bytes / (chip.memory_bandwidth * reached)
    if load.is_attention:
        computing = load.visible * attention_seconds(load.products, chip)
    else:
        computing = sum(product_seconds(product, chip) for product in load.products)
    kernel = max(computing, load.flops / vector_peak(load.element, chip), memory)
    return kernel + copying_seconds(load, chip) + chip.kernels.launch


def copying_seconds(load: Load, chip: Chip) -> float:
    """Seconds in which operands of products are put in order, where kernels need them in order."""
    kernels = chip.kernels
    if not load.copied or not kernels.copies:
        return 0.0  # they read operands as they lie
    together = load.copied - load.strided
    return 2 * (together + load.strided / kernels.copies) / (chip.memory_bandwidth * kernels.stream)


def ideal_seconds(load: Load, chip: Chip) -> tuple[float, float]:
    """Seconds of computing and of moving bytes at the peaks: no kernel takes less than either."""
    products = sum(product_flops(one) / product_peak(one, chip) for one in load.products)
    computing = max(load.visible * products, load.flops / vector_peak(load.element, chip))
    return computing, load.bytes / chip.memory_bandwidth


def product_seconds(product: Product, chip: Chip) -> float:
    """Seconds in which the units of a chip multiply; memory and launch aside."""
    kernels = chip.kernels
    rate = product_peak(product, chip) * kernels.product / kernels.units  # of one unit
    tall, wide = kernels.tile
    ways = ((tall, wide), (wide, tall)) if tall != wide else ((tall, wide),)
    best = float("inf")
    for rows, columns in ways:
        tiles = product.batch * ceil(product.rows / rows) * ceil(product.columns / columns)
        parts = 1
        while parts <= product.depth:
            rounds = ceil(tiles * parts / kernels.units)
            tile = 2 * rows * columns * product.depth / parts / rate + kernels.fill
            best = min(best, rounds * tile + _sums_seconds(product, parts, chip))
            if tiles * parts >= kernels.units * kernels.units:
                break  # the last round is a small part of all
            parts *= 2
    return best


def _sums_seconds(product: Product, parts: int, chip: Chip) -> float:
    """Seconds in which partial sums over parts of the depth, in f32, are written and read."""
    if parts == 1:
        return 0.0
    # Free, split products of 2048 rows lost nothing to their last round of tiles (decision 0028).
    size = 4 * parts * product.batch * product.rows * product.columns
    return 2 * size / (chip.memory_bandwidth * chip.kernels.stream)


def attention_seconds(products: tuple[Product, ...], chip: Chip) -> float:
    """Seconds of the products of a fused attention kernel that skips nothing."""
    peaks = (product_flops(one) / product_peak(one, chip) for one in products)
    return sum(peaks) / chip.kernels.attention


def product_flops(product: Product) -> float:
    """A multiplication and an addition per point."""
    return 2.0 * product.batch * product.rows * product.columns * product.depth


def product_peak(product: Product, chip: Chip) -> float:
    """Operations per second on the elements of a product."""
    return chip.peak(product_rate(product, chip))


def product_rate(product: Product, chip: Chip) -> str:
    """The name of the peak that a product runs at: its element type, or another for plain f32."""
    is_plain_f32 = product.element == "f32" and not product.is_precise
    return chip.kernels.f32_products if is_plain_f32 else product.element


def vector_peak(element: str, chip: Chip) -> float:
    """Operations per second outside the units that multiply: those of f32, of f64 for f64."""
    return chip.peak(element if element == "f64" else "f32")
