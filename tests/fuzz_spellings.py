"""Ask MLIR and us about texts in every spelling: `python tests/fuzz_spellings.py --count 100000`.

Prints how often both accept and both refuse, by kind of text, what is known to differ, and each
text that differs without a known reason. Exit code 1 when there is one.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from time import perf_counter

from shardwright.testing.oracle.spelling_verdicts import CHUNK, EXPLAINED, compared

SHOWN = 20  # texts that differ


def main() -> int:
    """Compare the texts of `count` seeds."""
    parser = argparse.ArgumentParser(description="ask MLIR and us about texts in every spelling")
    parser.add_argument("--count", type=int, default=20_000, help="texts")
    parser.add_argument("--seed", type=int, default=0, help="the first one's seed")
    parser.add_argument("--processes", type=int, default=2, help="at the same time")
    options = parser.parse_args()
    first, last = options.seed, options.seed + options.count
    chunks = [range(at, min(at + CHUNK, last)) for at in range(first, last, CHUNK)]
    start, counts, shown = perf_counter(), Counter[str](), 0
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool:
        for found, different in pool.imap(compared, chunks):
            counts += found
            for one in different[: SHOWN - shown]:
                print(f"\n{one}", flush=True)
            shown += len(different)
            print(f"\r{counts.total()} texts", end="", file=sys.stderr, flush=True)
    seconds = perf_counter() - start
    print(file=sys.stderr)
    for name, count in sorted(counts.items()):
        print(f"{name:44} {count}")
    for name, _, why in EXPLAINED:
        print(f"known: {name}: {why}")
    rate = counts.total() / seconds
    print(f"{counts.total()} texts, {shown} unexplained, {seconds:.0f} s, {rate:.0f} per second")
    return bool(shown)


if __name__ == "__main__":
    sys.exit(main())
