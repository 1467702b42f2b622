"""The truth of tables of strategies (tier A): seconds and bytes of a plan against those of the
program that it becomes (tier B), plan by plan.

    python bench/truth.py [NAME ...] [--plans 200] [--tries 100] [--jobs 1] [-o docs/tables.md]

Six programs of one or two layers, forward and back (tests/data/models/layers), on meshes of one and
two axes, on two clusters. Plans: a third each are those of descents on the tables, such plans with
2 .. 30 % of the nodes changed at random, and plans at random; some of propagated shardings besides.
Each is written into the text, partitioned and simulated without overlap. Published: seconds by
tables over those of the simulator (median, 5 %, 95 %), Spearman's correlation over all plans and
over those within 3 times the best; memory likewise over 50 plans, the part of them within 5 %,
and rows as solvers see them (median); and the best of the 20 plans that tables like best (their
optimum, and what descents on them find) over the best of ten descents
on the simulator of `--tries` plans each, and over one more descent from itself. Five lay out one
argument after the other, and leave the rest to propagation and the partitioner: from nothing, from
data parallelism, and at random; five change one node after the other, from such plans.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path
from typing import NamedTuple

import numpy as np
from truth_program import Both, Program

from shardwright.passes.cost.tables.tables import Floats, Ints
from shardwright.spec.layout import Layout

ROOT = Path(__file__).parent.parent
LAYERS = ROOT / "tests" / "data" / "models" / "layers"
NAMES = ("mlp", "attention", "experts", "conv", "lstm", "encoder_decoder")
MESHES = ('"x"=8', '"x"=2, "y"=4')
CLUSTERS = ("dgx-h100", "pcie-workstation:8")
RATES = (0.02, 0.05, 0.1, 0.3)
TOP, DESCENTS, HELD = 20, 10, 50
HEADS = (
    "program", "mesh", "cluster", "plans", "span", "A/B (5 % .. 95 %)", "rho", "rho within 3x",
    "memory A/B (least .. most)", "within 5 %", "rows A/B", f"best of top {TOP} / descents",
    "/ its own descent",
)  # fmt: skip
BEGIN, END = "<!-- truth -->\n", "<!-- end of truth -->\n"


class Case(NamedTuple):
    """A row, and how much is done for it."""

    name: str
    mesh: str
    cluster: str
    plans: int
    tries: int


def row(case: Case) -> list[str]:
    """Everything of one program on one mesh and cluster."""
    program = Program(LAYERS / f"{case.name}.mlir", case.mesh, case.cluster)
    random = np.random.default_rng(0)
    asked = list(plans(program, case.plans, random))
    done = [one for x in asked if (one := program.both(x)) is not None]
    level = np.array([one.seconds / one.run_seconds for one in done])
    some = done[:: max(1, len(done) // HELD)]
    held = np.array([one.bytes / one.run_bytes for one in some])
    rows = np.array([one.rows / one.run_bytes for one in some])
    times = np.array([one.run_seconds for one in done])
    near = [one for one in done if one.run_seconds <= 3 * times.min()]
    low, middle, high = np.quantile(level, (0.05, 0.5, 0.95))
    cells = [
        case.name, case.mesh.replace('"', ""), case.cluster, f"{len(done)} of {len(asked)}",
        f"{times.max() / times.min():.1f}", f"{middle:.3f} ({low:.2f} .. {high:.2f})",
        f"{correlation(done):.3f}", f"{correlation(near):.3f} ({len(near)})",
        f"{np.median(held):.3f} ({held.min():.2f} .. {held.max():.2f})",
        f"{np.mean(np.abs(held - 1) <= 0.05):.0%}", f"{np.median(rows):.3f}",
    ]  # fmt: skip
    if case.tries:
        cells += [f"{one:.3f}" for one in regret(program, case.tries, random)]
    for message, count in program.failed.items():
        print(f"    {count} plans fail: {message}", flush=True)
    return cells


def plans(program: Program, count: int, random: np.random.Generator) -> Iterator[Ints]:
    """Distinct plans, good ones and bad ones."""
    descents = program.descents
    seen: set[bytes] = set()
    good = [descents.descended(descents.random(random), random) for _ in range(6)]
    good += [descents.descended(program.propagated(random), random) for _ in range(2)]
    drawn = 0
    while len(seen) < count:
        kind, drawn = drawn % 3, drawn + 1
        if kind == 0 and len(good) < count // 3:
            good.append(descents.descended(descents.random(random), random))
            x = good[-1]
        elif kind == 2 and drawn < 2 * count:
            x = descents.random(random)
            x = x if drawn % 2 else program.propagated(random)
            x = descents.perturbed(x, 0.0, random)
        else:
            base = good[int(random.integers(0, len(good)))]
            x = descents.perturbed(base, random.choice(RATES), random)
        if x.tobytes() not in seen:
            seen.add(x.tobytes())
            yield x


def regret(program: Program, tries: int, random: np.random.Generator) -> tuple[float, float]:
    """The best of what tables like best over what ten descents find, and over its own descent."""
    descents = program.descents
    starts = [program.optimum(), *(program.propagated(random) for _ in range(10))]
    starts += [descents.random(random) for _ in range(10)]
    liked = descents.best(starts, TOP, 60, random)
    best = min(liked, key=lambda x: _seconds(program.both(x)))
    found = _seconds(program.both(best))
    others = [*_by_arguments(program, tries, random), *_by_nodes(program, tries, random)]
    return found / min(others), found / _descent(program, best, 2 * tries, random)


def _by_arguments(program: Program, tries: int, random: np.random.Generator) -> Iterator[float]:
    """What half of the descents find, that lay out one argument after the other as people do."""
    nothing: list[Layout | None] = [None] * len(program.drawn(random))
    starts = [nothing, program.in_rows(), program.in_rows()]
    starts += [program.drawn(random) for _ in range(DESCENTS // 2 - len(starts))]
    for cut in starts:
        found = _annotated_seconds(program, cut)
        for _ in range(tries):
            other, at = list(cut), int(random.integers(0, len(cut)))
            other[at] = None if random.random() < 0.2 else program.drawn(random)[at]
            seconds = _annotated_seconds(program, other)
            if seconds <= found:
                cut, found = other, seconds
        yield found


def _annotated_seconds(program: Program, cut: Sequence[Layout | None]) -> float:
    x = program.annotated(cut)
    return float("inf") if x is None else _seconds(program.both(x))


def _by_nodes(program: Program, tries: int, random: np.random.Generator) -> Iterator[float]:
    """What the other half find, that change one node after the other: from the plan that cuts
    nothing, from that of data parallelism, and from others of propagated shardings.
    """
    starts = [
        program.annotated([None] * len(program.in_rows())),
        program.annotated(program.in_rows()),
    ]
    starts += [program.propagated(random) for _ in range(DESCENTS // 2 - len(starts))]
    for x in starts:
        start = program.descents.random(random) if x is None else x
        yield _descent(program, start, tries, random)


def _descent(program: Program, x: Ints, tries: int, random: np.random.Generator) -> float:
    """The seconds of a plan of which one node after the other is changed, by the simulator alone.

    Half of the changes take everything beside the node along, as far as the same layout is known.
    """
    descents, found = program.descents, _seconds(program.both(x))
    for _ in range(tries):
        other = x.copy()
        node = int(random.choice(descents.free))
        other[node] = random.integers(0, program.built.tables.sizes[node])
        other = descents.perturbed(other, 0.0, random)
        seconds = _seconds(program.both(other))
        if seconds <= found:
            x, found = other, seconds
    return found


def _seconds(both: Both | None) -> float:
    return float("inf") if both is None else both.run_seconds


def correlation(done: Sequence[Both]) -> float:
    """Spearman's, equal seconds sharing a rank."""
    if len(done) < 3:
        return float("nan")
    one, other = (_ranks(np.array([both[k] for both in done])) for k in (0, 1))
    return float(np.corrcoef(one, other)[0, 1])


