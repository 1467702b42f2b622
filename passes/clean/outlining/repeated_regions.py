"""Finds the regions of a block that repeat: stretches of ops that are alike and wired alike.

Ops are numbered by what they are; stretches of these numbers that repeat with a period are runs. A
run is cut into copies where fewest values cross. Copies of all runs whose ops take what they make
themselves from the same places are one class: the layers of a forward pass, of a backward pass, the
updates of their weights. What stands apart belongs to no region.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from shardwright.ir.core import Op, Value, callee
from shardwright.passes.clean.outlining.apart import Apart, find_apart, misplaced
from shardwright.passes.clean.outlining.repeated_runs import (
    Ints,
    Run,
    numbered,
    runs_of,
    without_overlaps,
)
from shardwright.passes.clean.unrolling.copies import CALL
from shardwright.spec import plan
from shardwright.spec.op import Sig

PERIODS = 64  # that are looked at where nobody says
OUTSIDE = (-1, 0)

Place = tuple[int, int]  # the number of an op of a region, and of its result


@dataclass(frozen=True)
class Alike:
    """Regions that are alike.

    starts   numbers of the first ops of the copies, among `ops`
    length   ops of a copy
    params   by parameter what each copy takes for it
    results  what is used outside of some copy
    """

    ops: Sequence[Op]
    starts: tuple[int, ...]
    length: int
    params: tuple[tuple[Value, ...], ...]
    results: tuple[Place, ...]

    def copy(self, number: int) -> Sequence[Op]:
        """The ops of a copy."""
        start = self.starts[number]
        return self.ops[start : start + self.length]

    @property
    def saved(self) -> int:
        """Ops that go when the copies are calls of a function."""
        return (len(self.starts) - 1) * self.length - len(self.starts)


def alike(
    ops: Sequence[Op], least: int, periods: int = PERIODS, rows: Collection[str] = ()
) -> tuple[list[Alike], Apart]:
    """Classes of regions of at least so many ops, in program order, and what belongs to none.
    `periods`: how many are looked at. `rows`: functions whose calls belong to none.

    No two overlap.
    """
    return settled(ops, least, lambda own: _classes(own, least, periods), rows)


def settled(
    ops: Sequence[Op], least: int, classes: Callable[[Sequence[Op]], list[Alike]],
    rows: Collection[str] = (),
) -> tuple[list[Alike], Apart]:  # fmt: skip
    """Classes among the ops of a block that do not stand apart, and what does, once the two fit."""
    if len(ops) < 2 * least:
        return [], Apart()
    banned: set[Sig] = set()
    while True:
        apart = find_apart(ops, least, banned)
        apart.shared.update(_calls(ops, rows, banned))
        found = classes([op for op in ops if op not in apart and not op.is_terminator])
        copies = [one.copy(number) for one in found for number in range(len(one.starts))]
        wrong = misplaced(ops, copies, apart)
        if not wrong:
            return found, apart
        banned |= wrong


def _calls(ops: Sequence[Op], names: Collection[str], banned: Collection[Sig]) -> list[Op]:
    """Those that call functions of these names."""
    if not names:
        return []
    calls = [op for op in ops if op.name == CALL and op.sig not in banned]
    return [op for op in calls if callee(op) in names]


def _classes(own: Sequence[Op], least: int, periods: int) -> list[Alike]:
    column = numbered([kind(op) for op in own])
    copies: dict[object, list[int]] = {}
    lengths: dict[object, int] = {}
    for start, length in repeated(own, column, least, periods):
        key = column[start : start + length].tobytes(), *wired(own, start, length)
        copies.setdefault(key, []).append(start)
        lengths[key] = length
    found = [
        class_of(own, sorted(starts), lengths[key])
        for key, starts in copies.items()
        if len(starts) > 1
    ]
    return sorted((one for one in found if one.saved > 0), key=lambda one: one.starts)


# --- runs


def repeated(
    own: Sequence[Op], column: Ints, least: int, periods: int
) -> Iterator[tuple[int, int]]:
    """Starts and lengths of stretches of at least so many ops whose numbers repeat."""
    for run, starts in copies_of(without_overlaps(runs_of(column, least, periods), len(own)), own):
        for start in starts:
            yield start, run.period


def copies_of(runs: Iterable[Run], own: Sequence[Op]) -> Iterator[tuple[Run, range]]:
    """By run the starts of the copies that it is cut into."""
    uses = _uses(own)
    for run in runs:
        yield run, _starts(run, _crossing(run, uses))


def kind(op: Op) -> object:
    """What an op is, wherever its operands come from and whatever it is called."""
    shardings = tuple([value.sharding for value in op.results])
    notes = op.notes.without(plan.REASON) if plan.REASON in op.notes else op.notes
    if not op.regions:
        return op.sig, notes, shardings
    return op.sig, notes, shardings, inside(op)


def inside(op: Op) -> tuple[object, ...]:
    """What the regions of an op hold, values by where they are made."""
    number: dict[Value, int] = {}
    outer: dict[Value, int] = {}
    found: list[object] = []
    for inner in op.walk():
        for region in inner.regions:
            for block in region.blocks:
                for value in block.args:
                    number[value] = len(number)
                    found.append((value.type, value.sharding))
        if inner is op:
            continue
        for value in inner.results:
            number[value] = len(number)
        # What is from outside counts by the order in which it is first used.
        taken = [
            number[value] if value in number else ~outer.setdefault(value, len(outer))
            for value in inner.operands
        ]
        shardings = [value.sharding for value in inner.results]
        found.append((inner.sig, inner.notes, tuple(taken), tuple(shardings)))
    return tuple(found)


def _uses(ops: Sequence[Op]) -> list[list[list[int]]]:
    """By op, by result the ops of the block that use it, or hold one that does."""
    at = {op: number for number, op in enumerate(ops)}
    return [
        [
            sorted(at[u] for u in (_around(user, op) for user in value.users()) if u in at)
            for value in op.results
        ]
        for op in ops
    ]


def _crossing(run: Run, uses: Sequence[Sequence[Sequence[int]]]) -> Ints:
    """By place between ops of a run (0 is before the first) the values that a cut there parts.

    What is used more than a period later crosses some cut wherever they are.
    """
    change = np.zeros(run.end - run.start + 2, np.int64)
    for number in range(run.start, run.end):
        for users in uses[number]:
            near = [user for user in users if user < min(number + run.period, run.end)]
            if near:
                change[number + 1 - run.start] += 1
                change[near[-1] + 1 - run.start] -= 1
    return np.cumsum(change)


def _around(user: Op, sibling: Op) -> Op:
    """The op of the block of `sibling` that a user is, or is in."""
    while user.block is not sibling.block:
        parent = user.parent
        assert parent is not None
        user = parent
    return user


def _starts(run: Run, crossing: Ints) -> range:
    """The copies of a run, cut where few values cross; of equal cuts the first.

    A value that crosses a cut counts as an op that is left out.
    """
    span, period = run.end - run.start, run.period

    def cost(offset: int) -> int:
        cuts = np.arange(offset, span + 1, period)
        return int(crossing[cuts].sum()) - period * (len(cuts) - 1)

    best = min(range(min(period, span - 2 * period + 1)), key=cost)
    first = run.start + best
    return range(first, first + (span - best) // period * period, period)


# --- classes


def wired(
    ops: Sequence[Op], start: int, length: int
) -> tuple[tuple[Place, ...], tuple[object, ...]]:
    """Where ops of a copy take their operands, and the types of what is taken from outside."""
    here = {op: number for number, op in enumerate(ops[start : start + length])}
    values = [value for op in here for value in taken(op)]
    places = tuple([_place(value, here) for value in values])
    types = [
        (value.type, value.sharding)
        for value, place in zip(values, places, strict=True)
        if place == OUTSIDE
    ]
    return places, tuple(types)


def taken(op: Op) -> list[Value]:
    """The operands of an op, and what ops of its regions take from outside of it."""
    if not op.regions:
        return op.operands
    inside = {value for inner in op.walk() if inner is not op for value in inner.results}
    inside |= {
        value
        for inner in op.walk()
        for region in inner.regions
        for block in region.blocks
        for value in block.args
    }
    found = [
        value for inner in op.walk() if inner is not op for value in inner.operands
        if value not in inside
    ]  # fmt: skip
    return [*op.operands, *dict.fromkeys(found)]


def _place(value: Value, here: dict[Op, int]) -> Place:
    maker = value.op
    if maker is None or maker not in here:
        return OUTSIDE
    return here[maker], value.index


def class_of(ops: Sequence[Op], starts: Sequence[int], length: int) -> Alike:
    """Parameters and results of copies that are alike."""
    columns: list[list[Value]] = []
    results = set[Place]()
    for start in starts:
        copy = ops[start : start + length]
        here = {op: number for number, op in enumerate(copy)}
        columns.append([v for op in copy for v in taken(op) if _place(v, here) == OUTSIDE])
        results.update(
            (number, value.index)
            for op, number in here.items()
            for value in op.results
            if any(_around(user, op) not in here for user in value.users())
        )
    params = tuple(dict.fromkeys(zip(*columns, strict=True)))
    return Alike(ops, tuple(starts), length, params, tuple(sorted(results)))
