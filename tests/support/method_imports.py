"""Which kernels a method imports: those of its own row, and no others."""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType

KERNELS = "shardwright.passes.search.kernels"


def kernels_of(module: ModuleType) -> set[str]:
    """Names of the kernels that the file of a method imports."""
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(KERNELS):
            rest = (node.module or "").removeprefix(KERNELS).strip(".")
            found.update([rest] if rest else [one.name for one in node.names])
        if isinstance(node, ast.Import):
            found.update(one.name for one in node.names if one.name.startswith(KERNELS))
    return found
