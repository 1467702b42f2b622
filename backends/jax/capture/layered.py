# pyright: basic
"""Families that are a stack of equal layers between an embedding and a head."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import ClassVar

import jax
import jax.numpy as jnp

from shardwright.backends.jax.capture.dropout import LAYER, another
from shardwright.backends.jax.capture.family import Family, Input
from shardwright.backends.jax.capture.parts import KEPT
from shardwright.backends.jax.capture.recipe import (
    Recipe,
    closest,
    expect_divides,
    expect_few,
    refused,
)
from shardwright.backends.jax.capture.recompute import block
from shardwright.backends.jax.capture.spread import Spread, Tree

NOISE = "noise"  # of a batch: a number per row, for dropout


class Layered(Family):
    """Subclasses give `layers`, the weights of each part, and what each computes."""

    cut_by: ClassVar[tuple[str, ...]] = ("pp",)
    layers: int

    @abstractmethod
    def entrance(self, spread: Spread) -> Tree:
        """Weights before the layers."""

    @abstractmethod
    def layer(self, spread: Spread) -> Tree:
        """Weights of a layer."""

    @abstractmethod
    def exit(self, spread: Spread) -> Tree:
        """Weights behind the layers."""

    def shared(self) -> tuple[str, ...]:
        """Weights of the entrance that the exit uses, too."""
        return ()

    @abstractmethod
    def enter(self, spread: Spread, weights: Tree, batch: Tree) -> jax.Array:
        """From a micro-batch to the first layer's activation."""

    @abstractmethod
    def run_layer(
        self, spread: Spread, weights: Tree, x: jax.Array, noise: jax.Array | None
    ) -> jax.Array:
        """One layer. `noise`: a number per row, other ones in each layer; None without dropout."""

    @abstractmethod
    def leave(self, spread: Spread, weights: Tree, x: jax.Array, batch: Tree) -> jax.Array:
        """From the last layer's activation to the mean loss."""

    # --- a family

    def check(self, recipe: Recipe) -> None:
        self.expect_useful(recipe)
        expect_divides(recipe.parallel.pp, self.layers, "pp", "--layers", is_free=True)
        if self.layers % recipe.stages:
            held = self.layers // recipe.parallel.pp
            message = f"{recipe.chunks} chunks do not divide the {held} layers of a stage"
            near = closest(recipe.chunks, held)
            raise refused(message, f"use {recipe.schedule}:{near}" if near > 1 else "use 1f1b")
        expect_few(recipe.stages, "stages", "use fewer stages, of more layers")
        written = self.layers // recipe.stages if recipe.unroll else 1
        expect_few(written, "layers", "leave out --unroll: they are a loop then")

    def stages(self, spread: Spread) -> list[Tree]:
        """Weights of each stage of the pipeline; one stage holds all."""
        count = spread.recipe.stages
        size, one = self.layers // count, self.layer(spread)
        if spread.recipe.unroll:
            layers: Tree = {f"{index:03}": one for index in range(size)}
        else:
            layers = jax.tree.map(lambda weight: weight.stacked(size), one)
        found: list[Tree] = [{"layers": layers} for _ in range(count)]
        first = self.entrance(spread)
        found[0]["entrance"] = first
        found[-1]["exit"] = self.exit(spread)
        if count > 1:  # the last stage has its own copy of what it shares
            found[-1]["exit"] |= {name: first[name] for name in self.shared()}
        return found

    def run_stage(
        self, spread: Spread, specs: Tree, weights: Tree, x: jax.Array | None, batch: Tree
    ) -> jax.Array:
        """One stage: `x` is None at the first; the last gives the loss."""
        entrance: Tree = {}
        if "entrance" in specs:
            entrance = spread.unit(specs["entrance"], weights["entrance"])
            x = self.enter(spread, entrance, batch)
        assert x is not None
        x = self._run_layers(spread, specs["layers"], weights["layers"], x, batch.get(NOISE))
        if "exit" not in specs:
            return x
        last = spread.unit(specs["exit"], weights["exit"])
        shared = {name: entrance[name] for name in self.shared() if name in entrance}
        policy = jax.checkpoint_policies.save_only_these_names(KEPT)
        leave = jax.checkpoint(partial(self.leave, spread), policy=policy)
        return leave({**last, **shared}, x, batch)

    def _run_layers(
        self, spread: Spread, specs: Tree, values: Tree, x: jax.Array, noise: jax.Array | None
    ) -> jax.Array:
        recipe, one = spread.recipe, self.layer(spread)

        def gather(values: Tree) -> Tree:
            own = {NOISE: values[NOISE]} if NOISE in values else {}
            return spread.unit(one, {name: values[name] for name in one}) | own

        def compute(weights: Tree, x: jax.Array) -> jax.Array:
            return self.run_layer(spread, weights, x, weights.get(NOISE))

        layer = block(recipe.remat, gather, compute, is_loop=not recipe.unroll)
        if not recipe.unroll:
            count = self.layers // recipe.stages
            if noise is not None:
                places = jax.lax.iota(jnp.uint32, count)[:, None]
                values = values | {NOISE: another(noise, places, LAYER)}
            return jax.lax.scan(lambda x, weights: (layer(weights, x), None), x, values)[0]
        for index, name in enumerate(specs):
            own = {} if noise is None else {NOISE: another(noise, index, LAYER)}
            x = layer(values[name] | own, x)
        return x


def tokens(rows: int, length: int) -> Tree:
    """A micro-batch of text: what is read, and what should follow."""
    one = Input((rows, length), "int32")
    return {"tokens": one, "labels": one}
