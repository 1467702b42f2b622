"""Meshes are answered quickly first, and looked at for long where the best plan may be there."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import cast

from shardwright.passes.search.methods.message_passing_search import Messages
from shardwright.passes.search.planning.auto import Auto
from shardwright.passes.search.planning.looked import Looked
from shardwright.passes.search.planning.spaces import Answer, Facts, Space
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Trials
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.spec.axes import Mesh


@dataclass
class OneMesh:
    """A space of one plan, which takes `quick` seconds, and `sure` where it is looked for long."""

    name: str
    bound: float
    quick: float
    sure: float
    asked: list[str]

    @property
    def mesh(self) -> Mesh:
        return Mesh(((self.name, 8),))

    def found(self, seconds: float) -> Facts:
        bound = seconds if seconds == self.sure else self.bound
        return Facts(Answer(None, Status.FEASIBLE, seconds, bound, "messages"), 0.0, 0.0, 0.0)

    def facts(self, method: Messages, seed: int) -> Facts:
        self.asked.append(self.name)
        return self.found(self.sure)


def test_meshes_are_looked_at_long_where_bounds_leave_room_for_the_best():
    asked = list[str]()
    spaces = [
        OneMesh("a", bound=5.0, quick=10.0, sure=6.0, asked=asked),
        OneMesh("b", bound=8.0, quick=9.0, sure=8.5, asked=asked),
        OneMesh("c", bound=7.0, quick=7.0, sure=7.0, asked=asked),
        OneMesh("d", bound=5.5, quick=6.5, sure=5.8, asked=asked),
        OneMesh("e", bound=5.9, quick=6.6, sure=5.95, asked=asked),
    ]
    looked = [Looked(cast(Space, one), one.found(one.quick)) for one in spaces]
    trials = cast(Trials, SimpleNamespace(spent=1.0, budget=Budget(seconds=10.0)))
    task = cast(Task, SimpleNamespace(seed=0))
    auto = Auto(task, trials, Messages(), Messages(), Messages(thorough=False))
    found = auto._sure(looked)  # pyright: ignore[reportPrivateUsage]
    assert asked == ["a", "d"]  # e and b are above what d takes, c is proved
    seconds = [(one.space.mesh.axes[0][0], one.seconds) for one in found]
    assert seconds == [("d", 5.8), ("a", 6.0), ("e", 6.6), ("c", 7.0), ("b", 9.0)]
    trials.budget = Budget(seconds=1.0)  # half of them are spent
    late = auto._sure(looked)  # pyright: ignore[reportPrivateUsage]
    assert [one.seconds for one in late] == sorted(one.quick for one in spaces)
    auto.quick = None
    assert auto._sure(looked) is looked  # pyright: ignore[reportPrivateUsage]
