"""Runs generated scripts: JAX on fake CPU devices, torch as one process per device."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np

from shardwright.ir.errors import Place, ProgramError, error
from shardwright.spec.op import Values

MAX_PROCESSES = 64  # torch starts one per device
_DEVICES = "--xla_force_host_platform_device_count"
# The line that says why: a script's refusal, else a Python error; torchrun puts ranks before them.
_CAUSE = re.compile(r"(\[[\w:]+\]:\s*)?(rank \d+: )?(error: |(?=\w*(Error|Exception): ))")


def run_script(
    target: str, text: str, args: Sequence[Values], devices: int, folder: Path
) -> list[Values]:
    """Run a script in `folder` on global arguments; returns its global results.

    The folder keeps the script, both npz files and what the script said. Raises ProgramError when
    the script fails.
    """
    script = folder / f"step_{target}.py"  # not jax.py: it would stand before the package
    inputs, outputs = folder / f"{target}_in.npz", folder / f"{target}_out.npz"
    script.write_text(text, encoding="utf-8")
    with inputs.open("wb") as file:
        np.savez(file, allow_pickle=False, **{f"arg{k}": array for k, array in enumerate(args)})
    words = [str(script), "--inputs", str(inputs), "--outputs", str(outputs)]
    command, environment = COMMANDS[target](words, devices)
    code, said = _run(command, environment)
    (folder / f"step_{target}.log").write_text(said, encoding="utf-8")
    if code or not outputs.is_file():
        raise _failed(target, code, said)
    with np.load(outputs, allow_pickle=False) as archive:
        return [archive[f"res{k}"] for k in range(len(archive.files))]


def kept_files(folder: str, targets: Iterable[str]) -> list[str]:
    """The files that `run_script` writes into a folder."""
    names = ("step_{}.py", "step_{}.log", "{}_in.npz", "{}_out.npz")
    return [str(Path(folder) / name.format(target)) for target in targets for name in names]


Start = tuple[list[str], dict[str, str]]  # command and environment


def _jax(words: list[str], devices: int) -> Start:
    flags = [f for f in os.environ.get("XLA_FLAGS", "").split() if not f.startswith(_DEVICES)]
    settings = {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": " ".join([*flags, f"{_DEVICES}={devices}"])}
    return [sys.executable, *words], os.environ | settings


def _torch(words: list[str], devices: int) -> Start:
    if devices > MAX_PROCESSES:
        most = f"more than {MAX_PROCESSES} processes on this machine"
        raise error(f"the mesh has {devices} devices, {most}", help="leave torch out: --skip torch")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    launch = [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node", str(devices)]
    address = ["--master-addr", "127.0.0.1", "--master-port", str(port)]
    return [*launch, *address, *words], os.environ | {"OMP_NUM_THREADS": "1"}


COMMANDS: dict[str, Callable[[list[str], int], Start]] = {"jax": _jax, "torch": _torch}


def _run(command: list[str], environment: dict[str, str]) -> tuple[int, str]:
    """Exit code and what was said; all processes end when this one is interrupted."""
    child = subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        said, _ = child.communicate()
    except BaseException:
        os.killpg(child.pid, signal.SIGKILL)
        child.wait()
        raise
    return child.returncode, said


def _failed(target: str, code: int, said: str) -> ProgramError:
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    causes = [line for line in lines if _CAUSE.match(line)]
    cause = _CAUSE.sub("", (causes or lines[-1:] or ["it said nothing"])[0])
    message = f"the {target} script failed with exit code {code}: {cause}"
    help = "--keep DIR keeps the script, its inputs and what it said"
    return error(message, Place(f"step_{target}.py"), help=help)
