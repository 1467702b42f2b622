"""Live ranges of the buffers of a frame, as spans of steps."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from shardwright.passes.cost.liveness.frame import Frame, Held
from shardwright.passes.cost.liveness.materialized import Fused
from shardwright.passes.cost.liveness.order import Order, Step

SMALLEST = 1024  # bytes that torch scripts let go of by a line of their own
OUTSIDE = -1  # a home that is nobody's operand: of what a branch returns

Steps = NDArray[np.int64]
Homes = Mapping[int, int]  # by position of a returned value the argument it is written over


class Span(NamedTuple):
    """A store in memory from one step to another, both included; `is_result`: it is returned.

    `is_copy`: of an argument that is overwritten while it is still read.
    """

    store: int
    first: int
    last: int
    bytes: int
    is_result: bool = False
    is_copy: bool = False


class Filled:
    """Steps of a hole that are taken: ranges that do not overlap, in order."""

    def __init__(self) -> None:
        self._firsts: list[int] = []
        self._lasts: list[int] = []

    def takes(self, first: int, last: int) -> bool:
        """Take a range if it is free; says whether it was."""
        place = bisect_left(self._firsts, first)
        if place < len(self._firsts) and self._firsts[place] <= last:
            return False
        if place and self._lasts[place - 1] >= first:
            return False
        self._firsts.insert(place, first)
        self._lasts.insert(place, last)
        return True


class Spans:
    """`homed`: by store its home; `copied`: arguments that are copied first."""

    def __init__(
        self,
        frame: Frame,
        held: Fused,
        steps: Sequence[Step],
        homes: Homes,
        homed: Mapping[int, int],
        copied: frozenset[int],
        order: Order,
    ) -> None:
        self.frame, self.held, self.steps = frame, held, steps
        self.homes, self.homed, self.copied = homes, homed, copied
        self.step_of = {node: step for step, nodes in enumerate(steps) for node in nodes}
        self.last = self._last(self.frame.returned)
        self.readers = self._last(()) if homed else self.last
        self.early = self._early() if order.copies else {}
        self.is_eager, self.is_static = order.eager, order.lowers  # results have places throughout
        if order.eager:
            self._keep_small()
        self.holes: list[Span] = []
        self._first_readers: dict[int, int] = {}  # by value, once they are asked for
        self.placed: dict[Span, Span] = {}  # what lies in a hole, and the hole
        self.begins: dict[int, int] = {}  # by result the step of what it is written into

    def _keep_small(self) -> None:
        """What is too small for a line that lets go of it stays until its function returns."""
        frame, held = self.frame, self.held
        end = max(len(self.steps) - 1, 0)
        passed, latest = -1, list[int]()  # by node the last step up to it
        for node in range(len(frame.ops)):
            passed = self.step_of.get(node, passed)
            latest.append(passed)
        for store in range(len(frame.args) + len(frame.captured), len(held.sizes)):
            owner = held.owners[store]
            if held.sizes[store] < SMALLEST and owner not in frame.copies:
                last = latest[frame.ends[owner]] if owner in frame.ends else end
                self.last[store] = max(self.last[store], last)

    def kept(self) -> list[Span]:
        """All spans that take memory of their own."""
        frame, held = self.frame, self.held
        found: list[Span] = []
        returned = {held.store[number] for number in frame.returned}
        inside = self._inside_results(returned) if self.is_static else frozenset[int]()
        for store in range(len(frame.args) + len(frame.captured), len(held.sizes)):
            if held.sizes[store] and store not in inside:
                found += self._span(store, store in returned)
        for argument in sorted(self.copied):
            first = self.step_of[~argument]
            last = max(self.readers[argument], first)
            found.append(Span(argument, first, last, held.sizes[argument], False, True))
        return self._outside_holes([*found, *self._copied_results()])

    def _inside_results(self, returned: Collection[int]) -> frozenset[int]:
        """Stores that results are written over: they are where these are."""
        frame, held = self.frame, self.held
        outside, found = len(frame.args) + len(frame.captured), set[int]()
        for result in returned:
            store = result
            while store >= outside and frame.kinds[held.birth[store]] is Held.UPDATE:
                (source,) = held.over[store]
                is_last = self.last[source] == self.step_of[held.birth[store]]
                if source < outside or not is_last or held.sizes[source] != held.sizes[store]:
                    break
                found.add(source)
                self.begins[result] = self.step_of[held.birth[source]]
                store = source
        return frozenset(found)

    def _span(self, store: int, is_result: bool) -> list[Span]:
        """The span of a store; none where it lies at home from the beginning."""
        held = self.held
        size, first = held.sizes[store], self.step_of[held.birth[store]]
        last = max(self.last[store], first)
        if store in self.homed:
            home, is_result = self.homed[store], False
            if home == OUTSIDE:
                return []
            last = self.step_of[~home] if home in self.copied else self.readers[home]
            if self.is_eager:  # a line's result is there before it is written home
                return [Span(store, first, max(first, last), size)]
            if last < first - 1:
                self.holes.append(Span(home, last + 1, first - 1, held.sizes[home]))
            if last < first or (last == first and home in held.over.get(store, ())):
                return []
        if is_result and self.is_static:
            begin = self.begins.get(store, first)
            if begin:  # what fits lies there until the result is made
                self.holes.append(Span(store, 0, begin - 1, size))
            first = 0
        return [Span(store, self.early.get(store, first), last, size, is_result)]

    def _copied_results(self) -> list[Span]:
        """Returned values that are somebody else's memory: copied when all is done."""
        frame, held = self.frame, self.held
        outside, end = len(frame.args) + len(frame.captured), len(self.steps)
        found, seen = list[Span](), set[int]()
        for index, number in enumerate(frame.returned):
            store, home = held.store[number], self.homes.get(index)
            if self.is_eager and home is None:
                continue  # it is returned as it is
            is_first = store >= outside and store not in seen
            if not is_first and home != store and home != OUTSIDE and frame.sizes[number]:
                found.append(Span(store, end, end, frame.sizes[number], home is None))
            seen.add(store)
        return found

    def _last(self, returned: Sequence[int]) -> list[int]:
        """Per store the step of its last reader; the number of steps for what is returned, -1 for
        what nobody reads.
        """
        frame, held, step_of = self.frame, self.held, self.step_of
        last = [-1] * len(frame.sizes)
        for number in returned:
            last[number] = len(self.steps)
        all_outs, all_ins, pinned = frame.outs, frame.ins, Held.PINNED
        whens = [step_of.get(node, -1) for node in range(len(all_ins))]
        for node in range(len(all_ins) - 1, -1, -1):
            outs, ins = all_outs[node], all_ins[node]
            when = whens[node]
            if when < 0:
                when = last[outs[0]] if outs else -1
            elif frame.kinds[node] is pinned:
                for one, other in zip(ins, outs, strict=True):
                    last[one] = max(last[one], last[other], when)
                continue
            for number in ins:
                if last[number] < when:
                    last[number] = when
        found = [-1] * len(held.sizes)
        for number, store in enumerate(held.store):
            if store >= 0 and found[store] < last[number]:
                found[store] = last[number]
        return found

    def _early(self) -> dict[int, int]:
        """The step where a store can begin as a copy: others still read what it overwrites."""
        frame, held = self.frame, self.held
        found: dict[int, int] = {}
        for step, nodes in enumerate(self.steps):
            for node in nodes:
                if node < 0 or frame.kinds[node] not in (Held.UPDATE, Held.LOOP):
                    continue
                for number, out in zip(frame.ins[node], frame.outs[node], strict=False):
                    source, store = held.store[number], held.store[out]
                    if source != store and self.last[source] > step:
                        found[store] = self.step_of.get(held.birth[source], -1) + 1
        return found

    def _outside_holes(self, spans: list[Span]) -> list[Span]:
        """Spans that do not fit where an overwritten argument was, between its last reader and its
        new value. Larger ones choose first, in text order, of the smallest holes the last: as XLA.
        """
        if not self.holes:
            return spans
        holes = sorted(self.holes, key=lambda hole: (hole.bytes, -hole.store))
        sizes, first, last = np.array([(h.bytes, h.first, h.last) for h in holes], np.int64).T
        inside = [Filled() for _ in holes]
        since, until = np.full(len(holes), -1), np.full(len(holes), -1)  # taken at last
        fitting = _fitting([span for span in spans if not span.is_result], sizes, first, last)
        for span in sorted(fitting, key=lambda span: (-span.bytes, self._text_place(span))):
            able = (first <= span.first) & (span.last <= last) & (span.bytes <= sizes)
            able &= (until < span.first) | (span.last < since)
            for number in np.flatnonzero(able).tolist():
                if inside[number].takes(span.first, span.last):
                    self.placed[span] = holes[number]
                    since[number], until[number] = span.first, span.last
                    break
        return [span for span in spans if span not in self.placed]

    def _text_place(self, span: Span) -> int:
        """The node that makes a store; of a copied argument the first that reads it."""
        if not span.is_copy:
            return self.held.birth[span.store]
        if not self._first_readers:
            all_ins = self.frame.ins
            for node in range(len(all_ins) - 1, -1, -1):
                self._first_readers.update(dict.fromkeys(all_ins[node], node))
        return self._first_readers.get(self.frame.args[span.store], 0)


def _fitting(spans: Sequence[Span], sizes: Steps, first: Steps, last: Steps) -> list[Span]:
    """Spans that fit in some hole; of these the bytes, and the first and last steps."""
    found: list[Span] = []
    by_bytes: dict[int, list[Span]] = {}
    for span in spans:
        by_bytes.setdefault(span.bytes, []).append(span)
    order = np.argsort(first, kind="stable")
    sizes, first, last = sizes[order], first[order], last[order]
    for size, some in by_bytes.items():
        is_large = sizes >= size
        begins, ends = first[is_large], np.maximum.accumulate(last[is_large])
        if not len(begins):
            continue
        wanted = np.array([(span.first, span.last) for span in some], np.int64)
        latest = np.searchsorted(begins, wanted[:, 0], side="right") - 1
        fits = (latest >= 0) & (wanted[:, 1] <= ends[latest])
        found += [some[k] for k in np.flatnonzero(fits).tolist()]
    return found
