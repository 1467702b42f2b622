"""One note for statements that are there for the same reason, of other operands, dims and axes."""

from __future__ import annotations

import re
from collections.abc import Sequence

_NUMBERED = re.compile(r"(?<=# )(operand|result) \d+ of")
_DIM = re.compile(r"\bdim \d+(?: \(factor \w+\))?", re.ASCII)
_CUT = re.compile(r"\bcut by \w+", re.ASCII)


def general(note: str) -> str:
    """What notes say of operands and results whatever their numbers."""
    return _NUMBERED.sub(lambda one: f"each {one[1]} of", note)


def loose(note: str) -> str:
    """What notes say whatever dims are cut, and by what."""
    return _CUT.sub("cut", _DIM.sub("a dim", general(note)))


def one_note(notes: Sequence[str]) -> str:
    """One note for some that are alike."""
    for told in ({*notes}, {*map(general, notes)}):
        if len(told) == 1:
            return told.pop()
    return loose(notes[0])
