"""Actions as text: torch's cells, `plan.actions` of a module, and torch's CSV.

A cell is stage, kind, micro-batch: `0F3`, `1SEND_B0`, `2REDUCE_GRAD`; `(0F1;3B0)OVERLAP_F_B` for
two at a time. Beyond torch's, `r1:` in front names a replica, `@2` behind the weights' version, and
`0SEND_F2>3`, `3RECV_F2<0` are both ends of a transfer past stages between.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from shardwright.passes.pipeline.schedules.actions import (
    KINDS,
    NOBODY,
    OF_STAGE,
    OVERLAP,
    RECEIVES,
    SENDS,
    Action,
    Lists,
    Skip,
    flat,
    in_turn,
    partner,
)

_KINDS = "|".join(sorted((kind for kind in KINDS if kind != OVERLAP), key=len, reverse=True))
_CELL = re.compile(
    rf"(?:r([0-9]{{1,3}}):)?([0-9]{{1,6}})({_KINDS})([0-9]{{1,7}})?(?:([<>])([0-9]{{1,6}}))?(?:@([0-9]{{1,6}}))?",
    re.ASCII,
)
_PAIR = re.compile(rf"\(([^();]*);([^();]*)\){OVERLAP}", re.ASCII)


def spelled(one: Action) -> str:
    """The cell of an action."""
    if one.kind == OVERLAP:
        return f"({';'.join(map(spelled, one.parts))}){OVERLAP}"
    replica = f"r{one.replica}:" if one.replica else ""
    version = f"@{one.version}" if one.version else ""
    number = "" if one.microbatch == NOBODY else one.microbatch
    end = "" if one.to == NOBODY else f"{'>' if one.kind in SENDS else '<'}{one.to}"
    return f"{replica}{one.stage}{one.kind}{number}{end}{version}"


def action_of(cell: str) -> Action | None:
    """The action of a cell; None for what is none."""
    pair = _PAIR.fullmatch(cell)
    if pair is not None:
        parts = tuple(action_of(part.strip()) for part in pair.groups())
        if any(part is None or part.parts for part in parts):
            return None
        return Action(OVERLAP, NOBODY, parts=tuple(part for part in parts if part is not None))
    match = _CELL.fullmatch(cell)
    if match is None:
        return None
    replica, stage, kind, number, arrow, end, version = match.groups()
    if (number is None) != (kind in OF_STAGE):
        return None
    microbatch = NOBODY if number is None else int(number)
    made = Action(kind, int(stage), microbatch, int(replica or 0), int(version or 0))
    if arrow is None:
        return made
    made = made._replace(to=int(end))
    is_right = kind in (SENDS if arrow == ">" else RECEIVES)
    return made if is_right and skip_of(made).is_legal else None


def skip_of(one: Action) -> Skip:
    """What an end of a transfer past stages is an end of."""
    sent = one if one.kind in SENDS else partner(one)
    return Skip(sent.kind, sent.stage, sent.to)


def row_text(line: Sequence[Action]) -> str:
    """A rank's list, cells between commas."""
    return ",".join(map(spelled, line))


def csv_text(lists: Lists) -> str:
    """A row per rank, as torch's `_load_csv` reads them: what goes past stages is handed on. Lists
    with replicas have no such form.
    """
    rows = ([one for one in line if one.to == NOBODY] for line in lists.ranks)
    return "".join(f"{row_text(row)}\n" for row in rows)


class BadCell(Exception):
    """A cell that is no action, or of a stage or micro-batch beyond the number of all cells.

    `rank`, its place in the row, and the text.
    """

    def __init__(self, rank: int, place: int, cell: str) -> None:
        super().__init__(cell)
        self.rank, self.place, self.cell = rank, place, cell


def lists_of(rows: Sequence[str]) -> Lists:
    """The lists of rows. Stages go round the ranks, unless rows say otherwise: a stage stands where
    its first action does. Raises BadCell.
    """
    ranks: list[tuple[Action, ...]] = []
    most = sum(row.count(",") + 1 for row in rows)
    for rank, row in enumerate(rows):
        line: list[Action] = []
        for place, cell in enumerate(row.split(",")):
            if not cell.strip():
                continue
            one = action_of(cell.strip())
            if one is None or max(one.stage, one.microbatch, one.replica, one.to) > most:
                raise BadCell(rank, place, cell.strip())
            line.append(one)
        ranks.append(tuple(line))
    every = [(rank, one) for rank, line in enumerate(ranks) for one in flat(line)]
    skips = {skip_of(one): None for _, one in every if one.to != NOBODY}
    stages = 1 + max((one.stage for _, one in every), default=0)
    microbatches = 1 + max((one.microbatch for _, one in every), default=0)
    replicas = 1 + max((one.replica for _, one in every), default=0)
    places = [list(in_turn(max(1, len(ranks)), stages)) for _ in range(replicas)]
    for rank, one in reversed(every):
        places[one.replica][one.stage] = rank
    held = tuple(map(tuple, places))
    return Lists(tuple(ranks), stages, max(1, microbatches), held, tuple(sorted(skips)))
