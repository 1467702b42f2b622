# pyright: basic
"""Residual convolutional networks: stages of blocks, each stage at half the size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp

from shardwright.backends.jax.capture.family import Family, Input, option
from shardwright.backends.jax.capture.parts import cross_entropy, kept, norm
from shardwright.backends.jax.capture.recipe import (
    Recipe,
    expect_divides,
    expect_few,
    expect_shards,
    refused,
)
from shardwright.backends.jax.capture.recompute import block
from shardwright.backends.jax.capture.spread import Spread, Tree, Weight

KERNEL, COLOURS = 3, 3


@dataclass(frozen=True)
class Conv(Family):
    """A convolution, then stages of residual blocks of two convolutions with norms over channels,
    the mean over places, and classes. tp cuts the channels between the two, and the classes.
    """

    levels: int = option(4, "stages, each with half the size and twice the channels of the last")
    layers: int = option(2, "blocks of a stage")
    width: int = option(64, "channels of the first stage")
    image: int = option(224, "rows and columns of an image")
    classes: int = option(1000, "of images")

    def check(self, recipe: Recipe) -> None:
        self.expect_useful(recipe)
        if recipe.dtype == "fp8":
            raise refused("convolutions are not computed in fp8", "use --dtype bf16")
        expect_few(self.levels * self.layers, "blocks", "use fewer --layers")
        halvings = (self.image & -self.image).bit_length() - 1
        if self.levels > halvings + 1:
            message = f"--image={self.image} cannot be halved {self.levels - 1} times"
            raise refused(message, f"use --levels={halvings + 1}")
        expect_divides(recipe.parallel.tp, self.width, "tp", "--width", is_free=True)
        expect_divides(recipe.parallel.tp, self.classes, "tp", "--classes", is_free=True)
        expect_shards(recipe, self.width, "--width")

    def _blocks(self) -> Iterator[tuple[str, int, int, int]]:
        """Name, channels in, channels out, and the stride of each block."""
        before = self.width
        for level in range(self.levels):
            for index in range(self.layers):
                channels = self.width * 2**level
                yield f"block_{level}_{index}", before, channels, 1 + (level > 0 and index == 0)
                before = channels

    def stages(self, spread: Spread) -> list[Tree]:
        found: Tree = {"stem": _kernel(COLOURS, self.width, (None, "shard"))}
        for name, ins, outs, stride in self._blocks():
            found[name] = {
                "norm": spread.vector(ins, is_exact=True),
                "first": _kernel(ins, outs, ("shard", "tp")),
                "second": _kernel(outs, outs, ("tp", "shard")),
            }
            if stride > 1 or ins != outs:
                found[name]["skip"] = _kernel(ins, outs, (None, "shard"), 1)
        last = self.width * 2 ** (self.levels - 1)
        found["classes"] = Weight((last, self.classes), ("shard", "tp"))
        return [found]

    def batch(self, rows: int) -> Tree:
        image = Input((rows, self.image, self.image, COLOURS))
        return {"image": image, "label": Input((rows,), "int32")}

    def run_stage(
        self, spread: Spread, specs: Tree, weights: Tree, x: jax.Array | None, batch: Tree
    ) -> jax.Array:
        def unit(name: str) -> Tree:
            return spread.unit(specs[name], weights[name])

        images = spread.rows(batch["image"].astype(spread.dtype))
        y = spread.rows(_convolved(images, unit("stem"), 1))
        for name, _, _, stride in self._blocks():
            gather, compute = partial(spread.unit, specs[name]), partial(_block, spread, stride)
            y = block(spread.recipe.remat, gather, compute, is_loop=False)(weights[name], y)
        pooled = jnp.mean(y.astype(jnp.float32), axis=(1, 2)).astype(spread.dtype)
        logits = spread.rows(pooled @ unit("classes"), "tp")
        return cross_entropy(logits, batch["label"], self.classes)

    def flops(self, parameters: int) -> int:
        side, total = self.image, 2 * self.image**2 * KERNEL**2 * COLOURS * self.width
        for _, ins, outs, stride in self._blocks():
            side //= stride
            per_place = KERNEL**2 * outs * (ins + outs)
            per_place += ins * outs if stride > 1 or ins != outs else 0
            total += 2 * side**2 * per_place
        return total + 2 * self.width * 2 ** (self.levels - 1) * self.classes


def _kernel(ins: int, outs: int, cut: tuple[str | None, str | None], size: int = KERNEL) -> Weight:
    return Weight((size, size, ins, outs), (None, None, *cut))


def _block(spread: Spread, stride: int, weights: Tree, x: jax.Array) -> jax.Array:
    inner = kept(jax.nn.gelu(norm(x, weights["norm"], None)))
    inner = kept(spread.rows(_convolved(inner, weights["first"], stride), None, None, "tp"))
    inner = spread.rows(_convolved(jax.nn.gelu(inner), weights["second"], 1))
    if "skip" in weights:
        x = spread.rows(_convolved(x, weights["skip"], stride))
    return kept(spread.rows(x + inner))


def _convolved(x: jax.Array, kernel: jax.Array, stride: int) -> jax.Array:
    """Images, rows, columns, channels; as many places as before, by stride."""
    numbers = ("NHWC", "HWIO", "NHWC")
    return jax.lax.conv_general_dilated(
        x, kernel, (stride, stride), "SAME", dimension_numbers=numbers
    )


FAMILY = Conv
