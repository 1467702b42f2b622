"""`shardwright plan --instance`: a problem, saved or named, solved by one method."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from shardwright.ir.errors import error, nearest
from shardwright.ir.exit_codes import DONE, USAGE, VIOLATED, WRONG
from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.planning.typed_tables import OF_LAYERS
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.caps import with_part
from shardwright.passes.search.problem.found import Method, Status
from shardwright.passes.search.problem.graph_files import load_graph
from shardwright.passes.search.problem.instances import instance
from shardwright.passes.search.problem.op_graphs import OpGraph
from shardwright.passes.search.problem.problem import Problem
from shardwright.passes.search.problem.settings import configured, split_settings
from shardwright.passes.search.problem.sized_graphs import SizedGraph
from shardwright.passes.search.problem.solve import solve, warm_up
from shardwright.tools.plan import of_ops, of_sized_ops
from shardwright.tools.plan.text import PlanAnswer
from shardwright.tools.session.progress import Progress
from shardwright.tools.session.session import Session

GRAPH, LAYERS = "graph", "layers"
FORMATS = (LAYERS, GRAPH)
OF_PROBLEM = ("cap", "memory")


def run(session: Session, found: argparse.Namespace) -> int:
    """Print what was found; exit code 0, or 3 without a plan. Raises ProgramError."""
    graph = _graph(found) if found.format == GRAPH else None
    if isinstance(graph, OpGraph):
        return of_ops.run(session, found, graph)
    if isinstance(graph, SizedGraph):
        return of_sized_ops.run(session, found, graph)
    budget = Budget.parse(found.budget) if found.budget else Budget()
    settings = split_settings(found.settings)
    own = {key: value for key, value in settings.items() if key not in OF_PROBLEM}
    if found.method not in METHODS:
        if found.method in OF_LAYERS:
            said = f'the method "{found.method}" reads tables of layers'
            raise error(said, help="give a file of these, and --format layers", code=USAGE)
        help = nearest(found.method, list(METHODS))
        raise error(f'no method "{found.method}" solves problems', help=help, code=USAGE)
    method = configured(METHODS[found.method], found.method, own, OF_PROBLEM)
    progress = Progress(session.stderr)
    with progress.phase("read"):
        problem = graph or _named(found.instance, found.devices)
    with progress.phase("compile"):
        compile_s = warm_up(method)
    problem = _capped(problem, settings, METHODS["messages"]())
    with progress.phase("solve"):
        solved = solve(method, problem, budget, found.seed)
    answer = PlanAnswer(found.instance, problem, found.method, solved, compile_s)
    text = json.dumps(answer.record()) + "\n" if found.json else answer.text()
    session.stdout.write(text)
    if solved.found.status is Status.REFUSED:
        return WRONG
    return VIOLATED if solved.found.x is None else DONE


def _graph(found: argparse.Namespace) -> Problem | OpGraph | SizedGraph:
    """Of a file of choices, or of ops."""
    if found.devices:
        said = "--devices is given, and a graph says itself what there is to choose"
        raise error(said, help="leave --devices out", code=USAGE)
    return load_graph(Path(found.instance))


def _named(text: str, devices: int) -> Problem:
    """Of a name, or of a saved problem."""
    if text.endswith(".json"):
        help = "add --format graph, or --format layers"
        raise error(f"in which format is '{text}'?", help=help, code=USAGE)
    return instance(text, devices)


def _capped(problem: Problem, settings: dict[str, str], free: Method) -> Problem:
    """The problem with the cap that is asked for."""
    asked = [key for key in OF_PROBLEM if key in settings]
    if not asked:
        return problem
    if len(asked) > 1 or not len(problem.cap):
        said = "cap and memory exclude each other" if len(asked) > 1 else "the problem has no rows"
        raise error(f"--set {' and '.join(asked)}: {said}", help="leave it out", code=USAGE)
    return with_part(problem, asked[0], settings[asked[0]], free)
