"""Emitted JAX steps against `jax.jit` on the annotated program: milliseconds and compile seconds.

    python bench/step_time.py                  # small steps of all kinds, mesh 2 x 4
    python bench/step_time.py tblock:dp_tp     # a workload of workloads.py, its mode and mesh
    python bench/step_time.py --reps 40 loop conv_net

Both run on 8 fake CPU devices in this process, on the same inputs in the same shardings, one after
the other in pairs, the first of each pair alternating. Printed are the median of the paired ratios
(ours / jit's) and its 95% confidence interval by bootstrap; the same for the geometric mean over
all rows. Compile time is that of tracing, lowering and compiling, in processor seconds of all
threads, the least of three in turn. Numbers of a busy machine are wide, as the interval says.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import jax
import numpy as np
import workloads
from jax.sharding import Mesh, NamedSharding, PartitionSpec
from paired import LEAST_PAIRS, Seconds, compiled, difference, interval, paired
from step_seconds import loaded

from shardwright.backends.jax.lower import emit
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.passes.registry import main_pipeline
from shardwright.testing.generate import step_programs

DEVICES, REPETITIONS = 8, 25

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
    low, high = interval(logs)
    mean = np.exp(np.mean([np.median(log) for log in logs]))
    compiling = np.exp(np.mean([np.log(row.ours_compile / row.theirs_compile) for row in rows]))
    print(f"geometric mean of the ratios {mean:.2f} [{low:.2f}, {high:.2f}],"
          f" of compile times {compiling:.2f}; {options.reps} pairs a row,"
          f" load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")  # fmt: skip


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    steps = list(step_programs.STEPS)
    parser.add_argument("steps", nargs="*", default=steps, help="small steps or WORKLOAD:MODE")
    parser.add_argument("--reps", type=int, default=REPETITIONS, help="pairs a row, at least 15")
    options = parser.parse_args()
    if options.reps < LEAST_PAIRS:
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
    ours, ours_compile, theirs, theirs_compile = compiled(
        lambda: ours_step.lower(*args).compile(), lambda: step.lower(*packed).compile()
    )
    differs = difference(ours(*args), theirs(*packed))
    seconds = paired(lambda: ours(*args), lambda: theirs(*packed), reps)
    return Measured(name, *seconds, ours_compile, theirs_compile, differs)


def _line(row: Measured) -> str:
    ours, theirs = 1e3 * np.median(row.ours), 1e3 * np.median(row.theirs)
    log = np.log(row.ours / row.theirs)
    low, high = interval([log])
    between = f"[{low:.2f}, {high:.2f}]"
    return (
        f"{row.name:16} {ours:>9.2f} {theirs:>9.2f} {np.exp(np.median(log)):>6.2f} {between:>15}"
        f" {row.ours_compile:>10.2f} {row.theirs_compile:>7.2f} {row.differs:>8.0e}"
    )


if __name__ == "__main__":
    main()
