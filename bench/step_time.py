"""Emitted JAX steps against `jax.jit` on the annotated program: milliseconds and compile seconds.

    python bench/step_time.py                  # small steps of all kinds, mesh 2 x 4
    python bench/step_time.py tblock:dp_tp     # a workload of workloads.py, its mode and mesh
    python bench/step_time.py --reps 40 loop conv_net

Both run on 8 fake CPU devices in this process, on the same inputs in the same shardings, one after
the other in pairs, the first of each pair alternating. Printed are the median of the paired ratios
(ours / jit's) and its 95% confidence interval by bootstrap; the same for the geometric mean over
all rows. Compile time is that of tracing, lowering and compiling, the median of three in turn.
Numbers of a busy machine are wide: the interval says how wide.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import jax
import numpy as np
import workloads
from jax.sharding import Mesh, NamedSharding, PartitionSpec
from step_seconds import loaded

from shardwright.backends.jax.lower import emit
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.passes.registry import main_pipeline
from shardwright.testing.generate import step_programs

DEVICES, REPETITIONS, RESAMPLES, COMPILES = 8, 25, 2000, 3

Call = Callable[[], Any]
Seconds = np.ndarray[Any, np.dtype[np.float64]]
MESHES = {(name, mode): mesh for name, mode, mesh in workloads.ROWS}


@dataclass(frozen=True)
class Measured:
    """Seconds of each repetition, and of compiling; `differs`: the largest relative difference."""

    name: str
    ours: Seconds
    theirs: Seconds
    ours_compile: float
    theirs_compile: float
    differs: float


def main() -> None:
    options = _options()
    os.environ["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={DEVICES}"
    jax.config.update("jax_platforms", "cpu")
    rows: list[Measured] = []
    print(f"{'step':16} {'ours ms':>9} {'jit ms':>9} {'ratio':>6} {'95% interval':>15}"
          f" {'compile s':>10} {'jit s':>7} {'differs':>8}")  # fmt: skip
    for name in options.steps:
        rows.append(measure(name, options.reps))
        print(_line(rows[-1]), flush=True)
    logs = [np.log(row.ours / row.theirs) for row in rows]
    low, high = _interval(logs)
    mean = np.exp(np.mean([np.median(log) for log in logs]))
    compiled = np.exp(np.mean([np.log(row.ours_compile / row.theirs_compile) for row in rows]))
    print(f"geometric mean of the ratios {mean:.2f} [{low:.2f}, {high:.2f}],"
          f" of compile times {compiled:.2f}; {options.reps} pairs a row,"
          f" load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")  # fmt: skip


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    steps = list(step_programs.STEPS)
    parser.add_argument("steps", nargs="*", default=steps, help="small steps or WORKLOAD:MODE")
    parser.add_argument("--reps", type=int, default=REPETITIONS, help="pairs a row, at least 15")
    options = parser.parse_args()
    if options.reps < 15:
        parser.error(f"--reps {options.reps}: fewer than 15 pairs say nothing")
    known = [*steps, *(f"{name}:{mode}" for name, mode in MESHES)]
    for step in options.steps:
        if step not in known:
            parser.error(f"no step {step}; known: {', '.join(known)}")
    return options


def measure(name: str, reps: int) -> Measured:
    """Both programs of a step on the same arrays."""
    workload, _, mode = name.partition(":")
    shape = MESHES[workload, mode] if mode else (2, 4)
    text = workloads.text(workload, mode, shape) if mode else step_programs.text(name, shape)
    original, local = parse(text), parse(text)
    main_pipeline().run(local)
    with TemporaryDirectory() as folder:
        path = Path(folder, "step.py")
        path.write_text(emit(local, original, "bench/step_time.py"), encoding="utf-8")
        script = loaded(path)
        mesh, arrays = script.make_mesh(), inputs(original, 0)
        args = [script.place(mesh, a, x) for a, x in zip(script.ARGS, arrays, strict=True)]
        ours_step = script.make_step(mesh)
    if mode:
        plain = Mesh(mesh.devices.reshape(shape), (workloads.DATA, workloads.MODEL))
        step, shapes = workloads.jitted(workload, mode, plain)
        packed = jax.tree.unflatten(jax.tree.structure(shapes), args)
    else:
        outs = [NamedSharding(mesh, PartitionSpec(*result.axes)) for result in script.RESULTS]
        step, packed = jax.jit(step_programs.STEPS[name].run, out_shardings=tuple(outs)), args
    ours, ours_compile, theirs, theirs_compile = _compiled(ours_step, args, step, packed)
    differs = _difference(ours(*args), theirs(*packed))
    seconds = _paired(lambda: ours(*args), lambda: theirs(*packed), reps)
    return Measured(name, *seconds, ours_compile, theirs_compile, differs)


def _compiled(
    ours: Any, args: Sequence[Any], theirs: Any, packed: Sequence[Any]
) -> tuple[Any, float, Any, float]:
    """Both steps made ready, and the median seconds of tracing, lowering and compiling each."""
    seconds = np.zeros((COMPILES, 2))
    made: list[Any] = [None, None]
    for number in range(COMPILES):
        for which, (step, given) in enumerate(((ours, args), (theirs, packed))):
            jax.clear_caches()
            start = perf_counter()
            made[which] = step.lower(*given).compile()
            seconds[number, which] = perf_counter() - start
    first, second = np.median(seconds, axis=0)
    return made[0], float(first), made[1], float(second)


def _difference(ours: Any, theirs: Any) -> float:
    """The largest difference of a result, relative to its largest magnitude."""
    pairs = zip(jax.tree.leaves(ours), jax.tree.leaves(theirs), strict=True)
    found = [0.0]
    for a, b in pairs:
        x, y = np.asarray(a, np.float64), np.asarray(b, np.float64)
        found.append(float(np.max(np.abs(x - y)) / max(np.max(np.abs(y)), 1e-30)))
    return max(found)


def _paired(ours: Call, theirs: Call, reps: int) -> tuple[Seconds, Seconds]:
    """Seconds of each repetition; which goes first alternates; one pair before is not counted."""
    seconds = np.zeros((reps + 1, 2))
    for number in range(reps + 1):
        for which in (0, 1) if number % 2 else (1, 0):
            start = perf_counter()
            jax.block_until_ready((ours, theirs)[which]())
            seconds[number, which] = perf_counter() - start
    return seconds[1:, 0], seconds[1:, 1]


def _interval(logs: Sequence[Seconds]) -> tuple[float, float]:
    """95% of resampled geometric means over rows of the median ratios of pairs."""
    generator = np.random.default_rng(0)
    means = np.zeros(RESAMPLES)
    for log in logs:
        picked = generator.integers(len(log), size=(RESAMPLES, len(log)))
        means += np.median(log[picked], axis=1) / len(logs)
    low, high = np.exp(np.quantile(means, (0.025, 0.975)))
    return float(low), float(high)


def _line(row: Measured) -> str:
    ours, theirs = 1e3 * np.median(row.ours), 1e3 * np.median(row.theirs)
    log = np.log(row.ours / row.theirs)
    low, high = _interval([log])
    between = f"[{low:.2f}, {high:.2f}]"
    return (
        f"{row.name:16} {ours:>9.2f} {theirs:>9.2f} {np.exp(np.median(log)):>6.2f} {between:>15}"
        f" {row.ours_compile:>10.2f} {row.theirs_compile:>7.2f} {row.differs:>8.0e}"
    )


if __name__ == "__main__":
    main()
