"""Prices plans as the program that would run (tier B), within a budget, and keeps the best."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.passes.cost.evaluation.evaluate import Cost, evaluate
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.cost.trials.compile import Compiled, compiled
from shardwright.passes.registry import PassFault
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.problem import Ints
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh


@dataclass(frozen=True)
class Tried:
    """A plan as text, and what its program takes. `way`: how it came about, in a few words.

    `seconds`, `peak_bytes`: of the program that runs. `x`: by node of a space its strategy; None of
    a plan that no space was searched for, and so is `tier_a`, its seconds by tables.
    """

    way: str
    mesh: Mesh
    module: Module
    seconds: float
    peak_bytes: int
    tier_a: float | None = None
    x: Ints | None = None
    turns: int = 1  # micro-batches

    def rank(self, limit: float) -> tuple[bool, float, int]:
        """Less is better: what fits comes first, then time; of what does not, memory."""
        fits = self.peak_bytes <= limit
        return not fits, self.seconds if fits else float(self.peak_bytes), self.peak_bytes


@dataclass
class Trials:
    """Plans that were priced on a target, which holds `limit` bytes. `say` hears of each.

    Each price is one evaluation of the budget. `failed`: messages of plans that could not be
    compiled, and how many there were; `refused`: why methods have no plan for the program.
    """

    target: Target
    limit: float
    budget: Budget = Budget()
    script: str = DEFAULT
    say: Callable[[str], None] = lambda _: None
    done: list[Tried] = field(default_factory=list[Tried])
    count: int = 0
    failed: dict[str, int] = field(default_factory=dict[str, int])
    refused: dict[str, ProgramError] = field(default_factory=dict[str, ProgramError])
    began: float = field(default_factory=perf_counter)

    @property
    def may_go_on(self) -> bool:
        """False once the budget is spent."""
        return self.count < self.budget.evals and self.spent < self.budget.seconds

    @property
    def spent(self) -> float:
        """Seconds since the search began."""
        return perf_counter() - self.began

    @property
    def best(self) -> Tried | None:
        """The best plan; None before any was priced."""
        return min(self.done, key=lambda one: one.rank(self.limit), default=None)

    def price(
        self, way: str, mesh: Mesh, module: Module, *, tier_a: float | None = None,
        x: Ints | None = None, turns: int = 1,
    ) -> Tried | None:  # fmt: skip
        """The plan with its price; None where it cannot be compiled, or the budget is spent."""
        if not self.may_go_on:
            return None
        self.count += 1
        try:
            cost = priced(compiled(module, self.target, is_judged=False), self.script)
        except (ProgramError, PassFault) as problem:
            said = str(problem).splitlines()[0]
            self.failed[said] = self.failed.get(said, 0) + 1
            return None
        found = Tried(way, mesh, module, cost.step, cost.peak_bytes, tier_a, x, turns)
        self.done.append(found)
        self.say(f"{way}: {1e3 * found.seconds:.3f} ms")
        return found


def priced(made: Compiled, script: str = DEFAULT) -> Cost:
    """What a program takes. Loops that do not say how often they run count as one turn if the
    target does not say either.
    """
    target = made.target.with_trips(made.target.trips or 1)
    return evaluate(made.local, target, script)
