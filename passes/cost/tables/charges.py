"""Finds what each op of a global program costs: fused kernels once, dealt out to their ops.

The kernels are those of the simulator. A kernel has one launch, its inner values are never in
memory: each op is charged what it alone reads from memory and writes to it, and the one that names
the kernel the launch. Of a kernel of several ops, what takes longer on the whole program counts:
computing or moving bytes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

import numpy as np

from shardwright.ir.core import Module
from shardwright.passes.cost.fusion.fusion import Fused, Kernel, fuse
from shardwright.passes.cost.fusion.operand_layouts import copied_bytes
from shardwright.passes.cost.kernels.dataflow import Node, flatten
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.tables.folding import Ints, runs_of, stand_ins
from shardwright.passes.cost.tables.program_graph import NOBODY, Graph, Region
from shardwright.passes.cost.tables.skeleton import Skeleton, is_layout_only
from shardwright.passes.shared.roots import join
from shardwright.spec.machines.roofline import Load


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
    writes to memory. `launches`: kernels that it names. `parts`: in how many falls what its kernel
    does with its result once that is parted from it. The rest is that of its kernel.
    """

    how: How = How.NOTHING
    reads: tuple[tuple[int, int], ...] = ()
    writes: tuple[int, ...] = ()
    launches: int = 0
    element: str = "f32"
    is_permuted: bool = False
    visible: float = 1.0
    is_attention: bool = False
    copied: int = 0
    strided: int = 0
    parts: int = 1


FREE = Charge()


class Charges(NamedTuple):
    """By node of a graph its charge and, as bits, the operands that its own kernel makes; and the
    seconds a step of kernels that are no nodes.
    """

    nodes: list[Charge]
    inner: list[int]
    fixed_s: float


def charges_of(module: Module, graph: Graph, machine: Machine) -> Charges:
    """The charges of a graph; of equal layers of an unrolled program those of one."""
    count, skeleton = len(graph.keys), Skeleton(module)
    found = Charges([FREE] * count, [0] * count, 0.0)
    for region in graph.regions:
        found = _charged(skeleton, region, machine, found)
    skeleton.dissolve()
    return found


def _charged(skeleton: Skeleton, region: Region, machine: Machine, found: Charges) -> Charges:
    """With the charges of a region."""
    ops = region.block.ops
    stand_in = stand_ins(len(ops), runs_of(ops))
    left_out = np.flatnonzero(stand_in != np.arange(len(ops)))
    block = region.block
    if len(left_out) or any(map(is_layout_only, ops)):
        block = skeleton.block(block, stand_in)
    fused = fuse(flatten(skeleton.module, block), machine.attention_depth)
    places, fixed = _places(fused, skeleton, region, stand_in), found.fixed_s
    nodes = [visit.node for visit in region.visits]
    times = _times(region, stand_in)
    for number, kernel in enumerate(fused.kernels):
        if kernel.load is None or kernel.is_fence:
            continue
        visits = [places.get(id(node), NOBODY) for node in kernel.nodes]
        members = [NOBODY if visit == NOBODY else nodes[visit] for visit in visits]
        if max(members) == NOBODY:
            count = region.turns * times[max(visits)] if max(visits) != NOBODY else region.turns
            fixed += count * machine.kernel(kernel.load).time / PER_SECOND
            continue
        _deal(fused, number, kernel.load, members, _how(kernel, kernel.load, machine), found)
    if len(left_out):
        _hand_on(region, left_out, stand_in, found)
    return found._replace(fixed_s=fixed)


def _places(fused: Fused, skeleton: Skeleton, region: Region, stand_in: Ints) -> dict[int, int]:
    """By identity of a node of the dataflow the visit that it is: both go in the same order."""
    found: dict[int, int] = {}
    kept = np.repeat(stand_in == np.arange(len(stand_in)), _counts(region))
    visits = region.visits
    left = np.flatnonzero(kept).tolist()
    visited = {id(visits[number].op) for number in left}
    origin, following = skeleton.origin, iter(left)
    for node in fused.flat.nodes:
        op = origin.get(node.op, node.op)
        if id(op) in visited:
            found[id(node)] = next(number for number in following if visits[number].op is op)
    return found


