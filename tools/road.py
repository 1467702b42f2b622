"""The road every tool takes: text -> module -> passes -> text, checked at each step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.errors import MAX_ERRORS, Place, ProgramError, error
from shardwright.ir.lint import lint
from shardwright.ir.parse import Parser
from shardwright.ir.plain import check_plain
from shardwright.ir.print import print_module
from shardwright.ir.source_places import SourcePlaces
from shardwright.ir.verify import check, verify
from shardwright.passes.registry import (
    Hook,
    PassFault,
    Pipeline,
    Reached,
    Step,
    parse_pipeline,
)
from shardwright.spec.attributes import Attrs, MeshAttr, String
from shardwright.spec.axes import Mesh

from . import files
from .work import Work

_PARSER = Parser()
PARTITION = parse_pipeline("propagate,partition,remat")
ONE = Mesh((("device", 1),))


@dataclass(frozen=True)
class Watch:
    """What happens around each pass. `timing` collects seconds per pass name."""

    verify_each: bool = True
    reparse_each: bool = False
    before: Sequence[Hook] = ()
    after: Sequence[Hook] = ()
    timing: dict[str, float] | None = field(default=None, compare=False)
    parser: Parser = field(default=_PARSER, compare=False)


class BrokenInvariant(Exception):
    """A pass or the printer did what it must never do."""


def read_module(work: Work, path: str) -> Module:
    """Read, parse and check a program that passes take. Raises ProgramError."""
    work.file = files.shown(path)
    module = make_module(work, files.read_text(path, work.stdin))
    check_plain(module)
    return module


def make_module(
    work: Work,
    text: str,
    *,
    check_it: bool = True,
    parser: Parser = _PARSER,
    most: int = MAX_ERRORS,
) -> Module:
    """Parse and check a program's text. Raises ProgramError with the first `most` mistakes."""
    work.phase, work.text = "parse", text
    module = parser.parse(text, work.file, most)
    if check_it:
        work.phase = "verify"
        check(module, most)
        work.warn(lint(module))
    return module


def apply(work: Work, module: Module, pipeline: Pipeline, watch: Watch = Watch()) -> Module:
    """Run a pipeline; the module is changed, or replaced by its re-read text.

    When a pass fails by its own fault, `work` then holds the program before it and how to repeat.
    """
    reached = Reached()
    for done, step in enumerate(pipeline.steps):
        work.phase = step.name
        try:
            warnings = Pipeline((step,)).run(
                module,
                before=watch.before,
                after=watch.after,
                timing=watch.timing,
                reached=reached,
            )
            work.warn(warnings)
            if watch.verify_each:
                _expect_valid(module, step)
            if watch.reparse_each:
                module, reached = reread(module, watch.parser), Reached()
        except ProgramError:
            raise
        except Exception as fault:
            _rewind(work, pipeline, done, watch.parser)
            cause = fault.__cause__ if isinstance(fault, PassFault) else None
            raise cause or fault from None
    return module


def is_local(module: Module) -> bool:
    """Whether a program is for one device already."""
    return module.main is not None and "plan.arg_shardings" in module.main.notes


def propagated(work: Work, module: Module) -> Module:
    """A copy of a program with every sharding decided."""
    return apply(work, fresh(work, module), parse_pipeline("propagate"), Watch(verify_each=False))


def partitioned(work: Work, module: Module, devices: int = 0) -> Module:
    """The program for one device: the module itself when it is that, else a partitioned copy.

    What `plan.remat` names is worked out again. `devices` of the cluster, where known: one needs no
    mesh. Raises ProgramError when the program has no main, no mesh, or is half way.
    """
    pipeline = PARTITION
    if module.main is not None and is_local(module):
        if not any("plan.remat" in op.notes for op in module.walk()):
            return module
        pipeline = parse_pipeline("remat")
    elif devices != 1:
        other = "; or name a chip as the cluster: one device needs no mesh" if devices else ""
        expect_spreadable(work, module, other)
    whole = fresh(work, module)
    if devices == 1 and not module.meshes:
        attrs = Attrs({"sym_name": String("one"), "mesh": MeshAttr(ONE)})
        whole.body.insert(0, Op("sdy.mesh", attrs=attrs))
    local = apply(work, whole, pipeline, Watch(verify_each=False))
    work.phase = "verify"
    check(local)
    return local


def expect_spreadable(work: Work, module: Module, other: str = "") -> None:
    """Raises ProgramError when the program has no main, or no mesh to spread over.

    `other`: what else would help.
    """
    if module.main is None:
        raise error("the program has no function main", Place(module.file))
    if not module.meshes and not propagated(work, module).meshes:  # they may stand in shardings
        help = 'declare one and name it in a sharding, e.g. sdy.mesh @mesh = <["x"=8]>' + other
        raise error("the program has no mesh to spread over", Place(module.file), help=help)


def fresh(work: Work, module: Module) -> Module:
    """The program as it was read, before any pass."""
    return make_module(work, module.source, check_it=False)


def reread(module: Module, parser: Parser = _PARSER) -> Module:
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


def _expect_valid(module: Module, step: Step) -> None:
    if problems := verify(module):
        raise BrokenInvariant(f"the program is invalid after {step.name}: {problems[0].message}")


def _rewind(work: Work, pipeline: Pipeline, done: int, parser: Parser) -> None:
    """Put the program before step `done` into `work`; the whole run where that fails too."""
    first, rest = pipeline.steps[:done], Pipeline(pipeline.steps[done : done + 1])
    try:
        module = parser.parse(work.text, work.file)
        for step in first:
            step.run.run(module)
        text = print_module(module)
    except Exception:
        text, rest = work.text, Pipeline(pipeline.steps[: done + 1])
    work.text = text
    work.command = f"shardwright-opt %s --pass-pipeline='{rest}'"
