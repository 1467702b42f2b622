"""All that is to say of a schedule: its lists with transfers, times, bubbles, memory, bounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from shardwright.passes.pipeline.schedules.actions import Lists, PassTimes
from shardwright.passes.pipeline.schedules.batches import with_transfers, without_transfers
from shardwright.passes.pipeline.schedules.bubbles import (
    Bubble,
    Formula,
    bubble_of,
    formula_of,
    least_span,
    span_of,
)
from shardwright.passes.pipeline.schedules.ledger import (
    KEPT,
    SPLIT,
    peaks,
    peaks_with_sends,
)
from shardwright.passes.pipeline.schedules.named_lists import lists_of_schedule
from shardwright.passes.pipeline.schedules.questions import Asked
from shardwright.passes.pipeline.schedules.timing import Played, play
from shardwright.passes.pipeline.schedules.validation import broken


@dataclass(frozen=True)
class Figures:
    """A schedule that was played. Times are in the units of the question; a rank's activations of a
    micro-batch are one. `kept`: the peak where I gives nothing back. `bound`: no order of these
    passes that holds as little has a smaller span.
    """

    lists: Lists  # computing alone
    posted: Lists  # with batches of transfers
    played: Played  # of the latter
    scale: int
    span: Fraction
    makespan: Fraction
    bubble: Bubble
    peaks: tuple[Fraction, ...]
    kept: tuple[Fraction, ...]
    bound: Fraction
    formula: Formula | None = None
    ledger: str = SPLIT.words()
    has_sends: bool = False  # the peaks have what transfers hold

    @property
    def peak(self) -> Fraction:
        """Of the rank that holds most."""
        return max(self.peaks)

    def time(self, units: int) -> Fraction:
        """In the units of the question."""
        return Fraction(units, self.scale)


def answered(asked: Asked, *, overlaps: bool = True, sent: Fraction = Fraction(0)) -> Figures:
    """The schedule of a question. `overlaps`: ranks compute while they send. `sent`: activations
    that a transfer holds at both ends.
    """
    lists = lists_of_schedule(
        asked.schedule, asked.ranks, asked.microbatches, asked.stages, asked.limit
    )
    whole = PassTimes(*(one * asked.schedule.chunks for one in asked.stages[0]))
    formula = formula_of(asked.schedule, asked.ranks, asked.microbatches, whole)
    return figures_of(lists, asked.stages, asked.scale, asked.limit, overlaps, sent, formula)


def figures_of(
    lists: Lists,
    times: Sequence[PassTimes],
    scale: int = 1,
    limit: Fraction | None = None,
    overlaps: bool = True,
    sent: Fraction = Fraction(0),
    formula: Formula | None = None,
) -> Figures:
    """The figures of lists that are a schedule; `times` by stage, `scale` of them are one."""
    bare = without_transfers(lists)
    posted = with_transfers(bare, times) if bare is lists else lists
    assert not broken(posted), "lists are checked before"
    played = play(posted if overlaps else bare, times, overlaps=overlaps)
    ledger = SPLIT._replace(sent=sent)
    held = peaks_with_sends(played, ledger) if sent else peaks(bare)
    room = max(peaks(bare)) if limit is None else max(limit, max(peaks(bare)))
    return Figures(
        bare, posted, played, scale,
        Fraction(span_of(played), scale),
        Fraction(played.makespan, scale),
        bubble_of(played),
        tuple(held),
        tuple(peaks(bare, KEPT)),
        Fraction(least_span(bare, times, room), scale),
        formula,
        ledger.words(),
        bool(sent),
    )  # fmt: skip
