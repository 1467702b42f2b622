"""Every program of the reduction language as scripts, all 61 and 848, results equal in every bit.

`python tests/fuzz_reductions.py` runs them on 8, 12 and 16 fake devices of JAX and on 4, 6 and 8
gloo ranks of torch, and prints how many gave the right sums, and those that did not.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from shardwright.passes.collect.synthesis.enumerate import programs
from shardwright.spec.sharding_rules.reductions import program_text
from shardwright.testing.machines.reduction_scripts import STARTS, Batch
from shardwright.testing.scripts import ScriptFailed, run_scripts

SIZE = 5  # instructions
PIECE = 64  # programs per script
HIERARCHIES = {
    "jax": ((2, 4), (3, 4), (4, 4), (2, 2, 2), (2, 3, 2), (2, 2, 4)),
    "torch": ((2, 2), (3, 2), (2, 4), (2, 2, 2)),
}


def batches(radices: tuple[int, ...], count: int) -> list[Batch]:
    """Pieces of all programs (or of the first ones), their reducers in turn."""
    found = tuple(programs(len(radices), SIZE))[:count]
    kinds = list(STARTS)
    return [
        Batch(found[at : at + PIECE], radices, kinds[at // PIECE % len(kinds)])
        for at in range(0, len(found), PIECE)
    ]


def failures(target: str, radices: tuple[int, ...], count: int) -> list[str]:
    """What went wrong with the programs of a hierarchy."""
    devices = 1
    for radix in radices:
        devices *= radix
    asked = batches(radices, count)
    with tempfile.TemporaryDirectory() as folder:
        written = [one.script(target, Path(folder), n) for n, one in enumerate(asked)]
        processes = devices if target == "torch" else 0
        outcomes = run_scripts([job for job, _ in written], processes, devices, 3600.0)
    found: list[str] = []
    for batch, outcome, (_, expected) in zip(asked, outcomes, written, strict=True):
        if isinstance(outcome, ScriptFailed):
            found.append(str(outcome))
        else:
            wrong = batch.wrong(outcome, expected)
            found += [f"{batch.reducer} {program_text(one, len(radices))}" for one in wrong]
    return found


def main() -> int:
    """Run; 1 if a program is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--target", choices=HIERARCHIES, help="one of both only")
    parser.add_argument("--count", type=int, default=10**6, help="programs of each hierarchy")
    parser.add_argument("--levels", help="one hierarchy only, as 2x4")
    args = parser.parse_args()
    total = 0
    for target in [args.target] if args.target else HIERARCHIES:
        for radices in HIERARCHIES[target]:
            shown = "x".join(map(str, radices))
            if args.levels not in (None, shown):
                continue
            found = failures(target, radices, args.count)
            count = sum(len(one.programs) for one in batches(radices, args.count))
            print(f"{target} {shown}: {count} programs, {len(found)} wrong", flush=True)
            for text in found:
                print(f"  {text}")
            total += len(found)
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
