"""Rebuilds statements of a known shape: parses only the slots that differ.

As `replay.py` does for texts, with names, types and constants cut out of the text already.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, NamedTuple

from shardwright.ir.memo.replay import Cut, Reads, Skeleton
from shardwright.ir.parser.values import Unlike
from shardwright.ir.scanner.masks import BLOB, SLOT

# Their first characters come first, or the search is slow.
_HOLE = re.compile(
    r'([\x01<@"\-\d](?:(?<=\x01)'
    r'|(?<=<)@[^<>"\x01]*+(?>(?:"[^"\\\n\x01]*+"[^<>"\x01]*+)*)>'
    r'|(?<=")(?:[^"\\\n]|\\.)*+"(?!\s*\()'
    r'|(?<=@)(?:"(?:[^"\\\n]|\\.)*+"|[A-Za-z_][A-Za-z0-9_$.]*+(?![\w\-]))'
    r"|(?<=[\-\d])(?<![\w$.#%!@^+\-].)(?<!\x01:.)\d*+(?<=\d)"
    r"(?>(?:\.\d*+(?>(?:[eE][+\-]?\d++)?))?)(?![\w$.])))"
)
_FIRST = f'{SLOT}@<"'  # what holes start with that are no numbers
_LONGEST = 2000  # characters of a statement that is remembered


class Shape(NamedTuple):
    """A statement without what differs: its key, its holes, and where they end in the text."""

    key: tuple[str, str, str]
    cut: Cut


def shape_of(text: str, slots: Sequence[str]) -> Shape | None:
    """The shape of the text of a statement without its slots; None when it is not remembered."""
    if len(text) > _LONGEST:
        return None
    parts = _HOLE.split(text)
    frame, holes = SLOT.join(parts[::2]), parts[1::2]
    if BLOB in frame:  # its number means another text elsewhere
        return None
    kinds = "".join([h[0] if h[0] in _FIRST else "f" if "." in h else "n" for h in holes])
    of_slots = "".join([slot[0] for slot in slots])
    ends = [0, *list(accumulate(map(len, parts)))[1::2]]
    return Shape((frame, kinds, of_slots), Cut((frame, kinds, of_slots), holes, ends))


def skeleton_of(tree: Any, shape: Shape, slots: Sequence[str], tail: int, forms: Reads) -> Skeleton:
    """The calls that the grammar made for the end of a statement with its slots put back.

    `tail`: where that end starts. Raises Unlike.
    """
    holes, ends, numbers, shift = list[str](), [-tail], list[int](), -tail
    used = 0
    for hole, end in zip(shape.cut.holes, shape.cut.ends[1:], strict=True):
        is_slot = hole == SLOT
        numbers.append(used if is_slot else -1)
        holes.append(slots[used] if is_slot else hole)
        used += is_slot
        shift += len(holes[-1]) - len(hole)
        ends.append(end + shift)
    made = Skeleton(tree, Cut(("", "", ""), holes, ends), numbers, forms)
    if not made.steps:
        raise Unlike  # nothing differs
    return made


@lru_cache(maxsize=256)
def places(count: int) -> dict[int, int]:
    """Slots by the offsets that stand for them where they are words of no text: -1, -2, ..."""
    return {-1 - number: number for number in range(count)}
