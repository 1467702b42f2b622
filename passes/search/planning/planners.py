"""The methods that plan a program, by name.

Three kinds, one protocol: what decides by itself (`auto`), what solves the problem of a mesh
(`messages`, `eliminate`, ...), and rules that are one point of the space (`megatron`, ...). All are
completed and priced alike: by the main pipeline and the simulator.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.planning.auto import Auto, Looked
from shardwright.passes.search.planning.program_texts import NAME, on_mesh, spelled, unannotated
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Trials
from shardwright.passes.search.problem.found import Method
from shardwright.passes.search.rules import RULES
from shardwright.passes.target import mesh_op
from shardwright.spec.attributes import String
from shardwright.spec.axes import Mesh

Say = Callable[[str], None]
KNOWN = ("data-parallel", "zero2", "zero3")  # rules that a search begins with


class Rule(Protocol):
    """A point of the space, found by the structure of a program."""

    name: str
    paper: str
    label: str
    decides: tuple[str, ...]
    about: str

    def meshes(self, devices: int) -> list[Mesh]:
        """The meshes it is defined on."""
        ...

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Write the plan into a program that has the mesh. Raises ProgramError."""
        ...


@dataclass(frozen=True)
class Planner:
    """A method: what it is called, whose it is, which columns of a plan it decides.

    `label`: how true to its paper it is (exact-code, paper-formula, family, own).
    """

    name: str
    paper: str
    label: str
    decides: tuple[str, ...]
    about: str
    plan: Callable[[Task, Trials, Say], list[Looked]] = field(repr=False, compare=False)


def _auto(task: Task, trials: Trials, say: Say) -> list[Looked]:
    """Rules first, where the text leaves them room: a search is never worse than what it knows."""
    if not task.is_bound:
        for name in KNOWN:
            _rule(RULES[name])(task, trials, say)
    return Auto(task, trials, METHODS["messages"](), say=say).run()


def _solver(make: Callable[[], Method]) -> Callable[[Task, Trials, Say], list[Looked]]:
    def plan(task: Task, trials: Trials, say: Say) -> list[Looked]:
        return Auto(task, trials, make(), most_turns=1, priced=1, say=say).run()

    return plan


def _rule(rule: Rule) -> Callable[[Task, Trials, Say], list[Looked]]:
    def plan(task: Task, trials: Trials, say: Say) -> list[Looked]:
        task.expect_unbound(rule.name)
        problem: ProgramError | None = None
        tried = len(trials.done)
        for mesh in _meshes(rule, task):
            say(f"{rule.name} on {spelled(mesh)}")
            try:
                trials.price(rule.name, mesh, by_rule(rule, task.module, mesh))
            except ProgramError as one:
                problem = problem or one
        if len(trials.done) == tried and problem is not None:
            trials.refused[rule.name] = problem
        return []

    return plan


def by_rule(rule: Rule, module: Module, mesh: Mesh) -> Module:
    """A copy of a program with the plan of a rule. Raises ProgramError where it has none."""
    copy = on_mesh(unannotated(module), mesh)
    found = mesh_op(copy)
    symbol = found.attrs.get("sym_name") if found is not None else None
    rule.annotate(copy, symbol.value if isinstance(symbol, String) else NAME, mesh)
    return copy


def _meshes(rule: Rule, task: Task) -> list[Mesh]:
    """The meshes of a rule that the task allows."""
    every = rule.meshes(task.target.on_machines.devices)
    return [mesh for mesh in every if mesh in task.meshes] if task.is_given else every


def _grid(task: Task, trials: Trials, say: Say) -> list[Looked]:
    for rule in RULES.values():
        if rule.name not in ("null", "propagate"):
            _rule(rule)(task, trials, say)
    return []


def _given(task: Task, trials: Trials, say: Say) -> list[Looked]:
    """What is annotated, propagated."""
    for mesh in task.meshes[:1] if task.is_given else ():
        trials.price("propagate", mesh, task.on(mesh))
    return []


_SHARD = ("shard",)
_OWN = "this project, docs/search.md"
_SOLVERS = {
    "messages": ("Kolmogorov, PAMI 2006 (arXiv 0511053)", "family",
                 "tree-reweighted message passing on tables, with a bound"),
    "eliminate": ("Jia et al., OptCNN, ICML 2018 (1802.04924), section 5.2", "family",
                  "variable elimination on tables, exact where the graph is narrow"),
    "ilp": ("Zheng et al., Alpa, OSDI 2022 (2201.12023), section 4", "family",
            "integer program on tables, by HiGHS"),
    "anneal": ("Kirkpatrick et al., Science 220, 1983", "family",
               "simulated annealing on tables, by ops, layers and trees"),
    "exhaustive": (_OWN, "own", "every plan of small programs"),
    "random": (_OWN, "own", "plans at random"),
    "uct": ("Kocsis and Szepesvari, ECML 2006", "family", "tree search on tables"),
}  # fmt: skip


def _planners() -> dict[str, Planner]:
    about = "tables and messages on every mesh, memory by caps, the best by trials"
    auto = Planner("auto", _OWN, "own", ("mesh", "shard", "micro"), about, _auto)
    paper = "Santhanam et al., DistIR, 2021 (2111.05426), section 5"
    about = "all rules on all their meshes"
    grid = Planner("grid", paper, "family", ("mesh", "shard"), about, _grid)
    paper, about = (
        "Xu et al., GSPMD, 2021 (2105.04663), section 3.5",
        "what is annotated, propagated",
    )
    given = Planner("propagate", paper, "family", (), about, _given)
    found = [auto, grid, given]
    for name, (paper, label, about) in _SOLVERS.items():
        found.append(Planner(name, paper, label, _SHARD, about, _solver(METHODS[name])))
    for rule in RULES.values():
        if rule.name != "propagate":
            found.append(
                Planner(rule.name, rule.paper, rule.label, rule.decides, rule.about, _rule(rule))
            )
    return {one.name: one for one in found}


PLANNERS = _planners()
