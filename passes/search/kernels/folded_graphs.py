"""A graph of many equal parts, such as layers, whose parts in the middle all choose alike.

It is small, and its plans are plans of the whole at the same cost. Its messages, shared out among
the edges that became one, are where those of the whole begin: any messages give a bound.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import cast

import numpy as np

from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.problem import NOWHERE, Bools, Floats, Ints, whole
from shardwright.passes.shared.within_runs import within_runs

ENDS = 1  # parts at either end that choose for themselves
LEAST = 3  # parts that have to be left in the middle
ROUNDS = 2  # in which variables join the one part that they meet


@dataclass(frozen=True)
class Folded:
    """graph: the small one;  of: [m] its variable for each of the whole

    edges [E] its edge for each of the whole, or `NOWHERE`;  turned: [E] whether ends are swapped
    """

    whole: FreeGraph
    graph: FreeGraph
    of: Ints
    edges: Ints
    turned: Bools

    def plan(self, y: Ints) -> Ints:
        """[m] labels of the whole, at the same cost."""
        return y[self.of]

    def spread(self, small: Floats, starts: tuple[Ints, Ints], to: tuple[Ints, Ints]) -> Floats:
        """Messages of the whole, for those of the small graph.

        `starts`: where messages to both ends of edges start among the small ones; `to`: the same in
        the whole.
        """
        sizes, edges = self.whole.sizes, self.whole.edges
        found = np.zeros(int(sizes[edges[:, :2]].sum()))
        known = np.flatnonzero(self.edges != NOWHERE)
        image = self.edges[known]
        share = _shares(image)
        for side in (0, 1):
            there = np.where(self.turned[known], starts[1 - side][image], starts[side][image])
            counts = sizes[edges[known, side]]
            step = within_runs(counts)
            values = small[np.repeat(there, counts) + step] * np.repeat(share, counts)
            found[np.repeat(to[side][known], counts) + step] = values
        return found


def _shares(image: Ints) -> Floats:
    """Of edges that became one, the part of its messages that each has."""
    return 1.0 / np.bincount(image)[image]


def folded(graph: FreeGraph, ends: int = ENDS) -> Folded | None:
    """The graph with all parts but `ends` at either end tied to one; None where these are few."""
    part, place = parts_of(graph)
    inside = part != NOWHERE
    names, numbers = np.unique(part[inside], return_inverse=True)
    count = len(names)
    if count < 2 * ends + LEAST:
        return None
    part[inside] = numbers
    middle = np.flatnonzero((part >= ends) & (part < count - ends))
    at = np.full(int(place.max()) + 1, NOWHERE)
    one = np.flatnonzero(part == count // 2)
    at[place[one]] = one
    like = at[place[middle]]
    pairs = zip(whole(middle), whole(like), strict=True)
    alike = [b != NOWHERE and _equal(graph.labels[a], graph.labels[b]) for a, b in pairs]
    ties = graph.problem.ties.copy()
    ties[graph.head[middle[alike]]] = graph.head[like[alike]]
    return _mapped(graph, free_graph(replace(graph.problem, tie=ties)))


def _mapped(graph: FreeGraph, small: FreeGraph) -> Folded:
    """The same problem with more ties, and which of its edges those of the whole became."""
    of: Ints = small.of[graph.head]
    images: Ints = of[graph.edges[:, :2]]
    m = len(small.labels)
    asked = images.min(axis=1) * m + images.max(axis=1)
    known = small.edges[:, 0] * m + small.edges[:, 1]
    at = cast(Ints, np.searchsorted(known, asked))
    found = np.append(known, NOWHERE)[at] == asked
    edges = np.where(found, at, NOWHERE)
    return Folded(graph, small, of, edges, images[:, 0] > images[:, 1])


def _equal(one: Ints, other: Ints) -> bool:
    return one is other or np.array_equal(one, other)


def parts_of(graph: FreeGraph) -> tuple[Ints, Ints]:
    """[m] the part of a variable, and where in it, as the problem knows them; a variable in none
    that meets one part only is in that one.
    """
    none = np.full(len(graph.labels), NOWHERE)
    if not len(graph.problem.region) or not len(graph.problem.place):
        return none, none
    part, place = graph.problem.region[graph.head], graph.problem.place[graph.head]
    part, place = np.where(place == NOWHERE, NOWHERE, part), place.copy()
    for _ in range(ROUNDS):
        count, known, taken = int(place.max(initial=0)) + 1, dict[object, int](), set[object]()
        for variable, meets in sorted(_meetings(graph, part, place).items()):
            parts = {meet[0] for meet in meets}
            key = tuple(sorted(meet[1:] for meet in meets))
            number = known.setdefault(key, count + len(known))
            if len(parts) == 1 and (min(parts), number) not in taken:
                taken.add((min(parts), number))
                part[variable], place[variable] = min(parts), number
    return part, place


def _meetings(graph: FreeGraph, part: Ints, place: Ints) -> dict[int, list[tuple[int, int, int]]]:
    """By variable in no part the part, place and side of those that its edges lead to."""
    found = defaultdict[int, list[tuple[int, int, int]]](list)
    for side in (0, 1):
        one, other = graph.edges[:, side], graph.edges[:, 1 - side]
        chosen = (part[one] == NOWHERE) & (part[other] != NOWHERE)
        ends = zip(whole(one[chosen]), whole(other[chosen]), strict=True)
        for a, b in ends:
            found[a].append((int(part[b]), int(place[b]), side))
    return found
