"""The most bytes of one plan, law by law: plans that are run, and each law left out.

Two axes, so that plans move much. What a law is good for is the median distance from the scripts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.cost.tables import executed as reading
from shardwright.passes.cost.tables import (
    memory_lives,
    memory_nodes,
    memory_plans,
    memory_rows,
    memory_spans,
    memory_times,
)
from shardwright.passes.cost.tables.build_tables import Built, tables_of
from shardwright.passes.cost.tables.executed import executed
from shardwright.passes.cost.tables.memory_loops import NO_SUMS, LateSums
from shardwright.passes.cost.tables.memory_rows import memory_of
from shardwright.passes.cost.tables.memory_sizes import What
from shardwright.passes.cost.tables.tables import Ints
from shardwright.passes.registry import main_pipeline
from shardwright.passes.target import Target
from tests.passes.cost.drawn_plans import drawn_plan, local_program

LAYERS = Path(__file__).parents[2] / "data" / "models" / "layers"
EXAMPLES = Path(__file__).parents[3] / "examples"
REAL = LAYERS.parent / "real"
CLUSTER, TURNS = "dgx-h100", 4
FEW, ALL = (0.02, 0.05, 0.2), (1.0,)  # parts of the nodes that a plan changes


class Run(NamedTuple):
    """A plan, and the bytes of the program that it becomes."""

    x: Ints
    bytes: int


class Case:
    """A program with its tables, and plans that are run."""

    def __init__(self, name: str, rates: Sequence[float], plans: int) -> None:
        head, _, rest = (LAYERS / f"{name}.mlir").read_text(encoding="utf-8").partition("\n")
        self.module = parse(f'{head}\n  sdy.mesh @mesh = <["x"=2, "y"=4]>\n{rest}')
        main_pipeline().until("propagated").run(self.module)
        self.built: Built = tables_of(self.module, Target(CLUSTER, trips=TURNS))
        tables = self.built.tables
        drawn = [drawn_plan(tables, rates[seed % len(rates)], seed) for seed in range(plans)]
        self.runs = [Run(x, script_peak(self.local(x), None).bytes) for x in drawn]

    def local(self, x: Ints) -> Module:
        """The program of a device that a plan becomes."""
        return local_program(self.module, self.built, x, CLUSTER, TURNS)

    def distance(self) -> float:
        """The median distance of peaks from those of scripts, as a part of these."""
        memory = memory_of(self.module, self.built)
        return float(np.median([abs(memory.peak(x) / held - 1) for x, held in self.runs]))


@cache
def case(name: str, rates: Sequence[float]) -> Case:
    return Case(name, rates, 12)


# Of conv: where a kernel that is summed is parted from its sum by a move, what it is computed from
# stays for others that compute it again; that is not known.
NEAR = {"mlp": 0.05, "attention": 0.05, "experts": 0.05, "conv": 0.1}


@pytest.mark.parametrize("name", NEAR)
def test_peaks_of_plans_are_those_of_scripts(name: str):
    assert case(name, FEW).distance() < NEAR[name]


def apart(path: Path) -> float:
    """How far the peak of what propagation chooses is from its script's, as a part of that."""
    module = parse(path.read_text(encoding="utf-8"))
    main_pipeline().until("propagated").run(module)
    built = tables_of(module, Target(CLUSTER, trips=TURNS))
    memory = memory_of(module, built)
    main_pipeline().after("propagated").until("resharded").run(module)
    x = np.maximum(executed(built, module), 0)
    main_pipeline(CLUSTER).after("resharded").run(module)
    return abs(memory.peak(x) / script_peak(module, None).bytes - 1)


class Chosen(NamedTuple):
    """A program, how far its peak may be from its script's, and what is left out: a name of
    `owner`; how far it is then, at least.
    """

    path: Path
    most: float
    owner: object
    name: str
    planted: float


