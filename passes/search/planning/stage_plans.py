"""Plans of pipelines: which stage every op of a train step stands on, balanced by seconds.

The partition of GPipe (Huang et al., 2019): the forward pass as a chain of ops, each with the time
of what follows from it on the way back, cut into stretches whose longest is as short as can be; of
those, for the schedule of GPipe, those of least variance, for others, of all no more than a part
longer, those that send least. Times are those of ops on a
micro-batch, on one chip of the cluster.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.analysis.collective_traffic import trip_count
from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.pipeline.microbatching.batch_dims import batch_of
from shardwright.passes.pipeline.schedules.questions import read_schedule
from shardwright.passes.pipeline.stage_cuts.call_labels import spread_labels
from shardwright.passes.pipeline.stage_cuts.placing import Placing
from shardwright.passes.pipeline.stage_cuts.step_flow import StepFlow, used
from shardwright.passes.pipeline.stage_cuts.step_phases import ends_of, forward_ops
from shardwright.passes.registry import Pipeline, make_step
from shardwright.passes.search.kernels.chain_cuts import ChainCuts, cut_chain
from shardwright.passes.shared.shardings import set_sharding
from shardwright.passes.shared.symbols import MESH
from shardwright.spec.attributes import Attrs, Int, MeshAttr, String
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.cluster import Cluster
from shardwright.spec.plan import MICROBATCHES, PHASE, SCHEDULE, STAGE, STAGES
from shardwright.spec.schedule_names import GPIPE, Named, legal_microbatches, legal_ranks
from shardwright.spec.sharding import Dim, sharding
from shardwright.spec.sharding_rules.dataflow import LOOPS
from shardwright.spec.types import TensorType

_MOST_OPS = 50_000  # of loops that are written out
DATA = "data"  # the axis of a stage's devices, where the program has no mesh
_SLACK = 0.02  # a stage may be so much longer than need be, where less is sent then


@dataclass(frozen=True)
class StagePlan:
    """A program whose ops say their stages. `seconds`: by stage, of a micro-batch forward and back;
    `least`: the longest stage of the best cuts; `bound`: of any. `sent`: by boundary, bytes of a
    micro-batch forward. `ops`: labelled by stage.
    """

    module: Module
    schedule: Named
    ranks: int
    microbatches: int
    seconds: tuple[float, ...]
    least: float
    bound: float
    sent: tuple[int, ...]
    ops: tuple[int, ...]


def plan_stages(
    given: Module, cluster: Cluster, ranks: int, microbatches: int, schedule: str = "1f1b"
) -> StagePlan:
    """A plan on `ranks` groups of the cluster's devices. Raises ProgramError where the program, its
    batch or the cluster do not allow it.
    """
    asked = read_schedule(schedule)
    _expect_counts(asked, ranks, microbatches, cluster)
    module = given.clone()
    spread_labels(module)
    Pipeline((make_step("inline"),)).run(module)
    _write_layers_out(module)
    main = module.main
    if main is None or main.is_declaration:
        raise error("needs a function @main, the program has none")
    _drop_labels(main)
    _spread_data(module, main, cluster.devices // ranks)
    chain = _Chain(module, microbatches, cluster)
    stages = ranks * asked.chunks
    if len(chain.forward) < stages:
        message = f"the forward pass has {len(chain.forward)} ops, too few for {stages} stages"
        raise error(message, help="ask for fewer stages")
    is_even = asked.name == GPIPE
    cuts = cut_chain(chain.seconds, chain.sent, stages, 0 if is_even else _SLACK, is_even)
    counts = _label(main, chain, cuts)
    for key, value in ((STAGES, Int(ranks)), (MICROBATCHES, Int(microbatches))):
        module.set_note(key, value)
    module.set_note(SCHEDULE, String(str(asked)))
    edges = (0, *cuts.starts, len(chain.seconds))
    each = (sum(chain.seconds[a:b]) for a, b in zip(edges, edges[1:], strict=False))
    sent = tuple(int(chain.sent[k]) for k in cuts.starts)
    return StagePlan(
        module, asked, ranks, microbatches, tuple(each), cuts.least, cuts.bound, sent, counts
    )


def _expect_counts(asked: Named, ranks: int, microbatches: int, cluster: Cluster) -> None:
    legal = legal_ranks(asked, ranks)
    if asked.row.limit or asked.row.replicas > 1:
        message = f'"{asked}" is not planned for: its order is searched, or runs two copies'
        raise error(message, help='use "gpipe", "1f1b", "interleaved:2" or "zb-h1"', code=USAGE)
    if ranks < 2 or legal != ranks:
        message = f"expected 2 or more stages, got {ranks}"
        raise error(message, help="write --stages 2", code=USAGE)
    if microbatches < 2:
        message = f"expected 2 or more micro-batches, got {microbatches}"
        raise error(message, help=f"write --microbatches {2 * ranks}", code=USAGE)
    legal = legal_microbatches(asked, ranks, microbatches)
    if legal != microbatches:
        message = f'"{asked}" on {ranks} ranks takes micro-batches in multiples of {ranks}, '
        message += f"got {microbatches}"
        raise error(message, help=f"write --microbatches {legal}", code=USAGE)
    if cluster.devices % ranks:
        message = f"{ranks} stages on {cluster.devices} devices: they are not divided evenly"
        if cluster.devices < ranks:
            message = f"{ranks} stages are more than the {cluster.devices} devices of the cluster"
        fits = [n for n in range(2, ranks + 1) if cluster.devices % n == 0]
        help = f"write --stages {fits[-1]}" if fits else "name a larger cluster"
        raise error(message, help=help, code=USAGE)


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


def _drop_labels(main: Func) -> None:
    for op in main.walk():
        op.set_notes(op.notes.without(STAGE, PHASE))


def _spread_data(module: Module, main: Func, devices: int) -> None:
    """Without a mesh, the devices of a stage share its micro-batches by rows."""
    if any(op.name == MESH for op in module.ops):
        return
    mesh = Mesh(((DATA, devices),))
    made = Op(MESH, attrs=_mesh_attrs(mesh))
    module.body.insert(0, made)
    if devices == 1:
        return
    found = batch_of(module, main)
    for value, dim in found[0].dims if len(found) == 1 else ():
        if value.shape[dim] % devices == 0:
            dims = tuple(Dim((Axis(DATA),) if k == dim else ()) for k in range(len(value.shape)))
            set_sharding(value, sharding("mesh", dims))


class _Chain:
    """The forward pass of a micro-batch as a chain: `forward`, numbers of ops of main in order.

    `seconds`: of each and of what follows from it on the way back; `sent`: bytes that cross in
    front of each. `places`: of every op of main that runs per micro-batch, its place in the chain.
    """

    def __init__(self, module: Module, microbatches: int, cluster: Cluster) -> None:
        copy = module.clone()
        main = copy.main
        assert main is not None
        for number, op in enumerate(main.body.ops[:-1]):
            op.set_note(STAGE, Int(number))
        Pipeline((make_step("microbatch", f"count={microbatches}"),)).run(copy)
        self.flow = StepFlow(copy, main)
        numbers = {op: note.value for op in self.flow.ops
                   if isinstance(note := op.notes.get(STAGE), Int)}  # fmt: skip
        ends = ends_of(self.flow)
        forward = forward_ops(self.flow, ends)
        for op in self.flow.every:
            op.set_note(STAGE, None)
        order = self._order(forward)
        for place, op in enumerate(order):
            op.set_note(STAGE, Int(place))
        placing = Placing(self.flow, ends, forward, len(order))
        self.forward = [numbers.get(op, -1) for op in order]
        inside = {op: place for op, place in placing.stages.items() if op.block is self.flow.body}
        self.places = {numbers[op]: place for op, place in inside.items() if op in numbers}
        self.seconds = self._priced(inside, len(order), cluster)
        self.sent = self._sent(order, placing.stages)

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

    def _sent(self, order: Sequence[Op], places: dict[Op, int]) -> list[float]:
        """Bytes of activations made before a place and read at it or behind it, forward."""
        found = [0.0] * (len(order) + 1)
        last: dict[Value, int] = {}
        for place, op in enumerate(order):
            for value in used(op):
                if value.op in places and value.op in self.flow.number:
                    last[value] = place
        for value, place in last.items():
            assert value.op is not None
            size = value.type.bytes if isinstance(value.type, TensorType) else 0
            for k in range(places[value.op] + 1, place + 1):
                found[k] += size
        return found[:-1]


def _label(main: Func, chain: _Chain, cuts: ChainCuts) -> tuple[int, ...]:
    """Write the stage of every op that runs per micro-batch; how many each stage has."""
    counts = [0] * (len(cuts.starts) + 1)
    stage_of = [sum(place >= start for start in cuts.starts) for place in range(len(chain.seconds))]
    for number, op in enumerate(main.body.ops[:-1]):
        place = chain.places.get(number)
        if place is not None:
            op.set_note(STAGE, Int(stage_of[place]))
            counts[stage_of[place]] += 1
    return tuple(counts)


def _mesh_attrs(mesh: Mesh) -> Attrs:
    return Attrs({"sym_name": String("mesh"), "mesh": MeshAttr(mesh)})
