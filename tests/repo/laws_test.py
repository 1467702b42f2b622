"""Laws of the design that no other test holds: factors only, interned facts, same bytes."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "moe_layer.mlir"

# The algorithms: they speak factors, axes and sizes.
ALGORITHMS = [
    "passes/shard/_projection.py",
    "passes/shard/_factor_propagation.py",
    "passes/shard/_prefixes.py",
    "passes/shard/_common_axes.py",
    "passes/shard/_driver.py",
    "passes/partition/_choose.py",
    "passes/partition/_steps.py",
    "passes/partition/_routes.py",
    "passes/partition/_route_search.py",
    "passes/partition/_route_space.py",
    "passes/partition/_route_query.py",
    "passes/collect/_synthesis_states.py",
    "passes/collect/_synthesis_search.py",
    "passes/collect/_synthesis_loads.py",
    "passes/collect/_synthesis_price.py",
    "passes/cost/_work.py",
    "passes/cost/_roofline.py",
    "passes/cost/_sources.py",
    "passes/cost/_depths.py",
    "passes/cost/_fuse.py",
    "passes/cost/_attention.py",
    "passes/cost/_streams.py",
    "passes/cost/_turns.py",
    "passes/cost/_simulate.py",
    "passes/cost/_tables.py",
    "passes/cost/_entries.py",
    "spec/layout.py",
    "spec/placement.py",
    "spec/reductions.py",
    "spec/axes.py",
]


def op_kinds(source: str) -> list[str]:
    """String constants outside docstrings that name a tensor op."""
    tree = ast.parse(source)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith(("stablehlo.", "chlo."))
        and id(node) not in docs
    ]


@pytest.mark.parametrize("name", ALGORITHMS)
def test_algorithms_never_see_an_op_kind(name: str):
    assert op_kinds((ROOT / name).read_text(encoding="utf-8")) == []


def test_a_planted_op_kind_is_caught():
    assert op_kinds('def cost(op):\n    return op.name == "stablehlo.dot"') == ["stablehlo.dot"]


def types_of(module: Module) -> list[object]:
    return [value.type for op in module.walk() for value in op.results]


def shared(a: Module, b: Module) -> bool:
    """Whether types and signatures of two modules are the same objects."""
    pairs = zip(types_of(a), types_of(b), strict=True)
    signatures = zip(a.walk(), b.walk(), strict=True)
    return all(x is y for x, y in pairs) and all(x.sig is y.sig for x, y in signatures)


def test_equal_facts_are_one_object():
    text = EXAMPLE.read_text(encoding="utf-8")
    assert shared(parse(text), parse(text))


def test_a_copied_type_is_caught():
    text = EXAMPLE.read_text(encoding="utf-8")
    a, b = parse(text), parse(text)
    value = next(value for op in b.walk() for value in op.results)
    value.type = object.__new__(type(value.type))
    assert not all(x is y for x, y in zip(types_of(a), types_of(b), strict=True))


def output(code: str, seed: str) -> str:
    """What a fresh Python prints whose sets and dictionaries of strings are ordered by `seed`."""
    known = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=known, check=True, capture_output=True, text=True).stdout


COMPILE = f"""
from pathlib import Path
from shardwright.backends.jax.lower import emit
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import parse_pipeline
text = Path({str(EXAMPLE)!r}).read_text(encoding="utf-8")
local, whole = parse(text), parse(text)
parse_pipeline("sdy-propagation-pipeline,partition").run(local)
print(print_module(local), emit(local, whole, "test"))
"""


def test_same_input_gives_same_bytes():
    assert output(COMPILE, "1") == output(COMPILE, "2")


def test_an_order_that_follows_a_set_is_caught():
    code = 'print(*{f"axis{n}" for n in range(50)})'
    assert output(code, "1") != output(code, "2")
