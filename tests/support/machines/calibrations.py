"""Synthetic timings of a machine with known constants, with noise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from shardwright.passes.cost.calibration.cases import COLLECTIVES, LEFT, WIDTHS, Case, ordered
from shardwright.passes.cost.calibration.fitting import Measured, Sample
from shardwright.spec.cluster import SWITCH, Chip, Cluster, Kernels, Level
from shardwright.spec.links import Links
from shardwright.spec.machines.roofline import Load, Product, kernel_seconds

CHAIN, DEVICES = 128, 4


class Machine(NamedTuple):
    """The source of timings. `slower`: factors of some kinds of case; `facts`: of its own."""

    chip: Chip
    level: Level
    slower: dict[str, float]
    facts: dict[str, Any]


TRUTH = Machine(
    Chip(
        "truth",
        1e9,
        2e10,
        (("f32", 1e11), ("bf16", 3e11)),
        (),
        Kernels(
            1,
            (16, 16),
            2e-7,
            1.0,
            0.6,
            5e-7,
            permute=0.2,
            copies=0.4,
            fresh=1e9,
            collectives=(("all_reduce", 0.7), ("all_to_all", 0.2)),
        ),
    ),
    Level("device", DEVICES, SWITCH, 2e9, 2e-5),
    {},
    {},
)
GPU = Machine(
    Chip(
        "NVIDIA H100 80GB HBM3",
        8e10,
        3e12,
        (("f32", 5e13), ("bf16", 7e14), ("tf32", 4e14)),
        (),
        Kernels(132, (128, 256), 1e-6, 1.0, 0.8, 3e-6, permute=0.7),
    ),
    Level("device", DEVICES, SWITCH, 3e11, 3e-6),
    {},
    {"platform": "gpu", "device": "NVIDIA H100 80GB HBM3", "memory": 80e9, "units": 132,
     "f32_products": "tf32"},
)  # fmt: skip


def seconds(case: Case, machine: Machine, devices: int) -> float:
    """Of an iteration, without noise: written apart from what is fitted."""
    chip, slower = machine.chip, machine.slower.get(case.kind, 1.0)
    if case.kind in COLLECTIVES:
        level = machine.level
        links = Links(
            Cluster("", (Level("", devices, SWITCH, level.bandwidth, level.latency),), ())
        )
        size, members = case.sizes
        groups = np.arange(devices).reshape(-1, members)
        if case.kind == "collective_permute":
            rows = [(row[k], row[(k + 1) % members]) for row in groups for k in range(members)]
            groups = np.array(rows)
        found = links.transfer(f"stablehlo.{case.kind}", groups, size)
        part = dict(chip.kernels.collectives).get(case.kind, 1.0)
        return slower * (found.latency + max(found.busy) / part) + chip.kernels.launch
    if case.kind == "product":
        rows, depth, columns = case.sizes
        peak = dict(chip.flops)[case.element]
        alone = replace(chip, flops=(("f32", peak),))  # whatever is multiplied has this peak
        product = Product(1, rows, columns, depth, "f32", True)
        took = kernel_seconds(Load((product,)), alone)
        if case.form == LEFT and chip.kernels.copies:
            many = chip.memory_bandwidth * chip.kernels.stream
            took += 2 * rows * depth * WIDTHS[case.element] / many / chip.kernels.copies
        return slower * took
    size = float(np.prod(case.sizes)) * WIDTHS[case.element]
    launch, rate = chip.kernels.launch, chip.memory_bandwidth
    many = rate * chip.kernels.stream
    took = {
        "stream": 2 * size / rate + launch,
        "fresh": 2 * size / rate + launch + size / (chip.kernels.fresh or 1e30),
        "launch": CHAIN * (2 * size / rate + launch),
        "update": 7 * size / many + launch,
        "permuted": 2 * size / many / chip.kernels.permute + launch,
        "update_permuted": 7 * size / many / chip.kernels.permute + launch,
    }
    return slower * took[case.kind]


def facts(devices: int) -> dict[str, Any]:
    """The facts that a runtime states of itself."""
    return {
        "versions": {"made": "1.0"}, "platform": "cpu", "device": "cpu", "devices": devices,
        "memory": 0, "units": 0, "chain": CHAIN, "f32_products": "f32",
    }  # fmt: skip


def measured(
    seed: int,
    spread: float,
    machine: Machine = TRUTH,
    devices: int = DEVICES,
    count: int = 7,
    is_least: bool = False,
) -> Measured:
    """All cases, or those that cannot be left out, under lognormal noise; one in 30 is wild."""
    generator = np.random.default_rng(seed)
    is_gpu = machine.facts.get("platform") == "gpu"
    listed, least = ordered(devices, is_gpu, [name for name, _ in machine.chip.flops])
    wanted = tuple(listed[:least] if is_least else listed)
    samples: list[tuple[Sample, ...]] = []
    for case in wanted:
        noise = np.exp(generator.normal(0, spread, count))
        wild = np.where(generator.random(count) < 1 / 30, 5.0, 1.0)
        times = seconds(case, machine, devices) * noise * wild
        samples.append(tuple(Sample(2 * float(t), float(t)) for t in times))
    return Measured(facts(devices) | machine.facts, wanted, tuple(samples))
