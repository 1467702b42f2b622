"""Driver of the verbs: parses, verifies, runs pipelines, notes the current step for crashes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from shardwright.api.sources import read_program
from shardwright.ir import text_files as files
from shardwright.ir.core import Module, Op, Value
from shardwright.ir.custom_calls import declare_calls, read_calls
from shardwright.ir.errors import MAX_ERRORS, ProgramError
from shardwright.ir.locations.source_places import SourcePlaces
from shardwright.ir.parse import Parser
from shardwright.ir.print import print_module
from shardwright.ir.verifier.call_graph import check_calls
from shardwright.ir.verifier.executable_subset import check_plain
from shardwright.ir.verifier.lint import lint
from shardwright.ir.verifier.unannotated import unannotated
from shardwright.ir.verify import check
from shardwright.passes.base import Memory
from shardwright.passes.importing.gspmd.whole_program import import_gspmd
from shardwright.passes.pipeline.several_meshes.staged_program import import_mpmd
from shardwright.passes.registry import (
    Hook,
    InvalidProgram,
    PassFault,
    Pipeline,
    Step,
    Verify,
    timed,
)
from shardwright.tools.session.session import Session

PARSER = Parser()


@dataclass(frozen=True)
class Watch:
    """The hook around each pass. `timing` collects seconds per pass name."""

    verify: Verify = Verify.CHANGED
    reparse_each: bool = False
    before: Sequence[Hook] = ()
    after: Sequence[Hook] = ()
    timing: dict[str, float] | None = field(default=None, compare=False)
    parser: Parser = field(default=PARSER, compare=False)


class BrokenInvariant(Exception):
    """The printer did what it must never do."""


def read_module(session: Session, path: str) -> Module:
    """Read, parse and check a program that passes take. Raises ProgramError."""
    session.file = files.shown(path)
    session.phase = "read"
    found = read_program(path, session.stdin, session.stderr)
    session.warn(found.warnings)
    module = make_module(session, found.text, imports=True)
    declare(session, module)
    check_plain(module)
    check_calls(module)
    session.warn(unannotated(module))
    return module


def declare(session: Session, module: Module) -> None:
    """Write onto a program's custom calls what the file of `--custom-calls` says of them.

    Raises ProgramError.
    """
    if session.custom_calls:
        declare_calls(module, read_calls(session.custom_calls))


def make_module(
    session: Session,
    text: str,
    *,
    check_it: bool = True,
    parser: Parser = PARSER,
    most: int = MAX_ERRORS,
    timing: dict[str, float] | None = None,
    imports: bool = False,
) -> Module:
    """Parse and check a program's text. Raises ProgramError with the first `most` mistakes.

    `imports`: shardings of the older partitioner are read as `sdy`, programs over several meshes
    as steps in stages. `timing` collects seconds, as `Parser` and `Verifier`.
    """
    session.phase, session.text = "parse", text
    with timed(timing, "Parser"):
        module = parser.parse(text, session.file, most)
    if check_it:
        session.phase = "verify"
        with timed(timing, "Verifier"):
            check(module, most)
        if imports:
            import_gspmd(module)
            import_mpmd(module)
        session.warn(lint(module))
    return module


def apply(
    session: Session,
    module: Module,
    pipeline: Pipeline,
    watch: Watch = Watch(),
    done: Pipeline = Pipeline(),
    memory: Memory | None = None,
) -> Module:
    """Run a pipeline; the module is changed, or replaced by its re-read text.

    When a pass fails by its own fault, `session` holds the program before it and how to repeat it.
    `done`: what ran before on the program that `session` holds. `memory`: of passes, in many runs.
    """

    def begin(step: Step, _: Module) -> None:
        session.phase = step.name

    def finish(step: Step, found: Module) -> Module | None:
        nonlocal module
        if watch.reparse_each:
            module = reread(found, watch.parser)
            return module
        return None

    try:
        warnings = pipeline.run(
            module,
            before=(begin, *watch.before),
            after=(*watch.after, finish),
            timing=watch.timing,
            verify=watch.verify,
            memory=memory,
        )
    except PassFault as fault:
        rewind(session, fault, watch.parser, done)
        raise fault.__cause__ or fault from None
    except InvalidProgram:
        session.phase = "verify"
        raise
    session.warn(warnings)
    return module


def reread(module: Module, parser: Parser = PARSER) -> Module:
    """The module parsed from its own text: the same bytes, and the places of the original.

    Raises BrokenInvariant when the text changes or does not parse.
    """
    text = print_module(module)
    try:
        copy = parser.parse(text, module.file)
    except ProgramError as problem:
        raise BrokenInvariant(f"printed text does not parse: {problem}") from None
    if print_module(copy) != text:
        raise BrokenInvariant("printing, parsing and printing again gives other text")
    places = SourcePlaces(module)
    for old, new in zip(module.walk(), copy.walk(), strict=True):
        new.place, new.loc = old.place, old.loc
        for value, like in zip(_arguments(new), _arguments(old), strict=True):
            value.loc = places.argument(like)
    copy.file, copy.source = module.file, module.source
    return copy


def _arguments(op: Op) -> list[Value]:
    return [value for region in op.regions for block in region.blocks for value in block.args]


def rewind(session: Session, fault: PassFault, parser: Parser, done: Pipeline) -> None:
    """Put the program before the step that failed into `session`, with the command that repeats it.

    Where the steps before it cannot be repeated on `work.text`, it is the whole run.
    """
    steps, last = (done + fault.pipeline).steps, len(done.steps) + fault.position
    first, rest = steps[:last], Pipeline(steps[last : last + 1])
    try:
        module = parser.parse(session.text, session.file)
        for step in first:
            step.run.run(module)
        text = print_module(module)
    except Exception:
        text, rest = session.text, Pipeline(steps[: last + 1])
    session.phase, session.text = fault.name, text
    session.command = f"shardwright-opt %s --pass-pipeline='{rest}'"
