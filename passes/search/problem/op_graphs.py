"""Graphs of ops over tensors as index expressions, which methods that divide shapes read.

An op is loops, and for each tensor the loops that index it: y[i, j] = sum over k of x[i, k] w[k, j]
reads x by "ik" and w by "kj" and makes y by "ij". Loops that index no result are sums.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod
from typing import NamedTuple


class Access(NamedTuple):
    """A tensor by name, and by dim the loop that indexes it."""

    tensor: str
    loops: tuple[str, ...]


@dataclass(frozen=True)
class LoopOp:
    """`loops`: their sizes."""

    name: str
    loops: Mapping[str, int]
    reads: tuple[Access, ...]
    makes: Access

    @property
    def accesses(self) -> tuple[Access, ...]:
        return (*self.reads, self.makes)


@dataclass(frozen=True)
class OpGraph:
    """`shapes`: of all tensors. `width`: bytes of an element. `parts`: groups of each step."""

    ops: tuple[LoopOp, ...]
    shapes: Mapping[str, tuple[int, ...]]
    parts: tuple[int, ...]
    width: int = 4

    def elements(self, tensor: str) -> int:
        return prod(self.shapes[tensor])

    def divided(self, loops: Mapping[str, str], dims: Mapping[str, int], parts: int) -> OpGraph:
        """What one of the groups has: by op a loop, and by tensor a dim, divided."""
        ops = tuple(
            replace(op, loops={**op.loops, loops[op.name]: op.loops[loops[op.name]] // parts})
            for op in self.ops
        )
        shapes = {
            name: tuple(n // parts if k == dims[name] else n for k, n in enumerate(shape))
            for name, shape in self.shapes.items()
        }
        return replace(self, ops=ops, shapes=shapes, parts=self.parts[1:])


def prime_parts(devices: int) -> tuple[int, ...]:
    """Prime factors, the smallest first."""
    found: list[int] = []
    prime = 2
    while devices > 1:
        while devices % prime:
            prime += 1
        found.append(prime)
        devices //= prime
    return tuple(found)
