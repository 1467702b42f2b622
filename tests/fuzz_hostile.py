"""Feed hostile files to the compiler: `python tests/fuzz_hostile.py --count 100000 --seed 0`.

Files of each class (see `shardwright.testing.texts.hostile_files`) are read, checked and printed,
and a share of those that are small programs is partitioned and priced, in children with limits on
time and memory. Prints how each class ended and files per second. Each find is saved with its
fault, and makes the exit code 1.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter

from shardwright.testing.texts.hostile_files import CLASSES, hostile_file
from shardwright.testing.texts.hostile_runs import Find, tried

CHUNK = 500  # files of a child
VERDICTS = ("refused", "read", "not priced", "priced", "ended")


def main() -> int:
    """Try the files of `count` seeds."""
    parser = argparse.ArgumentParser(description="feed hostile files to the compiler")
    parser.add_argument("--count", type=int, default=10_000, help="files")
    parser.add_argument("--seed", type=int, default=0, help="the first one's seed")
    parser.add_argument("--kind", default="", choices=["", *CLASSES], help="of this class only")
    parser.add_argument("--share", type=float, default=0.02, help="of programs that are priced")
    parser.add_argument("--processes", type=int, default=2, help="at the same time")
    parser.add_argument("--finds", type=Path, default=Path("build/finds"), help="folder for finds")
    options = parser.parse_args()
    first, last = options.seed, options.seed + options.count
    chunks = [range(at, min(at + CHUNK, last)) for at in range(first, last, CHUNK)]
    start, counts, finds = perf_counter(), Counter[tuple[str, str]](), 0
    tries = partial(tried, share=options.share, kind=options.kind)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(options.processes, context) as pool:
        for found, faults in pool.map(tries, chunks):
            counts += found
            finds += len(faults)
            for find in faults:
                _save(find, options.kind, options.finds)
            print(f"\r{counts.total()} files", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    _print(counts, perf_counter() - start, finds)
    return bool(finds)


def _save(find: Find, kind: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{find.kind.replace(' ', '_')}_{find.seed}.mlir"
    path.write_bytes(hostile_file(find.seed, kind)[1])
    print(f"\n{path}: {find.fault}", flush=True)


def _print(counts: Counter[tuple[str, str]], seconds: float, finds: int) -> None:
    print(f"{'class':26}" + "".join(f"{verdict:>12}" for verdict in VERDICTS))
    for kind in sorted({kind for kind, _ in counts}):
        print(f"{kind:26}" + "".join(f"{counts[kind, verdict]:12}" for verdict in VERDICTS))
    rate = counts.total() / seconds
    print(f"{counts.total()} files, {finds} finds, {seconds:.0f} s, {rate:.0f} per second")


if __name__ == "__main__":
    sys.exit(main())
