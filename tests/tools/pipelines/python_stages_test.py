"""Planners of stages from Python say what `plan` says, and their programs run like any other."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import shardwright as sw
from shardwright.testing.verbs import ask

ROOT = Path(__file__).parents[3]
INSTANCES = ROOT / "docs" / "instances"
STEP = ROOT / "docs" / "schedules" / "step.mlir"
ALPA = "alpa-inter:L=8,D=8,B=8"
_Settings = dict[str, bool | float | int | str]


@pytest.mark.parametrize(
    ("instance", "words", "method", "format", "settings"),
    [
        (INSTANCES / "two_branches.json", "--format dnn-partitioning --set maxDevices=4", None,
         "dnn-partitioning", {"maxDevices": 4}),
        (INSTANCES / "two_layers_of_variants.json",
         "--format piper --method piper --set recompute=off --set bandwidth=8", "piper", None,
         {"recompute": False, "bandwidth": 8}),
        (INSTANCES / "three_layers.txt",
         "--format pipedream --method rannc --set machines=3 --set bandwidth=1e10 "
         "--set mbsInBatch=24", "rannc", None,
         {"machines": 3, "bandwidth": 1e10, "mbsInBatch": 24}),
        (ALPA, "", None, None, {}),
    ],
)  # fmt: skip
def test_an_instance_has_the_stages_that_the_verb_prints(
    instance: Path | str, words: str, method: str | None, format: str | None, settings: _Settings
):
    found = sw.plan_instance(instance, method, format=format, settings=settings)
    code, out, errors = ask("plan", "--instance", str(instance), *words.split(), "--json")
    said: dict[str, Any] = json.loads(out)
    assert code == 0, errors
    answer = found.answer
    assert (answer.objective, answer.unit, str(answer.status), answer.lower_bound, found.label) == (
        said["objective"], said["unit"], said["status"], said["lower_bound"], said["label"]
    )  # fmt: skip
    assert [list(one.nodes) for one in answer.stages] == [one["nodes"] for one in said["stages"]]
    assert [one.bytes for one in answer.stages] == [one["bytes"] for one in said["stages"]]


def test_what_fits_nowhere_is_an_answer():
    found = sw.plan_instance(
        INSTANCES / "two_branches.json", "dnn-partitioning", settings={"maxMemoryPerDevice": 1}
    ).answer
    assert (str(found.status), found.objective, found.stages) == ("infeasible", None, ())
    assert found.info["why"]


def test_a_step_is_written_with_stages_that_every_function_takes():
    plan = sw.plan_stages(STEP, "pipedream", cluster="dgx-h100:1/4", microbatches=8)
    assert plan.written is not None and plan.cost is not None
    again = sw.evaluate(plan.written.module, plan.target)
    assert (again.step, again.peak_bytes) == (plan.cost.step, plan.cost.peak_bytes)
    told = sw.plan_stages(sw.load(STEP), "gpipe", cluster="dgx-h100:1/4", microbatches=8, stages=2)
    assert told.written is not None and told.written.ranks == 2


def test_a_step_that_does_not_fit_says_so():
    plan = sw.plan_stages(
        STEP, "pipedream", cluster="dgx-h100:1/4", microbatches=8, memory_limit="1MB"
    )
    assert not plan.fits and str(plan.status) == "infeasible"


def _step(method: str, **words: Any) -> sw.StagePlan:
    return sw.plan_stages(STEP, method, cluster="dgx-h100:1/4", **words)


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda: sw.plan_instance("a.json"), "in which format is 'a.json'?"),
        (lambda: sw.plan_instance("a.json", "pipr"), 'did you mean "piper"?'),
        (lambda: sw.plan_instance("a.json", format="pipe"), 'unknown format "pipe"'),
        (lambda: sw.plan_instance("a.json", "piper"), "cannot read"),
        (lambda: sw.plan_instance("a.json", "piper", format="pipedream"), "does not read"),
        (lambda: sw.plan_instance(ALPA, "piper"), "does not take instances"),
        (lambda: sw.plan_instance(ALPA, settings={"no": 1}), "no setting 'no'"),
        (lambda: sw.plan_instance(ALPA, budget="x"), "a budget is 'x'"),
        (lambda: _step("pase", microbatches=8), 'unknown method "pase"'),
        (lambda: _step("gpipe", microbatches=8), 'expected a number of "stages"'),
        (lambda: _step("piper", microbatches=1), "expected 2 or more micro-batches"),
        (lambda: _step("piper", microbatches=8, memory_limit="1 box"), "memory_limit"),
    ],
)
def test_misuse_is_said(act: Callable[[], object], said: str):
    with pytest.raises(sw.ProgramError) as caught:
        act()
    assert said in str(caught.value)
