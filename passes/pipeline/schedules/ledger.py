"""What ranks hold: activations between a forward pass and its way back, and sends in flight.

The unit is what one rank keeps of one micro-batch. A rank that holds several stages keeps a part
of it per stage. Which action gives how much back is a question of what runs, so every answer says
its ledger.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from shardwright.passes.pipeline.schedules.actions import (
    BACKWARD,
    COMPUTING,
    FORWARD,
    INPUT,
    WEIGHT,
    Action,
    Lists,
    flat,
)
from shardwright.passes.pipeline.schedules.timing import Played

_HALF = Fraction(1, 2)


class Ledger(NamedTuple):
    """What F takes, and what I and W give back; B gives back both parts. `sent`: what a transfer
    holds, at its sender until it is over, at its receiver until it is used.
    """

    forward: Fraction = Fraction(1)
    input: Fraction = _HALF
    weight: Fraction = _HALF
    sent: Fraction = Fraction(0)

    def change(self, kind: str) -> Fraction:
        """Of an action, at its start where it takes, at its end where it gives back."""
        if kind == FORWARD:
            return self.forward
        if kind == BACKWARD:
            return -self.forward
        return -self.input if kind == INPUT else -self.weight if kind == WEIGHT else Fraction(0)

    def words(self) -> str:
        """`F +1, I -1/2, W -1/2, B -1`."""
        signs = {kind: self.change(kind) for kind in (FORWARD, INPUT, WEIGHT, BACKWARD)}
        sent = f", a transfer {self.sent} at both ends" if self.sent else ""
        words = ", ".join(f"{kind} {'+' if n > 0 else '-' if n < 0 else ''}{abs(n)}"
                          for kind, n in signs.items())  # fmt: skip
        return words + sent


SPLIT = Ledger()  # that of the zero-bubble searches
KEPT = Ledger(input=Fraction(0), weight=Fraction(1))  # all is kept until W


def peaks(lists: Lists, ledger: Ledger = SPLIT) -> list[Fraction]:
    """Per rank the most that it holds, in the order of its list; sends in flight left out."""
    found: list[Fraction] = []
    for rank in lists.ranks:
        held = most = Fraction(0)
        for one in flat(rank):
            held += ledger.change(one.kind)
            most = max(most, held)
        found.append(most / lists.chunks)
    return found


def peaks_with_sends(played: Played, ledger: Ledger) -> list[Fraction]:
    """The same with what is in flight, by the times at which it is."""
    lists = played.lists
    changes: list[list[tuple[int, int, Fraction]]] = [[] for _ in lists.ranks]
    used: dict[Action, int] = {}  # when a pass that reads what was sent starts
    for rank, (line, spans) in enumerate(zip(lists.ranks, played.spans, strict=True)):
        for one, span in zip(line, spans, strict=True):
            for part in one.parts or (one,):
                change = ledger.change(part.kind) / lists.chunks
                at = span.start if change > 0 else span.end
                changes[rank].append((at, change > 0, change))
                if part.kind in COMPUTING:
                    used[part] = span.start
    sent = ledger.sent / lists.chunks
    for one in played.transfers:
        until = used[one.reader]
        for rank, start, end in ((one.before, one.start, one.end), (one.after, one.start, until)):
            changes[rank] += [(start, True, sent), (end, False, -sent)]
    return [_most(one) for one in changes]


def _most(changes: list[tuple[int, int, Fraction]]) -> Fraction:
    """The largest sum on the way; what is given back at a time is free for what starts then."""
    held = most = Fraction(0)
    for _, _, change in sorted(changes):
        held += change
        most = max(most, held)
    return most
