"""Plans of `auto` beside every plan of a grid of experts, on equal steps: all on one target.

    python bench/plan/experts.py [--only NAME ...] [-o FILE]

A configuration is a model of `shardwright model` with a global batch, unrolled, on a cluster. Experts are all ways to
write the devices as dp x fsdp x tp, with sp and ep where the family has them: `shardwright model
--parallel` annotates them, parameters, inputs and what happens within layers; one that does not fit computes its layers again (`--remat full`).
`auto` gets the best expert's plain text without any annotation. Columns:
the best expert that fits, `auto`, `auto` without the rules that it begins with, how much faster it
is, bytes, CPU seconds of the whole search.
"""  # noqa: E501

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import NamedTuple

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.cost.evaluation.evaluate import Cost
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.search.planning.planned import plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import priced
from shardwright.passes.target import Target
from shardwright.spec.machines.number_words import byte_count
from shardwright.tools import cli


class Case(NamedTuple):
    name: str
    family: str
    sizes: str
    batch: int  # rows of the whole step
    cluster: str
    limit: float = float("inf")  # bytes of a device


GPT = "--layers 4 --hidden 1024 --heads 16"
CASES = [
    Case("transformer, 4 of GPT 350M", "transformer", GPT, 32, "dgx-h100"),
    Case("the same on A100", "transformer", GPT, 32, "dgx-a100"),
    Case("the same on TPU v4", "transformer", GPT, 32, "tpu-v4:2x2x2"),
    Case("the same in 4 GB", "transformer", GPT, 32, "dgx-h100", 4e9),
    Case("the same, batch 8", "transformer", GPT, 8, "dgx-h100"),
    Case("the same, batch 256 on 64", "transformer", GPT, 256, "dgx-h100:8"),
    Case("4 of GPT 125M", "transformer", "--layers 4 --hidden 768 --heads 12", 64, "dgx-h100"),
    Case("2 of GPT 6.7B", "transformer", "--layers 2 --hidden 4096 --heads 32", 16, "dgx-h100"),
    Case("2 of GPT 6.7B on A100 40 GB", "transformer", "--layers 2 --hidden 4096 --heads 32", 16,
         "dgx-a100-40gb"),
    Case("2 of GPT 6.7B in 12 GB", "transformer", "--layers 2 --hidden 4096 --heads 32", 16,
         "dgx-h100", 12e9),
    Case("2 of GPT 175B, 16 devices", "transformer", "--layers 2 --hidden 12288 --heads 96", 16,
         "dgx-h100:2"),
    Case("2 of Llama 7B", "transformer",
         "--layers 2 --hidden 4096 --heads 32 --ffn 11008 --mlp swiglu --positions rotary --untied",
         16, "dgx-h100"),
    Case("long sequence, 2 rows", "transformer", "--layers 2 --hidden 1024 --heads 16 --seq 16384",
         2, "dgx-h100"),
    Case("2 of GPT 6.7B, 256 devices", "transformer", "--layers 2 --hidden 4096 --heads 32", 512,
         "dgx-h100:32"),
    Case("2 of GPT 175B, 1,024 devices", "transformer", "--layers 2 --hidden 12288 --heads 96",
         1024, "dgx-h100:128"),
    Case("2 of GPT 175B, 256 of TPU v4", "transformer", "--layers 2 --hidden 12288 --heads 96", 256,
         "tpu-v4:8x8x4"),
    Case("mixture of experts", "moe", "--layers 2 --hidden 512 --heads 8", 16, "dgx-h100"),
    Case("mixture of 16 experts on 16", "moe", "--layers 2 --hidden 1024 --heads 16 --experts 16",
         32, "dgx-h100:2"),
    Case("mixture of experts on TPU v5e", "moe", "--layers 2 --hidden 512 --heads 8", 16,
         "tpu-v5e:2x4"),
    Case("conv net", "conv", "--layers 2", 64, "dgx-h100"),
    Case("conv net on 32", "conv", "--layers 2", 256, "dgx-h100:4"),
    Case("DLRM", "dlrm", "", 4096, "dgx-h100"),
    Case("DLRM on A100", "dlrm", "", 8192, "dgx-a100"),
    Case("DLRM in 200 MB", "dlrm", "", 4096, "dgx-h100", 2e8),
    Case("MLP, 4 of 4096", "mlp", "--layers 4 --hidden 4096", 64, "dgx-h100"),
    Case("MLP, batch 16384", "mlp", "--layers 4 --hidden 4096", 16384, "dgx-h100"),
]  # fmt: skip
AXES = ("dp", "fsdp", "tp", "ep")


