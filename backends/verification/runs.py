"""The ways to run a program, each compared with numpy on one device."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Protocol

import numpy as np

from shardwright.backends.script import given_results
from shardwright.backends.verification.script_runner import run_script
from shardwright.ir.analysis.local_plan import read_plan
from shardwright.ir.analysis.whole_arrays import given_names
from shardwright.ir.core import Module
from shardwright.ir.reference.arrays_in_files import read_members, write_members
from shardwright.ir.reference.compare import Verdict, judge
from shardwright.ir.reference.interpreter import Progress
from shardwright.ir.reference.tolerances import rounding_elements
from shardwright.ir.run import run as run_one
from shardwright.ir.run import run_devices
from shardwright.spec.op import Values

LOCKSTEP = "all devices in lockstep"


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


def run_devices_watched(local: Module, args: Sequence[Values], progress: Progress) -> list[Values]:
    """The results of all devices in lockstep."""
    return run_devices(local, args, progress=progress)


@dataclass(frozen=True)
class Case:
    """A program, what each device runs of it, and per target what writes its script.

    `folder` keeps scripts and their arrays. `groups`: of a pipeline, where these share
    a mesh; `lockstep`: runs all devices in numpy.
    """

    whole: Module
    local: Module
    scripts: Mapping[str, Callable[[Module, Module], str]]  # from local and whole program
    folder: Path
    groups: int = 1
    lockstep: Callable[[Module, Sequence[Values], Progress], list[Values]] = run_devices_watched

    @property
    def ways(self) -> list[str]:
        """The names of all ways to run it."""
        return [LOCKSTEP, *(f"{target} script" for target in self.scripts)]

    @property
    def names(self) -> list[str]:
        """The names of its results."""
        plan = read_plan(self.local)
        return given_names(plan.main, [tensor.type for tensor in plan.results])

    def results(self, way: str, args: Sequence[Values], watch: Watch) -> list[Values]:
        """The global results of one way, from global arguments. Raises ProgramError."""
        if way == LOCKSTEP:
            return self.lockstep(self.local, args, watch.at)
        target = way.removesuffix(" script")
        text = self.scripts[target](self.local, self.whole)
        plan = read_plan(self.local)
        devices = plan.devices(self.groups)
        return run_script(target, text, args, devices, self.folder, devices * plan.held_bytes)


@dataclass(frozen=True)
class Reference:
    """A program with arguments, and its results on one device.

    `feeds` are the results that others are computed from (moments of an optimiser): where a
    candidate differs, the others are expected to follow from its own, so that each is judged by
    itself.
    """

    module: Module
    args: Sequence[Values]
    results: Sequence[Values]
    feeds: tuple[int, ...]

    @classmethod
    def of(cls, module: Module, args: Sequence[Values], folder: Path, watch: Watch) -> Reference:
        """Run a program on one device. The folder keeps arguments and results, mapped here."""
        args = in_file(folder / "reference_in.npz", "arg", args)
        with watch.phase("reference on one device"):
            results = run_one(module, args, progress=watch.at)
        results = in_file(folder / "reference_out.npz", "res", results)
        feeds = tuple(given_results(module).values())
        return cls(module, args, results, feeds)

    def judged(self, candidate: Sequence[Values], names: Sequence[str]) -> list[Verdict]:
        """A verdict per result of a candidate; see `judge`."""
        elements = rounding_elements(self.module)
        verdicts = judge(candidate, self.results, names, elements)
        if all(verdict.ok for verdict in verdicts) or not self._has_feeds(candidate):
            return verdicts
        given = {k: candidate[k] for k in self.feeds}
        rerun = run_one(self.module, self.args, given=given)
        followed = [self.results[k] if k in given else array for k, array in enumerate(rerun)]
        return judge(candidate, followed, names, elements)

    def _has_feeds(self, candidate: Sequence[Values]) -> bool:
        return bool(self.feeds) and all(self._is_alike(candidate, k) for k in self.feeds)

    def _is_alike(self, candidate: Sequence[Values], k: int) -> bool:
        if len(candidate) != len(self.results):
            return False
        a, b = candidate[k], self.results[k]
        return a.shape == b.shape and a.dtype == b.dtype


def in_file(path: Path, word: str, arrays: Sequence[Values]) -> list[Values]:
    """The arrays as they are mapped from an npz file that is written for them."""
    path.unlink(missing_ok=True)
    write_members(str(path), ((f"{word}{k}", array) for k, array in enumerate(arrays)))
    found = read_members(str(path), word)
    return [np.asarray(found[f"{word}{k}"]) for k in range(len(found))]


def outcome(case: Case, way: str, reference: Reference, watch: Watch) -> Run:
    """Run one way, and judge it by the reference."""
    start = perf_counter()
    with watch.phase(way):
        results = case.results(way, reference.args, watch)
        verdicts = reference.judged(results, case.names)
    return Run(way, perf_counter() - start, tuple(verdicts))


def _badness(verdict: Verdict) -> tuple[bool, float]:
    return not verdict.ok, verdict.error / verdict.tolerance if verdict.tolerance else verdict.error
