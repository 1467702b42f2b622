"""The planner of our own: tables and messages on every mesh, memory by caps, the best by trials.

1. On each mesh tables are made and messages find the plan that tables like best, with a bound
   (tier A). Meshes of two axes are looked at from the smallest inner axis on, until two in a row
   are worse.
2. The plans of the best meshes are priced as the programs that would run (tier B).
3. Where none fits, messages search under a cap, which is lowered by what the tables missed.
4. Where still none fits, the step runs in 2, 4, 8 ... micro-batches, on the best mesh.

Source of 1: Kolmogorov, PAMI 2006 (messages); Zheng et al., Alpa, OSDI 2022, section 4 (tables).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.passes.registry import Pipeline, make_step
from shardwright.passes.search.planning.program_texts import spelled
from shardwright.passes.search.planning.spaces import Answer, Space
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Trials, Tried
from shardwright.passes.search.problem.found import Method
from shardwright.spec.axes import Mesh

PRICED = 3  # meshes whose plans are priced
WORSE = 2  # meshes in a row, after which larger inner axes are left out
CAPS = 4  # that are tried on a mesh
SAFE = 0.99  # of the memory that a lower cap leaves
TURNS = (2, 4, 8, 16, 32)  # micro-batches


@dataclass(frozen=True)
class Looked:
    """A mesh that was looked at, and the plan that tables like best there."""

    space: Space
    answer: Answer


@dataclass
class Auto:
    """A search; `method`: what solves problems. `priced`: meshes whose plans are priced;
    `most_turns`: micro-batches.
    """

    task: Task
    trials: Trials
    method: Method
    priced: int = PRICED
    most_turns: int = TURNS[-1]
    say: Callable[[str], None] = lambda _: None

    def run(self) -> list[Looked]:
        """Price plans until the budget is spent; the meshes that were looked at, best first."""
        looked = self.looked(self.task.module)
        for one in self._promising(looked):
            self.price("search", one.space, one.answer, 1)
        if self._fits():
            return looked
        for one in looked[: self.priced]:
            self.capped(one.space, 1)
        for turns in TURNS:
            if turns > self.most_turns or self._fits() or not self.trials.may_go_on:
                break
            self.in_turns(turns, looked)
        return looked

    def _fits(self) -> bool:
        best = self.trials.best
        return best is not None and best.peak_bytes <= self.trials.limit

    # --- meshes

    def looked(self, module: Module) -> list[Looked]:
        """The meshes of the task that were looked at, best first."""
        found: list[Looked] = []
        worse = 0
        for mesh in sorted(self.task.meshes, key=lambda one: (len(one.axes), _inner(one))):
            if found and (worse >= WORSE or self.trials.spent > self.trials.budget.seconds / 2):
                break
            self.say(f"mesh {spelled(mesh)}")
            space = self._space(mesh, module)
            answer = space.solve(self.method, seed=self.task.seed)
            if answer.seconds is None:
                continue
            best = min((one.answer.seconds or 0.0 for one in found), default=float("inf"))
            worse = worse + 1 if answer.seconds >= best else 0
            found.append(Looked(space, answer))
        return sorted(found, key=lambda one: one.answer.seconds or 0.0)

    def _space(self, mesh: Mesh, module: Module) -> Space:
        task = self.task
        return Space.of(task.on(mesh, module), mesh, task.target, task.script)

    def _promising(self, looked: list[Looked]) -> list[Looked]:
        """Meshes whose plans are worth a price: the best by tables, and those of one axis, whose
        sums over devices hide best.
        """
        few = {id(one): one for one in looked[: self.priced]}
        flat = [one for one in looked if len(one.space.mesh.axes) == 1 and self.priced > 1]
        few.update((id(one), one) for one in flat)
        return list(few.values())

    # --- prices

    def price(self, way: str, space: Space, answer: Answer, turns: int) -> Tried | None:
        """A plan priced, once; None for one that is none."""
        x = answer.x
        if x is None or any(
            one.x is not None
            and one.mesh == space.mesh
            and one.turns == turns
            and (one.x == x).all()
            for one in self.trials.done
        ):
            return None
        return self.trials.price(
            way, space.mesh, space.text(x), tier_a=answer.seconds, x=x, turns=turns
        )

    def capped(self, space: Space, turns: int) -> Tried | None:
        """A plan that fits, by caps that fall by what tables missed; None where none is found."""
        limit = self.trials.limit
        cap = limit
        for _ in range(CAPS):
            answer = space.solve(self.method, cap, seed=self.task.seed)
            if answer.x is None:
                return None
            found = self.price(f"search under {cap / 1e9:.3g} GB", space, answer, turns)
            if found is None:
                return None
            if found.peak_bytes <= limit:
                return found
            cap = min(cap, space.peak(answer.x)) * SAFE * limit / found.peak_bytes
        return None

    # --- micro-batches

    def in_turns(self, turns: int, looked: list[Looked]) -> None:
        """Search the program in micro-batches, on the meshes that were best without."""
        module = self.task.module.clone()
        try:
            Pipeline((make_step("microbatch", f"count={turns}"),)).run(module)
        except ProgramError:
            return
        for one in looked[:1]:
            self.say(f"{turns} micro-batches on {spelled(one.space.mesh)}")
            try:
                space = self._space(one.space.mesh, module)
            except ProgramError:
                return
            answer = space.solve(self.method, seed=self.task.seed)
            found = self.price("search", space, answer, turns)
            if found is None or found.peak_bytes > self.trials.limit:
                self.capped(space, turns)


def _inner(mesh: Mesh) -> int:
    """The size of the innermost of several axes."""
    return mesh.axes[-1][1] if len(mesh.axes) > 1 else 0
