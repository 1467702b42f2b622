"""The mesh of a program on a cluster: which it is, and whether it has as many devices."""

from __future__ import annotations

from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError, error
from shardwright.spec.attributes import MeshAttr
from shardwright.spec.axes import Mesh
from shardwright.spec.cluster import Cluster
from shardwright.spec.placement import placement_count

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
    op, mesh = found[0], mesh_of(found[0])
    if mesh.device_count != cluster.devices:
        message = f"has {mesh.device_count} devices, the cluster {cluster.name} {cluster.devices}"
        raise op_error(module, op, message, help=fitting(mesh, cluster, name))
    return op


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


def fitting(mesh: Mesh, cluster: Cluster, name: str) -> str:
    """A size of the cluster that has as many devices as the mesh, or a mesh that fits."""
    base = name if name.endswith(".mlir") else name.partition(":")[0]
    for size in range(1, mesh.device_count + 1):
        if mesh.device_count % size == 0 and _devices(f"{base}:{size}") == mesh.device_count:
            return f"write cluster={base}:{size}"
    last, size = mesh.axes[-1] if mesh.axes else ("x", 1)
    rest = mesh.device_count // size
    if cluster.devices % rest == 0:
        return f'make the mesh fit: "{last}"={cluster.devices // rest}'
    return f"the sizes of the axes must multiply to {cluster.devices}"


def _devices(name: str) -> int:
    """How many devices a cluster has; 0 where there is none of that size."""
    try:
        return find_cluster(name).devices
    except ProgramError:
        return 0


def fast_routes(module: Module, mesh: Mesh, cluster: Cluster) -> FastRoutes:
    """The planner of a program's chains, which stand beside all that it names.

    Mesh and cluster have as many devices.
    """
    try:
        cuts = cuts_of(module, mesh)
    except ValueError:  # said where the mesh is refined
        cuts = Cuts(mesh)
    return FastRoutes(StepTimes(mesh, cluster), cuts, is_fine=False)
