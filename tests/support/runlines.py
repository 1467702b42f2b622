"""Runs the RUN lines of `.mlir` tests in this process: no start-up per tool, the same files as lit.

Understood: `%s`, `%t`, `|`, `2>&1`, `not`, `\\` continuation, the tools `shardwright-opt`,
`shardwright` and PyPI's `filecheck`. Anything else raises `NeedsLit`.
"""

from __future__ import annotations

import io
import re
import shlex
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, redirect_stderr
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from filecheck.matcher import Matcher
from filecheck.options import parse_argv_options

from shardwright.tools import cli, opt

_RUN = re.compile(r"^//\s*RUN:\s*(.*)$", re.MULTILINE)


class NeedsLit(Exception):
    """A RUN line uses something of a shell that is not understood here."""


class RunFailed(AssertionError):
    """A RUN line did not exit as it must; the message holds the command and what it said."""


@dataclass(frozen=True)
class Command:
    """One stage of a pipeline."""

    words: tuple[str, ...]
    merges_stderr: bool = False
    must_fail: bool = False

    def __str__(self) -> str:
        return ("not " if self.must_fail else "") + shlex.join(self.words)


Tool = Callable[[list[str], TextIO, TextIO, TextIO], int]


def run_lines(path: Path, scratch: Path, extra: tuple[str, ...] = ()) -> None:
    """Run every RUN line of a file; `extra` words are added to each `shardwright-opt`.

    `scratch` is the stem that `%t` names. Raises RunFailed, or NeedsLit.
    """
    for line in lines_of(path.read_text(encoding="utf-8")):
        run_line(line, path, scratch, extra)


def lines_of(text: str) -> list[str]:
    """The RUN lines of a file, continuations joined."""
    lines: list[str] = []
    continues = False
    for part in _RUN.findall(text):
        body = part.rstrip()
        text_part = body.removesuffix("\\").rstrip()
        if continues:
            lines[-1] += " " + text_part
        else:
            lines.append(text_part)
        continues = body.endswith("\\")
    return lines


def run_line(line: str, path: Path, scratch: Path, extra: tuple[str, ...] = ()) -> None:
    """Run one pipeline; every stage must exit as it should."""
    text = ""
    for command in _commands(line.replace("%s", str(path)).replace("%t", str(scratch))):
        output, errors = io.StringIO(), io.StringIO()
        merged = output if command.merges_stderr else errors
        words = [*command.words[1:], *(extra if command.words[0] == "shardwright-opt" else ())]
        code = _tool(command.words[0])(words, io.StringIO(text), output, merged)
        if (code != 0) != command.must_fail:
            said = f"exit code {code}\n{errors.getvalue()}{output.getvalue()[:4000]}"
            raise RunFailed(f"{command}\n{said}")
        text = output.getvalue()


def _commands(line: str) -> Iterator[Command]:
    lexer = shlex.shlex(line, posix=True, punctuation_chars="|;&<>()")
    lexer.whitespace_split = True
    stages: list[list[str]] = [[]]
    for word in lexer:
        if word == "|":
            stages.append([])
        else:
            stages[-1].append(word)
    for words in stages:
        merges = words[-3:] == ["2", ">&", "1"]
        words = words[:-3] if merges else words
        if not words or any(set(word) & set(";<>&") and len(word) < 3 for word in words):
            raise NeedsLit(line)
        must_fail = words[0] == "not"
        yield Command(tuple(words[must_fail:]), merges, must_fail)


def _tool(name: str) -> Tool:
    if name not in _TOOLS:
        raise NeedsLit(f"{name!r} is not run in process")
    return _TOOLS[name]


def _filecheck(words: list[str], stdin: TextIO, stdout: TextIO, stderr: TextIO) -> int:
    options = parse_argv_options(["filecheck", *words])
    with _stdin(stdin), redirect_stderr(stderr):
        return Matcher.from_opts(options).run()


@contextmanager
def _stdin(stream: TextIO) -> Generator[None]:
    before, sys.stdin = sys.stdin, stream
    try:
        yield
    finally:
        sys.stdin = before


_TOOLS: dict[str, Tool] = {
    "shardwright-opt": opt.main,
    "shardwright": cli.main,
    "filecheck": _filecheck,
}
