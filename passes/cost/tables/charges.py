"""Finds what each op of a global program costs: fused kernels once, dealt out to their ops.

The kernels are those of the simulator. A kernel has one launch, its inner values are never in
memory: each op is charged what it alone reads from memory and writes to it, and the one that names
the kernel the launch. Of a kernel of several ops, what takes longer on the whole program counts:
computing or moving bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from shardwright.ir.core import Module
from shardwright.passes.cost.fusion.fusion import Fused, Kernel, fuse
from shardwright.passes.cost.kernels.dataflow import flatten
from shardwright.passes.cost.pricing.machine import Machine
from shardwright.passes.cost.pricing.roofline import Load
from shardwright.passes.cost.tables.graph import NOBODY, Region


class How(IntEnum):
    """The part of a kernel that an op is."""

    NOTHING = 0  # it is no kernel, or its kernel waits for what others do
    KERNEL = 1  # a kernel of its own
    BYTES = 2  # of one that moves bytes, its own
    FLOPS = 3  # of one that computes, its own operations
    ATTENTION = 4  # of one for attention that computes, its own product


class Charge(NamedTuple):
    """What an op costs, of all of it.

    `reads`: operands with the bytes that it reads of each from memory. `writes`: results that it
    writes to memory. `launches`: kernels that it names. The rest is that of its kernel.
    """

    how: How = How.NOTHING
    reads: tuple[tuple[int, int], ...] = ()
    writes: tuple[int, ...] = ()
    launches: int = 0
    element: str = "f32"
    is_permuted: bool = False
    visible: float = 1.0
    copied: int = 0
    strided: int = 0


FREE = Charge()


def charges_of(
    module: Module, regions: Sequence[Region], machine: Machine, count: int
) -> list[Charge]:
    """By node of a graph, of which there are `count`, its charge."""
    found = [FREE] * count
    for region in regions:
        fused = fuse(flatten(module, region.block), machine.attention_depth)
        nodes = _numbers(fused, region)
        for number, kernel in enumerate(fused.kernels):
            if kernel.load is not None and not kernel.is_fence:
                _deal(fused, number, kernel.load, nodes, _how(kernel, kernel.load, machine), found)
    return found


def _numbers(fused: Fused, region: Region) -> dict[int, int]:
    """By identity of a node of the dataflow the node of the graph: both go in the same order."""
    found: dict[int, int] = {}
    visited = {id(visit.op) for visit in region.visits}
    visits = iter(region.visits)
    for node in fused.flat.nodes:
        if id(node.op) in visited:
            found[id(node)] = next(visit.node for visit in visits if visit.op is node.op)
    return found


def _how(kernel: Kernel, load: Load, machine: Machine) -> How:
    """The part that ops of a kernel have in it."""
    if len(kernel.nodes) == 1 and not load.is_attention:
        return How.KERNEL
    price = machine.kernel(load)
    if price.moving >= price.computing:
        return How.BYTES
    return How.ATTENTION if load.products else How.FLOPS


def _deal(
    fused: Fused, number: int, load: Load, nodes: dict[int, int], how: How, found: list[Charge]
) -> None:
    """Give the ops of a kernel their parts of it."""
    kernel, owner, sources = fused.kernels[number], fused.owner, fused.sources
    has_bytes = how in (How.KERNEL, How.BYTES)
    copied, strided = (load.copied, load.strided) if how is How.KERNEL else (0, 0)
    outs, left = frozenset(kernel.outs), dict(kernel.reads)
    main = _named(kernel, nodes)
    for node in kernel.nodes:
        at = nodes.get(id(node), NOBODY)
        if at == NOBODY:
            continue
        reads: list[tuple[int, int]] = []
        writes: tuple[int, ...] = ()
        if has_bytes:
            for place, value in enumerate(node.ins):
                for source in sources.of(value):
                    if source in left and owner[source] != number:
                        reads.append((place, left.pop(source)))
            writes = tuple([k for k, value in enumerate(node.outs) if value in outs])
        found[at] = Charge(
            how, tuple(reads), writes, int(at == main), load.element, load.is_permuted,
            load.visible, copied, strided,
        )  # fmt: skip


def _named(kernel: Kernel, nodes: dict[int, int]) -> int:
    """The node that has the launch: that of the op that names the kernel, else the first of all."""
    main = nodes.get(id(kernel.main), NOBODY)
    if main != NOBODY or len(kernel.nodes) == 1:
        return main
    found = (nodes.get(id(node), NOBODY) for node in kernel.nodes)
    return next((number for number in found if number != NOBODY), NOBODY)
