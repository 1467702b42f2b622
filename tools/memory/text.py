"""The report of `shardwright memory`: sizes, the live set, the timeline, changes tried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from shardwright.ir.core import Module, Op
from shardwright.ir.value_labels import location
from shardwright.passes.cost.liveness.analysis import Alive, Peak
from shardwright.passes.cost.liveness.argument_roles import ROLES
from shardwright.passes.cost.trials.memory_changes import Change
from shardwright.spec.cluster import Chip, Cluster
from shardwright.spec.machines.number_words import byte_count, plural
from shardwright.tools.session.text_tables import table

SHOWN = 15  # live values that are listed
BARS = 16  # lines of the timeline
WIDTH = 40  # characters of a full bar


@dataclass
class Answer:
    """All that is said of a program on a cluster; `nearest` is a number of `changes`."""

    file: str
    emit: str
    cluster: Cluster
    devices: int
    local: Module
    peak: Peak
    changes: list[Change] = field(default_factory=list[Change])
    nearest: int | None = None

    @property
    def chips(self) -> list[Chip]:
        """The kinds of chips of the cluster."""
        return list(dict.fromkeys(chip for chip, _ in self.cluster.chips))

    @property
    def fits(self) -> bool:
        return self.has_room(self.peak)

    def has_room(self, peak: Peak) -> bool:
        """True if every chip has the memory for a peak."""
        return all(peak.bytes <= chip.memory for chip in self.chips)


def answer_record(answer: Answer) -> dict[str, Any]:
    """The answer for programs."""
    peak, local = answer.peak, answer.local
    return {
        "file": answer.file,
        "emit": answer.emit,
        "cluster": answer.cluster.name,
        "devices": answer.devices,
        "fits": answer.fits,
        "chips": [
            {"name": c.name, "memory_bytes": int(c.memory), "fits": peak.bytes <= c.memory}
            for c in answer.chips
        ],
        "peak_bytes": peak.bytes,
        "argument_bytes": peak.argument_bytes,
        "result_bytes": peak.result_bytes,
        "aliased_bytes": peak.aliased_bytes,
        "temp_bytes": peak.temp_bytes,
        "padding_bytes": peak.padding_bytes,
        "roles": peak.roles,
        "peak": [_op_record(local, op) for op in peak.path],
        "live": [_live_record(local, one) for one in peak.live],
        "stages": [_stage_record(answer, k, one) for k, one in enumerate(peak.stages)],
        "timeline": [[op.place[0], size] for op, size in peak.timeline],
        "changes": [
            {
                "what": change.what,
                "detail": list(change.detail),
                "peak_bytes": change.peak_bytes,
                "fits": change.fits,
                "extra_flops": change.extra_flops,
            }
            for change in answer.changes
        ],
        "nearest": answer.nearest,
    }


def _stage_record(answer: Answer, stage: int, peak: Peak) -> dict[str, Any]:
    """Of a group of devices of a pipeline."""
    return {
        "stage": stage,
        "peak_bytes": peak.bytes,
        "fits": answer.has_room(peak),
        "argument_bytes": peak.argument_bytes,
        "temp_bytes": peak.temp_bytes,
        "in_flight": peak.flying,
        "roles": peak.roles,
        "peak": [_op_record(answer.local, op) for op in peak.path],
        "live": [_live_record(answer.local, one) for one in peak.live],
    }


def _op_record(module: Module, op: Op) -> dict[str, Any]:
    return {"op": op.name, "line": op.place[0], "source": location(module, op)}


def _live_record(module: Module, one: Alive) -> dict[str, Any]:
    op = one.op
    return {
        "value": one.name,
        "bytes": one.bytes,
        "count": one.count,
        "role": one.role,
        "type": str(one.value.type),
        "op": op.name if op is not None else "",
        "line": op.place[0] if op is not None else 0,
        "source": location(module, one.value),
    }


# --- for people


def answer_text(answer: Answer, is_complete: bool) -> str:
    """The answer for people."""
    parts = [_head(answer)]
    parts += [_stages(answer.peak.stages, is_complete)] if answer.peak.stages else []
    parts += [_sizes(answer.peak), _where(answer), _live(answer, is_complete)]
    parts += [_timeline(answer)] if len(answer.peak.timeline) > 1 else []
    parts += [_changes(answer)] if not answer.fits else []
    return "\n".join(parts)


def _head(answer: Answer) -> str:
    devices = plural(answer.devices, "device")
    lines = [f"{answer.file}: {devices} of {answer.cluster.name}"]
    for chip in answer.chips:
        percent = 100 * answer.peak.bytes / chip.memory
        share = f"{percent:.3g} %" if percent >= 0.01 else "below 0.01 %"
        word = "fits" if answer.peak.bytes <= chip.memory else "does NOT fit"
        peak, memory = byte_count(answer.peak.bytes), byte_count(chip.memory)
        lines.append(f"{word}: {peak} at the peak, {share} of the {memory} of a {chip.name}")
    return "\n".join(lines) + "\n"


def _stages(stages: Sequence[Peak], is_complete: bool) -> str:
    """Devices of a pipeline; what follows is said of the one that holds most."""
    most = max(range(len(stages)), key=lambda stage: stages[stage].bytes)
    count = len(stages) if is_complete else SHOWN
    shown = sorted({*range(min(count - 1, len(stages))), most, len(stages) - 1})
    roles = [role for role in ROLES if any(role in stages[stage].roles for stage in shown)]
    rows = [
        (
            str(stage),
            byte_count(stages[stage].bytes),
            str(stages[stage].flying or ""),
            *(byte_count(stages[stage].roles.get(role, 0)) for role in roles),
            "<- most" if stage == most else "",
        )
        for stage in shown
    ]
    right = tuple(range(3 + len(roles)))
    text = table(("stage", "peak", "in flight", *roles, ""), rows, right=right)
    if len(shown) < len(stages):
        text += f"and {plural(len(stages) - len(shown), 'more stage')}; --all lists them\n"
    return f"{text}\nof stage {most}:\n"


def _sizes(peak: Peak) -> str:
    aliased = f", {byte_count(peak.aliased_bytes)} of them in the place of arguments"
    rows = [
        ("arguments", byte_count(peak.argument_bytes), ""),
        ("results", byte_count(peak.result_bytes), aliased if peak.aliased_bytes else ""),
        ("temporaries", byte_count(peak.temp_bytes), ", the most at once"),
    ]
    if peak.padding_bytes:
        rows.append(("padding", byte_count(peak.padding_bytes), " of arguments and results"))
    lines = [f"{name:<12} {size}{more}" for name, size, more in rows]
    at_peak = ", ".join(f"{role} {byte_count(size)}" for role, size in peak.roles.items())
    return "\n".join([*lines, f"at the peak: {at_peak}"]) + "\n"


def _where(answer: Answer) -> str:
    steps = [f"{op.name} {_place(answer.local, op)}".rstrip() for op in reversed(answer.peak.path)]
    return f"the peak is at {', inside '.join(steps)}\n" if steps else "nothing runs\n"


def _place(module: Module, op: Op) -> str:
    where = location(module, op)
    return f"({where})" if where else ""


def _live(answer: Answer, is_complete: bool) -> str:
    live = answer.peak.live
    count = len(live) if is_complete else SHOWN
    rows = [
        (_shown(one), str(one.value.type), byte_count(one.bytes), one.role,
         location(answer.local, one.value))
        for one in live[:count]
    ]  # fmt: skip
    text = table(("live", "type", "size", "role", "where"), rows, right=(2,))
    if len(live) > count:
        rest = byte_count(sum(one.bytes for one in live[count:]))
        text += f"and {plural(len(live) - count, 'more value')}, {rest}; --all lists them\n"
    return text


def _shown(one: Alive) -> str:
    if one.op is None:
        return one.name or f"argument {one.value.index}"
    short = one.op.name.partition(".")[2] or one.op.name
    named = f"%{one.name} {short}" if one.name else short
    return named if one.count == 1 else f"{one.count} x {named}"


def _timeline(answer: Answer) -> str:
    """Equal stretches of main, each by its highest op."""
    steps = answer.peak.timeline
    most = answer.peak.bytes
    rows: list[str] = []
    for first, last in _stretches(len(steps)):
        op, size = max(steps[first:last], key=lambda step: step[1])
        bar = "#" * max(1, round(WIDTH * size / most))
        mark = " <- peak" if op is answer.peak.path[0] else ""
        name = op.name.partition(".")[2] or op.name
        rows.append(
            f"{bar:<{WIDTH}} {byte_count(size):>9}  {name} {_place(answer.local, op)}{mark}"
        )
    return "\n".join([f"time, {plural(len(steps), 'op')} of main:", *rows]) + "\n"


def _stretches(count: int) -> Sequence[tuple[int, int]]:
    number = min(BARS, count)
    edges = [count * k // number for k in range(number + 1)]
    return list(zip(edges, edges[1:], strict=False))


def _changes(answer: Answer) -> str:
    if not answer.changes:
        return "no change was tried\n"
    rows = [
        (
            "fits" if change.fits else "",
            change.what,
            byte_count(change.peak_bytes),
            f"{100 * change.extra_flops:.2g} %" if change.extra_flops else "",
        )
        for change in answer.changes
    ]
    parts = [table(("", "change", "peak", "more flops"), rows, right=(2, 3))]
    if answer.nearest is None:
        parts.append("none of them fits\n")
        return "\n".join(parts)
    chosen = answer.changes[answer.nearest]
    lines = [*chosen.detail[:SHOWN]]
    if len(chosen.detail) > SHOWN:
        lines.append(f"and {len(chosen.detail) - SHOWN} more; --json lists them, -o applies them")
    detail = "".join(f"  {line}\n" for line in lines)
    parts.append(f"nearest change that fits: {chosen.what}\n{detail}")
    return "\n".join(parts)
