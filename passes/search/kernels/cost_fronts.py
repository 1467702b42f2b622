"""Lists of costs none of which another beats, and tables of them: what MindSpore's DP joins.

A cost is (computation, communication, communication without parameters, memory). It is judged by
    computation   and   without + gamma (communication - without),
which is worked out of sums, never added up. A list is sorted by both and what was made first; of
these one stays if its second is below that of all before. Sums go from left to right.
Source: MindSpore `costmodel.cc` (Simplify), `dp_algo_costmodel.cc`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.problem import Floats, Ints

FIELDS = 4  # computation, communication, without, memory


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
    """A table of lists of one from costs [K, K', 4]."""
    none = np.zeros((1, 0), np.int64)
    return [[Front(cell[None], none) for cell in row] for row in costs]


@dataclass(frozen=True)
class Prune:
    """`gamma`: what communication for parameters counts; `most` costs of a list before."""

    gamma: float = 1e-3
    most: float = 2e6

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

    def joined(self, parts: Sequence[tuple[tuple[int, ...], Sequence[Front]]]) -> Front:
        """All sums of one cost of each list, for parts one behind the other, pruned.

        A part is what it is marked by, and its lists, the first in the outermost loop.
        """
        sizes = [float(np.prod([len(one.costs) for one in lists])) for _, lists in parts]
        if sum(sizes) > self.most:
            raise Crowded(sum(sizes))
        costs: list[Floats] = []
        back: list[Ints] = []
        for mark, lists in parts:
            total = lists[0].costs
            for one in lists[1:]:
                total = (total[:, None] + one.costs[None]).reshape(-1, FIELDS)
            ranks = np.indices([len(one.costs) for one in lists]).reshape(len(lists), -1).T
            marks = np.broadcast_to(np.array(mark, np.int64), (len(ranks), len(mark)))
            costs.append(total)
            back.append(np.concatenate([marks, ranks], axis=1))
        return self.kept(np.concatenate(costs), np.concatenate(back))


def every(counts: Sequence[int]) -> list[tuple[int, ...]]:
    """All tuples of choices, the first outermost."""
    return list(product(*map(range, counts)))
