"""The problem of a program on a machine, and the program of a plan.

Costs and edges are those of the tables of strategies (tier A, `passes/cost/tables`), memory rows
those of the script that runs: for every plan x the problem's cost and bytes are those of the
tables. Words of choices say what a strategy cuts and how it leaves its results.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import process_time

import numpy as np

from shardwright.ir.core import Module, Op, Value
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.cost.tables.build_tables import Built, tables_of
from shardwright.passes.cost.tables.memory_rows import memory_of
from shardwright.passes.cost.tables.tables import Ints
from shardwright.passes.cost.tables.write_plan import write_plan
from shardwright.passes.search.building.anatomies import anatomies
from shardwright.passes.search.building.asked_choices import allowed_of
from shardwright.passes.search.building.memory_columns import with_memory
from shardwright.passes.search.building.repeated_parts import places_of
from shardwright.passes.search.building.words import words_of
from shardwright.passes.search.problem.check_problem import check
from shardwright.passes.search.problem.problem import Bools, Problem, whole
from shardwright.passes.target import Target
from shardwright.spec.axes import Axis
from shardwright.spec.strategies import atoms


@dataclass(frozen=True)
class Program:
    """A program, its tables, and their problem. `build_s`: CPU seconds that both took.

    The module is not to be changed: plans are written into copies of it.
    """

    module: Module
    target: Target
    built: Built
    problem: Problem
    build_s: float


def program_of(module: Module, target: Target, script: str = DEFAULT) -> Program:
    """The problem of main of a global program, at stage `input` or `propagated`.

    Each memory row holds as much as one device of the cluster does; `script`: whose memory is
    asked for. Raises ProgramError where the target has no cluster, where the numbers of devices
    differ, and where the turns of a loop are not known.
    """
    return with_rows(without_rows(module, target), script)


def without_rows(module: Module, target: Target, *, parts: bool = False) -> Program:
    """What `program_of` gives, without memory rows. `parts`: prime parts of axes are axes."""
    start = process_time()
    built = tables_of(module, target, parts=parts)
    problem = check(_problem(built, module, parts))
    return Program(module, target, built, problem, process_time() - start)


def with_rows(program: Program, script: str = DEFAULT) -> Program:
    """The same program with memory rows."""
    start, module = process_time(), program.module
    memory = memory_of(module, program.built, script, plans=False)
    cap = int(program.target.on(module).memory)
    problem = check(with_memory(program.problem, memory, cap))
    return replace(program, problem=problem, build_s=program.build_s + process_time() - start)


def problem_of(module: Module, target: Target, script: str = DEFAULT) -> Problem:
    """The problem alone; see `program_of`."""
    return program_of(module, target, script).problem


def plan_of(program: Program, x: Ints, decided: Bools | None = None) -> Module:
    """A copy of the program that says the plan x [n] of its problem, as text can. `decided`: of
    these nodes [n] only; passes complete the rest.

    Raises ValueError for choices that are none, or that break a tie: the text cannot say them.
    """
    problem = program.problem
    if x.shape != (problem.n,) or np.any(x < 0) or np.any(x >= problem.sizes):
        raise ValueError(f"a plan of {problem.n} nodes is asked for, each a number of its choices")
    if np.any(x != x[program.built.tables.tie]):
        raise ValueError("a node differs from the one that it is tied to")
    values = dict[Value, Value]()
    module = program.module.clone(values)
    built = _carried(program, module, values)
    mesh = next((name for name, one in module.meshes.items() if one == built.tables.mesh), "")
    write_plan(built, module, x, mesh, None if decided is None else frozenset(_numbers(decided)))
    return module


def _numbers(decided: Bools) -> list[int]:
    return whole(np.flatnonzero(decided))


def _carried(program: Program, copy: Module, values: dict[Value, Value]) -> Built:
    """What was built of a program, of its copy."""
    built = program.built
    ops = dict(zip(program.module.walk(), copy.walk(), strict=True))
    held = {source: [values[value] for value in many] for source, many in built.graph.held.items()}
    subjects = (
        ops[subject] if isinstance(subject, Op) else values[subject] for subject in built.subjects
    )
    return built._replace(subjects=tuple(subjects), graph=replace(built.graph, held=held))


def _problem(built: Built, module: Module, parts: bool) -> Problem:
    """The problem without memory rows."""
    tables = built.tables
    mesh = tables.mesh
    axes = atoms(mesh, parts=True) if parts else mesh.resolve(map(Axis, mesh.names))
    region, place = places_of(module, built.subjects, tables)
    keys = {kind: built.graph.keys[node] for node, kind in enumerate(tables.kinds.tolist())}
    return Problem(
        tables.kinds, tables.compute_s, tables.edges[:, [0, 2, 4]], tables.tables,
        collective=tables.collective_s, turns=tables.turns, weights=tables.weights,
        allowed=allowed_of(built), tie=tables.tie, region=region, place=place,
        ports=tables.edges[:, [1, 3]], shared=tables.shared, names=tables.names,
        labels=tuple(
            tuple(words_of(keys[kind], one, mesh) for one in choices)
            for kind, choices in enumerate(tables.strategies)
        ),
        fixed=tables.fixed_s,
        make_anatomy=anatomies(keys, tables, axes),
        axes=tuple(one.size for one in axes),
    )  # fmt: skip
