# pyright: basic
"""Decoder-only transformers: MPT and GPT by default, LLaMA with `--mlp swiglu --positions rotary
--untied`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import jax
import jax.numpy as jnp

from shardwright.backends.jax.capture.attention import Drop, flash, plain, rotated
from shardwright.backends.jax.capture.dropout import SITE, STAGE, another, dropped, dropped_apart
from shardwright.backends.jax.capture.family import Input, option
from shardwright.backends.jax.capture.layered import NOISE, Layered, tokens
from shardwright.backends.jax.capture.parts import along, cross_entropy, kept, norm, product
from shardwright.backends.jax.capture.recipe import Recipe, expect_divides, refused
from shardwright.backends.jax.capture.spread import Spread, Tree, Weight


@dataclass(frozen=True)
class Transformer(Layered):
    """Pre-norm blocks: grouped-query attention, then a perceptron."""

    cut_by: ClassVar[tuple[str, ...]] = ("pp", "sp")
    layers: int = option(12, "blocks")
    hidden: int = option(768, "channels between blocks")
    heads: int = option(12, "of queries")
    kv_heads: int = option(0, "heads of keys and values (default: as many as of queries)")
    ffn: int = option(0, "channels inside the perceptron (default: 4 x hidden)")
    vocab: int = option(50368, "words")
    seq: int = option(2048, "tokens of a sequence")
    mlp: str = option("gelu", "gelu has biases and layer norms, swiglu neither", ("gelu", "swiglu"))
    positions: str = option("learned", "of tokens", ("learned", "rotary"))
    untied: bool = option(False, "a matrix for the logits beside the embedding")
    attention: str = option("flash", "one kernel, or as ops that keep scores", ("flash", "plain"))
    dropout: int = option(0, "percent left out of attention's weights and of what blocks add")

    @property
    def groups(self) -> int:
        """Heads of keys."""
        return self.kv_heads or self.heads

    def copies(self, recipe: Recipe) -> int:
        tp = recipe.parallel.tp
        return tp // self.groups if tp % self.groups == 0 else 1

    @property
    def inner(self) -> int:
        """Channels inside the perceptron."""
        return self.ffn or 4 * self.hidden

    @property
    def has_bias(self) -> bool:
        return self.mlp == "gelu"

    def check(self, recipe: Recipe) -> None:
        super().check(recipe)
        parallel = recipe.parallel
        expect_divides(self.heads, self.hidden, "--heads", "--hidden")
        expect_divides(self.groups, self.heads, "--kv-heads", "--heads")
        expect_divides(parallel.tp, self.heads, "tp", "--heads")
        expect_divides(parallel.tp, self.inner, "tp", "--ffn", is_free=True)
        if parallel.tp % self.groups:  # else devices hold copies of keys and values
            expect_divides(parallel.tp, self.groups, "tp", "--kv-heads")
        expect_divides(parallel.shards, self.hidden, parallel.shard_names, "--hidden")
        if parallel.sp:
            expect_divides(parallel.tp, self.seq, "tp", "--seq", is_free=True)
        if self.dropout >= 100:
            raise refused(f"--dropout={self.dropout} leaves nothing", "write --dropout 10")
        if self.dropout and self.attention == "flash":
            help = "write --attention plain"
            raise refused("--dropout: the kernel of --attention flash leaves out nothing", help)
        if self.positions == "rotary" and self.hidden // self.heads % 2:
            message = f"heads of {self.hidden // self.heads} channels have no pairs to turn"
            raise refused(message, f"use --hidden={2 * self.hidden}")

    # --- weights

    def entrance(self, spread: Spread) -> Tree:
        found = {"embed": self._words(spread)}
        if self.positions == "learned":
            found["positions"] = Weight((self.seq, self.hidden), ("seq", "shard"))
        return found

    def layer(self, spread: Spread) -> Tree:
        d, size, groups = self.hidden, self.hidden // self.heads, self.groups * spread.copies
        per_group = self.heads // groups
        found = {
            "out": Weight((groups, per_group, size, d), ("tp", None, None, "shard")),
            **self._norm(spread, "attention_norm"), **self._norm(spread, "mlp_norm"),
        }  # fmt: skip
        # Together where both are cut alike, else apart: groups, heads of a group, what cuts groups.
        parts = {"qkv": (groups, per_group + 2, "tp")}
        if spread.copies > 1:
            parts = {"q": (groups, per_group, "tp"), "kv": (self.groups, 2, "kv")}
        for name, (count, heads, cut) in parts.items():
            found[name] = Weight((d, count, heads, size), ("shard", cut, None, None))
            if self.has_bias:
                found[f"{name}_bias"] = spread.vector(count * heads * size, cut)
        if self.has_bias:
            found["out_bias"] = spread.vector(d)
        return found | self.perceptron(spread)

    def perceptron(self, spread: Spread) -> Tree:
        """Weights of the second half of a block."""
        d, f = self.hidden, self.inner
        if not self.has_bias:
            return {
                "up": Weight((d, 2, f), ("shard", None, "tp")),
                "down": Weight((f, d), ("tp", "shard")),
            }
        return {
            "up": Weight((d, f), ("shard", "tp")), "up_bias": spread.vector(f, "tp"),
            "down": Weight((f, d), ("tp", "shard")), "down_bias": spread.vector(d),
        }  # fmt: skip

    def exit(self, spread: Spread) -> Tree:
        found = self._norm(spread, "norm")
        if self.untied:
            found["logits"] = self._words(spread)
        return found

    def _words(self, spread: Spread) -> Weight:
        """A row per word, and as many more as tp needs to cut them evenly."""
        more = -self.vocab % spread.recipe.parallel.tp
        shape = self.vocab + more, self.hidden
        return Weight(shape, ("tp", "shard"), padding=more * self.hidden)

    def shared(self) -> tuple[str, ...]:
        return () if self.untied else ("embed",)

    def _norm(self, spread: Spread, name: str) -> dict[str, Weight]:
        names = (name, f"{name}_bias") if self.has_bias else (name,)
        return {name: spread.vector(self.hidden, is_exact=True) for name in names}

    # --- the model

    def batch(self, rows: int) -> Tree:
        noise = {NOISE: Input((rows,), "uint32")} if self.dropout else {}
        return tokens(rows, self.seq) | noise

    def batch_at(self, batch: Tree, stage: int) -> Tree:
        if not self.dropout:
            return batch
        return batch | {NOISE: another(batch[NOISE], stage, STAGE)}

    def enter(self, spread: Spread, weights: Tree, batch: Tree) -> jax.Array:
        x = spread.summed(weights["embed"][batch["tokens"]])
        if "positions" in weights:
            x = spread.between(x + along(weights["positions"], x))
        return x

    def run_layer(
        self, spread: Spread, weights: Tree, x: jax.Array, noise: jax.Array | None
    ) -> jax.Array:
        y = spread.whole_sequence(kept(_normed(weights, "attention_norm", x)))
        x = kept(spread.between(x + self._part(self._attend(spread, weights, y, noise), noise, 1)))
        y = spread.whole_sequence(kept(_normed(weights, "mlp_norm", x)))
        return spread.between(x + self._part(self.run_perceptron(spread, weights, y), noise, 2))

    def _part(self, x: jax.Array, noise: jax.Array | None, site: int) -> jax.Array:
        """The part of a block's contribution that stays."""
        return x if noise is None else dropped(x, another(noise, site, SITE), self.dropout)

    def _attend(
        self, spread: Spread, weights: Tree, x: jax.Array, noise: jax.Array | None
    ) -> jax.Array:
        matrix, bias = self._qkv(spread, weights)
        qkv = product(spread, "bsd,dkgh->bskgh", x, matrix)
        qkv = qkv if bias is None else qkv + along(bias, qkv)
        qkv = kept(spread.rows(qkv, None, "tp"))
        q, k, v = qkv[..., :-2, :], qkv[..., -2, :], qkv[..., -1, :]
        if self.positions == "rotary":
            q, k = rotated(q), rotated(k)
        is_kept = spread.recipe.remat != "selective"
        mixed: Any = (
            flash(q, k, v, is_kept)
            if self.attention == "flash"
            else plain(q, k, v, is_kept, self._drop(noise))
        )
        mixed = spread.rows(mixed, None, "tp")
        out = spread.summed(product(spread, "bskgh,kghd->bsd", mixed, weights["out"]))
        return out + along(weights["out_bias"], out) if "out_bias" in weights else out

    def _qkv(self, spread: Spread, weights: Tree) -> tuple[jax.Array, jax.Array | None]:
        """The matrix of queries, keys and values: channels, groups, heads of a group, size; and its
        bias. Where groups are fewer than devices, each device has the one that its queries need.
        """
        size = self.hidden // self.heads
        if spread.copies == 1:
            matrix, bias = weights["qkv"], weights.get("qkv_bias")
            return matrix, bias if bias is None else bias.reshape(matrix.shape[1:])

        def joined(q: jax.Array, kv: jax.Array) -> jax.Array:
            """Of lists of groups: the leading dims are those of the first."""
            lead = q.shape[:-3]
            places = (*range(len(lead) + 1), *range(len(lead) + 2, len(lead) + 4))
            shape = (*lead, self.groups, spread.copies, 2, size)
            copied = jax.lax.broadcast_in_dim(kv, shape, places).reshape(*q.shape[:-2], 2, size)
            copied = spread.pin(copied, *(None for _ in lead), "tp")
            return jnp.concatenate([q, copied], axis=-2)

        matrix, bias = joined(weights["q"], weights["kv"]), weights.get("q_bias")
        if bias is None:
            return matrix, None
        q = bias.reshape(weights["q"].shape[1:])
        return matrix, joined(q, weights["kv_bias"].reshape(weights["kv"].shape[1:]))

    def _drop(self, noise: jax.Array | None) -> Drop | None:
        if noise is None:
            return None
        return lambda weights: dropped_apart(weights, another(noise, 0, SITE), self.dropout)

    def run_perceptron(self, spread: Spread, weights: Tree, x: jax.Array) -> jax.Array:
        """The second half of a block."""
        if self.has_bias:
            inner = product(spread, "bsd,df->bsf", x, weights["up"])
            inner = spread.rows(inner + along(weights["up_bias"], inner), None, "tp")
            inner = jax.nn.gelu(kept(inner))
        else:
            both = product(spread, "bsd,dmf->bsmf", x, weights["up"])
            both = kept(spread.rows(both, None, None, "tp"))
            inner = jax.nn.silu(both[:, :, 0]) * both[:, :, 1]
        out = spread.summed(product(spread, "bsf,fd->bsd", kept(inner), weights["down"]))
        return out + along(weights["down_bias"], out) if "down_bias" in weights else out

    def leave(self, spread: Spread, weights: Tree, x: jax.Array, batch: Tree) -> jax.Array:
        y = spread.whole_sequence(kept(_normed(weights, "norm", x)))
        words = weights["logits" if self.untied else "embed"]
        logits = spread.rows(jnp.einsum("bsd,vd->bsv", y, words), None, "tp")
        return cross_entropy(kept(logits), batch["labels"], self.vocab)

    # --- counts

    def tokens(self) -> int:
        return self.seq

    def flops(self, parameters: int) -> int:
        """Two per parameter and token, and attention over the full square."""
        return 2 * parameters * self.seq + self.layers * 4 * self.hidden * self.seq**2

    def products(self) -> int:
        """Biases, gains and positions are added and scaled, an embedding is looked up."""
        d, size = self.hidden, self.hidden // self.heads
        qkv = d * (self.heads + 2 * self.groups) * size
        layer = qkv + d * d + (2 if self.has_bias else 3) * d * self.inner
        return self.flops(self.layers * layer + self.vocab * d)


def _normed(weights: Tree, name: str, x: jax.Array) -> jax.Array:
    return norm(x, weights[name], weights.get(f"{name}_bias"))


FAMILY = Transformer
