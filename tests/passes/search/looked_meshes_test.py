"""Meshes are answered quickly first, and looked at for long where the best plan may be there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.search.methods.message_passing_search import Messages
from shardwright.passes.search.planning import auto
from shardwright.passes.search.planning.auto import MACHINES, ROW, Auto
from shardwright.passes.search.planning.looked import Looked
from shardwright.passes.search.planning.meshes import meshes_of
from shardwright.passes.search.planning.spaces import Answer, Facts, Space
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Trials
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.target import Target
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


def taking(name: str, seconds: float) -> Looked:
    """A mesh whose plan takes so long."""
    space = OneMesh(name, 0.0, 0.0, seconds, [])
    return Looked(cast(Space, space), space.facts(Messages(), 0))


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_no_mesh_is_looked_at_behind_two_that_are_worse(jobs: int, monkeypatch: pytest.MonkeyPatch):
    seconds = {"a": 5.0, "b": 4.0, "c": 6.0, "d": 4.5, "e": 1.0, "f": 1.0}
    asked = list[str]()

    def look(_: Auto, meshes: Sequence[Mesh], module: object) -> Iterator[Looked]:
        for one in meshes:
            asked.append(one.names[0])
            yield taking(one.names[0], seconds[one.names[0]])

    monkeypatch.setattr(Auto, "_look", look)
    trials = cast(Trials, SimpleNamespace(spent=0.0, budget=Budget(), jobs=jobs))
    found = list[Looked]()
    search = Auto(cast(Task, None), trials, Messages(), Messages())
    meshes = [Mesh(((name, 8),)) for name in seconds]
    row = search._row  # pyright: ignore[reportPrivateUsage]
    why = row(meshes, cast(Module, None), found, ROW)
    assert why == "after 2 in a row were worse"
    assert [one.seconds for one in found] == [5.0, 4.0, 6.0, 4.5]
    assert asked == ["a", "b", "c", "d"] or (jobs == 3 and asked == ["a", "b", "c", "d", "e"])
    for start, most in ((5.0, ["a"]), (5.04, ["a"]), (5.1, ["a", "b", "c"])):
        found = [taking("first", start)]
        why = row(meshes, cast(Module, None), found, MACHINES)
        assert why == "after one was hardly better"
        assert [one.space.mesh.names[0] for one in found[1:]] == most


def test_of_three_axes_the_first_is_the_machines():
    """Of short programs, where tables of two axes are not large."""

    def of_machines(
        entries: int, axes: int = 2, is_short: bool = True, cluster: str = "dgx-h100:4"
    ) -> list[tuple[int, ...]]:
        target = Target(cluster)
        meshes = tuple(meshes_of(target.on_machines.devices))
        task = cast(Task, SimpleNamespace(is_short=is_short, target=target, searched=meshes))
        mesh = next(one for one in meshes if len(one.axes) == axes)
        space = cast(Space, SimpleNamespace(entries=entries, mesh=mesh))
        search = Auto(task, cast(Trials, None), Messages(), Messages())
        looked = [Looked(space, cast(Facts, None))]
        found = search._of_machines(looked)  # pyright: ignore[reportPrivateUsage]
        return [tuple(size for _, size in one.axes) for one in found]

    assert of_machines(100_000) == [(4, 2, 4), (4, 4, 2)]
    assert of_machines(300_000) == []
    assert of_machines(100_000, axes=3) == []
    assert of_machines(100_000, is_short=False) == []
    assert of_machines(100_000, cluster="dgx-h100:16") == []
    assert of_machines(100_000, cluster="tpu-v4:4x4x2") == []


def test_meshes_of_machines_are_priced_where_the_best_plan_waits(monkeypatch: pytest.MonkeyPatch):
    """Plans of three axes are priced on two machines, if the best plan of two axes waits."""
    monkeypatch.setattr(auto, "SMALL", 0)
    text = Path(__file__).parents[3] / "docs" / "schedules" / "step.mlir"
    task = Task.of(parse(text.read_text(encoding="utf-8")), Target("dgx-h100:2"), ignores=True)
    counts: dict[float, int] = {}
    for waits in (0.0, 1.0):
        monkeypatch.setattr(auto, "WAITS", waits)
        trials = Trials(task.target, task.limit)
        Auto(task, trials, Messages(), Messages(gap=5e-3, near=5e-3)).fastest()
        counts[waits] = sum(1 for one in trials.done if len(one.mesh.axes) == 3)
        assert any("hardly waits" in one for one in trials.left_out) == (waits == 1.0)
    assert counts[1.0] == 0 < counts[0.0]


def test_plans_of_meshes_are_beaten_by_what_fits_and_is_clearly_faster():
    def is_beaten(fits: bool, *seconds: float) -> bool:
        """`seconds`: of the best plan, and of those of meshes."""
        done = [SimpleNamespace(seconds=one, x=k or None) for k, one in enumerate(seconds)]
        trials = cast(Trials, SimpleNamespace(done=done, best=done[0], fits=fits))
        return Auto(cast(Task, None), trials, Messages(), Messages()).is_beaten

    assert is_beaten(True, 1.0, 1.5, 1.3)
    assert not is_beaten(True, 1.0, 1.5, 1.2)
    assert not is_beaten(False, 1.0, 1.5)
