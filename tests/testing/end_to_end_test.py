"""Generated programs compute the same on one device and, partitioned, on all."""

from __future__ import annotations

import pytest

from shardwright.testing.end_to_end import Outcome, check
from shardwright.testing.recipes import random_recipe

SEED, COUNT = 0, 100
_outcomes: list[Outcome] = []


@pytest.mark.parametrize("seed", range(SEED, SEED + COUNT))
def test_partitioned_equals_whole(seed: int) -> None:
    outcome = check(random_recipe(seed))
    _outcomes.append(outcome)
    assert not outcome.fault, f"seed {seed}: see shardwright.testing.end_to_end.smallest"


def test_at_least_half_move_data() -> None:
    outcomes = _outcomes or [check(random_recipe(seed)) for seed in range(SEED, SEED + COUNT)]
    moving = sum(outcome.moves > 0 for outcome in outcomes)
    print(f"{moving} of {len(outcomes)} programs communicate")
    assert 2 * moving >= len(outcomes)
