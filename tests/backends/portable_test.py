"""Bytecode and `vhlo` text are read through jaxlib; where it is missing that is said."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("jaxlib")

from shardwright.backends.jax.program import portable
from shardwright.tools import cli, opt

PROGRAM = """\
module {
  func.func public @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""
VHLO = """\
module {
  vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.tanh_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"public">}
}
"""  # noqa: E501
# jaxlib's C++ runs in a child, as it may abort.
MAKE = """
import sys
from jaxlib.mlir.dialects import stablehlo
sys.stdout.buffer.write(stablehlo.serialize_portable_artifact_str(sys.argv[1], "1.0.0"))
"""


@pytest.fixture(scope="module")
def bytecode() -> bytes:
    """The program as bytecode of StableHLO 1.0.0."""
    words = [sys.executable, "-c", MAKE, PROGRAM]
    return subprocess.run(words, capture_output=True, check=True).stdout


def printed(path: Path) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    return opt.main([str(path)], io.StringIO(), out, err), out.getvalue(), err.getvalue()


def test_bytecode_of_an_older_version_is_read(bytecode: bytes, tmp_path: Path):
    path = tmp_path / "program.mlirbc"
    path.write_bytes(bytecode)
    assert portable.form_of(bytecode) == "MLIR bytecode"
    assert printed(path) == (0, PROGRAM, "")


def test_text_of_an_older_vhlo_is_read(tmp_path: Path):
    path = tmp_path / "program.mlir"
    path.write_text(VHLO)
    assert printed(path) == (0, PROGRAM, "")
    out, err = io.StringIO(), io.StringIO()
    assert cli.main(["show", str(path)], io.StringIO(), out, err) == 1
    assert "error: the program has no mesh" in err.getvalue()  # it was read


def test_what_jaxlib_cannot_read_is_refused_with_its_reason(bytecode: bytes, tmp_path: Path):
    path = tmp_path / "cut.mlirbc"
    path.write_bytes(bytecode[:100])
    code, output, errors = printed(path)
    assert (code, output) == (1, "")
    assert errors.startswith(
        f"{path}:1:1: error: this is MLIR bytecode, which jaxlib cannot read: "
    )
    other = tmp_path / "later.mlir"
    other.write_text(VHLO.replace("tanh_v1", "tanh_v77"))
    assert "vhlo.tanh_v77" in printed(other)[2]


def test_a_missing_jaxlib_is_named(
    bytecode: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(portable, "find_spec", lambda name: None)
    path = tmp_path / "program.mlirbc"
    path.write_bytes(bytecode)
    code, output, errors = printed(path)
    assert (code, output) == (4, "")
    assert "to read it takes jaxlib, which is not installed" in errors
    assert "pip install 'shardwright[jax]'" in errors


def test_programs_that_name_vhlo_are_text():
    assert portable.form_of(PROGRAM.encode()) == ""
    note = PROGRAM.replace("tensor<4xf32>\n    return", "tensor<4xf32> // vhlo.tanh\n    return")
    assert portable.form_of(note.encode()) == ""
    assert portable.form_of(VHLO.encode()) == "text of vhlo"
