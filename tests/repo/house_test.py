"""The house is one that can be seen through: small rooms, small files, one way to do one thing."""

from __future__ import annotations

import ast
import io
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from shardwright.ir import clusters
from shardwright.ir.core import Module
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.parse import Parser
from shardwright.tools.cli import main

ROOT = Path(__file__).parents[2]
PRODUCT = ("spec", "ir", "passes", "backends", "tools", "src/shardwright/api")
FOLDERS = (*PRODUCT, "tests", "docs", "bench")

MOST_FILES = 40  # in a folder
# Files that share their stem with another: of passes, and of all layers.
PASSES_TWICE, ALL_TWICE = 5, 45
# Lines that 95 of 100 functions, all functions, and 95 of 100 files stay below.
FUNCTION, LONGEST_FUNCTION, FILE = 25, 60, 330
# Functions of more lines, and why.
LONGER = {
    "passes/propagation/incremental/compiled_loop.py:kernel": "inlines what numba compiles as one",
    "passes/search/kernels/stages/stage_variants.py:_steps": "inlines what numba compiles as one",
}
# What verbs see of passes: these files, and the libraries of these rooms.
TOOLS_SEE = {
    "passes.base",
    "passes.collect.comparison",
    "passes.collect.link_graph",
    "passes.collect.synthesis",
    "passes.cost.calibration",
    "passes.cost.evaluation",
    "passes.cost.liveness",
    "passes.cost.trials",
    "passes.explain",
    "passes.explain.limits",
    "passes.explain.pipelines",
    "passes.explain.stages",
    "passes.exporting.greedy",
    "passes.partition.reshard",
    "passes.partition.reshard_timed",
    "passes.importing.gspmd",
    "passes.pipeline.several_meshes",
    "passes.registry",
    "passes.search.methods",
    "passes.search.planning",
    "passes.search.problem",
    "passes.search.problem.stages",
    "passes.search.sweeps",
    "passes.target",
}
# Who reads pipelines that a person writes.
PIPELINE_READERS = ("passes/registry.py", "tools/optdriver/")

LAYERS = "examples/linear_layers.mlir"
VERBS = [
    ["show", LAYERS],
    ["explain", LAYERS],
    ["cost", LAYERS, "--cluster", "dgx-h100"],
    ["memory", LAYERS, "--cluster", "dgx-h100"],
    ["compile", LAYERS, "--emit", "jax"],
    ["compile", LAYERS, "--emit", "torch"],
    ["verify", LAYERS, "--skip", "jax,torch"],
]


