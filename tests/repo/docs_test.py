"""Documents are true: their commands run and print what they show; generated pages are fresh."""

import io
import re
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shardwright.passes.registry import find, names, pipelines
from shardwright.testing.oracle import known_differences
from shardwright.tools import cli, opt
from shardwright.tools.optdriver.listing import passes_page

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
TOOLS = {"shardwright": cli.main, "shardwright-opt": opt.main}

_BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)#:]+)\)")


def transcript(block: str) -> Iterator[str]:
    """A console block as it really runs: each `$ command` followed by what it prints."""
    for line in block.splitlines():
        if not line.startswith("$ "):
            continue
        tool, *words = shlex.split(line[2:])
        stdout, stderr = io.StringIO(), io.StringIO()
        TOOLS[tool](words, io.StringIO(), stdout, stderr)
        yield f"{line}\n{stdout.getvalue()}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_print_what_the_page_shows(
    page: Path,
    golden: Callable[[Path, str], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
):
    for entry in ("docs", "examples"):  # what commands write stays out of the checkout
        (tmp_path / entry).symlink_to(ROOT / entry)
    monkeypatch.chdir(tmp_path)
    text = page.read_text(encoding="utf-8")
    blocks = _BLOCK.findall(text)
    for block in blocks:
        text = text.replace(block, "".join(transcript(block)))
    if blocks:
        golden(page, text)


def test_the_readme_shows_a_part_of_a_real_script(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(ROOT)
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGES[0].read_text(), re.MULTILINE | re.DOTALL)
    script = io.StringIO()
    words = ["compile", "examples/linear_layers.mlir", "--emit", "jax"]
    assert cli.main(words, io.StringIO(), script, io.StringIO()) == 0
    assert blocks and all(block in script.getvalue() for block in blocks)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path):
    targets = _LINK.findall(page.read_text(encoding="utf-8"))
    assert [name for name in targets if not (page.parent / name).exists()] == []


def test_the_page_of_passes_is_fresh(golden: Callable[[Path, str], None]):
    golden(ROOT / "docs" / "passes.md", passes_page())


def test_the_page_of_differences_is_fresh(golden: Callable[[Path, str], None]):
    golden(ROOT / "docs" / "shardy.md", known_differences.page())


@pytest.mark.parametrize("name", [name for name in names() if name not in pipelines()])
def test_every_pass_shows_before_and_after(name: str):
    page = passes_page()
    section = page.split(f"## {name}\n", 1)[1].split("\n## ", 1)[0]
    assert "Before:" in section and "After:" in section, find(name).__module__
