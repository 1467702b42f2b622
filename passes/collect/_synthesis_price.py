"""What a step of a reduction costs: the interface of prices, and nodes that share a network card.

A price is any function from a step to how long it keeps each kind of link busy. It must not be
negative, and must depend on nothing else: then the cheapest program is a shortest path.

`Nodes` is the default for clusters of nodes. All groups of an instruction run at once, and so do
all reductions that stand side by side; rings pass each node once. With v what a member sends:

    local   the largest v of a group that has several members on a node, over a device's bandwidth
    nic     v of all groups with members on a node and elsewhere, summed, over the node's bandwidth

and a step takes the longer of both, and a latency.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import inf, prod
from typing import NamedTuple

from shardwright.spec.placement import Matrix, reduced_levels
from shardwright.spec.reductions import Instruction, Kind, Step, volume

from ._synthesis_states import Cuts, Space, State

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
    """What instructions cost behind states of a space, remembered."""

    def __init__(self, space: Space, price: Price) -> None:
        self._space, self._price = space, price
        self._known: dict[tuple[Instruction, tuple[Cuts, ...]], Cost] = {}

    def of(self, state: State, instruction: Instruction) -> Cost:
        key = instruction, self._space.shares(state, instruction.grouping)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = cost(self._price(self._space.step(state, instruction)))
        return found


@dataclass(frozen=True)
class Nodes:
    """The price of steps on nodes whose devices share their network cards.

    `radices`: devices of a reduction per digit, of which the first `across` tell nodes apart.
    `data`: bytes per device. Bandwidths in bytes per second and direction: `local` of a device,
    `nic` of all cards of a node. `beside`: reductions on a node that run at once. `latency`:
    seconds per step.
    """

    radices: tuple[int, ...]
    across: int
    data: float
    local: float
    nic: float
    beside: int = 1
    latency: float = 0.0

    def __call__(self, step: Step) -> Busy:
        """Seconds of local links, of network cards."""
        first, end, _ = step.instruction.grouping
        crosses, stays = first < self.across, end > self.across
        sent = [self._sent(step, kind) for kind in step.kinds]
        local = max(sent) / self.local if stays else 0.0
        nodes: dict[tuple[bool, ...], float] = {}
        for kind, each in zip(step.kinds, sent, strict=True):
            node = kind.away[: self.across]
            nodes[node] = nodes.get(node, 0.0) + self._groups_on_node(kind) * each
        nic = max(nodes.values()) * self.beside / self.nic if crosses else 0.0
        return Busy((local, nic), self.latency)

    def _sent(self, step: Step, kind: Kind) -> float:
        collective, (first, end, _) = step.instruction
        share = prod(radix**-cut for radix, cut in zip(self.radices, kind.cuts, strict=True))
        return volume(collective, prod(self.radices[first:end]), share) * self.data

    def _groups_on_node(self, kind: Kind) -> int:
        """How many groups of a kind have members on a node."""
        local = zip(self.radices[self.across :], kind.away[self.across :], strict=True)
        return prod(radix - 1 for radix, away in local if away)


def nodes(
    matrix: Matrix, over: Collection[int], outer: int, data: float, bandwidths: Sequence[float],
) -> Nodes:  # fmt: skip
    """The price of a reduction under a placement whose first `outer` levels tell nodes apart.

    `bandwidths`: of a device's local links, of a node's network cards.
    """
    reduced = reduced_levels(matrix, over)
    devices = prod(entry for row in matrix for entry in row[outer:])
    radices = tuple(size for size in reduced if size > 1)
    across = sum(size > 1 for size in reduced[:outer])
    beside = devices // prod(reduced[outer:])
    return Nodes(radices, across, data, bandwidths[0], bandwidths[1], beside)
