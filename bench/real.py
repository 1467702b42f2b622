"""The models of `tests/data/models/real` through every verb, one row each: the table of the docs.

    python bench/real.py [NAME ...] [-o docs/real_models.md]      # needs: make models

Texts of honest size, from `build/models/real`, are compiled, priced, and held against XLA; the
small ones are verified and timed. A stage that fails stands in the table with what it said.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from real_stages import (
    Failed,
    compile_seconds,
    memory,
    predicted_seconds,
    said,
    step_seconds,
    verified,
    wire,
)

from shardwright.ir.parse import parse

ROOT = Path(__file__).parent.parent
SMALL, BUILT = ROOT / "tests" / "data" / "models" / "real", ROOT / "build" / "models"
NAMES = tuple(sorted(path.stem for path in SMALL.glob("*.mlir")))
CLUSTER = "dgx-h100"
TURNS = 448  # of the loop of `decode`, which ends with its last row: longest less prompt
PAIRS, LIMIT_S = 25, 900.0

HEAD = """# Twelve real models

Written by `make real`. [SOURCE.md](../tests/data/models/real/SOURCE.md) says what each model is;
ratios below 1.00 are better than the peer. Honest sizes:

- *parse*, *propagate*, *partition*: seconds.
- *step on dgx-h100*, *peak*: what `cost` and `memory` say ({turns} turns of the loop of `decode`).
- *peak / XLA*: over the arguments, results and temporaries that XLA's CPU backend allocates for
  the emitted program.
- *bytes moved*: what a device receives in a step; over what XLA's partitioner moves for the same
  text, and over that with its all-reduces that are only sliced counted as reduce-scatters.

Small sizes:

- *verify*: the verdict of `shardwright verify` on 8 devices; the worst error in the program's own
  types over its tolerance, seconds, and the most memory that its processes hold together.
- *step / jit*, *compile / jit*: the emitted JAX script over `jax.jit` of the model on 8 fake CPU
  devices, arguments donated on both sides: median of {pairs} pairs with its 95 % interval;
  processor seconds of tracing, lowering and compiling, the least of three.

