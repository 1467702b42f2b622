"""Plans of `auto` beside the best of Megatron's grid, on published models: one text, batch, target.

    python bench/plan/megatron_grid.py [--only NAME ...] [--jobs 2] [-o FILE]

The grid: all degrees of data, tensor (with its sequence between products, inside machines) and
pipeline parallelism, 1 to 8 rows of a micro-batch as far as more make a row faster, 1F1B or
interleaved, layers worked out again or not, stages of equally many layers; and data parallelism of
all rows at once. Its points are written into the same program as plans of `auto` are; the best by
figures of its layers are priced as text, and the fastest that fits is held against `auto`. Beside
them what was published: data/measured/megatron_sc21.csv, and the papers that are named.
"""

from __future__ import annotations

import argparse
import io
import resource
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.search.building.staged.laid_stages import Staging
from shardwright.passes.search.planning.looked import Looked
from shardwright.passes.search.planning.piped_estimates import Figures
from shardwright.passes.search.planning.piped_search import CHUNKS, LONG, PipedSearch, Piping
from shardwright.passes.search.planning.planned import Plan, plan
from shardwright.passes.search.planning.planners import PLANNERS, Say, auto
from shardwright.passes.search.planning.program_texts import spelled
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Trials, Tried
from shardwright.passes.search.planning.unit_figures import Asked, Way
from shardwright.passes.target import Target
from shardwright.spec.schedule_names import INTERLEAVED, ONE_F_ONE_B, Named
from shardwright.testing.jax_corpus.stage_steps import STEPS
from shardwright.tools import cli

PRICED = 3  # points of the grid
NEAR = 1.5  # times the memory of a device by figures, above which a point is not priced


class Case(NamedTuple):
    """`published`: part of the peak, or TFLOP/s of a device with its layers worked out again."""

    name: str
    family: str
    sizes: str
    batch: int
    cluster: str
    published: str = ""


