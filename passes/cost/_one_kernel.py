"""Ops that a chip runs as one kernel: attention, whose scores never leave it."""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.core import Block, Module, Op

from ._flatten import flatten, is_branch, is_loop
from ._fuse import Fused, fuse


def attention_ops(
    module: Module, depth: int, fuse_block: Callable[[Block], Fused] | None = None
) -> frozenset[Op]:
    """The ops of all such kernels. `depth`: the widest head that they take, 0: there are none.

    `fuse_block` gives the kernels of a block, where they are known already.
    """
    if not depth or module.main is None:
        return frozenset()
    kernels_of = fuse_block or (lambda block: fuse(flatten(module, block), depth))
    found: dict[Op, None] = {}
    waiting = [module.main.body]
    while waiting:
        for kernel in kernels_of(waiting.pop()).kernels:
            op = kernel.nodes[0].op
            if kernel.load is not None and kernel.load.is_attention:
                found |= dict.fromkeys(node.op for node in kernel.nodes)
            elif kernel.load is None and (is_loop(op) or is_branch(op)):
                waiting += [block for region in op.regions for block in region.blocks]
    return frozenset(found)
