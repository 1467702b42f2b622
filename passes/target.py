"""The target of a partition: a cluster, and how the mesh uses it.

A target is made and checked here and nowhere else: passes make it from their options, verbs from
theirs. Without a cluster bytes decide, and nothing is priced.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Literal

from shardwright.ir.analysis.stage_meshes import GroupMeshes, group_meshes
from shardwright.ir.clusters import cluster_names, find_cluster, with_stack
from shardwright.ir.core import Func, Module, Op
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.errors import ProgramError, error, nearest
from shardwright.ir.walk import all_ops, all_values
from shardwright.spec import plan
from shardwright.spec.attributes import Int, MeshAttr, ShardingAttr, ShardingPerValue, String
from shardwright.spec.axes import Mesh, shown_count
from shardwright.spec.cluster import OVERLAPS, Cluster
from shardwright.spec.sharding import Sharding

GUESS = 10  # turns of loops that do not say how often they run, nor how often at most
_MOST = 100_000  # of a cluster's first size that are tried
_SWITCH = ("on", "off")
Spelling = Literal["cluster=", "--cluster "]


@dataclass(frozen=True)
class Target:
    """Machine that a program runs on. Each field is text or a number, so it can be written down.

    cluster    NAME, NAME:SIZES or FILE.mlir, then /N for its first N devices; "" where bytes decide
    stack      other software than the chips' own: a name, or a file
    placement  on: also choose which device stands where in the mesh
    overlap    none, one or levels in place of what the cluster says
    trips      iterations of loops that do not say how often they run; 0: these are not priced
    mesh       of the program; None until `on` has checked it
    spelling   how messages write the option that names the cluster
    machines   the cluster itself, with its stack and overlap; None without one

    Raises ProgramError with exit code 2 where one of them names nothing.
    """

    cluster: str = ""
    stack: str = ""
    placement: str = "off"
    overlap: str = ""
    trips: int = 0
    mesh: Mesh | None = None
    spelling: Spelling = field(default="cluster=", compare=False)
    machines: Cluster | None = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.overlap and self.overlap not in OVERLAPS:
            help = nearest(self.overlap, list(OVERLAPS))
            raise error(f'unknown way to overlap "{self.overlap}"', help=help, code=2)
        if self.placement not in _SWITCH:
            help = nearest(self.placement, list(_SWITCH))
            raise error(f'unknown placement "{self.placement}"', help=help, code=2)
        if self.trips < 0:
            help = "write --trips 12, or trip-count=12 of a pass"
            raise error("a trip count must be at least 1", help=help, code=2)
        for name, value in (("stack", self.stack), ("overlap", self.overlap)):
            if value and not self.cluster:
                raise error(f"{name} needs a cluster", help=f"add {self.spelling}dgx-h100", code=2)
        if self.placement == "on" and not self.cluster:
            raise error("placement needs a cluster", help=f"add {self.spelling}dgx-h100", code=2)
        object.__setattr__(self, "machines", self._found())

    def _found(self) -> Cluster | None:
        if not self.cluster:
            return None
        found = find_cluster(self.cluster)
        found = with_stack(found, self.stack) if self.stack else found
        return replace(found, overlap=self.overlap) if self.overlap else found

    @property
    def on_machines(self) -> Cluster:
        """The cluster. Raises ProgramError with exit code 2 without one."""
        if self.machines is not None:
            return self.machines
        help = f"write {self.spelling}dgx-h100:8; known: {', '.join(cluster_names())}"
        raise error("which machine? the target has no cluster", help=help, code=2)

    @property
    def memory(self) -> float:
        """Bytes of the smallest chip; infinite without a cluster."""
        chips = self.machines.chips if self.machines is not None else ()
        return min((chip.memory for chip, _ in chips), default=float("inf"))

    def with_trips(self, trips: int) -> Target:
        """The same with another trip count for loops that do not state how often they run."""
        other = copy(self)
        object.__setattr__(other, "trips", trips)
        return other

    def with_machines(self, changed: Cluster) -> Target:
        """The same with other numbers in the cluster, as a question supposes them."""
        other = copy(self)
        object.__setattr__(other, "machines", changed)
        return other

    def sized(self, devices: int) -> Target | None:
        """The same kind of cluster with as many devices; None where no size of it has them."""
        if self.machines is None or self.machines.devices == devices:
            return self
        name = _sized(self.cluster, devices)
        return replace(self, cluster=name, mesh=None) if name else None

    def on(self, module: Module) -> Target:
        """The target with the mesh of a program, which has as many devices as the cluster.

        Each stage of a pipeline has a mesh of its own. Raises ProgramError at the mesh where the
        numbers differ, or where there are several meshes. A target that has the program's mesh
        already is right: the program is on all of the cluster, or on a part of it.
        """
        if self.machines is None:
            return self
        if (groups := group_meshes(module)) is not None:
            self._expect_groups(module, groups)
            return self
        op = mesh_op(module)
        if op is None or mesh_of(op) == self.mesh:
            return self
        self.expect_fit(module, op)
        return replace(self, mesh=mesh_of(op)).with_machines(self.machines)

    def _expect_groups(self, module: Module, groups: GroupMeshes) -> None:
        """Raises ProgramError where groups with meshes of their own are not all of the cluster."""
        cluster = self.on_machines
        if groups.devices == cluster.devices:
            return
        counts = " + ".join(map(str, groups.counts))
        said = f"has groups of {counts} devices, the cluster {cluster.name} has {cluster.devices}"
        name = _sized(self.cluster, groups.devices)
        help = f"write {self.spelling}{name}" if name else f"give meshes {cluster.devices} devices"
        raise op_error(module, module, said, help=help)

    def expect_fit(self, module: Module, op: Op) -> None:
        """Raises ProgramError at a mesh's op unless it has as many devices as the cluster."""
        cluster, mesh = self.on_machines, mesh_of(op)
        stages = stage_count(module)
        if mesh.device_count * stages == cluster.devices:
            return
        message = (
            f"has {shown_count(mesh.device_count)} devices, the cluster {cluster.name} "
            f"{cluster.devices}"
        )
        if stages > 1:
            message += f" for {stages} stages"
        raise op_error(module, op, message, help=self.fitting(mesh, stages))

    def fitting(self, mesh: Mesh, stages: int = 1) -> str:
        """A size of the cluster that fits the meshes of all stages, or a mesh that fits."""
        cluster, count = self.on_machines, mesh.device_count * stages
        name = _sized(self.cluster, count) or (_of_chip(cluster, count) if count > 1 else "")
        if name:
            return f"write {self.spelling}{name}"
        last, size = mesh.axes[-1] if mesh.axes else ("x", 1)
        rest = count // size
        if cluster.devices % rest == 0:
            return f'make the mesh fit: "{last}"={cluster.devices // rest}'
        each = f", times {stages} stages," if stages > 1 else ""
        return f"the sizes of the axes{each} must multiply to {cluster.devices}"


