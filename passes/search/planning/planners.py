"""The methods that plan a program, by name.

Three kinds, one protocol: what decides by itself (`auto`), what solves the problem of a mesh
(`messages`, `eliminate`, ...), and rules that are one point of the space (`megatron`, ...). All are
completed and priced alike: by the main pipeline and the simulator.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, is_dataclass, replace
from typing import Any

from shardwright.ir.core import Module
from shardwright.ir.errors import Place, ProgramError, error, kept
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.gc_pause import not_collecting
from shardwright.passes.search.methods import METHODS, PUBLISHED
from shardwright.passes.search.methods.message_passing_search import Messages
from shardwright.passes.search.planning.as_given import as_given
from shardwright.passes.search.planning.auto import Auto
from shardwright.passes.search.planning.looked import Looked
from shardwright.passes.search.planning.piped_search import PipedSearch
from shardwright.passes.search.planning.pipelines import piped, pipelines
from shardwright.passes.search.planning.program_texts import NAME, on_mesh, spelled, unannotated
from shardwright.passes.search.planning.published import by_paper
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Candidate, Trials
from shardwright.passes.search.problem.found import Method
from shardwright.passes.search.problem.settings import configured, settings_of
from shardwright.passes.search.rules import GRIDS, LAYERED, RULES, TACTICS, Rule
from shardwright.passes.search.rules.partir import PartIR
from shardwright.passes.target import mesh_op
from shardwright.spec.attributes import String
from shardwright.spec.axes import Mesh

Say = Callable[[str], None]
KNOWN = ("data-parallel", "zero3")  # rules that a search begins with
SPARING = "zero2"  # a rule between these, where the first does not fit
NO_POINTS = ("null", "propagate", *LAYERED, *GRIDS, *TACTICS)  # rules that are none of a grid
MOST = 1_000  # devices that every rule has a mesh below of
CLOSE = 1e-3  # gap of programs of very many ops, whose plans tables tell apart no better
NEAR = 5e-3  # gap that is enough where tables are not exact themselves
Plans = Callable[[Task, Trials, Say], list[Looked]]


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
    plan: Plans = field(repr=False, compare=False)
    solver: type[Method] | None = field(default=None, repr=False, compare=False)  # None: rules

    def set(self, words: Mapping[str, str]) -> Planner:
        """The method with settings KEY -> VALUE. Raises ProgramError for those it does not have."""
        if not words:
            return self
        solver: type[Any] | None = self.solver
        if solver is None or not (is_dataclass(solver) and settings_of(solver)):
            help = "leave --set out; --memory-limit 40GB says what a device may hold"
            raise error(f"the method {self.name} has no settings", help=help, code=USAGE)
        method: Method = configured(solver, self.name, words)
        return replace(self, plan=_plans(self.name, lambda: method))


def auto(
    task: Task, trials: Trials, say: Say, search: PipedSearch | None = None
) -> list[Looked]:  # fmt: skip
    """Plans without stages, unless there are to be some, then pipelines, where they can pay or are
    asked for; `search`: of these, where one was made.
    """
    if (task.asks.stages or 1) > 1:
        pipelines(task, trials, [], say, search)
        return []
    is_long = task.asks.stages is None and task.is_large and task.target.on_machines.has_machines
    is_long = is_long and not (task.is_bound or task.is_given)
    _known(task, trials, say)
    trials.price_given(as_given(task))
    if is_long and search is None:
        search = piped(task, say)
    exact = Messages(gap=CLOSE) if is_long else Messages()
    quick = replace(exact, thorough=False)
    own = Auto(task, trials, exact, Messages(gap=NEAR, near=NEAR), quick, say=say)
    if not is_long:
        looked = own.fitted(own.fastest())
        pipelines(task, trials, looked, say, search)
        return looked
    return _long(task, trials, own, say, search)


def _long(
    task: Task, trials: Trials, own: Auto, say: Say, search: PipedSearch | None
) -> list[Looked]:  # fmt: skip
    """The same of very many ops on several machines: plans without stages that hold less come only
    if no other fits, and where the one that tables like best does not, pipelines come before the
    others, which take long and then mostly lose.
    """
    if _holds_too_much(task, search):
        pipelines(task, trials, [], say, search)
        if not trials.fits:
            return own.fitted(own.fastest())
        trials.left_out.append("meshes, on which all rows at once hold too much")
        own.faster()
        return []
    looked = own.first()
    is_flat = trials.fits
    if is_flat:
        own.others(looked)
    pipelines(task, trials, looked, say, search)
    if not is_flat and own.is_beaten:
        trials.left_out.append("other plans without stages, whose best is slower and does not fit")
    elif not is_flat:
        own.others(looked)
    if not trials.fits:
        return own.fitted(looked)
    own.faster()
    own.forget(looked)
    return looked


def _holds_too_much(task: Task, search: PipedSearch | None) -> bool:
    """True if all rows at once do not fit however they are dealt out."""
    return search is not None and search.whole_bytes > task.limit


def _known(task: Task, trials: Trials, say: Say) -> None:
    """Rules first, where the text leaves them room: a search is never worse than what it knows."""
    if task.is_bound:
        return
    _rule(*(RULES[name] for name in KNOWN))(task, trials, say)
    if any(one.way == KNOWN[0] and one.peak_bytes > task.limit for one in trials.done):
        _rule(RULES[SPARING])(task, trials, say)


def _solver(make: Callable[[], Method]) -> Plans:
    def plan(task: Task, trials: Trials, say: Say) -> list[Looked]:
        return Auto(task, trials, make(), make(), most_turns=1, priced=1, say=say).run()

    return plan


def _rule(*rules: Rule, name: str = "") -> Plans:
    """The plans of rules. `name`: of the method that they are together."""

    def plan(task: Task, trials: Trials, say: Say) -> list[Looked]:
        every: list[Candidate] = []
        for rule in rules:
            say(rule.name)
            task.expect_unbound(rule.name)
            every += _candidates(rule, task, trials)
        if name and not any(_meshes(rule, task) for rule in rules):
            for rule in rules:
                trials.refused.pop(rule.name, None)
            trials.refused[name] = _no_mesh(name, rules, task)
        trials.price(every)
        return []

    return plan


def _candidates(rule: Rule, task: Task, trials: Trials) -> list[Candidate]:
    """The plans of a rule on the meshes of a task; `refused` is told where it has none."""
    found: list[Candidate] = []
    meshes = _meshes(rule, task)
    if not meshes:
        trials.refused[rule.name] = _no_mesh(rule.name, [rule], task)
    for mesh in meshes:
        try:
            module = by_rule(rule, task.module, mesh)
        except ProgramError as problem:
            trials.refused.setdefault(rule.name, kept(problem))
        else:
            found.append(
                Candidate(way=rule.name, mesh=mesh, make=lambda module=module: module, is_kept=True)
            )
    if found:
        trials.refused.pop(rule.name, None)
    return found


def by_rule(rule: Rule, module: Module, mesh: Mesh) -> Module:
    """A copy of a program with the plan of a rule. Raises ProgramError where it has none."""
    copy, symbol = on_rule_mesh(module, mesh)
    with not_collecting():
        rule.annotate(copy, symbol, mesh)
    return copy


def on_rule_mesh(module: Module, mesh: Mesh) -> tuple[Module, str]:
    """An unannotated copy of a program that has the mesh, and the mesh's symbol."""
    bare = unannotated(module)
    copy = on_mesh(bare, mesh)
    bare.dissolve()  # else only the collector would find it
    found = mesh_op(copy)
    symbol = found.attrs.get("sym_name") if found is not None else None
    return copy, symbol.value if isinstance(symbol, String) else NAME