def read() -> dict[str, str]:
    """File -> text, for all Python files of ours."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
    }


def of_product(names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith(tuple(f"{room}/" for room in PRODUCT))]


TEXTS = read()
with not_collecting():  # trees are many small objects that stay
    TREES = {name: ast.parse(TEXTS[name], name) for name in of_product(TEXTS)}


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All statements below a node; quicker than to walk all expressions."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.expr):
            yield child
            yield from statements(child)


# --- rooms


def crowded(names: Iterable[str]) -> list[str]:
    """Folders of more files than a person looks through."""
    rooms = Counter(name.rpartition("/")[0] for name in names)
    return [room for room, count in rooms.items() if count > MOST_FILES]


def hidden(names: Iterable[str]) -> list[str]:
    """Modules whose names say that nobody shall see them."""
    stems = ((name, name.rpartition("/")[2]) for name in names)
    return [name for name, stem in stems if stem.startswith("_") and stem != "__init__.py"]


def twice(names: Iterable[str]) -> list[str]:
    """Stems that several files have."""
    stems = Counter(name.rpartition("/")[2] for name in names)
    return [stem for stem, count in stems.items() if count > 1 and stem != "__init__.py"]


def test_no_room_is_crowded():
    assert crowded(TEXTS) == []


def test_no_module_is_named_with_an_underscore():
    assert hidden(of_product(TEXTS)) == []


@pytest.mark.parametrize(("layers", "most"), [("passes/", PASSES_TWICE), ("", ALL_TWICE)])
def test_few_files_share_a_name(layers: str, most: int):
    found = twice(name for name in of_product(TEXTS) if name.startswith(layers))
    assert len(found) <= most, found


def test_bad_rooms_are_caught():
    assert crowded(f"passes/clean/p{n}.py" for n in range(41)) == ["passes/clean"]
    assert hidden(["ir/_core.py", "ir/__init__.py"]) == ["ir/_core.py"]
    assert twice(["a/one.py", "b/one.py", "a/__init__.py", "b/__init__.py"]) == ["one.py"]


# --- who sees whom


def modules_of(tree: ast.AST) -> Iterator[str]:
    """Modules and packages of ours that a file imports, without the package's name."""
    for node in statements(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("shardwright."):
            base = (node.module or "").removeprefix("shardwright.")
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield inner if is_module(inner) or is_room(inner) else base


def is_module(name: str) -> bool:
    return name.replace(".", "/") + ".py" in TEXTS


def is_room(name: str) -> bool:
    return name.replace(".", "/") + "/__init__.py" in TEXTS


def room(name: str) -> str:
    """The folder that a module is in; a package is its own."""
    return name if is_room(name) else name.rpartition(".")[0]


def rooms_seen(trees: Mapping[str, ast.AST]) -> dict[str, set[str]]:
    """Room -> other rooms that its files import."""
    found: dict[str, set[str]] = {}
    for name, tree in trees.items():
        own = name.rpartition("/")[0].replace("/", ".")
        found.setdefault(own, set()).update(room(other) for other in modules_of(tree))
    return {own: others - {own} for own, others in found.items()}


def knotted(seen: Mapping[str, set[str]]) -> list[str]:
    """What is left when rooms that see no room that is left go, one after the other."""
    left = dict(seen)
    while free := [name for name, others in left.items() if not others & left.keys()]:
        for name in free:
            del left[name]
    return sorted(left)


@pytest.mark.parametrize("layer", ["passes", "backends", "tools"])
def test_rooms_do_not_see_each_other_in_a_circle(layer: str):
    own = {name: tree for name, tree in TREES.items() if name.startswith(f"{layer}/")}
    assert knotted(rooms_seen(own)) == []


def test_a_planted_circle_is_caught():
    planted = {
        "passes/cost/liveness/a.py": "from shardwright.passes.cost.tables import entries",
        "passes/cost/tables/b.py": "from shardwright.passes.cost.liveness.frame import Frame",
        "passes/cost/fusion/c.py": "from shardwright.passes.cost.tables import entries",
    }
    seen = rooms_seen({name: ast.parse(text) for name, text in planted.items()})
    both = ["passes.cost.liveness", "passes.cost.tables"]
    assert knotted(seen) == ["passes.cost.fusion", *both]
    assert knotted({**seen, "passes.cost.tables": set()}) == []


def seen_by_tools(trees: Iterable[ast.AST]) -> set[str]:
    """Rooms of passes, and files above them, that tools import."""
    names = (name for tree in trees for name in modules_of(tree) if name.startswith("passes."))
    return {name if name.count(".") == 1 else room(name) for name in names}


def test_verbs_see_few_rooms_of_passes():
    found = seen_by_tools(tree for name, tree in TREES.items() if name.startswith("tools/"))
    assert found == TOOLS_SEE


def test_a_planted_view_of_passes_is_caught():
    text = "from shardwright.passes.cost.tables.entries import Entry"
    assert seen_by_tools([ast.parse(text)]) == {"passes.cost.tables"}


# --- one way to do one thing


def spelled_pipelines(text: str) -> list[int]:
    """Lines on which a pipeline is written down in code."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(text if "parse_pipeline(" in text else ""))
        if isinstance(node, ast.Call) and node.args
        if isinstance(node.func, ast.Name | ast.Attribute)
        if getattr(node.func, "id", getattr(node.func, "attr", "")) == "parse_pipeline"
        if isinstance(node.args[0], ast.Constant | ast.JoinedStr)
    ]


def test_the_main_pipeline_is_spelled_once():
    found = {
        name: lines
        for name, text in TEXTS.items()
        if not name.startswith((*PIPELINE_READERS, "tests/"))
        if (lines := spelled_pipelines(text))
    }
    assert found == {}


def test_a_planted_pipeline_is_caught():
    assert spelled_pipelines('registry.parse_pipeline(\n    "cse").run(module)') == [1]
    assert spelled_pipelines('parse_pipeline(f"cse{x}")\nparse_pipeline(text)') == [1]


def texts_read(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> Counter[tuple[str, str]]:
    """How often a verb parses each text of each file."""
    read: Counter[tuple[str, str]] = Counter()
    parse = Parser.parse

    def counted(self: Parser, text: str, file: str = "", *rest: int) -> Module:
        read[file, text] += 1
        return parse(self, text, file, *rest)

    monkeypatch.setattr(Parser, "parse", counted)
    monkeypatch.chdir(ROOT)
    errors = io.StringIO()
    assert main(words, io.StringIO(), io.StringIO(), errors) == 0, errors.getvalue()
    return read


@pytest.mark.parametrize("words", VERBS, ids=" ".join)
def test_a_verb_parses_a_text_once(monkeypatch: pytest.MonkeyPatch, words: list[str]):
    read = texts_read(monkeypatch, words)
    assert LAYERS in {file for file, _ in read}
    assert [file for (file, _), times in read.items() if times > 1] == []


def test_a_text_that_is_parsed_again_is_caught(monkeypatch: pytest.MonkeyPatch):
    """The mutant: nothing remembers what a cluster's text says."""
    forgetful = getattr(clusters, "_attribute").__wrapped__  # noqa: B009
    monkeypatch.setattr(clusters, "_attribute", forgetful)
    read = texts_read(monkeypatch, ["cost", LAYERS, "--cluster", "dgx-h100"])
    assert max(read.values()) > 1


# --- sizes


def functions(trees: Mapping[str, ast.AST]) -> dict[str, int]:
    """Lines of every function."""
    return {
        f"{name}:{node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for name, tree in trees.items()
        for node in statements(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def share(sizes: Iterable[int]) -> int:
    """What 95 of 100 stay at or below."""
    found = sorted(sizes)
    return found[len(found) * 95 // 100]


def too_long(sizes: Mapping[str, int]) -> list[str]:
    return [name for name, size in sizes.items() if size > LONGEST_FUNCTION and name not in LONGER]


def test_functions_are_short():
    sizes = functions(TREES)
    assert too_long(sizes) == []
    assert share(sizes.values()) <= FUNCTION


@pytest.mark.parametrize("names", [TREES, TEXTS], ids=["product", "all"])
def test_files_are_short(names: Iterable[str]):
    assert share(TEXTS[name].count("\n") for name in names) <= FILE


def test_every_longer_function_is_there():
    sizes = functions(TREES)
    assert [name for name in LONGER if sizes.get(name, 0) <= LONGEST_FUNCTION] == []


def test_a_planted_long_function_is_caught():
    long = ast.parse("def f():\n" + "    x = 1\n" * 60)
    assert functions({"a.py": long}) == {"a.py:f": 61}
    assert too_long({"a.py:f": 61, "a.py:g": 60}) == ["a.py:f"]
    assert share([*range(94), *[26] * 6]) > FUNCTION
