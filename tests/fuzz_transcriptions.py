"""Hold methods against second transcriptions: `python tests/fuzz_transcriptions.py --count 10000`.

Random graphs, tie for tie: `tests/transcriptions` has what was written from the published rules
alone. Prints how many were compared, and each that differs. Exit code 1 when there is one.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import product
from math import inf
from typing import Any

import numpy as np
from transcriptions import double_recursive, mindspore

from shardwright.passes.search.kernels.greedy_cuts import neighbours, sum_of
from shardwright.passes.search.methods.double_recursive import DoubleRecursive
from shardwright.passes.search.methods.mindspore import MindSpore
from shardwright.passes.search.problem.sized_graphs import NONE, Kind, Level, SizedGraph, SizedOp
from shardwright.passes.search.problem.two_costs import CostGraph

SIZES = (1, 2, 3, 4, 6, 8, 12, 16)
CAPS = (inf, 60.0, 30.0, 12.0)
SHOWN = 10


def sized_graph(seed: int) -> SizedGraph:
    """Chains with branches of all classes, small odd and even dims, equal weights often."""
    draw = np.random.default_rng(seed)

    def sizes() -> tuple[int, int, int, int]:
        n, c, h, w = (int(draw.choice(SIZES)) for _ in range(4))
        return n, c, h, w

    ops: list[SizedOp] = []
    for number in range(int(draw.integers(1, 9))):
        kind = draw.choice(list(Kind), p=[0.35, 0.1, 0.1, 0.25, 0.1, 0.1])
        at = [int(draw.integers(-1, number)) for _ in range(2)]
        a, b = (ops[k].out if k != NONE else sizes() for k in at)
        made = sizes()
        if kind == Kind.MATMUL:
            if a[3] != b[2]:
                at[1], b = NONE, (*b[:2], a[3], b[3])
            made = (*a[:2], a[2], b[3])
        elif kind == Kind.CONV:
            at[1], b = NONE, (b[0], a[1], b[2], b[3])
            made = (a[0], b[0], a[2], a[3])
        elif kind in (Kind.ELEMENTWISE, Kind.FIRST):
            made = a
        two = kind in (Kind.MATMUL, Kind.CONV) or (kind == Kind.ELEMENTWISE and draw.integers(2))
        ins, reads = ((a, b), tuple(at)) if two else ((a,), (at[0],))
        ops.append(SizedOp(f"op{number}", Kind(str(kind)), ins, made, reads))
    return SizedGraph(tuple(ops), int(draw.integers(1, 5)))


def halved(graph: SizedGraph) -> list[list[Any]]:
    """By level and op: sum, cuts of inputs, cut of the output."""
    return [
        [
            (total, cut.ins, cut.out) for cut, total in zip(one.cuts, one.sums, strict=True)
        ]
        for one in DoubleRecursive().of_sized(graph)
    ]  # fmt: skip


def transcribed(graph: SizedGraph) -> list[list[Any]]:
    """The same by the second transcription."""
    ops = [
        {
            "kind": str(op.kind), "inputs": [list(shape) for shape in op.ins],
            "sources": [None if k == NONE else k for k in op.reads], "output": list(op.out),
        }
        for op in graph.ops
    ]  # fmt: skip

    def number(dim: int | None) -> int:
        return NONE if dim is None else dim

    return [
        [(one.cost, tuple(map(number, one.inputs)), number(one.output)) for one in level]
        for level in double_recursive.partition(ops, 2**graph.levels)
    ]


def least(level: Level) -> float:
    """The best of all plans of a level, decided in the same order."""
    around, order, best = neighbours(level), level.order(), inf
    for plan in product(*(range(len(cuts)) for cuts in level.cuts)):
        chosen, total = [NONE] * len(plan), 0.0
        for op in order:
            if not level.alone[op]:
                total += sum_of(level, around[op], chosen, op, level.cuts[op][plan[op]])
            chosen[op] = plan[op]
        best = min(best, total)
    return best


def cost_graph(seed: int) -> CostGraph:
    """Up to seven nodes of up to three choices; costs of few values, so that ties are many, or
    fractions whose sums are rounded.
    """
    draw = np.random.default_rng(seed)
    count = int(draw.integers(1, 8))
    counts = draw.integers(1, 4, count)
    most = int(draw.choice([3, 9]))
    scale = 1.0 if seed % 2 else 0.1

    def costs(*shape: int) -> np.ndarray[Any, np.dtype[np.float64]]:
        found = draw.integers(0, most, (*shape, 4)).astype(np.float64) * scale
        found[..., 2] = np.minimum(found[..., 1], found[..., 2])
        return found

    nodes = tuple(costs(int(k)) for k in counts)
    ends = [
        (int(draw.integers(0, q)), q) for q in range(1, count) for _ in range(draw.integers(0, 4))
    ]
    return CostGraph(nodes, tuple((p, q, costs(int(counts[p]), int(counts[q]))) for p, q in ends))


Settings = tuple[float, float, float, float]


def settings_of(seed: int) -> Settings:
    """alpha, beta, gamma, cap."""
    draw = np.random.default_rng(seed)
    scale = 1.0 if seed % 2 else 0.1
    gamma = float(draw.choice([0.0, 0.001, 0.3, 1.0]))
    return 1.0, float(draw.choice([1.0, 3.0, 400.0])), gamma, float(draw.choice(CAPS)) * scale


def planned(graph: CostGraph, settings: Settings) -> Any:
    """Choices, promised cost, mismatches, eliminations; None where nothing fits."""
    alpha, beta, gamma, cap = settings
    found = MindSpore(alpha, beta, gamma).of_costs(graph, cap)
    if found.cost is None:
        return None
    choices = [found.traced.choices[k] for k in range(len(graph.nodes))]
    return choices, tuple(found.cost.tolist()), found.traced.mismatches, list(found.steps)


def planned_again(graph: CostGraph, settings: Settings) -> Any:
    """The same by the second transcription."""
    alpha, beta, gamma, cap = settings
    nodes = [one.tolist() for one in graph.nodes]
    edges = [(p, q, table.tolist()) for p, q, table in graph.edges]
    weights = mindspore.Weights(alpha, beta, gamma)
    found = mindspore.solve(nodes, edges, weights, cap)
    if found is None:
        return None
    steps = [str(name).lower() for name in found["eliminations"]]
    return found["strategies"], tuple(found["cost"]), found["mismatches"], steps


def differs(seed: int) -> list[str]:
    """Names of methods that differ from their transcription on the instance of a seed."""
    sized = sized_graph(seed)
    found = [] if halved(sized) == transcribed(sized) else ["double-recursive"]
    costs, settings = cost_graph(seed), settings_of(seed)
    same = planned(costs, settings) == planned_again(costs, settings)
    return found if same else [*found, "mindspore"]


def main() -> int:
    """Compare the instances of `count` seeds."""
    parser = argparse.ArgumentParser(description="hold methods against second transcriptions")
    parser.add_argument("--count", type=int, default=10_000, help="instances of each")
    parser.add_argument("--seed", type=int, default=0, help="the first one's seed")
    options = parser.parse_args()
    counts, steps = Counter[str](), Counter[str]()
    for seed in range(options.seed, options.seed + options.count):
        for name in differs(seed):
            counts[name] += 1
            if counts[name] <= SHOWN:
                print(f"{name}: seed {seed} differs")
        made = planned(cost_graph(seed), settings_of(seed))
        steps.update(set(made[3]) if made else ["nothing fits"])
        steps["mismatches"] += bool(made and made[2])
    print(f"{options.count} instances of each; differ: {dict(counts)}")
    print("with " + ", ".join(f"{name} {count}" for name, count in sorted(steps.items())))
    return 1 if counts else 0


if __name__ == "__main__":
    sys.exit(main())