def target_of(cluster: Cluster, trips: int = 0, mesh: Mesh | None = None) -> Target:
    """The target that is a cluster made in Python, which no name stands for."""
    return Target(trips=trips, mesh=mesh).with_machines(cluster)


def needed(
    cluster: str,
    owner: str,
    *,
    stack: str = "",
    placement: str = "off",
    overlap: str = "",
    trips: int = 0,
) -> Target:
    """The target of a pass that needs its option `cluster`. Raises ProgramError without one."""
    target = Target(cluster, stack, placement, overlap, trips)
    if not cluster:
        help = f"write {owner}{{cluster=dgx-a100:4}}"
        raise error(f'pass "{owner}" needs the option "cluster"', help=help, code=2)
    return target


def mesh_op(module: Module) -> Op | None:
    """The op that defines the one mesh with axes; None where there is none.

    Raises ProgramError where there are several.
    """
    found = [op for op in module.ops if "mesh" in op.attrs and mesh_of(op).axes]
    if len(found) > 1:
        used = {one.mesh for one in shardings(module)}
        found = [op for op in found if _symbol(op) in used]
    if len(found) > 1:
        message = f"is one of {len(found)} meshes that shardings name, a cluster takes one"
        raise op_error(module, found[0], message, help="use one mesh, or leave the cluster out")
    return found[0] if found else None


def mesh_of(op: Op) -> Mesh:
    """The mesh that an op defines."""
    attribute = op.attrs["mesh"]
    assert isinstance(attribute, MeshAttr)
    return attribute.mesh


def shardings(module: Module) -> Iterator[Sharding]:
    """All shardings of a program, once or more: on values, in attributes, declared by functions."""
    ops = all_ops(module)
    found = dict.fromkeys([value.sharding for value in all_values(ops)])
    for func in [op for op in ops if op.regions and isinstance(op, Func)]:
        found.update(dict.fromkeys(func.result_shardings))
    # Most lists of attributes are shared by many ops.
    lists = {id(op.attrs): op.attrs for op in ops} | {id(op.notes): op.notes for op in ops}
    for attrs in lists.values():
        for _, attribute in attrs.items_tuple:
            if isinstance(attribute, ShardingAttr):
                found[attribute.sharding] = None
            elif isinstance(attribute, ShardingPerValue):
                found.update(dict.fromkeys(attribute.shardings))
    yield from (one for one in found if one is not None)


def _symbol(op: Op) -> str:
    name = op.attrs.get("sym_name")
    return name.value if isinstance(name, String) else ""


def stage_count(module: Module) -> int:
    """Pipeline stages that a program says it has, at least one."""
    note = module.notes.get(plan.STAGES)
    return max(1, note.value) if isinstance(note, Int) else 1


def _sized(name: str, devices: int) -> str:
    """A cluster's name with the size that has so many devices; "" where none has."""
    whole, slash, part = name.rpartition("/")
    name = whole if slash and part.isdecimal() else name
    base = name if name.endswith(".mlir") else name.partition(":")[0]
    for size in range(1, min(devices, _MOST) + 1):
        if devices % size == 0 and _devices(f"{base}:{size}") == devices:
            return f"{base}:{size}"
    return ""


def _of_chip(cluster: Cluster, devices: int) -> str:
    """A known cluster with so many of a lone chip; "" where there is none, or it is not alone."""
    if cluster.levels:
        return ""
    names = (
        name for name in cluster_names() if find_cluster(name).chips[0][0] == cluster.chips[0][0]
    )
    return next((found for name in names if (found := _sized(name, devices))), "")


def _devices(name: str) -> int:
    """The number of devices of a cluster; 0 where there is none of that size."""
    try:
        return find_cluster(name).devices
    except ProgramError:
        return 0
