"""Hold our printer against MLIR's: `python tests/fuzz_identity.py --generated 12000 --jax`.

Generated modules have each op of the table in every spelling; `--jax` adds everything that JAX
prints of its public functions (tens of thousands of modules, half an hour). Prints counts per op,
and each kind of difference with one example. Exit code 1 on any.
"""

from __future__ import annotations

import argparse
import logging
import re
import sys
import warnings
from collections import Counter
from collections.abc import Iterable
from time import perf_counter

from shardwright.testing.jax_corpus import FAMILIES, Program, programs
from shardwright.testing.oracle.generated import check_generated, gaps
from shardwright.testing.oracle.identity import Tally


def main() -> int:
    """Check, and say what differs."""
    parser = argparse.ArgumentParser(description="hold our printer against MLIR's")
    parser.add_argument("--generated", type=int, default=2000, help="modules over the op table")
    parser.add_argument("--seed", type=int, default=0, help="of the generated modules")
    parser.add_argument(
        "--jax", nargs="*", metavar="FAMILY", help=f"what JAX prints: {', '.join(FAMILIES)}, or all"
    )
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    logging.disable(logging.WARNING)
    start = perf_counter()
    tally = check_generated(options.generated, options.seed)
    wrong = _report("generated", tally, start)
    for gap in gaps(tally):
        print(f"  {gap}")
    if options.jax is not None:
        for family in options.jax or FAMILIES:
            start, tally = perf_counter(), Tally()
            for name, text in _lowered(programs(family)):
                tally.check(name, text)
            wrong += _report(family, tally, start)
    return bool(wrong)


def _lowered(found: Iterable[Program]) -> Iterable[tuple[str, str]]:
    """Names and texts; no text twice, and none that JAX does not define."""
    seen: set[int] = set()
    for program in found:
        try:
            text = program.lower()
        except Exception:
            continue
        if hash(text) not in seen:
            seen.add(hash(text))
            yield program.name, text


def _report(title: str, tally: Tally, start: float) -> int:
    """Print what was checked and what differs. Returns the number of faults."""
    print(f"{title}: {tally}, {perf_counter() - start:.0f} s", flush=True)
    kinds = Counter(_kind(fault) for fault in tally.faults.values())
    for kind, count in kinds.most_common():
        name, fault = next(item for item in tally.faults.items() if _kind(item[1]) == kind)
        print(f"  {count} x {name}: {fault[:600]}", flush=True)
    return len(tally.faults)


def _kind(fault: str) -> str:
    return re.sub(r"[\d%]+", "N", fault)[:80]


if __name__ == "__main__":
    sys.exit(main())
