"""Finds rows of memory: what is alive at steps of a global program, as terms of strategies.

The order is that of the text, and what is in memory is told by the same liveness as of the program
of one device (`passes/cost/liveness`). A value is as large as the layout that its maker leaves it
in. Where an op needs it in another one, there are two: the copy lives from the move, just before
the op, to the op; of a value of several users, which moves once, from where it is made to its last
user. A row is kept of each stretch of steps: that with most bytes when nothing is cut.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from shardwright.ir.analysis.donation import donated
from shardwright.ir.core import Block, Module, Op, Value
from shardwright.ir.gc_pause import not_collecting
from shardwright.passes.cost.liveness.frame import Frame, Held, frame_of
from shardwright.passes.cost.liveness.order import TEXT
from shardwright.passes.cost.liveness.spans import OUTSIDE
from shardwright.passes.cost.liveness.sweep import Sweep, sweep
from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.cost.tables.memory_terms import Memory, Row, Sizes, Term, What, as_memory
from shardwright.passes.cost.tables.program_graph import NOBODY, Region
from shardwright.passes.cost.tables.skeleton import is_layout_only
from shardwright.passes.cost.tables.tables import JOINED

ROWS = 128  # stretches of steps

# First and last step, store, what is alive at the first step and what at others.
_Alive = tuple[int, int, int, list[Term], list[Term]]


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
        return as_memory(rows or [(0, always)], Sizes(self.tables, self.built.subjects))

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
        known = {
            term.number for _, _, _, _, kept in spans for term in kept if term.what is What.AFTER
        }
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
