"""Plans of `auto` beside the best of Megatron's grid, on published models: one text, batch, target.

    python bench/plan/megatron_grid.py [--only NAME ...] [--jobs 2] [-o FILE] [--texts FOLDER]

The grid: all degrees of data, tensor (inside machines, with the sequence cut between products or
not) and pipeline parallelism, 1 to 8 rows of a micro-batch, 1F1B or interleaved with any number of
stages on a group, all layers worked out again or none, stages of equally many layers; and data
parallelism of all rows at once. Its points are written into the same program as plans of `auto`
are; those that may be best by figures of their layers are priced as text, and the fastest that fits
is held against `auto`. Beside them what was published: data/measured/megatron_sc21.csv, and the
papers that are named.
"""

from __future__ import annotations

import argparse
import heapq
import io
import resource
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.search.building.staged.laid_stages import Staging
from shardwright.passes.search.planning.looked import Looked
from shardwright.passes.search.planning.piped_estimates import Figures, even_ends, stages_of
from shardwright.passes.search.planning.piped_prices import LONG
from shardwright.passes.search.planning.piped_search import PipedSearch, Piping
from shardwright.passes.search.planning.planned import Plan, plan
from shardwright.passes.search.planning.planners import PLANNERS, Say, auto
from shardwright.passes.search.planning.program_texts import spelled
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import Trials, Tried
from shardwright.passes.search.planning.unit_figures import Asked, Way
from shardwright.passes.search.rules.stage_layouts import StageLayout
from shardwright.passes.target import Target
from shardwright.spec.schedule_names import INTERLEAVED, ONE_F_ONE_B, Named
from shardwright.testing.jax_corpus.stage_steps import STEPS
from shardwright.tools import cli

