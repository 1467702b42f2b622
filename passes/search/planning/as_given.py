"""The program as it was given, as one plan among others: no search ends slower than it began.

It is what propagation makes of the text's own annotations, and of a text without any the program
that is whole on every device. Tables do not see what the passes make of that.
"""

from __future__ import annotations

from shardwright.ir.errors import ProgramError
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Candidate

GIVEN = "given"  # what such a plan is called


def as_given(task: Task) -> Candidate | None:
    """None of programs that take long to price: of those without annotations rules tell more, as
    whole they do all work on every device. None, too, where it does not go with what is asked.
    """
    if task.is_large or not (task.is_short or task.is_bound):
        return None
    try:
        made = task.on(task.meshes[0])
    except ProgramError:
        return None
    return Candidate(way=GIVEN, mesh=task.meshes[0], make=lambda: made, is_kept=True)
