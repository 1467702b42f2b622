"""What a calibrated cluster predicts for train steps, against the seconds that they take here.

    shardwright calibrate --with jax --devices 8 -o here.mlir
    python bench/calibrated.py here.mlir                   # all rows of the table but the largest
    python bench/calibrated.py here.mlir mlp:dp moe:ep     # some
    python bench/calibrated.py here.mlir --keep steps.json # keep what was measured, or use it again
    python bench/calibrated.py here.mlir --keep steps.json --more  # and add repetitions to it

Emitted JAX steps run on 8 fake CPU devices in this process. As `calibrate` does, a repetition is
charged the wall clock less what other programs took from the processors meanwhile. Printed per row
are the medians of both, the prediction, and its ratio to the undisturbed seconds; over all rows the
rank correlation (Spearman) and the mean absolute error in percent (MAPE). No constant is fitted to
these rows: what a prediction knows of the machine stands in the cluster file.
"""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import jax
import numpy as np
import workloads
from step_time import DEVICES, MESHES, loaded

from shardwright.backends.jax.lower import emit
from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module
from shardwright.ir.inputs import inputs
from shardwright.ir.parse import parse
from shardwright.passes.cost._machine import PER_SECOND, Machine
from shardwright.passes.cost._simulate import Simulator
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.cluster import Cluster
from shardwright.testing.measured_fit import ranks_agree
from shardwright.tools.calibrating.worker import busy_seconds

LARGE = "tr_scan"  # minutes a step on two cores
REPETITIONS, LIMIT = 5, 12.0  # of a row; seconds that its repetitions may take


@dataclass(frozen=True)
class Step:
    """Seconds of each repetition: by the wall clock, and undisturbed."""

    name: str
    walls: tuple[float, ...] = ()
    quiets: tuple[float, ...] = ()

    @property
    def wall(self) -> float:
        """The median."""
        return float(np.median(self.walls))

    @property
    def quiet(self) -> float:
        """The median."""
        return float(np.median(self.quiets))


def main() -> None:
    options = _options()
    os.environ["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={DEVICES}"
    jax.config.update("jax_platforms", "cpu")
    cluster = find_cluster(options.cluster)
    kept = _kept(options.keep)
    rows: list[tuple[Step, float]] = []
    print(f"{'step':16} {'wall ms':>9} {'quiet ms':>9} {'predicted':>9} {'ratio':>6}")
    for name in options.steps:
        whole, local = programs(name)
        step = kept.get(name, Step(name))
        if options.more or name not in kept:
            found = measured(name, whole, local)
            step = Step(name, (*step.walls, *found.walls), (*step.quiets, *found.quiets))
        kept[name] = step
        rows.append((step, predicted(local, cluster)))
        wall, quiet, seconds = (1e3 * n for n in (step.wall, step.quiet, rows[-1][1]))
        print(
            f"{name:16} {wall:9.1f} {quiet:9.1f} {seconds:9.1f} {seconds / quiet:6.2f}", flush=True
        )
        if options.keep:
            found = {key: asdict(one) for key, one in kept.items()}
            Path(options.keep).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    truth, guess = np.array([[step.quiet, seconds] for step, seconds in rows]).T
    print(f"{len(rows)} steps: rank correlation {ranks_agree(truth, guess):.3f},"
          f" MAPE {100 * np.mean(np.abs(guess / truth - 1)):.1f} %")  # fmt: skip


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = [f"{name}:{mode}" for name, mode in MESHES]
    few = [name for name in names if not name.startswith(LARGE)]
    parser.add_argument("cluster", help="a file that calibrate wrote, or the name of a cluster")
    parser.add_argument("steps", nargs="*", default=few, help="WORKLOAD:MODE")
    parser.add_argument("--keep", default="", metavar="FILE", help="JSON of what was measured")
    parser.add_argument("--more", action="store_true", help="measure again what was kept")
    options = parser.parse_args()
    for step in options.steps:
        if step not in names:
            parser.error(f"no step {step}; known: {', '.join(names)}")
    return options


def _kept(path: str) -> dict[str, Step]:
    if not path or not Path(path).exists():
        return {}
    found = json.loads(Path(path).read_text(encoding="utf-8"))
    return {name: Step(**one) for name, one in found.items()}


def programs(name: str) -> tuple[Module, Module]:
    """The annotated program of a row, and that of one device."""
    workload, _, mode = name.partition(":")
    text = workloads.text(workload, mode, MESHES[workload, mode])
    whole, local = parse(text), parse(text)
    parse_pipeline("propagate,partition").run(local)
    return whole, local


def predicted(local: Module, cluster: Cluster) -> float:
    """Seconds of a step by the simulator."""
    return Simulator(local, Machine(cluster), cluster.overlap).main().time / PER_SECOND


def measured(name: str, whole: Module, local: Module) -> Step:
    """Seconds of the emitted step; the first run is not counted."""
    with TemporaryDirectory() as folder:
        script = loaded(Path(folder, "step.py"), emit(local, whole, "bench/calibrated.py"))
        mesh, arrays = script.make_mesh(), inputs(whole, 0)
        args = [script.place(mesh, a, x) for a, x in zip(script.ARGS, arrays, strict=True)]
        del arrays
        step = script.make_step(mesh).lower(*args).compile()
    jax.block_until_ready(step(*args))
    samples: list[tuple[float, float]] = []
    start = perf_counter()
    while len(samples) < 2 or (len(samples) < REPETITIONS and perf_counter() - start < LIMIT):
        busy, own, begin = busy_seconds(), process_time(), perf_counter()
        jax.block_until_ready(step(*args))
        wall, own = perf_counter() - begin, process_time() - own
        foreign = max(0.0, busy_seconds() - busy - own) if busy else 0.0
        samples.append((wall, wall - foreign / (os.cpu_count() or 1)))
    jax.clear_caches()
    walls, quiets = zip(*samples, strict=True)
    return Step(name, walls, quiets)


if __name__ == "__main__":
    main()
