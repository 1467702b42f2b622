"""`shardwright cost`: what a new user asks, the machine form, mistakes in the question."""

from __future__ import annotations

import io
import json
import re
from functools import partial
from pathlib import Path

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.machines.units import shown
from shardwright.testing import verbs
from shardwright.testing.verbs import ask as run
from shardwright.tools import opt as tool

ask, record = partial(verbs.ask, "cost"), partial(verbs.record, "cost")
ROOT = Path(__file__).parents[2]
GPT = str(ROOT / "examples" / "gpt_train_step.mlir")
LINEAR = str(ROOT / "examples" / "linear_layers.mlir")
KEYS = (
    "step_seconds", "mfu", "hfu", "tokens_per_second", "peak_bytes", "fits",
    "exposed_communication_seconds", "bound_seconds",
)  # fmt: skip
SUMS = """sdy.mesh @mesh = <["x"=16]>
func.func @main(%a: tensor<65536x4096xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<65536x4096xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<4096x4096xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0]
    : (tensor<65536x4096xbf16>, tensor<65536x4096xbf16>) -> tensor<4096x4096xbf16>
  return %0 : tensor<4096x4096xbf16>
}
"""


def test_the_machine_form_has_the_keys_that_are_promised():
    found = record(LINEAR, "--cluster", "dgx-h100")
    assert tuple(found)[: len(KEYS)] == KEYS
    assert found["step_seconds"] > found["bound_seconds"] > 0
    parts = ("compute_seconds", "exposed_communication_seconds", "idle_seconds")
    assert sum(found[part] for part in parts) == pytest.approx(found["step_seconds"])
    assert found["bound_seconds"] == max(found["bounds"].values())
    assert found["fits"] and found["peak_bytes"] == 1792 < found["memory_bytes"]
    assert found["tokens_per_second"] is None
    assert [level["link"] for level in found["levels"]] == ["nic", "nvlink"]
    assert found["mfu_source"] == "products of the whole program"


def test_the_text_has_what_people_look_for():
    code, text, errors = ask(GPT, "--cluster", "dgx-h100")
    assert (code, errors) == (0, "")
    for word in ("exposed communication", "lower bound", "MFU", "nvlink", "fits", "all_reduce"):
        assert word in text
    assert f"{Path(GPT).name}:" in text and max(map(len, text.splitlines())) < 250


PLAIN = """func.func @main(%a: tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0]
    : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  return %0 : tensor<4096x4096xbf16>
}
"""


@pytest.mark.parametrize("words", ["cost --emit mlir", "memory --emit mlir"])
def test_a_chip_is_a_cluster_of_one_device_that_needs_no_mesh(words: str):
    verb, *rest = words.split()
    found = verbs.record(verb, "-", "--cluster", "h100", *rest, stdin=PLAIN)
    assert found["devices"] == 1
    assert found["peak_bytes"] == 2 * 2 * 4096**2 and found["fits"]


def test_one_device_is_as_fast_as_its_chip_and_has_no_links():
    found = record("-", "--cluster", "h100", stdin=PLAIN)
    assert found["bound_seconds"] == pytest.approx(2 * 4096**3 / 989.5e12, rel=1e-6)
    assert found["levels"] == [] and found["communication_seconds"] == 0
    code, text, _ = ask("-", "--cluster", "h100", stdin=PLAIN)
    assert code == 0 and "1 device of h100\n" in text and "links" not in text


@pytest.mark.parametrize("verb", ["cost", "memory"])
def test_several_devices_need_a_mesh(verb: str):
    code, _, errors = verbs.ask(verb, "-", "--cluster", "dgx-h100", stdin=PLAIN)
    assert code == 1 and "no mesh to partition over" in errors and "name a chip" in errors


# --- three questions of a new user


def test_does_it_fit():
    found = record("-", "--cluster", "dgx-a100:2", stdin=SUMS)
    assert found["fits"]
    small = record("-", "--cluster", "dgx-a100:2", "--what-if", "chip.memory=90MB", stdin=SUMS)
    assert not small["what_if"]["fits"] and small["fits"]
    code, text, _ = ask("-", "--cluster", "dgx-a100:2", "--what-if", "chip.memory=90MB", stdin=SUMS)
    assert code == 0 and "does not fit" in text


def test_which_link_is_the_bottleneck():
    levels = record("-", "--cluster", "dgx-a100:2", stdin=SUMS)["levels"]
    assert max(levels, key=lambda level: level["seconds"])["link"] == "nic"


