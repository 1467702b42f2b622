"""Short spellings of long lists: what repeats with a period becomes a comprehension."""

from __future__ import annotations

import re
from collections.abc import Sequence

from shardwright.backends.interleaved import interleaved
from shardwright.backends.list_entries import (
    LEAST,
    NUMBER,
    ROW,
    TURN,
    VALUE,
    Entries,
    Entry,
    line_at,
)

STRIDED = 4  # items of a slice with a step


def compact(entries: Entries) -> list[str]:
    """The items of a list display."""
    texts: list[str] = []
    at = 0
    while at < len(entries):
        period, turns = _repeats(entries, at)
        if turns >= LEAST:
            texts.append(_comprehension(entries, at, period, turns))
            at += period * turns
            continue
        entry = entries[at]
        text = entry if isinstance(entry, str) else _item(entry)
        end = at + 1
        while end < len(entries) and entries[end] == entry:
            end += 1
        is_long = end - at >= LEAST
        texts += [f"*[{text}] * {end - at}"] if is_long else [text] * (end - at)
        at = end
    return texts


def sliced(texts: Sequence[str]) -> list[str]:
    """The items of a list display, those that follow one another in a list as a slice of it."""
    found: list[str] = []
    places = [_PLACE.fullmatch(text) for text in texts]
    at = 0
    while at < len(texts):
        place, end = places[at], at + 1
        if place is None:
            found.append(texts[at])
            at = end
            continue
        name, first = place[1], int(place[2])
        step = _step_to(place, places[end] if end < len(texts) else None)
        while end < len(texts) and texts[end] == f"{name}[{first + step * (end - at)}]":
            end += 1
        is_long = end - at >= (LEAST if step == 1 else STRIDED)
        if not is_long:
            end = at + 1
        last = first + step * (end - at - 1) + 1
        by = "" if step == 1 else f":{step}"
        found.append(f"*{name}[{first}:{last}{by}]" if is_long else texts[at])
        at = end
    return found


def _step_to(one: re.Match[str], other: re.Match[str] | None) -> int:
    """How far the next of two places of a list is behind the other; 1 where they are of none."""
    if other is None or one[1] != other[1]:
        return 1
    return max(int(other[2]) - int(one[2]), 1)


_PLACE = re.compile(r"(\w+(?:\[\d+\])*)\[(\d+)\]")


def compact_lines(lines: Sequence[Entries]) -> list[str]:
    """The items of a list of lists: lines of bundles as they are, others item by item."""
    texts: list[str] = []
    at = 0
    while at < len(lines):
        pairs, steps = _pairs_in_order(lines, at)
        if pairs >= LEAST:
            rows = ", ".join(
                _line(line, step) for line, step in zip(lines[at:], steps, strict=False)
            )
            texts.append(f"*({ROW} for {TURN} in range({pairs}) for {ROW} in ({rows}))")
            at += 2 * pairs
            continue
        count, step = _lines_in_order(lines, at)
        first = lines[at][0]
        equal = next((k for k in range(at, len(lines)) if lines[k] != lines[at]), len(lines)) - at
        if equal >= LEAST:
            count = equal
            texts.append(f"*[{_line(lines[at], None)}] * {count}")
        elif count >= LEAST and isinstance(first, Entry):
            texts.append(f"*({_line(lines[at], step)} for {TURN} in range({count}))")
        else:
            count = 1
            texts.append(_line(lines[at], None))
        at += count
    return texts


def _lines_in_order(lines: Sequence[Entries], start: int) -> tuple[int, int]:
    """How many lines from here on are those of one bundle, one after the other."""
    if start + 1 >= len(lines):
        return 1, 0
    steps = {_step(a, b, None) for a, b in zip(lines[start], lines[start + 1], strict=True)}
    step = steps.pop()
    if steps or step is None:
        return 1, 0
    count = 2
    while start + count < len(lines) and all(
        _step(a, b, step) is not None
        for a, b in zip(lines[start + count - 1], lines[start + count], strict=True)
    ):
        count += 1
    return count, step


def _pairs_in_order(lines: Sequence[Entries], start: int) -> tuple[int, tuple[int, int]]:
    """How many pairs of lines from here on are those of bundles, each one after the other."""
    if start + 3 >= len(lines) or _lines_in_order(lines, start)[0] >= LEAST:
        return 0, (0, 0)
    (first, one), (second, other) = (_lines_in_order(lines[at::2], 0) for at in (start, start + 1))
    return min(first, second), (one, other)


def _line(entries: Entries, step: int | None) -> str:
    """A line of a list of lists; `step`: from turn to turn, where it is that of several."""
    first = entries[0]
    if isinstance(first, Entry) and not first.bundle.is_flat and _is_whole(entries, first):
        return f"{first.name}[{_number(first, step)}]"
    texts = [
        entry if isinstance(entry, str) else _place(entry, _number(entry, step))
        for entry in entries
    ]
    found = sliced(texts)
    is_slice = len(found) == 1 and found[0].startswith("*")
    return found[0][1:] if is_slice else f"[{', '.join(found)}]"


