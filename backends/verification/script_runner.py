"""Runs generated scripts: JAX on fake CPU devices, torch as one process per device."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import zipfile
import zlib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np

from shardwright.backends.verification import ranks
from shardwright.backends.verification.failures import failure
from shardwright.ir.errors import error
from shardwright.ir.reference.arrays_in_files import Parts, read_members, write_members
from shardwright.spec.op import Values

_AT_ONCE = 1 << 24  # bytes that are compared
MAX_PROCESSES = 64  # torch starts one per device
_DEVICES = "--xla_force_host_platform_device_count"
# What ranks give back stays with them otherwise (of the C library; others ignore it).
_GIVES_BACK = {"MALLOC_MMAP_THRESHOLD_": "1048576", "MALLOC_TRIM_THRESHOLD_": "1048576"}


def run_script(
    target: str,
    text: str,
    args: Sequence[Values],
    devices: int,
    folder: Path,
    needed: int = 0,
) -> list[Values]:
    """Run a script in `folder` on global arguments; returns its global results, mapped.

    The folder keeps the script, both npz files and what the script said. `needed`: bytes that all
    devices hold at least, for messages. Raises ProgramError when the script fails.
    """
    script = folder / f"step_{target}.py"  # not jax.py: it would stand before the package
    inputs, outputs = folder / f"{target}_in.npz", folder / f"{target}_out.npz"
    script.write_text(text, encoding="utf-8")
    _save(inputs, args)
    outputs.unlink(missing_ok=True)
    words = [str(script), "--inputs", str(inputs), "--outputs", str(outputs)]
    command, environment = COMMANDS[target](words, devices)
    code, said = _run(command, environment)
    (folder / f"step_{target}.log").write_text(said, encoding="utf-8")
    if code or not outputs.is_file():
        raise failure(target, code, said, devices, needed)
    found = read_members(str(outputs), "res")
    return [np.asanyarray(found[f"res{k}"]) for k in range(len(found))]


def _save(path: Path, args: Sequence[Values]) -> None:
    """Write arguments to an npz file, or link it to the one of another target that has them."""
    path.unlink(missing_ok=True)
    for other in sorted(path.parent.glob("*_in.npz")):
        if _holds(other, args):
            path.hardlink_to(other)
            return
    write_members(str(path), ((f"arg{k}", array) for k, array in enumerate(args)))


def _holds(path: Path, args: Sequence[Values]) -> bool:
    """True if an npz file has these arrays, bit for bit."""
    try:
        found = read_members(str(path), "arg")
    except (OSError, ValueError, EOFError, zipfile.BadZipFile, zlib.error):
        return False
    return len(found) == len(args) and all(
        _is_same(array, found.get(f"arg{k}")) for k, array in enumerate(args)
    )


def _is_same(a: Values, b: Values | Parts | None) -> bool:
    if not isinstance(b, np.ndarray) or a.shape != b.shape or a.dtype != b.dtype:
        return False
    left, right = (np.ascontiguousarray(one).reshape(-1).view(np.uint8) for one in (a, b))
    steps = range(0, left.size, _AT_ONCE)
    return all(np.array_equal(left[k : k + _AT_ONCE], right[k : k + _AT_ONCE]) for k in steps)


def kept_files(folder: str, targets: Iterable[str]) -> list[str]:
    """The files that a verification writes into a folder."""
    names = ("step_{}.py", "step_{}.log", "{}_in.npz", "{}_out.npz")
    found = [name.format(target) for target in targets for name in names]
    return [str(Path(folder) / name) for name in ("reference_in.npz", "reference_out.npz", *found)]


Start = tuple[list[str], dict[str, str]]  # command and environment


def _jax(words: list[str], devices: int) -> Start:
    flags = [f for f in os.environ.get("XLA_FLAGS", "").split() if not f.startswith(_DEVICES)]
    settings = {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": " ".join([*flags, f"{_DEVICES}={devices}"])}
    return [sys.executable, *words], os.environ | settings


def _torch(words: list[str], devices: int) -> Start:
    if devices > MAX_PROCESSES:
        most = f"more than {MAX_PROCESSES} processes on this machine"
        raise error(f"the mesh has {devices} devices, {most}", help="leave torch out: --skip torch")
    return [*on_ranks(devices), *words], _GIVES_BACK | os.environ | {"OMP_NUM_THREADS": "1"}


def on_ranks(count: int, platform: str = sys.platform) -> list[str]:
    """The command that starts a torch script and its words as ranks of this machine."""
    if platform == "linux":
        return [sys.executable, ranks.__file__, str(count)]
    # Nobody has tried forks behind an import of torch elsewhere; macOS warns of them.
    launch = [sys.executable, "-m", "torch.distributed.run", "--standalone"]
    return [*launch, f"--nproc-per-node={count}"]


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
