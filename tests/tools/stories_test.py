"""The programs of docs/explain.md are what JAX makes of docs/stories/stories.py."""

import importlib.util
import re
from importlib.metadata import version
from pathlib import Path

import pytest

STORIES = Path(__file__).parent.parent.parent / "docs" / "stories"
HAS_JAX = importlib.util.find_spec("jax") is not None


def program(text: str) -> list[str]:
    """The lines of a program without locations, which also name who calls the functions."""
    lines = (re.sub(r" ?loc\([^()]*\)", "", line) for line in text.splitlines())
    return [line for line in lines if not line.startswith("#loc")]


@pytest.mark.skipif(
    not HAS_JAX or version("jax") != "0.10.2", reason="other versions of JAX print other text"
)
def test_stories_are_fresh():
    spec = importlib.util.spec_from_file_location("stories", STORIES / "stories.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert sorted(module.STORIES) == sorted(path.stem for path in STORIES.glob("*.mlir"))
    for name in module.STORIES:
        kept = (STORIES / f"{name}.mlir").read_text(encoding="utf-8")
        assert program(module.text(name)) == program(kept), name


@pytest.mark.parametrize("path", sorted(STORIES.glob("*.mlir")), ids=lambda path: path.stem)
def test_locations_name_the_lines_of_the_products(path: Path):
    source = (STORIES / "stories.py").read_text(encoding="utf-8").splitlines()
    named = {int(n) for n in re.findall(r'"stories\.py":(\d+)', path.read_text(encoding="utf-8"))}
    assert any(" @ w" in source[n - 1] for n in named)
