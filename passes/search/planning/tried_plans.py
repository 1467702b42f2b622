"""Prices plans as the program that would run (tier B), within a budget, and keeps the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, isfinite
from time import perf_counter
from typing import NamedTuple

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.base import Memory
from shardwright.passes.cost.evaluation.evaluate import Cost, evaluate
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.cost.trials.compile import Compiled, compiled
from shardwright.passes.cost.trials.trial import Outcome
from shardwright.passes.cost.trials.workers import spread
from shardwright.passes.registry import PassFault
from shardwright.passes.search.planning.program_texts import WRITTEN
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Found, Words
from shardwright.passes.search.problem.problem import Ints, Problem
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh


@dataclass(frozen=True)
class OwnWords:
    """What a method says of its own answer: an `objective` in `unit`, and further figures.

    `bound`: no plan of the method's space has less (None where nothing shows one); `kind`: how that
    is known, in words.
    """

    objective: float
    unit: str
    bound: float | None
    info: Words
    kind: str = ""

    @property
    def gap(self) -> float | None:
        """How far the plan may be above the best of its space, relative to the bound."""
        if self.bound is None:
            return None
        if self.objective <= self.bound:
            return 0.0
        return self.objective / self.bound - 1 if self.bound else None

    @staticmethod
    def of(found: Found, x: Ints, problem: Problem) -> OwnWords:
        """Of an answer to a problem, the plan x."""
        objective = problem.total(x) if found.own is None else found.own
        bound, kind = found.lower_bound, found.bound_kind
        if bound is None or found.own is not None:
            bound, kind = found.own_bound, found.own_kind
        info = {key: value for key, value in found.info.items() if key != "unit"}
        unit = str(found.info.get("unit", problem.unit))
        if bound is None or not isfinite(bound):
            return OwnWords(objective, unit, None, info)
        return OwnWords(objective, unit, bound, info, kind)


class Stages(NamedTuple):
    """Of a pipeline: `units` of the chain by stage, groups of devices, how many units are worked
    out again, and seconds of a step by figures of units.
    """

    units: tuple[int, ...]
    groups: int
    schedule: str
    again: int
    seconds: float


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """A plan to price. `way`: how it came about, in a few words. `make` gives it as text.

    `x`: by node of a space its strategy; None of a plan that no space was searched for, and so is
    `tier_a`, its seconds by tables. `turns`: micro-batches. `recomputed`: ops of its text that are
    worked out again. `own`: what the method says of it, None of rules. `stages`: None without.
    `is_kept`: `make` gives the same text each time; `is_final`: that is written as it is.
    """

    way: str
    mesh: Mesh
    make: Callable[[], Module]
    tier_a: float | None = None
    x: Ints | None = None
    turns: int = 1
    recomputed: int = 0
    own: OwnWords | None = None
    stages: Stages | None = None
    is_kept: bool = False
    is_final: bool = False

    def is_same(self, other: Candidate) -> bool:
        """True of two plans of one space that are one plan."""
        if self.x is None or other.x is None:
            return False
        one, two = ((k.mesh, k.turns, k.recomputed) for k in (self, other))
        return one == two and bool((self.x == other.x).all())

    def remade(self, way: str, change: Callable[[Module], Module], recomputed: int) -> Candidate:
        """The plan with another text, in which so many ops are worked out again."""
        make = self.make
        return Candidate(
            way=way, mesh=self.mesh, make=lambda: change(make()), tier_a=self.tier_a, x=self.x,
            turns=self.turns, recomputed=recomputed, own=self.own, stages=self.stages,
            is_final=self.is_final,
        )  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Tried(Candidate):
    """A plan, and what the program takes that would run: seconds, those of them that wait for what
    is sent, and bytes.
    """

    seconds: float
    exposed: float
    peak_bytes: int

    def rank(self, limit: float) -> tuple[bool, float, int]:
        """Less is better: what fits comes first, then time; of what does not, memory."""
        return rank_of(self.seconds, self.peak_bytes, limit)


class Final(NamedTuple):
    """The text of a plan as it is written, that text read, and what passes make of it, not judged.
    `rank`: see `Tried`.
    """

    make: Callable[[], Module]  # of the candidate
    rank: tuple[bool, float, int]
    text: str
    module: Module
    made: Compiled

    def dissolve(self) -> None:
        """Let go of the programs: only the collector would find them."""
        self.made.dissolve()
        self.module.dissolve()


@dataclass
class Trials:
    """Plans that were priced on a target, which holds `limit` bytes. `say` hears of each.

    Each price is one evaluation of the budget. `jobs`: processes. `failed`: messages of plans that
    could not be compiled, and how many there were; `refused`: why methods have no plan for the
    program. `left_out`: what was not looked at, and why, in words. `final`: the best of those whose
    texts are final, where this process priced it. `given`: the program as it was given, of which a
    search is not told, so that it looks as far as without.
    """

    target: Target
    limit: float
    budget: Budget = Budget()
    script: str = DEFAULT
    say: Callable[[str], None] = lambda _: None
    jobs: int = 1
    done: list[Tried] = field(default_factory=list[Tried])
    count: int = 0
    failed: dict[str, int] = field(default_factory=dict[str, int])
    refused: dict[str, ProgramError] = field(default_factory=dict[str, ProgramError])
    left_out: list[str] = field(default_factory=list[str])
    began: float = field(default_factory=perf_counter)
    memory: Memory = field(default_factory=Memory)
    final: Final | None = None
    given: Tried | None = None

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

    @property
    def fits(self) -> bool:
        """True once a plan fits."""
        best = self.best
        return best is not None and best.peak_bytes <= self.limit

    @property
    def least(self) -> float:
        """Seconds of the fastest plan that fits; infinite before there is one."""
        best = self.best
        return best.seconds if best is not None and best.peak_bytes <= self.limit else inf

    def price(self, candidates: Sequence[Candidate]) -> list[Tried]:
        """New plans with their prices, less those that cannot be compiled, while the budget lasts.
        The same for any number of jobs, unless seconds end it.
        """
        left: list[Candidate] = []
        for one in candidates:
            if not any(map(one.is_same, [*self.done, *left])):
                left.append(one)
        found: list[Tried] = []
        while left and self.may_go_on:
            now = left[: min(self.jobs, int(min(self.budget.evals - self.count, len(left))))]
            left = left[len(now) :]
            prices = spread(lambda k: self._price(now[k]), len(now), self.jobs)  # noqa: B023
            for one, price in zip(now, prices, strict=True):
                found += self._note(one, price)
        return found

    def price_given(self, one: Candidate | None) -> None:
        """Price the program as it was given, where it can be."""
        for tried in self.price([] if one is None else [one]):
            self.done.remove(tried)
            self.given = tried

    def _price(self, one: Candidate) -> Figures | str:
        """What a plan takes, or why it cannot be compiled."""
        try:
            with not_collecting():
                return self._final_price(one) if one.is_final else self._plain_price(one)
        except (ProgramError, PassFault) as problem:
            return str(problem).splitlines()[0]

    def _plain_price(self, one: Candidate) -> Figures:
        text = one.make()
        made = compiled(text, self.target, is_judged=False, memory=self.memory)
        found = figures(made, self.script)
        made.dissolve()  # else only the collector would find it
        if not one.is_kept:
            text.dissolve()
        return found

    def _final_price(self, one: Candidate) -> Figures:
        """The same by the text that is written; the best is kept."""
        laid = one.make()
        text = print_module(laid)
        laid.dissolve()
        read = parse(text, WRITTEN)  # places are lines of this text
        made = compiled(read, self.target, is_judged=False, memory=self.memory)
        found = figures(made, self.script)
        rank = rank_of(found.seconds, found.peak_bytes, self.limit)
        worse: Final | None = Final(one.make, rank, text, read, made)
        if self.final is None or rank < self.final.rank:
            self.final, worse = worse, self.final
        if worse is not None:
            worse.dissolve()
        return found

    def _note(self, one: Candidate, price: Figures | str) -> list[Tried]:
        self.count += 1
        if isinstance(price, str):
            self.failed[price] = self.failed.get(price, 0) + 1
            return []
        tried = Tried(**vars(one), **price._asdict())
        self.done.append(tried)
        self.say(f"{one.way}: {1e3 * tried.seconds:.3f} ms")
        return [tried]


def rank_of(seconds: float, peak_bytes: int, limit: float) -> tuple[bool, float, int]:
    """See `Tried.rank`."""
    fits = peak_bytes <= limit
    return not fits, seconds if fits else float(peak_bytes), peak_bytes


class Figures(NamedTuple):
    """`step`, `exposed` and `peak_bytes` of a `Cost`."""

    seconds: float
    exposed: float
    peak_bytes: int


def figures(made: Compiled, script: str = DEFAULT) -> Figures:
    """Those of `priced`, without all the rest."""
    found = Outcome(made, script)
    assert found.times is not None, "plans are priced on a cluster"
    return Figures(*found.times, found.peak)


def priced(made: Compiled, script: str = DEFAULT) -> Cost:
    """What a program takes. Loops that do not say how often they run count as one turn if the
    target does not say either.
    """
    target = made.target.with_trips(made.target.trips or 1)
    return evaluate(made.local, target, script)
