"""Programs and streams that mean harm: a placed error or a result, never our fault or a hang."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.verifier import call_graph
from shardwright.ir.verifier.call_graph import MAX_CALLS, check_calls
from shardwright.tools import cli, opt

ROOT = Path(__file__).parents[3]
MESH = 'sdy.mesh @mesh = <["x"=2, "y"=4]>\n'
T = "tensor<8x8xf32>"
HEAD = f'%a: {T} {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}, {{}}]>}}'


def function(name: str, *body: str) -> str:
    """A function of one tensor that returns the last value of its body."""
    visibility, argument = ("public", HEAD) if name == "main" else ("private", f"%a: {T}")
    lines = [f"  %{n} = {line}" for n, line in enumerate(body)]
    end = f"  return %{len(body) - 1} : {T}"
    head = f"func.func {visibility} @{name}({argument}) -> {T} {{"
    return "\n".join([head, *lines, end, "}", ""])


def call(name: str, value: str = "%a") -> str:
    return f"call @{name}({value}) : ({T}) -> {T}"


def chain(depth: int) -> str:
    """Functions that call one another in a row."""
    inner = [function(f"f{n}", call(f"f{n + 1}")) for n in range(depth)]
    last = function(f"f{depth}", f"stablehlo.negate %a : {T}")
    return MESH + function("main", call("f0")) + "".join(inner) + last


def doubling(depth: int) -> str:
    """Functions that call the next one twice: 2^depth calls."""
    inner = [function(f"f{n}", call(f"f{n + 1}"), call(f"f{n + 1}", "%0")) for n in range(depth)]
    last = function(f"f{depth}", f"stablehlo.negate %a : {T}")
    return MESH + function("main", call("f0")) + "".join(inner) + last


BRANCHES = f"""{MESH}{function("main", call("f"))}
func.func private @f(%a: {T}) -> {T} {{
  %p = stablehlo.constant dense<true> : tensor<i1>
  %0 = "stablehlo.if"(%p) ({{
    %1 = func.call @f(%a) : ({T}) -> {T}
    stablehlo.return %1 : {T}
  }}, {{
    stablehlo.return %a : {T}
  }}) : (tensor<i1>) -> {T}
  return %0 : {T}
}}
"""
ENDLESS = {
    "recursive": MESH + function("main", call("f")) + function("f", call("f")),
    "mutually recursive": MESH
    + function("main", call("f"))
    + function("f", call("g"))
    + function("g", call("f")),
    "main calls itself": MESH + function("main", call("main")),
    "in a branch": BRANCHES,
    "nobody calls it": MESH
    + function("main", f"stablehlo.negate %a : {T}")
    + function("f", call("f")),
}
REFUSED = {
    **{name: (text, "which is running already") for name, text in ENDLESS.items()},
    "1,500 deep": (chain(1500), "calls inside one another, at most 63"),
    "2^24 calls": (doubling(24), "ops, calls written out, at most 1000000"),
}
VERBS = (
    ("show",),
    ("explain",),
    ("cost", "--cluster", "dgx-h100"),
    ("memory", "--cluster", "dgx-h100"),
    ("compile", "--emit", "jax"),
    ("compile", "--emit", "torch"),
    ("verify",),
    ("plan", "--cluster", "dgx-h100"),
    ("compare", "--cluster", "dgx-h100"),
    ("draw",),
    ("opt", "-p", "propagate"),
    ("opt", "-p", "propagate,partition"),
    ("opt", "--sdy-propagation-pipeline"),
)


def run(words: tuple[str, ...], text: str, folder: Path) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of a tool on a program."""
    path = folder / "hostile.mlir"
    path.write_text(text)
    out, err = io.StringIO(), io.StringIO()
    tool, *options = words
    if tool == "opt":
        code = opt.main([str(path), *options], io.StringIO(), out, err)
    else:
        code = cli.main([tool, str(path), *options], io.StringIO(), out, err)
    return code, out.getvalue(), err.getvalue()


@pytest.mark.parametrize("words", VERBS, ids=" ".join)
@pytest.mark.parametrize("name", REFUSED)
def test_calls_without_end_or_number_are_refused_where_they_stand(
    name: str, words: tuple[str, ...], tmp_path: Path
):
    text, message = REFUSED[name]
    code, printed, errors = run(words, text, tmp_path)
    if name == "nobody calls it" and "--sdy-propagation-pipeline" in words:
        assert code == 0 and "@f" not in printed, errors  # it begins with --symbol-dce
        return
    assert code == 1, errors
    assert errors.startswith(f"{tmp_path / 'hostile.mlir'}:"), errors
    assert errors.count("error: ") == 1 and message in errors
    assert [path.name for path in tmp_path.iterdir()] == ["hostile.mlir"]


