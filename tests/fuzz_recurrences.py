"""Hold scripts of unrolled recurrences against their programs:
`python tests/fuzz_recurrences.py --count 100 --seed 0`.

Exit code 1 where `verify` finds a result that differs, or a script fails.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from shardwright.testing.texts.carried_programs import carried_program
from shardwright.testing.verbs import ask

TELL = 10  # programs between two lines of progress


def main() -> int:
    """Check, and say what is wrong."""
    parser = argparse.ArgumentParser(description="hold scripts of recurrences against programs")
    parser.add_argument("--count", type=int, default=100, help="programs")
    parser.add_argument("--seed", type=int, default=0, help="of the first one")
    options = parser.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "given.mlir"
        for number, seed in enumerate(range(options.seed, options.seed + options.count), 1):
            path.write_text(carried_program(seed))
            code, output, errors = ask("verify", str(path))
            if code:
                wrong += 1
                print(f"seed {seed}: {(output + errors)[-400:]}", flush=True)
            if number % TELL == 0:
                print(f"{number} programs", file=sys.stderr, flush=True)
    print(f"{wrong} of {options.count} programs wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
