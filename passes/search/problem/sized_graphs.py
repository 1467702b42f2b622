"""Graphs of ops over tensors of four dims n, c, h, w, which Double Recursive halves.

Every op keeps the shapes of its own tensors: what it reads may be cut otherwise than it was made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import inf, prod
from typing import NamedTuple

NONE = -1


class Cut(NamedTuple):
    """Of an op the dim that is cut of each input and of the output, `NONE`; `own`: its cost."""

    own: float
    ins: tuple[int, ...]
    out: int


class Edge(NamedTuple):
    """Op `user` reads as its input `input` what op `maker` makes."""

    maker: int
    user: int
    input: int


@dataclass(frozen=True)
class Level:
    """By op: `weights`; `cuts` it may take, at least one; elements of `taken` (input 0) and `made`.

    One that is `alone` looks at no neighbour, and takes its first cut.
    """

    weights: Sequence[float]
    cuts: Sequence[Sequence[Cut]]
    alone: Sequence[bool]
    taken: Sequence[float]
    made: Sequence[float]
    edges: Sequence[Edge]

    def order(self) -> list[int]:
        """Ops, the heaviest first, of equal ones the last."""
        return sorted(range(len(self.weights)), key=lambda op: (self.weights[op], op))[::-1]


N, C, H, W = range(4)
Shape = tuple[int, int, int, int]


class Kind(StrEnum):
    """`first`: batch norm, one hot, prelu, softmax and losses, unsorted segment; `uncut`: reshape,
    and what is not known.
    """

    MATMUL = "matmul"
    CONV = "conv"
    POOLING = "pooling"
    ELEMENTWISE = "elementwise"
    FIRST = "first"
    UNCUT = "uncut"


@dataclass(frozen=True)
class SizedOp:
    """`reads`: by input the op that makes it, `NONE`. A matmul multiplies h x w matrices."""

    name: str
    kind: Kind
    ins: tuple[Shape, ...]
    out: Shape
    reads: tuple[int, ...]

    def cuts(self) -> list[Cut]:
        """What it may take, in the order of ties; where it may take nothing, nothing."""
        found: list[Cut] = []
        if self.kind is Kind.MATMUL:
            found = self._of_product()
        elif self.kind is Kind.CONV:
            halved = Cut(prod(self.ins[1]) / 2, (N, NONE), N)
            found = [halved] if _is_even(self.ins[0], N) else []
        elif self.kind is not Kind.UNCUT:
            dims = (N, C) if self.kind is Kind.POOLING else (N, C, H, W)
            found = [self._along(dim) for dim in dims if _is_even(self.ins[0], dim)]
        return found or [Cut(0.0, (NONE,) * len(self.ins), NONE)]

    def costs(self) -> tuple[float, float, float]:
        """Of a matmul the costs of cutting rows, columns, and the sum."""
        i, j, k = self.ins[0][H], self.ins[1][W], self.ins[0][W]
        return j * k / 2 * 0.25, i * k / 2, i * j / 2

    def weight(self) -> float:
        """The heaviest op goes first."""
        if self.kind is Kind.MATMUL:
            return max(self.costs())
        if self.kind is Kind.CONV:
            return min(prod(self.ins[1]) / 2, prod(self.ins[0]) / 2, prod(self.out) / 2)
        return inf if self.kind is Kind.FIRST else 0.0

    def halved(self, cut: Cut) -> SizedOp:
        """What one of two groups has."""
        ins = tuple(_halved(shape, dim) for shape, dim in zip(self.ins, cut.ins, strict=True))
        return replace(self, ins=ins, out=_halved(self.out, cut.out))

    def _of_product(self) -> list[Cut]:
        (a, b), costs = self.ins, self.costs()
        every = (
            (a[H], Cut(costs[0], (H, NONE), H)), (b[W], Cut(costs[1], (NONE, W), W)),
            (a[W], Cut(costs[2], (W, H), NONE)),
        )  # fmt: skip
        return [cut for size, cut in every if size % 2 == 0]

    def _along(self, dim: int) -> Cut:
        """Every tensor of the op along a dim, those left out that do not divide."""
        ins = tuple(dim if _is_even(shape, dim) else NONE for shape in self.ins)
        return Cut(0.0, ins, dim if _is_even(self.out, dim) else NONE)


@dataclass(frozen=True)
class SizedGraph:
    """`levels`: two-way cuts, one inside another."""

    ops: tuple[SizedOp, ...]
    levels: int

    def level(self) -> Level:
        """What the next cut chooses from."""
        ops = self.ops
        cuts = [op.cuts() for op in ops]
        edges = [
            Edge(maker, user, number)
            for user, op in enumerate(ops)
            for number, maker in enumerate(op.reads)
            if maker != NONE
        ]
        alone = [
            op.kind is Kind.FIRST or {some[0].out, *some[0].ins} == {NONE}
            for op, some in zip(ops, cuts, strict=True)
        ]
        taken = [float(prod(op.ins[0])) for op in ops]
        made = [float(prod(op.out)) for op in ops]
        return Level([op.weight() for op in ops], cuts, alone, taken, made, edges)

    def halved(self, cuts: tuple[Cut, ...]) -> SizedGraph:
        pairs = zip(self.ops, cuts, strict=True)
        return replace(self, ops=tuple(op.halved(cut) for op, cut in pairs), levels=self.levels - 1)


def _is_even(shape: Shape, dim: int) -> bool:
    return shape[dim] % 2 == 0


def _halved(shape: Shape, dim: int) -> Shape:
    n, c, h, w = (size // 2 if k == dim else size for k, size in enumerate(shape))
    return n, c, h, w
