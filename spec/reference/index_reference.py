"""Numpy references of gather, scatter, dynamic_slice and dynamic_update_slice.

Where StableHLO's text and XLA differ, XLA is followed: an update window that leaves the operand
anywhere is dropped whole.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shardwright.spec.op import Values
from shardwright.spec.reference.extremes import maximum, minimum
from shardwright.spec.rows.indexing import IndexDims

Positions = NDArray[np.int64]


def signed(indices: Values) -> Positions:
    """Indices as i64; what does not fit is so large that it stays out of every range."""
    if indices.dtype == np.uint64:
        indices = np.minimum(indices, np.uint64(np.iinfo(np.int64).max))
    return indices.astype(np.int64)


def _starts(dims: IndexDims, indices: Values) -> list[Positions]:
    """Per component of the index vector its values, of the batch shape."""
    vectors = signed(indices)
    if dims.vector_dim == vectors.ndim:
        return [vectors]
    return list(np.moveaxis(vectors, dims.vector_dim, 0))


def _batching(dims: IndexDims, operand_dim: int, batch: tuple[int, ...]) -> Positions:
    """Positions along an operand dim that goes along with a dim of the indices."""
    at = dims.index_batching[dims.operand_batching.index(operand_dim)]
    at -= at > dims.vector_dim
    shape = [-1 if d == at else 1 for d in range(len(batch))]
    return np.broadcast_to(np.arange(batch[at]).reshape(shape), batch)


@dataclass(frozen=True)
class _Window:
    """Index arrays of all elements of all windows: batch dims first, then one dim per operand dim.

    Operand dims with `None` are taken whole and do not need an index.
    """

    batch: tuple[int, ...]
    starts: tuple[Positions | None, ...]
    sizes: tuple[int, ...]

    @property
    def indexed(self) -> list[int]:
        return [dim for dim, start in enumerate(self.starts) if start is not None]

    @property
    def order(self) -> list[int]:
        """Operand dims: indexed ones first."""
        return [*self.indexed, *(d for d, start in enumerate(self.starts) if start is None)]

    def index(self) -> tuple[Positions, ...]:
        """One index array per indexed dim, of shape batch + indexed window sizes when broadcast."""
        arrays: list[Positions] = []
        for place, dim in enumerate(self.indexed):
            start = self.starts[dim]
            assert start is not None
            offsets = np.arange(self.sizes[dim]).reshape(
                [-1 if k == place else 1 for k in range(len(self.indexed))]
            )
            arrays.append(start.reshape(*self.batch, *(1 for _ in self.indexed)) + offsets)
        return tuple(arrays)

    def to_window(self, dims: IndexDims) -> list[int]:
        """Axes of batch + `order` that make up the window tensor, in its order."""
        axis_of = {dim: len(self.batch) + place for place, dim in enumerate(self.order)}
        batch = iter(range(len(self.batch)))
        operand_dim = dims.operand_dim_of
        return [
            axis_of[operand_dim[d]] if d in operand_dim else next(batch)
            for d in range(dims.window_rank)
        ]

    def squeezed(self, dims: IndexDims) -> tuple[int, ...]:
        kept = self.to_window(dims)
        rank = len(self.batch) + len(self.order)
        return tuple(axis for axis in range(rank) if axis not in kept)


def _batch_shape(dims: IndexDims, indices: Values) -> tuple[int, ...]:
    return tuple(n for d, n in enumerate(indices.shape) if d != dims.vector_dim)


def gather(operand: Values, indices: Values, dims: IndexDims, sizes: Sequence[int]) -> Values:
    """Slices of `sizes` out of the operand; start indices are clamped so that slices fit."""
    batch = _batch_shape(dims, indices)
    vectors = dict(zip(dims.index_map, _starts(dims, indices), strict=True))
    starts: list[Positions | None] = []
    for dim, (extent, size) in enumerate(zip(operand.shape, sizes, strict=True)):
        if dim in dims.operand_batching:
            starts.append(_batching(dims, dim, batch))
        elif size == extent and size != 1:
            starts.append(None)
        else:
            start = vectors.get(dim, np.zeros(batch, np.int64))
            starts.append(np.clip(start, 0, extent - size))
    window = _Window(batch, tuple(starts), tuple(sizes))
    taken = operand.transpose(window.order)[window.index()]
    taken = np.broadcast_to(taken, (*batch, *(sizes[dim] for dim in window.order)))
    order = window.to_window(dims)
    return np.ascontiguousarray(taken.transpose(*order, *window.squeezed(dims))).reshape(
        [taken.shape[axis] for axis in order]
    )


Combine = Callable[..., Sequence[Values]]


def scatter(
    inputs: Sequence[Values],
    indices: Values,
    updates: Sequence[Values],
    dims: IndexDims,
    kinds: Sequence[str],
    combine: Combine,
) -> tuple[Values, ...]:
    """The inputs with the updates applied in row-major order, but for windows that do not fit.

    `kinds`: per input a key of `AT`, if known for all of them; else `combine(*olds, *news)` is
    called on arrays that hold no position twice.
    """
    places, is_inside = _places(inputs[0].shape, indices, updates[0].shape, dims)
    flat = places[is_inside]
    outs = [value.reshape(-1).copy() for value in inputs]
    news = [value[is_inside] for value in updates]
    if kinds and all(kind in AT for kind in kinds):
        for out, new, kind in zip(outs, news, kinds, strict=True):
            AT[kind](out, flat, new)
    else:
        for chosen in _rounds(flat):
            at = flat[chosen]
            combined = combine(*(out[at] for out in outs), *(new[chosen] for new in news))
            for out, value in zip(outs, combined, strict=True):
                out[at] = value
    return tuple(out.reshape(value.shape) for out, value in zip(outs, inputs, strict=True))


def _set(out: Values, at: Positions, new: Values) -> None:
    out[at] = new


AT: dict[str, Callable[..., Any]] = {
    "add": np.add.at,
    "mul": np.multiply.at,
    "max": maximum.at,
    "min": minimum.at,
    "and": np.bitwise_and.at,
    "or": np.bitwise_or.at,
    "xor": np.bitwise_xor.at,
    "set": _set,
}


def _places(
    shape: tuple[int, ...], indices: Values, updates: tuple[int, ...], dims: IndexDims
) -> tuple[Positions, NDArray[np.bool_]]:
    """Per element of the updates its flat position in the operand, and whether its window fits."""
    batch = _batch_shape(dims, indices)
    vectors = dict(zip(dims.index_map, _starts(dims, indices), strict=True))
    window_dim = {operand: window for window, operand in dims.operand_dim_of.items()}
    sizes = [updates[window_dim[d]] if d in window_dim else 1 for d in range(len(shape))]
    is_inside = np.ones(batch, np.bool_)
    flat = np.zeros(batch + (1,) * len(shape), np.int64)
    for dim, (extent, size) in enumerate(zip(shape, sizes, strict=True)):
        if dim in dims.operand_batching:
            start = _batching(dims, dim, batch)
        else:
            start = vectors.get(dim, np.zeros(batch, np.int64))
        fits = (start >= 0) & (start <= extent - size)
        is_inside &= fits
        offsets = np.arange(size).reshape([-1 if d == dim else 1 for d in range(len(shape))])
        start = np.where(fits, start, 0).reshape(batch + (1,) * len(shape))
        flat = flat * extent + start + offsets
    window = _Window(batch, (None,) * len(shape), tuple(sizes))
    order = [*window.to_window(dims), *window.squeezed(dims)]
    inside = np.broadcast_to(is_inside.reshape(batch + (1,) * len(shape)), flat.shape)
    return flat.transpose(order).reshape(updates), inside.transpose(order).reshape(updates)


def _rounds(flat: Positions) -> list[Positions]:
    """Partitions of `flat`'s places: in each no position occurs twice, earlier ones come first."""
    order = np.argsort(flat, kind="stable")
    ordered = flat[order]
    is_first = np.ones(len(ordered), np.bool_)
    is_first[1:] = ordered[1:] != ordered[:-1]
    group_start = np.maximum.accumulate(np.where(is_first, np.arange(len(ordered)), 0))
    turn = np.arange(len(ordered)) - group_start
    return [order[turn == k] for k in range(int(turn.max()) + 1)] if len(turn) else []


def _clamped(operand: Values, starts: Sequence[Values], sizes: Sequence[int]) -> tuple[slice, ...]:
    places: list[slice] = []
    for extent, size, start in zip(operand.shape, sizes, starts, strict=True):
        first = min(max(int(start), 0), extent - size)
        places.append(slice(first, first + size))
    return tuple(places)


def dynamic_slice(operand: Values, starts: Sequence[Values], sizes: Sequence[int]) -> Values:
    """The slice at these starts, clamped so that it fits."""
    return operand[_clamped(operand, starts, sizes)].copy()


def dynamic_update_slice(operand: Values, update: Values, starts: Sequence[Values]) -> Values:
    """The operand with a slice replaced; starts are clamped so that it fits."""
    out = operand.copy()
    out[_clamped(operand, starts, update.shape)] = update
    return out
