"""`shardwright reshard`: the cheapest chains of collectives from one layout to another.

    shardwright reshard '[{"x"}, {}] -> [{}, {"x"}]' --mesh x=4,y=2 --shape 64x32xf32

Layouts are written as in `#sdy.sharding`, without the mesh: per dim the axes that cut it, major to
minor, parts of axes as "x":(1)2, and behind them unreduced={"y"} for what is partial over axes.
Bytes are what each device receives; no program holds more on a device than the larger of the two
layouts does. The first one is proved to be the cheapest, of equals one with fewest steps.

JSON keys: type, mesh, devices, from, to, least_bytes (what some device must receive, whatever moves
it; null where values are partial); programs: bytes, peak_bytes, proved, steps: op, text, bytes,
local_bytes, to; greedy (Shardy's choice, null where it has none): bytes, peak_bytes, steps.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from shardwright.passes.partition import _route_space as kinds
from shardwright.passes.partition._route_receive import least_received
from shardwright.passes.partition._routes import Route, Step, routes
from shardwright.passes.shard._greedy_collectives import collectives
from shardwright.spec.axes import Axes
from shardwright.spec.layout import Layout, in_mesh_order, local_count
from shardwright.spec.types import ELEMENTS

from .exits import DONE
from .reshard_inputs import Question, axes_text, idle_axes, layout_text, read_question
from .tables import byte_count, plural, table
from .work import Work

PROGRAMS = 3
MAX_PROGRAMS = 50
OPS = {
    kinds.SLICE: "all_slice",
    kinds.GATHER: "all_gather",
    kinds.EXCHANGE: "all_to_all",
    kinds.PERMUTE: "collective_permute",
    kinds.REDUCE_SCATTER: "reduce_scatter",
    kinds.ALL_REDUCE: "all_reduce",
    kinds.FROM_SHARDED: "sharded_to_unreduced",
    kinds.FROM_WHOLE: "replicated_to_unreduced",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("layouts", metavar="'LAYOUT -> LAYOUT'", help="from what to what")
    parser.add_argument("--mesh", required=True, metavar="x=4,y=2", help="axes, major to minor")
    parser.add_argument("--shape", required=True, metavar="64x32xf32", help="of the whole tensor")
    parser.add_argument(
        "--programs", type=_count, default=PROGRAMS, metavar="N",
        help=f"how many to list, cheapest first (default {PROGRAMS})",
    )  # fmt: skip
    parser.add_argument(
        "--idle-axes", action="store_true",
        help="may also cut the tensor, on the way, by axes that neither layout uses",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(work: Work, found: argparse.Namespace) -> int:
    """Print the programs; exit code 0. Raises ProgramError for a wrong question."""
    work.phase = "reshard"
    question = read_question(found.layouts, found.mesh, found.shape)
    if found.idle_axes:
        question = replace(question, ends=replace(question.ends, spare=idle_axes(question)))
    record = _record(question, routes(question.ends, found.programs))
    work.stdout.write(json.dumps(record, indent=2) + "\n" if found.json else _text(record))
    return DONE


def _count(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text[:9]) <= MAX_PROGRAMS:
        raise argparse.ArgumentTypeError(f"expected 1 to {MAX_PROGRAMS}, got {text!r}")
    return int(text)


# --- the record


def _record(question: Question, found: list[Route]) -> dict[str, object]:
    ends, mesh, type = question.ends, question.mesh, question.type
    is_partial = bool(ends.partial or ends.wanted)
    least = None if is_partial else least_received(ends.shape, ends.src, ends.dst)
    return {
        "type": str(type).removeprefix("tensor<").removesuffix(">"),
        "mesh": str(mesh),
        "devices": mesh.device_count,
        "from": _layout(question, ends.src, ends.partial),
        "to": _layout(question, ends.dst, ends.wanted),
        "least_bytes": None if least is None else _bytes(question, least),
        "programs": [_program(question, one) for one in found],
        "greedy": None if is_partial else _greedy(question),
    }


def _layout(question: Question, layout: Layout, partial: Axes) -> str:
    text = layout_text(layout, partial, question.mesh)
    kind = question.kind if question.kind != "add" else ""
    return text.replace("unreduced=", f"unreduced={kind}")


def _bytes(question: Question, elements: int | Fraction) -> int | float:
    """Bytes of some elements: whole where they are."""
    found = Fraction(elements) * ELEMENTS[question.type.element].bits / 8
    return int(found) if found.denominator == 1 else float(found)


def _program(question: Question, one: Route) -> dict[str, object]:
    return {
        "bytes": _bytes(question, one.received),
        "peak_bytes": _bytes(question, one.peak),
        "proved": one.is_proved,
        "steps": [_step(question, step) for step in one.steps],
    }


def _step(question: Question, step: Step) -> dict[str, object]:
    return {
        "op": OPS[step.kind],
        "text": f"{OPS[step.kind]} {_moved(question, step)}".rstrip(),
        "bytes": _bytes(question, step.received),
        "local_bytes": _bytes(question, local_count(question.ends.shape, step.out)),
        "to": _layout(question, step.out, step.partial),
    }


def _moved(question: Question, step: Step) -> str:
    """What a collective moves, in the spelling of its op."""
    mesh = question.mesh
    if step.kind == kinds.PERMUTE:
        return ""
    if step.kind == kinds.EXCHANGE:
        source, target = step.dims
        return f"[{axes_text(step.moved[source], mesh)}: {source}->{target}]"
    if step.kind in (kinds.ALL_REDUCE, kinds.FROM_WHOLE):
        return axes_text(in_mesh_order(mesh, step.axes), mesh)
    return f"[{', '.join(axes_text(axes, mesh) for axes in step.moved)}]"


def _greedy(question: Question) -> dict[str, object]:
    """What Shardy's chain costs, which looks at no cost."""
    ends = question.ends
    held, peak, paid, count = local_count(ends.shape, ends.src), 0, Fraction(0), 0
    peak = held
    for step in collectives(ends.src, ends.dst, ends.shape, moves_devices=False):
        after = local_count(ends.shape, step.out)
        group = 1
        for axis in (axis for axes in step.moved for axis in axes):
            group *= axis.size
        paid += {
            "gather": Fraction(after - held),
            "permute": Fraction(held),
            "exchange": Fraction(held * (group - 1), group),
        }.get(step.kind, 0)
        held, peak, count = after, max(peak, after), count + 1
    peaks = {"bytes": _bytes(question, paid), "peak_bytes": _bytes(question, peak)}
    return {**peaks, "steps": count}


