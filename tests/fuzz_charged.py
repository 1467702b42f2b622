"""Hold what programs do against what tables charge: `python -m tests.fuzz_charged --count 200`.

Draws programs with cuts of all their ops; exit code 1 where fewer than the share of the suite do
collectives, groups, bytes and local types as charged, or a local type is another one.
"""

from __future__ import annotations

import argparse
import sys

from tests.passes.cost.charged_test import EQUAL, Shares, faults


def main() -> int:
    """Check, and say what differs."""
    parser = argparse.ArgumentParser(description="hold programs against their tables")
    parser.add_argument("--count", type=int, default=200, help="programs")
    parser.add_argument("--seed", type=int, default=0, help="of the first one")
    options = parser.parse_args()
    shares, wrong, others = Shares(), 0, 0
    for seed in range(options.seed, options.seed + options.count):
        found = faults(seed, shares)
        wrong += bool(found)
        others += any("instead" in one for one in found)
        for one in found:
            print(f"seed {seed}: {one}", flush=True)
    print(f"{options.count - wrong} of {options.count} as charged; {shares}")
    return int(others > 0 or wrong > (1 - EQUAL) * options.count)


if __name__ == "__main__":
    sys.exit(main())
