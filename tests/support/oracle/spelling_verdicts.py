"""Holds our verdict on texts in every spelling against MLIR's, and counts what becomes of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from shardwright.testing.oracle.rejects import DELIBERATE, ours
from shardwright.testing.oracles import Said, verdicts
from shardwright.testing.texts.spelled_programs import spelled

CHUNK = 500  # texts per request

# Where we do otherwise than MLIR on purpose: a name, a part of our message or of the text, why.
EXPLAINED: tuple[tuple[str, re.Pattern[str], str], ...] = (
    (
        "plan keys",
        re.compile(r" has plan\.| plan keys? "),
        "attributes `plan.*` are ours: we say where one stands that means nothing there",
    ),
    (
        "limits",
        re.compile(r"nest(?:ed)? (?:deeper|too deep)|aliases that stand for more than"),
        "we bound how deep things nest and how long aliases get, as MLIR's stack does",
    ),
    (
        "a part of an axis of size 0",
        re.compile(r"sub-axis sizes must be greater than 1: .*:\(-?\d+\)0"),
        "we refuse it wherever it stands, MLIR where a value is sharded so",
    ),
    (
        "a space before a result's number",
        re.compile(r"undefined symbol alias id '\d+'"),
        "MLIR reads `%a #1` as `%a#1`; nothing prints it",
    ),
)


class Different(NamedTuple):
    """A text on which MLIR and we do not agree, without a reason that is known."""

    seed: int
    kind: str
    text: str
    theirs: str
    ours: str

    def __str__(self) -> str:
        return (
            f"seed {self.seed} ({self.kind})\n  MLIR: {self.theirs or 'valid'}\n"
            f"  ours: {self.ours or 'valid'}\n{self.text}"
        )


def compared(
    seeds: Sequence[int], judge: Callable[[str], Sequence[Said]] = ours
) -> tuple[Counter[str], list[Different]]:
    """Counts by kind and outcome, and the texts that differ without a known reason."""
    made = [(seed, *spelled(seed)) for seed in seeds]
    counts, found = Counter[str](), list[Different]()
    for (seed, kind, text), theirs in zip(made, verdicts([t for *_, t in made]), strict=True):
        mine = judge(text)
        words = _said(theirs or ()), _said(mine)
        outcome = _outcome(theirs, mine)
        if outcome == "differs":
            outcome = _reason(text, *words)
        if outcome == "unexplained":
            found.append(Different(seed, kind, text, *words))
        counts[f"{kind}: {outcome}"] += 1
    return counts, found


def _said(said: Sequence[Said]) -> str:
    return "; ".join(one.message for one in said)


def _outcome(theirs: Sequence[Said] | None, mine: Sequence[Said]) -> str:
    if theirs is None:
        return "MLIR died"
    if bool(theirs) != bool(mine):
        return "differs"
    return "both refuse" if mine else "both accept"


def _reason(text: str, theirs: str, mine: str) -> str:
    """The name of a difference that is known, or `unexplained`."""
    for name, pattern, _ in EXPLAINED:
        if not theirs and pattern.search(mine):
            return name
    for part, _ in DELIBERATE:
        if part in text or part in theirs:
            return "deliberate"
    return "unexplained"
