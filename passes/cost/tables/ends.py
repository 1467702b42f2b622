"""The layouts at which the ends of an edge have its value, by their strategies."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from shardwright.ir.core import Op
from shardwright.passes.cost.tables.program_graph import NOBODY, Graph, Key
from shardwright.passes.partition.resharding.partial_results import (
    is_identity,
    kinds_of,
    once_of,
)
from shardwright.passes.partition.resharding.uneven_shards import (
    lengthened_factors,
    scattered_shape,
)
from shardwright.spec.attributes import ShardingPerValue
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.cuts import ALL_REDUCE, completion
from shardwright.spec.layout import Layout, dims, layout_of, padded_shape, partial_axes
from shardwright.spec.op import Sig
from shardwright.spec.strategies import Strategy
from shardwright.spec.types import TensorType


class Sum(IntEnum):
    """What a move behind a sum over devices is to it."""

    APART = 0  # there is no sum, or something is added between them
    JOINED = 1  # both become one chain of collectives
    ADDED = 2  # the same, and the sum is not taken as one with another that is added to it


class Ends:
    """Of the nodes of a graph on a mesh. By node: what moves behind its `sums` are to these, and
    whether it `folds` in what enters once behind them.
    """

    def __init__(self, graph: Graph, mesh: Mesh) -> None:
        self.graph, self.mesh = graph, mesh
        may_fold: dict[Key, bool] = {}
        sums: dict[tuple[Key, bool], Sum] = {}
        self.folds: list[bool] = []
        self.sums: list[Sum] = []
        for key, subject in zip(graph.keys, graph.subjects, strict=True):
            folds = isinstance(subject, Op) and may_fold.get(key, True) and _folds(subject)
            if not folds and key not in may_fold:
                may_fold[key] = isinstance(key, Sig) and _may_fold(key)
            same = key, folds
            if same not in sums:
                sums[same] = self._sum(key, folds)
            self.folds.append(folds)
            self.sums.append(sums[same])
        for _, other in graph.joined:
            if self.sums[other] == Sum.JOINED:
                self.sums[other] = Sum.ADDED

    def _sum(self, key: Key, folds: bool) -> Sum:
        if folds or isinstance(key, TensorType) or key in self.graph.opaque:
            return Sum.APART
        sums = key.blocks is not None and completion(key) == ALL_REDUCE
        return Sum.JOINED if sums else Sum.APART

    def fixed(self, sig: Sig, attr: str, types: Sequence[object]) -> tuple[Layout, ...]:
        """Layouts of operands or results of an op that is not cut: whole, or as its text says."""
        given = sig.attrs.get(attr)
        shardings = given.shardings if isinstance(given, ShardingPerValue) else (None,) * len(types)
        return tuple(
            layout_of(sharding, self.mesh, len(type.shape)) if isinstance(type, TensorType) else ()
            for sharding, type in zip(shardings, types, strict=True)
        )

    def earlier(self) -> list[int]:
        """By edge the operand of the same op that is the same value, `NOBODY` where none is: moved
        once for both where they need one layout.
        """
        first: dict[tuple[int, int, int], int] = {}
        return [
            NOBODY
            if first.setdefault((producer, result, consumer), operand) == operand
            else first[producer, result, consumer]
            for producer, result, consumer, operand in self.graph.edges
        ]

    def operand(self, key: Key, strategy: Strategy, place: int, *, folds: bool) -> Layout:
        """The layout that a node needs an operand in. `folds`: what enters a reduction once does so
        behind the sum over devices.
        """
        if isinstance(key, TensorType):
            return strategy.outs[place]
        if key in self.graph.opaque or key.blocks is None:
            return self.fixed(key, "in_shardings", key.ins)[place]
        if folds and partial_axes(key.blocks, strategy.cut):
            once = key.row.once(key) if key.row is not None and key.row.once else ()
            if place in once and key.ins[place] == key.outs[once.index(place)]:
                return strategy.outs[once.index(place)]
        return dims(key.blocks, place, strategy.cut)

    def joins(self, key: Key, src: Layout, dst: Layout, place: int) -> bool:
        """True if a sum in a layout and a move behind it can become one chain of collectives: the
        op can run on operands that are as long as the parts of the sum once it is scattered.
        """
        assert isinstance(key, Sig)
        type = key.outs[place]
        assert isinstance(type, TensorType)
        target, has = scattered_shape(type.shape, src, dst), padded_shape(type.shape, src)
        return target == has or (
            target is not None and lengthened_factors(key, has, target) is not None
        )

    def result(self, key: Key, strategy: Strategy, place: int, sum: Sum) -> tuple[Layout, Axes]:
        """The layout in which a node leaves a result, and the axes of the sum that a move behind it
        is joined with. One that is scattered is completed by the node.
        """
        out = strategy.outs[place]
        if sum == Sum.APART or isinstance(key, TensorType):
            return out, ()
        assert key.blocks is not None
        is_plain = out == dims(key.blocks, len(key.ins) + place, strategy.cut)
        return out, partial_axes(key.blocks, strategy.cut) if is_plain else ()


def _may_fold(sig: Sig) -> bool:
    """True if something may enter a reduction once."""
    return sig.row is not None and sig.row.once is not None and bool(sig.row.once(sig))


def _folds(op: Op) -> bool:
    """True if something enters a reduction once, behind its sum over devices."""
    if op.sig.blocks is None or completion(op.sig) != ALL_REDUCE:
        return False
    pairs = zip(kinds_of(op), once_of(op), strict=False)
    return any(not is_identity(op.operands[position], kind) for kind, position in pairs)
