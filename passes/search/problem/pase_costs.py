"""What an op of PaSE's networks costs, in flop-equivalents, by degrees of its iteration space.

`local`: sizes of the dims of the iteration space on a device, [K, d]; `degree`: parts of each dim,
[K, d]. A word that is sent costs R flop-equivalents: 10 TFLOP/s over 16 GB/s and 8 bytes a word.
Forward and backward of a product are charged together (3 x), and what is sent for both. Source:
Elango, PaSE, IPDPS 2021, section 4, and its public code.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from shardwright.passes.search.problem.problem import Floats

WORD = 10_000 / (16 / 8)  # R: flops a nanosecond by words a nanosecond
GATES = 4  # of an LSTM


class Form(Protocol):
    """Costs by strategy; equal forms of equal domains cost the same."""

    def __call__(self, local: Floats, degree: Floats) -> Floats: ...


def all_reduce(words: Floats, parts: Floats) -> Floats:
    """A ring over `parts` devices, of `words` on each."""
    return WORD * words / parts * 2 * (parts - 1)


def overlap(made: Floats, read: Floats) -> Floats:
    """[A, B] words of a tensor that a device has of those it reads.

    `made`: [A, t] sizes of its part, `read`: [B, t] of the part that is asked for.
    """
    found = np.ones((len(made), len(read)))
    for one, other in zip(made.T, read.T, strict=True):
        found *= np.minimum.outer(one, other)
    return found


def asked(shape: tuple[int, ...], made: Floats, read: Floats) -> Floats:
    """[A, B] words of a tensor that a device reads and has not made.

    `made`: [A, t] parts of its dims where it is made, `read`: [B, t] where it is read. What is read
    in more parts than it is made in comes whole: no device need have its own part.
    """
    sizes = np.array(shape, np.float64)
    kept = overlap(sizes / made, sizes / read)
    kept[made.prod(axis=1)[:, None] < read.prod(axis=1)] = 0.0
    return np.maximum(0.0, (sizes / read).prod(axis=1) - kept)


def _of(array: Floats, dims: tuple[int, ...]) -> Floats:
    """[K] product over some dims."""
    return array[:, list(dims)].prod(axis=1)


@dataclass(frozen=True)
class Product:
    """A product of matrices: dims of the batch, of m, n and k. `after`: pointwise ops behind it.

    `wide`, `deep`: what n and k are multiplied by.
    """

    batch: tuple[int, ...]
    m: tuple[int, ...]
    n: tuple[int, ...]
    k: tuple[int, ...]
    after: int = 0
    wide: int = 1
    deep: int = 1

    def __call__(self, local: Floats, degree: Floats) -> Floats:
        m, n, k = _of(local, self.m), self.wide * _of(local, self.n), self.deep * _of(local, self.k)
        qm, qn, qk = (_of(degree, dims) for dims in (self.m, self.n, self.k))
        sent = all_reduce(m * n, qk) + all_reduce(m * k, qn) + all_reduce(n * k, qm)
        return _of(local, self.batch) * (3 * m * n * k + 3 * self.after * m * n + sent)


@dataclass(frozen=True)
class Recurrent:
    """An LSTM over (layers, sequence, batch, out, in): its products, and states handed on."""

    gates = Product((0,), (1, 2), (3,), (4,), after=3, wide=GATES, deep=2)

    def __call__(self, local: Floats, degree: Floats) -> Floats:
        made, read = local[:, [2, 3]], local[:, [2, 4]]
        parts = _of(degree, (2, 3)), _of(degree, (2, 4))
        kept = np.where(parts[1] > parts[0], 0.0, np.minimum(made, read).prod(axis=1))
        steps = local[:, 0] * degree[:, 0] * local[:, 1]  # of all layers, wherever they are
        states = steps * WORD * np.maximum(0.0, read.prod(axis=1) - kept)
        return self.gates(local, degree) + states


@dataclass(frozen=True)
class Pointwise:
    """`after`: further pointwise ops in the same one."""

    after: int = 0

    def __call__(self, local: Floats, degree: Floats) -> Floats:
        return (1 + self.after) * local.prod(axis=1)


@dataclass(frozen=True)
class Norm:
    """A normalisation whose parameters lie along `axis`."""

    axis: int

    def __call__(self, local: Floats, degree: Floats) -> Floats:
        every, own, parts = local.prod(axis=1), local[:, self.axis], degree[:, self.axis]
        others = degree.prod(axis=1) / parts
        return 16 * every + 4 * all_reduce(every / own, parts) + 4 * all_reduce(own, others)


@dataclass(frozen=True)
class Softmax:
    """A softmax along an axis of so many entries in all."""

    axis: int
    size: int

    def __call__(self, local: Floats, degree: Floats) -> Floats:
        every, own, parts = local.prod(axis=1), local[:, self.axis], degree[:, self.axis]
        sent = 2 * all_reduce(every / own, parts) + all_reduce(self.size * every / own, parts)
        return (4 + self.size) * every + sent


@dataclass(frozen=True)
class Loss:
    """Softmax and cross entropy along the last dim."""

    def __call__(self, local: Floats, degree: Floats) -> Floats:
        rows = local[:, :-1].prod(axis=1)
        sent = np.where(degree[:, -1] > 1, 2 * WORD * rows, 0.0)
        return 4 * local.prod(axis=1) + 2 * rows + sent


@dataclass(frozen=True)
class Pool:
    """A pooling of maps of h x w with windows of r x s; devices fetch borders of their parts."""

    h: int
    w: int
    r: int
    s: int

    def __call__(self, local: Floats, degree: Floats) -> Floats:
        h, w = self.h / degree[:, 2], self.w / degree[:, 3]
        r, s = (np.where(degree[:, at] > 1, n, 0) for at, n in ((2, self.r), (3, self.s)))
        borders = local[:, 0] * local[:, 1] * ((h + r) * (w + s) - h * w)
        return local.prod(axis=1) + WORD * borders


@dataclass(frozen=True)
class Mean:
    """A mean over maps, dims 2 and 3."""

    def __call__(self, local: Floats, degree: Floats) -> Floats:
        return all_reduce(local.prod(axis=1), _of(degree, (2, 3)))


@dataclass(frozen=True)
class Free:
    """Costs nothing."""

    def __call__(self, local: Floats, degree: Floats) -> Floats:
        return np.zeros(len(local))
