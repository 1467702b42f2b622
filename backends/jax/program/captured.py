"""The text of a program that is Python, made by a process of its own."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TextIO, cast

from shardwright.backends.jax.program.argument import PythonName
from shardwright.backends.jax.program.dropped import restored
from shardwright.backends.jax.program.user_code_errors import died, refused
from shardwright.ir.errors import Diagnostic

DEVICES = 8  # that JAX is given where nobody says how many
MOST_DEVICES = 4096  # that a mesh of devices may ask for; larger ones are described, not made
_PROCESS = str(Path(__file__).with_name("capture_process.py"))
_COUNT = "--xla_force_host_platform_device_count"


@dataclass(frozen=True)
class Captured:
    """The text, and warnings about it."""

    text: str
    warnings: tuple[Diagnostic, ...] = ()


@dataclass(frozen=True)
class Surroundings:
    """Where a user's Python runs: the current folder, what is imported from where, and what the
    environment says of that.
    """

    folder: str
    path: tuple[str, ...]
    python_path: str | None


def surroundings() -> Surroundings:
    """Those of this process."""
    return Surroundings(os.getcwd(), tuple(sys.path), os.environ.get("PYTHONPATH"))


def captured(asked: PythonName, stderr: TextIO, at: Surroundings | None = None) -> Captured:
    """What a name in Python lowers to. What its code prints goes to `stderr`.

    `at`: where it runs, here unless it is said.

    JAX has eight processors to make meshes of, or as many as a mesh needs, where the user does not
    say how many. Raises ProgramError: code 4 where JAX is missing.
    """
    at = surroundings() if at is None else at
    found = _answer(asked, stderr, DEVICES, at)
    wanted = cast(int, found.get("problem", {}).get("devices", 0))
    if 0 < wanted <= MOST_DEVICES and wanted != DEVICES:
        found = _answer(asked, stderr, wanted, at)
    if "problem" in found:
        raise refused(asked, found["problem"])
    text, dropped = cast(str, found["text"]), found.get("dropped")
    return Captured(*restored(asked, text, dropped)) if dropped else Captured(text)


def _answer(asked: PythonName, stderr: TextIO, devices: int, at: Surroundings) -> Mapping[str, Any]:
    """What the process tells. Raises ProgramError where it tells nothing."""
    request = json.dumps({**asdict(asked), "path": at.path})
    with TemporaryDirectory(prefix="shardwright-") as folder:
        target = Path(folder) / "answer.json"
        code = _run([sys.executable, _PROCESS, request, str(target)], stderr, devices, at)
        if not target.exists():
            raise died(asked, code)
        return json.loads(target.read_text("utf-8"))


def _run(command: list[str], stderr: TextIO, devices: int, at: Surroundings) -> int:
    """Run a command with all that it prints on `stderr`; its exit code."""
    environment = _environment(devices, at)
    try:
        number = stderr.fileno()
    except (OSError, AttributeError, io.UnsupportedOperation):
        done = subprocess.run(
            command,
            env=environment,
            cwd=at.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        stderr.write(done.stdout.decode("utf-8", "replace"))
        return done.returncode
    stderr.flush()
    done = subprocess.run(command, env=environment, cwd=at.folder, stdout=number, stderr=number)
    return done.returncode


def _environment(devices: int, at: Surroundings) -> dict[str, str]:
    """That of this process, with processors for JAX, and places of code as seen from its folder."""
    found = dict(os.environ)
    if at.python_path is not None:
        found["PYTHONPATH"] = at.python_path
    found.setdefault("JAX_PLATFORMS", "cpu")
    here = re.escape(at.folder + os.sep)
    found.setdefault("JAX_HLO_SOURCE_FILE_CANONICALIZATION_REGEX", f"^{here}")
    flags = found.get("XLA_FLAGS", "")
    if _COUNT not in flags and "JAX_NUM_CPU_DEVICES" not in found:
        found["XLA_FLAGS"] = f"{flags} {_COUNT}={devices}".strip()
    return found
