"""Helpers of generated torch scripts: a script gets copies of those it uses and of their callees.

Each does what one line of torch cannot say with StableHLO's meaning.
"""

# pyright: basic
# (torch itself is typed in part only)

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor


def _over(home: Tensor, x: Tensor) -> Tensor:
    """Write x over a tensor, which x may be itself, or be a view of."""
    if x is home:
        return home
    is_within = x.untyped_storage().data_ptr() == home.untyped_storage().data_ptr()
    return home.copy_(x.clone() if is_within else x)


def _over_all(homes: Sequence[Tensor], values: Sequence[Tensor]) -> list[Tensor]:
    """Write values over tensors, each over its own."""
    return [_over(home, x) for home, x in zip(homes, values, strict=True)]


# --- arithmetic: StableHLO's meaning where torch has no such function, or none for an element type


def _unsigned(function: Callable[..., Tensor], *operands: Any, **options: Any) -> Tensor:
    """Apply a function of wrapping integers to unsigned ones, which torch hardly computes."""
    dtype = next(x.dtype for x in operands if isinstance(x, Tensor))
    wide = (x.to(torch.int64) if isinstance(x, Tensor) else x for x in operands)
    return function(*wide, **options).to(dtype)


def _ordered(x: Tensor) -> Tensor:
    """int64 numbers that order as unsigned integers do."""
    wide = x.to(torch.int64)
    return wide ^ torch.iinfo(torch.int64).min if x.dtype == torch.uint64 else wide


def _by_order(function: Callable[..., Tensor], *operands: Any) -> Tensor:
    """Apply a function that picks by order, like a maximum, to unsigned integers."""
    dtype = next(x.dtype for x in operands if isinstance(x, Tensor))
    wide = (_ordered(x) if isinstance(x, Tensor) else x for x in operands)
    found = function(*wide)
    return (found ^ torch.iinfo(torch.int64).min if dtype == torch.uint64 else found).to(dtype)


def _clamp(low: Tensor, x: Tensor, high: Tensor) -> Tensor:
    return torch.minimum(torch.maximum(x, low), high)


def _integer(x: Tensor) -> torch.dtype:
    """The signed integer type as wide as the elements of x."""
    return {1: torch.int8, 2: torch.int16, 4: torch.int32, 8: torch.int64}[x.element_size()]


def _total_order(x: Tensor) -> Tensor:
    """Integers that order as floats do with -NaN < -inf < -0 < +0 < inf < NaN."""
    bits = x.contiguous().view(_integer(x))
    return torch.where(bits < 0, bits ^ torch.iinfo(bits.dtype).max, bits)


def _maximum(x: Tensor, y: Tensor) -> Tensor:
    """The larger of floats: NaN if there is one, and of two zeros +0."""
    return torch.where((x == 0) & (y == 0), x + y, torch.maximum(x, y))


def _minimum(x: Tensor, y: Tensor) -> Tensor:
    """The smaller of floats: NaN if there is one, and of two zeros -0."""
    return torch.where((x == 0) & (y == 0), -(-x - y), torch.minimum(x, y))


def _amax(x: Tensor, dims: Sequence[int]) -> Tensor:
    """The largest float over dims: NaN if there is one, and of zeros of both signs +0."""
    top = torch.iinfo(_integer(x)).max
    key = torch.where(torch.isnan(x), top, _total_order(x)).amax(tuple(dims))
    found = torch.where(key < 0, key ^ top, key).view(x.dtype)
    return torch.where(key == top, torch.nan, found)


def _amin(x: Tensor, dims: Sequence[int]) -> Tensor:
    """The smallest float over dims: NaN if there is one, and of zeros of both signs -0."""
    found = -_amax(-x, dims)
    return torch.where(torch.isnan(found), torch.nan, found)


def _bits(x: Tensor) -> Tensor:
    """The bits of integers in int64, zeros above."""
    width = 8 * x.element_size()
    wide = x.to(torch.int64)
    return wide if width == 64 else wide & ((1 << width) - 1)


def _shift_right_logical(x: Tensor, y: Tensor) -> Tensor:
    """Shift filling with zeros; 0 when y is negative or not below the width."""
    bits, amount = _bits(x), _bits(y)
    legal = (amount >= 0) & (amount < 8 * x.element_size())
    amount = torch.where(legal, amount, 0)
    kept = torch.where(amount == 0, -1, torch.iinfo(torch.int64).max >> (amount - 1).clamp(min=0))
    return torch.where(legal, (bits >> amount) & kept, 0).to(x.dtype)