def test_calls_as_deep_as_they_may_be_are_taken(tmp_path: Path):
    check_calls(parse(chain(MAX_CALLS - 1)))
    with pytest.raises(ProgramError, match="at most 63"):
        check_calls(parse(chain(MAX_CALLS)))
    assert run(("show",), chain(MAX_CALLS - 1), tmp_path)[0] == 0
    assert run(("opt", "-p", "inline"), chain(MAX_CALLS), tmp_path)[0] == 0


def test_calls_that_are_not_checked_are_our_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(call_graph, "_visit", lambda *_: None)
    monkeypatch.chdir(tmp_path)
    assert run(("opt", "-p", "propagate"), ENDLESS["recursive"], tmp_path)[0] == 70


BIG = f"""{MESH}func.func public @main(%a: tensor<100000x100000xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}, {{}}]>}}) -> tensor<100000x100000xf32> {{
  %c = stablehlo.constant dense<1.0> : tensor<100000x100000xf32>
  %0 = stablehlo.add %a, %c : tensor<100000x100000xf32>
  return %0 : tensor<100000x100000xf32>
}}
"""  # noqa: E501
MANY = """sdy.mesh @mesh = <["x"=1048576]>
func.func public @main(%a: tensor<1048576x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1048576x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
"""  # noqa: E501


@pytest.mark.parametrize("target", ["jax", "torch"])
def test_a_splat_larger_than_memory_is_one_line_of_a_script(target: str, tmp_path: Path):
    code, script, errors = run(("compile", "--emit", target), BIG, tmp_path)
    assert code == 0, errors
    assert "full(" in script and len(script) < 60_000


@pytest.mark.parametrize("target", ["jax", "torch"])
def test_a_script_for_a_million_devices_names_no_device(target: str, tmp_path: Path):
    code, script, errors = run(("compile", "--emit", target), MANY, tmp_path)
    assert code == 0, errors
    assert "range(1048576)" in script and len(script) < 60_000


@pytest.mark.parametrize("text", [BIG, MANY])
def test_what_is_too_large_to_run_is_refused_where_it_stands(text: str, tmp_path: Path):
    code, _, errors = run(("verify",), text, tmp_path)
    assert code == 1 and "the reference run takes at most" in errors
    assert f"{tmp_path / 'hostile.mlir'}:2:1: error: " in errors


# --- streams

COMMANDS: dict[str, tuple[str, ...]] = {
    "show": ("shardwright.tools.cli", "show"),
    "opt": ("shardwright.tools.opt",),
    "compile": ("shardwright.tools.cli", "compile", "--emit", "jax"),
}


def started(name: str, redirection: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A tool whose stdout a shell redirects."""
    module, *words = COMMANDS[name]
    program = ROOT / "examples" / "mlp_tensor_parallel.mlir"
    start = f"import sys; from {module} import main; sys.exit(main())"
    command = [sys.executable, "-c", start, *words, str(program)]
    return subprocess.run(
        ["sh", "-c", f'"$@" {redirection}', "sh", *command],
        cwd=folder, capture_output=True, text=True, timeout=120,
    )  # fmt: skip


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize(
    ("redirection", "reason"),
    [("> /dev/full", "no space left on device"), (">&-", "bad file descriptor")],
)
def test_a_stdout_that_takes_nothing_is_named(
    name: str, redirection: str, reason: str, tmp_path: Path
):
    done = started(name, redirection, tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith(f"error: cannot write to stdout: {reason}\n"), done.stderr
    assert not [*tmp_path.iterdir()]  # no crash file


@pytest.mark.parametrize("name", COMMANDS)
def test_a_reader_that_leaves_is_no_mistake(name: str, tmp_path: Path):
    done = started(name, "| head -c 1", tmp_path)
    assert done.returncode == 0 and len(done.stdout) == 1 and done.stderr == ""


def _ended(action: Callable[[], int]) -> int:
    from shardwright.tools.session.session import Session, guarded

    return guarded(Session(io.StringIO(), io.StringIO(), io.StringIO()), action)


def test_a_file_that_cannot_be_read_within_is_still_our_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.chdir(tmp_path)

    def action() -> int:
        raise OSError(28, "no space", "table.bin")

    assert _ended(action) == 70