def _counts(region: Region) -> Ints:
    """By op of a block the number of its visits."""
    return np.diff(np.array([*region.starts, len(region.visits)], np.int64))


def _times(region: Region, stand_in: Ints) -> list[int]:
    """By visit how many ops of the block that of the visit stands for."""
    return np.repeat(np.bincount(stand_in, minlength=len(stand_in)), _counts(region)).tolist()


def _hand_on(region: Region, left_out: Ints, stand_in: Ints, found: Charges) -> None:
    """Give the nodes that were left out what the nodes like them have."""
    numbers = [visit.node for visit in region.visits]
    starts, nodes, inner = [*region.starts, len(numbers)], found.nodes, found.inner
    numbered: list[tuple[int, int]] = np.stack([left_out, stand_in[left_out]], axis=1).tolist()
    for number, like in numbered:
        first, other = starts[number], starts[like]
        for step in range(starts[number + 1] - first):
            node, same = numbers[first + step], numbers[other + step]
            if node != NOBODY and same != NOBODY:
                nodes[node], inner[node] = nodes[same], inner[same]


def _how(kernel: Kernel, load: Load, machine: Machine) -> How:
    """The part that ops of a kernel have in it."""
    if len(kernel.nodes) == 1 and not load.is_attention:
        return How.KERNEL
    moving = Load(bytes=load.bytes, is_permuted=load.is_permuted)
    if machine.kernel(moving).time >= machine.kernel(load).time:
        return How.BYTES
    return How.ATTENTION if load.products else How.FLOPS


def _deal(
    fused: Fused, number: int, load: Load, members: list[int], how: How, found: Charges
) -> None:
    """Give the ops of a kernel their parts of it. `members`: their nodes of the graph."""
    kernel, owner, sources = fused.kernels[number], fused.owner, fused.sources
    has_bytes = how in (How.KERNEL, How.BYTES)
    outs, left = frozenset(kernel.outs), dict(kernel.reads)
    main, parts = _named(kernel, members), _parts(fused, number)
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
        if has_bytes or load.is_attention:
            writes = tuple([k for k, value in enumerate(node.outs) if value in outs])
        made = [k for k, value in enumerate(node.ins) if _is_made(fused, number, value)]
        found.inner[at] = sum(1 << k for k in made) if len(members) > 1 else 0
        found.nodes[at] = Charge(
            how, tuple(reads), writes, int(at == main), load.element, load.is_permuted,
            load.visible, load.is_attention, copied, strided,
            max([parts.get(value, 1) for value in node.outs], default=1),
        )  # fmt: skip


def _is_made(fused: Fused, number: int, value: int) -> bool:
    """True if a kernel makes a value itself, or where it reads it, of what it makes."""
    if fused.owner[value] != NOBODY:
        return fused.owner[value] == number
    return any(fused.owner[source] == number for source in fused.sources.of(value))


def _parts(fused: Fused, number: int) -> dict[int, int]:
    """By value that a kernel makes the number of pieces into which what it does with it falls: 1
    where that is not said.
    """
    kernel, owner = fused.kernels[number], fused.owner
    users: dict[int, list[int]] = {}
    for place, node in enumerate(kernel.nodes):
        for source in node.sources:
            if owner[source] == number:
                users.setdefault(source, []).append(place)
    found: dict[int, int] = {}
    for value, own in users.items():
        if len(own) > 1:
            found[value] = _pieces(kernel.nodes, users, own)
    return found


def _pieces(nodes: Sequence[Node], users: Mapping[int, Sequence[int]], first: Sequence[int]) -> int:
    """How many of some nodes lead to nothing that another of them leads to."""
    over = list(range(len(first)))
    reached = {place: number for number, place in enumerate(first)}
    for place in range(first[0], len(nodes)):
        own = reached.get(place)
        if own is None:
            continue
        for value in nodes[place].outs:
            for user in users.get(value, ()):
                join(over, own, reached.setdefault(user, own))
    return sum(number == one for number, one in enumerate(over))  # roots


def _named(kernel: Kernel, members: list[int]) -> int:
    """The node that has the launch: that of the op that names the kernel, else the first of all."""
    main = members[kernel.nodes.index(kernel.main)]
    return main if main != NOBODY else next(one for one in members if one != NOBODY)
