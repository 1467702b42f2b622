"""Step seconds of train steps on clusters: as judged, with every optimisation, with none.

`python bench/judging.py [--quick]` prints a row per workload, way to run it and cluster: the
seconds that the simulator gives the program, ratios to it with all optimisations kept, with none,
and with the best single one left out (no ratio is below 0.999), which were left out, and how much
longer compiling takes than without judging. Seconds are those of a model, not measurements.
"""

from __future__ import annotations

import argparse
from time import process_time

from workloads import ROWS, text

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.cost.trials.trial import trial
from shardwright.passes.registry import Pipeline, main_pipeline
from shardwright.passes.target import Target

DEVICES = {"dgx-h100": 8, "pcie-workstation:8": 8, "gcp-v100:2": 16, "dgx-a100:2": 16}


def seconds(program: Module, target: Target, pipeline: Pipeline) -> float:
    """Of a step of the program that a pipeline makes."""
    return trial(program, (), target, pipeline=pipeline).seconds or 0.0


def row(program: Module, target: Target) -> str:
    """Seconds, ratios, what was left out, and the time of judging."""
    main = main_pipeline(target.cluster)
    start = process_time()
    every = seconds(program, target, main)
    once = process_time() - start
    start = process_time()
    found = compiled(program, target)
    taken = process_time() - start
    best = seconds(program, target, found.pipeline)
    others = [main.without({k}) for k in main.optimisations()]
    least = min(seconds(program, target, other) for other in others)
    plain = seconds(program, target, main.plain())
    kept = [step.name for step in found.pipeline.steps]
    gone = [step.name for step in main.steps if step.name not in kept]
    ratios = "".join(f"{one / best:9.3f}" for one in (every, plain, least))
    if min(every, plain, least) < 0.999 * best:
        ratios += " SLOWER"
    return f"{1e3 * best:9.3f}{ratios}{taken / once:8.1f}  {', '.join(gone) or '-'}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--quick", action="store_true", help="one cluster")
    clusters = list(DEVICES.items())[: 1 if parser.parse_args().quick else None]
    heads = "".join(f"{head:>9}" for head in ("ms", "all", "none", "less one"))
    print(f"{'step':16}{'cluster':20}{heads}{'compile':>8}  left out")
    for name, mode, shape in ROWS:
        for cluster, devices in clusters:
            mesh = shape if devices == 8 else (shape[0] * devices // 8, shape[1])
            found = row(parse(text(name, mode, mesh)), Target(cluster))
            print(f"{name + ' ' + mode:16}{cluster:20}{found}", flush=True)


if __name__ == "__main__":
    main()
