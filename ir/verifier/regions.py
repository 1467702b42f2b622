"""Region signatures for the checks of op rows: arguments and returned types."""

from __future__ import annotations

from shardwright.ir.core import Op, Region
from shardwright.spec.op import bodies_problem, inferred_problem
from shardwright.spec.verifying.bodies import Body


def region_problem(op: Op) -> str | None:
    """The problem with the regions of an op, each of one block; None if nothing."""
    row = op.row
    if row is None or row.check_bodies is None:
        return None
    frame = row.structure
    if frame is not None and frame.ends_with and not all(r.block.ops for r in op.regions):
        return None  # the block is what is wrong
    return bodies_problem(op.sig, tuple(map(_body, op.regions)))


def result_problem(op: Op) -> str | None:
    """The problem with the results of an op whose regions, of one block each, are in order."""
    row = op.row
    if row is None or row.infer is None or any(len(r.blocks) != 1 for r in op.regions):
        return None
    return inferred_problem(op.sig, tuple(map(_body, op.regions)))


def _body(region: Region) -> Body:
    block = region.block
    args = tuple([value.type for value in block.args])
    if not block.ops:
        return Body(args, (), False)
    end = block.ops[-1]
    return Body(args, tuple([value.type for value in end.operands]), end.is_terminator)
