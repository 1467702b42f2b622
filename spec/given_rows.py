"""Words for arguments and results that are rows of those that a program was given with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

_WORD = re.compile(r"(arg|res)(\d{1,6})(?:\[((?::, ){0,64})(\d{1,12}):(\d{1,12})\])?", re.ASCII)


class GivenRows(NamedTuple):
    """An argument or result `number` of the program as it was given, or of its dim `dim` the
    positions [start, stop). A whole one has dim None.
    """

    number: int
    dim: int | None = None
    start: int = 0
    stop: int = 0

    @property
    def suffix(self) -> str:
        """`[0:2]`, or `[:, 0:2]`; "" of a whole one."""
        return "" if self.dim is None else f"[{':, ' * self.dim}{self.start}:{self.stop}]"

    def of(self, shape: Sequence[int]) -> tuple[slice, ...]:
        """Where it stands in the whole one, whose shape has this rank."""
        every = [slice(None)] * len(shape)
        if self.dim is not None:
            every[self.dim] = slice(self.start, self.stop)
        return tuple(every)


def given_rows(text: str) -> GivenRows | None:
    """What a word says; None for one that is none."""
    found = _WORD.fullmatch(text)
    if found is None:
        return None
    if found[4] is None:
        return GivenRows(int(found[2]))
    start, stop = int(found[4]), int(found[5])
    return GivenRows(int(found[2]), len(found[3]) // 3, start, stop) if start < stop else None


def spelled_rows(word: str, rows: GivenRows) -> str:
    """`arg3[0:2]`; `word`: arg or res."""
    return f"{word}{rows.number}{rows.suffix}"
