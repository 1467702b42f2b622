"""The architecture: which layer, and which room of passes, may import which. Imports point down."""

import ast
from collections.abc import Iterator
from functools import cache
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
    "api": {"spec", "ir", "passes", "backends"},
    "tools": {"spec", "ir", "passes", "backends", "api"},
    "testing": {"spec", "ir", "passes", "backends", "api", "tools"},
    "pages": {"spec", "ir", "passes", "backends", "api", "tools", "testing"},
}
FOLDERS = {"testing": "tests/support", "pages": "docs/pages", "api": "src/shardwright/api"}
UNSHIPPED = {"testing", "pages"}  # may import optional packages when they are imported

# Rooms of passes, lowest first; those of one line know nothing of one another.
ROOMS = (
    ("clean", "shared", "target"),
    ("importing", "propagation", "exporting"),
    ("partition",),
    ("collect",),
    ("pipeline",),
    ("cost",),
    ("explain",),
    ("search",),
)
LEVEL = {room: level for level, rooms in enumerate(ROOMS) for room in rooms}
OWN = {"importing", "exporting"}  # Shardy's own steps: rooms above have theirs, by other rules
# Files of passes that any room may import.
COMMON = {"base", "registry", "running", "verifying", "named_pipelines", "pipeline_text"}
LIBRARIES = {"shared", "explain"}  # rooms that hold no passes
# What methods of search see of passes: not one another.
METHODS, FOR_METHODS = "passes.search.methods", ("passes.search.problem", "passes.search.kernels")

# Imports a verb's module when the verb is named, so that --help stays fast.
DISPATCHES = {"tools.cli"}

# Modules made of an optional package: imported by name when they are asked for, and by each other.
MADE_OF = {"backends.jax.capture": "jax", "backends.jax.models": "jax"}


def modules() -> dict[str, ast.Module]:
    """Dotted name without the package -> syntax tree, for every file of every layer."""
    found: dict[str, ast.Module] = {}
    for layer in BELOW:
        folder = ROOT / FOLDERS.get(layer, layer)
        alone = folder.with_suffix(".py")
        for path in [*sorted(folder.rglob("*.py")), *([alone] if alone.is_file() else [])]:
            inner = () if path == alone else path.relative_to(folder).with_suffix("").parts
            name = ".".join([layer, *inner]).removesuffix(".__init__")
            found[name] = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return found


MODULES = modules()
PACKAGES = {name.rpartition(".")[0] for name in MODULES} | set(BELOW)


def imports(name: str, tree: ast.AST) -> Iterator[str]:
    """What a module imports; our own modules without the package's name."""
    return (inner if inner in MODULES else base for base, inner in written(name, tree))


