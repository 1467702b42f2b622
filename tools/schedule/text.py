"""The report of `shardwright schedule`: who does what when as lines, figures, and the record."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from shardwright.api.schedules import Schedule
from shardwright.spec.machines.number_words import plural

WIDTH = 132  # columns of a drawing
RANKS = 32  # that are drawn


def record(one: Schedule) -> dict[str, object]:
    """The machine form."""
    figures = one.figures
    names = ("F", "I", "W", "COMM")
    formula = figures.formula
    return {
        "schedule": one.name,
        "stages": one.ranks,
        "chunks": figures.lists.chunks,
        "microbatches": one.microbatches,
        "times": {name: _number(time) for name, time in zip(names, one.times, strict=True)},
        "memory_limit": None if one.memory_limit is None else _number(one.memory_limit),
        "span": _number(one.span),
        "makespan": _number(one.makespan),
        "bubble": {name: float(value) for name, value in one.bubble._asdict().items()},
        "peak_activations": _number(one.peak_activations),
        "peaks": list(map(_number, figures.peaks)),
        "kept_until_w": _number(max(figures.kept)),
        "ledger": figures.ledger,
        "lower_bound": _number(one.lower_bound),
        "formula": formula and {"name": formula.name, "value": float(formula.value)},
        "actions": one.actions,
        "posted": one.posted,
        "intervals": [
            [[name, _number(start), _number(end)] for name, start, end in rank]
            for rank in one.intervals
        ],
    }


def _number(value: Fraction) -> int | float:
    return value.numerator if value.denominator == 1 else float(value)


def _shown(value: Fraction) -> str:
    return f"{_number(value):.10g}"


def text(one: Schedule) -> str:
    """For people."""
    return "\n".join(_lines(one)) + "\n"


def _lines(one: Schedule) -> Iterator[str]:
    figures, bubble = one.figures, one.bubble
    forward, input, weight, hop = map(_shown, one.times)
    chunks = figures.lists.chunks
    held = f", {plural(chunks, 'stage')} each" if chunks > 1 else ""
    yield (
        f"{one.name}: {plural(one.ranks, 'rank')}{held}, {one.microbatches} micro-batches; "
        f"F {forward}, I {input}, W {weight}, hop {hop}"
    )
    yield ""
    yield from _drawing(one)
    yield ""
    yield f"span {_shown(one.span)}, makespan {_shown(one.makespan)}"
    parts = ", ".join(f"{name} {float(part):.4f}" for name, part in bubble._asdict().items())
    yield f"bubble: {parts}"
    yield f"peak: {_shown(one.peak_activations)} activations of a rank ({figures.ledger})"
    kept = max(figures.kept)
    if kept != one.peak_activations and not figures.has_sends:
        yield f"      {_shown(kept)} where all is kept until W"
    least = float(one.lower_bound / one.span)
    yield f"lower bound of the span, holding as little: {_shown(one.lower_bound)} ({least:.1%})"
    if figures.formula is not None:
        value = float(figures.formula.value)
        yield f"by the paper, hops taking no time: {figures.formula.name} {value:.4f}"


# --- the drawing


def _drawing(one: Schedule) -> Iterator[str]:
    """A line per rank. Where there is room, each action has its name; else its letter."""
    intervals = one.intervals[:RANKS]
    shortest = min(end - start for rank in intervals for _, start, end in rank)
    labels = [[_label(name) for name, _, _ in rank] for rank in intervals]
    wide = 1 + max(len(label) for rank in labels for label in rank)
    columns = one.makespan * wide / shortest
    head = len(f"rank {len(intervals) - 1}")
    for number, rank in enumerate(intervals):
        if columns <= WIDTH:
            line = _named(rank, Fraction(wide) / shortest, int(columns))
        else:
            line = _letters(rank, one.makespan)
        yield f"{f'rank {number}':{head}}  {line}"
    if one.ranks > len(intervals):
        yield f"... and {plural(one.ranks - len(intervals), 'rank')} more"


def _label(name: str) -> str:
    """Kind and micro-batch; the stage is told by the rank, or by the lists."""
    if name.startswith("("):
        return "FB"
    digits = name.partition(":")[2] or name
    return digits.lstrip("0123456789")


def _named(rank: list[tuple[str, Fraction, Fraction]], scale: Fraction, columns: int) -> str:
    line = ["."] * columns
    for name, start, end in rank:
        first, last = int(start * scale), int(end * scale)
        drawn = _label(name)[: last - first].ljust(last - first - 1, "-")
        line[first:last] = (drawn + " ")[: last - first]
    return "".join(line).rstrip()


def _letters(rank: list[tuple[str, Fraction, Fraction]], makespan: Fraction) -> str:
    """Per column what is at work in its middle."""
    line = ""
    at = 0
    for column in range(WIDTH):
        middle = makespan * (2 * column + 1) / (2 * WIDTH)
        while at < len(rank) and rank[at][2] <= middle:
            at += 1
        is_busy = at < len(rank) and rank[at][1] <= middle
        line += _label(rank[at][0])[0] if is_busy else "."
    return line.rstrip()
