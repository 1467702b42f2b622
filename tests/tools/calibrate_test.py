"""Bad requests to `shardwright calibrate` are refused before anything is measured."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from shardwright.testing.verbs import ask
from shardwright.tools import calibrate
from shardwright.tools.session import extras as packages


@pytest.fixture(autouse=True)
def never_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(*rest: object) -> object:
        raise AssertionError("nothing was to be measured")

    monkeypatch.setattr(calibrate, "calibrate", measured)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--with", "jex"), '--with:1:1: error: unknown runtime "jex"'),
        (("--with", "jax,trch"), '--with:1:5: error: unknown runtime "trch"'),
        (("--with", ""), '--with:1:1: error: unknown runtime ""'),
        (("--devices", "0"), "expected a number from 1 to 64, got '0'"),
        (("--devices", "65"), "expected a number from 1 to 64, got '65'"),
        (("--devices", "two"), "expected a number from 1 to 64, got 'two'"),
        (("--seed", "x"), "invalid int value: 'x'"),
        (("--budget", "0"), "expected seconds from 1 to 86400, got '0'"),
        (("--budget", "nan"), "expected seconds from 1 to 86400, got 'nan'"),
        (("--budget", "long"), "expected seconds from 1 to 86400, got 'long'"),
        (("-o", "here.txt"), "expected a file that ends in .mlir, got 'here.txt'"),
        (("-o", "missing/here.mlir"), "there is no folder 'missing'"),
        (("here.mlir",), "unrecognized arguments: here.mlir"),
    ],
)
def test_a_wrong_request_is_refused(
    words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(packages, "installed", lambda name: "1.0")
    monkeypatch.chdir(tmp_path)
    code, output, errors = ask("calibrate", *words)
    assert (code, output) == (2, "") and said in errors
    assert list(tmp_path.iterdir()) == []


def only(*there: str):
    """Packages that are installed, and no others."""
    return lambda name: "1.0" if name in there else None


@pytest.mark.parametrize(
    ("words", "extras"),
    [
        ((), "'shardwright[jax]' or 'shardwright[torch]'"),
        (("--with", "jax"), "'shardwright[jax]'"),
        (("--with", "torch"), "'shardwright[torch]'"),
    ],
)
def test_no_runtime_is_an_extra_to_install(
    words: tuple[str, ...], extras: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(packages, "installed", only())
    code, output, errors = ask("calibrate", *words)
    assert (code, output) == (4, "") and f"pip install {extras}\n" in errors


def test_one_runtime_of_two_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)  # for the crash file
    monkeypatch.setattr(packages, "installed", only("torch"))
    code, _, errors = ask("calibrate", "--with", "jax,torch")
    assert code == 70 and "nothing was to be measured" in errors  # it went on
    assert errors.startswith("jax is not installed and left out: pip install 'shardwright[jax]'\n")


@pytest.mark.parametrize(
    ("name", "is_there", "why"),
    [
        ("folder.mlir", True, "is a directory"),
        ("kept.mlir", True, "permission denied"),
        ("new.mlir", False, "permission denied"),
    ],
)
def test_what_cannot_be_written_is_said_before_anything_is_measured(
    name: str, is_there: bool, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / name
    if is_there and why == "permission denied":
        path.write_text("kept", encoding="utf-8")
    elif is_there:
        path.mkdir()
    monkeypatch.setattr(os, "access", lambda target, mode: False)  # root may write anything
    monkeypatch.setattr(packages, "installed", only("jax"))
    code, output, errors = ask("calibrate", "-o", str(path))
    assert (code, output) == (1, "") and f"cannot write {str(path)!r}: {why}" in errors
    assert not path.is_file() or path.read_text(encoding="utf-8") == "kept"
