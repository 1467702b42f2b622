"""Concurrent streams of a device: one computes, the others move data.

Each stream does its tasks in order; a task starts when the stream is free and what it needs is
done. Transfers in flight at the same time share the links of a level: where their shares add up to
more than the level has, all of them there slow down alike. A transfer in flight takes from
computing a part of the time, as its kernels occupy units and memory. Times are whole picoseconds.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from math import ceil
from typing import NamedTuple

COMPUTE = -1  # the number of the stream that computes; others count from 0


class Task(NamedTuple):
    """Work of a stream. `shares`: part of its time that each level's links are taken."""

    key: int
    time: int
    stream: int
    needs: tuple[int, ...]  # keys
    shares: tuple[float, ...] = ()
    is_transfer: bool = False


class Event(NamedTuple):
    """A task that was done, from `start` to `end` picoseconds."""

    key: int
    stream: int
    start: int
    end: int


class _Flight:
    """A task under way: work left at `since`, done at `rate` of full speed."""

    __slots__ = ("end", "left", "rate", "since", "start", "task")

    left: float
    rate: float

    def __init__(self, task: Task, now: int) -> None:
        self.task = task
        self.start = self.since = now
        self.left: float = task.time
        self.rate: float = 1.0
        self.end = now + task.time

    def go_on(self, now: int, rate: float) -> None:
        """From now on at another speed."""
        if rate != self.rate:
            self.left -= (now - self.since) * self.rate
            self.since, self.rate = now, rate
            # Rounded up to whole picoseconds, so that two simulators agree (decision 0024).
            self.end = now + max(0, ceil(self.left / rate))


class Streams:
    """The state of all streams; `transfers` of them move data.

    `interference`: the part of its time that a transfer in flight takes from computing.
    """

    def __init__(self, transfers: int, shares_links: bool, interference: float = 0.0) -> None:
        self.now = self.computed = self.exposed = self.bubble = 0
        self.events: list[Event] = []
        self.done: set[int] = set()
        self._tasks: deque[Task] = deque()
        self._queues: list[deque[Task]] = [deque() for _ in range(transfers)]
        self._flights: list[_Flight | None] = [None] * transfers
        self._shares_links = shares_links
        self._beside = 1.0 - interference  # speed of computing beside transfers
        self._current: _Flight | None = None

    def add(self, tasks: Iterable[Task]) -> None:
        """Put tasks in line."""
        for task in tasks:
            if task.stream == COMPUTE:
                self._tasks.append(task)
            else:
                self._queues[task.stream].append(task)

    def run(self, drain: bool = True) -> None:
        """Go on until all is done; without `drain`, until all computing is done."""
        while True:
            self._start_tasks()
            if self._current is None and not self._tasks and not (drain and self._is_moving()):
                return
            self._advance()

    def wait(self, computed: int, exposed: int, bubble: int = 0) -> None:
        """Let time pass in which something else runs, or nothing."""
        self.now += computed + exposed + bubble
        self.bubble += bubble
        self.computed += computed
        self.exposed += exposed

    def pending(self, base: int) -> tuple[tuple[int, int, int], ...]:
        """Unfinished tasks, when nothing computes: stream, key less `base`, picoseconds left."""
        found: list[tuple[int, int, int]] = []
        for stream, (flight, queue) in enumerate(zip(self._flights, self._queues, strict=True)):
            if flight is not None:
                left = flight.left - (self.now - flight.since) * flight.rate
                found.append((stream, flight.task.key - base, ceil(left)))
            found += [(stream, task.key - base, task.time) for task in queue]
        return tuple(found)

    def _is_moving(self) -> bool:
        return any(self._flights) or any(self._queues)

    def _start_tasks(self) -> None:
        done = self.done
        changed = False
        for stream, queue in enumerate(self._queues):
            # In order: a greedy choice could let a faster part slow the whole (decision 0024).
            if self._flights[stream] is None and queue and done.issuperset(queue[0].needs):
                self._flights[stream] = _Flight(queue.popleft(), self.now)
                changed = True
        if self._current is None and self._tasks and done.issuperset(self._tasks[0].needs):
            self._current = _Flight(self._tasks.popleft(), self.now)
            changed = True
        if changed:
            self._share()

    def _share(self) -> None:
        """Set the speed of everything under way."""
        flights = [flight for flight in self._flights if flight is not None]
        if self._current is not None and not self._current.task.is_transfer:
            # Without interference hidden collectives would cost nothing (decision 0027).
            self._current.go_on(self.now, self._beside if flights else 1.0)
        if not self._shares_links or not flights:
            return
        shares = [flight.task.shares for flight in flights]
        loads = [sum(level) for level in zip(*shares, strict=True)]
        for flight in flights:
            crossed = [load for load, share in zip(loads, flight.task.shares, strict=True) if share]
            flight.go_on(self.now, 1.0 / max(1.0, *crossed, 1.0))

    def _advance(self) -> None:
        """Go to the next time at which something is done."""
        current = self._current
        ends = [flight.end for flight in self._flights if flight is not None]
        if current is not None:
            ends.append(current.end)
        assert ends, "tasks wait for what never comes"
        then = min(ends)
        passed = then - self.now
        if current is None or current.task.is_transfer:
            self.exposed += passed
        else:
            self.computed += passed
        self.now = then
        if current is not None and current.end == then:
            self._finish(current.task, current.start)
            self._current = None
        landed = False
        for stream, flight in enumerate(self._flights):
            if flight is not None and flight.end == then:
                self._finish(flight.task, flight.start)
                self._flights[stream] = None
                landed = True
        if landed:
            self._share()

    def _finish(self, task: Task, start: int) -> None:
        self.done.add(task.key)
        self.events.append(Event(task.key, task.stream, start, self.now))
