"""How far predictions are from published measurements; writes docs/accuracy.md, accuracy.svg.

Builds the program of every row of tests/data/measured (kept in --cache), simulates it on its
cluster, and fits the constants of each chip's kernels: to all rows, leaving out every fifth group
of (model, sequence length), and to the other chip's rows only. `python bench/measured.py`
"""

from __future__ import annotations

import argparse
from pathlib import Path

from measured_page import page, picture

from shardwright.testing.measured_fit import (
    Fold,
    Kernels,
    Measured,
    Study,
    fitted,
    folds,
    program,
)
from shardwright.testing.measured_rows import CLUSTERS, copied, megatron_rows, mpt_rows

DOCS = Path(__file__).parents[1] / "docs"
FOLDS = 5

# What is known of the two chips without any of the rows: how much of its peak each reaches.
REACHED = {
    "product": {"a100-80gb": 271 / 312, "h100": 794 / 989.5},
    "attention": {"a100-80gb": 230 / 312, "h100": 335 / 989.5},
}
NARROW = 0.04  # choices that start slower than the fastest by more are not tried again
NEAR = 0.05  # weight of what is known of the chip beside the few rows of Megatron-LM


def study(rows: list[Measured]) -> Study:
    """Constants of all rows, and errors of those left out."""
    found: list[Fold] = []
    for kept, left in folds(rows, FOLDS):
        kernels = fitted(kept)
        names = [one.row for one in kept]
        found.append(
            Fold(
                [one.row for one in left],
                [one.error(kernels) for one in left],
                [copied(one.row, names) / one.row.mfu(one.row.seconds) - 1 for one in left],
            )
        )
    return Study(rows, fitted(rows), found)


def carried(kernels: Kernels, source: str, target: str) -> Kernels:
    """Constants of one chip for another, by what is published of both."""
    scales = {key: parts[target] / parts[source] for key, parts in REACHED.items()}
    return {key: min(1.0, value * scales.get(key, 1.0)) for key, value in kernels.items()}


def megatron(rows: list[Measured], near: Kernels) -> Study:
    """The same with each row left out in turn, near the constants of the chip."""
    found: list[Fold] = []
    for left in rows:
        kernels = fitted([one for one in rows if one is not left], near, NEAR)
        found.append(Fold([left.row], [left.error(kernels)], []))
    return Study(rows, fitted(rows, near, NEAR), found)


def pipelines(cache: Path, near: Kernels) -> Study:
    """The rows of Megatron-LM."""
    rows = [
        Measured(row, [program(words, cache) for words in row.choices], has_attention=False)
        for row in megatron_rows()
    ]
    for one in rows:
        one.narrow(near, NARROW)
    return megatron(rows, near)


def main() -> None:
    """Fit, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=Path, default=Path("build/measured"), help="of programs")
    parser.add_argument("--no-pipelines", action="store_true", help="leave out Megatron-LM")
    options = parser.parse_args()
    rows = [
        Measured(row, [program(words, options.cache) for words in row.choices])
        for row in mpt_rows()
    ]
    chips = {chip: study([one for one in rows if one.row.chip == chip]) for chip in CLUSTERS}
    others = {
        target: carried(chips[source].kernels, source, target)
        for source, target in (("a100-80gb", "h100"), ("h100", "a100-80gb"))
    }
    gpt = None if options.no_pipelines else pipelines(options.cache, chips["a100-80gb"].kernels)
    (DOCS / "accuracy.md").write_text(page(chips, others, gpt), encoding="utf-8")
    (DOCS / "accuracy.svg").write_text(picture(chips, gpt), encoding="utf-8")


if __name__ == "__main__":
    main()
