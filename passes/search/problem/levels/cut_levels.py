"""Levels of two-way cuts: by op the cuts that it may take, and who reads what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
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
