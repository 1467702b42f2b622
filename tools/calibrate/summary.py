"""Summary of a calibration as text."""

from __future__ import annotations

from shardwright.spec.machines.number_words import percent
from shardwright.spec.machines.units import shown
from shardwright.tools.calibrate.cluster_text import Calibrated, devices_text
from shardwright.tools.calibrate.worker import NO_TIME
from shardwright.tools.session.text_tables import table

_RATE, _PEAK = "bytes per second", "operations per second"


def summary(found: Calibrated, path: str) -> str:
    """Constants with their errors, links by collective, how well the model fits."""
    chip, level = found.cluster.chip, found.cluster.levels[0]
    bars, link_bars = dict(chip.errors), dict(level.errors)
    rows = [(f"products, {e}", shown(rate, _PEAK), bars[e]) for e, rate in chip.flops]
    rows += [
        ("memory bandwidth", shown(chip.memory_bandwidth, _RATE), bars["memory_bandwidth"]),
        ("launch of a kernel", shown(chip.kernels.launch, "seconds"), bars["launch"]),
        ("part of it, over many arrays", percent(chip.kernels.stream), bars["stream"]),
        ("part of that, with permuted dims", percent(chip.kernels.permute), bars["permute"]),
        (f"fill of a tile of {_tile(found)}", shown(chip.kernels.fill, "seconds"), bars["fill"]),
    ]
    if chip.kernels.copies:
        rows.append(("part of it, products' copies", percent(chip.kernels.copies), bars["copies"]))
    if chip.kernels.fresh:
        rows.append(("memory taken anew", shown(chip.kernels.fresh, _RATE), bars["fresh"]))
    if level.count > 1:
        rows += [
            ("links, fastest collective", shown(level.bandwidth, _RATE), link_bars["bandwidth"]),
            ("latency", shown(level.latency, "seconds"), link_bars["latency"]),
        ]
    rows += [(f"part of the links, {k}", percent(p), bars[k]) for k, p in chip.kernels.collectives]
    cells = [(name, value, f"± {percent(error)}") for name, value, error in rows]
    head = (
        f"{path}: {devices_text(level.count)} of {found.versions_text}, "
        f"{shown(chip.memory, 'bytes')} each\n\n"
    )
    return head + table(("each device", "", "95 %"), cells, right=(1, 2)) + "\n" + _quality(found)


def _tile(found: Calibrated) -> str:
    return "x".join(map(str, found.cluster.chip.kernels.tile))


def _quality(found: Calibrated) -> str:
    text = (
        f"{found.samples} samples, {found.rounds} or more of each case, {found.seconds:.0f} s; "
        f"the model differs from what was measured by {percent(found.typical)} (kernels) and "
        f"{percent(found.links_typical)} (links) in the median\n"
    )
    if found.disturbed > 0.1:
        text += (
            f"other programs took {percent(found.disturbed)} of the time, which is not charged\n"
        )
    late = sum(line.endswith(NO_TIME) for line in found.skipped)
    if late:
        text += f"left out: {late} cases for which {NO_TIME}\n"
    others = (line for line in found.skipped if not line.endswith(NO_TIME))
    return text + "".join(f"left out: {line}\n" for line in others)
