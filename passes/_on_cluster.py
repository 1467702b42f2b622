"""The mesh of a program on a cluster: which it is, and whether it has as many devices."""

from __future__ import annotations

from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module, Op
from shardwright.ir.errors import error
from shardwright.spec.attributes import MeshAttr
from shardwright.spec.axes import Mesh
from shardwright.spec.cluster import Cluster
from shardwright.spec.placement import placement_count

from ._fitting import expect_fit
from ._timed_routes import FastRoutes
from ._timed_steps import StepTimes
from .base import op_error
from .partition._cuts import Cuts, cuts_of

MOST = 20_000  # placements that are tried


def asked_cluster(name: str, owner: str) -> Cluster:
    """The cluster that an option names; `owner`: the pass. Raises ProgramError."""
    if not name:
        help = f"write {owner}{{cluster=dgx-a100:4}}"
        raise error(f'pass "{owner}" needs the option "cluster"', help=help, code=2)
    return find_cluster(name)


def mesh_on(module: Module, cluster: Cluster, name: str) -> Op | None:
    """The op that defines the one mesh with axes; None where there is none.

    Raises ProgramError where there are several, or it has not as many devices as the cluster, which
    the user calls `name`.
    """
    found = [op for op in module.ops if "mesh" in op.attrs and mesh_of(op).axes]
    if len(found) > 1:
        message = f"is one of {len(found)} meshes, a local program has one"
        raise op_error(module, found[0], message, help="take what localize makes")
    if not found:
        return None
    expect_fit(module, found[0], mesh_of(found[0]), cluster, name, "cluster=")
    return found[0]


def mesh_of(op: Op) -> Mesh:
    """The mesh that an op defines."""
    attribute = op.attrs["mesh"]
    assert isinstance(attribute, MeshAttr)
    return attribute.mesh


def expect_few_placements(module: Module, op: Op, cluster: Cluster) -> None:
    """Raises ProgramError where a mesh has more placements than are tried."""
    sizes = [size for _, size in mesh_of(op).axes]
    count = placement_count([level.count for level in cluster.levels], sizes)
    if count > MOST:
        message = f"has {count} placements on {cluster.name}, more than {MOST} are not tried"
        raise op_error(module, op, message, help="join axes that are always used together")


def fast_routes(module: Module, mesh: Mesh, cluster: Cluster) -> FastRoutes:
    """The planner of a program's chains, which stand beside all that it names.

    Mesh and cluster have as many devices.
    """
    try:
        cuts = cuts_of(module, mesh)
    except ValueError:  # said where the mesh is refined
        cuts = Cuts(mesh)
    return FastRoutes(StepTimes(mesh, cluster), cuts, is_fine=False)
