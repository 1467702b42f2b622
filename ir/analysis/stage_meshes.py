"""The meshes of the groups of devices of a pipeline, where each group has its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from shardwright.ir.core import Module, Op
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.errors import nearest
from shardwright.spec.attributes import Array, Int, Symbol
from shardwright.spec.axes import Mesh
from shardwright.spec.plan import PLACE, STAGES, TOPOLOGY

# What brings a value to other devices: a call that compilers know, and that changes nothing.
MOVE, TARGET = "stablehlo.custom_call", "MoveToDevice"


@dataclass(frozen=True)
class GroupMeshes:
    """By group of devices its mesh, and the name of that. Groups lie one behind another: the first
    has devices 0, 1, ..., the next those behind them.
    """

    names: tuple[str, ...]
    meshes: tuple[Mesh, ...]

    def __len__(self) -> int:
        return len(self.names)

    @property
    def counts(self) -> tuple[int, ...]:
        """Devices of each group."""
        return tuple(mesh.device_count for mesh in self.meshes)

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """The first device of each group, and the number of devices of all."""
        return (0, *accumulate(self.counts))

    @property
    def devices(self) -> int:
        """Devices of all groups."""
        return self.starts[-1]

    @property
    def by_name(self) -> Mapping[str, Mesh]:
        """Meshes by name, in the order of groups."""
        return dict(zip(self.names, self.meshes, strict=True))


def group_meshes(module: Module) -> GroupMeshes | None:
    """What `plan.topology` says; None without one, where one mesh is that of all groups.

    Raises ProgramError where it names no mesh, or not one for each group.
    """
    found = module.notes.get(TOPOLOGY)
    if not isinstance(found, Array):
        return None
    names = [item.name for item in found if isinstance(item, Symbol)]
    meshes = module.meshes
    for name in names:
        if name not in meshes:
            said = f"has {TOPOLOGY} with @{name}, which is no mesh of the program"
            help = nearest(name, list(meshes)) or f'declare it: sdy.mesh @{name} = <["data"=2]>'
            raise op_error(module, module, said, help=help)
    count = module.notes.get(STAGES)
    if not isinstance(count, Int) or count.value != len(names):
        shown = f"{STAGES} = {count.value}" if isinstance(count, Int) else f"no {STAGES}"
        said = f"has {TOPOLOGY} of {len(names)} groups of devices and {shown}"
        raise op_error(module, module, said, help="name a mesh for each group of devices")
    return GroupMeshes(tuple(names), tuple(meshes[name] for name in names))


def has_own_meshes(module: Module) -> bool:
    """Whether groups of devices have meshes of their own, which `plan.topology` says."""
    return TOPOLOGY in module.notes


def equal_meshes(mesh: Mesh, name: str, groups: int) -> GroupMeshes:
    """Groups of devices that have the program's one mesh each."""
    return GroupMeshes((name,) * groups, (mesh,) * groups)


def is_move(op: Op) -> bool:
    """Whether an op moves its operand to the devices of another stage."""
    return PLACE in op.notes


def moved_to(op: Op) -> int:
    """The stage that a move goes to."""
    found = op.notes[PLACE]
    assert isinstance(found, Int)
    return found.value
