"""Ops whose blocks overlap along one dim, and a mesh that cuts that dim wherever the op has it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from shardwright.ir.core import Block, Func, Module, Op
from shardwright.spec.attributes import Attrs, MeshAttr, String
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.op import OpRow, Sample, Sig, ops
from shardwright.spec.sharding import Dim, sharding
from shardwright.spec.types import TensorType

from .op_cases import Case, module_of, regions_of

COUNTS = (2, 3, 4, 6, 8)  # blocks
_TRIES = 400


def case_of(row: OpRow, sample: Sample) -> Case:
    """A sample as a case."""
    block = Block(sample.ins)
    op = Op(row.name, block.args, sample.outs, sample.attrs, regions_of(sample), sample.notes)
    return Case(row, sample, block, block.append(op))


def overlapping(row: OpRow, sample: Callable[[Random], Sample], random: Random) -> Case | None:
    """A case with a factor that some count of blocks can exchange for; None when none was drawn."""
    for _ in range(_TRIES):
        case = case_of(row, sample(random))
        if exchangeable(case.sig):
            return case
    return None


def exchangeable(sig: Sig) -> list[tuple[int, int]]:
    """Factors and counts of blocks for which the op says what it needs."""
    return [(f, n) for f in sig.overlaps for n in COUNTS if sig.needs(f, n) is not None]
