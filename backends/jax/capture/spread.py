# pyright: basic
"""Shardings of tensors and the reshards they imply: gathered weights, whole sequences.

A cut names, per dim, what cuts it: "batch" (all data axes), "shard" (axes over which parameters
are cut: fsdp, and ep with it), "tp", "kv" (tp without devices that hold the same keys), "ep",
"rest" (the data axes without ep), "replicas" (those over which no parameter is cut), "seq" (tp,
where sequences are cut), or None.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
from jax.custom_derivatives import linear_call
from jax.sharding import AbstractMesh
from jax.sharding import PartitionSpec as P

from shardwright.backends.jax.capture.recipe import Recipe

Tree = Any  # nested dictionaries of arrays, weights or shapes
Cut = str | tuple[str, ...] | None

COMPUTE = {"f32": jnp.float32, "bf16": jnp.bfloat16, "fp8": jnp.bfloat16}


@dataclass(frozen=True)
class Weight:
    """A parameter: f32 where it is stored, what cuts its dims, whether it is used in f32, whether
    it is used cut as it is stored, and how many of its numbers are padding.
    """

    shape: tuple[int, ...]
    cut: tuple[Cut, ...]
    is_exact: bool = False
    is_settled: bool = False
    padding: int = 0

    def stacked(self, count: int) -> Weight:
        """The same parameter of so many layers."""
        return replace(self, shape=(count, *self.shape), cut=(None, *self.cut))

    @property
    def gathered(self) -> tuple[Cut, ...]:
        """The cut of a weight while it is used."""
        return self.cut if self.is_settled else tuple(map(_without_shard, self.cut))


def _without_shard(cut: Cut) -> Cut:
    if isinstance(cut, tuple):
        return tuple(name for name in cut if name != "shard")
    return None if cut == "shard" else cut


class Spread:
    """The mesh of a recipe, and constraints on it."""

    def __init__(self, recipe: Recipe, copies: int = 1) -> None:
        axes, parallel = recipe.parallel.mesh(copies), recipe.parallel
        self.recipe, self.copies = recipe, copies
        self.mesh = AbstractMesh(tuple(axes.values()), tuple(axes))
        self.dtype: Any = COMPUTE[recipe.dtype]
        self._axes = {
            "batch": ("dp", "fsdp", "ep"),
            "shard": ("fsdp", "ep") if parallel.fsdp > 1 else (),
            "tp": ("kv", "tp"),
            "kv": ("kv",) if copies > 1 else ("tp",),
            "ep": ("ep",),
            "seq": ("kv", "tp") if parallel.sp else (),
            "rest": ("dp", "fsdp"),
            "replicas": ("dp",) if parallel.fsdp > 1 else ("dp", "ep"),
        }
        self._manual = ""  # an axis that the code around runs per device

    def within(self, axis: str) -> Spread:
        """The same for code that runs per device of an axis."""
        inner = Spread(self.recipe, self.copies)
        inner._manual = axis
        return inner

    def spec(self, cuts: Sequence[Cut]) -> P:
        """A cut in axes of the mesh. An axis cuts one dim: "shard" takes what others leave."""
        named = [cut if isinstance(cut, tuple) else (cut,) if cut else () for cut in cuts]
        taken = {axis for names in named for n in names if n != "shard" for axis in self._axes[n]}
        return P(*(self._dim(names, taken) for names in named))

    def _dim(self, names: Sequence[str], taken: set[str]) -> Any:
        found: list[str] = []
        for name in names:
            free = self._axes[name]
            if name == "shard":
                free = tuple(axis for axis in free if axis not in taken)
            found += [axis for axis in free if axis in self.mesh.shape and axis != self._manual]
        return tuple(found) if len(found) > 1 else found[0] if found else None

    def parts(self, *cuts: str) -> int:
        """Into how many parts cuts cut a dim."""
        spec = self.spec((cuts,))[0]
        axes = spec if isinstance(spec, tuple) else (spec,) if spec else ()
        count = 1
        for axis in axes:
            count *= self.mesh.shape[axis]
        return count

    def pin(self, x: jax.Array, *cuts: Cut) -> jax.Array:
        """The same value, cut so; dims that are left out are whole."""
        return jax.lax.with_sharding_constraint(x, self.spec(cuts))

    # --- weights

    def vector(self, size: int, *cuts: str, is_exact: bool = False) -> Weight:
        """A bias or gain: cut over the data axes, too, where these divide it."""
        fits = size % self.parts(*cuts, "shard") == 0
        return Weight((size,), ((*cuts, "shard") if fits else cuts,), is_exact)

    def unit(self, weights: Tree, values: Tree) -> Tree:
        """Weights as one layer uses them, in the format of computation: gathered together.

        Their gradients leave it summed, and cut as the weights are.
        """
        return jax.tree.map(self._used, weights, values)

    def kept(self, weights: Tree, values: Tree) -> Tree:
        """Weights gathered once for all uses, which then move nothing."""
        return jax.tree.map(self._gathered, weights, values)

    def _gathered(self, weight: Weight, value: jax.Array) -> jax.Array:
        low = value if weight.is_exact else value.astype(self.dtype)
        return self.pin(self.pin(low, *weight.cut), *weight.gathered)

    def _used(self, weight: Weight, value: jax.Array) -> jax.Array:
        is_kept = self.recipe.shard_grad_op

        def gather(_: Any, value: jax.Array) -> jax.Array:
            return value if is_kept else self._gathered(weight, value)

        def scatter(_: Any, gradient: jax.Array) -> jax.Array:
            # Whole first, then cut: a sum over devices that becomes a scatter (decision 0023).
            whole = self.pin(gradient, *weight.gathered)
            return self.pin(whole, *weight.cut).astype(value.dtype)

        return linear_call(gather, scatter, (), value)

    # --- activations: rows, positions, channels

    def rows(self, x: jax.Array, *cuts: Cut) -> jax.Array:
        """An activation with rows over all data axes."""
        return self.pin(x, "batch", *cuts)

    def between(self, x: jax.Array) -> jax.Array:
        """An activation between the parts of a block: cut along the sequence where asked."""
        return self.rows(x, "seq")

    def summed(self, x: jax.Array) -> jax.Array:
        """A product over dims that are cut by tp, as it is between the parts of a block."""
        return self.between(self.rows(x))

    def whole_sequence(self, x: jax.Array) -> jax.Array:
        """The operand of products: sequences are gathered, and their gradients summed and cut."""
        if not self.recipe.parallel.sp:
            return self.rows(x)

        def gather(_: Any, x: jax.Array) -> jax.Array:
            return self.rows(self.rows(x, "seq"))

        def scatter(_: Any, gradient: jax.Array) -> jax.Array:
            return self.rows(self.rows(gradient), "seq")

        return linear_call(gather, scatter, (), x)
