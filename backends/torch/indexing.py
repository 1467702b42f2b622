"""Helpers of generated torch scripts for slices at computed positions, padding, windows, top-k.

Like those in `prelude.py`; they stand apart because the two do not use each other.
"""

# pyright: basic
# (torch itself is typed in part only)

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch
from torch import Tensor


def _pad(
    x: Tensor,
    value: Tensor,
    low: Sequence[int],
    high: Sequence[int],
    interior: Sequence[int] | None = None,
) -> Tensor:
    """Grow the edges (negative: cut them off) and put `interior` values between neighbours."""
    gaps = interior or [0] * x.ndim
    sizes = [max((n - 1) * (gap + 1) + 1, 0) for n, gap in zip(x.shape, gaps, strict=True)]
    wide = value.expand(sizes).clone()
    wide[tuple(slice(None, None, gap + 1) for gap in gaps)] = x
    out = value.expand([n + a + b for n, a, b in zip(sizes, low, high, strict=True)]).clone()
    # Element j goes to j + low; one edge may lose more than the operand has.
    starts = [max(0, -a) for a in low]
    ends = [
        max(start, min(n, whole - a))
        for n, whole, a, start in zip(sizes, out.shape, low, starts, strict=True)
    ]
    source = tuple(slice(start, end) for start, end in zip(starts, ends, strict=True))
    target = tuple(slice(k.start + a, k.stop + a) for k, a in zip(source, low, strict=True))
    out[target] = wide[source]
    return out


def _dynamic_slice(x: Tensor, starts: Sequence[Tensor], sizes: Sequence[int]) -> Tensor:
    """A slice at computed positions, clamped so that it fits."""
    for dim, (start, size) in enumerate(zip(starts, sizes, strict=True)):
        if size < x.shape[dim]:
            first = start.to(torch.int64).clamp(0, x.shape[dim] - size)
            x = x.index_select(dim, first + torch.arange(size))
    return x


def _dynamic_update_slice(x: Tensor, update: Tensor, starts: Sequence[Tensor]) -> Tensor:
    """A copy with a slice replaced at computed positions, clamped so that it fits."""
    # Torch puts nothing into unsigned integers wider than a byte: it is done on their bits.
    signed = {torch.uint16: torch.int16, torch.uint32: torch.int32, torch.uint64: torch.int64}
    out = x.view(signed.get(x.dtype, x.dtype)).clone()
    # Only dims that are not written whole are indexed: a GPU is slow where every element is.
    moved = [dim for dim, n in enumerate(x.shape) if update.shape[dim] < n]
    places = [
        starts[dim].to(torch.int64).clamp(0, x.shape[dim] - update.shape[dim])
        + torch.arange(update.shape[dim])
        for dim in moved
    ]
    order = sorted(range(x.ndim), key=lambda dim: (dim not in moved, dim))
    target = torch.meshgrid(*places, indexing="ij") if places else ...
    out.permute(order)[target] = update.view(out.dtype).permute(order)
    return out.view(x.dtype)


def _index_vectors(
    indices: Tensor, operand_dims: Sequence[int], vector_dim: int
) -> dict[int, Tensor]:
    """Per indexed operand dim its start indices; what no i64 can hold becomes the largest one."""
    starts = indices.to(torch.int64)
    if indices.dtype == torch.uint64:
        starts = torch.where(starts < 0, torch.iinfo(torch.int64).max, starts)
    if vector_dim == indices.ndim:
        return {operand_dims[0]: starts}
    return dict(zip(operand_dims, starts.unbind(vector_dim), strict=True))


def _slice_places(
    shape: Sequence[int],
    sizes: Sequence[int],
    starts: dict[int, Tensor],
    batch: Sequence[int],
    batching: dict[int, int],
) -> list[Tensor]:
    """Per operand dim the positions of all slices, of shape batch + one dim per operand dim."""
    places: list[Tensor] = []
    for dim, size in enumerate(sizes):
        start = starts.get(dim, torch.zeros(tuple(batch), dtype=torch.int64))
        if dim in batching:
            at = batching[dim]
            start = torch.arange(batch[at]).reshape(
                [-1 if d == at else 1 for d in range(len(batch))]
            )
        inner = torch.arange(size).reshape([-1 if d == dim else 1 for d in range(len(shape))])
        places.append(start.reshape((*start.shape, *[1] * len(shape))) + inner)
    return places


def _row_dim(
    shape: Sequence[int],
    sizes: Sequence[int],
    starts: dict[int, Tensor],
    batching: dict[int, int],
) -> int | None:
    """The dim along which slices are single rows, whole in every other dim; None for others."""
    if len(starts) != 1 or batching:
        return None
    (dim,) = starts
    is_rows = all(size == (1 if d == dim else shape[d]) for d, size in enumerate(sizes))
    return dim if is_rows else None


