"""What loops only add up: partial results of which the sum over devices is taken behind the loop.

Where a loop adds a sum over devices to what it carries, each device adds up its part instead, and
one sum behind the loop is enough (`sum-after-loops`, `scatter-after-loops`). In the body nothing is
summed then, nor does anything wait for that; and what is carried is as large as a part. So it is
where a loop in a loop gathers such results, layer by layer.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from shardwright.ir.core import Value
from shardwright.passes.cost.liveness.frame import Frame, Held, spreads
from shardwright.spec.op import TERMS

_ADD = "add"  # the kind of partial results that are added up


class LateSums(NamedTuple):
    """Of a program.

    added  results of ops in loops of which the sum is taken behind these
    held   by result of a loop those that it holds the sum of, or one beside the other
    inner  such results of loops that an outer loop adds up
    """

    added: frozenset[Value]
    held: Mapping[Value, Sequence[Value]]
    inner: frozenset[Value]


NO_SUMS = LateSums(frozenset(), {}, frozenset())


def late_sums(main: Frame) -> LateSums:
    """Of the loops in a frame, and in those of its regions."""
    return _LateSums().run(main)


class _LateSums:
    def __init__(self) -> None:
        self.added: dict[Value, None] = {}
        self.held: defaultdict[Value, list[Value]] = defaultdict(list)
        self.inner: dict[Value, None] = {}

    def run(self, main: Frame) -> LateSums:
        waiting = [main]
        while waiting:
            frame = waiting.pop()
            for node, regions in enumerate(frame.inner):
                waiting += regions
                if frame.kinds[node] is Held.LOOP:
                    self.look(frame, node)
        return LateSums(frozenset(self.added), dict(self.held), frozenset(self.inner))

    def look(self, frame: Frame, node: int) -> None:
        """What a loop adds up."""
        body = _Body(frame.inner[node][1])
        for place in range(len(body.frame.args)):
            for number in body.terms(place):
                self.find(body, number, [frame.values[frame.outs[node][place]]])

    def find(self, body: _Body, number: int, holders: Sequence[Value]) -> None:
        """What makes a value that is added up in loops with such results."""
        origin = body.origin(number)
        if origin < 0:
            return
        frame, node, value = body.frame, body.maker[origin], body.frame.values[origin]
        if frame.kinds[node] is not Held.LOOP:
            self.added[value] = None
            for holder in holders:
                self.held[holder].append(value)
            return
        place = frame.outs[node].index(origin)
        if not body.is_constant(frame.ins[node][place]):
            return
        inner = _Body(frame.inner[node][1])
        for term in [*inner.terms(place), *inner.written(place)]:
            self.inner[value] = None
            self.find(inner, term, [*holders, value])


class _Body:
    """A loop's body, with who reads and who makes its values."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.readers: list[list[int]] = [[] for _ in frame.sizes]
        self.maker = [-1] * len(frame.sizes)
        for node, (ins, outs) in enumerate(zip(frame.ins, frame.outs, strict=True)):
            for number in ins:
                self.readers[number].append(node)
            for number in outs:
                self.maker[number] = node
        for number in frame.returned:
            self.readers[number].append(-1)

    def terms(self, place: int) -> list[int]:
        """What is added to a carried value until it is what the body returns in its place; none if
        it is read otherwise.
        """
        found, number, frame = list[int](), self.frame.args[place], self.frame
        while number != frame.returned[place]:
            node = self.only(number)
            if node < 0 or not self.adds(node, frame.ins[node].index(number)):
                return []
            found += [other for other in frame.ins[node] if other != number]
            (number,) = frame.outs[node]
        return found if self.readers[number] == [-1] else []

    def written(self, place: int) -> Iterator[int]:
        """What is written into a carried value that the body does nothing else with."""
        frame = self.frame
        node = self.only(frame.args[place])
        if node < 0 or frame.kinds[node] is not Held.UPDATE or frame.ops[node].regions:
            return
        is_home = frame.outs[node] == [frame.returned[place]]
        if is_home and frame.ins[node][0] == frame.args[place]:
            yield frame.ins[node][1]

    def origin(self, number: int) -> int:
        """The value that is read by nobody else, under other names, or in another order, than by
        who reads `number`; -1 if there is none that the body makes.
        """
        while self.only(number) >= 0:
            node = self.maker[number]
            if node < 0 or not self.renames(node):
                return number if node >= 0 else -1
            number = self.frame.ins[node][0]
        return -1

    def renames(self, node: int) -> bool:
        row = self.frame.ops[node].row
        return self.frame.kinds[node] is Held.VIEW or (row is not None and row.held == "turn")

    def only(self, number: int) -> int:
        """The only node that reads a value, -1 if there is none."""
        readers = self.readers[number]
        return readers[0] if len(readers) == 1 else -1

    def is_constant(self, number: int) -> bool:
        node = self.maker[number]
        return node >= 0 and spreads(self.frame.ops[node])

    def adds(self, node: int, operand: int) -> bool:
        return operand in TERMS.get(self.frame.ops[node].name, {}).get(_ADD, ())
