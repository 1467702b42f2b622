"""Lists of costs none of which another beats, and tables of them: what MindSpore's DP joins.

A cost is (computation, communication, communication without parameters, memory). It is judged by
    computation   and   without + gamma (communication - without),
which is worked out of sums, never added up. A list is sorted by both and what was made first; of
these one stays if its second is below that of all before. Sums go from left to right. What is
beaten in a part of a sum is beaten in the sum, but for roundings: it goes before more is added.
Source: MindSpore `costmodel.cc` (Simplify), `dp_algo_costmodel.cc`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.problem import Floats, Ints
from shardwright.passes.shared.within_runs import within_runs

MANY = 64  # sums that are worth looking through before more is added


class Front(NamedTuple):
    """`costs` [F, 4]; `back` [F, B]: of what each is made, empty where it was given."""

    costs: Floats
    back: Ints


class Crowded(Exception):
    """A list of so many costs would be made. `count` of them."""

    def __init__(self, count: float) -> None:
        super().__init__(f"{count:.3g} costs in a list")
        self.count = count


Table = Sequence[Sequence[Front]]  # by choice of the maker, of the user; of a node one row


def given(costs: Floats) -> list[list[Front]]:
    """A table of lists of one from costs [K, K', 4]; equal ones are one."""
    none, known = np.zeros((1, 0), np.int64), dict[bytes, Front]()
    return [
        [known.setdefault(cell.tobytes(), Front(cell[None], none)) for cell in row] for row in costs
    ]


class Runs(NamedTuple):
    """Lists of P choices one behind the other: `costs` [N, 4], `counts` [P], where they begin,
    `starts` [P], whether each has one cost; `back` [N, 1] the rank in its list, or of pools [N, 2]
    a choice of another node and the rank in that list.
    """

    costs: Floats
    counts: Ints
    starts: Ints
    back: Ints
    are_single: bool

    @staticmethod
    def of(fronts: Sequence[Front]) -> Runs:
        """The lists of choices."""
        counts = np.array([len(one.costs) for one in fronts])
        return Runs._of([one.costs for one in fronts], counts, within_runs(counts)[:, None])

    @staticmethod
    def of_pools(pools: Sequence[Front]) -> Runs:
        """By choice a pool."""
        counts = np.array([len(one.costs) for one in pools])
        back = np.concatenate([one.back for one in pools])
        return Runs._of([one.costs for one in pools], counts, back)

    @staticmethod
    def _of(costs: Sequence[Floats], counts: Ints, back: Ints) -> Runs:
        starts, most = np.cumsum(counts) - counts, int(counts.max())
        return Runs(np.concatenate(costs), counts, starts, back, most == 1)


class Sums(NamedTuple):
    """Sums in the order that they are made in: of which choice, and what each is made of."""

    costs: Floats
    part: Ints
    marks: Ints
    ranks: Ints

    @property
    def back(self) -> Ints:
        return np.concatenate([self.marks, self.ranks], axis=1)

    def at(self, rows: Ints) -> Sums:
        return Sums(self.costs[rows], self.part[rows], self.marks[rows], self.ranks[rows])

    def in_order(self) -> Sums:
        """By choices, then ranks."""
        return self.at(np.lexsort(self.back.T[::-1]))


@dataclass(frozen=True)
class Prune:
    """`gamma`: what communication for parameters counts; `most` costs of a list before; `margin`:
    more than what roundings of all sums together come to.
    """

    gamma: float = 1e-3
    most: float = 2e6
    margin: float = 0.0

    def partial(self, costs: Floats) -> Floats:
        """[F] the communication that costs [F, 4] are judged by."""
        return costs[:, 2] + self.gamma * (costs[:, 1] - costs[:, 2])

    def kept(self, costs: Floats, back: Ints) -> Front:
        """What no other beats, in order."""
        second = self.partial(costs)
        order = np.lexsort((second, costs[:, 0]))  # stable: what was made first stands first
        second = second[order]
        below = np.minimum.accumulate(second)
        keep = np.concatenate([[True], second[1:] < below[:-1]])
        return Front(costs[order[keep]], back[order[keep]])

    def joined(
        self, lists: Sequence[Runs], free: Sequence[Runs] = (), is_marked: bool = True
    ) -> Front:
        """All sums of one cost of each list of one choice, pruned; the first list in the outermost
        loop, but for `free`, whose choices come before all ranks. `back`: choices (`is_marked`),
        then ranks. Raises Crowded.
        """
        return self.ended(self.begun(lists[:-1], is_marked), lists[-1], free, is_marked)

    def begun(self, lists: Sequence[Runs], is_marked: bool = True) -> Sums | None:
        """The sums of the first lists, which many may go on from; None of no list."""
        if not lists:
            return None
        found = self._alone(lists[0], is_marked)
        for one in lists[1:]:
            found = self._less(self._more(found, one, False))
        return found

    def ended(
        self, sums: Sums | None, last: Runs, free: Sequence[Runs] = (), is_marked: bool = True
    ) -> Front:
        """The sums of `joined` once those of all lists but the last are known."""
        if sums is None:
            found = self._alone(last, is_marked)
        else:
            found = self._less(self._more(sums, last, False))
        for one in free:
            found = self._less(self._more(found, one, True).in_order())
        return self.kept(found.costs, found.back)

    def _alone(self, one: Runs, is_marked: bool) -> Sums:
        part = np.repeat(np.arange(len(one.counts)), one.counts)
        return Sums(one.costs, part, part[:, None][:, : int(is_marked)], one.back)

    def _more(self, sums: Sums, one: Runs, is_free: bool) -> Sums:
        """Each sum with all costs of its choice."""
        if one.are_single:
            return self._with_one(sums, one, is_free)
        counts = one.counts[sums.part]
        number = float(counts.sum())
        if number > self.most:
            raise Crowded(number)
        a = np.repeat(np.arange(len(counts)), counts)
        b = np.repeat(one.starts[sums.part], counts) + within_runs(counts)
        back = one.back[b]
        marks = np.concatenate([sums.marks[a], back[:, :1]], axis=1) if is_free else sums.marks[a]
        ranks = np.concatenate([sums.ranks[a], back[:, -1:]], axis=1)
        return Sums(sums.costs[a] + one.costs[b], sums.part[a], marks, ranks)

    def _with_one(self, sums: Sums, one: Runs, is_free: bool) -> Sums:
        """Each sum with the only cost of its choice."""
        if len(sums.costs) > self.most:
            raise Crowded(float(len(sums.costs)))
        b = one.starts[sums.part]
        back = one.back[b]
        marks = np.concatenate([sums.marks, back[:, :1]], axis=1) if is_free else sums.marks
        ranks = np.concatenate([sums.ranks, back[:, -1:]], axis=1)
        return Sums(sums.costs + one.costs[b], sums.part, marks, ranks)

    def _less(self, sums: Sums) -> Sums:
        """Without what is never kept, choice by choice; where there are few, as they are."""
        if len(sums.costs) <= MANY * (int(sums.part[-1]) + 1):
            return sums
        edges = np.flatnonzero(np.diff(sums.part, prepend=-1, append=-1))
        spans = zip(edges, edges[1:], strict=False)
        keep = np.concatenate([a + self.possible(sums.costs[a:b]) for a, b in spans])
        return sums.at(keep)

    def pooled(self, cells: Sequence[Front]) -> Front:
        """The lists of all choices of a node as one; `back` is (choice, rank)."""
        costs = np.concatenate([one.costs for one in cells])
        back = np.concatenate([
            np.stack([np.full(len(one.costs), k), np.arange(len(one.costs))], axis=1)
            for k, one in enumerate(cells)
        ])  # fmt: skip
        keep = self.possible(costs)
        return Front(costs[keep], back[keep])

    def possible(self, costs: Floats) -> Ints:
        """What may yet be kept, whatever is added to costs [F, 4], which stand in the order that
        they were made in: what is beaten by more than roundings, or is later and alike, never is.
        """
        second = self.partial(costs)
        order = np.lexsort((second, costs[:, 0]))
        second = second[order]
        near = np.sort(order[second <= np.minimum.accumulate(second) + self.margin])
        return near[self._unlike(costs[near])]

    def _unlike(self, costs: Floats) -> Ints:
        """Of costs [F, 4] with equal communication the first of the least computation, and what is
        dearer by no more than roundings.
        """
        order = np.lexsort((costs[:, 0], costs[:, 2], costs[:, 1]))
        costs = costs[order]
        leads = np.ones(len(costs), np.bool_)
        leads[1:] = (costs[1:, 1] != costs[:-1, 1]) | (costs[1:, 2] != costs[:-1, 2])
        over = costs[:, 0] - costs[leads, 0][np.cumsum(leads) - 1]
        return np.sort(order[leads | ((over > 0) & (over <= self.margin))])
