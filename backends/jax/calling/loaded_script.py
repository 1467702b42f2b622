"""A script that was written for JAX, as a module of this process."""

from __future__ import annotations

import linecache
import sys
from collections.abc import Callable
from hashlib import sha256
from types import ModuleType
from typing import Any

from shardwright.backends.jax.calling.optional_jax import jax_for


def loaded(script: str) -> ModuleType:
    """The module that a script is; the same for the same text. Its lines show in tracebacks."""
    name = f"shardwright_plan_{sha256(script.encode()).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    module = ModuleType(name)
    file = f"<{name}>"
    module.__file__ = file
    linecache.cache[file] = len(script), None, script.splitlines(keepends=True), file
    sys.modules[name] = module  # dataclasses look themselves up there
    try:
        exec(compile(script, file, "exec"), module.__dict__)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def step_of(script: ModuleType, mesh: Any) -> Callable[..., Any]:
    """The jitted step of a script on a mesh, by flat arrays.

    Scripts turn on 64 bits for their process where the program has any; here only a call has them.
    """
    jax = jax_for("a step")
    before: bool = jax.config.jax_enable_x64
    try:
        run = script.make_step(mesh)
        is_wide: bool = jax.config.jax_enable_x64
    finally:
        jax.config.update("jax_enable_x64", before)

    def step(*arrays: Any) -> Any:
        with jax.enable_x64(is_wide):
            return run(*arrays)

    return step
