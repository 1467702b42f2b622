"""Simulates a local program on a cluster, event by event: loops by iterations, the slowest branch.

An op that runs regions waits for what is in flight, and what follows waits for it. Iterations of a
loop overlap: collectives of the next iteration that need the counter only start one iteration
early, and what the next iteration does not need waits one iteration (`loop_overlap.py`). Iterations
are simulated until what is in flight at the start of one repeats; the rest follows by
multiplication, exactly. A loop inside is played once, and stands in its surroundings as one piece.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np

from shardwright.ir.analysis.collective_traffic import most_trips, trip_count
from shardwright.ir.analysis.stage_meshes import is_move
from shardwright.ir.core import Block, Module, Op, callee
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.errors import no_main
from shardwright.passes.cost.attention.mask_density import Views
from shardwright.passes.cost.fusion.fusion import Fused, fuse
from shardwright.passes.cost.kernels.dataflow import flatten, is_branch
from shardwright.passes.cost.pricing.machine import FREE, Machine, Price
from shardwright.passes.cost.simulator.loop_overlap import Turns
from shardwright.passes.cost.simulator.prefetch import Due, line_of
from shardwright.passes.cost.simulator.simulated_run import (
    Run,
    finished,
    least_of,
    least_of_turns,
    least_together,
    repeated,
    wait_for_others,
    with_condition,
)
from shardwright.passes.cost.simulator.stage_transfers import (
    GroupMoves,
    Moved,
    Send,
    least_sent,
)
from shardwright.passes.cost.simulator.streams import COMPUTE, Event, Streams, Task
from shardwright.passes.cost.stages.late_hops import late_hops
from shardwright.passes.cost.stages.stages import by_way, distinct_devices, hop_bytes, others
from shardwright.passes.pipeline.schedules.actions import (
    SEND_B,
    SEND_F,
    TRANSFERS,
    Lists,
    PassTimes,
    Skip,
)
from shardwright.passes.pipeline.schedules.staged_calls import (
    Calls,
    Plan,
    expect_playable,
    plan_of,
    played_lists,
    stage_calls,
)
from shardwright.passes.pipeline.schedules.timing import Played, play
from shardwright.passes.shared.data_flow import is_loop
from shardwright.spec.links import PERMUTE


@dataclass
class Fusions:
    """The fusions that simulators of one program on different machines may share."""

    fused: dict[tuple[Block, int], Fused] = field(default_factory=dict[tuple[Block, int], Fused])
    turns: dict[Fused, Turns] = field(default_factory=dict[Fused, Turns])
    lines: dict[Fused, list[Due]] = field(default_factory=dict[Fused, "list[Due]"])
    devices: dict[int, int] = field(default_factory=dict[int, int])  # see `distinct_devices`
    views: Views = field(default_factory=Views)


Keyed = tuple[int, int, tuple[int, ...]]  # a kernel, its key, and the keys of what it needs


class StageRuns(NamedTuple):
    """The runs of a stage per micro-batch: forward, backward, and the others of its calls."""

    parts: list[Run]
    calls: Calls

    def times(self, sent: int) -> PassTimes:
        """Of its actions; what has no piece of its own belongs to the way back."""
        back = 1 + len(self.calls.backward) if self.calls.is_split else len(self.parts)
        input, weight = (
            sum(p.time for p in some) for some in (self.parts[1:back], self.parts[back:])
        )
        return PassTimes(self.parts[0].time, input, weight, sent)


class Simulator:
    """Simulates blocks of one program on one machine; a loop that is met again is not run again.

    `trips`: iterations of loops whose number is not plain to see; 0: these run as often as they can
    at most (`at_most`), where that is not plain to see either `guess` times (`guessed`), and are
    refused where that is 0. `fusions`: kernels that another simulator of the same program has
    found.
    """

    def __init__(
        self,
        module: Module,
        machine: Machine,
        overlap: str,
        trips: int = 0,
        fusions: Fusions | None = None,
        guess: int = 0,
    ) -> None:
        self.module, self.machine, self.overlap, self.trips = module, machine, overlap, trips
        self.guess = guess
        self.fusions = Fusions() if fusions is None else fusions
        self.transfers = {"none": 0, "one": 1, "levels": len(machine.cluster.levels)}[overlap]
        self.plan = plan_of(module)
        self.at_most: dict[Op, int] = {}  # loops that may end before, and their turns
        self.guessed: dict[Op, int] = {}  # loops whose turns nothing tells
        self._device = 0  # of the pipeline
        self._runs: dict[Op, Run] = {}
        self._bodies: dict[str, Run] = {}
        self._stages: dict[Op, tuple[list[StageRuns], list[Send], Played]] = {}

    def main(self) -> Run:
        """The whole program, of a pipeline as its slowest devices see it. Raises ProgramError."""
        return max((run for run, _ in self.groups()), key=lambda run: run.time)

    def groups(self) -> list[tuple[Run, int]]:
        """The whole program as devices see it; of a pipeline groups of them, how many do alike."""
        main = self.module.main
        if main is None:
            raise no_main(self.module.file)
        if self.plan is None:
            return [(self.block(main.body), 1)]
        if not self.fusions.devices:
            self.fusions.devices = distinct_devices(self.module, self.plan)
        found: list[tuple[Run, int]] = []
        for device, count in self.fusions.devices.items():
            self._device = device
            self._runs.clear()
            run = self._played(self._without_others(self._prepared(main.body)))
            wait_for_others(run, self.plan)
            self._hand_over(run, self.plan)
            found.append((run, count))
        return found

    def _hand_over(self, run: Run, plan: Plan) -> None:
        """A group waits for what it gives and takes behind the loop."""
        run.sends = self._late
        own = (send.price.time for send in run.sends if self._device in send.groups)
        takes = sum(own)
        run.time, run.exposed = run.time + takes, run.exposed + takes

    @cached_property
    def _late(self) -> list[Send]:
        """What passes between copies of a model once a step: sums, and what these lead to."""
        assert self.plan is not None
        schedule = self.plan.schedule
        if schedule is None or schedule.row.replicas < 2:
            return []
        hops = late_hops(self.module, self.plan)
        return [self._send(self.plan, *hop, size, 1) for hop, size in sorted(hops.items())]

    def block(self, block: Block) -> Run:
        """A block that runs once."""
        return self._played(self._prepared(block))

    def _played(self, run: Run) -> Run:
        streams = self._streams()
        line = self.fusions.lines.get(run.fused)
        if line is None:
            line = self.fusions.lines[run.fused] = line_of(run.fused)
        self._line_up(run, streams, ((number, number, needs) for number, needs in line))
        streams.run()
        return finished(run, streams)

    def _line_up(self, run: Run, streams: Streams, line: Iterable[Keyed]) -> None:
        """Put kernels in line; one that runs a region waits for what is in flight, then is done."""
        tasks: list[Task] = []
        for number, key, needs in line:
            inner = run.inner.get(number)
            if inner is None:
                tasks.append(self._task(run, number, key, needs))
                continue
            streams.add(tasks)
            streams.run()
            tasks = []
            start = streams.now
            streams.wait(inner.computed, inner.exposed, inner.bubble)
            streams.done.add(key)
            streams.events.append(Event(key, COMPUTE, start, streams.now))
        streams.add(tasks)

    def _streams(self) -> Streams:
        return Streams(self.transfers, self.overlap == "levels", self.machine.interference)

    def fused(self, block: Block) -> Fused:
        """The kernels of a block."""
        depth = self.machine.attention_depth
        found = self.fusions.fused.get((block, depth))
        if found is None:
            found = fuse(flatten(self.module, block), depth, self.fusions.views)
            self.fusions.fused[block, depth] = found
        return found

    def _prepared(self, block: Block) -> Run:
        """The kernels of a block with their prices."""
        fused = self.fused(block)
        prices: list[Price] = []
        inner: dict[int, Run] = {}
        for number, kernel in enumerate(fused.kernels):
            op = kernel.nodes[0].op
            if kernel.load is not None:
                prices.append(FREE if kernel.is_fence else self.machine.kernel(kernel.load))
            elif is_loop(op) or is_branch(op):
                inner[number] = self._region(op)
                prices.append(FREE)
            else:
                prices.append(self._transfer(op))
        run = Run(fused, prices, inner)
        run.least = least_of(run, len(self.machine.cluster.levels))
        return run

    def _transfer(self, op: Op) -> Price:
        """A collective, or a move between groups of devices with meshes of their own."""
        if not is_move(op):
            return self.machine.collective(op)
        return self._moved(None if self._moves is None else self._moves.by(op))

    @cached_property
    def _moves(self) -> GroupMoves | None:
        return GroupMoves.of(self.module)

    def _moved(self, moved: Moved | None) -> Price:
        parts = [moved.pairs] if moved is not None and moved.bytes else []
        return self.machine.moved(PERMUTE, parts, 0 if moved is None else moved.bytes)

    def _turns(self, fused: Fused) -> Turns:
        found = self.fusions.turns.get(fused)
        if found is None:
            found = self.fusions.turns[fused] = Turns(fused)
        return found

    def _region(self, op: Op) -> Run:
        found = self._runs.get(op)
        if found is None:
            if is_loop(op):
                found = self._loop(op)
            else:
                runs = [self.block(block) for region in op.regions for block in region.blocks]
                found = max(runs, key=lambda run: run.time)
            self._runs[op] = found
        return found

    def _task(self, run: Run, number: int, key: int, needs: tuple[int, ...]) -> Task:
        price = run.prices[number]
        if run.fused.kernels[number].load is not None or number in run.skipped:
            return Task(key, price.time, COMPUTE, needs)
        if self.overlap == "none":
            return Task(key, price.time, COMPUTE, needs, is_transfer=True)
        level = max(range(len(price.busy)), key=price.busy.__getitem__)
        stream = level if self.overlap == "levels" else 0
        return Task(key, price.time, stream, needs, price.shares)

    # --- loops

    def _count(self, op: Op) -> int:
        found = trip_count(op)
        if found is None and self.trips:
            return self.trips
        if found is not None:
            return found
        most = most_trips(op)
        if most is None and self.guess:
            self.guessed[op] = self.guess
            return self.guess
        if most is None:
            help = "say how often it runs: --trips N, or cost{trip-count=N}"
            raise op_error(self.module, op, "runs an unknown number of times", help=help)
        self.at_most[op] = most
        return most

    def _loop(self, op: Op) -> Run:
        turns = self._count(op)
        condition, body = (region.block for region in op.regions)
        calls = stage_calls(self.module, body) if self.plan is not None else []
        if self.plan is not None and calls and self.plan.has(len(calls)):
            expect_playable(self.module, op, self.plan, calls, turns)
            return self._pipeline(op, self.plan, calls, turns)
        run = self._prepared(body)
        if not self.transfers or not turns:
            once = self.block(body)
            run = repeated(once, turns)
        else:
            self._overlapped(run, turns)
        run.turns = turns
        run.least = least_of_turns(run.least, turns)
        return with_condition(run, self.block(condition))

    # --- pipelines

    def _without_others(self, run: Run) -> Run:
        """The same as a device of the pipeline runs it."""
        assert self.plan is not None
        run.group = self._device
        run.skipped = frozenset(others(run.fused, self._device, self.plan))
        for number in run.skipped:
            run.prices[number] = FREE
        run.least = least_of(run, len(self.machine.cluster.levels))
        return run

    def _pipeline(self, op: Op, plan: Plan, calls: list[Calls], turns: int) -> Run:
        """A loop over micro-batches whose body is stages, as the device at hand sees it."""
        found = self._stages.get(op)
        if found is None:
            runs = [StageRuns([self._call(call) for call in one.all], one) for one in calls]
            lists = played_lists(self.module, op, plan, calls, turns)
            near, past, lists = self._sends(plan, calls, lists)
            waits = (0, *(send.price.time for send in near))
            stages = [run.times(wait) for run, wait in zip(runs, waits, strict=True)]
            skipping = {skip: send.price.time for skip, send in past.items()}
            played = play(lists, stages, skipping=skipping)
            near = [send for send in near if not lists.is_last(send.before)]
            found = runs, [*near, *past.values()], played
            self._stages[op] = found
        runs, sends, played = found
        own = plan.stages_of(self._device, len(runs))
        parts = [part for stage in own for part in runs[stage].parts]
        computed, exposed = (
            turns * sum(getattr(part, key) for part in parts) for key in ("computed", "exposed")
        )
        least = least_of_turns(least_together([part.least for part in parts]), turns)
        links = zip(least.links, least_sent(sends, turns, len(least.links)), strict=True)
        least = least._replace(links=tuple(map(max, links)))
        flat = self.fused(op.regions[1].block)
        empty = Fused(flat.flat, [], flat.owner, flat.sources)
        time = played.makespan
        bubble = time - computed - exposed
        return Run(
            empty, [], {}, turns, time, computed, exposed, least=least, bubble=bubble, parts=parts,
            sends=sends, played=played,
        )  # fmt: skip

    def _call(self, op: Op) -> Run:
        """The body of a called function."""
        func = next(func for func in self.module.funcs if func.symbol == callee(op))
        found = self._bodies.get(func.symbol)
        if found is None:
            found = self._bodies[func.symbol] = self.block(func.body)
        return found

    def _sends(
        self, plan: Plan, calls: list[Calls], lists: Lists
    ) -> tuple[list[Send], dict[Skip, Send], Lists]:
        """Between neighbours, and past stages, as lists say or would if they posted transfers."""
        hops = hop_bytes(calls, plan)
        if not any(one.kind in TRANSFERS for rank in lists.ranks for one in rank):
            skips = (Skip(SEND_F if a < b else SEND_B, a, b) for a, b in sorted(hops))
            lists = replace(lists, skips=tuple(skip for skip in skips if skip.is_legal))
        passing = by_way(hops, {(skip.stage, skip.to) for skip in lists.skips})
        pairs = ((k - 1, k) for k in range(1, len(calls)))
        near = [self._send(plan, *pair, passing.get(pair, 0)) for pair in pairs]
        past = {
            skip: self._send(plan, skip.stage, skip.to, passing.get((skip.stage, skip.to), 0), 1)
            for skip in lists.skips
        }
        return near, past, lists

    def _send(self, plan: Plan, stage: int, to: int, size: int, ways: int = 2) -> Send:
        """From a stage to another, which stand on groups of devices of their own."""
        before, after = plan.group_of(stage), plan.group_of(to)
        if self._moves is not None:
            moved = self._moves.between(stage, to)
            return Send(stage, to, (before, after), moved.bytes, self._moved(moved), ways)
        size = -(-size // plan.copies)
        count = self.machine.cluster.devices // plan.devices
        pairs = np.array([[before * count + k, after * count + k] for k in range(count)], np.int64)
        price = self.machine.moved(PERMUTE, [pairs] if count and size else [], size)
        return Send(stage, to, (before, after), size, price, ways)

    def _overlapped(self, run: Run, turns: int) -> None:
        """Simulate iterations that overlap."""
        streams = self._streams()
        plan, count = self._turns(run.fused), len(run.fused.kernels)
        seen: dict[object, tuple[int, ...]] = {}
        extra = [0, 0, 0]
        slot, left = plan.first_slot, turns
        while slot <= plan.last_slot(left):
            if 1 <= slot <= left - 2:
                now = (slot, streams.computed, streams.exposed, streams.bubble)
                before = seen.setdefault(streams.pending(slot * count), now)
                laps = (left - 1 - slot) // (slot - before[0]) if before is not now else 0
                if laps:
                    left -= laps * (slot - before[0])
                    extra = [laps * (a - b) for a, b in zip(now[1:], before[1:], strict=True)]
                    seen.clear()
            due = plan.tasks(slot, left)
            self._line_up(run, streams, ((k, turn * count + k, needs) for k, turn, needs in due))
            streams.run(drain=False)
            slot += 1
        streams.run()
        streams.wait(*extra)
        finished(run, streams)
