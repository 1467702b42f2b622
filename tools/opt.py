"""`shardwright-opt`: runs passes on program text, as mlir-opt does."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from shardwright.api.sources import read_program
from shardwright.ir import text_files as files
from shardwright.ir.analysis.partial_kinds import spell_kinds
from shardwright.ir.core import Module
from shardwright.ir.diagnostics.warnings import warning
from shardwright.ir.errors import Diagnostic, Place, ProgramError, first_errors
from shardwright.ir.exit_codes import DONE, WRONG
from shardwright.ir.parse import Parser
from shardwright.ir.print import print_module
from shardwright.passes.registry import Step, timed
from shardwright.tools.optdriver import expect
from shardwright.tools.optdriver.flags import Options, read_options
from shardwright.tools.optdriver.listing import list_passes
from shardwright.tools.optdriver.shrink import Shrinker
from shardwright.tools.session import driver
from shardwright.tools.session.session import Session, run_tool

_MARKER = "// -----\n"
_SPLIT = re.compile(r"^// -----[ \t\r]*$\n?", re.MULTILINE)


def main(
    argv: Sequence[str] | None = None,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    stderr: TextIO | None = None,
) -> int:
    """Run the driver on these arguments and streams; returns the exit code, never raises."""
    return run_tool(_run, argv, stdin, stdout, stderr)


def _run(session: Session, argv: list[str]) -> int:
    with session.reading_words():
        options = read_options(argv)
    session.policy, session.custom_calls = options.policy, options.custom_calls
    if options.show_passes:
        session.stdout.write(list_passes())
        return DONE
    session.began("shardwright-opt", argv, options.path)
    files.expect_other(options.output, (options.path, *options.files))
    found = read_program(options.path, session.stdin, session.stderr)
    session.warn(found.warnings)
    text = found.text
    watcher = _Watcher(session, options)
    if options.shrink:
        return _shrink(session, options, watcher, text)
    pieces = split(text) if options.split else [text]
    outputs: list[str] = []
    problems = session.policy.applied(near_markers(text, session.file)) if options.split else []
    code = WRONG if any(found.severity == "error" for found in problems) else DONE
    for piece in pieces:
        output, found, piece_code = _piece(session, options, watcher, piece)
        if options.verify_diagnostics:
            only_expected = options.verify_diagnostics == "only-expected"
            found = expect.mismatches(piece, session.file, found, only_expected)
            piece_code = WRONG if found else DONE
        outputs += [] if output is None else [output]
        problems += found
        code = max(code, piece_code)
    session.report(first_errors(problems))
    watcher.finish()
    if outputs and (code == DONE or options.output == files.STREAM):
        session.phase = "write"
        files.write_text(options.output, _MARKER.join(outputs), session.stdout)
    return code


def _shrink(session: Session, options: Options, watcher: _Watcher, text: str) -> int:
    def run(smaller: str) -> tuple[object, list[Diagnostic], int]:
        session.said.clear()  # warnings of one program are no reason to be silent about another's
        return _piece(session, options, watcher, smaller)

    smallest = Shrinker(run, options.budget, session.note).shrink(text)
    session.warnings()
    files.write_text(options.output, smallest, session.stdout)
    return DONE


def split(text: str) -> list[str]:
    """The pieces between `// -----` lines, each after as many empty lines as precede it."""
    pieces: list[str] = []
    start = 0
    for marker in _SPLIT.finditer(text):
        pieces.append("\n" * text.count("\n", 0, start) + text[start : marker.start()])
        start = marker.end()
    return [*pieces, "\n" * text.count("\n", 0, start) + text[start:]]


_NEAR = re.compile(r"^[ \t]*//[ \t]*-{4,6}[ \t]*$", re.MULTILINE)


def near_markers(text: str, file: str) -> list[Diagnostic]:
    """Warnings about comments that look like a marker and are none."""
    found: list[Diagnostic] = []
    for near in _NEAR.finditer(text):
        if not _SPLIT.fullmatch(near[0]):
            line = text.count("\n", 0, near.start()) + 1
            place = Place(file, line, 1 + near[0].index("/"), near[0])
            message = "near miss with file split marker"
            found.append(warning("near-marker", message, place, help="write // -----"))
    return found


def _piece(
    session: Session, options: Options, watcher: _Watcher, text: str
) -> tuple[str | None, list[Diagnostic], int]:
    """Output (None when the program is wrong), diagnostics and exit code of one program."""
    try:
        module = driver.make_module(
            session,
            text,
            check_it=options.check_input,
            parser=watcher.watch.parser,
            most=sys.maxsize,  # the report counts
            timing=watcher.timing,
        )
        driver.declare(session, module)
        watcher.started(module)
        module = driver.apply(session, module, options.pipeline, watcher.watch)
        session.phase = "print"
        with timed(watcher.timing, "Output"):
            output = watcher.show(module)
    except ProgramError as problem:
        return None, [*session.warnings(), *problem.diagnostics], problem.code
    warnings = session.warnings()
    is_wrong = any(found.severity == "error" for found in warnings)  # by -Werror
    return None if is_wrong else output, warnings, WRONG if is_wrong else DONE


class _Watcher:
    """Prints, dumps and times what happens around each pass."""

    def __init__(self, session: Session, options: Options) -> None:
        self.session = session
        self.options = options
        self.timing: dict[str, float] = {}
        self.folder: Path | None = None
        self.dumps = 0
        self.last = ""
        if options.dump_dir:
            self.folder = files.make_folder(options.dump_dir)
        self.watch = driver.Watch(
            verify=options.verify,
            reparse_each=options.reparse_each,
            before=[self.before],
            after=[self.after],
            timing=self.timing,
            parser=Parser(allow_unregistered=options.allow_unregistered),
        )

    def show(self, module: Module) -> str:
        """The program in the form that was asked for."""
        if self.options.unreduced_kinds:
            text = print_module(module, debuginfo=True)
            parser = Parser(allow_unregistered=self.options.allow_unregistered)
            module = parser.parse(text, module.file)
            spell_kinds(module)
        return print_module(module, generic=self.options.generic, debuginfo=self.options.debuginfo)

    def started(self, module: Module) -> None:
        self._dump(module, "input")
        if self.options.after_change:
            self.last = self.show(module)

    def before(self, step: Step, module: Module) -> None:
        if self.options.prints_before(step.name):
            self._banner("Before", step, self.show(module))

    def after(self, step: Step, module: Module) -> None:
        self._dump(module, step.name)
        if not self.options.prints_after(step.name) and not self.options.after_change:
            return
        text = self.show(module)
        changed, self.last = text != self.last, text
        if self.options.prints_after(step.name) and (changed or not self.options.after_change):
            self._banner("After", step, text)

    def finish(self) -> None:
        if self.options.timing:
            self.session.note(timing_report(self.timing))

    def _banner(self, when: str, step: Step, text: str) -> None:
        name = type(step.run).__name__
        self.session.note(f"// -----// IR Dump {when} {name} ({step.name}) //----- //\n{text}")

    def _dump(self, module: Module, name: str) -> None:
        if self.folder is None:
            return
        path = self.folder / f"{self.dumps:03}_{name}.mlir"
        files.expect_other(str(path), (self.options.path, *self.options.files))
        files.write_text(str(path), self.show(module), self.session.stdout)
        self.dumps += 1


def timing_report(seconds: dict[str, float]) -> str:
    """MLIR's execution time report, in order of first use."""
    total = sum(seconds.values())
    rule = "===" + "-" * 73 + "==="
    lines = [rule, "... Execution time report ...".center(79).rstrip(), rule]
    lines += [
        f"  Total Execution Time: {total:.4f} seconds",
        "",
        "  ----Wall Time----  ----Name----",
    ]
    for name, spent in seconds.items():
        lines.append(f"  {spent:8.4f} ({100 * spent / total if total else 0:5.1f}%)  {name}")
    lines.append(f"  {total:8.4f} (100.0%)  Total")
    return "\n".join(lines)
