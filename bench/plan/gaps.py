"""By tables, how far the best plan of a method's space is behind, and its own plan behind that.

    python bench/plan/gaps.py [--programs P ...] [--axes 2] [-o docs/methods/gaps.md]

A *space gap* is the best plan of the space of a method beside the best plan of all, a *search gap*
the method's own plan beside the best one of its space: all in seconds by tables (tier A), on which
the best plan is known with a bound. Programs and meshes are those of `published_cells.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import numpy as np
from published import METHOD_NAMES
from published_cells import CLUSTERS, MESHES, OWN_MESHES, PROGRAMS, program

from shardwright.ir import text_files as files
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.mesh_text import mesh_from
from shardwright.passes.search.building.program_problem import without_rows
from shardwright.passes.search.methods import IN_PARTS
from shardwright.passes.search.methods.message_passing_search import Messages
from shardwright.passes.search.planning.explained import explained
from shardwright.passes.search.planning.planned import plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.problem.anatomy import NONE, Anatomy
from shardwright.passes.search.problem.layers_of_programs import layers_of
from shardwright.passes.search.problem.own_costs import plain_only, tied
from shardwright.passes.search.problem.problem import Bools, Problem
from shardwright.passes.search.problem.solve import solve
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh

LAYERS = ("pase", "tensoropt", "mindspore", "double-recursive")  # all cuts of layers
SHOWN = ("MLP, 4 layers", "transformer, 2 layers", "DLRM")
HEAD = """# Space gaps and search gaps

Milliseconds of a train step by tables (tier A), on eight H100 (four where a method of squares has no eight). *Space gap*: the best plan of the
space of a method beside the best plan of all, on the same mesh. *Search gap*: the method's own plan beside the best one of its space; 0 where its
objective is these seconds and it is exact, and of rules, whose space is one plan. What a method leaves open is completed by the best plan that says
the same. On meshes of their own, methods are beside the best plan there. Made by `python bench/plan/gaps.py -o docs/methods/gaps.md`.

"""  # noqa: E501


def best(problem: Problem) -> float:
    """Seconds of the best plan by tables, of all that are in a problem."""
    x = solve(Messages(), problem).found.x
    assert x is not None
    return problem.total(x)


def of_layers(problem: Problem) -> float:
    """Of plans that cut layers as wholes."""
    return best(layers_of(problem, problem.without_rows(), plain_only).problem)


def of_steps(problem: Problem) -> float:
    """Of plans in which every op is split, and its result cut, over every axis, where it can be."""
    is_source = np.ones(problem.n, np.bool_)
    is_source[problem.edges[:, 1]] = False
    every: list[Anatomy] = [problem.anatomy[kind] for kind in problem.kinds.tolist()]
    kept = [_cut_over_all(one) if is_first or not one.is_value else np.ones(one.count, np.bool_)
            for one, is_first in zip(every, is_source.tolist(), strict=True)]  # fmt: skip
    return best(problem.restrict(np.concatenate(tied(problem, kept))))


def _cut_over_all(one: Anatomy) -> Bools:
    """[K] choices that leave the fewest axes without a cut."""
    idle = ((one.cut == NONE) | (one.left == NONE)).sum(axis=1)
    return idle == idle.min()


def space(name: str, problem: Problem, own: float) -> float:
    """Seconds of the best plan of a method's space; `own`: of its plan."""
    if name in LAYERS:
        return min(own, of_layers(problem))
    return min(own, of_steps(problem)) if name in IN_PARTS else own


class Whole:
    """The best plans of all of one program, by mesh."""

    def __init__(self, module: Module) -> None:
        self.module, self.known = module, dict[tuple[Mesh, bool], tuple[Problem, float]]()

    def on(self, mesh: Mesh, target: Target, parts: bool) -> tuple[Problem, float]:
        if (mesh, parts) not in self.known:
            on_mesh = Task.of(self.module, target, mesh=mesh, ignores=True).on(mesh)
            problem = without_rows(on_mesh, target, parts=parts).problem
            self.known[mesh, parts] = problem, best(problem)
        return self.known[mesh, parts]


def row(whole: Whole, name: str, axes: int) -> list[str]:
    """Cells of a method."""
    mesh = mesh_from(OWN_MESHES.get(name, MESHES)[axes])
    target = Target(CLUSTERS[mesh.device_count])
    task = Task.of(whole.module, target, mesh=mesh, ignores=True)
    try:
        found = explained(plan(PLANNERS[name], task))
    except ProgramError as problem:
        return [name, problem.diagnostics[0].message, "", "", "", ""]
    problem, least = whole.on(mesh, target, name in IN_PARTS)
    own = found.tier_a
    assert own is not None
    inside = space(name, problem, own)
    seconds = [f"{1e3 * one:.3f}" for one in (least, inside, own)]
    return [name, *seconds, _gap(inside, least), _gap(own, inside)]


def _gap(one: float, other: float) -> str:
    """By how much more, but for roundings of sums."""
    return f"{round(one / other - 1, 9) + 0.0:.1%}"


def tables(names: list[str], axes: int) -> Iterator[str]:
    for name in names:
        whole = Whole(program(PROGRAMS[name]))
        yield f"## {name}, {MESHES[axes]}\n"
        yield "| method | best of all | best of its space | its plan | space gap | search gap |"
        yield "|---|---|---|---|---|---|"
        for method in METHOD_NAMES:
            line = f"| {' | '.join(row(whole, method, axes))} |"
            print(line, file=sys.stderr, flush=True)
            yield line
        yield ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", nargs="*", default=SHOWN)
    parser.add_argument("--axes", type=int, default=2)
    parser.add_argument("-o", dest="output")
    found = parser.parse_args()
    page = HEAD + "\n".join(tables(found.programs, found.axes))
    if found.output:
        files.write_text(found.output, page, sys.stdout)


if __name__ == "__main__":
    main()
