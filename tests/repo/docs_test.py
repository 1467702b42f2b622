"""Documents are true: their commands run and print what they show; generated pages are fresh."""

import io
import re
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shardwright.passes.registry import find, names, pipelines
from shardwright.testing import acceptance_page, method_page, method_pages
from shardwright.testing.oracle import known_differences
from shardwright.tools import cli, opt
from shardwright.tools.optdriver.listing import passes_page

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
TOOLS = {"shardwright": cli.main, "shardwright-opt": opt.main}

_BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PYTHON = re.compile(
    r"^```python\n((?:(?!```).*\n)*)```\n\n```text\n((?:(?!```).*\n)*)```$", re.MULTILINE
)
_LINK = re.compile(r"\]\(([^)#:]+)\)")


def transcript(block: str) -> Iterator[str]:
    """A console block as it really runs: each `$ command` followed by what it prints.

    A command may end in `| head -n 3` or `| tail -n 3`, or in `2>&1` to show its messages.
    """
    for line in block.splitlines():
        if not line.startswith("$ "):
            continue
        tool, *words = shlex.split(line[2:])
        words, cut = (words[:-4], words[-4:]) if words[-4:-3] == ["|"] else (words, [])
        stdout = io.StringIO()
        stderr = stdout if words[-1:] == ["2>&1"] else io.StringIO()
        TOOLS[tool]([word for word in words if word != "2>&1"], io.StringIO(), stdout, stderr)
        yield line + "\n"
        yield from _kept(stdout.getvalue().splitlines(keepends=True), cut)


def _kept(lines: list[str], cut: list[str]) -> list[str]:
    if not cut:
        return lines
    _, program, option, count = cut
    assert program in ("head", "tail") and option == "-n", cut
    return lines[: int(count)] if program == "head" else lines[-int(count) :]


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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_prints_what_the_page_shows(
    page: Path,
    golden: Callable[[Path, str], None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    """A block of Python, and the block of text behind it: what it prints."""
    monkeypatch.chdir(ROOT)
    text = page.read_text(encoding="utf-8")
    blocks = _PYTHON.findall(text)
    for source, shown in blocks:
        exec(compile(source, str(page), "exec"), {})
        text = text.replace(
            f"{source}```\n\n```text\n{shown}", f"{source}```\n\n```text\n{capsys.readouterr().out}"
        )
    if blocks:
        golden(page, text)


def test_the_tutorial_shows_parts_of_real_scripts(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(ROOT)
    page = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
    parts = re.findall(r"^```python\n(    .*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(parts) == 2
    for part, target in zip(parts, ("jax", "torch"), strict=True):
        script = io.StringIO()
        words = ["compile", "docs/tutorial/rows.mlir", "--emit", target]
        assert cli.main(words, io.StringIO(), script, io.StringIO()) == 0
        assert part in script.getvalue()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path):
    targets = _LINK.findall(page.read_text(encoding="utf-8"))
    assert [name for name in targets if not (page.parent / name).exists()] == []


def test_the_page_of_passes_is_fresh(golden: Callable[[Path, str], None]):
    golden(ROOT / "docs" / "passes.md", passes_page())


def test_the_page_of_methods_is_fresh(golden: Callable[[Path, str], None]):
    golden(ROOT / "docs" / "methods.md", method_page.page())


def test_the_page_of_acceptance_is_fresh(golden: Callable[[Path, str], None]):
    golden(ROOT / "docs" / "methods" / "acceptance.md", acceptance_page.page(ROOT))


def test_a_verdict_that_is_no_pass_is_named():
    text = "| a | b | reproduces |\n|---|---|---|\n| x | 1 | pass |\n| y | 2 | FAIL |\n"
    assert acceptance_page.faithful(text) == "1 of 2 (b); y, 2: FAIL"


@pytest.mark.parametrize("method", method_pages.PAGES)
def test_the_page_of_a_method_is_fresh(method: str, golden: Callable[[Path, str], None]):
    path = method_pages.path_of(ROOT, method)
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    golden(path, method_pages.page(method, before))


@pytest.mark.parametrize("name", ["first-dims", "each-alone"])
def test_methods_of_the_page_plan(name: str, tmp_path: Path):
    blocks = re.findall(r"^```python\n(.*?)^```$", method_page.page(), re.MULTILINE | re.DOTALL)
    path = tmp_path / "own.py"
    path.write_text("\n".join(blocks), encoding="utf-8")
    words = ["plan", str(ROOT / "examples" / "mlp_tensor_parallel.mlir"), "--cluster", "dgx-h100"]
    words += ["--ignore-annotations", "--load", str(path), "--method", name]
    out, err = io.StringIO(), io.StringIO()
    assert cli.main(words, io.StringIO(), out, err) == 0, err.getvalue()
    assert out.getvalue().startswith(f"{name}: ")


def test_the_page_of_differences_is_fresh(golden: Callable[[Path, str], None]):
    golden(ROOT / "docs" / "shardy.md", known_differences.page())


@pytest.mark.parametrize("name", [name for name in names() if name not in pipelines()])
def test_every_pass_shows_before_and_after(name: str):
    page = passes_page()
    section = page.split(f"## {name}\n", 1)[1].split("\n## ", 1)[0]
    assert "Before:" in section and "After:" in section, find(name).__module__
