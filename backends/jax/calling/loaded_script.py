"""A script that was written for JAX, as a module of this process."""

from __future__ import annotations

import linecache
import sys
from hashlib import sha256
from types import ModuleType


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
