"""Gains of synthesis on clusters of nodes that share a network card: a model, no measurement.

Cases of a system (nodes, chips per node): every ordered factorisation of the devices into one to
three axes above 1, every placement, and the reduction over each axis, of three axes also over the
first and the last together. The default is one all-reduce.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import NamedTuple

from shardwright.passes.collect.synthesis.prices import Links, Tiers, placed
from shardwright.passes.collect.synthesis.search import Found, busy, cheapest
from shardwright.spec.placement import Matrix, placements
from shardwright.spec.sharding_rules.reductions import Collective, Grouping, Instruction

Levels = tuple[int, int]


class System(NamedTuple):
    """Nodes of chips; bytes per second of a chip's local links and of a node's network card."""

    name: str
    levels: Levels
    local: float
    nic: float


A100, V100 = (270e9, 8e9), (135e9, 8e9)
SYSTEMS = (
    System("GCP A100", (2, 16), *A100),
    System("GCP A100", (4, 16), *A100),
    System("GCP V100", (2, 8), *V100),
    System("GCP V100", (4, 8), *V100),
)


class Case(NamedTuple):
    """A reduction under a placement: seconds per GB of the default and of the best program."""

    axes: tuple[int, ...]
    over: tuple[int, ...]
    matrix: Matrix
    default: float
    best: Found

    @property
    def gain(self) -> float:
        """The speedup over the default; 1 where nothing is cheaper."""
        return self.default / self.best.seconds


class Study(NamedTuple):
    """Cases, the share of them where synthesis helps, by how much, and what a placement costs."""

    cases: int
    improved: float
    most: float
    mean: float
    spread: float


def cases(system: System) -> Iterator[Case]:
    """All cases of a system, for 1 GB on each device."""
    for axes in _factorisations(prod(system.levels)):
        reduced = [(axis,) for axis in range(len(axes))] + [(0, 2)] * (len(axes) == 3)
        for matrix in placements(system.levels, axes):
            for over in reduced:
                price = placed(matrix, over, (Links(1, system.nic), Links(1, system.local)), 1e9)
                best = cheapest(price.radices, price).best
                yield Case(axes, over, matrix, default_seconds(price), best)


def default_seconds(price: Tiers) -> float:
    """Seconds of one all-reduce."""
    whole = Instruction(Collective.ALL_REDUCE, Grouping(0, len(price.radices)))
    return busy((whole,), price)[0].seconds


def study(system: System) -> Study:
    """The figures of a system."""
    found = list(cases(system))
    gains = [case.gain for case in found if case.gain > 1 + 1e-9]
    times: dict[object, list[float]] = {}
    for case in found:
        times.setdefault((case.axes, case.over), []).append(case.best.seconds)
    return Study(
        cases=len(found),
        improved=len(gains) / len(found),
        most=max(gains),
        mean=sum(gains) / len(gains),
        spread=max(max(one) / min(one) for one in times.values()),
    )


def _factorisations(size: int) -> Iterator[tuple[int, ...]]:
    divisors = [part for part in range(2, size + 1) if size % part == 0]
    for count in (1, 2, 3):
        yield from (one for one in product(divisors, repeat=count) if prod(one) == size)
