"""What is compared: programs as they are, in the layouts of a sweep, and planned by methods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from itertools import product
from math import inf

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError, error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.print import print_module
from shardwright.ir.value_labels import arg_labels, argument_path, names_argument
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.cost.trials.places import SHARDING, Edit, Where
from shardwright.passes.search.planning.fixes import mesh_symbol
from shardwright.passes.search.planning.plan_words import layout_words
from shardwright.passes.search.planning.planners import Planner
from shardwright.passes.search.planning.program_texts import on_mesh, spelled, unannotated
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.sweeps.mesh_change import MeshChange, remeshed
from shardwright.passes.search.sweeps.sweep_text import Clause, Sweep, wrong
from shardwright.passes.target import Target, mesh_of, mesh_op
from shardwright.spec.axes import Mesh, shown_count
from shardwright.spec.machines.number_words import plural
from shardwright.spec.sharding import Dim, sharding

MOST = 2000  # candidates


@dataclass(frozen=True)
class Question:
    """What to compare. Each program is compared on each target: as it is, unless a sweep or methods
    say otherwise (a method None is the program as it is).

    mesh      in place of each program's own
    ignores   drop what programs say of devices, but for their mesh
    limit     bytes that a device may hold, besides what its chip has
    """

    programs: tuple[Module, ...]
    targets: tuple[Target, ...]
    sweep: Sweep | None = None
    methods: tuple[Planner | None, ...] = ()
    mesh: Mesh | None = None
    ignores: bool = False
    limit: float = inf
    script: str = DEFAULT
    seed: int = 0
    budget: Budget = field(default_factory=Budget)

    @property
    def ways(self) -> tuple[Planner | None, ...]:
        """The methods, and None for each program as it is."""
        return self.methods or (() if self.sweep is not None else (None,))

    @property
    def count(self) -> int:
        """How many candidates there are."""
        each = len(self.ways) + (self.sweep.count if self.sweep is not None else 0)
        return len(self.programs) * len(self.targets) * each

    def words(self) -> str:
        """How many candidates of what, for people."""
        parts = [plural(len(self.programs), "program"), plural(len(self.targets), "cluster")]
        each: list[str] = []
        if self.sweep is not None:
            meshes = len(self.sweep.meshes)
            on = f"{meshes} {'mesh' if meshes == 1 else 'meshes'} x " if meshes else ""
            each.append(f"{on}{plural(self.sweep.layouts, 'layout')}")
        if self.methods:
            each.append(plural(len(self.methods), "method"))
        said = f"({' + '.join(each)})" if len(each) > 1 else "".join(each)
        product_of = " x ".join([*parts, *([said] if said else [])])
        return f"{plural(self.count, 'candidate')}: {product_of}"


@dataclass(frozen=True)
class Base:
    """A program on a mesh, of which candidates differ by layouts of arguments.

    `fault`: why there is none.
    """

    module: Module
    mesh: Mesh | None
    change: MeshChange = MeshChange()
    fault: ProgramError | None = None

    @cached_property
    def text(self) -> str:
        return print_module(self.module)

    @cached_property
    def digest(self) -> str:
        return blake2b(self.text.encode(), digest_size=16).hexdigest()

    @cached_property
    def ops(self) -> int:
        return sum(1 for _ in self.module.walk())


@dataclass(frozen=True)
class Layout:
    """How a sweep lays out the arguments that a pattern names."""

    pattern: str
    arguments: tuple[int, ...]
    dims: tuple[Dim, ...]
    is_swept: bool  # one of several

    def words(self) -> str:
        """`[{data}, {}]`."""
        return layout_words(sharding("mesh", self.dims))


@dataclass(frozen=True)
class Candidate:
    """One program on one target. `planner`: who plans it, else `base` with `layouts`.

    `notes`: what a person has to know of it.
    """

    number: int
    program: int
    target: Target
    base: Base
    layouts: tuple[Layout, ...] = ()
    planner: Planner | None = None
    notes: tuple[str, ...] = ()
    is_swept: bool = False

    @cached_property
    def edits(self) -> list[Edit]:
        """What makes it of its base."""
        module = self.base.module
        main = module.main
        assert main is not None
        name = mesh_symbol(module)
        return [
            Edit(Where(main.symbol, number), SHARDING, sharding(name, one.dims))
            for one in self.layouts
            for number in one.arguments
        ]

    @property
    def way(self) -> str:
        """How it came about, in a few words."""
        if self.planner is not None:
            return self.planner.name
        swept = [f"{one.pattern} {one.words()}" for one in self.layouts if one.is_swept]
        return "; ".join(swept) or ("swept" if self.is_swept else "given")


def candidates(question: Question, most: int = MOST) -> list[Candidate]:
    """Every candidate, in the order in which they were asked for.

    Raises ProgramError with exit code 2 where the sweep does not go with programs or clusters, and
    where there are more than `most`.
    """
    if question.count > most:
        message = f"there are {question.count} candidates, more than {most}"
        help = f"add --most {question.count}, or sweep less"
        raise error(message, help=help, code=USAGE)
    _expect_meshes(question)
    found: list[Candidate] = []
    for number, program in enumerate(question.programs):
        main = program.main
        if main is None or main.is_declaration:
            raise error("the program has no function main", help="compare whole programs")
        bases = _bases(question, program)
        swept = _swept(question.sweep, program, bases) if question.sweep is not None else []
        given = _base(program, question.mesh, question.ignores) if question.ways else None
        for target in question.targets:
            for base, layouts, notes in swept:
                at = len(found)
                found.append(
                    Candidate(at, number, target, base, layouts, None, notes, is_swept=True)
                )
            for way in question.ways:
                assert given is not None
                found.append(Candidate(len(found), number, target, given, planner=way))
    return found


def _expect_meshes(question: Question) -> None:
    """Raises ProgramError where a mesh goes with no cluster."""
    counts = [target.on_machines.devices for target in question.targets]
    sweep = question.sweep
    if sweep is not None and sweep.meshes and question.mesh is not None:
        raise wrong("the sweep names meshes, and so does --mesh", sweep, 0, "leave one of them out")
    meshes = [question.mesh] if question.mesh is not None else []
    for mesh in [*meshes, *(sweep.meshes if sweep is not None else ())]:
        if mesh.device_count not in counts:
            clusters = " or ".join(map(str, dict.fromkeys(counts)))
            count = shown_count(mesh.device_count)
            message = f"the mesh {spelled(mesh)} has {count} devices, the cluster"
            help = question.targets[0].fitting(mesh)
            if mesh.device_count < counts[0]:
                help = f"add --devices {mesh.device_count}, or {help}"
            if sweep is not None and mesh in sweep.meshes:
                raise wrong(f"{message} {clusters}", sweep, sweep.text.find(spelled(mesh)), help)
            raise error(f"{message} {clusters}", help=help, code=USAGE)


def _bases(question: Question, program: Module) -> list[Base]:
    """The program on each mesh of the sweep."""
    if question.sweep is None:
        return []
    meshes = question.sweep.meshes or (question.mesh,)
    return [_base(program, mesh, question.ignores) for mesh in meshes]


def _base(program: Module, mesh: Mesh | None, ignores: bool) -> Base:
    try:
        own = mesh_op(program)
        if ignores:
            kept = mesh or (mesh_of(own) if own is not None else None)
            bare = unannotated(program)
            return Base(bare if kept is None else on_mesh(bare, kept), kept)
        if mesh is None:
            return Base(program, mesh_of(own) if own is not None else None)
        made, change = remeshed(program, mesh)
        return Base(made, mesh, change)
    except ProgramError as fault:
        return Base(program, mesh, fault=fault)


# --- sweeps

_Swept = tuple[Base, tuple[Layout, ...], tuple[str, ...]]


def _swept(sweep: Sweep, program: Module, bases: Sequence[Base]) -> list[_Swept]:
    """All that a sweep makes of one program."""
    meant = _meant(sweep, program)
    meshes = [base.mesh for base in bases if base.mesh is not None]
    if sweep.clauses and not meshes:
        help = "add a clause mesh: data=8, or --mesh data=8"
        raise wrong("the program has no mesh for these layouts", sweep, 0, help)
    names = list(dict.fromkeys(name for mesh in meshes for name in mesh.names))
    for clause in sweep.clauses:
        for name in clause.axes():
            if name not in names:
                at = max(clause.at, sweep.text.find(name, clause.at))
                raise wrong(f'no mesh has an axis "{name}"', sweep, at, nearest(name, names))
    found: list[_Swept] = []
    for base in bases:
        for dims in product(*(clause.every() for clause in sweep.clauses)):
            made = list(_layouts(sweep.clauses, meant, dims, base.mesh))
            notes = tuple(dict.fromkeys(note for _, each in made for note in each))
            found.append((base, tuple(layout for layout, _ in made), notes))
    return found


def _layouts(
    clauses: Sequence[Clause],
    meant: Sequence[tuple[int, ...]],
    every: Sequence[tuple[Dim, ...]],
    mesh: Mesh | None,
) -> Iterator[tuple[Layout, list[str]]]:
    """The layouts of a candidate, and what was left out of each."""
    for clause, arguments, dims in zip(clauses, meant, every, strict=True):
        names = mesh.names if mesh is not None else ()
        kept = tuple(
            dim._replace(axes=tuple(axis for axis in dim.axes if axis.name in names))
            for dim in dims
        )
        gone = dict.fromkeys(
            axis.name for dim in dims for axis in dim.axes if axis.name not in names
        )
        notes = [f"{clause.pattern}: axis {name} is not on this mesh, left out" for name in gone]
        yield Layout(clause.pattern, arguments, kept, clause.count > 1), notes


def _meant(sweep: Sweep, program: Module) -> list[tuple[int, ...]]:
    """By clause the numbers of the arguments that it names."""
    main = program.main
    assert main is not None
    paths = [argument_path(label) for label in arg_labels(main)]
    found: list[tuple[int, ...]] = []
    taken: dict[int, Clause] = {}
    for clause in sweep.clauses:
        met = tuple(k for k, path in enumerate(paths) if names_argument(clause.pattern, path, k))
        if not met:
            said = f"{clause.pattern} names no argument of {program.file or 'the program'}"
            raise wrong(said, sweep, clause.at, nearest(clause.pattern, paths))
        for k in met:
            if k in taken:
                said = f"{taken[k].pattern} and {clause.pattern} both name argument {paths[k]}"
                raise wrong(said, sweep, clause.at, "leave one of them out")
            taken[k] = clause
            rank = len(main.args[k].shape)
            for layout in clause.layouts:
                if len(layout.dims) != rank:
                    dims, has = plural(len(layout.dims), "dim"), plural(rank, "dim")
                    said = f"a layout of {clause.pattern} has {dims}, argument {paths[k]} {has}"
                    raise wrong(said, sweep, clause.at, f"write one pair of braces a dim: {rank}")
        found.append(met)
    return found
