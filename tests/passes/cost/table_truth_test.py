"""Tables against programs that run, plan by plan: the bench in small, and what it catches."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.cost.liveness.scripts import DEFAULT, TEXT, script_peak
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.cost.tables.build_tables import Built, tables_of
from shardwright.passes.cost.tables.memory_rows import memory_of
from shardwright.passes.cost.tables.memory_terms import Memory
from shardwright.passes.cost.tables.tables import Floats, Ints, Tables
from shardwright.passes.registry import main_pipeline
from shardwright.passes.target import Target
from tests.passes.cost.drawn_plans import drawn_plan, local_program

LAYERS = Path(__file__).parents[2] / "data" / "models" / "layers"
CLUSTER, PLANS, TURNS = "dgx-h100", 30, 4
RATES = (0.02, 0.05, 0.2, 1.0)
PROPAGATE = main_pipeline().until("propagated")


def program(name: str) -> Module:
    head, _, rest = (LAYERS / f"{name}.mlir").read_text(encoding="utf-8").partition("\n")
    module = parse(f'{head}\n  sdy.mesh @mesh = <["x"=8]>\n{rest}')
    PROPAGATE.run(module)
    return module


class Run(NamedTuple):
    """A plan, and the seconds and bytes of the program that it becomes."""

    x: Ints
    seconds: float
    bytes: int


class Case:
    """A program with its tables, and plans that are run."""

    def __init__(self, name: str) -> None:
        self.module, self.target = program(name), Target(CLUSTER, trips=TURNS)
        self.built: Built = tables_of(self.module, self.target)

    def memory(self, script: str = DEFAULT) -> Memory:
        return memory_of(self.module, self.built, script)

    def drawn(self, seed: int) -> Ints:
        """A plan with other strategies than the first in a part of the nodes."""
        return drawn_plan(self.built.tables, RATES[seed % len(RATES)], seed)

    def local(self, x: Ints) -> Module:
        """The program of a device that a plan becomes."""
        return local_program(self.module, self.built, x, CLUSTER, TURNS)

    def run(self, x: Ints) -> Run:
        module = self.local(x)
        run = Simulator(module, Machine(self.target.on_machines), "none", TURNS).main()
        return Run(x, run.time / PER_SECOND, script_peak(module, None).bytes)


@cache
def case(name: str) -> Case:
    return Case(name)


@cache
def runs() -> tuple[Run, ...]:
    """The first one cuts nothing."""
    found = case("mlp")
    whole = np.zeros(len(found.built.tables.kinds), np.int64)
    plans = [whole, *(found.drawn(seed) for seed in range(PLANS))]
    return tuple(found.run(plan) for plan in plans)


def ranks(values: Floats) -> Floats:
    return np.argsort(np.argsort(values)).astype(np.float64)


def wrong(tables: Tables) -> list[str]:
    """What tables have wrong of the plans that were run."""
    real = np.array([run.seconds for run in runs()])
    said = np.array([tables.total(run.x) for run in runs()])
    found, level = list[str](), said / real
    if abs(level[0] - 1) > 0.02:
        found.append(f"level {level[0]:.3f} of the plan that cuts nothing")
    if real.max() < 3 * real.min():
        found.append("plans take about as long")
    if not 0.95 < np.median(level) < 1.15:
        found.append(f"level {np.median(level):.2f}")
    if level.min() < 0.75 or level.max() > 1.35:
        found.append(f"levels {level.min():.2f} .. {level.max():.2f}")
    rho = float(np.corrcoef(ranks(said), ranks(real))[0, 1])
    if rho < 0.95:
        found.append(f"rank correlation {rho:.2f}")
    return found


def test_tables_say_what_plans_take():
    assert not wrong(case("mlp").built.tables)


def test_a_planted_class_that_takes_twice_as_long_is_caught():
    tables = case("mlp").built.tables
    work = [
        seconds.max() * count
        for seconds, count in zip(tables.compute_s, np.bincount(tables.kinds), strict=True)
    ]
    worst = int(np.argmax(work))
    scaled = [2 * one if kind == worst else one for kind, one in enumerate(tables.compute_s)]
    assert wrong(replace(tables, compute_s=tuple(scaled)))


def test_planted_tables_without_moves_are_caught():
    tables = case("mlp").built.tables
    assert wrong(replace(tables, weights=np.zeros_like(tables.weights)))


# --- memory


@pytest.mark.parametrize("script", [DEFAULT, TEXT])
@pytest.mark.parametrize("name", ["mlp", "attention", "experts", "conv", "lstm", "encoder_decoder"])
def test_what_is_not_cut_takes_what_the_script_takes(name: str, script: str):
    """Rows are the liveness of the script, term by term."""
    found = case(name)
    whole = np.zeros(len(found.built.tables.kinds), np.int64)[found.built.tables.tie]
    local = found.local(whole)
    wanted = script_peak(local, found.target.on_machines, script).bytes
    assert found.memory(script).peak(whole) == pytest.approx(
        wanted, rel=1e-3 if script == DEFAULT else 5e-3
    )


def distances(memory: Memory) -> Floats:
    """Of the peaks of plans that change a few nodes from those of the scripts, as parts."""
    few = [run for seed, run in enumerate(runs()[1:]) if RATES[seed % len(RATES)] < 0.1]
    return np.array([abs(memory.peak(run.x) / run.bytes - 1) for run in few])


def test_peaks_are_those_of_scripts():
    found = distances(case("mlp").memory())
    assert np.median(found) < 0.05


def test_a_planted_order_of_the_text_is_caught():
    """Another script has another peak."""
    assert np.median(distances(case("mlp").memory(TEXT))) > np.median(
        distances(case("mlp").memory())
    )
    found = case("conv")
    whole = np.zeros(len(found.built.tables.kinds), np.int64)
    assert found.memory(TEXT).peak(whole) < 0.9 * found.memory().peak(whole)


def test_planted_rows_without_moves_are_caught():
    memory = case("mlp").memory()
    kept = memory.at[memory.term, 1] < 0
    bare = replace(memory, row=memory.row[kept], term=memory.term[kept], by_plan=None)
    assert np.median(distances(bare)) > 0.05
