"""Schedules on all reference graphs as programs, results equal in every bit to the collective's.

`python tests/fuzz_schedules.py` runs every collective on every graph: by the reference, those of at
most 16 devices on fake devices of JAX, and those of at most 8 on gloo ranks of torch.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from random import Random

import numpy as np

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.run import run_devices
from shardwright.spec.op import Values
from shardwright.testing.generate.graph_programs import collective_program, given, scheduled
from shardwright.testing.machines.reference_graphs import REFERENCE_GRAPHS
from shardwright.testing.scripts import ScriptFailed, run_scripts

KINDS = ("all-reduce", "all-gather", "reduce-scatter", "all-to-all", "broadcast")
MOST = {"numpy": 64, "jax": 16, "torch": 8}  # devices


def run_one(target: str, name: str, kind: str) -> str:
    """ "" where all devices get what they got, else what went wrong."""
    cluster = REFERENCE_GRAPHS[name].described
    devices = list(range(cluster.devices))
    if kind != "broadcast":
        Random(name).shuffle(devices)
    text = collective_program(kind, len(devices), devices)
    args, expected = given(text)
    module = parse(print_module(scheduled(text, cluster)))
    if target == "numpy":
        return _compared(run_devices(module, args), expected)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "schedule.py")
        path.write_text(
            import_module(f"shardwright.backends.{target}.lower").emit(module, module, "")
        )
        processes = len(devices) if target == "torch" else 0
        (found,) = run_scripts([(path, args)], processes, len(devices), 3600.0)
    return str(found) if isinstance(found, ScriptFailed) else _compared(found, expected)


def _compared(found: list[Values], expected: list[Values]) -> str:
    same = all(np.array_equal(a, b) for a, b in zip(found, expected, strict=True))
    return "" if same else "other numbers"


def main() -> int:
    """Run; 1 if a schedule is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--target", choices=MOST, help="one of them only")
    parser.add_argument("--graph", choices=REFERENCE_GRAPHS, help="one of them only")
    args = parser.parse_args()
    wrong = 0
    for target in [args.target] if args.target else MOST:
        for name, graph in REFERENCE_GRAPHS.items():
            if graph.devices > MOST[target] or args.graph not in (None, name):
                continue
            for kind in KINDS:
                start = time.perf_counter()
                fault = run_one(target, name, kind)
                wrong += bool(fault)
                seconds = time.perf_counter() - start
                print(f"{target} {name} {kind}: {fault or 'equal'} ({seconds:.1f} s)", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
