"""One run of a tool: streams, diagnostics, exit code, and the crash file of our own bugs."""

from __future__ import annotations

import json
import os
import shlex
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from shardwright.ir.errors import Diagnostic, Place, ProgramError

from . import files

DONE, WRONG, USAGE, VIOLATED, MISSING, FAULT = 0, 1, 2, 3, 4, 70
INTERRUPTED, PIPE_CLOSED = 130, 141  # 128 + the signal, as shells count


@dataclass
class Work:
    """The streams of one run, and what is under way: enough to write a crash down as a test.

    `command` repeats the run with `%s` for the input; `text` is the program that `phase` was given.
    """

    stdin: TextIO = field(default_factory=lambda: sys.stdin)
    stdout: TextIO = field(default_factory=lambda: sys.stdout)
    stderr: TextIO = field(default_factory=lambda: sys.stderr)
    as_json: bool = False
    file: str = ""
    text: str = ""
    phase: str = "start"
    command: str = ""

    def began(self, tool: str, argv: Sequence[str], path: str) -> None:
        """Note how this run was asked for."""
        self.file = files.shown(path)
        words = ("%s" if word == path else shlex.quote(word) for word in argv)
        self.command = f"{tool} {' '.join(words)}"

    def note(self, line: str) -> None:
        """A line for people, on stderr."""
        self.stderr.write(line + "\n")
        self.stderr.flush()

    def report(self, diagnostics: Sequence[Diagnostic]) -> None:
        """Print diagnostics on stderr, as text or one JSON object per line."""
        for diagnostic in diagnostics:
            self.note(json.dumps(as_record(diagnostic)) if self.as_json else str(diagnostic))


def as_record(diagnostic: Diagnostic) -> dict[str, object]:
    """The machine form of a diagnostic; line and column from 1, 0 when unknown."""
    place = diagnostic.place
    return {
        "file": place.file,
        "line": place.line,
        "column": place.column,
        "severity": diagnostic.severity,
        "id": diagnostic.id,
        "message": diagnostic.message,
        "notes": [as_record(note) for note in diagnostic.notes],
        "help": diagnostic.help,
    }


def guarded(work: Work, action: Callable[[], int]) -> int:
    """Run a tool; every way it can end becomes an exit code and at most one message."""
    try:
        code = action()
        work.stdout.flush()
        return code
    except ProgramError as problem:
        return crashed(work, problem) if problem.code == FAULT else _refused(work, problem)
    except SystemExit as leave:  # argparse has said what it had to say
        return leave.code if isinstance(leave.code, int) else USAGE
    except BrokenPipeError:
        _forget_stdout(work)
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as fault:
        return crashed(work, fault)


def _refused(work: Work, problem: ProgramError) -> int:
    work.report(problem.diagnostics)
    return problem.code


def crashed(work: Work, fault: BaseException) -> int:
    """Save the program that was under way as a ready test, and say where it is."""
    message = f"{work.phase} failed: {summary(fault)}"
    work.report([Diagnostic("error", message, Place(work.file or "shardwright"))])
    if path := _save_crash(work, fault):
        work.note(f"note: the program it was given, with the command that repeats this: {path}")
    work.note("help: this is a bug of shardwright; please report it with that file")
    return FAULT


def summary(fault: BaseException) -> str:
    """Kind and first line of an exception."""
    first = (str(fault).splitlines() or [""])[0]
    return f"{type(fault).__name__}: {first}" if first else type(fault).__name__


def _save_crash(work: Work, fault: BaseException) -> Path | None:
    name = f"crash-{_slug(work.phase)}.mlir"
    trace = "".join(traceback.format_exception(fault)).rstrip().splitlines()
    head = [f"// RUN: {work.command}", f"// {summary(fault)}"] if work.command else []
    text = "\n".join([*head, work.text.rstrip("\n"), "", *(f"// {line}" for line in trace), ""])
    for folder in (Path.cwd(), Path(tempfile.gettempdir())):
        try:
            files.write_text(str(folder / name), text, work.stdout)
        except ProgramError:
            continue
        return folder / name
    return None


def _slug(phase: str) -> str:
    return "".join(c if c.isalnum() or c in "-_" else "-" for c in phase)


def _forget_stdout(work: Work) -> None:
    """Let the interpreter's last flush go nowhere instead of complaining about the closed pipe."""
    if work.stdout is sys.stdout:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
