"""What a search is asked: a program, machines, the meshes it may take, and what it may spend."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import inf, prod

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import Place, error, no_main
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.reference.effort import unbounded_loops
from shardwright.ir.walk import all_ops
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.pipeline.schedules.questions import expect_plannable, read_schedule
from shardwright.passes.search.planning.fixes import Fix, fixed, mesh_symbol
from shardwright.passes.search.planning.joined_axes import joined_meshes
from shardwright.passes.search.planning.meshes import filled, meshes_of
from shardwright.passes.search.planning.program_texts import (
    has_devices,
    has_manual,
    is_annotated,
    on_mesh,
    spelled,
    unannotated,
)
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.shared.dead_ops import erase_dead, is_dead
from shardwright.passes.target import GUESS, Target, mesh_of, mesh_op
from shardwright.spec.axes import Mesh, shown_count
from shardwright.spec.schedule_names import Named
from shardwright.spec.types import TensorType

LARGE = 12_000  # ops
SHORT = 5_000  # ops: four layers or so, with their update


@dataclass(frozen=True)
class StageAsks:
    """What a person fixes of a pipeline: groups of devices (1: there is to be none), micro-batches,
    schedule; None where nothing is said.
    """

    stages: int | None = None
    microbatches: int | None = None
    schedule: Named | None = None

    @staticmethod
    def of(stages: int | None, microbatches: int | None, schedule: str | None) -> StageAsks:
        """What words ask. Raises ProgramError with exit code 2."""
        if stages == 0:
            help = "write --stages 4, or --stages 1 for no pipeline"
            raise error("expected 1 or more stages, got 0", help=help, code=USAGE)
        if microbatches == 0:
            help = "write --microbatches 8"
            raise error("expected 1 or more micro-batches, got 0", help=help, code=USAGE)
        named = None if schedule is None else read_schedule(schedule)
        if named is not None:
            expect_plannable(named)
        if stages == 1 and named is not None:
            message = "--stages 1 is no pipeline, and --schedule is of one"
            raise error(message, help="leave one of them out", code=USAGE)
        return StageAsks(stages, microbatches, named)

    @property
    def are_any(self) -> bool:
        """True if there is to be a pipeline, or how one would be is said."""
        return (self.stages or 0) > 1 or self.microbatches is not None or self.schedule is not None


@dataclass(frozen=True)
class Task:
    """`module`: at stage `input`, what it says of devices is a constraint. `limit`: bytes that a
    device may hold at most. `meshes`: those to look at, fewest axes first. `is_given`: the mesh is
    the user's, or the program's. `asks`: of a pipeline. `guessed`: loops of which nobody says how
    often they run, and of which the target has a guess.
    """

    module: Module
    target: Target
    meshes: tuple[Mesh, ...]
    is_given: bool
    limit: float
    budget: Budget = field(default_factory=Budget)
    seed: int = 0
    script: str = DEFAULT
    fixes: tuple[Fix, ...] = ()
    jobs: int = 1  # processes
    asks: StageAsks = StageAsks()
    guessed: tuple[Place, ...] = ()

    @property
    def is_bound(self) -> bool:
        """True if the text, or a fix, says how something lies."""
        return bool(self.fixes) or is_annotated(self.module) or has_manual(self.module)

    @cached_property
    def _owners(self) -> dict[Mesh, Mesh]:
        """By mesh that tables are made on the one that plans there are written over."""
        if not self.is_given or self.is_bound:
            return {mesh: mesh for mesh in self.meshes}
        return {one: mesh for mesh in self.meshes for one in joined_meshes(mesh)}

    @property
    def searched(self) -> tuple[Mesh, ...]:
        """The meshes that tables are made on, fewest axes first: of a given one with many axes, on
        which nothing lies yet, those with neighbours cut as one.
        """
        return tuple(self._owners)

    def own(self, mesh: Mesh) -> Mesh:
        """The mesh that a plan on a searched one is written over; itself of that of a stage."""
        return self._owners.get(mesh, mesh)

    @cached_property
    def ops(self) -> int:
        """How many the program has."""
        return sum(1 for _ in self.module.walk())

    @property
    def is_large(self) -> bool:
        """True if there are so many ops that tables of all meshes take long."""
        return self.ops > LARGE

    @property
    def is_short(self) -> bool:
        """True if there are so few ops that a plan more to price takes little."""
        return self.ops < SHORT

    def expect_unbound(self, name: str) -> None:
        """Raises ProgramError with exit code 2 where a method would have to drop what is asked."""
        if self.is_bound:
            message = (
                f"the method {name} lays out all of the program, which says itself how parts lie"
            )
            help = "add --ignore-annotations, leave --fix out, or take another method, such as auto"
            raise error(message, Place(self.module.file), help=help, code=USAGE)

    def on(self, mesh: Mesh, module: Module | None = None) -> Module:
        """The program, or what was made of it, on a mesh, with its arguments fixed as asked.

        Raises ProgramError where what is annotated or asked for does not go with the mesh.
        """
        copy = on_mesh(self.module if module is None else module, mesh)
        return fixed(copy, self.fixes, mesh_symbol(copy), mesh) if self.fixes else copy

    @staticmethod
    def of(
        module: Module, target: Target, *, mesh: Mesh | None = None, ignores: bool = False,
        limit: float = inf, budget: Budget = Budget(), seed: int = 0, script: str = DEFAULT,
        fixes: Sequence[Fix] = (), jobs: int = 1,
        asks: StageAsks = StageAsks(), guesses: bool = False,
    ) -> Task:  # fmt: skip
        """`mesh`: the only one to look at. `ignores`: what is annotated is dropped first.
        `guesses`: loops of which nothing is known run as often as `cost` guesses.

        Raises ProgramError where the mesh does not have the devices of the cluster.
        """
        cluster = target.on_machines
        limit = min(limit, target.memory)
        if module.main is None or module.main.is_declaration:
            raise no_main(module.file)
        if not any(map(_can_be_cut, module.walk())):
            help = "give it a program with tensors of several elements"
            raise error("there is nothing to shard", Place(module.file), help=help)
        module = unannotated(module) if ignores or not has_devices(module) else module
        module = _live(module)
        own = mesh_op(module)
        if mesh is not None:
            _expect_devices(mesh, cluster.devices, target)
            meshes, is_given = [mesh], True
        elif own is not None and (is_annotated(module) or has_manual(module)):
            meshes, is_given = filled(mesh_of(own), cluster.devices), True
            if not meshes:
                target.expect_fit(module, own)
        else:
            meshes, is_given = meshes_of(cluster.devices), False
        names = [name for fix in fixes for name in fix.axes()]
        able = [one for one in meshes if all(name in one.names for name in names)]
        meshes = able if able and not is_given else meshes
        if cluster.devices == 1:
            help = f"take more devices, such as --cluster {_larger(target)}"
            raise error(
                "there is nothing to plan on one device", Place(module.file), help=help, code=USAGE
            )
        unbounded = unbounded_loops(module) if guesses and not target.trips else []
        target = target.with_trips(GUESS) if unbounded else target
        return Task(
            module, target, tuple(meshes), is_given, limit, budget, seed, script, tuple(fixes),
            jobs, asks, tuple(Place(module.file, *op.place) for op in unbounded),
        )  # fmt: skip


def _can_be_cut(op: Op) -> bool:
    """True if an op makes, or takes, a tensor of more than one element."""
    types = [value.type for value in (*op.operands, *op.results)]
    return any(isinstance(one, TensorType) and prod(one.shape) > 1 for one in types)


def _live(module: Module) -> Module:
    """The program without ops whose results nobody reads: they never run, so a plan of them would
    be a plan of another program. Itself where there are none.
    """
    if not any(map(is_dead, all_ops(module))):
        return module
    copy = module.clone()
    erase_dead(copy)
    return copy


def _expect_devices(mesh: Mesh, devices: int, target: Target) -> None:
    """Raises ProgramError unless a mesh has all devices."""
    if mesh.device_count == devices:
        return
    count = shown_count(mesh.device_count)
    message = f"--mesh {spelled(mesh)} has {count} devices, the cluster {devices}"
    help = target.fitting(mesh)
    if mesh.device_count < devices:
        help = f"add --devices {mesh.device_count}, or {help}"
    raise error(message, help=help, code=USAGE)


def _larger(target: Target) -> str:
    found = target.sized(8)
    return found.cluster if found is not None else "dgx-h100"
