"""Layers in segments on submeshes: what each takes, and how many stages may follow it.

`alpa-inter:L=12,D=16,B=32` is made by a recipe: layer i weighs w = 1 + (7 i mod 5) / 2. A segment
of n layers on N devices takes sum w / N + 0.05 (N - 1) / N n, and 0.2 more on several hosts of
eight; it holds 2 sum w / N of 8, and 0.25 n / N for each stage that follows. Hosts are one, two or
four.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.instances import numbers_of
from shardwright.passes.search.problem.problem import Floats, Ints

HOST = 8  # devices of one
_HOSTS = (2, 4)
_MOST = {"L": 100, "D": 256, "B": 1_000_000}
_ROOM = 8.0
_NEVER = -1


class Submesh(NamedTuple):
    """Hosts, and devices of each; `way`: which of several ways to use them, in words."""

    hosts: int
    each: int
    way: str = ""

    @property
    def devices(self) -> int:
        return self.hosts * self.each

    def __str__(self) -> str:
        return f"{self.hosts}x{self.each}{self.way}"


@dataclass(frozen=True)
class SubmeshTable:
    """Of L layers and M submeshes, or ways to use these: `time` [L, L, M] of layers i to j (both
    in), inf where they do not run or j < i; `fixed`, `each` likewise: bytes of a device, and those
    by stage that follows; it holds `cap`. `devices`: of all stages together.
    """

    time: Floats
    fixed: Floats
    each: Floats
    submeshes: tuple[Submesh, ...]
    devices: int
    microbatches: int
    cap: float
    unit: str = "s"

    @property
    def layers(self) -> int:
        return len(self.time)

    def later(self) -> Ints:
        """[L, L, M] stages that may follow, -1 where there is no such stage."""
        with np.errstate(divide="ignore", invalid="ignore"):
            found = np.floor((self.cap - self.fixed) / self.each)
        found = np.where(self.fixed <= self.cap, np.nan_to_num(found, nan=np.inf), _NEVER)
        found = np.where(np.isfinite(self.time), found, _NEVER)
        return np.clip(found, _NEVER, self.layers).astype(np.int64)


def synthetic_layers(text: str) -> SubmeshTable:
    """The recipe, of a name. Raises ProgramError for settings that are missing or not known."""
    given = numbers_of(text, text.partition(":")[2], dict.fromkeys(_MOST, -1), _MOST)
    layers, devices, microbatches = (given[key] for key in _MOST)
    submeshes = tuple(shapes(devices, _HOSTS))
    weights = 1 + (7 * np.arange(layers) % 5) / 2
    sums = np.concatenate([[0.0], np.cumsum(weights)])
    first, last = np.arange(layers)[:, None], np.arange(layers)[None, :]
    weight, count = (sums[last + 1] - sums[first])[:, :, None], (last + 1 - first)[:, :, None]
    size = np.array([one.devices for one in submeshes], np.float64)
    far = 0.2 * np.array([one.hosts > 1 for one in submeshes])
    time = weight / size + 0.05 * (size - 1) / size * count + far
    time = np.where(count > 0, time, np.inf)
    fixed, each = 2 * weight / size, 0.25 * count / size
    return SubmeshTable(time, fixed, each, submeshes, devices, microbatches, _ROOM)


def shapes(devices: int, hosts: tuple[int, ...], each: int = HOST) -> list[Submesh]:
    """1 x 2^k within a host of `each` devices, and so many whole hosts, as there are devices."""
    inner = [Submesh(1, 1 << k) for k in range(each.bit_length()) if 1 << k <= min(devices, each)]
    return [*inner, *(Submesh(one, each) for one in hosts if one * each <= devices)]
