"""Runs generated scripts: one as a user would, or many in one set of processes.

A script takes `--inputs in.npz --outputs out.npz`; arrays are named `arg0`, `arg1`, ... and
`res0`, ... and are global. Starting torch on four ranks takes seconds, so `run_scripts` starts
them once, as forks of one process: every rank executes script after script in one gloo group
(`script_runner`), and creating or destroying a process group inside them does nothing.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from shardwright.backends.verification.script_runner import on_ranks
from shardwright.spec.op import Values
from shardwright.testing.script_runner import __file__ as _RUNNER
from shardwright.testing.warm.python import warmly

TIMEOUT_S = 300.0
Job = tuple[Path, Sequence[Values]]


class ScriptFailed(Exception):
    """A script ended with an error: its output."""


def run_script(
    path: Path | str,
    args: Sequence[Values],
    processes: int = 0,
    devices: int = 8,
    timeout_s: float = TIMEOUT_S,
) -> list[Values]:
    """Results of one script, started as a verification starts it: once, or on ranks.

    `processes`: ranks of a torch script (0: one process), `devices`: fake CPU devices of a JAX
    script. Raises ScriptFailed.
    """
    with tempfile.TemporaryDirectory() as folder:
        inputs, outputs = Path(folder, "in.npz"), Path(folder, "out.npz")
        save(inputs, "arg", args)
        files = ["--inputs", str(inputs), "--outputs", str(outputs)]
        _start([str(path), *files], processes, devices, timeout_s)
        return load(outputs, "res")


def run_scripts(
    jobs: Sequence[Job], processes: int = 0, devices: int = 8, timeout_s: float = TIMEOUT_S
) -> list[list[Values] | ScriptFailed]:
    """Results of many scripts run one after the other in the same processes; failures in their
    place.
    """
    with tempfile.TemporaryDirectory() as folder:
        _save_jobs(folder, jobs)
        try:
            _start([_RUNNER, folder], processes, devices, timeout_s)
        except ScriptFailed as failed:
            return [_outcome(folder, number, str(failed)) for number in range(len(jobs))]
        return [_outcome(folder, number, "no output") for number in range(len(jobs))]


def run_jax_processes(
    jobs: Sequence[Job], processes: int = 2, devices: int = 8, timeout_s: float = TIMEOUT_S
) -> list[list[Values] | ScriptFailed]:
    """As `run_scripts`, for JAX scripts over several processes that share the fake devices."""
    with tempfile.TemporaryDirectory() as folder:
        _save_jobs(folder, jobs)
        address = f"127.0.0.1:{free_port()}"
        environment = _environment(devices // processes)
        children = [
            subprocess.Popen(
                warmly([sys.executable, _RUNNER, folder, address, str(processes), str(rank)]),
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            for rank in range(processes)
        ]
        try:
            said = [child.communicate(timeout=timeout_s)[0] for child in children]
        except subprocess.TimeoutExpired:
            said = [f"still running after {timeout_s} s"]
        finally:
            for child in children:
                child.kill()
        return [_outcome(folder, number, "\n".join(said)) for number in range(len(jobs))]


def _save_jobs(folder: str, jobs: Sequence[Job]) -> None:
    for number, (_, args) in enumerate(jobs):
        save(Path(folder, f"in{number}.npz"), "arg", args)
    Path(folder, "jobs").write_text("\n".join(str(path) for path, _ in jobs))


def _outcome(folder: str, number: int, text: str) -> list[Values] | ScriptFailed:
    output, error = Path(folder, f"out{number}.npz"), Path(folder, f"error{number}")
    if error.exists():
        return ScriptFailed(error.read_text())
    return load(output, "res") if output.exists() else ScriptFailed(text)


def save(path: Path, prefix: str, arrays: Sequence[Values]) -> None:
    """Write arrays as `prefix0`, `prefix1`, ..."""
    named = {f"{prefix}{k}": array for k, array in enumerate(arrays)}
    with path.open("wb") as file:
        np.savez(file, **named)  # pyright: ignore[reportArgumentType]


def load(path: Path, prefix: str) -> list[Values]:
    """Read arrays written as `prefix0`, `prefix1`, ..."""
    with np.load(path) as file:
        return [file[f"{prefix}{k}"] for k in range(len(file.files))]


def free_port() -> int:
    """A TCP port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _start(command: list[str], processes: int, devices: int, timeout_s: float) -> None:
    launcher = on_ranks(processes) if processes else [sys.executable]
    child = subprocess.Popen(
        warmly([*launcher, *command]),
        env=_environment(devices),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        said, _ = child.communicate(timeout=timeout_s)
    except BaseException as late:
        os.killpg(child.pid, signal.SIGKILL)  # ranks, too
        child.communicate()
        if isinstance(late, subprocess.TimeoutExpired):
            raise ScriptFailed(f"still running after {timeout_s} s") from late
        raise
    if child.returncode:
        raise ScriptFailed(f"exit code {child.returncode}\n{said}")


def _environment(devices: int) -> dict[str, str]:
    return {
        **os.environ,
        "OMP_NUM_THREADS": "1",
        "JAX_PLATFORMS": "cpu",
        "XLA_FLAGS": f"--xla_force_host_platform_device_count={devices}",
    }
