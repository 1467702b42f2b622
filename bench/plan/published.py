"""Published methods on programs: legal, infeasible, or refused and why, and what a step takes.

    python bench/plan/published.py [--programs P ...] [--methods M ...] [--axes 1 2 3]
        [--seconds 150] [--again 20] [--jobs 1] [--records FILE] [-o docs/methods/programs.md]

Programs are train steps of `shardwright model` (an encoder-decoder forward and back), without
annotations, on eight H100; on a mesh of two axes methods of squares take four. Methods share the
tables of a program and mesh. A cell has `--seconds` in a process of its own. What takes less than
`--again` of the CPU is planned again under another hash seed, and texts are compared. `--records`
keeps cells, which are not run again: a run goes on where one was stopped.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from queue import Empty
from time import process_time
from typing import Any

from shardwright.ir import text_files as files
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.mesh_text import mesh_from
from shardwright.ir.parse import parse
from shardwright.passes.search.building.program_problem import Program
from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.planning import spaces
from shardwright.passes.search.planning.explained import decided
from shardwright.passes.search.planning.planned import plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.problem.planted import Shape
from shardwright.passes.target import Target, mesh_of, mesh_op
from shardwright.spec.axes import Mesh
from shardwright.testing.certify import SMALL, certify
from shardwright.tools import cli

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
METHOD_NAMES = (
    "pase", "alpa-intra", "optcnn", "accpar", "hypar", "tofu", "cube-3d", "optimus-2d",
    "tesseract-2.5d", "tensoropt", "double-recursive", "mindspore", "partir", "galvatron-intra",
    "nnscaler-intra",
)  # fmt: skip
MESHES = {1: "a=8", 2: "a=4,b=2", 3: "a=2,b=2,c=2"}
OWN_MESHES = {  # of methods whose axes have names of their own
    "cube-3d": {1: "i=8", 2: "i=4,j=2", 3: "i=2,j=2,l=2"},
    "optimus-2d": {1: "row=4", 2: "row=2,column=2", 3: "row=2,column=2,depth=2"},
    "tesseract-2.5d": {1: "row=4", 2: "row=2,column=2", 3: "depth=2,row=2,column=2"},
    "partir": {1: "data=8", 2: "data=4,model=2", 3: "replica=2,data=2,model=2"},
}
CHAINS = [Shape(1, 1), Shape(6, 3, 1, 3, 0, 0, 1), Shape(7, 3, 1, 2, 0, 1, 1)]
NOT_RUN: dict[str, Any] = {"is": "not run"}
FORK: Any = get_context("fork")
CLUSTERS = {8: "dgx-h100", 4: "dgx-h100/4"}
HEAD = """# Published methods on programs

Train steps of `shardwright model` (unrolled, AdamW), and an encoder-decoder forward and back, on eight H100, on meshes of one axis, two
and three: milliseconds of a step on the simulator, or why there is no plan. Made by `python bench/plan/published.py -o docs/methods/programs.md`.
A cell is *legal* (the time), *infeasible* (the plan does not fit a device), or *refused*: the method's own algorithm cannot answer, and no other one
answers in its place. Meshes of one axis are 8, of two 4 x 2, of three 2 x 2 x 2; `optimus-2d`, and `tesseract-2.5d` on two axes, take 2 x 2 of
four H100, which is what they have below eight.

