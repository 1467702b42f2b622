"""The report of `shardwright synthesize COLLECTIVE --cluster`: as record, tables, pictures."""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.passes.collect.comparison.candidates import Offered, OfferProgram, OfferStep
from shardwright.passes.collect.comparison.cluster_question import ClusterQuestion
from shardwright.passes.collect.link_graph.graph_planner import GraphPlan
from shardwright.spec.machines.library_collectives import Default
from shardwright.spec.machines.number_words import byte_count, plural
from shardwright.spec.machines.units import shown
from shardwright.spec.placement import device_ids
from shardwright.tools.session.text_tables import table
from shardwright.tools.synthesize.text import Placed, matrix_text

MODEL = "times of a model, not measured"
SHOWN_GROUPS, SHOWN_MEMBERS = 3, 8


# --- for programs


def offers_record(
    question: ClusterQuestion, found: list[Offered], plan: GraphPlan | None
) -> dict[str, object]:
    """JSON keys are those of the verb's help."""
    names = question.axes.names
    return {
        "collective": question.collective,
        "bytes": question.size,
        "cluster": question.cluster.name,
        "devices": question.cluster.devices,
        "levels": list(question.levels),
        "axes": dict(zip(names, question.axes.sizes, strict=True)),
        "over": [names[axis] for axis in question.over],
        "model": MODEL,
        "placements": [_placement_record(one) for one in found],
        "graph": None if plan is None else _plan_record(plan),
    }


def _placement_record(one: Offered) -> dict[str, object]:
    piped = one.pipelined
    found: dict[str, object] = {
        "matrix": [list(row) for row in one.matrix],
        "device_ids": list(device_ids(one.matrix)),
        "default": _default_record(one.default),
        "defaults": [_default_record(default) for default in one.defaults],
        "optimal": one.is_optimal and not one.is_uniform,
        "programs": [_program_record(program, one) for program in one.programs],
        "pipelined": None,
    }
    if piped is not None:
        found["pipelined"] = {
            "program": one.piped_text,
            "chunks": piped.chunks,
            "seconds": piped.seconds,
            "bound": piped.bound or None,
        }
    return found


def _default_record(default: Default) -> dict[str, object]:
    return {"algorithm": default.name, "seconds": default.seconds}


def _program_record(program: OfferProgram, one: Offered) -> dict[str, object]:
    return {
        "program": program.text,
        "seconds": program.seconds,
        "speedup": one.default.seconds / program.seconds if program.seconds else 1.0,
        "steps": [
            {
                "instruction": step.name,
                "collective": step.collective,
                "levels": list(step.levels),
                "algorithm": step.algorithm,
                "seconds": step.seconds,
                "groups": step.groups.tolist(),
            }
            for step in program.steps
        ],
    }


def _plan_record(plan: GraphPlan) -> dict[str, object]:
    return {
        "seconds": plan.seconds,
        "bound": plan.bound,
        "gap": plan.gap,
        "pieces": plan.pieces,
        "hops": plan.hops,
        "routes": len(plan.trees) + len(plan.paths),
        "cut": sorted(plan.cut),
    }


# --- for people


def offers_lines(
    question: ClusterQuestion, found: list[Offered], plan: GraphPlan | None, most: int
) -> Iterator[str]:
    """A table per placement, best first."""
    names = question.axes.names
    over = ", ".join(names[axis] for axis in question.over)
    head = f"{question.collective} of {byte_count(question.size)} over {over}"
    cluster = question.cluster
    yield f"{head} on {cluster.name}, {plural(cluster.devices, 'device')}: {MODEL}"
    if plan is not None:
        yield ""
        yield from _plan_lines(plan)
    for one in found[:most]:
        yield ""
        mesh = Placed(one.matrix, question.axes, None).mesh
        yield f"{matrix_text(one.matrix)} on {', '.join(question.levels)}: {_short(str(mesh))}"
        yield _table(one).rstrip("\n")
        if "NVLS" in one.default.name:
            yield "NVLS adds up in the switches, which programs and bounds here do without"
        yield from _step_lines(one)
    left = len(found) - most
    if left > 0:
        yield ""
        yield f"{plural(left, 'placement')} more, the slowest takes {_time(found[-1].best)}"


def _short(text: str) -> str:
    return text if len(text) <= 120 else f"{text[:80]}...{text[-20:]}"


def _time(seconds: float) -> str:
    return shown(seconds, "seconds")


def _table(one: Offered) -> str:
    bound = one.pipelined.bound if one.pipelined else 0.0
    rows = [_row("", f"default: {one.default.name}", one.default.seconds, one, bound)]
    rows += [_row("", f"else: {way.name}", way.seconds, one, bound) for way in one.defaults[1:]]
    for number, program in enumerate(one.programs, 1):
        rows.append(_row(f"{number}.", program.text, program.seconds, one, bound))
    piped = one.pipelined
    if piped is not None and piped.chunks > 1:
        what = f"{one.piped_text} in {piped.chunks} chunks"
        rows.append(_row("", what, piped.seconds, one, bound))
    if bound:
        rows.append(("", "bound of any program", _time(bound), "", ""))
    return table(("", "program", "time", "faster", "over bound"), rows, right=(0, 2, 3, 4))


def _row(number: str, what: str, seconds: float, one: Offered, bound: float) -> tuple[str, ...]:
    gain = f"{one.default.seconds / seconds:.3g}x" if seconds else "-"
    over = f"{seconds / bound - 1:.1%}" if bound else "-"
    return number, what, _time(seconds), gain, over


def _step_lines(one: Offered) -> Iterator[str]:
    """The communicating devices of each step of the first program."""
    if not one.programs:
        return
    proved = ", nothing in one piece is faster" if one.is_optimal else ""
    proved += ", of what all devices run alike (more than four levels)" if one.is_uniform else ""
    yield f"steps of 1.{proved}"
    for step in one.programs[0].steps:
        on = ", ".join(step.levels)
        yield f"   {step.name}: {step.collective} on {on}, {_time(step.seconds)}, {_groups(step)}"


def _groups(step: OfferStep) -> str:
    rows = step.groups[:SHOWN_GROUPS].tolist()
    texts = [
        " ".join(map(str, row[:SHOWN_MEMBERS])) + (" .." if len(row) > SHOWN_MEMBERS else "")
        for row in rows
    ]
    more = " .." if len(step.groups) > SHOWN_GROUPS else ""
    count = f"{plural(len(step.groups), 'group')} of {step.groups.shape[1]}"
    return f"{count}: {' | '.join(texts)}{more}"


def _plan_lines(plan: GraphPlan) -> Iterator[str]:
    yield (
        f"schedule on the links: {_time(plan.seconds)}, at least {_time(plan.bound)} "
        f"(gap {plan.gap:.1%}), {plural(plan.pieces, 'piece')} over "
        f"{plural(plan.hops, 'hop')}, {plural(len(plan.trees) + len(plan.paths), 'route')}"
    )
    if plan.cut:
        yield f"tight cut: what leaves {{{', '.join(map(str, sorted(plan.cut)))}}}"
