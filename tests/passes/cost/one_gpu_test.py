"""Steps measured on one H100: predictions are no worse than docs/one_gpu.md states."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from math import log
from pathlib import Path

import pytest

import shardwright as sw
from shardwright.ir.clusters import find_cluster, with_stack
from shardwright.passes.cost.calibration.cases import LAUNCH, STREAM, Case
from shardwright.passes.cost.calibration.fitting import Sample, fit_chip, load_of
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.target import Target
from shardwright.spec.cluster import Chip
from shardwright.spec.machines.roofline import kernel_seconds
from shardwright.testing.machines.one_gpu import (
    CHIP,
    CONTENDED,
    IMAGES,
    STACK,
    STEPS,
    calibrated,
    measured_cases,
    runs,
    text,
)

pytest.importorskip("jax")

PAGE = Path(__file__).parents[3] / "docs" / "one_gpu.md"
CHECKED = ("gpt 1024", "mlp 4096", "resnet f32")
ROUNDING = 0.006  # of what the page states with two digits, in logarithms


@cache
def program(name: str) -> sw.Module:
    return sw.parse(text(name))


def stated(name: str, table: int) -> list[str]:
    """The cells of a step in the table of JAX (0) or of torch (1)."""
    lines = [one for one in PAGE.read_text().splitlines() if one.startswith(f"| {name} |")]
    return [cell.strip() for cell in lines[table].strip("|").split("|")]


def error(name: str, stack: str) -> float:
    predicted = sw.evaluate(program(name), Target(CHIP, stack=stack)).step
    return abs(log(predicted / runs("jax")[name].seconds))


@pytest.mark.parametrize("name", CHECKED)
def test_seconds_are_as_near_as_stated(name: str):
    assert error(name, STACK) <= abs(log(float(stated(name, 0)[3]))) + ROUNDING


def test_a_kernel_for_attention_that_is_not_there_would_be_seen():
    assert error("gpt 1024", "") > abs(log(float(stated("gpt 1024", 0)[3]))) + ROUNDING


@pytest.mark.parametrize("name", CHECKED)
def test_peaks_of_torch_are_as_near_as_stated(name: str):
    local = compiled(program(name), Target(CHIP)).local
    peak = script_peak(local, find_cluster(CHIP), "torch").bytes
    ratio = peak / runs("torch")[name].bytes
    assert abs(log(ratio)) <= abs(log(float(stated(name, 1)[6]))) + ROUNDING


def test_every_step_is_measured_and_on_the_page():
    for runtime in ("jax", "torch"):
        assert set(runs(runtime)) == {*STEPS, *IMAGES}
    for name, run in runs("jax").items():
        assert stated(name, 0)[1] == f"{1e3 * run.seconds:.2f} ms"
        assert name == CONTENDED or run.most < 1.15 * run.least


# --- constants


def test_the_stack_is_what_calibrate_makes_of_the_cases():
    chip = with_stack(find_cluster(CHIP), STACK).chip
    found, said = calibrated("jax", 2).cluster.chip, chip.kernels
    rates = {key: found.peak(key) / chip.peak(key) for key in ("bf16", "f16", "tf32")}
    assert all(abs(rate - said.product) < 0.01 for rate in rates.values())
    reached = found.memory_bandwidth * found.kernels.stream / chip.memory_bandwidth
    assert said.stream == pytest.approx(reached, rel=0.005)
    assert said.permute == pytest.approx(found.kernels.permute, rel=0.005)
    assert said.launch == pytest.approx(found.kernels.launch, rel=0.005)
    assert (said.tile, said.attention_depth) == (found.kernels.tile, 0)


def test_cases_of_the_card_are_near_the_model():
    assert calibrated("jax", 2).typical < 0.04
    assert calibrated("torch", 1).typical < 0.04


TURN, SMALL = 20e-6, 1e-6  # seconds


def launch_of_loops(is_known: bool) -> float:
    """The launch found of synthetic timings whose turns take time of their own."""
    found, told = measured_cases("jax", 2), calibrated("jax", 2)
    chip = told.cluster.chip
    model = replace(chip, kernels=replace(chip.kernels, launch=SMALL))
    samples = tuple((Sample(x, x),) * 3 for x in map(partial(turn_seconds, model), found.cases))
    facts = found.facts | {"loops": is_known}
    made, _, _ = fit_chip(replace(found, facts=facts, samples=samples), "synthetic", 8e10, 0)
    return made.kernels.launch


def turn_seconds(chip: Chip, case: Case) -> float:
    """Seconds of a turn: a loop's own, and its kernels, of which one joins turns."""
    plain = replace(chip, kernels=replace(chip.kernels, stream=1.0))
    kernel = kernel_seconds(load_of(case, True), plain if case.kind in (STREAM, LAUNCH) else chip)
    count = 64 if case.kind == LAUNCH else 1
    return TURN + count * kernel + (case.kind not in (STREAM, LAUNCH)) * SMALL


def test_time_of_the_measuring_loop_is_no_launch():
    assert launch_of_loops(True) == pytest.approx(SMALL, rel=0.1)
    assert launch_of_loops(False) != pytest.approx(SMALL, rel=0.1)
