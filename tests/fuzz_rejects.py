"""Ask MLIR and us about invalid ops: `python tests/fuzz_rejects.py --count 40 --seed 0`.

Changes instances of every row of stablehlo and chlo in one or two places, and pretty forms in one
word; prints how often verdict, sentence and line agree, and by op where they do not and an example.
Exit code 1 when a verdict differs that `rejects.DELIBERATE` does not list.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from shardwright.testing.generate.instances import covered
from shardwright.testing.oracle import rejects
from shardwright.testing.oracle.rejects import Outcome


def outcomes(kind: str, count: int, seed: int, names: str) -> Iterator[tuple[str, Outcome]]:
    """Outcomes with the name of their op: `one`, `two` changes, or `pretty` forms."""
    for row in covered():
        if names not in row.name:
            continue
        random = Random(f"{kind} {seed} {row.name}")
        if kind == "pretty":
            made = rejects.pretty_mutants_of(row, random, count)
        else:
            made = rejects.mutants_of(row, random, *((count, 0) if kind == "one" else (0, count)))
        for outcome in rejects.outcomes(made):
            yield row.name, outcome


def main() -> int:
    """Print the counts of each kind, then what differs."""
    parser = argparse.ArgumentParser(description="ask MLIR and us about invalid ops")
    parser.add_argument("--count", type=int, default=20, help="mutants of an instance, per kind")
    parser.add_argument("--seed", type=int, default=0, help="of all choices")
    parser.add_argument("--op", default="", help="part of the names of ops")
    options = parser.parse_args()
    worst = 0
    examples: dict[tuple[str, str, str], list[Outcome]] = {}
    for kind in ("one", "two", "pretty"):
        tally: Counter[str] = Counter()
        for name, outcome in outcomes(kind, options.count, options.seed, options.op):
            tally["mutants"] += 1
            tally["invalid"] += outcome.is_invalid
            if outcome.is_deliberate:
                tally["deliberate"] += not outcome.agrees
                continue
            tally["verdict differs"] += not outcome.agrees
            tally["sentence differs"] += outcome.agrees and not outcome.same_sentence
            tally["first sentence differs"] += outcome.agrees and not outcome.same_first
            tally["line differs"] += outcome.agrees and not outcome.same_line
            if not outcome.agrees or not outcome.same_sentence:
                what = "sentence" if outcome.agrees else "verdict"
                examples.setdefault((what, kind, name), []).append(outcome)
        worst += tally["verdict differs"]
        print(f"{kind:7}" + ", ".join(f"{word} {number}" for word, number in tally.items()))
    for (what, kind, name), found in sorted(examples.items(), reverse=True):
        print(f"\n{what} differs, {kind}, {len(found)} of {name}: {found[0]}")
        if what == "verdict":
            print(found[0].text)
    return 1 if worst else 0


if __name__ == "__main__":
    sys.exit(main())