def _shift_right_arithmetic(x: Tensor, y: Tensor) -> Tensor:
    """Shift copying the top bit, of unsigned integers too."""
    signed = x.contiguous().view(_integer(x))
    return (signed >> y.contiguous().view(_integer(y))).view(x.dtype)


def _popcnt(x: Tensor) -> Tensor:
    """Number of bits set."""
    bits = _bits(x)
    places = torch.arange(8 * x.element_size())
    return ((bits[..., None] >> places) & 1).sum(-1).to(x.dtype)


def _count_leading_zeros(x: Tensor) -> Tensor:
    """Number of zero bits above the highest bit set."""
    bits, width = _bits(x), 8 * x.element_size()
    count = torch.full_like(bits, width)
    for k in range(width):  # the highest bit set has the last word
        count = torch.where((bits >> k) & 1 == 1, width - 1 - k, count)
    return count.to(x.dtype)


def _divide(x: Tensor, y: Tensor) -> Tensor:
    """Integer division towards zero; x / 0 has all bits set, and the smallest / -1 is itself."""
    if x.dtype == torch.uint64:
        return _divide_uint64(x.to(torch.int64), y.to(torch.int64)).to(torch.uint64)
    wide, divisor = x.to(torch.int64), y.to(torch.int64)
    plain = torch.where((divisor == 0) | (divisor == -1), 1, divisor)
    quotient = torch.div(wide, plain, rounding_mode="trunc")
    return torch.where(divisor == 0, -1, torch.where(divisor == -1, -wide, quotient)).to(x.dtype)


def _divide_uint64(x: Tensor, y: Tensor) -> Tensor:
    """Quotient of the unsigned 64-bit numbers whose bits are in int64."""
    lowest = torch.iinfo(torch.int64).min
    small = torch.where(y > 0, y, 1)
    half = (x >> 1) & torch.iinfo(torch.int64).max
    quotient = torch.div(half, small, rounding_mode="trunc") << 1
    rest = x - quotient * small
    quotient = quotient + ((rest ^ lowest) >= (small ^ lowest)).to(torch.int64)
    large = ((x ^ lowest) >= (y ^ lowest)).to(torch.int64)
    return torch.where(y == 0, -1, torch.where(y > 0, quotient, large))


def _remainder(x: Tensor, y: Tensor) -> Tensor:
    """Integer remainder with the sign of x; x when y is 0."""
    quotient, divisor = _divide(x, y).to(torch.int64), y.to(torch.int64)
    return (x.to(torch.int64) - quotient * divisor).to(x.dtype)


def _power(x: Tensor, y: Tensor) -> Tensor:
    """Integer power by squaring; a negative exponent gives 0 unless x is 1 or -1."""
    base, exponent = x.to(torch.int64), _bits(y)
    result = torch.ones_like(base)
    for k in range(8 * y.element_size()):
        result = torch.where((exponent >> k) & 1 == 1, result * base, result)
        base = base * base
    if y.dtype.is_signed:
        result = torch.where((y < 0) & (x != 1) & (x != -1), 0, result)
    return result.to(x.dtype)


def _cbrt(x: Tensor) -> Tensor:
    return torch.copysign(torch.pow(torch.abs(x.to(torch.float64)), 1 / 3), x).to(x.dtype)


def _round_nearest_afz(x: Tensor) -> Tensor:
    """Nearest integer, ties away from zero."""
    whole = torch.trunc(x)
    return torch.where(torch.abs(x - whole) >= 0.5, whole + torch.sign(x), whole)


def _sign(x: Tensor) -> Tensor:
    """-1, 0 or 1 (complex: x / |x|), keeping NaN."""
    return torch.where(torch.isnan(x), x, torch.sgn(x))


def _digamma(x: Tensor) -> Tensor:
    """Derivative of lgamma; NaN at all poles, 0 among them."""
    return torch.where(x == 0, torch.nan, torch.digamma(x))


