"""Matches attention as one kernel: its large intermediate values never leave the chip.

A *score* is the result of a product that is larger than both its operands, of a depth that the
kernel takes. From it, everything that light nodes make is followed; the region is one kernel if its
large values are used by its own nodes only, they end in products whose results are small again,
nothing but light nodes stands between two of its nodes, and it is a softmax (`softmax.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from shardwright.passes.cost.attention.mask_density import Views, visible_part
from shardwright.passes.cost.attention.softmax import Softmax
from shardwright.passes.cost.kernels.dataflow import NOBODY, Flat, Node
from shardwright.passes.cost.kernels.rematerializable import Sources
from shardwright.spec.machines.op_work import Class
from shardwright.spec.op import Sig

NEAR = 4096  # nodes of one attention, and what stands between


class Region(NamedTuple):
    """Nodes in program order. `visible`: part of the scores that the mask does not hide.

    `again`: products of a backward pass that a forward pass has done.
    """

    nodes: list[int]
    visible: float
    again: list[Node]


def attention_regions(
    flat: Flat, sources: Sources, depth: int, views: Views | None = None
) -> list[Region]:
    """The regions of a block; `depth` is the widest head. `views`: of blocks seen before."""
    scores = [k for k, node in enumerate(flat.nodes) if is_score(flat, node, depth)]
    if not scores:
        return []
    around = _Around(flat, sources, frozenset(scores), depth)
    grown: list[_Region] = []
    taken: set[int] = set()
    for score in scores:
        region = _Region(around, score)
        if score not in taken and region.grow() and not taken & region.nodes:
            grown.append(region)
            taken |= region.nodes
    circles = _circles(flat, grown)
    views = Views() if views is None else views
    found: list[Region] = []
    for k, region in enumerate(grown):
        is_open = not circles >> k & 1 or region.close(taken)
        softmax = region.softmax() if is_open else None
        if softmax is not None and softmax.is_attention():
            nodes = sorted(region.nodes)
            part = visible_part(softmax, views)
            found.append(Region(nodes, part, softmax.made_again()))
    return found


def _circles(flat: Flat, regions: Sequence[_Region]) -> int:
    """A bit for each region of which a node waits, through others outside, for another node."""
    bit = [0] * len(flat.nodes)  # by node that of its region
    for k, region in enumerate(regions):
        for index in region.nodes:
            bit[index] = 1 << k
    producer, nodes = flat.producer, flat.nodes
    behind = [0] * len(nodes)  # by node a bit for each region that it waits for
    circles = 0
    for index in _between(regions):  # who waits for a node stands behind it
        own = bit[index]
        seen = 0
        for value in nodes[index].sources:
            maker = producer[value]
            if maker >= 0:
                theirs = bit[maker]
                seen |= behind[maker]
                if theirs != own:
                    seen |= theirs
        behind[index] = seen
        circles |= seen & own
    return circles


def _between(regions: Sequence[_Region]) -> Iterator[int]:
    """The nodes from the first to the last of a region, of any, in order."""
    end = 0
    for first, last in sorted((min(one.nodes), max(one.nodes)) for one in regions):
        yield from range(max(first, end), last + 1)
        end = max(end, last + 1)


def is_score(flat: Flat, node: Node, depth: int) -> bool:
    product = node.work.product if node.work is not None else None
    if product is None or product.depth > depth:
        return False
    made = flat.count[node.outs[0]]
    return all(flat.count[value] < made for value in node.ins)


class _Around:
    """The surroundings of regions in a block. `users`: by kept value the nodes that use it."""

    def __init__(self, flat: Flat, sources: Sources, scores: frozenset[int], depth: int) -> None:
        self.flat, self.sources, self.scores, self.depth = flat, sources, scores, depth
        self.users = sources.users(flat)
        self.is_scored = [False] * len(flat.nodes)  # made of a score by light nodes, as large
        self._follow()
        self.kept = {source for value in flat.results for source in sources.of(value)}

    def _follow(self) -> None:
        """Go from the scores to what is made of them, in the order of nodes."""
        nodes, scored, scores = self.flat.nodes, self.is_scored, self.scores
        waiting = sorted(scores)
        seen = set(scores)
        while waiting:
            index = heappop(waiting)
            node = nodes[index]
            if index not in scores and not (
                is_light(node) and any([self.is_followed(node, value) for value in node.sources])
            ):
                continue
            scored[index] = True
            for value in node.outs:
                for user in self.users.get(value, ()):
                    if user not in seen:
                        seen.add(user)
                        heappush(waiting, user)

    def is_followed(self, node: Node, value: int) -> bool:
        """True if a light node makes something about as large of a value made of a score."""
        maker = self.flat.producer[value]
        size = self.flat.count[value]
        return (
            maker != NOBODY
            and self.is_scored[maker]
            and any(2 * self.flat.count[out] > size for out in node.outs)
        )


def is_light(node: Node) -> bool:
    """True if a node can be part of a fused kernel."""
    return node.work is not None and node.work.kind in (Class.LIGHT, Class.SPREAD)


class _Region:
    def __init__(self, around: _Around, score: int) -> None:
        self.around, self.flat, self.first = around, around.flat, score
        self.size = self.flat.count[self.flat.nodes[score].outs[0]]  # elements of a score
        self.nodes: set[int] = set()

    def grow(self) -> bool:
        """Take everything that belongs to a score; whether that is one kernel."""
        waiting, ends = [self.first], 0
        while waiting:
            index = waiting.pop()
            if index in self.nodes:
                continue
            self.nodes.add(index)
            node = self.flat.nodes[index]
            waiting += self._before(node)
            if not is_light(node) and not self._is_large(node.outs[0]):
                ends += 1
                continue
            for value in node.outs:
                following = self._after(value)
                if following is None:
                    return False
                waiting += following
        return ends > 0

    def close(self, taken: set[int]) -> bool:
        """Take light nodes that stand between others of the region; whether there are no others."""
        first, last = min(self.nodes), max(self.nodes)
        if last - first > NEAR:
            return False
        after, before = set(self.nodes), set(self.nodes)
        for index in range(first, last + 1):
            if not after.isdisjoint(self._makers(index)):
                after.add(index)
        for index in range(last, first - 1, -1):
            if index in before:
                before.update(self._makers(index))
        between = (after & before) - self.nodes
        if not all(is_light(self.flat.nodes[index]) for index in between) or between & taken:
            return False
        self.nodes |= between
        return True

    def _makers(self, index: int) -> list[int]:
        return [self.flat.producer[value] for value in self.flat.nodes[index].sources]

    def softmax(self) -> Softmax:
        """The test for attention."""
        around, nodes = self.around, sorted(self.nodes)

        def leaves(value: int) -> bool:
            users = around.users.get(value, ())
            return value in around.kept or not self.nodes.issuperset(users)

        scores = [index for index in nodes if index in around.scores]
        return Softmax(self.flat, around.sources, nodes, scores, self._is_large, leaves)

    def _before(self, node: Node) -> list[int]:
        """Makers of the other large values that a light node takes, if they are of scores."""
        if not is_light(node):
            return []
        makers = [self.flat.producer[v] for v in node.sources if 2 * self.flat.count[v] > self.size]
        return [m for m in makers if m != NOBODY and self.around.is_scored[m]]

    def _after(self, value: int) -> list[int] | None:
        """The nodes that a value of the region leads to; None if it must leave the chip."""
        is_large = self._is_large(value)
        if is_large and value in self.around.kept:
            return None
        found: list[int] = []
        for user in self.around.users.get(value, ()):
            node = self.flat.nodes[user]
            if is_light(node):
                if is_large or self._is_small_work(node):
                    found.append(user)
            elif is_large:
                if not self._ends(node):
                    return None
                found.append(user)
        return found

    def _is_small_work(self, node: Node) -> bool:
        """True if a node takes small values only, those from outside older than the region.

        One that takes a large value belongs where that does.
        """
        if any(self._is_large(value) for value in node.sources):
            return False
        makers = (self.flat.producer[value] for value in node.sources)
        return all(maker < self.first or maker in self.nodes for maker in makers)

    def _ends(self, node: Node) -> bool:
        """True if a node is a product of something small, of a width that the kernel takes."""
        product = node.work.product if node.work is not None else None
        return (
            product is not None
            and not self._is_large(node.outs[0])
            and min(product.rows, product.columns) <= self.around.depth
        )

    def _is_large(self, value: int) -> bool:
        return self.flat.count[value] >= self.size


def made_within(flat: Flat, sources: Sources, regions: Sequence[Region]) -> frozenset[int]:
    """Nodes whose results are large and made of little, such as a mask or the bits of a dropout.

    A kernel for attention makes them where it needs them, if nobody else does.
    """
    inside = {index for region in regions for index in region.nodes}
    if not inside:
        return frozenset()
    nodes, users = flat.nodes, sources.users(flat)
    found = _remakeable(flat, sources, inside)
    waiting = list(found)
    while waiting:  # what goes may take its users, and what it is made of, along
        index = waiting.pop()
        if index not in found:
            continue
        node = nodes[index]
        if _is_made_of_little(flat, node, found) and all(
            user in inside or user in found for v in node.outs for user in users.get(v, ())
        ):
            continue
        del found[index]
        waiting += [flat.producer[value] for value in node.sources]
        waiting += [user for value in node.outs for user in users.get(value, ())]
    return frozenset(found)


def _remakeable(flat: Flat, sources: Sources, inside: set[int]) -> dict[int, None]:
    """Nodes that can be made again, and that only what is of no use stands behind, or these nodes
    and those `inside`.
    """
    nodes, users, producer = flat.nodes, sources.users(flat), flat.producer
    kept = {source for value in flat.results for source in sources.of(value)}
    can: dict[Sig, bool] = {}
    found = dict[int, None]()
    waiting = [producer[value] for index in inside for value in nodes[index].sources]
    used = users.keys()
    waiting += [index for index, node in enumerate(nodes) if used.isdisjoint(node.outs)]
    while waiting:
        index = waiting.pop()
        if index == NOBODY or index in found or index in inside or sources.is_virtual[index]:
            continue
        node = nodes[index]
        if node.op.regions:
            continue
        sig = node.op.sig
        is_remade = can.get(sig)
        if is_remade is None:
            is_remade = can[sig] = _can_be_remade(node)
        if is_remade and kept.isdisjoint(node.outs):
            found[index] = None
            waiting += [producer[value] for value in node.sources]
    return found


def _can_be_remade(node: Node) -> bool:
    work, row = node.work, node.op.sig.row
    is_plain = work is not None and work.kind in (Class.LIGHT, Class.SPREAD, Class.OTHER)
    return is_plain and row is not None and row.pure


def _is_made_of_little(flat: Flat, node: Node, found: Mapping[int, None]) -> bool:
    size, producer = flat.bytes, flat.producer
    made = sum([size[value] for value in node.outs])
    for value in node.sources:
        if _LITTLE * size[value] > made and producer[value] not in found:
            return False
    return True


_LITTLE = 16  # times fewer bytes than what is made of them
