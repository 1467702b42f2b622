"""The comparison with Shardy can fail: each of these mistakes is caught by random programs."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from shardwright.passes.propagation.engine import (
    factor_propagation,
    flat_module,
    priorities,
    worklist,
)
from shardwright.testing.generate.annotated_programs import random_program
from shardwright.testing.oracle.shardy_steps import ours, theirs

# What reaches %2 first decides: %0, because it uses %arg0 before %1 does.
FIRST_USER_WINS = """module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.tanh %arg0 : tensor<8x8xf32>
    %2 = stablehlo.add %0, %1 : tensor<8x8xf32>
    %3 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
    return %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
"""  # noqa: E501


@cache
def programs(count: int) -> list[tuple[str, str]]:
    """Program texts with Shardy's answers."""

    def answered() -> Iterator[tuple[str, str]]:
        for seed in range(-1, 10_000):
            text = random_program(seed) if seed >= 0 else FIRST_USER_WINS
            if (wanted := theirs(text)) is not None:
                yield text, wanted

    return list(islice(answered(), count))


class Queue(list[int]):
    """Visits the op that was pushed first."""

    def pop(self, index: Any = 0) -> int:
        return super().pop(index)


def oldest_use_first(value: Any) -> Any:
    """Uses in the order in which they were made: appended, not pushed to the front."""
    return iter(value.uses)


def never_in_conflict(tensor: Any, factor: int, axis: Any) -> Any:
    """Two factors of one tensor may take the same axis."""
    return axis


def first_source(view: Any, factor: int, axes: Any, sizes: list[int]) -> tuple[int, int]:
    """Factors are taken in index order, whatever holds them."""
    return 0, 0


MUTANTS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "first in, first out": lambda patch: patch.setattr(worklist, "Worklist", Queue),
    "uses appended": lambda patch: patch.setattr(flat_module, "_newest_first", oldest_use_first),
    "a round dropped": lambda patch: patch.setattr(priorities, "ROUNDS", 3),
    "no truncation": lambda patch: patch.setattr(
        factor_propagation, "_prefix_across", never_in_conflict
    ),
    "no preference": lambda patch: patch.setattr(factor_propagation, "_source", first_source),
}


@pytest.mark.parametrize("mutate", MUTANTS.values(), ids=MUTANTS.keys())
def test_a_mistake_is_caught(mutate: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch):
    mutate(monkeypatch)
    assert any(_result(text) != wanted for text, wanted in programs(200))


def _result(text: str) -> str:
    try:
        return ours(text)
    except (AssertionError, ValueError) as wrong:
        return str(wrong)
