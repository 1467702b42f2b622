"""What `shardwright compare` prints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import isfinite
from pathlib import Path
from typing import Any

from shardwright.api.comparisons import GIVEN, Comparison, Row, group_words, program_names
from shardwright.spec.machines.number_words import byte_count, percent, plural
from shardwright.spec.machines.units import shown
from shardwright.tools.session.text_tables import table

REASONS = 8  # that are listed
NOTES = 12


def record(found: Comparison, folder: Path | None, command: str) -> dict[str, Any]:
    """The JSON object."""
    names = program_names(found.question)
    limit = found.question.limit
    return {
        "candidates": found.question.count,
        "left": found.left,
        "interrupted": found.is_interrupted,
        "memory_limit": limit if isfinite(limit) else None,
        "groups": [
            {"form": one.form, "programs": [names[k] for k in one.programs],
             "arguments": list(map(str, one.arguments)), "results": list(map(str, one.results))}
            for one in found.groups
        ],
        "rows": [_row_record(row, names) for row in found.rows],
        "cache": {
            "folder": None if folder is None else str(folder),
            "hits": found.hits, "asked": found.asked,
        },
        "command": command,
    }  # fmt: skip


def _row_record(row: Row, names: Sequence[str]) -> dict[str, Any]:
    one = row.candidate
    return {
        "rank": row.rank,
        "group": row.group,
        "program": names[one.program],
        "cluster": one.target.cluster,
        "mesh": row.mesh,
        "method": _method(row),
        "layouts": {layout.pattern: layout.words() for layout in one.layouts},
        "step_seconds": row.seconds,
        "peak_bytes": row.peak_bytes,
        "memory_limit": row.limit,
        "fits": row.fits,
        "judged": row.is_judged,
        "front": row.is_best,
        "notes": list(row.notes),
        "same_as": row.same_as,
        "decided": row.price.get("decided"),
        "search_seconds": row.price.get("search_seconds"),
        "candidate": one.number,
        "failed": row.failed or None,
        "help": row.price.get("help", ""),
    }


def _method(row: Row) -> str:
    one = row.candidate
    if one.planner is not None:
        return one.planner.name
    return "swept" if one.is_swept else GIVEN


def text(found: Comparison, top: int, command: str) -> str:
    """For people."""
    lines: list[str] = []
    for number in range(len(found.groups)):
        lines += _group(found, number, top)
    lines += _notes(found)
    lines += _failures(found.rows)
    if found.is_interrupted:
        lines += [f"interrupted: {plural(found.left, 'candidate')} left, priced ones are kept", ""]
    if found.best is not None:
        lines.append(f"its text: {command}")
    return "\n".join(lines) + "\n"


def _group(found: Comparison, number: int, top: int) -> Iterator[str]:
    """The table of a group."""
    group = found.groups[number]
    names = program_names(found.question)
    rows = [row for row in found.rows if row.group == number and row.rank is not None]
    if len(found.groups) > 1:
        own = ", ".join(names[k] for k in group.programs)
        yield f"group {number + 1}, not comparable with others: {own}: {group_words(group)}"
    if not rows:
        return
    front = [row for row in rows if row.is_best]
    extra = [row for row in front if (row.rank or 0) > top]
    best = rows[0].seconds if rows[0].fits else None
    lines = [_cells(row, names, best, found) for row in [*rows[:top], *extra]]
    head = ("", "step", "slower", "memory", "what", "mesh", "decided", "cluster", "program")
    kept = [k for k in range(len(head)) if k < 6 or len({line[k] for line in lines}) > 1]
    cells = [[line[k] for k in kept] for line in lines]
    yield from table([head[k] for k in kept], cells, (0, 1, 2, 3)).splitlines()
    if len(rows) > len(lines):
        yield f"... and {len(rows) - len(lines)} more, see --top and --json"
    joined = plural(len(front), "candidate")
    yield f"* {joined} that no other beats in both time and memory"
    if not all(row.is_judged for row in rows[: max(top, 1)] + extra):
        yield "~ priced with all optimisations on: cost may find less; --judge looks at more"
    yield ""


def _cells(
    row: Row, names: Sequence[str], best: float | None, found: Comparison
) -> tuple[str, ...]:
    one = row.candidate
    assert row.seconds is not None and row.peak_bytes is not None
    slower = percent(row.seconds / best - 1) if best and row.seconds >= best else "-"
    mark = "*" if row.is_best else " "
    about = "~" if not row.is_judged else ""
    fits = "" if row.fits else " (too much)"
    mesh = ",".join(f"{name}={size}" for name, size in row.mesh.items()) or "-"
    part = row.price.get("decided")
    same = f" (as {row.same_as})" if row.same_as is not None else ""
    return (
        f"{row.rank}{mark}", about + shown(row.seconds, "seconds"), slower,
        byte_count(row.peak_bytes) + fits, one.way + same, mesh,
        "-" if part is None else f"{part:.0%}", one.target.cluster, names[one.program],
    )  # fmt: skip


def _notes(found: Comparison) -> Iterator[str]:
    """What became of annotations, once per mesh and program."""
    names = program_names(found.question)
    lines: dict[str, None] = {}
    for row in sorted(found.rows, key=lambda row: row.candidate.number):
        one = row.candidate
        mesh = ",".join(f"{name}={size}" for name, size in row.mesh.items())
        way = f", {_method(row)}" if one.planner is not None else ""
        where = f"{names[one.program]} on {mesh}{way}"
        lines |= {f"{where}: {said}": None for said in row.notes}
    yield from list(lines)[:NOTES]
    if len(lines) > NOTES:
        yield f"... and {len(lines) - NOTES} more notes, see --json"
    if lines:
        yield ""


def _failures(rows: Sequence[Row]) -> Iterator[str]:
    """Why candidates have no price, the commonest reason first."""
    every = Counter((row.failed, row.price.get("help", "")) for row in rows if row.failed)
    for (failed, help), count in every.most_common(REASONS):
        ways = dict.fromkeys(row.candidate.way for row in rows if row.failed == failed)
        which = next(iter(ways)) if len(ways) == 1 else plural(count, "candidate")
        yield f"{which}: no price: {failed}"
        if help:
            yield f"  help: {help}"
    if len(every) > REASONS:
        yield f"... and {len(every) - REASONS} more reasons, see --json"
    if every:
        yield ""
