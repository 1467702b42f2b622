"""A captured train step as the chain of its forward ops, which is what planners of stages cut.

The program of a micro-batch, on one chip: seconds of each op of the forward pass, and of what
follows from it on the way back; the values that one op hands to others; bytes of parameters.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.pipeline.stage_cuts.placing import Placing
from shardwright.passes.pipeline.stage_cuts.step_flow import StepFlow, used
from shardwright.passes.pipeline.stage_cuts.step_phases import ends_of, forward_ops
from shardwright.passes.registry import Pipeline, make_step
from shardwright.spec.attributes import Int
from shardwright.spec.cluster import Cluster
from shardwright.spec.plan import STAGE
from shardwright.spec.types import TensorType


class Handed(NamedTuple):
    """An activation: its bytes, the place that makes it, those that read it on the way there, and
    whether the way back reads it; `value`: in the loop over micro-batches.
    """

    bytes: int
    maker: int
    readers: tuple[int, ...]
    is_kept: bool
    value: Value


class Looped(NamedTuple):
    """The program in micro-batches: its main, by op of the loop's body its place in the chain, and
    the number of the op of the whole program's main that it is, where there is one. `weights`: the
    arguments of main that are parameters, and the places that first read them.
    """

    module: Module
    main: Func
    places: dict[Op, int]
    numbers: dict[Op, int]
    weights: dict[Value, int]


class StepChain:
    """By place in the forward pass [n]: `there`, `back`: seconds of an op, and of what follows from
    it on the way back; `weights`: bytes of parameters that it is the first to read; `others`: of
    what else is updated with it, such as moments. `handed`: the activations.
    """

    def __init__(self, module: Module, microbatches: int, cluster: Cluster) -> None:
        """Raises ProgramError for what is no train step, or is not cut into so many."""
        self.microbatches = microbatches
        copy = module.clone()
        main = copy.main
        assert main is not None
        for number, op in enumerate(main.body.ops[:-1]):
            op.set_note(STAGE, Int(number))
        Pipeline((make_step("microbatch", f"count={microbatches}"),)).run(copy)
        self._flow = StepFlow(copy, main)
        self._numbers = {op: note.value for op in self._flow.ops
                         if isinstance(note := op.notes.get(STAGE), Int)}  # fmt: skip
        self._ends = ends_of(self._flow)
        self._forward = forward_ops(self._flow, self._ends)
        for op in self._flow.every:
            op.set_note(STAGE, None)
        free = Placing.free_of(self._flow)
        self._order = [op for op in self._flow.ops if op in self._forward and op not in free]
        placing = self._placed(range(len(self._order)))
        self.there, self.back = self._priced(placing.stages, cluster)
        self.weights, self.others = self._held(placing)
        self.handed = self._handed(placing.stages)

    def __len__(self) -> int:
        return len(self._order)

    @property
    def names(self) -> list[str]:
        """What ops are, by place."""
        return [op.name.rpartition(".")[2] for op in self._order]

    @property
    def ops(self) -> list[Op]:
        """[n] of the chain, by place, in the loop over micro-batches."""
        return self._order

    def looped(self) -> Looped:
        """The loop that they stand in, with the places of all its ops."""
        flow = self._flow
        stages = self._placed(range(len(self))).stages
        inside = {op: place for op, place in stages.items() if op.block is flow.body}
        weights: dict[Value, int] = {}
        for arg in self._ends.updated.values():
            first = self._first(arg)
            if first is not None:
                weights[arg] = first
        return Looped(flow.module, flow.main, inside, self._numbers, weights)

    def _first(self, arg: Value) -> int | None:
        """The place that first reads an argument."""
        return self._firsts.get(self._flow.args[arg])

    @cached_property
    def _firsts(self) -> dict[int, int]:
        """By bit of an argument the place that first reads it."""
        flow, found, seen = self._flow, dict[int, int](), 0
        for place, op in enumerate(self._order):
            bits = flow.before[flow.number[op]] >> len(flow.every)
            new, seen = bits & ~seen, seen | bits
            while new:
                last = new & -new
                found[len(flow.every) + last.bit_length() - 1] = place
                new ^= last
        return found

    def staged(self, stage_of: Sequence[int]) -> dict[int, int]:
        """The stage of every op of main that runs per micro-batch, by number, for those of the
        forward pass by place. Raises ProgramError for stages that wait for one another.
        """
        placing = self._placed(stage_of)
        numbers = ((self._numbers.get(op), stage) for op, stage in placing.stages.items())
        return {number: stage for number, stage in numbers if number is not None}

    def numbers(self, places: Collection[int] | None = None) -> list[int]:
        """Numbers of the ops of main at some places of the forward pass, or at all."""
        found = (self._numbers.get(op) for place, op in enumerate(self._order)
                 if places is None or place in places)  # fmt: skip
        return sorted({number for number in found if number is not None})

    def sent(self, stage_of: Sequence[int], count: int) -> list[int]:
        """[count - 1] bytes of activations that are made before the end of a stage and read behind
        it, forward.
        """
        found = [0] * (count - 1)
        for one in self.handed:
            last = max((stage_of[place] for place in one.readers), default=0)
            for k in range(stage_of[one.maker], last):
                found[k] += one.bytes
        return found

    def _placed(self, stage_of: Sequence[int]) -> Placing:
        for place, op in enumerate(self._order):
            op.set_note(STAGE, Int(stage_of[place]))
        found = Placing(
            self._flow, self._ends, self._forward, max(stage_of, default=0) + 1
        )  # fmt: skip
        for op in self._order:
            op.set_note(STAGE, None)
        return found

    def _priced(
        self, places: Mapping[Op, int], cluster: Cluster
    ) -> tuple[list[float], list[float]]:
        simulator = Simulator(self._flow.module, Machine(cluster), "none")
        run = simulator.block(self._flow.body)
        there, back = [0.0] * len(self), [0.0] * len(self)
        for number, kernel in enumerate(run.fused.kernels):
            inner = run.inner.get(number)
            time = inner.time if inner is not None else run.prices[number].time
            owners = [places[node.op] for node in kernel.nodes if node.op in places]
            if owners and not kernel.is_fence:
                is_there = any(node.op in self._forward for node in kernel.nodes)
                (there if is_there else back)[min(owners)] += time / PER_SECOND
        return there, back

    def _held(self, placing: Placing) -> tuple[list[int], list[int]]:
        """Parameters stand where they are first read, other state with the op that makes it."""
        weights, others = [0] * len(self), [0] * len(self)
        flow = self._flow
        for value, arg in self._ends.updated.items():
            size = arg.type.bytes
            maker, first = flow.maker.get(value), self._first(arg)
            if first is not None:
                weights[first] += size
            elif maker in placing.stages:
                others[placing.stages[maker]] += size
        return weights, others

    def _handed(self, places: Mapping[Op, int]) -> tuple[Handed, ...]:
        readers: dict[Value, list[int]] = {
            value: [] for op in self._order for value in op.results
        }  # fmt: skip
        kept = set[Value]()
        inside = set(self._order)
        for op in self._flow.ops:
            for value in used(op):
                if op in inside and value in readers:
                    readers[value].append(places[op])
                elif op not in self._forward and value in readers:
                    kept.add(value)
        return tuple(
            Handed(value.type.bytes, places[value.op], tuple(some), value in kept, value)
            for value, some in readers.items()
            if value.op is not None and isinstance(value.type, TensorType)
        )


def labelled(main: Func, chain: StepChain, stage_of: Sequence[int]) -> tuple[int, ...]:
    """Write `plan.stage` on every op that runs per micro-batch; how many each stage has."""
    found = chain.staged(stage_of)
    counts = [0] * (max(stage_of) + 1)
    for number, op in enumerate(main.body.ops[:-1]):
        stage = found.get(number)
        if stage is not None:
            op.set_note(STAGE, Int(stage))
            counts[stage] += 1
    return tuple(counts)
