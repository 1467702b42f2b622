# pyright: basic
"""Products in 8 bits, as NVIDIA's Transformer Engine computes them with current scaling.

Factors are cast with one scale per tensor and device, the largest that its numbers leave room for: what
the forward pass has to float8_e4m3fn, gradients to float8_e5m2, which has more range. Sums are f32. Each
device scales its own part: parts are dims of their own here, and a sum over devices adds what is
scaled back. Source: P. Micikevicius et al., "FP8 Formats for Deep Learning", arXiv 2209.05433.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax.ad_checkpoint import checkpoint_name

from shardwright.backends.jax.capture.spread import Spread

FORWARD, BACKWARD = jnp.float8_e4m3fn, jnp.float8_e5m2
KEPT = "kept"  # the name of what the forward pass leaves for the backward pass
LEAST = 1e-30  # of the largest number: where all are zero, the unit is not
Blocks = tuple[tuple[str, int], ...]  # letters of an einsum, and parts of devices along each


class Scaled(NamedTuple):
    """`numbers` x `unit` is the tensor; dims with parts are two, and units have only parts."""

    numbers: jax.Array
    unit: jax.Array


def product8(
    spread: Spread, sums: str, x: jax.Array, w: jax.Array, cuts: Mapping[str, str]
) -> jax.Array:
    """An einsum of an activation and a weight. `cuts`: what cuts the dim of a letter."""
    parts = ((letter, spread.parts(cut)) for letter, cut in cuts.items() if letter in sums)
    blocks = tuple((one, count) for one, count in parts if count > 1)
    is_cut = any(cuts.get(letter) == "tp" for letter in _letters(sums)[0])
    # A whole sequence was gathered: what it was gathered from is kept.
    is_kept = is_cut or not spread.recipe.parallel.sp
    return _product(sums, blocks, is_kept, x, w)


@partial(jax.custom_vjp, nondiff_argnums=(0, 1, 2))
def _product(sums: str, blocks: Blocks, is_kept: bool, x: jax.Array, w: jax.Array) -> jax.Array:
    return _forward(sums, blocks, is_kept, x, w)[0]


def _forward(
    sums: str, blocks: Blocks, is_kept: bool, x: jax.Array, w: jax.Array
) -> tuple[jax.Array, Any]:
    left, right, _ = _letters(sums)
    scaled = _scaled(left, blocks, x, FORWARD)
    # Kept as bits, in the place of what they are made of: JAX rounds floats that it keeps, as if
    # this format had infinities. Weights are cast again.
    bits, unit = jax.lax.bitcast_convert_type(scaled.numbers, jnp.uint8), scaled.unit
    if is_kept:
        bits, unit = checkpoint_name(bits, KEPT), checkpoint_name(unit, KEPT)
    return _dot(sums, blocks, scaled, _scaled(right, blocks, w, FORWARD), x.dtype), (bits, unit, w)


def _backward(
    sums: str, blocks: Blocks, is_kept: bool, found: Any, g: jax.Array
) -> tuple[jax.Array, jax.Array]:
    bits, unit, w = found
    scaled = Scaled(jax.lax.bitcast_convert_type(bits, FORWARD), unit)
    left, right, out = _letters(sums)
    gradient = _scaled(out, blocks, g, BACKWARD)
    in_x = f"{out},{right}->{left}", blocks, gradient, _scaled(right, blocks, w, FORWARD)
    in_w = f"{left},{out}->{right}", blocks, scaled, gradient
    return _dot(*in_x, g.dtype), _dot(*in_w, w.dtype)


_product.defvjp(_forward, _backward)


def _letters(sums: str) -> tuple[str, str, str]:
    ins, out = sums.split("->")
    left, right = ins.split(",")
    return left, right, out


def _parted(letters: str, blocks: Blocks) -> str:
    """Letters with the part, in upper case, before the rest of its dim."""
    parted = dict(blocks)
    return "".join(one.upper() + one if one in parted else one for one in letters)


def _scaled(letters: str, blocks: Blocks, x: jax.Array, format: Any) -> Scaled:
    """Cast to 8 bits: the largest number of each part becomes the largest of the format."""
    parted = dict(blocks)
    shape: list[int] = []
    for letter, size in zip(letters, x.shape, strict=True):
        parts = parted.get(letter, 1)
        shape += [parts, size // parts] if letter in parted else [size]
    wide = x.reshape(shape).astype(jnp.float32)
    names = _parted(letters, blocks)
    inner = tuple(index for index, letter in enumerate(names) if not letter.isupper())
    most = jnp.max(jnp.abs(wide), axis=inner)
    unit = jnp.maximum(most, LEAST) / float(jnp.finfo(format).max)
    return Scaled((wide / _spread(unit, names, names, wide.shape)).astype(format), unit)


def _dot(sums: str, blocks: Blocks, a: Scaled, b: Scaled, dtype: Any) -> jax.Array:
    """The product scaled back, in `dtype`; parts of a contracted dim are added last."""
    left, right, out = (_parted(letters, blocks) for letters in _letters(sums))
    apart = "".join(one for one in left if one.isupper() and one not in out)
    made = apart + out
    # Rounded as it leaves the chip, and when it is scaled back: errors of 8 bits are larger.
    y = jnp.einsum(
        f"{left},{right}->{made}", a.numbers, b.numbers, preferred_element_type=dtype
    ).astype(jnp.float32)
    parts = "".join(one for one in made if one.isupper())
    shape = tuple(size for one, size in zip(made, y.shape, strict=True) if one.isupper())
    unit = _spread(a.unit, left, parts, shape) * _spread(b.unit, right, parts, shape)
    y = (y * _spread(unit, parts, made, y.shape)).astype(dtype)
    if apart:
        y = jax.lax.reduce(y, jnp.zeros((), dtype), jax.lax.add, tuple(range(len(apart))))
    # A part and the rest of its dim are one again.
    sizes = dict(zip(out, y.shape, strict=True))
    return y.reshape([sizes.get(one.upper(), 1) * sizes[one] for one in _letters(sums)[2]])


def _spread(unit: jax.Array, letters: str, wanted: str, shape: tuple[int, ...]) -> jax.Array:
    """Units of the parts among `letters`, for each number of a tensor."""
    dims = tuple(wanted.index(one) for one in letters if one.isupper())
    return jax.lax.broadcast_in_dim(unit, shape, dims)
