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


def captured(asked: PythonName, stderr: TextIO) -> Captured:
    """What a name in Python lowers to. What its code prints goes to `stderr`.

    JAX has eight processors to make meshes of, or as many as a mesh needs, where the user does not
    say how many. Raises ProgramError: code 4 where JAX is missing.
    """
    found = _answer(asked, stderr, DEVICES)
    wanted = cast(int, found.get("problem", {}).get("devices", 0))
    if 0 < wanted <= MOST_DEVICES and wanted != DEVICES:
        found = _answer(asked, stderr, wanted)
    if "problem" in found:
        raise refused(asked, found["problem"])
    text, dropped = cast(str, found["text"]), found.get("dropped")
    return Captured(*restored(asked, text, dropped)) if dropped else Captured(text)


def _answer(asked: PythonName, stderr: TextIO, devices: int) -> Mapping[str, Any]:
    """What the process tells. Raises ProgramError where it tells nothing."""
    request = json.dumps({**asdict(asked), "path": sys.path})
    with TemporaryDirectory(prefix="shardwright-") as folder:
        target = Path(folder) / "answer.json"
        code = _run([sys.executable, _PROCESS, request, str(target)], stderr, devices)
        if not target.exists():
            raise died(asked, code)
        return json.loads(target.read_text("utf-8"))


def _run(command: list[str], stderr: TextIO, devices: int) -> int:
    """Run a command with all that it prints on `stderr`; its exit code."""
    environment = _environment(devices)
    try:
        number = stderr.fileno()
    except (OSError, AttributeError, io.UnsupportedOperation):
        done = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        stderr.write(done.stdout.decode("utf-8", "replace"))
        return done.returncode
    stderr.flush()
    return subprocess.run(command, env=environment, stdout=number, stderr=number).returncode


def _environment(devices: int) -> dict[str, str]:
    """That of this process, with processors for JAX, and places of code as seen from here."""
    found = dict(os.environ)
    found.setdefault("JAX_PLATFORMS", "cpu")
    here = re.escape(os.getcwd() + os.sep)
    found.setdefault("JAX_HLO_SOURCE_FILE_CANONICALIZATION_REGEX", f"^{here}")
    flags = found.get("XLA_FLAGS", "")
    if _COUNT not in flags and "JAX_NUM_CPU_DEVICES" not in found:
        found["XLA_FLAGS"] = f"{flags} {_COUNT}={devices}".strip()
    return found
