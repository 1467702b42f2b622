"""`shardwright show`: how a program is partitioned, or what a cluster is made of."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from contextlib import redirect_stderr

from shardwright.ir.core import Module
from shardwright.ir.exit_codes import DONE
from shardwright.passes.explain.pipelines.staged_report import StagedReport, staged_report
from shardwright.passes.explain.report import CollectiveLine, Report, make_report
from shardwright.passes.explain.stages.facts_words import (
    schedule_lines,
    stage_words,
    transfer_lines,
)
from shardwright.passes.explain.value_lines import ValueLine, name_values
from shardwright.passes.target import Target, stage_count
from shardwright.spec.cluster import Cluster
from shardwright.spec.machines.number_words import byte_count, flop_count, plural
from shardwright.tools.session import driver, for_target
from shardwright.tools.session.session import PROGRAM, Session
from shardwright.tools.session.target_options import add_target, asked_target
from shardwright.tools.session.text_tables import table
from shardwright.tools.show.cluster_text import cluster_record, cluster_text

MANY = 60  # values; those of a larger program are folded unless --all
SMALL = 0.005  # part of all bytes; inner values that hold less are not listed when folding


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.description = f"""{__doc__} A program of stage input is propagated and partitioned first;
        a local one is shown as it is. Bytes and flops are per device. Of a program in pipeline
        stages it is each stage, what they send, and the lists of ranks."""
    parser.add_argument("file", metavar="FILE", nargs="?", default="", help=PROGRAM)
    add_target(parser, shows_cluster=True)
    parser.set_defaults(refuse=parser.error)
    parser.add_argument(
        "--all", action="store_true", help="list every value, also of a large program"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object, all values")


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the report; exit code 0. Raises ProgramError."""
    if not found.file and found.cluster is None:
        with redirect_stderr(session.stderr):
            found.refuse("one of the arguments FILE --cluster is required")
    target = asked_target(found)
    if not found.file:
        return _show_cluster(session, target.on_machines, found.json)
    module = driver.read_module(session, found.file)
    if stage_count(module) > 1:
        report = staged_report(module, target, for_target.runner(session))
        text = staged_text(report, found.all)
    else:
        report = report_on(session, module, target)
        text = text_of(report, found.all)
    session.phase = "show"
    session.stdout.write(json.dumps(report.record(), indent=2) + "\n" if found.json else text)
    return DONE


def _show_cluster(session: Session, cluster: Cluster, is_json: bool) -> int:
    session.phase = "show"
    record = json.dumps(cluster_record(cluster), indent=2) + "\n"
    session.stdout.write(record if is_json else cluster_text(cluster))
    return DONE


def report_on(session: Session, module: Module, target: Target = Target()) -> Report:
    """Propagate and partition where needed, and report."""
    made = for_target.partitioned(session, module, target)
    if made.whole is not None:
        name_values(made.whole)
    return make_report(made.whole, made.local)


def text_of(report: Report, is_complete: bool = False) -> str:
    """The report for people."""
    parts = [f"{report.file}: {plural(report.devices, 'device')}, mesh {report.mesh}\n"]
    parts += [_placement(report)] if report.placement else []
    parts += [_values(report, is_complete), _collectives(report.collectives), _totals(report)]
    return "\n".join(parts)


def staged_text(report: StagedReport, is_complete: bool = False) -> str:
    """The report on pipeline stages for people: each, then what they send, and in what order."""
    count = plural(len(report.stages), "stage")
    parts = [f"{report.file}: {count}, {plural(report.devices, 'device')}\n"]
    for line, one in zip(report.pipeline.stages, report.stages, strict=True):
        parts.append(f"{stage_words(line)}\n")
        parts += [_values(one, is_complete), _collectives(one.collectives), _totals(one)]
    sent = [*transfer_lines(report.pipeline.transfers, is_complete)]
    parts.append("\n".join(sent or ["no transfers between stages"]) + "\n")
    parts.append("\n".join(schedule_lines(report.pipeline, is_complete)) + "\n")
    return "\n".join(parts)


def _placement(report: Report) -> str:
    found = {"cluster": "?", "best": "?", "given": "?", "worst": "?"} | report.placement
    return (
        "placed on {cluster}: collectives take {best}, {given} in the order given, "
        "{worst} at worst, by the model of links\n"
    ).format_map(found)


def _values(report: Report, is_complete: bool) -> str:
    if len(report.values) > MANY and not is_complete:
        return _folded(report.values)
    parts: list[str] = []
    for function in dict.fromkeys(line.function for line in report.values):
        rows = [_row(line) for line in report.values if line.function == function]
        head = ("value", "global", "sharding", "local", "bytes", "what")
        parts.append(f"func @{function}\n" + table(head, rows, right=(4,)))
    return "\n".join(parts)


def _row(line: ValueLine) -> tuple[str, ...]:
    what = f"{line.role}: {line.label}" if line.role else line.label
    return (line.name, line.type, line.sharding, line.local_type, str(line.bytes), what)


def _folded(lines: Sequence[ValueLine]) -> str:
    """One row for all values of one role, type and sharding."""
    groups: dict[tuple[str, ...], list[ValueLine]] = {}
    for line in lines:
        key = (line.role or "inner", line.type, line.sharding, line.local_type)
        groups.setdefault(key, []).append(line)
    shown = sorted(groups.items(), key=lambda item: (_ROLES.index(item[0][0]), -_weight(item[1])))
    rows = [
        (key[0], str(len(found)), *key[1:], byte_count(_weight(found)), _example(found))
        for key, found in shown
        if key[0] != "inner" or _weight(found) >= SMALL * sum(map(_bytes, lines))
    ]
    head = ("role", "count", "global", "sharding", "local", "bytes", "for example")
    hidden = plural(sum(map(len, groups.values())) - sum(int(row[1]) for row in rows), "value")
    text = table(head, rows, right=(1, 5))
    return f"{text}\n{hidden} more, and every value by its name: --all\n"


_ROLES = ("argument", "result", "inner")


def _bytes(line: ValueLine) -> int:
    return line.bytes


def _weight(lines: Sequence[ValueLine]) -> int:
    return sum(map(_bytes, lines))


def _example(lines: Sequence[ValueLine]) -> str:
    return f"{lines[0].name} {lines[0].label}".rstrip()


def _collectives(lines: Sequence[CollectiveLine]) -> str:
    if not lines:
        return "no collectives\n"
    rows = [
        (
            line.kind,
            ", ".join(line.axes),
            str(line.group),
            f"{line.count}{'' if line.is_exact else '+'}",
            byte_count(line.bytes),
            byte_count(line.ring_bytes),
        )
        for line in lines
    ]
    head = ("collective", "axes", "group", "count", "bytes", "ring bytes")
    text = table(head, rows, right=(2, 3, 4, 5))
    if all(line.is_exact for line in lines):
        return text
    return text + "+: in a loop whose number of turns is unknown, counted as one\n"


def _totals(report: Report) -> str:
    count = sum(line.count for line in report.collectives)
    rows = [
        ("arguments", byte_count(report.argument_bytes)),
        ("results", byte_count(report.result_bytes)),
        ("collectives", f"{count}, {byte_count(report.ring_bytes)} received on a ring"),
        ("products", _flops(report)),
    ]
    return table(("per device", ""), rows)


def _flops(report: Report) -> str:
    shown = flop_count(report.dot_flops)
    if not report.whole_dot_flops:
        return shown
    share = report.dot_flops / report.whole_dot_flops
    return f"{shown}, {share:.1%} of the program's {flop_count(report.whole_dot_flops)}"
