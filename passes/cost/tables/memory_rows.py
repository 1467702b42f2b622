"""Rows of memory: what is alive at steps of a global program, as terms of strategies.

The order is that of the text, and what is in memory is told by the same liveness as of the program
of one device (`passes/cost/liveness`). A value is as large as the layout that its maker leaves it
in. Where an op needs it in another one, there are two: the copy lives from the move, just before the
op, to the op; of a value of several users, which moves once, from where it is made to its last user.
A row is kept of each stretch of steps: that with most bytes when nothing is cut.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

import numpy as np

from shardwright.ir.analysis.donation import donated
from shardwright.ir.core import Block, Module, Op, Value
from shardwright.ir.gc_pause import not_collecting
from shardwright.passes.cost.liveness.frame import Frame, Held, frame_of
from shardwright.passes.cost.liveness.order import TEXT
from shardwright.passes.cost.liveness.spans import OUTSIDE
from shardwright.passes.cost.liveness.sweep import Sweep, sweep
from shardwright.passes.cost.tables.build import Built
from shardwright.passes.cost.tables.graph import NOBODY, Region
from shardwright.passes.cost.tables.skeleton import is_layout_only
from shardwright.passes.cost.tables.tables import JOINED, Ints, Tables
from shardwright.spec.layout import Layout, dims, local_count, partial_axes
from shardwright.spec.strategies import Strategy
from shardwright.spec.types import ELEMENTS, TensorType, Type

ROWS = 128  # stretches of steps


class What(IntEnum):
    """What a term counts."""

    BYTES = 0  # a constant number
    MADE = 1  # a result of a node, as it leaves it
    PARTIAL = 2  # a result of a node before it is completed, where it is partial
    COPY = 3  # the operand of an edge, where it is moved
    SOURCE = 4  # what it is moved from, where it is moved
    AFTER = 5  # the value of an edge to all its users: what it is moved to, else what it was
    NEED = 6  # an operand of a node that is made in the layout that the node needs


class Term(NamedTuple):
    """`number`: a node or an edge; `place`: of the result, or a number of bytes."""

    what: What
    number: int
    place: int


Row = tuple[Term, ...]
# First and last step, store, what is alive at the first step and what at others.
_Alive = tuple[int, int, int, list[Term], list[Term]]
_OF_NODES = (What.MADE, What.PARTIAL, What.NEED)


class Sizes:
    """Bytes of terms by strategies, by class of nodes and edges."""

    def __init__(self, built: Built) -> None:
        self.tables, self.subjects = built.tables, built.subjects
        self._known: dict[tuple[What, int, int], Ints] = {}
        self._pairs: dict[tuple[What, int, int, int], Ints] = {}

    def of(self, term: Term) -> Ints:
        """[K] of a node, or [K, K] of an edge."""
        if term.what in (What.MADE, What.PARTIAL):
            return self.results(term.what, term.number, term.place)
        if term.what is What.NEED:
            return self.operands(term.number, term.place)
        producer, result, consumer, operand, table = self.tables.edges[term.number].tolist()
        kinds = self.tables.kinds
        key = term.what, table, int(kinds[producer]), int(kinds[consumer])
        found = self._pairs.get(key)
        if found is None:
            is_moved = self.tables.tables[table] > 0
            before = self.results(What.MADE, producer, result)[:, None]
            after = self.operands(consumer, operand)[None, :]
            moved = before if term.what is What.SOURCE else after
            kept = before if term.what is What.AFTER else np.zeros((1, 1), np.int64)
            found = self._pairs[key] = np.where(is_moved, moved, kept)
        return found

    def results(self, what: What, node: int, result: int) -> Ints:
        """[K] bytes of a result."""
        kind = int(self.tables.kinds[node])
        key = what, kind, result
        found = self._known.get(key)
        if found is None:
            subject, choices = self.subjects[node], self.tables.strategies[kind]
            type = subject.results[result].type if isinstance(subject, Op) else subject.type
            if what is What.MADE:
                sizes = [_bytes(type, s.outs[result]) for s in choices]
            else:
                assert isinstance(subject, Op)
                sizes = [_partial(subject, type, result, s) for s in choices]
            found = self._known[key] = np.array(sizes, np.int64)
        return found

    def operands(self, node: int, operand: int) -> Ints:
        """[K] bytes of an operand as a node needs it."""
        kind = int(self.tables.kinds[node])
        key = What.COPY, kind, operand
        found = self._known.get(key)
        if found is None:
            subject, choices = self.subjects[node], self.tables.strategies[kind]
            if not isinstance(subject, Op) or is_layout_only(subject):
                return self.results(What.MADE, node, 0)
            rule, type = subject.sig.blocks, subject.operands[operand].type
            sizes = [
                _bytes(type, dims(rule, operand, s.cut) if rule is not None and s.cut else ())
                for s in choices
            ]
            found = self._known[key] = np.array(sizes, np.int64)
        return found


def _partial(op: Op, type: Type, result: int, strategy: Strategy) -> int:
    """Bytes of a result before it is completed; 0 where it is whole."""
    rule, cut = op.sig.blocks, strategy.cut
    if rule is None or not cut or not partial_axes(rule, cut):
        return 0
    return _bytes(type, dims(rule, len(op.operands) + result, cut))


@dataclass(frozen=True)
class Memory:
    """Rows over the strategies of tables: bytes on one device at some steps of a program.

    steps      [R] of main, in the order of the text
    constant   [R] bytes that no strategy changes
    row, term  [nonzeros] the terms of rows
    at         [terms, 4] node, other node or -1, and where their bytes begin in `sizes`, with what
               a strategy of the first counts there: entry at + x[node] * wide + x[other]
    sizes      bytes by strategies, one table behind the other
    """

    steps: Ints
    constant: Ints
    row: Ints
    term: Ints
    at: Ints
    sizes: Ints

    def bytes(self, x: Ints) -> Ints:
        """[R] for strategies x [n]."""
        node, other, first, wide = self.at.T
        second = np.where(other >= 0, x[other], 0)
        terms = self.sizes[first + x[node] * wide + second]
        found = np.zeros(len(self.constant), np.int64)
        np.add.at(found, self.row, terms[self.term])
        return found + self.constant

    def peak(self, x: Ints) -> int:
        """The most bytes on one device for strategies x [n]."""
        return int(self.bytes(x).max(initial=0))


def _memory(rows: Sequence[tuple[int, Row]], tables: Tables, sizes: Sizes) -> Memory:
    """Rows, each with its step, as columns."""
    numbers: dict[Term, int] = {}
    places: dict[int, int] = {}  # by identity of a table of bytes where it begins
    blocks: list[Ints] = []
    at: list[tuple[int, int, int, int]] = []
    row: list[int] = []
    column: list[int] = []
    constant = np.zeros(len(rows), np.int64)
    used = 0
    for number, (_, terms) in enumerate(rows):
        for term in terms:
            if term.what is What.BYTES:
                constant[number] += term.place
                continue
            if term not in numbers:
                found = sizes.of(term)
                if id(found) not in places:
                    places[id(found)] = used
                    blocks.append(found.ravel())
                    used += found.size
                is_node = term.what in _OF_NODES
                edge = tables.edges[0 if is_node else term.number].tolist()
                ends = (term.number, -1, 1) if is_node else (edge[0], edge[2], found.shape[1])
                numbers[term] = len(at)
                at.append((ends[0], ends[1], places[id(found)], ends[2]))
            row.append(number)
            column.append(numbers[term])
    return Memory(
        np.array([step for step, _ in rows], np.int64), constant,
        np.array(row, np.int64), np.array(column, np.int64),
        np.array(at, np.int64).reshape(-1, 4), np.concatenate([*blocks, np.zeros(1, np.int64)]),
    )  # fmt: skip


def _bytes(type: Type, layout: Layout) -> int:
    if not isinstance(type, TensorType):
        return 0
    count = local_count(type.shape, layout) if layout else type.count
    return -(-count * ELEMENTS[type.element].bits // 8)


def memory_of(module: Module, built: Built) -> Memory:
    """The rows of main of the program that `built` is made of, which has not been changed since."""
    with not_collecting():
        return _Reader(module, built).read()


class _Reader:
    def __init__(self, module: Module, built: Built) -> None:
        self.module, self.built, self.tables = module, built, built.tables
        self.regions: dict[Block, list[Region]] = defaultdict(list)
        for region in built.graph.regions:
            self.regions[region.block].append(region)
        self.users: dict[tuple[int, int], list[int]] = defaultdict(list)  # edges of a result
        self.needs: dict[int, list[int]] = defaultdict(list)  # edges of a consumer
        for edge, (producer, result, consumer, operand, _) in enumerate(self.tables.edges.tolist()):
            if operand != JOINED:
                self.users[producer, result].append(edge)
                self.needs[consumer].append(edge)
        self.is_shared = frozenset(self.tables.shared.tolist())
        self.own: dict[Value, int] = {}  # by value that is a node the first one
        for node, subject in enumerate(built.subjects):
            if isinstance(subject, Value) and node not in self.is_shared:
                self.own.setdefault(subject, node)
        self.made: dict[Value, tuple[int, int]] = {}  # what makes a value

    def read(self) -> Memory:
        main, graph = self.module.main, self.built.graph
        assert main is not None
        frame = frame_of(self.module, main.body)
        args = [(node, 0) if node != NOBODY else None for node in graph.args]
        homes = {result: frame.args[arg] for result, arg in donated(main).items()}
        always = tuple(
            Term(What.MADE, *source) if source else Term(What.BYTES, 0, frame.sizes[number])
            for number, source in zip(frame.args, args, strict=True)
        )
        found = list(self.frame(frame, homes, args, self.regions[main.body].pop(0)))
        width = max(1, -(-len(found) // ROWS))
        best = [
            max(found[first : first + width], key=lambda one: one[1])
            for first in range(0, len(found), width)
        ]
        rows = [(step, (*always, *row)) for step, _, row in best]
        return _memory(rows or [(0, always)], self.tables, Sizes(self.built))

    def frame(
        self, frame: Frame, homes: dict[int, int], args: Sequence[tuple[int, int] | None],
        region: Region,
    ) -> Iterator[tuple[int, int, Row]]:  # fmt: skip
        """By step bytes when nothing is cut, and what is alive."""
        self.hide(frame)
        nodes = self.nodes(frame, region)
        made: dict[int, tuple[int, int]] = {}
        for number, source in zip(frame.args, args, strict=True):
            if source is not None:
                made[number] = source
        for value, number in frame.captured:
            if value in self.made:
                made[number] = self.made[value]
        for node, outs in enumerate(frame.outs):
            at = nodes.get(node, NOBODY)
            for result, number in enumerate(outs):
                source = (at, result) if at != NOBODY else self.handed(frame.values[number])
                if source is not None:
                    made[number] = source
        self.made.update({frame.values[number]: source for number, source in made.items()})
        swept = sweep(frame, homes, TEXT)
        yield from self.rows(swept, nodes, made)

    def handed(self, value: Value) -> tuple[int, int] | None:
        """The node of a value that is laid out by itself."""
        node = self.own.get(value)
        return None if node is None else (node, 0)

    def hide(self, frame: Frame) -> None:
        """Changes of layout that the text asks for make nothing; kernels for attention keep what is
        theirs.
        """
        for node, op in enumerate(frame.ops):
            if is_layout_only(op):
                frame.kinds[node] = Held.VIEW

    def nodes(self, frame: Frame, region: Region) -> dict[int, int]:
        """By node of a frame that of the graph: both go in the same order."""
        found: dict[int, int] = {}
        charges = self.built.charges
        visited = {id(visit.op) for visit in region.visits}
        visits = iter(region.visits)
        for node, op in enumerate(frame.ops):
            if id(op) not in visited:
                continue
            at = next(visit.node for visit in visits if visit.op is op)
            found[node] = at
            if at != NOBODY and charges[at].is_attention:
                for result, number in enumerate(frame.outs[node]):
                    if result not in charges[at].writes:
                        frame.sizes[number] = 0
        return found

    def rows(
        self, swept: Sweep, nodes: dict[int, int], made: dict[int, tuple[int, int]]
    ) -> Iterator[tuple[int, int, Row]]:
        frame, held, end = swept.frame, swept.fused, len(swept.steps)
        begins: list[list[Term]] = [[] for _ in range(end + 1)]  # alive at one step only
        spans: list[_Alive] = []
        first_use = self.first_uses(frame, nodes)
        for span in swept.spans:
            owner = held.owners[span.store]
            first, last = max(span.first, 0), min(span.last, end)
            if owner not in made and owner in first_use:
                born = kept = [Term(What.NEED, *first_use[owner])]
            else:
                born, kept = self.alive(made.get(owner), span.bytes, span.first > 0)
            spans.append((first, last, span.store, born, kept))
        running = [step[0] for step in swept.steps]
        at_step = {node: step for step, node in enumerate(running)}
        following = end
        when: list[int] = [end] * len(frame.ops)
        for node in range(len(frame.ops) - 1, -1, -1):
            following = at_step.get(node, following)
            when[node] = following
        stored = [store >= 0 for store in held.store]
        placed: dict[int, int] = {}
        for node, at in nodes.items():
            if at != NOBODY and when[node] < end:
                placed[at] = when[node]
                begins[when[node]] += self.copies(at, frame, node, stored)
        spans += self.handed_on(placed, {number for number, _ in made.values()}, spans)
        starts: list[list[int]] = [[] for _ in range(end + 2)]
        ends: list[list[int]] = [[] for _ in range(end + 2)]
        for number, (first, last, _, _, _) in enumerate(spans):
            starts[first].append(number)
            ends[last].append(number)
        alive: dict[int, None] = {}
        for step in range(min(end + 1, len(swept.used))):
            for number in starts[step]:
                alive[number] = None
            taken = swept.taken[step]
            row: list[Term] = list(begins[step])
            for number in alive:
                first, _, store, born, kept = spans[number]
                if store not in taken:
                    row += born if first == step else kept
            total = swept.used[step]
            inner = list(self.inner(frame, running[step], nodes)) if step < end else []
            most = max((size for _, size, _ in inner), default=0)
            for _, size, more in inner or [(0, 0, ())]:
                yield step, total - most + size, (*row, *more)
            for number in ends[step]:
                del alive[number]

    def handed_on(
        self, placed: dict[int, int], stored: set[int], spans: Sequence[_Alive]
    ) -> list[_Alive]:
        """Copies of values that are laid out by themselves and have no place of their own: from
        their first user to the last one. `placed`: by node of an op its step.
        """
        known = {term.number for _, _, _, _, kept in spans for term in kept if term.what is What.AFTER}
        first, last = dict(placed), dict(placed)
        by_products = self.by_products(placed)
        for producer, _, consumer, operand, _ in reversed(self.tables.edges.tolist()):
            if operand == JOINED or consumer not in first or producer in placed:
                continue
            if producer in by_products and self.is_pointwise(consumer):
                continue  # an update of a parameter works on the shards that it is given
            first[producer] = min(first.get(producer, first[consumer]), first[consumer])
            last[producer] = max(last.get(producer, -1), last[consumer])
        found: list[_Alive] = []
        for node in first:
            if node in placed or (node in stored and node not in self.is_shared):
                continue
            for edge in self.needs[node]:
                if edge not in known:
                    copy = [Term(What.COPY, edge, 0)]
                    found.append((first[node], last[node], NOBODY, copy, copy))
        return found

    def by_products(self, placed: dict[int, int]) -> set[int]:
        """Values that an op uses which is not pointwise."""
        return {
            producer
            for producer, _, consumer, operand, _ in self.tables.edges.tolist()
            if operand != JOINED and consumer in placed and not self.is_pointwise(consumer)
        }

    def is_pointwise(self, node: int) -> bool:
        subject = self.built.subjects[node]
        return isinstance(subject, Op) and subject.sig.is_elementwise

    def first_uses(self, frame: Frame, nodes: dict[int, int]) -> dict[int, tuple[int, int]]:
        """By value the first node of the graph that uses it, and as which operand."""
        found: dict[int, tuple[int, int]] = {}
        for node, at in nodes.items():
            if at != NOBODY and isinstance(self.built.subjects[at], Op):
                for operand, number in enumerate(frame.ins[node]):
                    found.setdefault(number, (at, operand))
        return found

    def alive(
        self, source: tuple[int, int] | None, size: int, is_made: bool
    ) -> tuple[list[Term], list[Term]]:
        """The terms of a value when it is made, and afterwards."""
        if source is None:
            constant = [Term(What.BYTES, 0, size)]
            return constant, constant
        whole = Term(What.MADE, *source)
        born = [whole]
        if isinstance(self.built.subjects[source[0]], Op) and is_made:
            born.append(Term(What.PARTIAL, *source))
        for edge in self.users[source]:
            if int(self.tables.edges[edge, 2]) in self.is_shared:
                return [*born, Term(What.COPY, edge, 0)], [Term(What.AFTER, edge, 0)]
        return born, [whole]

    def copies(self, at: int, frame: Frame, node: int, stored: list[bool]) -> list[Term]:
        """What an op needs in another layout."""
        found: list[Term] = []
        for edge in self.needs[at]:
            found.append(Term(What.COPY, edge, 0))
            operand = int(self.tables.edges[edge, 3])
            ins = frame.ins[node]
            if operand < len(ins) and not stored[ins[operand]]:
                found.append(Term(What.SOURCE, edge, 0))
        return found

    def inner(
        self, frame: Frame, node: int, nodes: dict[int, int]
    ) -> Iterator[tuple[int, int, Row]]:
        """The rows of the regions of a node."""
        for index, inner in enumerate(frame.inner[node]):
            homes = dict.fromkeys(range(len(inner.returned)), OUTSIDE)
            if frame.kinds[node] is Held.LOOP and index == 1:
                homes = dict(enumerate(inner.args))
            block = frame.ops[node].regions[index].block
            region = self.regions[block][0] if self.regions[block] else None
            if region is not None:
                args = [self.handed(value) for value in frame.ops[node].results]
                args = args if len(args) == len(inner.args) else [None] * len(inner.args)
                yield from self.frame(inner, homes, args, region)
