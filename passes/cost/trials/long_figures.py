"""The figures of a program of one device, and those of a long one by what was made of few layers.

Times and memory are not multiplied: columns are repeated, and all that follows of them is found out
as of the whole program.
"""

from __future__ import annotations

from typing import NamedTuple

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.analysis.donation import donated_results
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.gc_pause import not_collecting
from shardwright.passes.clean.folding.lengthen import long_arg_attrs
from shardwright.passes.clean.folding.shorten import Short
from shardwright.passes.clean.folding.stretches import Irregular
from shardwright.passes.cost.evaluation.evaluate import Before, step_times, takes_fresh_memory
from shardwright.passes.cost.fusion.fusion import fuse, grouped, seen
from shardwright.passes.cost.kernels.dataflow import flatten
from shardwright.passes.cost.liveness.analysis import expect_sizes, most_held
from shardwright.passes.cost.liveness.lowered_frame import lowered_pieces
from shardwright.passes.cost.liveness.scripts import lowering_order
from shardwright.passes.cost.trials.long_columns import long_flat, long_frame
from shardwright.passes.cost.trials.long_kernels import long_kernels
from shardwright.passes.cost.trials.long_memory import long_memory
from shardwright.passes.cost.trials.long_order import Order
from shardwright.passes.pipeline.schedules.staged_calls import plan_of
from shardwright.passes.target import Target


class Figures(NamedTuple):
    """What `Outcome` calls so: seconds of a step, bytes of one device."""

    seconds: float | None
    peak: int
    fits: bool | None
    ring_bytes: float
    argument_bytes: int


def figures_by_few(
    short: Short, made: Module, target: Target, script: str, before: Before | None
) -> Figures | None:
    """The figures of a whole program, by what passes made of its short form.

    None where that does not tell them.
    """
    with not_collecting():
        try:
            return _Long(short, made, target, script, before).figures()
        # A key: something of a layer that others do not have.
        except (ProgramError, Irregular, KeyError):
            return None


class _Long:
    def __init__(
        self, short: Short, made: Module, target: Target, script: str, before: Before | None
    ) -> None:
        order = lowering_order(script, target.machines)
        if order is None or plan_of(made) is not None:
            raise Irregular
        self.short, self.made, self.target, self.before = short, made, target, before
        self.memory_order, self.order = order, Order.of(short, made)

    def figures(self) -> Figures:
        """Of one step on one device."""
        peak, machines = self._peak(), self.target.machines
        arguments = [arg.type.bytes for arg in self.order.main.args]
        return Figures(
            None if machines is None else self._seconds(),
            peak,
            None if machines is None else peak <= self.target.memory,
            self._ring_bytes(),
            sum(arguments[k] for k, _ in self.short.all_args),
        )

    def _ring_bytes(self) -> float:
        found = {
            op: collective_traffic.ring_bytes_of(self.made, op) for op in self.order.main.body.ops
        }
        return sum(size for op, _ in self.order.placed for size in found[op])

    def _seconds(self) -> float:
        before = self.before
        if before is None or takes_fresh_memory(before.machine.cluster):
            raise Irregular
        begun, depth = list[tuple[int, int]](), before.machine.attention_depth
        flat = flatten(self.made, self.order.main.body, begun)
        sources, regions = seen(flat, depth, before.views)
        try:
            kernels = long_kernels(self.order, grouped(flat, sources, regions), begun)
        except (Irregular, KeyError):  # they tell what runs together
            kernels = fuse(long_flat(self.order, flat, begun), depth, before.views)
        target = self.target.with_trips(self.target.trips or 1)
        return step_times(self.made, target, before, kernels).step

    def _peak(self) -> int:
        main, order = self.order.main, self.memory_order
        expect_sizes(self.made)
        frame, begun = lowered_pieces(self.made, main.body, order.native)
        types = [main.result_types[k] for k, _ in self.short.all_results]
        given = [main.args[k].type for k, _ in self.short.all_args]
        homes = donated_results(long_arg_attrs(self.short, main), given, types)
        try:
            found = long_memory(self.order, frame, begun, order)
        except (Irregular, KeyError):  # far layers tell what is in memory
            found = long_frame(self.order, frame, begun), None
        return most_held(*found, homes, types, order)
