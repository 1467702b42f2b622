"""One run of a tool: streams, diagnostics, exit code, and the crash file of internal errors."""

from __future__ import annotations

import atexit
import errno
import gc
import io
import json
import os
import shlex
import sys
import tempfile
import traceback
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

import shardwright
from shardwright.ir import text_files as files
from shardwright.ir.errors import Diagnostic, Place, ProgramError, error, note
from shardwright.ir.exit_codes import DONE, FAULT, INTERRUPTED, PIPE_CLOSED, USAGE, WRONG
from shardwright.tools.session.machine_diagnostics import as_record, sarif
from shardwright.tools.session.warning_policy import Policy

FORMS = ("text", "json", "sarif")  # of diagnostics
PROGRAM = "a program: text, FILE.py:name or module:name; - is stdin"  # help of FILE
CUSTOM_CALLS = "sharding rules, spellings and flops of custom calls (docs/extending.md)"


def asked_form(words: Sequence[str]) -> str:
    """The form of diagnostics that a command line asks for, also one that is wrong elsewhere."""
    for word, following in zip(words, (*words[1:], ""), strict=False):
        name, equals, value = word.partition("=")
        value = value if equals else following
        if name in ("--diagnostics", "-diagnostics") and value in FORMS:
            return value
    return "text"


