"""Lowers a link-graph schedule of a collective to rounds of permutes.

What a device has is flat, cut into the blocks of the schedule, with zeros at the end of each part.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from shardwright.ir.build import Builder
from shardwright.ir.core import Op, Value
from shardwright.passes.collect.link_graph.chosen_schedule import Schedule
from shardwright.passes.collect.link_graph.moves import Phase
from shardwright.passes.collect.permutes.array_ops import ArrayOps
from shardwright.passes.collect.permutes.permute_rounds import MoveWriter, Transfers
from shardwright.spec.attributes import Attribute
from shardwright.spec.links import ALL_GATHER, ALL_REDUCE, ALL_TO_ALL, BROADCAST, REDUCE_SCATTER
from shardwright.spec.values.fields import integer, table

KINDS = {
    ALL_REDUCE: "all-reduce",
    ALL_GATHER: "all-gather",
    REDUCE_SCATTER: "reduce-scatter",
    ALL_TO_ALL: "all-to-all",
    BROADCAST: "broadcast",
}


class Units(NamedTuple):
    """Groups of neighbouring devices, alike: the first device of each, and their common order."""

    bases: tuple[int, ...]
    order: tuple[int, ...]


def units_of(op: Op, devices: int) -> Units | None:
    """The groups of a collective; None where they are no units of all devices, ordered alike."""
    groups = table(op.attrs, "replica_groups")
    members = len(groups[0])
    bases = tuple(min(group) for group in groups)
    orders = {tuple(device - min(group) for device in group) for group in groups}
    is_alike = len(orders) == 1 and sorted(min(orders)) == list(range(members))
    if not is_alike or sorted(bases) != list(range(0, devices, members)):
        return None
    return Units(bases, min(orders))


def write_schedule(
    op: Op, units: Units, schedule: Schedule, axes: Sequence[str],
    notes: Mapping[str, Attribute], later: Mapping[str, Attribute],
) -> None:  # fmt: skip
    """Replace a collective by the moves of a schedule, in all units at once.

    `axes`: those of the mesh that the collective runs over. `notes`: of the first permute, `later`:
    of all others.
    """
    members = len(units.order)
    ops = ArrayOps(Builder.before(op), members if len(units.bases) > 1 else 0)
    site = _Site(op, units.order, schedule, ops, MoveWriter(ops, axes, notes, later, units.bases))
    result = _WRITERS[op.name](site, op.operands[0])
    op.result.replace_uses(result)
    op.erase()


@dataclass(frozen=True)
class _Site:
    """A collective with what is needed to write it in other words."""

    op: Op
    order: tuple[int, ...]
    schedule: Schedule
    ops: ArrayOps
    moves: MoveWriter

    @property
    def devices(self) -> int:
        return len(self.order)

    @property
    def reducer(self) -> str:
        return self.op.regions[0].block.ops[0].name

    def in_blocks(self, parts: Value, phase: Phase) -> Value:
        """A row per part as a row per block."""
        count, size = parts.shape
        each = -(-size // phase.count)
        return self.ops.reshaped(
            self.ops.columns(parts, each * phase.count), (count * phase.count, each)
        )

    def in_parts(self, blocks: Value, phase: Phase, size: int) -> Value:
        """The inverse of `in_blocks`."""
        rows, each = blocks.shape
        whole = self.ops.reshaped(blocks, (rows // phase.count, each * phase.count))
        return self.ops.columns(whole, size)

    def flat(self, value: Value) -> Value:
        return self.ops.reshaped(value, (1, value.tensor.count))

    def cut(self, value: Value, dim: int) -> Value:
        """A flat row per piece along a dim."""
        shape, count = value.shape, self.devices
        split = (*shape[:dim], count, shape[dim] // count, *shape[dim + 1 :])
        order = [dim, *(k for k in range(len(split)) if k != dim)]
        apart = self.ops.transposed(self.ops.reshaped(value, split), order)
        return self.ops.reshaped(apart, (count, value.tensor.count // count))

    def joined(self, parts: Value, piece: Sequence[int], dim: int) -> Value:
        """The result: flat rows as pieces of a shape, along a dim."""
        order = [*range(1, dim + 1), 0, *range(dim + 1, len(piece) + 1)]
        apart = self.ops.reshaped(parts, (self.devices, *piece))
        return self.ops.reshaped(self.ops.transposed(apart, order), self.op.result.shape)

    # --- moves of blocks: rows by the place of a device in the group

    def own(self, count: int) -> list[range]:
        """Per device its blocks."""
        return [range(device * count, (device + 1) * count) for device in range(self.devices)]

    def all(self, count: int) -> list[int]:
        """The blocks of all devices as the group lists them."""
        return [device * count + k for device in self.order for k in range(count)]

    def gathered(self, blocks: Value, phase: Phase) -> Value:
        """The blocks of all devices."""
        own = self.own(phase.count)
        start = [{block: row for row, block in enumerate(found)} for found in own]
        wanted = [self.all(phase.count)] * self.devices
        return self.moves.write(blocks, Transfers(start, phase.turns), wanted)

    def scattered(self, blocks: Value, phase: Phase) -> Value:
        """Each device's own blocks, added up over all devices."""
        rows = {block: row for row, block in enumerate(self.all(phase.count))}
        moved = Transfers([rows] * self.devices, phase.turns, self.reducer)
        return self.moves.write(blocks, moved, [list(found) for found in self.own(phase.count)])


