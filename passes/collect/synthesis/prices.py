"""The price interface of reduction steps, and price models of machines with shared links.

A price is any function from a step to how long it keeps each kind of link busy. It must not be
negative, and must depend on nothing else: then the cheapest program is a shortest path.

`Tiers` prices bare hierarchies, without a list of devices. All groups of an instruction run at
once, and so do all reductions side by side. A ring passes each part of a tier once in each
direction, if its group has members there and elsewhere on the tier. So with v what a member sends,
the link of a part is busy for the sum of v of all such groups over its bandwidth. Where each device
of a part has a link of its own instead, a ring leaves over those of all its members there. Tiers
work at the same time: a step takes as long as its busiest link, and a latency. Chips of a node have
links of their own, and a node shares its network cards: these are two tiers. Latencies aside, this
is what `cluster_prices` finds for a cluster of switches.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import inf, prod
from typing import NamedTuple

from shardwright.passes.collect.synthesis.states import Cuts, Space, State
from shardwright.spec.placement import Matrix, reduced_levels
from shardwright.spec.sharding_rules.reductions import Instruction, Kind, Step, volume

# Costs are compared as integers, femtoseconds, so that equal sums are equal. An instruction costs
# some more, so that of programs that differ by rounding only the one with fewest wins.
TICKS = 10**15
EXTRA = 10


class Busy(NamedTuple):
    """Seconds that a step keeps each kind of link busy, and seconds before anything moves."""

    links: tuple[float, ...]
    latency: float = 0.0

    @property
    def seconds(self) -> float:
        """Kinds of links work at the same time."""
        return self.seconds_of(1)

    def seconds_of(self, chunks: int) -> float:
        """Seconds for one of so many chunks of the data."""
        return max(self.links) / chunks + self.latency


Price = Callable[[Step], Busy]


class Cost(NamedTuple):
    """A step's seconds, and those of each kind of link, as integers."""

    ticks: int
    loads: tuple[int, ...]


def cost(busy: Busy) -> Cost:
    """A step as integers. Raises ValueError where a price is no finite time."""
    if not 0 <= min(busy.links) <= busy.seconds < inf:
        raise ValueError(f"a step cannot take {busy.seconds} s")
    loads = tuple([round(time * TICKS) for time in busy.links])
    return Cost(round(busy.seconds * TICKS) + EXTRA, loads)


class Costs:
    """The costs of instructions in states of a space, memoised."""

    def __init__(self, space: Space, price: Price) -> None:
        self._space, self._price = space, price
        self._known: dict[tuple[Instruction, tuple[Cuts, ...]], Cost] = {}

    def of(self, state: State, instruction: Instruction) -> Cost:
        key = instruction, self._space.shares(state, instruction.grouping)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = cost(self._price(self._space.step(state, instruction)))
        return found


class Tier(NamedTuple):
    """Levels whose parts are linked alike, and how many digits of a reduction lie on them.

    `bandwidth`: bytes per second and direction between a part and all others, or, where each device
    has a link of its own (`is_own`), of that. `latency`: seconds of a step that uses these links.
    `beside`: reductions that share the link of a part.
    """

    digits: int
    bandwidth: float
    latency: float = 0.0
    beside: int = 1
    is_own: bool = False


@dataclass(frozen=True)
class Tiers:
    """The price of steps on a machine of several tiers, outermost first.

    `radices`: devices of a reduction per digit; `data`: bytes per device.
    """

    radices: tuple[int, ...]
    data: float
    tiers: tuple[Tier, ...]

    def __call__(self, step: Step) -> Busy:
        """Seconds of the links of each tier."""
        first, end, _ = step.instruction.grouping
        sent = [self._sent(step, kind) for kind in step.kinds]
        links: list[float] = []
        latency, outer = 0.0, 0
        for tier in self.tiers:
            inner = outer + tier.digits
            if tier.digits and first < inner and outer < end:
                if tier.is_own:
                    most = max(sent) / prod(self.radices[max(first, inner) : end])
                else:
                    most = self._busiest(step, sent, inner) * tier.beside
                links.append(most / tier.bandwidth)
                latency = max(latency, tier.latency)
            else:
                links.append(0.0)
            outer = inner
        return Busy(tuple(links), latency)

    def _sent(self, step: Step, kind: Kind) -> float:
        collective, (first, end, _) = step.instruction
        share = prod(radix**-cut for radix, cut in zip(self.radices, kind.cuts, strict=True))
        return volume(collective, prod(self.radices[first:end]), share) * self.data

    def _busiest(self, step: Step, sent: Sequence[float], inner: int) -> float:
        """The most that groups with members in a part, known by its digits before `inner`, send."""
        parts: dict[tuple[bool, ...], float] = {}
        for kind, each in zip(step.kinds, sent, strict=True):
            part, inside = kind.away[:inner], kind.away[inner:]
            sizes = zip(self.radices[inner:], inside, strict=True)
            alike = prod(radix - 1 for radix, away in sizes if away)
            parts[part] = parts.get(part, 0.0) + alike * each
        return max(parts.values())


def nodes(
    radices: tuple[int, ...], across: int, data: float, local: float, nic: float,
    beside: int = 1, latency: float = 0.0,
) -> Tiers:  # fmt: skip
    """Nodes that share network cards: the first `across` digits tell nodes apart.

    `local`: bandwidth of a device inside its node; `nic`: of all cards of a node.
    """
    inside = Tier(len(radices) - across, local, latency)
    return Tiers(radices, data, (Tier(across, nic, latency, beside), inside))


class Links(NamedTuple):
    """So many levels of a machine, whose parts are linked alike; see `Tier`."""

    levels: int
    bandwidth: float
    latency: float = 0.0
    is_own: bool = False


def placed(matrix: Matrix, over: Collection[int], links: Sequence[Links], data: float) -> Tiers:
    """The price of a reduction under a placement; links of all levels, outermost first.

    All other axes reduce at the same time, and share the links of the parts they lie in.
    """
    reduced = reduced_levels(matrix, over)
    devices = [prod(row[level] for row in matrix) for level in range(len(reduced))]
    tiers: list[Tier] = []
    outer = 0
    for link in links:
        inner = outer + link.levels
        digits = sum(size > 1 for size in reduced[outer:inner])
        beside = prod(devices[inner:]) // prod(reduced[inner:])
        tiers.append(Tier(digits, link.bandwidth, link.latency, beside, link.is_own))
        outer = inner
    return Tiers(tuple(size for size in reduced if size > 1), data, tuple(tiers))
