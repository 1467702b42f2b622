"""Predictions for train steps on calibrated clusters, compared with the measured seconds.

    shardwright calibrate --devices 8 -o here.mlir         # here-jax.mlir and here-torch.mlir
    python bench/calibrated.py jax here-jax.mlir           # all rows of the table but the largest
    python bench/calibrated.py torch here-torch.mlir mlp:tp moe:ep         # some
    python bench/calibrated.py jax here-jax.mlir --keep steps.json         # keep, or use again
    python bench/calibrated.py jax here-jax.mlir --keep steps.json --more  # add repetitions

Emitted steps run on 8 devices that share this machine: fake devices of JAX in one process, or
processes of torch over gloo. State that the program donates is carried from step to step. As
`calibrate` does, a step is charged the wall clock less what other programs took meanwhile. Printed
per row are the medians of both, the prediction, and its ratio to the undisturbed seconds; over all
rows the rank correlation (Spearman) and the mean absolute error in percent (MAPE).

No constant is fitted to these rows, but somebody chose which *kinds* of constants a calibrated
cluster has. So the last table chooses them again, by machine, on half of the workloads, and reports
the other half: of all sets of kinds that which has the least error on the first half (what is left
out is ideal), for every way to halve the workloads by name.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from importlib import import_module
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory

import jax
import numpy as np
import workloads
from step_seconds import DEVICES
from step_time import MESHES

from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.passes.cost.evaluation.evaluate import taking_seconds
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Fusions, Simulator
from shardwright.passes.registry import main_pipeline
from shardwright.spec.attributes import Int
from shardwright.spec.cluster import IDEAL, Cluster, Kernels
from shardwright.testing.machines.measured_fit import ranks_agree
from shardwright.tools.calibrate.processes import environments, said

LARGE = "tr_scan"  # minutes a step on two cores
LIMIT = 25.0  # seconds that the repetitions of a row may take
# Kinds of constants that a calibrated chip has besides peaks, as fields of `Kernels`.
KINDS = {
    "stream": ("stream",), "permute": ("permute",), "copies": ("copies",),
    "fresh": ("fresh", "fresh_from"), "tile": ("tile", "fill"), "launch": ("launch",),
    "collectives": ("collectives",),
}  # fmt: skip


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


@dataclass(frozen=True)
class Row:
    """A step that was measured, and its program on one device."""

    step: Step
    local: Module
    fusions: Fusions

    @property
    def workload(self) -> str:
        """The name before the mode."""
        return self.step.name.partition(":")[0]


def main() -> None:
    options = _options()
    jax.config.update("jax_platforms", "cpu")
    cluster = find_cluster(options.cluster)
    kept = _kept(options.keep)
    rows: list[Row] = []
    print(f"{'step':16} {'wall ms':>9} {'quiet ms':>9} {'predicted':>9} {'ratio':>6}")
    for name in options.steps:
        whole, local = programs(name)
        step = kept.get(name, Step(name))
        if options.more or not step.walls:
            found = measured(options.runtime, name, whole, local)
            step = Step(name, (*step.walls, *found.walls), (*step.quiets, *found.quiets))
        kept[name] = step
        row = Row(step, local, Fusions())
        rows.append(row)
        wall, quiet, guess = (1e3 * n for n in (step.wall, step.quiet, predicted(row, cluster)))
        print(f"{name:16} {wall:9.1f} {quiet:9.1f} {guess:9.1f} {guess / quiet:6.2f}", flush=True)
        if options.keep:
            told = {key: asdict(one) for key, one in kept.items() if one.walls}
            Path(options.keep).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    guesses = [predicted(row, cluster) for row in rows]
    print(f"{len(rows)} steps: {_agreement(rows, guesses)}; load {os.getloadavg()[0]:.1f}"
          f" on {os.cpu_count()} processors")  # fmt: skip
    held_out(rows, cluster)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = [f"{name}:{mode}" for name, mode in MESHES]
    few = [name for name in names if not name.startswith(LARGE)]
    parser.add_argument("runtime", choices=("jax", "torch"), help="what runs the steps")
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
    main_pipeline().run(local)
    return whole, local


def predicted(row: Row, cluster: Cluster) -> float:
    """Seconds of a step, as `shardwright cost` says."""
    simulator = Simulator(row.local, Machine(cluster), cluster.overlap, 0, row.fusions)
    return simulator.main().time / PER_SECOND + taking_seconds(row.local, cluster)


def measured(runtime: str, name: str, whole: Module, local: Module) -> Step:
    """Seconds of the emitted step, in processes of its own."""
    emit = import_module(f"shardwright.backends.{runtime}.lower").emit
    assert whole.main is not None
    carried: dict[int, int] = {}
    for argument, attrs in enumerate(whole.main.arg_attrs):
        result = attrs.get("tf.aliasing_output")
        if isinstance(result, Int):
            carried[result.value] = argument
    with TemporaryDirectory() as folder:
        Path(folder, "step.py").write_text(emit(local, whole, "bench/calibrated.py"))
        Path(folder, "carried.json").write_text(json.dumps(carried))
        for number, array in enumerate(inputs(whole, 0)):
            np.save(Path(folder, f"{number}.npy"), array)
        worker = Path(__file__).with_name("step_seconds.py")
        command = [sys.executable, str(worker), runtime, folder, str(LIMIT)]
        started = [(command, one) for one in environments(runtime, DEVICES)]
        *_, last = said(runtime, started)
    return Step(name, tuple(last["walls"]), tuple(last["quiets"]))


# --- choosing kinds of constants on one half


def held_out(rows: Sequence[Row], cluster: Cluster) -> None:
    """Choose kinds on half of the workloads, report the others, every way to halve them."""
    names = sorted({row.workload for row in rows})
    if len(names) < 4:
        return
    sets = [one for n in range(len(KINDS) + 1) for one in combinations(KINDS, n)]
    guesses = {one: [predicted(row, without(cluster, one)) for row in rows] for one in sets}
    print(f"\n{'chosen on':14} {'held out':14} {'error':>7}  what was left out")
    errors: list[float] = []
    pooled: dict[int, list[float]] = {}
    for half in combinations(names, len(names) // 2):
        inside = [k for k, row in enumerate(rows) if row.workload in half]
        outside = [k for k in range(len(rows)) if k not in inside]
        best = min(sets, key=lambda one: _error(rows, guesses[one], inside))
        errors.append(_error(rows, guesses[best], outside))
        for k in outside:
            pooled.setdefault(k, []).append(guesses[best][k])
        others = [name for name in names if name not in half]
        print(f"{'+'.join(half):14} {'+'.join(others):14} {100 * errors[-1]:6.1f}%"
              f"  {', '.join(best) or 'nothing'}")  # fmt: skip
    # A row is held out several times; all its predictions count alike.
    mean = [float(np.exp(np.mean(np.log(pooled[k])))) for k in range(len(rows))]
    print(f"held out: MAPE {100 * np.mean(errors):.1f} %, rank correlation of the"
          f" geometric means of a row's predictions {_rank(rows, mean):.3f}")  # fmt: skip


def without(cluster: Cluster, kinds: Sequence[str]) -> Cluster:
    """The cluster with some kinds of constants ideal."""
    ideal = {key: getattr(IDEAL, key) for kind in kinds for key in KINDS[kind]}

    def changed(kernels: Kernels) -> Kernels:
        return replace(kernels, **ideal)

    chips = tuple((replace(c, kernels=changed(c.kernels)), n) for c, n in cluster.chips)
    return replace(cluster, chips=chips)


def _error(rows: Sequence[Row], guesses: Sequence[float], of: Sequence[int]) -> float:
    return float(np.mean([abs(guesses[k] / rows[k].step.quiet - 1) for k in of]))


def _rank(rows: Sequence[Row], guesses: Sequence[float]) -> float:
    return ranks_agree(guesses, [row.step.quiet for row in rows])


def _agreement(rows: Sequence[Row], guesses: Sequence[float]) -> str:
    error = _error(rows, guesses, range(len(rows)))
    return f"rank correlation {_rank(rows, guesses):.3f}, MAPE {100 * error:.1f} %"


if __name__ == "__main__":
    main()
