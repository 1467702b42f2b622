"""Finds runs of calls of one function, and moves what stands among them out of the way."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from shardwright.backends.collectives import shard_index_axes
from shardwright.ir.core import Block, Func, Module, Op, Value, callee

LEAST = 3  # calls of a loop
CALL = "func.call"


@dataclass(frozen=True)
class Roll:
    """Calls of one function that follow each other, and are all its calls.

    same     operands that all calls have together
    carried  by operand the result of the call before that it is
    """

    func: Func
    calls: tuple[Op, ...]
    same: frozenset[int]
    carried: Mapping[int, int]

    def operands(self, position: int) -> tuple[Value, ...]:
        """What the calls take at a position."""
        return tuple(call.operands[position] for call in self.calls)

    def results(self, position: int) -> tuple[Value, ...]:
        """What the calls give at a position."""
        return tuple(call.results[position] for call in self.calls)


def find_rolls(module: Module, body: Block, whole: Collection[Value]) -> list[Roll]:
    """The runs of a block, in order; its ops are reordered so that each stands together.

    What calls of `whole` values give stays a variable of its own: they are in no run.
    """
    callers: dict[str, list[Op]] = {}
    for op in module.walk():
        if "callee" in op.attrs:
            callers.setdefault(callee(op), []).append(op)
    found: list[Roll] = []
    for name, calls in callers.items():
        if len(calls) < LEAST or any(op.name != CALL or op.block is not body for op in calls):
            continue
        func = module.func(name)
        if func is None or shard_index_axes(module, name) is not None:
            continue
        runs = _gather(body, frozenset(calls))
        if len(runs) == 1 and (roll := _roll(func, runs[0], whole)) is not None:
            found.append(roll)
    place = {op: number for number, op in enumerate(body.ops)}
    return sorted(found, key=lambda roll: place[roll.calls[0]])


def _gather(body: Block, calls: Collection[Op]) -> list[list[Op]]:
    """The runs of some calls. If all are one, what stands among them is moved before or behind."""
    before: list[Op] = []
    run: list[Op] = []
    behind: list[Op] = []
    since: list[Op] = []  # the last call
    made = set[Value]()  # by the run, or from what it made
    for op in body.ops:
        if op not in calls:
            (since if run else before).append(op)
            if any(value in made for value in _read(op)):
                made.update(op.results)
            continue
        late = {op for op in since if any(value in made for value in op.results)}
        late_values = {value for one in (*behind, *late) for value in one.results}
        is_stuck = any(not one.sig.is_erasable for one in since)
        if is_stuck or any(value in late_values for value in op.operands):
            return [run, [op]]
        before += [one for one in since if one not in late]
        behind += [one for one in since if one in late]
        since = []
        run.append(op)
        made.update(op.results)
    body.set_ops([*before, *run, *behind, *since])
    return [run]


def _read(op: Op) -> Sequence[Value]:
    if not op.regions:
        return op.operands
    return [value for inner in op.walk() for value in inner.operands]


def _roll(func: Func, calls: Sequence[Op], whole: Collection[Value]) -> Roll | None:
    """A run as a loop; None if a call takes what an earlier one gave that is not the one before."""
    columns = list(zip(*[call.operands for call in calls], strict=True))
    same = frozenset(p for p, values in enumerate(columns) if len(set(values)) == 1)
    made = {value: (k, value.index) for k, call in enumerate(calls) for value in call.results}
    carried: dict[int, int] = {}
    for position, values in enumerate(columns):
        if not any(value in made for value in values):
            continue
        number = made.get(values[1], (0, -1))[1]
        if any(made.get(value) != (k, number) for k, value in enumerate(values[1:])):
            return None
        carried[position] = number
    is_whole = any(call.results[number] in whole for call in calls for number in carried.values())
    return None if is_whole else Roll(func, tuple(calls), same, carried)
