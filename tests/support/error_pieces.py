"""Examples of messages: the pieces of `tests/errors/*.mlir`, and what is said about each.

A piece starts with comments that explain the mistake; `// Only here ...` says that MLIR has another
sentence or none. Its `expected-...` comments are those of `--verify-diagnostics`.
"""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from shardwright.ir.errors import Diagnostic, ProgramError
from shardwright.ir.lint import lint
from shardwright.ir.parse import Parser
from shardwright.ir.verify import check
from shardwright.tools import road
from shardwright.tools.flags import read_options
from shardwright.tools.opt import split
from shardwright.tools.work import Work

from .runlines import lines_of

FOLDER = Path(__file__).resolve().parents[1] / "errors"
FILE = "f.mlir"  # the name that examples go by
_PARSER = Parser()
_RUN = re.compile(r"\A// RUN:[^\n]*\n+")
_EXPECTED = re.compile(r"^\s*// expected-.*$")


@dataclass(frozen=True)
class Piece:
    """One program with a mistake. `words`: what is asked of the driver besides the file."""

    path: Path
    text: str
    words: tuple[str, ...] = ()

    @cached_property
    def _head(self) -> list[str]:
        """The comments it starts with, without `// `."""
        found: list[str] = []
        for line in self.text.strip("\n").split("\n"):
            if not line.startswith("// ") or _EXPECTED.match(line):
                break
            found.append(line[3:])
        return found

    @property
    def is_only_here(self) -> bool:
        """Whether MLIR says something else, or nothing."""
        return any(line.startswith("Only here") for line in self._head)

    @property
    def meaning(self) -> str:
        """What the mistake is, in words; may be empty."""
        return "\n".join(line for line in self._head if not line.startswith("Only here"))

    @cached_property
    def program(self) -> str:
        """The text without explanations and expectations."""
        lines = self.text.strip("\n").split("\n")
        while lines and lines[0].startswith("//") and not _EXPECTED.match(lines[0]):
            lines.pop(0)
        return "\n".join(line for line in lines if not _EXPECTED.match(line)).strip("\n") + "\n"

    @cached_property
    def diagnostics(self) -> list[Diagnostic]:
        """What is said about the program."""
        module = None
        try:
            module = _PARSER.parse(self.program, FILE)
            check(module)
        except ProgramError as problem:
            return list(problem.diagnostics)
        work = Work(io.StringIO(), io.StringIO(), io.StringIO(), file=FILE)
        found = lint(module)
        try:
            road.apply(work, module, read_options(self.words).pipeline)
        except ProgramError as problem:
            found += problem.diagnostics
        return [*work.warnings(), *found]

    @property
    def printed(self) -> str:
        """The diagnostics as the driver prints them."""
        return "".join(f"{diagnostic}\n" for diagnostic in self.diagnostics)


def pieces_of(path: Path) -> list[Piece]:
    """The pieces of a file."""
    text = path.read_text(encoding="utf-8")
    run = lines_of(text)[0].split()
    own = ("--split-input-file", "--verify-diagnostics", "%s")
    words = tuple(word for word in run[1:] if word not in own)
    return [Piece(path, piece.strip("\n"), words) for piece in split(_RUN.sub("", text))]


def pieces() -> list[Piece]:
    """All pieces, those for newcomers first."""
    paths = sorted(FOLDER.glob("*.mlir"), key=lambda path: (path.stem != "newcomer", path.stem))
    return [piece for path in paths for piece in pieces_of(path)]
