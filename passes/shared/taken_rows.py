"""Rows that a slice takes along one dim."""

from __future__ import annotations

from typing import NamedTuple

from shardwright.ir.core import Op
from shardwright.spec.sharding_rules.dataflow import SLICE
from shardwright.spec.values.fields import ints


class TakenRows(NamedTuple):
    """Positions [start, stop) of a dim."""

    dim: int
    start: int
    stop: int


def taken_rows(op: Op) -> TakenRows | None:
    """The rows that an op takes of its operand; None where it is no slice, or cuts several dims."""
    if op.name != SLICE:
        return None
    names = "start_indices", "limit_indices", "strides"
    starts, limits, strides = (ints(op.attrs, name) for name in names)
    shape = op.operands[0].shape
    cut = [d for d, n in enumerate(shape) if limits[d] - starts[d] < n]
    if len(cut) != 1 or any(stride != 1 for stride in strides):
        return None
    (dim,) = cut
    return TakenRows(dim, starts[dim], limits[dim])
