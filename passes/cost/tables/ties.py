"""Ties that lose nothing: nodes that may do as a neighbour does, whatever all others do.

A node is tied to its only maker if, whatever strategy it has, having its maker's instead costs no
more: what the node itself takes, the move that falls away, and for every user the largest growth of
its move, all by the tables. So is it to its only user. Both are looked at per class of node, tables
of its edges and turns; a node and the one it is tied to have equal strategies.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

import numpy as np

from shardwright.passes.cost.tables.tables import FREE, Floats, Ints, Tables

_SLACK = 1e-9  # part of the largest time that is no growth


class _Around(NamedTuple):
    """Edges of a node: numbers of those that lead to it, and of those that lead away."""

    into: list[int]
    out: list[int]


def exact_ties(tables: Tables) -> Ints:
    """[n] the node that each node may be tied to without loss: `tables.tie`, and further ones."""
    around = _edges(tables)
    known: dict[object, tuple[bool, bool]] = {}
    found = np.array(tables.tie)
    leads = frozenset(found[found != np.arange(len(found))].tolist())  # others do as they do
    for node, (into, out) in enumerate(around):
        is_open = found[node] == node and node not in leads and tables.given[node] == FREE
        if not is_open or len(into) != 1 or int(tables.sizes[node]) < 2:
            continue
        maker = int(tables.edges[into[0], 0])
        user = int(tables.edges[out[0], 2]) if len(out) == 1 else -1
        key = _class(tables, node, into, out)
        if key not in known:
            known[key] = (
                _is_like_maker(tables, node, into, out),
                user >= 0 and _is_like_user(tables, node, into[0], out[0]),
            )
        like_maker, like_user = known[key]
        if like_maker and _root(found, maker) != node:
            found[node] = _root(found, maker)
        elif like_user and user >= 0 and _root(found, user) != node:
            found[node] = _root(found, user)
    return np.array([_root(found, node) for node in range(len(found))], np.int64)


def _root(tie: Ints, node: int) -> int:
    while tie[node] != node:
        node = int(tie[node])
    return node


def _edges(tables: Tables) -> list[_Around]:
    into: defaultdict[int, list[int]] = defaultdict(list)
    out: defaultdict[int, list[int]] = defaultdict(list)
    for edge, (producer, _, consumer, operand, _) in enumerate(tables.edges.tolist()):
        out[producer].append(edge)
        (out if operand < 0 else into)[consumer].append(edge)
        if operand < 0:  # such a node is in a sum with another one, or later: not tied
            into[producer] += [edge, edge]
            into[consumer] += [edge, edge]
    return [_Around(into[node], out[node]) for node in range(len(tables.kinds))]


def _class(tables: Tables, node: int, into: list[int], out: list[int]) -> object:
    """All that decides about a node."""
    maker = int(tables.edges[into[0], 0])
    ends = [(int(tables.edges[e, 4]), float(tables.weights[e])) for e in (*into, *out)]
    users = [int(tables.kinds[tables.edges[e, 2]]) for e in out]
    turns = float(tables.turns[node])
    return int(tables.kinds[node]), int(tables.kinds[maker]), turns, tuple(ends), tuple(users)


def _own(tables: Tables, node: int) -> Floats:
    kind = int(tables.kinds[node])
    return (tables.compute_s[kind] + tables.collective_s[kind]) * float(tables.turns[node])


def _edge(tables: Tables, edge: int) -> Floats:
    return tables.tables[int(tables.edges[edge, 4])] * float(tables.weights[edge])


def _is_alike(tables: Tables, node: int, other: int) -> bool:
    kinds, strategies = tables.kinds, tables.strategies
    return strategies[int(kinds[node])] == strategies[int(kinds[other])]


def _is_like_maker(tables: Tables, node: int, into: list[int], out: list[int]) -> bool:
    """True if having the maker's strategy a in place of k never costs more."""
    if not _is_alike(tables, node, int(tables.edges[into[0], 0])):
        return False
    own, move = _own(tables, node), _edge(tables, into[0])
    growth = own[:, None] - own[None, :] + np.diag(move)[:, None] - move
    for edge in out:
        there = _edge(tables, edge)
        growth = growth + (there[:, None, :] - there[None, :, :]).max(axis=2)
    return bool(growth.max() <= _SLACK * max(own.max(), move.max(), 0.0))


def _is_like_user(tables: Tables, node: int, into: int, out: int) -> bool:
    """True if having the only user's strategy c in place of k never costs more."""
    if not _is_alike(tables, node, int(tables.edges[out, 2])):
        return False
    own, move, come = _own(tables, node), _edge(tables, out), _edge(tables, into)
    growth = own[None, :] - own[:, None] + np.diag(move)[None, :] - move  # [k, c]
    growth = growth + (come[:, None, :] - come[:, :, None]).max(axis=0)
    return bool(growth.max() <= _SLACK * max(own.max(), move.max(), 0.0))
