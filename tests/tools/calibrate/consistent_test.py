"""A written cluster gives programs like those measured the times measured, within its bars.

The way from text to seconds is that of `shardwright cost`: the file is read, programs are parsed
and simulated. Timings are synthetic, of a machine whose constants are known.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from shardwright.ir.clusters import find_cluster
from shardwright.ir.parse import parse
from shardwright.passes.cost.calibration.cases import ALL_REDUCE, LEFT, PRODUCT, STREAM, Case
from shardwright.passes.cost.calibration.cases import UPDATE as ADAM
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.testing.machines.calibrations import DEVICES, TRUTH, measured, seconds
from shardwright.tools.calibrate.cluster_text import cluster_file
from shardwright.tools.calibrate.measuring import Asked, describe

GROUP = ", ".join(map(str, range(DEVICES)))


def pointwise(n: int) -> str:
    t = f"tensor<{n}xf32>"
    return f"""
func.func @main(%x: {t}) -> {t} {{
  %c = stablehlo.constant dense<0.5> : {t}
  %0 = stablehlo.multiply %x, %c : {t}
  %1 = stablehlo.add %0, %c : {t}
  return %1 : {t}
}}"""


def product(n: int, columns: int, left: int) -> str:
    """Of a square and some columns; `left`: the dim of the square that is summed over."""
    t, c = f"tensor<{n}x{n}xf32>", f"tensor<{n}x{columns}xf32>"
    return f"""
func.func @main(%x: {t}, %y: {c}) -> {c} {{
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [{left}] x [0],
    precision = [HIGHEST, HIGHEST] : ({t}, {c}) -> {c}
  return %0 : {c}
}}"""


def update(n: int) -> str:
    t = f"tensor<{n}x{n}xf32>"
    return f"""
func.func @main(%p: {t}, %m: {t}, %v: {t}, %g: {t}) -> ({t}, {t}, {t}) {{
  %c = stablehlo.constant dense<0.1> : {t}
  %0 = stablehlo.multiply %m, %c : {t}
  %1 = stablehlo.add %0, %g : {t}
  %2 = stablehlo.multiply %g, %g : {t}
  %3 = stablehlo.add %v, %2 : {t}
  %4 = stablehlo.sqrt %3 : {t}
  %5 = stablehlo.divide %1, %4 : {t}
  %6 = stablehlo.subtract %p, %5 : {t}
  return %6, %1, %3 : {t}, {t}, {t}
}}"""


def all_reduce(size: int) -> str:
    t = f"tensor<{size // 4}xf32>"
    return f"""
func.func @main(%x: {t}) -> {t} {{
  %0 = "stablehlo.all_reduce"(%x) ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }}) {{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
       replica_groups = dense<[[{GROUP}]]> : tensor<1x{DEVICES}xi64>,
       use_global_device_ids}} : ({t}) -> {t}
  return %0 : {t}
}}"""


# What was timed, as a program, and the constants that its time is made of.
PROGRAMS: dict[str, tuple[Case, str, tuple[str, ...]]] = {
    "stream": (Case(STREAM, "f32", (1 << 24,)), pointwise(1 << 24), ("memory_bandwidth", "stream")),
    "product": (Case(PRODUCT, "f32", (512, 512, 512)), product(512, 512, 1), ("f32",)),
    "turned": (Case(PRODUCT, "f32", (512, 512, 64), LEFT), product(512, 64, 0), ("f32", "copies")),
    "update": (Case(ADAM, "f32", (2048, 2048)), update(2048), ("memory_bandwidth", "stream")),
    "all_reduce": (
        Case(ALL_REDUCE, "f32", (1 << 22, DEVICES)), all_reduce(1 << 22), ("bandwidth", ALL_REDUCE),
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def text() -> str:
    when = datetime(2026, 1, 2, tzinfo=UTC)
    return cluster_file(describe("jax", measured(1, 0.03), Asked(9.0, 4, 0, "mine"), 9.0, when))


def outside(text: str, folder: Path) -> list[str]:
    """Programs whose predicted time is further from the measured one than the bars say."""
    path = folder / "mine.mlir"
    path.write_text(text, encoding="utf-8")
    cluster = find_cluster(str(path))
    bars = dict(cluster.chip.errors) | dict(cluster.levels[0].errors)
    found: list[str] = []
    for name, (case, program, constants) in PROGRAMS.items():
        run = Simulator(parse(program), Machine(cluster), cluster.overlap).main()
        ratio = run.time / PER_SECOND / truth(case)
        bar = max(0.05, *(bars[one] for one in constants))
        if not 1 / (1 + bar) <= ratio <= 1 + bar:
            found.append(name)
    return found


def truth(case: Case) -> float:
    """Seconds on the machine itself; the simulator reads every array as kernels over many do."""
    took = seconds(case, TRUTH, DEVICES)
    return took / TRUTH.chip.kernels.stream if case.kind == STREAM else took


def test_what_was_measured_is_predicted_within_the_bars(text: str, tmp_path: Path):
    assert outside(text, tmp_path) == []


def scaled(key: str, factor: float) -> Callable[[str], str]:
    """A text in which every quantity of a name is larger by a factor."""

    def change(text: str) -> str:
        return re.sub(
            rf'\b({key}) = "([0-9.]+)', lambda m: f'{m[1]} = "{float(m[2]) * factor:.6g}', text
        )

    return change


MUTANTS: dict[str, tuple[Callable[[str], str], list[str]]] = {
    "bytes counted once instead of twice": (
        scaled("memory_bandwidth", 0.5), ["stream", "turned", "update"]
    ),
    "operations in thousands": (
        scaled("f32", 1e-3), ["stream", "product", "turned", "update"]
    ),
    "bandwidth of links in thousands": (scaled("bandwidth", 1e-3), ["all_reduce"]),
    "bytes of an all-reduce counted once": (scaled("all_reduce", 0.5), ["all_reduce"]),
    "operands in order": (lambda text: re.sub(r'copies = "[^"]*",', "", text), ["turned"]),
}  # fmt: skip


@pytest.mark.parametrize("name", MUTANTS)
def test_a_planted_mistake_is_outside_of_the_bars(name: str, text: str, tmp_path: Path):
    change, wrong = MUTANTS[name]
    kept, errors = text.split("errors = ", 1)  # bars stay as they are
    rest, levels = errors.split("levels = ", 1)
    assert outside(change(kept) + "errors = " + rest + "levels = " + change(levels), tmp_path) == (
        wrong
    )
