"""Message passing and elimination against HiGHS on the same tables, in the same run.

    python bench/search/against_highs.py [FILE.npz|NAME ...] [--parts 1,0.3,0.1] [--peer-seconds 60] [-o docs/search.md]

Per problem and part of its memory (1: no cap that binds): nodes, edges, entries of edges, CPU
seconds and relative gap of `messages` (plan against its own bound), of `eliminate` where there is no
cap, and of HiGHS, cut off at `--peer-seconds`; seconds of HiGHS over those of messages. Then how
messages grow with layers, choices and edges, and the speed of evaluators. Seconds are those of the
process, not of the wall; those of `messages` under a cap hold its own integer programs.
"""  # noqa: E501

from __future__ import annotations

import argparse
import math
from pathlib import Path
from time import process_time

import numpy as np

from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.caps import with_part
from shardwright.passes.search.problem.evaluator import Evaluator, moves_by_numpy
from shardwright.passes.search.problem.found import Method
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.instances import instance
from shardwright.passes.search.problem.problem import Problem
from shardwright.passes.search.problem.solve import Solved, solve, warm_up

DATA = Path(__file__).parents[2] / "tests" / "data" / "pairwise"
NAMES = (
    str(DATA / "layer.npz"), str(DATA / "layer4.npz"), "alpa-ilp:L=24,K=10", "alpa-ilp:L=96",
    "alpa-ilp:L=24,K=10,memory", "alpa-ilp-fb:8",
)  # fmt: skip
GROWTH = (
    "alpa-ilp:L=24,K=10", "alpa-ilp:L=96,K=10", "alpa-ilp:L=384,K=10", "alpa-ilp:L=96",
    "random:n=1000,K=8", "random:n=4000,K=8", "random:n=4000,K=16", "random:n=4000,K=8,degree=4",
)  # fmt: skip
HEADS = (
    "problem", "memory", "nodes", "edges", "entries", "messages s", "gap", "eliminate s",
    "HiGHS s", "gap", "HiGHS / messages",
)  # fmt: skip
MARK = "## Measured\n"
MOST_OF_PEER = 1_300_000  # entries of edges that HiGHS is given; more takes it many minutes
PLANS, MOVES = 2_000, 1_000_000  # that evaluators are timed on


def timed(method: Method, problem: Problem, budget: Budget = Budget()) -> tuple[Solved, float]:
    """What a method finds, and the CPU seconds of the process."""
    start = process_time()
    return solve(method, problem, budget), process_time() - start


def gap_of(solved: Solved) -> str:
    """Relative gap of the plan and the method's own bound."""
    bound, cost = solved.found.lower_bound, solved.objective
    if cost is None or bound is None or not math.isfinite(bound):
        return "none"
    return f"{max(0.0, cost - bound) / abs(cost):.1e}" if cost > bound else "0"


def row(name: str, part: str, peer_s: float) -> str:
    """One line of the table."""
    problem = instance(name)
    if part != "1":
        problem = with_part(problem, "memory", part, METHODS["messages"]())
    graph = free_graph(problem)
    found, own_s = timed(METHODS["messages"](), problem)
    exact = "-"
    if part == "1" and not len(problem.cap):
        exact = f"{timed(METHODS['eliminate'](), problem)[1]:.2f}"
    other = ("too large", "-", "-")
    if graph.entries <= MOST_OF_PEER:
        peer, peer_own_s = timed(METHODS["ilp"](), problem, Budget(seconds=peer_s))
        cut = "" if str(peer.found.status) == "optimal" else "> "
        other = f"{cut}{peer_own_s:.1f}", gap_of(peer), f"{cut}{peer_own_s / max(own_s, 1e-3):.0f}"
    cells = (
        Path(name).stem if name.endswith(".npz") else name, part, problem.n, len(problem.edges),
        graph.entries, f"{own_s:.2f}", gap_of(found), exact, *other,
    )  # fmt: skip
    return "| " + " | ".join(map(str, cells)) + " |"


def growth(name: str) -> str:
    """One line of how seconds grow."""
    graph = free_graph(instance(name))
    solved, seconds = timed(METHODS["messages"](), graph.problem)
    cells = name, len(graph.labels), len(graph.edges), graph.entries, f"{seconds:.2f}"
    return "| " + " | ".join(map(str, (*cells, gap_of(solved)))) + " |"


def speeds() -> list[str]:
    """Plans and moves a second of an evaluator, with numba and with numpy."""
    problem, draw = instance("alpa-ilp:L=24,K=10"), np.random.default_rng(0)
    x = draw.integers(0, 10, (PLANS, problem.n))
    nodes, choices = draw.integers(0, problem.n, MOVES), draw.integers(0, 10, MOVES)
    evaluator, lines = Evaluator(problem), table(("evaluator, 385 nodes", "numba", "numpy"))
    moves_by_numpy(x[0], nodes[:9], choices[:9], *problem.flat)
    evaluator.moves(x[0], nodes[:9], choices[:9])
    evaluator.total(x[0])
    ways = {
        "plans a second, one by one": (PLANS, lambda: [evaluator.total(one) for one in x],
                                       lambda: [problem.total(one) for one in x]),
        "plans a second, together": (PLANS, lambda: evaluator.batch(x), lambda: problem.totals(x)),
        "moves a second, together": (
            MOVES, lambda: evaluator.moves(x[0], nodes, choices),
            lambda: moves_by_numpy(x[0], nodes, choices, *problem.flat),
        ),
    }  # fmt: skip
    for name, (count, fast, slow) in ways.items():
        rates = []
        for way in (fast, slow):
            start = process_time()
            way()
            rates.append(f"{count / (process_time() - start):,.0f}")
        lines.append("| " + " | ".join((name, *rates)) + " |")
        print(lines[-1], flush=True)
    return lines


def table(heads: tuple[str, ...]) -> list[str]:
    """The first lines of a table."""
    return ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=NAMES)
    parser.add_argument("--parts", default="1,0.3,0.1", help="of memory, where a problem has rows")
    parser.add_argument("--peer-seconds", type=float, default=60.0, help="cut HiGHS off")
    parser.add_argument("-o", dest="output", default="", help="write the page's tables")
    found = parser.parse_args()
    for method in ("messages", "eliminate", "ilp"):
        warm_up(METHODS[method]())
    lines = table(HEADS)
    for name in found.names:
        parts = found.parts.split(",") if name.endswith(".npz") else ["1"]
        for part in parts:
            lines.append(row(name, part, found.peer_seconds))
            print(lines[-1], flush=True)
    lines += ["", *table(("problem", "variables", "edges", "entries", "messages s", "gap"))]
    for name in GROWTH:
        lines.append(growth(name))
        print(lines[-1], flush=True)
    lines += ["", *speeds()]
    if found.output:
        page = Path(found.output)
        above = page.read_text(encoding="utf-8").partition(MARK)[0]
        page.write_text(above + MARK + "\n" + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
