"""Runs measuring processes; none outlives the tool."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryFile
from threading import Thread
from typing import IO, Any, cast

from shardwright.ir.errors import ProgramError, error
from shardwright.tools.calibrate.worker import LAST, Request

JAX, TORCH = "jax", "torch"
SILENCE = 180.0  # seconds after which processes that say nothing are given up
Started = tuple[list[str], dict[str, str]]  # a command and its environment
_FORCED = "--xla_force_host_platform_device_count"


# What a runtime says of its accelerators: how many there are, and the bytes of the first.
_PROBES = {
    JAX: "import jax; d = [x for x in jax.devices() if x.platform != 'cpu'];"
    " print(len(d), (d[0].memory_stats() or {}).get('bytes_limit', 0) if d else 0)",
    TORCH: "import torch; n = torch.cuda.device_count();"
    " print(n, torch.cuda.get_device_properties(0).total_memory if n else 0)",
}


@dataclass(frozen=True)
class Accelerators:
    """Devices of a runtime besides processors, and bytes of one."""

    number: int
    memory: float


NONE = Accelerators(0, 0.0)


def devices_shown() -> int:
    """NVIDIA and AMD devices that this machine shows, whether or not a runtime can use them."""
    nodes = Path("/sys/class/kfd/kfd/topology/nodes").glob("*/gpu_id")
    return len(list(Path("/dev").glob("nvidia[0-9]*"))) + sum(_is_set(node) for node in nodes)


def _is_set(node: Path) -> bool:
    try:
        return node.read_text().strip() not in ("", "0")  # processors are nodes, too
    except OSError:
        return False


def accelerators(runtime: str) -> Accelerators:
    """The accelerators that a runtime can use; a package that was built for processors uses none.

    The runtime is asked in a process of its own: one that asked would hold the devices.
    """
    if not devices_shown():
        return NONE
    try:
        told = subprocess.run(
            [sys.executable, "-c", _PROBES[runtime]],
            capture_output=True,
            text=True,
            timeout=SILENCE,
            check=True,
        )
        count, memory = told.stdout.split()[-2:]
        return Accelerators(int(count), float(memory))
    except (OSError, ValueError, subprocess.SubprocessError):
        return NONE


def commands(runtime: str, request: Request) -> list[Started]:
    """Per process its command and environment; the first one says what is measured."""
    text = json.dumps(asdict(request))
    command = [sys.executable, "-m", f"{__package__}.{runtime}_worker", text]
    return [(command, one) for one in environments(runtime, request.devices)]


def environments(runtime: str, devices: int) -> list[dict[str, str]]:
    """Of each process of a runtime."""
    settings = {"OMP_NUM_THREADS": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    if runtime == JAX:
        flags = [f for f in os.environ.get("XLA_FLAGS", "").split() if not f.startswith(_FORCED)]
        settings["XLA_FLAGS"] = " ".join([*flags, f"{_FORCED}={devices}"])
        if not devices_shown():
            settings["JAX_PLATFORMS"] = "cpu"
        return [os.environ | settings]
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings |= {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port)}
    settings["WORLD_SIZE"] = str(devices)
    return [os.environ | settings | {"RANK": str(rank)} for rank in range(devices)]


def said(
    runtime: str, started: list[Started], silence: float = SILENCE
) -> Generator[dict[str, Any]]:
    """The lines of the first process, as they come. Raises ProgramError when it fails."""
    children: list[subprocess.Popen[str]] = []
    with TemporaryFile("w+", errors="replace") as complaints:
        try:
            for command, environment in started:
                children.append(_started(command, environment, complaints, not children))
            for line in _lines(runtime, children[0], silence):
                yield line
                if LAST in line:
                    return
            raise _failed(runtime, children[0].wait(), complaints)
        finally:
            for child in children:
                _end(child)


def _started(
    command: list[str], environment: dict[str, str], complaints: IO[str], is_first: bool
) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE if is_first else subprocess.DEVNULL,
        stderr=complaints,
        text=True,
        start_new_session=True,
    )


def _lines(runtime: str, child: subprocess.Popen[str], silence: float) -> Iterator[dict[str, Any]]:
    lines: SimpleQueue[str] = SimpleQueue()
    stream = cast("IO[str]", child.stdout)

    def read() -> None:
        with suppress(ValueError):  # the stream may be closed under us
            for line in stream:
                lines.put(line)
        lines.put("")

    Thread(target=read, daemon=True).start()
    while True:
        try:
            line = lines.get(timeout=silence)
        except Empty:
            message = f"the {runtime} process said nothing for {silence:.0f} s"
            help = "try fewer devices: --devices 2"
            raise error(message, help=help) from None
        if not line:
            return
        if line.startswith("{"):
            yield json.loads(line)


def _end(child: subprocess.Popen[str]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
    child.wait()
    for stream in (child.stdin, child.stdout):
        if stream is not None:
            stream.close()


def _failed(runtime: str, code: int, complaints: IO[str]) -> ProgramError:
    complaints.seek(0)
    lines = [line.strip() for line in complaints if line.strip()]
    why = lines[-1][:300] if lines else "it said nothing"
    message = f"the {runtime} process failed with exit code {code}: {why}"
    return error(message, help=f"leave {runtime} out with --with, or try --devices 2")
