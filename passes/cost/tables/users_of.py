"""Edges of a graph by what they lead from, and which of its nodes are values."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container

from shardwright.ir.core import Block, Op, Value
from shardwright.passes.cost.liveness.frame import Held, kind_of
from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.cost.tables.program_graph import NOBODY
from shardwright.passes.cost.tables.skeleton import is_layout_only

Source = tuple[int, int]  # a node, and the number of its result

_BY_ELEMENT = (Held.INLINE, Held.REDUCE)


class Users:
    """Who uses what, by the tables of a program.

    of       by node and number of its result the edges to its users
    into     by node the edges to it
    end      by edge the consumer
    shared   nodes that are values of several users
    inside   by block the nodes of its ops
    movers   by op that the text moves a value by its node
    """

    def __init__(self, built: Built) -> None:
        self.built = built
        self.shared = frozenset(built.tables.shared.tolist())
        self.of: defaultdict[Source, list[int]] = defaultdict(list)
        self.into: defaultdict[int, list[int]] = defaultdict(list)
        self.end: list[int] = []
        self.start: list[int] = []
        self.result: list[int] = []
        self.operand: list[int] = []
        for edge, row in enumerate(built.tables.edges.tolist()):
            producer, result, consumer, operand, _ = row
            self.end.append(consumer)
            self.start.append(producer)
            self.result.append(result)
            self.operand.append(operand)
            if operand >= 0:
                self.of[producer, result].append(edge)
                self.into[consumer].append(edge)
        self.own: dict[Value, int] = {}
        for node, subject in enumerate(built.subjects):
            if isinstance(subject, Value) and node not in self.shared:
                self.own.setdefault(subject, node)
        self.movers: dict[Op, int] = {}
        for node, subject in enumerate(built.subjects):
            if isinstance(subject, Op) and is_layout_only(subject):
                self.movers.setdefault(subject, node)
        self.inside: defaultdict[Block, list[int]] = defaultdict(list)
        self.node_of: dict[Op, int] = {}
        for region in built.graph.regions:
            self.node_of.update((visit.op, visit.node) for visit in region.visits)
            nodes = [visit.node for visit in region.visits if visit.node != NOBODY]
            self.inside[region.block] += nodes

    def is_value(self, node: int) -> bool:
        """True if a node is a value that is laid out by itself."""
        return isinstance(self.built.subjects[node], Value)

    def cuts(self, edge: int) -> bool:
        """True if those who read what an edge hands on read a part as well, where it lies."""
        stop = self.end[edge]
        subject = self.built.subjects[stop]
        if isinstance(subject, Op):
            return kind_of(subject) in _BY_ELEMENT
        if subject.op is not None and subject.op.regions:
            return False  # it is carried, or one of several
        users = self.of.get((stop, 0), ())
        return bool(users) and all(map(self.cuts, users))

    def maker(self, edge: int, known: Container[Source]) -> Source:
        """What makes the value that an edge hands on, under the names of `known`."""
        source = self.start[edge], self.result[edge]
        while source not in known and self.into[source[0]]:
            if not self.is_value(source[0]):
                break
            before = self.into[source[0]][0]
            source = self.start[before], self.result[before]
        return source

    def made_by(self, value: Value) -> Source | None:
        """The node of the op that makes a value, and which result it is."""
        node = NOBODY if value.op is None else self.node_of.get(value.op, NOBODY)
        return None if node == NOBODY else (node, value.index)

    def handed(self, value: Value) -> Source | None:
        """The node of a value that is laid out by itself."""
        node = self.own.get(value)
        return None if node is None else (node, 0)
