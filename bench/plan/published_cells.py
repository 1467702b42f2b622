"""The cells of one program and mesh: published methods, each in a fork that has its tables.

    python bench/plan/published_cells.py PROGRAM AXES METHOD ... [--seconds 300]

Run by `published.py`. Prints a line of JSON of the tables, which are made once, and one per method.
A method has `--seconds` of the CPU, so what else runs beside it changes no answer.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import resource
import signal
import subprocess
import sys
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.mesh_text import mesh_from
from shardwright.ir.parse import parse
from shardwright.passes.search.building.program_problem import Program
from shardwright.passes.search.planning import spaces
from shardwright.passes.search.planning.explained import decided
from shardwright.passes.search.planning.planned import plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.task import Task
from shardwright.passes.target import Target, mesh_of, mesh_op
from shardwright.spec.axes import Mesh

ROOT = Path(__file__).parents[2]
FILES = ROOT / "tests" / "data" / "models" / "layers"
PROGRAMS = {
    "MLP, 4 layers": "mlp --layers 4 --hidden 1024 --microbatch 512",
    "transformer, 2 layers": "transformer --layers 2 --hidden 512 --heads 8 --microbatch 16",
    "transformer, 24 layers": "transformer --layers 24 --hidden 512 --heads 8 --microbatch 16",
    "mixture of experts": "moe --layers 2 --hidden 512 --heads 8 --microbatch 16",
    "conv net": "conv --layers 2 --microbatch 64",
    "encoder-decoder": str(FILES / "encoder_decoder.mlir"),
    "DLRM": "dlrm --microbatch 512",
}
MESHES = {1: "a=8", 2: "a=4,b=2", 3: "a=2,b=2,c=2"}
WHOLE = "null"  # the plan that cuts nothing
OWN_MESHES = {  # of methods whose axes have names of their own
    "cube-3d": {1: "i=8", 2: "i=4,j=2", 3: "i=2,j=2,l=2"},
    "optimus-2d": {1: "row=4", 2: "row=2,column=2", 3: "row=2,column=2,depth=2"},
    "tesseract-2.5d": {1: "row=4", 2: "row=2,column=2", 3: "depth=2,row=2,column=2"},
    WHOLE: {1: "data=8"},
    "partir": {1: "data=8", 2: "data=4,model=2", 3: "replica=2,data=2,model=2"},
}
FORK: Any = get_context("fork")
CLUSTERS = {8: "dgx-h100", 4: "dgx-h100/4"}
TABLES = "tables"  # of a program and mesh, where a method stands else


def program(words: str) -> Module:
    """An unrolled train step, or that of a file. JAX has threads, and stays in its own process."""
    if words.endswith(".mlir"):
        return parse(Path(words).read_text(encoding="utf-8"), Path(words).name)
    given = [sys.executable, "-m", "shardwright", "model", *words.split()]
    made = subprocess.run([*given, "--unroll", "--parallel", "dp=1"], stdout=subprocess.PIPE)
    if made.returncode:
        raise SystemExit(f"no model of {words}")
    return parse(made.stdout.decode(), "step.mlir")


def cell(module: Module, method: str, axes: int) -> dict[str, Any]:
    """What became of a method."""
    mesh = mesh_from(OWN_MESHES.get(method, MESHES)[axes])
    began = process_time()
    try:
        target = Target(CLUSTERS[mesh.device_count])
        answer = plan(PLANNERS[method], Task.of(module, target, mesh=mesh, ignores=True))
    except ProgramError as problem:
        said = problem.diagnostics[0]
        return {"is": "refused", "why": said.message, "help": said.help}
    return {
        "is": "legal" if answer.fits else "infeasible", "step": answer.cost.step,
        "decided": decided(answer.tried.make()), "seconds": process_time() - began,
        "text": hashlib.sha256(answer.text.encode()).hexdigest(),
    }  # fmt: skip


def shared_tables(module: Module, axes: int) -> dict[str, Any]:
    """Make the tables of a program and mesh, which all that is planned from here on takes. Those of
    parts of axes are made by each method that asks for them.
    """
    made: dict[Mesh, Program] = {}
    real = spaces.without_rows

    def shared(module: Module, target: Target, *, parts: bool = False) -> Program:
        if parts:
            return real(module, target, parts=True)
        found = mesh_op(module)
        assert found is not None
        mesh = mesh_of(found)
        if mesh not in made:
            made[mesh] = real(module, target)
        return made[mesh]

    spaces.without_rows = shared
    mesh = mesh_from(MESHES[axes])
    target = Target(CLUSTERS[mesh.device_count])
    found = shared(Task.of(module, target, mesh=mesh, ignores=True).on(mesh), target)
    return {"method": TABLES, "is": TABLES, "seconds": found.build_s, "nodes": found.problem.n}


def forked(module: Module, method: str, axes: int, seconds: float) -> dict[str, Any]:
    """What became of a method, in a fork that may take so many seconds of the CPU."""

    def put(sent: Any) -> None:
        most = math.ceil(seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (most, most + 1))
        sent.send(cell(module, method, axes))

    received, sent = FORK.Pipe(duplex=False)
    child = FORK.Process(target=put, args=(sent,))
    child.start()
    sent.close()
    try:
        return received.recv()
    except EOFError:
        child.join()
    if child.exitcode in (-signal.SIGXCPU, -signal.SIGKILL):
        return {"is": "cut off", "why": f"more than {seconds:.0f} s of the CPU"}
    return {"is": "failed", "why": f"exit code {child.exitcode}"}


def group(name: str, axes: int, methods: Sequence[str], seconds: float) -> None:
    """Print what became of methods."""
    module = program(PROGRAMS[name])
    print(json.dumps(shared_tables(module, axes)), flush=True)
    for method in methods:
        found = forked(module, method, axes, seconds)
        print(json.dumps({"method": method, **found}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", choices=PROGRAMS)
    parser.add_argument("axes", type=int, choices=MESHES)
    parser.add_argument("methods", nargs="+")
    parser.add_argument("--seconds", type=float, default=300.0)
    found = parser.parse_args()
    group(found.program, found.axes, found.methods, found.seconds)


if __name__ == "__main__":
    main()
