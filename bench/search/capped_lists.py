"""The best plan among capped lists of strategies, against the best of all, on the same tables.

    python bench/search/capped_lists.py [FILE.mlir ...] [--meshes "x=8;x=2,y=4"] [--most 4,16] [-o docs/tables.md]

Tables list all strategies. A list that is capped keeps of each node those of the least seconds, so
many, and besides the one that cuts nothing, those of a single axis, and (`matched`) all that leave
or take a value as a neighbour's kept strategy has it: edges of no seconds. Per program and mesh:
strategies a node, the best plan that is found, in milliseconds, and the gap that is left between
that of whole lists and its bound; by cap, without and with
`matched`, the part of the strategies that is left, and what the best plan takes more. Solved by
messages, without caps of memory, on dgx-h100.
"""  # noqa: E501

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

import numpy as np
from programs import LAYERS, gap, program, timed, uncapped

from shardwright.passes.cost.tables.tables import Tables
from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.problem.problem import Bools, Floats, Problem
from shardwright.passes.search.problem.solve import Solved, warm_up
from shardwright.spec.strategies import Strategy

NAMES = ("mlp", "attention", "experts", "conv", "lstm", "encoder_decoder")
BEGIN, END = "<!-- capped -->\n", "<!-- end of capped -->\n"


def kept(tables: Tables, most: int, is_matched: bool) -> list[Bools]:
    """By node which of its strategies a capped list has."""
    own = [
        _cheapest(compute + collective, choices, most)
        for compute, collective, choices in zip(
            tables.compute_s, tables.collective_s, tables.strategies, strict=True
        )
    ]
    kinds: list[int] = tables.kinds.tolist()
    found = [own[kind].copy() for kind in kinds]
    edges: list[list[int]] = tables.edges.tolist() if is_matched else []
    for producer, _, consumer, _, table in edges:
        is_free = tables.tables[table] == 0
        first, second = own[kinds[producer]], own[kinds[consumer]]
        found[producer] |= is_free[:, second].any(axis=1)
        found[consumer] |= is_free[first].any(axis=0)
    return found


def _cheapest(seconds: Floats, choices: tuple[Strategy, ...], most: int) -> Bools:
    """The cheapest ones, that which cuts nothing, and those of a single axis."""
    found = np.zeros(len(choices), np.bool_)
    found[np.argsort(seconds, kind="stable")[:most]] = True
    for number, one in enumerate(choices):
        found[number] |= sum(len(axes) for axes in one.cut) <= 1
    return found


def limited(problem: Problem, lists: list[Bools]) -> Problem:
    """A problem of these choices; a node that the text leaves none of them keeps what it has.

    Nodes that are tied choose alike: what one of them has is there for all.
    """
    ties, starts = problem.ties, np.concatenate([[0], np.cumsum([len(one) for one in lists])])
    allowed = problem.allowed if len(problem.allowed) else np.ones(int(starts[-1]), np.bool_)
    joint = [one.copy() for one in lists]
    roots: list[int] = ties.tolist()
    for node, root in enumerate(roots):
        joint[root] |= lists[node]
    found = allowed.copy()
    for node, root in enumerate(roots):
        part = slice(starts[node], starts[node + 1])
        left = allowed[part] & joint[root]
        found[part] = left if left.any() else allowed[part]
    return replace(problem, allowed=found)


def solved(problem: Problem) -> Solved:
    """By messages."""
    return timed("messages", problem)[0]


def row(path: Path, mesh: str, caps: list[int]) -> list[str]:
    """One program on one mesh."""
    built = program(path, mesh)
    tables, whole = built.built.tables, uncapped(built.problem)
    count = int(tables.sizes.sum())
    lefts: list[str] = []
    found = [solved(whole)]
    for most in caps:
        for is_matched in (False, True):
            lists = kept(tables, most, is_matched)
            found.append(solved(limited(whole, lists)))
            lefts.append(f"{sum(int(one.sum()) for one in lists) / count:.0%}")
    seconds = [one.objective for one in found if one.objective is not None]
    best = min(seconds)  # all plans of a capped list are plans
    losses = (f"{one / best - 1:+.2%}" for one in seconds[1:])
    cells = [path.stem, mesh.replace(",", ", "), f"{count / len(tables.kinds):.1f}"]
    cells += [f"{1e3 * best:.4f}", gap(found[0])]
    return cells + [f"{left}: {loss}" for left, loss in zip(lefts, losses, strict=True)]


def main() -> None:
    """Print the table, or write it into the page."""
    parser = argparse.ArgumentParser(description="Capped lists of strategies")
    files = [LAYERS / f"{name}.mlir" for name in NAMES]
    parser.add_argument("files", nargs="*", type=Path, default=files)
    parser.add_argument("--meshes", default="x=8;x=2,y=4;x=2,y=2,z=2")
    parser.add_argument("--most", default="4,16")
    parser.add_argument("-o", "--output", type=Path)
    options = parser.parse_args()
    caps = [int(word) for word in options.most.split(",")]
    warm_up(METHODS["messages"]())
    heads = ["program", "mesh", "strategies a node", "best, ms", "gap"]
    heads += [f"{most} kept{word}" for most in caps for word in ("", ", matched")]
    lines = [_line(heads), "|" + "---|" * len(heads)]
    print("\n".join(lines), flush=True)
    for path in options.files:
        for mesh in options.meshes.split(";"):
            lines.append(_line(row(path, mesh, caps)))
            print(lines[-1], flush=True)
    if options.output is not None:
        before, _, after = options.output.read_text(encoding="utf-8").partition(BEGIN)
        after = after.partition(END)[2]
        body = BEGIN + "\n".join(lines) + "\n" + END
        options.output.write_text(before + body + after, encoding="utf-8")


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
