"""Clusters: number and kind of devices, and the links between them, level by level.

A cluster is a tree. Levels stand outermost first; a level joins `count` units, a unit being all
that lies below. Device ids are the mixed radix of the positions at all levels, outermost most
significant.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import prod

from shardwright.spec.machines.error_bars import Errors

# How the units of a level are joined. A line is a ring without the closing link.
SWITCH, RING, LINE, FULL, GRAPH = "switch", "ring", "line", "full", "graph"
TOPOLOGIES = (SWITCH, RING, LINE, FULL, GRAPH)

# Names that NCCL's constants go by: generations of chips, links, makers of the hosts' processors.
FAMILIES = ("volta", "ampere", "ada", "hopper", "blackwell")
NVLINK, PCIE, NIC = "nvlink", "pcie", "nic"
HOSTS = ("intel", "amd")

# What links are called; ici and dcn are those of TPUs, inside a slice and between slices.
LINKS = (NVLINK, PCIE, NIC, "ici", "dcn")

Edges = tuple[tuple[str, str, int], ...]  # from, to, links; endpoints: positions, or switch names

# Who may work at once: nothing, computing and one collective, or one collective per level too.
ONE = "one"
OVERLAPS = ("none", ONE, "levels")


Parts = tuple[tuple[str, float], ...]  # name of a collective, a part


@dataclass(frozen=True)
class Kernels:
    """Parameters of the kernels of a chip and its software; what nobody states is ideal.

    A product is done tile by tile: each of `units` works on one tile of the result at a time, and
    loses `fill` seconds per tile before and after it multiplies.
    """

    units: int = 1  # that multiply independently: multiprocessors, systolic arrays, cores
    tile: tuple[int, int] = (1, 1)  # rows and columns of a result that a unit makes at a time
    fill: float = 0.0  # seconds
    product: float = 1.0  # part of the peak, while a unit multiplies
    stream: float = 1.0  # part of the memory bandwidth
    launch: float = 0.0  # seconds from one kernel to the next
    links: float = 1.0  # part of the links' bandwidth that collectives reach
    interference: float = 0.0  # part of a collective's time that it takes from kernels beside it
    attention: float = (
        0.0  # part of the peak that attention reaches as one kernel; 0: there is none
    )
    attention_depth: int = 0  # the widest head that this kernel takes
    f32_products: str = "f32"  # whose peak products of f32 run at, unless more precision is asked
    permute: float = 1.0  # part of `stream` of kernels that read a tensor in another order
    copies: float = 0.0  # part of `stream` at which products copy operands into their order
    fresh: float = 0.0  # bytes per second of memory that a step takes anew; 0: it keeps what it has
    fresh_from: float = 0.0  # bytes; smaller blocks are kept from step to step
    collectives: Parts = ()  # part of `links` that a collective reaches, where it is not all


IDEAL = Kernels()


@dataclass(frozen=True)
class Chip:
    """Limits of one device. Rates are peaks per second, by element type; bytes per second."""

    name: str
    memory: float  # bytes
    memory_bandwidth: float  # bytes per second
    flops: tuple[tuple[str, float], ...]  # element type, operations per second, dense
    source: tuple[str, ...] = ()
    kernels: Kernels = IDEAL
    family: str = ""  # of GPUs that NCCL runs on, see FAMILIES
    errors: Errors = ()  # of what was measured

    def peak(self, element: str) -> float:
        """Operations per second on an element type; of f32 where the chip states none."""
        rates = dict(self.flops)
        return rates.get(element, rates["f32"])


@dataclass(frozen=True)
class Level:
    """A level of the tree. `bandwidth` is that of one link, bytes per second in one direction.

    A unit has `links` such links; they belong to each of its devices, or, where `is_shared`, to
    the unit as a whole. `ingress`: the bandwidth into a unit where it differs from the one out of
    it. `is_through`: what the levels above move goes through these links too. `torus`: the name
    that the dims of one torus share; each dim is a level of its own, a ring or a line. `edges`:
    the links of a `graph`, whose ends are devices below one instance of the level, or switches.
    `rails`: the switches of a level, device k of a unit being on switch k mod `rails`. `link`: what
    its links are, one of LINKS, or nothing.
    """

    name: str
    count: int
    topology: str
    bandwidth: float
    latency: float  # seconds a message takes
    links: int = 1
    is_shared: bool = False
    is_through: bool = False
    ingress: float = 0.0
    rails: int = 1
    edges: Edges = ()
    torus: str = ""
    link: str = ""
    errors: Errors = ()  # of what was measured

    @property
    def rate(self) -> float:
        """Bytes per second of all links of an owner, in the slower direction."""
        return self.links * min(self.bandwidth, self.ingress or self.bandwidth)


@dataclass(frozen=True)
class Cluster:
    """Machines and the links between them; `chips` are runs of equal chips in device order.

    `overlap`: what works at once, one of `OVERLAPS`.
    """

    name: str
    levels: tuple[Level, ...]  # outermost first
    chips: tuple[tuple[Chip, int], ...]
    source: tuple[str, ...] = ()
    overlap: str = ONE
    host: str = HOSTS[0]  # who made the processors of its nodes
    channels: int = 0  # of NCCL in a node; 0: those usual for the chips

    @property
    def devices(self) -> int:
        return prod(level.count for level in self.levels)

    @property
    def has_machines(self) -> bool:
        """Whether devices stand in several machines."""
        return sum(level.count > 1 for level in self.levels) > 1

    @property
    def chip(self) -> Chip:
        """The chip of the first device."""
        return self.chips[0][0]

    @cached_property
    def around(self) -> tuple[int, ...]:
        """Per level the devices of one instance of it, or of the torus that it is a dim of."""
        found: list[int] = []
        for index, level in enumerate(self.levels):
            is_inner_dim = level.torus and index and self.levels[index - 1].torus == level.torus
            found.append(found[-1] if is_inner_dim else level.count * self.below[index])
        return tuple(found)

    @cached_property
    def below(self) -> tuple[int, ...]:
        """Per level the devices of one of its units."""
        counts = [level.count for level in self.levels]
        return tuple(prod(counts[index + 1 :]) for index in range(len(counts)))

    def chip_of(self, device: int) -> Chip:
        """Raises IndexError for a device the cluster does not have."""
        for chip, count in self.chips:
            if 0 <= device < count:
                return chip
            device -= count
        raise IndexError(device)

    def position(self, device: int) -> tuple[int, ...]:
        """The position of a device, a number per level."""
        return tuple(
            device // below % level.count
            for level, below in zip(self.levels, self.below, strict=True)
        )

    def first(self, devices: int) -> Cluster:
        """The first so many devices: whole units of a level, in one unit of the level above.

        Part of a ring is a line. Raises KeyError with the nearest number of devices at which a
        cluster can be parted where it cannot be parted at this one.
        """
        sizes = self.parts
        if devices not in sizes:
            raise KeyError(min(sizes, key=lambda one: (abs(one - devices), one)))
        left, levels = devices, list[Level]()
        for level, below in zip(self.levels, self.below, strict=True):
            count = max(1, left // below)
            is_part = level.topology == RING and count < level.count
            if level.topology != GRAPH or count == level.count:
                found = LINE if is_part else level.topology
                levels.append(replace(level, count=count, topology=found))
            left = min(left, below)
        chips, rest = list[tuple[Chip, int]](), devices
        for chip, count in self.chips:
            if rest > 0:
                chips.append((chip, min(count, rest)))
            rest -= count
        return replace(self, levels=tuple(levels), chips=tuple(chips))

    @cached_property
    def parts(self) -> tuple[int, ...]:
        """The numbers of devices that `first` takes. Graphs of links are not parted."""
        found = {self.devices}
        for level, below in zip(self.levels, self.below, strict=True):
            if level.topology != GRAPH:
                found |= {count * below for count in range(1, level.count)}
            elif below > 1:
                found.add(below)
        return tuple(sorted(found))

    def keeps_units(self, devices: int) -> bool:
        """Whether groups of so many neighbours, from the first on, are parts of units, or whole
        ones: none has parts of two machines.
        """
        return all(size % devices == 0 or devices % size == 0 for size in self.below)

    def with_bandwidth(self, name: str, factor: float) -> Cluster:
        """The same with the links of a level that much faster. Raises KeyError."""
        if name not in [level.name for level in self.levels]:
            raise KeyError(name)
        levels = tuple(
            replace(level, bandwidth=level.bandwidth * factor, ingress=level.ingress * factor)
            if level.name == name
            else level
            for level in self.levels
        )
        return replace(self, levels=levels)
