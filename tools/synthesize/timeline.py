"""Timelines of `shardwright synthesize --draw`: candidates side by side, with their groups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shardwright.passes.collect.comparison.candidates import (
    Offered,
    OfferStep,
    collective_words,
    step_levels,
)
from shardwright.passes.collect.comparison.cluster_question import ClusterQuestion
from shardwright.passes.collect.synthesis.cluster_prices import ClusterPrice, Numbers
from shardwright.passes.collect.synthesis.pipelining import Pipelined, Slot, schedule
from shardwright.passes.collect.synthesis.search import busy
from shardwright.spec.links import Links
from shardwright.spec.machines.number_words import byte_count, plural
from shardwright.spec.machines.units import shown
from shardwright.spec.sharding_rules.reductions import instruction_name
from shardwright.tools.synthesize.cluster_text import MODEL
from shardwright.tools.synthesize.text import matrix_text

WIDTH = 48  # characters for the longest time
DEVICES, A_LINE = 256, 32
TENTHS = 10  # chunks that have a digit each
ROUNDING = 1e-9
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class _Line(NamedTuple):
    """A line of a timeline: its name, what is drawn from the start on, a remark."""

    name: str
    drawn: str
    remark: str = ""


def picture(question: ClusterQuestion, one: Offered) -> Iterator[str]:
    """Timelines of the default, of the best program, of the best one in chunks; groups of steps."""
    names = question.axes.names
    over = ", ".join(names[axis] for axis in question.over)
    head = f"{question.collective} of {byte_count(question.size)} over {over}"
    yield f"{head} on {question.cluster.name}: {MODEL}"
    placed = f"placement {matrix_text(one.matrix)} on {', '.join(question.levels)}"
    yield f"{placed}: a row per axis, a column per level"
    yield ""
    program = one.programs[0] if one.programs else None
    piped = one.pipelined if one.pipelined is not None and one.pipelined.chunks > 1 else None
    longest = max(one.default.seconds, program.seconds if program else 0.0)
    lines = [_bar(f"default: {one.default.name}", 0.0, one.default.seconds, longest)]
    if program is not None:
        lines += [_bar(f"best in one piece: {program.text}", 0.0, program.seconds, longest)]
        lines += _steps(program.steps, longest) if len(program.steps) > 1 else []
    if piped is not None:
        lines += [_bar(f"in {piped.chunks} chunks: {one.piped_text}", 0.0, piped.seconds, longest)]
        lines += _chunked(question, one, piped, longest)
    wide = max(len(line.name) for line in lines)
    for line in lines:
        yield f"{line.name:{wide}}  {line.drawn} {line.remark}".rstrip()
    if piped is not None:
        what = "tenth of the data" if piped.chunks > TENTHS else "chunk"
        yield f"{'':{wide}}  a digit: the {what} that a step works on, · none"
    for name, (what, groups) in _grouped(question, one, piped).items():
        yield ""
        yield f"{name}: {what} in {plural(len(groups), 'group')}, a letter each"
        yield from _letters(groups, question.cluster.devices)


# --- timelines


def _bar(name: str, start: float, seconds: float, longest: float) -> _Line:
    if not longest:
        return _Line(name, "", _time(seconds))
    blank = round(WIDTH * start / longest)
    return _Line(name, " " * blank + "█" * max(1, round(WIDTH * seconds / longest)), _time(seconds))


def _steps(steps: Sequence[OfferStep], longest: float) -> Iterator[_Line]:
    """One after the other."""
    at = 0.0
    for step in steps:
        yield _bar(_named(step.name, step.levels), at, step.seconds, longest)
        at += step.seconds


def _chunked(
    question: ClusterQuestion, one: Offered, piped: Pipelined, longest: float
) -> Iterator[_Line]:
    """Per step which chunk is at work when."""
    price = _price(question, one)
    slots = schedule(busy(piped.program, price), piped.chunks)
    cells = max(1, round(WIDTH * piped.seconds / longest))
    for number, instruction in enumerate(piped.program):
        name = instruction_name(instruction, len(price.radices))
        own = [slot for slot in slots if slot.stage == number]
        part = sum(slot.end - slot.begin for slot in own) / piped.seconds
        levels = step_levels(question, one.matrix, instruction.grouping)
        drawn = "".join(_cell(own, piped, cells, cell) for cell in range(cells))
        yield _Line(_named(name, levels), drawn, f"{part:.0%} busy")


def _cell(slots: Sequence[Slot], piped: Pipelined, cells: int, cell: int) -> str:
    """The chunk that is longest busy in a part of the time."""
    start, end = cell * piped.seconds / cells, (cell + 1) * piped.seconds / cells
    most, chunk = max(
        ((min(slot.end, end) - max(slot.begin, start), -slot.chunk) for slot in slots),
        default=(0.0, 0),
    )
    if most < ROUNDING * piped.seconds:
        return "·"
    return str(-chunk * TENTHS // piped.chunks if piped.chunks > TENTHS else -chunk)


def _named(name: str, levels: Sequence[str]) -> str:
    return f"   {name} on {', '.join(levels)}"


def _time(seconds: float) -> str:
    return shown(seconds, "seconds")


# --- groups


def _grouped(
    question: ClusterQuestion, one: Offered, piped: Pipelined | None
) -> dict[str, tuple[str, Numbers]]:
    """Of each step that is drawn what it is, and its groups."""
    steps = one.programs[0].steps if one.programs else ()
    found = {step.name: (step.collective, step.groups) for step in steps}
    price = _price(question, one)
    for instruction in piped.program if piped is not None else ():
        name = instruction_name(instruction, len(price.radices))
        what = collective_words(instruction.collective)
        found.setdefault(name, (what, price.groups(instruction.grouping)))
    return found


def _price(question: ClusterQuestion, one: Offered) -> ClusterPrice:
    return ClusterPrice(Links(question.cluster), one.matrix, question.over, question.size)


def _letters(groups: Numbers, devices: int) -> Iterator[str]:
    """Devices in order, by their number; those of a group have one letter, idle ones a dot."""
    marks = ["."] * devices
    for number, group in enumerate(groups.tolist()):
        for device in group:
            marks[device] = _LETTERS[number % len(_LETTERS)]
    for start in range(0, min(devices, DEVICES), A_LINE):
        yield f"{start:6}  {' '.join(marks[start : start + A_LINE])}"
    if devices > DEVICES:
        yield f"        .. {devices} devices"