def _meshes(rule: Rule, task: Task) -> list[Mesh]:
    """The meshes of a rule that the task allows."""
    every = rule.meshes(task.target.on_machines.devices)
    if task.is_given and getattr(rule, "on_any_mesh", False):
        return list(task.meshes)
    return [mesh for mesh in every if mesh in task.meshes] if task.is_given else every


def _no_mesh(name: str, rules: Sequence[Rule], task: Task) -> ProgramError:
    """Which meshes rules of a method are defined on, where none of a task's is one."""
    devices = task.target.on_machines.devices
    own = _own_meshes(rules, devices)
    place = Place(task.module.file)
    if own:
        given = " or ".join(spelled(mesh) for mesh in task.meshes)
        message = f"the method {name} is not defined on the mesh {given}"
        return error(message, place, help=f"leave the mesh out, or take {' or '.join(own)}")
    near = (*range(devices - 1, 1, -1), *range(devices + 1, MOST))
    fits = next(n for n in near if _own_meshes(rules, n))
    help = f"take {fits} devices, for the mesh {_own_meshes(rules, fits)[0]}"
    return error(f"the method {name} has no mesh of {devices} devices", place, help=help)


def _own_meshes(rules: Sequence[Rule], devices: int) -> list[str]:
    return [*dict.fromkeys(spelled(mesh) for rule in rules for mesh in rule.meshes(devices))]


def _given(task: Task, trials: Trials, say: Say) -> list[Looked]:
    """What is annotated, propagated."""
    for mesh in task.meshes[:1] if task.is_given else ():
        made = task.on(mesh)
        trials.price(
            [Candidate(way="propagate", mesh=mesh, make=lambda made=made: made, is_kept=True)]
        )
    return []


def _published(make: Callable[[], Method]) -> Plans:
    return lambda task, trials, say: by_paper(make, task, trials, say)


def planner_of(one: type[Method] | Rule) -> Planner:
    """A solver, or a rule, as a planner."""
    name = str(getattr(one, "name", ""))  # of a class its default
    solver = one if isinstance(one, type) else None
    plan = _plans(name, one) if isinstance(one, type) else _rule(one)
    return Planner(name, one.paper, one.label, one.decides, one.about, plan, solver)


def _plans(name: str, make: Callable[[], Method]) -> Plans:
    """How a solver plans."""
    return _published(make) if name in PUBLISHED else _solver(make)


def _own() -> list[Planner]:
    points = [one for one in RULES.values() if one.name not in NO_POINTS]
    given = RULES["propagate"]
    return [
        Planner(
            "auto", "this project, docs/search.md", "own",
            ("mesh", "shard", "stage", "micro", "remat"),
            "tables and messages on every mesh, memory by caps, stages, the best by trials", auto,
        ),
        Planner(
            "grid", "Santhanam et al., DistIR, 2021 (arXiv 2111.05426), section 5", "family",
            ("mesh", "shard"), "rules of data and tensor parallelism on all their meshes",
            _rule(*points),
        ),
        Planner(
            "partir", PartIR.paper, PartIR.label, PartIR.decides,
            "its schedules of tactics on all their meshes",
            _rule(*TACTICS.values(), name="partir"),
        ),
        Planner("propagate", given.paper, given.label, given.decides, given.about, _given),
    ]  # fmt: skip


def _planners() -> dict[str, Planner]:
    rules = [one for one in RULES.values() if one.name != "propagate"]
    found = [*_own(), *map(planner_of, METHODS.values()), *map(planner_of, rules)]
    return {one.name: one for one in found}


PLANNERS = _planners()
