"""Seconds of edges of sums that are taken later than where they are made (`late_sums.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from shardwright.passes.cost.tables.ends import Ends
from shardwright.passes.cost.tables.late_sums import Late, Link
from shardwright.passes.cost.tables.program_graph import NOBODY, Graph, Key
from shardwright.passes.cost.tables.strategy_seconds import Completing, Prices
from shardwright.passes.cost.tables.tables import BACK, LATE, Floats
from shardwright.spec.axes import Axes, overlaps
from shardwright.spec.layout import Layout, dims, partial_axes
from shardwright.spec.op import Sig
from shardwright.spec.strategies import Strategy
from shardwright.spec.types import ELEMENTS, TensorType

Row = tuple[int, int, int, int, int]  # an edge: producer, result, consumer, operand, table


def late_edges(late: Sequence[Late]) -> list[int]:
    """The node of the sum of each edge, in the order of `LateRows.rows`."""
    return [*(one.node for one in late), *(one.node for one in late for _ in one.back)]


class _Kept(NamedTuple):
    """What the seconds follow from: numbers of keys of both ends, and the turns of the end for one
    of the sum.
    """

    node: int
    end: int
    operand: int
    dims: tuple[int, ...]
    turns: float


class _Saved(NamedTuple):
    """Seconds for one turn of a sum: less than none, by strategies of both ends, and by the layout
    of the sum the most that is saved; and the number of their table.
    """

    seconds: Floats
    most: Mapping[Layout, float]
    number: int


class LateRows:
    """Edges of a graph whose nodes are of classes `keys`, with strategies `choices` by number of a
    class; their tables are put behind others.
    """

    def __init__(
        self,
        graph: Graph,
        keys: Sequence[int],
        choices: Sequence[Sequence[Strategy]],
        ends: Ends,
        prices: Prices,
    ) -> None:
        self.graph, self.keys, self.choices = graph, keys, choices
        self.ends, self.prices = ends, prices
        self.known: dict[_Kept, _Saved] = {}
        self.links: dict[object, int] = {}

    def rows(self, late: Sequence[Late], tables: list[Floats]) -> list[Row]:
        """First what is saved, sum by sum, then what takes that away, link by link."""
        found, back = list[Row](), list[Row]()
        for one in late:
            saving = self._saving(one, tables)
            found.append((one.node, 0, one.end, LATE, saving.number))
            for link in one.back:
                ends = self.graph.edges[link.edge]
                number = self._link(saving, link, tables)
                back.append((*ends[:3], BACK, number))
        return found + back

    def _saving(self, one: Late, tables: list[Floats]) -> _Saved:
        turns, keys = self.graph.turns, self.keys
        ratio = turns[one.end] / turns[one.node]
        kept = _Kept(keys[one.node], keys[one.end], one.operand, one.dims, ratio)
        if kept not in self.known:
            self.known[kept] = found = self._saved(kept, one, len(tables))
            tables.append(found.seconds)
        return self.known[kept]

    def _saved(self, kept: _Kept, late: Late, number: int) -> _Saved:
        key, end = self.graph.keys[late.node], self.graph.keys[late.end]
        assert isinstance(key, Sig)
        had, taking = self.choices[kept.node], self.choices[kept.end]
        found, most = np.zeros((len(had), len(taking))), dict[Layout, float]()
        for row, one in enumerate(had):
            over, made = summed(key, one), one.outs[0]
            if not over:
                continue
            before = self.prices.completed(key, one)
            for column, other in enumerate(taking):
                layout = taken(kept.dims, made, over, end, other, kept.operand)
                if layout is not None:
                    later = self.prices.moves.seconds(*later_sum(end, layout, over)[:5])
                    after = kept.turns * later
                    found[row, column] = min(0.0, after - before)
                    most[made] = max(most.get(made, 0.0), before - after)
        return _Saved(found, most, number)

    def _link(self, saving: _Saved, link: Link, tables: list[Floats]) -> int:
        """The number of the table of what is not saved where a link moves something."""
        producer, result, consumer, operand = self.graph.edges[link.edge]
        keys = self.keys[producer], self.keys[consumer]
        how = self.ends.sums[producer], self.ends.folds[consumer]
        same = saving.number, link.dims, keys, result, operand, how
        if same not in self.links:
            self.links[same] = len(tables)
            tables.append(self._back(saving, link))
        return self.links[same]

    def _back(self, saving: _Saved, link: Link) -> Floats:
        producer, result, consumer, operand = self.graph.edges[link.edge]
        ends, (made, key) = self.ends, (self.graph.keys[k] for k in (producer, consumer))
        had, needed = (self.choices[self.keys[k]] for k in (producer, consumer))
        folds, sums = ends.folds[consumer], ends.sums[producer]
        rows = [ends.result(made, one, result, sums)[0] for one in had]
        columns = [ends.operand(key, one, operand, folds=folds) for one in needed]
        lost = np.array([saving.most.get(_before(link.dims, one), 0.0) for one in columns])
        differs = np.array([[one != other for other in columns] for one in rows])
        return np.where(differs, lost[None, :], 0.0)


def _before(at: Sequence[int], layout: Layout) -> Layout:
    """The layout of a sum that came to have a layout on its way."""
    return tuple(layout[dim] if dim != NOBODY else () for dim in at)


def summed(key: Sig, one: Strategy) -> Axes:
    """The axes of a sum that the plan says nothing of; none where it is scattered."""
    assert key.blocks is not None
    is_free = one.outs[0] == dims(key.blocks, len(key.ins), one.cut)
    return partial_axes(key.blocks, one.cut) if is_free else ()


def later_sum(end: Key, layout: Layout, over: Axes) -> Completing:
    """The sum over axes of what a node is or makes."""
    type = end if isinstance(end, TensorType) else end.outs[0]
    assert isinstance(type, TensorType)
    return Completing(type.shape, ELEMENTS[type.element].bits / 8, layout, layout, over)


def taken(
    at: Sequence[int], made: Layout, over: Axes, end: Key, other: Strategy, operand: int
) -> Layout | None:
    """The layout in which a sum is taken at another node; None where it is not."""
    cut = other.cut
    if any(overlaps(a, b) for axes in cut for a in axes for b in over):
        return None
    if isinstance(end, Sig):
        assert end.blocks is not None
        if partial_axes(end.blocks, cut):
            return None
        cut = dims(end.blocks, operand, cut)
    return other.outs[0] if _before(at, cut) == made else None
