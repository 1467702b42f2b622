"""Fits the constants of a chip and of links between devices to samples, with their errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from shardwright.passes.cost.calibration.cases import (
    COLLECTIVES,
    F8,
    FRESH,
    LAUNCH,
    LEFT,
    PERMUTED,
    PRODUCT,
    STREAM,
    UPDATE,
    UPDATE_PERMUTED,
    WIDTHS,
    Case,
)
from shardwright.passes.cost.calibration.robust_fit import Fit, Numbers, fit, medians
from shardwright.passes.cost.calibration.schedule import half_width
from shardwright.spec.cluster import SWITCH, Chip, Cluster, Kernels, Level, Parts
from shardwright.spec.links import (
    ALL_GATHER,
    ALL_REDUCE,
    ALL_TO_ALL,
    PERMUTE,
    REDUCE_SCATTER,
    Links,
)
from shardwright.spec.machines.error_bars import Errors
from shardwright.spec.machines.op_work import Product
from shardwright.spec.machines.roofline import Load, kernel_seconds

# Of a processor that of common kernels: `fill` is told per tile, so another one says the same.
TILES = {False: ((16, 16),), True: ((128, 128), (128, 256))}
_OPS = {  # by what a case calls a collective
    name.rpartition(".")[2]: name
    for name in (ALL_REDUCE, ALL_GATHER, REDUCE_SCATTER, ALL_TO_ALL, PERMUTE)
}
_SUMS = {"i8": 4, F8: 2}  # bytes of an element of a product's result, where they are others
_JOINED = (PRODUCT, UPDATE, PERMUTED, UPDATE_PERMUTED)
_TURN = "turn"  # of a loop that the host steps through: no constant of the chip
_FITTED = ("memory_bandwidth", "stream", "launch", "fill", "permute", "copies", "fresh", _TURN)


class Sample(NamedTuple):
    """A round of a case: seconds an iteration, by the wall clock and without what others took."""

    wall: float
    quiet: float


@dataclass(frozen=True)
class Measured:
    """The figures that a runtime measured. `kernels`: how many are in an iteration of a chain."""

    facts: dict[str, Any]
    cases: tuple[Case, ...]
    samples: tuple[tuple[Sample, ...], ...]  # by case
    skipped: tuple[tuple[Case, str], ...] = ()

    def of(self, *kinds: str) -> tuple[list[Case], list[list[float]]]:
        """Cases of some kinds with the quiet seconds of their rounds."""
        picked = [k for k, case in enumerate(self.cases) if case.kind in kinds and self.samples[k]]
        rounds = [[one.quiet for one in self.samples[k]] for k in picked]
        return [self.cases[k] for k in picked], rounds


class Compared(NamedTuple):
    """A case: the median of its rounds, and the fitted prediction, in seconds an iteration.

    `half_width`: of the 95 % interval of the median, relative. `rounds`: how many there were.
    """

    case: Case
    measured: float
    modelled: float
    half_width: float
    rounds: int


@dataclass(frozen=True)
class Joined:
    """Latency in seconds and bandwidth in bytes per second of links, with relative errors.

    The bandwidth is that of the fastest collective; `parts` says what of it each one reaches.
    """

    latency: float
    bandwidth: float
    latency_error: float
    bandwidth_error: float
    typical: float  # median relative difference between model and measurement
    compared: tuple[Compared, ...] = ()
    parts: Parts = ()
    part_errors: Errors = ()


# --- chips


def fit_chip(
    found: Measured, name: str, memory: float, seed: int
) -> tuple[Chip, float, tuple[Compared, ...]]:
    """The chip, the median relative difference between its roofline and the measurement, the cases.

    Peaks per element type, memory bandwidth, launch, and the time lost per tile of a product come
    from one fit with the very function that the simulator uses; tiles are those that fit best, as
    is whether products copy operands that lie in another order. The memory bandwidth is that of a
    kernel that goes through one array; what part of it kernels over many arrays reach is `stream`.
    Accelerators take time for each turn of a loop whose end the host asks for, which is fitted as
    well and is no constant of the chip: real programs have no such loop around a kernel.
    """
    cases, rounds = found.of(PRODUCT, STREAM, LAUNCH, UPDATE, PERMUTED, UPDATE_PERMUTED, FRESH)
    elements = list(dict.fromkeys(case.element for case in cases))
    is_gpu = found.facts["platform"] != "cpu"
    loads = [load_of(case, is_gpu) for case in cases]
    is_plain = [case.kind in (STREAM, LAUNCH, FRESH) for case in cases]
    counts = np.array([found.facts["chain"] if c.kind == LAUNCH else 1 for c in cases], float)
    taken = np.array([4 * c.sizes[0] if c.kind == FRESH else 0 for c in cases], float)
    # In a loop of an accelerator: a kernel that joins a turn with the one before, and its own time.
    is_loop = bool(found.facts.get("loops"))
    joined = np.array([is_loop and c.kind in _JOINED for c in cases], float)
    units = max(1, int(found.facts["units"])) if is_gpu else 1

    def chip(point: Numbers, way: Way) -> Chip:
        rate, stream, launch, fill, permute, copies, fresh, _, *peaks = map(float, point)
        kernels = Kernels(
            units, way.tile, fill, 1.0, min(1.0, stream), launch, permute=min(1.0, permute),
            f32_products="tf32" if "tf32" in elements else "f32",
            copies=min(1.0, copies) if way.copies else 0.0, fresh=fresh if taken.any() else 0.0,
        )  # fmt: skip
        flops = tuple(zip(elements, peaks, strict=True))
        return Chip(name, memory, rate, flops, (), kernels)

    def fitted(way: Way) -> Fit:
        def model(point: Numbers) -> Numbers:
            one = chip(point, way)
            plain = replace(one, kernels=replace(one.kernels, stream=1.0))
            each = zip(loads, is_plain, strict=True)
            kernels = [kernel_seconds(x, plain if p else one) for x, p in each]
            loop = joined * point[2] + is_loop * point[7]
            return counts * np.array(kernels) + taken / float(point[6]) + loop

        start = _start(cases, rounds, counts, elements, way.tile)
        return fit(model, start, rounds, seed)

    ways = [Way(tile, copies) for tile in TILES[is_gpu] for copies in (False, True)]
    tries = {way: fitted(way) for way in ways}
    way = min(tries, key=lambda way: float(np.sum(np.abs(tries[way].residuals))))
    best = tries[way]
    bars = zip((*_FITTED, *elements), best.errors, strict=True)
    is_there = {"fresh": taken.any(), "copies": way.copies, _TURN: False}
    errors = tuple((key, error) for key, error in bars if is_there.get(key, True))
    made = chip(best.values, way)
    default = replace(made.kernels, f32_products=found.facts["f32_products"])
    made = replace(made, kernels=default, errors=errors)
    return made, best.typical, _compared(cases, rounds, best)


class Way(NamedTuple):
    """Non-numeric behaviour of kernels: `copies`, whether products copy operands."""

    tile: tuple[int, int]
    copies: bool


def _compared(
    cases: Sequence[Case], rounds: Sequence[Sequence[float]], best: Fit
) -> tuple[Compared, ...]:
    each = zip(cases, medians(rounds), best.residuals, rounds, strict=True)
    return tuple(
        Compared(case, float(t), float(t * np.exp(-left)), half_width(one), len(one))
        for case, t, left, one in each
    )


def load_of(case: Case, is_gpu: bool) -> Load:
    """The load that the simulator assumes for a case; on processors products stay in caches."""
    if case.kind != PRODUCT:
        size = int(np.prod(case.sizes)) * WIDTHS[case.element]
        is_permuted = case.kind in (PERMUTED, UPDATE_PERMUTED)
        arrays = 7 if case.kind in (UPDATE, UPDATE_PERMUTED) else 2
        return Load(bytes=arrays * size, is_permuted=is_permuted)
    rows, depth, columns = case.sizes
    is_precise = case.element == "f32"
    element = "f32" if case.element == "tf32" else case.element
    turned = rows * depth * WIDTHS[case.element] if case.form == LEFT else 0
    product = Product(1, rows, columns, depth, element, is_precise)
    made = _SUMS.get(case.element, WIDTHS[case.element]) * rows * columns
    moved = WIDTHS[case.element] * depth * (rows + columns) + made if is_gpu else 0
    return Load((product,), bytes=moved, copied=turned, strided=turned)


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
    launch = launches[0] if launches else 1e-6
    return [rate, 0.5, launch, fill, 0.5, 0.5, rate, 1e-5, *map(float, peaks)]


# --- links


def fit_links(found: Measured, launch: float, seed: int) -> Joined:
    """One switch between all devices by the formulas of `spec/links`.

    One latency, and a bandwidth per collective.
    """
    cases, rounds = found.of(*COLLECTIVES)
    kinds = list(dict.fromkeys(case.kind for case in cases))
    devices = int(found.facts["devices"])
    groups = {case: _groups(case, devices) for case in cases}
    chip = Chip("", 0.0, 0.0, (), kernels=Kernels(launch=launch))

    def model(point: Numbers) -> Numbers:
        latency, *rates = map(float, point)
        levels = (Level("", devices, SWITCH, rate, latency) for rate in rates)
        found = zip(kinds, levels, strict=True)
        links = {kind: Links(Cluster("", (one,), ((chip, devices),))) for kind, one in found}
        return np.array([links[c.kind].seconds(_OPS[c.kind], groups[c], c.sizes[0]) for c in cases])

    smallest = min(float(np.median(one)) for one in rounds)
    rates = [case.sizes[0] / np.median(one) for case, one in zip(cases, rounds, strict=True)]
    start = [smallest / devices, *[float(max(rates))] * len(kinds)]
    best = fit(model, start, rounds, seed)
    latency, *reached = map(float, best.values)
    latency_error, *bars = map(float, best.errors)
    fastest = int(np.argmax(reached))
    bandwidth = reached[fastest]
    others = sorted((k for k in range(len(kinds)) if k != fastest), key=kinds.__getitem__)
    return Joined(
        latency,
        bandwidth,
        latency_error,
        bars[fastest],
        best.typical,
        _compared(cases, rounds, best),
        tuple((kinds[k], reached[k] / bandwidth) for k in others),
        tuple((kinds[k], bars[k]) for k in others),
    )


def _groups(case: Case, devices: int) -> Any:
    """Device ids of its groups; of a permute the pairs."""
    rows = np.arange(devices, dtype=np.int64).reshape(-1, case.sizes[1])
    if case.kind != "collective_permute":
        return rows
    return np.stack([rows, np.roll(rows, -1, axis=1)], axis=2).reshape(-1, 2)
