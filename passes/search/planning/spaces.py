"""The space of plans of a program on one mesh, and what tables say of it (tier A)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import inf, isfinite

import numpy as np

from shardwright.ir.core import Module
from shardwright.ir.errors import Place, ProgramError, error
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.search.building.fewer_moves import fewer_moves
from shardwright.passes.search.building.hidden_moves import hidden_moves
from shardwright.passes.search.building.program_problem import (
    Program,
    plan_of,
    with_rows,
    without_rows,
)
from shardwright.passes.search.kernels.within import fewest_bytes
from shardwright.passes.search.planning.bounds import even_bound, step_bound
from shardwright.passes.search.planning.joined_axes import apart
from shardwright.passes.search.planning.program_texts import spelled
from shardwright.passes.search.planning.tried_plans import Candidate, OwnWords
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Method, Status
from shardwright.passes.search.problem.problem import Ints
from shardwright.passes.search.problem.problem_files import NO_CAP
from shardwright.passes.search.problem.solve import solve
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh

EXACT = 1e-6  # gap below which a plan is proved to be the best of tables


@dataclass(frozen=True)
class Answer:
    """What a method found in a space. `seconds`, `bound`: by tables; None where there is none.

    `proof`: what says that there is no plan, in words. `own`: what the method says of the plan.
    """

    x: Ints | None
    status: Status
    seconds: float | None
    bound: float | None
    kind: str  # of the bound
    proof: str = ""
    own: OwnWords | None = None

    @property
    def is_proved(self) -> bool:
        """True if no plan is better by tables."""
        if self.seconds is None or self.bound is None:
            return False
        return self.seconds <= self.bound * (1 + EXACT)


@dataclass(frozen=True)
class Facts:
    """The best plan of a space without a cap, and what else is worth knowing of a space.

    `step_bound`: seconds that any plan takes on the simulator, `even_bound`: by tables, on any mesh
    of as many devices. `build_s`: seconds to make tables.
    """

    answer: Answer
    step_bound: float
    even_bound: float
    build_s: float


def refusal(method: str, found: Found, mesh: Mesh, file: str) -> ProgramError:
    """That a method's own algorithm has no answer on a mesh, and why; nothing answers instead."""
    help = "take another mesh, or another method, such as messages or auto"
    message = f"the method {method} refused mesh {spelled(mesh)}: {found.info['why']}"
    return error(message, Place(file), help=help)


@dataclass(frozen=True)
class Space:
    """All plans of a program on a mesh. `whole` gives the program on it. `parts`: prime parts of
    axes are cut over one by one. `own`: the mesh that plans are written over, where axes of it are
    one in `mesh`.

    Tables are made when they are first asked for.
    """

    mesh: Mesh
    whole: Callable[[], Module]
    target: Target
    script: str = DEFAULT
    parts: bool = False
    own: Mesh | None = None

    @cached_property
    def program(self) -> Program:
        """The program as a problem, without memory rows. Raises ProgramError; see `program_of`."""
        return without_rows(self.whole(), self.target, parts=self.parts)

    @cached_property
    def bound_program(self) -> Program:
        """The same with memory rows, which are made when a cap or bytes are first asked for."""
        return with_rows(self.program, self.script)

    def forget(self) -> None:
        """Let go of the tables, and of the program, which `whole` has to give anew: both are made
        again where they are asked for.
        """
        found: Program | None = self.__dict__.pop("program", None)
        self.__dict__.pop("bound_program", None)
        if found is not None:
            found.module.dissolve()

    def facts(self, method: Method, seed: int) -> Facts:
        """Raises ProgramError where the program has no legal plan there."""
        answer = self.solve(method, seed=seed)
        built, cluster = self.program.built, self.target.on_machines
        bounds = step_bound(built.graph, built.charges, cluster), even_bound(built, cluster)
        return Facts(answer, *bounds, self.program.build_s)

    @property
    def entries(self) -> int:
        """Of all tables of moves that differ."""
        return sum(table.size for table in self.program.problem.tables)

    def solve(
        self, method: Method, cap: float = inf, *, seed: int = 0, budget: Budget = Budget()
    ) -> Answer:
        """The plan that tables like best under a cap of bytes on a device. Raises ProgramError
        where the method's own algorithm cannot answer.
        """
        program = self.program if cap >= NO_CAP else self.bound_program
        problem = program.problem
        asked = problem.with_cap(np.full(len(problem.cap), int(min(cap, NO_CAP)), np.int64))
        found = solve(method, asked, budget, seed).found
        if found.status is Status.REFUSED:
            raise refusal(method.name, found, self.mesh, program.module.file)
        proof = str(found.info.get("proof", ""))
        if found.x is None:
            return Answer(None, found.status, None, None, "", proof)
        x = fewer_moves(program, found.x)
        bound = found.lower_bound
        if bound is not None and not isfinite(bound):
            bound = None
        own = OwnWords.of(found, found.x, problem)
        return Answer(x, found.status, problem.total(x), bound, found.bound_kind, proof, own)

    def hiding(self, method: Method, early: float, other: float, seed: int) -> Answer:
        """The plan that tables like best if only parts of what is sent are waited for, with what
        it takes if all of it is; no bound. See `hidden_moves`.
        """
        problem = self.program.problem
        found = solve(method, hidden_moves(self.program, early, other), seed=seed).found
        if found.x is None:
            return Answer(None, found.status, None, None, "")
        x = fewer_moves(self.program, found.x)
        return Answer(x, Status.FEASIBLE, problem.total(x), None, "")

    def text(self, found: Found) -> Module:
        """The program with the plan of an answer, of the nodes that the method decides."""
        assert found.x is not None
        return self._written(plan_of(self.program, found.x, found.decided))

    def _written(self, text: Module) -> Module:
        return text if self.own is None else apart(text, self.mesh, self.own)

    def uncut(self) -> Answer | None:
        """The plan that leaves everything whole; None where the text asks for something else."""
        problem = self.program.problem
        x = np.zeros(problem.n, np.int64)  # every list of strategies begins so
        if not problem.is_legal(x):
            return None
        return Answer(x, Status.FEASIBLE, problem.total(x), None, "")

    def least(self) -> Answer:
        """The plan whose fullest row holds fewest bytes, as far as found; no bound."""
        problem = self.bound_program.problem
        found = fewest_bytes(problem, Evaluator(problem, Budget()))
        assert found.x is not None
        return Answer(found.x, Status.FEASIBLE, problem.total(found.x), None, "")

    def candidate(self, way: str, answer: Answer, turns: int) -> Candidate | None:
        """The plan of an answer, to be priced; None where there is none."""
        x = answer.x
        if x is None:
            return None
        return Candidate(
            way=way, mesh=self.mesh, make=lambda: self._written(plan_of(self.program, x)),
            tier_a=answer.seconds, x=x, turns=turns, own=answer.own,
        )  # fmt: skip

    def peak(self, x: Ints) -> int:
        """Bytes of a device at most, by rows."""
        found = self.bound_program.problem.memory(x)
        return int(found.max()) if len(found) else 0
