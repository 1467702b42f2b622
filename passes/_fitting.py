"""Whether a mesh has as many devices as a cluster, and which size of it would fit."""

from __future__ import annotations

from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.located import op_error
from shardwright.spec.attributes import Int
from shardwright.spec.axes import Mesh
from shardwright.spec.cluster import Cluster

STAGES = "plan.stages"


def expect_fit(
    module: Module, op: Op, mesh: Mesh, cluster: Cluster, name: str, option: str
) -> None:
    """Raises ProgramError at the mesh's op unless the numbers of devices are equal.

    Each stage of a pipeline has a mesh of its own. `name`: what the cluster was asked for by;
    `option`: how that is written, `cluster=`.
    """
    stages = module.notes.get(STAGES)
    if isinstance(stages, Int) and mesh.device_count * stages.value == cluster.devices:
        return
    if mesh.device_count != cluster.devices:
        message = f"has {mesh.device_count} devices, the cluster {cluster.name} {cluster.devices}"
        raise op_error(module, op, message, help=fitting(mesh, cluster, name, option))


def fitting(mesh: Mesh, cluster: Cluster, name: str, option: str) -> str:
    """A size of the cluster that has as many devices as the mesh, or a mesh that fits."""
    base = name if name.endswith(".mlir") else name.partition(":")[0]
    for size in range(1, mesh.device_count + 1):
        if mesh.device_count % size == 0 and _devices(f"{base}:{size}") == mesh.device_count:
            return f"write {option}{base}:{size}"
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
