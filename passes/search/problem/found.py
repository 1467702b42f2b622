"""What a search answers, and what a method is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, Protocol

from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.problem import Bools, Ints, Problem


class Status(StrEnum):
    """How a search ended."""

    OPTIMAL = "optimal"  # with proof
    FEASIBLE = "feasible"
    INFEASIBLE = "infeasible"  # with proof: `info["proof"]` says what needs what
    REFUSED = "refused"  # the method cannot answer this problem: `info["why"]`
    BUDGET = "budget"  # cut off; the plan, if there is one, is the best seen


Words = Mapping[str, float | int | str]


@dataclass(frozen=True)
class Found:
    """A plan x [n], None where there is none. `lower_bound`: of the cost of every legal plan.

    `bound_kind`: exact, lp, messages, lagrange, or empty. `info`: figures of the method.
    `decided` [n]: the nodes of a program that the method decides, None: all; others are completed.
    `own`: what the plan takes by an objective of the method's own, in `info["unit"]`. `own_bound`:
    what no plan of the method's own space is below, by the objective that it minimises; `own_kind`:
    how that is known, in words.
    """

    x: Ints | None
    status: Status
    lower_bound: float | None = None
    bound_kind: str = ""
    info: Words = field(default_factory=dict[str, float | int | str])
    decided: Bools | None = None
    own: float | None = None
    own_bound: float | None = None
    own_kind: str = ""


class Method(Protocol):
    """A way to solve problems; deterministic by problem, budget in evaluations, and seed.

    label    how faithful it is: exact-code, paper-formula, family, or own
    decides  the columns of a plan that it sets; others are completed as for every method
    about    what it does, in a line
    """

    paper: ClassVar[str]
    label: ClassVar[str]
    decides: ClassVar[tuple[str, ...]]
    about: ClassVar[str]

    @property
    def name(self) -> str: ...

    @property
    def exact(self) -> bool:
        """An answer without budget is the optimum, or says that there is none."""
        ...

    @property
    def relative(self) -> float:
        """By how much an answer that is called optimal may be above the optimum."""
        ...

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """A plan that is never worse than `start`, if that is legal. Charges the evaluator."""
        ...
