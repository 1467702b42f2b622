"""What lists of scripts hold: values of bundles under their names, and texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from shardwright.backends.bundles import Bundle, Bundles
from shardwright.backends.names import items
from shardwright.ir.core import Value

TURN, ROW, VALUE, NUMBER = "k", "row", "value", "number"
LEAST = 3  # turns of a comprehension


class Entry(NamedTuple):
    """A value of a bundle, under the name that is meant."""

    name: str
    line: int
    column: int
    bundle: Bundle


Entries = Sequence[Entry | str]


def affine(numbers: Sequence[int]) -> int | None:
    """The step of an arithmetic progression; None if it is none."""
    step = numbers[1] - numbers[0]
    is_one = all(b - a == step for a, b in zip(numbers, numbers[1:], strict=False))
    return step if is_one else None


def line_at(first: int, step: int) -> str:
    """The number `first + step * k`."""
    turns = {1: TURN, -1: f"-{TURN}"}.get(step, f"{step} * {TURN}")
    if step == -1:
        return f"{first} - {TURN}"
    if not first:
        return turns
    return f"{turns} + {first}" if first > 0 else f"{turns} - {-first}"


def entries_of(
    found: Bundles, values: Iterable[Value], name: Callable[[Bundle], str],
    text: Callable[[Value], str],
) -> list[Entry | str]:  # fmt: skip
    """The values of a list, by where they stand."""
    entries: list[Entry | str] = []
    for value in values:
        place = found.places.get(value)
        if place is None:
            entries.append(text(value))
        else:
            bundle, line, column = place
            entries.append(Entry(name(bundle), line, column, bundle))
    return entries


def numbers_of(found: Sequence[int]) -> str:
    """Numbers as a tuple, those that follow one another as ranges."""
    texts: list[str] = []
    at = 0
    while at < len(found):
        end = at + 1
        while end < len(found) and found[end] == found[end - 1] + 1:
            end += 1
        if end - at > 2:
            texts.append(f"*range({found[at]}, {found[end - 1] + 1})")
        else:
            texts += map(str, found[at:end])
        at = end
    if len(texts) == 1 and texts[0].startswith("*"):
        return f"tuple({texts[0][1:]})"
    return items(texts)
