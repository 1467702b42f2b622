"""What `bench/real.py` asks of a model, one function per column or two; each raises on failure."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import numpy as np
from against_xla import moved
from memory import xla_peak

import shardwright as sw
from shardwright.backends.jax.lower import emit
from shardwright.ir.analysis.donation import ALIAS, DONOR
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.registry import main_pipeline
from shardwright.testing.oracle.device_oracles import xla_compiled
from shardwright.testing.oracle.hlo_scatters import scattered_wire_bytes
from shardwright.testing.oracles import xla_partitioned

DEVICES = 8
SAMPLE_S = 0.2
MODELS = Path(__file__).parent.parent / "tests" / "data" / "models" / "real"
STEP = Path(__file__).with_name("real_step.py")
DONATED = (ALIAS, DONOR)


class Failed(Exception):
    """A stage that gave no figure, and why."""


@dataclass(frozen=True)
class Verified:
    """What `shardwright verify` said; `bytes` of its processes together at the most."""

    verdict: str  # ok, rounding or wrong
    wrong: int
    results: int
    worst: float  # error over tolerance
    seconds: float
    bytes: int


def compile_seconds(text: str) -> tuple[Module, float, float, float]:
    """The local program; seconds of parsing, of propagation, and of what follows until it."""
    start = perf_counter()
    module = parse(text)
    parsed = perf_counter()
    pipeline = main_pipeline()
    pipeline.until("propagated").run(module)
    propagated = perf_counter()
    pipeline.after("propagated").run(module)
    return module, parsed - start, propagated - parsed, perf_counter() - propagated


def verified(path: Path, limit_s: float) -> Verified:
    """The verb in a process of its own, and what all its processes hold at the most."""
    words = [sys.executable, "-m", "shardwright", "verify", str(path), "--json"]
    peak, start = [0], perf_counter()
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        watch = threading.Thread(target=_watch, args=(run, peak))
        watch.start()
        try:
            output, errors = run.communicate(timeout=limit_s)
        except subprocess.TimeoutExpired:
            run.kill()
            raise Failed(f"not done in {limit_s:.0f} s") from None
        finally:
            watch.join()
    seconds = perf_counter() - start
    if run.returncode not in (0, 1) or not output.strip():
        raise Failed(_last_line(errors))
    said = json.loads(output)
    verdicts = [verdict for turn in said["runs"] for verdict in turn["verdicts"]]
    worst = max((v["error"] / v["tolerance"] for v in verdicts if v["tolerance"]), default=0.0)
    wrong = {verdict["name"] for verdict in verdicts if not verdict["ok"]}
    results = len({verdict["name"] for verdict in verdicts})
    return Verified(said["verdict"], len(wrong), results, worst, seconds, peak[0])


def _watch(run: subprocess.Popen[str], peak: list[int]) -> None:
    while run.poll() is None:
        peak[0] = max(peak[0], sum(map(_held, _tree(run.pid))))
        threading.Event().wait(SAMPLE_S)


def _tree(root: int) -> list[int]:
    """A process and all that it started."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        children.setdefault(parent, []).append(int(entry.name))
    found, waiting = list[int](), [root]
    while waiting:
        found.append(waiting.pop())
        waiting += children.get(found[-1], [])
    return found


def _held(process: int) -> int:
    """Bytes of memory of a process, shared pages in proportion; 0 where it is gone."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def step_seconds(text: str, size: str, name: str, python: Path, reps: int) -> dict[str, float]:
    """The emitted step against the model under `jax.jit`: what `real_step.py` prints."""
    original, local = parse(text), parse(text)
    main_pipeline().run(local)
    assert original.main is not None
    donated = [k for k, a in enumerate(original.main.arg_attrs) if any(key in a for key in DONATED)]
    with TemporaryDirectory() as folder:
        Path(folder, "step.py").write_text(emit(local, original, STEP.name), encoding="utf-8")
        Path(folder, "donated.json").write_text(json.dumps(donated))
        for number, array in enumerate(inputs(original, 0)):
            np.save(Path(folder, f"{number}.npy"), array)
        words = [str(python), str(STEP), folder, name, size, str(reps)]
        modules = os.pathsep.join((folder, str(STEP.parent), str(MODELS)))
        flags = f"--xla_force_host_platform_device_count={DEVICES}"
        env = {"XLA_FLAGS": flags, "JAX_PLATFORMS": "cpu", "PYTHONPATH": modules}
        run = subprocess.run(words, capture_output=True, text=True, env={**os.environ, **env})
    if run.returncode:
        raise Failed(_last_line(run.stderr))
    found: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return found


def predicted_seconds(program: Module, cluster: str, trips: int) -> float:
    """Seconds of a step on a cluster."""
    return sw.evaluate(program, sw.Target(cluster, trips=trips)).step


def memory(local: Module) -> tuple[int, float]:
    """Bytes at the peak of the emitted JAX script, as `shardwright memory` says, and over those
    that XLA's CPU backend allocates for it: arguments, results of their own, temporaries.
    """
    theirs = xla_compiled(local, keeps_barriers=True)  # of recomputation, as on accelerators
    if theirs is None:
        raise Failed("XLA gave no answer")
    ours = script_peak(local, None, "jax").bytes
    return ours, ours / xla_peak(local, theirs)


def wire(text: str) -> tuple[float, float, float]:
    """Bytes a device receives; their ratio to XLA's, and to XLA's with reduce-scatters."""
    ours, _ = moved(text, "size", DEVICES)
    theirs = xla_partitioned(text, DEVICES)
    if theirs is None:
        raise Failed("XLA gave no answer")
    if not theirs.wire_bytes:
        raise Failed("XLA moves nothing")
    scattered = scattered_wire_bytes(theirs.text, DEVICES)
    return ours, ours / theirs.wire_bytes, ours / scattered


def said(ask: Callable[[], Any]) -> Any:
    """What a stage gives, or the line that says why it gives nothing."""
    try:
        return ask()
    except Failed as fault:
        return fault
    except Exception as fault:  # a table of twelve models goes on without one figure
        lines = str(fault).splitlines() or [""]
        return Failed(f"{type(fault).__name__}: {lines[0]}")


def _last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if "error" in line.lower()] or text.splitlines()
    return lines[-1].strip() if lines else "no message"
