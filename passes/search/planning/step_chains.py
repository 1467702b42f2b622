"""Train steps as chains: ops of a micro-batch's forward pass, and what follows from them back."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.analysis.collective_traffic import trip_count
from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.errors import error
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.pipeline.stage_cuts.call_labels import spread_labels
from shardwright.passes.pipeline.stage_cuts.placing import Placing
from shardwright.passes.pipeline.stage_cuts.step_flow import StepFlow, used
from shardwright.passes.pipeline.stage_cuts.step_phases import ends_of, forward_ops
from shardwright.passes.registry import Pipeline, make_step
from shardwright.passes.search.kernels.stages.clustered_ops import Read
from shardwright.spec.attributes import Int
from shardwright.spec.cluster import Cluster
from shardwright.spec.plan import PHASE, STAGE
from shardwright.spec.sharding_rules.dataflow import LOOPS
from shardwright.spec.types import TensorType

_MOST_OPS = 50_000  # of loops that are written out


def written_out(given: Module) -> tuple[Module, Func]:
    """A copy without calls, loops over layers and labels, and its main. Raises ProgramError."""
    module = given.clone()
    spread_labels(module)
    Pipeline((make_step("inline"),)).run(module)
    _write_layers_out(module)
    main = module.main
    if main is None or main.is_declaration:
        raise error("needs a function @main, the program has none")
    for op in main.walk():
        op.set_notes(op.notes.without(STAGE, PHASE))
    return module, main


def _write_layers_out(module: Module) -> None:
    """Loops that do most of the work become ops, layers of a scan on stages of their own; not where
    that would be more ops than a person reads.
    """
    loops = {op: trip_count(op) or 0 for op in module.walk() if op.name in LOOPS}
    inner = [(one, trips) for op, trips in loops.items() for one in op.walk() if one is not op]
    inside = {one for one, _ in inner}
    within = sum(one.sig.flops * trips for one, trips in inner)
    without = sum(op.sig.flops for op in module.walk() if op not in inside and op not in loops)
    if within > without and sum(trips for _, trips in inner) <= _MOST_OPS:
        Pipeline(tuple(map(make_step, ("unroll", "forward-slices", "dce", "symbol-dce")))).run(
            module
        )


class StepChain:
    """The forward pass of a micro-batch as a chain: `forward`, numbers of ops of main in order.

    `seconds`: of each and of what follows from it on the way back; `sent`: bytes that cross in
    front of each, of values that `reads` says. `places`: of every op of main that runs per
    micro-batch, its place in the chain. `order`: ops of the chain in the loop over micro-batches,
    `inside`: of all its ops their places, `numbers`: and those of the ops of main that they are.
    """

    def __init__(self, module: Module, microbatches: int, cluster: Cluster) -> None:
        copy = module.clone()
        main = copy.main
        assert main is not None
        for number, op in enumerate(main.body.ops[:-1]):
            op.set_note(STAGE, Int(number))
        Pipeline((make_step("microbatch", f"count={microbatches}"),)).run(copy)
        self.flow = StepFlow(copy, main)
        self.numbers = {op: note.value for op in self.flow.ops
                        if isinstance(note := op.notes.get(STAGE), Int)}  # fmt: skip
        ends = ends_of(self.flow)
        forward = forward_ops(self.flow, ends)
        for op in self.flow.every:
            op.set_note(STAGE, None)
        self.order = self._order(forward)
        for place, op in enumerate(self.order):
            op.set_note(STAGE, Int(place))
        stages = Placing(self.flow, ends, forward, len(self.order)).stages
        self.forward = [self.numbers.get(op, -1) for op in self.order]
        self.inside = {op: place for op, place in stages.items() if op.block is self.flow.body}
        pairs = self.inside.items()
        self.places = {self.numbers[op]: place for op, place in pairs if op in self.numbers}
        self.seconds = self._priced(self.inside, len(self.order), cluster)
        self.reads = self._reads(self.order, stages)
        self.sent = self._sent()

    def _order(self, forward: set[Op]) -> list[Op]:
        """Ops of the forward pass that stand on stages: those that only take rows are free."""
        free = Placing.free_of(self.flow)
        return [op for op in self.flow.ops if op in forward and op not in free]

    def _priced(self, places: dict[Op, int], count: int, cluster: Cluster) -> list[float]:
        simulator = Simulator(self.flow.module, Machine(cluster), "none")
        run = simulator.block(self.flow.body)
        found = [0.0] * count
        for number, kernel in enumerate(run.fused.kernels):
            inner = run.inner.get(number)
            time = inner.time if inner is not None else run.prices[number].time
            owners = [places[node.op] for node in kernel.nodes if node.op in places]
            if owners and not kernel.is_fence:
                found[min(owners)] += time / PER_SECOND
        return found

    def _reads(self, order: Sequence[Op], places: dict[Op, int]) -> list[Read]:
        """Activations that the chain makes and reads."""
        readers: dict[Value, list[int]] = {}
        for place, op in enumerate(order):
            for value in used(op):
                if value.op in places and value.op in self.flow.number:
                    readers.setdefault(value, []).append(place)
        found: list[Read] = []
        for value, places_of in readers.items():
            assert value.op is not None
            size = value.type.bytes if isinstance(value.type, TensorType) else 0
            found.append(Read(size, places[value.op], tuple(places_of)))
        return found

    def _sent(self) -> list[float]:
        """Bytes of activations made before a place and read at it or behind it, forward."""
        found = [0.0] * (len(self.order) + 1)
        for one in self.reads:
            for k in range(one.maker + 1, max(one.readers) + 1):
                found[k] += one.bytes
        return found[:-1]
