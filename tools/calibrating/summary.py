"""What was calibrated, for people."""

from __future__ import annotations

from shardwright.spec.units import shown

from ..tables import percent, table
from .text import Calibrated

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
        ("links, all collectives", shown(level.bandwidth, _RATE), link_bars["bandwidth"]),
        ("latency, all collectives", shown(level.latency, "seconds"), link_bars["latency"]),
    ]
    for kind, one in found.kinds.items():
        rows.append((f"links, {kind}", shown(one.bandwidth, _RATE), one.bandwidth_error))
        rows.append((f"latency, {kind}", shown(one.latency, "seconds"), one.latency_error))
    cells = [(name, value, f"± {percent(error)}") for name, value, error in rows]
    head = (
        f"{path}: {level.count} devices of {found.versions_text}, "
        f"{shown(chip.memory, 'bytes')} each\n\n"
    )
    return head + table(("each device", "", "95 %"), cells, right=(1, 2)) + "\n" + _quality(found)


def _tile(found: Calibrated) -> str:
    return "x".join(map(str, found.cluster.chip.kernels.tile))


def _quality(found: Calibrated) -> str:
    text = (
        f"{found.samples} samples, {found.rounds} rounds, {found.seconds:.0f} s; the model differs "
        f"from what was measured by {percent(found.typical)} (kernels) and "
        f"{percent(found.links_typical)} (links) in the median\n"
    )
    if found.disturbed > 0.1:
        text += (
            f"other programs took {percent(found.disturbed)} of the time, which is not charged\n"
        )
    return text + "".join(f"left out: {line}\n" for line in found.skipped)
