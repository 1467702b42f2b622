"""Every pass does what its docstring shows, and what Shardy's pass of that name does."""

import re
import sys
from textwrap import dedent

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import find, names, parse_pipeline, pipelines
from shardwright.testing.oracle.shardy_steps import spelled, theirs

MESH = 'sdy.mesh @mesh = <["x"=2, "y"=4]>\n'
OWN = [
    name
    for name in names()
    if name not in pipelines() and find(name).__module__.split(".")[2] in ("shard", "clean")
]
# Passes of MLIR's name that do more, or less, than MLIR's, and our own.
PLAIN = {"canonicalize", "cse", "dce", "simplify-ops", "strip-plan"}
UNNAMED = {"sdy-save-module"}  # stands in Shardy's pipelines, but its name cannot be parsed


def example(name: str) -> tuple[str, str]:
    """The programs before and after, from the docstring; with a mesh if the first brings none."""
    doc = sys.modules[find(name).__module__].__doc__ or ""
    found = re.search(r"^Before:\n(.*?)^After:\n(.*)", doc, re.MULTILINE | re.DOTALL)
    assert found, f"{name} shows no Before and After"
    before, after = dedent(found[1]), dedent(found[2])
    mesh = "" if "sdy.mesh" in before or "#sdy.sharding<mesh<" in before else MESH
    return f"module {{\n{mesh}{before}\n}}\n", f"module {{\n{mesh}{after}\n}}\n"


@pytest.mark.parametrize("name", OWN)
def test_before_becomes_after(name: str):
    before, after = example(name)
    program = parse(before)
    parse_pipeline(name).run(program)
    assert print_module(program) == print_module(parse(after))


@pytest.mark.parametrize("name", [name for name in OWN if name not in PLAIN | UNNAMED])
def test_shardy_does_the_same(name: str):
    before, after = example(name)
    (step,) = parse_pipeline(name).steps
    real = spelled(step).replace("{keep-sharding-rules=true}", "")
    assert theirs(before, real) == print_module(parse(after))