GPT = "--vocab 51200 --seq 2048"
CASES = [
    Case("GPT 1.7B", "transformer", f"--layers 24 --hidden 2304 --heads 24 {GPT}", 512,
         "dgx-a100:4", "137 TFLOP/s"),
    Case("GPT 3.6B", "transformer", f"--layers 30 --hidden 3072 --heads 32 {GPT}", 512,
         "dgx-a100:8", "138 TFLOP/s"),
    Case("GPT 18.4B", "transformer", f"--layers 40 --hidden 6144 --heads 48 {GPT}", 1024,
         "dgx-a100:32", "135 TFLOP/s"),
    Case("GPT 39.1B", "transformer", f"--layers 48 --hidden 8192 --heads 64 {GPT}", 1536,
         "dgx-a100:64", "138 TFLOP/s"),
    Case("GPT 145.6B", "transformer", f"--layers 80 --hidden 12288 --heads 96 {GPT}", 2304,
         "dgx-a100:192", "148 TFLOP/s"),
    Case("GPT 529.6B", "transformer", f"--layers 105 --hidden 20480 --heads 128 {GPT}", 2520,
         "dgx-a100:315", "163 TFLOP/s"),
    Case("GPT 1T", "transformer", f"--layers 128 --hidden 25600 --heads 160 {GPT}", 3072,
         "dgx-a100:384", "163 TFLOP/s"),
    Case("Yuan 1.0 245.7B", "transformer",
         "--layers 76 --hidden 16384 --heads 128 --vocab 53248 --seq 2048", 3360,
         "a100-2128", "MFU 45 %"),
    Case("ERNIE 3.0 Titan 260B", "transformer",
         "--layers 48 --hidden 12288 --heads 192 --ffn 196608 --vocab 51200 --seq 512", 6384,
         "a100-2128"),
    Case("Gopher 280B", "transformer",
         "--layers 80 --hidden 16384 --heads 128 --vocab 32000 --seq 2048", 3072,
         "tpu-v3-4096", "MFU 32.5 %"),
    Case("mixture of experts 2.4B", "moe",
         "--layers 16 --hidden 1024 --heads 16 --experts 16 --vocab 32000 --seq 1024", 256,
         "dgx-a100:2"),
    Case("6 layers of an encoder, 12 of a decoder", "encoder-decoder",
         "layers=6 width=2048 seq=1024 deeper=2", 256, "gcp-v100:4"),
]  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", help="names, or parts of them")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-o", dest="output", type=Path)
    found = parser.parse_args()
    cases = [c for c in CASES if not found.only or any(one in c.name for one in found.only)]
    lines = [
        "| step | cluster, batch | best of the grid | s | `auto` | s | faster | MFU | published "
        "| GB | CPU s |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    print("\n".join(lines), flush=True)
    for case in cases:
        lines.append(row(case, found.jobs))
        print(lines[-1], flush=True)
    if found.output:
        found.output.write_text("\n".join(lines) + "\n", encoding="utf-8")


def row(case: Case, jobs: int) -> str:
    """A row of the table."""
    target = Target(case.cluster)
    task = Task.of(written(case), target, ignores=True, jobs=jobs)
    began = cpu_seconds()
    search = PipedSearch.of(task, told)

    def by_search(task: Task, trials: Trials, say: Say) -> list[Looked]:
        return auto(task, trials, say, search)

    planner = replace(PLANNERS["auto"], plan=by_search)
    answer = plan(planner, task, told)
    seconds = cpu_seconds() - began
    best = best_of_grid(search, task)
    mfu = answer.cost.model.flops / (
        answer.cost.step * target.on_machines.devices * answer.cost.peak_rate
    )
    cells = (
        case.name, f"{case.cluster}, {case.batch}",
        said(best) if best else "none", f"{best.seconds:.4f}" if best else "-", said(answer.tried),
        f"{answer.cost.step:.4f}", faster(best, answer), f"{mfu:.1%}", case.published or "-",
        f"{best.peak_bytes / 1e9 if best else 0:.1f}, {answer.cost.peak_bytes / 1e9:.1f}",
        f"{seconds:.0f}",
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


def said(one: Tried) -> str:
    return f"{one.way} on {spelled(one.mesh)}, {one.turns} micro-batches"


def faster(best: Tried | None, answer: Plan) -> str:
    return f"{best.seconds / answer.cost.step - 1:+.1%}" if best else "-"


def cpu_seconds() -> float:
    """Of this process and of those that it waited for."""
    every = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in every)


def told(words: str) -> None:
    print(f"  {words}", file=sys.stderr, flush=True)


def written(case: Case) -> Module:
    """The step without anything annotated, all of the batch at once."""
    if case.family in STEPS:
        sizes = {key: int(size) for key, size in (one.split("=") for one in case.sizes.split())}
        return parse(STEPS[case.family](rows=case.batch, **sizes))
    words = ["model", case.family, *case.sizes.split(), "--unroll"]
    words += ["--microbatch", str(case.batch)]
    out = io.StringIO()
    if cli.main(words, io.StringIO(), out, io.StringIO()):
        raise SystemExit(f"{case.name}: no program")
    return parse(out.getvalue())


# --- the grid


def best_of_grid(search: PipedSearch, task: Task) -> Tried | None:
    """The fastest point that fits, of those that figures like best: of pipelines, and of one stage,
    whose script holds less than figures say.
    """
    trials = Trials(task.target, task.limit, task.budget, task.script, told, task.jobs)
    search.first()  # where `auto` needed no pipelines, nothing was measured
    PLANNERS["data-parallel"].plan(task, trials, told)  # all rows at once, beyond `points`
    at_once = 1 if len(search.step.unit_of) > LONG else PRICED
    for is_alone in (False, True):
        able = fastest(search, False, is_alone, task.limit, 3 * PRICED)
        ways = list(dict.fromkeys((one.way, one.staging.microbatches) for one in able))
        search.measure([
            Asked(way, turns, again) for way, turns in ways[:at_once] for again in (False, True)
        ])  # fmt: skip
        exact = fastest(search, True, is_alone, task.limit, 3 * at_once)
        for first in range(0, len(exact), at_once):
            now = trials.price([search.candidate(one) for one in exact[first : first + at_once]])
            if any(one.peak_bytes <= task.limit for one in now):
                break
    return trials.best if trials.fits else None


class Point(NamedTuple):
    """A point of the grid by figures; `least`: seconds that it takes at least."""

    least: float
    way: Way
    staging: Staging
    figures: Figures


def fastest(
    search: PipedSearch, is_exact: bool, is_alone: bool, limit: float, count: int
) -> list[Piping]:  # fmt: skip
    """So many points that may fit, the fastest first."""
    most = (NEAR if is_alone else 1.1) * limit
    every = [one for one in points(search, is_exact)
             if (one.staging.ranks == 1) == is_alone
             and search.estimator.bytes(one.figures, one.staging) <= most]  # fmt: skip
    found: list[Piping] = []
    for one in sorted(every, key=lambda one: one.least):
        if len(found) == count and one.least >= found[-1].seconds:
            break
        found.append(search.judged(one.way, one.staging, one.figures))
        found = sorted(found, key=lambda one: one.seconds)[:count]
    return found


def points(search: PipedSearch, is_exact: bool) -> Iterator[Point]:
    """Points of the grid; `is_exact`: of those whose devices were measured."""
    stands: dict[tuple[int, int], Asked] = {}
    for one, figures in search.known.items():
        if figures is not None and not (one.again or one.splits or one.way.layout.shares):
            rows = search.rows // (one.microbatches * one.way.data)
            stands.setdefault((one.way.model, rows), one)
    for groups, given, turns in search.ways():
        stand = stands.get((given.model, search.rows // (turns * given.data)))
        if stand is None:
            continue
        way = given._replace(layout=stand.way.layout)
        asked = Asked(way, turns) if is_exact else stand
        figures = search.figures(asked, is_exact)
        if figures is None:
            continue
        for staging in stagings(search, groups, turns, way):
            least = search.estimator.least_seconds(figures, staging, way.devices)
            yield Point(least, way, staging, figures)


def stagings(search: PipedSearch, groups: int, turns: int, way: Way) -> Iterator[Staging]:
    """As equally many layers on every stage as numbers allow, of which Megatron takes fewer; the
    last unit is what follows the layers.
    """
    layers = len(search.step) - 1
    chunked = [Named(INTERLEAVED, k) for k in CHUNKS if groups > 1 and turns % groups == 0]
    for schedule in (Named(ONE_F_ONE_B), *chunked):
        stages = groups * schedule.chunks
        if layers < stages:
            continue
        stage_of = (*(layer * stages // layers for layer in range(layers)), stages - 1)
        for again in (frozenset[int](), frozenset(range(layers))):
            yield Staging(stage_of, groups, turns, schedule, again)


if __name__ == "__main__":
    main()
