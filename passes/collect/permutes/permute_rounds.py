"""Lowers block moves between devices, step by step, to rounds of collective_permute.

What is sent in a step is what devices had before it. The moves of a step become as few permutes as
can be (`matchings`), none of which needs another one's result, and which carry nothing but blocks
that are to be moved. Tables say per device which rows it sends, and where what it got is. A device
either gets blocks that it did not have, or adds what it gets to its own; sums are made when a block
is sent on, or at the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from shardwright.ir.core import Value
from shardwright.passes.collect.permutes.array_ops import ArrayOps, Rows
from shardwright.passes.collect.permutes.matchings import Ends, Matching, matchings
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attribute, Attrs, Dialect, Number, String
from shardwright.spec.links import PERMUTE
from shardwright.spec.values.fields import dense_table

CHANNEL = Dialect("stablehlo.channel_handle", (("handle", Number(1)), ("type", Number(1))))


class Move(NamedTuple):
    """A device sends what it has of a block to another one."""

    source: int
    target: int
    block: int


class Transfers(NamedTuple):
    """Moves, step by step. `start`: per device the rows that hold its blocks before.

    `reducer`: the op that adds what comes to what is there; "" where it takes its place.
    """

    start: Sequence[Mapping[int, int]]
    turns: Sequence[Sequence[Move]]
    reducer: str = ""


class _Place(NamedTuple):
    """A row of one of the values made so far."""

    value: int
    row: int


_Wanted = Sequence[Sequence[int | None]]  # blocks per device, in rows; None: any


class MoveWriter:
    """Writes transfers at a point of a program, over axes of its mesh.

    `notes`: of the next permute. `later`: of those behind it. `bases`: moves are made in several
    groups alike, whose first devices these are.
    """

    def __init__(
        self, ops: ArrayOps, axes: Sequence[str], notes: Mapping[str, Attribute],
        later: Mapping[str, Attribute] | None = None, bases: Sequence[int] = (0,),
    ) -> None:  # fmt: skip
        self.ops = ops
        self._axes = {plan.AXES: Array(tuple(map(String, axes)))}
        self._bases = bases
        self._notes = dict(notes)
        self._later = dict(notes if later is None else later)

    def write(self, rows: Value, moved: Transfers, wanted: _Wanted) -> Value:
        """Rows with the blocks that each device wants at the end; all devices equally many.

        `rows`: two dims, a flat block per row. Raises KeyError where a device sends or wants what
        it does not have.
        """
        return _Transfer(self, rows, moved).run(wanted)

    def permute(self, value: Value, pairs: Sequence[Ends]) -> Value:
        """One permute."""
        every = [(base + a, base + b) for base in self._bases for a, b in pairs]
        attrs = Attrs({"source_target_pairs": dense_table(every), "channel_handle": CHANNEL})
        notes = Attrs({**self._axes, **self._notes})
        self._notes = self._later
        type = value.type
        return self.ops.builder.op(PERMUTE, [value], [type], attrs, notes=notes).result


class _Transfer:
    """One set of moves: where each device has what, as steps are written."""

    def __init__(self, writer: MoveWriter, rows: Value, moved: Transfers) -> None:
        self._writer, self._ops = writer, writer.ops
        self._moved = moved
        self._values = [rows]
        self._places = [
            {block: [_Place(0, row)] for block, row in start.items()} for start in moved.start
        ]
        self._known: dict[tuple[tuple[Ends, int], ...], tuple[Matching, ...]] = {}

    def run(self, wanted: _Wanted) -> Value:
        for turn in self._moved.turns:
            if turn:
                self._turn(turn)
        return self._had(wanted)

    def _turn(self, turn: Sequence[Move]) -> None:
        waiting: dict[Ends, list[int]] = {}
        for move in turn:
            waiting.setdefault((move.source, move.target), []).append(move.block)
        # Matchings carry only requested blocks; masked all-reduces moved all (decision 0021).
        permutes = self._permutes({ends: len(blocks) for ends, blocks in waiting.items()})
        sent: list[list[int | None]] = [[] for _ in self._places]
        got: list[tuple[int, int, _Place]] = []  # device, block, place
        row = 0
        for blocks, pairs in permutes:
            for device in sent:
                device += [None] * blocks
            for source, target in pairs:
                for k in range(blocks):
                    block = waiting[source, target].pop(0)
                    sent[source][row + k] = block
                    got.append((target, block, _Place(len(self._values), row + k)))
            row += blocks
        self._values.append(self._permuted(self._had(sent), permutes))
        for device, block, place in got:
            places = self._places[device]
            places[block] = [*places[block], place] if self._moved.reducer else [place]

    def _permutes(self, weights: dict[Ends, int]) -> tuple[Matching, ...]:
        """Turns in the middle of a pipeline are alike."""
        key = tuple(sorted(weights.items()))
        if key not in self._known:
            self._known[key] = matchings(weights)
        return self._known[key]

    def _permuted(self, sent: Value, permutes: Sequence[Matching]) -> Value:
        row, arrived = 0, list[Value]()
        for blocks, pairs in permutes:
            part = self._ops.rows(sent, row, row + blocks)
            arrived.append(self._writer.permute(part, pairs))
            row += blocks
        return self._ops.joined(arrived)

    def _had(self, wanted: _Wanted) -> Value:
        """Blocks as devices have them now: what came for a block is added up."""
        places = [
            [[] if block is None else self._places[device][block] for block in blocks]
            for device, blocks in enumerate(wanted)
        ]
        most = max(len(found) for blocks in places for found in blocks)
        total = self._layer(places, 0)
        for layer in range(1, most):
            table = tuple(tuple(int(len(one) > layer) for one in blocks) for blocks in places)
            more = self._layer(places, layer)
            both = self._ops.one(self._moved.reducer, [total, more], total.shape)
            total = self._ops.kept(table, both, total)
        return total

    def _layer(self, places: Sequence[Sequence[Sequence[_Place]]], layer: int) -> Value:
        """Per device and block what came as number `layer`; anything where nothing did."""
        grid = [[one[layer] if len(one) > layer else None for one in blocks] for blocks in places]
        named = [place for blocks in grid for place in blocks if place is not None]
        parts, offsets = list[Value](), dict[int, int]()
        at = 0
        for value in sorted({place.value for place in named}):
            used = [place.row for place in named if place.value == value]
            low, high = min(used), max(used) + 1
            parts.append(self._ops.rows(self._values[value], low, high))
            offsets[value] = at - low
            at += high - low
        numbers = [
            [None if place is None else offsets[place.value] + place.row for place in blocks]
            for blocks in grid
        ]
        return self._ops.picked(self._ops.joined(parts), _filled(numbers, at))


def _filled(numbers: Sequence[Sequence[int | None]], count: int) -> Rows:
    """A table of rows below `count`, with rows that do not matter chosen so that few ops do."""
    columns = [
        {number for number in column if number is not None} for column in zip(*numbers, strict=True)
    ]
    if all(len(found) <= 1 for found in columns):
        (alike,) = _runs([[next(iter(found), None) for found in columns]], count)
        return (alike,) * len(numbers)
    return tuple(_runs(numbers, count))


def _runs(numbers: Sequence[Sequence[int | None]], count: int) -> list[tuple[int, ...]]:
    """Neighbouring rows where what matters are such."""
    found: list[tuple[int, ...]] = []
    for row in numbers:
        begins = {number - k for k, number in enumerate(row) if number is not None}
        begin = min(begins, default=0)
        if len(begins) <= 1 and 0 <= begin <= count - len(row):
            found.append(tuple(range(begin, begin + len(row))))
        else:
            found.append(tuple(number or 0 for number in row))
    return found