"""
COLUMNS = (
    "model", "ops", "parse", "propagate", "partition", f"step on {CLUSTER}", "peak",
    "peak / XLA", "bytes moved", "/ XLA", "/ scattered", "verify", "step / jit",
    "compile / jit",
)  # fmt: skip


@dataclass
class Row:
    """A line of the table, and the logarithms of its ratios by column."""

    cells: list[str]
    ratios: dict[str, float] = field(default_factory=dict)


def main() -> int:
    options = _options()
    rows: list[Row] = []
    for name in options.names or NAMES:
        rows.append(row(name, options))
        print(" | ".join(rows[-1].cells), file=sys.stderr, flush=True)
    page = HEAD.format(turns=TURNS, pairs=options.pairs) + table(rows)
    load = f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    page += f"\nLoad of the machine at the end: {load}.\n"
    if options.output is None:
        print(page, end="")
    else:
        unfinished = options.output.with_suffix(".unfinished")
        unfinished.write_text(page, encoding="utf-8")
        unfinished.replace(options.output)
    return int(any("failed" in cell for row in rows for cell in row.cells))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("names", nargs="*", help=f"any of {', '.join(NAMES)}; default all")
    parser.add_argument("--texts", type=Path, default=BUILT / "real", help="of honest size")
    parser.add_argument(
        "--python", type=Path, default=BUILT / "venv" / "bin" / "python",
        help="of the environment of the models",
    )  # fmt: skip
    parser.add_argument("--pairs", type=int, default=PAIRS, help="of timed steps")
    parser.add_argument("--limit", type=float, default=LIMIT_S, help="seconds that verify may take")
    parser.add_argument("-o", "--output", type=Path, help="the page; default: standard output")
    options = parser.parse_args()
    for name in options.names:
        if name not in NAMES:
            parser.error(f"no model {name}; known: {', '.join(NAMES)}")
    if not options.texts.is_dir():
        parser.error(f"no folder {options.texts}: run `make models`")
    return options


def row(name: str, options: argparse.Namespace) -> Row:
    """All stages of a model."""
    text = (options.texts / f"{name}.mlir").read_text(encoding="utf-8")
    small = SMALL / f"{name}.mlir"
    found = Row([f"`{name}`"])
    local = _compiled(found, text)
    _priced(found, text, local)
    _moved(found, text)
    _verified(found, small, options.limit)
    _timed(found, name, small.read_text(encoding="utf-8"), options)
    return found


def _compiled(row: Row, text: str) -> Any:
    answer = said(partial(compile_seconds, text))
    if isinstance(answer, Failed):
        row.cells += [_failed(answer), "", "", ""]
        return answer
    local, *seconds = answer
    ops = sum(1 for _ in parse(text).walk())
    row.cells += [f"{ops:,}", *(f"{value:.2f} s" for value in seconds)]
    return local


def _priced(row: Row, text: str, local: Any) -> None:
    step = said(lambda: predicted_seconds(parse(text), CLUSTER, TURNS))
    row.cells.append(_cell(step, lambda seconds: f"{1e3 * seconds:.1f} ms"))
    held = local if isinstance(local, Failed) else said(partial(memory, local))
    if isinstance(held, Failed):
        row.cells += [_failed(held), ""]
        return
    row.cells += [_bytes(held[0]), f"{held[1]:.2f}"]
    row.ratios["peak / XLA"] = held[1]


def _moved(row: Row, text: str) -> None:
    answer = said(partial(wire, text))
    if isinstance(answer, Failed):
        row.cells += [_failed(answer), "", ""]
        return
    row.cells += [_bytes(answer[0]), *(f"{ratio:.2f}" for ratio in answer[1:])]
    row.ratios.update(zip(("/ XLA", "/ scattered"), answer[1:], strict=True))


def _verified(row: Row, small: Path, limit_s: float) -> None:
    answer = said(partial(verified, small, limit_s))
    if isinstance(answer, Failed):
        row.cells.append(_failed(answer))
        return
    word = answer.verdict
    if word == "wrong":
        word = f"failed: {answer.wrong} of {answer.results} results differ"
    row.cells.append(
        f"{word}; error {answer.worst:.2f}, {answer.seconds:.0f} s, {_bytes(answer.bytes)}"
    )


def _timed(row: Row, name: str, text: str, options: argparse.Namespace) -> None:
    answer = said(partial(step_seconds, text, "small", name, options.python, options.pairs))
    if isinstance(answer, Failed):
        row.cells += [_failed(answer), ""]
        return
    between = f"[{answer['low']:.2f}, {answer['high']:.2f}]"
    compiling = answer["ours_compile"] / answer["jit_compile"]
    row.cells.append(f"{answer['ratio']:.2f} {between} of {answer['jit_ms']:.1f} ms")
    row.cells.append(f"{compiling:.2f} of {answer['jit_compile']:.1f} s")
    row.ratios |= {"step / jit": answer["ratio"], "compile / jit": compiling}


def _cell(answer: Any, form: Callable[[Any], str]) -> str:
    return _failed(answer) if isinstance(answer, Failed) else form(answer)


def _failed(fault: Failed) -> str:
    return f"failed: {str(fault)[:120]}".replace("|", "\\|")


def _bytes(count: float) -> str:
    for unit, size in (("GB", 1e9), ("MB", 1e6)):
        if count >= size:
            return f"{count / size:.2f} {unit}"
    return f"{count / 1e3:.1f} KB"


def table(rows: list[Row]) -> str:
    """The rows, and the geometric means of what are ratios."""
    lines = [COLUMNS, ("---",) * len(COLUMNS), *(row.cells for row in rows)]
    means = ["geometric mean"]
    for column in COLUMNS[1:]:
        logs = [np.log(row.ratios[column]) for row in rows if column in row.ratios]
        means.append(f"{np.exp(np.mean(logs)):.2f}" if logs else "")
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (*lines, means))


if __name__ == "__main__":
    sys.exit(main())
