"""Prices candidates: those of sweeps first with all optimisations, the best of them then as `cost`.

`cost` leaves out optimisations that do not pay, which takes several times as long as one trial, and
never makes a step slower. So a price with all of them is an upper bound, and who is best by it is
looked at again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.reference.effort import has_open_loops
from shardwright.passes.base import Memory
from shardwright.passes.cost.evaluation.evaluate import Before, trace
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.cost.trials.program import Program
from shardwright.passes.cost.trials.trial import edited
from shardwright.passes.cost.trials.workers import spread
from shardwright.passes.registry import PassFault
from shardwright.passes.search.planning.explained import decided
from shardwright.passes.search.planning.planned import plan
from shardwright.passes.search.planning.planners import Planner
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.sweeps.compared_programs import Base, Candidate, Question
from shardwright.passes.search.sweeps.kept_prices import Price, Prices, digest
from shardwright.passes.target import Target

SCREEN, JUDGE, PLAN = "screened", "judged", "planned"


class Pricer:
    """Prices the candidates of a question. What programs on one mesh have in common is done once,
    while they follow one another.
    """

    def __init__(self, question: Question) -> None:
        self._question = question
        self._ready: tuple[Base, Target, Program] | None = None
        self._said: dict[Target, str] = {}
        self._memory = Memory()

    def price(self, one: Candidate, how: str) -> Price:
        """What a candidate takes; `how`: one of the words above."""
        try:
            if one.base.fault is not None and one.planner is None:
                raise one.base.fault
            if how == PLAN:
                assert one.planner is not None
                return self._planned(one, one.planner)
            if how == SCREEN and not self._needs_turns(one):
                found = self._program(one).figures(one.edits)
                assert found.seconds is not None
                return Price(seconds=found.seconds, peak_bytes=found.peak)
            return self._priced(edited(one.base.module, one.edits), one.target)
        except ProgramError as problem:
            first = problem.diagnostics[0]
            return Price(failed=first.message, help=first.help)
        except PassFault as fault:
            return Price(failed=str(fault).splitlines()[0], help="")

    def key(self, one: Candidate, how: str) -> str:
        """The digest of all that a price follows from."""
        question, target = self._question, one.target
        if target not in self._said:
            options = (target.stack, target.placement, target.overlap, target.trips)
            self._said[target] = f"{target.machines} {options}"
        base = one.base
        facts: tuple[object, ...] = question.script, base.digest, base.mesh, base.fault is None
        if one.planner is not None:
            asked = (question.mesh, question.ignores, question.limit)
            program = Base(question.programs[one.program], None)
            facts = question.script, program.digest, one.planner.name, *asked
            facts = *facts, question.seed, question.budget
        edits = [f"{edit.where} {edit.value}" for edit in one.edits]
        return digest(how, self._said[target], *facts, *edits)

    def _needs_turns(self, one: Candidate) -> bool:
        return not one.target.trips and has_open_loops(one.base.module)

    def _program(self, one: Candidate) -> Program:
        """The program of a candidate, prepared for many trials."""
        ready = self._ready
        if ready is None or ready[0] is not one.base or ready[1] is not one.target:
            module, script = one.base.module.clone(), self._question.script
            program = Program(module, one.target, script=script, memory=self._memory)
            self._ready = ready = one.base, one.target, program
        return ready[2]

    def _priced(self, module: Module, target: Target) -> Price:
        made = compiled(module, target, memory=self._memory)
        before = Before.of(made.target.on_machines, self._memory)
        cost = trace(made.local, made.target, self._question.script, before=before).cost
        return Price(seconds=cost.step, peak_bytes=cost.peak_bytes)

    def _planned(self, one: Candidate, planner: Planner) -> Price:
        """The price of the plan of a method. Ctrl-C leaves none: it would not be the method's."""
        question = self._question
        module = question.programs[one.program]
        task = Task.of(
            module, one.target, mesh=question.mesh, ignores=question.ignores, limit=question.limit,
            budget=question.budget, seed=question.seed, script=question.script,
        )  # fmt: skip
        found = plan(planner, task)
        if found.is_interrupted:
            raise KeyboardInterrupt
        price = self._priced(parse(found.text, module.file), one.target)
        price["text"] = found.text
        price["turns"] = found.tried.turns
        price["decided"] = decided(found.tried.make())
        price["search_seconds"] = found.search_s
        price["mesh"] = [[name, size] for name, size in found.tried.mesh.axes]
        return price


Heard = Callable[[int, int], None]  # how many prices are there, of how many


def priced(
    every: Sequence[tuple[Candidate, str]],
    pricer: Pricer,
    kept: Prices,
    jobs: int,
    found: dict[int, Price],
    heard: Heard,
) -> int:
    """Put prices of candidates into `found` by their numbers, as they come; how many were kept from
    before. Candidates that are one and the same are priced once.
    """
    by_key: dict[str, list[tuple[Candidate, str]]] = {}
    for one, how in every:
        by_key.setdefault(pricer.key(one, how), []).append((one, how))
    todo: list[str] = []
    for key, same in by_key.items():
        price = kept.get(key)
        if price is None:
            todo.append(key)
        else:
            found.update((one.number, price) for one, _ in same)
    hits, done = len(by_key) - len(todo), 0

    def note(number: int, price: Price) -> None:
        nonlocal done
        key = todo[number]
        kept.put(key, price)
        found.update((one.number, price) for one, _ in by_key[key])
        done += 1
        heard(hits + done, len(by_key))

    spread(lambda k: pricer.price(*by_key[todo[k]][0]), len(todo), jobs, note, in_runs=True)
    return hits