NEAR = 1.5  # times the memory of a device by figures, above which one stage is not priced
OFF, SHORT_OFF = 0.01, 0.03  # part by which a text may take less than figures, of many ops and few
ALONE_OFF = 0.1  # the same of one stage


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
    parser.add_argument("--texts", type=Path, help="where plans are written, for `cost`")
    found = parser.parse_args()
    cases = [c for c in CASES if not found.only or any(one in c.name for one in found.only)]
    lines = [
        "| step | cluster, batch | best of the grid | s | `auto` | s | faster | MFU | published "
        "| GB | CPU s | GB of the search |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    print("\n".join(lines), flush=True)
    for case in cases:
        lines.append(row(case, found.jobs, found.texts))
        print(lines[-1], flush=True)
    if found.output:
        found.output.write_text("\n".join(lines) + "\n", encoding="utf-8")


def row(case: Case, jobs: int, texts: Path | None) -> str:
    """A row of the table; the plan is written to a folder, where one is given."""
    target = Target(case.cluster)
    task = Task.of(written(case), target, ignores=True, jobs=jobs)
    began = cpu_seconds()
    search = PipedSearch.of(task, told)

    def by_search(task: Task, trials: Trials, say: Say) -> list[Looked]:
        return auto(task, trials, say, search)

    planner = replace(PLANNERS["auto"], plan=by_search)
    answer = plan(planner, task, told)
    seconds, held = cpu_seconds() - began, most_held()
    told(f"auto: {answer.cost.step:.6f} s, {seconds:.0f} CPU s")
    if texts:
        texts.mkdir(parents=True, exist_ok=True)
        (texts / f"{case.name.replace(' ', '_')}.mlir").write_text(answer.text, encoding="utf-8")
    grid = best_of_grid(search, task, answer.cost.step)
    told(str(grid))
    best = grid.best
    mfu = answer.cost.model.flops / (
        answer.cost.step * target.on_machines.devices * answer.cost.peak_rate
    )
    cells = (
        case.name, f"{case.cluster}, {case.batch}",
        said(best) if best else "none", f"{best.seconds:.4f}" if best else "-", said(answer.tried),
        f"{answer.cost.step:.4f}", faster(best, answer), f"{mfu:.1%}", case.published or "-",
        f"{best.peak_bytes / 1e9 if best else 0:.1f}, {answer.cost.peak_bytes / 1e9:.1f}",
        f"{seconds:.0f}", f"{held / 1e9:.1f}",
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


def most_held() -> int:
    """Bytes of the largest process so far."""
    every = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return 1024 * max(one.ru_maxrss for one in every)


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


class Grid(NamedTuple):
    """`best`: the fastest of the grid that fits. Of its `points` some hold too much, some
    `lose` by figures of their layers; all others were `priced`.
    """

    best: Tried | None
    points: int
    large: int
    lose: int
    priced: int

    def __str__(self) -> str:
        return (
            f"{self.points} points: {self.large} hold too much and {self.lose} lose by figures, "
            f"{self.priced} priced"
        )


class Point(NamedTuple):
    """A point of the grid by figures; `least`: seconds that it takes at least."""

    least: float
    way: Way
    staging: Staging
    figures: Figures

    @property
    def is_alone(self) -> bool:
        return self.staging.ranks == 1


def best_of_grid(search: PipedSearch, task: Task, found: float) -> Grid:
    """`found`: seconds of the plan that is held against the grid.

    Figures of a way are those of one like it: as many rows on a device, products over as many.
    Points are priced as text, the fastest by figures first, until all that are left lose by more
    than figures are off to the plan found, and to the best of the grid.
    """
    trials = Trials(task.target, task.limit, task.budget, task.script, told, task.jobs)
    PLANNERS["data-parallel"].plan(task, trials, told)  # all rows at once, beyond `points`
    every = list(points(search, stands_of(search)))
    able = [one for one in every if may_fit(search, one, task.limit)]
    count = 0
    for is_alone in (False, True):
        off = ALONE_OFF if is_alone else OFF if len(search.step.unit_of) > LONG else SHORT_OFF
        for one in in_order(search, [one for one in able if one.is_alone == is_alone]):
            best = trials.best if trials.fits else None
            if best is not None and one.seconds > (1 + off) * max(found, best.seconds):
                break
            trials.price([search.candidate(one)])
            count += 1
    left = len(able) - count
    return Grid(trials.best if trials.fits else None, len(every), len(every) - len(able), left,
                count)  # fmt: skip


def in_order(search: PipedSearch, every: Sequence[Point]) -> Iterator[Piping]:
    """Points with what they take by figures, the fastest first; none is played before it has to."""
    waiting = sorted(every, key=lambda one: one.least, reverse=True)
    played: list[tuple[float, int, Piping]] = []
    while waiting or played:
        while waiting and (not played or waiting[-1].least <= played[0][0]):
            one = waiting.pop()
            judged = search.judged(one.way, one.staging, one.figures)
            heapq.heappush(played, (judged.seconds, len(waiting), judged))
        yield heapq.heappop(played)[2]


def may_fit(search: PipedSearch, one: Point, limit: float) -> bool:
    """The script of one stage holds less than figures say."""
    most = (NEAR if one.is_alone else 1.1) * limit
    return search.estimator.bytes(one.figures, one.staging) <= most


def stands_of(search: PipedSearch) -> dict[tuple[int, int, bool], Asked]:
    """By devices that products are cut over, rows on a device, and whether the sequence is cut
    between products, the way whose figures are taken; all are measured. What neither takes nor
    holds less than with the sequence cut is left out.
    """
    found: dict[tuple[int, int, bool], Asked] = {}
    for _, way, turns in search.ways():
        for is_sequence in (False, True) if way.model > 1 else (False,):
            key = way.model, search.rows // (turns * way.data), is_sequence
            own = way._replace(layout=StageLayout(is_sequence))
            found.setdefault(key, Asked(own, turns))
    for one in search.known:
        key = one.way.model, search.rows // (one.microbatches * one.way.data), one.way.layout
        if not one.splits and not one.again and not one.way.layout.shares:
            found[key[0], key[1], key[2].is_sequence] = one
    search.measure(list(found.values()))
    able = {key: one for key, one in found.items() if search.known[one] is not None
            and not is_dominated(search, one, found.get((*key[:2], True)))}  # fmt: skip
    search.measure([replace(one, again=True) for one in able.values()])
    return able


def is_dominated(search: PipedSearch, one: Asked, other: Asked | None) -> bool:
    """Whether no unit takes, sends or holds less than with another layout."""
    own, theirs = search.known[one], search.known[other] if other else None
    if own is None or theirs is None or one == other:
        return False
    return all(a >= b for x, y in zip(own, theirs, strict=True) for a, b in zip(x, y, strict=True))


def points(
    search: PipedSearch, stands: dict[tuple[int, int, bool], Asked]
) -> Iterator[Point]:  # fmt: skip
    """All of the grid whose layers were measured."""
    for groups, given, turns in search.ways():
        rows = search.rows // (turns * given.data)
        for is_sequence in (False, True):
            stand = stands.get((given.model, rows, is_sequence))
            figures = stand and search.figures(stand, True)
            if stand is None or not figures:
                continue
            way = given._replace(layout=stand.way.layout)
            for staging in stagings(search, groups, turns):
                least = search.estimator.least_seconds(figures, staging, way.devices)
                yield Point(least, way, staging, figures)


def stagings(search: PipedSearch, groups: int, turns: int) -> Iterator[Staging]:
    """As equally many units on every stage as numbers allow, of which Megatron takes fewer: with
    what follows the layers among them, or behind them on the last stage, where it is one.
    """
    count = len(search.step)
    most = count // groups if groups > 1 and turns % groups == 0 else 1
    for schedule in (Named(ONE_F_ONE_B), *(Named(INTERLEAVED, k) for k in range(2, most + 1))):
        stages = groups * schedule.chunks
        ends = dict.fromkeys(tuple(even_ends(count, stages, rest)) for rest in (0, 1))
        for stage_of in map(stages_of, ends):
            for again in (frozenset[int](), frozenset(range(count - 1)), frozenset(range(count))):
                yield Staging(stage_of, groups, turns, schedule, again)


if __name__ == "__main__":
    main()
