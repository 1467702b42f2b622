"""The planner of reshards: time per query, and bytes against Shardy's greedy chain and XLA.

Queries go between random layouts: whole axes, or parts of axes, some unused; `partial`: the value
is partial over one axis first. Each is asked once with nothing remembered, in CPU time. Columns:
median, 95 % and worst of the times; how many were proved; geometric mean and worst of greedy / ours
in bytes received, how often ours moves less; mean of ours / what some device must receive.
`python bench/reshard.py --queries 200`

`--xla 40`: that many random pairs per mesh, compiled by XLA for as many fake CPU devices as the
program that returns what it is given. Columns: geometric mean and worst of XLA / ours, how often
XLA moves more, and less; then the same of Shardy's greedy chain; how often combs pay, and ours
without them / ours; mean of ours / what some device must receive.
"""

from __future__ import annotations

import argparse
import time
from fractions import Fraction
from math import exp, log, prod
from random import Random
from typing import NamedTuple

from shardwright.passes.exporting.greedy.chain import collectives
from shardwright.passes.partition.reshard.bound import levels
from shardwright.passes.partition.reshard.planner import Ends, Route, contiguous, forget, route
from shardwright.passes.partition.reshard.receive_bound import least_received
from shardwright.spec.axes import Axes, Axis, Mesh, joined, total
from shardwright.spec.layout import Layout, local_count, spelled
from shardwright.spec.types import tensor
from shardwright.testing.oracles import xla_partitioned


class Case(NamedTuple):
    """Random queries on a mesh; dims are `sizes`."""

    name: str
    mesh: tuple[int, ...]
    sizes: tuple[int, ...]
    whole: bool = True
    partial: bool = False


LARGE = 3 << 12
CASES = (
    Case("4x2, rank 2", (4, 2), (LARGE,) * 2),
    Case("8x4, rank 3", (8, 4), (LARGE,) * 3),
    Case("4x4x8, rank 4", (4, 4, 8), (LARGE,) * 4),
    Case("4x4x8, rank 4, parts", (4, 4, 8), (LARGE,) * 4, whole=False),
    Case("4x4x8, rank 3, partial", (4, 4, 8), (LARGE,) * 3, partial=True),
    Case("4x4x8, rank 4, partial", (4, 4, 8), (LARGE,) * 4, partial=True),
    Case("4x4x8, small dims", (4, 4, 8), (16, 8, 32, LARGE)),
    Case("2x2x2x2x2, rank 4", (2,) * 5, (LARGE,) * 4),
    Case("2x2x2x2x2, rank 4, partial", (2,) * 5, (LARGE,) * 4, partial=True),
    Case("64x2, rank 4", (64, 2), (LARGE,) * 4),
    Case("64, rank 4, parts", (64,), (LARGE,) * 4, whole=False),
    Case("3x4x8, rank 4", (3, 4, 8), (LARGE,) * 4),
    Case("8x16x32, rank 3", (8, 16, 32), (LARGE,) * 3),
    Case("8x16x32, rank 4", (8, 16, 32), (LARGE,) * 4),
    Case("8x16x32, rank 4, parts", (8, 16, 32), (LARGE,) * 4, whole=False),
    Case("8x16x32, heads", (8, 16, 32), (64, 2048, 32, 128)),
    Case("2^12, rank 4", (2,) * 12, (LARGE,) * 4),
    Case("16x16x16, rank 4, partial", (16,) * 3, (LARGE,) * 4, partial=True),
)


def layout(random: Random, parts: list[Axis], sizes: tuple[int, ...]) -> Layout:
    """Three of four parts, dealt out to dims in any order, where they divide."""
    dims: list[list[Axis]] = [[] for _ in sizes]
    for part in random.sample(parts, len(parts)):
        dim = random.randrange(len(sizes))
        if random.random() < 0.75 and sizes[dim] % (total(dims[dim]) * part.size) == 0:
            dims[dim].append(part)
    return tuple(map(joined, dims))


def parts_of(random: Random, case: Case) -> list[Axis]:
    """The axes of the mesh, or random parts of them."""
    found: list[Axis] = []
    for number, size in enumerate(case.mesh):
        name, pre = f"a{number}", 1
        while size > 1:
            divisors = [d for d in range(2, size + 1) if size % d == 0]
            part = size if case.whole else random.choice(divisors)
            found.append(Axis(name, pre, part))
            pre, size = pre * part, size // part
    return found


def query(random: Random, case: Case) -> Ends:
    """Two different layouts."""
    while True:
        parts = parts_of(random, case)
        sums: Axes = (random.choice(parts),) if case.partial else ()
        src = layout(random, [part for part in parts if part not in sums], case.sizes)
        dst = layout(random, parts_of(random, case), case.sizes)
        if src != dst or sums:
            axes = tuple(Axis(f"a{number}", 1, size) for number, size in enumerate(case.mesh))
            return Ends(case.sizes, src, dst, sums, spare=axes)


def greedy(ends: Ends) -> Fraction:
    """Elements each device receives on Shardy's chain, after a sum where there is one."""
    held = local_count(ends.shape, ends.src)
    group = total(ends.partial)
    paid = Fraction(2 * held * (group - 1), group)
    for step in collectives(ends.src, ends.dst, ends.shape, moves_devices=False):
        after = local_count(ends.shape, step.out)
        moved = prod(axis.size for axes in step.moved for axis in axes)
        volumes = {
            "gather": after - held,
            "permute": held,
            "exchange": Fraction(held * (moved - 1), moved),
        }
        paid += volumes.get(step.kind, 0)
        held = after
    return paid


