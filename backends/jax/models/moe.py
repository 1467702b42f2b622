# pyright: basic
"""Transformers whose perceptrons are experts: each token goes to a few of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import jax
import jax.numpy as jnp

from shardwright.backends.jax.capture.family import option
from shardwright.backends.jax.capture.parts import beside, kept, product
from shardwright.backends.jax.capture.recipe import Recipe, expect_divides, refused
from shardwright.backends.jax.capture.spread import Spread, Tree, Weight
from shardwright.backends.jax.models.transformer import Transformer

# Letters of products of experts, which have sequences cut over the other data axes.
_CUTS = {"b": "rest", "e": "ep", "f": "tp"}
SLACK = 1.25  # places of an expert, over what it gets if all get the same


@dataclass(frozen=True)
class Moe(Transformer):
    """Blocks as those of a transformer, with experts in the place of the perceptron. Each sequence
    has places at each expert; a token that finds none left keeps what it was.
    """

    cut_by: ClassVar[tuple[str, ...]] = ("pp", "ep", "sp")
    layers: int = option(12, "blocks")
    experts: int = option(8, "perceptrons of a block")
    top_k: int = option(2, "experts that a token goes to")

    @property
    def places(self) -> int:
        """Of an expert, for the tokens of one sequence."""
        return max(1, int(SLACK * self.top_k * self.seq / self.experts))

    def check(self, recipe: Recipe) -> None:
        super().check(recipe)
        expect_divides(recipe.parallel.ep, self.experts, "ep", "--experts", is_free=True)
        if self.top_k > self.experts:
            raise refused(
                f"--top-k={self.top_k} is more than --experts ({self.experts})",
                f"use --top-k={self.experts}",
            )

    def perceptron(self, spread: Spread) -> Tree:
        d, f, e = self.hidden, self.inner, self.experts
        parts = 1 if self.has_bias else 2
        return {
            "router": Weight((d, e), ("shard", None), is_exact=True),
            "up": Weight((e, d, parts, f), ("ep", "shard", None, "tp")),
            "down": Weight((e, f, d), ("ep", "tp", "shard")),
        }

    def run_perceptron(self, spread: Spread, weights: Tree, x: jax.Array) -> jax.Array:
        seats, shares = self._routed(spread, weights["router"], x)
        # Sequences are cut over all data axes before, experts over their own axis behind it.
        sent = jnp.einsum("bsec,bsd->becd", seats, x)
        sent = kept(_at_experts(spread, spread.rows(sent)))
        both = product(spread, "becd,edmf->becmf", sent, weights["up"], _CUTS)
        both = kept(_at_experts(spread, both, None, None, "tp"))
        inner = jax.nn.gelu(both[..., 0, :])
        if not self.has_bias:
            inner = jax.nn.silu(both[..., 0, :]) * both[..., 1, :]
        done = product(spread, "becf,efd->becd", kept(inner), weights["down"], _CUTS)
        done = kept(spread.rows(_at_experts(spread, done)))
        return spread.between(jnp.einsum("bsec,becd->bsd", shares, done))

    def _routed(
        self, spread: Spread, router: jax.Array, x: jax.Array
    ) -> tuple[jax.Array, jax.Array]:
        """The placement of tokens, with their shares: sequences, tokens, experts, places."""
        odds = jax.nn.softmax(x.astype(jnp.float32) @ router, axis=-1)
        shares, chosen = jax.lax.top_k(odds, self.top_k)
        experts = beside(jax.lax.iota(jnp.int32, self.experts), chosen)
        is_chosen = (chosen[..., None] == experts).astype(jnp.float32)
        flat = is_chosen.reshape(x.shape[0], -1, self.experts)
        before = (jnp.cumsum(flat, axis=1) - flat).reshape(is_chosen.shape)
        places = beside(jax.lax.iota(jnp.float32, self.places), before)
        seats = (before[..., None] == places).astype(jnp.float32) * is_chosen[..., None]
        taken = jnp.einsum("bskec->bsec", seats)
        shared = jnp.einsum("bsk,bskec->bsec", shares, seats)
        return kept(taken.astype(x.dtype)), kept(shared.astype(x.dtype))

    def active(self, parameters: int) -> int:
        """Parameters that a token meets."""
        parts = 2 if self.has_bias else 3
        idle = self.experts - self.top_k
        return parameters - self.layers * idle * parts * self.hidden * self.inner

    def flops(self, parameters: int) -> int:
        return super().flops(self.active(parameters))

    def products(self) -> int:
        """Not known: experts have more places than tokens, and sending there is a product."""
        return 0


def _at_experts(spread: Spread, x: jax.Array, *cuts: str | None) -> jax.Array:
    """Sequences, experts, ...: cut over replicas and experts."""
    return spread.pin(x, "rest", "ep", *cuts)


FAMILY = Moe
