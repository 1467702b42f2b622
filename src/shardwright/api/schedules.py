"""Schedules of pipelines: lists of actions per rank, their times, bubbles, memory, and bounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from io import StringIO
from pathlib import Path

from shardwright.api.programs import load
from shardwright.backends.svg import gantt
from shardwright.ir import text_files as files
from shardwright.ir.core import Module
from shardwright.ir.errors import Place, error, note
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.print import print_module
from shardwright.passes.pipeline.schedules.action_text import (
    BadCell,
    csv_text,
    lists_of,
    spelled,
)
from shardwright.passes.pipeline.schedules.actions import Action, Lists, PassTimes
from shardwright.passes.pipeline.schedules.bubbles import Bubble, Formula
from shardwright.passes.pipeline.schedules.figures import Figures, answered, figures_of
from shardwright.passes.pipeline.schedules.ledger import peaks
from shardwright.passes.pipeline.schedules.noted_lists import note_lists, noted_lists
from shardwright.passes.pipeline.schedules.questions import Asked, read_number, read_times, stated
from shardwright.passes.pipeline.schedules.validation import broken
from shardwright.spec.attributes import Int, String
from shardwright.spec.plan import ACTIONS, MICROBATCHES, SCHEDULE, STAGES
from shardwright.spec.schedule_names import SPELLED, Named, named

__all__ = ["FILES", "SPELLED", "Bubble", "Formula", "Schedule", "schedule"]

FILES = (".csv", ".mlir")  # of lists that are read
_Number = int | float | str | Fraction
_COLOURS = {"F": "#9ec5f0", "B": "#f3b78b", "I": "#f3b78b", "W": "#a9d6a0"}
_OTHERS = "#cccccc"


@dataclass(frozen=True)
class Schedule:
    """A schedule that was played; see `schedule`. Times are in the units of the question."""

    name: str
    ranks: int
    microbatches: int
    times: tuple[Fraction, ...]  # of a rank's F, I, W, and of a hop
    memory_limit: Fraction | None
    figures: Figures

    @property
    def span(self) -> Fraction:
        """The longest time from a rank's first start to its last end."""
        return self.figures.span

    @property
    def makespan(self) -> Fraction:
        """The time until all is done."""
        return self.figures.makespan

    @property
    def bubble(self) -> Bubble:
        """What waits, by three names."""
        return self.figures.bubble

    @property
    def peak_activations(self) -> Fraction:
        """Of the rank that holds most, in a rank's activations of a micro-batch."""
        return self.figures.peak

    @property
    def lower_bound(self) -> Fraction:
        """No order of these passes that holds as little has a smaller span."""
        return self.figures.bound

    @cached_property
    def actions(self) -> list[list[str]]:
        """Per rank its list, without transfers."""
        return [list(map(spelled, line)) for line in self.figures.lists.ranks]

    @cached_property
    def posted(self) -> list[list[str]]:
        """Per rank its list with sends and receives: those that stand together are one batch."""
        return [list(map(spelled, line)) for line in self.figures.posted.ranks]

    @cached_property
    def intervals(self) -> list[list[tuple[str, Fraction, Fraction]]]:
        """Per rank its actions from when to when, without transfers."""
        time, found = self.figures.time, self.figures.played
        return [
            [
                (spelled(one), time(span.start), time(span.end))
                for one, span in zip(line, spans, strict=True)
                if span.end > span.start
            ]
            for line, spans in zip(found.lists.ranks, found.spans, strict=True)
        ]

    def csv(self, *, transfers: bool = False) -> str:
        """A row per rank, as `torch.distributed.pipelining` reads it.

        Raises ProgramError for lists with replicas, which torch has no form for.
        """
        lists = self._lists(transfers)
        if len(lists.places) * lists.copies > 1:
            message = f'"{self.name}" runs copies of the model, torch has rows of one copy'
            raise error(message, help="write to a file .mlir or .svg", code=USAGE)
        return csv_text(lists)

    def mlir(self, *, transfers: bool = False) -> str:
        """A module that states the schedule and its lists.

        Raises ProgramError for lists of a program whose stages are those of several copies: what
        tells these apart is the program.
        """
        if self.figures.lists.copies > 1:
            message = f'"{self.name}" has copies of the model among its stages'
            raise error(message, help="take the program itself", code=USAGE)
        module = Module()
        note_lists(module, self._lists(transfers))
        if named(self.name) is not None:
            module.set_note(SCHEDULE, String(self.name))
        module.set_note(STAGES, Int(self.ranks))
        module.set_note(MICROBATCHES, Int(self.microbatches))
        return print_module(module)

    def svg(self) -> str:
        """Who does what when."""
        time, found = self.figures.time, self.figures.played
        kinds = [*dict.fromkeys(one.kind for line in self.figures.lists.ranks for one in line)]
        bars = [
            gantt.Bar(
                rank, float(time(span.start)), float(time(span.end)), _label(one),
                f"{spelled(one)}: {float(time(span.start)):.6g} to {float(time(span.end)):.6g}",
                kinds.index(one.kind),
            )
            for rank, (line, spans) in enumerate(zip(found.lists.ranks, found.spans, strict=True))
            for one, span in zip(line, spans, strict=True)
            if span.end > span.start
        ]  # fmt: skip
        rows = [f"rank {rank}" for rank in range(self.ranks)]
        series = [(kind, _COLOURS.get(kind, _OTHERS)) for kind in kinds]
        title = f"{self.name}: {self.ranks} ranks, {self.microbatches} micro-batches"
        return gantt.emit(gantt.Gantt(title, rows, bars, series, float(self.makespan)))

    def _lists(self, transfers: bool) -> Lists:
        return self.figures.posted if transfers else self.figures.lists


