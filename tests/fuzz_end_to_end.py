"""Check many generated programs end to end: `python tests/fuzz_end_to_end.py --count 500 --seed 0`.

Prints the coverage, and for each fault its seed, cause and smallest program. Exit code 1 on any
fault.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from time import perf_counter

from shardwright.testing.coverage import coverage
from shardwright.testing.end_to_end import PIPELINE, SCATTERED, check, smallest
from shardwright.testing.recipes import random_recipe

COUNT = 500


def main() -> int:
    """Run the programs of `count` seeds."""
    parser = argparse.ArgumentParser(description="check generated programs end to end")
    parser.add_argument("--count", type=int, default=COUNT, help="programs")
    parser.add_argument("--seed", type=int, default=0, help="the first one's seed")
    parser.add_argument("--pipeline", default=PIPELINE, help="passes to check")
    help = "random shardings on all values instead of propagated ones"
    parser.add_argument("--scatter", action="store_true", help=help)
    parser.add_argument("--no-shrink", action="store_true", help="only name the seeds")
    options = parser.parse_args()
    pipeline = SCATTERED if options.scatter else options.pipeline
    seeds = range(options.seed, options.seed + options.count)
    print(coverage(map(random_recipe, seeds)))
    start = perf_counter()
    faults: Counter[str] = Counter()
    moving = padded = 0
    padding: Counter[str] = Counter()
    for seed in seeds:
        outcome = check(random_recipe(seed), pipeline)
        moving += outcome.moves > 0
        padded += bool(outcome.padding)
        padding += outcome.padding
        if outcome.fault:
            faults[outcome.fault.split(":")[0]] += 1
            _report(seed, outcome.fault, pipeline, not options.no_shrink)
    seconds = perf_counter() - start
    print(f"padding: {padded} programs, {dict(padding)}")
    print(
        f"{options.count} programs, {moving} communicate, {seconds:.1f} s, faults: {dict(faults)}"
    )
    return bool(faults)


def _report(seed: int, fault: str, pipeline: str, shrinks: bool) -> None:
    print(f"seed {seed}: {fault[:300]}", flush=True)
    if shrinks:
        small = smallest(random_recipe(seed), pipeline)
        print(f"{check(small, pipeline).fault[:500]}\n{small.text}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
