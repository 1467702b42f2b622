"""Writes `docs/sizes.md`: an all-reduce on clusters, from a kilobyte to gigabytes, by algorithm.

`python bench/sizes.py` writes it anew; a test holds some clusters against the code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from shardwright.ir.clusters import find_cluster
from shardwright.passes.collect.comparison.candidates import Offered, graph_plan, offers
from shardwright.passes.collect.comparison.cluster_question import REDUCES, read_cluster_question
from shardwright.passes.collect.synthesis.cluster_prices import ClusterPrice
from shardwright.passes.collect.synthesis.search import busy
from shardwright.spec.links import Links
from shardwright.spec.machines.library_collectives import Default
from shardwright.spec.machines.units import shown
from shardwright.spec.sharding_rules.reductions import Collective, Grouping, Instruction

CLUSTERS = (
    "dgx-a100:2", "dgx-a100:4", "dgx-a100:16", "dgx-h100:2", "dgx-h100:4", "dgx-h100:16",
    "dgx-b200:4", "dgx-2:2", "dgx-v100:2", "ndv2:2", "gcp-a100:2", "gcp-a100:4", "gcp-v100:2",
    "gcp-v100:4", "a100-2128", "tpu-v4", "tpu-v5e:4x4", "pcie-workstation:8",
)  # fmt: skip
SIZES = ("1KiB", "32KiB", "1MiB", "32MiB", "1GiB", "4GiB")
COLUMNS = (
    "bytes", "default", "time", "flat ring", "staged", "in chunks", "on links", "at least", "gain",
)  # fmt: skip
GRAPHS = 16  # devices, of clusters whose graphs are planned for

HEAD = """\
# All-reduces by size

Written by `python bench/sizes.py`; do not edit.

What an all-reduce over all devices takes: model figures, not measurements. Bytes are those of each
device. The default is the fastest of a flat ring through all network cards, a tree, and what NCCL
would choose ([clusters](clusters.md)); its column says which.

- `staged`: scatters level by level outwards, a sum on the outermost level, gathers back, each when
  the one before is done; of the language of P2 these are the programs of choice on shared cards.
- `in chunks`: the best program, cut in that many chunks, links of different levels at work at once.
- `on links`: the schedule on the link graph (up to 16 devices), every device a port on each link.
- `at least`: what nothing without sums in switches takes less than: bytes over links, or the hop
  between the farthest devices; from 17 devices on, nothing that is a program of the language.
- `gain`: the default over the fastest of ours; below 1 the default is better.

NCCL's times have its launches and protocols in them, those of rings, trees and ours only latencies
of hops. NVLS adds up in the switches, which no program here does: where it is the default, it wins.
"""


class Row(NamedTuple):
    """Seconds of the ways."""

    size: str
    default: Default
    ring: float
    staged: float | None
    single: float
    chunked: float
    chunks: int
    graph: float | None
    bound: float

    @property
    def best(self) -> float:
        """Of ours."""
        return min(self.single, self.chunked, self.graph or self.chunked)


def row(cluster: str, size: str) -> Row:
    """One size."""
    question = read_cluster_question(REDUCES, size, cluster, None, None)
    (one,) = offers(question, 1)
    plan = graph_plan(question) if question.cluster.devices <= GRAPHS else None
    ring = next(way.seconds for way in one.defaults if way.name == "flat ring")
    assert one.pipelined is not None
    hop = max(level.latency for level in question.cluster.levels if level.count > 1)
    return Row(
        size,
        one.default,
        ring,
        _staged(cluster, question.size, one),
        one.programs[0].seconds,
        one.pipelined.seconds,
        one.pipelined.chunks,
        None if plan is None else plan.seconds,
        max(one.pipelined.bound, hop) if plan is None else plan.bound,
    )


def _staged(cluster: str, size: float, one: Offered) -> float | None:
    """Of several levels."""
    price = ClusterPrice(Links(find_cluster(cluster)), one.matrix, (0,), size)
    levels = len(price.radices)
    if levels == 1:
        return None
    inner = [Grouping(level, level + 1) for level in range(1, levels)]
    program = (
        *(Instruction(Collective.REDUCE_SCATTER, one) for one in reversed(inner)),
        Instruction(Collective.ALL_REDUCE, Grouping(0, 1)),
        *(Instruction(Collective.ALL_GATHER, one) for one in inner),
    )
    return sum(step.seconds for step in busy(program, price))


def page(clusters: Sequence[str] = CLUSTERS, done: Callable[[str], object] = str) -> str:
    """The whole page."""
    lines = [HEAD]
    for name in clusters:
        lines += [*section(name)]
        done(name)
    return "\n".join(lines) + "\n"


def section(name: str) -> Iterator[str]:
    """A cluster."""
    cluster = find_cluster(name)
    used = [level for level in cluster.levels if level.count > 1]
    levels = " x ".join(f"{level.count} {level.name}" for level in used)
    yield f"## {name}"
    yield ""
    yield f"{cluster.devices} devices: {levels}."
    yield ""
    yield f"| {' | '.join(COLUMNS)} |"
    yield f"|{'---|' * len(COLUMNS)}"
    for size in SIZES:
        one = row(name, size)
        times = (one.default.seconds, one.ring, one.staged)
        cells = [size, one.default.name, *map(_time, times)]
        cells += [f"{_time(one.chunked)} ({one.chunks})", _time(one.graph), _time(one.bound)]
        yield f"| {' | '.join(cells)} | {one.default.seconds / one.best:.2f} |"
    yield ""


def _time(seconds: float | None) -> str:
    return "-" if seconds is None else shown(seconds, "seconds")
