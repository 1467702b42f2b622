"""Sums over devices that a plan must say are taken at once, so that they are taken as charged.

A sum whose result has a layout of its own, because text moves it there or several ops use it, is
not joined with what these move it for. Where it is in that layout already no op stands between.
"""

from __future__ import annotations

from collections import defaultdict

from shardwright.ir.core import Op
from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.cost.tables.ends import Ends
from shardwright.passes.cost.tables.tables import Ints
from shardwright.spec.cuts import ALL_REDUCE, completion
from shardwright.spec.layout import Layout, dims, partial_axes
from shardwright.spec.op import Sig
from shardwright.spec.strategies import Strategy
from shardwright.spec.types import TensorType


def sums_at_once(built: Built, x: Ints) -> frozenset[int]:
    """Nodes whose sums are to be taken at once with strategies x [n]."""
    return frozenset(_Sums(built, x).found())


class _Sums:
    def __init__(self, built: Built, x: Ints) -> None:
        tables, self.graph, self.subjects = built.tables, built.graph, built.subjects
        self.ends = Ends(self.graph, tables.mesh)
        pairs = zip(tables.kinds.tolist(), x.tolist(), strict=True)
        self.chosen: list[Strategy] = [tables.strategies[kind][k] for kind, k in pairs]
        self.shared = frozenset(tables.shared.tolist())
        self.users: defaultdict[int, list[tuple[int, int, int]]] = defaultdict(list)
        for producer, result, consumer, operand in self.graph.edges:
            self.users[producer].append((result, consumer, operand))

    def found(self) -> list[int]:
        keys, graph = self.graph.keys, self.graph
        sums = [k for k, key in enumerate(keys) if isinstance(key, Sig) and key not in graph.opaque]
        return [node for node in sums if self.is_sum(node) and self.is_moved_on(node)]

    def is_sum(self, node: int) -> bool:
        """True if a node is summed as it stands."""
        key, one = self.graph.keys[node], self.chosen[node]
        if not isinstance(key, Sig) or key.blocks is None or not partial_axes(key.blocks, one.cut):
            return False
        made = tuple(dims(key.blocks, len(key.ins) + k, one.cut) for k in range(len(key.outs)))
        return completion(key) == ALL_REDUCE and one.outs == made

    def is_moved_on(self, node: int) -> bool:
        """True if a node that stands for its result, in that layout, is moved to others."""
        outs = self.chosen[node].outs
        return any(
            self.stands(user, outs[result]) and self.moves(user, outs[result])
            for result, user, _ in self.users[node]
        )

    def stands(self, node: int, layout: Layout) -> bool:
        """True if a node is no op in a program but where it changes the layout."""
        is_value = isinstance(self.graph.keys[node], TensorType)
        is_mover = isinstance(self.subjects[node], Op) or node in self.shared
        return is_value and is_mover and self.chosen[node].outs[0] == layout

    def moves(self, node: int, layout: Layout) -> bool:
        for _, user, operand in self.users[node]:
            folds, key = self.ends.folds[user], self.graph.keys[user]
            if self.ends.operand(key, self.chosen[user], operand, folds=folds) != layout:
                return True
            if self.stands(user, layout) and self.moves(user, layout):
                return True
        return False
