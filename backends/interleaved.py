"""Lists of which every turn takes values of several lists in turn: they are zipped."""

from __future__ import annotations

from typing import NamedTuple

from shardwright.backends.list_entries import LEAST, ROW, TURN, VALUE, Entries, Entry, line_at

MOST = 6  # lists that are zipped


class _Source(NamedTuple):
    """Values of a list that are taken one after the other: the first, the step, how many; by turn
    they move on by `lines`.
    """

    first: Entry
    step: int
    many: int
    lines: int

    def written(self) -> str:
        """What a turn zips."""
        name, line, column, bundle = self.first
        end = self.step * (self.many - 1) + 1
        by = "" if self.step == 1 else f":{self.step}"
        if bundle.is_flat:
            start, stop = line_at(line, self.lines), line_at(line + end, self.lines)
            return f"{name}[{start} : {stop}{by and f' {by[0]} {by[1:]}'}]"
        row = f"{name}[{line_at(line, self.lines)}]"
        if not column and self.step == 1 and self.many == len(bundle.columns):
            return row
        return f"{row}[{column}:{column + end}{by}]"


def interleaved(entries: Entries, start: int, period: int, turns: int) -> str:
    """Turns whose values are those of several lists, one of each in turn; "" for others."""
    for width in range(2, min(MOST, period // LEAST) + 1):
        if period % width:
            continue
        sources = [_source(entries, start + k, period, width) for k in range(width)]
        found = [source for source in sources if source is not None]
        if len({_rest(source.first) for source in found}) == width:
            rows = ", ".join(source.written() for source in found)
            loops = f"for {TURN} in range({turns}) for {ROW} in zip({rows}, strict=True)"
            return f"*({VALUE} {loops} for {VALUE} in {ROW})"
    return ""


def _source(entries: Entries, start: int, period: int, width: int) -> _Source | None:
    """The list that every so many of a turn's values are of, if they are."""
    count = period // width
    some = [one for one in entries[start::width][:count] if isinstance(one, Entry)]
    later = entries[start + period]
    first, second = some[0], some[1]
    assert isinstance(later, Entry)  # turns are alike
    step = _place(second) - _place(first)
    if step < 1 or len(some) < count or any(_rest(one) != _rest(first) for one in some):
        return None
    if [_place(one) for one in some] != [_place(first) + step * k for k in range(len(some))]:
        return None
    return _Source(first, step, len(some), later.line - first.line)


def _place(entry: Entry) -> int:
    """Where a value stands in the list that a turn takes it from."""
    return entry.line if entry.bundle.is_flat else entry.column


def _rest(entry: Entry) -> tuple[str, int]:
    """That list."""
    return entry.name, 0 if entry.bundle.is_flat else entry.line
