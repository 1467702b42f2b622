"""The answer of `verify` as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

from shardwright.api.rounding import Rounding
from shardwright.api.verification import Edges, Question, Verification, is_rounding
from shardwright.backends.verification.runs import Run
from shardwright.ir.analysis.local_plan import Plan
from shardwright.ir.reference.compare import Verdict
from shardwright.ir.reference.effort import Limit
from shardwright.spec.machines.number_words import plural
from shardwright.tools.session.text_tables import table

MANY = 24  # results; of more, only those that differ are listed unless --all


class Header(NamedTuple):
    """The program that was verified, and on what."""

    name: str
    plan: Plan
    question: Question
    groups: int = 1  # of devices: of a pipeline more

    @property
    def devices(self) -> int:
        """Of all groups."""
        return self.plan.devices(self.groups)


def record(head: Header, answer: Verification) -> dict[str, object]:
    """The answer as JSON has it."""
    return {
        "file": head.name,
        "devices": head.devices,
        "seed": head.question.seed,
        "inputs": head.question.inputs or None,
        "turns": answer.limit.turns or None,
        "ok": answer.ok,
        "verdict": answer.verdict,
        "runs": [_run(run) for run in answer.runs],
        "edges": [
            {"inputs": edge.inputs, "runs": [_run(run) for run in edge.runs]}
            for edge in answer.edges
        ],
    }


def _run(run: Run) -> dict[str, object]:
    return {
        "name": run.name,
        "seconds": run.seconds,
        "verdicts": [_verdict(verdict) for verdict in run.verdicts],
        "ok": run.ok,
        "verdict": "wrong" if not run.ok else "rounding" if is_rounding(run) else "ok",
    }


def _verdict(verdict: Verdict) -> dict[str, Any]:
    names = ("name", "ok", "error", "tolerance", "reason")
    found: dict[str, Any] = {name: getattr(verdict, name) for name in names}
    rounding = None
    if isinstance(verdict, Rounding):
        rounding = {key: value for key, value in asdict(verdict).items() if key not in names}
    return {**found, "rounding": rounding}


def text(head: Header, answer: Verification, is_complete: bool) -> str:
    """The answer for people."""
    count = max((len(run.verdicts) for run in answer.runs), default=len(head.plan.results))
    said = f"{head.name}: {plural(count, 'result')}, {plural(head.devices, 'device')}"
    source = head.question.inputs or f"seed {head.question.seed}"
    parts = [f"{said}, {source}\n"]
    if answer.limit.turns:
        parts.append(f"{_limit(answer.limit)}; --turns all runs all\n")
    rows = list(_rows(answer.runs, is_complete or count <= MANY))
    if rows:
        titles = ("result", "at most", *(run.name for run in answer.runs))
        parts.append(table(titles, rows, right=range(1, len(titles))))
    lines = [f"{_summary(run)}\n" for run in answer.runs]
    lines += _edge_lines(answer.edges)
    parts.append("".join(lines))
    parts.append(_conclusion(answer))
    return "\n".join(parts)


def _limit(limit: Limit) -> str:
    said = f"loops ran {plural(limit.turns, 'turn')} at most"
    return f"{said}, those of up to {limit.short} all" if limit.short > limit.turns else said


def _rows(runs: Sequence[Run], is_complete: bool) -> Iterator[tuple[str, ...]]:
    """Per result the error of every run."""
    for verdicts in zip(*(run.verdicts for run in runs), strict=False):
        if is_complete or not all(map(_is_plain, verdicts)):
            cells = (_cell(verdict) for verdict in verdicts)
            yield (verdicts[0].name, _most(verdicts[0]), *cells)


def _is_plain(verdict: Verdict) -> bool:
    return verdict.ok and not isinstance(verdict, Rounding)


def _cell(verdict: Verdict) -> str:
    error = f"{verdict.error:.1e}"
    if isinstance(verdict, Rounding):
        return f"{error}, f64 {verdict.wide_error:.1e}"
    return error if verdict.ok else f"WRONG {verdict.reason or error}"


def _most(verdict: Verdict) -> str:
    return f"{verdict.tolerance:.0e}" if verdict.tolerance else "exact"


def _summary(run: Run) -> str:
    wrong = sum(not verdict.ok for verdict in run.verdicts)
    worst = run.worst
    if worst is None:
        return f"{run.name}: ok, no results"
    said = f"{wrong} of {len(run.verdicts)} results WRONG" if wrong else "ok"
    if not wrong and is_rounding(run):
        return f"{run.name}: {_decided(run)}"
    if not worst.tolerance and worst.ok:
        return f"{run.name}: ok, every bit equal"
    most = _most(worst)
    return f"{run.name}: {said}, worst error {worst.error:.1e}, at most {most} ({worst.name})"


def _decided(run: Run) -> str:
    """The sentence on results that rounding makes differ: both figures, and the op."""
    found = [verdict for verdict in run.verdicts if isinstance(verdict, Rounding)]
    worst = max(found, key=lambda verdict: verdict.error)
    differs = worst.reason or f"error {worst.error:.1e}, at most {_most(worst)}"
    count = f"{len(found)} of {len(run.verdicts)} results"
    said = f"rounding decides {count}, worst {worst.name}: {differs}; in f64 {worst.wide_error:.1e}"
    if not worst.op:
        return said
    growth = "from zero" if worst.growth is None else f"{worst.growth:.1e} times"
    return f"{said}; errors grow {growth} at {worst.op} ({worst.place})"


def _edge_lines(edges: Sequence[Edges]) -> Iterator[str]:
    """One line if all agree, else one for each run that is wrong."""
    runs = [(edge.inputs, run) for edge in edges for run in edge.runs]
    if runs and all(run.ok for _, run in runs):
        ways = ", ".join(dict.fromkeys(run.name for _, run in runs))
        but = " but for rounding" if any(is_rounding(run) for _, run in runs) else ""
        yield f"special values ({'; '.join(edge.inputs for edge in edges)}): ok{but}, {ways}\n"
    for inputs, run in runs:
        if not run.ok:
            yield f"{inputs}: {_summary(run)}\n"


def _conclusion(answer: Verification) -> str:
    bad = [run.name for run in answer.every_run if not run.ok]
    if bad:
        return f"verdict: WRONG: {', '.join(dict.fromkeys(bad))}\n"
    names = ", ".join(run.name for run in answer.runs)
    if answer.verdict == "rounding":
        differ = list(dict.fromkeys(run.name for run in answer.every_run if is_rounding(run)))
        said = f"{', '.join(differ)} {'differ' if len(differ) > 1 else 'differs'} by rounding alone"
        return f"verdict: rounding: {said}; in f64 all agree\n"
    return f"verdict: ok, {names} and one device agree\n"
