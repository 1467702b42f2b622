"""Text drawing of a cluster: levels as a tree, links of graphs as tables, chip limits, totals."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from typing import Any

from shardwright.spec.cluster import FULL, GRAPH, LINE, RING, Chip, Cluster, Level
from shardwright.spec.machines.number_words import percent, plural
from shardwright.spec.machines.units import shown
from shardwright.tools.session.text_tables import table

WIDE = 32  # ends of links; a graph of more is listed, not tabled
_RATE, _BYTES, _PEAK = "bytes per second", "bytes", "operations per second"


def cluster_text(cluster: Cluster) -> str:
    """Levels, links, chips, totals, sources, for people."""
    parts = [f"{cluster.name}: {plural(cluster.devices, 'device')}\n" + _tree(cluster)]
    parts += [_links(level) for level in cluster.levels if level.edges]
    parts += [_chips(cluster), *_within(cluster), _sources(cluster)]
    return "\n".join(parts)


def cluster_record(cluster: Cluster) -> dict[str, Any]:
    """The same for programs: bytes, seconds, operations per second."""
    return {
        "name": cluster.name,
        "devices": cluster.devices,
        "levels": [
            asdict(level)
            | {"errors": dict(level.errors)}
            | {"per_device": _per_device(level, below), "per_unit": _per_unit(level, below)}
            for level, below in zip(cluster.levels, cluster.below, strict=True)
        ],
        "chips": [
            asdict(chip) | {"flops": dict(chip.flops), "errors": dict(chip.errors), "count": count}
            for chip, count in _kinds(cluster).items()
        ],
        "memory": sum(chip.memory * count for chip, count in _kinds(cluster).items()),
        "flops": _peaks(cluster),
        "source": cluster.source,
    }


# --- levels


def _tree(cluster: Cluster) -> str:
    """A line per level; a torus is as many, one per dim."""
    lines: list[str] = []
    for depth, (level, below) in enumerate(zip(cluster.levels, cluster.below, strict=True)):
        lines.append(f"{_branch(depth)}{level.count} x {level.name}, {_joined(level, below)}")
    lines.append(_branch(len(lines)) + ", ".join(chip.name for chip in _kinds(cluster)))
    return "\n".join(lines) + "\n"


def _branch(depth: int) -> str:
    return "   " * (depth - 1) + "└─ " if depth else ""


def _joined(level: Level, below: int) -> str:
    """The interconnect of the units of a level, with its rate."""
    rate = shown(_sent(level), _RATE)
    if level.topology == GRAPH:
        speed = f"{rate} a link"
    elif level.topology in (RING, LINE, FULL):
        speed = f"{rate} to each {'other' if level.topology == FULL else 'neighbour'}"
    elif level.is_shared:
        speed = f"{rate} from all of a {level.name}, {shown(_sent(level) / below, _RATE)} a device"
    elif below > 1:
        speed = f"{rate} from a device, {shown(_sent(level) * below, _RATE)} a {level.name}"
    else:
        speed = f"{rate} from a device"
    words = [f"{level.topology}: {speed}"]
    if level.ingress:
        words.append(f"{shown(level.ingress * level.links, _RATE)} into it")
    if level.rails > 1:
        words.append(f"{level.rails} rails")
    if level.is_through:
        words.append("for all that leaves a unit, too")
    return ", ".join([*words, shown(level.latency, "seconds")])


def _sent(level: Level) -> float:
    """Bytes per second out of an owner of links, to one neighbour."""
    return level.links * level.bandwidth


def _per_device(level: Level, below: int) -> float | None:
    """Bytes per second that a device can send on a level, all its neighbours together."""
    if level.topology == GRAPH:
        return None
    ways = {RING: 2, LINE: 2, FULL: level.count - 1}.get(level.topology, 1)
    return ways * _sent(level) / (below if level.is_shared else 1)


def _per_unit(level: Level, below: int) -> float | None:
    """The same of all devices of a unit."""
    rate = _per_device(level, below)
    return rate if rate is None else rate * below


def _links(level: Level) -> str:
    """The number of links from each device or switch to each other."""
    counts = Counter[tuple[str, str]]()
    for source, target, links in level.edges:
        counts[source, target] += links
    ends = sorted(
        {end for pair in counts for end in pair}, key=lambda end: (end[0] == "s", len(end), end)
    )
    if len(ends) > WIDE:
        rows = [(a, b, str(n)) for (a, b), n in counts.items()]
        return table((f"{level.name} from", "to", "links"), rows, right=(2,))
    rows = [(a, *(str(counts[a, b] or "·") for b in ends)) for a in ends]
    return table((f"{level.name} links", *ends), rows, right=range(1, len(ends) + 1))


# --- chips


def _kinds(cluster: Cluster) -> dict[Chip, int]:
    """The number of each chip."""
    counts = Counter[Chip]()
    for chip, count in cluster.chips:
        counts[chip] += count
    return dict(counts)


def _peaks(cluster: Cluster) -> dict[str, float]:
    """Operations per second of all chips together, on the types that all of them state."""
    kinds = _kinds(cluster)
    common = [element for element, _ in next(iter(kinds)).flops]
    return {
        element: sum(chip.peak(element) * count for chip, count in kinds.items())
        for element in common
        if all(element in dict(chip.flops) for chip in kinds)
    }


def _chips(cluster: Cluster) -> str:
    kinds, peaks = _kinds(cluster), _peaks(cluster)
    rows = [
        ("count", *(str(count) for count in kinds.values()), str(cluster.devices)),
        ("memory", *_amounts([chip.memory for chip in kinds], [*kinds.values()], _BYTES)),
        (
            "its bandwidth",
            *_amounts([chip.memory_bandwidth for chip in kinds], [*kinds.values()], _RATE),
        ),
    ]
    for element in dict.fromkeys(element for chip in kinds for element, _ in chip.flops):
        found = [dict(chip.flops).get(element) for chip in kinds]
        cells = [shown(rate, _PEAK) if rate else "-" for rate in found]
        rows.append((element, *cells, shown(peaks[element], _PEAK) if element in peaks else "-"))
    head = ("chip", *(chip.name for chip in kinds), "all")
    return table(head, rows, right=range(1, len(head)))


def _amounts(each: list[float], counts: list[int], kind: str) -> list[str]:
    total = sum(amount * count for amount, count in zip(each, counts, strict=True))
    return [shown(amount, kind) for amount in [*each, total]]


def _within(cluster: Cluster) -> list[str]:
    """The uncertainty of measured quantities; nothing where nobody states it."""
    stated = [(one.name, one.errors) for one in (*cluster.levels, *_kinds(cluster)) if one.errors]
    lines = [
        f"- {name}: {', '.join(f'{what} {percent(error)}' for what, error in errors)}\n"
        for name, errors in stated
    ]
    return ["measured within, 95 %\n" + "".join(lines)] if lines else []


def _sources(cluster: Cluster) -> str:
    """The sources of the numbers."""
    lines = [*cluster.source, *(text for chip in _kinds(cluster) for text in chip.source)]
    return "sources\n" + "".join(f"- {line}\n" for line in lines)
