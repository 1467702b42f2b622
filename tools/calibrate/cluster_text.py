"""A calibrated machine as the text of a cluster, and as numbers for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from shardwright.passes.cost.calibration.fitting import Compared
from shardwright.spec import plan
from shardwright.spec.cluster import Chip, Cluster
from shardwright.spec.machines.error_bars import Errors
from shardwright.spec.machines.number_words import percent
from shardwright.spec.machines.units import shown

_RATE, _PEAK = "bytes per second", "operations per second"


@dataclass(frozen=True)
class Calibrated:
    """The result of calibrating through one runtime.

    `rounds`: of the case with fewest. `typical`: the median relative difference between the
    roofline and what was measured; `links_typical` of the links.
    """

    runtime: str
    cluster: Cluster
    versions: dict[str, str]
    when: str
    seconds: float
    rounds: int
    samples: int
    disturbed: float  # median part of the wall clock that other programs took
    typical: float
    links_typical: float
    compared: tuple[Compared, ...]
    skipped: tuple[str, ...] = ()

    @property
    def versions_text(self) -> str:
        """Packages with their versions."""
        return ", ".join(f"{name} {version}" for name, version in self.versions.items())


def cluster_file(found: Calibrated) -> str:
    """A module with the cluster, its chip inside, as a person would write it."""
    cluster = found.cluster
    chip, level = cluster.chip, cluster.levels[0]
    link = [
        f'name = "{level.name}", count = {level.count}, topology = "{level.topology}"',
        f'bandwidth = "{shown(level.bandwidth, _RATE)}"',
        f'latency = "{shown(level.latency, "seconds")}"',
        f"errors = {_errors(level.errors)}",
    ]  # fmt: skip
    head = f"{devices_text(level.count)} of {found.versions_text}, measured {found.when}"
    return (
        f"// {head}.\n"
        f"module @{quoted(cluster.name)} attributes {{{plan.CLUSTER} = {{\n"
        f"  chip = {_chip(chip)},\n"
        f'  overlap = "{cluster.overlap}",\n'
        f"  levels = [\n    {{{(',' + chr(10) + '     ').join(link)}}}],\n"
        f"  source = {_texts(cluster.source)}\n"
        "}} {}\n"
    )


def _chip(chip: Chip) -> str:
    kernels = chip.kernels
    flops = ", ".join(f'{element} = "{shown(rate, _PEAK)}"' for element, rate in chip.flops)
    said = [
        f"units = {kernels.units}, tile = [{kernels.tile[0]}, {kernels.tile[1]}]",
        f'fill = "{shown(kernels.fill, "seconds")}", launch = "{shown(kernels.launch, "seconds")}"',
    ]
    said.append(f'stream = "{100 * kernels.stream:.3g}%", permute = "{100 * kernels.permute:.3g}%"')
    if kernels.copies:
        said.append(f'copies = "{100 * kernels.copies:.3g}%"')
    if kernels.fresh:
        said.append(f'fresh = "{shown(kernels.fresh, _RATE)}"')
    if kernels.fresh_from:
        said.append(f'fresh_from = "{kernels.fresh_from / 2**20:g}MiB"')
    if kernels.collectives:
        parts = ", ".join(f'{kind} = "{100 * part:.3g}%"' for kind, part in kernels.collectives)
        said.append(f"collectives = {{{parts}}}")
    if kernels.f32_products != "f32":
        said.append(f'f32_products = "{kernels.f32_products}"')
    lines = [
        f"{{name = {quoted(chip.name)}",
        f'memory = "{shown(chip.memory, "bytes")}"',
        f'memory_bandwidth = "{shown(chip.memory_bandwidth, _RATE)}"',
        f"flops = {{{flops}}}",
        f"kernels = {{{(',' + chr(10) + '      ').join(said)}}}",
        f"errors = {_errors(chip.errors)}",
        f"source = {_texts(chip.source)}}}",
    ]
    return ",\n    ".join(lines)


def _errors(errors: Errors) -> str:
    return "{" + ", ".join(f'{name} = "{percent(error)}"' for name, error in errors) + "}"


def _texts(texts: Sequence[str]) -> str:
    return "[\n      " + ",\n      ".join(map(quoted, texts)) + "]"


def devices_text(count: int) -> str:
    """`1 device`, `8 devices`."""
    return "1 device" if count == 1 else f"{count} devices"


def quoted(text: str) -> str:
    """A string of the text form; what is not printable is left out."""
    clean = "".join(c for c in text if c.isprintable())
    return '"' + clean.replace("\\", "\\\\").replace('"', '\\"') + '"'


def record(found: Calibrated) -> dict[str, Any]:
    """The same for programs, in bytes, seconds and operations per second."""
    chip, level = found.cluster.chip, found.cluster.levels[0]
    return {
        "runtime": found.runtime,
        "versions": found.versions,
        "measured": found.when,
        "seconds": found.seconds,
        "rounds": found.rounds,
        "samples": found.samples,
        "disturbed": found.disturbed,
        "devices": level.count,
        "chip": asdict(chip)
        | {
            "flops": dict(chip.flops),
            "errors": dict(chip.errors),
            "kernels": asdict(chip.kernels) | {"collectives": dict(chip.kernels.collectives)},
        },
        "links": {
            "bandwidth": level.bandwidth,
            "latency": level.latency,
            "errors": dict(level.errors),
            "typical_difference": found.links_typical,
        },
        "typical_difference": found.typical,
        "cases": [
            asdict(one.case) | {key: value for key, value in one._asdict().items() if key != "case"}
            for one in found.compared
        ],
        "skipped": list(found.skipped),
    }