def test_what_if_the_nics_were_twice_as_fast():
    change = "link.nic.bandwidth=2x"
    found = record("-", "--cluster", "dgx-a100:2", "--what-if", change, stdin=SUMS)
    other = found["what_if"]
    assert other["changes"] == change and set(KEYS) <= set(other)
    before, after = (one["levels"][0]["seconds"] for one in (found, other))
    assert before / 2 <= after < 0.6 * before  # a tree may be better now
    assert other["step_seconds"] < found["step_seconds"]
    assert other["compute_seconds"] == found["compute_seconds"]


def test_two_commands_answer_for_a_model(tmp_path: Path):
    """A small one: 64 cards, weights gathered layer by layer, flash attention."""
    pytest.importorskip("jax")
    file = str(tmp_path / "step.mlir")
    sizes = {"layers": 2, "hidden": 1024, "heads": 8, "vocab": 2048, "seq": 1024, "microbatch": 4}
    asked = [word for key, size in sizes.items() for word in (f"--{key}", str(size))]
    parallel = ["--parallel", "fsdp=64", "--remat", "full", "-o", file]
    assert run("model", "transformer", *asked, *parallel)[0] == 0
    found = record(file, "--cluster", "dgx-h100:8", "--top", "100")
    assert found["mfu_source"] == "plan.model" and 0 < found["mfu"] < found["hfu"] < 1
    assert found["tokens_per_second"] == pytest.approx(4 * 1024 * 64 / found["step_seconds"])
    kinds = {(one["kind"], one["count"]) for one in found["top"] if one["kind"] == "attention"}
    assert {count for _, count in kinds} == {2, 4}  # backward; forward and once more
    assert found["bound_seconds"] < found["step_seconds"]
    assert 1.28 < found["hfu"] / found["mfu"] < 4 / 3  # the head is not computed again
    local = str(tmp_path / "local.mlir")
    on = ("--cluster", "dgx-h100:8")
    assert run("compile", file, *on, "--emit", "mlir", "-o", local)[0] == 0
    held = verbs.record("memory", local, "--cluster", "dgx-h100:8")
    assert held["peak_bytes"] == found["peak_bytes"]


# --- what if


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ("chip=h100", "compute_seconds"),
        ("chip.flops=2x", "compute_seconds"),
        ("chip.flops.bf16=624TFLOP/s", "compute_seconds"),
        ("chip.kernels.launch=0us", "idle_seconds"),
        ("chip.kernels.product=100%", "compute_seconds"),
        ("chip.memory_bandwidth=2x, chip.flops=2x", "compute_seconds"),
        ("link.node.latency=0s", "communication_seconds"),
        ("link.gpu.bandwidth=1TB/s, link.nic.bandwidth=1TB/s", "communication_seconds"),
    ],
)
def test_a_change_makes_its_part_faster(change: str, key: str):
    found = record("-", "--cluster", "dgx-a100:2", "--what-if", change, stdin=SUMS)
    assert found["what_if"][key] < found[key]


def test_overlap_is_an_option_and_a_change():
    by_option = record(GPT, "--cluster", "dgx-h100", "--overlap", "none")
    by_change = record(GPT, "--cluster", "dgx-h100", "--what-if", "overlap=none")
    assert by_option["step_seconds"] == by_change["what_if"]["step_seconds"]
    assert by_option["step_seconds"] > by_change["step_seconds"]
    communication = by_option["communication_seconds"]
    assert by_option["exposed_communication_seconds"] == pytest.approx(communication)


@pytest.mark.parametrize(
    ("change", "message", "help"),
    [
        ("link.nix.bandwidth=2x", 'nothing is called "link.nix.bandwidth"', "link.nic.bandwidth"),
        ("chip.kernels.lunch=1us", "nothing is called", "chip.kernels.launch"),
        ("link.nic.bandwidth", "expected key=value", "link.nic.bandwidth=2x"),
        ("chip=h100,,", "expected key=value", "chip=h100"),
        ("", "expected key=value", "chip=h100"),
        ("link.nic.bandwidth=0x", "greater than 0", "2x or 0.5x"),
        ("link.nic.bandwidth=0GB/s", "from 1 B/s", "300GB/s"),
        ("link.nic.bandwidth=50GB", "which is bytes", "300GB/s"),
        ("link.nic.bandwidth=fast", "expected bytes per second", "2x"),
        ("chip.memory=2GB/s", "which is bytes per second", "80GB"),
        ("chip=h1000", 'unknown chip "h1000"', "h100"),
        ("overlap=on", "unknown way to overlap", "one"),
        ("chip.kernels.stream=2x", "stream would be 1", "at most 100%"),
        ("chip=v100-32gb, chip.kernels.attention=20%", "no kernel for attention", "another chip"),
    ],
)
def test_a_wrong_change_is_shown_where_it_stands(change: str, message: str, help: str):
    code, output, errors = ask(LINEAR, "--cluster", "dgx-h100", "--what-if", change)
    assert (code, output) == (2, "")
    assert errors.startswith("--what-if:1:") and message in errors.splitlines()[0]
    assert help in errors.split("help: ")[1]


