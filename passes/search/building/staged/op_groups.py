"""Ops of a step's forward pass in groups, one after another: layers that planners of stages cut.

Stretches about as long as one another, between which little is sent: the cuts of a chain, whose
longest may be a part (`_SLACK`) longer than need be. Few enough ops are groups of one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from shardwright.passes.search.building.staged.step_chain import StepChain
from shardwright.passes.search.kernels.chain_cuts import cut_chain
from shardwright.passes.search.problem.problem import Floats

MOST = 64  # groups, unless a method asks for others
_SLACK = 0.5


@dataclass(frozen=True)
class OpGroups:
    """`starts` [g + 1]: first ops of groups, and their end; `chain`: the ops."""

    chain: StepChain
    starts: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.starts) - 1

    @cached_property
    def of(self) -> list[int]:
        """[n] the group of each op."""
        return np.repeat(np.arange(len(self)), np.diff(self.starts)).tolist()

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """By group its ops' places in the forward pass, first and last, and what the first is."""
        names, ends = self.chain.names, zip(self.starts, self.starts[1:], strict=False)
        return tuple(f"{a}:{names[a]}" if b == a + 1 else f"{a}-{b - 1}" for a, b in ends)

    def summed(self, values: Iterable[float]) -> Floats:
        """[g] of values by op."""
        return np.add.reduceat(np.array([*values], np.float64), self.starts[:-1])

    @cached_property
    def edges(self) -> tuple[tuple[int, int], ...]:
        """Groups of which the second reads what the first makes."""
        of = self.of
        found = {(of[one.maker], of[place]) for one in self.chain.handed for place in one.readers}
        return tuple(sorted((a, b) for a, b in found if a != b))

    @cached_property
    def activation(self) -> Floats:
        """[g] bytes that later groups read."""
        found = np.zeros(len(self))
        for one in self.chain.handed:
            maker = self.of[one.maker]
            if any(self.of[place] != maker for place in one.readers):
                found[maker] += one.bytes
        return found

    @cached_property
    def kept(self) -> Floats:
        """[g] bytes that it makes and the way back reads."""
        found = np.zeros(len(self))
        for one in self.chain.handed:
            found[self.of[one.maker]] += one.bytes if one.is_kept else 0
        return found

    @cached_property
    def weights(self) -> Floats:
        """[g] bytes of parameters."""
        return self.summed(self.chain.weights)

    @cached_property
    def owned(self) -> Floats:
        """[g] bytes of parameters, their gradients, and what else is updated with them."""
        return 2 * self.weights + self.summed(self.chain.others)

    def stage_of(self, groups: Iterable[int]) -> list[int]:
        """[n] the stage of each op, for those of groups."""
        stages = [*groups]
        return [stages[group] for group in self.of]


def grouped(chain: StepChain, most: int = MOST) -> OpGroups:
    """At most so many groups; 0: every op is one."""
    count = len(chain)
    if not most or count <= most:
        return OpGroups(chain, tuple(range(count + 1)))
    seconds = [a + b for a, b in zip(chain.there, chain.back, strict=True)]
    sent = [0, *chain.sent(range(count), count)]
    cuts = cut_chain(seconds, sent, most, _SLACK)
    return OpGroups(chain, (0, *cuts.starts, count))
