"""NCCL's own cost model: seconds of each algorithm and protocol, and the choice between them.

NCCL predicts a latency and a bandwidth for each algorithm and protocol, and runs the pair of the
least time. Here its constants meet the rates that a cluster states. They are predictions too.

Source of all numbers: NVIDIA/nccl, `src/graph/tuning.cc`, head of June 2026; times there are in
microseconds, rates in GB/s. What a ring and a tree load a network with: `src/graph/search.cc`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from shardwright.spec.links import ALL_GATHER, ALL_REDUCE, BROADCAST, REDUCE_SCATTER

RING, TREE, PAT, NVLS, NVLS_TREE = "ring", "tree", "PAT", "NVLS", "NVLS tree"
LL, LL128, SIMPLE = "LL", "LL128", "Simple"
PROTOCOLS = (LL, LL128, SIMPLE)
KINDS = (ALL_REDUCE, ALL_GATHER, REDUCE_SCATTER, BROADCAST)

# Columns of the tables by family of chips.
_COLUMN = {"volta": 0, "ampere": 1, "ada": 1, "hopper": 2, "blackwell": 3}
# Channels of one node, an estimate: what NCCL's log says on DGX machines of the family.
_CHANNELS = {"volta": 12, "ampere": 24, "ada": 2, "hopper": 24, "blackwell": 32}

_US, _GB = 1e-6, 1e9
_Three = tuple[float, float, float]  # by protocol, or on 1, 2, more nodes

_BASE: dict[str, _Three] = {
    TREE: (6.8, 14.0, 8.4),
    RING: (6.6, 14.0, 8.4),
    PAT: (0.0, 0.0, 8.0),
    NVLS: (0.0, 0.0, 0.0),
    NVLS_TREE: (0.0, 0.0, 0.0),
}
_NVLINK: dict[str, _Three] = {
    TREE: (0.6, 1.25, 4.0),
    RING: (0.6, 1.9, 3.4),
    NVLS: (0.0, 0.0, 25.0),
    NVLS_TREE: (0.0, 0.0, 25.0),
}
_PCI: dict[str, _Three] = {TREE: (1.0, 1.9, 4.0), RING: (1.0, 2.5, 5.7)}
_NETWORK: dict[str, _Three] = {
    TREE: (5.0, 8.5, 14.0),
    RING: (2.7, 4.0, 14.0),
    PAT: (0.0, 0.0, 14.0),
    NVLS: (0.0, 0.0, 18.0),
    NVLS_TREE: (0.0, 0.0, 20.9),
}
_OVERHEAD = {"intel": 1.0, "amd": 2.0}  # of the host, a step that waits for the network

# GB/s a channel of a tree carries at most, by family and nodes; LL128 by family.
_TREE_CAP: tuple[_Three, ...] = (
    (26.5, 18.5, 10.0),
    (24.0, 23.6, 17.8),
    (38.7, 41.4, 36.0),
    (70.0, 42.8, 24.0),
)
_LL128_CAP = (20.0, 20.0, 36.7, 40.0)
_LL_ALONE = (39.0, 87.7, 141.0, 282.0)  # on one node
_LL_ACROSS = {"intel": (39.0, 20.4), "amd": (22.5, 19.0)}  # on two, on more
_NVLS_EFFICIENCY = {"hopper": 0.85, "blackwell": 0.74}

# What a tree's bandwidth is multiplied by for 64 B, 128 B, .. 512 MB.
_TREE_CORRECTION: dict[str, tuple[float, ...]] = {
    LL: (
        1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.7, 0.7, 0.7, 0.7, 0.6, 0.5,
        0.4, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0,
    ),
    LL128: (
        1.0, 1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.8, 0.8, 0.7, 0.6, 0.6,
        0.6, 0.6, 0.6, 0.6, 0.8, 0.9, 0.9, 0.9, 0.9, 1.0, 1.0, 1.0,
    ),
    SIMPLE: (
        0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.8, 0.7, 0.6, 0.6, 0.5,
        0.5, 0.5, 0.5, 0.6, 0.7, 0.8, 0.7, 0.7, 0.8, 0.9, 0.9, 0.9,
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Communicator:
    """Ranks that work together. Rates: bytes per second that all channels of a rank carry.

    `inside`: between ranks of a node. `across`: of a ring through the network, at the nodes.
    `is_mixed`: chips of several families, of which `family` is the oldest. `is_summing`: one
    NVSwitch joins the ranks of a node. `channels`: 0 takes those of the family.
    """

    family: str
    ranks: int
    nodes: int
    inside: float
    across: float
    is_nvlink: bool = True
    is_summing: bool = False
    is_mixed: bool = False
    host: str = "intel"
    channels: int = 0
    nic_latency: float = 0.0  # seconds; the plugin for InfiniBand states none

    @property
    def column(self) -> int:
        """Of the tables by family."""
        return _COLUMN[self.family]

    @property
    def size_class(self) -> int:
        """0, 1, 2: one node, two, more."""
        return min(self.nodes, 3) - 1

    @property
    def lanes(self) -> int:
        """Channels."""
        return self.channels or _CHANNELS[self.family]

    @property
    def levels(self) -> int:
        """Of a tree over the nodes, as NCCL rounds."""
        return self.nodes.bit_length() - 1

    def hop(self, algorithm: str, protocol: int) -> float:
        """Microseconds between ranks of a node."""
        table = _NVLINK if self.is_nvlink else _PCI
        return table[algorithm][protocol]

    def network_hop(self, algorithm: str, protocol: int) -> float:
        """Microseconds between nodes; alone on its node a rank waits as in a tree."""
        is_lone = algorithm == RING and self.ranks == self.nodes
        table = _NETWORK[TREE if is_lone else algorithm]
        return table[protocol] + self.nic_latency / _US


class Prediction(NamedTuple):
    """NCCL's prediction for an algorithm with a protocol."""

    algorithm: str
    protocol: str
    seconds: float
    latency: float
    bandwidth: float  # bytes per second, of the whole array

    @property
    def name(self) -> str:
        """`NCCL ring LL128`."""
        return f"NCCL {self.algorithm} {self.protocol}"


