"""Finds passes by file name and runs pipelines written as text.

A pass is `passes/<room>/<name>.py`; files that stand deeper are library.

A pipeline is `builtin.module(pass{opt=val other=val},func.func(pass))`; anchors may be left out,
we nest. `pipelines.txt` names pipelines: `named_pipelines.py` tells how.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import import_module
from importlib.resources import files
from inspect import getmembers, isclass
from pkgutil import walk_packages
from time import perf_counter
from typing import Any, cast, get_type_hints

import shardwright.passes as _passes
from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic, Place, ProgramError, error, nearest
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.verifier.executable_subset import check_plain
from shardwright.passes.base import UNCHANGED, Pass
from shardwright.passes.named_pipelines import NamedPipeline, read_options, read_pipelines
from shardwright.spec import stages

_MODULE, _FUNC = "builtin.module", "func.func"
LIBRARIES = ("shared", "explain")  # rooms without passes; elsewhere what stands deeper is library


@cache
def _modules() -> dict[str, str]:
    """Pass name -> dotted module name, found by walking the folders without importing passes."""
    found: dict[str, str] = {}
    for info in walk_packages(_passes.__path__, _passes.__name__ + "."):
        room, _, stem = info.name.removeprefix(f"{_passes.__name__}.").partition(".")
        if info.ispkg or not stem or "." in stem or room in LIBRARIES:
            continue
        name = stem.replace("_", "-")
        if name in found:
            raise ValueError(f"two passes are called {name}: {found[name]} and {info.name}")
        found[name] = info.name
    return found


@cache
def pipelines() -> dict[str, NamedPipeline]:
    """Named pipelines by name."""
    return read_pipelines((files(_passes) / "pipelines.txt").read_text(encoding="utf-8"))


def names() -> list[str]:
    """All passes and named pipelines, sorted."""
    return sorted([*_modules(), *pipelines()])


@cache
def find(name: str) -> type[Pass]:
    """The pass class of this name. Raises KeyError."""
    module = import_module(_modules()[name])
    classes = [
        member
        for _, member in getmembers(module, isclass)
        if issubclass(member, Pass) and member.__module__ == module.__name__
    ]
    (found,) = classes
    return found


@dataclass(frozen=True)
class Step:
    """One pass of a pipeline with its name."""

    name: str
    run: Pass

    def __str__(self) -> str:
        options = " ".join(
            f"{f.name.replace('_', '-')}={_option_text(getattr(self.run, f.name))}"
            for f in fields(self.run)
        )
        return f"{self.name}{{{options}}}" if options else self.name


# Called around a step; what one after a step returns takes the module's place.
Hook = Callable[[Step, Module], Module | None]


@dataclass(frozen=True)
class Pipeline:
    """Passes in order; prints back as a string that parses to an equal pipeline."""

    steps: tuple[Step, ...] = ()

    def __str__(self) -> str:
        groups: list[tuple[str, list[str]]] = []
        for step in self.steps:
            if not groups or groups[-1][0] != step.run.anchor:
                groups.append((step.run.anchor, []))
            groups[-1][1].append(str(step))
        shown = (
            ",".join(items) if anchor == _MODULE else f"{anchor}({','.join(items)})"
            for anchor, items in groups
        )
        return f"{_MODULE}({','.join(shown)})"

    def __add__(self, other: Pipeline) -> Pipeline:
        return Pipeline(self.steps + other.steps)

    def until(self, stage: str) -> Pipeline:
        """The steps that bring a program to a stage. Raises ValueError where none do."""
        return Pipeline(self.steps[: self._cut(stage)])

    def after(self, stage: str) -> Pipeline:
        """The steps that follow once a program is at a stage. Raises ValueError where none do."""
        return Pipeline(self.steps[self._cut(stage) :])

    def _cut(self, stage: str) -> int:
        """The number of steps before a program is at a stage for the first time."""
        for count, step in enumerate(self.steps):
            if step.run.needs == stage:
                return count
            if step.run.leaves == stage:
                return count + 1
        raise ValueError(f"no step of the pipeline reaches stage {stage}")

    def without(self, positions: Collection[int]) -> Pipeline:
        """The pipeline with the optimisations of some steps left out; the other steps stay."""
        kept: list[Step] = []
        for position, step in enumerate(self.steps):
            run = step.run.left_out() if position in positions else step.run
            kept += [] if run is None else [Step(step.name, run)]
        return Pipeline(tuple(kept))

    def optimisations(self) -> tuple[int, ...]:
        """Positions of the steps that may be left out."""
        every = enumerate(self.steps)
        return tuple(k for k, step in every if step.run.left_out() is not step.run)

    def plain(self) -> Pipeline:
        """The pipeline with every optimisation left out."""
        return self.without(self.optimisations())

    def run(
        self,
        module: Module,
        *,
        before: Sequence[Hook] = (),
        after: Sequence[Hook] = (),
        timing: dict[str, float] | None = None,
        progress: Callable[[str], None] | None = None,
        acted: list[int] | None = None,
    ) -> list[Diagnostic]:
        """Rewrite a module in place, checking stages on both sides of each pass; the warnings.

        `timing` collects seconds per pass name, `acted` positions of steps that may have changed
        something. A hook of `after` may give another module, which the next steps rewrite instead.
        Raises ProgramError; any other exception is our own bug and comes as `PassFault`.
        """
        warnings: list[Diagnostic] = []
        reached = _Reached()
        if self.steps:
            check_plain(module)
        for position, step in enumerate(self.steps):
            needs, leaves = step.run.needs, step.run.leaves
            if progress:
                progress(step.name)
            if reached.stage not in stages.options(needs):
                _check_stage(needs, module, step.name, "needs")
            for hook in before:
                hook(step, module)
            start = perf_counter()
            try:
                with not_collecting():
                    found = step.run.run(module)
                if timing is not None:
                    timing[step.name] = timing.get(step.name, 0.0) + perf_counter() - start
                is_known = found is UNCHANGED and leaves in (needs, "same")
                if leaves != "same" and not is_known:
                    _check_stage(leaves, module, step.name, "leaves")
                warnings += found or ()
                if acted is not None and found is not UNCHANGED:
                    acted.append(position)
                reached.pass_by(step, is_known)
                for hook in after:
                    replaced = hook(step, module)
                    if replaced is not None:
                        module, reached = replaced, _Reached()
            except (ProgramError, KeyboardInterrupt):
                raise
            except Exception as fault:
                raise PassFault(self, position) from fault
        return warnings


@dataclass
class _Reached:
    """The stage that a program was last checked to be at: "" where it was not, None at first."""

    stage: str | None = None

    def pass_by(self, step: Step, is_known: bool = False) -> None:
        """Behind a pass. One that needs a stage and leaves the same answers for that itself.

        `is_known`: the pass has changed nothing.
        """
        needs, leaves = step.run.needs, step.run.leaves
        if is_known and needs == "any":
            self.stage = self.stage or ""
        elif leaves != "same":
            self.stage = leaves
        else:
            known = () if needs == "any" else stages.options(needs)
            if self.stage not in known:
                self.stage = known[0] if len(known) == 1 else ""


class PassFault(Exception):
    """A step of a pipeline failed in a way that is our own bug; `__cause__` says how."""

    def __init__(self, pipeline: Pipeline, position: int) -> None:
        self.pipeline, self.position = pipeline, position
        self.name = pipeline.steps[position].name
        super().__init__(f"pass {self.name} failed")


class StageNotLeft(Exception):
    """A pass left the program at another stage than the one that it declares."""


def _check_stage(stage: str, module: Module, name: str, verb: str) -> None:
    if stage == "any" or stage == "same":
        return
    problem = stages.problem(stage, module)
    if problem is None:
        return
    if verb == "leaves":
        raise StageNotLeft(f"{name} does not leave {stage}: {problem}")
    message = f'pass "{name}" needs stage {stage}, but {problem}'
    raise error(message, Place(module.file), help=stages.ROADS.get(stage, ""))


# --- pipeline strings


@dataclass
class _Reader:
    text: str
    at: int = 0
    steps: list[Step] = field(default_factory=lambda: list[Step]())

    def fail(self, message: str, help: str = "", at: int | None = None) -> ProgramError:
        column = (self.at if at is None else at) + 1
        return error(message, Place("<pipeline>", 1, column, self.text), help=help, code=2)

    def space(self) -> None:
        while self.text[self.at : self.at + 1].isspace():
            self.at += 1

    def peek(self) -> str:
        self.space()
        return self.text[self.at : self.at + 1]

    def word(self) -> str:
        self.space()
        match = _WORD.match(self.text, self.at)
        if match is None:
            found = self.text[self.at : self.at + 1]
            raise self.fail(
                f'expected a pass name, got "{found}"' if found else "expected a pass name"
            )
        self.at = match.end()
        return match.group()

    def braces(self) -> str:
        """Raw text inside `{...}`, nested braces and quotes balanced; "" when there is none."""
        if self.peek() != "{":
            return ""
        start, depth, quote = self.at, 0, ""
        while self.at < len(self.text):
            char = self.text[self.at]
            self.at += 1
            if quote:
                quote = "" if char == quote else quote
            elif char in "\"'":
                quote = char
            elif char == "{":
                depth += 1
            elif char == "}":
                depth -= 1
                if not depth:
                    return self.text[start + 1 : self.at - 1]
        raise self.fail('missing "}" of the options that start here', at=start)

    def items(self, closing: str) -> None:
        """Items up to the closing bracket or the end."""
        while True:
            if closing and self.peek() == closing:
                return
            self.item()
            if self.peek() != ",":
                return
            self.at += 1

    def item(self) -> None:
        self.space()
        start = self.at
        name = self.word()
        if self.peek() == "(":
            if name not in (_MODULE, _FUNC):
                raise self.fail(
                    f'"{name}" is not a pass anchor', f"anchors are {_MODULE} and {_FUNC}", start
                )
            opening = self.at
            self.at += 1
            self.items(")")
            if self.peek() != ")":
                raise self.fail('missing ")" of the anchor that opens here', at=opening)
            self.at += 1
            return
        options = self.braces()
        if name in pipelines():
            try:
                items = pipelines()[name].expand(options)
            except ValueError as problem:
                raise self.fail(str(problem), at=start) from None
            self.steps.extend(parse_pipeline(items).steps)
            return
        if name not in _modules():
            raise self.fail(
                f"'{name}' does not refer to a registered pass or pass pipeline",
                nearest(name, names()),
                start,
            )
        try:
            self.steps.append(make_step(name, options))
        except ValueError as problem:
            raise self.fail(str(problem), at=start) from None


_WORD = re.compile(r"[A-Za-z0-9_.\-]+")


@cache
def _parsed(text: str) -> Pipeline:
    reader = _Reader(text)
    if reader.peek():
        reader.items("")
    if reader.peek():
        raise reader.fail(f'expected "," or the end, got "{reader.peek()}"')
    return Pipeline(tuple(reader.steps))


def parse_pipeline(text: str) -> Pipeline:
    """Read a pipeline string. Raises ProgramError (exit code 2) with the place in the string."""
    return _parsed(text)


def main_pipeline(cluster: str = "", placement: str = "off", conflicts: str = "size") -> Pipeline:
    """The pipeline that every verb, trial and page runs, whole or cut by stage."""
    options = {"cluster": cluster, "placement": placement, "conflicts": conflicts}
    said = " ".join(f"{key}={_option_text(value)}" for key, value in options.items())
    return parse_pipeline(f"compile{{{said}}}")


def make_step(name: str, options: str = "") -> Step:
    """A pass with options `a=1 b=x,y`. Raises KeyError for the name, ValueError for the options."""
    kind = find(name)
    known = {f.name: f for f in fields(kind)}
    types = get_type_hints(kind)
    values: dict[str, Any] = {}
    for word, text in read_options(name, options):
        key = word.replace("-", "_")
        if key not in known:
            spelled = [k.replace("_", "-") for k in known]
            hint = nearest(word, spelled) or "it has no options"
            raise ValueError(f'pass "{name}" has no option "{word}"; {hint}')
        values[key] = _option_value(name, word, text, types[key])
    return Step(name, kind(**values))


def _option_value(name: str, key: str, text: str, type: Any) -> Any:
    if type is bool:
        words = {"true": True, "1": True, "false": False, "0": False}
        if text not in words:
            raise ValueError(f'option "{key}" of "{name}" is true or false, got "{text}"')
        return words[text]
    if type in (int, float):
        try:
            return type(text)
        except ValueError:
            raise ValueError(f'option "{key}" of "{name}" is a number, got "{text}"') from None
    if type is str:
        return text
    return tuple(part for part in text.split(",") if part)


def _option_text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ",".join(map(str, cast(tuple[object, ...], value)))
    text = str(value)
    return f'"{text}"' if re.search(r"[\s{}]", text) or not text else text
