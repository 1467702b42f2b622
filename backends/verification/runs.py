"""The ways to run a program, each compared with numpy on one device."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Protocol

from shardwright.backends.script import given_results
from shardwright.backends.verification.script_runner import run_script
from shardwright.ir.analysis.local_plan import read_plan
from shardwright.ir.core import Module
from shardwright.ir.reference.compare import Verdict, judge
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.reference.tolerances import rounding_elements
from shardwright.ir.run import run as run_one
from shardwright.ir.run import run_devices
from shardwright.spec.op import Values


@dataclass(frozen=True)
class Run:
    """The result of one way of running the program: a verdict per result, and its seconds."""

    name: str
    seconds: float
    verdicts: tuple[Verdict, ...]

    @property
    def ok(self) -> bool:
        """True if every result is right."""
        return all(verdict.ok for verdict in self.verdicts)

    @property
    def worst(self) -> Verdict | None:
        """The wrong result of largest error, else the right one nearest its tolerance."""
        return max(self.verdicts, key=_badness, default=None)


@dataclass(frozen=True)
class Reference:
    """A program with arguments, and its results on one device.

    `feeds` are the results that others are computed from (moments of an optimiser): the others are
    expected to follow from a candidate's own, so that each result is judged by itself.
    """

    module: Module
    args: Sequence[Values]
    results: Sequence[Values]
    feeds: tuple[int, ...]

    def expected(self, candidate: Sequence[Values]) -> list[Values]:
        """The expected results, given those of a candidate that feed others."""
        kept = list(self.results)
        if not self.feeds or not all(self._is_alike(candidate, k) for k in self.feeds):
            return kept
        given = {k: candidate[k] for k in self.feeds}
        rerun = run_one(self.module, self.args, given=given)
        return [kept[k] if k in given else array for k, array in enumerate(rerun)]

    def _is_alike(self, candidate: Sequence[Values], k: int) -> bool:
        if len(candidate) != len(self.results):
            return False
        a, b = candidate[k], self.results[k]
        return a.shape == b.shape and a.dtype == b.dtype


class Watch(Protocol):
    """The observer of the progress of a long run."""

    def phase(self, name: str) -> AbstractContextManager[None]:
        """Around a phase."""
        ...

    def at(self, done: int, total: int) -> None:
        """`done` of `total` steps of the phase under way."""
        ...


class Unwatched:
    """Tells nobody."""

    def phase(self, name: str) -> AbstractContextManager[None]:
        """Around a phase."""
        return nullcontext()

    def at(self, done: int, total: int) -> None:
        """`done` of `total` steps of the phase under way."""


def outcomes(
    whole: Module,
    local: Module,
    scripts: Mapping[str, Callable[[], str]],
    seed: int,
    folder: Path,
    watch: Watch,
) -> Iterator[Run]:
    """Run `local` in lockstep, then as a script per target; judge each against `whole`.

    `scripts`: per target what writes its text. `folder` keeps them, and their arrays.
    """
    reference = _reference(whole, seed, watch)
    plan = read_plan(local)
    names = [tensor.name for tensor in plan.results]
    elements = rounding_elements(whole)

    def outcome(name: str, run: Callable[[], list[Values]]) -> Run:
        start = perf_counter()
        with watch.phase(name):
            results = run()
            verdicts = judge(results, reference.expected(results), names, elements)
        return Run(name, perf_counter() - start, tuple(verdicts))

    def lockstep() -> list[Values]:
        return run_devices(local, reference.args, progress=watch.at)

    def as_script(target: str) -> Callable[[], list[Values]]:
        text = scripts[target]()
        return lambda: run_script(target, text, reference.args, plan.mesh.device_count, folder)

    yield outcome("all devices in lockstep", lockstep)
    for target in scripts:
        yield outcome(f"{target} script", as_script(target))


def _reference(whole: Module, seed: int, watch: Watch) -> Reference:
    args = inputs(whole, seed)
    with watch.phase("reference on one device"):
        results = run_one(whole, args, progress=watch.at)
    feeds = tuple(int(key.removeprefix("res")) for key in given_results(whole).values())
    return Reference(whole, args, results, feeds)


def _badness(verdict: Verdict) -> tuple[bool, float]:
    return not verdict.ok, verdict.error / verdict.tolerance if verdict.tolerance else verdict.error
