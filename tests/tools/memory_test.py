"""`shardwright memory`: what is said, the changes that are tried, mistakes in the question."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.generate.step_programs import text
from shardwright.testing.verbs import ask, record

ROOT = Path(__file__).parents[2]
CUT = "propagate,partition"
EMITS = ("jax", "torch", "mlir")


@pytest.fixture
def step(tmp_path: Path) -> str:
    """A train step of a small network on 2 x 4 devices; nothing is donated."""
    path = tmp_path / "step.mlir"
    path.write_text(text("loop", (2, 4)), encoding="utf-8")
    return str(path)


def cluster(folder: Path, memory: int, devices: int = 8) -> str:
    """A cluster whose chips have so many bytes."""
    path = folder / "small.mlir"
    chip = (
        f'{{name = "small", memory = "{memory}B", memory_bandwidth = "1TB/s",'
        ' flops = {f32 = "1TFLOP/s"}, source = ["made up"]}'
    )
    level = f'name = "gpu", count = {devices}, topology = "switch", bandwidth = "25GB/s"'
    path.write_text(
        f"module @small attributes {{plan.cluster = {{chip = {chip},"
        f' levels = [{{{level}, latency = "1us"}}], source = ["made up"]}}}} {{}}\n',
        encoding="utf-8",
    )
    return str(path)


def local(path: str) -> str:
    module = parse(Path(path).read_text(encoding="utf-8"))
    parse_pipeline(CUT).run(module)
    return print_module(module)


@pytest.mark.parametrize(("words", "script"), [((), "jax"), *((("--emit", k), k) for k in EMITS)])
def test_it_says_what_the_analysis_found(step: str, words: tuple[str, ...], script: str) -> None:
    found = record("memory", step, "--cluster", "dgx-h100", *words)
    known = script_peak(parse(local(step)), None, script)
    assert found["emit"] == script
    for key in ("argument_bytes", "result_bytes", "aliased_bytes", "temp_bytes", "padding_bytes"):
        assert found[key] == getattr(known, key)
    assert found["peak_bytes"] == known.bytes == sum(found["roles"].values())
    assert sum(one["bytes"] for one in found["live"]) == known.bytes
    assert found["fits"] and found["changes"] == [] and found["nearest"] is None
    assert max(size for _, size in found["timeline"]) == known.bytes
    assert found["peak"] and all(one["source"] for one in found["peak"])


def test_people_see_the_peak_and_the_live_set(step: str) -> None:
    code, out, _ = ask("memory", step, "--cluster", "dgx-h100")
    assert code == 0
    assert re.search(r"^fits: [\d.]+ \w+ at the peak, .* of the 80 GB of a h100$", out, re.M)
    assert "<- peak" in out and "step.mlir:" in out and "arguments " in out
    _, every, _ = ask("memory", step, "--cluster", "dgx-h100", "--all")
    assert len(every) > len(out) and "more value" not in every


def test_a_local_program_gives_the_same(step: str, tmp_path: Path) -> None:
    path = tmp_path / "local.mlir"
    path.write_text(local(step), encoding="utf-8")
    asked = [record("memory", name, "--cluster", "dgx-h100") for name in (step, str(path))]
    assert asked[0]["peak_bytes"] == asked[1]["peak_bytes"]


# --- what does not fit


@pytest.mark.parametrize(
    ("kind", "share"), [("donate", 0.9), ("work", 0.7), ("axis", 0.6), ("a chip", 0.1)]
)
def test_the_nearest_change_fits(kind: str, share: float, tmp_path: Path) -> None:
    path = tmp_path / "net.mlir"
    path.write_text(network(kind), encoding="utf-8")
    whole = record("memory", str(path), "--cluster", cluster(tmp_path, 10**9, 2))["peak_bytes"]
    memory, output = int(whole * share), tmp_path / "changed.mlir"
    machines = cluster(tmp_path, memory, 2)
    found = record("memory", str(path), "--cluster", machines, "-o", str(output))
    assert not found["fits"] and found["nearest"] == len(found["changes"]) - 1
    chosen = found["changes"][found["nearest"]]
    assert kind in chosen["what"] and chosen["fits"], found["changes"]
    assert all(not change["fits"] for change in found["changes"][:-1])
    changed = script_peak(parse(output.read_text(encoding="utf-8")), None, "jax").bytes
    assert changed <= memory or kind == "a chip"
    if kind == "work":
        assert 0 < chosen["extra_flops"] < 1 and chosen["detail"]


ROWS, WEIGHTS = "tensor<512x64xf32>", "tensor<64x64xf32>"


def network(kind: str) -> str:
    """Layers and what their gradients need; weights are donated. `donate`: one op, nothing is."""
    if kind == "donate":
        body = f"%0 = stablehlo.sine %w : {ROWS}\n  return %0 : {ROWS}"
        spread = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}'
        return (
            f'sdy.mesh @mesh = <["x"=2]>\nfunc.func @main(%w: {ROWS} {spread}) -> ({ROWS}'
            f" {spread}) {{\n  {body}\n}}\n"
        )
    layers = 6
    forward, backward = f"({ROWS}, {WEIGHTS}) -> {ROWS}", f"({ROWS}, {ROWS}) -> {WEIGHTS}"
    rows, lines = "contracting_dims = [1] x [0]", [f"%y0 = stablehlo.add %x, %x : {ROWS}"]
    for k in range(1, layers + 1):
        lines.append(f"%h{k} = stablehlo.dot_general %y{k - 1}, %w, {rows} : {forward}")
        lines.append(f"%y{k} = stablehlo.tanh %h{k} : {ROWS}")
    lines += [f"%g{layers} = stablehlo.negate %y{layers} : {ROWS}"]
    for k in range(layers, 0, -1):
        lines += [
            f"%p{k} = stablehlo.multiply %y{k}, %g{k} : {ROWS}",
            f"%d{k} = stablehlo.dot_general %y{k - 1}, %p{k}, contracting_dims = [0] x [0]"
            f" : {backward}",
            f"%g{k - 1} = stablehlo.dot_general %p{k}, %w, {rows} : {forward}",
        ]
    lines += [f"%s{layers + 1} = stablehlo.negate %w : {WEIGHTS}"]
    for k in range(layers, 0, -1):
        lines.append(f"%s{k} = stablehlo.add %s{k + 1}, %d{k} : {WEIGHTS}")
    cut = 'sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>'
    whole = "sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 0 : i32"
    arguments = f"%x: {ROWS} {{{cut}}}, %w: {WEIGHTS} {{{whole}}}"
    body = "\n  ".join([*lines, f"return %s1 : {WEIGHTS}"])
    return (
        f'sdy.mesh @mesh = <["x"=2]>\nfunc.func @main({arguments}) -> ({WEIGHTS}) {{\n'
        f"  {body}\n}}\n"
    )


def test_a_budget_bounds_what_is_tried(step: str, tmp_path: Path) -> None:
    found = record("memory", step, "--cluster", cluster(tmp_path, 1000), "--budget", "0")
    assert len(found["changes"]) <= 1


def test_the_exit_code_tells_where_asked(step: str, tmp_path: Path) -> None:
    small = cluster(tmp_path, 1000)
    assert ask("memory", step, "--cluster", small, "--budget", "0")[0] == 0
    code, out, errors = ask("memory", step, "--cluster", small, "--budget", "0", "--fail-on", "oom")
    assert code == 3 and "do not fit into 1 KB" in errors and "does NOT fit" in out
    assert ask("memory", step, "--cluster", "dgx-h100", "--fail-on", "oom")[0] == 0


def test_what_plan_remat_names_is_worked_out_again(tmp_path: Path) -> None:
    plain = network("work")
    named = re.sub(r"(%[hy][135] = .*?)( : )", r"\1 {plan.remat}\2", plain)
    sizes: list[int] = []
    for name, program in (("plain", plain), ("named", named)):
        path = tmp_path / f"{name}.mlir"
        path.write_text(program, encoding="utf-8")
        machines = cluster(tmp_path, 10**9, 2)
        sizes.append(record("memory", str(path), "--cluster", machines)["temp_bytes"])
        code, out, _ = ask("compile", str(path), "--emit", "mlir")
        assert code == 0 and ("plan.recomputed" in out) == (name == "named")
    assert sizes[1] < sizes[0]


# --- mistakes


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ((), 2, "--cluster is missing"),
        (("--cluster", "dgx-h10"), 2, 'unknown cluster "dgx-h10"'),
        (("--cluster", "pcie-workstation"), 1, "has 8 devices, the cluster pcie-workstation"),
        (("--cluster", "dgx-h100", "--fail-on", "fire"), 2, "invalid choice"),
    ],
)
def test_wrong_questions(step: str, words: tuple[str, ...], code: int, said: str) -> None:
    got, out, errors = ask("memory", step, *words)
    assert (got, out) == (code, "") and said in errors


def test_an_unknown_chip_is_located(step: str, tmp_path: Path) -> None:
    path = Path(cluster(tmp_path, 1000))
    source = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"chip = \{.*?\]\}", 'chip = "h1000"', source), encoding="utf-8")
    code, _, errors = ask("memory", step, "--cluster", str(path))
    assert code in (1, 2) and 'unknown chip "h1000"' in errors and "small.mlir:1:" in errors


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> { return %a : tensor<4xf32> }",
         "no mesh"),
        ('sdy.mesh @m = <["x"=2]>\nfunc.func @f(%a: tensor<4xf32>) { return }\n'
         "func.func @g(%a: tensor<4xf32>) { return }", "no function main"),
        ('sdy.mesh @m = <["x"=8]>\nfunc.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {\n'
         "  %0 = stablehlo.sine %a : tensor<?xf32>\n  return %0 : tensor<?xf32>\n}", "?xf32"),
    ],
)  # fmt: skip
def test_programs_that_cannot_be_answered(program: str, said: str) -> None:
    code, out, errors = ask("memory", "-", "--cluster", "dgx-h100", stdin=program + "\n")
    assert (code, out) == (1, "") and said in errors and "Traceback" not in errors


def test_json_keys_are_those_of_the_help(step: str) -> None:
    found = record("memory", step, "--cluster", "dgx-h100")
    _, usage, _ = ask("memory", "--help")
    keys = usage.partition("JSON keys:")[2]
    assert all(re.search(rf"\b{key}\b", keys) for key in found)
    assert json.dumps(found)
