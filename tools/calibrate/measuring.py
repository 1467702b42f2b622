"""Calibrates through one runtime: starts its processes, collects, fits, describes."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

import shardwright
from shardwright.ir.errors import Place, ProgramError, error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.cost.calibration.cases import (
    COLLECTIVES,
    ELEMENTS,
    GPU_ELEMENTS,
    Case,
    ordered,
)
from shardwright.passes.cost.calibration.fitting import (
    Joined,
    Measured,
    Sample,
    fit_chip,
    fit_links,
)
from shardwright.passes.cost.calibration.schedule import UNKNOWN
from shardwright.spec.cluster import SWITCH, Chip, Cluster, Level
from shardwright.tools.calibrate.cluster_text import Calibrated
from shardwright.tools.calibrate.processes import JAX, TORCH, accelerators, commands, said
from shardwright.tools.calibrate.worker import Request, processors

Told = Callable[[float, float], None]  # seconds since the start, and the widest error of a case
SHARE = 32  # one case may hold this part of a device's memory: all are held at once
SAMPLE = 0.12  # seconds: the system counts what others take in ticks of a hundredth
# Smaller blocks stay with the process when they are given up: glibc's largest M_MMAP_THRESHOLD.
KEPT = float(32 << 20)  # bytes
GLOO, NCCL = "gloo", "NCCL"


class Asked(NamedTuple):
    """The user's request: `seconds` are those of one runtime, its start included.

    `devices`: 0 for as many as there are accelerators, else processors, two at least, since one has
    no links.
    """

    seconds: float
    devices: int
    seed: int
    name: str  # of the cluster


def calibrate(runtime: str, asked: Asked, told: Told) -> Calibrated:
    """Measure and fit. Raises ProgramError when the processes of a runtime fail."""
    there = accelerators(runtime)
    is_gpu = there.number > 0
    asked = asked._replace(devices=asked.devices or there.number or max(2, processors()))
    if there.number and asked.devices > there.number:
        raise _too_many(runtime, there.number, asked.devices)
    elements = (*ELEMENTS, *GPU_ELEMENTS) if is_gpu else ELEMENTS
    most = (there.memory or inf) if is_gpu else system_memory() / asked.devices
    most /= SHARE
    listed, least = ordered(asked.devices, is_gpu, elements, most)
    wanted = tuple(listed)
    request = Request(wanted, asked.devices, asked.seconds, SAMPLE, asked.seed, least)
    start, when = perf_counter(), datetime.now(UTC)
    found = collect(said(runtime, commands(runtime, request)), wanted, told)
    if int(found.facts["devices"]) != asked.devices:
        raise _too_many(runtime, int(found.facts["devices"]), asked.devices)
    return describe(runtime, found, asked, perf_counter() - start, when)


def _too_many(runtime: str, count: int, asked: int) -> ProgramError:
    place = Place("--devices", 1, 1, str(asked))
    message = f"{runtime} has {count} devices, {asked} were asked for"
    return error(message, place, help=f"write --devices {count}", code=USAGE)


def collect(lines: Iterable[dict[str, Any]], wanted: tuple[Case, ...], told: Told) -> Measured:
    """The records of a process, as samples by case."""
    facts: dict[str, Any] = {}
    samples: list[list[Sample]] = [list[Sample]() for _ in wanted]
    skipped: list[tuple[Case, str]] = []
    for line in lines:
        told_facts: dict[str, Any] = line.get("facts", {})
        facts |= told_facts
        if "skipped" in line:
            skipped.append((wanted[int(line["skipped"])], str(line["why"])))
        if "case" in line:
            samples[int(line["case"])].append(Sample(line["wall"], line["quiet"]))
        if "elapsed" in line:
            told(float(line["elapsed"]), float(line.get("widest", UNKNOWN)))
    return Measured(facts, wanted, tuple(map(tuple, samples)), tuple(skipped))


def describe(
    runtime: str, found: Measured, asked: Asked, seconds: float, when: datetime
) -> Calibrated:
    """The constants, and the cluster that they make."""
    facts, count = found.facts, asked.devices
    is_gpu = facts["platform"] != "cpu"
    memory = float(facts["memory"] or system_memory() / count)
    slug = "".join(c if c.isalnum() else "-" for c in str(facts["device"]).lower()).strip("-")
    name = slug if is_gpu else f"{slug}-of-{count}"
    chip, typical, compared = fit_chip(found, name, memory, asked.seed)
    has_links = bool(found.of(*COLLECTIVES)[0])
    links = fit_links(found, chip.kernels.launch, asked.seed) if has_links else _no_links(chip)
    kept = KEPT if chip.kernels.fresh and platform.libc_ver()[0] == "glibc" else 0.0
    kernels = replace(chip.kernels, collectives=links.parts, fresh_from=kept)
    chip = replace(chip, kernels=kernels, errors=(*chip.errors, *links.part_errors))
    chip = replace(chip, source=(_shared(found, is_gpu),))
    errors = (("bandwidth", links.bandwidth_error), ("latency", links.latency_error))
    level_name = {JAX: "device", TORCH: "process"}[runtime]
    level = Level(level_name, count, SWITCH, links.bandwidth, links.latency, errors=errors)
    source = tuple(_sources(runtime, found, seconds, when, is_gpu))
    overlap = "one" if is_gpu else "none"
    cluster = Cluster(asked.name, (level,), ((chip, count),), source, overlap)
    every = [one for case in found.samples for one in case]
    return Calibrated(
        runtime,
        cluster,
        dict(facts["versions"]),
        f"{when:%Y-%m-%d %H:%M} UTC",
        seconds,
        min((len(one) for one in found.samples if one), default=0),
        len(every),
        float(np.median([1 - one.quiet / one.wall for one in every])),
        typical,
        links.typical,
        (*compared, *links.compared),
        tuple(f"{case}: {why}" for case, why in found.skipped),
    )


def _no_links(chip: Chip) -> Joined:
    """Of one device: as if it talked to itself through its memory."""
    return Joined(0.0, chip.memory_bandwidth, 0.0, 0.0, 0.0)


def _shared(found: Measured, is_gpu: bool) -> str:
    count = found.facts["devices"]
    shared = f"one of {count} devices that share {processors()} processors, all at work at once"
    what = "one device, all at work at once" if is_gpu else shared
    return f"measured: {what}; peaks are those reached by large products"


def _sources(
    runtime: str,
    found: Measured,
    seconds: float,
    when: datetime,
    is_gpu: bool,
) -> Iterable[str]:
    facts = found.facts
    versions = ", ".join(f"{name} {text}" for name, text in facts["versions"].items())
    through = {JAX: "XLA's collectives between devices of one process"}.get(
        runtime, f"torch.distributed with {NCCL if is_gpu else GLOO}"
    )
    yield (
        f"shardwright {shardwright.__version__} calibrate, {when:%Y-%m-%d}, {seconds:.0f} s, "
        f"{versions}, {platform.system()} {platform.machine()}, {processor_name()}"
    )
    yield (
        f"links: {through}; bandwidth of the fastest collective; "
        "errors are half-widths of 95 % intervals"
    )


def processor_name() -> str:
    """As the system names it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown processor"
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown processor"


def system_memory() -> float:
    """Bytes of this machine."""
    return float(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))
