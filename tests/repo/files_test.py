"""The repository holds no word that belongs to one machine, and no work left for later."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent

# Written in pieces, so that this file does not contain them.
MACHINE = [
    "/" + "work/",
    "/tmp" + "/",
    "/root" + "/",
    "/home" + "/",
    "/opt" + "/",
    "bash" + "_jobs",
    "extra-index" + "-url",
    "index" + "-url",
    "find" + "-links",
]
TEXT = {".py", ".md", ".mlir", ".toml", ".txt", ".lark", ".cff", ".in", ".cfg", ""}


def files() -> list[Path]:
    """Files that belong to the repository; all files where there is no git."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode == 0 and listed.stdout:
        found = [ROOT / name for name in listed.stdout.splitlines()]
    else:
        made = {".venv", ".hypothesis", "build", "dist", "__pycache__", ".git"}
        found = [
            path
            for path in sorted(ROOT.rglob("*"))
            if not any(p in made or p.endswith(("_cache", ".egg-info")) for p in path.parts)
        ]
    return [path for path in found if path.is_file() and not path.is_symlink()]


def machine_words(text: str) -> list[str]:
    """Paths and hosts of one machine that a text names."""
    return [word for word in MACHINE if word in text]


def test_no_file_names_a_machine():
    named = {
        str(path.relative_to(ROOT)): words
        for path in files()
        if path.suffix in TEXT
        if (words := machine_words(path.read_text(encoding="utf-8", errors="replace")))
    }
    assert named == {}


def test_a_planted_word_is_caught():
    assert machine_words("see /" + "work/notes") == ["/" + "work/"]


def test_no_work_is_left_for_later():
    marks = re.compile(r"\b(" + "TO" + r"DO|FIX" + r"ME|XX" + r"X|NotImplemented" + r"Error)\b")
    left = {
        str(path.relative_to(ROOT)): marks.findall(path.read_text(encoding="utf-8"))
        for path in files()
        if path.suffix in {".py", ".lark", ".md"}
    }
    assert {name: found for name, found in left.items() if found} == {}


def test_every_folder_of_code_is_a_package():
    folders = {path.parent for path in files() if path.suffix == ".py"}
    layers = ("spec", "ir", "passes", "backends", "tools")
    bare = [
        str(folder.relative_to(ROOT))
        for folder in sorted(folders)
        if folder.relative_to(ROOT).parts[:1] and folder.relative_to(ROOT).parts[0] in layers
        if not (folder / "__init__.py").is_file()
    ]
    assert bare == []


@pytest.mark.parametrize("name", ["spec", "ir", "passes", "backends", "tools"])
def test_layers_are_links_of_the_package(name: str):
    link = ROOT / "src" / "shardwright" / name
    assert link.resolve() == (ROOT / name).resolve()
