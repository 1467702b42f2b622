"""`shardwright model`: what it writes, and what it says to wrong words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shardwright.ir.core import Module, callee
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.oracles import jaxlib_print
from shardwright.testing.verbs import ask
from shardwright.tools.session import extras

SMALL = ["--layers", "4", "--hidden", "32", "--heads", "4", "--vocab", "64", "--seq", "16"]


def written(*words: str) -> str:
    code, text, errors = ask("model", *words)
    assert code == 0, errors
    return text


def stages(module: Module) -> list[tuple[str, str]]:
    """Stage and phase of each call that has them, in the order of the text."""
    return [
        (str(op.notes["plan.phase"]), str(op.notes["plan.stage"]).removesuffix(" : i64"))
        for op in module.walk()
        if "plan.stage" in op.notes
    ]


PIPELINE = ("--parallel", "pp=2,dp=2", "--accumulate", "3", "--schedule", "interleaved:2")
PASSES = [
    *((f'"{phase}"', str(index)) for phase in ("forward",) for index in range(4)),
    *(('"backward"', str(index)) for index in (3, 2, 1, 0)),
    *(('"accumulate"', str(index)) for index in range(4)),
]
REST = [('"share"', "0"), *(('"update"', str(index)) for index in range(4))]


def test_stages_of_a_pipeline_are_calls_at_every_stage_of_the_text():
    text = written("transformer", *SMALL, *PIPELINE)
    module = parse(text)
    assert print_module(module) == text
    assert {str(module.notes[f"plan.{key}"]) for key in ("stages", "microbatches")} == {
        "2 : i64", "3 : i64",
    }  # fmt: skip
    assert str(module.notes["plan.schedule"]) == '"interleaved:2"'
    assert sorted(stages(module)) == sorted(PASSES + REST)
    for item in ("propagate", "partition"):
        parse_pipeline(item).run(module)
        module = parse(print_module(module))
        assert sorted(stages(module)) == sorted(PASSES + REST)
        assert [one for one in stages(module) if one in PASSES] == PASSES
    parse_pipeline("strip-plan").run(module)
    assert stages(module) == [] and "plan." not in print_module(module)


def test_middle_stages_are_calls_of_one_function():
    text = written("mlp", "--layers", "6", "--hidden", "8", "--parallel", "pp=6")
    called = [callee(op) for op in parse(text).walk() if "plan.stage" in op.notes]
    assert len(set(called[:6])) == 3  # first, middle, last


def test_what_is_written_is_what_mlir_prints():
    text = written("moe", *SMALL, "--experts", "2", "--parallel", "ep=2,fsdp=2")
    assert jaxlib_print(text) == text
    assert text.count("tf.aliasing_output") > 10  # parameters and state are given away


def test_attention_is_a_kernel_where_it_is_one():
    flash = written("transformer", *SMALL)
    assert flash.count('plan.kernel = "attention"') == 1
    assert flash.count('plan.kernel = "attention_backward"') == 1
    assert "plan.kernel" not in written("transformer", *SMALL, "--attention", "plain")


@pytest.mark.parametrize("remat", ["none", "full", "selective"])
def test_what_is_kept_of_a_layer_is_what_remat_says(remat: str):
    """Of stacks over layers that go from the forward to the backward loop."""
    words = ("--attention", "plain", "--remat", remat, "--dtype", "bf16")
    text = written("transformer", *SMALL, *words)
    scores, product = "4x1x4x1x16x16xbf16", "4x1x16x128xbf16"
    assert (scores in text) == (remat == "none")
    assert (product in text) == (remat != "full")


def test_layers_are_one_loop_each_way_unless_unrolled():
    assert written("mlp", "--layers", "8", "--hidden", "8").count("stablehlo.while") == 2
    assert "stablehlo.while" not in written("mlp", "--layers", "8", "--hidden", "8", "--unroll")


def test_a_file_is_written_and_its_needs_are_said(tmp_path: Path):
    step = tmp_path / "step.mlir"
    code, output, _ = ask("model", "mlp", "--hidden", "8", "-o", str(step), "--json")
    said = json.loads(output)
    assert code == 0 and said["family"] == "mlp" and said["flops"] > 0
    assert f"parameters = {said['parameters']} : i64" in step.read_text()
    code, output, _ = ask("model", "mlp", "--hidden", "8", "-o", str(step))
    assert code == 0 and output.startswith(f"{step}: mlp, ")


def test_all_families_are_listed():
    code, output, _ = ask("model", "--help")
    assert code == 0
    assert all(name in output for name in ("transformer", "moe", "mlp", "conv", "dlrm"))


def test_without_jax_the_extra_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(extras, "installed", lambda name: None)
    code, output, errors = ask("model", "mlp")
    assert (code, output) == (4, "")
    assert "needs jax" in errors and "shardwright[jax]" in errors


WRONG = {
    "transformer --heads 7": "use --heads=6",
    "transformer --kv-heads 8": "use --kv-heads=6",
    "transformer --parallel tp=5": "use tp=4",
    "transformer --kv-heads 2 --parallel tp=3": "use tp=2",
    "transformer --parallel pp=5": "use pp=4",
    "transformer --parallel pp=4 --schedule interleaved:4": "use interleaved:3",
    "transformer --parallel pp=12 --schedule interleaved:2": "use 1f1b",
    "transformer --parallel ep=2": "no experts that ep=2 would cut",
    "mlp --parallel tp=2,sp=on": "use sp=off",
    "transformer --positions rotary --hidden 12 --heads 4": "use --hidden=24",
    "transformer --parallel dp=x": "e.g. dp=8",
    "conv --dtype fp8": "use --dtype bf16",
    "transformer --parallel fsdp=7": "use fsdp=6",
    "transformer --parallel sp=on": "write tp=2",
    "transformer --parallel tq=2": "unknown axis 'tq'",
    "transformer --parallel dp=2,dp=2": "give each axis once",
    "transformer --parallel dp=99999,fsdp=99999": "too many",
    "transformer --seq 7 --parallel tp=2,sp=on": "--seq=8",
    "transformer --ffn 33 --parallel tp=2": "--ffn=34",
    "moe --hidden 36 --heads 4 --parallel fsdp=4,ep=2": "fsdp x ep=8 does not divide",
    "transformer --microbatch 0": "got '0'",
    "transformer --layers -3": "got '-3'",
    "transformer --layers 1e3": "got '1e3'",
    "transformer --layers 2147483647 --hidden 2147483646 --heads 2": "too many",
    "transformer --layers 2000 --unroll": "leave out --unroll",
    "transformer --schedule zb": '"1f1b"',
    "transformer --parallel pp=2 --schedule zb-h1": "use one of gpipe, 1f1b, ",
    "transformer --parallel pp=4 --schedule looped-bfs:4": "use looped-bfs:3",
    "transformer --schedule interleaved:2": "write pp=2",
    "moe --top-k 9": "use --top-k=8",
    "moe --parallel ep=3": "use ep=2",
    "conv --levels 60": "use --levels=6",
    "dlrm --parallel pp=2": "use pp=1",
    "resnet": "invalid choice",
    "mlp --depth 3": "unrecognized arguments",
}


@pytest.mark.parametrize("words", WRONG)
def test_wrong_words_are_answered(words: str):
    code, output, errors = ask("model", *words.split())
    assert (code, output) == (2, "")
    assert WRONG[words] in errors and "Traceback" not in errors
