"""Questions about schedules in words: `interleaved:2`, `18.5,18.1,9.3,0.6`, `6`; each checked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm

from shardwright.ir.errors import ProgramError, error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.pipeline.schedules.actions import PassTimes
from shardwright.passes.pipeline.schedules.named_lists import least_held
from shardwright.spec.schedule_names import (
    SCHEDULES,
    SPELLED,
    Named,
    legal_microbatches,
    legal_ranks,
    named,
)

MOST_RANKS, MOST_PASSES = 4096, 100_000
UNIT_TIMES = "1,1,1,0"
_NUMBER = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?|\.[0-9]{1,9}", re.ASCII)
_NAMES = ("F", "I", "W", "COMM")


@dataclass(frozen=True)
class Asked:
    """A schedule on so many ranks, with times of a rank's part of the model per micro-batch: F, I,
    W, and of a hop. `limit`: most activations on a rank; None: the schedule's own.
    """

    schedule: Named
    ranks: int
    microbatches: int
    times: tuple[Fraction, Fraction, Fraction, Fraction]
    limit: Fraction | None = None

    @cached_property
    def scale(self) -> int:
        """Whole units of a time of one."""
        parts = [one / self.schedule.chunks for one in self.times[:3]]
        return lcm(*(one.denominator for one in (*parts, self.times[3])))

    @cached_property
    def stages(self) -> list[PassTimes]:
        """Times of stages, each a part of a rank's, in units of one over `scale`."""
        parts = [one / self.schedule.chunks for one in self.times[:3]]
        whole = PassTimes(*(int(one * self.scale) for one in (*parts, self.times[3])))
        return [whole] * (self.ranks * self.schedule.chunks)


def stated(
    name: str, ranks: int, microbatches: int, times: str = "", limit: str | None = None
) -> Asked:
    """The question that words ask. Raises ProgramError with exit code 2."""
    schedule = read_schedule(name)
    _expect_counts(schedule, ranks, microbatches)
    numbers = read_times(times or UNIT_TIMES)
    found = None if limit is None else read_number(limit, "memory limit")
    if found is not None:
        _expect_room(schedule, ranks, microbatches, found)
    return Asked(schedule, ranks, microbatches, numbers, found)


def expect_plannable(schedule: Named, copies: bool = False) -> None:
    """Raises ProgramError with exit code 2 for a schedule that a planner of stages does not take.
    `copies`: whether the planner takes several copies of the model.
    """
    if schedule.row.limit or (schedule.row.replicas > 1 and not copies):
        message = f'"{schedule}" is not planned for: its order is searched, or runs two copies'
        raise error(message, help='use "gpipe", "1f1b", "interleaved:2" or "zb-h1"', code=USAGE)


def read_schedule(name: str) -> Named:
    """Raises ProgramError for what is no schedule."""
    found = named(name)
    if found is not None:
        return found
    word = name.partition(":")[0]
    row = SCHEDULES.get(word)
    if row is None:
        raise _refused(f'unknown schedule "{name[:40]}"', nearest(name, [*SPELLED]))
    if row.has_chunks:
        message = f'expected the stages of a rank behind "{word}:", got "{name[:40]}"'
        raise _refused(message, f'write "{word}:2"')
    raise _refused(f'"{name[:40]}" has a number, "{word}" takes none', f'write "{word}"')


def _expect_counts(schedule: Named, ranks: int, microbatches: int) -> None:
    if not 1 <= ranks <= MOST_RANKS:
        raise _refused(f"expected 1 to {MOST_RANKS} stages, got {ranks}", "write --stages 4")
    if microbatches < 1:
        message = f"expected at least one micro-batch, got {microbatches}"
        raise _refused(message, f"write --microbatches {2 * ranks}")
    passes = ranks * schedule.chunks * microbatches * schedule.row.replicas
    if passes > MOST_PASSES:
        message = f'"{schedule}" on {ranks} ranks has {passes} passes, at most {MOST_PASSES}'
        raise _refused(message, "ask for fewer micro-batches")
    legal = legal_ranks(schedule, ranks)
    if legal != ranks:
        message = f'"{schedule}" runs two directions, {ranks} stages are no pairs'
        raise _refused(message, f"write --stages {legal}")
    legal = legal_microbatches(schedule, ranks, microbatches)
    if legal != microbatches:
        message = f'"{schedule}" on {ranks} ranks takes micro-batches in multiples of {ranks}, '
        raise _refused(f"{message}got {microbatches}", f"write --microbatches {legal}")


def _expect_room(schedule: Named, ranks: int, microbatches: int, limit: Fraction) -> None:
    least = least_held(schedule, ranks, microbatches)
    if limit >= least:
        return
    if schedule.row.limit:
        message = f'"{schedule}" needs room for {least} on a rank, the limit is {float(limit):g}'
        raise _refused(message, f"write --memory-limit {least}")
    held, most = float(least), float(limit)
    message = f'"{schedule}" holds {held:g} micro-batches on a rank, the limit is {most:g}'
    other = "" if limit < 1 else ', or take "zb-1p", which is made for a limit'
    raise _refused(message, f"write --memory-limit {held:g}{other}")


def read_times(text: str) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """Of `F,I,W,COMM`, or without COMM. Raises ProgramError."""
    parts = [part.strip() for part in text.split(",")]
    if len(parts) not in (3, 4):
        message = f"expected times F,I,W,COMM, got {len(parts)} numbers: {text[:60]!r}"
        raise _refused(message, f"write --times {UNIT_TIMES}")
    found = [
        read_number(part, f"{name} of --times") for part, name in zip(parts, _NAMES, strict=False)
    ]
    for name, value in zip(_NAMES[:2], found, strict=False):
        if not value:
            raise _refused(f'"{name}" of --times is 0: every pass takes time', "write 1 or more")
    return found[0], found[1], found[2], found[3] if len(found) > 3 else Fraction(0)


def read_number(text: str, what: str) -> Fraction:
    """A number of at least 0, exactly as written. Raises ProgramError."""
    if _NUMBER.fullmatch(text.strip()) is None:
        message = f'expected "{what}" as a number such as 18.5, got {text[:40]!r}'
        raise _refused(message, "write digits, with at most one point")
    return Fraction(text.strip())


def _refused(message: str, help: str) -> ProgramError:
    return error(message, help=help, code=USAGE)
