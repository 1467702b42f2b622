"""Stages that work activations out again: copies of forward ops, for the way back, in the text.

A stage then keeps what enters it alone (checkpoints of Chen et al., 2016, at borders of stages).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from shardwright.ir.core import Func, Op, Value, clone
from shardwright.passes.pipeline.stage_cuts.step_phases import BACKWARD
from shardwright.spec.attributes import String
from shardwright.spec.plan import PHASE, STAGE


def work_again(main: Func, forward: Collection[int], again: Collection[int]) -> int:
    """Let ops of the way back read copies of ops of the forward pass on their stage, which stand on
    the way back too. `forward`, `again`: numbers of ops of main, with stages; those of the forward
    pass, and of them those that are worked out again. How many copies.
    """
    ops = main.body.ops[:-1]
    there = {ops[number] for number in forward}
    may = [ops[number] for number in sorted(again)]
    wanted = set[Op]()
    for op in reversed(may):
        if any(
            reads_late(user, op, there) or (user in wanted and user.notes[STAGE] == op.notes[STAGE])
            for user in users_of(op)
        ):
            wanted.add(op)
    copied = [op for op in may if op in wanted]
    copies = dict[Value, Value]()
    for op in copied:
        own = {value: copies[value] for value in op.operands if _is_beside(value, op, copies)}
        made = clone(op, dict(own))
        made.set_note(PHASE, String(BACKWARD))
        main.body.insert_after(op, made)
        copies.update(zip(op.results, made.results, strict=True))
    read_copies(copied, copies, there)
    return len(copied)


def read_copies(
    some: Iterable[Op], copies: Mapping[Value, Value], there: Collection[Op]
) -> None:  # fmt: skip
    """Let ops of the way back read copies of what some ops make. `there`: the forward pass."""
    for op in some:
        for old in op.results:
            for user, index in list(old.uses):
                if reads_late(user, op, there):
                    user.set_operand(index, copies[old])


def users_of(op: Op) -> list[Op]:
    """The ops that take what an op makes."""
    return [user for value in op.results for user, _ in value.uses]


def reads_late(user: Op, op: Op, there: Collection[Op]) -> bool:
    """Whether a user belongs to the way back of the op's own stage."""
    is_late = user not in there and STAGE in user.notes and PHASE not in user.notes
    return is_late and user.notes[STAGE] == op.notes[STAGE]


def _is_beside(value: Value, op: Op, copies: Collection[Value]) -> bool:
    maker = value.op
    return value in copies and maker is not None and maker.notes.get(STAGE) == op.notes[STAGE]
