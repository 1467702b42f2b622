"""Units that work what they made out again: copies of forward ops, for the way back, in the text.

A unit keeps what enters it alone, and what it hands on; a copy stands in front of the first op of
the way back that needs it, so that no more than one unit's are there at a time (Chen et al., 2016,
checkpoints at the borders of layers).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from shardwright.ir.core import Func, Op, Value, clone
from shardwright.passes.pipeline.stage_cuts.step_phases import BACKWARD
from shardwright.passes.search.building.staged.worked_again import (
    read_copies,
    reads_late,
    users_of,
)
from shardwright.spec.attributes import String
from shardwright.spec.plan import PHASE


def work_units_again(main: Func, unit_of: Mapping[int, int], again: Collection[int]) -> int:
    """Let ops of the way back read copies of the forward ops of units `again`. `unit_of`: by number
    of an op of main, which says its stage, its unit, for those of the forward pass. Gives how many
    copies there are.
    """
    ops = main.body.ops[:-1]
    there = {ops[number]: unit for number, unit in unit_of.items()}
    wanted = _wanted([ops[n] for n in sorted(unit_of) if unit_of[n] in again], there)
    number_of = {op: number for number, op in enumerate(ops)}
    copies = dict[Value, Value]()
    before = _anchors([op for op in ops if op in wanted], wanted, there, number_of)
    for op, anchor in before.items():
        made = clone(op, {value: copies[value] for value in op.operands if value in copies})
        made.set_note(PHASE, String(BACKWARD))
        main.body.insert_before(ops[anchor], made)
        copies.update(zip(op.results, made.results, strict=True))
    read_copies(before, copies, there)
    return len(before)


def _anchors(
    some: list[Op], wanted: set[Op], there: Mapping[Op, int], number_of: Mapping[Op, int]
) -> dict[Op, int]:
    """By op that is copied, in order, the number of the op in front of which its copy is first
    needed: of the way back, or one in front of which another copy needs it.
    """
    found: dict[Op, int] = {}
    for op in reversed(some):
        late = [number_of[user] for user in users_of(op) if reads_late(user, op, there)]
        found[op] = min([*late, *(found[user] for user in users_of(op) if user in wanted)])
    return {op: found[op] for op in some}


def _wanted(may: list[Op], there: Mapping[Op, int]) -> set[Op]:
    """Ops that are copied: read on the way back, or by one of the same unit that is."""
    found = set[Op]()
    for op in reversed(may):
        users, unit = users_of(op), there[op]
        if any(there.get(user, unit) != unit for user in users):
            continue  # what it makes is kept: it enters another unit
        if any(reads_late(user, op, there) or user in found for user in users):
            found.add(op)
    return found
