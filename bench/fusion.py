"""Seconds of the collectives of train steps on clusters: alone, as chains, fused, placed.

`python bench/fusion.py` prints a row per workload, way to run it, mesh and cluster, in ms:
collectives as `partition` makes them, each as the fastest chain, runs of moves as the fastest way,
and with the placement that makes these fastest; then how much longer the first takes than the last,
and the time that passes take. Times of collectives are those of a model (`spec/links.py`): model,
not measurement.
"""

from __future__ import annotations

from time import process_time

from workloads import text

from shardwright.ir.analysis.link_seconds import messages, total_seconds
from shardwright.ir.clusters import find_cluster
from shardwright.ir.parse import parse
from shardwright.passes.registry import Pipeline, main_pipeline, make_step
from shardwright.spec.links import Links

CLUSTERS = ("gcp-v100:2", "dgx-a100:2", "tpu-v5e:4x4")
STEPS = (("mlp", "tp"), ("tblock", "dp"), ("tblock", "tp"), ("tblock", "sp"), ("moe", "ep"))
MESHES = ((2, 8), (8, 2))


def pipelines(cluster: str) -> tuple[Pipeline, ...]:
    """Alone, as chains, in one, placed."""
    chains = Pipeline((make_step("synthesize", f"cluster={cluster}"),))
    alone, placed = main_pipeline(), main_pipeline(cluster, "on")
    return alone, alone + chains, main_pipeline(cluster), placed


def seconds(program: str, pipeline: Pipeline, cluster: str) -> tuple[float, float]:
    """Of all collectives, and of the passes."""
    module, found = parse(program), find_cluster(cluster)
    start = process_time()
    pipeline.run(module)
    taken = process_time() - start
    return total_seconds(messages(module, found.devices), Links(found)), taken


def main() -> None:
    """Print the table."""
    print("milliseconds of all collectives of a step: model, not measurement")
    heads = "".join(f"{head:>10}" for head in ("alone", "chains", "in one", "placed", "gain"))
    print(f"{'step':12}{'mesh':6}{'cluster':16}{heads}{'passes':>9}")
    for name, mode in STEPS:
        for mesh in MESHES:
            program, shape = text(name, mode, mesh), "x".join(map(str, mesh))
            for cluster in CLUSTERS:
                found = [seconds(program, one, cluster) for one in pipelines(cluster)]
                times = "".join(f"{1e3 * one:10.3f}" for one, _ in found)
                gain = f"{found[0][0] / found[-1][0]:9.2f}x"
                row = f"{name + ' ' + mode:12}{shape:6}{cluster:16}{times}{gain}"
                print(f"{row}{found[-1][1]:8.1f}s", flush=True)


if __name__ == "__main__":
    main()
