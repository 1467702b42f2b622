"""What tables charge for strategies as collectives and local types, not as seconds.

These are the chains from which entries take their seconds, one by one; on request without the sums
that one for two saves, and with those that are taken later there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from shardwright.ir.analysis.link_seconds import Message, by_width
from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.cost.tables.ends import Ends
from shardwright.passes.cost.tables.late_seconds import later_sum, summed, taken
from shardwright.passes.cost.tables.program_graph import NOBODY
from shardwright.passes.cost.tables.strategy_seconds import Completing, Slab, completing, slabs
from shardwright.passes.cost.tables.tables import JOINED, LATE, Ints
from shardwright.passes.partition.reshard_timed.step_seconds import Sent, StepTimes
from shardwright.spec.layout import dims, local_shape
from shardwright.spec.links import PERMUTE
from shardwright.spec.op import Sig
from shardwright.spec.strategies import Strategy
from shardwright.spec.types import ELEMENTS, TensorType

Groups = tuple[tuple[tuple[int, ...], ...], ...]
_Key = tuple[str, Groups, int]


class Local(NamedTuple):
    """Shapes on one device of the operands and results of a node."""

    ins: tuple[tuple[int, ...], ...]
    outs: tuple[tuple[int, ...], ...]


def charged(built: Built, x: Ints, *, is_joined: bool = False) -> list[Message]:
    """The collectives of strategies x [n], equal ones together, each group in order of devices.

    `is_joined`: results that are added up are summed once, and others later, where tables save
    that. To be asked before passes change the program of which the tables are.
    """
    counts = Counter[_Key]()
    reader = _Reader(built.prices.moves.times)
    joined = (*_joined(built, x), *_late(built, x)) if is_joined else ()
    for move, turns in (*_completing(built, x), *_moving(built, x), *joined):
        for sent in built.prices.moves.sent(*move[:5], is_told=move.is_told):
            counts[reader.sent(sent, move.width)] += turns
    for slab, turns in _slabs(built, x):
        pairs = reader.times.block_pairs(slab.axes, slab.pairs)
        counts[reader.permute(pairs, slab.size)] += turns
    return [Message(*key, count) for key, count in counts.items() if count]


def local_types(built: Built, x: Ints) -> list[Local | None]:
    """By node; None of one that is no op with factors."""
    found: list[Local | None] = []
    for key, kind, k in zip(built.graph.keys, built.tables.kinds.tolist(), x.tolist(), strict=True):
        found.append(None)
        if isinstance(key, Sig) and key.blocks is not None and key not in built.graph.opaque:
            one: Strategy = built.tables.strategies[int(kind)][int(k)]
            cut = one.cut
            shapes = [
                local_shape(type.shape, dims(key.blocks, tensor, cut))
                if isinstance(type, TensorType)
                else ()
                for tensor, type in enumerate((*key.ins, *key.outs))
            ]
            found[-1] = Local(tuple(shapes[: len(key.ins)]), tuple(shapes[len(key.ins) :]))
    return found


class _Reader:
    """Collectives as those of a program are read."""

    def __init__(self, times: StepTimes) -> None:
        self.times = times
        self.known: dict[object, Groups] = {}

    def sent(self, sent: Sent, size: float) -> _Key:
        """`size`: bytes of an element."""
        bytes = sent.elements * size
        if sent.kind == PERMUTE:
            return self.permute(self.times.permute_pairs(*sent.ends), bytes)
        if sent.over not in self.known:
            rows = self.times.groups(sent.over)
            self.known[sent.over] = by_width(sorted(map(sorted, rows.tolist())))
        return sent.kind, self.known[sent.over], round(bytes)

    def permute(self, pairs: Ints, size: float) -> _Key:
        return PERMUTE, by_width(sorted(pairs.tolist())), round(size)


def _chosen(built: Built, x: Ints) -> Iterator[tuple[Sig, Strategy, int]]:
    """Ops with factors, their strategies and executions."""
    tables, graph = built.tables, built.graph
    for node, key in enumerate(graph.keys):
        if isinstance(key, Sig) and key.blocks is not None and key not in graph.opaque:
            strategy = tables.strategies[int(tables.kinds[node])][int(x[node])]
            yield key, strategy, int(graph.turns[node])


def _completing(built: Built, x: Ints) -> Iterator[tuple[Completing, int]]:
    for key, strategy, turns in _chosen(built, x):
        yield from ((move, turns) for move in completing(key, strategy))


def _slabs(built: Built, x: Ints) -> Iterator[tuple[Slab, int]]:
    for key, strategy, turns in _chosen(built, x):
        yield from ((slab, turns) for slab in slabs(key, strategy.cut))


def _moving(built: Built, x: Ints) -> Iterator[tuple[Completing, int]]:
    """Moves of edges; where one is joined with the sum before it, the latter less than never."""
    for _, move, turns in _moves(built, x):
        yield move, turns
        if move.partial:
            yield move._replace(dst=move.src), -turns


def _moves(built: Built, x: Ints) -> Iterator[tuple[int, Completing, int]]:
    """Nodes and how their results are moved, partial ones where that is joined with their sum."""
    graph, tables = built.graph, built.tables
    pairs = zip(tables.kinds.tolist(), x.tolist(), strict=True)
    chosen: list[Strategy] = [tables.strategies[kind][k] for kind, k in pairs]
    ends = Ends(graph, tables.mesh)
    for edge, turns, first in zip(graph.edges, graph.weights, ends.earlier(), strict=True):
        producer, result, consumer, operand = edge
        made, key, folds = graph.keys[producer], graph.keys[consumer], ends.folds[consumer]
        type = key if isinstance(key, TensorType) else key.ins[operand]
        assert isinstance(type, TensorType)
        src, over = ends.result(made, chosen[producer], result, ends.sums[producer])
        dst = ends.operand(key, chosen[consumer], operand, folds=folds)
        is_moved = first == NOBODY or dst != ends.operand(key, chosen[consumer], first, folds=folds)
        if src == dst or not is_moved:
            continue
        over = over if over and ends.joins(made, src, dst, result) else ()
        width = ELEMENTS[type.element].bits / 8
        yield producer, Completing(type.shape, width, src, dst, over), int(turns)


def _joined(built: Built, x: Ints) -> Iterator[tuple[Completing, int]]:
    """Sums that are taken with those that they are added to, less than never. Where one is moved
    before, the entry of that move holds it.
    """
    tables, graph = built.tables, built.graph
    moved = {producer for producer, _, _ in _moves(built, x)}
    edges: list[list[int]] = tables.edges.tolist()
    for one, _, other, operand, number in edges:
        if operand != JOINED or other in moved or not tables.tables[number][x[one], x[other]]:
            continue
        key, strategies = graph.keys[other], tables.strategies[int(tables.kinds[other])]
        assert isinstance(key, Sig)
        for move in completing(key, strategies[int(x[other])]):
            yield move, -int(graph.turns[other])


def _late(built: Built, x: Ints) -> Iterator[tuple[Completing, int]]:
    """Sums at the places where they are taken later, and less than never where they are made."""
    tables, graph = built.tables, built.graph
    edges: list[list[int]] = [row for row in tables.edges.tolist() if row[3] == LATE]
    for row, late in zip(edges, built.late, strict=True):
        node, end = late.node, late.end
        if not tables.tables[row[4]][x[node], x[end]]:
            continue
        one, other = (tables.strategies[int(tables.kinds[k])][int(x[k])] for k in (node, end))
        key, there = graph.keys[node], graph.keys[end]
        assert isinstance(key, Sig)
        over = summed(key, one)
        layout = taken(late.dims, one.outs[0], over, there, other, late.operand)
        assert layout is not None
        yield from ((move, -int(graph.turns[node])) for move in completing(key, one))
        yield later_sum(there, layout, over), int(graph.turns[end])


def ordered(found: list[Message]) -> list[Message]:
    """Collectives of a program with the devices of each group in order, equal ones together."""
    counts = Counter[_Key]()
    for one in found:
        rows = [row for table in one.tables for row in table]
        kept = sorted(rows) if one.kind == PERMUTE else sorted(tuple(sorted(row)) for row in rows)
        counts[one.kind, by_width(kept), one.result_bytes] += one.count
    return [Message(*key, count) for key, count in counts.items()]