def _ranks(values: Floats) -> Floats:
    _, number, counts = np.unique(values.round(12), return_inverse=True, return_counts=True)
    ends = np.cumsum(counts)
    return (ends - (counts - 1) / 2)[number]


def main() -> None:
    """Print the table, or write it into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=NAMES)
    parser.add_argument("--plans", type=int, default=200)
    parser.add_argument("--tries", type=int, default=0, help="plans of a descent; 0: no descents")
    parser.add_argument("--meshes", nargs="+", default=MESHES)
    parser.add_argument("--clusters", nargs="+", default=CLUSTERS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("-o", "--output", type=Path)
    options = parser.parse_args()
    wanted = product(options.names, options.meshes, options.clusters)
    cases = [Case(*one, options.plans, options.tries) for one in wanted]
    lines = [_line(HEADS), "|" + "---|" * len(HEADS)]
    print("\n".join(lines), flush=True)
    with ProcessPoolExecutor(options.jobs) as pool:
        for cells in pool.map(row, cases):
            lines.append(_line(cells))
            print(lines[-1], flush=True)
    if options.output is not None:
        before, _, after = options.output.read_text(encoding="utf-8").partition(BEGIN)
        after = after.partition(END)[2]
        body = BEGIN + "\n".join(lines) + "\n" + END
        options.output.write_text(before + body + after, encoding="utf-8")


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
