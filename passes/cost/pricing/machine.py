"""Times on a cluster, in whole picoseconds: kernels on its slowest chip, collectives on its links.

Whole numbers add up alike in every order, so a loop's iterations repeat exactly and two simulators
agree to the last digit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from shardwright.ir.analysis.link_seconds import by_width, device_rows
from shardwright.ir.core import Op
from shardwright.ir.diagnostics.at_op import module_of, op_error
from shardwright.spec.cluster import Chip, Cluster
from shardwright.spec.links import Links
from shardwright.spec.machines.link_loads import Groups
from shardwright.spec.machines.roofline import Load, ideal_seconds, kernel_seconds

# Whole numbers: sums do not depend on their order, and loops repeat exactly (decision 0024).
PER_SECOND = 10**12  # picoseconds


class Price(NamedTuple):
    """A kernel or a collective, in picoseconds.

    `least`: at the peaks, without a launch. `computing`, `moving`: of it, what operations and what
    bytes take. `busy`: seconds that each level's busiest link carries data at full bandwidth.
    `shares`: part of the time that it does so at the bandwidth reached.
    """

    time: int
    least: int = 0
    computing: int = 0
    moving: int = 0
    busy: tuple[float, ...] = ()
    shares: tuple[float, ...] = ()
    algorithm: str = ""


FREE = Price(0)


class Machine:
    """A cluster, with prices of what was asked for remembered."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.chips = list(dict.fromkeys(chip for chip, _ in cluster.chips))
        self.interference = max(chip.kernels.interference for chip in self.chips)
        self.links = Links(cluster)
        self.launch = self.links.launch
        self._kernels: dict[Load, Price] = {}
        self._collectives: dict[tuple[object, ...], Price] = {}

    @property
    def attention_depth(self) -> int:
        """The widest head that every chip takes as one kernel; 0 where one has no such kernel."""
        return min(chip.kernels.attention_depth for chip in self.chips)

    def kernel(self, load: Load) -> Price:
        """On the chip that takes longest."""
        found = self._kernels.get(load)
        if found is None:
            found = self._kernels[load] = max(_on(load, chip) for chip in self.chips)
        return found

    def collective(self, op: Op) -> Price:
        """Of all its groups at once; groups of other sizes follow one another.

        Raises ProgramError for a device that the cluster does not have.
        """
        size = sum(v.type.bytes for v in op.results)
        key = (op.name, size, *(op.attrs.get(name) for name in _GROUPS))
        found = self._collectives.get(key)
        if found is None:
            found = self._collectives[key] = self._priced(op, size)
        return found

    def _priced(self, op: Op, size: int) -> Price:
        rows = by_width(device_rows(op, self.cluster.devices))
        last = max((max(row) for table in rows for row in table if row), default=0)
        if last >= self.cluster.devices:
            message = f"names device {last}, the cluster has {self.cluster.devices} devices"
            raise op_error(module_of(op), op, message)
        return self.moved(op.name, [np.array(table, np.int64) for table in rows], size)

    def moved(self, kind: str, tables: Sequence[Groups], size: float) -> Price:
        """A collective in the groups of each table: the one price (`spec/links.py`), rounded.

        `kind`: name of the op. `size`: bytes of its result on one device.
        """
        found, reached = self.links.together(kind, tables, size), self.links.reached(kind)
        busiest = tuple(one * reached for one in found.busy)
        if not found.seconds:
            return FREE._replace(busy=busiest, shares=busiest)
        shares = tuple(one / found.seconds for one in found.busy)
        time, floor = picoseconds(found.seconds), int(found.least * PER_SECOND)
        return Price(time, floor, 0, 0, busiest, shares, found.algorithm)


_GROUPS = ("replica_groups", "source_target_pairs", "use_global_device_ids", "channel_handle")


def _on(load: Load, chip: Chip) -> Price:
    computing, moving = (int(one * PER_SECOND) for one in ideal_seconds(load, chip))
    time = picoseconds(kernel_seconds(load, chip))
    return Price(time, max(computing, moving), computing, moving)


def picoseconds(seconds: float) -> int:
    """The nearest whole number."""
    return round(seconds * PER_SECOND)
