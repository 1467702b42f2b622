"""The report of `shardwright reshard`: programs in bytes, as a record and as lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import NamedTuple, cast

from shardwright.passes.exporting.greedy.chain import Collective, collectives
from shardwright.passes.partition.reshard import space as kinds
from shardwright.passes.partition.reshard.planner import Route, Step
from shardwright.passes.partition.reshard.receive_bound import least_received
from shardwright.spec.axes import Axes, total
from shardwright.spec.layout import Layout, in_mesh_order, local_count
from shardwright.spec.machines.number_words import byte_count, plural
from shardwright.spec.machines.units import shown
from shardwright.spec.types import ELEMENTS
from shardwright.tools.reshard.question import Question, axes_text, layout_text
from shardwright.tools.session.text_tables import table

OPS = {
    kinds.VIEW: "reshape",
    kinds.SLICE: "all_slice",
    kinds.GATHER: "all_gather",
    kinds.EXCHANGE: "all_to_all",
    kinds.PERMUTE: "collective_permute",
    kinds.REDUCE_SCATTER: "reduce_scatter",
    kinds.ALL_REDUCE: "all_reduce",
    kinds.FROM_SHARDED: "sharded_to_unreduced",
    kinds.FROM_WHOLE: "replicated_to_unreduced",
}


@dataclass(frozen=True)
class StepLine:
    """One collective: `text` says what it moves; bytes each device receives, and holds then."""

    op: str
    text: str
    bytes: float
    local_bytes: float
    to: str
    seconds: float | None = None


@dataclass(frozen=True)
class Program:
    """A chain: bytes each device receives, and the most it holds; seconds on a cluster."""

    bytes: float
    peak_bytes: float
    proved: bool
    steps: tuple[StepLine, ...]
    seconds: float | None = None


@dataclass(frozen=True)
class Greedy:
    """The same of Shardy's chain, of which only the number of collectives is told."""

    bytes: float
    peak_bytes: float
    steps: int


@dataclass(frozen=True)
class Answer:
    """All there is to say; `source` and `target` are layouts as text."""

    type: str
    mesh: str
    devices: int
    source: str
    target: str
    least_bytes: float | None
    programs: tuple[Program, ...]
    greedy: Greedy | None
    cluster: str | None = None
    least_seconds: float | None = None

    def record(self) -> dict[str, object]:
        """The machine form: keys as the fields, `from` and `to` for the layouts.

        Without a cluster there are no seconds.
        """
        names = {"source": "from", "target": "to"}
        found = {names.get(key, key): value for key, value in asdict(self).items()}
        return found if self.cluster is not None else _untimed(found)

    def text(self) -> str:
        """The form for people."""
        return "\n".join(_lines(self)) + "\n"


def _untimed(record: dict[str, object]) -> dict[str, object]:
    """A record without what only a cluster tells."""

    def kept(value: object) -> object:
        if isinstance(value, dict):
            return _untimed(cast(dict[str, object], value))
        if isinstance(value, list | tuple):
            return [kept(item) for item in cast(Sequence[object], value)]
        return value

    timed = ("seconds", "cluster", "least_seconds")
    return {key: kept(value) for key, value in record.items() if key not in timed}


class Timed(NamedTuple):
    """Seconds of each step of each program on a cluster, and a time that none is below."""

    cluster: str
    each: Sequence[Sequence[float]]
    least: float


def make_answer(question: Question, found: Sequence[Route], timed: Timed | None = None) -> Answer:
    """The report on chains for a question."""
    ends, mesh = question.ends, question.mesh
    is_partial = bool(ends.partial or ends.wanted)
    least = None if is_partial else least_received(ends.shape, ends.src, ends.dst)
    return Answer(
        type=str(question.type).removeprefix("tensor<").removesuffix(">"),
        mesh=str(mesh),
        devices=mesh.device_count,
        source=_layout(question, ends.src, ends.partial),
        target=_layout(question, ends.dst, ends.wanted),
        least_bytes=None if least is None else _bytes(question, least),
        programs=tuple(
            _program(question, one, None if timed is None else timed.each[number])
            for number, one in enumerate(found)
        ),
        greedy=None if is_partial else _greedy(question),
        cluster=None if timed is None else timed.cluster,
        least_seconds=None if timed is None else timed.least,
    )


def _layout(question: Question, layout: Layout, partial: Axes) -> str:
    text = layout_text(layout, partial, question.mesh)
    kind = question.kind if question.kind != "add" else ""
    return text.replace("unreduced=", f"unreduced={kind}")


def _bytes(question: Question, elements: int | Fraction) -> float:
    """Bytes of some elements: an int where they are whole."""
    found = Fraction(elements) * ELEMENTS[question.type.element].bits / 8
    return int(found) if found.denominator == 1 else float(found)


