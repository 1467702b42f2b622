"""Programs as they were in other revisions of the user's repository."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

from shardwright.backends.jax.program.argument import python_name
from shardwright.backends.jax.program.captured import Captured, Surroundings, captured
from shardwright.ir.errors import Place, error
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.text_files import read_text

FORM = "write --rev main..HEAD"
PLAIN = {"GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"}


def split_revisions(text: str) -> tuple[str, str]:
    """`OLD..NEW`; an end that is left out is HEAD. Raises ProgramError with exit code 2."""
    old, dots, new = text.partition("..")
    if not dots or ".." in new or new.startswith(".") or not (old or new):
        raise error(f"--rev: expected OLD..NEW, got {text!r}", help=FORM, code=USAGE)
    return old or "HEAD", new or "HEAD"


def read_revision(path: str, revision: str, stderr: TextIO) -> Captured:
    """The text that a path, or `FILE.py:name`, stands for in a revision.

    The revision is checked out into a folder of its own, where Python runs in a process of its own;
    the folder goes whatever happens. Raises ProgramError.
    """
    file, colon, name = path.partition(".py:")
    file += ".py" if colon else ""
    if file.endswith(".py") and not name:
        message = "this is Python: which function gives the program?"
        raise error(message, Place(path), help=f"write {file}:NAME", code=USAGE)
    root = _root(path, file)
    with _checkout(root, revision) as folder:
        inside = folder / os.path.relpath(_real(file), root)
        if not inside.is_file():
            help = "" if colon else "of Python write FILE.py:NAME"
            raise error(f"{file} is not in revision {revision!r}", Place(path), help=help)
        asked = python_name(f"{inside}:{name}") if colon else None
        if asked is None:
            return Captured(read_text(str(inside), sys.stdin))
        here = folder / os.path.relpath(_here(root), root)
        here = here if here.is_dir() else folder
        known = os.environ.get("PYTHONPATH")
        moved = [] if known is None else _moved(known.split(os.pathsep), root, folder)
        at = Surroundings(
            str(here), tuple(_moved(sys.path, root, folder)), os.pathsep.join(moved) or known
        )
        where = os.path.relpath(inside, here)
        return captured(replace(asked, text=f"{path} at {revision}", where=where), stderr, at)


def _real(file: str) -> str:
    """The file itself, its folder without links: git names folders so."""
    return str(Path(os.path.abspath(file)).parent.resolve() / Path(file).name)


def _here(root: str) -> str:
    """The current folder where it is in the repository, else the repository's."""
    here = os.path.realpath(os.getcwd())
    return here if Path(here).is_relative_to(root) else root


def _root(path: str, file: str) -> str:
    """The repository of a file. Raises ProgramError where there is none."""
    folder = Path(_real(file)).parent
    while not folder.is_dir() and folder != folder.parent:
        folder = folder.parent  # the file may be in the other revision alone
    done = _git(str(folder), "rev-parse", "--show-toplevel")
    if done.returncode:
        help = "--rev compares revisions of a git repository; without it, name two files"
        raise error(f"{file} is in no git repository", Place(path), help=help, code=USAGE)
    return os.path.realpath(done.stdout.strip())


@contextmanager
def _checkout(root: str, revision: str) -> Generator[Path]:
    """A folder that holds a revision. Raises ProgramError where there is none."""
    known = _git(
        root, "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"
    )
    commit = known.stdout.strip()
    if known.returncode or not commit:
        raise error(f"--rev: unknown revision {revision!r}", help=FORM, code=USAGE)
    with TemporaryDirectory(prefix="shardwright-") as outer:
        folder = Path(os.path.realpath(outer)) / "revision"
        try:
            done = _git(root, "worktree", "add", "--detach", "--force", str(folder), commit)
            if done.returncode:
                said = (done.stderr.strip().splitlines() or ["git says nothing"])[-1]
                raise error(f"cannot check out revision {revision!r}: {said}")
            yield folder
        finally:
            _git(root, "worktree", "remove", "--force", "--force", str(folder))
            _git(root, "worktree", "prune")


def _moved(path: Sequence[str], root: str, folder: Path) -> list[str]:
    """Places to import from, those in the repository as the revision has them."""
    found: list[str] = []
    for one in path:
        real = Path(os.path.realpath(one or "."))
        inside = one and real.is_relative_to(root)
        found.append(str(folder / real.relative_to(root)) if inside else one)
    return found


def _git(folder: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run git there. Raises ProgramError with exit code 4 where it is not installed."""
    command = ["git", "-C", folder, *words]
    known = {k: v for k, v in os.environ.items() if k not in ("GIT_DIR", "GIT_WORK_TREE")}
    try:
        return subprocess.run(
            command, capture_output=True, text=True, errors="replace", env={**known, **PLAIN}
        )
    except OSError:
        raise error("--rev needs git, which is not installed", code=4) from None
