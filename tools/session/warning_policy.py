"""The warning policy: `-W[no-]NAME` shows or hides, `-Werror[=NAME]` makes errors."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from shardwright.ir.diagnostics.warnings import WARNINGS
from shardwright.ir.errors import Diagnostic, error, nearest
from shardwright.ir.exit_codes import USAGE


@dataclass(frozen=True)
class Policy:
    """Names of warnings that are silent, and of those that are errors."""

    silent: frozenset[str] = frozenset()
    errors: frozenset[str] = frozenset()

    def applied(self, diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
        """The diagnostics that are shown, warnings made errors where that is asked for."""
        return [self._judged(d) for d in diagnostics if d.name not in self.silent]

    def _judged(self, diagnostic: Diagnostic) -> Diagnostic:
        if diagnostic.severity == "warning" and diagnostic.name in self.errors:
            return replace(diagnostic, severity="error")
        return diagnostic


def add_warnings(parser: argparse.ArgumentParser) -> None:
    """Declare `-W`."""
    parser.add_argument(
        "-W", dest="warnings", action="append", default=[], metavar="[no-]NAME",
        help="show or silence a warning; -Werror[=NAME] makes it an error;"
        f" names: {', '.join(WARNINGS)}",
    )  # fmt: skip


def read_policy(words: Sequence[str]) -> Policy:
    """Policy of `-W` words, later ones over earlier. Raises ProgramError for an unknown name."""
    silent: set[str] = set()
    errors: set[str] = set()
    for word in words:
        if word == "error":
            errors |= set(WARNINGS)
        elif word.startswith("error="):
            errors.add(_known(word.removeprefix("error=")))
        elif word.startswith("no-"):
            silent.add(_known(word.removeprefix("no-")))
        else:
            silent.discard(_known(word))
    return Policy(frozenset(silent), frozenset(errors))


def _known(name: str) -> str:
    if name not in WARNINGS:
        help = nearest(name, list(WARNINGS))
        raise error(f'-W: no warning is called "{name}"', help=help, code=USAGE)
    return name