@dataclass
class Session:
    """The streams of one run, and what is under way: enough to write a crash down as a test.

    `command` repeats the run with `%s` for the input; `text` is the program that `phase` was given.
    """

    stdin: TextIO = field(default_factory=lambda: sys.stdin)
    stdout: TextIO = field(default_factory=lambda: sys.stdout)
    stderr: TextIO = field(default_factory=lambda: sys.stderr)
    form: str = "text"  # of diagnostics, one of FORMS
    policy: Policy = Policy()
    file: str = ""
    text: str = ""
    phase: str = "start"
    command: str = ""
    custom_calls: str = ""  # the file that says what they are; "": none
    said: list[Diagnostic] = field(default_factory=list[Diagnostic])
    warned: list[Diagnostic] = field(default_factory=list[Diagnostic])  # not reported yet

    def began(self, tool: str, argv: Sequence[str], path: str) -> None:
        """Note how this run was asked for."""
        self.file = files.shown(path)
        words = ("%s" if word == path else shlex.quote(word) for word in argv)
        self.command = f"{tool} {' '.join(words)}"

    @property
    def calls_option(self) -> str:
        """The option that names the file of custom calls, after a space; "" without one."""
        return f" --custom-calls {shlex.quote(self.custom_calls)}" if self.custom_calls else ""

    @contextmanager
    def reading_words(self) -> Generator[None]:
        """While argparse reads words: it writes help and mistakes to the streams of the process."""
        with redirect_stdout(self.stdout), redirect_stderr(self.stderr):
            yield

    def note(self, line: str) -> None:
        """A line for people, on stderr."""
        self.stderr.write(line + "\n")
        self.stderr.flush()

    def report(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Print diagnostics on stderr, as text or one JSON object per line.

        A SARIF log is one object: `finish` prints it.
        """
        for diagnostic in diagnostics:
            self.said.append(diagnostic)
            if self.form == "text":
                self.note(str(diagnostic))
            elif self.form == "json":
                self.note(json.dumps(as_record(diagnostic)))

    def warn(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Keep warnings until the program is done with; the same warning is said once."""
        for diagnostic in self.policy.applied(diagnostics):
            if diagnostic not in self.said and diagnostic not in self.warned:
                self.warned.append(diagnostic)

    def warnings(self) -> list[Diagnostic]:
        """The warnings kept so far, which are forgotten."""
        kept, self.warned = self.warned, []
        return kept

    def finish(self, code: int) -> int:
        """Say what is left to say; returns the exit code, 1 when a warning counts as an error."""
        warnings = self.warnings()
        self.report(warnings)
        if code == DONE and any(found.severity == "error" for found in warnings):
            code = WRONG
        if self.form == "sarif":
            self.note(sarif(self.said, shardwright.__version__, code))
        return code


def run_tool(
    run: Callable[[Session, list[str]], int],
    argv: Sequence[str] | None,
    stdin: TextIO | None,
    stdout: TextIO | None,
    stderr: TextIO | None,
) -> int:
    """Run a tool on arguments and streams, or on those of this process; its exit code."""
    if argv is None:  # the process is ours: what it holds goes with it, nobody need look for cycles
        atexit.register(gc.freeze)
    words = sys.argv[1:] if argv is None else list(argv)
    nowhere = io.StringIO()  # in the place of a stream that was closed
    session = Session(
        stdin or sys.stdin or nowhere,
        stdout or sys.stdout or Closed(),
        stderr or sys.stderr or nowhere,
    )
    session.form = asked_form(words)
    return guarded(session, lambda: run(session, words))


def guarded(session: Session, action: Callable[[], int]) -> int:
    """Run a tool; every way it can end becomes an exit code and at most one message."""
    try:
        code = _flushed(session, action)
        return session.finish(code)
    except ProgramError as problem:
        return crashed(session, problem) if problem.code == FAULT else _refused(session, problem)
    except BrokenPipeError:
        _forget_stdout(session)
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as fault:
        return _unwritten(session, fault) if _is_of_stream(fault) else crashed(session, fault)
    except Exception as fault:
        return crashed(session, fault)


def _flushed(session: Session, action: Callable[[], int]) -> int:
    """The exit code of a tool whose output is out. Raises what it raises, but SystemExit."""
    try:
        code = action()
    except SystemExit as leave:  # argparse has said what it had to say
        code = leave.code if isinstance(leave.code, int) else USAGE
    session.stdout.flush()
    return code


def _is_of_stream(fault: OSError) -> bool:
    """True if a stream could not take what was written: files of programs have names."""
    return fault.filename is None and fault.errno in _STREAM_FAULTS


_STREAM_FAULTS = (errno.ENOSPC, errno.EBADF, errno.EIO, errno.EFBIG, errno.EDQUOT)


def _unwritten(session: Session, fault: OSError) -> int:
    """Say that stdout takes nothing more."""
    _forget_stdout(session)
    reason = os.strerror(fault.errno or 0).lower()
    help = "write to a file with -o, or to a place that has room"
    return _refused(session, error(f"cannot write to stdout: {reason}", help=help))


class Closed(io.StringIO):
    """Stands for a stdout that was closed before the tool began."""

    def write(self, text: str, /) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def _refused(session: Session, problem: ProgramError) -> int:
    session.report([*session.warnings(), *problem.diagnostics])
    return session.finish(problem.code)


def crashed(session: Session, fault: BaseException) -> int:
    """Save the program that was under way as a ready test, and say where it is."""
    message = f"{session.phase} failed: {summary(fault)}"
    path = _save_crash(session, fault)
    said = f"the program it was given, with the command that repeats this: {path}"
    notes = (note(said),) if path else ()
    help = "this is a bug of shardwright; please report it with that file"
    place = Place(session.file or "shardwright")
    session.report([*session.warnings(), Diagnostic("error", message, place, notes, help)])
    return session.finish(FAULT)


def summary(fault: BaseException) -> str:
    """Kind and first line of an exception."""
    first = (str(fault).splitlines() or [""])[0]
    return f"{type(fault).__name__}: {first}" if first else type(fault).__name__


def _save_crash(session: Session, fault: BaseException) -> Path | None:
    name = f"crash-{_slug(session.phase)}.mlir"
    trace = "".join(traceback.format_exception(fault)).rstrip().splitlines()
    head = [f"// RUN: {session.command}", f"// {summary(fault)}"] if session.command else []
    text = "\n".join([*head, session.text.rstrip("\n"), "", *(f"// {line}" for line in trace), ""])
    for folder in (Path.cwd(), Path(tempfile.gettempdir())):
        try:
            files.expect_other(str(folder / name), [session.file])
            files.write_text(str(folder / name), text, session.stdout)
        except ProgramError:
            continue
        return folder / name
    return None


def _slug(phase: str) -> str:
    return "".join(c if c.isalnum() or c in "-_" else "-" for c in phase)


def _forget_stdout(session: Session) -> None:
    """Let the interpreter's last flush go nowhere instead of complaining about the closed pipe."""
    if session.stdout is sys.stdout and sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
