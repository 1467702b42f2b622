"""When the nodes of the graph compute in a frame, and when what they make is there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from shardwright.ir.core import Value
from shardwright.passes.cost.liveness.frame import Held
from shardwright.passes.cost.liveness.sweep import Sweep
from shardwright.passes.cost.tables.memory_nodes import Nodes, inner_nodes
from shardwright.passes.cost.tables.memory_sizes import What
from shardwright.passes.cost.tables.program_graph import NOBODY
from shardwright.passes.cost.tables.users_of import Source, Users

Steps = tuple[int, int]  # the first and the last one

DEEP = 4  # turns in which ops of a kernel that are parted by moves run one after the other
PHASES = 3 + DEEP  # of a step
AT_ONCE = -(1 << 60)  # before all times


class Times:
    """Steps of a frame. `results`: nodes of what it returns.

    steps    by node of the frame in which it is computed
    place    by node of the graph in which it computes with what it is given
    reads    the same, by node of the graph and what it reads
    avail    by value the step behind which it is there
    number   by what makes it, a value
    maker    by value the node of the frame that makes it
    loops    by value that a loop hands on its node
    ordered  by node of the graph and its operand the step at which that is put in its order
    """

    def __init__(self, swept: Sweep, nodes: Nodes, users: Users, results: Sequence[int]) -> None:
        self.nodes, self.users = nodes, users
        self.frame, self.held, self.end = swept.frame, swept.fused, len(swept.steps)
        self.results = frozenset(node for node in results if node != NOBODY)
        self.step_of = {n: step for step, ns in enumerate(swept.steps) for n in ns}
        self.inside: dict[int, int] = {}  # by node of the graph in a region the op that runs it
        self.number = {source: number for number, source in nodes.made.items()}
        frame, loop = self.frame, Held.LOOP
        looping = [node for node, kind in enumerate(frame.kinds) if kind is loop]
        self.loops = {out: node for node in looping for out in frame.outs[node]}
        self.maker = {out: node for node, outs in enumerate(frame.outs) for out in outs}
        self.steps: dict[int, Steps] = {}
        self.reads: dict[tuple[int, Source], Steps] = {}
        self.place: dict[int, Steps] = {}
        self._compute()
        self._hand_on()
        self.avail = self._available()
        self.depth = self._depths()

    def _note(self, node: int, step: Steps) -> None:
        known = self.place.get(node, step)
        self.place[node] = min(known[0], step[0]), max(known[1], step[1])

    def _compute(self) -> None:
        """Back to front: what does not run is computed where it is read."""
        frame, end = self.frame, self.end
        first, last = [end + 1] * len(frame.sizes), [-1] * len(frame.sizes)
        for number in frame.returned:
            first[number] = last[number] = end
        for node in range(len(frame.ops) - 1, -1, -1):
            when, outs = self.step_of.get(node), frame.outs[node]
            step = (when, when) if when is not None else (-1, -1)
            if when is None and outs:
                step = min([first[out] for out in outs]), max([last[out] for out in outs])
            if step[1] < 0:
                continue  # dead
            self.steps[node] = step
            own = self.nodes.of[node]
            for number in frame.ins[node]:
                first[number] = min(first[number], step[0])
                last[number] = max(last[number], step[1])
                if own != NOBODY and number in self.nodes.made:
                    read = own, self.nodes.made[number]
                    known = self.reads.get(read, step)
                    self.reads[read] = min(known[0], step[0]), max(known[1], step[1])
            if own != NOBODY:
                self._note(own, step)
            if frame.inner[node]:
                self._run_regions(node, step)

    def _run_regions(self, node: int, step: Steps) -> None:
        op = self.frame.ops[node]
        for value in op.results:
            if value in self.users.own:
                self._note(self.users.own[value], step)
        for one in inner_nodes(op, self.users):
            self._note(one, step)
            self.inside[one] = node

    def _hand_on(self) -> None:
        """Values that are nodes compute nothing: their users do."""
        for node in self.results:
            self.place[node] = self.end, self.end
        placed, subjects = frozenset(self.place), self.users.built.subjects
        for edge in range(len(self.users.end) - 1, -1, -1):
            start, stop = self.users.start[edge], self.users.end[edge]
            is_value = start not in placed and isinstance(subjects[start], Value)
            if stop in self.place and is_value and start != stop:
                self._note(start, self.place[stop])
                if stop in self.inside:
                    self.inside[start] = self.inside[stop]

    def _available(self) -> list[int]:
        frame = self.frame
        found = [-1] * len(frame.sizes)
        for node, outs in enumerate(frame.outs):
            step = self.step_of.get(node)
            if step is None:
                step = max((found[number] for number in frame.ins[node]), default=-1)
            for out in outs:
                found[out] = step
        return found

    def _depths(self) -> list[int]:
        """By value how many ops one after the other make it of what is in memory then, of DEEP."""
        frame, found = self.frame, [0] * len(self.frame.sizes)
        for node, (ins, outs) in enumerate(zip(frame.ins, frame.outs, strict=True)):
            if node in self.step_of or not outs:
                continue
            last = self.avail[outs[0]]
            own = frame.kinds[node] is not Held.VIEW
            depth = max((found[k] for k in ins if self.avail[k] == last), default=0) + own
            for out in outs:
                found[out] = depth
        most: dict[int, int] = {}
        for number, depth in enumerate(found):
            most[self.avail[number]] = max(most.get(self.avail[number], 0), depth)
        return [
            depth if most[last] <= DEEP else -(-depth * DEEP // most[last])
            for depth, last in zip(found, self.avail, strict=True)
        ]

    @cached_property
    def ordered(self) -> dict[tuple[int, int], int]:
        return self.orders()

    def orders(self) -> dict[tuple[int, int], int]:
        found: dict[tuple[int, int], int] = {}
        for number, readers in self.nodes.needed.items():
            step = self.steps.get(self.maker.get(number, -1))
            for _, term in readers:
                if step is not None and number in self.frame.copies and term.what is What.NEED:
                    found[term.number, term.place] = step[1]
        return found

    def until(self, edge: int) -> int:
        """The last time at which what an edge hands on is read, or put in another order."""
        users = self.users
        step = self.ordered.get((users.end[edge], users.operand[edge]))
        return PHASES * (self.when(edge)[1] if step is None else step)

    def when(self, edge: int) -> Steps:
        """The first and the last step at which what an edge hands on is read."""
        stop = self.users.end[edge]
        if stop in self.users.shared:
            return self.place[stop]
        return self.reads.get((stop, self.users.maker(edge, self.number)), self.place[stop])

    def edges(self, source: Source) -> list[int]:
        """The edges to users in this frame, the one that reads last being the last."""
        end = self.users.end
        found = [edge for edge in self.users.of[source] if end[edge] in self.place]
        number = self.number.get(source, -1)
        loop = self.loops.get(number, -1)
        if loop >= 0:  # its body has edges of its own
            found = [edge for edge in found if self.inside.get(end[edge]) != loop]
        return sorted(found, key=lambda edge: self.place[end[edge]][1])

    def onward(self, edge: int) -> list[tuple[int, int]]:
        """By what the reader of an edge hands on what it reads, if it keeps nothing itself: such
        edges, and before each the time at which it has moved that, `AT_ONCE` of what it is given.
        """
        stop = self.users.end[edge]
        number = self.number.get((stop, 0), -1)
        if stop in self.results:
            return []
        if stop in self.users.shared or (number < 0 and self.users.is_value(stop)):
            return [(AT_ONCE, one) for one in self.edges((stop, 0))]
        if not self.is_read_later(number):
            return []
        turn = PHASES * self.avail[number] + 2 + self.depth[number]
        return [(turn, one) for one in self.edges((stop, 0))]

    def is_read_later(self, number: int) -> bool:
        """True if a value is computed by its readers."""
        return number >= 0 and self.held.store[number] < 0
