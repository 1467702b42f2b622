"""Optional packages: detects them, and reports a missing one clearly."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec

from shardwright.ir.errors import error
from shardwright.ir.exit_codes import MISSING

OPTIONAL = {  # package -> the extra that brings it
    "jax": "jax",
    "torch": "torch",
    "scipy": "search",
    "numba": "search",
    "graphviz": "viz",
    "onnx": "onnx",
}
CORE = ("lark", "numpy")


def installed(name: str) -> str | None:
    """The version of a package, None when it is absent; imports nothing."""
    if find_spec(name) is None:
        return None
    try:
        return version(name)
    except PackageNotFoundError:
        return "unknown"


def require(name: str, purpose: str, instead: str = "") -> None:
    """Raises ProgramError with exit code 4 when an optional package is absent."""
    if installed(name) is None:
        help = f"pip install 'shardwright[{OPTIONAL[name]}]'"
        raise error(
            f"{purpose} needs {name}, which is not installed",
            help=f"{help}, or {instead}" if instead else help,
            code=MISSING,
        )
