"""`plan --method pipedream|torchgpipe|...` on programs: options, exit codes, records."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from shardwright.ir.parse import parse
from shardwright.testing.jax_corpus.batch_steps import text
from shardwright.testing.jax_corpus.deep_steps import deep_step
from shardwright.testing.verbs import ask

ON = ("plan", "-", "--cluster", "dgx-h100:1/4", "--method")


@cache
def deep() -> str:
    pytest.importorskip("jax")
    return deep_step(64, 64)


def said(*words: str) -> tuple[int, dict[str, Any]]:
    code, out, errors = ask(*ON, *words, "--json", stdin=deep())
    assert out, errors
    return code, json.loads(out)


@pytest.mark.parametrize("method", ["torchgpipe", "pipedream"])
def test_a_record_says_what_was_planned_and_what_a_step_takes(method: str):
    stages = ("--stages", "4") if method == "torchgpipe" else ()
    code, found = said(method, "--microbatches", "8", *stages)
    assert code == 0 and found["fits"] and found["status"] in ("optimal", "feasible")
    assert (found["method"], found["label"]) == (method, "exact-code")
    assert (found["stages"], found["microbatches"], found["replicas"]) == (4, 8, 1)
    assert found["schedule"] == "1f1b" and found["devices"] == 4
    assert len(found["stage_seconds"]) == 4 == len(found["ops"]) == len(found["sent_bytes"]) + 1
    own = found["own"]
    assert own["objective"] == pytest.approx(found["longest_seconds"])
    assert own["lower_bound"] <= own["objective"] * (1 + 1e-9) and own["unit"] == "s"
    assert [one["devices"] for one in own["stages"]] == [1] * 4
    code, out, errors = ask(*ON, method, "--microbatches", "8", *stages, "-o", "-", stdin=deep())
    assert code == 0, errors
    module = parse(out)
    assert str(module.notes["plan.schedule"]) == '"1f1b"'
    code, cost, errors = ask("cost", "-", "--cluster", "dgx-h100:1/4", "--json", stdin=out)
    assert code == 0, errors
    assert json.loads(cost)["step_seconds"] == pytest.approx(found["step_seconds"])


def test_a_cap_that_nothing_meets():
    """By the method's own memory, and by that of the program that would run."""
    for method in ("rannc", "pipedream"):
        code, found = said(method, "--microbatches", "8", "--memory-limit", "10KB")
        assert code == 3 and found["status"] == "infeasible" and not found["fits"]
        assert found["memory_limit"] == 10_000
    assert found["peak_bytes"] > 10_000
    code, out, _ = ask(*ON, "rannc", "--microbatches", "8", "--memory-limit", "10KB", stdin=deep())
    assert code == 3 and "rannc: no plan" in out and "no stages fit: 4 devices of 10000" in out


def test_groups_of_devices_are_one_to_the_method():
    """Two groups of two, which share rows; a method that leaves one out has another plan."""
    code, found = said("pipedream", "--microbatches", "8", "--stages", "2")
    assert code == 0 and (found["stages"], found["replicas"], found["devices"]) == (2, 2, 4)
    assert [one["devices"] for one in found["own"]["stages"]] == [1, 1]


def test_what_the_method_does_not_answer_is_refused():
    code, found = said("rannc", "--microbatches", "8", "--stages", "2")
    assert code == 1 and found["status"] == "refused" and found["stages"] is None
    assert found["own"]["info"]["why"] == "it has 1 stage, and 2 are asked for"
    code, out, _ = ask(*ON, "rannc", "--microbatches", "8", "--stages", "2", stdin=deep())
    assert code == 1 and "status       refused" in out


def test_fewer_groups_make_coarser_stages():
    fine, coarse = (
        said("torchgpipe", "--stages", "2", "--microbatches", "8", "--set", f"groups={n}")[1]
        for n in (35, 3)
    )
    assert [len(one["own"]["stages"][0]["nodes"]) > 3 for one in (fine, coarse)] == [True, False]


WRONG = {
    "torchgpipe --microbatches 4": 'expected a number of "stages"',
    "pipedream": 'expected a number of "microbatches"',
    "pipedream --microbatches 1": "write --microbatches 4",
    "piper --microbatches 4 --stages 5": "5 stages are more than the 4 devices of the cluster",
    "ftpipe --microbatches 4 --stages 3": "write --stages 2",
    "rannc --microbatches 4 --stages 3": "write --stages 2",
    "dapple --microbatches 4 --schedule interleaved:2": "dapple plans one",
    "dapple --microbatches 4 --schedule 1f1": 'did you mean "1f1b"?',
    "rannc --microbatches 4 --set grups=3": "groups",
    "rannc --microbatches 4 --set groups=x": "write groups=64",
    "rannc --microbatches 4 --set mbsInBatch=3": "method rannc has no setting 'mbsInBatch'",
    "pipedream --microbatches 4 --memory-limit 3x": "--memory-limit",
    "pipedream --microbatches 4 --explain": "--explain does not go with --method pipedream",
}


@pytest.mark.parametrize("words", WRONG)
def test_what_cannot_be_asked(words: str):
    code, out, errors = ask(*ON, *words.split(), stdin=deep())
    assert (code, out) == (2, "") and WRONG[words] in errors and "help: " in errors


def test_programs_that_are_no_train_step():
    words = ("rannc", "--microbatches", "2")
    code, out, errors = ask(*ON, *words, stdin=text("reductions"))
    assert (code, out) == (1, "") and "is no train step" in errors
    code, out, errors = ask(*ON, "rannc", "--microbatches", "7", stdin=deep())
    assert (code, out) == (1, "") and "legal counts" in errors


def test_the_list_has_them():
    code, out, _ = ask("plan", "--method", "list", "--json")
    names = {one["name"]: one for one in json.loads(out)}
    assert code == 0 and names["pipedream"]["decides"] == ["stage", "replica"]
    assert "gpipe" in names and "auto" in names
