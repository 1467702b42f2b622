"""Link graphs whose exact optima are known: cluster texts with the expected figures.

Sources: ForestColl (arXiv 2402.06787) for all-gather; linear programs and cuts for all-to-all.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from shardwright.ir.clusters import find_cluster, read_cluster
from shardwright.spec.cluster import Cluster

CUBE_MESH = (
    "0-1:2 0-2:1 0-3:1 0-4:2 1-2:1 1-3:2 1-5:1 2-3:2 2-6:2 3-7:1 "
    "4-5:2 4-6:1 4-7:1 5-6:1 5-7:2 6-7:2"
)


@dataclass(frozen=True)
class ReferenceGraph:
    """`cluster`: a name, or the levels of a text. Rates in bytes per second.

    `all_gather`: bytes of the whole output per second. `cut`: the nodes of a tight set for it.
    `all_to_all`: seconds where every device sends a gigabyte to every other.
    """

    cluster: str
    devices: int
    nodes: int
    edges: int
    all_gather: Fraction
    cut: tuple[int, ...]
    all_to_all: Fraction

    @cached_property
    def described(self) -> Cluster:
        """The cluster itself."""
        if not self.cluster.startswith("{"):
            return find_cluster(self.cluster)
        return read_cluster(cluster_text(self.cluster), "graph.mlir", "graph")


def cluster_text(levels: str, chip: str = 'chip = "v100-32gb"') -> str:
    """The file of a cluster with these levels."""
    return f"module @graph attributes {{plan.cluster = {{{chip}, levels = [{levels}]}}}} {{}}\n"


G = 10**9


def _level(count: int, topology: str, bandwidth: str = "1GB/s", more: str = "") -> str:
    name = f'name = "{topology}{count}"'
    what = f'count = {count}, topology = "{topology}", bandwidth = "{bandwidth}"'
    return f"{{{name}, {what}{more}}}"


def _torus(*sizes: int) -> str:
    shape = ", ".join(map(str, sizes))
    return f'{{name = "chip", shape = [{shape}], topology = "torus", bandwidth = "1GB/s"}}'


def _a100(boxes: int) -> str:
    nic = _level(boxes, "switch", "25GB/s", ", rails = 2")
    return ", ".join([nic] * (boxes > 1) + [_level(8, "switch", "300GB/s")])


REFERENCE_GRAPHS = {
    "dgx-1": ReferenceGraph(
        _level(8, "graph", more=f', graph = "{CUBE_MESH}"'),
        8, 8, 32, Fraction(48, 7) * G, tuple(range(1, 8)), Fraction(8, 3),
    ),
    "ring-8": ReferenceGraph(
        _level(8, "ring"), 8, 8, 16, Fraction(16, 7) * G, tuple(range(1, 8)), Fraction(8)
    ),
    "torus-4x4": ReferenceGraph(
        _torus(4, 4), 16, 16, 64, Fraction(64, 15) * G, tuple(range(1, 16)), Fraction(8)
    ),
    "torus-3x3x3": ReferenceGraph(
        _torus(3, 3, 3), 27, 27, 162, Fraction(81, 13) * G, tuple(range(1, 27)), Fraction(9)
    ),
    "a100-x1": ReferenceGraph(
        _a100(1), 8, 9, 16, Fraction(2400, 7) * G, (*range(1, 8), 8), Fraction(7, 300)
    ),
    "a100-x2": ReferenceGraph(
        _a100(2), 16, 20, 64, Fraction(1040, 3) * G, tuple(range(1, 20)), Fraction(8, 25)
    ),
    "a100-x4": ReferenceGraph(
        _a100(4), 32, 38, 128, Fraction(800, 3) * G, (*range(8, 32), 33, 34, 35, 36, 37),
        Fraction(24, 25),
    ),
    "dgx-2-x2": ReferenceGraph(
        "dgx-2-pair", 32, 34, 80, Fraction(4000, 31) * G, (0, *range(2, 34)), Fraction(64, 25)
    ),
    "ndv2-x2": ReferenceGraph(
        "ndv2-pair", 16, 16, 66, Fraction(25) * G, tuple(range(8)), Fraction(128, 25)
    ),
}  # fmt: skip
