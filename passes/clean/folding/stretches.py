"""Where the equal layers of a short program follow each other, and what repeating that gives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from shardwright.passes.clean.folding.layers import Layer
from shardwright.passes.clean.folding.shorten import BEFORE, BEHIND, Gap

T = TypeVar("T")  # an op, or what else is of layers: a kernel


class Irregular(Exception):
    """The layers of a short program do not tell what more of them would look like."""


class Placed(NamedTuple, Generic[T]):
    """An op of the short program at a place in the long one. `shift`: by how many layers it is
    further on there; None of what is of no inner layer.
    """

    op: T
    shift: int | None


@dataclass(frozen=True)
class Rows(Generic[T]):
    """The layers of ops, or of kernels.

    of     by op its layer
    at     by op its number in its layer
    items  by layer its ops
    """

    of: Mapping[T, Layer]
    at: Mapping[T, int]
    items: Mapping[Layer, Sequence[T]]


def repeated(ops: Sequence[T], rows: Rows[T], gaps: Sequence[Gap]) -> list[Placed[T]]:
    """The ops of the long program in their order. Raises Irregular."""
    order = _Order(ops, rows, gaps)
    for stack, gap in enumerate(gaps):
        if gap.many:
            order.repeat(stack)
    return list(order.placed())


class _Order(Generic[T]):
    def __init__(self, ops: Sequence[T], rows: Rows[T], gaps: Sequence[Gap]) -> None:
        self.ops, self.rows, self.gaps = ops, rows, gaps
        self.at = {op: place for place, op in enumerate(ops)}
        self.more: dict[int, list[Placed[T]]] = {}  # by place what is repeated before it
        self.shifts: dict[T, int] = {}  # of ops of inner layers, as they stand there

    def placed(self) -> Iterator[Placed[T]]:
        for place, op in enumerate(self.ops):
            yield from self.more.get(place, ())
            yield Placed(op, self.shifts.get(op))
        yield from self.more.get(len(self.ops), ())

    def repeat(self, stack: int) -> None:
        """Repeat all stretches of a stack."""
        inner = [self.rows.items.get(Layer(stack, number), []) for number in self.gaps[stack].inner]
        left = set(range(len(inner[0])))
        for number in range(len(inner[0])):
            if number in left:
                numbers = self._repeat(stack, [ops[number] for ops in inner])
                if not numbers <= left:
                    raise Irregular
                left -= numbers

    def _repeat(self, stack: int, ops: Sequence[T]) -> set[int]:
        """Repeat the stretch of ops that are the same of all inner layers; the numbers in their
        layer of all ops in it.
        """
        places = [self.at[op] for op in ops]
        step = 1 if places[0] < places[1] else -1
        turns = places[::step]
        if turns != sorted(turns):
            raise Irregular
        starts = list(zip(turns, turns[1:], strict=False))
        periods = [self._period(stack, start, end) for start, end in starts]
        for one, other in zip(periods, periods[1:], strict=False):
            if [(number, layer + step) for number, layer in one] != other:
                raise Irregular
        start, end = starts[(BEFORE if step > 0 else BEHIND) - 1]
        numbers = {number for number, _ in periods[0]}
        if len(numbers) < len(periods[0]):
            raise Irregular
        gone = self.gaps[stack].many
        shifts = range(1, gone + 1) if step > 0 else range(gone - 1, -1, -1)
        own = self.ops[start:end]
        self.more.setdefault(end, []).extend(Placed(op, k) for k in shifts for op in own)
        for number in self.gaps[stack].inner:
            for which in numbers:
                op = self.rows.items[Layer(stack, number)][which]
                self.shifts[op] = gone if (self.at[op] >= end) == (step > 0) else 0
        return numbers

    def _period(self, stack: int, start: int, end: int) -> list[tuple[int, int]]:
        """The ops between two places: the number of each in its layer, and that of its layer."""
        found: list[tuple[int, int]] = []
        for op in self.ops[start:end]:
            layer = self.rows.of.get(op)
            if layer is None or layer.stack != stack or layer.number not in self.gaps[stack].inner:
                raise Irregular
            found.append((self.rows.at[op], layer.number))
        return found