def _window_order(
    rank: int, window_dims: Sequence[int], operand_dims: Sequence[int], batch: int
) -> list[int]:
    """Axes of (batch, one per operand dim) in the order of the window tensor's dims."""
    inner, outer = iter(operand_dims), iter(range(batch))
    return [batch + next(inner) if d in window_dims else next(outer) for d in range(rank)]


def _gather(
    x: Tensor,
    indices: Tensor,
    sizes: Sequence[int],
    offset_dims: Sequence[int],
    collapsed: Sequence[int],
    start_index_map: Sequence[int],
    vector_dim: int,
    operand_batching: Sequence[int] = (),
    indices_batching: Sequence[int] = (),
) -> Tensor:
    """Slices of `sizes` at computed positions, clamped so that they fit."""
    starts = {
        dim: start.clamp(0, x.shape[dim] - sizes[dim])
        for dim, start in _index_vectors(indices, start_index_map, vector_dim).items()
    }
    batch = [n for d, n in enumerate(indices.shape) if d != vector_dim]
    batching = {
        dim: at - (at > vector_dim)
        for dim, at in zip(operand_batching, indices_batching, strict=True)
    }
    if (dim := _row_dim(x.shape, sizes, starts, batching)) is not None:
        rows = x.index_select(dim, starts[dim].reshape(-1)).movedim(dim, 0)
        rows = rows.reshape((*batch, *sizes))
    else:
        places = _slice_places(x.shape, sizes, starts, batch, batching)
        rows = x[tuple(places)] if places else x.expand(batch)
        rows = rows.expand((*batch, *sizes))
    kept = [d for d in range(x.ndim) if d not in collapsed and d not in operand_batching]
    order = _window_order(len(batch) + len(kept), offset_dims, kept, len(batch))
    dropped = [axis for axis in range(rows.ndim) if axis not in order]
    shape = [rows.shape[axis] for axis in order]
    return rows.permute(*order, *dropped).reshape(shape)


def _rows(x: Tensor, dim: int, places: Tensor) -> Tensor:
    """Rows at places along a dim, clamped; the dims of the places stand where that was."""
    at = places.to(torch.int64).clamp(0, x.shape[dim] - 1)
    rows = x.index_select(dim, at.reshape(-1))
    return rows.reshape((*x.shape[:dim], *places.shape, *x.shape[dim + 1 :]))


def _along(x: Tensor, dim: int, places: Tensor) -> Tensor:
    """Elements at places of each line along a dim, clamped."""
    return x.gather(dim, places.to(torch.int64).clamp(0, x.shape[dim] - 1))


_ADDED_BY_ROWS = (
    torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.int32, torch.int64,
)  # fmt: skip


def _inside(places: Tensor, size: int) -> Tensor:
    """The places; `size` for those outside."""
    at = places.to(torch.int64)
    return torch.where((at >= 0) & (at < size), at, size)


def _longer(x: Tensor, dim: int) -> Tensor:
    """A copy with one more place at the end of a dim, which takes what is dropped."""
    return torch.cat([x, x.new_zeros(*x.shape[:dim], 1, *x.shape[dim + 1 :])], dim)


def _add_rows(x: Tensor, dim: int, places: Tensor, rows: Tensor) -> Tensor:
    """The sum of x and of rows at places along a dim; what is outside is dropped.

    The dims of the places stand in the rows where that dim was.
    """
    size, at = x.shape[dim], _inside(places, x.shape[dim]).reshape(-1)
    rows = rows.reshape(*x.shape[:dim], at.numel(), *x.shape[dim + 1 :])
    return _longer(x, dim).index_add_(dim, at, rows).narrow(dim, 0, size)


def _add_along(x: Tensor, dim: int, places: Tensor, values: Tensor) -> Tensor:
    """The sum of x and of values at places of each line along a dim; what is outside is dropped."""
    size = x.shape[dim]
    return _longer(x, dim).scatter_add_(dim, _inside(places, size), values).narrow(dim, 0, size)


