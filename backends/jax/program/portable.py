"""Programs in StableHLO's portable forms, of this version or others: jaxlib makes text of them.

Bytecode (`.mlirbc`, `stablehlo.serialize_portable_artifact`), and text of the `vhlo` dialect.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from importlib.util import find_spec

from shardwright.backends.jax.program import portable_process
from shardwright.ir.errors import Place, error
from shardwright.ir.exit_codes import MISSING

_BYTECODE = b"ML\xefR"
_VHLO = re.compile(rb'^\s*(?:%[^=\n]*=\s*)?"?vhlo\.\w+', re.MULTILINE)
TIMEOUT_S = 600.0


def form_of(data: bytes) -> str:
    """What a file is if it is no plain text: `MLIR bytecode`, `text of vhlo`, or ""."""
    if data.startswith(_BYTECODE):
        return "MLIR bytecode"
    return "text of vhlo" if b"vhlo." in data and _VHLO.search(data) else ""


def text_of(data: bytes, file: str) -> str:
    """The program as text. Raises ProgramError: code 4 where jaxlib is missing."""
    form, place = form_of(data), Place(file, 1, 1)
    if find_spec("jaxlib") is None or find_spec("jax") is None:
        help = "pip install 'shardwright[jax]', or print it as text: str(module)"
        message = f"this is {form}: to read it takes jaxlib, which is not installed"
        raise error(message, place, help=help, code=MISSING)
    environment = {**os.environ, "JAX_PLATFORMS": "cpu", "PYTHONPATH": os.pathsep.join(sys.path)}
    try:
        done = subprocess.run(
            [sys.executable, "-m", portable_process.__name__],
            input=data, capture_output=True, env=environment, timeout=TIMEOUT_S, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise error(f"this is {form}: jaxlib took more than {TIMEOUT_S:.0f} s", place) from None
    if not done.returncode:
        return done.stdout.decode("utf-8")
    said = done.stderr.decode("utf-8", "replace").strip().splitlines()
    why = said[-1] if said and done.returncode > 0 else _ended(done.returncode)
    help = "make it again with stablehlo.serialize_portable_artifact, or print it as text"
    raise error(f"this is {form}, which jaxlib cannot read: {why}", place, help=help)


def _ended(code: int) -> str:
    """How a process ended that said nothing."""
    return f"it ended with {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
