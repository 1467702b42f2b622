"""Hold programs compiled by a short form against the same ones compiled whole:
`python -m tests.fuzz_folding --count 1000 [--cluster dgx-h100]`.

Draws steps of many layers; exit code 1 where one differs in more than the names of functions.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from shardwright.ir.parse import parse
from shardwright.passes.cost.trials import short_programs
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.cost.trials.short_programs import ShortProgram
from shardwright.passes.target import Target
from shardwright.testing.generate.layered_programs import layered_program
from tests.passes.clean.folding_test import named_in_order


def main() -> int:
    """Check, and say what differs."""
    parser = argparse.ArgumentParser(description="hold folded compilation against whole programs")
    parser.add_argument("--count", type=int, default=500, help="programs")
    parser.add_argument("--seed", type=int, default=0, help="of the first one")
    parser.add_argument("--cluster", default="", help="that judges optimisations, of 8 devices")
    options = parser.parse_args()
    short_programs.WORTH = 10
    target, tally = Target(options.cluster), Counter[str]()
    for seed in range(options.seed, options.seed + options.count):
        drawn = layered_program(seed, mesh='"x"=4, "y"=2' if options.cluster else "")
        module = parse(drawn.text)
        short = ShortProgram.of(module)
        if short is None:
            tally["no short form"] += 1
            continue
        made, whole = compiled(module, target), compiled(module, target, is_followed=True)
        same = named_in_order(made.local) == named_in_order(whole.local)
        tally["equal" if same else "different"] += 1
        if not same:
            print(f"seed {seed} differs", flush=True)
    print(", ".join(f"{count} {word}" for word, count in sorted(tally.items())))
    return int(tally["different"] > 0)


if __name__ == "__main__":
    sys.exit(main())