def _label(one: Action) -> str:
    return str(one.microbatch) if one.microbatch >= 0 else ""


def schedule(
    name: str | Path,
    stages: int | None = None,
    microbatches: int | None = None,
    *,
    times: str | Sequence[_Number] = "",
    memory_limit: _Number | None = None,
    send_memory: _Number = 0,
    overlap: bool = True,
) -> Schedule:
    """A schedule on `stages` ranks, played: `gpipe`, `1f1b`, `interleaved:2`, `looped-bfs:2`,
    `zb-h1`, `zb-1p`, `zb-2p` or `chimera`; or lists from a file .csv or .mlir, which say their
    numbers themselves.

    `times`: of a rank's F, I and W per micro-batch, and of a hop, as numbers or `18.5,18,9,0.6`.
    `memory_limit`: most activations on a rank, `send_memory`: those that a transfer holds at both
    ends, in a rank's activations of a micro-batch. `overlap`: ranks compute while they send.
    Raises ProgramError.
    """
    words = times if isinstance(times, str) else ",".join(map(_written, times))
    limit = None if memory_limit is None else _written(memory_limit)
    sent = read_number(_written(send_memory), "memory of sends")
    if str(name).endswith(FILES):
        return _from_file(str(name), stages, microbatches, words, limit, sent, overlap)
    if stages is None or microbatches is None:
        message = f'expected a number of "{"stages" if stages is None else "micro-batches"}"'
        help = "write --stages 4 --microbatches 8, or name a file .csv or .mlir"
        raise error(message, help=help, code=USAGE)
    asked = stated(str(name), stages, microbatches, words, limit)
    found = answered(asked, overlaps=overlap, sent=sent)
    return Schedule(str(asked.schedule), stages, microbatches, asked.times, asked.limit, found)


def _written(number: _Number) -> str:
    """A number as people write it."""
    if isinstance(number, Fraction) and number.denominator > 1:
        return f"{float(number):.9f}"
    return f"{number:.9f}".rstrip("0").rstrip(".") if isinstance(number, float) else str(number)


# --- lists from files


def _from_file(
    path: str,
    ranks: int | None,
    microbatches: int | None,
    times: str,
    limit: str | None,
    sent: Fraction,
    overlap: bool,
) -> Schedule:
    lists, place = (_csv if path.endswith(".csv") else _module)(path)
    faults = broken(lists)
    if faults:
        help = "the rules are those of docs/schedules.md"
        message = f"these lists are no schedule, they break rule {faults[0].rule}"
        raise error(message, place(0), notes=(note(faults[0].message),), help=help)
    for option, said, has in (
        ("--stages", ranks, len(lists.ranks)),
        ("--microbatches", microbatches, lists.microbatches),
    ):
        if said not in (None, has):
            message = f'"{option}" is {said}, the file has {has}'
            raise error(message, place(0), help=f"leave out {option}", code=USAGE)
    numbers = read_times(times or "1,1,1,0")
    room = None if limit is None else read_number(limit, "memory limit")
    most = max(peaks(lists))
    if room is not None and most > room:
        held, limited = float(most), float(room)
        message = f"these lists hold {held:g} micro-batches on a rank, the limit is {limited:g}"
        raise error(message, place(0), help=f"write --memory-limit {most}", code=USAGE)
    scale, whole = _scaled(numbers, lists.chunks)
    found = figures_of(lists, [whole] * lists.stages, scale, room, overlap, sent)
    return Schedule(Path(path).name, len(lists.ranks), lists.microbatches, numbers, room, found)


def _scaled(times: tuple[Fraction, ...], chunks: int) -> tuple[int, PassTimes]:
    """Whole units of one, and the times of a stage in them."""
    forward, input, weight, hop = times
    asked = Asked(Named("interleaved", chunks), 1, 1, (forward, input, weight, hop))
    return asked.scale, asked.stages[0]


_Place = Callable[[int], Place]


def _csv(path: str) -> tuple[Lists, _Place]:
    text = files.read_text(path, StringIO())
    rows = text.splitlines()

    def place(rank: int, cell: int = 0) -> Place:
        row = rows[rank] if rank < len(rows) else ""
        column = 1 + len(",".join(row.split(",")[:cell])) + bool(cell)
        return Place(path, rank + 1, column, row)

    try:
        return lists_of(rows), place
    except BadCell as bad:
        help = 'write stage, kind and micro-batch: "0F0", "1B3", "2SEND_F0"'
        message = f'expected an action, got "{bad.cell[:40]}"'
        raise error(message, place(bad.rank, bad.place), help=help) from None


def _module(path: str) -> tuple[Lists, _Place]:
    module: Module = load(path)

    def place(_: int) -> Place:
        line, column = module.place
        return Place(path, line or 1, column or 1, module.source.split("\n", 1)[0])

    try:
        found = noted_lists(module)
    except BadCell as bad:
        message = f'rank {bad.rank} of {ACTIONS} has "{bad.cell[:40]}", which is no action'
        raise error(message, place(0), help="write actions such as 0F0,0B0") from None
    if found is None:
        help = f"run shardwright-opt {path} -p write-actions first"
        raise error(f"the module has no {ACTIONS}", place(0), help=help)
    return found, place
