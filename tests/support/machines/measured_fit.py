"""Constants of kernels fitted to measured steps: robust least squares on logarithms of ratios.

A row's program is built and partitioned once; a step with other constants is simulated again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np

from shardwright.ir.clusters import find_cluster, with_stack
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Fusions, Simulator
from shardwright.passes.registry import main_pipeline
from shardwright.spec.cluster import Chip, Cluster
from shardwright.spec.links import Links
from shardwright.testing.machines.measured_rows import Row
from shardwright.tools.cli import main

# The runs were of software that lowers collectives by itself: no cluster decides here.
PARTITION = main_pipeline()


@dataclass(frozen=True)
class Constant:
    """A constant of `kernels`: where a fit starts, its bounds, and how far it may be from there.

    `spread`: of its logarithm; a weak prior, that decides only what rows do not.
    """

    name: str
    start: float
    least: float
    most: float
    spread: float


CONSTANTS = (
    Constant("product", 0.80, 0.3, 1.0, 0.5),
    Constant("fill", 1e-6, 1e-8, 2e-5, 1.0),
    Constant("stream", 0.80, 0.2, 1.0, 0.3),
    Constant("launch", 8e-6, 1e-6, 5e-5, 0.7),
    Constant("links", 0.75, 0.3, 1.0, 0.2),
    Constant("attention", 0.25, 0.025, 0.5, 1.0),
    Constant("interference", 0.30, 0.01, 0.9, 0.5),
)
ALONE = tuple(one for one in CONSTANTS if one.name not in ("attention", "interference"))
PRIOR = 0.02  # weight of the spreads beside the logarithms of ratios
SCALE = 0.03  # beyond this a row counts less than its square
STEP = 1e-3  # of a logarithm, for slopes
TURNS = 12

Kernels = dict[str, float]


class Measured:
    """A row with its programs on its cluster. `best`: the number of the choice that was fastest.

    `stack`: the software, of which what is not fitted counts.
    """

    def __init__(self, row: Row, programs: Sequence[Module], stack: str = "") -> None:
        self.row, self.programs, self.words = row, programs, row.choices
        self.cluster = find_cluster(row.cluster)
        if stack:
            self.cluster = with_stack(self.cluster, stack)
        self.best = 0
        self._fusions = [Fusions() for _ in programs]
        self._links = Links(self.cluster)
        self._known: dict[tuple[float, ...], float] = {}

    def seconds(self, kernels: Mapping[str, float]) -> float:
        """A step with these constants, of the fastest choice."""
        key = tuple(kernels.values())
        found = self._known.get(key)
        if found is None:
            times = [self.seconds_of(k, kernels) for k in range(len(self.programs))]
            self.best = min(range(len(times)), key=times.__getitem__)
            found = self._known[key] = times[self.best]
        return found

    def near(self, kernels: Mapping[str, float], within: float) -> list[int]:
        """The choices that these constants make slower than the fastest by at most a part."""
        times = [self.seconds_of(k, kernels) for k in range(len(self.programs))]
        return [k for k, one in enumerate(times) if one <= min(times) * (1 + within)]

    def seconds_of(self, choice: int, kernels: Mapping[str, float]) -> float:
        """A step of one of the programs."""
        machine = Machine(with_kernels(self.cluster, kernels))
        machine.links = self._links
        fusions, overlap = self._fusions[choice], self.cluster.overlap
        return (
            Simulator(self.programs[choice], machine, overlap, 0, fusions).main().time / PER_SECOND
        )

    def error(self, kernels: Mapping[str, float]) -> float:
        """Of the predicted MFU, as a part of the measured one."""
        return self.row.seconds / self.seconds(kernels) - 1

    def mfu(self, kernels: Mapping[str, float]) -> float:
        """As predicted."""
        return self.row.mfu(self.seconds(kernels))


def with_kernels(cluster: Cluster, kernels: Mapping[str, float]) -> Cluster:
    """The cluster with these constants on all chips."""
    fields: Any = dict(kernels)
    chips = tuple(
        (replace(chip, kernels=replace(chip.kernels, **fields)), count)
        for chip, count in cluster.chips
    )
    return replace(cluster, chips=chips)


def constants_of(chip: Chip, constants: Sequence[Constant] = CONSTANTS) -> Kernels:
    """The constants in a chip's text."""
    return {one.name: getattr(chip.kernels, one.name) for one in constants}


