"""Helpers of generated torch scripts for ops with a body: reductions, windows, sorts.

A body is a function of tensors of any shape that works element by element.
"""

# pyright: basic
# (torch itself is typed in part only)

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch
from torch import Tensor


def _reduce_by(
    combine: Callable[..., tuple[Tensor, ...]],
    operands: Sequence[Tensor],
    inits: Sequence[Tensor],
    dims: Sequence[int],
) -> tuple[Tensor, ...]:
    """Reduce several tensors together over dims: `combine(old, new)` takes and gives tuples.

    Neighbours are combined pair by pair, so that the order of elements is kept.
    """
    kept = [dim for dim in range(operands[0].ndim) if dim not in dims]
    shape = [operands[0].shape[dim] for dim in kept]
    parts = tuple(x.permute(*dims, *kept).reshape(-1, *shape) for x in operands)
    start = tuple(init.expand(shape) for init in inits)
    if not parts[0].shape[0]:
        return start
    while (count := parts[0].shape[0]) > 1:
        even = count - count % 2
        pairs = combine(tuple(p[0:even:2] for p in parts), tuple(p[1:even:2] for p in parts))
        parts = tuple(torch.cat([q, p[even:]]) for p, q in zip(parts, pairs, strict=True))
    return combine(start, tuple(p[0] for p in parts))


def _windows(
    x: Tensor,
    fill: Tensor,
    window: Sequence[int],
    strides: Sequence[int],
    padding: Sequence[tuple[int, int]],
    base_dilation: Sequence[int],
    window_dilation: Sequence[int],
) -> Tensor:
    """All windows of a tensor: first its dims count windows, then as many the place in one."""
    for dim in range(x.ndim):
        low, high = padding[dim]
        step, size = base_dilation[dim], x.shape[dim]
        dilated = max((size - 1) * step + 1, 0) if size else 0
        reach = (window[dim] - 1) * window_dilation[dim] + 1
        count = max((low + dilated + high - reach) // strides[dim] + 1, 0)
        first = torch.arange(count)[:, None] * strides[dim]
        place = first + torch.arange(window[dim]) * window_dilation[dim] - low
        inside = (place >= 0) & (place < dilated) & (place % step == 0)
        source = torch.where(inside, place // step, torch.zeros_like(place))
        shape = [1] * dim + [*place.shape] + [1] * (x.ndim - dim - 1)
        rows = x.index_select(dim, source.reshape(-1)).unflatten(dim, place.shape)
        x = torch.where(inside.reshape(shape), rows, fill).movedim(dim + 1, -1)
    return x


def _reduce_window(
    combine: Callable[..., tuple[Tensor, ...]],
    operands: Sequence[Tensor],
    inits: Sequence[Tensor],
    window: Sequence[int],
    strides: Sequence[int],
    padding: Sequence[tuple[int, int]],
    base_dilation: Sequence[int],
    window_dilation: Sequence[int],
) -> tuple[Tensor, ...]:
    """Combine each window, `combine` being as in `_reduce_by`; padding holds initial values."""
    shape = (window, strides, padding, base_dilation, window_dilation)
    views = [_windows(x, init, *shape) for x, init in zip(operands, inits, strict=True)]
    rank = len(window)
    return _reduce_by(combine, views, inits, range(rank, 2 * rank))


def _taken(x: Tensor, dim: int, places: Tensor) -> Tensor:
    """`x.gather`, which torch lacks for unsigned integers wider than a byte: on their bits."""
    signed = {torch.uint16: torch.int16, torch.uint32: torch.int32, torch.uint64: torch.int64}
    return x.view(signed.get(x.dtype, x.dtype)).gather(dim, places).view(x.dtype)


def _sort(operands: Sequence[Tensor], dim: int, keys: int) -> tuple[Tensor, ...]:
    """Sort tensors together by the first `keys` of them, ascending; stable; NaN last."""
    arrays = list(operands)
    for key in reversed(range(keys)):
        column = arrays[key]
        if column.dtype in (torch.uint16, torch.uint32):
            column = column.to(torch.int64)
        elif column.dtype == torch.uint64:
            column = column.view(torch.int64) ^ torch.iinfo(torch.int64).min
        order = torch.sort(column, dim=dim, stable=True).indices
        arrays = [_taken(x, dim, order) for x in arrays]
    return tuple(arrays)


def _sort_by(
    before: Callable[..., Tensor], operands: Sequence[Tensor], dim: int
) -> tuple[Tensor, ...]:
    """Sort several tensors together by any comparator `before(a0, b0, a1, b1, ...)`; stable.

    A bitonic network over positions: about log2(n)^2 / 2 steps for n elements.
    """
    arrays = [x.movedim(dim, -1) for x in operands]
    count = arrays[0].shape[-1]
    width = 1 << max(count - 1, 0).bit_length()
    lane = torch.arange(width)
    order = lane.expand(*arrays[0].shape[:-1], width)

    def is_first(i: Tensor, j: Tensor) -> Tensor:
        left = [_taken(x, -1, i.clamp(max=count - 1)) for x in arrays]
        right = [_taken(x, -1, j.clamp(max=count - 1)) for x in arrays]
        forth = before(*(x for pair in zip(left, right, strict=True) for x in pair))
        back = before(*(x for pair in zip(right, left, strict=True) for x in pair))
        by_value = forth | (~back & (i < j))
        return torch.where((i < count) & (j < count), by_value, i < j)  # padding stays last

    size = 2
    while size <= width:
        step = size // 2
        while step:
            other = order[..., lane ^ step]
            keeps_first = ((lane & step) == 0) == ((lane & size) == 0)
            swap = torch.where(keeps_first, is_first(other, order), is_first(order, other))
            order = torch.where(swap, other, order)
            step //= 2
        size *= 2
    return tuple(_taken(x, -1, order[..., :count]).movedim(-1, dim) for x in arrays)
