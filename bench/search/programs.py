"""Problems of captured programs: what building takes, and messages with and without memory caps.

    python bench/search/programs.py [FILE.mlir ...] [--mesh x=2,y=4] [--part 0.3] [--peer-seconds 60]

Per program: nodes, edges and entries of edges, CPU seconds to build, then CPU seconds and relative
gap of `messages` (plan against its own bound) without caps, and under one cap of all memory rows:
between the least peak that is found (0) and the peak of the best plan (1). HiGHS on the
same tables where they are small, cut off at `--peer-seconds`. Files without a mesh get `--mesh`.
"""  # noqa: E501

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time

import numpy as np

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.registry import main_pipeline
from shardwright.passes.search.building.program_problem import Program, program_of
from shardwright.passes.search.kernels.least_peak import least_peak
from shardwright.passes.search.kernels.message_solver import MessageOracle
from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.problem import Problem
from shardwright.passes.search.problem.problem_files import NO_CAP
from shardwright.passes.search.problem.solve import Solved, solve, warm_up
from shardwright.passes.target import Target

ROOT = Path(__file__).parents[2]
LAYERS = ROOT / "tests" / "data" / "models" / "layers"
CLUSTER, TURNS = "dgx-h100", 4
MOST_OF_PEER = 100_000  # entries of edges that HiGHS is given
HEADS = (
    "program", "mesh", "nodes", "edges", "entries", "build s", "messages s", "gap",
    "peak GB", "cap GB", "messages s", "gap", "HiGHS s", "gap",
)  # fmt: skip


def program(path: Path, mesh: str) -> Program:
    """A program with a mesh, propagated, and its problem."""
    text = path.read_text(encoding="utf-8")
    if "sdy.mesh" not in text:
        head, _, rest = text.partition("\n")
        axes = ", ".join(f'"{name}"={size}' for name, size in _axes(mesh))
        text = f"{head} sdy.mesh @mesh = <[{axes}]>\n{rest}"  # lines keep their numbers
    module = parse(text, str(path))
    main_pipeline().until("propagated").run(module)
    return program_of(module, Target(CLUSTER, trips=TURNS))


def _axes(mesh: str) -> list[tuple[str, str]]:
    return [(name, size) for name, _, size in (word.partition("=") for word in mesh.split(","))]


def uncapped(problem: Problem) -> Problem:
    """Rows that hold everything."""
    return problem.with_cap(np.full(len(problem.cap), NO_CAP))


def capped(problem: Problem, x: np.ndarray, part: float) -> Problem:
    """One cap of all rows, between the least peak that is found and that of a plan x [n]."""
    nothing = free_graph(problem.with_cap(np.zeros(len(problem.cap), np.int64)))
    oracle = MessageOracle(nothing, lambda: False)
    low = least_peak(nothing, oracle, nothing.labels_of(x), -np.inf).excess
    high = int(problem.memory(x).max())
    return problem.with_cap(np.full(len(problem.cap), int(low + part * (high - low))))


def timed(name: str, problem: Problem, seconds: float = np.inf) -> tuple[Solved, float]:
    """What a method finds, and the CPU seconds of the process."""
    start = process_time()
    return solve(METHODS[name](), problem, Budget(seconds=seconds)), process_time() - start


def gap(solved: Solved) -> str:
    """Relative gap of plan and bound."""
    bound, cost = solved.found.lower_bound, solved.objective
    if cost is None or bound is None or not np.isfinite(bound):
        return "none"
    if cost <= bound:
        return "0"
    return f"{max(0.0, cost - bound) / abs(cost):.1e}"


def row(path: Path, mesh: str, part: float, peer_s: float) -> str:
    """One line of the table."""
    built = program(path, mesh)
    problem = uncapped(built.problem)
    entries = free_graph(problem).entries
    free, free_s = timed("messages", problem)
    assert free.found.x is not None  # without caps there is always a plan
    tight = capped(problem, free.found.x, part)
    found, tight_s = timed("messages", tight)
    peer = ("-", "-")
    if entries <= MOST_OF_PEER and peer_s > 0:
        exact, exact_s = timed("ilp", tight, peer_s)
        peer = f"{exact_s:.1f}", gap(exact)
    own = ", ".join(f"{name}={size}" for name, size in built.built.tables.mesh.axes)
    peak = problem.memory(free.found.x).max() / 1e9
    cells = (
        path.stem, own, f"{problem.n:,}", f"{len(problem.edges):,}", f"{entries:,}",
        f"{built.build_s:.2f}", f"{free_s:.2f}", gap(free), f"{peak:.3f}",
        f"{tight.cap[0] / 1e9:.3f}", f"{tight_s:.2f}", gap(found), *peer,
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Problems of captured programs")
    parser.add_argument("files", nargs="*", type=Path, default=sorted(LAYERS.glob("*.mlir")))
    parser.add_argument("--mesh", default="x=2,y=4")
    parser.add_argument("--part", type=float, default=0.3)
    parser.add_argument("--peer-seconds", type=float, default=60.0)
    given = parser.parse_args()
    warm_up(METHODS["messages"]())
    print(f"| {' | '.join(HEADS)} |\n|{'---|' * len(HEADS)}")
    for path in given.files:
        for mesh in given.mesh.split(";"):
            try:
                print(row(path, mesh, given.part, given.peer_seconds), flush=True)
            except (ProgramError, OSError) as problem:
                raise SystemExit(str(problem)) from None


if __name__ == "__main__":
    main()
