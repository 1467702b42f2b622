"""Every way to run a program, each compared with numpy on one device."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from shardwright.backends.facts import read_plan
from shardwright.backends.script import given_results
from shardwright.ir.core import Module
from shardwright.ir.inputs import inputs
from shardwright.ir.judge import Verdict, judge
from shardwright.ir.precision import rounding_elements
from shardwright.ir.run import run as run_one
from shardwright.ir.run import run_devices
from shardwright.spec.op import Values

from .compile import script
from .progress import Progress
from .scripts import run_script
from .work import Work


@dataclass(frozen=True)
class Outcome:
    """What one way of running the program gave: a verdict per result, and the seconds it took."""

    name: str
    seconds: float
    verdicts: tuple[Verdict, ...]

    @property
    def ok(self) -> bool:
        """Whether every result is right."""
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
        """What the results should be, given those of a candidate that feed others."""
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


def outcomes(
    work: Work,
    whole: Module,
    local: Module,
    targets: Sequence[str],
    seed: int,
    folder: Path,
    progress: Progress,
) -> Iterator[Outcome]:
    """Run `local` in lockstep, then as a script per target; judge each against `whole`."""
    reference = _reference(work, whole, seed, progress)
    plan = read_plan(local)
    names = [tensor.name for tensor in plan.results]
    elements = rounding_elements(whole)

    def outcome(name: str, run: Callable[[], list[Values]]) -> Outcome:
        work.phase = name
        start = perf_counter()
        with progress.phase(name):
            results = run()
            verdicts = judge(results, reference.expected(results), names, elements)
        return Outcome(name, perf_counter() - start, tuple(verdicts))

    def lockstep() -> list[Values]:
        return run_devices(local, reference.args, progress=progress.at)

    def as_script(target: str) -> Callable[[], list[Values]]:
        command = f"shardwright compile {shlex.quote(work.file)} --emit {target}"
        text = script(target, local, whole, command)
        return lambda: run_script(target, text, reference.args, plan.mesh.device_count, folder)

    yield outcome("all devices in lockstep", lockstep)
    for target in targets:
        yield outcome(f"{target} script", as_script(target))


def _reference(work: Work, whole: Module, seed: int, progress: Progress) -> Reference:
    work.phase = "reference"
    args = inputs(whole, seed)
    with progress.phase("reference on one device"):
        results = run_one(whole, args, progress=progress.at)
    feeds = tuple(int(key.removeprefix("res")) for key in given_results(whole).values())
    return Reference(whole, args, results, feeds)


def _badness(verdict: Verdict) -> tuple[bool, float]:
    return not verdict.ok, verdict.error / verdict.tolerance if verdict.tolerance else verdict.error
