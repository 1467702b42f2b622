"""Random bits as XLA makes them: counter-based generators, a function of key and counter.

ThreeFry-2x32 (20 rounds) and Philox-4x32 (10 rounds): Salmon et al., "Parallel random numbers: as
easy as 1, 2, 3", SC 2011. How XLA numbers the counters and lays out the words: xla
`hlo/builder/lib/prng.cc`, `RngBitGeneratorExpander`. On the CPU the default is Philox.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from shardwright.spec.op import Values

_LOW = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)


def random_bits(
    algorithm: str, state: Values, shape: Sequence[int], dtype: np.dtype[Any]
) -> tuple[Values, Values]:
    """The next state and the bits: `state` holds the key, then the counter, as 64-bit integers.

    `algorithm` is `THREE_FRY`, `PHILOX` or `DEFAULT`. Floats are not drawn: raises ValueError.
    """
    if dtype.kind not in "iu":
        raise ValueError(f"random bits of {dtype}, expected integers")
    words = np.ascontiguousarray(state).view(np.uint64)
    unsigned = np.dtype(f"u{dtype.itemsize}")
    with np.errstate(all="ignore"):
        made = _three_fry if algorithm == "THREE_FRY" else _philox
        counter, bits = made(words[0], words[1:], tuple(shape), unsigned)
    after = np.concatenate([words[:1], counter]).view(state.dtype)
    return after, np.ascontiguousarray(bits).view(dtype).reshape(tuple(shape))


def _halves(words: Values) -> tuple[Values, Values]:
    """Low and high 32 bits."""
    return (words & _LOW).astype(np.uint32), (words >> _32).astype(np.uint32)


def _joined(low: Values, high: Values) -> Values:
    return low.astype(np.uint64) | (high.astype(np.uint64) << _32)


# --- ThreeFry

_ROTATIONS = (13, 15, 26, 6, 17, 29, 16, 24)
_PARITY = np.uint32(0x1BD11BDA)


def _three_fry_rounds(x: Values, y: Values, key: Sequence[Values]) -> tuple[Values, Values]:
    keys = [*key, key[0] ^ key[1] ^ _PARITY]
    x, y = x + keys[0], y + keys[1]
    for group in range(5):
        for rotation in _ROTATIONS[:4] if group % 2 == 0 else _ROTATIONS[4:]:
            x = x + y
            y = (y << np.uint32(rotation)) | (y >> np.uint32(32 - rotation))
            y = y ^ x
        x = x + keys[(group + 1) % 3]
        y = y + keys[(group + 2) % 3] + np.uint32(group + 1)
    return x, y


def _three_fry(
    key: Values, counter: Values, shape: tuple[int, ...], dtype: np.dtype[Any]
) -> tuple[Values, Values]:
    """Two words per counter: 64 bits, or two numbers of 32 side by side along one dim."""
    key_words = _halves(key)
    if dtype.itemsize == 8:
        numbers = counter[0] + np.arange(prod(shape), dtype=np.uint64).reshape(shape)
        bits = _joined(*_three_fry_rounds(*_halves(numbers), key_words))
        return counter + np.uint64(prod(shape)), bits
    dim, half = _halved(shape)
    count = prod(half)
    numbers = counter[0] + np.arange(count, dtype=np.uint64).reshape(half)
    pair = _three_fry_rounds(*_halves(numbers), key_words)
    if not shape:
        return counter + np.uint64(count), pair[0].reshape(()).astype(dtype)
    whole = np.stack(pair, dim + 1).reshape([*half[:dim], 2 * half[dim], *half[dim + 1 :]])
    return counter + np.uint64(count), whole.take(range(shape[dim]), dim).astype(dtype)


def _halved(shape: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The dim that is split in two, and the shape of a half: the first even dim, else the largest.

    A scalar is a half of two numbers.
    """
    if not shape:
        return 0, (1,)
    even = [dim for dim, size in enumerate(shape) if size % 2 == 0]
    dim = even[0] if even else max(range(len(shape)), key=lambda d: (shape[d], -d))
    return dim, (*shape[:dim], (shape[dim] + 1) // 2, *shape[dim + 1 :])


# --- Philox

_MULTIPLIERS = (np.uint64(0xD2511F53), np.uint64(0xCD9E8D57))
_WEYL = (np.uint32(0x9E3779B9), np.uint32(0xBB67AE85))


def _philox_rounds(state: Sequence[Values], key: Sequence[Values]) -> list[Values]:
    a, b, c, d = state
    first, second = key
    for _ in range(10):
        low_0, high_0 = _halves(a.astype(np.uint64) * _MULTIPLIERS[0])
        low_1, high_1 = _halves(c.astype(np.uint64) * _MULTIPLIERS[1])
        a, b, c, d = high_1 ^ b ^ first, low_1, high_0 ^ d ^ second, low_0
        first, second = first + _WEYL[0], second + _WEYL[1]
    return [a, b, c, d]


def _philox(
    key: Values, counter: Values, shape: tuple[int, ...], dtype: np.dtype[Any]
) -> tuple[Values, Values]:
    """Four words of 32 bits per counter of 128, in order."""
    low, high = (counter[0], counter[1]) if len(counter) > 1 else (counter[-1], key)
    per_number = 2 if dtype.itemsize == 8 else 1
    count = -(-prod(shape) * per_number // 4)
    steps = low + np.arange(count, dtype=np.uint64)
    carried = np.where(steps < low, high + np.uint64(1), high)
    words = _philox_rounds([*_halves(steps), *_halves(carried)], _halves(key))
    flat = np.stack(words, 1).reshape(-1)
    if per_number == 2:
        flat = _joined(flat[0::2], flat[1::2])
    end = low + np.uint64(count)
    after = [end, high + np.uint64(end < low)][: len(counter)]
    return np.array(after, np.uint64), flat[: prod(shape)].reshape(shape).astype(dtype)
