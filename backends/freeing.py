"""Finds where a written function can let go of its values: `del` behind their last reader.

A name is let go of when no value that is spelled by it is read any more. Lines with `del` are
grouped: one is written when what waits to be let go of has more than `slack` bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from shardwright.backends.liveness import Liveness
from shardwright.backends.names import words
from shardwright.ir.core import Func, Op, Value

SMALLEST = 1024  # bytes; what is smaller is not worth a line
SHARE = 64  # of what a program holds at most, as much may wait to be let go of

Shares = Callable[[Op], Sequence[Value]]  # operands whose memory the results of an op have


class Memory(NamedTuple):
    """What a target tells of the memory of results: whose they have as a rule, and can have."""

    shares: Shares
    may_share: Shares


def slack_of(main: Func) -> int:
    """The bytes that may wait to be let go of in a program."""
    return max(SMALLEST, _most_held(main) // SHARE)


def _most_held(main: Func) -> int:
    """The bytes that a function holds at most between its ops, its arguments among them."""
    last: dict[Value, Op] = {}
    for op in main.body.ops:
        for inner in op.walk():
            last.update(dict.fromkeys(inner.operands, op))
    given = frozenset(main.args)
    ends: dict[Op, int] = {}
    for value, op in last.items():
        if value not in given:
            ends[op] = ends.get(op, 0) + value.type.bytes
    held = most = sum(value.type.bytes for value in main.args)
    for op in main.body.ops:
        held += sum(value.type.bytes for value in op.results if value in last)
        most = max(most, held)
        held -= ends.get(op, 0)
    return most


class Freeing:
    """The names of a function that hold tensors; without `memory` none needs to be let go of."""

    def __init__(self, liveness: Liveness, memory: Memory | None, slack: int) -> None:
        self._liveness = liveness
        self._dying = liveness.dying
        self._shares = None if memory is None else memory.shares
        self._slack = slack
        self._held: dict[str, dict[Value, None]] = {}  # by name what it spells that will be read
        self._names: dict[Value, list[str]] = {}  # that spell a value
        self._bytes: dict[Value, int] = {}  # of the memory behind a value
        self._waiting: list[dict[str, int]] = [{}]  # bytes by name, per open block

    def own(self, *names: str) -> None:
        """Names hold, or will hold, tensors of this function."""
        if self._shares is not None:
            self._held.update((name, {}) for name in names if name not in self._held)

    def spell(self, value: Value, text: str) -> None:
        """A value is spelled by a text."""
        if not self._held or not self._liveness.reads(value):
            return
        for name in self._known(text):
            self._held[name][value] = None
            self._names.setdefault(value, []).append(name)

    def rebind(self, names: Iterable[str]) -> None:
        """Names hold something else from here on."""
        for name in names:
            for waiting in self._waiting:
                waiting.pop(name, None)

    def is_last(self, name: str, op: Op) -> bool:
        """True if nothing reads a name behind an op."""
        dying = self._dying.get(op, ())
        return all(value in dying for value in self._held.get(name, ()))

    def pass_by(self, op: Op, kept: Collection[str] = ()) -> None:
        """An op is written; names of `kept` hold something else by now."""
        if self._shares is not None:
            self._weigh(op, self._shares(op))
            self._end(self._dying.get(op, ()), kept)

    def end_of(self, op: Op, values: Collection[Value], kept: Collection[str]) -> None:
        """Other names hold values that an op reads last; names of `kept` hold something else."""
        self._end([value for value in self._dying.get(op, ()) if value in values], kept)

    def leave(self, value: Value) -> None:
        """A value is somewhere else from here on."""
        self._end([value], ())

    def moved(self, op: Op) -> None:
        """Other names hold the operands of an op with regions."""
        blocks = (block for region in op.regions for block in region.blocks)
        nested = (inner for block in blocks for one in block.ops for inner in one.walk())
        read = {value for one in nested for value in one.operands}
        self._end([value for value in self._dying.get(op, ()) if value not in read], ())

    def _end(self, values: Iterable[Value], kept: Collection[str]) -> None:
        for value in values:
            for name in self._names.pop(value, ()):
                held = self._held[name]
                held.pop(value, None)
                if not held and name not in kept:
                    self.drop(name, self.size(value))

    def due(self) -> list[str]:
        """The names that wait, if they are worth a line."""
        return self.all() if sum(self._waiting[-1].values()) > self._slack else []

    def drop(self, name: str, size: int) -> None:
        """A name is read no more."""
        if self._shares is not None and size >= SMALLEST:
            self._waiting[-1][name] = size

    def unread(self, values: Sequence[Value]) -> list[str]:
        """The name `_`, if it holds one of these values and that is worth a line."""
        sizes = [self.size(value) for value in values if not self._liveness.reads(value)]
        return ["_"] if self._shares is not None and max(sizes, default=0) >= SMALLEST else []

    def all(self) -> list[str]:
        """All names that wait."""
        waiting = self._waiting[-1]
        names = list(waiting)
        waiting.clear()
        return names

    @contextmanager
    def block(self) -> Generator[None]:
        """Around a block of lines that may run several times, or not at all."""
        self._waiting.append({})
        yield
        self._waiting.pop()

    def size(self, value: Value) -> int:
        """Bytes of the memory behind a value."""
        return self._bytes.get(value, value.type.bytes)

    def _known(self, text: str) -> list[str]:
        if text in self._held:
            return [text]
        return [] if text.isidentifier() else sorted(words(text) & self._held.keys())

    def _weigh(self, op: Op, shared: Sequence[Value]) -> None:
        """Note the memory behind an op's results: a small slice may keep a large tensor."""
        if not shared:
            return
        behind = max(self.size(value) for value in shared)
        widest = max(value.type.bytes for value in shared)
        for value in op.results:
            own = value.type.bytes
            self._bytes[value] = behind if own > widest else max(own, behind)
