"""Second opinions: jaxlib's printer, Shardy's passes, the StableHLO interpreter, XLA's compiler.

They run in one persistent child process. An answer of None means "no opinion": the C++ code aborted
or took too long. `Refused` means that the oracle understood and said no. All need jax with jaxlib
0.10.2.
"""

from __future__ import annotations

import atexit
import os
import pickle
import select
import subprocess
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from shardwright.spec.op import Values
from shardwright.testing.oracle.hlo import Collective, collectives
from shardwright.testing.oracle.oracle_worker import __name__ as _WORKER

TIMEOUT_S = 60.0


class Refused(Exception):
    """The oracle rejects the program, with its message."""


class Child:
    """A worker process that is started when asked, and again after it died."""

    def __init__(
        self, devices: int = 8, worker: str = _WORKER, preload: str = "", flags: str = ""
    ) -> None:
        """`worker`: the module to run; `preload`: a shared library that its loader takes first;
        `flags`: more for XLA.
        """
        self.flags = flags
        self.devices = devices
        self.worker = worker
        self.preload = preload
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, function: str, *args: Any, timeout_s: float = TIMEOUT_S) -> Any:
        """The answer; None when the child died or took longer. Raises Refused."""
        process = self._running()
        assert process.stdin is not None and process.stdout is not None
        try:
            pickle.dump((function, args), process.stdin)
            process.stdin.flush()
            ready, _, _ = select.select([process.stdout], [], [], timeout_s)
            if not ready:
                raise EOFError
            is_ok, value = pickle.load(process.stdout)
        except (EOFError, BrokenPipeError, pickle.UnpicklingError):
            self.stop()
            return None
        if not is_ok:
            raise Refused(value)
        return value

    def stop(self) -> None:
        """End the child."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            flags = f"--xla_force_host_platform_device_count={self.devices} {self.flags}"
            environment = {
                **os.environ,
                "XLA_FLAGS": flags,
                "JAX_PLATFORMS": "cpu",
                "OMP_NUM_THREADS": "1",
                "PYTHONPATH": os.pathsep.join(sys.path),
                **({"LD_PRELOAD": self.preload} if self.preload else {}),
            }
            self._process = subprocess.Popen(
                [sys.executable, "-m", self.worker],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
            )
        return self._process


_child = Child()
atexit.register(_child.stop)


def jaxlib_print(text: str, *, generic: bool = False, debuginfo: bool = False) -> str | None:
    """`str(Module.parse(text))`: the bytes our printer must give."""
    return _child.ask("print", text, generic, debuginfo)


class Said(NamedTuple):
    """An error of MLIR's parser or verifier; line and column from 1, 0 when unknown."""

    line: int
    column: int
    message: str


def verdicts(texts: Sequence[str]) -> list[list[Said] | None]:
    """Errors of MLIR's parser and verifier for each text: [] for a valid one, None if they died.

    A text that kills them takes no other with it.
    """
    found: list[list[Said] | None] = []
    for start in range(0, len(texts), _CHUNK):
        chunk = list(texts[start : start + _CHUNK])
        answers = _child.ask("verdicts", chunk, timeout_s=TIMEOUT_S + len(chunk))
        for errors in answers or [None] * len(chunk):
            found.append(None if errors is None else [Said(*one) for one in errors])
    return found


_CHUNK = 500  # texts per request


def shardy(text: str, pipeline: str = "sdy-propagation-pipeline") -> str | None:
    """The module after Shardy's real passes, e.g. `func.func(sdy-insert-explicit-reshards)`."""
    return _child.ask("shardy", text, pipeline)


def shardy_rules(text: str, *, conservative: bool = False) -> str | None:
    """The module with Shardy's `sdy.sharding_rule` on every op that has one."""
    options = "{conservative-propagation=true}" if conservative else ""
    return _child.ask("shardy", text, f"func.func(sdy-populate-op-sharding-rules{options})")


def interpret(text: str, args: Sequence[Values]) -> list[Values] | None:
    """Results by the StableHLO reference interpreter; slow, for tensors below 1e4 elements."""
    return _child.ask("interpret", text, list(args))


def xla_run(text: str, args: Sequence[Values]) -> list[Values] | None:
    """Results of the program compiled by XLA for one CPU device; shardings are dropped."""
    return _child.ask("xla_run", text, list(args))


class Partitioned:
    """The result of XLA's partitioner for an annotated program. Bytes are per device.

    `output_bytes` include 8 per result, a table of where they are; `alias_bytes` are those of
    results in the place of arguments. `flops` are per device and count loop bodies once.
    """

    def __init__(self, answer: dict[str, Any], devices: int) -> None:
        self.text: str = answer["text"]
        self.argument_bytes: int = answer["argument_bytes"]
        self.output_bytes: int = answer["output_bytes"]
        self.temp_bytes: int = answer["temp_bytes"]
        self.alias_bytes: int = answer["alias_bytes"]
        self.flops: float = answer["flops"]
        self.collectives: list[Collective] = collectives(self.text, devices)

    @property
    def wire_bytes(self) -> float:
        """Bytes each device sends over all collectives, ring algorithms, loops multiplied out."""
        return sum(one.wire_bytes * one.times for one in self.collectives)


# XLA's CPU backend alone makes barriers void before it looks for common expressions a last time.
_KEEP_BARRIERS = "--xla_disable_hlo_passes=cse_barrier_expander"


def xla_partitioned(
    text: str, devices: int = 8, *, keeps_barriers: bool = False
) -> Partitioned | None:
    """Compile an annotated program for several CPU devices with XLA's Shardy partitioner.

    `keeps_barriers`: optimization barriers hold to the end, as on other devices.
    """
    child = _child
    if devices > child.devices or keeps_barriers:
        child = Child(devices, flags=_KEEP_BARRIERS if keeps_barriers else "")
    try:
        answer = child.ask("xla_partitioned", text, devices)
    finally:
        if child is not _child:
            child.stop()
    return None if answer is None else Partitioned(answer, devices)
