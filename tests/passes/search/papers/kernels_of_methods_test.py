"""A method of a paper imports the kernel of its own algorithm, and no other that could answer."""

import ast
from pathlib import Path

import pytest

from shardwright.passes.search.methods import PUBLISHED
from shardwright.passes.search.rules import LAYERED

SEARCH = Path(__file__).parents[4] / "passes" / "search"
PACKAGE = "shardwright.passes.search.kernels."
# method -> file, kernels
KERNELS = {
    "pase": ("methods/pase.py", {"elimination"}),
    "optcnn": ("methods/optcnn.py", {"node_eliminations"}),
    "tofu": ("methods/tofu.py", {"recursion", "elimination"}),
    "tensoropt": ("methods/tensoropt.py", {"elimination", "plan_lists"}),
    "double-recursive": ("methods/double_recursive.py", {"recursion", "greedy_cuts"}),
    "mindspore": ("methods/mindspore.py", {"cost_eliminations", "cost_fronts", "cost_totals"}),
    "galvatron-intra": ("methods/galvatron_intra.py", {"layer_knapsack"}),
    "accpar": ("rules/typed_layers.py", {"layer_types", "typed_chain"}),
    "hypar": ("rules/typed_layers.py", {"layer_types", "typed_chain"}),
}


def kernels_of(path: Path) -> set[str]:
    """Kernels that a file imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {name.removeprefix(PACKAGE) for name in names if name.startswith(PACKAGE)}


def test_every_method_has_its_row():
    assert {*PUBLISHED, *LAYERED} <= KERNELS.keys()


@pytest.mark.parametrize("name", KERNELS)
def test_methods_import_their_kernel_alone(name: str):
    file, kernels = KERNELS[name]
    assert kernels_of(SEARCH / file) == kernels


def test_a_planted_import_is_caught(tmp_path: Path):
    file = tmp_path / "pase.py"
    text = (SEARCH / "methods" / "pase.py").read_text(encoding="utf-8")
    file.write_text(text + f"\nfrom {PACKAGE}message_solver import solve_free\n")
    assert kernels_of(file) != KERNELS["pase"][1]


def test_kernels_of_papers_import_no_solver():
    alone = ("node_eliminations", "typed_chain", "recursion", "greedy_cuts", "cost_fronts")
    for kernel in (*alone, "layer_knapsack"):
        assert kernels_of(SEARCH / "kernels" / f"{kernel}.py") == set()
    own = {"cost_fronts"}
    assert kernels_of(SEARCH / "kernels" / "cost_eliminations.py") == own
    assert kernels_of(SEARCH / "kernels" / "cost_totals.py") == {*own, "cost_eliminations"}
    assert kernels_of(SEARCH / "kernels" / "layer_types.py") == {"typed_chain"}
    assert kernels_of(SEARCH / "kernels" / "elimination.py") == {"rings"}
