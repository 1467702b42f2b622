"""What `plan.remat` says of an op holds for all that is written for it."""

from __future__ import annotations

from collections.abc import Iterable

from shardwright.ir.core import Op
from shardwright.spec import plan
from shardwright.spec.attributes import Unit


def keep_remat(op: Op, made: Iterable[Op]) -> None:
    """Name ops made for one that is worked out again; numbers are worked out for nothing."""
    if plan.REMAT not in op.notes:
        return
    for one in made:
        if one.operands and any(value.shape for value in one.results):
            one.set_note(plan.REMAT, Unit())
