"""A search where the fastest plan does not fit: caps, values worked out again, micro-batches.

1. On the best meshes messages search under a cap. Rows of tables and the program that runs hold
   bytes in a proportion that a plan without a cap tells; the cap follows what they still miss.
2. The fastest plans that do not fit work values out again (`recomputed.py`). Where still nothing
   fits, the plans that hold least are priced, and the best of them does so too.
3. The step runs in 2, 4, 8 ... micro-batches, with 1 and 2 for each, while that is faster, or until
   something fits.

All are priced as the programs that would run; the fastest that fits is the answer. Of very many ops
only 2 is done, for one plan, where that may be faster than what fits (`faster`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Protocol

from shardwright.ir.analysis.shard_types import local_type
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.passes.registry import PassFault, Pipeline, make_step
from shardwright.passes.search.planning.looked import Looked
from shardwright.passes.search.planning.program_texts import spelled
from shardwright.passes.search.planning.recomputed import recomputed
from shardwright.passes.search.planning.spaces import Facts, Space
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Trials, Tried
from shardwright.passes.search.problem.found import Method
from shardwright.spec.axes import Mesh
from shardwright.spec.machines.number_words import byte_count, plural

CAPS = 4  # that are tried on a mesh
SAFE = 0.99  # of the memory that another cap leaves
LITTLE = 0.95  # of the limit; below, a larger cap may leave room for a faster plan
AGAIN = 3  # plans that do not fit, which work values out again
TURNS = (2, 4, 8, 16, 32)  # micro-batches


class Search(Protocol):
    """What a search offers to the part of it that knows what memory costs."""

    @property
    def task(self) -> Task: ...

    @property
    def trials(self) -> Trials: ...

    @property
    def rough(self) -> Method: ...

    def say(self, words: str, /) -> None: ...

    def space(self, mesh: Mesh, module: Module) -> Space: ...

    def facts(self, space: Space) -> Facts | ProgramError: ...

    def price(self, looked: Sequence[Looked]) -> list[Tried]: ...


@dataclass(frozen=True)
class MemoryBound:
    """The part of a search that makes plans fit; `most_turns`: micro-batches."""

    search: Search
    most_turns: int

    def run(self, looked: Sequence[Looked]) -> list[Looked]:
        """Price plans that hold less; what was looked at under caps, and in micro-batches."""
        trials = self.search.trials
        found = self.bounded(looked, 1)
        for turns in TURNS:
            before = trials.best if trials.fits else None
            if turns > self.most_turns or not trials.may_go_on:
                break
            found += self.in_turns(turns, [self._mesh(looked)] if looked else [])
            if before is not None and trials.best is before:
                break
        return found

    def _mesh(self, looked: Sequence[Looked]) -> Mesh:
        """That of the best plan that a search has found."""
        trials = self.search.trials
        own = [one for one in trials.done if one.x is not None]
        best = min(own, key=lambda one: one.rank(trials.limit), default=None)
        return best.mesh if best is not None else looked[0].space.mesh

    def bounded(self, looked: Sequence[Looked], turns: int) -> list[Looked]:
        """Price plans of so many micro-batches that hold less; those of fewest bytes, which are
        mostly slow, and slow to compile, only where nothing fits.
        """
        trials = self.search.trials
        found = [self.capped(one) for one in looked]
        self.again([one for one in trials.done if one.turns == turns])
        if not trials.fits:
            self.again([one for mesh in looked for one in self.fewest(mesh)])
        return found

    def capped(self, looked: Looked) -> Looked:
        """Price plans under caps that follow what tables miss, until one fits and leaves little
        room. What tables say under the cap of the last that fits, or the first.
        """
        trials, space, found = self.search.trials, looked.space, looked
        cap, low, high = self._cap(looked), 0.0, inf
        for number in range(CAPS):
            answer = space.solve(self.search.rough, cap, seed=self.search.task.seed)
            one = space.candidate(f"search under {byte_count(cap)}", answer, looked.turns)
            if one is None or answer.x is None:
                break
            tried = trials.price([one])
            if not tried:  # the same as before, or one too many
                break
            part, rows = tried[0].peak_bytes / trials.limit, space.peak(answer.x)
            if number == 0 or part <= 1:
                found = replace(looked, facts=replace(looked.facts, answer=answer), cap=cap)
            low, high = (low, min(cap, rows)) if part > 1 else (cap, high)
            cap = SAFE * (min(cap, rows) if part > 1 else cap) / part
            if LITTLE <= part <= 1 or not low < cap < high:
                break
        return found

    def fewest(self, looked: Looked) -> list[Tried]:
        """Price the plan of fewest bytes."""
        least = looked.space.candidate("fewest bytes", looked.space.least(), looked.turns)
        return [] if least is None else self.search.trials.price([least])

    def _cap(self, looked: Looked) -> float:
        """What rows may hold, so that the program that runs holds no more than the limit, if both
        are as far apart as for the plan without a cap.
        """
        trials, space, x = self.search.trials, looked.space, looked.facts.answer.x
        for one in trials.done:
            if x is not None and one.x is not None and not one.recomputed:
                is_same = (one.mesh, one.turns) == (space.mesh, looked.turns)
                if is_same and bool((one.x == x).all()):
                    return trials.limit * space.peak(x) / max(one.peak_bytes, 1)
        return trials.limit

    # --- values worked out again

    def again(self, tried: Sequence[Tried]) -> None:
        """Let the fastest of some plans that do not fit, and the one of fewest bytes, work values
        out again; of those that take and hold the same, mostly one plan on several meshes, one.
        """
        trials = self.search.trials
        able = [one for one in tried if one.peak_bytes > trials.limit]
        able = [one for one in able if one.seconds < trials.least and not one.recomputed]
        able = _different(able)
        fastest = sorted(able, key=lambda one: one.seconds)[:AGAIN]
        fewest = sorted(able, key=lambda one: one.peak_bytes)[:1]
        for one in dict.fromkeys(map(id, [*fastest, *fewest])):
            self._again(next(plan for plan in able if id(plan) == one))

    def faster(self) -> None:
        """Where plans of all rows at once are faster than the best that fits, let the fastest of
        them whose arguments fit work values out again.
        """
        trials = self.search.trials
        best = trials.least
        able = [one for one in trials.done if one.turns == 1 and one.seconds < best]
        able = [one for one in able if one.peak_bytes > trials.limit and not one.recomputed]
        for one in sorted(able, key=lambda one: one.seconds):
            if _argument_bytes(one.make()) <= trials.limit:
                self._again(one)
                return

    def _again(self, tried: Tried) -> None:
        trials, task = self.search.trials, self.search.task
        if not trials.may_go_on:
            return
        self.search.say(f"values of {tried.way} worked out again")
        try:
            found = recomputed(tried.make(), task.target, trials.limit, task.script)
        except (ProgramError, PassFault):
            return
        if found is not None:
            way = f"{tried.way}, {plural(len(found.numbers), 'op')} worked out again"
            trials.price([tried.remade(way, found.of, len(found.numbers))])

    # --- micro-batches

    def in_turns(self, turns: int, meshes: Sequence[Mesh]) -> Iterator[Looked]:
        """Search the program in micro-batches on meshes, under a cap where what does not fit is
        faster than what does.
        """
        search = self.search
        module = search.task.module.clone()
        try:
            Pipeline((make_step("microbatch", f"count={turns}"),)).run(module)
        except ProgramError:
            return
        for mesh in meshes:
            search.say(f"{turns} micro-batches on {spelled(mesh)}")
            space = search.space(mesh, module)
            facts = search.facts(space)
            if isinstance(facts, ProgramError):
                continue
            found = Looked(space, facts, turns=turns)
            tried = search.price([found])
            is_slow = bool(tried) and tried[0].seconds >= search.trials.least
            if not tried or (tried[0].peak_bytes > search.trials.limit and not is_slow):
                (found,) = self.bounded([found], turns)
            yield found


def _different(plans: Sequence[Tried]) -> list[Tried]:
    """The first of those that take and hold the same."""
    found: dict[tuple[float, int], Tried] = {}
    for one in plans:
        found.setdefault((one.seconds, one.peak_bytes), one)
    return list(found.values())


def _argument_bytes(written: Module) -> int:
    """Those of main on a device, as far as a text says itself how they lie."""
    assert written.main is not None
    types = (local_type(written, arg) for arg in written.main.args)
    return sum(one.bytes for one in types)