# --- what programs and machines it takes


def local_text(text: str) -> str:
    module = parse(text)
    parse_pipeline("propagate,partition").run(module)
    return print_module(module)


def test_a_program_for_one_device_is_taken_as_it_is():
    text = Path(LINEAR).read_text(encoding="utf-8")
    whole = record(LINEAR, "--cluster", "dgx-h100")
    local = record("-", "--cluster", "dgx-h100", stdin=local_text(text))
    assert local["step_seconds"] == whole["step_seconds"]
    assert local["mfu_source"] == "products that devices compute"
    assert local["mfu"] == local["hfu"] == whole["hfu"]


def test_the_model_says_what_counts():
    text = Path(LINEAR).read_text(encoding="utf-8")
    note = "plan.model = {flops = 4.0e9 : f64, tokens = 1000 : i64, parameters = 3 : i64}"
    noted = f"module attributes {{{note}}} {{\n{text[text.index('sdy.mesh') :]}"
    found = record("-", "--cluster", "dgx-h100", stdin=noted)
    assert found["mfu_source"] == "plan.model"
    assert found["tokens_per_second"] == pytest.approx(1000 / found["step_seconds"])
    peak = 494.7e12 * found["step_seconds"]
    assert found["peak_element"] == "tf32"
    assert found["mfu"] == pytest.approx(4.0e9 / 8 / peak)
    assert found["hfu"] == found["mfu"]  # what the author counts is done at least once
    code, text, _ = ask("-", "--cluster", "dgx-h100", stdin=noted)
    assert code == 0 and "tokens per second" in text


@pytest.mark.parametrize(
    ("words", "code", "message", "help"),
    [
        ([], 2, "--cluster is missing", "dgx-h100"),
        (["--cluster", "dgx-h10"], 2, 'unknown cluster "dgx-h10"', "dgx-h100"),
        (["--cluster", "dgx-h100:2"], 1, "has 8 devices, the cluster dgx-h100:2 16", "dgx-h100:1"),
        (["--cluster", "tpu-v4"], 1, "has 8 devices, the cluster tpu-v4 64", '"model"=32'),
    ],
)
def test_a_wrong_machine_is_refused(words: list[str], code: int, message: str, help: str):
    found, output, errors = ask(LINEAR, *words)
    assert (found, output) == (code, "")
    assert message in errors and help in errors.split("help: ")[1]


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("bandwidth", '"0GB/s"', "from 1 B/s"),
        ("bandwidth", '"25GB"', "which is bytes"),
        ("chip", '"h1000"', "unknown chip"),
        ("overlap", '"some"', "overlap: unknown"),
        ("launch", '"3GB"', "expected seconds"),
        ("product", '"120%"', "to 100%"),
        ("product", '"0.8"', "without a unit"),
        ("tile", "[128]", "expected two integers"),
        ("f32_products", '"bf15"', 'no peak for "bf15"'),
        ("units", "0", "at least 1"),
        ("attention", '"50%"', "belong together"),
        ("lunch", '"3us"', 'unknown key "lunch"'),
    ],
)
def test_a_wrong_cluster_file_is_shown_where_it_is_wrong(
    tmp_path: Path, key: str, value: str, message: str
):
    parts = {
        "chip": '{name = "c", memory = "1GB", memory_bandwidth = "1GB/s",\n'
        '  flops = {f32 = "1TFLOP/s"}, kernels = {KERNELS}}',
        "levels": '[{name = "gpu", count = 8, topology = "switch",\n  bandwidth = BANDWIDTH}]',
    }
    text = f"module attributes {{plan.cluster = {{chip = {parts['chip']},\nlevels = LEVELS}}}} {{}}"
    text = text.replace("LEVELS", parts["levels"])
    text = text.replace("BANDWIDTH", value if key == "bandwidth" else '"1GB/s"')
    if key == "chip":
        text = text.replace(parts["chip"], value)
    if key == "overlap":
        text = text.replace("levels =", f"overlap = {value}, levels =")
    is_kernel = key not in ("bandwidth", "chip", "overlap")
    text = text.replace("KERNELS", f"{key} = {value}" if is_kernel else "")
    file = tmp_path / "mine.mlir"
    file.write_text(text)
    code, output, errors = ask(LINEAR, "--cluster", str(file))
    assert (code, output) == (1, ""), errors
    first = errors.splitlines()[0]
    assert first.startswith(f"{file}:") and message in first, errors
    assert "help: " in errors and "^" in errors