CHOSEN = {
    "views": Chosen(
        EXAMPLES / "sequence_parallel_block.mlir", 0.01, memory_spans.LivesOf, "ways", 0.1
    ),
    "loops": Chosen(REAL / "lstm.mlir", 0.1, memory_rows, "late_sums", 0.2),
    "sums": Chosen(
        EXAMPLES / "mlp_data_parallel.mlir", 0.01, memory_spans.LivesOf, "sums_before", 0.1
    ),
    "runs": Chosen(REAL / "dlrm.mlir", 0.01, memory_nodes, "_runs_again", 0.2),
    "grown": Chosen(REAL / "scanned_layers.mlir", 0.1, memory_spans.LivesOf, "grown", 0.2),
}


@pytest.mark.parametrize("law", CHOSEN)
def test_peaks_of_chosen_plans_are_those_of_scripts(law: str):
    path, most, _, _, _ = CHOSEN[law]
    assert apart(path) < most


@pytest.mark.parametrize("law", CHOSEN)
def test_a_planted_peak_of_a_chosen_plan_is_caught(law: str, monkeypatch: pytest.MonkeyPatch):
    path, _, owner, name, planted = CHOSEN[law]
    monkeypatch.setattr(owner, name, _no_sums if owner is memory_rows else _nothing_more)
    assert apart(path) > planted


def test_a_sum_that_is_read_as_scattered_though_it_is_not_is_caught(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(reading, "_is_scattered", _always)
    assert apart(REAL / "dlrm.mlir") > 0.1


class Law(NamedTuple):
    """A program, and what is left out: a name of `owner` that `mutant` stands for; how much larger
    the distance is then, at least.
    """

    program: str
    rates: Sequence[float]
    owner: object
    name: str
    mutant: Callable[..., object]
    more: float


def _all(_: object, pieces: Sequence[object], *__: object) -> list[object]:
    return list(pieces)


def _to_the_end(_: object, live: object, *__: object) -> int:
    return live.last  # pyright: ignore


def _no_sums(_: object) -> LateSums:
    return NO_SUMS


def _nothing_more(*_: object) -> tuple[object, ...]:
    return ()


def _always(*_: object) -> bool:
    return True


def _nothing(*_: object) -> None:
    return None


def _empty(*_: object) -> dict[object, object]:
    return {}


def _never(*_: object) -> bool:
    return False


def _itself(_: object, live: object, *__: object) -> object:
    return live


LAWS = {
    "holes": Law("mlp", FEW, memory_plans.Level, "outside", _all, 0.1),
    "readers": Law("conv", ALL, memory_plans.Level, "last", _to_the_end, 0.5),
    "remade": Law("lstm", ALL, memory_plans.Level, "is_remade", _never, 0.04),
    "ordered": Law("attention", (0.5,), memory_times.Times, "orders", _empty, 0.006),
    "sliced": Law("conv", ALL, memory_plans.Level, "is_sliced", _never, 0.04),
    "copied": Law("conv", ALL, memory_plans._Reader, "copied", _itself, 0.02),  # pyright: ignore
    "later": Law("conv", (0.2,), memory_spans.LivesOf, "later", _nothing, 0.03),
}


@pytest.mark.parametrize("law", LAWS)
def test_a_planted_peak_without_it_is_caught(law: str, monkeypatch: pytest.MonkeyPatch):
    program, rates, owner, name, mutant, more = LAWS[law]
    found = case(program, rates)
    before = found.distance()
    monkeypatch.setattr(owner, name, mutant)
    assert found.distance() > before + more


def test_a_copy_for_those_that_compute_it_again_that_is_there_twice_is_caught(
    monkeypatch: pytest.MonkeyPatch,
):
    found = case("conv", ALL)
    before = found.distance()
    monkeypatch.setattr(memory_lives, "ONCE", (What.COPY,))
    assert found.distance() > before + 0.02


@pytest.mark.parametrize(
    ("moves", "most"),
    [([(4, 4)], 8), ([(4, 4)] * 3, 16), ([(1, 4), (4, 1)], 9), ([(4, 1), (1, 4)], 6)],
)
def test_values_make_room_before_the_next_is_moved(moves: list[tuple[int, int]], most: int):
    assert memory_plans.one_by_one(moves) == most
