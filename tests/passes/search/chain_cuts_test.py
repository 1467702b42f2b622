"""Cuts of chains: as light as the best of all cuts, and where least crosses; by enumeration."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from shardwright.passes.search.kernels import chain_cuts
from shardwright.passes.search.kernels.chain_cuts import cut_chain


def every(weights: list[float], count: int) -> list[tuple[float, tuple[int, ...]]]:
    """All cuts, with the heaviest stretch of each."""
    found: list[tuple[float, tuple[int, ...]]] = []
    for starts in combinations(range(1, len(weights)), count - 1):
        edges = (0, *starts, len(weights))
        heaviest = max(sum(weights[a:b]) for a, b in zip(edges, edges[1:], strict=False))
        found.append((heaviest, starts))
    return found


def case(seed: int) -> tuple[list[float], list[float], int]:
    """Weights in whole numbers, so that sums are exact; some are nothing."""
    random = Random(seed)
    items = random.randint(1, 9)
    weights = [float(random.choice([0, 1, 2, 3, 5, 8, 13])) for _ in range(items)]
    sent = [float(random.randint(0, 9)) for _ in range(items)]
    return weights, sent, random.randint(1, items)


@pytest.mark.parametrize("seed", range(200))
@pytest.mark.parametrize("slack", [0.0, 0.25])
def test_no_cuts_are_lighter_and_none_of_them_send_less(seed: int, slack: float):
    weights, sent, count = case(seed)
    found, all = cut_chain(weights, sent, count, slack), every(weights, count)
    least = min(heaviest for heaviest, _ in all)
    assert found.least == least >= found.bound or least == found.bound
    near = [starts for heaviest, starts in all if heaviest <= least * (1 + slack)]
    crossing = min(sum(sent[k] for k in starts) for starts in near)
    assert sum(sent[k] for k in found.starts) == crossing
    assert (found.heaviest, found.starts) in all and found.heaviest <= least * (1 + slack)


def test_many_items_take_little_time():
    random = Random(1)
    weights = [random.random() for _ in range(1500)]
    found = cut_chain(weights, [1.0] * 1500, 16)
    assert found.bound <= found.least <= found.heaviest < 1.2 * found.bound


def test_a_bound_that_is_too_high_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: stretches may hold twice as much."""
    real = chain_cuts._least  # pyright: ignore[reportPrivateUsage]

    def wrong(sums: list[float], count: int) -> float:
        return 2 * real(sums, count)

    monkeypatch.setattr(chain_cuts, "_least", wrong)
    with pytest.raises(AssertionError):
        for seed in range(20):
            test_no_cuts_are_lighter_and_none_of_them_send_less(seed, 0.0)
