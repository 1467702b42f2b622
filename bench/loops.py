"""Sums over devices in train steps with loops: how often they run, and bytes, ours and XLA's.

XLA partitions the same text for as many fake CPU devices, loops multiplied out by their trip counts;
ring algorithms. `left` is ours without the passes that take sums out of loops. Then generated scans: of
how many the bytes are the fewest that trying all positions finds. `python bench/loops.py --scans 1000`
"""  # noqa: E501

from __future__ import annotations

import argparse

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.parse import parse
from shardwright.passes.registry import main_pipeline
from shardwright.passes.running import Pipeline
from shardwright.testing.jax_corpus import train_loops
from shardwright.testing.jax_corpus.scans import scan_program
from shardwright.testing.oracles import xla_partitioned
from shardwright.testing.second_opinion.sum_positions import fewest_bytes, summed_bytes

DEVICES = 4
ROWS = {
    "16 micro-batches": train_loops.accumulation(16),
    "256 micro-batches": train_loops.accumulation(256),
    "100 recurrent steps": train_loops.recurrent(100),
    "layers in micro-batches": train_loops.layered(False),
    "with checkpoints": train_loops.layered(True),
    "cut accumulators": train_loops.scattered(1024),
}
LATE = ("delay-reduces", "sum-after-loops", "scatter-after-loops")
STEPS = main_pipeline().steps
FIRST = [step.name for step in STEPS].index("sum-after-loops")


def moved(program: str, left: tuple[str, ...] = ()) -> tuple[int, float]:
    """Collectives, and the bytes that a device receives."""
    local = parse(program)
    Pipeline(tuple(step for step in STEPS if step.name not in left)).run(local)
    found = collective_traffic.collectives(local)
    return sum(one.count for one in found), sum(one.total_bytes for one in found)


def theirs(program: str) -> tuple[int, float]:
    """The same of XLA's program."""
    made = xla_partitioned(program, DEVICES)
    if made is None:
        return 0, 0.0
    return sum(one.times for one in made.collectives), made.wire_bytes


def is_best(seed: int) -> bool:
    module = parse(scan_program(seed))
    Pipeline(STEPS[:FIRST]).run(module)
    least, most = fewest_bytes(module)
    Pipeline(STEPS[FIRST : FIRST + 1]).run(module)
    return least <= summed_bytes(module) <= most


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--scans", type=int, default=200, help="generated programs")
    args = parser.parse_args()
    print(f"{'program':<24} {'ours':>18} {'left':>18} {'XLA':>18} {'ratio':>6}")
    for name, program in ROWS.items():
        row = [moved(program), moved(program, LATE), theirs(program)]
        shown = " ".join(f"{count:>6} {size:>11,.0f}" for count, size in row)
        ratio = f"{row[0][1] / row[2][1]:.3f}" if row[2][1] else "-"
        print(f"{name:<24} {shown} {ratio:>6}", flush=True)
    best = sum(is_best(seed) for seed in range(args.scans))
    print(f"fewest bytes of all positions: {best} of {args.scans} scans")


if __name__ == "__main__":
    main()
