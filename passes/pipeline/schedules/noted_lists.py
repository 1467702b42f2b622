"""The lists that a module states: `plan.actions`, else those of `plan.schedule`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from shardwright.ir.analysis.staged_step import copies_of
from shardwright.ir.core import Module, Op
from shardwright.ir.diagnostics.at_op import op_error, place_of
from shardwright.ir.errors import error, note
from shardwright.passes.pipeline.schedules.action_text import BadCell, lists_of, row_text
from shardwright.passes.pipeline.schedules.actions import Lists, PassTimes, in_turn
from shardwright.passes.pipeline.schedules.named_lists import lists_of_schedule
from shardwright.passes.pipeline.schedules.validation import broken
from shardwright.spec.attributes import Array, Int, String
from shardwright.spec.plan import ACTIONS, MICROBATCHES, SCHEDULE, STAGES
from shardwright.spec.schedule_names import Named

_FORWARD = re.compile(r"(?:^|[,(;])\s*([0-9]{1,6})F[0-9]", re.ASCII)


def note_lists(module: Module, lists: Lists) -> None:
    """Write lists into a module, a string per rank."""
    module.set_note(ACTIONS, Array(tuple(String(row_text(line)) for line in lists.ranks)))


def note_schedule(module: Module, groups: int, microbatches: int, schedule: Named) -> None:
    """Write how a module's stages run: on so many groups of devices."""
    module.set_note(STAGES, Int(groups))
    module.set_note(MICROBATCHES, Int(microbatches))
    module.set_note(SCHEDULE, String(str(schedule)))


def noted_rows(module: Module) -> list[str] | None:
    """The rows of `plan.actions`; None where a module has none."""
    found = module.notes.get(ACTIONS)
    if not isinstance(found, Array):
        return None
    return [one.value for one in found if isinstance(one, String)]


def noted_lists(module: Module) -> Lists | None:
    """The lists of `plan.actions`; None where a module has none. Where no cell names a replica, the
    copies of the model that the schedule runs are among the stages. Raises BadCell.
    """
    rows = noted_rows(module)
    if rows is None:
        return None
    found = lists_of(rows)
    return found if len(found.places) > 1 else replace(found, copies=copies_of(module))


def noted_places(module: Module) -> tuple[int, ...]:
    """By stage the rank that `plan.actions` puts it on; empty where there are none, where they are
    none, where a stage stands on two ranks, and where stages go round all ranks, as often each.
    """
    rows = noted_rows(module) or []
    found: dict[int, int] = {}
    for rank, row in enumerate(rows):
        for match in _FORWARD.finditer(row):
            if found.setdefault(int(match[1]), rank) != rank:
                return ()
    places = tuple(found.get(stage, 0) for stage in range(len(found)))
    ranks = max(1, len(rows))
    is_round = len(places) % ranks == 0 and places == in_turn(ranks, len(places))
    return () if is_round else places


def lists_in(
    module: Module,
    op: Op,
    schedule: Named,
    ranks: int,
    microbatches: int,
    times: Sequence[PassTimes] = (),
    stages: int | None = None,
) -> Lists:
    """The lists by which a loop over micro-batches is played; `op` for messages. `stages`: those of
    the loop, ranks times chunks without it.

    Raises ProgramError for lists that are no schedule, or of another pipeline.
    """
    try:
        found = noted_lists(module)
    except BadCell as bad:
        said = f'is played by {ACTIONS}, whose rank {bad.rank} has "{bad.cell[:40]}"'
        raise op_error(module, op, said, help="write actions such as 0F0,0B0") from None
    if found is None:
        return lists_of_schedule(schedule, ranks, microbatches, times)
    sizes = len(found.ranks), found.stages, found.microbatches
    wanted = ranks, stages or ranks * schedule.chunks, microbatches
    if sizes != wanted or len(found.places) > 1:
        names = ("ranks", "stages", "micro-batches")
        actual, expected = (
            ", ".join(f"{n} {name}" for n, name in zip(one, names, strict=True))
            for one in (sizes, wanted)
        )
        said = f"is played by {ACTIONS} of {actual}, expected {expected}"
        raise op_error(module, op, said, help=f"leave out {ACTIONS}: plan.schedule says them")
    faults = broken(found)
    if faults:
        said = f"is played by {ACTIONS}, which is no schedule: it breaks rule {faults[0].rule}"
        help = f"leave out {ACTIONS}: plan.schedule says them"
        notes = (note(faults[0].message),)
        raise error(f"'{op.name}' op {said}", place_of(module, op), notes=notes, help=help)
    return found