"""  # noqa: E501


def program(words: str) -> Module:
    """An unrolled train step, or that of a file."""
    if words.endswith(".mlir"):
        return parse(Path(words).read_text(encoding="utf-8"), Path(words).name)
    out = io.StringIO()
    given = ["model", *words.split(), "--unroll", "--parallel", "dp=1"]
    if cli.main(given, io.StringIO(), out, io.StringIO()):
        raise SystemExit(f"no model of {words}")
    return parse(out.getvalue(), "step.mlir")


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


def group(name: str, axes: int, methods: Sequence[str], seconds: float) -> None:
    """Print what became of methods, each in a fork of this process, which has made the tables."""
    made: dict[Mesh, Program] = {}
    real = spaces.without_rows

    def shared(module: Module, target: Target) -> Program:
        found = mesh_op(module)
        assert found is not None
        mesh = mesh_of(found)
        if mesh not in made:
            made[mesh] = real(module, target)
        return made[mesh]

    spaces.without_rows = shared
    module = program(PROGRAMS[name])
    mesh = mesh_from(MESHES[axes])
    target = Target(CLUSTERS[mesh.device_count])
    shared(Task.of(module, target, mesh=mesh, ignores=True).on(mesh), target)

    def put(queue: Any, method: str) -> None:
        queue.put(cell(module, method, axes))

    for method in methods:
        queue: Any = FORK.Queue()
        child = FORK.Process(target=put, args=(queue, method))
        child.start()
        try:
            found = queue.get(timeout=seconds)
        except Empty:
            is_alive = child.is_alive()
            found = {"is": "cut off" if is_alive else "failed", "why": f"more than {seconds:.0f} s"}
            child.kill()
        child.join()
        print(json.dumps({"program": name, "method": method, "axes": axes, **found}), flush=True)


def asked(
    name: str, axes: int, methods: Sequence[str], seconds: float, hashes: str
) -> Iterator[dict[str, Any]]:
    """The same by a process with a hash seed."""
    words = [sys.executable, __file__, "--group", name, "--axes", str(axes), "--methods", *methods]
    environment = {**os.environ, "PYTHONHASHSEED": hashes}
    child = subprocess.Popen(
        [*words, "--seconds", str(seconds)], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert child.stdout is not None
    yield from map(json.loads, child.stdout)
    child.wait()


def both(
    name: str, axes: int, methods: Sequence[str], seconds: float, again: float
) -> list[dict[str, Any]]:
    """Cells of a program and mesh, and of those that are fast whether another process agrees."""
    found = {one["method"]: one for one in asked(name, axes, methods, seconds, "1")}
    fast = [name for name, one in found.items() if one.get("seconds", again) < again]
    for one in asked(name, axes, fast, seconds, "2") if fast else ():
        first = found[one["method"]]
        first["same"] = one.get("text") == first["text"]
    return list(found.values())


# --- the page


def shown(one: dict[str, Any]) -> str:
    if one["is"] == "legal":
        return f"{1e3 * one['step']:.3f}"
    return one["is"]


def reason(one: dict[str, Any]) -> str:
    """Why, without the words that every refusal begins with."""
    _, _, rest = str(one["why"]).partition("refused mesh ")
    said = rest.partition(": ")[2]
    return said or f"{one['why']} (help: {one.get('help', 'none')})"


def tables(every: Sequence[dict[str, Any]], methods: Sequence[str]) -> Iterator[str]:
    """A table by number of axes, and the reasons behind each."""
    found = {(one["program"], one["method"], one["axes"]): one for one in every}
    for axes in sorted({one["axes"] for one in every}):
        own = [name for name in methods if any((p, name, axes) in found for p in PROGRAMS)]
        yield f"## Meshes of {axes} ax{'i' if axes == 1 else 'e'}s\n"
        yield f"| method | {' | '.join(PROGRAMS)} | ops decided |"
        yield f"|---|{'---|' * (len(PROGRAMS) + 1)}"
        for name in own:
            row = [found.get((program, name, axes), NOT_RUN) for program in PROGRAMS]
            parts = [one["decided"] for one in row if "decided" in one]
            share = f"{sum(parts) / len(parts):.0%}" if parts else "-"
            yield f"| {name} | {' | '.join(map(shown, row))} | {share} |"
        yield ""
        for name in own:
            whys: dict[str, list[str]] = {}
            for program in PROGRAMS:
                one = found.get((program, name, axes), NOT_RUN)
                if "why" in one:
                    whys.setdefault(reason(one), []).append(program)
            for why, some in whys.items():
                where = "all" if len(some) == len(PROGRAMS) else "; ".join(some)
                yield f"- {name} ({where}): {why}"
        yield ""


def totals(every: Sequence[dict[str, Any]]) -> str:
    counts = {word: sum(one["is"] == word for one in every) for word in
              ("legal", "infeasible", "refused", "cut off", "failed")}  # fmt: skip
    same = sum(one.get("same", False) for one in every)
    planned = sum("same" in one for one in every)
    words = ", ".join(f"{count} {word}" for word, count in counts.items() if count)
    whole = len(PROGRAMS) * len(MESHES) * len(METHOD_NAMES)
    words += f", {whole - len(every)} not run" if len(every) < whole else ""
    return (
        f"Of {whole} cells: {words}; of those run {counts['legal'] / len(every):.0%} are legal. "
        f"{same} of {planned} plans made twice are the same bytes.\n"
    )


def certified() -> str:
    """What `certify` complains of, of the methods that solve problems."""
    names = [name for name in METHOD_NAMES if name in METHODS]
    rules = ", ".join(name for name in METHOD_NAMES if name not in METHODS)
    lines: list[str] = []
    for name in names:
        shapes = CHAINS if name == "galvatron-intra" else SMALL  # it refuses what is no chain
        lines += certify(METHODS[name](), shapes=shapes)
    said = "no complaint" if not lines else f"{len(lines)} complaints, the first: {lines[0]}"
    return f"`certify` on {', '.join(names)}: {said}. Rules, which solve no problem: {rules}.\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", nargs="*", default=[])
    parser.add_argument("--methods", nargs="*", default=METHOD_NAMES)
    parser.add_argument("--axes", nargs="*", type=int, default=[1, 2, 3])
    parser.add_argument("--seconds", type=float, default=150.0)
    parser.add_argument("--again", type=float, default=20.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--records", type=Path)
    parser.add_argument("-o", dest="output")
    parser.add_argument("--group", help=argparse.SUPPRESS)
    found = parser.parse_args()
    if found.group:
        group(found.group, found.axes[0], found.methods, found.seconds)
        return
    every: list[dict[str, Any]] = []
    if found.records and found.records.exists():
        every = [json.loads(line) for line in found.records.read_text().splitlines()]
    known = {(one["program"], one["method"], one["axes"]) for one in every}
    with ThreadPoolExecutor(found.jobs) as pool:
        waiting: list[Future[list[dict[str, Any]]]] = []
        for axes in found.axes:
            for name in PROGRAMS:
                left = [m for m in found.methods if (name, m, axes) not in known]
                if left and (not found.programs or any(part in name for part in found.programs)):
                    waiting.append(pool.submit(both, name, axes, left, found.seconds, found.again))
        for done in as_completed(waiting):
            every += done.result()
            for one in done.result():
                print(json.dumps(one), file=sys.stderr, flush=True)
                if found.records:
                    with found.records.open("a") as file:
                        file.write(json.dumps(one) + "\n")
    page = HEAD + totals(every) + certified() + "\n" + "\n".join(tables(every, found.methods))
    if found.output:
        files.write_text(found.output, page, sys.stdout)
    else:
        print(page)


if __name__ == "__main__":
    main()