@cache
def written(name: str, tree: ast.AST) -> tuple[tuple[str, str], ...]:
    """Imports as they stand: what is imported from, and what it is if that is a module."""
    found: list[tuple[str, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(alias.name.removeprefix(f"{PACKAGE}."),) * 2 for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                anchor = name if name in PACKAGES else name.rpartition(".")[0]
                for _ in range(node.level - 1):
                    anchor = anchor.rpartition(".")[0]
                base = f"{anchor}.{base}".strip(".")
            base = base.removeprefix(f"{PACKAGE}.")
            for alias in node.names:
                found.append((base, alias.name if base == PACKAGE else f"{base}.{alias.name}"))
    return tuple(found)


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
        if is_pass(target) and layer not in UNSHIPPED:
            found.append(f"{name} imports {target}: passes are found by the registry")
        if layer == top == "passes" and not may_see(name, target):
            found.append(f"{name} imports {target}: rooms import rooms below them")
        if layer == top == "backends" and not is_shared(name, target):
            found.append(f"{name} imports {target}: targets do not know one another")
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            heavy = {t.split(".")[0] for t in imports(name, node)} & HEAVY
            heavy -= {made_of(name)}
            if heavy and layer not in UNSHIPPED and not is_script_part(name):
                found.append(f"{name} imports {heavy} when it is imported")
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            late = {t.split(".")[0] for t in imports(name, node)} - HEAVY
            if late and name not in DISPATCHES:
                found.append(f"{name} imports {late} inside {node.name}")
    return found


# --- rooms of passes


def room_of(name: str) -> str:
    """The room of a module of passes; "" for what stands above all rooms."""
    room = name.split(".")[1] if "." in name else ""
    return "" if room in COMMON else room


def is_pass(name: str) -> bool:
    """`passes/<room>/<name>.py`; what stands deeper is library, and so are some whole rooms."""
    depth = name.count(".")
    is_room = depth == 2 and name.startswith("passes.")
    return is_room and name not in PACKAGES and room_of(name) not in LIBRARIES


def may_see(name: str, target: str) -> bool:
    """Whether one module of passes may import the library of another."""
    if name.startswith(f"{METHODS}."):
        own = ".".join(name.split(".")[:4])
        return f"{target}.".startswith((f"{own}.", *(f"{free}." for free in FOR_METHODS)))
    own, other = room_of(name), room_of(target)
    if not other or own == other:
        return True
    if other in OWN:
        return False
    return own in LEVEL and other in LEVEL and LEVEL[other] < LEVEL[own]


# --- modules made of an optional package


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


@pytest.mark.parametrize("name", MODULES)
def test_imports_point_down(name: str):
    assert problems(name, MODULES[name]) == []


def test_every_room_of_passes_has_its_place():
    rooms = {room_of(name) for name in MODULES if name.startswith("passes.")} - {""}
    assert rooms <= set(LEVEL)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("spec.types", "from shardwright.ir.core import Op"),
        ("spec.types", "from ..ir import core"),
        ("ir.core", "import shardwright.passes.base"),
        ("backends.jax.lower", "from shardwright.passes import base"),
        ("backends.jax.lower", "from shardwright.backends.torch.lower import emit"),
        ("ir.run", "import torch"),
        ("tools.model", "from shardwright.backends.jax.capture.train import text"),
        ("tools.model", "from shardwright.backends.jax.models import transformer"),
        ("backends.jax.capture.train", "import torch"),
        ("backends.names", "import jax"),
        ("ir.run", "def f():\n    from shardwright.spec import op"),
        ("passes.cost.cost", "from shardwright import api"),
        ("testing.scripts", "from pages.messages import Source"),
        # A pass is imported by nobody, not in its own room either.
        ("passes.clean.dce", "from shardwright.passes.clean.cse import Cse"),
        ("passes.clean.dce", "from shardwright.passes.clean import cse"),
        ("passes.clean.dce", "from .cse import Cse"),
        ("passes.collect.chains.fastest", "from shardwright.passes.collect.place import Place"),
        ("passes.registry", "from shardwright.passes.clean.cse import Cse"),
        ("tools.cost", "from shardwright.passes.cost.remat import Remat"),
        # Libraries are seen from their own room and from above.
        ("passes.partition.pad", "from shardwright.passes.collect.runs.loops import x"),
        ("passes.partition.pad", "from shardwright.passes.exporting.greedy.chain import x"),
        ("passes.partition.pad", "from shardwright.passes.nowhere.library.one import x"),
        ("passes.collect.place", "from shardwright.passes.cost.pricing.machine import Machine"),
        ("passes.cost.cost", "from shardwright.passes.search.problem.choices import x"),
        ("passes.importing.sdy_inline_meshes", "from ..exporting.greedy.chain import collectives"),
        ("passes.exporting.greedy.chain", "from shardwright.passes.propagation.engine import run"),
        ("passes.clean.cse", "from shardwright.passes.shared.symbols import MESH"),
        ("passes.target.fit", "from shardwright.passes.partition.reshard.planner import route"),
        ("passes.base", "from shardwright.passes.shared.symbols import MESH"),
        # Methods of search see the problem and the kernels.
        ("passes.search.methods.one", "from shardwright.passes.search.methods.two import solve"),
        ("passes.search.methods.one", "from shardwright.passes.search.methods import two"),
        ("passes.search.methods.one", "from shardwright.passes.cost.tables.tables import x"),
    ],
)
def test_a_planted_import_is_caught(name: str, text: str):
    known = {
        "api": ast.parse(""),
        "passes.clean.cse": ast.parse(""),
        "passes.search.methods.two": ast.parse(""),
    }
    with pytest.MonkeyPatch.context() as patch:
        for other, tree in known.items():
            patch.setitem(MODULES, other, tree)
        assert problems(name, ast.parse(text))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("passes.clean.cse", "from shardwright.passes.base import Pass"),
        ("passes.exporting.greedy.chain", "from shardwright.passes.shared.symbols import MESH"),
        ("passes.collect.place", "from shardwright.passes.partition.reshard.planner import route"),
        ("passes.search.plan", "from shardwright.passes.registry import parse_pipeline"),
        ("passes.search.methods.one", "from shardwright.passes.search.problem.choices import x"),
        ("passes.search.methods.one", "from shardwright.passes.search.kernels.beam import beam"),
        ("tools.cost", "from shardwright.passes.cost.evaluation.evaluate import evaluate"),
        ("testing.mutants", "from shardwright.passes.clean.cse import Cse"),
    ],
)
def test_an_import_that_points_down_is_allowed(name: str, text: str):
    assert problems(name, ast.parse(text)) == []
