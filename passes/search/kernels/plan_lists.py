"""Rings of lists of plans: the k best, and all that no other plan beats in cost and memory.

A table has two axes more: the rank in a list, and what is added up (cost, and bytes). Lists of one
table have one length, filled up with infinite costs that no plan has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from shardwright.ir.errors import error
from shardwright.passes.search.kernels.rings import Choice, Part, spread
from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Floats, Ints

Array = npt.NDArray[Any]
Joins = list[tuple[Ints, int]]  # per join: pairs of ranks kept, length of the second list


@dataclass(frozen=True)
class KBest:
    """The `count` plans of least cost, ties in order of labels."""

    count: int

    def bytes_of(self, graph: FreeGraph) -> Floats | None:
        return None

    def lift_node(self, costs: Floats, size: Floats | None) -> Array:
        return (costs if size is None else np.stack([costs, size], axis=-1)).reshape(
            len(costs), 1, -1
        )

    def lift_edge(self, costs: Floats) -> Array:
        return costs[..., None, None]

    def select(self, values: Array) -> Ints:
        """[..., R] which of [..., N, C] are kept, best first."""
        return np.argsort(values[..., 0], axis=-1, kind="stable")[..., : self.count]

    def join(self, parts: Sequence[Part], shape: tuple[int, ...]) -> tuple[Array, Any]:
        total, joins = spread(parts[0], len(shape)), Joins()
        for part in parts[1:]:
            table = spread(part, len(shape))
            pairs = total[..., :, None, :] + table[..., None, :, :]
            flat = pairs.reshape(*pairs.shape[:-3], -1, pairs.shape[-1])
            kept = self.select(flat)
            joins.append((kept, table.shape[-2]))
            total = np.take_along_axis(flat, kept[..., None], axis=-2)
        return total, joins

    def eliminate(self, parts: Sequence[Part], shape: tuple[int, ...]) -> tuple[Array, Any]:
        total, joins = self.join(parts, shape)
        whole = np.broadcast_to(total, (*shape, *total.shape[-2:]))
        flat = whole.reshape(*shape[:-1], -1, whole.shape[-1])
        kept = self.select(flat)
        found = np.take_along_axis(flat, kept[..., None], axis=-2)
        return found, (kept, whole.shape[-2], joins)

    def choose(self, trace: Any, at: tuple[int, ...], rank: int) -> Choice:
        if isinstance(trace, _Last):
            return 0, ranks_of(trace.joins, (), rank)
        kept, length, joins = trace
        choice, place = divmod(int(kept[(*at, rank)]), length)
        return choice, ranks_of(joins, (*at, choice), place)

    def finish(self, trace: Any) -> Any:
        return _Last(trace)


@dataclass(frozen=True)
class _Last:
    """The last join has no variable."""

    joins: Joins


def ranks_of(joins: Joins, at: tuple[int, ...], place: int) -> list[int]:
    """The ranks of the factors joined, from the rank of the result."""
    found: list[int] = []
    for kept, length in reversed(joins):
        where = tuple(min(i, size - 1) for i, size in zip(at, kept.shape[:-1], strict=True))
        place, second = divmod(int(kept[(*where, place)]), length)
        found.append(second)
    return [place, *reversed(found)]


@dataclass(frozen=True)
class Pareto(KBest):
    """Plans that no other beats in cost and bytes of one row, fewest bytes last.

    `grain` rounds bytes of a label up to a multiple: coarser lists, a plan that fits still fits.
    """

    count: int = 4096
    row: int = 0
    grain: float = 1.0

    def bytes_of(self, graph: FreeGraph) -> Floats | None:
        if len(graph.loads.pairs):
            help = "price them, or leave the rows out"
            raise error("memory rows hold bytes of pairs, expected bytes of nodes", help=help)
        return np.ceil(graph.bytes[self.row] / self.grain) * self.grain

    def lift_edge(self, costs: Floats) -> Array:
        return np.stack([costs, np.zeros_like(costs)], axis=-1)[..., None, :]

    def select(self, values: Array) -> Ints:
        cost, size = values[..., 0], values[..., 1]
        order = np.lexsort((size, cost), axis=-1)  # by cost, then bytes
        sizes = np.take_along_axis(size, order, axis=-1)
        before = np.minimum.accumulate(sizes, axis=-1)
        good = np.isfinite(np.take_along_axis(cost, order, axis=-1))
        good[..., 1:] &= sizes[..., 1:] < before[..., :-1]
        length = max(1, int(good.sum(axis=-1).max()))
        if length > self.count:
            raise Crowded(length)
        first = np.argsort(~good, axis=-1, kind="stable")[..., :length]
        return np.take_along_axis(order, first, axis=-1)


class Crowded(Exception):
    """A list of plans is longer than a ring takes: take a coarser grain."""

    def __init__(self, length: int) -> None:
        super().__init__(f"{length} plans")
