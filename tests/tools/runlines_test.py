"""The runner of RUN lines: right files pass, wrong ones fail, lit keeps what needs a shell."""

from pathlib import Path

import pytest

from shardwright.testing.runlines import NeedsLit, RunFailed, lines_of, run_lines

PROGRAM = """
func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  return %arg0 : tensor<4xf32>
}
"""


def run(folder: Path, head: str) -> None:
    path = folder / "case.mlir"
    path.write_text(head + PROGRAM)
    run_lines(path, folder / "scratch")


@pytest.mark.parametrize(
    "head",
    [
        "// RUN: shardwright-opt %s | filecheck %s\n// CHECK: func.func @main\n",
        "// RUN: shardwright-opt %s \\\n// RUN:   | filecheck %s\n// CHECK: return %arg0\n",
        "// RUN: shardwright-opt %s | filecheck %s --check-prefix=A\n// A-NOT: stablehlo\n",
        "// RUN: not shardwright-opt %s --nope 2>&1 | filecheck %s\n// CHECK: arguments: --nope\n",
        "// RUN: shardwright-opt %s -o %t\n// RUN: shardwright-opt %t | filecheck %s\n"
        "// CHECK: return\n",
    ],
)
def test_right_files_pass(tmp_path: Path, head: str):
    run(tmp_path, head)


@pytest.mark.parametrize(
    "head",
    [
        "// RUN: shardwright-opt %s | filecheck %s\n// CHECK: stablehlo.add\n",
        "// RUN: shardwright-opt %s | filecheck %s\n// CHECK-NOT: return\n",
        "// RUN: shardwright-opt %s --nope\n",
        "// RUN: not shardwright-opt %s\n",
        "// RUN: shardwright-opt %s | filecheck %s\n",  # nothing to check
    ],
)
def test_wrong_files_fail(tmp_path: Path, head: str):
    with pytest.raises(RunFailed):
        run(tmp_path, head)


@pytest.mark.parametrize("line", ["cat %s", "shardwright-opt < %s", "shardwright-opt %s; true"])
def test_what_needs_a_shell_is_left_to_lit(tmp_path: Path, line: str):
    with pytest.raises(NeedsLit):
        run(tmp_path, f"// RUN: {line}\n")


def test_continued_lines_are_one():
    assert lines_of("// RUN: a \\\n// RUN:   b\n// RUN: c\n") == ["a b", "c"]
