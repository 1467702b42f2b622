"""Ring bytes per device with conflicts of propagation decided by size (Shardy) and by bytes moved.

`python bench/conflicts.py [--why]` prints a row per workload, way to run it and mesh; with `--why`
also the transfers that the two programs do not share, largest first.
"""

from __future__ import annotations

import argparse
from collections import Counter

from workloads import ROWS, text

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.registry import main_pipeline
from shardwright.spec.attributes import String

SHOWN = 4  # transfers per program


def partitioned(program: str, conflicts: str) -> Module:
    """The program for one device, propagated with conflicts decided by `size` or by `cost`."""
    module = parse(program)
    main_pipeline(conflicts=conflicts).run(module)
    return module


def transfers(module: Module) -> Counter[str]:
    """Ring bytes by kind of collective and its reason."""
    found: Counter[str] = Counter()
    for transfer in collective_traffic.collectives(module):
        reason = transfer.op.notes.get("plan.reason")
        why = reason.value if isinstance(reason, String) else "no reason given"
        found[f"{transfer.kind.removeprefix('stablehlo.')}: {why}"] += round(transfer.total_bytes)
    return found


def print_difference(label: str, found: Counter[str]) -> None:
    for why, count in found.most_common(SHOWN):
        print(f"    {label} {count:>13,} {why}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--why", action="store_true", help="print the transfers that differ")
    why = parser.parse_args().why
    print(f"{'program':<20} {'by size':>15} {'by bytes':>15} {'ratio':>6}")
    for name, mode, mesh in ROWS:
        program = text(name, mode, mesh)
        size, cost = (partitioned(program, conflicts) for conflicts in ("size", "cost"))
        before, after = (
            collective_traffic.total_ring_bytes(size),
            collective_traffic.total_ring_bytes(cost),
        )
        row = f"{name} {mode} {mesh[0]}x{mesh[1]}"
        print(f"{row:<20} {before:>15,.0f} {after:>15,.0f} {after / before:>6.3f}", flush=True)
        if why and before != after:
            print_difference("gone", transfers(size) - transfers(cost))
            print_difference("new ", transfers(cost) - transfers(size))


if __name__ == "__main__":
    main()
