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
MOST = 100_000  # of a cluster's first size that are tried


def expect_fit(
    module: Module, op: Op, mesh: Mesh, cluster: Cluster, name: str, option: str
) -> None:
    """Raises ProgramError at the mesh's op unless the numbers of devices are equal.

    Each stage of a pipeline has a mesh of its own. `name`: what the cluster was asked for by;
    `option`: how that is written, `cluster=`.
    """
    note = module.notes.get(STAGES)
    stages = max(1, note.value) if isinstance(note, Int) else 1
    count = mesh.device_count * stages
    if count == cluster.devices:
        return
    message = f"has {mesh.device_count} devices, the cluster {cluster.name} {cluster.devices}"
    if stages > 1:
        message += f" for {stages} stages"
    raise op_error(module, op, message, help=fitting(mesh, cluster, name, option, stages))


def fitting(mesh: Mesh, cluster: Cluster, name: str, option: str, stages: int = 1) -> str:
    """A size of the cluster that fits the meshes of all stages, or a mesh that fits."""
    base = name if name.endswith(".mlir") else name.partition(":")[0]
    count = mesh.device_count * stages
    for size in range(1, min(count, MOST) + 1):
        if count % size == 0 and _devices(f"{base}:{size}") == count:
            return f"write {option}{base}:{size}"
    last, size = mesh.axes[-1] if mesh.axes else ("x", 1)
    rest = count // size
    if cluster.devices % rest == 0:
        return f'make the mesh fit: "{last}"={cluster.devices // rest}'
    each = f", times {stages} stages," if stages > 1 else ""
    return f"the sizes of the axes{each} must multiply to {cluster.devices}"


def _devices(name: str) -> int:
    """How many devices a cluster has; 0 where there is none of that size."""
    try:
        return find_cluster(name).devices
    except ProgramError:
        return 0
