"""All methods on fresh random train steps: who is in front, by how much, and what it took.

    python bench/plan/leaderboard.py [--seed N] [--methods M ...] [--budget 180s]
        [--cluster C] [-o docs]

Draws the sizes of a program of every family, compares all methods on a cluster, and writes
leaderboard.md with a picture of time and memory per program into the folder.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Sequence
from contextlib import chdir
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from shardwright.ir import text_files as files
from shardwright.tools import cli

FAMILIES = ("mlp", "transformer", "moe", "conv", "dlrm")
METHODS = (
    "auto", "messages", "grid", "partir", "pase", "optcnn", "tofu", "tensoropt", "alpa-intra",
    "nnscaler-intra", "nnscaler-intra-dp", "galvatron-intra", "double-recursive", "mindspore",
    "accpar", "hypar", "megatron", "megatron-sp", "data-parallel", "zero1", "zero2", "zero3",
    "optimus-2d", "tesseract-2.5d", "cube-3d",
    "random", "null",
)  # fmt: skip
PAGE = """# Leaderboard

All methods on train steps of random sizes, on `{cluster}`, no annotations, no memory limit but that of the chip; each method
chooses its mesh where it does not have one of its own. Made by `make leaderboard` (seed {seed}, at most {budget} of search a method and mesh):
other seeds draw other sizes.

- *behind*: how much longer a step takes than that of the best method here, as simulated. Each of a published method's plans is what its own
  objective likes best in its own space: what it is behind is the gap of that space and objective, not of its search.
- *decided*: of the ops that can be cut the part that a method cuts itself; the rest is propagated.
- *searched*: seconds, on two shared cores.

{front}
{programs}"""  # noqa: E501


def run(*words: str) -> tuple[int, str]:
    out = io.StringIO()
    code = cli.main(list(words), io.StringIO(), out, sys.stderr)
    return code, out.getvalue()


def drawn(family: str, seed: int) -> list[str]:
    """Words of `model` for a step of a family."""
    draw = Random(f"{family} {seed}")
    words = [family, "--microbatch", str(8 * draw.choice((2, 4, 8, 16)))]
    if family in ("mlp", "transformer", "moe"):
        words += ["--layers", str(draw.choice((1, 2)))]
        words += ["--hidden", str(draw.choice((256, 512, 1024)))]
    if family in ("transformer", "moe"):
        words += ["--heads", "8"]
    if family == "conv":
        words += ["--layers", str(draw.choice((1, 2)))]
    return words


def compared(words: Sequence[str], found: argparse.Namespace, picture: Path) -> Any:
    """The record of a comparison."""
    with TemporaryDirectory() as folder, chdir(folder):
        path = f"{words[0]}.mlir"  # which stands in the picture
        code, _ = run("model", *words, "--unroll", "--parallel", "dp=1", "-o", path)
        if code:
            raise SystemExit(f"no model of {' '.join(words)}")
        _, text = run(
            "compare", path, "--cluster", found.cluster, "--ignore-annotations", "--no-cache",
            "--methods", ",".join(found.methods), "--budget", found.budget, "--jobs", "2", "--json",
            "-o", str(picture),
        )  # fmt: skip
        return json.loads(text)


def fastest(found: Any) -> float:
    """Seconds of the fastest step that fits."""
    return min(row["step_seconds"] for row in found["rows"] if row["fits"])


def rows(found: Any) -> list[str]:
    """Lines of a table, the fastest first, what was refused last."""
    best = fastest(found)
    lines = [
        "| method | step | behind | memory | mesh | decided | searched |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in sorted(found["rows"], key=lambda row: (row["rank"] is None, row["rank"] or 0)):
        if row["step_seconds"] is None:
            lines.append(f"| {row['method']} | {row['failed']} | | | | | |")
            continue
        mesh = ",".join(f"{name}={size}" for name, size in row["mesh"].items())
        part = "" if row["decided"] is None else f"{row['decided']:.0%}"
        lines.append(
            f"| {row['method']} | {1e3 * row['step_seconds']:.3f} ms "
            f"| {row['step_seconds'] / best - 1:.1%} | {row['peak_bytes'] / 1e6:,.0f} MB "
            f"| {mesh} | {part} | {row['search_seconds']:.1f} s |"
        )
    return lines


def front(every: dict[str, Any], methods: Sequence[str]) -> str:
    """By method how far it is behind, by program."""
    lines = [f"| method | {' | '.join(every)} |", f"|---|{'---|' * len(every)}"]
    for method in methods:
        cells: list[str] = []
        for found in every.values():
            row = next(row for row in found["rows"] if row["method"] == method)
            taken = row["step_seconds"]
            cells.append("refused" if taken is None else f"{taken / fastest(found) - 1:.1%}")
        lines.append(f"| {method} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--methods", nargs="*", default=METHODS)
    parser.add_argument("--budget", default="180s")
    parser.add_argument("--cluster", default="dgx-h100")
    parser.add_argument("-o", dest="output", default="docs", metavar="FOLDER")
    found = parser.parse_args()
    folder = Path(found.output).resolve()
    files.make_folder(str(folder / "leaderboard"))
    every: dict[str, Any] = {}
    parts: list[str] = []
    for family in FAMILIES:
        words = drawn(family, found.seed)
        picture = folder / "leaderboard" / f"{family}.svg"
        every[family] = compared(words, found, picture)
        table = "\n".join(rows(every[family]))
        head = f"## {family}\n\n`shardwright model {' '.join(words)} --unroll`\n"
        parts.append(f"{head}\n![time and memory](leaderboard/{family}.svg)\n\n{table}\n")
        print(table, flush=True)
    page = PAGE.format(
        cluster=found.cluster, seed=found.seed, budget=found.budget,
        front=front(every, found.methods), programs="\n".join(parts),
    )  # fmt: skip
    files.write_text(str(folder / "leaderboard.md"), page, sys.stdout)


if __name__ == "__main__":
    main()
