"""Errors of predictions for published measurements; writes docs/accuracy.md, accuracy.svg.

Builds the program of every row of tests/data/measured (kept in --cache), simulates it on its
cluster, and fits the constants of each chip's kernels: to all rows, leaving out every fifth group
of (model, sequence length), and to the other chip's rows only. `python bench/measured.py`

With --write the constants go into the chips' texts and those of chips with the same
multiprocessors, and those of Megatron-LM into its stack.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter

from measured_carried import Carried, carried
from measured_page import page, picture
from measured_write import write_constants

from shardwright.testing.machines.measured_fit import (
    ALONE,
    CONSTANTS,
    Constant,
    Fold,
    Measured,
    Study,
    constants_of,
    fitted,
    folds,
    kept_program,
    program,
)
from shardwright.testing.machines.measured_rows import (
    CLUSTERS,
    Row,
    Words,
    copied,
    megatron_rows,
    mpt_rows,
)

ROOT = Path(__file__).parents[1]
FOLDS = 5
MEGATRON = "megatron"
SAME = {"a100-80gb": ("a100-80gb", "a100-40gb"), "h100": ("h100", "h200")}  # multiprocessors
NARROW = 0.04  # choices that are slower than the fastest by more are not tried again
START = perf_counter()


def told(text: str) -> None:
    """Progress, on stderr."""
    print(f"{perf_counter() - START:5.0f} s  {text}", file=sys.stderr, flush=True)


class Builder:
    """Programs by their words, built by several processes at once and kept in a folder."""

    def __init__(self, cache: Path, jobs: int) -> None:
        self.cache, self.jobs = cache, jobs

    def build(self, wanted: Iterable[Words]) -> None:
        """Build what the folder does not have."""
        words = [one for one in wanted if not kept_program(one, self.cache).exists()]
        if not words:
            return
        with ProcessPoolExecutor(self.jobs) as pool:
            for number, _ in enumerate(pool.map(partial(_build, self.cache), words), 1):
                told(f"built {number} of {len(words)} programs")

    def measured(self, rows: Iterable[Row], stack: str = "") -> list[Measured]:
        """Rows with their programs."""
        rows = list(rows)
        self.build(words for row in rows for words in row.choices)
        return [
            Measured(row, [program(words, self.cache) for words in row.choices], stack)
            for row in rows
        ]


def _build(cache: Path, words: Words) -> None:
    program(words, cache)


Parts = list[tuple[list[Measured], list[Measured]]]


def study(name: str, rows: list[Measured], parts: Parts, constants: tuple[Constant, ...]) -> Study:
    """Constants of all rows, and errors of those left out."""
    found: list[Fold] = []
    for number, (kept, left) in enumerate(parts, 1):
        kernels = fitted(kept, constants)
        names = [one.row for one in kept]
        found.append(
            Fold(
                [one.row for one in left],
                [one.error(kernels) for one in left],
                [copied(one.row, names) / one.row.mfu(one.row.seconds) - 1 for one in left],
            )
        )
        told(f"{name}: {number} of {len(parts)} fits without some rows")
    return Study(rows, fitted(rows, constants), found)


def alone(rows: list[Measured]) -> Parts:
    """Each row left out in turn."""
    return [([one for one in rows if one is not left], [left]) for left in rows]


def pipelines(builder: Builder) -> list[Measured]:
    """The rows of Megatron-LM, each with the choices that may be its fastest.

    Which these are is seen with layers in loops, whose programs are short.
    """
    rows = megatron_rows()
    short = [replace(row, choices=tuple(map(_short, row.choices))) for row in rows]
    near: list[Row] = []
    for row, one in zip(rows, builder.measured(short, MEGATRON), strict=True):
        kept = one.near(constants_of(one.cluster.chip, ALONE), NARROW)
        near.append(replace(row, choices=tuple(row.choices[k] for k in kept)))
        told(f"{row.model}: {len(kept)} of {len(row.choices)} choices are near the fastest")
    return builder.measured(near, MEGATRON)


def _short(words: Words) -> Words:
    return tuple(word for word in words if word != "--unroll")


def both_chips(chips: dict[str, Study]) -> dict[str, list[Carried]]:
    """Errors of each chip with the constants of the other one, in several ways."""
    pairs = (("a100-80gb", "h100"), ("h100", "a100-80gb"))
    return {
        target: carried(chips[source].kernels, source, target, chips[target].rows)
        for source, target in pairs
    }


def main() -> None:
    """Fit, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=Path, default=ROOT / "build/measured", help="of programs")
    parser.add_argument("--jobs", type=int, default=2, help="processes that build programs")
    parser.add_argument("--write", action="store_true", help="constants into chips and stacks")
    options = parser.parse_args()
    builder = Builder(options.cache, options.jobs)
    rows = builder.measured(mpt_rows())
    chips: dict[str, Study] = {}
    for chip in CLUSTERS:
        own = [one for one in rows if one.row.chip == chip]
        chips[chip] = study(chip, own, folds(own, FOLDS), CONSTANTS)
    runs = pipelines(builder)
    piped = study(MEGATRON, runs, alone(runs), ALONE)
    others = both_chips(chips)
    (ROOT / "docs/accuracy.md").write_text(page(chips, others, piped), encoding="utf-8")
    (ROOT / "docs/accuracy.svg").write_text(picture(chips, piped), encoding="utf-8")
    if options.write:
        for chip, one in chips.items():
            for name in SAME[chip]:
                write_constants(ROOT / f"spec/chips/{name}.mlir", "kernels", one.kernels)
        stack = ROOT / f"spec/stacks/{MEGATRON}.mlir"
        write_constants(stack, piped.rows[0].row.chip, piped.kernels)
    told("done")


if __name__ == "__main__":
    main()