def report(case: Case, queries: list[Ends]) -> str:
    """One line of figures."""
    times: list[float] = []
    found: list[Route] = []
    for ends in queries:
        forget()
        levels.cache_clear()
        start = time.process_time()
        found.append(route(ends))
        times.append((time.process_time() - start) * 1e3)
    times.sort()
    pairs = [(one.received, greedy(ends)) for one, ends in zip(found, queries, strict=True)]
    assert all(ours <= theirs for ours, theirs in pairs), "the greedy chain moves less"
    ratios = [float(theirs / ours) for ours, theirs in pairs if ours]
    mean = _mean(ratios)
    bounds = [
        (one.received, least)
        for one, ends in zip(found, queries, strict=True)
        if not ends.partial
        and one.received
        and (least := least_received(ends.shape, ends.src, ends.dst))
    ]
    gap = f"{exp(sum(log(a / b) for a, b in bounds) / len(bounds)):6.2f}" if bounds else "     -"
    return (
        f"{case.name:<28} {times[len(times) // 2]:7.2f} {times[len(times) * 95 // 100]:7.2f}"
        f" {times[-1]:7.2f} {sum(one.is_proved for one in found):6} {mean:7.2f}"
        f" {max(ratios):7.2f} {sum(r > 1 for r in ratios):6} {gap}"
    )


AGAINST_XLA = (
    Case("2x2, 16x16", (2, 2), (16, 16)),
    Case("4x2, 16x16", (4, 2), (16, 16)),
    Case("2x2x2, 16x16", (2, 2, 2), (16, 16)),
    Case("2x2x2, 8x8x8", (2, 2, 2), (8, 8, 8)),
    Case("2x3x4, 24x24", (2, 3, 4), (24, 24)),
    Case("2x3, 12x12", (2, 3), (12, 12)),
)


def xla_received(case: Case, ends: Ends) -> float | None:
    """Elements each device receives in XLA's program; None where XLA has no answer."""
    mesh = Mesh(tuple((f"a{k}", size) for k, size in enumerate(case.mesh)))
    src, dst = (spelled(layout, mesh, "mesh") for layout in (ends.src, ends.dst))
    type = tensor(ends.shape, "f32")
    found = xla_partitioned(
        f"sdy.mesh @mesh = {mesh}\n"
        f"func.func @main(%0: {type} {{sdy.sharding = #sdy.sharding{src}}})"
        f" -> ({type} {{sdy.sharding = #sdy.sharding{dst}}}) {{\n  return %0 : {type}\n}}",
        mesh.device_count,
    )
    return None if found is None else found.wire_bytes / 4


def against_xla(case: Case, count: int) -> str:
    """One line of ratios."""
    random = Random(case.name)
    theirs: list[float] = []
    greedy_: list[float] = []
    combed: list[float] = []
    gaps: list[float] = []
    for ends in [query(random, case) for _ in range(count)]:
        ours, moved = float(route(ends).received), xla_received(case, ends)
        if moved is None or not ours:
            assert not moved, f"XLA moves {moved} elements, ours none: {ends}"
            continue
        theirs.append(moved / ours)
        greedy_.append(float(greedy(ends)) / ours)
        combed.append(float(contiguous(ends).received) / ours)
        gaps.append(ours / (least_received(ends.shape, ends.src, ends.dst) or 1))
    return (
        f"{case.name:<16} {len(theirs):5} {_mean(theirs):6.2f} {max(theirs):6.2f}"
        f" {sum(r > 1 for r in theirs):5} {sum(r < 1 for r in theirs):5} {_mean(greedy_):7.2f}"
        f" {max(greedy_):6.2f} {sum(r > 1 for r in combed):5} {_mean(combed):6.2f}"
        f" {_mean(gaps):6.2f}"
    )


def _mean(ratios: list[float]) -> float:
    return exp(sum(map(log, ratios)) / len(ratios))


def main() -> None:
    """Print one line per mesh."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--queries", type=int, default=200)
    parser.add_argument("--xla", type=int, default=0, metavar="PAIRS")
    options = parser.parse_args()
    if options.xla:
        print(
            f"{'mesh, shape':<16} {'pairs':>5} {'XLA':>6} {'worst':>6} {'more':>5} {'less':>5}"
            f" {'greedy':>7} {'worst':>6} {'combs':>5} {'gain':>6} {'/bound':>6}"
        )
        for case in AGAINST_XLA:
            print(against_xla(case, options.xla), flush=True)
        return
    print(
        f"{'mesh':<28} {'ms 50%':>7} {'95%':>7} {'worst':>7} {'proved':>6} {'greedy':>7}"
        f" {'worst':>7} {'ours<':>6} {'/bound':>6}"
    )
    for case in CASES:
        random = Random(case.name)
        print(report(case, [query(random, case) for _ in range(options.queries)]), flush=True)
    again = [query(Random(seed), CASES[2]) for seed in range(50)]
    for ends in again:
        route(ends)
    start = time.process_time()
    for ends in again:
        route(ends)
    print(f"asked again: {(time.process_time() - start) / len(again) * 1e6:.1f} us a query")


if __name__ == "__main__":
    main()