def _scatter(
    x: Tensor,
    indices: Tensor,
    updates: Tensor,
    reduce: str,
    window_dims: Sequence[int],
    inserted: Sequence[int],
    operand_dims: Sequence[int],
    vector_dim: int,
    operand_batching: Sequence[int] = (),
    indices_batching: Sequence[int] = (),
) -> Tensor:
    """Combine updates into computed positions; slices that do not fit are dropped.

    `reduce`: `set`, or a reduction of `Tensor.scatter_reduce`.
    """
    batch = [n for d, n in enumerate(indices.shape) if d != vector_dim]
    batching = {
        dim: at - (at > vector_dim)
        for dim, at in zip(operand_batching, indices_batching, strict=True)
    }
    kept = [d for d in range(x.ndim) if d not in inserted and d not in operand_batching]
    size_of = dict(zip(kept, (updates.shape[d] for d in window_dims), strict=True))
    sizes = [size_of.get(d, 1) for d in range(x.ndim)]
    starts = _index_vectors(indices, operand_dims, vector_dim)
    fits = torch.ones(tuple(batch), dtype=torch.bool)
    for dim, start in starts.items():
        fits = fits & (start >= 0) & (start <= x.shape[dim] - sizes[dim])
    order = _window_order(updates.ndim, window_dims, kept, len(batch))
    dim = _row_dim(x.shape, sizes, starts, batching)
    if reduce == "sum" and dim is not None and x.dtype in _ADDED_BY_ROWS:
        rows = updates.permute(sorted(range(updates.ndim), key=order.__getitem__))
        rows = rows.reshape(fits.numel(), *(n for d, n in enumerate(x.shape) if d != dim))
        return _add_rows(x, dim, starts[dim].reshape(-1), rows.movedim(0, dim))
    starts = {dim: torch.where(fits, start, 0) for dim, start in starts.items()}
    flat = torch.zeros((), dtype=torch.int64)
    for dim, place in enumerate(_slice_places(x.shape, sizes, starts, batch, batching)):
        flat = flat * x.shape[dim] + place
    flat = torch.where(fits.reshape((*batch, *[1] * x.ndim)), flat, x.numel())
    flat = flat.expand((*batch, *sizes))
    dropped = [axis for axis in range(flat.ndim) if axis not in order]
    places = flat.permute(*order, *dropped).reshape(-1)
    # One more element at the end takes what is dropped.
    base = x.new_zeros(x.numel() + 1)
    base[:-1].view(x.shape).copy_(x)
    return _scatter_flat(base, places, updates.reshape(-1), reduce)[:-1].reshape(x.shape)


def _scatter_flat(base: Tensor, places: Tensor, source: Tensor, reduce: str) -> Tensor:
    """`base`, written over, with the source combined into places; some types go through others."""
    through = {torch.bool: torch.uint8, torch.uint16: torch.int64, torch.uint32: torch.int64}
    work = through.get(base.dtype, base.dtype)
    if base.dtype == torch.uint64:
        # The order of i64 is that of ui64 once the highest bit is turned.
        turn = torch.iinfo(torch.int64).min if reduce in ("amax", "amin") else 0
        out = _scatter_flat(
            base.to(torch.int64) ^ turn, places, source.to(torch.int64) ^ turn, reduce
        )
        return (out ^ turn).to(torch.uint64)
    wide = base.to(work)
    if reduce == "set":
        return wide.scatter_(0, places, source.to(work)).to(base.dtype)
    return wide.scatter_reduce_(0, places, source.to(work), reduce).to(base.dtype)


def _select_and_scatter(
    x: Tensor,
    source: Tensor,
    init: Tensor,
    keeps: Callable[[Tensor, Tensor], Tensor],
    reduce: str,
    window: Sequence[int],
    strides: Sequence[int],
    padding: Sequence[tuple[int, int]],
) -> Tensor:
    """Add (or otherwise combine) each source element into the place its window selects.

    `keeps(old, new)` tells whether the selected value stays when a new one is seen.
    """
    low, high = [p[0] for p in padding], [p[1] for p in padding]
    places = torch.arange(x.numel()).reshape(x.shape)
    values = _pad(x, x.new_zeros(()), low, high)
    places = _pad(places, places.new_full((), -1), low, high)
    best, best_at = x.new_zeros(source.shape), places.new_full(source.shape, -1)
    for offset in torch.cartesian_prod(*map(torch.arange, window)).reshape(-1, x.ndim).tolist():
        cut = tuple(
            slice(o, o + (n - 1) * s + 1, s)
            for o, n, s in zip(offset, source.shape, strides, strict=True)
        )
        takes = (places[cut] >= 0) & ((best_at < 0) | ~keeps(best, values[cut]))
        best = torch.where(takes, values[cut], best)
        best_at = torch.where(takes, places[cut], best_at)
    # One more element at the end takes what windows of nothing but padding would give.
    base = init.expand(x.numel() + 1).clone()
    chosen = torch.where(best_at < 0, x.numel(), best_at).reshape(-1)
    return _scatter_flat(base, chosen, source.reshape(-1), reduce)[:-1].reshape(x.shape)


def _top_k(x: Tensor, k: int) -> tuple[Tensor, Tensor]:
    """The k largest of the last dim in descending order and where they are; on ties the first."""
    values, indices = torch.sort(x, dim=-1, descending=True, stable=True)
    return values[..., :k], indices[..., :k].to(torch.int32)
