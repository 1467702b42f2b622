"""Reshards of values that are padded because their shards would differ in size.

A value's padded shape follows from its layout, so that a reshard may have to lengthen or cut off a
dim. That costs nothing while the dim is whole. A dim that is cut before and after, into parts that
end at other places, is made whole in between.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from shardwright.ir.core import Func, Module, Value, out_sharding
from shardwright.ir.walk import all_ops
from shardwright.passes.partition.reshard import planner
from shardwright.passes.partition.reshard.types import Ends
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.blocks.padding import uneven
from shardwright.spec.layout import Layout, is_even, padded_shape
from shardwright.spec.op import Sig
from shardwright.spec.sharding import Sharding


class Leg(NamedTuple):
    """A reshard between two layouts that both divide `shape`."""

    shape: tuple[int, ...]
    src: Layout
    dst: Layout


@lru_cache(maxsize=65536)
def legs(shape: tuple[int, ...], src: Layout, dst: Layout) -> tuple[Leg, ...]:
    """The reshards that turn `src` into `dst` for a value of true `shape`.

    Before each one dims that are whole get its shape; after the last one the padded shape of `dst`.
    """
    before, after = padded_shape(shape, src), padded_shape(shape, dst)
    first = _lengthened(before, src, dst, after)
    clash = [d for d, axes in enumerate(dst) if src[d] and axes and before[d] != after[d]]
    if not clash:
        return (Leg(first, src, dst),)
    found: list[tuple[Leg, Leg]] = []
    for kept in (src, dst):
        middle = tuple(() if dim in clash else axes for dim, axes in enumerate(kept))
        start = _lengthened(before, src, middle, after)
        between = _lengthened(start, middle, dst, after)
        found.append((Leg(start, src, middle), Leg(between, middle, dst)))
    return min(found, key=lambda pair: sum(map(_received, pair)))


def _lengthened(
    shape: Sequence[int], src: Layout, dst: Layout, after: Sequence[int]
) -> tuple[int, ...]:
    """The shape, but that of `after` in dims that are whole and about to be cut."""
    sizes = zip(shape, src, dst, after, strict=True)
    return tuple(m if cut and not axes else n for n, axes, cut, m in sizes)


def _received(leg: Leg) -> float:
    return planner.received(leg.shape, leg.src, leg.dst)


@lru_cache(maxsize=65536)
def even_ends(
    shape: tuple[int, ...], src: Layout, dst: Layout, partial: Axes = ()
) -> tuple[Ends, ...]:
    """The ways, one after the other, on which a value gets another layout: each between two that
    divide the shape it has there.

    `partial`: axes on which the value is partial at first.
    """
    if is_even(shape, src) and is_even(shape, dst):
        return (Ends(shape, src, dst, partial),)
    if not partial:
        return tuple(Ends(*leg) for leg in legs(shape, src, dst))
    if (scattered := scattered_shape(shape, src, dst)) is not None:
        return (Ends(scattered, src, dst, partial),)
    summed = Ends(padded_shape(shape, src), src, src, partial)
    return (summed, *even_ends(shape, src, dst))


@lru_cache(maxsize=65536)
def received(shape: tuple[int, ...], src: Layout, dst: Layout, partial: Axes = ()) -> float:
    """Elements each device receives, padding included, until a value has another layout.

    `partial`: axes on which the value is partial at first.
    """
    every = even_ends(shape, src, dst, partial)
    return sum(planner.received(one.shape, one.src, one.dst, one.partial) for one in every)


def scattered_shape(shape: tuple[int, ...], src: Layout, dst: Layout) -> tuple[int, ...] | None:
    """The shape in which a partial value can be completed and cut at once; None if none is."""
    found = legs(shape, src, dst)
    return found[0].shape if len(found) == 1 else None


def lengthened_factors(
    sig: Sig, shape: tuple[int, ...], target: tuple[int, ...]
) -> dict[int, int] | None:
    """By factor the sizes with which an op leaves its only result in `target` instead of `shape`;
    None where it cannot run on operands that are longer.
    """
    rule, may_be, sizes = sig.blocks, uneven(sig), dict[int, int]()
    if rule is None or len(sig.outs) != 1:
        return None
    for dim, (before, after) in enumerate(zip(shape, target, strict=True)):
        if before != after:
            sizes |= {f: after for f in rule.results[0][dim] if rule.sizes[f] > 1}
    return sizes if not sizes or (may_be and all(may_be[f] for f in sizes)) else None


# --- programs


def is_uneven(module: Module) -> bool:
    """True if any value is cut into parts of different size."""
    meshes, known = module.meshes, set[tuple[int, int]]()
    for op in all_ops(module):
        values = op.results
        if isinstance(op, Func) and not op.is_declaration:
            values = op.args
        for value in values:
            found = value.sharding or out_sharding(op)
            if found is None or (id(found), id(value.type)) in known:  # both are interned
                continue
            if not isinstance(found.mesh, str) or _is_cut_unevenly(value, found, meshes):
                return True
            known.add((id(found), id(value.type)))
    return False


def _is_cut_unevenly(value: Value, found: Sharding, meshes: Mapping[str, Mesh]) -> bool:
    sizes = found.sizes(meshes[found.mesh]) if isinstance(found.mesh, str) else ()
    return any(n % count for n, count in zip(value.shape, sizes, strict=False) if n > 1)
