"""Hold planners of stages against second transcriptions: `python -m tests.fuzz_stage_planners`.

The random instances of their tests, more of them, tie for tie. Prints how many were compared, and
each that differs. Exit code 1 when there is one.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.passes.search.papers import (
    alpa_test,
    chimera_test,
    clustered_ops_test,
    dapple_test,
    distir_test,
    ftpipe_test,
    gpipe_test,
    pipedream_2bw_test,
    pipedream_test,
    rannc_test,
    torchgpipe_test,
)

SHOWN = 10


def main() -> int:
    """Compare the instances of `count` seeds."""
    parser = argparse.ArgumentParser(description="hold planners of stages against transcriptions")
    parser.add_argument("--count", type=int, default=2000, help="instances of each")
    count: int = parser.parse_args().count
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "profile.txt"
        checks: dict[str, Callable[[int], bool]] = {
            "pipedream": lambda seed: pipedream_test.differs(seed, file),
            "pipedream-2bw": pipedream_2bw_test.is_wrong,
            "torchgpipe": lambda seed: (
                torchgpipe_test.sizes(*torchgpipe_test.drawn(seed))
                != torchgpipe_test.block_sizes(*torchgpipe_test.drawn(seed))
            ),
            "alpa": alpa_test.is_wrong,
            "alpa, layers": clustered_ops_test.is_wrong,
            "chimera": chimera_test.is_wrong,
            "dapple": dapple_test.differs,
            "distir": distir_test.differs,
            "gpipe": gpipe_test.is_wrong,
            "rannc": lambda seed: rannc_test.differs(seed) or rannc_test.is_wrong(seed),
            "ftpipe": lambda seed: ftpipe_test.differs(seed) or ftpipe_test.moves_wrongly(seed),
        }
        for name, differs in checks.items():
            found = [seed for seed in range(count) if differs(seed)]
            print(f"{name}: {count} compared, {len(found)} differ {found[:SHOWN]}", flush=True)
            wrong += len(found)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
