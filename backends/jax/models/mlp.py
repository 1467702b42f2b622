# pyright: basic
"""A stack of residual perceptrons of two layers."""

from __future__ import annotations

from dataclasses import dataclass

import jax
import jax.numpy as jnp

from shardwright.backends.jax.capture.family import Input, option
from shardwright.backends.jax.capture.layered import Layered
from shardwright.backends.jax.capture.parts import along, kept, product
from shardwright.backends.jax.capture.recipe import Recipe, expect_divides, expect_shards
from shardwright.backends.jax.capture.spread import Spread, Tree, Weight


@dataclass(frozen=True)
class Mlp(Layered):
    """x + gelu(x up + bias) down + bias, against a target: rows of --hidden numbers."""

    layers: int = option(4, "perceptrons")
    hidden: int = option(1024, "channels between them")
    ffn: int = option(0, "channels inside (default: 4 x hidden)")

    @property
    def inner(self) -> int:
        """Channels inside."""
        return self.ffn or 4 * self.hidden

    def check(self, recipe: Recipe) -> None:
        super().check(recipe)
        expect_divides(recipe.parallel.tp, self.inner, "tp", "--ffn", is_free=True)
        expect_shards(recipe, self.hidden, "--hidden")

    def entrance(self, spread: Spread) -> Tree:
        return {}

    def layer(self, spread: Spread) -> Tree:
        d, f = self.hidden, self.inner
        return {
            "up": Weight((d, f), ("shard", "tp")), "up_bias": spread.vector(f, "tp"),
            "down": Weight((f, d), ("tp", "shard")), "down_bias": spread.vector(d),
        }  # fmt: skip

    def exit(self, spread: Spread) -> Tree:
        return {}

    def batch(self, rows: int) -> Tree:
        one = Input((rows, self.hidden))
        return {"x": one, "target": one}

    def enter(self, spread: Spread, weights: Tree, batch: Tree) -> jax.Array:
        return spread.rows(batch["x"].astype(spread.dtype))

    def run_layer(
        self, spread: Spread, weights: Tree, x: jax.Array, noise: jax.Array | None
    ) -> jax.Array:
        inner = product(spread, "bd,df->bf", x, weights["up"])
        inner = kept(spread.rows(inner + along(weights["up_bias"], inner), "tp"))
        out = product(spread, "bf,fd->bd", kept(jax.nn.gelu(inner)), weights["down"])
        return spread.rows(x + spread.rows(out) + along(weights["down_bias"], out))

    def leave(self, spread: Spread, weights: Tree, x: jax.Array, batch: Tree) -> jax.Array:
        return jnp.mean(jnp.square(x.astype(jnp.float32) - batch["target"]))

    def flops(self, parameters: int) -> int:
        return 4 * self.layers * self.hidden * self.inner


FAMILY = Mlp
