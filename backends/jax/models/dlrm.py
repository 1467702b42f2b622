# pyright: basic
"""Recommendation: embedding tables, and perceptrons below and above their dot products."""

from __future__ import annotations

from dataclasses import dataclass

import jax
import jax.numpy as jnp

from shardwright.backends.jax.capture.family import Family, Input, option
from shardwright.backends.jax.capture.parts import ROWS, along, product
from shardwright.backends.jax.capture.recipe import (
    Recipe,
    expect_divides,
    expect_few,
    expect_shards,
)
from shardwright.backends.jax.capture.spread import Spread, Tree, Weight

DENSE = 13  # numbers of a row, as in the Criteo data


@dataclass(frozen=True)
class Dlrm(Family):
    """Tables are cut along their rows, by tp and fsdp, and never gathered: what looks up a row
    that a device lacks gets zeros from it, and the sum from all.
    """

    tables: int = option(8, "of embeddings")
    rows: int = option(100_000, "of a table")
    width: int = option(64, "of an embedding")
    hot: int = option(8, "rows of a table that one example looks up: their mean is taken")
    hidden: int = option(512, "channels of the perceptrons")

    def check(self, recipe: Recipe) -> None:
        self.expect_useful(recipe)
        expect_few(self.tables, "tables", "use fewer --tables, of more rows")
        expect_divides(
            recipe.parallel.tp * recipe.parallel.shards,
            self.rows,
            f"tp x {recipe.parallel.shard_names}",
            "--rows",
            is_free=True,
        )
        expect_shards(recipe, self.width, "--width")
        expect_shards(recipe, self.hidden, "--hidden")

    def stages(self, spread: Spread) -> list[Tree]:
        d, pairs = self.width, (self.tables + 1) * self.tables // 2
        table = Weight((self.rows, d), (("tp", "shard"), None), is_settled=True)
        return [
            {
                "tables": {f"{index:03}": table for index in range(self.tables)},
                "bottom": self._perceptron(spread, DENSE, self.hidden, d),
                "top": self._perceptron(spread, pairs + d, self.hidden, self.hidden // 2, 1),
            }
        ]

    def _perceptron(self, spread: Spread, *widths: int) -> Tree:
        return {
            f"{index}": {
                "weight": Weight((ins, outs), (None, "shard" if outs > 1 else None)),
                "bias": spread.vector(outs),
            }
            for index, (ins, outs) in enumerate(zip(widths, widths[1:], strict=False))
        }

    def batch(self, rows: int) -> Tree:
        looked_up = Input((rows, self.tables, self.hot), "int32")
        return {"dense": Input((rows, DENSE)), "looked_up": looked_up, "clicked": Input((rows,))}

    def run_stage(
        self, spread: Spread, specs: Tree, weights: Tree, x: jax.Array | None, batch: Tree
    ) -> jax.Array:
        used = spread.unit(specs, weights)
        dense = _perceived(spread, used["bottom"], batch["dense"].astype(spread.dtype))
        vectors, mean = [dense], jnp.full(self.hot, 1 / self.hot, spread.dtype)
        for index, name in enumerate(used["tables"]):
            # A device looks up what all ask of its rows: what is summed over devices are means.
            asked = spread.pin(batch["looked_up"][:, index], "replicas")
            found = used["tables"][name][asked]
            pooled = jnp.einsum("bhd,h->bd", spread.pin(found, "replicas"), mean)
            vectors.append(spread.rows(spread.pin(pooled, "replicas")))
        stacked = spread.rows(jnp.stack(vectors, axis=1))
        dots = jnp.einsum("bnd,bmd->bnm", stacked, stacked)
        first, second = jnp.triu_indices(self.tables + 1, 1)
        both = jnp.concatenate([dots[:, first, second], dense], axis=1)
        logits = _perceived(spread, used["top"], both)[:, 0].astype(jnp.float32)
        # Of a click: log(1 + exp(-x)) where x is signed by what happened.
        signed = logits * (1 - 2 * batch["clicked"])
        return jnp.mean(jnp.logaddexp(0.0, signed))

    def flops(self, parameters: int) -> int:
        n, d, h = self.tables + 1, self.width, self.hidden
        pairs = n * (n - 1) // 2
        bottom = DENSE * h + h * d
        top = (pairs + d) * h + h * (h // 2) + h // 2
        return 2 * (bottom + top + n * n * d)


def _perceived(spread: Spread, weights: Tree, x: jax.Array) -> jax.Array:
    for index, name in enumerate(weights):
        x = product(spread, "bd,df->bf", x, weights[name]["weight"], ROWS)
        x = spread.rows(x + along(weights[name]["bias"], x))
        if index + 1 < len(weights):
            x = jax.nn.gelu(x)
    return x


FAMILY = Dlrm