# --- text


def _text(record: dict[str, object]) -> str:
    return "\n".join(_lines(record)) + "\n"


def _lines(record: dict[str, object]) -> Iterator[str]:
    devices = plural(_number(record["devices"]), "device")
    yield f"{record['type']} on {devices}, mesh {record['mesh']}"
    yield f"{record['from']} -> {record['to']}"
    least = record["least_bytes"]
    if least is not None:
        yield f"whatever moves it, some device receives at least {byte_count(_number(least))}"
    programs = record["programs"]
    assert isinstance(programs, list)
    for number, program in enumerate(programs, 1):
        yield ""
        yield _head(number, program)
        steps = program["steps"]
        rows = [(s["text"], byte_count(s["bytes"]), byte_count(s["local_bytes"]), s["to"])
                for s in steps]  # fmt: skip
        if rows:
            head = ("collective", "received", "held", "then")
            yield from (f"   {line}" for line in table(head, rows, (1, 2)).splitlines())
    greedy = record["greedy"]
    if isinstance(greedy, dict):
        yield ""
        yield f"Shardy's greedy chain: {_figures(greedy, greedy['steps'])}"


def _head(number: int, program: dict[str, object]) -> str:
    steps = program["steps"]
    assert isinstance(steps, list)
    if not steps:
        return f"{number}. nothing to do: the layouts are the same"
    proved = "" if number > 1 else ": no cheaper one" if program["proved"] else ": not proved"
    return f"{number}. {_figures(program, len(steps))}{proved}"


def _figures(found: dict[str, object], steps: object) -> str:
    received, peak = (byte_count(_number(found[key])) for key in ("bytes", "peak_bytes"))
    return f"{received} received, {plural(_number(steps), 'step')}, peak {peak}"


def _number(value: object) -> int:
    assert isinstance(value, int | float)
    return value  # pyright: ignore[reportReturnType]