def _zeta(x: Tensor, q: Tensor) -> Tensor:
    """Hurwitz zeta function, of half precision too."""
    wide = torch.promote_types(x.dtype, torch.float32)
    return torch.special.zeta(x.to(wide), q.to(wide)).to(x.dtype)


def _polygamma(n: Tensor, x: Tensor) -> Tensor:
    """n-th derivative of digamma; NaN unless n is a whole number >= 0."""
    wide = torch.promote_types(x.dtype, torch.float32)
    order, y = n.to(wide), x.to(wide)
    sign = torch.where(order % 2 == 0, -1.0, 1.0)
    value = sign * torch.exp(torch.lgamma(order + 1)) * torch.special.zeta(order + 1, y)
    value = torch.where(order == 0, _digamma(y), value)
    legal = (order >= 0) & (order == torch.floor(order))
    return torch.where(legal, value, torch.nan).to(x.dtype)


def _saturate(x: Tensor, dtype: torch.dtype) -> Tensor:
    """Floats to integers: towards zero, NaN to 0, what does not fit to the nearest that does."""
    whole = torch.nan_to_num(x.to(torch.float64), nan=0.0).trunc()
    if dtype == torch.uint64:
        top = whole >= 2.0**63
        low = torch.where(top, whole - 2.0**63, whole).clamp(0.0, 2.0**63 - 1024).to(torch.int64)
        low = torch.where(top, low ^ torch.iinfo(torch.int64).min, low)
        return torch.where(whole >= 2.0**64, -1, low).to(torch.uint64)
    limits = torch.iinfo(dtype)
    inside = whole.clamp(limits.min, min(limits.max, 2**63 - 1024)).to(torch.int64)
    return torch.where(whole > limits.max, limits.max, inside).to(dtype)


def _bitcast(x: Tensor, dtype: torch.dtype, shape: tuple[int, ...]) -> Tensor:
    """The same bytes as another element type."""
    return x.contiguous().reshape(-1).view(dtype).reshape(shape)


def _reduce_precision(x: Tensor, exponent_bits: int, mantissa_bits: int) -> Tensor:
    """Round to a float of fewer exponent and mantissa bits, subnormals flushed."""
    mantissa = {torch.bfloat16: 7, torch.float16: 10, torch.float32: 23, torch.float64: 52}[x.dtype]
    width = 8 * x.element_size()
    exponent = width - 1 - mantissa
    if exponent_bits >= exponent and mantissa_bits >= mantissa:
        return x
    bits = x.contiguous().view(_integer(x)).to(torch.int64)
    size = bits & ((1 << (width - 1)) - 1)
    if (cut := mantissa - mantissa_bits) > 0:
        size = (size + ((size >> cut) & 1) + (1 << (cut - 1)) - 1) & -(1 << cut)
    if exponent_bits < exponent:
        bias, small = (1 << (exponent - 1)) - 1, (1 << (exponent_bits - 1)) - 1
        infinite = ((1 << exponent) - 1) << mantissa
        power = size & infinite
        size = torch.where(power > (bias + small) << mantissa, infinite, size)
        size = torch.where(power <= (bias - small) << mantissa, 0, size)
    signed = torch.where(bits < 0, size | (-1 << (width - 1)), size)
    return torch.where(torch.isnan(x), x, signed.to(_integer(x)).view(x.dtype))


def _fold(function: Callable[[Tensor, Tensor], Tensor], x: Tensor, dims: tuple[int, ...]) -> Tensor:
    """Reduce dims by an associative, commutative function of two tensors, halving each time."""
    last = tuple(range(x.ndim - len(dims), x.ndim))
    rows = x.movedim(dims, last).flatten(last[0])
    while (count := rows.shape[-1]) > 1:
        half = count // 2
        pairs = function(rows[..., :half], rows[..., half : 2 * half])
        rows = torch.cat([pairs, rows[..., 2 * half :]], -1)
    return rows[..., 0]


def _integer_einsum(equation: str, x: Tensor, y: Tensor, dtype: torch.dtype) -> Tensor:
    """einsum for bool and the unsigned integers that torch cannot compute."""
    return torch.einsum(equation, x.to(torch.int64), y.to(torch.int64)).to(dtype)


