"""Ops of a chain in layers: the most bytes that a layer receives as few as can be.

best(r, k) = min over i of max(best(r - 1, i), received(i, k)) over cuts in which no layer has more
than (1 + slack) of the mean of flops, and each at least some heavy ops. Of those with the least
most, the least sum of bytes received; of those the least variance of flops: sums, so that a second
programme over pairs under the limit of the first finds them (Zheng et al., OSDI 2022, section 5.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

import numpy as np

from shardwright.passes.search.problem.problem import Bools, Floats, Ints

HEAVY, SLACK = 3, 0.6  # of the released code: heavy ops of a layer, flops beyond the mean


class Read(NamedTuple):
    """A value: bytes, the op that makes it, those that read it (all by number in the chain)."""

    bytes: float
    maker: int
    readers: tuple[int, ...]


class Clusters(NamedTuple):
    """`ends`: behind the last op of each layer; `most`, `total`: bytes that layers receive."""

    ends: tuple[int, ...]
    most: float
    total: float


def received(ops: int, reads: Sequence[Read]) -> Floats:
    """[ops, ops] bytes that a layer of ops i to j (both in) reads and does not make, each once."""
    found = np.zeros((ops, ops))
    for one in reads:
        readers = sorted(reader for reader in one.readers if reader > one.maker)
        first = one.maker + 1
        for reader in readers:  # from layers that begin here on, this is the first reader
            found[first : reader + 1, reader] += one.bytes
            first = max(first, reader + 1)
    return np.cumsum(found, axis=1)


def clustered(
    flops: Floats,
    heavy: Bools,
    reads: Sequence[Read],
    layers: int,
    least: int = HEAVY,
    slack: float = SLACK,
) -> Clusters | None:
    """So many layers of at least so many heavy ops each, None where no cuts allow for it."""
    ops = len(flops)
    work, weights = (np.concatenate([[0], np.cumsum(one)]) for one in (flops, heavy))
    size = work[None, 1:] - work[:-1, None]  # [first, last]
    legal = np.triu(weights[None, 1:] - weights[:-1, None] >= least)
    legal &= size <= (1 + slack) * work[-1] / layers * (1 + 1e-12)
    bytes_in = np.where(legal, received(ops, reads), inf)
    most = _least_most(bytes_in, layers)
    if not np.isfinite(most):
        return None
    ends, total = _least_sum(np.where(bytes_in <= most, bytes_in, inf), size, layers)
    return Clusters(ends, most, total)


def _least_most(bytes_in: Floats, layers: int) -> float:
    """Of any legal cuts, the most that a layer receives."""
    best = np.concatenate([[0.0], np.full(len(bytes_in), inf)])  # by where layers end
    for _ in range(layers):
        now = np.maximum(best[:-1, None], bytes_in).min(axis=0)
        best = np.concatenate([[inf], now])
    return float(best[-1])


def _least_sum(bytes_in: Floats, size: Floats, layers: int) -> tuple[tuple[int, ...], float]:
    """Ends and the sum of bytes, least; of those, least squares of flops."""
    ops = len(bytes_in)
    square = size**2
    sums = np.concatenate([[0.0], np.full(ops, inf)])
    squares = sums.copy()
    picked: list[Ints] = []
    for _ in range(layers):
        total = sums[:-1, None] + bytes_in
        least = total.min(axis=0)
        spread = np.where(total <= least, squares[:-1, None] + square, inf)
        first = spread.argmin(axis=0)
        picked.append(first)
        sums = np.concatenate([[inf], least])
        squares = np.concatenate([[inf], spread[first, np.arange(ops)]])
    ends: list[int] = []
    end = ops
    for first in reversed(picked):
        ends.append(end)
        end = int(first[end - 1])
    return tuple(reversed(ends)), float(sums[-1])
