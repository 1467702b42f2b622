"""`--custom-calls`: rules, spellings and flops of a user; what is hostile is refused."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from shardwright.ir.custom_calls import declare_calls, read_calls
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.verify import verify
from shardwright.spec.calls.given_spelling import module_problem, spelling_problem
from shardwright.tools import cli, opt
from tests.support.verbs import ask, record

RULE = "#sdy.op_sharding_rule<([i, j], [j])->([i, j]) {i=80, j=160}, custom>"
JAX, TORCH = "jax.nn.softplus({0}) * {1}", "torch.nn.functional.softplus({0}) * {1}"
PROGRAM = """module {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %b: tensor<8xf32>) -> tensor<4x8xf32> {
    %0 = stablehlo.custom_call @my.kernel(%a, %b) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
}
"""  # noqa: E501


def rules(path: Path, entry: str = "", name: str = '"my.kernel"') -> str:
    """A file of custom calls."""
    entry = entry or f'{{rule = {RULE}, jax = "{JAX}", torch = "{TORCH}", flops = 1000 : i64}}'
    file = path / "rules.mlir"
    file.write_text(f"module attributes {{plan.calls = {{{name} = {entry}}}}} {{}}\n", "utf-8")
    return str(file)


def test_the_call_runs_on_blocks_in_both_scripts(tmp_path: Path):
    calls = rules(tmp_path)
    for emit, spelled in (
        ("jax", "jax.nn.softplus(a) * b"),
        ("torch", "functional.softplus(a) * b"),
    ):
        words = ("compile", "-", "--emit", emit, "--custom-calls", calls)
        code, output, errors = ask(*words, stdin=PROGRAM)
        assert code == 0 and errors == "" and spelled in output
        assert "all_gather(a" not in output
    code, output, _ = ask("compile", "-", "--emit", "mlir", "--custom-calls", calls, stdin=PROGRAM)
    assert code == 0 and "(tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>" in output
    assert not verify(parse(output))


def test_the_jax_script_computes_it(tmp_path: Path):
    pytest.importorskip("jax")
    script = tmp_path / "script.py"
    words = ("compile", "-", "--emit", "jax", "--custom-calls", rules(tmp_path))
    script.write_text(ask(*words, stdin=PROGRAM)[1], "utf-8")
    done = subprocess.run(
        [sys.executable, str(script), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "check: ok" in done.stdout, done.stdout + done.stderr


def test_a_module_of_the_user_is_imported(tmp_path: Path):
    entry = '{modules = ["my_kernels.fast"], jax = "my_kernels.fast.scaled({0}, {1}, axis=-1)"}'
    words = ("compile", "-", "--emit", "jax", "--custom-calls", rules(tmp_path, entry))
    code, output, _ = ask(*words, stdin=PROGRAM)
    assert code == 0 and re.search(r"^import my_kernels\.fast$", output, re.MULTILINE)
    assert "my_kernels.fast.scaled(" in output


def test_flops_are_charged(tmp_path: Path):
    on = ("cost", "-", "--cluster", "cpu-processes:4", "--custom-calls")
    free = rules(tmp_path, f"{{rule = {RULE}}}")
    without = record(*on, free, stdin=PROGRAM)["compute_seconds"]
    dear = rules(tmp_path, f"{{rule = {RULE}, flops = 1000000 : i64}}")
    assert record(*on, dear, stdin=PROGRAM)["compute_seconds"] > 10 * without


@pytest.mark.parametrize("verb", cli.READERS)
def test_every_verb_that_reads_programs_takes_them(verb: str):
    code, output, _ = ask(verb, "--help")
    assert code == 0 and "--custom-calls FILE" in output


ALLOWED = [
    ("{0}", "jax"), ("jnp.tanh({0})", "jax"), ("lax.linalg.cholesky({0})", "jax"),
    ("({0} + {1}) / 2.5, {0}[..., :-1]", "jax"), ("{0}.astype(jnp.float32).mT", "jax"),
    ("torch.ops.mine.scaled({0}, {1})", "torch"), ("torch.sort({0}, dim=-1).values", "torch"),
    ("torch.where({0} < 0, {0}, {1})", "torch"), ("mine.deep.kernel({0}, None)", "torch"),
]  # fmt: skip
HOSTILE = [
    "", " ", "{0", "{x}", "operand_0", "x", "print({0})", "__import__({0})", "eval({0})",
    "open(1)", "({0}).__class__", "jnp.__loader__({0})", "jnp.load({0})", "jax.config.update(1)",
    "lax.sys.exit(1)", "jnp.os.abort()", "jax._src.util.safe_map({0})", "jnp.tanh({0}); jnp.sin(1)",
    "9**9**9", "1<<99", "99999999999", "lambda: 0", "[x for x in {0}]", "f({0})", "jnp.tanh(*{0})",
    "jnp.tanh(**{0})", "{0}.tofile(1)", "{0} if {1} else {0}", "(y := {0})", "jnp.tanh({0})#",
    "jnp.tanh({0})\\n", "jnp.tanh({0}", "`{0}`", "'a'", "{0}.item()", "jnp.tanh", "await {0}",
    "((" * 150 + "{0}" + "))" * 150, "jnp.tan\u0125({0})", "jnp.frompyfunc({0}, 1, 1)", "{100}",
]  # fmt: skip


@pytest.mark.parametrize(("text", "target"), ALLOWED)
def test_what_is_allowed(text: str, target: str):
    assert spelling_problem(text, target, ("mine",)) == ""


@pytest.mark.parametrize("text", [text for text in HOSTILE if text != "jnp.tanh"])
def test_what_is_hostile_is_refused(text: str):
    assert spelling_problem(text, "jax") != ""
    assert spelling_problem(text.replace("jnp.", "torch.").replace("lax.", "torch."), "torch") != ""


@pytest.mark.parametrize(
    "name", ["os", "os.path", "sys", "jax", "numpy", "_x", "a._b", "a b", "a;b", ""]
)
def test_modules_that_are_not_a_users(name: str):
    assert module_problem(name) != ""


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ('{jax = "print({0})"}', "@my.kernel: jax: a call must be of a function of a library"),
        ('{torch = "torch.load({0})"}', "torch: 'torch.load' is not allowed"),
        ('{jax = 1 : i64}', "jax: expected a string"),
        ('{modules = ["os"], jax = "os.abort()"}', "modules: 'os' is Python's own"),
        ("{flops = -1 : i64}", "flops: expected a number that is not negative"),
        ('{speed = 1 : i64}', "'speed' is no field"),
        ('{rule = "i"}', "rule: expected #sdy.op_sharding_rule"),
        ("3 : i64", "expected a dictionary"),
    ],
)  # fmt: skip
def test_mistakes_are_placed_in_the_file(tmp_path: Path, entry: str, words: str):
    calls = rules(tmp_path, entry)
    code, _, errors = ask("compile", "-", "--emit", "jax", "--custom-calls", calls, stdin=PROGRAM)
    assert code == 1 and words in errors and f"{calls}:1:35: error: @my.kernel" in errors


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ('{jax = "{2} + {0}"}', "has 2 operands, its jax spelling asks for 3"),
        ("{rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=2, j=2}, custom>}", "does not fit"),
        ("{rule = #sdy.op_sharding_rule<([i, j], [i])->([i, j]) {i=2, j=2}, custom>}", "does not"),
    ],
)
def test_calls_that_a_rule_does_not_fit(tmp_path: Path, entry: str, words: str):
    calls = rules(tmp_path, entry)
    code, _, errors = ask("compile", "-", "--emit", "mlir", "--custom-calls", calls, stdin=PROGRAM)
    assert code == 1 and words in errors and "<stdin>:4:10: error:" in errors
    with pytest.raises(ProgramError):
        declare_calls(parse(PROGRAM), read_calls(calls))


def test_a_file_that_is_missing_or_another(tmp_path: Path):
    missing = str(tmp_path / "none.mlir")
    code, _, errors = ask("show", "-", "--custom-calls", missing, stdin=PROGRAM)
    assert code == 2 and "cannot read" in errors
    other = tmp_path / "other.mlir"
    other.write_text("module {}", "utf-8")
    code, _, errors = ask("show", "-", "--custom-calls", str(other), stdin=PROGRAM)
    assert code == 1 and f"{other}:1:1: error: expected a module with a dictionary" in errors


def test_a_hostile_spelling_in_a_program_is_refused():
    note = '{plan.call = {jax = "print({0})"}}'
    text = PROGRAM.replace("(%a, %b)", f"(%a, %b) {note}")
    code, _, errors = ask("compile", "-", "--emit", "jax", stdin=text)
    assert code == 1 and "has plan.call" in errors and "<stdin>:4:" in errors


def test_the_driver_of_passes_takes_them_too(tmp_path: Path):
    calls, out, err = rules(tmp_path), io.StringIO(), io.StringIO()
    words = ["-", "-p", "sdy-populate-op-sharding-rules", "--custom-calls", calls]
    assert opt.main(words, io.StringIO(PROGRAM), out, err) == 0, err.getvalue()
    assert "plan.call = {" in out.getvalue() and "{i=4, j=8}, custom>" in out.getvalue()
    bare = io.StringIO()
    assert opt.main(words[:3], io.StringIO(PROGRAM), bare, err) == 0
    assert "plan.call" not in bare.getvalue()
    words[-1] = str(tmp_path / "none.mlir")
    assert opt.main(words, io.StringIO(PROGRAM), io.StringIO(), err) == 2
    assert "cannot read" in err.getvalue()


@pytest.mark.parametrize("verb", ["cost", "plan", "compile"])
def test_printed_commands_name_the_file(tmp_path: Path, verb: str):
    calls = rules(tmp_path)
    asked = ("--emit", "jax") if verb == "compile" else ("--cluster", "dgx-h100/4")
    words = (verb, "-", *asked, "--custom-calls", calls)
    code, output, errors = ask(*words, stdin=PROGRAM)
    assert code == 0, errors
    commands = [line for line in output.splitlines() if f"shardwright {verb}" in line]
    commands += [line for line in output.splitlines() if "shardwright compile" in line]
    assert commands and all(f"--custom-calls {calls}" in line for line in commands)
