"""Attention as one kernel: products whose large intermediate values never leave the chip.

A *score* is the result of a product that is larger than both its operands, of a depth that the
kernel takes. From it, everything that light nodes make is followed; the region is one kernel if its
large values are used by its own nodes only, some of them come back into large ones once reduced
(the row sums of a softmax), they end in products whose results are small again, and nothing outside
stands between two of its nodes. A backward pass that makes scores anew is such a region, too: its
products are five, two of them scores; row sums that the forward pass kept need not be made again
there, so that two batched scores that meet are enough.
"""

from __future__ import annotations

from ._flatten import NOBODY, Flat, Node
from ._sources import Sources
from ._work import Class, Product


def attention_regions(flat: Flat, sources: Sources, depth: int) -> list[list[int]]:
    """Nodes of each region, in program order; `depth` is the widest head."""
    scores = {k for k, node in enumerate(flat.nodes) if _is_score(flat, node, depth)}
    if not scores:
        return []
    users: dict[int, list[int]] = {}
    for index, node in enumerate(flat.nodes):
        if not sources.is_virtual[index]:
            for value in sources.of_node(node):
                users.setdefault(value, []).append(index)
    kept = {source for value in flat.results for source in sources.of(value)}
    found: list[list[int]] = []
    taken: set[int] = set()
    for score in sorted(scores):
        if score in taken:
            continue
        region = _Region(flat, sources, users, kept, scores, depth)
        if region.grow(score) and not taken & region.nodes:
            found.append(sorted(region.nodes))
            taken |= region.nodes
    return _without_circles(flat, sources, found)


def _without_circles(flat: Flat, sources: Sources, regions: list[list[int]]) -> list[list[int]]:
    """The regions of which no node waits, through others outside, for another node of it."""
    region_of = {node: k for k, region in enumerate(regions) for node in region}
    behind = [0] * len(flat.nodes)  # by node a bit for each region that it waits for
    circles = 0
    for index, node in enumerate(flat.nodes):
        own = region_of.get(index)
        seen = 0
        for value in sources.of_node(node):
            maker = flat.producer[value]
            if maker != NOBODY:
                theirs = region_of.get(maker)
                seen |= behind[maker]
                if theirs is not None and theirs != own:
                    seen |= 1 << theirs
        behind[index] = seen
        if own is not None:
            circles |= seen & (1 << own)
    return [region for k, region in enumerate(regions) if not circles >> k & 1]


def _is_score(flat: Flat, node: Node, depth: int) -> bool:
    product = node.work.product if node.work is not None else None
    if product is None or product.depth > depth:
        return False
    made = flat.count[node.outs[0]]
    return all(flat.count[value] < made for value in node.ins)


class _Region:
    def __init__(
        self,
        flat: Flat,
        sources: Sources,
        users: dict[int, list[int]],
        kept: set[int],
        scores: set[int],
        depth: int,
    ) -> None:
        self.flat, self.sources, self.users, self.kept = flat, sources, users, kept
        self.scores, self.depth = scores, depth
        self.nodes: set[int] = set()
        self.size = self.first = 0  # elements of a score, and which came first
        self.normalises, self.ends = False, 0

    def grow(self, score: int) -> bool:
        """Take everything that belongs to a score; whether that is one kernel."""
        self.size, self.first = self.flat.count[self.flat.nodes[score].outs[0]], score
        waiting = [score]
        while waiting:
            index = waiting.pop()
            if index in self.nodes:
                continue
            self.nodes.add(index)
            node = self.flat.nodes[index]
            waiting += self._scores_before(node)
            is_end = self._is_product(node) and not self._is_large(node.outs[0])
            if is_end:
                self.ends += 1
                continue
            for value in node.outs:
                following = self._after(value)
                if following is None:
                    return False
                waiting += following
        return self.ends > 0 and (self.normalises or self._is_backward())

    def _is_backward(self) -> bool:
        """Whether scores meet others: weights made anew from sums that were kept, with gradients."""
        products = [self.flat.nodes[k].work for k in self.nodes & self.scores]
        return len(products) > 1 and all(
            work is not None and work.product is not None and work.product.batch > 1
            for work in products
        )

    def _scores_before(self, node: Node) -> list[int]:
        """Other scores of the same size that a light node is made from, through light nodes."""
        flat = self.flat
        found: list[int] = []
        seen: set[int] = set()
        waiting = [node]
        while waiting:
            node = waiting.pop()
            if node.work is None or node.work.kind not in (Class.LIGHT, Class.SPREAD):
                continue
            for value in self.sources.of_node(node):
                maker = flat.producer[value]
                if maker in seen or maker in self.nodes or maker == NOBODY:
                    continue
                seen.add(maker)
                if maker in self.scores and flat.count[value] == self.size:
                    found.append(maker)
                elif self._is_large(value):
                    waiting.append(flat.nodes[maker])
        return found

    def _after(self, value: int) -> list[int] | None:
        """The nodes that a value of the region leads to; None if it must leave the chip."""
        found: list[int] = []
        is_large = self._is_large(value)
        if is_large and value in self.kept:
            return None
        for user in self.users.get(value, ()):
            node = self.flat.nodes[user]
            work = node.work
            if work is not None and work.kind in (Class.LIGHT, Class.SPREAD):
                makes_large = any(self._is_large(v) for v in node.outs)
                if makes_large and not is_large and self._scores_before(node):
                    continue  # sums that scores made later use: those are another kernel's
                if is_large or makes_large or self._is_known(node):
                    self.normalises |= makes_large and not is_large
                    found.append(user)
            elif is_large and (work is None or work.product is None or not self._fits(user)):
                return None
            elif is_large:
                found.append(user)
        return found

    def _is_known(self, node: Node) -> bool:
        """Whether what a node takes from outside the region was there before its first score."""
        makers = (self.flat.producer[value] for value in self.sources.of_node(node))
        return all(maker < self.first or maker in self.nodes for maker in makers)

    def _fits(self, user: int) -> bool:
        """Whether a product makes something small, of a width that the kernel takes."""
        node = self.flat.nodes[user]
        product: Product | None = node.work.product if node.work is not None else None
        return (
            product is not None
            and not self._is_large(node.outs[0])
            and min(product.rows, product.columns) <= self.depth
        )

    def _is_product(self, node: Node) -> bool:
        return node.work is not None and node.work.kind == Class.PRODUCT

    def _is_large(self, value: int) -> bool:
        return self.flat.count[value] >= self.size
