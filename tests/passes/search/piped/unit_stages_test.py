"""Units in stages: as good as trying all cuts and all that may be worked out again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import inf
from random import Random

import pytest

from shardwright.passes.search.kernels.stages.unit_stages import Stretch, UnitChain, UnitCost


def alike(random: Random) -> UnitCost:
    """A layer."""
    kept = random.randint(2, 9)
    return UnitCost(
        random.randint(3, 9), random.randint(1, 4), random.randint(1, 5), kept,
        random.randint(0, 5), random.randint(0, kept), random.randint(0, 9),
    )  # fmt: skip


def stretched(
    costs: Sequence[UnitCost], first: int, end: int, flying: int, cap: float
) -> float:  # fmt: skip
    """The fewest seconds of a stretch under a cap, over all sets that are worked out again."""
    best, units = inf, range(first, end)
    for size in range(end - first + 1):
        for again in combinations(units, size):
            held = max(costs[k].held_again if k in again else costs[k].held for k in units)
            kept = sum(costs[k].kept_again if k in again else costs[k].kept for k in units)
            if sum(costs[k].owned for k in units) + flying * kept + held <= cap:
                seconds = sum(
                    costs[k].seconds + (costs[k].more if k in again else 0) for k in units
                )
                best = min(best, seconds)
    return best


def cuts(count: int, stages: int) -> Iterator[tuple[int, ...]]:
    for inner in combinations(range(1, count), stages - 1):
        yield (0, *inner, count)


def least(chain: UnitChain) -> float:
    """The longest stage of the best of all cuts."""
    costs, stages = chain.costs, len(chain.flying)
    return min(
        max(
            stretched(costs, a, b, chain.flying[k], chain.caps[k])
            for k, (a, b) in enumerate(zip(ends, ends[1:], strict=False))
        )
        for ends in cuts(len(costs), stages)
    )


def bytes_of(chain: UnitChain, stage: int, one: Stretch) -> float:
    units = range(one.first, one.end)
    costs, flying = chain.costs, chain.flying[stage]
    kept = sum(costs[k].kept_again if k in one.again else costs[k].kept for k in units)
    held = max(costs[k].held_again if k in one.again else costs[k].held for k in units)
    return sum(costs[k].owned for k in units) + flying * kept + held


def drawn(seed: int, equal: bool) -> UnitChain:
    random = Random(seed)
    count, stages = random.randint(3, 6), random.randint(1, 3)
    one = alike(random)
    costs = [one] * count if equal else [alike(random) for _ in range(count)]
    flying = [stages - k for k in range(stages)]
    return UnitChain(costs, flying, [random.randint(10, 70)] * stages)


@pytest.mark.parametrize("seed", range(120))
def test_equal_units_are_cut_as_well_as_by_trying_all(seed: int):
    """What is held besides is taken at its worst where something is worked out again."""
    chain = drawn(seed, True)
    one = chain.costs[0]
    costs = [
        one._replace(held=max(one.held, one.held_again), held_again=max(one.held, one.held_again))
    ]
    chain = UnitChain(costs * len(chain.costs), chain.flying, chain.caps)
    found, best = chain.best(), least(chain)
    assert (found is None) == (best == inf)
    if found is not None:
        assert max(k.seconds for k in found) <= best * (1 + 2e-4)


@pytest.mark.parametrize("seed", range(120))
def test_unequal_units_fit_and_are_no_better_than_the_best(seed: int):
    chain = drawn(seed, False)
    found, best = chain.best(), least(chain)
    if found is None:
        return
    assert [one.first for one in found] == [0, *(one.end for one in found[:-1])]
    assert found[-1].end == len(chain.costs) and len(found) == len(chain.flying)
    for stage, one in enumerate(found):
        assert one.first < one.end and bytes_of(chain, stage, one) <= chain.caps[stage]
        units = range(one.first, one.end)
        more = sum(chain.costs[k].more for k in one.again)
        assert one.seconds == sum(chain.costs[k].seconds for k in units) + more
    assert max(one.seconds for one in found) >= best * (1 - 1e-12)


def test_drawn_chains_are_of_all_kinds():
    every = [drawn(seed, True) for seed in range(120)]
    found = [chain.best() for chain in every]
    assert 10 < sum(one is None for one in found) < 90
    assert sum(any(k.again for k in one) for one in found if one is not None) > 10


def test_a_stage_with_more_in_flight_takes_fewer_units():
    """The mutant that forgets what flies has equal stages here."""
    cost = UnitCost(1, 1, 0, 10, 0, 10, 0)
    found = UnitChain([cost] * 6, [2, 1], [45, 45]).best()
    assert found is not None and [one.end - one.first for one in found] == [2, 4]


def test_ends_that_are_given_are_kept():
    cost = UnitCost(1, 1, 0, 10, 0, 1, 0)
    chain = UnitChain([cost] * 4, [2, 1], [25, 45])
    found = chain.given([2, 4])
    assert found == [Stretch(0, 2, 3, (0,)), Stretch(2, 4, 2, ())]
    assert UnitChain([cost] * 4, [2, 1], [3, 45]).given([2, 4]) is None
