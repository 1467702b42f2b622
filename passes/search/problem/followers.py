"""Nodes that do as a neighbour does: fewer variables, and fewer plans.

A node is light if it never completes a sum, whatever its choice. It follows the maker whose result
is dearest to bring to it, if that is light, too: for each choice of that maker it takes the one
that costs least, its own cost and the move between both added up, the first of equal ones. Chains
of followers have one leader. What is tied, or partly not allowed, follows nobody. Source:
`s_follow` of Zheng et al., Alpa, OSDI 2022.

The problem that is left has as many nodes: a follower has its leader's choices, and is tied to it.
Heavy nodes lead nobody: they have many choices, of which a light one behind them sees few layouts.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar, cast

import numpy as np

from shardwright.passes.search.problem.problem import Floats, Ints, Problem, triples, whole

A = TypeVar("A", Floats, Ints)
NOBODY: Ints = np.zeros(0, np.int64)  # the map of a node that follows nobody


@dataclass(frozen=True)
class Followed:
    """`problem`: in which followers are tied. `leader`: [n]; `maps`: [n] by choice of the leader
    the choice of a follower, empty of others.
    """

    problem: Problem
    leader: Ints
    maps: tuple[Ints, ...]

    @property
    def followers(self) -> int:
        """How many nodes follow another one."""
        return int((self.leader != np.arange(len(self.leader))).sum())

    def lifted(self, x: Ints) -> Ints:
        """[n] the plan of the whole problem that a plan of this one stands for."""
        return np.array([own[k] if len(own) else k for own, k in zip(self.maps, x, strict=True)])


def followed(problem: Problem) -> Followed:
    """The problem whose light nodes follow."""
    leader, maps = _leaders(problem)
    return Followed(_reindexed(problem, leader, maps), leader, tuple(maps))


def _leaders(problem: Problem) -> tuple[Ints, list[Ints]]:
    light = [not one.any() for one in problem.collective] or [False] * len(problem.compute)
    kinds, ties = whole(problem.kinds), problem.ties
    tied = {*whole(np.flatnonzero(ties != np.arange(problem.n)))}
    tied.update(whole(ties[sorted(tied)]))
    into: list[list[int]] = [[] for _ in kinds]
    for number, (_, consumer, _) in enumerate(triples(problem.edges)):
        into[consumer].append(number)
    leader, maps = np.arange(problem.n), [NOBODY] * problem.n
    for node, edges in enumerate(into):
        if not light[kinds[node]] or node in tied or not problem.may(node).all():
            continue
        edge = _dearest(problem, edges)
        maker = int(problem.edges[edge, 0]) if edges else node
        if maker >= node or not light[kinds[maker]]:  # what a loop hands back is made later
            continue
        chosen = _cheapest(problem, node, edge)
        leader[node] = leader[maker]
        maps[node] = chosen[maps[maker]] if len(maps[maker]) else chosen
    return leader, maps


def _dearest(problem: Problem, edges: list[int]) -> int:
    """The edge whose table has the largest entry, the first of several; -1 of none."""
    dear = [problem.tables[int(problem.edges[e, 2])].max() * problem.edge_weights[e] for e in edges]
    return edges[int(np.argmax(dear))] if edges else -1


def _cheapest(problem: Problem, node: int, edge: int) -> Ints:
    """By choice of the maker the choice of a node that costs least."""
    table = problem.tables[int(problem.edges[edge, 2])] * problem.edge_weights[edge]
    own = problem.costs[int(problem.kinds[node])] * problem.node_turns[node]
    return (table + own).argmin(axis=1)


def _reindexed(problem: Problem, leader: Ints, maps: list[Ints]) -> Problem:
    """The problem with choices of leaders in place of those of followers."""
    keys = [own.tobytes() for own in maps]
    kinds, ends = whole(problem.kinds), triples(problem.edges)
    compute, collective = _Store[Floats](), _Store[Floats]()
    number = [
        compute.of((k, keys[i]), _at(problem.compute[k], maps[i])) for i, k in enumerate(kinds)
    ]
    for i, k in enumerate(kinds if problem.collective else ()):
        collective.of((k, keys[i]), _at(problem.collective[k], maps[i]))
    tables, vectors, blocks = _Store[Floats](), _Store[Ints](), _Store[Ints]()
    edges = [
        (a, b, tables.of((t, keys[a], keys[b]), _both(problem.tables[t], maps[a], maps[b])))
        for a, b, t in ends
    ]
    loads = [
        (row, i, vectors.of((v, keys[i]), _at(problem.vectors[v], maps[i])))
        for row, i, v in triples(problem.loads)
    ]
    pairs: list[tuple[int, int, int]] = []
    for row, edge, block in triples(problem.pairs):
        a, b, _ = ends[edge]
        made = _both(problem.blocks[block], maps[a], maps[b])
        pairs.append((row, edge, blocks.of((block, keys[a], keys[b]), made)))
    allowed = problem.allowed
    if len(allowed):
        allowed = np.concatenate([problem.may(int(one)) for one in leader])
    return replace(
        problem, kinds=np.array(number, np.int64), compute=tuple(compute.made),
        collective=tuple(collective.made), edges=np.array(edges, np.int64).reshape(-1, 3),
        tables=tuple(tables.made), loads=np.array(loads, np.int64).reshape(-1, 3),
        vectors=tuple(vectors.made), pairs=np.array(pairs, np.int64).reshape(-1, 3),
        blocks=tuple(blocks.made), tie=leader[problem.ties], labels=(), allowed=allowed,
    )  # fmt: skip


class _Store(Generic[A]):
    """Arrays that differ, each once."""

    def __init__(self) -> None:
        self.made: list[A] = []
        self._known: dict[object, int] = {}

    def of(self, key: object, array: A) -> int:
        """The number of an array."""
        found = self._known.setdefault(key, len(self.made))
        if found == len(self.made):
            self.made.append(array)
        return found


def _at(array: A, own: Ints) -> A:
    """Entries by choice of a leader; all of them where nobody is followed."""
    return cast(A, np.ascontiguousarray(array[own])) if len(own) else array


def _both(table: A, first: Ints, second: Ints) -> A:
    """Entries by choices of two leaders."""
    found = _at(table, first)
    return cast(A, np.ascontiguousarray(found[:, second])) if len(second) else found
