"""The space of plans of a program on one mesh, and what tables say of it (tier A)."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite

import numpy as np

from shardwright.ir.core import Module
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.search.building.program_problem import Program, plan_of, program_of
from shardwright.passes.search.planning.program_texts import spelled
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Method, Status
from shardwright.passes.search.problem.problem import Ints
from shardwright.passes.search.problem.problem_files import NO_CAP
from shardwright.passes.search.problem.solve import solve
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh


@dataclass(frozen=True)
class Answer:
    """What a method found in a space. `seconds`, `bound`: by tables; None where there is none.

    `proof`: what says that there is no plan, in words.
    """

    x: Ints | None
    status: Status
    seconds: float | None
    bound: float | None
    kind: str  # of the bound
    proof: str = ""


@dataclass(frozen=True)
class Space:
    """All plans of a program on a mesh."""

    mesh: Mesh
    program: Program

    @staticmethod
    def of(whole: Module, mesh: Mesh, target: Target, script: str = DEFAULT) -> Space:
        """`whole`: the program on the mesh. Raises ProgramError; see `program_of`."""
        return Space(mesh, program_of(whole, target, script))

    @property
    def words(self) -> str:
        """What plans there are, for people."""
        return f"cuts of every op over the mesh {spelled(self.mesh)}, as tables list them"

    def solve(
        self, method: Method, cap: float = inf, *, seed: int = 0, budget: Budget = Budget()
    ) -> Answer:
        """The plan that tables like best under a cap of bytes on a device."""
        problem = self.program.problem
        rows = np.full(len(problem.cap), int(min(cap, NO_CAP)), np.int64)
        asked = problem.without_rows() if cap >= NO_CAP else problem.with_cap(rows)
        found = solve(method, asked, budget, seed).found
        proof = str(found.info.get("proof", ""))
        if found.x is None:
            return Answer(None, found.status, None, None, "", proof)
        bound = found.lower_bound
        if bound is not None and not isfinite(bound):
            bound = None
        return Answer(found.x, found.status, problem.total(found.x), bound, found.bound_kind, proof)

    def peak(self, x: Ints) -> int:
        """Bytes of a device at most, by rows."""
        found = self.program.problem.memory(x)
        return int(found.max()) if len(found) else 0

    def text(self, x: Ints) -> Module:
        """A copy of the program that says all of a plan."""
        return plan_of(self.program, x)
