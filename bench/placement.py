"""Seconds of the collectives of train steps on clusters, by order of devices.

`python bench/placement.py` prints a row per workload, way to run it, mesh and cluster: the best
placement, the order that the mesh gives (major axis across machines), the worst, and the time of
the search. Times of collectives are those of the model in `spec/links.py`, not measurements.
"""

from __future__ import annotations

from time import process_time

from workloads import text

from shardwright.ir.parse import parse
from shardwright.passes.registry import main_pipeline, make_step
from shardwright.spec.attributes import Attrs, String
from shardwright.spec.machines.units import quantity

CLUSTERS = ("gcp-v100:2", "dgx-v100:2", "dgx-a100:2", "tpu-v4:2x2x2x2", "tpu-v5e:4x4")
STEPS = (("mlp", "tp"), ("tblock", "dp"), ("tblock", "tp"), ("tblock", "sp"), ("moe", "ep"))
MESHES = ((2, 8), (8, 2))


def row(program: str, cluster: str) -> tuple[float, float, float, float]:
    """Seconds of the collectives at best, as given, at worst; seconds of the search."""
    module = parse(program)
    main_pipeline().run(module)
    start = process_time()
    make_step("place", f"cluster={cluster}").run.run(module)
    taken = process_time() - start
    note = module.notes["plan.placement"]
    assert isinstance(note, Attrs)
    texts = [note[key] for key in ("best", "given", "worst")]
    best, given, worst = (quantity(t.value, "seconds") for t in texts if isinstance(t, String))
    return best, given, worst, taken


def main() -> None:
    """Print the table."""
    print(
        f"{'step':16}{'mesh':6}{'cluster':16}{'best ms':>10}{'given':>8}{'worst':>8}{'search':>9}"
    )
    for name, mode in STEPS:
        for mesh in MESHES:
            program = text(name, mode, mesh)
            for cluster in CLUSTERS:
                best, given, worst, taken = row(program, cluster)
                ratios = f"{given / best:7.2f}x{worst / best:7.2f}x"
                label = f"{name} {mode}"
                shape = "x".join(map(str, mesh))
                print(f"{label:16}{shape:6}{cluster:16}{best * 1e3:10.3f}{ratios}{taken:8.2f}s")


if __name__ == "__main__":
    main()
