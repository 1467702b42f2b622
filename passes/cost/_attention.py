"""Attention as one kernel: products whose large intermediate values never leave the chip.

A *score* is the result of a batched product that is larger than both its operands, of a depth that
the kernel takes. From it, everything that light nodes make is followed; the region is one kernel if
its large values are used by its own nodes only, they end in products whose results are small again,
and nothing outside stands between two of its nodes. It must hold a softmax, that is a large value
that meets what was reduced from one, or two scores: a backward pass makes them anew.
"""

from __future__ import annotations

from ._flatten import NOBODY, Flat, Node
from ._sources import Sources
from ._work import Class


def attention_regions(flat: Flat, sources: Sources, depth: int) -> list[list[int]]:
    """Nodes of each region, in program order; `depth` is the widest head."""
    scores = [k for k, node in enumerate(flat.nodes) if _is_score(flat, node, depth)]
    if not scores:
        return []
    around = _Around(flat, sources, frozenset(scores), depth)
    found: list[list[int]] = []
    taken: set[int] = set()
    for score in scores:
        if score in taken:
            continue
        region = _Region(around, score)
        if region.grow() and not taken & region.nodes:
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
        for value in node.sources:
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
    if product is None or product.depth > depth or product.batch <= 1:
        return False
    made = flat.count[node.outs[0]]
    return all(flat.count[value] < made for value in node.ins)


class _Around:
    """What regions of a block are found in. `users`: by kept value the nodes that use it."""

    def __init__(self, flat: Flat, sources: Sources, scores: frozenset[int], depth: int) -> None:
        self.flat, self.scores, self.depth = flat, scores, depth
        self.users: dict[int, list[int]] = {}
        self.is_scored = [False] * len(flat.nodes)  # made of a score by light nodes, as large
        for index, node in enumerate(flat.nodes):
            if sources.is_virtual[index]:
                continue
            for value in node.sources:
                self.users.setdefault(value, []).append(index)
            self.is_scored[index] = index in scores or (
                is_light(node) and any(self.is_followed(node, value) for value in node.sources)
            )
        self.kept = {source for value in flat.results for source in sources.of(value)}

    def is_followed(self, node: Node, value: int) -> bool:
        """Whether a light node makes something as large of a value made of a score."""
        maker = self.flat.producer[value]
        size = self.flat.count[value]
        return (
            maker != NOBODY
            and self.is_scored[maker]
            and any(self.flat.count[out] == size for out in node.outs)
        )


def is_light(node: Node) -> bool:
    """Whether a node can be part of a fused kernel."""
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
        return ends > 0 and self._is_attention()

    def _is_attention(self) -> bool:
        """Whether there are two scores, or a large value meets what one was reduced to."""
        if len(self.nodes & self.around.scores) > 1:
            return True
        for index in self.nodes:
            node = self.flat.nodes[index]
            makers = [self.flat.producer[v] for v in node.sources if not self._is_large(v)]
            if self._makes_large(node) and not self.nodes.isdisjoint(makers):
                return True
        return False

    def _before(self, node: Node) -> list[int]:
        """Makers of the other large values that a light node takes, if they are of scores."""
        if not is_light(node):
            return []
        makers = [self.flat.producer[v] for v in node.sources if self.flat.count[v] == self.size]
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
        """Whether a node takes small values only, those from outside older than the region.

        One that takes a large value belongs where that does.
        """
        if any(self._is_large(value) for value in node.sources):
            return False
        makers = (self.flat.producer[value] for value in node.sources)
        return all(maker < self.first or maker in self.nodes for maker in makers)

    def _ends(self, node: Node) -> bool:
        """Whether a node is a product of something small, of a width that the kernel takes."""
        product = node.work.product if node.work is not None else None
        return (
            product is not None
            and not self._is_large(node.outs[0])
            and min(product.rows, product.columns) <= self.around.depth
        )

    def _makes_large(self, node: Node) -> bool:
        return any(self._is_large(value) for value in node.outs)

    def _is_large(self, value: int) -> bool:
        return self.flat.count[value] >= self.size
