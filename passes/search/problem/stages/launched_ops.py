"""Seconds of ops that are launched one by one: a fixed time, bytes read, and operations on them."""

from __future__ import annotations

from typing import NamedTuple


class Launches(NamedTuple):
    """`flops`, operations, and `memory`, bytes, of a device in a second; `launch`, seconds of any
    op; `network`, bytes/s between two devices; `element`, bytes of one.
    """

    flops: float
    memory: float
    launch: float
    network: float
    element: float

    def product(self, m: int, k: int, n: int) -> float:
        """Of (m, k) by (k, n): reads both, a multiplication and an addition by triple."""
        read = self.element * (m * k + k * n)
        return self.launch + read / self.memory + 2 * m * k * n / self.flops

    def each(self, count: int, inputs: int) -> float:
        """One operation on every element, of so many inputs alike."""
        return self.launch + inputs * self.element * count / self.memory + count / self.flops

    def summed(self, size: float, among: int) -> float:
        """An all-reduce of so many bytes; 0 s of one device."""
        return 2 * size * (among - 1) / among / self.network