def _program(question: Question, one: Route, each: Sequence[float] | None) -> Program:
    steps = tuple(
        _step(question, step, None if each is None else each[number])
        for number, step in enumerate(one.steps)
    )
    received, peak = _bytes(question, one.received), _bytes(question, one.peak)
    seconds = None if each is None else sum(each)
    return Program(received, peak, one.is_proved, steps, seconds)


def _step(question: Question, step: Step, seconds: float | None) -> StepLine:
    op = OPS[step.kind]
    return StepLine(
        op=op,
        text=f"{op} {_moved(question, step)}".rstrip(),
        bytes=_bytes(question, step.received),
        local_bytes=_bytes(question, local_count(step.view or question.ends.shape, step.out)),
        to=_layout(question, step.out, step.partial),
        seconds=seconds,
    )


def _moved(question: Question, step: Step) -> str:
    """The parts that a collective moves, in the spelling of its op."""
    mesh = question.mesh
    if step.kind == kinds.PERMUTE:
        return ""
    if step.kind == kinds.VIEW:
        return "x".join(map(str, step.view or question.type.shape))
    if step.kind == kinds.EXCHANGE:
        moves = [f"{axes_text(step.moved[a], mesh)}: {a}->{b}" for a, b in step.moves]
        return f"[{', '.join(moves)}]"
    if step.kind in (kinds.ALL_REDUCE, kinds.FROM_WHOLE):
        return axes_text(in_mesh_order(mesh, step.axes), mesh)
    return f"[{', '.join(axes_text(axes, mesh) for axes in step.moved)}]"


def _greedy(question: Question) -> Greedy:
    """The cost of Shardy's chain, which is chosen without one."""
    ends = question.ends
    held = peak = local_count(ends.shape, ends.src)
    received, count = Fraction(0), 0
    for step in collectives(ends.src, ends.dst, ends.shape, moves_devices=False):
        after = local_count(ends.shape, step.out)
        received += _received(step, held, after)
        held, peak, count = after, max(peak, after), count + 1
    return Greedy(_bytes(question, received), _bytes(question, peak), count)


def _received(step: Collective, held: int, after: int) -> Fraction:
    """Elements each device receives."""
    group = total(axis for axes in step.moved for axis in axes)
    volumes = {
        "gather": Fraction(after - held),
        "permute": Fraction(held),
        "exchange": Fraction(held * (group - 1), group),
    }
    return volumes.get(step.kind, Fraction(0))


# --- text


def _lines(answer: Answer) -> Iterator[str]:
    yield f"{answer.type} on {plural(answer.devices, 'device')}, mesh {answer.mesh}"
    yield f"{answer.source} -> {answer.target}"
    if answer.least_bytes is not None:
        yield f"whatever moves it, some device receives at least {byte_count(answer.least_bytes)}"
    if answer.least_seconds is not None:
        least = shown(answer.least_seconds, "seconds")
        yield f"times on {answer.cluster}, of a model, not measured: at least {least}"
    for number, program in enumerate(answer.programs, 1):
        yield ""
        yield _head(number, program)
        if program.steps:
            yield from (f"   {line}" for line in _steps_table(program.steps).splitlines())
    if answer.greedy is not None:
        found = answer.greedy
        yield ""
        figures = _figures(found.bytes, found.steps, found.peak_bytes)
        yield f"Shardy's greedy chain: {figures}"


def _head(number: int, program: Program) -> str:
    if not program.steps:
        return f"{number}. nothing to do: the layouts are the same"
    best = "no cheaper one" if program.seconds is None else "no faster one"
    proved = "" if number > 1 else f": {best}" if program.proved else ": not proved"
    count = sum(step.op != OPS[kinds.VIEW] for step in program.steps)  # a reshape moves nothing
    figures = _figures(program.bytes, count, program.peak_bytes)
    time = "" if program.seconds is None else f"{shown(program.seconds, 'seconds')}, "
    return f"{number}. {time}{figures}{proved}"


def _figures(received: float, steps: int, peak: float) -> str:
    return f"{byte_count(received)} received, {plural(steps, 'step')}, peak {byte_count(peak)}"


def _steps_table(steps: tuple[StepLine, ...]) -> str:
    rows = [(s.text, byte_count(s.bytes), byte_count(s.local_bytes), s.to) for s in steps]
    if any(step.seconds is None for step in steps):
        return table(("collective", "received", "held", "then"), rows, (1, 2))
    times = [shown(step.seconds or 0.0, "seconds") for step in steps]
    timed = [(row[0], time, *row[1:]) for row, time in zip(rows, times, strict=True)]
    return table(("collective", "time", "received", "held", "then"), timed, (1, 2, 3))
