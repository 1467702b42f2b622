"""What elimination adds and what it multiplies: least cost, how many plans, lists of plans.

A table has one axis per variable, and axes of the ring behind them. `lift_node` and `lift_edge`
make tables of costs, `join` combines factors, `eliminate` also projects the last variable away, and
`choose` reads the choice back from what elimination left in its trace. Sources: semirings of
Aji and McEliece, The generalized distributive law, 2000; k best lists as in Nilsson 1998; time
against memory as in Cai et al., TensorOpt, 2020.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from shardwright.passes.search.problem.free_graph import FreeGraph
from shardwright.passes.search.problem.problem import Floats

Array = npt.NDArray[Any]
Choice = tuple[int, Sequence[int]]  # of a variable, and the ranks of the factors joined


class Part(NamedTuple):
    """A factor: its table, and at which axis of the whole each of its variables stands."""

    table: Array
    places: tuple[int, ...]


class Ring(Protocol):
    """See above."""

    def bytes_of(self, graph: FreeGraph) -> Floats | None:
        """[labels] bytes that the ring looks at, None for none."""
        ...

    def lift_node(self, costs: Floats, size: Floats | None) -> Array: ...

    def lift_edge(self, costs: Floats) -> Array: ...

    def join(self, parts: Sequence[Part], shape: tuple[int, ...]) -> tuple[Array, Any]: ...

    def eliminate(self, parts: Sequence[Part], shape: tuple[int, ...]) -> tuple[Array, Any]: ...

    def choose(self, trace: Any, at: tuple[int, ...], rank: int) -> Choice: ...

    def finish(self, trace: Any) -> Any:
        """The trace of the last join, which projects nothing."""
        ...


def spread(part: Part, dims: int) -> Array:
    """A table with an axis of 1 for each variable that it does not mention."""
    count = len(part.places)
    order = sorted(range(count), key=lambda axis: part.places[axis])
    rest = range(count, part.table.ndim)
    moved = part.table.transpose(*order, *rest)
    shape = [1] * dims
    for axis in order:
        shape[part.places[axis]] = part.table.shape[axis]
    return moved.reshape((*shape, *part.table.shape[count:]))


@dataclass(frozen=True)
class LeastCost:
    """(min, +)."""

    def bytes_of(self, graph: FreeGraph) -> Floats | None:
        return None

    def lift_node(self, costs: Floats, size: Floats | None) -> Array:
        return costs

    def lift_edge(self, costs: Floats) -> Array:
        return costs

    def join(self, parts: Sequence[Part], shape: tuple[int, ...]) -> tuple[Array, Any]:
        tables = sorted((spread(part, len(shape)) for part in parts), key=lambda one: one.size)
        total: Array = np.zeros((1,) * len(shape))
        for table in tables:
            total = total + table
        return total, len(parts)

    def eliminate(self, parts: Sequence[Part], shape: tuple[int, ...]) -> tuple[Array, Any]:
        whole = np.broadcast_to(self.join(parts, shape)[0], shape)
        least = whole.argmin(axis=-1)
        found = np.take_along_axis(whole, least[..., None], axis=-1)[..., 0]
        return found, (least, len(parts))

    def choose(self, trace: Any, at: tuple[int, ...], rank: int) -> Choice:
        least, count = trace
        return int(least[at]), (0,) * count

    def finish(self, trace: Any) -> Any:
        return np.zeros((), np.int64), trace


@dataclass(frozen=True)
class Counting:
    """(+, *) over whole numbers of any size: how many plans, or weights of plans."""

    def bytes_of(self, graph: FreeGraph) -> Floats | None:
        return None

    def lift_node(self, costs: Floats, size: Floats | None) -> Array:
        return np.ones(costs.shape, np.int64).astype(object)

    def lift_edge(self, costs: Floats) -> Array:
        return np.ones(costs.shape, np.int64).astype(object)

    def join(self, parts: Sequence[Part], shape: tuple[int, ...]) -> tuple[Array, Any]:
        total: Array = np.ones((1,) * len(shape), np.int64).astype(object)
        for part in parts:
            total = total * spread(part, len(shape))
        return total, None

    def eliminate(self, parts: Sequence[Part], shape: tuple[int, ...]) -> tuple[Array, Any]:
        whole = np.broadcast_to(self.join(parts, shape)[0], shape)
        return np.asarray(whole.sum(axis=-1), object), None

    def choose(self, trace: Any, at: tuple[int, ...], rank: int) -> Choice:
        raise TypeError("numbers of plans name no plan")

    def finish(self, trace: Any) -> Any:
        return trace


@dataclass(frozen=True)
class CountingBest(Counting):
    """Counts the plans of least cost: pairs (cost, count), costs within `near` are equal."""

    near: float = 1e-9

    def lift_node(self, costs: Floats, size: Floats | None) -> Array:
        return np.stack([costs, np.ones_like(costs)], axis=-1)

    def lift_edge(self, costs: Floats) -> Array:
        return np.stack([costs, np.ones_like(costs)], axis=-1)

    def join(self, parts: Sequence[Part], shape: tuple[int, ...]) -> tuple[Array, Any]:
        cost, count = np.zeros((1,) * len(shape)), np.ones((1,) * len(shape))
        for part in parts:
            table = spread(part, len(shape))
            cost, count = cost + table[..., 0], count * table[..., 1]
        return np.stack([cost, count], axis=-1), None

    def eliminate(self, parts: Sequence[Part], shape: tuple[int, ...]) -> tuple[Array, Any]:
        whole = np.broadcast_to(self.join(parts, shape)[0], (*shape, 2))
        least = whole[..., 0].min(axis=-1)
        same = whole[..., 0] <= (least + self.near * np.abs(least))[..., None]
        return np.stack([least, (whole[..., 1] * same).sum(axis=-1)], axis=-1), None


COST = LeastCost()
COUNT = Counting()
