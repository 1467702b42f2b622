"""Plans of pipelines: which stage every op of a train step stands on, balanced by seconds.

The partition of GPipe (Huang et al., 2019): the forward pass as a chain of ops, each with the time
of what follows from it on the way back, cut into stretches whose longest is as short as can be; of
those, for the schedule of GPipe, those of least variance, for others, of all no more than a part
longer, those that send least. Times are those of ops on a micro-batch, on one chip of the cluster.
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.pipeline.microbatching.batch_dims import batch_of
from shardwright.passes.pipeline.schedules.questions import read_schedule
from shardwright.passes.search.kernels.chain_cuts import ChainCuts, cut_chain
from shardwright.passes.search.planning.step_chains import StepChain, written_out
from shardwright.passes.shared.shardings import set_sharding
from shardwright.passes.shared.symbols import MESH
from shardwright.spec.attributes import Attrs, Int, MeshAttr, String
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.cluster import Cluster
from shardwright.spec.plan import MICROBATCHES, SCHEDULE, STAGE, STAGES
from shardwright.spec.schedule_names import GPIPE, Named, legal_microbatches, legal_ranks
from shardwright.spec.sharding import Dim, sharding

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
    module, main = written_out(given)
    _spread_data(module, main, cluster.devices // ranks)
    chain = StepChain(module, microbatches, cluster)
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


def _label(main: Func, chain: StepChain, cuts: ChainCuts) -> tuple[int, ...]:
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
