"""Plans by a published method: its own algorithm, objective and space, mesh by mesh.

The mesh is not what these methods decide: where it is not given, every mesh of at most two axes is
tried, and the one that the method itself finds cheapest is taken. Methods of levels take a mesh of
an axis per level, where there are few. What a method leaves open is completed as for every method;
nothing else is searched for, under no cap.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shardwright.ir.errors import Place, ProgramError, error, kept
from shardwright.passes.cost.tables.prime_parts import go_apart
from shardwright.passes.search.methods import IN_PARTS, OF_LEVELS
from shardwright.passes.search.planning.looked import Looked
from shardwright.passes.search.planning.program_texts import spelled
from shardwright.passes.search.planning.spaces import Space, refusal
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Candidate, OwnWords, Trials
from shardwright.passes.search.problem.found import Found, Method, Status
from shardwright.passes.search.problem.solve import solve
from shardwright.passes.search.rules.typed_layers import level_mesh
from shardwright.spec.axes import Mesh
from shardwright.spec.strategies import atoms

MOST_AXES = 2  # of meshes that are not given
MOST_LEVELS = 3  # axes, or parts of axes: tables of more take too long

Say = Callable[[str], None]


def by_paper(make: Callable[[], Method], task: Task, trials: Trials, say: Say) -> list[Looked]:
    """Price the method's plan; `trials.refused` is told where it has none."""
    method = make()
    found: list[tuple[float, Candidate]] = []
    for mesh in _meshes(method, task):
        say(f"{method.name} on mesh {spelled(mesh)}")
        one = _on(method, mesh, task)
        if isinstance(one, ProgramError):
            trials.refused.setdefault(method.name, one)
        else:
            found.append(one)
    if found:
        trials.refused.pop(method.name, None)
        trials.price([min(found, key=lambda one: one[0])[1]])
    return []


def _meshes(method: Method, task: Task) -> Sequence[Mesh]:
    """The meshes that a method looks at."""
    if task.is_given:
        return task.meshes
    levels = level_mesh(task.target.on_machines.devices)
    if method.name in OF_LEVELS and len(levels.axes) <= MOST_LEVELS and not task.fixes:
        return [levels]
    return [mesh for mesh in task.meshes if len(mesh.axes) <= MOST_AXES]


def _on(method: Method, mesh: Mesh, task: Task) -> tuple[float, Candidate] | ProgramError:
    """The method's plan on a mesh with what it takes by its own objective, or why there is none."""
    try:
        module = task.on(mesh)
        is_few = method.name in IN_PARTS and len(atoms(mesh, parts=True)) <= MOST_LEVELS
        parts = is_few and go_apart(module, mesh)
        space = Space(mesh, lambda: module, task.target, task.script, parts)
        problem = space.program.problem
        found = solve(method, problem, task.budget, task.seed).found
    except ProgramError as problem:
        return kept(problem)
    if found.x is None:
        return _refusal(method, found, mesh, task)
    own = OwnWords.of(found, found.x, problem)
    candidate = Candidate(
        way=method.name, mesh=mesh, make=lambda: space.text(found), x=None, own=own
    )  # fmt: skip
    return own.objective, candidate


def _refusal(method: Method, found: Found, mesh: Mesh, task: Task) -> ProgramError:
    if found.status is Status.REFUSED:
        return refusal(method.name, found, mesh, task.module.file)
    why = str(found.info.get("proof") or "the budget ended")
    message = f"the method {method.name} has no plan on mesh {spelled(mesh)}: {why}"
    return error(message, Place(task.module.file))
