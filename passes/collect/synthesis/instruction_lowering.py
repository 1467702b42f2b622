"""Lowers one reduction instruction to collectives, or to permutes where devices stay out.

Values have a row per chunk that a device holds, ascending; all devices have as many rows as the one
that holds most.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from shardwright.ir.build import Builder, reducer_region
from shardwright.ir.core import Op, Value
from shardwright.passes.collect.permutes.array_ops import ArrayOps, Rows
from shardwright.passes.collect.permutes.permute_rounds import CHANNEL, MoveWriter, Transfers
from shardwright.passes.collect.synthesis.group_moves import (
    Turns,
    chain_down,
    chain_pieces,
    chain_up,
    only,
    places,
    ring_gather,
    ring_scatter,
)
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attribute, Attrs, Int, String, Unit
from shardwright.spec.links import ALL_GATHER, ALL_REDUCE, BROADCAST, REDUCE_SCATTER
from shardwright.spec.placement import Groups
from shardwright.spec.sharding_rules.reductions import Collective, Instruction
from shardwright.spec.types import tensor
from shardwright.spec.values.fields import dense_table


class Step(NamedTuple):
    """An instruction where it stands: who works together, which chunks devices hold around it."""

    name: str
    instruction: Instruction
    groups: Groups
    before: tuple[tuple[int, ...], ...]
    after: tuple[tuple[int, ...], ...]

    @property
    def held(self) -> int:
        """Chunks that a device which takes part has before; the most of all."""
        return max(len(self.before[device]) for group in self.groups for device in group)

    @property
    def left(self) -> int:
        """Chunks that a device has behind it, the most of all."""
        return max(map(len, self.after))


class StepWriter:
    """Writes steps before an op of a program over a mesh with these axes, a digit each."""

    def __init__(self, end: Op, devices: int, axes: Sequence[str], reducer: str) -> None:
        self._builder = Builder.before(end)
        self.ops = ArrayOps(self._builder)
        self._devices, self._axes, self._reducer = devices, axes, reducer

    def written(self, step: Step, value: Value) -> Value:
        """The rows that devices have behind a step."""
        collective, grouping = step.instruction
        made = _WRITERS[collective](self, step, self.ops.rows(value, 0, step.held))
        made = self.ops.resized(made, step.left)
        inside = places(step.groups, self._devices)
        others = [len(step.after[device]) for device, place in enumerate(inside) if place < 0]
        if not grouping.rooted or not any(others):
            return made
        table = tuple((int(place >= 0),) * step.left for place in inside)
        return self.ops.kept(table, made, self.ops.resized(value, step.left))

    # --- collectives in all groups

    def collective(
        self, name: str, step: Step, value: Value, count: int, **more: Attribute
    ) -> Value:
        """An op in the groups of a step, with so many rows as its result."""
        grouping = step.instruction.grouping
        attrs: dict[str, Attribute] = {
            "channel_handle": CHANNEL, "replica_groups": dense_table(step.groups), **more,
        }  # fmt: skip
        axes = Array(tuple(map(String, self._axes[grouping.first : grouping.end])))
        notes = Attrs({plan.AXES: axes, plan.REASON: String(step.name)})
        regions = []
        if name != BROADCAST:
            attrs["use_global_device_ids"] = Unit()
        if name in (ALL_REDUCE, REDUCE_SCATTER):
            regions = [reducer_region(self._reducer, tensor((), value.tensor.element))]
        type = value.tensor.with_shape((count, *value.shape[1:]))
        return self._builder.op(name, [value], [type], Attrs(attrs), regions, notes).result

    # --- permutes between those that take part

    def moved(
        self, step: Step, value: Value, start: Sequence[int], turns: Turns,
        blocks: Sequence[Sequence[int]], is_sum: bool,
    ) -> Value:  # fmt: skip
        """Rows of blocks moved; `start`: the first block of a device that has one; `blocks`: what
        members want, by place.
        """
        note = {plan.REASON: String(step.name)}
        rows = range(value.shape[0])
        begin = [{first + row: row for row in rows} for first in start]
        moves = Transfers(begin, turns, self._reducer if is_sum else "")
        wanted = only(places(step.groups, self._devices), blocks)
        return MoveWriter(self.ops, self._axes, note).write(value, moves, wanted)

    def chained(self, step: Step, value: Value, is_up: bool) -> Value:
        """To the root, or from it, in pieces."""
        count = len(step.groups[0])
        pieces = chain_pieces(count)
        cut = self.in_parts(value, pieces)
        turns = (chain_up if is_up else chain_down)(step.groups, pieces)
        every = [list(range(pieces))] * count
        start = [0] * self._devices
        made = self.moved(step, cut, start, turns, every, is_sum=is_up)
        return self.whole(made, value.shape)

    def in_parts(self, value: Value, parts: int) -> Value:
        """A flat row per part, with zeros at the end."""
        count = value.tensor.count
        size = -(-count // parts)
        flat = self.ops.resized(self.ops.reshaped(value, (count,)), size * parts)
        return self.ops.reshaped(flat, (parts, size))

    def whole(self, parts: Value, shape: tuple[int, ...]) -> Value:
        """The inverse of `in_parts`."""
        count = 1
        for size in shape:
            count *= size
        flat = self.ops.resized(self.ops.reshaped(parts, (parts.tensor.count,)), count)
        return self.ops.reshaped(flat, shape)

    def scattered(self, step: Step, parts: Value) -> Value:
        """Part k, summed, at member k."""
        count = len(step.groups[0])
        alone = [[place] for place in range(count)]
        start = [0] * self._devices
        return self.moved(step, parts, start, ring_scatter(step.groups), alone, is_sum=True)

    def gathered(self, step: Step, part: Value) -> Value:
        """The parts of all members, by place."""
        count = len(step.groups[0])
        start = places(step.groups, self._devices)
        every = [list(range(count))] * count
        return self.moved(step, part, start, ring_gather(step.groups), every, is_sum=False)


def _all_reduce(writer: StepWriter, step: Step, value: Value) -> Value:
    if not step.instruction.grouping.rooted:
        return writer.collective(ALL_REDUCE, step, value, value.shape[0])
    parts = writer.in_parts(value, len(step.groups[0]))
    return writer.whole(writer.gathered(step, writer.scattered(step, parts)), value.shape)


def _reduce_scatter(writer: StepWriter, step: Step, value: Value) -> Value:
    """Members keep equal runs of what their group holds: all of these begin at like rows."""
    members = len(step.groups[0])
    share = step.held // members
    value = writer.ops.picked(value, _rows_of_runs(step, share))
    if not step.instruction.grouping.rooted:
        how: dict[str, Attribute] = {"scatter_dimension": Int(0)}
        return writer.collective(REDUCE_SCATTER, step, value, share, **how)
    shape = value.shape
    made = writer.scattered(
        step, writer.ops.reshaped(value, (members, value.tensor.count // members))
    )
    return writer.ops.reshaped(made, (share, *shape[1:]))


def _rows_of_runs(step: Step, share: int) -> Rows:
    """Per device the row of each chunk of each run; what nobody reads is any row."""
    members, last = len(step.groups[0]), step.held - 1
    found: list[tuple[int, ...]] = []
    for chunks in step.before:
        own = len(chunks) // members
        rows = [min(run * own + k, last) for run in range(members) for k in range(share)]
        found.append(tuple(rows) if own else tuple(range(step.held)))
    return tuple(found)


def _all_gather(writer: StepWriter, step: Step, value: Value) -> Value:
    members, held, rest = len(step.groups[0]), step.held, value.shape[1:]
    if step.instruction.grouping.rooted:
        part = writer.ops.reshaped(value, (1, value.tensor.count))
        made = writer.ops.reshaped(writer.gathered(step, part), (members * held, *rest))
    else:
        how: dict[str, Attribute] = {"all_gather_dim": Int(0)}
        made = writer.collective(ALL_GATHER, step, value, members * held, **how)
    return writer.ops.picked(made, _rows_in_order(step))


def _rows_in_order(step: Step) -> Rows:
    """Per device the row of each chunk that it has at the end, in what its members had."""
    size = max(len(step.after[device]) for group in step.groups for device in group)
    found = [tuple(range(size))] * len(step.after)
    for group in step.groups:
        rows = {
            chunk: place * step.held + row
            for place, device in enumerate(group)
            for row, chunk in enumerate(step.before[device])
        }
        for device in group:
            known = [rows[chunk] for chunk in step.after[device]]
            found[device] = tuple([*known, *[0] * (size - len(known))])
    return tuple(found)


def _reduce(writer: StepWriter, step: Step, value: Value) -> Value:
    return writer.chained(step, value, is_up=True)


def _broadcast(writer: StepWriter, step: Step, value: Value) -> Value:
    if step.instruction.grouping.rooted:
        return writer.chained(step, value, is_up=False)
    return writer.collective(BROADCAST, step, value, value.shape[0])


_WRITERS: dict[Collective, Callable[[StepWriter, Step, Value], Value]] = {
    Collective.ALL_REDUCE: _all_reduce,
    Collective.REDUCE_SCATTER: _reduce_scatter,
    Collective.REDUCE: _reduce,
    Collective.ALL_GATHER: _all_gather,
    Collective.BROADCAST: _broadcast,
}
