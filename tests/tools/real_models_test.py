"""The twelve models of `tests/data/models/real`, small: every stage, and the same numbers on all
devices as on one.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import shardwright as sw
from shardwright.ir.analysis.collective_traffic import collectives
from shardwright.ir.analysis.local_plan import read_plan
from shardwright.ir.parse import parse
from shardwright.ir.reference.compare import judge
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run, run_devices
from shardwright.passes.cost.evaluation.evaluate import evaluate
from shardwright.passes.cost.liveness.analysis import analyse
from shardwright.passes.registry import main_pipeline
from shardwright.spec.op import Values
from shardwright.testing.coverage import Coverage

FOLDER = Path(__file__).parents[1] / "data" / "models" / "real"
MODELS = sorted(path.stem for path in FOLDER.glob("*.mlir"))
TURNS = 8  # of loops that do not say how often they run
# Sums of the same terms in another order: what a bias before a norm gets is all cancellation. A
# collective that is missing or wrong is off by its order of magnitude.
TOLERANCE = 2e-2
SPELLED = (  # of what the models are made of; no text is without these by accident
    "while", "case", "gather", "scatter", "convolution", "reduce_window", "dot_general",
    "dynamic_slice", "dynamic_update_slice", "optimization_barrier", "select_and_scatter",
    "is_finite", "top_k", "erfc", "sharding_constraint",
)  # fmt: skip
MOVED = ("all_reduce", "all_gather", "reduce_scatter", "all_to_all", "collective_permute")


class Compiled(NamedTuple):
    """A model as its text says it, the program of one device; arguments, and the results."""

    whole: sw.Module
    local: sw.Module
    args: list[Values]
    expected: list[Values]


@cache
def compiled(name: str) -> Compiled:
    text = (FOLDER / f"{name}.mlir").read_text("utf-8")
    whole, local = parse(text), parse(text)
    main_pipeline().run(local)
    args = inputs(whole, 0)
    return Compiled(whole, local, args, run(whole, args))


def worst(found: Compiled, results: list[Values]) -> float:
    """The largest error of a result, relative to the largest value of its group."""
    names = [tensor.name for tensor in read_plan(found.local).results]
    return max(verdict.error for verdict in judge(results, found.expected, names))


@pytest.mark.parametrize("name", MODELS)
def test_all_devices_compute_what_one_computes(name: str):
    found = compiled(name)
    assert worst(found, run_devices(found.local, found.args)) <= TOLERANCE


@pytest.mark.parametrize("name", MODELS)
def test_a_model_has_a_price_and_fits(name: str):
    local = compiled(name).local
    cost = evaluate(local, sw.Target("dgx-h100", trips=TURNS))
    assert 0 < cost.compute < cost.step < 1
    held = analyse(local)
    assert held.bytes >= held.argument_bytes > 0
    assert held.aliased_bytes > 0  # all of them give their state or cache away


@pytest.mark.parametrize("name", ["batch_norm", "experts", "lstm", "rotary_decoder", "unet"])
def test_a_sum_that_is_left_out_is_caught(name: str):
    found = compiled(name)
    main_pipeline().run(local := parse((FOLDER / f"{name}.mlir").read_text("utf-8")))
    last = [op for op in local.walk() if op.name == "stablehlo.all_reduce"][-1]
    for result, operand in zip(last.results, last.operands, strict=True):
        result.replace_uses(operand)
    try:
        results = run_devices(local, found.args)
    except sw.ProgramError as fault:
        assert "hold copies that differ" in str(fault)
    else:
        assert worst(found, results) > TOLERANCE


def test_the_models_cover_what_people_write():
    coverage, moved = Coverage(), dict.fromkeys(MOVED, 0)
    for name in MODELS:
        coverage.add(compiled(name).whole)
        for transfer in collectives(compiled(name).local):
            moved[transfer.kind.removeprefix("stablehlo.")] += 1
    print(coverage, moved)
    names = {variant.split(".", 1)[-1].split()[0] for variant in coverage.ops}
    assert len(MODELS) == 12 and coverage.median_ops > 500
    assert [op for op in SPELLED if op not in names] == []
    assert [kind for kind, count in moved.items() if not count] == []


def test_each_model_has_its_program_and_a_line_that_says_what_it_is():
    page = (FOLDER / "SOURCE.md").read_text("utf-8")
    for name in MODELS:
        assert (FOLDER / f"{name}.py").exists()
        assert f"| `{name}` |" in page
        assert (FOLDER / f"{name}.mlir").stat().st_size < 300_000
