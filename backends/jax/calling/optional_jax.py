"""JAX, where it is installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from shardwright.ir.errors import error
from shardwright.ir.exit_codes import MISSING


def jax_for(what: str) -> Any:
    """The module `jax`. Raises ProgramError with code 4 where it is missing; `what` needs it."""
    try:
        return import_module("jax")
    except ImportError:
        message = f"{what} needs jax, which is not installed"
        raise error(message, help="pip install 'shardwright[jax]'", code=MISSING) from None
