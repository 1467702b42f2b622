"""Hold our propagation pipeline against Shardy's on generated programs; the whole text counts.

`python tests/fuzz_propagation.py --count 10000 --seed 0` prints coverage, and every program whose
result differs: its seed, the first pass that differs, and the smallest part that still does.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from shardwright.testing.generate.table_programs import table_program
from shardwright.testing.oracle.differential import Tally, Verdict, compare, smallest
from shardwright.testing.oracle.shardy_steps import PIPELINE, differing_step

CHUNK = 200  # programs per piece of work


def _work(pipeline: str, seeds: range) -> tuple[Tally, list[tuple[int, str]]]:
    tally, found = Tally(), list[tuple[int, str]]()
    for seed in seeds:
        text = table_program(seed)
        answer = compare(text, pipeline)
        tally.add(text, answer)
        if answer.verdict is Verdict.DIFFERS:
            found.append((seed, answer.difference))
    return tally, found


def _chunks(first: int, count: int) -> list[range]:
    starts = range(first, first + count, CHUNK)
    return [range(start, min(start + CHUNK, first + count)) for start in starts]


def _report(seed: int, difference: str, pipeline: str, folder: Path | None) -> None:
    text = smallest(table_program(seed), pipeline)
    place = differing_step(text).partition(":")[0] if pipeline == PIPELINE else pipeline
    print(f"seed {seed}: {place or 'the whole'}")
    print(f"{difference}\n{text}")
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"seed_{seed}.mlir").write_text(text, encoding="utf-8")


def main() -> int:
    """Run; 1 if a program differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=2000, help="programs")
    parser.add_argument("--seed", type=int, default=0, help="the first one's seed")
    parser.add_argument("--processes", type=int, default=1, help="at the same time")
    parser.add_argument("--show", type=int, default=5, help="differing programs to shrink")
    parser.add_argument("--pipeline", default=PIPELINE, help="passes by Shardy's names")
    parser.add_argument("--save", type=Path, help="folder for them")
    args = parser.parse_args()
    total, found = Tally(), list[tuple[int, str]]()
    with get_context("spawn").Pool(args.processes) as pool:
        for tally, differing in pool.imap(
            partial(_work, args.pipeline), _chunks(args.seed, args.count)
        ):
            total.merge(tally)
            found += differing
            print(f"\r{total.programs} programs, {len(found)} differ", end="", file=sys.stderr)
    print(file=sys.stderr)
    print(total)
    for seed, difference in found[: args.show]:
        _report(seed, difference, args.pipeline, args.save)
    print("differing seeds:", *[seed for seed, _ in found] or ["none"])
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
