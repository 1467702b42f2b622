"""Plans of stages of small captured steps, on four gloo ranks, held against the step itself.

    python bench/plan/staged_runs.py [--methods M ...] [--only PROGRAM ...] [--stages P] [--slow]
        [--apart]

By method and program the first of some machines (four equal devices; two machines of two with slow
links between them; these, and devices that hold little) on which the plan has two stages or more on
all four devices; --slow leaves out the first, --apart all plans whose stages have as many devices
each. Results are those of one device, to 1e-5 of the largest number of each. `alpa`, which is not
among the methods without --methods, has stages alike, of as many layers as --stages.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path

import numpy as np

import shardwright as sw
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.search.building.staged.written_stages import Written
from shardwright.passes.search.methods import STAGED
from shardwright.passes.search.planning.alpa_plans import plan_alpa
from shardwright.passes.search.planning.stage_plans import Ask, plan_stages
from shardwright.passes.target import Target
from shardwright.spec.op import Values
from shardwright.spec.schedule_names import ONE_F_ONE_B, Named
from shardwright.testing.jax_corpus.stage_steps import SMALL, STEPS
from shardwright.testing.scripts import ScriptFailed, run_scripts

RANKS, MICROBATCHES, CLOSE, ALPA = 4, 4, 1e-5, "alpa"
TWO = """module @two attributes {plan.cluster = {
  chip = "h100",
  levels = [
    {name = "box", count = 2, topology = "switch", bandwidth = "20MB/s", latency = "3us"},
    {name = "card", count = 2, topology = "switch", bandwidth = "20GB/s", latency = "1us"}],
  source = ["an example, of no machine"]
}} {}
"""
LIMITS = (inf, 400e3, 200e3, 100e3, 60e3, 40e3)  # bytes of a device, in the methods' model


@dataclass(frozen=True)
class Case:
    """A plan that is run. `whole`: the step; `cluster`, `limit`: what it was planned for."""

    program: str
    method: str
    whole: str
    text: Written
    cluster: str
    limit: float


def plans(name: str, method: str, clusters: Sequence[str], stages: int) -> Iterator[Case]:
    """Those of two stages or more, on all ranks. `stages`: of methods that are told."""
    whole = STEPS[name](**SMALL[name])
    for cluster in clusters:
        for limit in LIMITS:
            told = None if Ask(method, None, MICROBATCHES).chooses else stages
            ask = Ask(method, told, MICROBATCHES, limit=limit)
            try:
                text = plan_stages(parse(whole), Target(cluster), ask, is_priced=False).written
            except ProgramError:
                continue
            if text is not None and text.ranks > 1 and text.devices == RANKS:
                yield Case(name, method, whole, text, Path(cluster).stem, limit)


def alpa(name: str, clusters: Sequence[str], layers: int) -> Iterator[Case]:
    """Alpa's, by tables of its own."""
    whole = STEPS[name](**SMALL[name])
    for cluster in clusters:
        target = Target(cluster)
        asked = MICROBATCHES, layers, ONE_F_ONE_B, target.memory, True, quiet
        try:
            plan = plan_alpa(parse(whole), target.on_machines, *asked)
        except ProgramError:
            continue
        if plan.module is not None:
            rows = plan.answer.stages
            text = Written(
                plan.module, Named(ONE_F_ONE_B), len(rows), rows[0].devices, MICROBATCHES, RANKS,
                (), (), (0,) * len(rows), 0,
            )  # fmt: skip
            yield Case(name, ALPA, whole, text, Path(cluster).stem, inf)


def quiet(*_: object) -> None:
    """Nothing is said of progress."""


def row(case: Case, found: list[Values] | ScriptFailed, right: Sequence[Values]) -> str:
    """A row of the table."""
    text = case.text
    limit = "" if case.limit == inf else f", {case.limit / 1e3:.0f} KB"
    words = f"| {case.method} | {case.program} | {case.cluster}{limit} | "
    words += f"{len(text.ops)} on " if len(text.ops) > text.ranks else ""
    sizes = " + ".join(map(str, text.sizes)) or f"{text.ranks} x {text.replicas}"
    words += f"{sizes} | {text.microbatches} | {text.schedule} | {text.again} | "
    if isinstance(found, ScriptFailed):
        return f"{words}failed: {str(found).splitlines()[-1][:100]} |"
    errors = [
        float(np.abs(one - other).max(initial=0) / max(np.abs(other).max(initial=0), 1e-30))
        for one, other in zip(found, right, strict=True)
    ]
    return f"{words}{'equal' if max(errors) <= CLOSE else 'differs'}, {max(errors):.1e} |"


def _cases(name: str, method: str, clusters: Sequence[str], stages: int) -> Iterator[Case]:
    if method == ALPA:
        return alpa(name, clusters, stages)
    return plans(name, method, clusters, stages)


def _first(cases: Iterator[Case], is_apart: bool) -> Case | None:
    return next((case for case in cases if case.text.sizes or not is_apart), None)


def main() -> None:
    """Plan, run all scripts in one start of the ranks, print a row each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--methods", nargs="*", default=[*STAGED])
    parser.add_argument("--only", nargs="*", default=[*STEPS])
    parser.add_argument("--stages", type=int, default=2)
    parser.add_argument("--slow", action="store_true")
    parser.add_argument("--apart", action="store_true")
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "two.mlir"
        file.write_text(TWO, encoding="utf-8")
        clusters = (str(file),) if words.slow else ("dgx-h100:1/4", str(file))
        cases = [
            case
            for method in words.methods
            for name in words.only
            if (case := _first(_cases(name, method, clusters, words.stages), words.apart))
        ]
        jobs: list[tuple[Path, Sequence[Values]]] = []
        wanted: list[list[Values]] = []
        for number, case in enumerate(cases):
            module = parse(case.whole)
            args = inputs(module, number)
            path = Path(folder) / f"step{number}.py"
            script = sw.compile(sw.parse(print_module(case.text.module)), emit="torch")
            path.write_text(script, encoding="utf-8")
            jobs.append((path, args))
            wanted.append(run(module, args))
        found = run_scripts(jobs, processes=RANKS)
    print("| method | program | planned for | stages | micro-batches | schedule | again | |")
    print("|---|---|---|---|---|---|---|---|")
    for case, results, right in zip(cases, found, wanted, strict=True):
        print(row(case, results, right))


if __name__ == "__main__":
    main()
