"""The planner of our own: tables and messages on every mesh, memory by caps, the best by trials.

1. On each mesh tables are made and messages find the plan that tables like best, with a bound
   (tier A). Meshes of two axes are looked at from the smallest inner axis on, first those whose
   inner axis has no parts of two machines, until two in a row are worse; those of three axes
   likewise, where tables are small. None is looked at once the best plan takes no more than a
   bound that holds on all meshes. What takes long is done for meshes whose bound leaves room.
2. The plans of the best meshes are priced as the programs that would run (tier B), and on the best
   mesh those that tables like if only a part of what is sent is waited for: what weights and
   gradients need overlaps. Of short programs so on all these meshes, by more guesses, and where the
   best plan still waits on meshes of three axes whose first is the machines. Of small programs also
   the plan that cuts nothing.
3. Where the fastest does not fit, see `memory_bound.py`.

Source of 1: Kolmogorov, PAMI 2006 (messages); Zheng et al., Alpa, OSDI 2022, section 4 (tables).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import inf, isfinite, prod
from typing import NamedTuple

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError, kept
from shardwright.passes.cost.trials.workers import spread
from shardwright.passes.search.planning.looked import Looked
from shardwright.passes.search.planning.memory_bound import TURNS, MemoryBound
from shardwright.passes.search.planning.program_texts import spelled
from shardwright.passes.search.planning.spaces import Facts, Space
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Trials, Tried
from shardwright.passes.search.problem.found import Method
from shardwright.spec.axes import Mesh
from shardwright.spec.machines.units import shown

PRICED = 3  # meshes whose plans are priced
NEAR = 1.25  # of the best mesh by tables, which misses what overlaps
NUMBERS = ("no axes", "one axis", "two axes", "three axes")
LARGE, SMALL = 3, 10_000  # axes, whose meshes are looked at where two make so few entries
# The same of short programs on several machines, up to so many devices, as prices of moves take
# longer on more; one axis is the machines then.
MEDIUM, FEW = 250_000, 32
# Of the seconds of the best plan: where it waits less, or no plan can take so much less, more axes
# have little to gain.
WAITS = 0.1
# Parts of what is sent that are waited for: of what can be early or late, and of all else. On 18
# steps of bench/plan/experts.py the first ends 0.07 % behind the best of seven such pairs on
# average, the second 0.6 %, none at all (1, 1) 1.4 %.
EXPOSED = ((0.5, 1.0), (0.3, 1.0))
MORE = (*EXPOSED, (0.3, 0.6), (0.7, 1.0))  # of short programs


class Patience(NamedTuple):
    """How many meshes in a row may take more than a `part` of the best one before, after which no
    further one of the row is looked at, as `words` say.
    """

    worse: int
    part: float
    words: str


ROW = Patience(2, 1.0, "after 2 in a row were worse")  # inner axes become larger
MACHINES = Patience(1, 0.99, "after one was hardly better")  # tables take long


@dataclass
class Auto:
    """A search; `method`: what solves problems; `rough`: what may do so with less care, where a
    problem is not exact itself; `quick`: what answers on every mesh first, so that `method` need
    not where no plan can be best. `priced`: meshes whose plans are priced; `most_turns`:
    micro-batches.
    """

    task: Task
    trials: Trials
    method: Method
    rough: Method
    quick: Method | None = None
    priced: int = PRICED
    most_turns: int = TURNS[-1]
    say: Callable[[str], None] = lambda _: None
    beaten: list[Mesh] = field(default_factory=list[Mesh])

    def run(self) -> list[Looked]:
        """Price plans until the budget is spent; the meshes that were looked at, best first."""
        return self.fitted(self.fastest())

    def fastest(self) -> list[Looked]:
        """The same for the fastest plans, whether they fit or not."""
        return self.with_machines(self.others(self.looked(self.task.module)))

    def first(self) -> list[Looked]:
        """The meshes that were looked at, best first; only the plan that tables like best of all is
        priced.
        """
        looked = self.looked(self.task.module)
        self.price(looked[:1])
        return looked

    @property
    def is_beaten(self) -> bool:
        """True if what fits is clearly faster than the best plan of a mesh, by tables, is."""
        best = self.trials.best
        own = min((one.seconds for one in self.trials.done if one.x is not None), default=0.0)
        return best is not None and self.trials.fits and NEAR * best.seconds < own

    def others(self, looked: list[Looked]) -> list[Looked]:
        """The fastest plans of meshes that were looked at."""
        self.price(self._promising(looked))
        if self.priced > 1:
            self.hidden(looked)
            self.uncut(looked[:1])
        return looked

    def fitted(self, looked: list[Looked]) -> list[Looked]:
        """Price plans that hold less, where the fastest does not fit."""
        fastest = min(self.trials.done, key=lambda one: one.seconds, default=None)
        if fastest is None or fastest.peak_bytes <= self.trials.limit:
            return looked
        able = [one for one in looked if one.space.mesh not in self.beaten]
        return MemoryBound(self, self.most_turns).run(able[: self.priced]) + looked

    def faster(self) -> None:
        """Let a plan that is faster than what fits hold less, where that takes little."""
        MemoryBound(self, self.most_turns).faster()

    def forget(self, looked: Iterable[Looked]) -> None:
        """Let go of tables of all meshes but that of the best plan."""
        best = self.trials.best
        for one in looked:
            if best is None or one.space.mesh != best.mesh:
                one.space.forget()

    # --- meshes

    def looked(self, module: Module) -> list[Looked]:
        """The meshes of the task that were looked at, best first; `trials` is told of others."""
        found = list[Looked]()
        for axes in sorted({len(one.axes) for one in self.task.searched}):
            meshes = [one for one in self.task.searched if len(one.axes) == axes]
            cluster = self.task.target.on_machines
            meshes.sort(key=lambda one: (not cluster.keeps_units(_inner(one) or 1), _inner(one)))
            why = self._why_not(found) if axes == LARGE and found else ""
            if why:
                count = len(meshes) - len(self._of_machines(found))
                if count:
                    self._leave_out(count, axes, why, found)
                continue
            before = len(found)
            why = self._row(meshes, module, found, ROW)
            count = len(meshes) - (len(found) - before)
            if why and count:
                self._leave_out(count, axes, why, found)
            found.sort(key=lambda one: one.seconds)
        return self._sure(found)

    def _why_not(self, found: Sequence[Looked]) -> str:
        """Why meshes of three axes are not looked at behind others, in words, if so."""
        if max(one.space.entries for one in found) > SMALL:
            return "whose tables are large"
        best, cluster = found[0], self.task.target.on_machines
        if cluster.has_machines and best.facts.even_bound >= (1 - WAITS) * best.seconds:
            return "as little is left to gain"
        return ""

    def with_machines(self, looked: list[Looked]) -> list[Looked]:
        """Look at meshes of which an axis is the machines, and price their plans, where the best
        plan waits for what is sent: within machines and between them that can then differ.
        """
        meshes, best, found = self._of_machines(looked), self.trials.best, list(looked)
        if not meshes or best is None:
            return looked
        why = "as the best plan hardly waits"
        if best.exposed > WAITS * best.seconds:
            why = self._row(meshes, self.task.module, found, MACHINES)
        new = self._sure(found[len(looked) :])
        if len(new) < len(meshes):
            self._leave_out(len(meshes) - len(new), LARGE, why, looked)
        self.price(new)
        self.hidden(new)
        if self.trials.best is best:
            self.beaten += [one.space.mesh for one in new]
            self.forget(new)
        return sorted([*looked, *new], key=lambda one: one.seconds)

    def _of_machines(self, looked: Sequence[Looked]) -> list[Mesh]:
        """Meshes of three axes whose first is the machines, of short programs where those of two
        have been looked at alone.
        """
        levels, every = self.task.target.on_machines.levels, [one.space for one in looked]
        is_large = any(one.entries > MEDIUM or one.mesh.device_count > FEW for one in every)
        is_looked = any(len(one.mesh.axes) == LARGE for one in every)
        if is_large or is_looked or not self.task.is_short or self.priced == 1 or levels[-1].torus:
            return []
        machines = prod(level.count for level in levels[:-1])
        meshes = [one for one in self.task.searched if len(one.axes) == LARGE]
        return [one for one in meshes if one.axes[0][1] == machines]

    def _sure(self, looked: list[Looked]) -> list[Looked]:
        """Answers of meshes again, lowest bound first, where these leave room for the best plan."""
        if self.quick is None:
            return looked
        found = [one for one in looked if one.facts.answer.is_proved]
        best = min((one.seconds for one in found), default=inf)
        rest = [one for one in looked if not one.facts.answer.is_proved]
        for one in sorted(rest, key=lambda one: one.facts.answer.bound or 0.0):
            if (one.facts.answer.bound or 0.0) < best and not self._is_late():
                self.say(f"mesh {spelled(one.space.mesh)}, in detail")
                one = replace(one, facts=one.space.facts(self.method, self.task.seed))
            best = min(best, one.seconds)
            found.append(one)
        return sorted(found, key=lambda one: one.seconds)

    def _row(
        self, meshes: Sequence[Mesh], module: Module, found: list[Looked], patience: Patience
    ) -> str:  # fmt: skip
        """Look at meshes in order; why not at all of them, in words. Raises ProgramError where the
        first one cannot be looked at; see `Space.program`.
        """
        jobs, worse = self.trials.jobs, 0
        best = min((one.seconds for one in found), default=inf)
        for first in range(0, len(meshes), jobs):
            why = self._enough(found, best, worse, patience)
            if why:
                return why
            for one in self._look(meshes[first : first + jobs], module):
                if isinstance(one, ProgramError):
                    if not found:
                        raise one
                    return f"as {one.diagnostics[0].message}"
                if found and worse >= patience.worse:
                    return patience.words
                if isfinite(one.seconds):
                    worse = worse + 1 if one.seconds >= patience.part * best else 0
                    best = min(best, one.seconds)
                    found.append(one)
        return ""

    def _enough(
        self, found: Sequence[Looked], best: float, worse: int, patience: Patience
    ) -> str:  # fmt: skip
        """Why no further mesh of a row is looked at, in words, if so."""
        if found and best <= found[0].facts.even_bound:
            return "as none can be better"
        if found and worse >= patience.worse:
            return patience.words
        return "as half of the seconds were spent" if found and self._is_late() else ""

    def _leave_out(self, count: int, axes: int, why: str, found: Sequence[Looked]) -> None:
        """Say which meshes were not looked at, and what tables would find there at least."""
        least = shown(found[0].facts.even_bound, "seconds")
        meshes = "1 mesh" if count == 1 else f"{count} meshes"
        words = f"{meshes} of {NUMBERS[axes]}, {why}"
        self.trials.left_out.append(f"{words}: by tables at least {least} (computing, dealt out)")

    def _is_late(self) -> bool:
        """True once half of the seconds are spent."""
        return self.trials.spent > self.trials.budget.seconds / 2

    def _look(self, meshes: Sequence[Mesh], module: Module) -> Iterator[Looked | ProgramError]:
        """Meshes looked at one beside another, or why one cannot be."""
        self.say(f"mesh {' and '.join(map(spelled, meshes))}, of {len(self.task.searched)}")
        spaces = [self.space(mesh, module) for mesh in meshes]
        work = spread(lambda k: self.facts(spaces[k]), len(spaces), self.trials.jobs)
        for space, facts in zip(spaces, work, strict=True):
            yield facts if isinstance(facts, ProgramError) else Looked(space, facts)

    def facts(self, space: Space) -> Facts | ProgramError:
        """What tables say of a space, or why they say nothing."""
        try:
            return space.facts(self.quick or self.method, self.task.seed)
        except ProgramError as problem:
            return kept(problem)

    def space(self, mesh: Mesh, module: Module) -> Space:
        """All plans of a program on a mesh."""
        task = self.task
        return Space(
            mesh, lambda: task.on(mesh, module), task.target, task.script, own=task.own(mesh)
        )

    def _promising(self, looked: list[Looked]) -> list[Looked]:
        """Meshes whose plans are worth a price: the best by tables, and those of one axis, whose
        sums over devices hide best. Of several that tables find alike that of fewest axes.
        """
        flat = [one for one in looked if len(one.space.mesh.axes) == 1 and self.priced > 1]
        near = NEAR * min((one.seconds for one in looked), default=0.0)
        found = flat
        for one in looked:
            if one.seconds <= near and not any(_are_alike(one, other) for other in found):
                found = [*found, one]
        return found[: max(self.priced, len(flat))]

    def hidden(self, looked: Sequence[Looked]) -> None:
        """Price plans that send more where that may run beside computing, which tables do not see:
        on the best mesh, of short programs on all whose plans were priced.
        """
        own = [one for one in self.trials.done if one.x is not None]
        best = min(own, key=lambda one: one.seconds, default=None)
        if best is None:
            return
        is_short = self.task.is_short
        meshes = [one.mesh for one in own] if is_short else [best.mesh]
        for one in looked:
            if one.space.mesh in meshes:
                seed, space = self.task.seed, one.space
                parts = MORE if is_short else EXPOSED
                answers = [space.hiding(self.rough, *some, seed) for some in parts]
                every = [space.candidate("search", answer, 1) for answer in answers]
                self.trials.price([one for one in every if one is not None])

    def uncut(self, looked: Sequence[Looked]) -> None:
        """Price the plan that cuts nothing where tables find it about as good: small programs are
        mostly launches of kernels, and cuts make more of them.
        """
        for one in looked:
            answer = one.space.uncut()
            if answer is None or answer.seconds is None or answer.seconds > NEAR * one.seconds:
                continue
            candidate = one.space.candidate("whole", answer, one.turns)
            if candidate is not None:
                self.trials.price([candidate])

    # --- prices

    def price(self, looked: Iterable[Looked]) -> list[Tried]:
        """Price the plans that tables like best."""
        every = [one.space.candidate("search", one.facts.answer, one.turns) for one in looked]
        return self.trials.price([one for one in every if one is not None])


def _are_alike(one: Looked, other: Looked) -> bool:
    return abs(one.seconds - other.seconds) <= 1e-9 * other.seconds


def _inner(mesh: Mesh) -> int:
    """The size of the innermost of several axes."""
    return mesh.axes[-1][1] if len(mesh.axes) > 1 else 0
