"""Feed hostile texts to the language: `python tests/fuzz_language.py --count 100000 --seed 0`.

Each must be read or refused with diagnostics, in time bounded by its size; what is read must print,
read back, and print the same. Prints how many were read and refused; for each fault its seed, its
cause and a smaller text. Exit code 1 on any fault.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from time import perf_counter

from shardwright.testing.texts.fuzz_inputs import fuzz_input
from shardwright.testing.texts.fuzzing import run, smaller

COUNT = 20_000
CHUNK = 500


def main() -> int:
    """Run the inputs of `count` seeds."""
    parser = argparse.ArgumentParser(description="feed hostile texts to the language")
    parser.add_argument("--count", type=int, default=COUNT, help="inputs")
    parser.add_argument("--seed", type=int, default=0, help="the first one's seed")
    parser.add_argument("--processes", type=int, default=2, help="at the same time")
    parser.add_argument("--no-shrink", action="store_true", help="only name the seeds")
    options = parser.parse_args()
    first, last = options.seed, options.seed + options.count
    chunks = [range(at, min(at + CHUNK, last)) for at in range(first, last, CHUNK)]
    start, counts, faults = perf_counter(), Counter[str](), 0
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool:
        for done, (found, problems) in enumerate(pool.imap(run, chunks), 1):
            counts += found
            faults += len(problems)
            for seed, fault in problems:
                _report(seed, fault, not options.no_shrink)
            print(f"\r{counts.total()} inputs", end="", file=sys.stderr, flush=True)
            if done == len(chunks):
                print(file=sys.stderr)
    for name, count in sorted(counts.items()):
        print(f"{name:20} {count}")
    print(f"{counts.total()} inputs, {faults} faults, {perf_counter() - start:.0f} s")
    return bool(faults)


def _report(seed: int, fault: str, shrinks: bool) -> None:
    print(f"\nseed {seed}: {fault[:300]}", flush=True)
    if shrinks:
        print(repr(smaller(fuzz_input(seed)[1], fault)[:600]), flush=True)


if __name__ == "__main__":
    sys.exit(main())
