"""Sums over devices that passes take later than where they are made, since that takes fewer bytes.

What is summed goes through ops that are linear in it, each its only user, until it is smaller or
runs less often: added up in a loop, or written there one beside the other, it is summed once behind
the loop (`sum-after-loops`); multiplied and reduced, it is summed when it is reduced
(`delay-reduces`). An edge between the sum and that place holds what this saves where both are cut
alike. If what stands between is not, something on the way is moved back: edges beside those of the
way take the saving away there, the most that it may be, as only pairs of nodes have tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import prod
from typing import NamedTuple

import numpy as np

from shardwright.ir.core import Op, Value
from shardwright.passes.cost.tables.program_graph import NOBODY, Graph, Key
from shardwright.passes.cost.tables.reading_facts import is_sum
from shardwright.passes.shared.identities import is_constant_identity
from shardwright.spec.cuts import ALL_REDUCE, completion
from shardwright.spec.op import TERMS, Sig
from shardwright.spec.sharding_rules.dataflow import LOOPS
from shardwright.spec.sharding_rules.linear import rounds
from shardwright.spec.types import ELEMENTS, TensorType

_ADD = "add"


class Link(NamedTuple):
    """An edge on the way of a sum. `dims`: by dim of the sum that of what is handed on there,
    `NOBODY` where it was reduced before.
    """

    edge: int
    dims: tuple[int, ...]


class Late(NamedTuple):
    """A node whose sum is better taken at another. `operand`: through which it comes there, with
    `dims` as those of a link; `back`: links at which what was moved may come back.
    """

    node: int
    end: int
    operand: int
    dims: tuple[int, ...]
    back: tuple[Link, ...]


def late_sums(graph: Graph) -> list[Late]:
    """Of a graph with nodes for shared values."""
    if not graph.edges:
        return []
    return list(_Ways(graph).late())


class _At(NamedTuple):
    """Where a sum has come to. `bits` of an element that it was made of, `is_rounded` to fewer;
    `carried`: the loops' values that it has been added to and not come back to; `is_started`: one
    of these starts from what must be added behind its loop; `links` that it came by but the first.
    """

    node: int
    dims: tuple[int, ...]
    bits: int
    is_rounded: bool = False
    carried: tuple[int, ...] = ()
    is_started: bool = False
    links: tuple[Link, ...] = ()


class _Ways:
    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        columns = zip(*graph.edges, strict=True)
        starts, _, ends, _ = (np.fromiter(column, np.int64) for column in columns)
        count = len(graph.keys)
        self.uses: list[int] = np.bincount(starts, minlength=count).tolist()
        self.given: list[int] = np.bincount(ends, minlength=count).tolist()
        last, into = np.full(count, NOBODY), np.full(count, NOBODY)
        last[starts] = into[ends] = np.arange(len(ends))
        self.last: list[int] = last.tolist()  # an edge of those that lead away
        self.into: list[int] = into.tolist()
        self.loops = self._loops()
        self.turning: dict[int, list[int]] = {node: [] for node in self.loops}
        self.leaving: dict[int, list[int]] = {node: [] for node in self.loops}
        if self.loops:
            self._split()
        self.sums: dict[Key, bool] = {}

    def _loops(self) -> frozenset[int]:
        """The nodes of values that loops carry."""
        nodes = frozenset(
            node
            for node, subject in enumerate(self.graph.subjects)
            if isinstance(subject, Value)
            if isinstance(subject.owner, Op) and subject.owner.name in LOOPS
        )
        return nodes - frozenset(self.graph.shared)

    def _split(self) -> None:
        """Part the uses of what loops carry: those of their turns, and those behind them."""
        graph = self.graph
        for edge, (producer, _, _, _) in enumerate(graph.edges):
            if producer in self.loops:
                is_behind = graph.weights[edge] == graph.turns[producer]
                (self.leaving if is_behind else self.turning)[producer].append(edge)

    def late(self) -> Iterator[Late]:
        """Of all sums."""
        for node, key in enumerate(self.graph.keys):
            if self.uses[node] == 1 and self._may_sum(key):
                found = self._cheapest(node)
                if found is not None:
                    yield found

    def _may_sum(self, key: Key) -> bool:
        known = self.sums.get(key)
        if known is None:
            known = False
            if isinstance(key, Sig) and key not in self.graph.opaque:
                known = is_sum(key) and completion(key) == ALL_REDUCE
            self.sums[key] = known
        return known

    def _cheapest(self, node: int) -> Late | None:
        """The place on the way of a sum at which it takes the fewest bytes; of equal ones the one
        that runs least often.
        """
        type = self._type(node)
        least, found = self._cost(type, node, 0), None
        at = _At(node, tuple(range(len(type.shape))), ELEMENTS[type.element].bits)
        while (edge := self._only(at.node)) != NOBODY:
            _, _, user, operand = self.graph.edges[edge]
            if at.node != node:
                at = at._replace(links=(*at.links, Link(edge, at.dims)))
            after = self._through(at, edge)
            if after is None:
                break
            cost = self._cost(self._type(user), user, after.bits)
            if not after.carried and cost < least:
                least, found = cost, Late(node, user, operand, at.dims, after.links)
            if (after.is_started and not after.carried) or self._may_sum(self.graph.keys[user]):
                break  # what may be partial by itself is an end, as pairs say nothing of three
            at = after
        return found

    def _cost(self, type: TensorType, node: int, bits: int) -> tuple[float, float]:
        turns, own = self.graph.turns[node], ELEMENTS[type.element].bits
        return prod(type.shape) * max(bits, own) * turns, turns

    def _type(self, node: int) -> TensorType:
        key = self.graph.keys[node]
        type = key if isinstance(key, TensorType) else key.outs[0]
        assert isinstance(type, TensorType)
        return type

    def _only(self, node: int) -> int:
        """The edge to the only user; behind a loop for what it carries."""
        if node in self.loops:
            (behind, *others) = self.leaving[node] or (NOBODY,)
            return NOBODY if others else behind
        return self.last[node] if self.uses[node] == 1 else NOBODY

    def _through(self, at: _At, edge: int) -> _At | None:
        """Where a sum comes to by an edge; None where it must be taken before."""
        user = self.graph.edges[edge][2]
        key = self.graph.keys[user]
        if isinstance(key, Sig):
            return self._through_op(at, key, edge)
        if user in self.loops:
            return self._around(at, edge)
        return at._replace(node=user) if self._is_name(user) else None

    def _is_name(self, node: int) -> bool:
        """True if a node is a value under another name."""
        subject = self.graph.subjects[node]
        if not isinstance(subject, Value) or self.given[node] != 1:
            return False
        return not (isinstance(subject.owner, Op) and subject.owner.regions)

    def _through_op(self, at: _At, sig: Sig, edge: int) -> _At | None:
        _, _, user, place = self.graph.edges[edge]
        step = _step(sig, place)
        if step is None or at.is_started or sig in self.graph.opaque:
            return None
        type, bits, is_rounded = step.type, step.bits, at.is_rounded or step.rounds
        if is_rounded and bits > ELEMENTS[self._type(at.node).element].bits:
            return None  # its sum would be inexact
        found = tuple([step.dims[dim] if dim != NOBODY else NOBODY for dim in at.dims])
        others = [k for k in step.others if not self._is_nothing(user, k)]
        ways = [self._carried(user, other) for other in others]
        if not all(ways) or any(sig.ins[other] != type for other in others):
            return None
        if not ways:
            return at._replace(
                node=user, dims=found, bits=max(bits, at.bits), is_rounded=is_rounded
            )
        loops = [self.graph.edges[way[-1]][0] for way in ways]
        is_started = not all(map(self._is_from_nothing, loops))
        if is_started and not step.is_term:
            return None
        links = [Link(edge, found) for way in ways for edge in way[:-1]]
        return _At(
            user, found, max(bits, at.bits), is_rounded, (*at.carried, *loops), is_started,
            (*at.links, *links),
        )  # fmt: skip

    def _around(self, at: _At, edge: int) -> _At | None:
        """Back to what a loop carries, that has been added to what comes back."""
        loop = self.graph.edges[edge][2]
        is_turn = self.graph.weights[edge] != self.graph.turns[loop]
        if not is_turn or at.carried != (loop,):
            return None
        return at._replace(node=loop, carried=())

    def _carried(self, node: int, operand: int) -> list[int]:
        """The edges, last one first, by which the value of a loop becomes an operand, under
        whatever names; none if it is no such value, or something else reads it.
        """
        found = [self._edge(node, operand)]
        while found[-1] != NOBODY:
            maker = self.graph.edges[found[-1]][0]
            if maker in self.loops:
                return found if self.turning[maker] == found[-1:] else []
            is_only = self.uses[maker] == 1 and self._is_name(maker)
            found.append(self.into[maker] if is_only else NOBODY)
        return []

    def _edge(self, node: int, operand: int) -> int:
        """The edge of an operand; those of a node stand one behind the other."""
        edge = self.into[node]
        while edge >= 0 and self.graph.edges[edge][2] == node:
            if self.graph.edges[edge][3] == operand:
                return edge
            edge -= 1
        return NOBODY

    def _is_from_nothing(self, loop: int) -> bool:
        """True if a loop starts from zeros: what else it starts from is added behind it."""
        subject = self.graph.subjects[loop]
        assert isinstance(subject, Value) and isinstance(subject.owner, Op)
        return _is_zero(subject.owner.operands[subject.index])

    def _is_nothing(self, node: int, operand: int) -> bool:
        subject = self.graph.subjects[node]
        return isinstance(subject, Op) and _is_zero(subject.operands[operand])


def _is_zero(value: Value) -> bool:
    """True if a value is nothing but zeros, by what its own block makes it of."""
    while (op := value.op) is not None and op.sig.keeps_identity(_ADD):
        value = op.operands[0]
    return is_constant_identity(value, _ADD)


class _Step(NamedTuple):
    """How a sum goes through an op by an operand: what the op makes, the bits of an element, if it
    `rounds` to fewer and if it adds up; the `others` that must be sums with it, and by dim of
    the operand that of the result that is cut alike, `NOBODY` where there is none.
    """

    type: TensorType
    bits: int
    rounds: bool
    is_term: bool
    others: tuple[int, ...]
    dims: tuple[int, ...]


@cache
def _step(sig: Sig, place: int) -> _Step | None:
    """None where a sum does not go through."""
    group = next((one for one in sig.commuting(_ADD) if place in one), None)
    rule = sig.blocks
    if group is None or rule is None or len(sig.outs) != 1:
        return None
    type = sig.outs[0]
    if not isinstance(type, TensorType):
        return None
    first = {factors[0]: dim for dim, factors in enumerate(rule.results[0]) if factors}
    own = [factors[:1] for factors in rule.operands[place]]
    dims = tuple([first.get(factors[0], NOBODY) if factors else NOBODY for factors in own])
    is_term = place in TERMS.get(sig.name, {}).get(_ADD, ())
    others = tuple([k for k in group if k != place])
    return _Step(type, ELEMENTS[type.element].bits, rounds(sig), is_term, others, dims)
