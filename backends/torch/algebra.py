"""Helpers of generated torch scripts for random bits, normalisation and rare products.

Like those in `prelude.py`; they stand apart because the two do not use each other.
"""

# pyright: basic
# (torch itself is typed in part only)

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

# --- random bits, as XLA draws them; words of 32 bits are int64 numbers

_WORD = 0xFFFFFFFF


def _words(numbers: Tensor) -> tuple[Tensor, Tensor]:
    """Low and high halves of int64 numbers."""
    return numbers & _WORD, (numbers >> 32) & _WORD


def _three_fry(x: Tensor, y: Tensor, key: Tensor) -> tuple[Tensor, Tensor]:
    """ThreeFry-2x32: 20 rounds over two words."""
    first, second = _words(key)
    keys = [first, second, first ^ second ^ 0x1BD11BDA]
    x, y = (x + keys[0]) & _WORD, (y + keys[1]) & _WORD
    for group in range(5):
        for rotation in (13, 15, 26, 6) if group % 2 == 0 else (17, 29, 16, 24):
            x = (x + y) & _WORD
            y = (((y << rotation) | (y >> (32 - rotation))) & _WORD) ^ x
        x = (x + keys[(group + 1) % 3]) & _WORD
        y = (y + keys[(group + 2) % 3] + group + 1) & _WORD
    return x, y


