"""Wheel and sdist hold every file they need, and an installed wheel works."""

import os
import shutil
import subprocess
import sys
import tarfile
from importlib.metadata import version
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent.parent
LAYERS = ("spec", "ir", "passes", "backends", "tools")
DATA = (".lark", ".txt")

# The builder runs in the test's environment: offline, and with the files of this checkout.
needs_setuptools = pytest.mark.skipif(
    int(version("setuptools").split(".")[0]) < 77, reason="needs setuptools 77 for SPDX licences"
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and an sdist, built from a clean copy."""
    folder = tmp_path_factory.mktemp("built")
    copy = folder / "copy"
    skipped = shutil.ignore_patterns(
        ".git", ".venv", "build", "dist", "*.egg-info", "__pycache__", ".*_cache", ".hypothesis"
    )
    shutil.copytree(ROOT, copy, symlinks=True, ignore=skipped)
    build = "import setuptools.build_meta as b, sys; b.build_wheel('..'); b.build_sdist('..')"
    subprocess.run([sys.executable, "-c", build], cwd=copy, check=True, capture_output=True)
    shutil.rmtree(copy)
    return folder


def sources() -> list[str]:
    """Files of the layers that every install must hold, relative to the package."""
    return [
        str(path.relative_to(ROOT))
        for layer in LAYERS
        for path in sorted((ROOT / layer).rglob("*"))
        if path.suffix in (".py", *DATA)
    ]


@needs_setuptools
def test_the_wheel_holds_every_module_and_data_file(built: Path):
    (wheel,) = built.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    missing = [name for name in sources() if f"shardwright/{name}" not in names]
    assert missing == []
    assert "shardwright/py.typed" in names
    assert any(name.startswith("shardwright/testing/") for name in names)
    assert not any(name.endswith("_test.py") or name.startswith("tests/") for name in names)


@needs_setuptools
def test_the_sdist_holds_tests_examples_and_docs(built: Path):
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = ["tests/conftest.py", "examples/reductions.mlir", "CHANGELOG.md", "Makefile"]
    wanted += ["docs/glossary.md", "constraints.txt"]
    assert [name for name in wanted if name not in names] == []


@needs_setuptools
def test_an_installed_wheel_works_elsewhere(built: Path, tmp_path: Path):
    (wheel,) = built.glob("*.whl")
    site = tmp_path / "site"
    ZipFile(wheel).extractall(site)
    environment = {**os.environ, "PYTHONPATH": str(site)}
    code = "import sys; from shardwright.tools.opt import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", code, str(ROOT / "examples" / "reductions.mlir"), "--cse"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "stablehlo.reduce" in done.stdout
