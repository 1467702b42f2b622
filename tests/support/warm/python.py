"""Starts files in a Python that has imported jax or torch already: that takes most of the time of a
short script, and is the same for all.

A file runs in a fork that has its own environment, folder, streams, session and exit code. What
JAX reads while it is imported is told to the import: only who changes it needs a new process.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from shardwright.backends.verification import ranks

_HERE = Path(__file__).parent


class Warm:
    """A process with modules, started when a file is to run."""

    def __init__(self, *modules: str) -> None:
        self.modules = modules
        self._folder = tempfile.TemporaryDirectory(prefix="warm-")
        self._process: subprocess.Popen[bytes] | None = None

    def command(self, *words: str) -> list[str]:
        """What to run instead of `[sys.executable, FILE, ...]`: that, but on Linux, where forks
        were tried.
        """
        if sys.platform != "linux":
            return [sys.executable, *words]
        address = str(Path(self._folder.name, "socket"))
        if self._process is None:
            server = [sys.executable, str(_HERE / "server.py"), address, *self.modules]
            self._process = subprocess.Popen(
                server,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "JAX_PLATFORMS": "cpu", "OMP_NUM_THREADS": "1"},
                cwd="/",
            )
            assert self._process.stdout is not None
            assert self._process.stdout.readline() == b"ready\n", self.modules
        return [sys.executable, "-I", "-S", str(_HERE / "client.py"), address, *words]

    def stop(self) -> None:
        """End it."""
        if self._process is not None:
            self._process.communicate()  # its stdin ends
            self._process = None
        self._folder.cleanup()


def warmly(command: Sequence[str]) -> list[str]:
    """What to run instead of the command that starts a JAX script, or ranks of a torch script."""
    if command[1].startswith("-"):
        return list(command)
    is_torch = command[1] == ranks.__file__
    return warm("torch.distributed" if is_torch else "jax").command(*command[1:])


@cache
def warm(*modules: str) -> Warm:
    """The process of this one that has modules."""
    found = Warm(*modules)
    atexit.register(found.stop)
    return found
