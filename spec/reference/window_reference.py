"""Numpy references of reduce_window and select_and_scatter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from shardwright.spec.op import Sig, Values, reducer_identity
from shardwright.spec.reference.extremes import Fold, maximum, minimum
from shardwright.spec.values.fields import ints, table

Combine = Callable[..., Sequence[Values]]


@dataclass(frozen=True)
class Window:
    """A sliding window, per dim; `padding` is (low, high), negative to cut off."""

    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    base_dilations: tuple[int, ...]
    dilations: tuple[int, ...]
    padding: tuple[tuple[int, ...], ...]

    def out_shape(self, shape: Sequence[int]) -> tuple[int, ...]:
        """The number of windows per dim."""
        counts: list[int] = []
        for dim, size in enumerate(shape):
            low, high = self.padding[dim]
            extent = low + dilated(size, self.base_dilations[dim]) + high
            span = dilated(self.sizes[dim], self.dilations[dim])
            fits = extent >= span and extent > 0
            counts.append((extent - span) // self.strides[dim] + 1 if fits else 0)
        return tuple(counts)

    def is_trivial(self, dim: int) -> bool:
        """True if the window leaves a dim as it is, as Shardy sees it."""
        padding = tuple(self.padding[dim])
        return self.sizes[dim] == 1 and self.strides[dim] == 1 and padding == (0, 0)


def window_of(sig: Sig) -> Window:
    """Of a reduce_window or select_and_scatter op."""
    rank = len(sig.shape(0))
    ones = (1,) * rank
    return Window(
        sizes=ints(sig.attrs, "window_dimensions") or ones,
        strides=ints(sig.attrs, "window_strides") or ones,
        base_dilations=ints(sig.attrs, "base_dilations") or ones,
        dilations=ints(sig.attrs, "window_dilations") or ones,
        padding=tuple(table(sig.attrs, "padding") or [(0, 0)] * rank),
    )


def dilated(size: int, dilation: int) -> int:
    """Extent of `size` elements with `dilation - 1` holes between neighbours."""
    return (size - 1) * dilation + 1 if size else 0


def pad(
    x: Values,
    value: Values,
    low: Sequence[int],
    high: Sequence[int],
    interior: Sequence[int],
) -> Values:
    """Edges grow (or shrink, when negative) and `interior` values come between neighbours."""
    widened = [dilated(n, i + 1) for n, i in zip(x.shape, interior, strict=True)]
    spread = np.full(widened, value, x.dtype)
    spread[tuple(slice(None, None, i + 1) for i in interior)] = x
    widths = [(max(0, lo), max(0, hi)) for lo, hi in zip(low, high, strict=True)]
    grown = np.pad(spread, widths, constant_values=value) if x.ndim else spread
    # Growing comes first: one edge may lose more than the operand has.
    kept = tuple(
        slice(max(0, -lo), n - max(0, -hi))
        for n, lo, hi in zip(grown.shape, low, high, strict=True)
    )
    return grown[kept]


def _padded(x: Values, value: Values, window: Window) -> Values:
    low, high = ([p[side] for p in window.padding] for side in (0, 1))
    return pad(x, value, low, high, [d - 1 for d in window.base_dilations])


def _views(x: Values, window: Window, counts: Sequence[int]) -> list[Values]:
    """Per offset within the window, in row-major order, that element of all windows."""
    views: list[Values] = []
    for offset in product(*map(range, window.sizes)):
        cut = tuple(
            slice(o * d, o * d + dilated(n, s), s)
            for o, d, n, s in zip(offset, window.dilations, counts, window.strides, strict=True)
        )
        views.append(x[cut])
    return views


UFUNCS: dict[str, Fold] = {
    "add": np.add,
    "mul": np.multiply,
    "max": maximum,
    "min": minimum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


def reduce_window(
    values: Sequence[Values],
    inits: Sequence[Values],
    window: Window,
    kinds: Sequence[str],
    elements: Sequence[str],
    combine: Combine,
) -> tuple[Values, ...]:
    """Fold each window from its init value on; padding holds init values.

    `kinds`: per value a key of `UFUNCS`, if known for all of them. `elements`: their element types.
    """
    padded = [_padded(x, init, window) for x, init in zip(values, inits, strict=True)]
    counts = window.out_shape(values[0].shape)
    if kinds and all(kind in UFUNCS for kind in kinds):
        folded: list[Values] = []
        for kind, element, x, init in zip(kinds, elements, padded, inits, strict=True):
            identity = reducer_identity(kind, element)
            inner = _folded(UFUNCS[kind], identity, x, window, counts)
            folded.append(UFUNCS[kind](init, inner).astype(x.dtype))
        return tuple(folded)
    state: Sequence[Values] = [np.broadcast_to(init, counts) for init in inits]
    for pieces in zip(*(_views(x, window, counts) for x in padded), strict=True):
        state = combine(*state, *pieces)
    return tuple(np.broadcast_to(s, counts) for s in state)


def _folded(
    ufunc: Fold, identity: Values, x: Values, window: Window, counts: Sequence[int]
) -> Values:
    """Windows of a known reducer, folded dim by dim."""
    for dim, (size, count) in enumerate(zip(window.sizes, counts, strict=True)):
        stride, dilation = window.strides[dim], window.dilations[dim]
        along = np.moveaxis(x, dim, -1)
        if size == 1:
            folded = along[..., : dilated(count, stride) : stride]
        elif stride == dilation == 1 and size >= count > 1:
            folded = _cumulative(ufunc, identity, along, size)
        else:
            folded = _slid(ufunc, along, size, count, stride, dilation)
        x = np.moveaxis(folded, -1, dim)
    return x


def _slid(ufunc: Fold, along: Values, size: int, count: int, stride: int, dilation: int) -> Values:
    views = np.lib.stride_tricks.sliding_window_view(along, dilated(size, dilation), -1)
    chosen = views[..., : dilated(count, stride) : stride, ::dilation]
    return ufunc.reduce(chosen, axis=-1, dtype=along.dtype)


def _cumulative(ufunc: Fold, identity: Values, along: Values, size: int) -> Values:
    """Windows that reach over all places from one end on, the rest padding: a running fold."""
    if np.all(along[..., : size - 1] == identity):
        return ufunc.accumulate(along[..., size - 1 :], axis=-1, dtype=along.dtype)
    count = along.shape[-1] - size + 1
    if np.all(along[..., count:] == identity):
        reverse = along[..., count - 1 :: -1]
        return ufunc.accumulate(reverse, axis=-1, dtype=along.dtype)[..., ::-1]
    return _slid(ufunc, along, size, count, 1, 1)


def select_and_scatter(
    operand: Values,
    source: Values,
    init: Values,
    window: Window,
    select: Combine,
    scatter: Combine,
) -> Values:
    """Each source element is combined into the place that `select` chooses within its window."""
    counts = source.shape
    zero = np.zeros((), operand.dtype)
    places = np.arange(operand.size).reshape(operand.shape)
    outside = np.full((), -1, places.dtype)
    best: Values = np.broadcast_to(zero, counts)
    best_at: Values = np.broadcast_to(outside, counts)
    candidates = _views(_padded(operand, zero, window), window, counts)
    candidates_at = _views(_padded(places, outside, window), window, counts)
    for value, at in zip(candidates, candidates_at, strict=True):
        keeps = np.broadcast_to(np.asarray(select(best, value)[0]), counts)
        takes = (at >= 0) & ((best_at < 0) | ~keeps)
        best, best_at = np.where(takes, value, best), np.where(takes, at, best_at)
    return _scattered(np.full(operand.size, init, operand.dtype), best_at, source, scatter).reshape(
        operand.shape
    )


def _scattered(out: Values, at: Values, source: Values, scatter: Combine) -> Values:
    """Windows that chose the same place take turns, in row-major order."""
    flat, values = at.reshape(-1), source.reshape(-1)
    flat, values = flat[flat >= 0], values[flat >= 0]
    while len(flat):
        _, first = np.unique(flat, return_index=True)
        chosen = flat[first]
        out[chosen] = scatter(values[first], out[chosen])[0]
        flat, values = np.delete(flat, first), np.delete(values, first)
    return out
