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
OURS = [name for name in names() if name not in pipelines()]
# Shardy's and MLIR's own, which do the same under the same name.
THEIRS = [name for name in OURS if name.startswith("sdy-") or name == "symbol-dce"]
UNNAMED = {"sdy-save-module"}  # stands in Shardy's pipelines, but its name cannot be parsed
_OPTIONS = re.compile(r"^The examples? .*?`([a-z\-]+=[^`]+)`", re.MULTILINE | re.DOTALL)


def examples(name: str) -> list[tuple[str, str]]:
    """The programs before and after, from the docstring; with a mesh if the first brings none."""
    doc = sys.modules[find(name).__module__].__doc__ or ""
    found = re.findall(r"^Before:\n(.*?)^After:\n(.*?)(?=^Before:|\Z)", doc, re.M | re.S)
    assert found, f"{name} shows no Before and After"
    return [
        (_whole(dedent(before), before), _whole(dedent(after), before)) for before, after in found
    ]


def _whole(text: str, before: str) -> str:
    if text.startswith("module"):
        return text
    mesh = "" if "sdy.mesh" in before or "#sdy.sharding<mesh<" in before else MESH
    return f"module {{\n{mesh}{text}\n}}\n"


def with_options(name: str) -> str:
    """The pass with the options that its docstring says the examples are for."""
    found = _OPTIONS.search(sys.modules[find(name).__module__].__doc__ or "")
    return f"{name}{{{found[1]}}}" if found else name


@pytest.mark.parametrize("name", OURS)
def test_before_becomes_after(name: str):
    for before, after in examples(name):
        program = parse(before)
        parse_pipeline(with_options(name)).run(program)
        assert print_module(program) == print_module(parse(after))


@pytest.mark.parametrize("name", [name for name in THEIRS if name not in UNNAMED])
def test_shardy_does_the_same(name: str):
    for before, after in examples(name):
        (step,) = parse_pipeline(name).steps
        real = spelled(step).replace("{keep-sharding-rules=true}", "")
        assert theirs(before, real) == print_module(parse(after))
