"""Prices of reduction steps on the links of a cluster, under a placement.

All groups of an instruction work at once, in all reductions side by side, each with the share that
it holds. A reduce takes what a broadcast takes.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from math import prod

import numpy as np
import numpy.typing as npt

from shardwright.passes.collect.synthesis.prices import Busy
from shardwright.spec.links import (
    ALL_GATHER,
    ALL_REDUCE,
    BROADCAST,
    REDUCE_SCATTER,
    Links,
    Transfer,
)
from shardwright.spec.placement import Matrix, reduced_levels, reduction_groups
from shardwright.spec.sharding_rules.reductions import (
    Collective,
    Grouping,
    Step,
    groups,
    placed_groups,
)

Numbers = npt.NDArray[np.int64]
Weights = npt.NDArray[np.float64]

_NAMES = {
    Collective.ALL_REDUCE: ALL_REDUCE,
    Collective.REDUCE_SCATTER: REDUCE_SCATTER,
    Collective.ALL_GATHER: ALL_GATHER,
    Collective.REDUCE: BROADCAST,
    Collective.BROADCAST: BROADCAST,
}


@dataclass(frozen=True)
class ClusterPrice:
    """The price of a reduction of `data` bytes per device over some axes of a placement."""

    links: Links
    matrix: Matrix
    over: Collection[int]
    data: float
    _tables: dict[Grouping, Numbers] = field(default_factory=lambda: dict[Grouping, Numbers]())

    @property
    def radices(self) -> tuple[int, ...]:
        """Devices of a reduction on each level that has several."""
        return tuple(size for size in reduced_levels(self.matrix, self.over) if size > 1)

    def __call__(self, step: Step) -> Busy:
        """Seconds of the links of each level."""
        found = self.transfer(step)
        return Busy(found.busy, found.latency)

    def transfer(self, step: Step) -> Transfer:
        """The same with the algorithm."""
        collective = step.instruction.collective
        rows = self.groups(step.instruction.grouping)
        held, members = self.held(step), rows.shape[1]
        result = {
            Collective.REDUCE_SCATTER: held / members,
            Collective.ALL_GATHER: held * members,
        }
        size = result.get(collective, held)
        return self.links.transfer(_NAMES[collective], rows, size, self._parts(step))

    def held(self, step: Step) -> float:
        """Bytes that a member (of a broadcast the first one) has before; the most of all groups."""
        return max(self._shares(step)) * self.data

    def _shares(self, step: Step) -> list[float]:
        """Of the data, per kind of groups."""
        return [
            prod(radix**-cut for radix, cut in zip(self.radices, kind.cuts, strict=True))
            for kind in step.kinds
        ]

    def _parts(self, step: Step) -> Weights | None:
        """The holding of each group as a part of the largest; None if all hold alike."""
        shares = self._shares(step)
        if min(shares) == max(shares):
            return None
        held = {
            kind.away: each / max(shares) for kind, each in zip(step.kinds, shares, strict=True)
        }
        grouping = step.instruction.grouping
        inside = range(grouping.first, grouping.end)
        roots = np.array([group[0] for group in groups(grouping, self.radices)])
        away = np.stack(np.unravel_index(roots, self.radices), axis=1) > 0
        away[:, inside] = False
        parts = [held[tuple(map(bool, row))] for row in away]
        return np.array(parts * (len(self.groups(grouping)) // len(parts)))

    def groups(self, grouping: Grouping) -> Numbers:
        """Device ids, a row per group, roots first."""
        if grouping not in self._tables:
            rows = placed_groups(grouping, self.matrix, self.over)
            self._tables[grouping] = np.array(rows, np.int64)
        return self._tables[grouping]

    def reductions(self) -> Numbers:
        """Device ids of each reduction, a row each."""
        return np.array(reduction_groups(self.matrix, self.over), np.int64)