class Expert(NamedTuple):
    """A way to lay the step out, its program without anything computed again, and what it takes."""

    way: str
    program: Module
    cost: Cost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", help="names, or parts of them")
    parser.add_argument("-o", dest="output", type=Path)
    found = parser.parse_args()
    cases = [c for c in CASES if not found.only or any(one in c.name for one in found.only)]
    lines = [
        "| step | cluster | plans of experts | best | ms | `auto` | ms | alone | faster | memory "
        "| CPU s |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    print("\n".join(lines), flush=True)
    for case in cases:
        lines.append(row(case))
        print(lines[-1], flush=True)
    if found.output:
        found.output.write_text("\n".join(lines) + "\n", encoding="utf-8")


def row(case: Case) -> str:
    """A row of the table."""
    target = Target(case.cluster)
    limit = min(case.limit, target.memory)
    experts = list(experts_of(case, target, limit))
    fitting = [one for one in experts if one.cost.peak_bytes <= limit]
    best = min(fitting, key=lambda one: one.cost.step, default=None)
    given = best or min(experts, key=lambda one: one.cost.peak_bytes)
    began = process_time()
    task = Task.of(given.program, target, ignores=True, limit=limit)
    answer = plan(PLANNERS["auto"], task)
    seconds = process_time() - began
    alone = [one for one in answer.trials.done if one.x is not None and one.peak_bytes <= limit]
    own = min((one.seconds for one in alone), default=float("nan"))
    turns = f", {answer.tried.turns} micro-batches" if answer.tried.turns > 1 else ""
    cells = (
        case.name, case.cluster, f"{len(fitting)} of {len(experts)} fit",
        best.way if best else "none", ms(best.cost.step) if best else "-",
        f"{answer.tried.way}, {mesh_words(answer.tried.mesh.axes)}{turns}"
        + ("" if answer.fits else ", does not fit"),
        ms(answer.cost.step), ms(own),
        f"{best.cost.step / answer.cost.step - 1:+.1%}" if best else "-",
        f"{byte_count(given.cost.peak_bytes)}, {byte_count(answer.cost.peak_bytes)}",
        f"{seconds:.0f}",
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


def ms(seconds: float) -> str:
    return f"{1e3 * seconds:.3f}"


def mesh_words(axes: tuple[tuple[str, int], ...]) -> str:
    return " x ".join(str(size) for _, size in axes)


def experts_of(case: Case, target: Target, limit: float) -> Iterator[Expert]:
    """All experts whose sizes go with the model."""
    for sizes in products(target.on_machines.devices, AXES if case.family == "moe" else AXES[:3]):
        rows, left = divmod(case.batch, sizes["dp"] * sizes["fsdp"])
        if left or not rows:
            continue
        said = ",".join(f"{axis}={size}" for axis, size in sizes.items() if size > 1) or "dp=1"
        for way in (said, f"{said},sp=on") if sizes["tp"] > 1 else (said,):
            yield from expert_of(case, target, limit, way, rows)


def expert_of(case: Case, target: Target, limit: float, way: str, rows: int) -> Iterator[Expert]:
    """One expert, and where it does not fit, the same with its layers computed again."""
    plain = written(case, way, rows)
    if plain is None:
        return
    again = written(case, way, rows, "full") if case.family in ("transformer", "moe") else None
    for program, words in ((plain, way), (again, f"{way}, layers again")):
        if program is None:
            return
        try:
            cost = priced(compiled(program, target))
        except ProgramError as problem:
            print(f"{way}: {str(problem).splitlines()[0]}", file=sys.stderr)
            return
        yield Expert(words, plain, cost)
        if cost.peak_bytes <= limit:
            return


def products(devices: int, axes: tuple[str, ...]) -> Iterator[dict[str, int]]:
    """The devices as a product over axes, 1 for those that are not there."""
    if len(axes) == 1:
        yield {axes[0]: devices}
        return
    for size in range(1, devices + 1):
        if devices % size == 0:
            for rest in products(devices // size, axes[1:]):
                yield {axes[0]: size, **rest}


def written(case: Case, way: str, rows: int, again: str = "") -> Module | None:
    """The step of a model laid out in one way; None where its sizes do not go with it.

    `again`: what it computes again in the backward pass.
    """
    words = ["model", case.family, *case.sizes.split(), "--unroll"]
    words += ["--microbatch", str(rows), "--parallel", way]
    words += ["--remat", again] if again else []
    out = io.StringIO()
    if cli.main(words, io.StringIO(), out, io.StringIO()):
        return None
    return parse(out.getvalue())


if __name__ == "__main__":
    main()
