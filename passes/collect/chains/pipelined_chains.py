"""Pipelines chains of collectives in chunks: one crosses the nodes while others work inside them.

The data are cut into equal chunks, each of which runs the whole chain; links of different levels
work at the same time (`pipelining`). Tried are the fastest chain and those that keep some
set of levels least busy, in every number of chunks that is allowed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import prod
from typing import NamedTuple

from shardwright.ir.core import Op
from shardwright.passes.collect.chains.chain_prices import KINDS, Offer, Prices
from shardwright.passes.collect.chains.fastest import AG, RS, Chain, fastest_chain
from shardwright.passes.collect.synthesis.pipelining import Slot, schedule
from shardwright.passes.collect.synthesis.prices import Busy
from shardwright.spec.cluster import Cluster
from shardwright.spec.links import Links, Transfer
from shardwright.spec.sharding_rules.reductions import Collective

CHUNKS = (2, 4, 8)  # each is written out with all its steps
MAX_CHUNKS = 64
WORTH = 0.99  # of the seconds of anything else
_REST = 1e-6  # weight of the time of a step, where the busy levels leave a choice

_NAMES = {collective: name for name, collective in KINDS.items()}


class Piped(NamedTuple):
    """A chain in chunks, `slots` by their begin. The chain's seconds are those of all chunks."""

    chain: Chain
    chunks: int
    slots: tuple[Slot, ...]


class Pipelines:
    """Chains in one of some numbers of chunks on a cluster; equal questions are asked once."""

    def __init__(self, prices: Prices, cluster: Cluster, counts: Sequence[int]) -> None:
        self._prices, self._links, self._counts = prices, Links(cluster), counts
        self._known: dict[tuple[str, int, float, Offer, tuple[int, ...]], Piped | None] = {}

    def best(self, op: Op, offer: Offer) -> Piped | None:
        """The fastest way in one of the numbers of chunks; None where it gains nothing."""
        whole = KINDS[op.name]
        count = max(op.operands[0].tensor.count, op.result.tensor.count)
        size = max(op.operands[0].tensor.bytes, op.result.tensor.bytes)
        fitting = tuple(n for n in self._counts if n > 1 and can_be_cut(op, n))
        if len(offer.levels) < 2 or not fitting:
            return None
        asked = op.name, count, size, offer, fitting
        if asked not in self._known:
            asking = _Asking(self._prices, self._links, offer, whole, count, size / count)
            self._known[asked] = asking.best(fitting)
        return self._known[asked]


def can_be_cut(op: Op, chunks: int) -> bool:
    """True if each part of a scatter (a gather) has so many equal chunks; sums are padded."""
    if KINDS[op.name] is RS:
        return op.result.shape[scatter_dim(op)] % chunks == 0
    if KINDS[op.name] is AG:
        return op.operands[0].shape[scatter_dim(op)] % chunks == 0
    return True


def scatter_dim(op: Op) -> int:
    """The dim that changes its size."""
    before, after = op.operands[0].shape, op.result.shape
    return next((k for k, size in enumerate(before) if size != after[k]), 0)


class _Asking:
    """One collective: what chains of it keep busy."""

    def __init__(
        self, prices: Prices, links: Links, offer: Offer, whole: Collective, count: int,
        width: float,
    ) -> None:  # fmt: skip
        self._prices, self._links, self._offer, self._whole = prices, links, offer, whole
        self._count, self._width = count, width
        self._radices = [prod(axis.size for axis in axes) for axes in offer.levels]
        self._transfers: dict[tuple[Collective, tuple[int, ...], float], Transfer] = {}

    def best(self, counts: Sequence[int]) -> Piped | None:
        """Of equal times the fewest chunks."""
        found = [
            Piped(Chain(chain.steps, max(slot.end for slot in slots)), chunks, slots)
            for chain in dict.fromkeys(self._chains())
            if len(chain.steps) > 1
            for chunks in counts
            for slots in [schedule(self._stages(chain, chunks), chunks)]
        ]
        if not found:
            return None
        best = min(found, key=lambda one: (float(f"{one.chain.seconds:.9e}"), one.chunks))
        return best if best.chain.seconds < WORTH * self._offer.chain.seconds else None

    def _chains(self) -> Iterator[Chain]:
        yield self._offer.chain
        places = self._offer.places
        for size in range(1, len(places) + 1):
            for levels in combinations(places, size):
                yield self._least_busy(levels)

    def _least_busy(self, levels: Sequence[int]) -> Chain:
        def price(collective: Collective, run: tuple[int, ...], elements: float) -> float:
            transfer = self._transfer(collective, run, elements * self._width)
            return sum(transfer.busy[level] for level in levels) + _REST * transfer.seconds

        return fastest_chain(self._whole, self._radices, self._count, price)

    def _stages(self, chain: Chain, chunks: int) -> list[Busy]:
        """The time that all chunks together keep each link busy, and the latency of each."""
        held = self._count * self._width / chunks
        if self._whole is AG:
            held /= prod(self._radices)
        found: list[Busy] = []
        for step in chain.steps:
            run = tuple(sorted(step.levels))
            transfer = self._transfer(step.collective, run, held)
            busy = tuple(time * chunks for time in transfer.busy)
            found.append(Busy(busy, transfer.latency))
            held = self._result(step.collective, run, held)
        return found

    def _result(self, collective: Collective, run: Sequence[int], held: float) -> float:
        members = prod(self._radices[level] for level in run)
        return {RS: held / members, AG: held * members}.get(collective, held)

    def _transfer(self, collective: Collective, run: tuple[int, ...], held: float) -> Transfer:
        key = collective, run, held
        if key not in self._transfers:
            axes = tuple(axis for level in run for axis in self._offer.levels[level])
            self._transfers[key] = self._links.transfer(
                _NAMES[collective], self._prices.groups(axes), self._result(collective, run, held)
            )
        return self._transfers[key]
