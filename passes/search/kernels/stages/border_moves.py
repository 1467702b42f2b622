"""Moves nodes at borders of devices, while the heaviest device gets lighter.

load(device) = weights of its nodes + each tensor that touches it and another device, once. A node
with a neighbour elsewhere moves there when the largest load falls, or is equal and all tensors that
cross fall; memory of a device stays within a cap (FTPipe, Eliad et al., USENIX ATC 2021).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

_SAME = 1e-12  # relative: loads that are equal but for the order of sums


@dataclass(frozen=True)
class Bordered:
    """Of n nodes `weights`, `memory`; `tensors`: weight, and the nodes that touch it; `cap`."""

    weights: Sequence[float]
    memory: Sequence[float]
    tensors: Sequence[tuple[float, frozenset[int]]]
    cap: float


class Loads:
    """An assignment, and what its devices carry."""

    def __init__(self, graph: Bordered, device: Sequence[int], devices: int) -> None:
        self.graph, self.device = graph, list(device)
        self.load, self.held = [0.0] * devices, [0.0] * devices
        self.near: list[list[int]] = [[] for _ in graph.weights]
        self.touched: list[dict[int, int]] = [{} for _ in graph.tensors]
        self.crossing = 0.0
        for node, one in enumerate(self.device):
            self.load[one] += graph.weights[node]
            self.held[one] += graph.memory[node]
        for number, (_, nodes) in enumerate(graph.tensors):
            for node in sorted(nodes):
                self.near[node].append(number)
                one = self.device[node]
                self.touched[number][one] = self.touched[number].get(one, 0) + 1
            self._add(number, 1)

    def _add(self, number: int, sign: int) -> None:
        """Put a tensor on, or take it off, the devices that it crosses between."""
        on = self.touched[number]
        if len(on) > 1:
            for one in on:
                self.load[one] += sign * self.graph.tensors[number][0]
                self.crossing += sign * self.graph.tensors[number][0]

    def move(self, node: int, to: int) -> None:
        """Put a node on another device."""
        here = self.device[node]
        for number in self.near[node]:
            self._add(number, -1)
            on = self.touched[number]
            on[here] -= 1
            if not on[here]:
                del on[here]
            on[to] = on.get(to, 0) + 1
            self._add(number, 1)
        self.device[node] = to
        for values, size in ((self.load, self.graph.weights), (self.held, self.graph.memory)):
            values[here] -= size[node]
            values[to] += size[node]

    def others(self, node: int) -> list[int]:
        """Devices of neighbours, but its own."""
        found = {one for number in self.near[node] for one in self.touched[number]}
        return sorted(found - {self.device[node]})


def refined(graph: Bordered, device: Sequence[int], devices: int) -> list[int]:
    """The assignment after all moves that help, node by node until none does."""
    loads = Loads(graph, device, devices)
    is_moving = True
    while is_moving:
        is_moving = False
        for node in range(len(graph.weights)):
            for to in loads.others(node):
                is_moving |= _tried(loads, node, to)
    return loads.device


def _tried(loads: Loads, node: int, to: int) -> bool:
    """Move a node if that helps."""
    if loads.held[to] + loads.graph.memory[node] > loads.graph.cap:
        return False
    here, most, crossing = loads.device[node], max(loads.load), loads.crossing
    if here == to:
        return False
    loads.move(node, to)
    now, slack = max(loads.load), most * _SAME
    is_less = now <= most + slack and loads.crossing < crossing * (1 - _SAME) - slack
    if now < most - slack or is_less:
        return True
    loads.move(node, here)
    return False