def _all_gather(site: _Site, value: Value) -> Value:
    (phase,) = site.schedule.phases
    blocks = site.gathered(site.in_blocks(site.flat(value), phase), phase)
    parts = site.in_parts(blocks, phase, value.tensor.count)
    return site.joined(parts, value.shape, integer(site.op.attrs, "all_gather_dim"))


def _reduce_scatter(site: _Site, value: Value) -> Value:
    (phase,) = site.schedule.phases
    parts = site.cut(value, integer(site.op.attrs, "scatter_dimension"))
    blocks = site.scattered(site.in_blocks(parts, phase), phase)
    own = site.in_parts(blocks, phase, parts.shape[1])
    return site.ops.reshaped(own, site.op.result.shape)


def _all_reduce(site: _Site, value: Value) -> Value:
    first, *others = site.schedule.phases
    if not others:
        return _added_up(site, value, first)
    count, size = value.tensor.count, -(-value.tensor.count // site.devices)
    flat = site.ops.columns(site.flat(value), size * site.devices)
    parts = site.ops.reshaped(flat, (site.devices, size))
    own = site.in_parts(site.scattered(site.in_blocks(parts, first), first), first, size)
    blocks = site.gathered(site.in_blocks(own, others[0]), others[0])
    whole = site.in_parts(blocks, others[0], size)
    flat = site.ops.columns(site.flat(whole), count)
    return site.ops.reshaped(flat, value.shape)


def _added_up(site: _Site, value: Value, phase: Phase) -> Value:
    """Everybody gets everything, and adds it up."""
    blocks = site.gathered(site.in_blocks(site.flat(value), phase), phase)
    parts = site.in_parts(blocks, phase, value.tensor.count)
    total = site.ops.rows(parts, 0, 1)
    for place in range(1, site.devices):
        more = site.ops.rows(parts, place, place + 1)
        total = site.ops.one(site.reducer, [total, more], total.shape)
    return site.ops.reshaped(total, value.shape)


def _all_to_all(site: _Site, value: Value) -> Value:
    (phase,) = site.schedule.phases
    split = integer(site.op.attrs, "split_dimension")
    parts = site.cut(value, split)
    count, devices = phase.count, site.devices
    start = [
        {(sender * devices + target) * count + k: place * count + k
         for place, target in enumerate(site.order) for k in range(count)}
        for sender in range(devices)
    ]  # fmt: skip
    wanted = [
        [(sender * devices + target) * count + k for sender in site.order for k in range(count)]
        for target in range(devices)
    ]
    moved = Transfers(start, phase.turns)
    blocks = site.moves.write(site.in_blocks(parts, phase), moved, wanted)
    arrived = site.in_parts(blocks, phase, parts.shape[1])
    piece = list(value.shape)
    piece[split] //= devices
    return site.joined(arrived, piece, integer(site.op.attrs, "concat_dimension"))


def _broadcast(site: _Site, value: Value) -> Value:
    (phase,) = site.schedule.phases
    every = range(phase.count)
    start = [{k: k for k in every} if not device else {} for device in range(site.devices)]
    blocks = site.in_blocks(site.flat(value), phase)
    made = site.moves.write(blocks, Transfers(start, phase.turns), [list(every)] * site.devices)
    return site.ops.reshaped(site.in_parts(made, phase, value.tensor.count), value.shape)


_WRITERS: dict[str, Callable[[_Site, Value], Value]] = {
    ALL_REDUCE: _all_reduce,
    ALL_GATHER: _all_gather,
    REDUCE_SCATTER: _reduce_scatter,
    ALL_TO_ALL: _all_to_all,
    BROADCAST: _broadcast,
}
