"""Every pass changes programs by the methods of `ir.core` alone, so that changes are verified."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.verify import Verification, verify
from shardwright.passes.registry import (
    Pipeline,
    Step,
    find,
    main_pipeline,
    names,
    parse_pipeline,
    pipelines,
)
from shardwright.testing.strategies import programs
from shardwright.testing.unreported import Snapshot

OURS = [name for name in names() if name not in pipelines()]
MESH = 'sdy.mesh @mesh = <["x"=2, "y"=4]>\n'
EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.mlir"))
# They verify what they made, which marks it.
VERIFY_THEMSELVES = ("sdy-convert-global-to-local", "sdy-pad-for-divisibility")


def befores(name: str) -> list[str]:
    """The programs that the docstring of a pass shows it on."""
    doc = sys.modules[find(name).__module__].__doc__ or ""
    found = [dedent(text) for text in re.findall(r"^Before:\n(.*?)^After:\n", doc, re.M | re.S)]
    return [text if "sdy.mesh" in text or "<mesh<" in text else MESH + text for text in found]


def check_reports(module: Module, pipeline: Pipeline) -> int:
    """Run passes one by one; the number of ops that they reported to have changed."""
    assert verify(module) == []
    verification, snapshot, changed = Verification(module), Snapshot(module), 0

    def check(step: Step, found: Module) -> None:
        nonlocal snapshot, changed
        assert step.name in VERIFY_THEMSELVES or snapshot.unreported() == [], step.name
        changed += sum(not (op.is_verified and op.is_labelled) for op in found.walk())
        assert verification.changed() == [] == verification.everything(), step.name
        assert all(op.is_verified and op.is_labelled for op in found.walk())
        snapshot = Snapshot(found)

    try:
        pipeline.run(module, after=[check])
    except ProgramError:  # not every program can be cut everywhere
        assert snapshot is not None
    return changed


@pytest.mark.parametrize("name", OURS)
def test_on_the_programs_of_its_docstring(name: str):
    for text in befores(name):
        module = parse(text)
        if not verify(module):
            check_reports(module, parse_pipeline(name))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
@pytest.mark.parametrize("passes", ["sdy-propagation-pipeline,partition"])
def test_on_examples(path: Path, passes: str):
    assert check_reports(parse(path.read_text("utf-8")), parse_pipeline(passes))


@given(programs())
def test_on_generated_programs(module: Module):
    check_reports(module, main_pipeline())


def test_planted_writes_past_the_methods_are_caught():
    module = parse(EXAMPLES[0].read_text("utf-8"))
    assert verify(module) == []
    snapshot = Snapshot(module)
    assert snapshot.unreported() == []
    main = module.funcs[0]
    main.args[0].sharding = None
    assert snapshot.unreported() == [f"block of {main}: shardings of arguments"]
    main.body.ops[0].attrs = main.attrs
    assert len(snapshot.unreported()) == 2
    main.body.ops.pop()
    assert len(snapshot.unreported()) == 3
