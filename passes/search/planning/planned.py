"""Runs a planner on a task, and makes of its best plan the text that is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

from shardwright.ir.core import Module
from shardwright.ir.errors import Place, error
from shardwright.ir.gc_pause import seldom_collecting
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.told_cuts import told_ops
from shardwright.passes.base import Memory
from shardwright.passes.cost.evaluation.evaluate import Cost
from shardwright.passes.cost.tables.build_tables import charged_graph
from shardwright.passes.cost.trials.compile import Compiled, compiled, now_judged
from shardwright.passes.search.planning.bounds import step_bound
from shardwright.passes.search.planning.looked import Looked
from shardwright.passes.search.planning.plan_words import Products
from shardwright.passes.search.planning.planners import Planner
from shardwright.passes.search.planning.program_texts import WRITTEN
from shardwright.passes.search.planning.shorter_texts import Written, products_of
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Trials, Tried, priced, rank_of
from shardwright.passes.search.rules.stage_layouts import DATA
from shardwright.spec.axes import Mesh

Say = Callable[[str], None]
# So many times what it takes if judged a program takes in trials at most: 1.40 of 343 programs,
# most of them small, 1.13 of 24 models of `tests/data`, which take long to judge.
UNJUDGED, UNJUDGED_MODEL = 1.5, 1.25
MODEL = 500  # ops
ROUNDING = 1e-9  # relative, of seconds that few layers tell


@dataclass(frozen=True)
class Bound:
    """No plan of `space` takes fewer seconds by tables; `kind`: how that was shown."""

    seconds: float
    kind: str
    space: str


@dataclass(frozen=True)
class Plan:
    """The plan that a search ends with.

    text        the program with the plan, as it is written, and `module`, that text
    made        what the main pipeline makes of that text, and `cost`, what that takes
    products    how products of layers are cut in it
    tried       how the plan came about
    tier_a      seconds by tables of the best plan in the space of `bound`, None without one
    step_bound  seconds that any plan takes on the simulator
    status      optimal (by tables, proved), feasible, infeasible (fits nowhere), budget
    """

    planner: Planner
    task: Task
    trials: Trials
    tried: Tried
    text: str
    module: Module
    made: Compiled
    products: list[Products]
    cost: Cost
    status: str
    tier_a: float | None
    bound: Bound | None
    step_bound: float
    build_s: float
    search_s: float
    is_interrupted: bool = False

    @property
    def mesh(self) -> Mesh:
        """That the text has; of a pipeline that of a stage."""
        return self.task.own(self.tried.mesh)

    @property
    def fits(self) -> bool:
        return self.cost.peak_bytes <= self.task.limit

    @property
    def least_bytes(self) -> int:
        """What a device holds at least in any plan that was priced, or is written."""
        return min([self.cost.peak_bytes, *(one.peak_bytes for one in self.trials.done)])

    @property
    def gap(self) -> float | None:
        """How far the best plan of the tables may be above the optimum there."""
        if self.bound is None or self.tier_a is None or not self.bound.seconds:
            return None
        return max(0.0, self.tier_a / self.bound.seconds - 1)

    @property
    def runners_up(self) -> list[Tried]:
        """The other plans that were priced, the best of each way and mesh, best first."""
        found: dict[tuple[str, object, int], Tried] = {}
        for one in sorted(self.trials.done, key=lambda one: one.rank(self.task.limit)):
            if one is not self.tried:
                found.setdefault((one.way, one.mesh, one.turns), one)
        return list(found.values())


@seldom_collecting()
def plan(planner: Planner, task: Task, say: Say = lambda _: None) -> Plan:
    """The best plan that a method finds.

    Ctrl-C ends the search, and the best plan so far is taken. Raises ProgramError where the program
    cannot be planned, and where the budget ends before any plan was priced.
    """
    began = perf_counter()
    trials = Trials(task.target, task.limit, task.budget, task.script, say, task.jobs)
    looked: list[Looked] = []
    is_interrupted = False
    try:
        looked = planner.plan(task, trials, say)
    except KeyboardInterrupt:
        is_interrupted = True
    if trials.best is None and trials.given is None:
        if is_interrupted:
            raise KeyboardInterrupt
        raise _nothing(planner, task, trials)
    say("writes the plan")
    best, (text, module, made, cost), products = _best(task, trials)
    space = next(
        (one for one in looked if (one.space.mesh, one.turns) == (best.mesh, best.turns)), None
    )
    return Plan(
        planner, task, trials, best, text, module, made, products, cost,
        _status(best, space, trials, task.limit, is_interrupted),
        *_bounds(space), _step_bound(task, best, space),
        sum(one.facts.build_s for one in looked), perf_counter() - began, is_interrupted,
    )  # fmt: skip


def _best(task: Task, trials: Trials) -> tuple[Tried, _Run, list[Products]]:
    """The best plan that was searched for, as it is written, unless the program as it was given
    takes less: both as programs that would run, of which trials tell a little too much.
    """
    best, given = trials.best, trials.given
    written = None if best is None else _written(best, task, trials)
    own = None
    if given is not None:
        trials.done.append(given)
        if written is None or _may_win(given, written[0], task):
            own = _run(given.make(), task, trials.memory)
    if best is None or written is None or (own is not None and _wins(own, written[0], task)):
        assert given is not None and own is not None, "there is a plan"
        return given, own, products_of(own.made)
    return best, *written


def _may_win(given: Tried, found: _Run, task: Task) -> bool:
    """True if what trials say too much of a program may make it the better one."""
    if found.cost.peak_bytes > task.limit:
        return True
    most = UNJUDGED if task.ops < MODEL else UNJUDGED_MODEL
    return given.peak_bytes <= task.limit and given.seconds < most * found.cost.step


def _wins(given: _Run, found: _Run, task: Task) -> bool:
    """Of equal ones what was searched for is the plan, as tables know it."""
    seconds = given.cost.step * (1 + ROUNDING)
    own = rank_of(seconds, given.cost.peak_bytes, task.limit)
    return own < rank_of(found.cost.step, found.cost.peak_bytes, task.limit)


def _written(best: Tried, task: Task, trials: Trials) -> tuple[_Run, list[Products]]:
    """The shortest text that is no slower than the plan written out, and what it takes. Rules write
    no more than they need.
    """
    memory = trials.memory
    if best.x is None:
        found = _finally(best, task, trials) or _run(best.make(), task, memory)
        return found, products_of(found.made)
    own = frozenset(op.place for op in told_ops(task.module) if any(op.place))
    written = Written(best.make(), task.target, own, memory)
    for shorter in written.shorter():
        found = _run(shorter, task, memory)
        if _is_as_good(found, best, task):
            break
    else:
        found = _run(written.whole, task, memory)
    return found, written.products()


class _Run(NamedTuple):
    """A text, read, what the main pipeline makes of it, and what that takes."""

    text: str
    module: Module
    made: Compiled
    cost: Cost


def _finally(best: Tried, task: Task, trials: Trials) -> _Run | None:
    """What is known of a text that was priced as it is written."""
    final = trials.final
    if final is None or final.make is not best.make:
        return None
    made = now_judged(final.made, trials.memory)
    if made is None:
        return None
    return _Run(final.text, final.module, made, priced(made, task.script))


def _run(module: Module, task: Task, memory: Memory) -> _Run:
    text = print_module(module)
    read = parse(text, WRITTEN)  # places are lines of this text
    made = compiled(read, task.target, memory=memory)
    return _Run(text, read, made, priced(made, task.script))


def _is_as_good(run: _Run, best: Tried, task: Task) -> bool:
    """True if a program takes no more by the same steps than a plan that was priced."""
    seconds = run.cost.step if run.made.unjudged is None else run.made.unjudged
    most = max(best.peak_bytes, task.limit)
    return seconds <= best.seconds * (1 + ROUNDING) and run.cost.peak_bytes <= most


def _status(
    best: Tried, space: Looked | None, trials: Trials, limit: float, is_interrupted: bool
) -> str:
    if best.peak_bytes > limit:
        return "infeasible"
    if is_interrupted or not trials.may_go_on:
        return "budget"
    if space is None or best.x is None or best.recomputed or space.facts.answer.x is None:
        return "feasible"
    answer = space.facts.answer
    is_proved = answer.is_proved and bool((best.x == answer.x).all())
    return "optimal" if is_proved else "feasible"


def _bounds(space: Looked | None) -> tuple[float | None, Bound | None]:
    """The best plan by tables on the mesh of the answer, and what none there beats."""
    if space is None:
        return None, None
    answer = space.facts.answer
    if answer.bound is None:
        return answer.seconds, None
    return answer.seconds, Bound(answer.bound, answer.kind or "messages", space.words)


def _step_bound(task: Task, best: Tried, space: Looked | None) -> float:
    if space is not None:
        return space.facts.step_bound
    cluster = task.target.on_machines
    # Of a pipeline the mesh is that of a stage; work at the peak is the same on any mesh.
    mesh = best.mesh if best.stages is None else Mesh(((DATA, cluster.devices),))
    graph, charges = charged_graph(task.on(mesh), task.target)
    return step_bound(graph, charges, cluster)


def _nothing(planner: Planner, task: Task, trials: Trials) -> Exception:
    """Why there is no plan at all."""
    if trials.refused:
        return next(iter(trials.refused.values()))
    place = Place(task.module.file)
    if not trials.may_go_on:
        help = "allow more, such as --budget 30s"
        return error("the budget ended before any plan was priced", place, help=help)
    if trials.failed:
        return error(f"no plan could be compiled: {next(iter(trials.failed))}", place)
    help = "take another method, such as auto, or another mesh"
    return error(f"the method {planner.name} has no plan for this program", place, help=help)
