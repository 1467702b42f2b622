"""Groups the nodes of a block into fused kernels, with the bytes that each reads and writes.

Light nodes that hand each other tensors are one kernel when they have the same depth
(`kernel_depth.py`), which no kernel of another class can stand between: it reads each input once
and writes what others need.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush

from shardwright.passes.cost.attention.mask_density import Views
from shardwright.passes.cost.attention.match import Region, attention_regions, made_within
from shardwright.passes.cost.fusion.kernel_depth import Reads, depths
from shardwright.passes.cost.fusion.operand_layouts import copied_bytes
from shardwright.passes.cost.kernels.dataflow import NOBODY, Flat, Node, is_branch
from shardwright.passes.cost.kernels.rematerializable import Sources, needed_in_memory, permutes
from shardwright.passes.shared.data_flow import is_loop
from shardwright.spec.machines.op_work import Class, Product
from shardwright.spec.machines.roofline import Load

_MERGED = (Class.LIGHT, Class.SPREAD)


def is_merged(node: Node) -> bool:
    """True if a node runs together with others of its depth."""
    return node.work is not None and node.work.kind in _MERGED


class Kernel:
    """Nodes that run as one. `load` is None of a transfer, and of an op that runs regions.

    `deps`: kernels that must be done first. `reads`: bytes by value. `outs`: values that others
    use. `is_permuted`: a value is read in another order of dims.
    """

    __slots__ = ("deps", "is_fence", "is_permuted", "load", "nodes", "outs", "reads")

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.load: Load | None = None
        self.deps: list[int] = []
        self.reads: dict[int, int] = {}
        self.outs: list[int] = []
        self.is_fence = False
        self.is_permuted = False

    @property
    def is_light(self) -> bool:
        """True if it is made of light ops only."""
        return all(map(is_merged, self.nodes))

    @property
    def main(self) -> Node:
        """The node that a person would name the kernel by: most operations, then most bytes."""
        return max(self.nodes, key=_weight)


def runs_region(kernel: Kernel) -> bool:
    """True if a kernel is a loop or a branch."""
    op = kernel.nodes[0].op
    return kernel.load is None and (is_loop(op) or is_branch(op))


def _weight(node: Node) -> tuple[bool, float, int]:
    work = node.work
    if work is None:
        return True, 0.0, 0
    return work.product is not None, work.flops, sum(work.writes)


class Fused:
    """The kernels of a block. `owner`: by value the kernel that makes it, or NOBODY."""

    def __init__(self, flat: Flat, kernels: list[Kernel], owner: list[int], at: Sources) -> None:
        self.flat, self.kernels, self.owner, self.sources = flat, kernels, owner, at


def fuse(flat: Flat, attention_depth: int = 0, views: Views | None = None) -> Fused:
    """Kernels in an order in which they can run, program order where there is a choice.

    `attention_depth`: the widest head that one attention kernel takes; 0: there is none. `views`:
    what was found out of the masks of other blocks.
    """
    sources, regions = seen(flat, attention_depth, views)
    found = in_order(grouped(flat, sources, regions))
    if found is None:  # something outside of a region stands between two of its nodes
        found = in_order(grouped(flat, sources, []))
        assert found is not None, "kernels wait for each other in a circle"
    return found


def seen(flat: Flat, attention_depth: int, views: Views | None) -> tuple[Sources, Sequence[Region]]:
    """What every node reads, and the regions of attention; see `fuse`."""
    needed = needed_in_memory(flat)
    sources = Sources(flat, needed)
    regions: Sequence[Region] = ()
    if attention_depth:
        regions = attention_regions(flat, sources, attention_depth, views)
    again = made_within(flat, sources, regions)
    if again:
        sources.make_again(flat, needed, again)
    return sources, regions


def grouped(flat: Flat, sources: Sources, regions: Sequence[Region]) -> Fused:
    """Kernels, numbered by their first nodes."""
    region_of = {node: k for k, region in enumerate(regions) for node in region.nodes}
    groups = _groups(flat, sources, region_of)
    kernels: list[Kernel] = []
    of_group: dict[int, int] = {}
    kernel_of = [NOBODY] * len(flat.nodes)
    for index, node in enumerate(flat.nodes):
        group = groups[index]
        if group == NOBODY:
            continue
        found = of_group.get(group)
        if found is None:
            found = of_group[group] = len(kernels)
            kernels.append(Kernel())
        kernels[found].nodes.append(node)
        kernel_of[index] = found
    owner = [kernel_of[p] if p != NOBODY else NOBODY for p in flat.producer]
    fused = Fused(flat, kernels, owner, sources)
    _fill(fused, kernel_of)
    for region in regions:
        kernel = kernels[kernel_of[region.nodes[0]]]
        if kernel.load is not None:
            again = [node.work.product for node in region.again if node.work is not None]
            kernel.load = kernel.load._replace(
                is_attention=True,
                visible=region.visible,
                again=tuple(product for product in again if product is not None),
            )
    return fused


def _groups(flat: Flat, sources: Sources, region_of: dict[int, int]) -> list[int]:
    """By node the number of its group; NOBODY for what is made where it is used."""
    is_virtual, producer = sources.is_virtual, flat.producer
    is_light = [is_merged(node) and not is_virtual[index] for index, node in enumerate(flat.nodes)]
    for index in region_of:
        is_light[index] = False
    depth = depths(Reads.of(flat, sources, is_light))
    parent = list(range(len(flat.nodes)))
    first: dict[int, int] = {}
    for index, node in enumerate(flat.nodes):
        if is_virtual[index]:
            parent[index] = NOBODY
        elif is_light[index]:
            own = depth[index]
            for value in node.sources:
                maker = producer[value]
                if maker < 0 or not is_light[maker] or depth[maker] != own:
                    continue
                a, b = _root(parent, maker), _root(parent, index)
                if a != b:
                    parent[max(a, b)] = min(a, b)
        elif index in region_of:
            parent[index] = first.setdefault(region_of[index], index)
    return [NOBODY if one == NOBODY else _root(parent, k) for k, one in enumerate(parent)]


def _root(parent: list[int], node: int) -> int:
    while parent[node] != node:
        parent[node] = parent[parent[node]]
        node = parent[node]
    return node


def _fill(fused: Fused, kernel_of: list[int]) -> None:
    """Reads, dependences, values that others use, and loads."""
    flat, owner, kernels = fused.flat, fused.owner, fused.kernels
    of, is_permuted, sizes = fused.sources.of, fused.sources.is_permuted, flat.bytes
    used = [False] * len(flat.producer)
    for value in flat.results:
        for source in fused.sources.of(value):
            used[source] = True
    for index, node in enumerate(flat.nodes):
        number = kernel_of[index]
        if number < 0:
            continue
        kernel, work = kernels[number], node.work
        reads = kernel.reads
        touched = work.reads if work is not None else ()
        is_ordered = work is None or work.product is None  # products take any order
        is_permuting = is_ordered and permutes(flat, node)
        for place, value in enumerate(node.ins):
            for source in of(value):
                if owner[source] == number:
                    continue
                used[source] = True
                size = touched[place] if source == value and touched else sizes[source]
                if size >= reads.get(source, -1):
                    reads[source] = size
                if is_permuting or (is_ordered and is_permuted[value]):
                    kernel.is_permuted = True
    for index, node in enumerate(flat.nodes):
        number = kernel_of[index]
        if number >= 0:
            kernels[number].outs += [value for value in node.outs if used[value]]
    for number, kernel in enumerate(kernels):
        makers = dict.fromkeys([owner[value] for value in kernel.reads])
        kernel.deps = [k for k in makers if k >= 0 and k != number]
        kernel.load = _load(flat, fused.sources.is_virtual, kernel)
        kernel.is_fence = all(_is_fence(node) for node in kernel.nodes)


def _is_fence(node: Node) -> bool:
    return node.work is not None and node.work.kind == Class.FENCE


def _load(flat: Flat, is_virtual: list[bool], kernel: Kernel) -> Load | None:
    if any(node.work is None for node in kernel.nodes):
        return None
    products: list[Product] = []
    copied = strided = 0
    flops, written, element = 0.0, 0, "f32"
    outs = frozenset(kernel.outs)
    for node in kernel.nodes:
        work = node.work
        assert work is not None
        if work.product is not None:
            products.append(work.product)
            all_copied, torn = copied_bytes(flat, is_virtual, node)
            copied, strided = copied + all_copied, strided + torn
        else:
            flops += work.flops
            element = "f64" if work.element == "f64" else element
        for value, size in zip(node.outs, work.writes, strict=True):
            written += size if value in outs else 0
    size = sum(kernel.reads.values()) + written
    return Load(
        tuple(products), flops, element, size,
        is_permuted=kernel.is_permuted, copied=copied, strided=strided,
    )  # fmt: skip


def _order(kernels: Sequence[Kernel]) -> list[int] | None:
    """Program order, by the first node of each, as far as kernels do not wait; None for a circle.

    Kernels are numbered by their first nodes.
    """
    waiting = [len(kernel.deps) for kernel in kernels]
    users: list[list[int]] = [[] for _ in kernels]
    for number, kernel in enumerate(kernels):
        for dep in kernel.deps:
            users[dep].append(number)
    ready = [number for number, count in enumerate(waiting) if not count]
    order: list[int] = []
    while ready:
        number = heappop(ready)
        order.append(number)
        for user in users[number]:
            waiting[user] -= 1
            if not waiting[user]:
                heappush(ready, user)
    return order if len(order) == len(kernels) else None


def in_order(fused: Fused) -> Fused | None:
    """The same with kernels numbered in the order in which they run; None for a circle."""
    order = _order(fused.kernels)
    if order is None:
        return None
    new = {old: number for number, old in enumerate(order)}
    kernels = [fused.kernels[old] for old in order]
    for kernel in kernels:
        kernel.deps = sorted(_renamed(kernel.deps, new))
    owner = [new.get(old, NOBODY) for old in fused.owner]
    return Fused(fused.flat, kernels, owner, fused.sources)


def _renamed(deps: Iterable[int], new: dict[int, int]) -> list[int]:
    return [new[dep] for dep in deps]