def chosen(kind: str, ranks: Communicator, size: float) -> Prediction:
    """NCCL's choice. `kind`: of KINDS. `size`: bytes of the whole array: what a rank of an
    all-reduce or broadcast has, an all-gather's result, a reduce-scatter's operand."""
    return min(predictions(kind, ranks, size), key=lambda one: one.seconds)


def predictions(kind: str, ranks: Communicator, size: float) -> Iterator[Prediction]:
    """All that NCCL chooses among for two or more ranks."""
    makers = {
        ALL_REDUCE: (_ring, _tree, _nvls, _nvls_tree),
        ALL_GATHER: (_ring, _pat, _nvls),
        REDUCE_SCATTER: (_ring, _pat, _nvls),
        BROADCAST: (_ring,),
    }
    for make in makers[kind]:
        for algorithm, protocol, latency, bandwidth in make(kind, ranks):
            if algorithm == TREE:
                bandwidth *= _correction(PROTOCOLS[protocol], size)
            elif _is_plateau(kind, ranks, algorithm, protocol, size):
                latency *= 1.9 if ranks.column == 0 else 1.4
            seconds = latency * _US + size / (bandwidth * _GB)
            yield Prediction(
                algorithm, PROTOCOLS[protocol], seconds, latency * _US, bandwidth * _GB
            )


_Way = tuple[str, int, float, float]  # algorithm, protocol, microseconds, GB/s


def _ring(kind: str, ranks: Communicator) -> Iterator[_Way]:
    steps = {ALL_REDUCE: 2 * (ranks.ranks - 1), BROADCAST: ranks.ranks}
    count = steps.get(kind, ranks.ranks - 1)
    outside = (ranks.nodes - 1) * (2 if kind == ALL_REDUCE else 1)
    rate = ranks.inside if ranks.nodes == 1 else min(ranks.inside, ranks.across)
    bus = rate / _GB
    rates = {
        LL: min(_ll_cap(ranks), bus / 2),
        LL128: min(0.92 * bus, ranks.lanes * _LL128_CAP[ranks.column]),
        SIMPLE: bus,
    }
    for protocol in _protocols(ranks):
        overhead = 0.0 if ranks.nodes == 1 else _OVERHEAD[ranks.host]
        overhead *= 3 if PROTOCOLS[protocol] == SIMPLE else 1
        inner = max(ranks.hop(RING, protocol), overhead)
        latency = _BASE[RING][protocol] + (count - outside) * inner
        latency += outside * ranks.network_hop(RING, protocol)
        yield RING, protocol, latency, rates[PROTOCOLS[protocol]] * ranks.ranks / count


