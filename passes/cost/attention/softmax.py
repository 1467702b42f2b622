"""Recognises the softmax over keys around a score, and the products that end it.

*Keys* are the side of the score (`query_key_dims.py`) that is reduced to a number per query with
which the large values then meet, as maxima and sums do. Where no reduction is seen, as in a
backward pass that was handed them, keys are the side along which what meets each score does not
differ. There must be an exponential; with a single score, products must sum over keys, and nothing
else leaves but what the softmax needs anyway. So a perceptron, and a loss over words, are none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shardwright.passes.cost.attention.constant_elements import turns_sums_into_products
from shardwright.passes.cost.attention.query_key_dims import LEFT, RIGHT, Roles
from shardwright.passes.cost.kernels.dataflow import NOBODY, Flat, Node
from shardwright.passes.cost.kernels.rematerializable import Sources

_SIDES = frozenset({LEFT, RIGHT})


class Softmax:
    """The facts of a region. `is_large`: of a value whether it has as many elements as a score.

    `leaves`: of a value whether something outside of the region uses it.
    """

    def __init__(
        self,
        flat: Flat,
        sources: Sources,
        indices: Sequence[int],
        scores: Sequence[int],
        is_large: Callable[[int], bool],
        leaves: Callable[[int], bool],
    ) -> None:
        self.flat, self.sources, self.scores = flat, sources, scores
        self.is_large, self.leaves = is_large, leaves
        self.nodes = {index: flat.nodes[index] for index in indices}
        self.light = [node for node in self.nodes.values() if not _is_product(node)]
        self.ends = [n for n in self.nodes.values() if _is_product(n) and not is_large(n.outs[0])]
        self.exponentials = [
            node
            for node in self.light
            if is_large(node.outs[0]) and turns_sums_into_products(node.op.sig)
        ]
        self.roles = Roles(flat, sources, flat.nodes[scores[0]])

    def is_attention(self) -> bool:
        """True if the region is one."""
        if not self.exponentials or not self.ends:
            return False
        self.roles.spread([*self._between(), *self.light])
        keys = self._keys()
        if len(keys) != 1:
            return False
        summed = [self._summed(node) for node in self.ends]
        if len(self.scores) > 1:
            return all(len(sides) == 1 and sides <= _SIDES for sides in summed)
        return all(sides == keys for sides in summed) and self._keeps_sums_only()

    def made_again(self) -> list[Node]:
        """Products of a backward pass that a forward pass has done: what exponentials, and sums
        that large values meet, are made of.
        """
        if len(self.scores) < 2:
            return []
        ends = {value for node in self.ends for value in node.outs}
        needed = {value for node in self.exponentials for value in node.sources}
        needed |= self._fed() & ends
        found: list[Node] = []
        for node in reversed(self.nodes.values()):
            if needed.isdisjoint(node.outs):
                continue
            if _is_product(node):
                found.append(node)
            else:
                needed |= set(node.sources)
        return found

    def _keys(self) -> frozenset[str]:
        """The side of the keys; more or less than one where this is no softmax."""
        met = self._fed()
        found: frozenset[str] = frozenset()
        for node in self._reductions():
            if any(value in met for value in node.outs):
                found |= self.roles.reduced(node)
        if found or len(self.scores) < 2:
            return found
        return self._spared()

    def _between(self) -> list[Node]:
        """The rematerialised nodes between the region's nodes."""
        found: dict[int, Node] = {}
        waiting = [value for node in self.nodes.values() for value in node.ins]
        while waiting:
            maker = self.flat.producer[waiting.pop()]
            if maker != NOBODY and self.sources.is_virtual[maker] and maker not in found:
                found[maker] = self.flat.nodes[maker]
                waiting += found[maker].ins
        return [found[index] for index in sorted(found)]

    def _reductions(self) -> list[Node]:
        return [
            node
            for node in self.light
            if any(map(self.is_large, node.ins)) and not any(map(self.is_large, node.outs))
        ]

    def _fed(self) -> set[int]:
        """Small values of the region that a large one is made with."""
        found: set[int] = set()
        for node in reversed(self.nodes.values()):
            if any(map(self.is_large, node.outs)) or found.intersection(node.outs):
                found |= {value for value in node.sources if not self.is_large(value)}
        return found

    def _spared(self) -> frozenset[str]:
        """The side along which something differs not that each score meets."""
        found = _SIDES
        made_of: dict[int, frozenset[int]] = {}  # by large value the scores that it is made of
        spared: dict[int, frozenset[str]] = {}  # by score
        for index, node in self.nodes.items():
            if index in self.scores:
                made_of[node.outs[0]] = frozenset({index})
                continue
            whole = frozenset[int]().union(*(made_of.get(v, frozenset()) for v in node.sources))
            made_of |= dict.fromkeys(node.outs, whole)
            if len(whole) == 1 and not _is_product(node):
                (score,) = whole
                spared[score] = spared.get(score, frozenset()) | self._sparing(node)
        for score in self.scores:
            found &= spared.get(score, frozenset())
        return found

    def _sparing(self, node: Node) -> frozenset[str]:
        """The sides along which an operand from outside, made as large, does not differ."""
        found: frozenset[str] = frozenset()
        for value in node.ins:
            maker, parts = self.flat.producer[value], self.roles.of.get(value)
            if parts is not None and maker != NOBODY and self.sources.is_virtual[maker]:
                sides = self.roles.varies(value, parts) & _SIDES
                found |= _SIDES - sides if sides else frozenset()
        return found

    def _summed(self, node: Node) -> frozenset[str]:
        """The sides of the large operand that a product sums over."""
        return self.roles.summed(node, next(v for v in node.ins if self.is_large(v)))

    def _keeps_sums_only(self) -> bool:
        """True if what leaves are ends, and what is made of reductions that are met again."""
        met = self._fed()
        loose: set[int] = set()  # small values that are made of others
        ends = {value for node in self.ends for value in node.outs}
        for node in self.light:
            if any(map(self.is_large, node.outs)):
                continue
            is_reduction = any(map(self.is_large, node.ins)) and not self._sums_exponentials(node)
            is_loose = is_reduction and met.isdisjoint(node.outs)
            if is_loose or loose.intersection(node.ins):
                loose |= set(node.outs)
        return not any(self.leaves(value) for value in loose - ends)

    def _sums_exponentials(self, node: Node) -> bool:
        """True if a reduction takes exponentials as they are, which divides the ends later."""
        while any(map(self.is_large, node.ins)) and node not in self.exponentials:
            if len(node.sources) != 1 or self.flat.producer[node.sources[0]] not in self.nodes:
                return False
            node = self.nodes[self.flat.producer[node.sources[0]]]
        return node in self.exponentials


def _is_product(node: Node) -> bool:
    return node.work is not None and node.work.product is not None