def _wide_einsum(equation: str, x: Tensor, y: Tensor) -> Tensor:
    """einsum of two tensors of one narrow float in f32, where their products are exact."""
    operands, out = equation.split("->")
    left, right = operands.split(",")
    batch = [letter for letter in left if letter in right and letter in out]
    summed = [letter for letter in left if letter in right and letter not in out]
    rows, columns = ([k for k in side if k not in batch + summed] for side in (left, right))
    sizes = dict(zip(left + right, (*x.shape, *y.shape), strict=True))

    def joined(z: Tensor, letters: str, *groups: list[str]) -> Tensor:
        order = [letters.index(letter) for group in groups for letter in group]
        return z.permute(order).reshape([math.prod(sizes[k] for k in group) for group in groups])

    x, y = joined(x, left, batch, rows, summed), joined(y, right, batch, summed, columns)
    if x.is_cuda:  # a GPU multiplies them as they are
        product = torch.bmm(x, y, out_dtype=torch.float32)
    else:
        product = torch.bmm(x.to(torch.float32), y.to(torch.float32))
    found = batch + rows + columns
    product = product.reshape([sizes[letter] for letter in found])
    return product.permute([found.index(letter) for letter in out])


def _convolution(
    x: Tensor,
    kernel: Tensor,
    *,
    window_strides: Sequence[int],
    padding: Sequence[tuple[int, int]],
    dimension_numbers: tuple[str, str, str],
    lhs_dilation: Sequence[int] = (),
    rhs_dilation: Sequence[int] = (),
    feature_group_count: int = 1,
    batch_group_count: int = 1,
    flipped: Sequence[int] = (),
) -> Tensor:
    """Convolution in any layout: `dimension_numbers` as in jax, e.g. ("N01C", "01IO", "N01C").

    Dims of the kernel in `flipped` run backwards.
    """
    lhs, rhs, out = dimension_numbers
    spatial = [str(k) for k in range(len(window_strides))]
    x = x.permute([lhs.index(word) for word in ["N", "C", *spatial]])
    kernel = torch.flip(kernel, tuple(flipped))
    kernel = kernel.permute([rhs.index(word) for word in ["O", "I", *spatial]])
    if lhs_dilation:
        x = _zero_stuffed(x, lhs_dilation)
    if spatial:
        x = torch.nn.functional.pad(x, [n for pair in reversed(padding) for n in pair])
    if (groups := batch_group_count) > 1:
        x = x.unflatten(0, (groups, -1)).transpose(0, 1).flatten(1, 2)
    dilation = list(rhs_dilation) or [1] * len(spatial)
    y = _convolve(x, kernel, list(window_strides), dilation, groups * feature_group_count)
    return y.permute([["N", "C", *spatial].index(word) for word in out])


def _zero_stuffed(x: Tensor, dilation: Sequence[int]) -> Tensor:
    """Zeros between the elements of dims 2 and up."""
    sizes = [max((n - 1) * d + 1, 0) for n, d in zip(x.shape[2:], dilation, strict=True)]
    wide = x.new_zeros([*x.shape[:2], *sizes])
    wide[(slice(None), slice(None), *(slice(None, None, d) for d in dilation))] = x
    return wide


def _convolve(
    x: Tensor, kernel: Tensor, strides: list[int], dilation: list[int], groups: int
) -> Tensor:
    """x [batch, feature, spatial...], kernel [out, in, spatial...], already padded."""
    functional, rank = torch.nn.functional, len(strides)
    if x.is_floating_point() and 1 <= rank <= 3:
        convolve = (functional.conv1d, functional.conv2d, functional.conv3d)[rank - 1]
        return convolve(x, kernel, None, strides, 0, dilation, groups)
    for k in range(rank):  # windows as further dims, which become columns of a matrix product
        window = (kernel.shape[2 + k] - 1) * dilation[k] + 1
        x = x.unfold(2 + k, window, strides[k])[..., :: dilation[k]]
    spatial = x.shape[2 : 2 + rank]
    rows = x.unflatten(1, (groups, -1)).movedim(1, 0).movedim(2, 2 + rank)
    rows = rows.reshape(groups, x.shape[0] * spatial.numel(), -1)
    columns = kernel.reshape(groups, kernel.shape[0] // groups, -1).transpose(1, 2)
    y = (rows @ columns).reshape(groups, x.shape[0], *spatial, -1)
    return y.movedim(0, -2).flatten(-2).movedim(-1, 1)