def _tree(_: str, ranks: Communicator) -> Iterator[_Way]:
    lanes, column = ranks.lanes, ranks.column
    bus = min(0.92 * _tree_rate(ranks) / _GB, lanes * _TREE_CAP[column][ranks.size_class])
    part = 7 / 9 if ranks.nodes == 1 else 0.9375
    rates = {
        LL: min(_ll_cap(ranks), bus / 3.8),
        LL128: min(bus * part, lanes * _LL128_CAP[column]),
        SIMPLE: bus,
    }
    for protocol in _protocols(ranks):
        inner = (ranks.ranks / ranks.nodes - 1) * ranks.hop(TREE, protocol)
        outer = ranks.levels * ranks.network_hop(TREE, protocol)
        latency = _BASE[TREE][protocol] + 2 * (inner + outer)
        yield TREE, protocol, latency, rates[PROTOCOLS[protocol]] / 2


def _pat(_: str, ranks: Communicator) -> Iterator[_Way]:
    """Of one rank a node."""
    if ranks.ranks != ranks.nodes:
        return
    at = PROTOCOLS.index(SIMPLE)
    latency = _BASE[PAT][at] + ranks.levels * ranks.network_hop(PAT, at) / 3.5 + 2.8 * ranks.ranks
    yield PAT, at, latency, 0.75 * ranks.across / _GB


def _nvls(_: str, ranks: Communicator) -> Iterator[_Way]:
    """Sums and copies in the switch of one node; across nodes that takes sums in the network."""
    if ranks.nodes == 1 and _can_sum(ranks):
        at = PROTOCOLS.index(SIMPLE)
        # Of an all-reduce twice that on the bus, of which half counts for the array.
        yield NVLS, at, ranks.hop(NVLS, at), _nvls_rate(ranks)


def _nvls_tree(_: str, ranks: Communicator) -> Iterator[_Way]:
    """Sums in the switches, trees between them."""
    if ranks.nodes > 1 and ranks.ranks > ranks.nodes and _can_sum(ranks):
        at = PROTOCOLS.index(SIMPLE)
        latency = ranks.hop(NVLS_TREE, at) + 2 * ranks.levels * ranks.network_hop(NVLS_TREE, at)
        across = ranks.across / _GB / (1 if ranks.nodes == 2 else 2)
        yield NVLS_TREE, at, latency, min(_nvls_rate(ranks), across)


def _tree_rate(ranks: Communicator) -> float:
    """Bytes per second of a tree, as a ring's: between two nodes it sends half of that."""
    if ranks.nodes == 1:
        return ranks.inside
    return min(ranks.inside, ranks.across * (2 if ranks.nodes == 2 else 1))


def _can_sum(ranks: Communicator) -> bool:
    is_joined = ranks.is_nvlink and ranks.is_summing and ranks.lanes > 1
    return is_joined and not ranks.is_mixed and ranks.family in _NVLS_EFFICIENCY


def _nvls_rate(ranks: Communicator) -> float:
    part = (ranks.lanes - 1) / ranks.lanes
    return ranks.inside / _GB * _NVLS_EFFICIENCY[ranks.family] * part


def _ll_cap(ranks: Communicator) -> float:
    if ranks.nodes == 1:
        return _LL_ALONE[ranks.column]
    return _LL_ACROSS[ranks.host][ranks.size_class - 1]


def _protocols(ranks: Communicator) -> list[int]:
    """LL128 is for NVLink between chips of one kind."""
    is_safe = ranks.is_nvlink and not ranks.is_mixed
    return [at for at, name in enumerate(PROTOCOLS) if is_safe or name != LL128]


def _correction(protocol: str, size: float) -> float:
    place = int(size // 64).bit_length() - 1
    table = _TREE_CORRECTION[protocol]
    return table[place] if 0 <= place < len(table) else 1.0


def _is_plateau(kind: str, ranks: Communicator, algorithm: str, protocol: int, size: float) -> bool:
    is_ring = algorithm == RING and PROTOCOLS[protocol] == SIMPLE
    is_wide = size / (ranks.lanes * ranks.ranks) >= 64
    return kind == ALL_REDUCE and is_ring and ranks.nodes > 1 and is_wide
