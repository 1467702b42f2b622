"""CPU time of costing a program, as a multiple of our own propagation; deltas per second.

Programs: unrolled GPT train steps (`--layers`), partitioned. Per program, in the same run: ops of
the program for one device; seconds of `evaluate` on `--cluster` (flattening, fusing, pricing,
simulating), best of `--repeat`; of it the simulation alone; and both as ratios to the
pipeline `propagate` of the same program. One process on one thread, parsing is no part of any.
`python bench/cost.py --layers 12 51 170`; tables of strategies are in `bench/tables.py`.

Wanted: 30,000 ops in less than 1 s, 100,000 in less than 3 s.
"""

from __future__ import annotations

import argparse

from against_jaxlib import Best, best, step_text

from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.parse import parse
from shardwright.passes.cost.evaluation.evaluate import evaluate
from shardwright.passes.cost.pricing.machine import Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.registry import main_pipeline
from shardwright.passes.target import target_of

MAIN = main_pipeline()
PROPAGATE, PARTITION = MAIN.until("propagated"), MAIN.after("propagated")
NODES, CHANGES = 400, 20_000


def show(layers: int, cluster: str, repeat: int) -> None:
    """One line for a program."""
    text = step_text(layers)
    local = parse(text)
    PROPAGATE.run(local)
    PARTITION.run(local)
    machine = find_cluster(cluster)

    def simulate(module: Module) -> None:
        with not_collecting():
            Simulator(module, Machine(machine), machine.overlap).main()

    found = best(
        {
            "propagate": Best(PROPAGATE.run, lambda: parse(text)),
            "cost": Best(lambda module: evaluate(module, target_of(machine)), lambda: local),
            "simulate": Best(simulate, lambda: local),
        },
        repeat,
    )
    ops = sum(1 for _ in local.walk())
    unit, cost, alone = found["propagate"], found["cost"], found["simulate"]
    print(
        f"{layers:>6} {ops:>7} {cost:>8.2f} {alone:>10.2f} {cost / ops * 1e6:>8.1f}"
        f" {cost / unit:>10.2f} {alone / unit:>12.2f}",
        flush=True,
    )


def main() -> None:
    """Print one line per program, then those of the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layers", type=int, nargs="*", default=[12, 51, 170])
    parser.add_argument("--cluster", default="dgx-h100")
    parser.add_argument("--repeat", type=int, default=3)
    options = parser.parse_args()
    heads = f"{'cost s':>8} {'simulate s':>10} {'us an op':>8} {'cost ratio':>10}"
    print(f"{'layers':>6} {'ops':>7} {heads} {'simulate':>12}")
    for layers in options.layers:
        show(layers, options.cluster, options.repeat)


if __name__ == "__main__":
    main()
