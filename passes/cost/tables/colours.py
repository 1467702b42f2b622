"""Colours: the dims that a program cuts alike, named once for all its tensors.

Factors of nodes that meet at an edge, dim by dim, have one colour: the batch, a hidden size, the
heads. A layer has about ten. Where a node has a colour twice (scores of self-attention have the
sequence on two dims) an axis can cut one of the two only. Such factors are on sides, followed
through the nodes that have the colour twice; sides that some node has both are rivals, and a plan
says which wins. A plan of colours gives axes to colours; `painted` makes strategies of it.
Source: Alabed et al., TOAST: Fast and scalable auto-partitioning, 2025, section 3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import gcd

import numpy as np

from shardwright.passes.cost.tables.program_graph import Graph, Key
from shardwright.passes.cost.tables.tables import FREE, Floats, Ints, Tables
from shardwright.spec.axes import Axes
from shardwright.spec.layout import Cut
from shardwright.spec.types import TensorType

NONE = -1


@dataclass(frozen=True)
class Colours:
    """n nodes.

    of      [n] by factor (of values: by dim) its colour, `NONE` where it has one position
    sides   [n] by factor its side, `NONE` where the node has its colour once
    rivals  groups of sides of which one wins
    """

    of: tuple[tuple[int, ...], ...]
    sides: tuple[tuple[int, ...], ...]
    rivals: tuple[tuple[int, ...], ...]

    @property
    def count(self) -> int:
        """The number of colours."""
        return 1 + max((colour for row in self.of for colour in row), default=NONE)


@dataclass(frozen=True)
class Painting:
    """Axes by colour, and by group of rivals the place of the winner in it, 0 where unsaid."""

    axes: Mapping[int, Axes]
    winners: Mapping[int, int] = field(default_factory=dict[int, int])


def colours_of(graph: Graph) -> Colours:
    """The colours of a graph, numbered as they appear."""
    items = _Items(graph)
    colour = items.joined(lambda item, other: True)
    rows = [[colour[item] for item in items.of(node)] for node in range(items.nodes)]
    twice = [{c for c, count in Counter(row).items() if count > 1 and c != NONE} for row in rows]
    has_rival = [colour[item] in twice[items.node[item]] for item in range(len(colour))]
    side = items.joined(lambda item, other: has_rival[item] and has_rival[other])
    sides = [
        tuple(side[item] if has_rival[item] else NONE for item in items.of(node))
        for node in range(items.nodes)
    ]
    used = sorted({side for row in sides for side in row} - {NONE})
    number = {old: new for new, old in enumerate(used)} | {NONE: NONE}
    numbered = tuple(tuple(number[side] for side in row) for row in sides)
    return Colours(tuple(map(tuple, rows)), numbered, _rivals(len(used), rows, numbered))


def painted(tables: Tables, colours: Colours, painting: Painting) -> Ints:
    """[n] strategies that cut what has a colour over its axes, as far as a node can be cut so.

    Of axes that a node cannot have the last ones of the mesh are left out. Sums are completed the
    way that is cheapest for the next nodes, as these are cut.
    """
    winners = {group[painting.winners.get(k, 0)] for k, group in enumerate(colours.rivals)}
    found = np.zeros(len(tables.kinds), np.int64)
    known: dict[tuple[int, Cut], int] = {}
    for node, row in enumerate(colours.of):
        if tables.given[node] != FREE:
            found[node] = tables.given[node]
            continue
        kind = int(tables.kinds[node])
        cut = _cut(row, colours.sides[node], winners, painting.axes)
        if (kind, cut) not in known:
            known[kind, cut] = _nearest([one.cut for one in tables.strategies[kind]], cut)
        found[node] = known[kind, cut]
    found = found[tables.tie]
    return _completed(tables, found)


def _cut(
    row: Sequence[int], sides: Sequence[int], winners: set[int], axes: Mapping[int, Axes]
) -> Cut:
    """Axes by factor; a factor that loses, or comes behind one that won, has none."""
    taken = set[int]()
    found: list[Axes] = []
    for colour, side in zip(row, sides, strict=True):
        has = colour in axes and colour not in taken and (side == NONE or side in winners)
        if has:
            taken.add(colour)
        found.append(axes[colour] if has else ())
    return tuple(found)


def _nearest(cuts: Sequence[Cut], wanted: Cut) -> int:
    """The first strategy that keeps most devices busy as wanted, and cuts nothing else."""
    best, most = 0, -1
    for number, cut in enumerate(cuts):
        if len(cut) != len(wanted):
            continue
        pairs = list(zip(cut, wanted, strict=True))
        if any(set(axes) - set(asked) for axes, asked in pairs):
            continue
        kept = sum(axis.size for axes, _ in pairs for axis in axes)
        if kept > most:
            best, most = number, kept
    return best


def _completed(tables: Tables, x: Ints) -> Ints:
    """With sums completed in the way that, cuts being as they are, costs least."""
    found, ways = np.array(x), dict[tuple[int, int], list[int]]()
    out: dict[int, list[int]] = {}
    for edge, row in enumerate(tables.edges.tolist()):
        if row[3] >= 0:
            out.setdefault(row[0], []).append(edge)
    for node in reversed(range(len(x))):
        if tables.given[node] != FREE or tables.tie[node] != node:
            continue
        kind, now = int(tables.kinds[node]), int(x[node])
        if (kind, now) not in ways:
            strategies = tables.strategies[kind]
            cut = strategies[now].cut
            ways[kind, now] = [k for k, one in enumerate(strategies) if one.cut == cut]
        options = ways[kind, now]
        if len(options) == 1:
            continue
        own = tables.compute_s[kind] + tables.collective_s[kind]
        cost: Floats = own[options] * float(tables.turns[node])
        for edge in out.get(node, ()):
            table, user = (
                tables.tables[int(tables.edges[edge, 4])],
                int(found[tables.edges[edge, 2]]),
            )
            cost = cost + table[options, user] * float(tables.weights[edge])
        found[node] = options[int(np.argmin(cost))]
    return found[tables.tie]


class _Items:
    """Factors of all nodes in a row."""

    def __init__(self, graph: Graph) -> None:
        self.graph, self.nodes = graph, len(graph.keys)
        sizes = [_sizes(graph, key) for key in graph.keys]
        self.first = np.cumsum([0, *map(len, sizes)]).tolist()
        self.sizes = [size for row in sizes for size in row]
        self.node = [node for node, row in enumerate(sizes) for _ in row]

    def of(self, node: int) -> range:
        """The items of a node."""
        return range(self.first[node], self.first[node + 1])

    def joined(self, may_join: Callable[[int, int], bool]) -> list[int]:
        """By item its class, numbered as they appear; `NONE` for those of one position."""
        parent = list(range(len(self.sizes)))

        def root(item: int) -> int:
            while parent[item] != item:
                parent[item] = parent[parent[item]]
                item = parent[item]
            return item

        for one, other in self._met():
            if may_join(one, other):
                a, b = root(one), root(other)
                parent[max(a, b)] = min(a, b)
        numbers: dict[int, int] = {}
        return [
            NONE if size == 1 else numbers.setdefault(root(item), len(numbers))
            for item, size in enumerate(self.sizes)
        ]

    def _met(self) -> list[tuple[int, int]]:
        """Items that meet at edges."""
        graph, found = self.graph, list[tuple[int, int]]()
        known: dict[tuple[Key, int, Key, int], list[tuple[int, int]]] = {}
        for producer, result, consumer, operand in graph.edges:
            key = graph.keys[producer], result, graph.keys[consumer], operand
            if key not in known:
                made, taken = (
                    _dims(graph, key[0], result, True),
                    _dims(graph, key[2], operand, False),
                )
                sizes = _sizes(graph, key[0]), _sizes(graph, key[2])
                known[key] = _matched(made, taken, *sizes)
            a, b = self.first[producer], self.first[consumer]
            found += [(a + one, b + other) for one, other in known[key]]
        return found


def _sizes(graph: Graph, key: Key) -> tuple[int, ...]:
    if isinstance(key, TensorType):
        return key.shape
    return () if key in graph.opaque or key.blocks is None else key.blocks.sizes


def _dims(graph: Graph, key: Key, place: int, is_result: bool) -> Sequence[Sequence[int]]:
    """By dim of a result or an operand its factors."""
    if isinstance(key, TensorType):
        return [(dim,) for dim in range(len(key.shape))]
    if key in graph.opaque or key.blocks is None:
        return ()
    return key.blocks.results[place] if is_result else key.blocks.operands[place]


def _matched(
    made: Sequence[Sequence[int]],
    taken: Sequence[Sequence[int]],
    sizes: Sequence[int],
    others: Sequence[int],
) -> list[tuple[int, int]]:
    """Factors that are cut together, from the major end of each dim, as far as sizes agree."""
    found: list[tuple[int, int]] = []
    for factors, more in zip(made, taken, strict=False):
        for one, other in zip(factors, more, strict=False):
            if gcd(sizes[one], others[other]) > 1:
                found.append((one, other))
            if sizes[one] != others[other]:
                break
    return found


def _rivals(
    count: int, colours: Sequence[Sequence[int]], sides: Sequence[Sequence[int]]
) -> tuple[tuple[int, ...], ...]:
    """Groups of sides that nodes have together, of two or more."""
    group = list(range(count))
    for row, places in zip(colours, sides, strict=True):
        first: dict[int, int] = {}
        for colour, side in zip(row, places, strict=True):
            if side == NONE:
                continue
            one, other = group[first.setdefault(colour, side)], group[side]
            if one != other:
                group = [min(one, other) if g in (one, other) else g for g in group]
    found: dict[int, list[int]] = {}
    for side, number in enumerate(group):
        found.setdefault(number, []).append(side)
    return tuple(tuple(one) for one in found.values())