def kept_program(words: Sequence[str], cache: Path) -> Path:
    """The file in which a folder keeps the program of a command line."""
    return cache / f"{'_'.join(words).replace('--', '')}.mlir"


def program(words: Sequence[str], cache: Path | None = None) -> Module:
    """The program for one device that `shardwright model` words give; kept in a folder."""
    kept = kept_program(words, cache) if cache is not None else None
    if kept is not None and kept.exists():
        return parse(kept.read_text(encoding="utf-8"))
    out = StringIO()
    assert main(["model", *words], stdout=out) == 0
    module = parse(out.getvalue())
    PARTITION.run(module)
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(print_module(module), encoding="utf-8")
    return module


def fitted(rows: Sequence[Measured], constants: Sequence[Constant] = CONSTANTS) -> Kernels:
    """Constants that rows agree on best. Gauss-Newton, large errors weighed down as soft l1."""
    home, low, high = (
        np.log([getattr(one, key) for one in constants]) for key in ("start", "least", "most")
    )
    pull = PRIOR / np.array([one.spread for one in constants])
    at = home
    slopes = np.array([])
    for turn in range(TURNS):
        errors = _errors(rows, _named(constants, at))
        if turn in (0, 2):
            slopes = np.array([_slope(rows, constants, at, k, errors) for k in range(len(at))]).T
        weights = 1 / np.sqrt(1 + (errors / SCALE) ** 2)
        normal = (slopes.T * weights) @ slopes + np.diag(pull**2)
        gradient = slopes.T @ (weights * errors) + pull**2 * (at - home)
        move = _solved(normal, gradient, at, low, high)
        at = np.clip(at + move, low, high)
        if turn > 2 and np.abs(move).max() < 3e-3:
            break
    return _named(constants, at)


def _solved(normal: Any, gradient: Any, at: Any, low: Any, high: Any) -> Any:
    """The step; constants at a bound that would leave it stay."""
    free = np.ones(len(at), bool)
    while True:
        move = np.zeros(len(at))
        move[free] = -np.linalg.solve(normal[np.ix_(free, free)], gradient[free])
        leaves = free & (((at <= low) & (move < 0)) | ((at >= high) & (move > 0)))
        if not leaves.any():
            return np.clip(move, -0.7, 0.7)
        free &= ~leaves


def _named(constants: Sequence[Constant], at: Any) -> Kernels:
    return {one.name: float(value) for one, value in zip(constants, np.exp(at), strict=True)}


def _errors(rows: Sequence[Measured], kernels: Kernels) -> Any:
    return np.array([np.log(one.seconds(kernels) / one.row.seconds) for one in rows])


def _slope(
    rows: Sequence[Measured], constants: Sequence[Constant], at: Any, k: int, errors: Any
) -> Any:
    moved = at.copy()
    moved[k] += STEP if np.exp(at[k]) * (1 + 2 * STEP) < constants[k].most else -STEP
    kernels = _named(constants, moved)
    near = [np.log(one.seconds_of(one.best, kernels) / one.row.seconds) for one in rows]
    return (np.array(near) - errors) / (moved[k] - at[k])


def folds(rows: Sequence[Measured], count: int) -> list[tuple[list[Measured], list[Measured]]]:
    """(kept, left out) by groups: every count-th of the sorted groups is left out together."""
    groups = sorted({one.row.group for one in rows})
    parts = [set(groups[k::count]) for k in range(count)]
    return [
        (
            [one for one in rows if one.row.group not in part],
            [one for one in rows if one.row.group in part],
        )
        for part in parts
    ]


@dataclass(frozen=True)
class Fold:
    """Rows that were left out, errors of their MFU, and errors of copying the nearest kept row."""

    rows: list[Row]
    errors: list[float]
    copied: list[float]


@dataclass(frozen=True)
class Study:
    """Rows, the constants that were fitted to all, and what was predicted of rows left out."""

    rows: list[Measured]
    kernels: Kernels
    folds: list[Fold]

    @property
    def left_out(self) -> list[float]:
        """Errors of all rows, each left out once."""
        return [error for fold in self.folds for error in fold.errors]

    @property
    def copied(self) -> list[float]:
        return [error for fold in self.folds for error in fold.copied]


def ranks_agree(predicted: Sequence[float], measured: Sequence[float]) -> float:
    """Spearman's correlation of two lists without many ties."""
    order: Callable[[Sequence[float]], Any] = lambda values: np.argsort(np.argsort(values))  # noqa: E731
    return float(np.corrcoef(order(predicted), order(measured))[0, 1])
