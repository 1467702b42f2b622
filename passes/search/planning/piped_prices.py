"""Prices of pipelines: the best by figures are priced as the programs that would run.

Where the best holds more or less than was thought, the cap of its stages follows, and of small
programs the borders of stages are moved while that is faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf

from shardwright.passes.search.planning.piped_estimates import moved_borders
from shardwright.passes.search.planning.piped_search import (
    ALONE,
    NEAR,
    Key,
    PipedSearch,
    Piping,
    key_of,
)
from shardwright.passes.search.planning.tried_plans import Trials, Tried
from shardwright.passes.search.planning.unit_figures import Asked

SMALL = 600  # ops of a forward pass whose stages are moved by trials
MOVES, MOVED = 3, 8  # rounds of such trials, and how many of each
PRICED = 2  # plans that are priced as text
LONG = 2_000  # ops of a forward pass, of which one plan is: figures of its units are hardly off
FOLLOWED = 2  # caps that follow a price
FULL = 0.96  # of the memory, above which no more is to be gained
SAFE = 0.995  # of the memory that another cap leaves


@dataclass(frozen=True)
class PipedPrices:
    """What prices plans of a search."""

    search: PipedSearch
    trials: Trials

    def find(self) -> None:
        """Price the best plans, and let the cap of the best follow what they really hold; of small
        programs also those with other borders.
        """
        every = self.search.best()
        piped = [one for one in every if one.staging.ranks > 1]
        found = self._priced(_different(piped)[: self._most])
        found += self._priced(self._with_room(found))
        most = self.trials.least / NEAR
        alone = [one for one in every if one.staging.ranks == 1 and one.seconds < most]
        found += self._priced(alone[:ALONE])
        for plan, tried in sorted(found, key=lambda pair: pair[1].seconds):
            near = 1 if tried.peak_bytes > self.search.limit else 1.05
            if tried.seconds < near * self.trials.least:
                found += self._follow(plan, tried, found)
        best = min(found, key=lambda pair: pair[1].rank(self.search.limit), default=None)
        if best is not None and len(self.search.step.unit_of) <= SMALL:
            self._move(*best)

    @property
    def _most(self) -> int:
        """Plans that are priced at a time."""
        return 1 if len(self.search.step.unit_of) > LONG else PRICED

    def _with_room(self, found: Sequence[tuple[Piping, Tried]]) -> list[Piping]:
        """Plans that are better if all hold as much less than figures say as those that were
        priced.
        """
        parts = [tried.peak_bytes / max(plan.bytes, 1.0) for plan, tried in found]
        if not parts or max(parts) > FULL:
            return []
        least = min(plan.seconds for plan, _ in found)
        every = [one for one in self.search.exact(SAFE / max(parts)) if one.staging.ranks > 1]
        known = {(plan.way, plan.staging) for plan, _ in found}
        new = [one for one in every if (one.way, one.staging) not in known]
        return [one for one in new if one.seconds < least][: self._most]

    def _priced(self, plans: Sequence[Piping]) -> list[tuple[Piping, Tried]]:
        """Plans with their prices, those that the budget allows for and that can be compiled."""
        every = [self.search.candidate(one) for one in plans]
        tried = {id(one.make): one for one in self.trials.price(every)}
        pairs = zip(plans, every, strict=True)
        return [(plan, tried[id(one.make)]) for plan, one in pairs if id(one.make) in tried]

    def _move(self, plan: Piping, tried: Tried) -> None:
        """Move borders of stages by a unit, while that is faster."""
        for _ in range(MOVES):
            others = [replace(plan, staging=one) for one in moved_borders(plan.staging)]
            found = self._priced(others[:MOVED])
            best = min(found, key=lambda pair: pair[1].rank(self.search.limit), default=None)
            if best is None or best[1].rank(self.search.limit) >= tried.rank(self.search.limit):
                return
            plan, tried = best

    def _follow(
        self, plan: Piping, tried: Tried, known: Sequence[tuple[Piping, Tried]]
    ) -> list[tuple[Piping, Tried]]:
        """Other caps for a plan that does not fit, or that works out more again than it has to;
        what is `known` has its price.
        """
        figures = self.search.figures(Asked(plan.way, plan.staging.microbatches), True)
        assert figures is not None
        found: list[tuple[Piping, Tried]] = []
        low, high, cap = 0.0, inf, self.search.cap(plan.staging.ranks)
        for _ in range(FOLLOWED):
            part = tried.peak_bytes / self.search.limit
            if part <= 1 and (not plan.staging.again or part > FULL):
                break
            low, high = (low, min(high, cap)) if part > 1 else (max(low, cap), high)
            cap = SAFE * min(cap, max(plan.bytes, 1.0)) / part if part > 1 else SAFE * cap / part
            if not low < cap < high:
                break
            groups, turns = plan.staging.ranks, plan.staging.microbatches
            own = [one for one in self.search.planned(plan.way, groups, turns, figures, cap)
                   if one.staging.schedule == plan.staging.schedule]  # fmt: skip
            if not own or own[0].staging == plan.staging:
                break
            same = [pair for pair in known if pair[0] == own[0]]
            priced = same or self._priced(own[:1])
            if not priced:
                break
            plan, tried = priced[0]
            found += [] if same else priced
        return found


def _different(every: Sequence[Piping]) -> list[Piping]:
    """The best of each way and number of groups, then the others, best first."""
    seen = set[Key]()
    first: list[Piping] = []
    others: list[Piping] = []
    for one in every:
        key = key_of(one.way, one.staging)
        (others if key in seen else first).append(one)
        seen.add(key)
    return sorted([*first[:PRICED], *others[:PRICED]], key=lambda one: one.seconds)