def _is_whole(entries: Entries, first: Entry) -> bool:
    columns = range(len(first.bundle.columns))
    return list(entries) == [first._replace(column=column) for column in columns]


def _number(entry: Entry, step: int | None) -> str:
    return str(entry.line) if step is None else line_at(entry.line, step)


def _item(entry: Entry) -> str:
    return _place(entry, str(entry.line))


def _place(entry: Entry, line: str) -> str:
    column = "" if entry.bundle.is_flat else f"[{entry.column}]"
    return f"{entry.name}[{line}]{column}"


def _repeats(entries: Entries, start: int) -> tuple[int, int]:
    """The period with which lists of lines begin here, and how often; (0, 0) if none does."""
    first = entries[start]
    if isinstance(first, str):
        return 0, 0
    for at in range(start + 1, min(start + 1 + _MOST, len(entries))):
        other = entries[at]
        if isinstance(other, str):
            return 0, 0
        if (other.name, other.column) == (first.name, first.column):
            return at - start, _turns(entries, start, at - start)
    return 0, 0


_MOST = 4096  # items of a period


def _turns(entries: Entries, start: int, period: int) -> int:
    if start + 2 * period > len(entries):
        return 1
    steps = [_step(entries[start + k], entries[start + period + k], None) for k in range(period)]
    turns = 1
    while start + (turns + 1) * period <= len(entries):
        before = start + (turns - 1) * period
        if any(
            steps[k] is None
            or _step(entries[before + k], entries[before + period + k], steps[k]) is None
            for k in range(period)
        ):
            break
        turns += 1
    return turns


def _step(one: Entry | str, other: Entry | str, wanted: int | None) -> int | None:
    """How many lines lie between two entries of a column, if any do."""
    if isinstance(one, str) or isinstance(other, str):
        return None
    if (one.name, one.column) != (other.name, other.column):
        return None
    step = other.line - one.line
    return step if step and wanted in (None, step) else None


def _in_order(entries: Entries) -> int:
    """How many entries are one line's columns, one after the other."""
    first = entries[0]
    assert isinstance(first, Entry)
    count = 1
    while count < len(entries) and entries[count] == first._replace(column=first.column + count):
        count += 1
    return count


def _of_one_row(entries: Entries, start: int, period: int, turns: int) -> str:
    """Several values of each row of one list, in no order; "" for others."""
    first, later = entries[start], entries[start + period]
    assert isinstance(first, Entry) and isinstance(later, Entry)
    if period < LEAST or first.bundle.is_flat or _in_order(entries[start : start + period]) > 1:
        return ""
    numbers: list[int] = []
    for entry in entries[start : start + period]:
        if isinstance(entry, str) or (entry.name, entry.line) != (first.name, first.line):
            return ""
        numbers.append(entry.column)
    line = line_at(first.line, later.line - first.line)
    place = f"{first.name}[{line}][{NUMBER}]"
    return f"*({place} for {TURN} in range({turns}) for {NUMBER} in {tuple(numbers)})"


def _comprehension(entries: Entries, start: int, period: int, turns: int) -> str:
    text = _of_one_row(entries, start, period, turns) or interleaved(entries, start, period, turns)
    if text:
        return text
    items: list[str] = []
    at = start
    while at < start + period:
        entry, later = entries[at], entries[at + period]
        assert isinstance(entry, Entry) and isinstance(later, Entry)
        line = line_at(entry.line, later.line - entry.line)
        width = len(entry.bundle.columns)
        count = _in_order(entries[at : start + period])
        if entry.bundle.is_flat and period == 1 and later.line == entry.line + 1:
            whole = line == TURN and turns == entry.bundle.turns
            return f"*{entry.name}" + ("" if whole else f"[{entry.line}:{entry.line + turns}]")
        if count == period == width and line == TURN and turns == entry.bundle.turns:
            return f"*({VALUE} for {ROW} in {entry.name} for {VALUE} in {ROW})"
        if count == 1:
            items.append(_place(entry, line))
        elif count == width:
            items.append(f"*{entry.name}[{line}]")
        else:
            items.append(f"*{entry.name}[{line}][{entry.column}:{entry.column + count}]")
        at += count
    inner = f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"
    if len(items) == 1 and not items[0].startswith("*"):
        return f"*({items[0]} for {TURN} in range({turns}))"
    if len(items) == 1:
        return f"*({VALUE} for {TURN} in range({turns}) for {VALUE} in {items[0][1:]})"
    return f"*({VALUE} for {TURN} in range({turns}) for {VALUE} in {inner})"