def _three_fry_bits(
    state: Tensor, shape: Sequence[int], dtype: torch.dtype
) -> tuple[Tensor, Tensor]:
    """The next state and random bits: two words per counter."""
    words, count = state.view(torch.int64), torch.Size(shape).numel()
    if dtype.itemsize == 8:
        low, high = _three_fry(*_words(words[1] + torch.arange(count)), words[0])
        bits = (low | high << 32).reshape(shape)
    else:
        sizes = tuple(shape) or (2,)
        even = [d for d, n in enumerate(sizes) if n % 2 == 0]
        dim = even[0] if even else max(range(len(sizes)), key=lambda d: (sizes[d], -d))
        half = (*sizes[:dim], (sizes[dim] + 1) // 2, *sizes[dim + 1 :])
        count = torch.Size(half).numel()
        pair = _three_fry(*_words((words[1] + torch.arange(count)).reshape(half)), words[0])
        bits = torch.stack(pair, dim + 1).flatten(dim, dim + 1).narrow(dim, 0, sizes[dim])
        bits = bits if shape else bits[0]
    after = torch.cat([words[:1], words[1:] + count]).view(state.dtype)
    return after, bits.to(dtype)


def _philox(words: Sequence[Tensor], key: Tensor) -> Tensor:
    """Philox-4x32: 10 rounds over four words, which are stacked."""
    a, b, c, d = words
    first, second = _words(key)
    for _ in range(10):
        low_0, high_0 = _words(a * 0xD2511F53)
        low_1, high_1 = _words(c * 0xCD9E8D57)
        a, b, c, d = high_1 ^ b ^ first, low_1, high_0 ^ d ^ second, low_0
        first, second = (first + 0x9E3779B9) & _WORD, (second + 0xBB67AE85) & _WORD
    return torch.stack([a, b, c, d], -1)


def _philox_bits(state: Tensor, shape: Sequence[int], dtype: torch.dtype) -> tuple[Tensor, Tensor]:
    """The next state and random bits: four words per counter of 128 bits."""
    words, total = state.view(torch.int64), torch.Size(shape).numel()
    low, high = (words[1], words[2]) if len(words) > 2 else (words[1], words[0])
    is_wide = dtype.itemsize == 8
    count = (total * (2 if is_wide else 1) + 3) // 4
    steps, smallest = low + torch.arange(count + 1), torch.iinfo(torch.int64).min
    carried = high + (steps ^ smallest < low ^ smallest)  # as unsigned numbers
    flat = _philox([*_words(steps[:-1]), *_words(carried[:-1])], words[0]).flatten()
    flat = flat[0::2] | flat[1::2] << 32 if is_wide else flat
    after = [words[0], steps[-1], carried[-1]][: len(words)]
    return torch.stack(after).view(state.dtype), flat[:total].reshape(shape).to(dtype)


# --- batch normalisation


def _across(x: Tensor, feature: int) -> tuple[list[int], list[int]]:
    """The dims but the feature dim, and the shape of a feature vector next to x."""
    dims = [dim for dim in range(x.ndim) if dim != feature]
    return dims, [-1 if dim == feature else 1 for dim in range(x.ndim)]


def _total(x: Tensor, dims: Sequence[int]) -> Tensor:
    """The sum over some dims, which may be none."""
    return x.sum(tuple(dims)) if dims else x


def _batch_norm_training(
    x: Tensor, scale: Tensor, offset: Tensor, epsilon: float, feature: int
) -> tuple[Tensor, Tensor, Tensor]:
    """The normalised operand, mean and variance of each feature."""
    dims, shape = _across(x, feature)
    count = x.numel() // x.shape[feature]
    mean = _total(x, dims) / count
    centred = x - mean.reshape(shape)
    variance = _total(centred * centred, dims) / count
    normal = centred / torch.sqrt(variance + epsilon).reshape(shape)
    return normal * scale.reshape(shape) + offset.reshape(shape), mean, variance


def _batch_norm_grad(
    x: Tensor,
    scale: Tensor,
    mean: Tensor,
    variance: Tensor,
    grad: Tensor,
    epsilon: float,
    feature: int,
) -> tuple[Tensor, Tensor, Tensor]:
    """Gradients of operand, scale and offset."""
    dims, shape = _across(x, feature)
    count = x.numel() // x.shape[feature]
    inverse = 1 / torch.sqrt(variance + epsilon).reshape(shape)
    normal = (x - mean.reshape(shape)) * inverse
    grad_scale, grad_offset = _total(grad * normal, dims), _total(grad, dims)
    mixed = (grad_offset.reshape(shape) + normal * grad_scale.reshape(shape)) / count
    return scale.reshape(shape) * inverse * (grad - mixed), grad_scale, grad_offset


# --- rare products and choices


def _mulhi(x: Tensor, y: Tensor) -> Tensor:
    """The upper half of the bits of a product of integers."""
    width = 8 * x.element_size()
    if width < 64:
        return ((x.to(torch.int64) * y.to(torch.int64)) >> width).to(x.dtype)
    a, b = x.view(torch.int64), y.view(torch.int64)
    (a_low, a_high), (b_low, b_high) = _words(a), _words(b)
    cross = [a_high * b_low, a_low * b_high]
    middle = (_words(a_low * b_low)[1] + _words(cross[0])[0] + _words(cross[1])[0]) >> 32
    high = a_high * b_high + sum(_words(part)[1] for part in cross) + middle
    if x.dtype == torch.int64:  # a negative factor counts 2^64 too much
        high = high - torch.where(a < 0, b, 0) - torch.where(b < 0, a, 0)
    return high.view(x.dtype)


def _asin_acos_kernel(z: Tensor) -> Tensor:
    """w such that asin(z) = atan2(re z, re w) + i sign(im z) im w."""
    x, y = z.real.abs(), z.imag.abs()
    right, left = torch.hypot(x + 1, y), torch.hypot(x - 1, y)
    half = (right + left) / 2
    outer = y * y / (right + x + 1)
    below = torch.where(x < 1, left + (1 - x), y * y / (left + (x - 1)))
    above = torch.where(x < 1, y * y / (left + (1 - x)), left + (x - 1))
    excess = (outer + above) / 2
    real = torch.sqrt((outer + below) / 2 * (half + x))
    return torch.complex(real, torch.log1p(excess + torch.sqrt(excess * (half + 1))))


def _index_select(x: Tensor, index: Tensor, dim: int, batch: int) -> Tensor:
    """Slices along a dim; the first `batch` dims of both go together."""
    if batch:
        pairs = zip(x, index, strict=True)
        return torch.stack([_index_select(a, b, dim - 1, batch - 1) for a, b in pairs])
    wide = index.view(torch.int64) if index.dtype == torch.uint64 else index.to(torch.int64)
    highest = x.shape[dim] - 1
    places = torch.where(wide < 0, highest, wide) if index.dtype == torch.uint64 else wide
    places = places.clamp(0, highest)
    rows = x.movedim(dim, 0)[places.flatten()]
    shape = x.shape[:dim] + index.shape + x.shape[dim + 1 :]
    return rows.movedim(0, dim).reshape(shape)


def _ragged_dot(
    x: Tensor,
    y: Tensor,
    sizes: Tensor,
    x_batch: tuple[int, ...],
    y_batch: tuple[int, ...],
    x_sum: tuple[int, ...],
    y_sum: tuple[int, ...],
    ragged: int,
    group: int | None,
    dtype: torch.dtype,
) -> Tensor:
    """A product by groups: runs of `sizes` along a dim of x; see `chlo.ragged_dot`."""
    x, y = x.to(dtype), y.to(dtype)
    free = [d for d in range(x.ndim) if d not in x_batch + x_sum]
    same = dict(zip(y_batch + y_sum, x_batch + x_sum, strict=True))
    right = [same.get(d, x.ndim + d) for d in range(y.ndim) if d != group]
    own = [x.ndim + d for d in range(y.ndim) if d not in same and d != group]
    out = [*x_batch, *free, *own]

    def product(part: Tensor, matrix: Tensor) -> Tensor:
        return torch.einsum(part, list(range(x.ndim)), matrix, right, out)

    if ragged in x_batch:
        return product(x, y)
    kept = free if group is not None else x_sum
    before = [*x_batch, *kept[: list(kept).index(ragged)]] if sizes.ndim > 1 else []
    order = sorted(range(len(before)), key=lambda place: before[place])
    aligned = [n if d in before else 1 for d, n in enumerate(x.shape)]
    places = torch.arange(x.shape[ragged])
    places = places.reshape([-1 if d == ragged else 1 for d in range(x.ndim)])
    ends = sizes.to(torch.int64).cumsum(-1)
    parts: list[Tensor] = []
    for number in range(sizes.shape[-1]):
        end = ends[..., number].permute(order).reshape(aligned)
        start = end - sizes[..., number].to(torch.int64).permute(order).reshape(aligned)
        part = torch.where((places >= start) & (places < end), x, 0)
        parts.append(product(part, y if group is None else y.select(group, number)))
    return torch.stack(parts) if group is None else torch.stack(parts).sum(0, dtype=dtype)


# --- slices and edges that are known only when the program runs


def _dynamic_pad(
    x: Tensor,
    value: Tensor,
    dims: Sequence[int],
    low: Tensor,
    interior: Tensor | Sequence[int],
    shape: Sequence[int],
) -> Tensor:
    """Put `low` values before the elements of some dims and `interior` between them."""
    for number, dim in enumerate(dims):
        places = torch.arange(shape[dim]) - low[number]
        step = interior[number] + 1
        sources, is_hole = places // step, places % step != 0
        is_outside = (places < 0) | (sources >= x.shape[dim]) | is_hole
        column = [-1 if d == dim else 1 for d in range(x.ndim)]
        taken = x.movedim(dim, 0)[sources.clamp(0, x.shape[dim] - 1)].movedim(0, dim)
        x = torch.where(is_outside.reshape(column), value, taken)
    return x


def _strided(x: Tensor, starts: Tensor, strides: Tensor, shape: Sequence[int]) -> Tensor:
    """A slice of a shape, from computed positions on by computed steps."""
    for dim, size in enumerate(shape):
        places = starts[dim] + strides[dim] * torch.arange(size)
        x = x.movedim(dim, 0)[places].movedim(0, dim)
    return x


# --- custom calls


def _best_last(x: Tensor, count: int, largest: bool) -> tuple[Tensor, Tensor]:
    """The best elements along the last dim, in order, and where they stand."""
    order = torch.sort(x, dim=-1, stable=True, descending=largest).indices[..., :count]
    return x.gather(-1, order), order.to(torch.int32)


def _best(x: Tensor, index: Tensor, worst: Tensor, dim: int, count: int) -> tuple[Tensor, Tensor]:
    """The best elements along a dim and their indices; `worst` says which end is bad."""
    is_largest = bool((worst < x).any())
    order = torch.sort(x, dim=dim, stable=True, descending=is_largest).indices
    order = order.narrow(dim, 0, count)
    return x.gather(dim, order), index.gather(dim, order)
