"""Published methods on programs: legal, infeasible, or refused and why, and what a step takes.

    python bench/plan/published.py [--only PROGRAM ...] [--methods M ...] [--meshes 8 4,2 ...]

Programs are train steps of `shardwright model`, without annotations, on eight H100. A row says the
seconds of a step, and those of the search.
"""

from __future__ import annotations

import argparse
import io
from time import process_time

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.search.methods import PUBLISHED
from shardwright.passes.search.planning.planned import plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.rules import LAYERED
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh
from shardwright.tools import cli

PROGRAMS = {
    "MLP, 4 layers": "mlp --layers 4 --hidden 1024 --microbatch 512",
    "transformer, 2 layers": "transformer --layers 2 --hidden 512 --heads 8 --microbatch 16",
    "transformer, 24 layers": "transformer --layers 24 --hidden 512 --heads 8 --microbatch 16",
    "mixture of experts": "moe --layers 2 --hidden 512 --heads 8 --microbatch 16",
    "conv net": "conv --layers 2 --microbatch 64",
    "DLRM": "dlrm --microbatch 512",
}
CLUSTER = "dgx-h100"


def program(words: str) -> Module:
    """An unrolled train step."""
    out = io.StringIO()
    given = ["model", *words.split(), "--unroll", "--parallel", "dp=1"]
    if cli.main(given, io.StringIO(), out, io.StringIO()):
        raise SystemExit(f"no model of {words}")
    return parse(out.getvalue(), "step.mlir")


def cell(module: Module, method: str, mesh: Mesh) -> tuple[str, float]:
    """What became of a method, and the seconds of its step."""
    began = process_time()
    try:
        task = Task.of(module, Target(CLUSTER), mesh=mesh, ignores=True)
        answer = plan(PLANNERS[method], task)
    except ProgramError as problem:
        return f"refused: {problem.diagnostics[0].message}", 0.0
    seconds = process_time() - began
    word = "legal" if answer.fits else "infeasible"
    return f"{word}, {1e3 * answer.cost.step:.3f} ms, {seconds:.0f} s", answer.cost.step


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--methods", nargs="*", default=[*PUBLISHED, *LAYERED])
    parser.add_argument("--meshes", nargs="*", default=["8", "4,2"])
    found = parser.parse_args()
    print("| program | mesh | method | |\n|---|---|---|---|")
    for name, words in PROGRAMS.items():
        if found.only and not any(part in name for part in found.only):
            continue
        module = program(words)
        for text in found.meshes:
            mesh = Mesh(tuple(zip("abc", map(int, text.split(",")), strict=False)))
            for method in found.methods:
                words_, _ = cell(module, method, mesh)
                print(f"| {name} | {text.replace(',', ' x ')} | {method} | {words_} |", flush=True)


if __name__ == "__main__":
    main()
