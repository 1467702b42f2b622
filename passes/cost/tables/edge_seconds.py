"""Seconds of an edge: what it takes to bring an operand from one strategy's layout to another's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from shardwright.passes.cost.tables.ends import Ends, Sum
from shardwright.passes.cost.tables.move_seconds import Slicing
from shardwright.passes.cost.tables.parted_orders import Parted
from shardwright.passes.cost.tables.program_graph import NOBODY, Key
from shardwright.passes.cost.tables.slice_kernels import Copied
from shardwright.passes.cost.tables.strategy_seconds import Prices
from shardwright.spec.axes import Axes
from shardwright.spec.layout import Layout, partial_axes
from shardwright.spec.op import Sig
from shardwright.spec.strategies import Strategy
from shardwright.spec.types import ELEMENTS, TensorType

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

_T = TypeVar("_T")
_Had = tuple[Layout, Axes]  # a layout, and the axes of a sum that a move behind it is joined with


class Edge(NamedTuple):
    """What the seconds of an edge follow from. `producer`, `consumer`: numbers of keys; `first`: an
    operand before it that is the same value, if any; `inside`: pieces behind a move of the kernel
    that this splits, 0 where both ends are not of one; `copied`: which slices of it are kernels of
    their own; `parted`: so is an order, of the op of key `order`; `is_kept`: what is moved lies in
    memory, `is_wanted`: so it is wanted: slices are kernels.
    """

    producer: int
    result: int
    consumer: int
    operand: int
    first: int
    inside: int
    sum: Sum
    folds: bool
    copied: Copied
    parted: Parted
    order: int
    is_kept: bool
    is_wanted: bool


class EdgeSeconds:
    """Tables of edges between classes of nodes; `choices`: their strategies."""

    def __init__(
        self,
        keys: Sequence[Key],
        choices: Sequence[Sequence[Strategy]],
        ends: Ends,
        prices: Prices,
    ) -> None:
        self.keys, self.choices, self.ends, self.prices = keys, choices, ends, prices
        self._made: dict[object, tuple[list[_Had], Ints]] = {}
        self._needed: dict[object, tuple[list[Layout], Ints]] = {}

    def table(self, edge: Edge) -> Floats:
        """Seconds by strategies of both ends."""
        made, key, operand = self.keys[edge.producer], self.keys[edge.consumer], edge.operand
        before, rows = self._results(edge)
        after, columns = self._operands(edge, operand)
        type = key if isinstance(key, TensorType) else key.ins[operand]
        assert isinstance(type, TensorType)
        width = ELEMENTS[type.element].bits / 8
        layouts = [one for one, _ in before]
        slicing = Slicing(self.prices.sliced, edge.is_kept, edge.is_wanted)
        found = self.prices.moves.between(type.shape, width, layouts, after, slicing)
        if edge.inside:
            written, read = (self._sizes(type, some) for some in (layouts, after))
            splits = self.prices.split(written[:, None], read[None, :], edge.inside)
            splits[[bool(over) for _, over in before]] = 0.0  # a sum has parted them already
            found = found + np.where(found > 0, splits, 0.0)
        if edge.copied != Copied.NONE:
            self._copy(edge, found, type, layouts, after)
        is_moved = found > 0
        for row, (layout, over) in enumerate(before):
            if over:
                for column, other in enumerate(after):
                    if layout != other and self.ends.joins(made, layout, other, edge.result):
                        both = self._joined(edge, type, layout, other, over)
                        found[row, column] = both
        if edge.parted == Parted.BEFORE:
            found += np.where(is_moved, self._orders(edge, type, layouts)[:, None], 0.0)
        found = np.ascontiguousarray(found[rows[:, None], columns[None, :]])
        if edge.parted == Parted.BEHIND:
            is_parted = is_moved[rows[:, None], columns[None, :]] | self._sums(edge)[:, None]
            orders = self._orders(edge, type, after)[columns]
            found += np.where(is_parted, orders[None, :], 0.0)
        if edge.first != NOBODY:
            others, places = self._operands(edge, edge.first)
            found[:, [after[a] == others[b] for a, b in zip(columns, places, strict=True)]] = 0.0
        return found

    def _copy(
        self, edge: Edge, found: Floats, type: TensorType, before: Sequence[Layout],
        after: Sequence[Layout],
    ) -> None:  # fmt: skip
        """Charge the kernels of slices; nothing else that is moved takes no time."""
        sizes = self._sizes(type, after)
        kernels = self.prices.split(sizes, sizes)
        numbers: dict[Layout, int] = {}
        rows, columns = (
            np.array([numbers.setdefault(one, len(numbers)) for one in some])
            for some in (before, after)
        )
        is_slice = (found == 0) & (rows[:, None] != columns[None, :])
        if edge.copied == Copied.SMALL:
            whole = self._sizes(type, before)
            is_slice &= whole[:, None] > 2 * sizes[None, :]
        found[is_slice] = np.broadcast_to(kernels, found.shape)[is_slice]

    def _orders(self, edge: Edge, type: TensorType, held: Sequence[Layout]) -> Floats:
        """Seconds of the kernel that puts what is parted from a product in order, by layout."""
        key = self.keys[edge.order]
        assert isinstance(key, Sig)
        return np.array([self.prices.ordered(size, key) for size in self._sizes(type, held)])

    def _sizes(self, type: TensorType, layouts: Sequence[Layout]) -> Floats:
        """Bytes on a device, by layout."""
        return np.array([self.prices.share(type, one) * type.bytes for one in layouts])

    def _sums(self, edge: Edge) -> npt.NDArray[np.bool_]:
        """By strategy of the producer whether it is summed over devices."""
        key = self.keys[edge.producer]
        assert isinstance(key, Sig) and key.blocks is not None
        rule = key.blocks
        cuts = [one.cut for one in self.choices[edge.producer]]
        return np.array([bool(partial_axes(rule, cut)) for cut in cuts])

    def _joined(self, edge: Edge, type: TensorType, src: Layout, dst: Layout, over: Axes) -> float:
        """Seconds by which a sum with a move behind it takes longer than the sum."""
        seconds, width = self.prices.moves.seconds, ELEMENTS[type.element].bits / 8
        both, alone = (seconds(type.shape, width, src, to, over) for to in (dst, src))
        return both if edge.sum == Sum.ADDED else both - alone

    def _results(self, edge: Edge) -> tuple[list[_Had], Ints]:
        """The ways in which an edge's result is had, and by strategy the number of one."""
        known = self._made.get(edge[:2] + edge[6:7])
        if known is None:
            key, choices = self.keys[edge.producer], self.choices[edge.producer]
            found = [self.ends.result(key, s, edge.result, edge.sum) for s in choices]
            known = self._made[edge[:2] + edge[6:7]] = _numbered(found)
        return known

    def _operands(self, edge: Edge, place: int) -> tuple[list[Layout], Ints]:
        """The layouts in which an operand is needed, and by strategy the number of one."""
        known = self._needed.get((edge.consumer, place, edge.folds))
        if known is None:
            key, choices = self.keys[edge.consumer], self.choices[edge.consumer]
            found = [self.ends.operand(key, s, place, folds=edge.folds) for s in choices]
            known = self._needed[edge.consumer, place, edge.folds] = _numbered(found)
        return known


def _numbered(found: Sequence[_T]) -> tuple[list[_T], Ints]:
    """What is different in a list, and the number of each of its entries among these."""
    numbers: dict[_T, int] = {}
    rows = [numbers.setdefault(one, len(numbers)) for one in found]
    return list(numbers), np.array(rows, np.int64)
