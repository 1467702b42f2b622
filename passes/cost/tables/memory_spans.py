"""Live ranges of a frame as terms of strategies: values, what they are moved to, and from.

A time is a step and one of three phases: the step runs, what it made is completed, what is
completed is moved. Where a script runs first what is ready first, a move is at the latter; else
just before the op that needs it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from shardwright.ir.core import Value
from shardwright.passes.cost.liveness.frame import Held
from shardwright.passes.cost.liveness.order import Order
from shardwright.passes.cost.liveness.spans import Span
from shardwright.passes.cost.liveness.sweep import Sweep
from shardwright.passes.cost.tables.memory_joined import partners, sums_in
from shardwright.passes.cost.tables.memory_lives import (
    LASTS,
    PLANS,
    ROWS,
    Hole,
    Lives,
    Piece,
    Stay,
    Wait,
)
from shardwright.passes.cost.tables.memory_loops import NO_SUMS, LateSums
from shardwright.passes.cost.tables.memory_nodes import Nodes
from shardwright.passes.cost.tables.memory_sizes import Term, What
from shardwright.passes.cost.tables.memory_times import PHASES, Times
from shardwright.passes.cost.tables.program_graph import NOBODY
from shardwright.passes.cost.tables.skeleton import is_layout_only
from shardwright.passes.cost.tables.users_of import Source, Users


def lives_of(
    swept: Sweep, nodes: Nodes, users: Users, results: Sequence[int], order: Order,
    *, plans: bool = True, late: LateSums = NO_SUMS,
) -> Lives:  # fmt: skip
    """What is alive in a frame. `results`: nodes of what it returns; `plans`: False where only rows
    are asked for; `late`: what loops only add up.
    """
    return LivesOf(swept, nodes, users, results, order, plans=plans, late=late).run()


_WHOLE = (What.BEFORE, What.SUM, What.COMPLETED, What.MADE, What.BOTH, What.AFTER)


class LivesOf:
    """The terms of a frame, found value by value."""

    def __init__(
        self, swept: Sweep, nodes: Nodes, users: Users, results: Sequence[int], order: Order,
        *, plans: bool = True, late: LateSums = NO_SUMS,
    ) -> None:  # fmt: skip
        self.plans, self.late = plans, late
        self.swept, self.nodes, self.users = swept, nodes, users
        self.is_breadth = order.breadth
        self.frame, self.held, self.end = swept.frame, swept.fused, len(swept.steps)
        self.times = Times(swept, nodes, users, results)
        steps = self.times.steps
        self.partners = partners(swept, nodes, steps, late.added) if order.joins else {}
        self.outer = frozenset([*self.frame.args, *(n for _, n in self.frame.captured)])
        self.returned: dict[int, int] = {}  # by store the result that it is
        for number, node in zip(self.frame.returned, results, strict=False):
            if node != NOBODY and self.held.store[number] >= 0:
                self.returned.setdefault(self.held.store[number], node)
        self.found = Lives(self.times, self.is_breadth)
        if plans and order.joins:
            pairs = users.built.graph.joined
            self.found.sums = sums_in(swept, nodes, self.times, late.added, pairs)
        self.summed = {node: number for number, node in enumerate(self.found.sums.nodes)}
        self.mode: Stay = LASTS
        self.value = -1  # the store that is looked at
        self.parted_by: tuple[int, ...] = ()  # edges that may leave nothing of it but slices
        self.chained: set[Source] = set()  # what rows look at otherwise
        self.led: set[Source] = set()  # what plans do

    def add(self, first: int, last: int, term: Term, stay: Stay = LASTS) -> None:
        """Something that is alive from one time to another, in rows, in plans, or in both."""
        if not self.plans:
            if stay.rows:
                self.found.add(first, last, term)
            return
        if self.mode is not LASTS:
            rows, plans = stay.rows and self.mode.rows, stay.plans and self.mode.plans
            stay = stay._replace(rows=rows, plans=plans)
        if self.value >= 0:
            stay = stay._replace(chain=self.value)
        if self.parted_by and term.what in _WHOLE:
            stay = stay._replace(parted=self.parted_by)
        self.found.add(first, last, term, stay)

    def chain_up(self, source: Source) -> None:
        """Nothing else is to be looked at what `source` makes."""
        if self.mode.rows:
            self.chained.add(source)
        if self.mode.plans:
            self.led.add(source)

    def move_at(self, edge: int, ready: int) -> int:
        """The time of a move of what is there at a time."""
        if self.is_breadth:
            return ready
        return max(ready, PHASES * self.times.when(edge)[0] - 1)

    def copy(self, edge: int) -> Term:
        """What an edge moves to."""
        return Term(What.COPY, edge, int(self.users.cuts(edge)))

    def uncut(self, edge: int, time: int) -> None:
        """All of a value while its users read a part of it."""
        if self.users.cuts(edge):
            stop = self.users.end[edge]
            ends = self.times.edges((stop, 0)) if self.users.is_value(stop) else [edge]
            last = max((PHASES * self.times.when(one)[1] for one in ends), default=-1)
            self.add(time, last, Term(What.REST, edge, 0), Stay(tuple(ends), True))

    # --- values

    def run(self) -> Lives:
        frame, held = self.frame, self.held
        spans: defaultdict[int, list[Span]] = defaultdict(list)
        for span in self.swept.spans:
            spans[span.store].append(span)
        for span, hole in self.swept.placed.items():
            self.mode = ROWS
            self.in_hole(span, hole)
            if self.plans:
                self.mode = PLANS
                self.in_plans(span)
        self.mode = LASTS
        outside = len(frame.args) + len(frame.captured)
        for store in range(outside, len(held.sizes)):
            self.store(store, spans.get(store, []))
        for number in frame.args:
            for span in spans.get(held.store[number], []):
                self.copied(number, span)
            source = self.nodes.made.get(number)
            if source is not None:
                self.copies(source, 0, False)
        for number, source in self.nodes.made.items():
            if self.times.avail[number] < 0 and number in self.outer:
                continue
            store = held.store[number]
            rows, plans = source not in self.chained, source not in self.led
            if not (rows or plans) or (store >= 0 and held.owners[store] == number):
                continue
            if self.plans:
                self.mode = LASTS if rows and plans else Stay(rows=rows, plans=plans)
            elif not rows:
                continue
            is_fused = store < 0  # its kernel runs behind the step that makes what it reads
            ready = PHASES * max(self.times.avail[number], 0)
            if is_fused:
                ready += 2 + self.times.depth[number]
                self.parted(number, source, ready)
            self.copies(source, ready, is_fused)
        self.mode = LASTS
        for node, kind in enumerate(frame.kinds):
            if kind is Held.UPDATE:
                self.roomy(node)
            if kind is Held.LOOP and self.plans:
                self.grown(node, spans)
        if self.plans:
            self.found.holes = [self.hole(hole) for hole in self.swept.holes]
        return self.found

    def grown(self, node: int, spans: Mapping[int, Sequence[Span]]) -> None:
        """What a loop carries as large as the partial results that it adds up, until these are
        summed behind the last loop.
        """
        for number in self.frame.outs[node]:
            value = self.frame.values[number]
            own, known = self.users.own.get(value), self.late.held.get(value, ())
            step = self.times.steps.get(node)
            if own is None or step is None:
                continue
            ends = [self.until(span) for span in spans.get(self.held.store[number], ())]
            is_inner = value in self.late.inner
            last = max(ends, default=0) if is_inner else PHASES * step[1] + 1
            for one in known:
                source = self.users.made_by(one)
                if source is not None:
                    term = Term(What.GROWN, *source, value.tensor.bytes, own)
                    self.add(PHASES * step[0], last, term, PLANS)

    def hole(self, hole: Span) -> Hole:
        """A place that is free for a while, and how large it is."""
        first, last = PHASES * hole.first, PHASES * (hole.last + 1) - 1
        result = self.returned.get(hole.store)
        source = self.nodes.made.get(self.held.owners[hole.store])
        term = Term(What.BYTES, 0, hole.bytes)
        if result is not None:
            term = Term(What.MADE, result, 0)
        elif source is not None:
            term = Term(What.MADE, *source)
        return Hole(Piece(first, last, term), self.sums_before(hole.last + 1))

    def sums_before(self, step: int) -> tuple[int, ...]:
        """The sums that what runs at a step reads, maybe by way of others that are made then."""
        found = dict[int, None]()
        for node in self.swept.steps[step] if step < self.end else ():
            found.update(dict.fromkeys(self.read_by(node) if node >= 0 else ()))
        return tuple(self.summed[node] for node in found if node in self.summed)

    def read_by(self, node: int) -> list[int]:
        """The nodes whose results the kernel of a node reads."""
        found, waiting = list[int](), [*self.frame.ins[node]]
        while waiting:
            maker = self.times.maker.get(waiting.pop(), -1)
            if maker in self.times.step_of:
                found.append(maker)
            elif maker >= 0:
                waiting += self.frame.ins[maker]
        return list(dict.fromkeys(found))

    def parted(self, number: int, source: Source, time: int) -> None:
        """What a kernel computes on the way, where it is partial, and its sum while it is read.

        A part of a product is read where all of it lies.
        """
        add, maker = self.add, self.times.maker[number]
        if maker not in self.times.steps:
            return  # nobody reads it
        readers = self.times.edges(source)
        last = max((PHASES * self.times.when(edge)[1] for edge in readers), default=time)
        add(time - 1, time - 1, Term(What.PARTIAL, *source))
        for edge in readers[-1:]:
            add(time, last, Term(What.SUMMED, edge, 0), Stay(tuple(readers), True))
        if self.frame.kinds[maker] is Held.WHOLE:
            self.waits(maker, source, PHASES * self.times.steps[maker][0], last, None)
            for edge in readers:
                until = PHASES * self.times.when(edge)[1]
                add(time, until, Term(What.PARTED, edge, 0), Stay((edge,)))

    def roomy(self, node: int) -> None:
        """What is updated, with room around it, from where it is there to where that is done."""
        own, step, row = self.nodes.of[node], self.times.steps.get(node), self.frame.ops[node].row
        if own != NOBODY and step is not None and row is not None and row.room is not None:
            ready = PHASES * max(self.times.avail[self.frame.ins[node][0]], 0)
            first = ready if self.is_breadth else PHASES * step[0]
            self.add(first, PHASES * step[1] + 1, Term(What.ROOM, own, 0))

    def copied(self, number: int, span: Span) -> None:
        """An argument that is written over while it is read, unless its readers have a copy."""
        source = self.nodes.made.get(number)
        first, last = PHASES * span.first, self.until(span)
        stay = Stay(sums=self.sums_before(span.last)) if self.plans else LASTS
        if source is None:
            self.add(first, last, Term(What.BYTES, 0, span.bytes), stay)
            return
        edges = self.times.edges(source)
        term = Term(What.STAYS, edges[0], 0) if len(edges) == 1 else Term(What.MADE, *source)
        self.add(first, last, term, stay)

    def until(self, span: Span) -> int:
        """The last time of a span; what is taken over is not there at its last step."""
        step = min(span.last, self.end)
        is_taken = step < len(self.swept.taken) and span.store in self.swept.taken[step]
        return PHASES * step - is_taken

    def store(self, store: int, spans: Sequence[Span]) -> None:
        """A value of a frame that is in memory."""
        owner, size = self.held.owners[store], self.held.sizes[store]
        source, whole = self.nodes.made.get(owner), self.frame.values[owner].type.bytes  # pyright: ignore
        if source is None or size != whole:
            for span in spans:
                self.apart(owner, source, span, 0 if size == whole else size)
            return
        if not spans and store not in self.returned:
            return  # it lies in a hole
        birth = PHASES * self.times.step_of[self.held.birth[store]]
        last = max((self.until(span) for span in spans if not span.is_result), default=-1)
        result = self.returned.get(store)
        if result is not None:
            for span in spans:
                if span.is_result:
                    self.add(
                        PHASES * max(span.first, 0), PHASES * self.end, Term(What.MADE, result, 0)
                    )
        self.waits(self.held.birth[store], source, birth, last, result)
        self.value = store
        is_inline = self.frame.kinds[self.held.birth[store]] is Held.INLINE
        if self.plans and result is None and is_inline:
            self.parted_by = tuple(self.times.edges(source))
        self.chain(source, birth, last, result)
        self.value, self.parted_by = -1, ()
        self.chain_up(source)

    def waits(self, node: int, source: Source, birth: int, last: int, result: int | None) -> None:
        """What is partial until the last one that is summed with it is there, and sums beside.

        Until a result is written, what becomes it lies there.
        """
        if source[0] != self.nodes.of[node]:
            return
        ready = birth + 2
        time = max(last + 1, ready)
        if self.mode.plans and node in self.summed:
            wait = Wait(self.summed[node], time, source, result is not None)
            self.found.waits.append(wait)
        for other in self.partners.get(node, ()):
            turn = PHASES * self.times.steps[other][0] + 1
            what, behind = What.JOINED if result is None else What.LARGER, self.nodes.of[other]
            self.add(time, turn, Term(what, *source, 0, behind), ROWS)
            self.add(max(turn, ready), turn, Term(What.SUM_BESIDE, *source, 0, behind), ROWS)
            time = max(time, turn + 1)

    def in_plans(self, span: Span) -> None:
        """A value that lies in a hole when nothing is cut: a plan may leave it no room there."""
        if span.is_copy:
            self.copied(self.frame.args[span.store], span)
        else:
            self.store(span.store, [span])

    def in_hole(self, span: Span, hole: Span) -> None:
        """A value that lies where an overwritten argument was, if it is not too large for that."""
        source = self.nodes.made.get(self.held.owners[span.store])
        room = self.nodes.made.get(self.held.owners[hole.store])
        if source is not None and room is not None:
            term = Term(What.EXCESS, *source, 0, room[0])
            first, last = PHASES * max(span.first, 0), self.until(span)
            self.add(first, last, term)
            self.copies(source, first + 2, False)
            self.chain_up(source)

    def apart(self, owner: int, source: Source | None, span: Span, size: int) -> None:
        """What is not as large as its type, or no node makes: as its next reader needs it."""
        time, last = PHASES * max(span.first, 0), self.until(span)
        if source is not None:
            self.add(time, last, Term(What.MADE, *source, size))
            return
        readers = self.nodes.needed.get(owner, [])
        steps = [
            (self.times.steps[node][1], term) for node, term in readers if node in self.times.steps
        ]
        term = Term(What.BYTES, 0, span.bytes)
        is_view = self.frame.kinds[self.held.birth[span.store]] is Held.VIEW
        for step, needed in sorted(steps, key=lambda one: one[0]):
            term = needed._replace(size=size)
            until = min(PHASES * step, last)
            if is_view and time == PHASES * max(span.first, 0):
                self.viewed(span.store, time, until, term)
            else:
                self.add(time, until, term)
            time = max(time, until + 1)
        self.add(time, last, term)

    def viewed(self, store: int, first: int, last: int, term: Term) -> None:
        """What a view makes of what is computed for it. Where that is moved it is in memory: the
        view lies there.
        """
        self.add(first, last, term, ROWS)
        if not self.plans:
            return
        self.value = store
        self.add(first, first, term, Stay(rows=False, unmoved=tuple(self.ways(term))))
        self.add(first + 1, last, term, PLANS)
        self.value = -1

    def ways(self, needed: Term) -> list[int]:
        """The edges by which an operand comes from the op that computes it."""
        users = self.users
        into = [edge for edge in users.into[needed.number] if users.operand[edge] == needed.place]
        found = list[int]()
        while len(into) == 1:
            found += into
            start = users.start[into[0]]
            subject = users.built.subjects[start]
            is_name = isinstance(subject, Value) or is_layout_only(subject)
            into = users.into[start] if is_name else []
        return found

    def path(self, source: Source, result: int) -> list[int]:
        """The edges by which a value becomes a result, as it is or moved."""
        for edge in self.users.of[source]:
            stop = self.users.end[edge]
            if stop == result:
                return [edge]
            following = self.following(source, stop)
            if following is not None:
                more = self.path(following, result)
                if more:
                    return [edge, *more]
        return []

    def chain(self, source: Source, birth: int, last: int, result: int | None) -> None:
        """A value from its birth on, completed, moved, and where it is moved to, moved again."""
        add = self.add
        edges = self.times.edges(source)
        path = self.path(source, result) if result is not None else []
        if path and last < 0:
            add(birth, birth + 2, Term(What.BESIDE, path[0], 0))
            add(birth + 1, birth + 1, Term(What.SUM_MOVED, path[0], 0))
            for number, edge in enumerate(path[1:], start=1):
                # What is moved later does not lie in the result's place either.
                stay = Stay(rows=False, unmoved=tuple(path[:number]))
                add(birth, birth + 2, Term(What.SOURCE, edge, 0), stay)
            for edge, following in zip(path, [*path[1:], -1], strict=True):
                birth += 3
                self.onward(edge, following, birth)
            return
        add(birth, min(birth, max(last, birth)), Term(What.BEFORE, *source))
        is_handed = len(edges) == 1 and self.users.end[edges[0]] not in self.times.results
        summed = Term(What.COMPLETED, edges[0], 0) if is_handed else Term(What.SUM, *source)
        if self.frame.values[self.times.number[source]] in self.late.added:
            summed = Term(What.BEFORE, *source)
        add(birth + 1, birth + 1, summed)
        time, current, before = birth + 2, source, Term(What.MADE, *source)
        moved = -1
        while True:
            edges = self.times.edges(current)
            if len(edges) != 1:
                break
            edge = edges[0]
            stop = self.users.end[edge]
            if stop in self.times.results:
                add(time, last, before)
                return
            if self.is_breadth and moved == time - 1:  # moves in a row run at once
                add(moved, moved, self.copy(edge), Stay((edge,)))
            else:
                moved = self.move_at(edge, time)
                add(time, moved - 1, before)
                add(moved, moved, Term(What.BOTH, edge, 0))
            self.uncut(edge, moved + 1)
            self.later(edge, max(moved, last) + 1)
            time, before = moved + 1, Term(What.AFTER, edge, 0)
            following = self.following(source, stop)
            if following is None:
                self.rest(edge, time, last)
                return
            self.chain_up(following)
            current = following
        if not edges:
            add(time, last, before)
            return
        self.spread(edges, time, last, before)

    def later(self, edge: int, time: int) -> None:
        """What is moved, for those that compute it again when nothing is cut: there from a time,
        when others are done with it.
        """
        if not self.plans:
            return
        until, term = PHASES * self.times.when(edge)[1], self.copy(edge)
        self.add(time, until, term._replace(what=What.LATER), Stay((edge,), rows=False))

    def following(self, source: Source, stop: int) -> Source | None:
        """What a value is under another name, if that is not read otherwise."""
        number = self.times.number.get((stop, 0))
        if stop in self.users.shared or (number is None and self.users.is_value(stop)):
            return stop, 0
        if number is None or source not in self.times.number:
            return None
        stores = self.held.store[number], self.held.store[self.times.number[source]]
        return (stop, 0) if stores[0] == stores[1] >= 0 else None

    def onward(self, edge: int, following: int, time: int) -> None:
        """Other users of what stands between a value and a result, and it while they use it."""
        if following < 0:
            return
        add, stop = self.add, (self.users.end[edge], 0)
        self.chain_up(stop)
        others = [one for one in self.times.edges(stop) if one != following]
        for one in others:
            until = PHASES * self.times.when(one)[1]
            add(self.move_at(one, time), until, self.copy(one), Stay((one,)))
        last = max((PHASES * self.times.when(one)[1] for one in others), default=time)
        add(time, last, Term(What.SOURCE, following, 0), Stay(tuple(others), True))

    def spread(self, edges: list[int], time: int, last: int, before: Term) -> None:
        """A value of several users: it, and what each of them moves it to."""
        add, end = self.add, self.users.end
        lasts = [PHASES * self.times.when(edge)[1] for edge in edges]
        *others, final = edges
        turn = max(min(lasts[-2], last), time - 1)
        add(time, turn, before, Stay(tuple(edges), True))
        for edge, until in zip(others, lasts, strict=False):
            add(self.move_at(edge, time), until, self.copy(edge), Stay((edge,)))
        if end[final] in self.times.results:
            return
        add(self.move_at(final, time), turn, self.copy(final), Stay((final,)))
        self.rest(final, turn + 1, last)

    def rest(self, edge: int, time: int, last: int) -> None:
        """A value for its last user. What only computes what is moved is done before the move."""
        stop, operand = self.users.end[edge], self.users.operand[edge]
        number = self.times.number.get((stop, 0), -1)
        onward = self.times.edges((stop, 0)) if self.times.is_read_later(number) else []
        if len(onward) != 1:
            self.add(time, last, Term(What.AFTER, edge, 0), Stay((edge,)))
            return
        turn = max(time, PHASES * self.times.avail[number])
        stay = Stay((edge,))
        self.add(time, min(turn, last), Term(What.AFTER, edge, 0), stay)
        given = Term(What.GIVEN, onward[0], operand, 0, int(self.users.cuts(onward[0])))
        self.add(turn + 1, last, given, stay)

    def copies(self, source: Source, time: int, is_fused: bool) -> None:
        """What is moved of a value that is no store of its own, or stays for other reasons."""
        add = self.add
        for edge in self.times.edges(source):
            stop = self.users.end[edge]
            move = self.move_at(edge, time)
            add(move, PHASES * self.times.when(edge)[1], self.copy(edge), Stay((edge,)))
            if is_fused:
                add(time, move, Term(What.SOURCE, edge, 1))
            if stop in self.users.shared or (
                (stop, 0) not in self.times.number and self.users.is_value(stop)
            ):
                self.copies((stop, 0), time, is_fused)
