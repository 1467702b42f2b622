"""The report of `shardwright cost`, as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from shardwright.ir.analysis.collective_traffic import total_ring_bytes
from shardwright.ir.core import Module
from shardwright.passes.cost.evaluation.evaluate import Cost, Line
from shardwright.passes.cost.evaluation.utilisation import Utilisation
from shardwright.spec import plan
from shardwright.spec.attributes import Attrs, Int, String
from shardwright.spec.machines.number_words import byte_count, flop_count, plural
from shardwright.spec.machines.units import shown
from shardwright.spec.op import Sig
from shardwright.tools.session.text_tables import table

_S = "seconds"
_OVERLAP = {
    "none": "collectives stop computing",
    "one": "one collective at a time beside computing",
    "levels": "a collective per level beside computing",
}


@dataclass(frozen=True)
class Answer:
    """A cost, the program for one device, and how well it uses the peak."""

    cost: Cost
    local: Module
    used: Utilisation
    command: str  # compiles this program; "" where nothing does

    @property
    def tokens_per_second(self) -> float | None:
        """None where the program does not say how many tokens a step has."""
        cost = self.cost
        return cost.model.tokens / cost.step if cost.model.tokens and cost.step else None

    @property
    def fits(self) -> bool:
        """True if the bytes held at most are no more than a device has."""
        return self.cost.fits


Changes = tuple[str, Answer] | None  # what was changed, and the answer then


def record(answer: Answer, top: int, changes: Changes = None) -> dict[str, object]:
    """The machine form: seconds, bytes, operations."""
    cost = answer.cost
    found: dict[str, object] = {
        "step_seconds": cost.step,
        "mfu": answer.used.mfu,
        "hfu": answer.used.hfu,
        "tokens_per_second": answer.tokens_per_second,
        "peak_bytes": cost.peak_bytes,
        "fits": answer.fits,
        "exposed_communication_seconds": cost.exposed,
        "bound_seconds": cost.bound,
        "compute_seconds": cost.compute,
        "idle_seconds": cost.idle,
        "bubble_seconds": cost.bubble,
        "communication_seconds": cost.collective_seconds,
        "bounds": cost.bounds,
        "mfu_source": answer.used.source,
        "command": answer.command,
        "peak_element": cost.element,
        "memory_bytes": cost.memory,
        "flops_per_device": cost.flops,
        "cluster": cost.cluster.name,
        "chip": ", ".join(_chips(cost)),
        "devices": cost.cluster.devices,
        "overlap": cost.overlap,
        "levels": [asdict(level) for level in cost.levels],
        "received_bytes": total_ring_bytes(answer.local),
        "volume": _volume(answer.local),
        "handovers": [asdict(one) for one in cost.handovers],
        "actions": cost.actions(),
        "loops_at_most": _loops(cost, is_guess=False),
        "loops_guessed": _loops(cost, is_guess=True),
        "top": [asdict(one) for one in _tops(answer)][:top],
    }
    if changes is not None:
        found["what_if"] = {"changes": changes[0], **record(changes[1], top)}
    return found


def _volume(module: Module) -> dict[str, str | int] | None:
    """What a device receives for products, by the formula of a paper that the plan names."""
    said = module.notes.get(plan.VOLUME)
    if not isinstance(said, Attrs):
        return None
    return {key: one.value for key, one in said.items() if isinstance(one, String | Int)}


def _loops(cost: Cost, *, is_guess: bool) -> list[dict[str, str | int]]:
    found = [one for one in cost.loops if one.is_guess is is_guess]
    return [{"place": str(one.place), "turns": one.turns} for one in found]


def answer_text(answer: Answer, top: int, changes: Changes = None) -> str:
    """The report for people."""
    cost = answer.cost
    place = answer.local.file or "<stdin>"
    devices, chips = plural(cost.cluster.devices, "device"), ", ".join(_chips(cost))
    overlap = f"; {_OVERLAP[cost.overlap]}" if cost.levels else ""
    parts = [
        f"{place} on {cost.cluster.name}: {devices} of {chips}{overlap}\n",
        _times(answer, changes),
        *([_levels(answer, changes)] if cost.levels else []),
        _top_table(answer, top),
    ]
    if changes is not None:
        parts.append(f"with {changes[0]}:\n{_top_table(changes[1], top)}")
    if answer.command:
        parts.append(f"the script of this program: {answer.command}\n")
    return "\n".join(parts)


def _chips(cost: Cost) -> list[str]:
    return list(dict.fromkeys(chip.name for chip, _ in cost.cluster.chips))


# --- times


def _times(answer: Answer, changes: Changes) -> str:
    columns = [dict(_rows(answer))]
    titles = ["a step", ""]
    if changes is not None:
        columns.append(dict(_rows(changes[1])))
        titles = ["a step", "", changes[0]]
    names = dict.fromkeys(name for column in columns for name in column)
    rows = [(name, *(column.get(name, "") for column in columns)) for name in names]
    return table(titles, rows)


def _rows(answer: Answer) -> Iterator[tuple[str, str]]:
    cost = answer.cost
    yield "time", shown(cost.step, _S)
    yield "computing", _part(cost.compute, cost.step)
    yield "exposed communication", _part(cost.exposed, cost.step)
    takes_memory = any(chip.kernels.fresh for chip, _ in cost.cluster.chips)
    idle = "idle: launches, memory" if takes_memory else "idle: launches"
    yield idle, _part(cost.idle, cost.step)
    if cost.bubble:
        yield "bubble: other stages", _part(cost.bubble, cost.step)
    yield "all communication", _part(cost.collective_seconds, cost.step)
    if cost.handovers:
        most = max(cost.handovers, key=lambda one: one.seconds)
        sent = f"{byte_count(most.bytes)} a device over {most.level}"
        yield "between two stages", f"{_part(most.seconds, cost.step)}: {sent}"
    volume = _volume(answer.local)
    if volume is not None:
        yield "received", f"{byte_count(total_ring_bytes(answer.local))} in collectives"
        said = f"{byte_count(float(volume.get('bytes', 0)))}: {volume.get('formula', '')}"
        yield "of products, by formula", said
    name = max(cost.bounds, key=cost.bounds.__getitem__)
    yield "lower bound", f"{_part(cost.bound, cost.step)}: {name}"
    yield "MFU", f"{answer.used.mfu:.1%} of the {cost.element} peak, by {answer.used.source}"
    yield "HFU", f"{answer.used.hfu:.1%}, {flop_count(cost.flops)} a device"
    if answer.tokens_per_second is not None:
        yield "tokens per second", f"{answer.tokens_per_second:.4g}"
    for one in cost.loops:
        turns = f"{plural(one.turns, 'turn')} of the loop at {one.place}"
        if one.is_guess:
            why = "which runs an unknown number of times: say it with --trips N"
            yield "guessed", f"{turns}, {why}"
        else:
            yield "at most", f"{turns}; it may end before"
    verdict = "fits" if answer.fits else "does not fit"
    memory = f"{byte_count(cost.peak_bytes)} of {byte_count(cost.memory)}: {verdict}"
    yield "memory at the peak", memory


def _part(seconds: float, whole: float) -> str:
    share = f", {seconds / whole:.1%}" if whole else ""
    return f"{shown(seconds, _S)}{share}"


def _levels(answer: Answer, changes: Changes) -> str:
    found = [answer, *([changes[1]] if changes is not None else [])]
    rows: list[tuple[str, ...]] = []
    for uses in zip(*(one.cost.levels for one in found), strict=True):
        cells = [uses[0].name, uses[0].link, byte_count(uses[0].bytes)]
        for use, one in zip(uses, found, strict=True):
            cells.append(_part(use.seconds, one.cost.step))
        rows.append(tuple(cells))
    head = ("level", "links", "bytes over the busiest", "busy", *([""] if changes else []))
    return table(head, rows, right=(2,))


# --- what takes the time


@dataclass(frozen=True)
class Top:
    """Kernels of one kind on equal types; `place`: of the first."""

    kind: str
    name: str
    place: str
    ops: int
    count: int
    seconds: float
    flops: float
    bytes: int


def _tops(answer: Answer) -> list[Top]:
    groups: dict[tuple[object, ...], list[Line]] = {}
    for line in answer.cost.lines:
        key = (line.kind, line.sig.name, line.sig.ins, line.sig.outs, line.ops, line.source)
        groups.setdefault(key, []).append(line)
    found = [_top(lines) for lines in groups.values()]
    return sorted(found, key=lambda one: -one.seconds)


def _top(lines: Sequence[Line]) -> Top:
    first = min(lines, key=lambda line: (line.place.line, line.place.column))
    name = f"{first.sig.name.rpartition('.')[2]} {_type(first.sig)}".rstrip()
    more = f" and {len(lines) - 1} more" if len(lines) > 1 else ""
    return Top(
        first.kind,
        f"{name} ({first.detail})" if first.detail else name,
        (first.source or str(first.place)) + more,
        first.ops,
        sum(line.count for line in lines),
        sum(line.seconds for line in lines),
        sum(line.flops for line in lines),
        sum(line.bytes for line in lines),
    )


def _type(sig: Sig) -> str:
    return str(sig.outs[0]).removeprefix("tensor<").removesuffix(">") if sig.outs else ""


def _top_table(answer: Answer, top: int) -> str:
    rows = [
        (
            one.kind if one.kind != "kernel" else "fused",
            f"{one.name}" + (f" + {one.ops - 1} ops" if one.ops > 1 else ""),
            str(one.count),
            _part(one.seconds, answer.cost.step),
            byte_count(one.bytes),
            one.place,
        )
        for one in _tops(answer)[:top]
    ]
    head = ("what takes the time", "", "count", "", "bytes", "from")
    return table(head, rows, right=(2, 4))
