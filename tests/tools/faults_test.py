"""Our own faults: exit code 70, and a crash file that repeats what failed."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from shardwright.ir.core import Module
from shardwright.passes.registry import find
from shardwright.tools import opt

PROGRAM = """\
module {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>
    %1 = stablehlo.negate %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""


def run(*words: str, stdin: str = PROGRAM) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    return opt.main(list(words), io.StringIO(stdin), out, err), out.getvalue(), err.getvalue()


@pytest.fixture
def breaks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., None]:
    """Replaces what a pass does; crash files go to a folder of the test."""
    monkeypatch.chdir(tmp_path)

    def replace(name: str, action: Callable[[Module], object]) -> None:
        monkeypatch.setattr(find(name), "run", lambda self, module: action(module))

    return replace


def oops(module: Module) -> None:
    raise IndexError("oops")


def test_a_failing_pass_is_saved_with_the_program_before_it(
    breaks: Callable[..., None], tmp_path: Path
):
    breaks("cse", oops)
    code, output, errors = run("--dce", "--cse")
    assert (code, output) == (70, "")
    assert errors.startswith("<stdin>: error: cse failed: IndexError: oops\n")
    assert str(tmp_path / "crash-cse.mlir") in errors and "Traceback" not in errors
    saved = (tmp_path / "crash-cse.mlir").read_text()
    assert saved.startswith("// RUN: shardwright-opt %s --pass-pipeline='builtin.module(")
    assert "cse" in saved.splitlines()[0] and "dce" not in saved.splitlines()[0]
    assert "stablehlo.negate" not in saved  # dce has run
    assert run("--cse", str(tmp_path / "crash-cse.mlir"))[0] == 70  # it repeats
    assert run(str(tmp_path / "crash-cse.mlir"))[0] == 0


def test_a_pass_that_breaks_the_program_is_at_fault(breaks: Callable[..., None]):
    def swap(module: Module) -> None:
        first, *others, last = module.funcs[0].body.ops
        module.funcs[0].body.set_ops([last, *others, first])  # a terminator first

    breaks("cse", swap)
    for words in ([], ["--verify-each=1"], ["--verify-each=full"]):
        code, _, errors = run("--cse", "--dce", *words)
        assert code == 70 and "the program is invalid after cse" in errors
    assert run("--cse", "--verify-each=0")[0] == 0


def test_a_pass_that_breaks_the_program_behind_the_back_of_the_ir_is_caught_at_the_end(
    breaks: Callable[..., None],
):
    def swap(module: Module) -> None:
        ops = module.funcs[0].body.ops
        ops[0], ops[-1] = ops[-1], ops[0]  # by no method of the block

    breaks("cse", swap)
    code, _, errors = run("--cse")
    assert code == 70 and "invalid at the end, by a change that a pass did not report" in errors
    assert "--verify-each=full names it" in errors
    code, _, errors = run("--cse", "--dce", "--verify-each=full")
    assert code == 70 and "the program is invalid after cse" in errors
    assert run("--cse", "--dce")[0] == 70
    assert run("--cse", "--verify-each=0")[0] == 0


def test_what_is_not_printed_is_noticed(
    breaks: Callable[..., None], monkeypatch: pytest.MonkeyPatch
):
    texts = iter([PROGRAM, PROGRAM + "// other"])
    monkeypatch.setattr("shardwright.tools.session.driver.print_module", lambda module: next(texts))
    code, _, errors = run("--cse", "--reparse-each")
    assert code == 70
    assert "printing, parsing and printing again gives other text" in errors
