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
from shardwright.passes.cost.fusion.operand_layouts import copied_bytes
from shardwright.passes.cost.kernels.dataflow import flatten
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.spec.machines.roofline import Load
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


class Charges(NamedTuple):
    """By node of a graph its charge and its kernel, and the seconds a step of kernels that are no
    nodes.
    """

    nodes: list[Charge]
    kernels: list[int]
    fixed_s: float


def charges_of(
    module: Module, regions: Sequence[Region], machine: Machine, count: int
) -> Charges:
    """The charges of a graph of `count` nodes."""
    found, kernels, fixed, seen = [FREE] * count, [NOBODY] * count, 0.0, 0
    for region in regions:
        fused = fuse(flatten(module, region.block), machine.attention_depth)
        nodes = _numbers(fused, region)
        for number, kernel in enumerate(fused.kernels):
            if kernel.load is None or kernel.is_fence:
                continue
            members = [nodes.get(id(node), NOBODY) for node in kernel.nodes]
            if max(members) == NOBODY:
                fixed += region.turns * machine.kernel(kernel.load).time / PER_SECOND
                continue
            _deal(fused, number, kernel.load, members, _how(kernel, kernel.load, machine), found)
            seen += 1
            for member in members:
                if member != NOBODY:
                    kernels[member] = seen
    return Charges(found, kernels, fixed)


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
    moving = Load(bytes=load.bytes, is_permuted=load.is_permuted)
    if machine.kernel(moving).time >= machine.kernel(load).time:
        return How.BYTES
    return How.ATTENTION if load.products else How.FLOPS


def _deal(
    fused: Fused, number: int, load: Load, members: list[int], how: How, found: list[Charge]
) -> None:
    """Give the ops of a kernel, of which `members` are the nodes of the graph, their parts of it."""
    kernel, owner, sources = fused.kernels[number], fused.owner, fused.sources
    has_bytes = how in (How.KERNEL, How.BYTES)
    outs, left = frozenset(kernel.outs), dict(kernel.reads)
    main = _named(kernel, members)
    for node, at in zip(kernel.nodes, members, strict=True):
        if at == NOBODY:
            continue
        copied, strided = 0, 0
        if node.work is not None and node.work.product is not None:
            copied, strided = copied_bytes(fused.flat, sources.is_virtual, node)
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


def _named(kernel: Kernel, members: list[int]) -> int:
    """The node that has the launch: that of the op that names the kernel, else the first of all."""
    main = members[kernel.nodes.index(kernel.main)]
    return main if main != NOBODY else next(one for one in members if one != NOBODY)
