"""A difference in lines for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.passes.explain.differences.change import Change
from shardwright.passes.explain.differences.differ import Figures
from shardwright.spec.machines.number_words import byte_count, plural
from shardwright.spec.machines.units import shown

MOST = 12  # effects of a change that are listed


def lines_of(
    entries: Sequence[Change], old: Figures | None, new: Figures | None, a: str, b: str
) -> Iterator[str]:
    """A head, changes with what follows from them, and figures before and after."""
    if not entries:
        yield f"{a} and {b}: no difference"
        return
    yield f"{a} -> {b}: {plural(len(entries), 'change')}"
    for number, one in enumerate(entries, 1):
        yield ""
        yield f"{number}. {one.words}"
        for effect in one.effects[:MOST]:
            yield f"   {effect.words}"
        if len(one.effects) > MOST:
            yield f"   ... {len(one.effects) - MOST} more (--json)"
    if old is not None and new is not None:
        yield ""
        yield from figure_lines(old, new)


def figure_rows(old: Figures, new: Figures) -> Iterator[tuple[str, str, str, str]]:
    """What, before, after and the change of each figure."""
    if old.seconds is not None and new.seconds is not None:
        yield _row("time of a step", old.seconds, new.seconds, is_seconds=True)
        exposed = old.exposed_seconds or 0.0, new.exposed_seconds or 0.0
        yield _row("exposed communication", *exposed, is_seconds=True)
    yield _row("memory at the peak", old.peak_bytes, new.peak_bytes)
    yield _row("bytes received", old.collective_bytes, new.collective_bytes)
    for kind in dict.fromkeys([*old.counts, *new.counts]):
        before, after = old.counts.get(kind, 0), new.counts.get(kind, 0)
        yield kind.replace("_", "-"), str(before), str(after), _percent(before, after)


def figure_lines(old: Figures, new: Figures) -> Iterator[str]:
    """The figures as aligned lines."""
    rows = list(figure_rows(old, new))
    widths = [max(len(row[k]) for row in rows) for k in range(3)]
    for what, before, after, change in rows:
        line = f"{what:{widths[0]}}  {before:>{widths[1]}} -> {after:>{widths[2]}}  {change}"
        yield line.rstrip()


def _row(
    what: str, old: float, new: float, *, is_seconds: bool = False
) -> tuple[str, str, str, str]:
    before, after = (shown(x, "seconds") if is_seconds else byte_count(x) for x in (old, new))
    return what, before, after, _percent(old, new)


def _percent(old: float, new: float) -> str:
    if old == new:
        return ""
    return f"{100 * (new / old - 1):+.3g}%" if old else "new"
