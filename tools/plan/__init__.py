"""`shardwright plan`: solve a problem of choices, saved or named, by one method.

    shardwright plan --instance alpa-ilp:L=24,K=10 --method eliminate --json
    shardwright plan --instance layers.npz --method messages --set memory=0.3
    shardwright plan --instance random:n=60,rows=1 --method anneal --seed 7 --budget 30s

An instance is a saved problem (FILE.npz), or one that is made: alpa-ilp:L=24,K=10[,memory]
(synthetic transformer layers, forward; without K all choices), alpa-ilp-fb:8 (forward and
backward), planted:n=60 and random:n=60 (also K, degree, reach, seed; random: kinds, ties, rows).

Methods: eliminate (exact where the graph is narrow), messages (plans and bounds at any width), ilp
(HiGHS), anneal, exhaustive, random, uct. --set gives a method's settings, docs/search.md lists
them; cap=BYTES or memory=F sets the cap of all memory rows, F from 0 (the least there is) to 1
(what the best plan without a cap holds).

Exit code 3 where no plan is found: the problem is infeasible, or the budget is too small.

JSON keys: objective (cost of the plan, or null), unit (s or us), status (optimal, feasible,
infeasible, budget: cut off, the plan is the best seen), lower_bound (in `unit`: no plan costs less;
or null), assignment (by node the number of its choice, or null), seconds (of the search),
cpu_seconds (likewise, of all threads), compile_seconds (before it, once a machine), method,
instance, nodes, edges, gap (relative, of objective and bound, or null), bound_kind, evaluations,
bytes and cap (by memory row), info.
"""

from __future__ import annotations

import argparse
import json

from shardwright.ir.errors import error
from shardwright.ir.exit_codes import DONE, USAGE, VIOLATED
from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.caps import with_part
from shardwright.passes.search.problem.found import Method
from shardwright.passes.search.problem.instances import instance
from shardwright.passes.search.problem.problem import Problem
from shardwright.passes.search.problem.settings import configured, split_settings
from shardwright.passes.search.problem.solve import solve, warm_up
from shardwright.tools.plan.text import PlanAnswer
from shardwright.tools.session.progress import Progress
from shardwright.tools.session.session import Session

OF_PROBLEM = ("cap", "memory")


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("--instance", required=True, metavar="NAME|FILE", help="see above")
    parser.add_argument("--method", choices=tuple(METHODS), default="messages", help="see above")
    parser.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", dest="settings",
        help="a setting of the method, or cap or memory",
    )  # fmt: skip
    parser.add_argument("--seed", type=_seed, default=0, metavar="N", help="default 0")
    parser.add_argument("--budget", default="", metavar="N|Ns", help="evaluations, or seconds")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(session: Session, found: argparse.Namespace) -> int:
    """Print what was found; exit code 0, or 3 without a plan. Raises ProgramError."""
    session.phase = "plan"
    budget = Budget.parse(found.budget) if found.budget else Budget()
    settings = split_settings(found.settings)
    own = {key: value for key, value in settings.items() if key not in OF_PROBLEM}
    method = configured(METHODS[found.method], found.method, own, OF_PROBLEM)
    progress = Progress(session.stderr)
    with progress.phase("read"):
        problem = instance(found.instance)
    with progress.phase("compile"):
        compile_s = warm_up(method)
    problem = _capped(problem, settings, METHODS["messages"]())
    with progress.phase("solve"):
        solved = solve(method, problem, budget, found.seed)
    answer = PlanAnswer(found.instance, problem, found.method, solved, compile_s)
    text = json.dumps(answer.record()) + "\n" if found.json else answer.text()
    session.stdout.write(text)
    return VIOLATED if solved.found.x is None else DONE


def _capped(problem: Problem, settings: dict[str, str], free: Method) -> Problem:
    """The problem with the cap that is asked for."""
    asked = [key for key in OF_PROBLEM if key in settings]
    if not asked:
        return problem
    if len(asked) > 1 or not len(problem.cap):
        said = "cap and memory exclude each other" if len(asked) > 1 else "the problem has no rows"
        raise error(f"--set {' and '.join(asked)}: {said}", help="leave it out", code=USAGE)
    return with_part(problem, asked[0], settings[asked[0]], free)


def _seed(text: str) -> int:
    if not text.isdecimal() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"expected a whole number of at least 0, got {text!r}")
    return int(text)
