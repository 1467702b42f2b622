"""`shardwright reshard --cluster`: programs by their seconds on the links of a cluster."""

from __future__ import annotations

from shardwright.ir.errors import Place, error
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.mesh_text import MESH
from shardwright.passes.partition.reshard.types import Route
from shardwright.passes.partition.reshard_timed.planner import TimedRoute
from shardwright.passes.partition.reshard_timed.route_listing import fastest
from shardwright.passes.target import Target
from shardwright.spec.types import ELEMENTS
from shardwright.tools.reshard.question import Question
from shardwright.tools.reshard.text import Answer, Timed, make_answer


def fast_answer(question: Question, name: str, count: int) -> Answer:
    """Up to `count` programs, fastest first: of all, of those that cut axes only where layouts and
    levels do, and those that move least.

    Raises ProgramError with code 2 where mesh and cluster have not as many devices.
    """
    target, mesh = Target(name, spelling="--cluster "), question.mesh
    cluster = target.on_machines
    if mesh.device_count != cluster.devices:
        count = mesh.device_count
        message = f"the mesh has {count} devices, the cluster {cluster.name} {cluster.devices}"
        text = ",".join(f"{axis}={size}" for axis, size in mesh.axes)
        place = Place(MESH, 1, 1, text)
        raise error(message, place, help=target.fitting(mesh), code=USAGE)
    width = ELEMENTS[question.type.element].bits / 8
    order, bound = fastest(question.ends, width, mesh, cluster, count)
    timed = Timed(cluster.name, [one.each for one in order], bound)
    return make_answer(question, list(map(_route, order)), timed)


def _route(one: TimedRoute) -> Route:
    return Route(one.steps, 0, one.received, one.peak, one.is_proved, one.settled)
