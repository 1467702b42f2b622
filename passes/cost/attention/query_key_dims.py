"""Traces the query and key dims of large values from the product that made them.

A value's *roles* are its elements in memory order, as a list of sizes from outer to inner, each
with the side of the product that it comes from. A reshape changes nothing of that, and every op
with a factor rule hands roles on, to its results and back to its operands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from shardwright.passes.cost.kernels.dataflow import NOBODY, Flat, Node
from shardwright.passes.cost.kernels.rematerializable import Sources
from shardwright.spec.factors import Tensor
from shardwright.spec.op import Sig
from shardwright.spec.types import TensorType

BATCH, LEFT, RIGHT = "batch", "left", "right"


class Part(NamedTuple):
    """Elements of one side, next to each other."""

    size: int
    side: str


Parts = tuple[Part, ...]


class Roles:
    """Roles of the values around one score; `of`: by value what is known."""

    def __init__(self, flat: Flat, sources: Sources, score: Node) -> None:
        self.flat, self.sources = flat, sources
        self.of: dict[int, Parts] = {score.outs[0]: _of_score(score)}

    def spread(self, nodes: Sequence[Node]) -> None:
        """Hand on what is known along nodes, until nothing new is found."""
        count = -1
        while count < len(self.of):
            count = len(self.of)
            for node in nodes:
                self._hand_on(node)

    def reduced(self, node: Node) -> frozenset[str]:
        """The sides that an op sums over, or otherwise reduces; of what it takes first."""
        return self._lost(node, self.of)

    def summed(self, product: Node, value: int) -> frozenset[str]:
        """The sides of an operand that a product sums over."""
        return self._lost(product, {value: self.of.get(value, ())})

    def _lost(self, node: Node, known: dict[int, Parts]) -> frozenset[str]:
        parts = by_factor(node, known)
        kept = {f for dim in _tensors(node)[len(node.ins)] for f in dim}
        return frozenset(part.side for f, found in parts.items() if f not in kept for part in found)

    def varies(self, value: int, parts: Parts, depth: int = 0) -> frozenset[str]:
        """The sides along which a value that is made where it is used differs."""
        maker = self.flat.producer[value]
        if maker == NOBODY or not self.sources.is_virtual[maker] or depth > _DEEP:
            return frozenset(part.side for part in parts)
        node = self.flat.nodes[maker]
        if node.work is None or not node.ins or node.op.sig.blocks is None:
            return frozenset(part.side for part in parts)
        known = by_factor(node, {value: parts})
        tensors, shapes = _tensors(node), _shapes(node.op.sig)
        found: frozenset[str] = frozenset()
        for place, source in enumerate(node.ins):
            below = _joined(tensors[place], shapes[place], known)
            if below is not None:
                found |= self.varies(source, below, depth + 1)
        return found

    def _hand_on(self, node: Node) -> None:
        values = (*node.ins, *node.outs)
        known = tuple([self.of.get(value) for value in values])
        if None not in known:
            return
        for value, parts in zip(values, handed_on(node.op.sig, known), strict=True):
            if parts is not None and value not in self.of:
                self.of[value] = parts


@lru_cache(maxsize=1 << 14)
def handed_on(sig: Sig, known: tuple[Parts | None, ...]) -> tuple[Parts | None, ...]:
    """The roles of the operands and results of an op, by what is known of each."""
    found, rule = _cut(sig, known), sig.blocks
    if not found or rule is None:
        return (None,) * len(known)
    shapes = _shapes(sig)
    return tuple(
        _joined(tensor, shape, found) if one is None else one
        for one, tensor, shape in zip(known, rule.tensors, shapes, strict=True)
    )


_DEEP = 32  # ops from a value back to what it is made of


def _of_score(node: Node) -> Parts:
    rule = node.op.sig.blocks
    assert rule is not None, "a product has a rule"
    left, right = (frozenset(f for dim in t for f in dim) for t in rule.operands[:2])
    side = {f: LEFT if f not in right else RIGHT if f not in left else BATCH for f in left | right}
    made = [f for dim in rule.results[0] for f in dim if rule.sizes[f] > 1]
    return tuple(Part(rule.sizes[f], side[f]) for f in made)


def by_factor(node: Node, known: dict[int, Parts]) -> dict[int, Parts]:
    """The roles of the factors of a node's rule, by what is known of its values."""
    return _cut(node.op.sig, tuple([known.get(value) for value in (*node.ins, *node.outs)]))


def _cut(sig: Sig, known: Sequence[Parts | None]) -> dict[int, Parts]:
    rule, found = sig.blocks, dict[int, Parts]()
    if rule is None:
        return found
    shapes = _shapes(sig)
    for place, parts in enumerate(known):
        if parts is None:
            continue
        dims = tuple(zip(rule.tensors[place], shapes[place], strict=True))
        sizes = [rule.sizes[f] if len(dim) > 1 else size for dim, size in dims for f in dim]
        cut = split(parts, sizes)
        if cut is not None:
            found.update(zip([f for dim, _ in dims for f in dim], cut, strict=True))
    return found


def _tensors(node: Node) -> tuple[Tensor, ...]:
    rule = node.op.sig.blocks
    assert rule is not None
    return rule.tensors


def _shapes(sig: Sig) -> list[tuple[int, ...]]:
    """Of operands and, behind those, of results."""
    types = (*sig.ins, *sig.outs)
    return [type.shape if isinstance(type, TensorType) else () for type in types]


def _joined(tensor: Tensor, shape: Sequence[int], known: dict[int, Parts]) -> Parts | None:
    """The roles of a tensor. A dim that is cut or lengthened still counts the same side."""
    found: list[Part] = []
    for dim, size in zip(tensor, shape, strict=True):
        if size == 1:
            continue
        if not all(factor in known for factor in dim):
            return None
        parts = [part for factor in dim for part in known[factor]]
        if prod(part.size for part in parts) != size:
            if len(parts) != 1:
                return None
            parts = [Part(size, parts[0].side)]
        found += parts
    return tuple(found)


def split(parts: Parts, sizes: Sequence[int]) -> list[Parts] | None:
    """Parts dealt out to dims of these sizes, outer first; None where they do not fit."""
    left = list(reversed(parts))
    found: list[Parts] = []
    for size in sizes:
        taken: list[Part] = []
        while size > 1:
            if not left:
                return None
            there, side = left.pop()
            if size % there == 0:
                taken.append(Part(there, side))
                size //= there
            elif there % size == 0:
                taken.append(Part(size, side))
                left.append(Part(there // size, side))
                size = 1
            else:
                return None
        found.append(tuple(taken))
    return found if not left else None
