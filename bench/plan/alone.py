"""`auto` beside the best plan that any method here knows, with and without rules to begin with.

    python bench/plan/alone.py [--programs P ...] [-o docs/methods/alone.md]

Programs are those of `published_cells.py`, on eight H100. The best plan known: of all that `auto`
prices, of all rules on all their meshes, and of the table of published methods on programs
(`docs/methods/programs.md`), whose cells are compared by the microseconds that stand there.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from time import process_time
from typing import NamedTuple
from unittest.mock import patch

from published_cells import CLUSTERS, PROGRAMS, ROOT, program

from shardwright.ir import text_files as files
from shardwright.ir.core import Module
from shardwright.passes.search.planning import planners
from shardwright.passes.search.planning.planned import Plan, plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.program_texts import spelled
from shardwright.passes.search.planning.task import Task
from shardwright.passes.target import Target
from shardwright.testing.acceptance_page import tables

PAGE = ROOT / "docs" / "methods" / "programs.md"
GOAL = 1.01
ROUNDED = 5e-7  # seconds, of the three digits of that page
HEAD = """# auto, beside the best plan known

Train steps of [published methods on programs](programs.md), on eight H100, meshes free: milliseconds of a step on the simulator. *Best known* is the
best of all plans that `auto` prices, of all rules (data parallelism, ZeRO, Megatron-LM) on all their meshes, and of all published methods on
that page, which has three digits. *alone*: `auto` begins with no rule, so that no plan of another method is a start. A ratio is of the best known;
at most 1.01 is asked for. *CPU s* are those of both searches. Made by `python bench/plan/alone.py -o docs/methods/alone.md`.

| program | best known | whose | auto | ratio | alone | its mesh | ratio | at most 1.01 | CPU s |
|---|---|---|---|---|---|---|---|---|---|
"""  # noqa: E501


class Known(NamedTuple):
    """A plan of a method, by its seconds of a step."""

    seconds: float
    method: str


def searched(module: Module, method: str) -> Plan:
    """The plan of a method; the program's annotations are dropped."""
    return plan(PLANNERS[method], Task.of(module, Target(CLUSTERS[8]), ignores=True))


def alone(module: Module) -> Plan:
    """The plan of `auto` that no rule begins."""
    with patch.object(planners, "KNOWN", ()):
        return searched(module, "auto")


def published(name: str) -> Iterator[Known]:
    """What the page of published methods has for a program on eight devices."""
    every = [one for one in tables(PAGE.read_text(encoding="utf-8")) if name in one[0]]
    for heads, cells in [(heads, cells) for heads, rows in every for cells in rows]:
        method, text = cells[0].strip("*"), cells[heads.index(name)]
        if method not in PLANNERS or "-2d" in method:
            continue  # methods of squares take four devices there
        if re.fullmatch(r"[0-9.]+", text):
            yield Known(float(text) / 1e3, method)


def best_known(name: str, module: Module, own: list[Plan]) -> Known:
    """The best plan that any method has."""
    rules = searched(module, "grid")
    priced = [(one, "auto") for answer in own for one in answer.trials.done]
    priced += [(one, one.way) for one in rules.trials.done]
    found = [Known(one.seconds, whose) for one, whose in priced
             if one.peak_bytes <= rules.task.limit]  # fmt: skip
    found += [Known(answer.cost.step, "auto") for answer in own]
    best, other = min(found), min(published(name))
    return other if other.seconds + ROUNDED < best.seconds else best


def row(name: str) -> str:
    """A line of the table."""
    module, began = program(PROGRAMS[name]), process_time()
    answers = [searched(module, "auto"), alone(module)]
    seconds = process_time() - began
    best = best_known(name, module, answers)
    with_rules, own = answers
    ratios = [answer.cost.step / best.seconds for answer in answers]
    cells = (
        name, _ms(best.seconds), best.method, _ms(with_rules.cost.step), f"{ratios[0]:.4f}",
        _ms(own.cost.step), spelled(own.tried.mesh), f"{ratios[1]:.4f}",
        "yes" if max(ratios) <= GOAL else "no", f"{seconds:.0f}",
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


def _ms(seconds: float) -> str:
    return f"{1e3 * seconds:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", nargs="*", default=[])
    parser.add_argument("-o", dest="output")
    found = parser.parse_args()
    lines: list[str] = []
    for name in PROGRAMS:
        if not found.programs or any(part in name for part in found.programs):
            lines.append(row(name))
            print(lines[-1], flush=True)
    if found.output:
        files.write_text(found.output, HEAD + "\n".join(lines) + "\n", sys.stdout)


if __name__ == "__main__":
    main()
