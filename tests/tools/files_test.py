"""Reading and writing: whole or not at all, and one diagnostic when it cannot be."""

import io
import os
from pathlib import Path

import pytest

from shardwright.ir import text_files as files
from shardwright.ir.errors import ProgramError


def test_a_file_is_written_whole(tmp_path: Path):
    path = tmp_path / "out.txt"
    files.write_text(str(path), "one\n", io.StringIO())
    files.write_text(str(path), "two\n", io.StringIO())
    assert path.read_text() == "two\n"
    assert os.listdir(tmp_path) == ["out.txt"]


def test_a_link_stays_a_link_and_modes_stay(tmp_path: Path):
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_text("old")
    real.chmod(0o640)
    link.symlink_to(real)
    files.write_text(str(link), "new", io.StringIO())
    assert link.is_symlink() and real.read_text() == "new"
    assert real.stat().st_mode & 0o777 == 0o640


def test_what_fails_in_the_middle_leaves_nothing(tmp_path: Path):
    path = tmp_path / "out.txt"
    path.write_text("old")
    with pytest.raises(ProgramError):
        files.write_text(str(path), "new \udcff", io.StringIO())  # cannot be encoded
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["out.txt"]


@pytest.mark.parametrize("name", ["missing/out.txt", ".", "a\0b"])
def test_a_path_that_cannot_be_written_is_one_diagnostic(tmp_path: Path, name: str):
    with pytest.raises(ProgramError, match="error: cannot write") as caught:
        files.write_text(str(tmp_path / name), "text", io.StringIO())
    assert len(caught.value.diagnostics) == 1
    assert caught.value.code == 1


@pytest.mark.parametrize("name", ["missing.txt", ".", "a\0b"])
def test_a_path_that_cannot_be_read_is_one_diagnostic(tmp_path: Path, name: str):
    with pytest.raises(ProgramError, match="error: cannot read"):
        files.read_text(str(tmp_path / name), io.StringIO())


def test_bytes_that_are_no_text_have_a_place(tmp_path: Path):
    path = tmp_path / "in.mlir"
    path.write_bytes(b"module {\n  \xff\n}\n")
    with pytest.raises(ProgramError, match=r"in\.mlir:2:3: error: byte 0xff is not UTF-8"):
        files.read_text(str(path), io.StringIO())


def test_dash_is_a_stream():
    stream = io.StringIO()
    files.write_text("-", "text", stream)
    assert stream.getvalue() == "text"
    assert files.read_text("-", io.StringIO("other")) == "other"
