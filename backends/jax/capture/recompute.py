# pyright: basic
"""Activation recomputation: what the forward pass of a block saves for its backward pass."""

from __future__ import annotations

from collections.abc import Callable

import jax

from shardwright.backends.jax.capture.parts import KEPT
from shardwright.backends.jax.capture.spread import Tree

Gather = Callable[[Tree], Tree]
Compute = Callable[[Tree, jax.Array], jax.Array]
Block = Callable[[Tree, jax.Array], jax.Array]


def block(remat: str, gather: Gather, compute: Compute, *, is_loop: bool) -> Block:
    """`compute(gather(weights), x)`, with what `--remat` says kept for its backward pass.

    `full`: what enters it. Otherwise also what `kept` names. `is_loop`: the passes are loops of
    their own; only blocks one by one could be joined with their copies.
    """
    if remat == "full":
        return _whole_again(gather, compute, is_loop)
    policy = jax.checkpoint_policies.save_only_these_names(KEPT)
    return jax.checkpoint(
        lambda weights, x: compute(gather(weights), x), policy=policy, prevent_cse=not is_loop
    )


def _whole_again(gather: Gather, compute: Compute, is_loop: bool) -> Block:
    """The backward pass computes all of the block again, and what nobody reads of it as well.

    Frameworks without dead code elimination do the same, and published runs (../docs/accuracy.md):
    PyTorch's reentrant checkpoints and Megatron-LM run the last product and its sum once more.
    `jax.checkpoint` would leave them out.
    """
    policy = jax.checkpoint_policies.save_only_these_names(KEPT)
    within = jax.checkpoint(compute, policy=policy)

    @jax.custom_vjp
    def run(weights: Tree, x: jax.Array) -> jax.Array:
        return compute(gather(weights), x)

    def forward(weights: Tree, x: jax.Array) -> tuple[jax.Array, tuple[Tree, jax.Array]]:
        return run(weights, x), (weights, x)

    def backward(saved: tuple[Tree, jax.Array], gradient: jax.Array) -> tuple[Tree, jax.Array]:
        weights, x = saved
        if not is_loop:
            weights, x, gradient = jax.lax.optimization_barrier((weights, x, gradient))
        gathered, scatter = jax.vjp(gather, weights)
        y, pull = jax.vjp(within, gathered, x)
        gradient, _ = jax.lax.optimization_barrier((gradient, y))
        to_gathered, to_x = pull(gradient)
        return scatter(to_gathered)[0], to_x

    run.defvjp(forward, backward)
    return run
