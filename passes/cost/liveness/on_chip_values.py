"""Finds values internal to an attention kernel: they are never in memory."""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.core import Block, Module, Value
from shardwright.ir.gc_pause import not_collecting
from shardwright.passes.cost.fusion.fusion import Fused, Kernel, fuse, runs_region
from shardwright.passes.cost.kernels.dataflow import flatten
from shardwright.spec.cluster import Cluster

Fuse = Callable[[Block], Fused]


def kept_on_chip(module: Module, cluster: Cluster, known: Fuse | None = None) -> frozenset[Value]:
    """The values of main, its regions and what it calls that no chip of a cluster writes.

    `known`: gives the kernels of a block, where they have been found already.
    """
    depth = min(chip.kernels.attention_depth for chip, _ in cluster.chips)
    if not depth or module.main is None:
        return frozenset()
    inside: set[Value] = set()
    written: set[Value] = set()
    waiting: list[Block] = [module.main.body]
    seen: set[Block] = set()  # a function that is called again has the same blocks
    with not_collecting():
        while waiting:
            block = waiting.pop()
            if block in seen:
                continue
            seen.add(block)
            fused = fuse(flatten(module, block), depth) if known is None else known(block)
            for index in fused.sources.again:
                inside.update(fused.flat.nodes[index].op.results)
            for kernel in fused.kernels:
                if runs_region(kernel):
                    regions = kernel.nodes[0].op.regions
                    waiting += [block for region in regions for block in region.blocks]
                elif kernel.load is not None and kernel.load.is_attention:
                    _sort(kernel, inside, written)
    return frozenset(inside - written)


def _sort(kernel: Kernel, inside: set[Value], written: set[Value]) -> None:
    outs = frozenset(kernel.outs)
    for node in kernel.nodes:
        for value, number in zip(node.op.results, node.outs, strict=True):
            (written if number in outs else inside).add(value)
