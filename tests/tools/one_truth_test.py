"""Every verb analyses one program: for equal targets the same collectives, bytes and types."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.analysis.local_plan import read_plan
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes import registry
from shardwright.passes.cost.evaluation import evaluate
from shardwright.passes.cost.liveness.analysis import peak
from shardwright.passes.registry import Pipeline, parse_pipeline
from shardwright.spec import plan
from shardwright.testing.generate.step_programs import text as step_text
from shardwright.testing.verbs import ask, record

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = ("linear_layers", "gpt_train_step", "moe_layer", "while_loop", "mlp_fully_sharded")
TARGETS: tuple[tuple[str, ...], ...] = ((), ("--cluster", "dgx-h100"), ("--cluster", "dgx-a100"))

# A train step is asked about on one cluster, each of the others on both.
LARGEST = "gpt_train_step", ("--cluster", "dgx-a100")


def devices(name: str) -> int:
    text = (EXAMPLES / f"{name}.mlir").read_text(encoding="utf-8")
    return next(iter(parse(text).meshes.values())).device_count


def example(name: str) -> str:
    return str(EXAMPLES / f"{name}.mlir")


def answers(file: str, target: tuple[str, ...]) -> dict[str, Any]:
    """What each verb says of a program."""
    code, text, errors = ask("compile", file, *target, "--emit", "mlir")
    assert code == 0, errors
    local = parse(text)
    found: dict[str, Any] = {
        "show": record("show", file, *target),
        "explain": record("explain", file, "--budget", "0", *target),
        "text": print_module(local),
        "script": ask("compile", file, *target, "--emit", "jax")[1],
        "sent": collective_traffic.collectives(local),
        "types": [tensor.local for tensor in read_plan(local).args],
    }
    if target:
        found["cost"] = record("cost", file, *target)
        found["memory"] = record("memory", file, *target)
    return found


def facts(found: dict[str, Any]) -> list[tuple[float, ...]]:
    """Collectives and bytes as each verb has them."""
    sent, show, explain = found["sent"], found["show"], found["explain"]
    ring = sum(one.total_bytes for one in sent)
    return [
        (sum(one.count for one in sent), ring),
        (sum(line["count"] for line in show["collectives"]), show["ring_bytes"]),
        (sum(one.count for one in sent), explain["ring_bytes"]),
    ]


@pytest.mark.parametrize(
    ("name", "target"),
    [(name, target) for name in NAMES for target in TARGETS if (name, target) != LARGEST],
    ids=lambda one: one if isinstance(one, str) else " ".join(one[1:]) or "bytes",
)
def test_all_verbs_have_the_same_program(name: str, target: tuple[str, ...]):
    if target and devices(name) != 8:
        pytest.skip("the example has not the cluster's devices")
    found = answers(example(name), target)
    assert len(set(facts(found))) == 1, facts(found)
    types = [line["local_type"] for line in found["show"]["values"] if line["role"] == "argument"]
    shown = [str(type).removeprefix("tensor<").removesuffix(">") for type in found["types"]]
    assert types == shown
    explained = found["explain"]["collectives"]
    assert all(number < len(found["sent"]) for one in explained for number in one["numbers"])
    if target:
        assert found["cost"]["peak_bytes"] == found["memory"]["peak_bytes"]
        links = sum(level["bytes"] for level in found["cost"]["levels"])
        assert bool(links) == bool(found["sent"])


@pytest.fixture(scope="module")
def step(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of a train step that is short."""
    path = tmp_path_factory.mktemp("steps") / "step.mlir"
    path.write_text(step_text("conv_net", (2, 4)), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("script", ["jax", "torch", "mlir"])
def test_all_verbs_and_passes_have_one_peak(script: str, step: str, tmp_path: Path):
    file = step if script == "mlir" else example("gpt_train_step")
    cluster = ("--cluster", "dgx-h100")
    emit = ("--emit", script)
    held = record("memory", file, *cluster, *emit)
    priced = record("cost", file, *cluster, *emit)
    assert (priced["peak_bytes"], priced["fits"]) == (held["peak_bytes"], held["fits"])
    local = tmp_path / "local.mlir"
    assert ask("compile", file, *cluster, "--emit", "mlir", "-o", str(local))[0] == 0
    module = parse(local.read_text(encoding="utf-8"))
    parse_pipeline(f"memory{{emit={script}}},cost{{cluster=dgx-h100 emit={script}}}").run(module)
    noted = module.notes[plan.COST], module.func("main").notes[plan.MEMORY]  # pyright: ignore
    assert f"peak_bytes = {held['peak_bytes']} " in str(noted[0]) + " "
    assert f"peak = {held['peak_bytes']} " in str(noted[1]) + " "


def test_what_explain_saves_is_told_from_the_same_peak():
    file, cluster = str(EXAMPLES / "reductions.mlir"), ("--cluster", "dgx-h100")
    held = record("memory", file, *cluster)["peak_bytes"]
    told = json.dumps(record("explain", file, *cluster))
    assert {int(found) for found in re.findall(r'"peak_bytes_before": (\d+)', told)} == {held}


def test_a_verb_that_counts_otherwise_is_caught(step: str, monkeypatch: pytest.MonkeyPatch):
    """The mutant: cost counts in the order of the text, as it once did."""

    def in_text(module: Module, machines: Any, script: str = "", known: Any = None) -> Any:
        return peak(module, machines, known)

    monkeypatch.setattr(evaluate, "script_peak", in_text)
    cluster = ("--cluster", "dgx-h100")
    held = record("memory", step, *cluster)["peak_bytes"]
    assert record("cost", step, *cluster)["peak_bytes"] != held


def test_cost_prints_the_command_that_compiles_what_it_priced(step: str, tmp_path: Path):
    words = ("--cluster", "dgx-h100", "--overlap", "none")
    priced = record("cost", step, *words)
    command = priced["command"].split()
    assert command[:2] == ["shardwright", "compile"] and command[-2:] == ["--emit", "jax"]
    local = tmp_path / "local.mlir"
    code, _, errors = ask(*command[1:-1], "mlir", "-o", str(local))
    assert code == 0, errors
    again = record("cost", str(local), *words)
    assert again["step_seconds"] == priced["step_seconds"]
    assert again["peak_bytes"] == priced["peak_bytes"]


def test_a_pass_dropped_from_the_main_pipeline_is_seen_by_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The mutant: one step less changes what every verb says, and they still agree."""
    loop, right = tmp_path / "loop.mlir", registry.main_pipeline
    loop.write_text(step_text("loop", (2, 4)), encoding="utf-8")
    pcie = ("--cluster", "pcie-workstation:8")
    asked = [(str(loop), ()), (example("gpt_train_step"), pcie)]
    before = [answers(*words) for words in asked]

    def without(*args: str, **options: str) -> Pipeline:
        steps = right(*args, **options).steps
        left = ("delay-reduces", "sum-after-loops")  # either does what is to do here
        return Pipeline(tuple(step for step in steps if step.name not in left))

    monkeypatch.setattr("shardwright.passes.cost.trials.compile.main_pipeline", without)
    after = [answers(*words) for words in asked]
    for old, new in zip(before, after, strict=True):
        assert len(set(facts(new))) == 1
        for key in ("show", "explain", "text", "script", "cost", "memory"):
            assert key not in old or json.dumps(old[key]) != json.dumps(new[key]), key


TWO_MESHES = """\
sdy.mesh @unused = <["z"=8]>
sdy.mesh @mesh = <["x"=8]>
func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<MESH, [{"x"}, {}]>}) -> tensor<8xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
"""  # noqa: E501


@pytest.mark.parametrize("mesh", ["@mesh", 'mesh<["x"=8]>'])
def test_meshes_that_nothing_names_do_not_matter(mesh: str):
    text = TWO_MESHES.replace("MESH", mesh)
    shown = [record("show", "-", *words, stdin=text) for words in ((), ("--cluster", "dgx-h100"))]
    assert shown[0]["ring_bytes"] == shown[1]["ring_bytes"] > 0


def test_what_is_read_from_a_stream_is_compiled_from_one():
    text = TWO_MESHES.replace("MESH", "@mesh")
    priced = record("cost", "-", "--cluster", "dgx-h100", stdin=text)
    assert priced["command"] == "shardwright compile - --cluster dgx-h100 --emit jax"
    code, script, errors = ask(*priced["command"].split()[1:], stdin=text)
    assert code == 0 and "psum" in script, errors


def test_one_device_takes_a_program_whose_mesh_has_no_axes():
    text = "sdy.mesh @m = <[]>\nfunc.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {\n"
    assert record(
        "cost", "-", "--cluster", "h100", stdin=f"{text}  return %a : tensor<8xf32>\n}}\n"
    )
