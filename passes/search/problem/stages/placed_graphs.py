"""Graphs of ops whose nodes stand on accelerators or CPUs: what such problems are, and what an
assignment of theirs costs (Tarnawski et al., NeurIPS 2020, section 3).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shardwright.passes.search.problem.problem import Floats, Ints


def summed(of: Ints, values: NDArray[Any], count: int) -> Floats:
    """[count] sums of values [n] over what each belongs to."""
    return np.asarray(np.bincount(of, values, minlength=count), np.float64)


@dataclass(frozen=True)
class PlacedGraph:
    """Of n nodes: `ids` of the file; `accelerator`, `cpu` times (ms; `runs`: whether an accelerator
    runs it, 0 ms where not); `memory` (bytes); `backward`; `group` [n]: nodes of one number stand
    on one device. `edges` [E, 2]; `sends` [n]: ms to bring a node's result to or from an
    accelerator. At most `accelerators` of `cap` bytes each, and `cpus`.
    """

    ids: tuple[int | str, ...]
    accelerator: Floats
    cpu: Floats
    runs: NDArray[np.bool_]
    memory: Floats
    backward: NDArray[np.bool_]
    group: Ints
    edges: Ints
    sends: Floats
    accelerators: int
    cpus: int
    cap: float

    def loads(self, device: Ints) -> Floats:
        """[accelerators + CPUs] ms that each device is busy: its ops, and on accelerators every
        tensor that crosses its border, once. `device` [n]: accelerators first.
        """
        total = self.accelerators + self.cpus
        on_cpu = device >= self.accelerators
        times = np.where(on_cpu, self.cpu, self.accelerator)
        found = summed(device, times, total)
        maker, user = self.edges[:, 0], self.edges[:, 1]
        across = device[maker] != device[user]
        into = {(int(u), int(device[v])) for u, v in self.edges[across]}
        out = {int(u) for u in maker[across]}
        for node, target in sorted(into):
            found[target] += self.sends[node] if target < self.accelerators else 0.0
        for node in sorted(out):
            found[device[node]] += self.sends[node] if not on_cpu[node] else 0.0
        return found

    def bytes_of(self, device: Ints) -> Floats:
        """[accelerators + CPUs] bytes that each holds."""
        return summed(device, self.memory, self.accelerators + self.cpus)

    def work_bound(self) -> float:
        """ms: no assignment has a lighter heaviest device, by its ops alone; inf where some op runs
        nowhere. Ops in fractions, and the heaviest op where it is quickest.
        """
        fast = np.where(self.runs & (self.accelerators > 0), self.accelerator, np.inf)
        slow = self.cpu if self.cpus else np.full(len(self.cpu), np.inf)
        each = np.minimum(fast, slow)
        if not len(each) or not np.isfinite(each).all():
            return np.inf if len(each) else 0.0
        low, high = 0.0, float(each.sum())
        for _ in range(60):
            middle = (low + high) / 2
            low, high = (low, middle) if self._fits(middle, fast, slow) else (middle, high)
        return max(low, float(each.max()))

    def _fits(self, limit: float, fast: Floats, slow: Floats) -> bool:
        """Whether ops, in fractions, take no device longer than `limit`."""
        must = ~np.isfinite(fast)
        room = self.cpus * limit - float(slow[must].sum())
        left = float(fast[~must].sum()) - self.accelerators * limit
        return room >= 0 and left <= (self.offloaded(room) if self.cpus else 0.0)

    def offloaded(self, room: float) -> float:
        """ms of accelerators that `room` ms of CPUs save at most, ops in fractions."""
        fast, slow = self.accelerator[self.runs], self.cpu[self.runs]
        free = slow <= 0
        gain = fast[~free] / slow[~free]
        order = np.argsort(-gain, kind="stable")
        costs = slow[~free][order]
        taken = np.clip((room - np.cumsum(costs)) / costs + 1, 0, 1)
        return float(fast[free].sum() + (taken * fast[~free][order]).sum())
