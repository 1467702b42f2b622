"""The calls of a step in stages in one order in which all lists of actions can run them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from shardwright.ir.analysis.staged_step import StagedStep, StagePiece
from shardwright.ir.core import Value

_CELL = re.compile(r"(\d+)([FBIW])(\d+)")


class Turn(NamedTuple):
    """A call for a micro-batch; None for what runs once."""

    piece: StagePiece
    microbatch: int | None


def ordered(step: StagedStep) -> Iterator[Turn]:
    """All calls of a step, each behind what makes what it takes; of a rank in its order.

    `step`: one whose lists can run.
    """
    yield from (Turn(one, None) for one in step.setup)
    yield from _passes(step)
    yield from (Turn(one, None) for one in step.updates)


def _passes(step: StagedStep) -> Iterator[Turn]:
    by_name = {(one.stage, one.kind): one for one in step.passes}
    left = [
        [
            (by_name[int(stage), kind], int(turn))
            for stage, kind, turn in _CELL.findall(row)
            if (int(stage), kind) in by_name  # a first stage may have no gradients of inputs
        ]
        for row in step.rows
    ]
    made: set[tuple[Value, int]] = set()

    def is_ready(one: StagePiece, turn: int) -> bool:
        return all((value, turn) in made for value in one.takes if value in step.made_in)

    while any(left):
        before = len(made), sum(map(len, left))
        for row in left:
            while row and is_ready(*row[0]):
                one, turn = row.pop(0)
                made.update((value, turn) for value in one.makes)
                yield Turn(one, turn)
        assert (len(made), sum(map(len, left))) != before, "lists that wait are refused before"
