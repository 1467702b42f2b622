"""The architecture: which folder may import which. Imports point down only."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PACKAGE = "shardwright"
HEAVY = {"jax", "jaxlib", "torch", "scipy", "numba", "graphviz", "onnx", "rich", "hypothesis"}

# layer -> layers it may import, besides itself
BELOW = {
    "spec": set[str](),
    "ir": {"spec"},
    "passes": {"spec", "ir"},
    "backends": {"spec", "ir"},
    "tools": {"spec", "ir", "passes", "backends"},
    "testing": {"spec", "ir", "passes", "backends", "tools"},
}
FOLDERS = {layer: "tests/support" if layer == "testing" else layer for layer in BELOW}

# Imports a verb's module when the verb is named, so that --help stays fast.
DISPATCHES = {"tools.cli"}

# Modules made of an optional package: imported by name when they are asked for, and by each other.
MADE_OF = {"backends.jax.capture": "jax", "backends.jax.models": "jax"}


def modules() -> dict[str, ast.Module]:
    """Dotted name without the package -> syntax tree, for every file of every layer."""
    found: dict[str, ast.Module] = {}
    for layer, folder in FOLDERS.items():
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = [layer, *path.relative_to(ROOT / folder).with_suffix("").parts]
            name = ".".join(parts).removesuffix(".__init__")
            found[name] = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return found


MODULES = modules()
PACKAGES = {name.rpartition(".")[0] for name in MODULES} | set(FOLDERS)


def imports(name: str, tree: ast.AST) -> Iterator[str]:
    """What a module imports; our own modules without the package's name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.removeprefix(f"{PACKAGE}.") for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                anchor = name if name in PACKAGES else name.rpartition(".")[0]
                for _ in range(node.level - 1):
                    anchor = anchor.rpartition(".")[0]
                base = f"{anchor}.{base}".strip(".")
            base = base.removeprefix(f"{PACKAGE}.")
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield inner if inner in MODULES else base


def problems(name: str, tree: ast.Module) -> list[str]:
    """Every import of a module that the architecture forbids."""
    layer = name.split(".")[0]
    found: list[str] = []
    for target in imports(name, tree):
        top = target.split(".")[0]
        if top in BELOW and top != layer and top not in BELOW[layer]:
            found.append(f"{name} imports {target}: {layer} stands below {top}")
        if made_of(target) and has_heavy(target) and not made_of(name):
            found.append(f"{name} imports {target}, which imports {made_of(target)}")
        if layer == top == "passes" and not may_share(name, target):
            found.append(f"{name} imports {target}: passes compose through the module")
        if layer == top == "backends" and not is_shared(name, target):
            found.append(f"{name} imports {target}: targets do not know one another")
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            heavy = {t.split(".")[0] for t in imports(name, node)} & HEAVY
            heavy -= {made_of(name)}
            if heavy and layer != "testing" and not is_script_part(name):
                found.append(f"{name} imports {heavy} when it is imported")
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            late = {t.split(".")[0] for t in imports(name, node)} - HEAVY
            if late and name not in DISPATCHES:
                found.append(f"{name} imports {late} inside {node.name}")
    return found


def made_of(name: str) -> str:
    """The optional package that a module is made of."""
    return MADE_OF.get(name.rpartition(".")[0], "")


def has_heavy(name: str) -> bool:
    """Whether a module imports the package that it is made of, itself or by another."""
    tree = MODULES.get(name, ast.parse(""))
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            for target in imports(name, node):
                is_own = made_of(target) and target != name and has_heavy(target)
                if target.split(".")[0] == made_of(name) or is_own:
                    return True
    return False


def is_script_part(name: str) -> bool:
    """Text of the backends that is copied into scripts, so it imports what a script imports.

    No module of ours imports it.
    """
    users = [other for other, tree in MODULES.items() if name in imports(other, tree)]
    return name.startswith("backends.") and not made_of(name) and not users


def is_shared(name: str, target: str) -> bool:
    """A target's folder may import itself and the files above it; these import no target."""
    owner = target.split(".")[1:2] if target.count(".") > 1 else []
    return not owner or owner == name.split(".")[1:2]


def may_share(name: str, target: str) -> bool:
    """Passes may import their folder's `_helpers` and what stands in `passes`, nothing else."""
    depth = target.count(".")
    if depth < 2:  # passes, passes.base, passes.registry
        return True
    group, _, stem = target.rpartition(".")
    return stem.startswith("_") and (name.rpartition(".")[0] == group or name.count(".") < 2)


@pytest.mark.parametrize("name", MODULES)
def test_imports_point_down(name: str):
    assert problems(name, MODULES[name]) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("spec.types", "from shardwright.ir.core import Op"),
        ("spec.types", "from ..ir import core"),
        ("ir.core", "import shardwright.passes.base"),
        ("backends.jax.lower", "from shardwright.passes import base"),
        ("backends.jax.lower", "from shardwright.backends.torch.lower import emit"),
        ("passes.shard.one", "from shardwright.passes.clean.cse import Cse"),
        ("passes.shard.one", "from shardwright.passes.clean._helper import x"),
        ("passes.shard.one", "from .two import Two"),
        ("ir.run", "import torch"),
        ("tools.model", "from shardwright.backends.jax.capture.train import text"),
        ("tools.model", "from shardwright.backends.jax.models import transformer"),
        ("backends.jax.capture.train", "import torch"),
        ("backends.names", "import jax"),
        ("ir.run", "def f():\n    from shardwright.spec import op"),
    ],
)
def test_a_planted_import_is_caught(name: str, text: str):
    MODULES.setdefault("passes.clean.cse", ast.parse(""))
    assert problems(name, ast.parse(text))
