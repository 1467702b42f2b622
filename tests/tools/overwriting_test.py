"""No tool writes over what it reads, by whatever name: it refuses with exit code 2."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from shardwright.ir import text_files as files
from shardwright.tools import cli, opt

PROGRAM = """module {
  sdy.mesh @mesh = <["x"=8]>
  func.func @main(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>})
      -> tensor<8xf32> {
    %0 = stablehlo.negate %x : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
"""
ON = ("--cluster", "own.mlir")
PLACE = "place{cluster=own.mlir}"
# The input, the file that would be lost, and the command.
WRITERS: list[tuple[str, str, list[str]]] = [
    ("in.mlir", "in.mlir", ["compile", "in.mlir", "--emit", "jax", "-o"]),
    ("in.mlir", "in.mlir", ["compile", "in.mlir", "--emit", "mlir", "-o"]),
    ("in.mlir", "own.mlir", ["compile", "in.mlir", *ON, "--emit", "torch", "-o"]),
    ("in.mlir", "in.mlir", ["memory", "in.mlir", "--cluster", "dgx-h100", "-o"]),
    ("in.mlir", "own.mlir", ["memory", "in.mlir", *ON, "-o"]),
    ("in.dot", "in.dot", ["draw", "in.dot", "-o"]),
    ("in.mlir", "in.mlir", ["opt", "in.mlir", "-p", "propagate", "-o"]),
    ("in.mlir", "in.mlir", ["opt", "in.mlir", "--shrink", "-p", "propagate", "-o"]),
    ("in.mlir", "own.mlir", ["opt", "in.mlir", "-p", PLACE, "-o"]),
]
# The same where the name of what is written follows from an option.
FOLDERS = [
    ("in.dot", ["draw", "in.dot", "-o", "in.svg"]),
    ("000_input.mlir", ["opt", "000_input.mlir", "-p", "propagate", "--dump-dir", "."]),
    ("step_jax.py", ["verify", "step_jax.py", "--skip", "torch", "--keep", "."]),
    (
        "00.name.mlir",
        ["opt", "00.name.mlir", "-p", "sdy-save-module{module-dump-directory=. file-name=name}"],
    ),
]


def run(words: Sequence[str]) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    main, words = (opt.main, words[1:]) if words[0] == "opt" else (cli.main, words)
    return main(words, io.StringIO(), out, err), out.getvalue(), err.getvalue()


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("in.mlir", "in.dot", *(name for name, _ in FOLDERS)):
        Path(name).write_text(PROGRAM)
    clusters = Path(files.__file__).resolve().parents[1] / "spec" / "clusters"
    Path("own.mlir").write_text((clusters / "dgx-h100.mlir").read_text())
    return tmp_path


def spellings(name: str) -> list[str]:
    """A file by its name, a longer one, a link to it, and another name of it."""
    kind = Path(name).suffix
    Path(f"link{kind}").symlink_to(name)
    Path(f"other{kind}").hardlink_to(name)
    return [name, f"./{name}", str(Path(name).resolve()), f"link{kind}", f"other{kind}"]


@pytest.mark.parametrize(("file", "lost", "words"), WRITERS)
def test_an_output_that_is_an_input_is_refused(file: str, lost: str, words: list[str]):
    before = Path(lost).read_bytes(), Path(file).read_bytes()
    for output in spellings(lost):
        code, out, err = run([*words, output])
        assert (code, out) == (2, ""), err
        assert f"error: the output '{output}' is the input" in err and "another file" in err
        assert (Path(lost).read_bytes(), Path(file).read_bytes()) == before


@pytest.mark.parametrize(("file", "words"), FOLDERS)
def test_so_is_one_whose_name_follows(file: str, words: list[str]):
    code, _, err = run(words)
    assert code == 2 and "is the input" in err
    assert Path(file).read_text() == PROGRAM


def test_another_output_is_written():
    assert run(["compile", "in.mlir", "--emit", "mlir", "-o", "out.mlir"])[0] == 0
    assert Path("out.mlir").stat().st_size and Path("in.mlir").read_text() == PROGRAM


def test_what_a_crash_writes_down_does_not_take_its_place(monkeypatch: pytest.MonkeyPatch):
    def fails(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr("shardwright.tools.compile.both", fails)
    Path("elsewhere").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", "elsewhere")
    Path("crash-start.mlir").write_text(PROGRAM)
    code, _, err = run(["compile", "crash-start.mlir", "--emit", "jax"])
    assert code == 70 and "crash-start.mlir" in err
    assert Path("crash-start.mlir").read_text() == PROGRAM
    assert Path("elsewhere/crash-start.mlir").exists()


def test_a_tool_that_does_not_look_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: names are compared, not files."""

    def by_name(output: str, inputs: Sequence[str]) -> None:
        if output in inputs:
            raise SystemExit(2)

    monkeypatch.setattr(files, "expect_other", by_name)
    words = ["compile", "in.mlir", "--emit", "mlir", "-o"]
    assert [run([*words, output])[0] for output in spellings("in.mlir")][:2] == [2, 0]
    assert Path("in.mlir").read_text() != PROGRAM
