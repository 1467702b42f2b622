"""One plan of a small train step per published method, run: is it what the unsharded program says?

    python bench/plan/executed_plans.py [METHOD ...] [-o docs/methods/executed.md]

The step is that of a transformer of one layer. JAX runs the script of a plan for eight devices (of
squares four), torch that of one for four (of 2.5-D and 3-D grids eight); both, all devices in
lockstep and one device are compared by `shardwright verify`.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from shardwright.ir import text_files as files
from shardwright.ir.errors import ProgramError
from shardwright.ir.mesh_text import mesh_from
from shardwright.ir.parse import parse
from shardwright.passes.search.planning.planned import plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.program_texts import spelled
from shardwright.passes.search.planning.task import Task
from shardwright.passes.target import Target
from shardwright.testing.jax_corpus.transformer_steps import Step, text
from shardwright.tools import cli

STEP = Step(layers=1, width=16, hidden=32, vocab=32, seq=8, batch=8)
MESHES = {8: "a=4,b=2", 4: "a=2,b=2"}
OWN = {
    "cube-3d": {8: "i=2,j=2,l=2"}, "tesseract-2.5d": {8: "depth=2,row=2,column=2"},
    "optimus-2d": {4: "row=2,column=2"}, "partir": {8: "data=4,model=2", 4: "data=2,model=2"},
}  # fmt: skip
METHODS = (
    "pase", "alpa-intra", "optcnn", "accpar", "hypar", "tofu", "cube-3d", "optimus-2d",
    "tesseract-2.5d", "tensoropt", "double-recursive", "mindspore", "partir", "galvatron-intra",
    "nnscaler-intra",
)  # fmt: skip
HEAD = """# Plans of published methods, run

One plan per method of a train step of a transformer of one layer (AdamW), by `python bench/plan/executed_plans.py -o docs/methods/executed.md`:
the JAX script on fake devices and the torch script on gloo ranks, each beside the program on one device and all devices in lockstep
(`shardwright verify`). Methods of squares have no mesh of eight; unequal ratios, which would need unequal shards, are not in AccPar's released code.

| method | JAX | | torch | |
|---|---|---|---|---|
"""  # noqa: E501


def ran(method: str, devices: int, skipped: str) -> tuple[str, str]:
    """The mesh, and the verdict."""
    mesh = mesh_from(OWN.get(method, MESHES)[devices])
    target = Target("dgx-h100" if devices == 8 else f"dgx-h100/{devices}")
    try:
        found = plan(PLANNERS[method], Task.of(parse(text(STEP)), target, ignores=True, mesh=mesh))
    except ProgramError as problem:
        return spelled(mesh), problem.diagnostics[0].message
    with TemporaryDirectory() as folder:
        path = Path(folder) / "planned.mlir"
        path.write_text(found.text, encoding="utf-8")
        out = io.StringIO()
        words = ["verify", str(path), "--no-edge-inputs"]
        code = cli.main([*words, "--skip", skipped] if skipped else words, io.StringIO(), out, out)
    verdict = [line for line in out.getvalue().splitlines() if line.startswith("verdict")]
    said = verdict[0].removeprefix("verdict: ") if verdict else out.getvalue().strip()[-200:]
    return f"{devices} devices, {spelled(mesh)}", f"{said.split(',')[0]} (exit code {code})"


def rows(methods: Sequence[str]) -> Iterator[str]:
    for method in methods:
        sizes = OWN.get(method, MESHES)
        jax, torch = max(sizes), min(sizes)
        if jax == torch:
            both = ran(method, jax, "")
            cells = (*both, *both)
        else:
            cells = (*ran(method, jax, "torch"), *ran(method, torch, "jax"))
        row = f"| {method} | {' | '.join(cells)} |\n"
        print(row, end="", file=sys.stderr, flush=True)
        yield row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("methods", nargs="*", default=METHODS)
    parser.add_argument("-o", dest="output")
    found = parser.parse_args()
    page = HEAD + "".join(rows(found.methods))
    if found.output:
        files.write_text(found.output, page, sys.stdout)
    else:
        print(page)


if __name__ == "__main__":
    main()
