# pyright: basic
"""Decoder-only transformers: MPT and GPT by default, LLaMA with `--mlp swiglu --positions rotary
--untied`.
"""

from __future__ import annotations

from dataclasses import dataclass

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
        for size, name in (
            (self.heads, "--heads"), (self.groups, "--kv-heads"), (self.inner, "--ffn"),
            (self.vocab, "--vocab"),
        ):  # fmt: skip
            expect_divides(parallel.tp, size, "tp", name)
        expect_divides(parallel.shards, self.hidden, "fsdp", "--hidden")
        expect_divides(parallel.tp if parallel.sp else 1, self.seq, "tp", "--seq")
        if self.dropout >= 100:
            raise refused(f"--dropout={self.dropout} leaves nothing", "write --dropout 10")
        if self.dropout and self.attention == "flash":
            help = "write --attention plain"
            raise refused("--dropout: the kernel of --attention flash leaves out nothing", help)
        if self.positions == "rotary":
            expect_divides(2 * self.heads, self.hidden, "2 x heads", "--hidden")

    # --- weights

    def entrance(self, spread: Spread) -> Tree:
        found = {"embed": Weight((self.vocab, self.hidden), ("tp", "shard"))}
        if self.positions == "learned":
            found["positions"] = Weight((self.seq, self.hidden), ("seq", "shard"))
        return found

    def layer(self, spread: Spread) -> Tree:
        d, size, per_group = self.hidden, self.hidden // self.heads, self.heads // self.groups
        found = {
            "qkv": Weight((d, self.groups, per_group + 2, size), ("shard", "tp", None, None)),
            "out": Weight((self.groups, per_group, size, d), ("tp", None, None, "shard")),
            **self._norm(spread, "attention_norm"), **self._norm(spread, "mlp_norm"),
        }  # fmt: skip
        if self.has_bias:
            found["qkv_bias"] = spread.vector((self.heads + 2 * self.groups) * size, "tp")
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
            found["logits"] = Weight((self.vocab, self.hidden), ("tp", "shard"))
        return found

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
        """What stays of what a block adds."""
        return x if noise is None else dropped(x, another(noise, site, SITE), self.dropout)

    def _attend(
        self, spread: Spread, weights: Tree, x: jax.Array, noise: jax.Array | None
    ) -> jax.Array:
        qkv = product(spread, "bsd,dkgh->bskgh", x, weights["qkv"])
        if "qkv_bias" in weights:
            qkv = qkv + along(weights["qkv_bias"].reshape(qkv.shape[2:]), qkv)
        qkv = kept(spread.rows(qkv, None, "tp"))
        q, k, v = qkv[..., :-2, :], qkv[..., -2, :], qkv[..., -1, :]
        if self.positions == "rotary":
            q, k = rotated(q), rotated(k)
        is_kept = spread.recipe.remat != "selective"
        if self.attention == "flash":
            mixed = flash(q, k, v, is_kept)
        else:
            mixed = plain(q, k, v, is_kept, self._drop(noise))
        mixed = spread.rows(mixed, None, "tp")
        out = spread.summed(product(spread, "bskgh,kghd->bsd", mixed, weights["out"]))
        return out + along(weights["out_bias"], out) if "out_bias" in weights else out

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
        return cross_entropy(kept(logits), batch["labels"])

    # --- counts

    def tokens(self) -> int:
        return self.seq

    def flops(self, parameters: int) -> int:
        """Two per parameter and token, and attention over the full square."""
        return 2 * parameters * self.seq + self.layers * 4 * self.hidden * self.seq**2


def _normed(weights: Tree, name: str, x: jax.Array) -> jax.Array:
    return norm(x, weights[name], weights.get(f"{name}_bias"))


FAMILY = Transformer
