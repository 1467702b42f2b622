"""Constants of chips and links from synthetic timings of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest

from shardwright.ir.clusters import find_cluster
from shardwright.passes.cost.calibration.fitting import fit_chip, fit_links
from shardwright.spec.cluster import SWITCH, Chip, Cluster, Kernels, Level
from shardwright.spec.machines.number_words import percent
from shardwright.testing.machines.calibrations import GPU, TRUTH, Machine, measured
from shardwright.testing.verbs import ask
from shardwright.tools.calibrate.cluster_text import cluster_file
from shardwright.tools.calibrate.measuring import Asked, describe
from shardwright.tools.calibrate.worker import Spent

SEEDS = range(4)


def quantities(chip: Chip) -> dict[str, float]:
    """What has an error bar, by name."""
    kernels = chip.kernels
    named = {"memory_bandwidth": chip.memory_bandwidth, "launch": kernels.launch}
    rows, columns = kernels.tile
    fill = kernels.fill / rows / columns  # tiles that divide all sizes cannot be told apart
    named |= {"stream": kernels.stream, "permute": kernels.permute, "fill": fill}
    named |= {"fresh": kernels.fresh} if kernels.fresh else {}
    named |= {"copies": kernels.copies} if kernels.copies else {}
    return named | dict(chip.flops)


def inside(seed: int, factor: float = 1.0) -> list[bool]:
    """Per constant of a chip whether its bar, made larger by a factor, holds the truth."""
    chip, _, _ = fit_chip(measured(seed, 0.1), "x", 1e9, seed)
    truth, found = quantities(TRUTH.chip), quantities(chip)
    bars = dict(chip.errors)
    assert list(bars) and set(bars) == set(found)
    return [abs(found[name] / truth[name] - 1) <= factor * bars[name] for name in truth]


def test_a_chips_constants_are_recovered_within_their_bars():
    assert np.mean([inside(seed) for seed in SEEDS]) >= 0.85
    assert np.mean([inside(seed, 0.1) for seed in SEEDS]) < 0.7  # planted: bars too narrow


def test_little_noise_leaves_little_doubt():
    chip, typical, compared = fit_chip(measured(0, 0.005), "x", 1e9, 0)
    found, truth = quantities(chip), quantities(TRUTH.chip)
    assert {name: found[name] / truth[name] for name in truth} == pytest.approx(
        dict.fromkeys(truth, 1.0), abs=0.03
    )
    assert typical < 0.01 and len(compared) > 20


def test_links_are_recovered_within_their_bars():
    hits: list[bool] = []
    for seed in SEEDS:
        found = fit_links(measured(seed, 0.1), TRUTH.chip.kernels.launch, seed)
        hits.append(abs(found.latency / TRUTH.level.latency - 1) <= found.latency_error)
        hits.append(abs(found.bandwidth / TRUTH.level.bandwidth - 1) <= found.bandwidth_error)
        assert max(found.latency_error, found.bandwidth_error) < 0.3
    assert np.mean(hits) >= 0.8


def test_a_collective_that_differs_has_a_part_of_its_own():
    slow: Machine = TRUTH._replace(slower={"all_to_all": 8.0})
    launch = TRUTH.chip.kernels.launch
    plain, found = (fit_links(measured(0, 0.02, one), launch, 0) for one in (TRUTH, slow))
    assert dict(plain.parts)["all_to_all"] == pytest.approx(0.2, rel=0.15)
    assert dict(plain.parts)["all_reduce"] == pytest.approx(0.7, rel=0.15)
    assert dict(found.parts)["all_to_all"] < dict(plain.parts)["all_to_all"] / 5
    assert found.bandwidth == pytest.approx(TRUTH.level.bandwidth, rel=0.15)


@pytest.mark.parametrize("copies", [0.0, 0.4])
def test_whether_products_copy_operands_is_found(copies: float):
    kernels = replace(TRUTH.chip.kernels, copies=copies)
    made = TRUTH._replace(chip=replace(TRUTH.chip, kernels=kernels))
    chip, _, _ = fit_chip(measured(0, 0.05, made), "x", 1e9, 0)
    assert chip.kernels.copies == pytest.approx(copies, rel=0.3)


def test_an_accelerator_keeps_its_time_and_its_memory():
    found = measured(0, 0.02, GPU)
    asked, when = Asked(9.0, 4, 0, "gpus"), datetime(2026, 1, 2, tzinfo=UTC)
    cluster = describe("jax", found, asked, 60.0, when).cluster
    chip = cluster.chip
    assert (chip.name, chip.memory) == ("nvidia-h100-80gb-hbm3", 80e9)
    assert (chip.kernels.units, chip.kernels.f32_products) == (132, "tf32")
    assert cluster.overlap == "one"
    for element, rate in GPU.chip.flops:
        assert chip.peak(element) == pytest.approx(rate, rel=0.15)
    assert chip.memory_bandwidth == pytest.approx(3e12, rel=0.15)
    assert cluster.levels[0].bandwidth == pytest.approx(3e11, rel=0.2)
    text = " ".join(chip.source)
    assert "share" not in text and "tf32" in cluster_file(describe("jax", found, asked, 1.0, when))


def test_what_others_take_is_not_charged():
    # Others had one of two processors for 2 s.
    assert Spent(2.0, 1.0, 3.0).quiet(2, False) == pytest.approx(1.0)
    assert Spent(2.0, 1.0, 3.0).quiet(2, True) == 2.0  # an accelerator is ours
    assert Spent(2.0, 1.0, 1.0).quiet(2, False) == 2.0  # waiting is charged
    assert Spent(0.02, 0.03, 0.09).quiet(2, False) == pytest.approx(0.015)  # at least our own


def described(seed: int = 0) -> Cluster:
    asked = Asked(9.0, 4, seed, "mine")
    when = datetime(2026, 1, 2, tzinfo=UTC)
    return describe("jax", measured(seed, 0.1, is_least=True), asked, 12.0, when).cluster


def near(a: float, b: float) -> bool:
    return abs(a / b - 1) < 6e-3


def same_numbers(a: Cluster, b: Cluster) -> bool:
    """Whether two clusters agree to what is printed."""
    (one,), (other,) = a.levels, b.levels
    pairs = [(one.latency, other.latency), (one.bandwidth, other.bandwidth)]
    x, y = quantities(a.chip), quantities(b.chip)
    pairs += [(x[name], y[name]) for name in x]
    parts = (dict(one.chip.kernels.collectives) for one in (a, b))
    pairs += list(zip(*(one.values() for one in parts), strict=False))
    return (
        all(near(*pair) for pair in pairs)
        and set(dict(a.chip.kernels.collectives)) == set(dict(b.chip.kernels.collectives))
        and (one.count, one.topology, a.overlap) == (other.count, other.topology, b.overlap)
        and {name for name, _ in a.chip.errors} == {name for name, _ in b.chip.errors}
        and a.source == b.source
        and a.chip.source == b.chip.source
    )


def test_the_file_says_what_was_fitted(tmp_path: Path):
    asked, when = Asked(9.0, 4, 0, "mine"), datetime(2026, 1, 2, tzinfo=UTC)
    found = describe("jax", measured(0, 0.1, is_least=True), asked, 12.0, when)
    path = tmp_path / "mine.mlir"
    path.write_text(cluster_file(found), encoding="utf-8")
    again = find_cluster(str(path))
    assert again.name == "mine" and same_numbers(found.cluster, again)
    bars, kept = dict(found.cluster.chip.errors), dict(again.chip.errors)
    assert kept == pytest.approx(bars, abs=0.006)
    code, text, errors = ask("show", "--cluster", str(path))
    assert (code, errors) == (0, "") and "4 x device, switch" in text and "2026-01-02" in text
    (bar,) = (error for name, error in again.levels[0].errors if name == "latency")
    assert (
        "measured within, 95 %\n- device: bandwidth " in text and f"latency {percent(bar)}" in text
    )


BROKEN: dict[str, Callable[[str], str]] = {
    "a bandwidth in bits": lambda text: text.replace("GB/s", "Gbit/s"),
    "latency left out": lambda text: text.replace('latency = "', 'latency = "1'),
    "no launch": lambda text: text.replace('launch = "', 'launch = "9'),
    "another collective": lambda text: text.replace("all_to_all", "collective_broadcast"),
    "no copies": lambda text: re.sub(r'copies = "[0-9.]+', 'copies = "1', text, count=1),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_file_that_says_something_else_is_noticed(name: str, tmp_path: Path):
    asked, when = Asked(9.0, 4, 0, "mine"), datetime(2026, 1, 2, tzinfo=UTC)
    found = describe("jax", measured(0, 0.1, is_least=True), asked, 12.0, when)
    path = tmp_path / "mine.mlir"
    path.write_text(BROKEN[name](cluster_file(found)), encoding="utf-8")
    assert not same_numbers(found.cluster, find_cluster(str(path)))


def test_names_that_a_system_gives_are_quoted(tmp_path: Path):
    level = Level("device", 2, SWITCH, 1e9, 1e-6, errors=(("bandwidth", 0.1),))
    chip = Chip('a"b\\c\n', 1e9, 1e9, (("f32", 1e9),), ('say "x"',), Kernels(launch=1e-6))
    cluster = Cluster('q"x', (level,), ((chip, 2),), ("back\\slash",), "none")
    asked, when = Asked(9.0, 4, 0, "mine"), datetime(2026, 1, 2, tzinfo=UTC)
    found = describe("jax", measured(0, 0.1, is_least=True), asked, 12.0, when)
    path = tmp_path / "odd.mlir"
    path.write_text(cluster_file(replace(found, cluster=cluster)), encoding="utf-8")
    again = find_cluster(str(path))
    assert again.chip.source == ('say "x"',) and again.source == ("back\\slash",)


def test_one_device_has_no_links():
    found = describe(
        "torch", measured(0, 0.1, devices=1, is_least=True), Asked(9.0, 1, 0, "one"), 1.0,
        datetime(2026, 1, 2, tzinfo=UTC),
    )  # fmt: skip
    assert found.cluster.chip.kernels.collectives == () and found.cluster.devices == 1
