"""Memory of running scripts: the most that all processes hold, beside what `memory` counts.

    python bench/running_memory.py step.mlir

Per target and way to get arguments (drawn by seed; from a file; with `--check`): seconds, the most
memory of the process tree in MB (proportional set sizes, which count a shared page once, every
tenth of a second), and its ratio to that of our peak of one device, times the number of devices.
Without a program: a transformer of 124M parameters on eight devices.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

import shardwright as sw
from shardwright.api.scripts import script
from shardwright.backends.verification.script_runner import COMMANDS
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.passes.cost.liveness.analysis import analyse
from shardwright.passes.cost.trials.compile import compiled

EVERY_S = 0.1
MODEL = ("transformer", "--layers", "12", "--seq", "128", "--dtype", "f32", "--parallel", "fsdp=8")
WAYS = {"drawn": (), "file": ("--inputs",), "check": ("--inputs", "--check")}


def held(root: int) -> int:
    """Bytes that a process and all that it started hold."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            fields = _read(entry / "stat").rpartition(")")[2].split()
            if fields:
                parents[int(entry.name)] = int(fields[1])
    tree = {root}
    while grown := {child for child, parent in parents.items() if parent in tree} - tree:
        tree |= grown
    return sum(_proportional(pid) for pid in tree)


def _proportional(pid: int) -> int:
    lines = _read(Path(f"/proc/{pid}/smaps_rollup")).splitlines()
    return next((int(line.split()[1]) << 10 for line in lines if line.startswith("Pss:")), 0)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:  # it has ended
        return ""


def watched(command: Sequence[str], environment: dict[str, str]) -> tuple[float, int]:
    """Seconds and most bytes of a command. Raises CalledProcessError when it fails."""
    start, most = time.perf_counter(), 0
    child = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    while child.poll() is None:
        most = max(most, held(child.pid))
        time.sleep(EVERY_S)
    said = child.communicate()[0]
    if child.returncode:
        raise subprocess.CalledProcessError(child.returncode, command, said)
    return time.perf_counter() - start, most


def rows(program: Module, targets: Sequence[str], ways: Sequence[str], folder: Path) -> None:
    """Run the scripts of a program and print a row for each way."""
    local = compiled(program).local
    (mesh,) = local.meshes.values()
    counted = analyse(local).bytes * mesh.device_count
    given = folder / "in.npz"
    if any(WAYS[way] for way in ways):
        named = {f"arg{k}": array for k, array in enumerate(inputs(program, 0))}
        np.savez(given, allow_pickle=False, **named)
    print(f"{'':<12} {'seconds':>8} {'MB':>8} {'counted':>8} {'ratio':>6}")
    for target in targets:
        path = folder / f"step_{target}.py"
        path.write_text(script(target, local, program, "bench"), encoding="utf-8")
        for way in ways:
            words = [str(path), "--outputs", str(folder / "out.npz")]
            for word in WAYS[way]:
                words += [word, str(given)] if word == "--inputs" else [word]
            seconds, most = watched(*COMMANDS[target](words, mesh.device_count))
            cells = f"{seconds:8.1f} {most / 1e6:8.0f} {counted / 1e6:8.0f} {most / counted:6.2f}"
            print(f"{target} {way:<{11 - len(target)}} {cells}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("program", nargs="?", help="a text (default: a transformer)")
    parser.add_argument("--targets", nargs="+", default=["jax", "torch"], choices=list(COMMANDS))
    parser.add_argument("--ways", nargs="+", default=list(WAYS), choices=list(WAYS))
    found = parser.parse_args()
    if found.program:
        program = parse(Path(found.program).read_text(encoding="utf-8"), found.program)
    else:
        program = sw.parse(modelled())
    with tempfile.TemporaryDirectory() as folder:
        rows(program, found.targets, found.ways, Path(folder))


def modelled() -> str:
    """The text of the default model."""
    command = ["shardwright", "model", *MODEL]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    main()
