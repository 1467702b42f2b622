"""From samples to the constants of a chip and of the links between devices, with their errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from shardwright.passes.cost._roofline import Load, kernel_seconds
from shardwright.passes.cost._work import Product
from shardwright.spec.cluster import SWITCH, Chip, Cluster, Kernels, Level
from shardwright.spec.links import Links

from .cases import (
    COLLECTIVES,
    LAUNCH,
    PERMUTED,
    PRODUCT,
    STREAM,
    UPDATE,
    UPDATE_PERMUTED,
    WIDTHS,
    Case,
)
from .robust import Fit, Numbers, fit, medians

TILES = {False: ((1, 1), (4, 16), (8, 8), (16, 16), (32, 32)), True: ((128, 128), (128, 256))}
LARGE = 2  # streams up to this factor below the largest are taken to come from memory
_LEAST = 1e-12  # seconds
_FITTED = ("memory_bandwidth", "stream", "launch", "fill", "permute")


class Sample(NamedTuple):
    """A round of a case: seconds a turn, by the wall clock and without what others took."""

    wall: float
    quiet: float


@dataclass(frozen=True)
class Measured:
    """What a runtime said. `kernels`: how many are in a turn of a chain."""

    facts: dict[str, Any]
    cases: tuple[Case, ...]
    samples: tuple[tuple[Sample, ...], ...]  # by case
    skipped: tuple[tuple[Case, str], ...] = ()

    def of(self, *kinds: str) -> tuple[list[Case], list[list[float]]]:
        """Cases of some kinds with the quiet seconds of their rounds."""
        picked = [k for k, case in enumerate(self.cases) if case.kind in kinds and self.samples[k]]
        rounds = [[max(_LEAST, one.quiet) for one in self.samples[k]] for k in picked]
        return [self.cases[k] for k in picked], rounds


class Compared(NamedTuple):
    """A case: the median of its rounds, and what the fitted constants give, in seconds a turn."""

    case: Case
    measured: float
    modelled: float


@dataclass(frozen=True)
class Joined:
    """Latency in seconds and bandwidth in bytes per second of links, with relative errors."""

    latency: float
    bandwidth: float
    latency_error: float
    bandwidth_error: float
    typical: float  # median relative difference between model and measurement
    compared: tuple[Compared, ...] = ()


def sample(line: dict[str, Any], cores: int, is_gpu: bool) -> Sample:
    """A line that a process said.

    Other programs take processors from us: what they used meanwhile, divided by the number of
    processors, is not charged. The system counts in ticks, our own time is exact: at least that,
    spread over all processors, is charged. An accelerator is not shared.
    """
    wall, own, turns = line["wall"], line["own"], line["turns"]
    foreign = 0.0 if is_gpu else max(0.0, line["busy"] - own)
    quiet = min(wall, max(wall - foreign / cores, own / cores))
    return Sample(wall / turns, quiet / turns)


# --- chips


def fit_chip(
    found: Measured, name: str, memory: float, seed: int
) -> tuple[Chip, float, tuple[Compared, ...]]:
    """The chip, the median relative difference between its roofline and the measurement, the cases.

    Peaks per element type, memory bandwidth, launch, and the time lost per tile of a product come
    from one fit with the very function that the simulator uses; tiles are those that fit best. The
    memory bandwidth is that of a kernel that goes through one array; what part of it kernels over
    many arrays reach is `stream`.
    """
    cases, rounds = found.of(PRODUCT, STREAM, LAUNCH, UPDATE, PERMUTED, UPDATE_PERMUTED)
    largest = max(case.sizes[0] for case in cases if case.kind == STREAM)
    kept = [k for k, c in enumerate(cases) if c.kind != STREAM or c.sizes[0] * LARGE >= largest]
    cases, rounds = [cases[k] for k in kept], [rounds[k] for k in kept]
    elements = list(dict.fromkeys(case.element for case in cases))
    loads = [_load(case) for case in cases]
    is_plain = [case.kind in (STREAM, LAUNCH) for case in cases]
    counts = np.array([found.facts["chain"] if c.kind == LAUNCH else 1 for c in cases], float)
    is_gpu = found.facts["platform"] != "cpu"
    units = max(1, int(found.facts["units"])) if is_gpu else 1

    def chip(point: Numbers, tile: tuple[int, int]) -> Chip:
        rate, stream, launch, fill, permute, *peaks = map(float, point)
        kernels = Kernels(
            units, tile, fill, 1.0, min(1.0, stream), launch, permute=min(1.0, permute),
            f32_products="tf32" if "tf32" in elements else "f32",
        )  # fmt: skip
        flops = tuple(zip(elements, peaks, strict=True))
        return Chip(name, memory, rate, flops, (), kernels)

    def fitted(tile: tuple[int, int]) -> Fit:
        def model(point: Numbers) -> Numbers:
            one = chip(point, tile)
            plain = replace(one, kernels=replace(one.kernels, stream=1.0))
            each = zip(loads, is_plain, strict=True)
            return counts * np.array([kernel_seconds(x, plain if p else one) for x, p in each])

        return fit(model, _start(cases, rounds, counts, elements, tile), rounds, seed)

    tries = {tile: fitted(tile) for tile in TILES[is_gpu]}
    tile = min(tries, key=lambda tile: float(np.sum(np.abs(tries[tile].residuals))))
    best = tries[tile]
    errors = tuple(zip((*_FITTED, *elements), best.errors, strict=True))
    made = chip(best.values, tile)
    default = replace(made.kernels, f32_products=found.facts["f32_products"])
    made = replace(made, kernels=default, errors=errors)
    return made, best.typical, _compared(cases, rounds, best)


def _compared(
    cases: Sequence[Case], rounds: Sequence[Sequence[float]], best: Fit
) -> tuple[Compared, ...]:
    each = zip(cases, medians(rounds), best.residuals, strict=True)
    return tuple(Compared(case, float(t), float(t * np.exp(-left))) for case, t, left in each)


def _load(case: Case) -> Load:
    """What the simulator takes a case for; arrays of a product stay in cache."""
    if case.kind != PRODUCT:
        size = int(np.prod(case.sizes)) * WIDTHS[case.element]
        is_permuted = case.kind in (PERMUTED, UPDATE_PERMUTED)
        arrays = 7 if case.kind in (UPDATE, UPDATE_PERMUTED) else 2
        return Load(bytes=arrays * size, is_permuted=is_permuted)
    rows, depth, columns = case.sizes
    is_precise = case.element == "f32"
    element = "f32" if case.element == "tf32" else case.element
    return Load(products=(Product(1, rows, columns, depth, element, is_precise),))


def _start(
    cases: Sequence[Case],
    rounds: Sequence[Sequence[float]],
    counts: Numbers,
    elements: Sequence[str],
    tile: tuple[int, int],
) -> list[float]:
    """A first guess: the best rate seen of each kind."""
    least = {case: float(np.median(one)) for case, one in zip(cases, rounds, strict=True)}
    rate = max(8 * c.sizes[0] / least[c] for c in cases if c.kind == STREAM)
    launches = [least[c] / n for c, n in zip(cases, counts, strict=True) if c.kind == LAUNCH]
    peaks = [
        max(2 * np.prod(c.sizes) / least[c] for c in cases if (c.kind, c.element) == (PRODUCT, e))
        for e in elements
        if any((c.kind, c.element) == (PRODUCT, e) for c in cases)
    ]
    fill = 2 * tile[0] * tile[1] * 8 / peaks[0]  # as long as eight steps in depth
    return [rate, 0.5, launches[0] if launches else 1e-6, fill, 0.5, *map(float, peaks)]


# --- links


def fit_links(
    found: Measured, launch: float, seed: int, kinds: Sequence[str] = COLLECTIVES
) -> Joined:
    """Latency and bandwidth of one switch between all devices, by the formulas of `spec/links`."""
    cases, rounds = found.of(*kinds)
    devices = int(found.facts["devices"])
    groups = {case: _groups(case, devices) for case in cases}

    def model(point: Numbers) -> Numbers:
        latency, bandwidth = map(float, point)
        links = Links(Cluster("", (Level("", devices, SWITCH, bandwidth, latency),), ()))
        return np.array(
            [
                launch + links.seconds(f"stablehlo.{case.kind}", groups[case], case.sizes[0])
                for case in cases
            ]
        )

    smallest = min(float(np.median(one)) for one in rounds)
    rates = [case.sizes[0] / np.median(one) for case, one in zip(cases, rounds, strict=True)]
    best = fit(model, [smallest / devices, float(max(rates))], rounds, seed)
    (latency, bandwidth), errors = map(float, best.values), best.errors
    compared = _compared(cases, rounds, best)
    return Joined(latency, bandwidth, float(errors[0]), float(errors[1]), best.typical, compared)


def _groups(case: Case, devices: int) -> Any:
    """Device ids of its groups; of a permute the pairs."""
    rows = np.arange(devices, dtype=np.int64).reshape(-1, case.sizes[1])
    if case.kind != "collective_permute":
        return rows
    return np.stack([rows, np.roll(rows, -1, axis=1)], axis=2).reshape(-1, 2)


def fit_kinds(found: Measured, launch: float, seed: int) -> dict[str, Joined]:
    """The same for each collective alone, where it has samples."""
    kinds = [kind for kind in COLLECTIVES if found.of(kind)[0]]
    return {kind: fit_links(found, launch, seed, (kind,)) for kind in kinds}
