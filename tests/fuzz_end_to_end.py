"""Check many generated programs end to end: `python tests/fuzz_end_to_end.py --count 500 --seed 0`.

Every second program holds rows of the whole op table. Prints the coverage, and for each fault its
seed, cause and smallest program. Exit code 1 on any fault.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from time import perf_counter

from shardwright.testing.coverage import Coverage
from shardwright.testing.end_to_end import ORACLES, PIPELINE, SCATTERED, check, smallest
from shardwright.testing.recipes import Recipe, build, random_recipe, table_recipe

COUNT = 20000
TELL = 1000  # programs between two lines of progress


def recipe_of(seed: int) -> Recipe:
    """The recipe of a seed."""
    return table_recipe(seed) if seed % 2 else random_recipe(seed)


def main() -> int:
    """Run the programs of `count` seeds."""
    parser = argparse.ArgumentParser(description="check generated programs end to end")
    parser.add_argument("--count", type=int, default=COUNT, help="programs")
    parser.add_argument("--seed", type=int, default=0, help="the first one's seed")
    parser.add_argument("--pipeline", default=PIPELINE, help="passes to check")
    help = "random shardings on all values instead of propagated ones"
    parser.add_argument("--scatter", action="store_true", help=help)
    parser.add_argument("--no-shrink", action="store_true", help="only name the seeds")
    parser.add_argument(
        "--oracle", action="append", choices=ORACLES, default=[], help="who runs the result as well"
    )
    options = parser.parse_args()
    if options.scatter:
        options.pipeline = SCATTERED
    start = perf_counter()
    seen, totals = Coverage(), Counter[str]()
    for number, seed in enumerate(range(options.seed, options.seed + options.count), 1):
        seen.add(build(recipe_of(seed)))
        _check(seed, options, totals)
        if number % TELL == 0:
            _tell(number, perf_counter() - start, totals)
    print(seen)
    _tell(options.count, perf_counter() - start, totals)
    return any(key.startswith("fault") for key in totals)


def _tell(count: int, seconds: float, totals: Counter[str]) -> None:
    counts = ", ".join(f"{key} {value}" for key, value in sorted(totals.items()))
    print(f"{count} programs in {seconds:.0f} s: {counts}", flush=True)


def _check(seed: int, options: argparse.Namespace, totals: Counter[str]) -> None:
    outcome = check(recipe_of(seed), options.pipeline, options.oracle)
    totals["communicate"] += outcome.moves > 0
    totals["padded"] += bool(outcome.padding)
    totals.update({f"padding {name}": count for name, count in outcome.padding.items()})
    totals.update(f"judged by {name}" for name in outcome.judged)
    if not outcome.fault:
        return
    totals[f"fault {outcome.fault.split(':')[0]}"] += 1
    print(f"seed {seed}: {outcome.fault[:300]}", flush=True)
    if not options.no_shrink:
        small = smallest(recipe_of(seed), options.pipeline, options.oracle)
        print(f"{check(small, options.pipeline, options.oracle).fault[:500]}\n{small.text}")


if __name__ == "__main__":
    sys.exit(main())