def test_sizes_that_are_not_known_are_refused():
    text = "func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {\n  return %x : tensor<?xf32>\n}"
    code, _, errors = ask("-", "--cluster", "dgx-h100", stdin=text)
    assert code == 1 and ":1:1: error:" in errors and "static shape" in errors


def test_a_loop_that_may_end_before_is_priced_with_the_most_turns():
    step = str(ROOT / "tests" / "data" / "models" / "real" / "decode.mlir")
    code, output, _ = ask(step, "--cluster", "dgx-h100")
    assert code == 0 and "10 turns of the loop at" in output and "it may end before" in output
    found = record(step, "--cluster", "dgx-h100")
    assert [one["turns"] for one in found["loops_at_most"]] == [10]
    stated = record(step, "--cluster", "dgx-h100", "--trip-count", "10")
    assert stated["loops_at_most"] == [] and stated["step_seconds"] == found["step_seconds"]


def test_a_loop_that_does_not_say_how_often_it_runs():
    text = (ROOT / "examples" / "while_loop.mlir").read_text(encoding="utf-8")
    unknown = re.sub(r"compare\s+LT, (%\w+), (%\w+)", r"compare LT, \2, \1", text)
    code, output, _ = ask("-", "--cluster", "dgx-h100", stdin=unknown)
    assert code == 0 and "guessed" in output and "10 turns of the loop at <stdin>:" in output
    assert "an unknown number of times: say it with --trips N" in output
    few, same, many = (
        record("-", "--cluster", "dgx-h100", option, turns, stdin=unknown)
        for option, turns in (("--trips", "2"), ("--trip-count", "2"), ("--trips", "20"))
    )
    assert few["step_seconds"] == same["step_seconds"] and few["loops_guessed"] == []
    guessed = record("-", "--cluster", "dgx-h100", stdin=unknown)
    assert [one["turns"] for one in guessed["loops_guessed"]] == [10]
    assert guessed["loops_at_most"] == []
    assert many["step_seconds"] > 5 * few["step_seconds"]
    assert record("-", "--cluster", "dgx-h100", stdin=text)["step_seconds"] > 0


@pytest.mark.parametrize("words", [["--trips", "0"], ["--top", "x"], ["--overlap", "all"]])
def test_wrong_options_are_refused(words: list[str]):
    code, _, errors = ask(LINEAR, "--cluster", "dgx-h100", *words)
    assert code == 2 and "usage:" in errors


# --- the pass


def opt(*words: str, stdin: str = "") -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = tool.main([*words], io.StringIO(stdin), out, err)
    return code, out.getvalue(), err.getvalue()


def test_the_pass_writes_what_the_verb_says():
    code, text, errors = opt(LINEAR, "--propagate", "--partition", "--cost=cluster=dgx-h100")
    assert (code, errors) == (0, "")
    assert text.count("plan.cost") == 4 and 'cluster = "dgx-h100"' in text
    again = opt("-", "--cost=cluster=dgx-h100", stdin=text)[1]
    assert again == text
    stripped = opt("-", "--strip-plan", stdin=text)[1]
    assert "plan." not in stripped


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--cost=cluster=dgx-h100"], "needs stage local"),
        (["--propagate", "--partition", "--cost"], 'needs the option "cluster"'),
        (["--propagate", "--partition", "--cost=cluster=dgx-h100:3"], "has 8 devices"),
        (["--propagate", "--partition", "--cost=cluster=dgx-h100 overlap=on"], "overlap"),
        (["--propagate", "--partition", "--cost=cluster=dgx-h100 trip-count=-1"], "at least 1"),
    ],
)
def test_the_pass_says_what_is_missing(words: list[str], message: str):
    code, output, errors = opt(LINEAR, *words)
    assert code in (1, 2) and output == ""
    assert message in errors and "help: " in errors
    if "stage" in message:
        assert "propagate,partition" in errors


def test_the_pass_takes_a_stack_as_the_verb_does():
    said = record(LINEAR, "--cluster", "dgx-a100", "--stack", "megatron")
    words = "--cost=cluster=dgx-a100 stack=megatron"
    code, output, _ = opt(LINEAR, "--propagate", "--partition", words)
    assert code == 0 and 'stack = "megatron"' in output
    assert f'step = "{shown(said["step_seconds"], "seconds")}"' in output
    plain = opt(LINEAR, "--propagate", "--partition", "--cost=cluster=dgx-a100")[1]
    assert "stack" not in plain and shown(said["step_seconds"], "seconds") not in plain


def test_json_is_one_object():
    code, text, _ = ask(LINEAR, "--cluster", "dgx-h100", "--json", "--top", "1")
    assert code == 0 and len(json.loads(text)["top"]) == 1
    assert run("cost", "--help")[0] == 0
